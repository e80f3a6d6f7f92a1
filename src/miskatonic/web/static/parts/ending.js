// @ts-check
// The sheet at the end of a game, where the decision was: outcome, figures, the rule, who stood out, and what one can
// do now.
import { useEffect, useRef, useState } from "preact/hooks";
import { ask, copy, creatorKey, goOn, keepTable, linkTo, watchKey } from "../http.js";
import { language } from "../words.js";
import { Honours, laidOut, useCourse } from "./course.js";
import { Consent } from "./decision.js";
import { html } from "./kit.js";
import { RuleLink } from "./lectern.js";

/** The sheet, when all is there that it is laid out with. @param {Page.State} state */
export const ready = (state) => laidOut(state).then(() => Ending);

/** `followed` is the next table as it was known when the end was first seen.
 * @param {{desk: Page.Desk, state: Page.Over, ui: Page.Ui, followed: string | null}} props */
function Ending({ desk, state, ui, followed }) {
  const { won, result, say, causes, rule, rule_say: why } = state.outcome;
  const course = useCourse(state);
  const wishes = desk.wishes.value;
  const wish = (/** @type {Page.Wishes} */ wanted) => (desk.wishes.value = wanted);
  const word = ui.has(`result-${result}`) ? ui.word(`result-${result}`) : ui.t(`web-end-${result}`);
  return html`<section class=${`rule end ${won ? "is-won" : "is-lost"}`} aria-label=${`${ui.t("web-end")}: ${word}`}>
    <div class="seal2">${ui.icon(won ? "elder-sign" : "doom")}</div>
    <p class="eb">${ui.t("web-end-table", { game: state.name, seats: state.seats.length })}</p>
    <h2>${word}</h2><p class="lead">${say}</p>
    ${
      course
      && html`<dl>${course.measures.map((one) => {
        const last = one.points[one.points.length - 1][1];
        return html`<div key=${one.id}><dt><span aria-hidden="true">${last}<small>/${one.goal}</small></span>
        <span class="vh">${ui.t("web-end-of", { value: last, goal: one.goal })}</span></dt><dd>${one.label}</dd></div>`;
      })}<div><dt>${course.minutes}</dt><dd>${ui.t("web-end-minutes")}</dd></div></dl>`
    }
    ${causes.length > 0 && html`<ul class="causes">${causes.map((/** @type {string} */ line) => html`<li key=${line}>${line}</li>`)}</ul>`}
    <p class="why">${why} <${RuleLink} desk=${desk} rule=${rule} /></p>
    ${desk.game.value?.ending && html`<${desk.game.value.ending} state=${state} ui=${ui} wishes=${wishes} wish=${wish} />`}
    ${course && ui.size !== "phone" && html`<${Honours} course=${course} ui=${ui} />`}
    <${Acts} desk=${desk} state=${state} course=${course} word=${word} wishes=${wishes} ui=${ui} followed=${followed} />
  </section>`;
}

/** @param {{desk: Page.Desk, state: Page.State, course: Protocol.Course | null, word: string, wishes: Page.Wishes, ui: Page.Ui, followed: string | null}} props */
function Acts({ desk, state, course, word, wishes, ui, followed }) {
  const [copied, setCopied] = useState(false);
  const again = /** @type {Partial<Protocol.Again> | null} */ (course ? course.again : {}); // empty until it is known, null where it can't be had
  const repeat = () =>
    ask("/api/tables", {
      key: creatorKey(),
      body: { .../** @type {Protocol.Again} */ (again), language: language.value },
    }).then((made) => {
      keepTable(made);
      location.assign(`/t/${made.table}`);
    });
  const share = () => {
    if (!course) return;
    const text = shared(state, course, word, ui);
    copy(text).then(
      () => {
        setCopied(true);
        desk.say(ui.t("web-copied-result"));
      },
      () => desk.say(ui.t("web-not-copied", { text })),
    );
  };
  const on = useGoingOn(desk, state, followed);
  return html`<div class="acts">
    ${on && html`<button class="btn big on" type="button" onClick=${() => on(wishes)}>${ui.icon("ui-chevron")}${ui.t("web-end-on")}</button>`}
    <a class=${`btn${on ? "" : " big"}`} href=${`/r/${state.table}?at=0`}>${ui.icon("ui-play")}${ui.t("web-end-replay")}</a>
    ${
      again
      && html`<button class="btn" type="button" disabled=${!again.game} onClick=${repeat}>${ui.icon("ui-seed")}
      <span>${ui.t("web-end-again")}<small>${again.seed}</small></span></button>`
    }
    <button class="btn share" type="button" disabled=${!course} onClick=${share}>${ui.icon(copied ? "ui-check" : "ui-share")}
      <span>${ui.t(copied ? "web-end-shared" : "web-end-share")}</span></button>
    <a class="btn" href="/">${ui.icon("ui-plus")}${ui.t("web-end-new")}</a>
    <${Back} desk=${desk} undo=${state.undo} ui=${ui} spectator=${state.spectator} /></div>`;
}

/** Goes on to the table that follows, where there is one: who stays here is taken along when somebody else does.
 * @param {Page.Desk} desk @param {Page.State} state @param {string | null} followed @returns {((wishes?: Page.Wishes) => void) | null} */
function useGoingOn(desk, state, followed) {
  const before = useRef(followed);
  const on = (/** @type {Page.Wishes | undefined} */ wishes) =>
    goOn(state, wishes).catch((trouble) => desk.say(trouble.message));
  useEffect(() => {
    if (state.next && !before.current) on({});
    before.current = state.next;
  }, [state.next]);
  return state.next || (state.goes_on && !state.spectator) ? on : null;
}

/** The game in a few words, and the way to look at it where this browser knows one.
 * @param {Page.State} state @param {Protocol.Course} course @param {string} word @param {Page.Ui} ui */
function shared(state, course, word, ui) {
  const measures = course.measures.map((one) => `${one.label}: ${one.points[one.points.length - 1][1]}/${one.goal}`);
  const watch = watchKey(state);
  return [
    ui.t("web-end-text", {
      game: state.name,
      result: word.replace(/[.!]+$/, ""),
      measures: measures.join(", "),
      seats: state.seats.length,
      turns: course.turns,
    }),
    ...(watch ? [linkTo(`/t/${state.table}#${watch}`)] : []),
  ].join("\n");
}

/** The last decision can be taken back after the end too; others who are here are asked.
 * @param {{desk: Page.Desk, undo: Protocol.Undoing, spectator: boolean, ui: Page.Ui}} props */
function Back({ desk, undo, spectator, ui }) {
  if (undo.asked) return html`<${Consent} desk=${desk} undo=${undo} />`;
  if (spectator || !undo.to.length) return null;
  return html`<button class="btn quiet back" type="button" aria-keyshortcuts="u"
    onClick=${() => desk.wire.undo("decision")}>${ui.icon("ui-undo")}
    ${ui.t(undo.free ? "web-end-undo" : "web-end-undo-ask")}</button>`;
}

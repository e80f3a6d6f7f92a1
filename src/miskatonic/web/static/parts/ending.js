// @ts-check
// The sheet at the end of a game, where the decision was: outcome, figures, the rule, and what one can do now.
import { useState } from "preact/hooks";
import { ask, copy, creatorKey, keepTable, watchKey } from "../http.js";
import { language } from "../words.js";
import { useCourse } from "./course.js";
import { html } from "./kit.js";

/** @param {{state: any, ui: any}} props */
export default function Ending({ state, ui }) {
  const { won, say, rule, rule_say: why } = state.outcome;
  const course = useCourse(state.table);
  const word = ui.t(won ? "web-end-won" : "web-end-lost");
  return html`<section class=${`rule end ${won ? "is-won" : "is-lost"}`} aria-label=${`${ui.t("web-end")}: ${word}`}>
    <div class="seal2">${ui.icon(won ? "elder-sign" : "doom")}</div>
    <p class="eb">${ui.t("web-end-table", { game: state.name, seats: state.seats.length })}</p>
    <h2>${word}</h2><p class="lead">${say}</p>
    ${course && html`<dl>${course.measures.map((/** @type {any} */ one) => {
      const last = one.points.at(-1)[1];
      return html`<div key=${one.id}><dt><span aria-hidden="true">${last}<small>/${one.goal}</small></span>
        <span class="vh">${ui.t("web-end-of", { value: last, goal: one.goal })}</span></dt><dd>${one.label}</dd></div>`;
    })}<div><dt>${course.minutes}</dt><dd>${ui.t("web-end-minutes")}</dd></div></dl>`}
    <p class="why">${why} <span class="id">${rule}</span></p>
    <${Acts} state=${state} again=${course ? course.again : {}} ui=${ui} />
  </section>`;
}

/** `again` is what makes the same table once more: empty until it is known, null where it can't be had.
 * @param {{state: any, again: any, ui: any}} props */
function Acts({ state, again, ui }) {
  const [copied, setCopied] = useState(false);
  const watch = watchKey(state);
  const repeat = () => ask("/api/tables", { key: creatorKey(), body: { ...again, language: language.value } })
    .then((made) => {
      keepTable(made);
      location.assign(`/t/${made.table}`);
    });
  const share = () => copy(`${location.origin}/t/${state.table}#${watch}`).then(() => setCopied(true));
  return html`<div class="acts">
    <a class="btn big" href=${`/r/${state.table}?at=0`}>${ui.icon("ui-play")}${ui.t("web-end-replay")}</a>
    ${again && html`<button class="btn" type="button" disabled=${!again.game} onClick=${repeat}>${ui.icon("ui-seed")}
      <span>${ui.t("web-end-again")}<small>${again.seed}</small></span></button>`}
    ${watch && html`<button class="btn" type="button" onClick=${share}>${ui.icon(copied ? "ui-check" : "ui-share")}
      <span aria-live="polite">${ui.t(copied ? "web-end-shared" : "web-end-share")}</span></button>`}
    <a class="btn" href="/">${ui.icon("ui-plus")}${ui.t("web-end-new")}</a></div>`;
}

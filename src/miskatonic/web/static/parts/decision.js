// @ts-check
// The pending decision: whose it is, the question, and what can and cannot be answered.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { t } from "../words.js";
import { html, icon, mark, size } from "./kit.js";
import { Options } from "./options.js";
import { Pop } from "./pop.js";

const THINKING = 300;
const DRAG = 28;
const LONG = 56;

/** @param {{desk: Page.Desk}} props */
export function Decision({ desk }) {
  const state = /** @type {Page.State} */ (desk.wire.state.value);
  const asked = state.asked;
  const [sheet, drag] = useSheet(state.number);
  const heading = useFocus(state);
  const options = useFromTop(state.number);
  useLayoutEffect(() => desk.shown.drawn(state.number), [state.number]);
  if (!asked) return html`<section class="decision theirs"><header><h2>${t("web-opening")}</h2></header></section>`;
  const { question, others = [] } = asked;
  return html`<section class=${`decision ${asked.mine ? "mine" : "theirs"} ${sheet}`} aria-label=${t("web-decision")}>
    <header class=${size.value === "phone" || question.length > LONG ? "broad" : ""} ...${drag}>
      ${size.value === "phone" && html`<span class="grip" aria-hidden="true"></span>`}
      <p class="who"><span class="shape">${(asked.mine || others.length < 2 ? [asked.seat] : others).map(
        mark,
      )}</span> <span><${Whose} state=${state} film=${desk.film} /></span></p>
      <div class="ask"><h2 tabindex="-1" ref=${heading}>${question}</h2>
        <span class="asktools">${
          size.value === "phone"
          && html`<${Hint} desk=${desk} state=${state} />
          <${Undo} desk=${desk} state=${state} />`
        }
        <button class="whybtn" type="button" onClick=${() => desk.show({ choice: true }, true)}>${t("web-why")}</button>
        </span></div>
    </header>
    <div class="options" ref=${options}>
      ${state.undo.asked && html`<${Consent} desk=${desk} undo=${state.undo} />`}
      ${asked.mine && desk.wire.advice.value?.why && html`<${Because} advice=${desk.wire.advice.value} />`}
      ${desk.game.value?.head && html`<${desk.game.value.head} state=${state} ui=${desk.ui} />`}
      ${asked.facts.length > 0 && html`<${Brought} desk=${desk} state=${state} />`}
      <${Options} desk=${desk} state=${state} />
    </div>
    ${
      size.value !== "phone"
      && html`<footer><${Undo} desk=${desk} state=${state} />
      <${Hint} desk=${desk} state=${state} />
      ${
        desk.ui.only.value
        && html`<button type="button" class="btn quiet push"
        onClick=${() => (desk.ui.only.value = null)}>${t("web-all-options")}</button>`
      }</footer>`
    }
  </section>`;
}

/** What the question brings to the table, drawn by the game or in words. @param {{desk: Page.Desk, state: Page.Asking}} props */
function Brought({ desk, state }) {
  const { facts } = state.asked;
  const drawn = desk.game.value?.brought?.(facts, state, desk.ui);
  return html`<div class="brought card">${drawn}
    <ul class=${drawn ? "vh" : ""}>${facts.map((line) => html`<li>${line.say}</li>`)}</ul></div>`;
}

/** Who is awaited, in words. @param {{state: Page.Asking, film: Page.Film}} props */
function Whose({ state, film }) {
  const { asked } = state;
  const seat = state.seats[asked.seat];
  const [thinking, setThinking] = useState(false);
  useEffect(() => {
    setThinking(false);
    const timer = setTimeout(() => setThinking(true), THINKING);
    return () => clearTimeout(timer);
  }, [state.number]);
  const { name, others = [] } = asked;
  const names = others.map((/** @type {number} */ one) => state.seats[one].name).join(", ");
  if (asked.mine) {
    return html`${t(film.before.value ? "web-then-decision" : "web-your-decision", { name })}${names && html`<small>${t("web-others-too", { names })}</small>`}`;
  }
  if (others.length > 1) return t("web-awaited", { names });
  if (seat.bot) return html`${thinking && icon("ui-bot")} ${t(thinking ? "web-bot-thinks" : "web-decides", { name })}`;
  if (!seat.online) return t("web-nobody-there", { name });
  return seat.person ? t("web-decides-for", { person: seat.person, name }) : t("web-decides", { name });
}

/** Undo with its small menu. @param {{desk: Page.Desk, state: Page.State}} props */
function Undo({ desk, state }) {
  const [open, setOpen] = useState(false);
  const { to, free, asked, labels } = state.undo;
  const off = !to.length || Boolean(asked) || state.spectator;
  const back = (/** @type {string} */ how) => {
    setOpen(false);
    desk.wire.undo(how);
  };
  if (state.spectator) return null;
  return html`<span class="undo">
    <button type="button" class="btn" disabled=${off} aria-keyshortcuts="u" onClick=${() => back("decision")}>
      ${icon("ui-undo")}<span class="say">${t(free ? "web-undo" : "web-undo-ask")}</span>
      <kbd class="key" aria-hidden="true">U</kbd></button>
    ${
      !off
      && to.length > 1
      && html`<${Pop} label=${t("web-undo-how")} symbol="ui-down" open=${open}
      setOpen=${setOpen}>${to.map(
        (/** @type {string} */ how) => html`<button type="button" role="menuitem"
        onClick=${() => back(how)}>${labels[how]}</button>`,
      )}</${Pop}>`
    }
  </span>`;
}

/** What a sensible bot would do: it is marked among the options. @param {{desk: Page.Desk, state: Page.Asking}} props */
function Hint({ desk, state }) {
  const { advice } = desk.wire;
  if (!state.asked.mine) return null;
  return html`<span class="hint"><button type="button" class="btn quiet" aria-keyshortcuts="h" onClick=${desk.wire.hint}>
      ${icon("ui-hint")}<span class="say">${t("web-hint")}</span><kbd class="key" aria-hidden="true">H</kbd></button>
    <span class="vh" role="status">${
      advice.value && `${t("web-hint-says", { say: advice.value.say })}. ${advice.value.why}`
    }</span></span>`;
}

/** Why it would. @param {{advice: Protocol.Advice}} props */
function Because({ advice }) {
  return html`<p class="advice" aria-hidden="true">${icon("ui-hint")}<span><b>${advice.say}.</b> ${advice.why}</span></p>`;
}

/** Somebody wants to go back: do I agree? @param {{desk: Page.Desk, undo: {asked: Protocol.WishToUndo, labels: Record<string, string>}}} props */
export function Consent({ desk, undo: { asked: wish, labels } }) {
  const name = wish.name || t("web-seat-somebody");
  const what = labels[wish.to];
  return html`<div class="consent" role="alert">
    <p>${
      wish.mine
        ? t("web-undo-waiting", {
            what,
            names: wish.waiting.map((/** @type {string} */ one) => one || t("web-seat-somebody")).join(", "),
          })
        : t("web-undo-wish", { name, what })
    }</p>
    <div class="row">${
      wish.can_agree
      && html`<button type="button" class="btn lit"
        onClick=${() => desk.wire.consent(true)}>${t("web-undo-agree")}</button>`
    }
      ${
        (wish.can_agree || wish.mine)
        && html`<button type="button" class="btn"
        onClick=${() => desk.wire.consent(false)}>${t(wish.mine ? "web-undo-withdraw" : "web-undo-decline")}</button>`
      }
    </div></div>`;
}

/** The sheet of the phone: put aside, half, or grown; its header is dragged or tapped.
 * @param {number} number @returns {[string, Record<string, (event: PointerEvent) => void>]} */
function useSheet(number) {
  const steps = ["aside", "half", "grown"];
  const [at, setAt] = useState(1);
  const from = useRef(/** @type {number | null} */ (null));
  useLayoutEffect(() => setAt((now) => (now === 0 ? 1 : now)), [number]);
  if (size.value !== "phone") return ["", {}];
  return [
    steps[at],
    {
      onPointerDown: (/** @type {PointerEvent} */ event) => {
        if (/** @type {Element} */ (event.target).closest("button")) return;
        /** @type {Element} */ (event.currentTarget).setPointerCapture(event.pointerId);
        from.current = event.clientY;
      },
      onPointerUp: (/** @type {PointerEvent} */ event) => {
        if (from.current === null) return;
        const moved = event.clientY - from.current;
        from.current = null;
        if (Math.abs(moved) < DRAG) setAt(at === 0 ? 1 : at === 1 ? 2 : 1);
        else setAt(Math.max(0, Math.min(2, at + (moved < 0 ? 1 : -1))));
      },
    },
  ];
}

/** A new decision is read from its first option on, however far the last one was scrolled. @param {number} number */
function useFromTop(number) {
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    if (list.current) list.current.scrollTop = 0;
  }, [number]);
  return list;
}

/** The focus follows the decision when it was on the decision or nowhere. @param {Page.State} state */
function useFocus(state) {
  const heading = useRef(/** @type {HTMLElement | null} */ (null));
  const was = useRef(false);
  was.current = was.current || Boolean(document.activeElement?.closest(".decision"));
  useLayoutEffect(() => {
    const nowhere = !document.activeElement || document.activeElement === document.body;
    if (state.asked?.mine && (was.current || nowhere)) heading.current?.focus({ preventScroll: true });
    was.current = false;
  }, [state.number]);
  return heading;
}

// @ts-check
// The dice tray: every die where it lies. The rolled pool is large, what is kept beside it, the rest small.
import { boardOf, choosable, details, die, dieInside, dieName, digit, html, key, percent, svg } from "./signs.js";

/** @typedef {import("./signs.js").Ui} Ui */
/** @typedef {{one: import("./signs.js").Die, number: number, note: string, mark: string, which: boolean,
 *   picked?: boolean, key?: string}} Lying a die with what is to be said about it */

/** The key of a die, so that options can light it. @param {number} number */
export const dieKey = (number) => `die:${number}`;

/** A die one may choose; ringed when pointed at, or when the question is which die.
 * @param {{lying: Lying, size: number, ui: Ui}} props */
function Choosable({ lying, size, ui }) {
  const { one, note, mark } = lying;
  const about = dieKey(lying.number);
  const lit = ui.lit(about);
  const ring = ui.hot(about) || (lying.which && lit) ? " use" : "";
  if (lying.picked) return die(one, ui, { size, cls: "picked", mark: "ui-check", note: ui.t("web-es-picked") });
  if (!lit) return die(one, ui, { size, cls: ring + (mark ? " spent" : ""), mark, note });
  return html`<button class=${`die ${one.colour}${ring}`} style=${{ "--d": `${size}px` }}
    ...${choosable(ui, about, "", dieName(one, ui, note))}>${dieInside(one, mark)}
    ${lying.which && digit(ui, about)}</button>`;
}

/** The dice of the pool already picked for a reroll: the question names their faces only, and never offers them again.
 * @param {any} choice @param {Lying[]} pool @param {Ui} ui @returns {number[]} */
function pickedOf(choice, pool, ui) {
  /** @type {string[]} */
  const faces = choice?.prompt === "reroll" ? choice.args.faces : [];
  const offered = (/** @type {Lying} */ each) => Boolean(ui.lit(dieKey(each.number)));
  const left = [...pool.filter((each) => !offered(each)), ...pool.filter(offered)];
  return faces.flatMap((face) => {
    const at = left.findIndex((each) => each.one.face === face);
    return at < 0 ? [] : left.splice(at, 1).map((each) => each.number);
  });
}

/** Dice that lie together under one heading. @param {string} cls @param {any} heading @param {Lying[]} dice
 * @param {number} size @param {Ui} ui @param {any} [more] */
function heap(cls, heading, dice, size, ui, more) {
  if (!dice.length && !more) return null;
  return html`<div class=${cls}><h3>${heading}</h3><div>${dice.map((lying) => html`<${Choosable}
    key=${lying.key ?? lying.number} lying=${lying} size=${size} ui=${ui} />`)}${more}</div></div>`;
}

/** The chances of the next roll, one for each open task, and the estimate of the whole.
 * @param {import("./signs.js").Attempt|null} attempt @param {Ui} ui */
function odds(attempt, ui) {
  if (!attempt) return null;
  const task = (/** @type {number} */ row) => attempt.place === "place-battle" ? ui.t("web-es-hit")
    : row < 20 ? ui.t("web-es-task", { row: row + 1 }) : ui.word("kind-monster");
  return html`<div class="odds">
    ${attempt.odds.length > 0 && attempt.pool.length > 0 && html`<h3>${ui.t("web-es-next_roll", {
      count: attempt.pool.length })}</h3>${attempt.odds.map((one) => html`<p>${task(one.task)} <b
      class="num">${percent(one.chance)}</b></p>`)}`}
    ${attempt.whole && html`<p class="whole" title=${ui.t("web-es-estimate")}>${ui.t("web-es-whole")} <b
      class="num">≈${percent(attempt.whole.chance)}</b></p>`}</div>`;
}

/** The pool with the button that rolls it.
 * @param {any} state @param {Lying[]} lying @param {number} size @param {Ui} ui */
function pool(state, lying, size, ui) {
  const { attempt } = boardOf(state);
  const picked = pickedOf(state.view.choice, lying, ui);
  const dice = lying.map((each) => ({ ...each, picked: picked.includes(each.number),
    key: `${each.number}:${each.one.face}:${attempt?.rolls}` }));
  const roll = ui.lit("roll");
  const heading = html`${ui.t(attempt?.rolled ? "web-es-rolled" : "web-es-pool")}
    ${attempt?.rolled && html`<span>${ui.t("web-es-roll_number", { n: attempt.rolls })}</span>`}`;
  const button = roll && html`<button class="btn rollit" ...${choosable(ui, "roll", "")}>
    ${key(roll.n)}${svg("ui-dice")}<span>${ui.t("web-es-roll")}</span></button>`;
  return heap(`pool${attempt?.rolled ? "" : " old"}`, heading, dice, size, ui, button);
}

/** @param {{state: any, ui: Ui}} props */
export function Tray({ state, ui }) {
  const { attempt, dice, locks } = boardOf(state);
  const which = !state.asked?.groups.some((/** @type {any} */ group) => group.verb === "complete");
  const sources = structuredClone(locks);
  /** @type {Lying[]} */
  const all = dice.map((one, number) => {
    const locked = one.place === "locked";
    const source = locked && sources[one.colour].shift();
    const note = source ? `${ui.word("board-place_locked")}: ${ui.word(source)}` : "";
    return { one, number, which, note, mark: locked ? "lock" : "" };
  });
  const at = (/** @type {string} */ place) => all.filter((each) => each.one.place === place);
  const holders = (/** @type {string} */ place) => [...new Set(at(place).map((each) => each.one.holder))];
  const held = (/** @type {string} */ place, /** @type {any} */ holder) =>
    at(place).filter((each) => each.one.holder === holder);
  const heaps = new Set(dice.map((one) => `${one.place}${one.holder ?? ""}`)).size;
  const crowded = ui.size !== "wide" || heaps > 3 || (at("pool").length > 5 && ui.lit("roll"));
  const [large, kept, small] = crowded ? [46, 38, 22] : [54, 42, 28];
  const big = ui.size === "phone" && at("pool").length > 6 ? 38 : large;
  const named = (/** @type {string} */ place, cls = place, size = small) =>
    heap(cls, ui.word(`board-place_${place}`), at(place), size, ui);
  const classes = `tray${ui.motion ? "" : " still"}${crowded ? " crowded" : ""}`;
  return html`<section class=${classes} aria-label=${ui.word("board-dice")} tabindex="0">
    ${pool(state, at("pool"), big, ui)}
    ${!attempt && named("supply", "free", kept)}
    ${odds(attempt, ui)}
    ${named("focused", "focused", kept)}
    ${holders("helper").map((seat) => heap("held", html`${ui.mark(seat)}<span
      class="whose">${state.seats[seat].name}</span>`, held("helper", seat), kept, ui))}
    ${holders("spell").map((card) => heap("held", html`<button class="named" ...${details(ui, card)}>
      ${svg("gi-spell-book")}${ui.word(card)}</button>`, held("spell", card), kept, ui))}
    ${named("task", "ontask")}
    ${attempt && heap("aside", ui.t("web-es-aside"), at("supply"), small, ui)}
    ${named("locked")}${named("discarded", "off")}${named("gone", "off")}
  </section>`;
}

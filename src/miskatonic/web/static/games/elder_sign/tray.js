// @ts-check
// The dice tray: every die where it lies. The rolled pool is large, what is kept beside it, the rest small.
import { choosable, details, die, dieInside, dieName, digit, html, percent, svg } from "./signs.js";

/** The key of a die, so that options can light it. */
export const dieKey = (/** @type {number} */ number) => `die:${number}`;

/** A die one may choose; ringed when pointed at, or when the question is which die and one option is about it. */
function Choosable(/** @type {any} */ { one, number, size, mark, note, which, picked, ui }) {
  const key = dieKey(number);
  const lit = ui.lit(key);
  const only = which && lit?.options.length === 1;
  const ring = ui.hot(key) || only ? " use" : "";
  if (picked) return die(one, ui, { size, cls: "picked", mark: "ui-check", note: ui.t("web-es-picked") });
  if (!lit) return die(one, ui, { size, cls: ring + (mark ? " spent" : ""), mark, note });
  return html`<button class=${`die ${one.colour}${ring}`} style=${{ "--d": `${size}px` }} ...${choosable(ui, key, "", dieName(one, ui, note))}>
    ${dieInside(one, mark)}${only && digit(ui, key)}</button>`;
}

/** The dice of the pool already picked for a reroll: the question names their faces only, and never offers them again. */
function pickedOf(/** @type {any} */ state, /** @type {any[]} */ pool, /** @type {any} */ ui) {
  const faces = state.view.choice?.prompt === "reroll" ? state.view.choice.args.faces : [];
  const left = [...pool].sort((a, b) => Number(Boolean(ui.lit(dieKey(a.number)))) - Number(Boolean(ui.lit(dieKey(b.number)))));
  return faces.flatMap((/** @type {string} */ face) => {
    const at = left.findIndex((each) => each.one.face === face);
    return at < 0 ? [] : left.splice(at, 1).map((each) => each.number);
  });
}

/** Dice that lie together under one heading. */
function group(/** @type {string} */ cls, /** @type {any} */ heading, /** @type {any[]} */ dice, /** @type {number} */ size, /** @type {any} */ ui,
  /** @type {any} */ extra = null) {
  if (!dice.length && !extra) return null;
  return html`<div class=${cls}><h3>${heading}</h3><div>${dice.map(({ one, number, note, mark, which, picked, key }) =>
    html`<${Choosable} key=${key || number} one=${one} number=${number} size=${size} mark=${mark} note=${note} which=${which} picked=${picked} ui=${ui} />`)}${extra}</div></div>`;
}

/** The chances of the next roll, one for each open task, and the estimate of the whole. */
function odds(/** @type {any} */ attempt, /** @type {any} */ ui) {
  if (!attempt) return null;
  const task = (/** @type {any} */ one) => attempt.place === "place-battle" ? ui.t("web-es-hit")
    : one.task < 20 ? ui.t("web-es-task", { row: one.task + 1 }) : ui.word("kind-monster");
  return html`<dl class="odds">${attempt.odds.length > 0 && attempt.pool.length > 0 && html`<dt>${ui.t("web-es-next_roll", { count: attempt.pool.length })}</dt>
      ${attempt.odds.map((/** @type {any} */ one) => html`<dd>${task(one)} <b class="num">${percent(one.chance)}</b></dd>`)}`}
    ${attempt.whole && html`<dd class="whole" title=${ui.t("web-es-estimate")}>${ui.t("web-es-whole")} <b class="num">≈${percent(attempt.whole.chance)}</b></dd>`}</dl>`;
}

export function Tray(/** @type {any} */ { state, ui }) {
  const board = state.view.board;
  const attempt = board.attempt;
  const which = !state.asked?.groups.some((/** @type {any} */ each) => each.verb === "complete");
  const waiting = structuredClone(board.locks);
  const dice = board.dice.map((/** @type {any} */ one, /** @type {number} */ number) => {
    const source = one.place === "locked" ? waiting[one.colour].shift() : null;
    const note = source ? `${ui.word("board-place_locked")}: ${ui.word(source)}` : "";
    return { one, number, which, note, mark: one.place === "locked" ? "lock" : "" };
  });
  const at = (/** @type {string} */ place) => dice.filter((/** @type {any} */ each) => each.one.place === place);
  const held = (/** @type {string} */ place) => Map.groupBy(at(place), (/** @type {any} */ each) => each.one.holder);
  const rolls = attempt ? attempt.rolls : 0;
  const picked = pickedOf(state, at("pool"), ui);
  const pool = at("pool").map((/** @type {any} */ each) => ({ ...each, picked: picked.includes(each.number), key: `${each.number}:${each.one.face}:${rolls}` }));
  const heaps = new Set(board.dice.map((/** @type {any} */ one) => `${one.place}${one.holder ?? ""}`)).size;
  const crowded = ui.size !== "wide" || heaps > 4;
  const [big, kept, small] = crowded ? [46, 38, 22] : [54, 42, 28];
  const roll = ui.lit("roll");
  const heading = html`${ui.t(attempt?.rolled ? "web-es-rolled" : "web-es-pool")}${attempt?.rolled && html` <span>${ui.t("web-es-roll_number", { n: attempt.rolls })}</span>`}`;
  const start = roll && html`<button class="btn rollit" ...${choosable(ui, "roll", "")}><span class="key lit">${roll.n}</span>${svg("ui-dice")}${ui.t("web-es-roll")}</button>`;
  return html`<section class=${`tray${ui.motion ? "" : " still"}`} aria-label=${ui.word("board-dice")}>
    ${(pool.length > 0 || start) && group(`pool${attempt?.rolled ? "" : " old"}`, heading, pool, big, ui, start)}
    ${!attempt && group("free", ui.word("board-place_supply"), at("supply"), kept, ui)}
    ${odds(attempt, ui)}
    ${group("focused", ui.word("board-place_focused"), at("focused"), kept, ui)}
    ${[...held("helper")].map(([seat, some]) => group("held", html`${ui.mark(seat)}<span class="who">${state.seats[seat].name}</span>`, some, kept, ui))}
    ${[...held("spell")].map(([card, some]) => group("held", html`<button class="named" ...${details(ui, card)}>${svg("gi-spell-book")}${ui.word(card)}</button>`, some, kept, ui))}
    ${group("ontask", ui.word("board-place_task"), at("task"), small, ui)}
    ${attempt && group("aside", ui.t("web-es-aside"), at("supply"), small, ui)}
    ${group("locked", ui.word("board-place_locked"), at("locked"), small, ui)}
    ${group("off", ui.word("board-place_discarded"), at("discarded"), small, ui)}
    ${group("off", ui.word("board-place_gone"), at("gone"), small, ui)}
  </section>`;
}

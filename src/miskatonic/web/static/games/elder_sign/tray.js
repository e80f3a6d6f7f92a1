// @ts-check
// The dice tray: every die where it is. The rolled pool is large, dice held back are beside it, the rest small.
import { useEffect, useRef, useState } from "preact/hooks";
import { percent } from "../../parts/kit.js";
import { Thing, control, digit, marked, telling } from "../../parts/thing.js";
import { boardOf, dieInside, dieName, html, rowless, signOfDie, svg } from "./signs.js";

/** @typedef {{one: import("./signs.js").Die, id: string, note: string, mark: string, which: boolean,
 *   picked?: boolean, key?: string}} Lying a die with what is to be said about it */

/** @typedef {[heading: string, dice: Lying[], size: number, rows?: number]} Heap */

/** About how many pixels lie between dice and at the sides of a heap, and how many a letter of a heading, the chances
 * and the button take. */
const [GAP, PADDING, LETTER, ODDS, BUTTON] = [12, 21, 7, 132, 130];
/** Dice are drawn no smaller than this: of their size, and in pixels. */
const [SMALLEST, LEAST] = [0.8, 20];

/** A die one may choose; ringed when pointed at, or when the question is which die.
 * @param {{lying: Lying, ui: Page.Ui}} props */
function Choosable({ lying, ui }) {
  const { one, id, picked, which } = lying;
  const [mark, note] = picked ? ["ui-check", ui.t("web-es-picked")] : [lying.mark, lying.note];
  const seen = ["die", one.colour, picked ? "picked" : lying.mark && !ui.lit(id) && "spent", which && "which"]
    .filter(Boolean)
    .join(" ");
  const look = { ...marked(ui, id, seen), "data-sign": signOfDie(one) };
  if (picked || !ui.lit(id)) {
    return html`<span ...${look} role="img" aria-label=${dieName(one, ui, note)}>${dieInside(one, mark)}</span>`;
  }
  return html`<button ...${look} ...${control(ui, id, { label: dieName(one, ui, note) })}>${dieInside(one, mark)}
    ${which && ui.lit(id)?.options.length === 1 && digit(ui, id)}</button>`;
}

/** The dice of the pool already picked for a reroll: the question names their faces only, and never offers them again.
 * @param {Protocol.SeenChoice | null} choice @param {Lying[]} pool @param {Page.Ui} ui @returns {string[]} */
function pickedOf(choice, pool, ui) {
  const faces = choice?.prompt === "reroll" ? /** @type {string[]} */ (choice.args.faces) : [];
  const offered = (/** @type {Lying} */ each) => Boolean(ui.lit(each.id));
  const left = [...pool.filter((each) => !offered(each)), ...pool.filter(offered)];
  return faces.flatMap((face) => {
    const at = left.findIndex((each) => each.one.face === face);
    return at < 0 ? [] : left.splice(at, 1).map((each) => each.id);
  });
}

/** Dice that lie together under one heading. @param {string} cls @param {Page.Drawn} heading @param {Lying[]} dice
 * @param {number} size @param {Page.Ui} ui @param {Page.Drawn} [more] */
function heap(cls, heading, dice, size, ui, more) {
  if (!dice.length && !more) return null;
  return html`<div class=${cls} style=${{ "--d": `${size}px` }}><h3>${heading}</h3><div>${dice.map(
    (lying) => html`<${Choosable} key=${lying.key ?? lying.id} lying=${lying} ui=${ui} />`,
  )}${more}</div></div>`;
}

/** The chances of the next roll, one for each open task.
 * @param {ElderSign.Board} board @param {Page.Ui} ui */
function odds({ attempt, museum, worlds }, ui) {
  if (!attempt) return null;
  const card = [...museum, ...worlds].find((one) => one?.id === attempt.place_id);
  const task = (/** @type {string} */ id) => {
    const row = card?.tasks.find((one) => one.id === id);
    if (!row) return ui.t("web-es-hit");
    return rowless(row) ? ui.word("kind-monster") : ui.t("web-es-task", { row: row.task + 1 });
  };
  return html`<div class="odds">
    ${
      attempt.odds.length > 0
      && attempt.next_dice > 0
      && html`<h3>${ui.t("web-es-next_roll", {
        count: attempt.next_dice,
      })}</h3>${attempt.odds.map(
        (one) => html`<p>${task(one.id)} <b
      class="num">${percent(one.chance)}</b></p>`,
      )}`
    }</div>`;
}

const POOL = "pool:dice";

/** The pool with the button that rolls it.
 * @param {Page.Open<ElderSign.Board>} state @param {Lying[]} lying @param {number} size @param {Page.Ui} ui */
function pool(state, lying, size, ui) {
  const { attempt } = boardOf(state);
  const picked = pickedOf(state.view.choice, lying, ui);
  const dice = lying.map((each) => ({
    ...each,
    picked: picked.includes(each.id),
    key: `${each.id}:${each.one.face}:${attempt?.rolls}`,
  }));
  const heading = html`${ui.t(attempt?.rolled ? "web-es-rolled" : "web-es-pool")}
    ${attempt?.rolled && html`<span>${ui.t("web-es-roll_number", { n: attempt.rolls })}</span>`}`;
  const button =
    ui.lit(POOL)
    && html`<${Thing} ui=${ui} ids=${POOL} cls="btn rollit">
    ${svg("ui-dice")}<span>${ui.t("web-es-roll")}</span><//>`;
  return heap(`pool${attempt?.rolled ? "" : " old"}`, heading, dice, size, ui, button);
}

/** How wide the tray is, in pixels; 0 before it lies. @param {{current: Element | null}} tray */
function useWidth(tray) {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const watch = new ResizeObserver(([{ contentRect }]) => setWidth(Math.floor(contentRect.width)));
    if (tray.current) watch.observe(tray.current);
    return () => watch.disconnect();
  }, []);
  return width;
}

/** How much smaller dice must be to lie in one line, and whether that is not enough: then things are drawn closer
 * together and what still has no room goes into a second line. All dice are always in sight.
 * @param {Heap[]} heaps
 * @param {number} more pixels for what is no die @param {number} width */
function fitted(heaps, more, width) {
  const columns = heaps
    .filter(([, dice]) => dice.length)
    .map(([heading, dice, size, rows = 1]) => ({
      head: heading.length * LETTER,
      size,
      count: Math.ceil(dice.length / rows),
    }));
  const load = columns.reduce((sum, { size, count }) => sum + size * count, 0);
  const between =
    more
    + columns.reduce(
      (sum, { head, size, count }) => sum + PADDING + Math.max(GAP * (count - 1), head - size * count),
      0,
    );
  const wanted = width ? (width - between) / load : 1;
  return { times: Math.max(SMALLEST, Math.min(1, wanted)), full: wanted < SMALLEST };
}

/** @param {Page.Seen<ElderSign.Board>} props */
export function Tray({ state, ui }) {
  const tray = useRef(/** @type {HTMLElement | null} */ (null));
  const board = boardOf(state);
  const { attempt, dice, locks } = board;
  const which = !state.asked?.groups.some((group) => group.verb === "complete");
  const sources = structuredClone(locks);
  /** @type {Lying[]} */
  const all = dice.map((one) => {
    const locked = one.place === "locked";
    const source = locked && sources[one.colour].shift();
    const note = source ? `${ui.word("board-place_locked")}: ${ui.word(source)}` : "";
    return { one, id: one.id ?? "", which, note, mark: locked ? "lock" : "" };
  });
  const at = (/** @type {string} */ place) => all.filter((each) => each.one.place === place);
  const held = (/** @type {string} */ place, /** @type {ElderSign.Board["dice"][number]["holder"]} */ holder) =>
    at(place).filter((each) => each.one.holder === holder);
  const helpers = /** @type {number[]} */ ([...new Set(at("helper").map((each) => each.one.holder))]);
  const spells = /** @type {string[]} */ ([...new Set(at("spell").map((each) => each.one.holder))]);
  const heaps = new Set(dice.map((one) => `${one.place}${one.holder ?? ""}`)).size;
  const crowded = ui.size !== "wide" || heaps > 3 || (at("pool").length > 5 && ui.lit(POOL));
  const [pooled, beside, rest] = crowded
    ? [ui.size === "phone" && at("pool").length > 6 ? 38 : 46, 38, 22]
    : [54, 42, 28];
  const word = (/** @type {string} */ place) => ui.word(`board-place_${place}`);
  /** @type {Heap[]} */
  const lying = [
    ["", at("pool"), pooled],
    [word("supply"), at("supply"), attempt ? rest : beside, attempt ? 2 : 1],
    [word("focused"), at("focused"), beside],
    ...helpers.map((seat) => /** @type {Heap} */ ([state.seats[seat].name, held("helper", seat), beside])),
    ...spells.map((card) => /** @type {Heap} */ ([ui.word(card), held("spell", card), beside])),
    ...["task", "locked", "discarded", "gone"].map((place) => /** @type {Heap} */ ([word(place), at(place), rest, 2])),
  ];
  const { times, full } = fitted(lying, (attempt ? ODDS : 0) + (ui.lit(POOL) ? BUTTON : 0), useWidth(tray));
  const [large, kept, small] = [pooled, beside, rest].map((size) => Math.max(LEAST, Math.round(size * times)));
  const named = (/** @type {string} */ place, cls = place, size = small) => heap(cls, word(place), at(place), size, ui);
  const classes = `tray${ui.motion ? "" : " still"}${crowded ? " crowded" : ""}${full ? " full" : ""}`;
  return html`<section class=${classes} ref=${tray} aria-label=${ui.word("board-dice")} tabindex="0">
    ${pool(state, at("pool"), large, ui)}
    ${!attempt && named("supply", "free", kept)}
    ${odds(board, ui)}
    ${named("focused", "focused", kept)}
    ${helpers.map((seat) =>
      heap(
        "held",
        html`${ui.mark(seat)}<span
      class="holder">${state.seats[seat].name}</span>`,
        held("helper", seat),
        kept,
        ui,
      ),
    )}
    ${spells.map((card) =>
      heap(
        "held",
        html`<button class="named" ...${telling(ui, card)}>
      ${svg("gi-spell-book")}${ui.word(card)}</button>`,
        held("spell", card),
        kept,
        ui,
      ),
    )}
    ${named("task", "ontask")}
    ${attempt && heap("aside", ui.t("web-es-aside"), at("supply"), small, ui)}
    ${named("locked")}${named("discarded", "off")}${named("gone", "off")}
  </section>`;
}

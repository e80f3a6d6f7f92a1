// @ts-check
// One investigator: sanity, stamina, clues, trophies, where the marker stands, and the cards in hand.
import { THINGS, choosable, details, digit, html, itemIcon, light, svg } from "./signs.js";

/** The keys of what belongs to a seat. */
export const handKey = (/** @type {number} */ seat, /** @type {string} */ card) => `hand:${seat}:${card}`;
export const seatKey = (/** @type {number} */ seat) => `seat:${seat}`;
export const statKey = (/** @type {number} */ seat, /** @type {string} */ kind) => `${kind}:${seat}`;

function stat(/** @type {string} */ kind, /** @type {number} */ count, /** @type {number|null} */ of, /** @type {number} */ seat, /** @type {any} */ ui) {
  const key = statKey(seat, kind);
  const name = ui.t(`web-es-${kind}`);
  const label = of === null ? `${name}: ${count}` : ui.t("web-es-stat", { name, count, of });
  const inside = html`${svg(THINGS[kind])}<span class="num">${count}${of !== null && html`<small>/${of}</small>`}</span>`;
  const cls = `stat ${kind}${of !== null && count <= 1 ? " low" : ""}`;
  if (!ui.lit(key)) return html`<span class=${cls} role="img" aria-label=${label} title=${label}>${inside}</span>`;
  return html`<button class=${cls + light(ui, key)} ...${choosable(ui, key, "", label)}>${inside}${digit(ui, key)}</button>`;
}

function Chip(/** @type {any} */ { card, seat, ui }) {
  const key = handKey(seat, card);
  return html`<button class=${"chip relic" + light(ui, key)} ...${choosable(ui, key, card, ui.word(card))}>
    ${digit(ui, key)}${svg(itemIcon(card))}${ui.word(card)}</button>`;
}

export function Seat(/** @type {any} */ { index, state, ui }) {
  const board = state.view.board;
  const seat = board.seats[index];
  if (!seat.investigator) {
    return board.mythos || board.ancient_one?.awake || seat.out
      ? html`<p class="where">${ui.word(seat.out ? "board-out" : "board-vacant")}</p>` : null;
  }
  const battle = board.ancient_one?.awake;
  const key = seatKey(index);
  const lit = ui.lit(key);
  return html`<div class="stats">
      ${stat("sanity", seat.sanity, seat.max_sanity, index, ui)}${stat("stamina", seat.stamina, seat.max_stamina, index, ui)}
      ${stat("clue", seat.clues, null, index, ui)}${stat("trophies", seat.trophy_value, null, index, ui)}
      ${seat.daily_used && html`<span class="daily" role="img" aria-label=${ui.word("board-daily_used")}
        title=${ui.word("board-daily_used")}>${svg("ui-sun")}${svg("ui-check", "i tick")}</span>`}
      ${lit && html`<button class="state whom" ...${choosable(ui, key, seat.investigator)}>${digit(ui, key) ?? "…"}${ui.t("web-es-choose")}</button>`}
    </div>
    <p class="where">${!battle && html`<span class="at">${svg("pawn")}${ui.word(seat.place)}</span>`}
      <button class="named" ...${details(ui, seat.investigator)}>${ui.t("web-es-ability")}</button></p>
    ${seat.hand.length > 0 && html`<div class="hand">${
      seat.hand.map((/** @type {string} */ card, /** @type {number} */ i) => html`<${Chip} key=${card + i} card=${card} seat=${index} ui=${ui} />`)}</div>`}`;
}

// @ts-check
// One investigator: sanity, stamina, clues, trophies, where the marker stands, and the cards in hand.
import { steady, useShared } from "../../parts/steady.js";
import { THINGS, boardOf, choosable, details, digit, html, itemIcon, light, svg } from "./signs.js";

/** @typedef {import("./signs.js").Ui} Ui */

/** The keys of what belongs to a seat. @param {number} seat @param {string} card */
export const handKey = (seat, card) => `hand:${seat}:${card}`;
/** @param {number} seat */
export const seatKey = (seat) => `seat:${seat}`;
/** @param {number} seat @param {string} kind */
export const statKey = (seat, kind) => `${kind}:${seat}`;

/** @param {{kind: string, count: number, of?: number, seat: number, ui: Ui}} props */
function Stat({ kind, count, of, seat, ui }) {
  const key = statKey(seat, kind);
  const name = ui.t(`web-es-${kind}`);
  const label = `${name}: ${count}${of === undefined ? "" : `/${of}`}`;
  const inside = html`${svg(THINGS[kind])}<span class="num">${count}${of !== undefined
    && html`<small>/${of}</small>`}</span>`;
  const cls = `stat ${kind}${of !== undefined && count <= 1 ? " low" : ""}`;
  if (!ui.lit(key)) return html`<span class=${cls} role="img" aria-label=${label} title=${label}>${inside}</span>`;
  return html`<button class=${cls + light(ui, key)} ...${choosable(ui, key, "", label)}>${inside}
    ${digit(ui, key)}</button>`;
}

/** @param {{card: string, seat: number, ui: Ui}} props */
function Chip({ card, seat, ui }) {
  const key = handKey(seat, card);
  return html`<button class=${"chip relic" + light(ui, key)} ...${choosable(ui, key, card, ui.word(card))}>
    ${digit(ui, key)}${svg(itemIcon(card))}${ui.word(card)}</button>`;
}

/** @param {{index: number, state: any, ui: Ui}} props */
export function Seat({ index, state, ui }) {
  const { seats, mythos, ancient_one: foe } = boardOf(state);
  const awake = Boolean(foe?.awake);
  return html`<${Inside} index=${index} seat=${useShared(seats[index])} begun=${Boolean(mythos) || awake} awake=${awake}
    ui=${ui} />`;
}

const Inside = steady((/** @type {{index: number, seat: import("./signs.js").Person, begun: boolean, awake: boolean,
  ui: Ui}} */ { index, seat, begun, awake, ui }) => {
  if (!seat.investigator) {
    return (begun || seat.out) && html`<p class="where">${ui.word(seat.out ? "board-out" : "board-vacant")}</p>`;
  }
  const key = seatKey(index);
  const choose = ui.t("web-es-choose");
  const used = ui.word("board-daily_used");
  return html`<div class="stats">
      <${Stat} kind="sanity" count=${seat.sanity} of=${seat.max_sanity} seat=${index} ui=${ui} />
      <${Stat} kind="stamina" count=${seat.stamina} of=${seat.max_stamina} seat=${index} ui=${ui} />
      <${Stat} kind="clue" count=${seat.clues} seat=${index} ui=${ui} />
      <${Stat} kind="trophies" count=${seat.trophy_value} seat=${index} ui=${ui} />
      ${seat.daily_used && html`<span class="daily" role="img" aria-label=${used} title=${used}>
        ${svg("ui-sun")}${svg("ui-check", "i tick")}</span>`}
      ${ui.lit(key) && html`<button class="state choose"
        ...${choosable(ui, key, seat.investigator, choose)}>${digit(ui, key)}${choose}</button>`}
    </div>
    <p class="where">${!awake && html`<span class="at">${svg("pawn")}${ui.word(seat.place)}</span>`}
      <button class="named" ...${details(ui, seat.investigator)}>${ui.t("web-es-ability")}</button></p>
    ${seat.hand.length > 0 && html`<div class="hand">${seat.hand.map((card, i) =>
      html`<${Chip} key=${card + i} card=${card} seat=${index} ui=${ui} />`)}</div>`}`;
});

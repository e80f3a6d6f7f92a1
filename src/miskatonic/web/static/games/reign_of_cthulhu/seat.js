// @ts-check
// The inside of a seat: sanity as candles, actions left, place, and the open hand.
import { html } from "../../parts/kit.js";
import { picture, townOf } from "./pictures.js";
import { Thing } from "./touch.js";

const MOST_SANITY = 4;

/** Equal names counted, in their order. @param {string[]} names @returns {[string, number][]} */
export function counted(names) {
  const counts = new Map();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts];
}

/** A card as a chip: clues by town with a count, relics by name.
 * @param {{name: string, count: number, seat?: number, ui: any}} props */
export function Card({ name, count, seat, ui }) {
  const clue = name.startsWith("clue-");
  return html`<${Thing} ui=${ui} name=${name} thing=${seat === undefined ? name : `card:${seat}:${name}`}
    cls=${clue ? "chip" : "chip relic"} title=${clue ? ui.word(name) : ui.word(`${name}.text`)}
    label=${count > 1 ? `${ui.word(name)}: ${count}` : ui.word(name)}>
    <span class=${clue ? `t-${townOf(name)}` : ""}>${ui.icon(picture(name))}</span>
    <span class=${clue ? "num" : "name"} aria-hidden="true">${clue ? count : ui.word(name)}</span><//>`;
}

/** @param {{index: number, state: any, ui: any}} props */
export function Seat({ index, state, ui }) {
  const board = state.view.board;
  const { investigator, place, hand, hand_limit: limit } = board.seats[index];
  return html`
    <div class="stats">
      <${Mind} index=${index} name=${investigator ?? place} seat=${board.seats[index]} ui=${ui} />
      ${board.acting && board.active === index && html`<${Actions} board=${board} ui=${ui} />`}
      <${Thing} ui=${ui} name=${place} thing=${`of:${place}`} cls="bare where" label=${ui.word(place)}>
        ${ui.icon(picture(place))}<span aria-hidden="true">${ui.word(place)}</span><//>
    </div>
    ${hand.length > 0 && html`<div class="hand">
      ${counted(hand).map(([name, count]) => html`<${Card} key=${name} name=${name} count=${count} seat=${index}
        ui=${ui} />`)}
      ${hand.length >= limit - 1 && html`<span class=${`held num${hand.length >= limit ? " low" : ""}`} role="img"
        aria-label=${ui.t("web-reign-hand", { count: hand.length, limit })}>
        ${ui.icon("ui-hand")}${hand.length}/${limit}</span>`}</div>`}`;
}

/** Candles, and the word when all are out. @param {{index: number, name: string, seat: any, ui: any}} props */
function Mind({ index, name, seat: { sane, sanity }, ui }) {
  const says = [ui.t("web-reign-sanity", { count: sanity, most: MOST_SANITY })];
  if (!sane) says.push(ui.word("label-insane"));
  const candles = Array.from({ length: MOST_SANITY }, (_, i) => i < sanity);
  return html`<${Thing} ui=${ui} name=${name} thing=${`seat:${index}`} label=${says.join(", ")}>
    <span class=${`pips${sanity === 1 ? " low" : ""}`}>${candles.map((lit) => html`<span class=${lit ? "" : "off"}>
      ${ui.icon(lit ? "sanity" : "sanity-lost")}</span>`)}</span>
    ${!sane && html`<span class="state bad" aria-hidden="true">${ui.word("label-insane")}</span>`}<//>`;
}

/** Actions left of those of the turn. @param {{board: any, ui: any}} props */
function Actions({ board, ui }) {
  const most = Math.max(board.seats[board.active].actions, board.actions);
  return html`<span class="dots" role="img" aria-label=${ui.t("web-reign-actions", { count: board.actions, most })}>
    ${Array.from({ length: most }, (_, i) => html`<i class=${i < board.actions ? "" : "off"}></i>`)}</span>`;
}

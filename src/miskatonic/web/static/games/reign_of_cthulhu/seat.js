// @ts-check
// The inside of a seat: sanity as candles, actions left, place, and the open hand.
import { html } from "../../parts/kit.js";
import { Thing } from "../../parts/thing.js";
import { CLUES, picture, TOWNS } from "./pictures.js";

const MOST_SANITY = 4;

/** Equal cards together, in their order; those in a hand have ids.
 * @param {string[]} names @param {string[]} [ids] @returns {{name: string, count: number, ids: string[]}[]} */
export function counted(names, ids = []) {
  return [...new Set(names)].map((name) => {
    const places = names.flatMap((each, i) => (each === name ? [i] : []));
    return { name, count: places.length, ids: places.flatMap((i) => ids[i] ?? []) };
  });
}

/** A card as a chip: clues by town with a count, relics by name.
 * @param {{name: string, count: number, ids: string[], ui: Page.Ui}} props */
export function Card({ name, count, ids, ui }) {
  const clue = TOWNS[CLUES[name]];
  return html`<${Thing} ui=${ui} ids=${ids} shows=${name}
    cls=${clue ? "chip" : "chip relic"} sign=${clue ? "sign-clue" : undefined} title=${clue ? undefined : ui.word(`${name}.text`)}
    label=${count > 1 ? `${ui.word(name)}: ${count}` : ui.word(name)}>
    <span class=${clue ? `t-${clue.cls}` : ""}>${ui.icon(picture(name))}</span>
    <span class=${clue ? "num" : "name"} aria-hidden="true">${clue ? count : ui.word(name)}</span><//>`;
}

/** @param {Page.Seen<ReignOfCthulhu.Board> & {index: number}} props */
export function Seat({ index, state, ui }) {
  const board = state.view.board;
  const { id, investigator, place, hand, hand_ids: ids, hand_limit: limit } = board.seats[index];
  return html`
    <div class="stats">
      <${Mind} id=${id} name=${investigator ?? place} seat=${board.seats[index]} ui=${ui} />
      ${board.acting && board.active === index && html`<${Actions} board=${board} ui=${ui} />`}
      <${Thing} ui=${ui} ids=${[]} shows=${place} cls="bare where" label=${ui.word(place)}>
        ${ui.icon(picture(place))}<span aria-hidden="true">${ui.word(place)}</span><//>
    </div>
    ${
      hand.length > 0
      && html`<div class="hand">
      ${counted(hand, ids).map((cards) => html`<${Card} key=${cards.name} ...${cards} ui=${ui} />`)}
      ${
        hand.length >= limit - 1
        && html`<span class=${`held num${hand.length >= limit ? " low" : ""}`} role="img" data-sign="sign-hand"
        aria-label=${ui.t("web-reign-hand", { count: hand.length, limit })}>
        ${ui.icon("ui-hand")}${hand.length}/${limit}</span>`
      }</div>`
    }`;
}

/** Candles, and the word when all are out. @param {{id: string, name: string, seat: ReignOfCthulhu.Seat, ui: Page.Ui}} props */
function Mind({ id, name, seat: { sane, sanity }, ui }) {
  const says = [ui.t("web-reign-sanity", { count: sanity, most: MOST_SANITY })];
  if (!sane) says.push(ui.word("label-insane"));
  const candles = Array.from({ length: MOST_SANITY }, (_, i) => i < sanity);
  return html`<${Thing} ui=${ui} ids=${id} shows=${name} label=${says.join(", ")} sign="sign-sanity">
    <span class=${`pips${sanity === 1 ? " low" : ""}`}>${candles.map(
      (lit) => html`<span class=${lit ? "" : "off"}>
      ${ui.icon(lit ? "sanity" : "sanity-lost")}</span>`,
    )}</span>
    ${!sane && html`<span class="state bad" aria-hidden="true">${ui.word("label-insane")}</span>`}<//>`;
}

/** Actions left of those of the turn. @param {{board: ReignOfCthulhu.Board, ui: Page.Ui}} props */
function Actions({ board, ui }) {
  const most = Math.max(board.seats[board.active].actions, board.actions);
  return html`<span class="dots" role="img" data-sign="sign-actions" aria-label=${ui.t("web-reign-actions", { count: board.actions, most })}>
    ${Array.from({ length: most }, (_, i) => html`<i class=${i < board.actions ? "" : "off"}></i>`)}</span>`;
}

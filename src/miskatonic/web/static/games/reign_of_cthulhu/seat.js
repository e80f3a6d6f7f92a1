// @ts-check
// The inside of a seat: sanity as candles, actions left, place, and the open hand.
import { html } from "../../parts/kit.js";
import { picture, townOf } from "./pictures.js";
import { chance, glow, touch } from "./touch.js";

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
  const key = seat === undefined ? name : `card:${seat}:${name}`;
  const label = [count > 1 ? `${ui.word(name)}: ${count}` : ui.word(name), ...chance(ui, key)].join(", ");
  return html`<button type="button" class=${`chip${clue ? "" : " relic"}${glow(ui, key)}`} aria-label=${label}
    title=${clue ? ui.word(name) : ui.word(`${name}-text`)} ...${touch(ui, name, key)}>
    <span class=${clue ? `t-${townOf(name)}` : ""}>${ui.icon(picture(name))}</span>
    ${clue ? html`<span class="num">${count}</span>` : html`<span class="name">${ui.word(name)}</span>`}
    ${ui.lit(key) && html`<span class="key lit">${ui.lit(key).n}</span>`}</button>`;
}

/** @param {{index: number, state: any, ui: any}} props */
export function Seat({ index, state, ui }) {
  const board = state.view.board;
  const { investigator, sane, sanity, place, hand, hand_limit: limit, actions: most } = board.seats[index];
  const acting = board.acting && board.active === index;
  const role = investigator ?? place;
  const candles = Array.from({ length: MOST_SANITY }, (_, i) => (i < sanity ? "sanity" : "sanity-lost"));
  const whole = Math.max(most, board.actions);
  return html`
    <div class="stats">
      <button type="button" class=${`bare${glow(ui, `seat:${index}`)}`} ...${touch(ui, role, `seat:${index}`)}
        aria-label=${`${ui.t("web-reign-sanity", { count: sanity, most: MOST_SANITY })}, ${ui.word(sane ? "label-sane" : "label-insane")}`}>
        <span class=${`pips${sanity === 1 ? " low" : ""}`}>
          ${candles.map((each) => html`<span class=${each === "sanity" ? "" : "off"}>${ui.icon(each)}</span>`)}</span>
        ${!sane && html`<span class="state bad">${ui.t("web-reign-insane")}</span>`}
        ${ui.lit(`seat:${index}`) && html`<span class="key lit">${ui.lit(`seat:${index}`).n}</span>`}</button>
      ${acting && html`<span class="dots" role="img" aria-label=${ui.t("web-reign-actions", { count: board.actions, most: whole })}>
        ${Array.from({ length: whole }, (_, i) => html`<i class=${i < board.actions ? "" : "off"}></i>`)}</span>`}
      <button type="button" class="bare where" ...${touch(ui, place, `of:${place}`)}>${ui.icon(picture(place))}${ui.word(place)}</button>
    </div>
    ${hand.length > 0 && html`<div class="hand">
      ${counted(hand).map(([name, count]) => html`<${Card} key=${name} name=${name} count=${count} seat=${index} ui=${ui} />`)}
      ${hand.length >= limit - 1 && html`<span class=${`held num${hand.length >= limit ? " low" : ""}`} role="img"
        aria-label=${ui.t("web-reign-hand", { count: hand.length, limit })}>${ui.icon("ui-hand")}${hand.length}/${limit}</span>`}</div>`}`;
}

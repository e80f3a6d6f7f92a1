// @ts-check
// What the lectern tells about a card: what it is, its traits, its text. Backs and unrevealed sides are not told.
import { html } from "../../parts/kit.js";
import { Icons, picture, svg, typeOf } from "./pictures.js";

/** Every card that is seen, as the table has it. @param {any} board @returns {any[]} */
export const seen = (board) => [...board.seats.flatMap((/** @type {any} */ seat) => [...(seat.hand ?? []), ...seat.area, ...seat.threat, ...seat.discard]),
  ...board.places.flatMap((/** @type {any} */ place) => [place, ...place.enemies, ...place.attached, ...place.others]),
  ...board.encounter.discard, ...board.victory.map((/** @type {any} */ one) => one.card)];

/** @param {string} name @param {any} state @param {any} ui */
export function details(name, state, ui) {
  if (!name.startsWith("card-")) return null;
  const card = seen(state.view.board).find((one) => one.card === name);
  const hidden = card?.kind === "location" && !card.revealed;
  const texts = (hidden ? ["unrevealed"] : ["text", "elder"]).filter((part) => ui.has(`${name}.${part}`));
  const traits = (card?.traits ?? []).map((/** @type {string} */ trait) => ui.word(`trait-${trait}`)).join(". ");
  const symbols = ["skull", "cultist", "tablet", "elder_thing"].filter((token) => ui.has(`${name}.${token}`));
  return html`<div class="told"><div class="zh"><span class="zi">${svg(picture(name, card?.kind))}</span>
      ${card && html`<p class="ty">${card.kind !== "location" && typeOf(card, ui)}${traits && html` <i>${traits}.</i>`}</p>`}
      ${card?.icons && html`<${Icons} icons=${card.icons} ui=${ui} />`}</div>
    ${texts.map((part) => html`<p class="zt">${part === "elder" && svg("elder-sign")}${ui.word(`${name}.${part}`)}</p>`)}
    ${symbols.map((token) => html`<p class="zt">${svg(token === "skull" ? "peril" : token)}${ui.word(`${name}.${token}`)}</p>`)}</div>`;
}

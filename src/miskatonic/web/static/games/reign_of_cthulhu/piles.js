// @ts-check
// What is in the piles, as far as everybody may know it.
import { html } from "../../parts/kit.js";
import { picture, TOWNS } from "./pictures.js";
import { Card, counted } from "./seat.js";

/** @param {{pile: string, board: ReignOfCthulhu.Board, ui: Page.Ui}} props */
export function Piles({ pile, board, ui }) {
  if (pile === "summoning") return html`<${Summoning} board=${board} ui=${ui} />`;
  if (pile === "relics") {
    return html`<h2>${ui.word("label-relic_deck")}: ${board.relic_deck}</h2>
      <h3>${ui.t("web-reign-played")}</h3><${Cards} names=${board.box} ui=${ui} />`;
  }
  return html`<h2>${ui.word("label-deck")}: ${board.deck}</h2>
    <p>${ui.t("web-reign-piles", { sizes: board.piles.filter(Boolean).join(" + ") })}</p>
    ${
      board.foreseen.length > 0
      && html`<h3>${ui.t("web-reign-foreseen")}</h3><div class="hand">
      ${board.foreseen.map((/** @type {string} */ name) => html`<${Card} name=${name} count=${1} ids=${[]} ui=${ui} />`)}</div>`
    }
    <h3>${ui.word("label-discard")}: ${board.discard.length}</h3><${Cards} names=${board.discard} ui=${ui} />`;
}

/** @param {{names: string[], ui: Page.Ui}} props */
function Cards({ names, ui }) {
  if (!names.length) return html`<p>${ui.t("web-reign-nothing")}</p>`;
  return html`<div class="hand">${counted([...names].sort()).map(
    (cards) => html`<${Card} key=${cards.name} ...${cards} ui=${ui} />`,
  )}</div>`;
}

/** The summoning cards: the layers of the deck from the top, each in the board's order, and the discards.
 * @param {{board: ReignOfCthulhu.Board, ui: Page.Ui}} props */
function Summoning({ board, ui }) {
  const layers = board.summoning_layers.filter((/** @type {string[]} */ layer) => layer.length);
  return html`<h2>${ui.word("label-summoning_deck")}: ${board.summoning_deck}</h2>
    ${layers.map(
      (/** @type {string[]} */ layer, /** @type {number} */ i) => html`
      ${layers.length > 1 && html`<h3>${ui.t("web-reign-layer", { number: i + 1 })}: ${layer.length}</h3>`}
      <${Places} names=${layer} board=${board} ui=${ui} />`,
    )}
    <h3>${ui.word("label-summoning_discard")}: ${board.summoning_discard.length}</h3>
    <${Places} names=${board.summoning_discard} board=${board} ui=${ui} />
    <p class="note" data-sign="sign-symbol">${ui.icon("shoggoth")}${ui.t("web-reign-symbol")}</p>`;
}

/** @param {{names: string[], board: ReignOfCthulhu.Board, ui: Page.Ui}} props */
function Places({ names, board, ui }) {
  if (!names.length) return html`<p>${ui.t("web-reign-nothing")}</p>`;
  return html`<ul class="hand">${names.map((name) => {
    const place = /** @type {ReignOfCthulhu.Place} */ (board.places.find((p) => p.name === name));
    return html`<li class="chip relic" key=${name}>
      <span class=${`t-${TOWNS[place.town].cls}`}>${ui.icon(picture(place.town), ui.word(place.town))}</span>
      ${ui.icon(picture(name))}${ui.word(name)}${place.symbol && ui.icon("shoggoth", ui.t("web-reign-symbol"))}</li>`;
  })}</ul>`;
}

// @ts-check
// The opening hand: large cards; what goes back sinks, turns amber and is stamped.
import { html } from "../../parts/kit.js";
import { Thing } from "../../parts/thing.js";
import { focusOf } from "./focus.js";
import { Head } from "./hand.js";
import { cardThing, classMark, Icons, picture, svg, typeOf } from "./pictures.js";

/** @typedef {import("./pictures.js").Ui} Ui */

/** @param {{state: any, ui: Ui}} props */
export function Opening({ state, ui }) {
  const seat = state.view.board.seats[focusOf(state)];
  const { name } = state.seats[seat.seat];
  if (!seat.hand) return html`<div class="awaited"><h2>${ui.t("web-ah-opening-theirs", { name })}</h2></div>`;
  const lit = state.asked?.seats.includes(seat.seat);
  return html`<div class=${`opening2${lit ? "" : " w"}`}>
    <header class="mh"><h2>${ui.mark(seat.seat)}${ui.t("web-ah-opening", { name })}</h2>
      <p>${ui.t(lit ? "web-ah-opening-how" : seat.took_turn ? "web-ah-opening-done" : "web-ah-opening-wait")}</p></header>
    <ul class="ofan">${seat.hand.map((/** @type {any} */ card) => html`<li key=${card.id}><${Large} card=${card}
      back=${seat.marked.includes(card.id)} ui=${ui} /></li>`)}</ul></div>`;
}

/** @param {{card: any, back: boolean, ui: Ui}} props */
function Large({ card, back, ui }) {
  const told = `${card.card}.text`;
  return html`<${Thing} ui=${ui} ids=${cardThing(card.id)} shows=${card.card} cls=${`oc k-${card.class}${back ? " back" : ""}`}
    label=${[ui.word(card.card), typeOf(card, ui), back && ui.t("web-ah-goes-back")].filter(Boolean).join(", ")}>
    <span class="oin"><${Head} card=${card} ui=${ui} />
      <span class="oart" aria-hidden="true">${svg(picture(card.card, card.kind))}${back && html`<span class="goes">${ui.t("web-ah-goes-back")}</span>`}</span>
      <span class="otp">${typeOf(card, ui)}</span>
      ${ui.has(told) && html`<span class="ott" aria-hidden="true">${ui.word(told)}</span>`}
      <span class="oft"><${Icons} icons=${card.icons} ui=${ui} /><span class="cm" title=${ui.word(`class-${card.class}`)}>${classMark(card.class)}</span></span></span><//>`;
}

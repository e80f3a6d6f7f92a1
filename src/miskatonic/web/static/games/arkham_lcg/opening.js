// @ts-check
// The opening hand: whose it is, large cards; what goes back sinks, turns amber and is stamped. Below: what new cards could be.
import { html, percent } from "../../parts/kit.js";
import { Thing } from "../../parts/thing.js";
import { Skills } from "./area.js";
import { Interlude } from "./campaign.js";
import { focusOf } from "./focus.js";
import { Head } from "./hand.js";
import { cardThing, changed, classMark, Icons, picture, svg, Tokens, typeOf } from "./pictures.js";

/** @param {Page.Seen<ArkhamLcg.Board>} props */
export function Opening({ state, ui }) {
  const { seats, scenario } = state.view.board;
  const intro = `scenario-${scenario}.text`;
  const seat = seats[focusOf(state)];
  const { name } = state.seats[seat.seat];
  if (!seats.some((one) => one.hand_size)) return html`<${Interlude} state=${state} ui=${ui} />`;
  if (!seat.hand) return html`<div class="awaited"><h2>${ui.t("web-ah-opening-theirs", { name })}</h2></div>`;
  const lit = state.asked?.seats.includes(seat.seat);
  return html`<div class=${`opening2${lit ? "" : " w"}`}>
    <header class="mh"><h2>${ui.mark(seat.seat)}${ui.t("web-ah-opening", { name })}</h2>
      <${Who} seat=${seat} ui=${ui} />${ui.size !== "phone" && ui.has(intro) && html`<p class="intro"><b>${ui.word(`scenario-${scenario}`)}.</b> ${ui.word(intro)}</p>`}
      <p>${ui.t(lit ? "web-ah-opening-how" : seat.took_turn ? "web-ah-opening-done" : "web-ah-opening-wait")}${ui.size === "phone" && ` ${ui.t("web-ah-opening-hold")}`}</p></header>
    <ul class="ofan">${seat.hand.map(
      (card) => html`<li key=${card.id}><${Large} card=${card}
      back=${seat.marked.includes(card.id)} ui=${ui} /></li>`,
    )}</ul>
    ${seat.redraw && html`<${Prospects} redraw=${seat.redraw} ui=${ui} />`}</div>`;
}

/** Whose hand it is: skills, ability, elder sign. @param {{seat: ArkhamLcg.SeenSeat, ui: Page.Ui}} props */
function Who({ seat, ui }) {
  const { id, card } = seat;
  const told = [`${card}.text`, `${card}.elder`].filter(ui.has);
  return html`<${Thing} ui=${ui} ids=${[cardThing(id)]} shows=${card} cls=${`card whoami k-${seat.class}`} label=${ui.word(card)}>
    <span class="zi">${svg(picture(card, "investigator"))}</span><${Skills} seat=${seat} skill="" ui=${ui} />
    ${told.map((part, i) => html`<span class="wt">${i > 0 && svg("elder-sign")}${ui.word(part)}</span>`)}<//>`;
}

/** What is left in the deck, and how likely it comes. @param {{redraw: ArkhamLcg.Redraw, ui: Page.Ui}} props */
function Prospects({ redraw: { count, of, kinds }, ui }) {
  return html`<section class="panel ahead"><header><h3>${ui.t(count > 0 ? "web-ah-new-cards" : "web-ah-whole-deck", { count, of })}</h3>
      ${count > 0 && html`<span>${ui.t("web-ah-at-least-one")}</span>`}</header>
    <ul>${kinds.map(
      ({ kind, left, chance }) => html`<li key=${kind}><span><b>${kind ? ui.word(kind) : ui.t("web-ah-kind-skill")}</b>
      <small>${ui.t("web-ah-left", { count: left })}</small></span>${
        count > 0
        && html`<span class="odds"><b>${percent(chance)}</b>
      <i style=${{ "--part": `${100 * chance}%` }} aria-hidden="true"></i></span>`
      }</li>`,
    )}</ul></section>`;
}

/** @param {{card: import("./cards.js").Card, back: boolean, ui: Page.Ui}} props */
function Large({ card, back, ui }) {
  const told = `${card.card}.text`;
  return html`<${Thing} ui=${ui} ids=${cardThing(card.id)} shows=${card.card} cls=${`oc k-${card.class}${back ? " back" : ""}`}
    label=${[ui.word(card.card), typeOf(card, ui), back && ui.t("web-ah-goes-back")].filter(Boolean).join(", ")}>
    <span class="oin"><${Head} card=${card} ui=${ui} />
      <span class="oart" aria-hidden="true">${svg(picture(card.card, card.kind))}${back && html`<span class="goes">${ui.t("web-ah-goes-back")}</span>`}</span>
      <span class="otp">${typeOf(card, ui)}<${Tokens} card=${{ health: card.health, sanity: card.sanity }} ui=${ui} /></span>
      ${ui.has(told) && html`<span class="ott" aria-hidden="true">${ui.word(told)}${changed(card, ui)}</span>`}
      <span class="oft"><${Icons} icons=${card.icons} ui=${ui} /><span class="cm" title=${ui.word(`class-${card.class}`)}>${classMark(card.class)}</span></span></span><//>`;
}

// @ts-check
// What the campaign keeps of a scenario that is over: the log, and of each investigator experience by its sources.
import { html } from "../../parts/kit.js";
import { signed } from "./pictures.js";

/** @typedef {import("./pictures.js").Ui} Ui */

/** @param {{state: any, ui: Ui}} props */
export function Record({ state, ui }) {
  const { campaign, seats } = state.view.board;
  if (!campaign) return null;
  return html`<section class="record" aria-label=${ui.t("web-ah-log")}><h3>${ui.t("web-ah-log")}</h3>
    <ul class="notes">${campaign.log.map((/** @type {any} */ { entry }) => html`<li key=${entry}>${ui.word(`note-${entry.split(":")[0]}`)}</li>`)}</ul>
    ${seats.map((/** @type {any} */ seat) => html`<${Sheet} key=${seat.seat} seat=${seat} ui=${ui} />`)}</section>`;
}

/** @param {{seat: any, ui: Ui}} props */
function Sheet({ seat, ui }) {
  const { physical, mental } = seat.trauma;
  return html`<div class="who"><h4>${ui.mark(seat.seat)} ${ui.word(seat.investigator)}
      <span>${ui.t("web-ah-experience", { count: seat.experience })}</span></h4>
    <ul>${seat.gains.map((/** @type {any} */ { reason, card, amount }) => html`<li><span>${card ? ui.word(card)
      : ui.t(`web-ah-gain-${reason}`)}</span> <b class="num">${signed(amount)}</b></li>`)}</ul>
    ${seat.fate && html`<p>${ui.t(`web-ah-fate-${seat.fate}`)}</p>`}
    ${physical + mental > 0 && html`<p>${ui.t("web-ah-trauma", { physical, mental })}</p>`}
    ${seat.earned.map((/** @type {string} */ card) => html`<p>${ui.t("web-ah-earned", { name: ui.word(card) })}</p>`)}</div>`;
}

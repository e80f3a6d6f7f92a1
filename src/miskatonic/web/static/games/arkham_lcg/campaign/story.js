// @ts-check
// How a scenario of a campaign ended: its story on the left, on the right what is written down, line by line.
import { html } from "../../../parts/kit.js";
import { picture, signed, svg } from "../pictures.js";
import { Ahead } from "./ahead.js";
import { noteWords } from "./book.js";

/** @param {{state: Page.Over<ArkhamLcg.Board>, sheet: ArkhamLcg.Sheet, ui: Page.Ui}} props */
export function Story({ state, sheet, ui }) {
  const { board } = state.view;
  const { say } = state.outcome;
  const stop = sheet.path.find((one) => one.scenario === board.scenario);
  return html`<div class="book story card"><div class="page" tabindex="0"><p class="eb">${ui.word(`scenario-${board.scenario}`)}</p>
      <h2>${ui.t(`web-ah-resolution-${stop?.resolution ?? "none"}`)}</h2><div class="prose"><p>${say}</p></div>${
        board.campaign?.outcome
        && html`<p class="fin">${svg(board.campaign.outcome === "lost" ? "doom" : "elder-sign")}${ui.t(
          `web-ah-campaign-${board.campaign.outcome}`,
        )}</p>`
      }</div>
    <div class="page" tabindex="0"><h3 class="first">${ui.t("web-ah-written")}</h3><ul class="chg3"><${Written} sheet=${sheet} seats=${board.seats} ui=${ui} /></ul>${!sheet.ahead.done && html`<${Ahead} sheet=${sheet} ui=${ui} />`}</div></div>`;
}

/** @param {{sheet: ArkhamLcg.Sheet, seats: ArkhamLcg.SeenSeat[], ui: Page.Ui}} props */
function Written({ sheet, seats, ui }) {
  const fresh = sheet.notes.filter((note) => note.fresh);
  const crossed = sheet.notes.filter((note) => note.cut);
  const present = (/** @type {number} */ seat) =>
    /** @type {ArkhamLcg.Present} */ (sheet.people.find((one) => one.seat === seat));
  const sections = [...new Set(fresh.filter(({ card }) => card).map(({ key }) => key))];
  return html`${fresh.filter(({ card }) => !card).map((note) => html`<li class="add">${svg("ui-plus")}<span><b>${noteWords(note, ui)}</b></span></li>`)}
    ${sections.map(
      (section) => html`<li class="add">${svg("ui-plus")}<span><b>${ui.word(`note-${section}`)}</b>
      <small>${fresh
        .filter(({ key, card }) => card && key === section)
        .map((note) => noteWords(note, ui))
        .join(", ")}</small></span></li>`,
    )}
    ${crossed.map((note) => html`<li class="cut">${svg("ui-close")}<span><b><s>${noteWords(note, ui)}</s></b></span></li>`)}
    ${seats.map((seat) => html`<${Earned} key=${seat.seat} seat=${seat} suffered=${present(seat.seat).suffered} ui=${ui} />`)}`;
}

/** Experience of one, by its sources; trauma; cards; what became of somebody. @param {{seat: ArkhamLcg.SeenSeat, suffered: ArkhamLcg.Trauma, ui: Page.Ui}} props */
function Earned({ seat, suffered: { physical, mental }, ui }) {
  return html`<li class="add">${svg("experience")}<span><b>${ui.mark(seat.seat)} ${ui.word(seat.card)}: ${ui.t("web-ah-experience", { count: seat.experience })}</b>
      <span class="gains">${seat.gains.map(
        ({ reason, card, amount }) =>
          html`<span><b class="num">${signed(amount)}</b> ${
            card ? ui.word(card) : ui.t(`web-ah-gain-${reason}`)
          }</span>`,
      )}</span></span></li>
    ${physical > 0 && html`<li class="bad">${svg("damage")}<span><b>${ui.word(seat.card)}: ${ui.t("web-ah-suffers-physical", { count: physical })}</b></span></li>`}
    ${mental > 0 && html`<li class="bad">${svg("horror")}<span><b>${ui.word(seat.card)}: ${ui.t("web-ah-suffers-mental", { count: mental })}</b></span></li>`}
    ${seat.fate && html`<li class="bad">${svg(seat.fate === "insane" ? "threshold" : "gi-tombstone")}<span><b>${ui.word(seat.card)}: ${ui.t(`web-ah-fate-${seat.fate}`)}</b></span></li>`}
    ${seat.earned.map(
      (
        card,
      ) => html`<li class="add">${svg(picture(card, "asset"))}<span><b>${ui.t("web-ah-earned", { name: ui.word(card) })}</b>
      <small>${ui.word(seat.card)}</small></span></li>`,
    )}`;
}

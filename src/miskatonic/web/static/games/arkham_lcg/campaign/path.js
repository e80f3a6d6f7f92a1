// @ts-check
// The road of a campaign: a disc for each scenario with its numeral, what happened there and what it brought; a pawn stands where
// one is.
import { html } from "../../../parts/kit.js";
import { svg } from "../pictures.js";

/** What stands for a scenario. @type {Record<string, string>} */
const SCENES = {
  the_gathering: "gi-family-house",
  the_midnight_masks: "gi-drama-masks",
  the_devourer_below: "gi-dead-wood",
  extracurricular_activity: "gi-open-book",
};
const NUMERALS = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"];

/** The numeral of a scenario on the road. @param {ArkhamLcg.Sheet} sheet @param {string} scenario @returns {string} */
export const numeral = ({ path }, scenario) => NUMERALS[path.findIndex((one) => one.scenario === scenario)] ?? "";

/** @param {{sheet: ArkhamLcg.Sheet, ui: Page.Ui}} props */
export function Path({ sheet, ui }) {
  return html`<section class="panel pth" aria-label=${ui.t("web-ah-path")}><ol>${sheet.path.map(
    (stop) => html`<${Stop}
    key=${stop.scenario} stop=${stop} number=${numeral(sheet, stop.scenario)} ui=${ui} />`,
  )}</ol></section>`;
}

/** @param {{stop: ArkhamLcg.PathStep, number: string, ui: Page.Ui}} props */
function Stop({ stop: { scenario, state, resolution, experience }, number, ui }) {
  const told = resolution ? ui.t(`web-ah-resolution-${resolution}`) : ui.t(`web-ah-stop-${state}`);
  return html`<li class=${`stop ${state}`} aria-current=${state === "now" ? "step" : undefined}>
    <span class="disc" aria-hidden="true">${svg(SCENES[scenario] ?? "gi-open-book")}<b>${number}</b></span>
    <span class="sn"><b>${ui.word(`scenario-${scenario}`)}</b><small>${told}${
      experience !== null
      && html`<span class="xpx" role="img"
      aria-label=${ui.t("web-ah-experience", { count: experience })}>${svg("experience")}<b class="num">${experience}</b></span>`
    }</small></span>
    ${state === "now" && html`<span class="here2" aria-hidden="true">${svg("pawn")}</span>`}</li>`;
}

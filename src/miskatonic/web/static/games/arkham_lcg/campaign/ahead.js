// @ts-check
// What the log does in the next scenario, or has done in this one: how many, what, because of which entry, by which rule.
import { useState } from "preact/hooks";
import { html } from "../../../parts/kit.js";
import { picture, svg, Token } from "../pictures.js";
import { numeral } from "./path.js";

/** What stands for a kind of consequence that is about no single card. @type {Record<string, string>} */
const SYMBOLS = { doom: "doom", discards: "ui-hand", waiting: "cultist" };

/** @param {{sheet: ArkhamLcg.Sheet, ui: Page.Ui}} props */
export function Ahead({ sheet, ui }) {
  const { scenario, done, does } = sheet.ahead;
  return (
    does.length > 0
    && html`<h3 class="foretold"><span>${ui.t(done ? "web-ah-ahead-done" : "web-ah-ahead")}</span>
      <span title=${ui.word(`scenario-${scenario}`)}>${numeral(sheet, scenario)}</span></h3>
    <ul class="effs omens">${does.map((one) => html`<${Consequence} key=${one.kind} one=${one} ui=${ui} />`)}</ul>`
  );
}

/** @param {{one: ArkhamLcg.Does, ui: Page.Ui}} props */
function Consequence({ one: { kind, rule, cause, count, cards, token }, ui }) {
  const [open, setOpen] = useState(false);
  const names = [...cards.map((name) => ui.word(name)), ...(token ? [ui.word(`token-${token}`)] : [])];
  const lead = ui.word(`does-${kind}`);
  const because = cause ? ui.word(cause) : ui.t("web-ah-ahead-always");
  return html`<li>${token ? html`<${Token} token=${token} ui=${ui} />` : svg(SYMBOLS[kind] ?? picture(cards[0] ?? ""))}
    <b class="num">${count > 0 && `${kind === "discards" ? "−" : kind === "token" ? "+" : ""}${count}`}</b>
    <span><span class="what">${names.length === 1 ? `${lead}: ${names[0]}` : lead}</span><small>${names.length > 1 ? `${because}: ${names.join(", ")}` : because}</small>
      ${open && html`<small class="says">${ui.word(`rule-${rule.replaceAll(".", "_")}`)}</small>`}</span>
    <button type="button" class="rid" aria-expanded=${open} onClick=${() => setOpen(!open)}>${rule}</button></li>`;
}

/** The tokens that will join the bag. @param {ArkhamLcg.Sheet} sheet @returns {string[]} */
export const joining = ({ ahead: { done, does } }) => (done ? [] : does.flatMap(({ token }) => token || []));

// @ts-check
// What everybody carries through a campaign: trauma as cells of the printed health and sanity, experience, cards that came on the way.
import { html, seatClass } from "../../../parts/kit.js";
import { picture, svg } from "../pictures.js";

/** @param {{sheet: ArkhamLcg.Sheet, ui: Page.Ui}} props */
export function Sheets({ sheet, ui }) {
  return html`<section class="sheets" aria-label=${ui.t("web-ah-sheets")}>${sheet.people.map((one) =>
    one.fate || one.seat === null
      ? html`<${Gone} key=${one.card} one=${one} ui=${ui} />`
      : html`<${Sheet} key=${one.card} one=${one} ui=${ui} />`,
  )}</section>`;
}

/** @param {{one: ArkhamLcg.Present, ui: Page.Ui}} props */
function Sheet({ one, ui }) {
  const { seat, card, health, sanity, physical, mental, earned, spent, left, cards, weaknesses } = one;
  return html`<article class=${`seat ${seatClass(seat)}`}><header>${ui.mark(seat)}<h3>${ui.word(card)}</h3></header>
    <div class="trs"><${Trauma} symbol="damage" end="gi-tombstone" count=${physical} of=${health} label="web-ah-trauma-physical" ui=${ui} />
      <${Trauma} symbol="horror" end="threshold" count=${mental} of=${sanity} label="web-ah-trauma-mental" ui=${ui} /></div>
    <div class="xpl"><span class="xq">${svg("experience")}<b class="num">${left}</b>${ui.t("web-ah-xp-left")}</span>
      <small>${ui.t("web-ah-xp-sum", { earned, spent })}</small></div>
    ${
      cards.length + weaknesses.length > 0
      && html`<div class="chips">
      ${cards.map((name) => html`<${Chip} name=${name} symbol=${picture(name, "asset")} ui=${ui} />`)}
      ${weaknesses.map((name) => html`<${Chip} name=${name} symbol="weakness" ui=${ui} />`)}</div>`
    }</article>`;
}

/** A card of a deck, to be read. @param {{name: string, symbol: string, ui: Page.Ui}} props */
const Chip = ({ name, symbol, ui }) =>
  html`<button type="button" class="chip relic" onClick=${() => ui.enlarge({ name })}>${svg(symbol)}${ui.word(
    name,
  )}</button>`;

/** @param {{symbol: string, end: string, count: number, of: number, label: string, ui: Page.Ui}} props */
function Trauma({ symbol, end, count, of, label, ui }) {
  return html`<span class="trm" role="img" aria-label=${ui.t(label, { count, of })} title=${ui.t(label, { count, of })}>${svg(symbol)}
    <span>${Array.from({ length: of }, (_, i) => html`<i class=${i < count ? "on" : ""}></i>`)}</span>${svg(end)}</span>`;
}

/** Somebody who is out for good. @param {{one: ArkhamLcg.Present | ArkhamLcg.Away, ui: Page.Ui}} props */
function Gone({ one: { card, fate }, ui }) {
  return html`<article class=${`seat gone${fate ? "" : " rests"}`}><header><span class="por2">${svg(picture(card, "investigator"))}</span><h3>${ui.word(card)}</h3>
    <span class=${`state${fate ? " bad" : ""}`}>${svg(fate === "insane" ? "threshold" : fate ? "gi-tombstone" : "ui-wait")}${ui.t(`web-ah-fate-${fate || "left"}`)}</span></header></article>`;
}

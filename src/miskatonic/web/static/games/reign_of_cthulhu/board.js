// @ts-check
// The table's centre: the chart, the reserve below it, and the investigators on offer before the first turn.
import { useEffect, useRef, useState } from "preact/hooks";
import { html } from "../../parts/kit.js";
import { Chart } from "./chart.js";
import { Piles } from "./piles.js";
import { picture } from "./pictures.js";
import { Thing } from "./touch.js";

/** @param {{state: any, ui: any}} props */
export function Board({ state, ui }) {
  const [pile, setPile] = useState("");
  const board = state.view.board;
  return html`
    <${Chart} state=${state} ui=${ui} />
    ${board.offer.length > 0 && html`<${Offer} offer=${board.offer} ui=${ui} />`}
    <${Supply} board=${board} ui=${ui} open=${setPile} />
    ${pile && html`<${Sheet} ui=${ui} close=${() => setPile("")}>
      <${Piles} pile=${pile} board=${board} ui=${ui} /><//>`}`;
}

/** A sheet over the table. @param {{ui: any, close: () => void, children?: any}} props */
function Sheet({ ui, close, children }) {
  const sheet = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useEffect(() => sheet.current?.showModal(), []);
  return html`<dialog class="dialog piles" ref=${sheet} onClose=${close}
    onKeyDown=${(/** @type {Event} */ event) => event.stopPropagation()}
    onClick=${(/** @type {Event} */ event) => event.target === sheet.current && close()}>
    ${children}<button type="button" class="tool close" aria-label=${ui.t("web-reign-close")} onClick=${close}>
      ${ui.icon("ui-close")}</button></dialog>`;
}

/** Investigators to choose from, both sides readable. @param {{offer: string[], ui: any}} props */
function Offer({ offer, ui }) {
  const side = (/** @type {string} */ name, /** @type {string} */ sane) => html`<span class="mind">
    <span>${ui.icon(sane === "sane" ? "sanity" : "sanity-lost", ui.word(`label-${sane}`))}</span>
    <span>${ui.word(`${name}.${sane}`)}</span></span>`;
  return html`<ul class="offer">${offer.map((name) => html`<li key=${name}>
    <${Thing} ui=${ui} name=${name} cls="card" label=${ui.word(name)}>
      <span class="head" aria-hidden="true">${ui.icon(picture(name))}<b>${ui.word(name)}</b></span>
      ${side(name, "sane")}${side(name, "insane")}<//></li>`)}</ul>`;
}

/** What is left. @param {{board: any, ui: any, open: (pile: string) => void}} props */
function Supply({ board, ui, open }) {
  const { cultists, shoggoths } = board.pool;
  const sealed = board.towns.filter((/** @type {any} */ town) => town.gate !== "open").length;
  const { mi_go_eye: eye, bizarre_statue: statue, warded_box: box } = board.in_play;
  const inPlay = [eye && "relic-mi_go_eye", statue && "relic-bizarre_statue", box && "relic-warded_box"]
    .filter(Boolean);
  return html`<ul class="supply">
    <${Stock} ui=${ui} icon="cultist" name="label-cultists" count=${cultists} low=${cultists < 3} />
    <${Stock} ui=${ui} icon="shoggoth" name="label-shoggoths" count=${shoggoths} low=${shoggoths < 1} />
    <${Stock} ui=${ui} icon="seal" name="label-towns" label=${ui.t("web-reign-sealed")}
      count=${`${sealed}/${board.towns.length}`} />
    <${Stock} ui=${ui} icon="ui-deck" name="label-deck" label=${ui.t("web-reign-deck")} count=${board.deck}
      out=${board.discard.length} low=${board.deck < 4 && !board.offer.length} thing="discard"
      onClick=${() => (ui.lit("discard") ? ui.pick("discard") : open("player"))} />
    <${Stock} ui=${ui} icon="summon" name="label-summoning_deck" label=${ui.t("web-reign-summoning")}
      count=${board.summoning_deck} out=${board.summoning_discard.length} onClick=${() => open("summoning")} />
    <${Stock} ui=${ui} icon="gi-locked-box" name="label-relic_deck" label=${ui.t("web-reign-relics")}
      count=${board.relic_deck} onClick=${() => open("relics")} />
    ${inPlay.map((/** @type {string} */ name) => html`<li key=${name}>
      <${Thing} ui=${ui} name=${name} cls="chip relic" title=${ui.word(`${name}.text`)} label=${ui.word(name)}>
        ${ui.icon(picture(name))}<span class="t" aria-hidden="true">${ui.word(name)}</span><//></li>`)}
  </ul>`;
}

/** One kind of thing in reserve. @param {{ui: any, icon: string, name: string, label?: string, count: any,
 *   out?: number, low?: boolean, thing?: string, onClick?: () => void}} props */
function Stock({ ui, icon, name, label = ui.word(name), count, out, low, thing, onClick }) {
  const says = [`${label}: ${count}`];
  if (out !== undefined) says.push(ui.t("web-reign-out", { count: out }));
  return html`<li class=${low ? "low" : ""}>
    <${Thing} ui=${ui} name=${name} thing=${thing} label=${says.join(", ")} title=${says.join(", ")} onClick=${onClick}>
      ${ui.icon(icon)}<span class="t" aria-hidden="true">${label}</span><b class="num" aria-hidden="true">${count}</b>
      ${out !== undefined && html`<span class="more num" aria-hidden="true">
        ${ui.icon("ui-arrow-down")}${out}</span>`}<//></li>`;
}

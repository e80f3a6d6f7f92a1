// @ts-check
// The table's centre: the chart, what is left in reserve below it, and the investigators on offer before the first turn.
import { useEffect, useRef, useState } from "preact/hooks";
import { html } from "../../parts/kit.js";
import { Chart } from "./chart.js";
import { Piles } from "./piles.js";
import { picture } from "./pictures.js";
import { chance, glow, touch } from "./touch.js";

/** @param {{state: any, ui: any}} props */
export function Board({ state, ui }) {
  const [pile, setPile] = useState("");
  return html`
    <${Chart} state=${state} ui=${ui} />
    ${state.view.board.offer.length > 0 && html`<${Offer} offer=${state.view.board.offer} ui=${ui} />`}
    <${Supply} board=${state.view.board} ui=${ui} open=${setPile} />
    ${pile && html`<${Dialog} ui=${ui} close=${() => setPile("")}><${Piles} pile=${pile} board=${state.view.board} ui=${ui} /><//>`}`;
}

/** A sheet over the table. @param {{ui: any, close: () => void, children?: any}} props */
function Dialog({ ui, close, children }) {
  const sheet = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useEffect(() => sheet.current?.showModal(), []);
  return html`<dialog class="dialog piles" ref=${sheet} onClose=${close}
    onKeyDown=${(/** @type {Event} */ event) => event.stopPropagation()}
    onClick=${(/** @type {Event} */ event) => event.target === sheet.current && close()}>
    ${children}<button type="button" class="tool close" aria-label=${ui.t("web-reign-close")} onClick=${close}>${ui.icon("ui-close")}</button></dialog>`;
}

/** Investigators to choose from, both sides readable. @param {{offer: string[], ui: any}} props */
function Offer({ offer, ui }) {
  return html`<ul class="offer">${offer.map((name) => html`<li key=${name}>
    <button type="button" class=${`card${glow(ui, name)}`} aria-label=${[ui.word(name), ...chance(ui, name)].join(", ")} ...${touch(ui, name)}>
      <span class="head">${ui.icon(picture(name))}<b>${ui.word(name)}</b>${ui.lit(name) && html`<span class="key lit">${ui.lit(name).n}</span>`}</span>
      <span class="side"><span>${ui.icon("sanity", ui.word("label-sane"))}</span>${ui.word(`${name}-sane`)}</span>
      <span class="side"><span>${ui.icon("sanity-lost", ui.word("label-insane"))}</span>${ui.word(`${name}-insane`)}</span></button></li>`)}</ul>`;
}

/** What is left. @param {{board: any, ui: any, open: (pile: string) => void}} props */
function Supply({ board, ui, open }) {
  const sealed = board.towns.filter((/** @type {any} */ town) => town.gate !== "open").length;
  const { cultists, shoggoths } = board.pool;
  const { mi_go_eye: eye, bizarre_statue: statue, warded_box: box } = board.in_play;
  const inPlay = [eye && "relic-mi_go_eye", statue && "relic-bizarre_statue", box && "relic-warded_box"].filter(Boolean);
  return html`<ul class="supply">
    <${Stock} ui=${ui} icon="cultist" label=${ui.word("label-cultists")} count=${cultists} low=${cultists < 3}
      onClick=${() => ui.show("RC-162")} />
    <${Stock} ui=${ui} icon="shoggoth" label=${ui.word("label-shoggoths")} count=${shoggoths} low=${shoggoths < 1}
      onClick=${() => ui.show("RC-163")} />
    <${Stock} ui=${ui} icon="seal" label=${ui.t("web-reign-sealed")} count=${`${sealed}/${board.towns.length}`}
      onClick=${() => ui.show("RC-160")} />
    <${Stock} ui=${ui} icon="ui-deck" label=${ui.t("web-reign-deck")} count=${board.deck} more=${board.discard.length} low=${board.deck < 4 && !board.offer.length}
      cls=${glow(ui, "discard")} onClick=${() => (ui.lit("discard") ? ui.pick("discard") : open("player"))} />
    <${Stock} ui=${ui} icon="summon" label=${ui.t("web-reign-summoning")} count=${board.summoning_deck} more=${board.summoning_discard.length}
      onClick=${() => open("summoning")} />
    <${Stock} ui=${ui} icon="gi-locked-box" label=${ui.t("web-reign-relics")} count=${board.relic_deck} cls=" x" onClick=${() => open("relics")} />
    ${inPlay.map((/** @type {string} */ name) => html`<li key=${name}><button type="button" class="chip relic" ...${touch(ui, name)}
      title=${ui.word(`${name}-text`)}>${ui.icon(picture(name))}<span class="t">${ui.word(name)}</span></button></li>`)}
  </ul>`;
}

/** One kind of thing in reserve.
 * @param {{icon: string, label: string, count: any, more?: number, low?: boolean, cls?: string, onClick: () => void, ui: any}} props */
function Stock({ icon, label, count, more, low, cls = "", onClick, ui }) {
  const inside = html`${ui.icon(icon)}<span class="t">${label}</span><b class="num">${count}</b>
    ${more !== undefined && html`<span class="more num">${ui.icon("ui-arrow-down")}${more}</span>`}`;
  const out = more === undefined ? "" : `, ${ui.t("web-reign-out", { count: more })}`;
  const name = `${label}: ${count}${out}`;
  return html`<li class=${`${low ? "low" : ""}${cls}`}>
    <button type="button" class="bare" aria-label=${name} title=${name} onClick=${onClick}>${inside}</button></li>`;
}

// @ts-check
// The table's centre: the chart, the reserve below it, and the investigators on offer before the first turn.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { html } from "../../parts/kit.js";
import { Chart } from "./chart.js";
import { Piles } from "./piles.js";
import { Thing } from "../../parts/thing.js";
import { picture } from "./pictures.js";

/** @param {Page.Seen<ReignOfCthulhu.Board>} props */
export function Board({ state, ui }) {
  const [pile, setPile] = useState("");
  const board = state.view.board;
  return html`
    <${Chart} state=${state} ui=${ui} />
    ${board.offer.length > 0 && html`<${Offer} offer=${board.offer} ids=${board.offer_ids} ui=${ui} />`}
    <${Supply} board=${board} ui=${ui} open=${setPile} />
    ${
      pile
      && html`<${Sheet} ui=${ui} close=${() => setPile("")}>
      <${Piles} pile=${pile} board=${board} ui=${ui} /><//>`
    }`;
}

/** A sheet over the table. @param {{ui: Page.Ui, close: () => void, children?: Page.Drawn}} props */
function Sheet({ ui, close, children }) {
  const sheet = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useLayoutEffect(() => sheet.current?.showModal(), []);
  return html`<dialog class="dialog piles" ref=${sheet} onClose=${close}
    onKeyDown=${(/** @type {Event} */ event) => event.stopPropagation()}
    onClick=${(/** @type {Event} */ event) => event.target === sheet.current && close()}>
    ${children}<button type="button" class="tool close" aria-label=${ui.t("web-reign-close")} onClick=${close}>
      ${ui.icon("ui-close")}</button></dialog>`;
}

/** Investigators to choose from, both sides readable. @param {{offer: string[], ids: string[], ui: Page.Ui}} props */
function Offer({ offer, ids, ui }) {
  const side = (/** @type {string} */ name, /** @type {string} */ sane) => html`<span class="mind">
    <span>${ui.icon(sane === "sane" ? "sanity" : "sanity-lost", ui.word(`label-${sane}`))}</span>
    <span>${ui.word(`${name}.${sane}`)}</span></span>`;
  return html`<ul class="offer">${offer.map(
    (name, i) => html`<li key=${name}>
    <${Thing} ui=${ui} ids=${ids[i]} shows=${name} cls="card" label=${ui.word(name)}>
      <span class="head" aria-hidden="true">${ui.icon(picture(name))}<b>${ui.word(name)}</b></span>
      ${side(name, "sane")}${side(name, "insane")}<//></li>`,
  )}</ul>`;
}

/** What is left. @param {{board: ReignOfCthulhu.Board, ui: Page.Ui, open: (pile: string) => void}} props */
function Supply({ board, ui, open }) {
  const { cultists, shoggoths } = board.pool;
  const sealed = board.towns.filter((town) => town.gate !== "open").length;
  const { mi_go_eye: eye, bizarre_statue: statue, warded_box: box } = board.in_play;
  const inPlay = [
    ...(eye ? [["card:mi_go_eye", "relic-mi_go_eye"]] : []),
    ...(statue ? [["card:bizarre_statue", "relic-bizarre_statue"]] : []),
    ...(box ? [["card:warded_box", "relic-warded_box"]] : []),
  ];
  const { deck, discard, summoning, relics } = board.pile_ids;
  return html`<ul class="supply">
    <${Stock} ui=${ui} icon="cultist" name="label-cultists" sign="sign-cultist" count=${cultists} low=${cultists < 3} />
    <${Stock} ui=${ui} icon="shoggoth" name="label-shoggoths" sign="sign-shoggoth" count=${shoggoths} low=${shoggoths < 1} />
    <${Stock} ui=${ui} icon="seal" name="label-towns" sign="sign-seal" label=${ui.t("web-reign-sealed")}
      count=${`${sealed}/${board.towns.length}`} />
    <${Stock} ui=${ui} icon="ui-deck" name="label-deck" label=${ui.t("web-reign-deck")} count=${board.deck}
      out=${board.discard.length} low=${board.deck < 4 && !board.offer.length} ids=${[deck, discard]}
      act=${() => open("player")} />
    <${Stock} ui=${ui} icon="summon" name="label-summoning_deck" label=${ui.t("web-reign-summoning")}
      count=${board.summoning_deck} out=${board.summoning_discard.length} ids=${[summoning]} act=${() => open("summoning")} />
    <${Stock} ui=${ui} icon="gi-locked-box" name="label-relic_deck" sign="sign-relic" label=${ui.t("web-reign-relics")}
      count=${board.relic_deck} ids=${[relics]} act=${() => open("relics")} />
    ${inPlay.map(
      ([id, name]) => html`<li key=${name}>
      <${Thing} ui=${ui} ids=${id} shows=${name} cls="chip relic" title=${ui.word(`${name}.text`)} label=${ui.word(name)}>
        ${ui.icon(picture(name))}<span class="t" aria-hidden="true">${ui.word(name)}</span><//></li>`,
    )}
  </ul>`;
}

/** One kind of thing in reserve. @param {{ui: Page.Ui, icon: string, name: string, label?: string, sign?: string, count: number | string,
 *   out?: number, low?: boolean, ids?: string[], act?: () => void}} props */
function Stock({ ui, icon, name, label = ui.word(name), sign, count, out, low, ids = [], act }) {
  const says = [`${label}: ${count}`];
  if (out !== undefined) says.push(ui.t("web-reign-out", { count: out }));
  return html`<li class=${low ? "low" : ""}>
    <${Thing} ui=${ui} ids=${ids} shows=${name} label=${says.join(", ")} sign=${sign}
      title=${sign ? undefined : says.join(", ")} act=${act}>
      ${ui.icon(icon)}<span class="t" aria-hidden="true">${label}</span><b class="num" aria-hidden="true">${count}</b>
      ${
        out !== undefined
        && html`<span class="more num" aria-hidden="true">
        ${ui.icon("ui-arrow-down")}${out}</span>`
      }<//></li>`;
}

// @ts-check
// The track of the Old Ones with the summoning rate.
import { html } from "../../parts/kit.js";
import { Thing } from "../../parts/thing.js";
import { picture } from "./pictures.js";

/** The printed rate under each space of the track; the last one is Cthulhu's. */
const RATES = [2, 2, 2, 3, 3, 3];

/** @param {Page.Seen<ReignOfCthulhu.Board>} props */
export function Threat({ state, ui }) {
  const { old_ones: track, summoning_rate: rate } = state.view.board;
  const awake = track.filter(Boolean).length;
  const columns = track.map((one, i) => (one ? "1.34fr" : i === RATES.length ? "var(--end)" : ".45fr"));
  const space = (/** @type {ReignOfCthulhu.OldOne | null} */ one, /** @type {number} */ i) => {
    if (one) return html`<${Awake} one=${one} rate=${RATES[i]} now=${i === awake - 1} ui=${ui} />`;
    return i === RATES.length ? html`<${End} ui=${ui} />` : html`<${Hidden} rate=${RATES[i]} ui=${ui} />`;
  };
  return html`
    <${Thing} ui=${ui} ids=${[]} shows="label-summoning_rate" cls="ratebox" sign="sign-summoning_rate" label=${`${ui.word("label-summoning_rate")}: ${rate}`}>
      <b class="num" aria-hidden="true">${rate}</b><span aria-hidden="true">${ui.t("web-reign-rate")}</span><//>
    <ol class=${awake > 3 ? "crowded" : awake > 2 ? "some" : ""} style=${{ gridTemplateColumns: columns.join(" ") }}>
      ${track.map((one, i) => html`<li>${space(one, i)}</li>`)}</ol>`;
}

/** An Old One that is awake. @param {{one: ReignOfCthulhu.OldOne, rate?: number, now: boolean, ui: Page.Ui}} props */
function Awake({ one, rate, now, ui }) {
  const { id, name, ongoing, in_force: inForce } = one;
  const effect = ui.word(`${name}.brief`);
  const state = ongoing ? [ui.word(inForce ? "label-in_force" : "label-cancelled")] : [];
  const over = ongoing && !inForce;
  return html`<${Thing} ui=${ui} ids=${id} shows=${name} cls=${`old card${now ? " now" : ""}${over ? " over" : ""}`}
    label=${[ui.word(name), effect, ...state].join(", ")}>
    <span class="who" aria-hidden="true">${ui.icon(picture(name))}<span>
      <b class=${ui.word(name).length > 10 ? "long" : ""}>${ui.word(name)}</b><small>${effect}</small></span></span>
    ${ongoing && html`<span class="inf" aria-hidden="true" data-sign="sign-ongoing">${ui.icon(inForce ? "ui-infinity" : "ui-close")}</span>`}
    ${rate && html`<span class="rate num" aria-hidden="true">${rate}</span>`}<//>`;
}

/** One that still sleeps. @param {{rate: number, ui: Page.Ui}} props */
function Hidden({ rate, ui }) {
  return html`<span class="old back" role="img" data-sign="sign-old_one" aria-label=${ui.t("web-reign-hidden", { rate })}>
    ${ui.icon("elder-sign")}<span class="rate num">${rate}</span></span>`;
}

/** The last space. @param {{ui: Page.Ui}} props */
function End({ ui }) {
  const name = "old_one-cthulhu";
  const effect = ui.word(`${name}.brief`);
  return html`<${Thing} ui=${ui} ids="old_one:cthulhu" shows=${name} cls="old end" label=${`${ui.word(name)}, ${effect}`}>
    <span class="who" aria-hidden="true">${ui.icon("cthulhu")}
      <span><b>${ui.word(name)}</b><small>${effect}</small></span></span><//>`;
}

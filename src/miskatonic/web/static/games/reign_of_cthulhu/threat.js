// @ts-check
// The track of the Old Ones with the summoning rate.
import { html } from "../../parts/kit.js";
import { picture } from "./pictures.js";
import { chance, glow, touch } from "./touch.js";

/** The printed rate under each space of the track; the last one is Cthulhu's. */
const RATES = [2, 2, 2, 3, 3, 3];

/** @param {{state: any, ui: any}} props */
export function Threat({ state, ui }) {
  const { old_ones: track, summoning_rate: rate } = state.view.board;
  const awake = track.filter(Boolean).length;
  const columns = track.map((/** @type {any} */ one, /** @type {number} */ i) =>
    one ? "1.34fr" : i === RATES.length ? "var(--end)" : ".45fr");
  return html`
    <button type="button" class="ratebox" aria-label=${`${ui.word("label-summoning_rate")}: ${rate}`}
      ...${touch(ui, "summoning_rate")}>
      <b class="num">${rate}</b><span>${ui.t("web-reign-rate")}</span></button>
    <ol class=${awake > 3 ? "crowded" : awake > 2 ? "some" : ""} style=${{ gridTemplateColumns: columns.join(" ") }}>
      ${track.map((/** @type {any} */ one, /** @type {number} */ i) => html`<li>${one
        ? html`<${Awake} one=${one} rate=${RATES[i]} now=${i === awake - 1} ui=${ui} />`
        : i === RATES.length ? html`<${End} ui=${ui} />` : html`<${Hidden} rate=${RATES[i]} ui=${ui} />`}</li>`)}
    </ol>`;
}

/** An Old One that is awake. @param {{one: any, rate?: number, now: boolean, ui: any}} props */
function Awake({ one, rate, now, ui }) {
  const { name, ongoing, in_force: inForce } = one;
  const effect = ui.t(`web-reign-${name}`);
  const state = !ongoing ? "" : ui.word(inForce ? "label-in_force" : "label-cancelled");
  const label = [ui.word(name), effect, state, ...chance(ui, name)].filter(Boolean).join(", ");
  return html`<button type="button" class=${`old card${now ? " now" : ""}${ongoing && !inForce ? " over" : ""}${glow(ui, name)}`}
    aria-label=${label} ...${touch(ui, name)}>
    <span class="who">${ui.icon(picture(name))}<span><b class=${ui.word(name).length > 10 ? "long" : ""}>${ui.word(name)}</b><small>${effect}</small></span></span>
    ${ongoing && html`<span class="inf">${ui.icon(inForce ? "ui-infinity" : "ui-close")}</span>`}
    ${rate && html`<span class="rate num">${rate}</span>`}
    ${ui.lit(name) && html`<span class="key lit">${ui.lit(name).n}</span>`}</button>`;
}

/** One that still sleeps. @param {{rate: number, ui: any}} props */
function Hidden({ rate, ui }) {
  return html`<span class="old back" role="img" aria-label=${ui.t("web-reign-hidden", { rate })}>
    ${ui.icon("elder-sign")}<span class="rate num">${rate}</span></span>`;
}

/** The last space. @param {{ui: any}} props */
function End({ ui }) {
  const name = "old_one-cthulhu";
  const effect = ui.t(`web-reign-${name}`);
  return html`<button type="button" class="old end" aria-label=${`${ui.word(name)}, ${effect}`} ...${touch(ui, name)}>
    <span class="who">${ui.icon("cthulhu")}<span><b>${ui.word(name)}</b><small>${effect}</small></span></span></button>`;
}

// @ts-check
// The dice.
import { html } from "../../parts/kit.js";

/** @param {{state: any, ui: any}} props */
export function Tray({ state, ui }) {
  return html`<section class="tray"></section>`;
}

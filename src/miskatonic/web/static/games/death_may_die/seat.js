// @ts-check
// The inside of a seat.
import { html } from "../../parts/kit.js";

/** @param {{index: number, state: any, ui: any}} props */
export function Seat({ index, state, ui }) {
  return html`<div class="stats"></div>`;
}

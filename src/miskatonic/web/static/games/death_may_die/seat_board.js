// @ts-check
// The board of an investigator, on paper beside the dice.
import { html } from "../../parts/kit.js";

/** @param {{index: number, state: any, ui: any}} props */
export function SeatBoard({ index, state, ui }) {
  return html`<section class="card sheetboard"></section>`;
}

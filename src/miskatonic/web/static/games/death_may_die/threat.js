// @ts-check
// Elder One, track, Stages, Mythos.
import { html } from "../../parts/kit.js";

/** @param {{state: any, ui: any}} props */
export function Threat({ state, ui }) {
  return html`<div></div>`;
}

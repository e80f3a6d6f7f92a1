// @ts-check
// Before the map lies there: the stories, Elder Ones, investigators and Relics to choose from.
import { html } from "../../parts/kit.js";
import { Thing } from "../../parts/thing.js";
import { optionsOf } from "../../parts/ui.js";
import { pictureOf } from "./cards_pictures.js";

/** @param {{state: any, ui: any}} props */
export function Offer({ state, ui }) {
  const cards = new Map(optionsOf(state).flatMap(({ about: [id], args }) => {
    const name = args.scenario ?? args.elder_one ?? args.investigator ?? args.relic;
    return name && id ? [/** @type {[string, string]} */ ([id, name])] : [];
  }));
  return html`<ul class="offer">${[...cards].map(([id, name]) => html`<li key=${id}>
    <${Thing} ui=${ui} ids=${id} shows=${name} cls="card" label=${ui.word(name)}>
      <span class="head" aria-hidden="true">${ui.icon(pictureOf(name))}<b>${ui.word(name)}</b></span>
      ${ui.has(`${name}.text`) && html`<span aria-hidden="true">${ui.word(`${name}.text`)}</span>`}<//></li>`)}</ul>`;
}

// @ts-check
// Before the map lies there: the stories and Elder Ones to choose from.
import { html } from "../../parts/kit.js";
import { Thing } from "../../parts/thing.js";
import { optionsOf } from "../../parts/ui.js";
import { picture } from "./tokens.js";

/** @param {{state: any, ui: any}} props */
export function Offer({ state, ui }) {
  const cards = new Map(
    optionsOf(state).flatMap(({ about: [id], args }) => {
      return args.what && id ? [/** @type {[string, string]} */ ([id, args.what])] : [];
    }),
  );
  return html`<ul class="offer">${[...cards].map(
    ([id, name]) => html`<li key=${id}>
    <${Thing} ui=${ui} ids=${id} shows=${name} cls="card" label=${ui.word(name)}>
      <span class="head" aria-hidden="true">${ui.icon(picture(name))}<b>${ui.word(name)}</b></span>
      ${ui.has(`${name}.text`) && html`<span aria-hidden="true">${ui.word(`${name}.text`)}</span>`}<//></li>`,
  )}</ul>`;
}

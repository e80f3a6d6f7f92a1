// @ts-check
// Who can be chosen before the game begins: investigators with their skills, Relics.
import { html } from "../../parts/kit.js";
import { Thing } from "../../parts/thing.js";
import { pictureOf } from "./cards_pictures.js";
import { svg } from "./tray_dice.js";

/** @param {{offer: DeathMayDie.Offered[], ui: Page.Ui}} props */
export function Choosing({ offer, ui }) {
  return html`<div class=${`tiles${offer[0].skills ? "" : " relics"}`}>${offer.map(
    ({ id, name, skills }) => html`<${Thing} key=${id}
    ui=${ui} ids=${id} shows=${name} cls="tile" label=${ui.word(name)}>
    <span class="disc" aria-hidden="true">${svg(pictureOf(name))}</span><b>${ui.word(name)}</b>
    ${skills && html`<${Skills} skills=${skills} name=${name} ui=${ui} />`}<//>`,
  )}</div>`;
}

/** What somebody is and can do; the first skill is nobody else's. @param {{skills: string[], name: string, ui: Page.Ui}} props */
function Skills({ skills: [unique, ...common], name, ui }) {
  return html`<span class="who">${ui.word(`${name}.text`)}</span>
    <span class="can-do">${common.map(
      (skill) => html`<span role="img" aria-label=${ui.word(skill)} title=${ui.word(skill)}>
      ${svg(pictureOf(skill))}</span>`,
    )}<em>${ui.word(unique)}</em></span>`;
}

// @ts-check
// What an investigator has: claimed cards by side, Companions with their wounds, Relics, tokens, the insanity; and skills.
import { html } from "../../parts/kit.js";
import { Thing, telling } from "../../parts/thing.js";
import { cardPicture, pictureOf } from "./cards_pictures.js";
import { svg } from "./tray_dice.js";

const TOP_LEVEL = 4;
/** What a card may be. @type {Record<string, string>} */
const TYPES = { item: "sign-item", companion: "sign-companion", condition: "sign-condition" };

/** A claimed card; a Companion shows how much health is left. @param {{card: DeathMayDie.Card, ui: Page.Ui}} props */
export function Claimed({ card, ui }) {
  const left = card.health - card.wounds;
  const label = [
    ui.word(card.name),
    ui.word(TYPES[card.type]),
    card.health && ui.t("web-dmd-health", { count: left, most: card.health }),
  ]
    .filter(Boolean)
    .join(", ");
  return html`<${Thing} ui=${ui} ids=${card.id} shows=${card.name} label=${label}
    cls=${`tagc ${card.type}${card.health && left === 1 ? " low" : ""}`}>
    ${svg(cardPicture(card))}<span class="nm">${ui.word(card.name)}</span>
    ${
      card.health > 0
      && html`<span class="hp" data-sign="sign-companion">${svg("stamina")}<b
      class="num">${left}<small>/${card.health}</small></b></span>`
    }<//>`;
}

/** A Relic with the side that is up. @param {{relic: DeathMayDie.Relic, ui: Page.Ui}} props */
export function Relic({ relic: { id, name, transformed }, ui }) {
  const side = ui.t(transformed ? "web-dmd-relic-transformed" : "web-dmd-relic-common");
  return html`<${Thing} ui=${ui} ids=${id} shows=${name} label=${`${ui.word(name)}, ${side}`}
    cls=${`tagc relic${transformed ? " turned" : ""}`}>${svg(pictureOf(name))}<span class="nm">${ui.word(name)}</span>
    <span class="sd" aria-hidden="true" data-sign="sign-relic"><i class=${transformed ? "" : "on"}></i>
      <i class=${transformed ? "on" : ""}></i></span><//>`;
}

/** @param {{insanity: DeathMayDie.Named, ui: Page.Ui}} props */
export function Insanity({ insanity, ui }) {
  return html`<${Thing} ui=${ui} ids=${insanity.id} shows=${insanity.name} label=${ui.word(insanity.name)}
    cls="tagc dark">${svg("threshold")}<span class="nm">${ui.word(insanity.name)}</span><//>`;
}

/** Tokens of one kind on a board. @param {{token: DeathMayDie.Counted, ids?: string | string[], ui: Page.Ui}} props */
export function Carried({ token, ids = [], ui }) {
  return html`<${Thing} ui=${ui} ids=${ids} shows=${token.name} cls="bare carried"
    label=${`${ui.word(token.name)}: ${token.count}`}>${svg(pictureOf(token.name))}<b class="num">${token.count}</b><span
    class="nm">${ui.word(token.name)}</span><//>`;
}

/** Four bars: the base filled, what cards add hatched. @param {{skill: DeathMayDie.Skill}} props */
function Level({ skill: { base, level } }) {
  const bars = Array.from(
    { length: TOP_LEVEL },
    (_, i) => html`<i class=${i < base ? "on" : i < level ? "more" : ""}></i>`,
  );
  return html`<span class="lv" aria-hidden="true" data-sign="sign-skill">${bars}</span>`;
}

/** Name and level, in words. @param {DeathMayDie.Skill} skill @param {Page.Ui} ui */
function skillName({ name, base, level }, ui) {
  const more = level - base;
  return `${ui.word(name)}, ${ui.t(more ? "web-dmd-level-more" : "web-dmd-level", { level, base, more })}`;
}

/** A skill on the board, with what is in force. @param {{skill: DeathMayDie.Skill, ui: Page.Ui}} props */
export function Skill({ skill, ui }) {
  return html`<li class=${skill.own ? "" : "lent"}><${Thing} ui=${ui} ids=${skill.id} shows=${skill.name} cls="bare sk"
    label=${skillName(skill, ui)}>${svg(pictureOf(skill.name))}<b>${ui.word(skill.name)}</b><${Level} skill=${skill} /><//>
    <small>${ui.word(`${skill.name}.text${Math.min(skill.level, TOP_LEVEL)}`)}</small></li>`;
}

/** A skill in a seat. @param {{skill: DeathMayDie.Skill, ui: Page.Ui}} props */
export function SmallSkill({ skill, ui }) {
  return html`<button class="bare sk" aria-label=${skillName(skill, ui)} ...${telling(ui, skill.name)}>
    ${svg(pictureOf(skill.name))}<${Level} skill=${skill} /></button>`;
}

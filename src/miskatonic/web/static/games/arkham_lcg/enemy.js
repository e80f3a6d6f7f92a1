// @ts-check
// Enemies are ink plates: fist, heart, boot, then what they deal in red. A treachery in play is a slip of the threat's own green.
import { html } from "../../parts/kit.js";
import { Thing } from "../../parts/thing.js";
import { Attached, cardThing, picture, svg, Tokens, typeOf } from "./pictures.js";

/** @typedef {import("./cards.js").Card} Card */

/** What an enemy is called, with its numbers. @param {ArkhamLcg.SeenEnemy} enemy @param {Page.Ui} ui */
function described(enemy, ui) {
  const {
    card,
    fight,
    evade,
    health,
    damage = 0,
    damage_dealt: hits,
    horror_dealt: scares,
    exhausted,
    keywords,
  } = enemy;
  const told = ui.t("web-ah-enemy", {
    name: ui.word(card),
    fight,
    evade,
    left: health - damage,
    health,
    damage: hits,
    horror: scares,
  });
  return [told, keywords?.includes("massive") && ui.word("sign-massive"), exhausted && ui.t("web-ah-exhausted")]
    .filter(Boolean)
    .join(", ");
}

/** @param {{enemy: ArkhamLcg.SeenEnemy, ui: Page.Ui, at?: string, cls?: string}} props */
export function Enemy({ enemy, ui, cls = "" }) {
  const {
    id,
    card,
    fight,
    evade,
    health,
    damage = 0,
    damage_dealt: hits,
    horror_dealt: scares,
    exhausted,
    doom = 0,
    clues = 0,
    keywords,
  } = enemy;
  return html`<${Thing} ui=${ui} ids=${cardThing(id)} shows=${card} label=${described(enemy, ui)}
    cls=${`enemy ${cls}${exhausted ? " ex" : ""}`}>
    ${svg(picture(card, "enemy"))}<b>${ui.word(card)}</b>
    <span class="efs" aria-hidden="true"><span>${svg("gi-fist")}${fight}</span>
      <span class=${damage ? "hurt" : ""}>${svg("stamina")}${health - damage}<small>/${health}</small></span>
      <span>${svg("agility")}${evade}</span>
      ${doom > 0 && html`<span class="hit">${svg("doom")}${doom}</span>`}${clues > 0 && html`<span>${svg("clue")}${clues}</span>`}
      ${keywords?.includes("massive") && html`<span class="zz">${ui.word("sign-massive")}</span>`}${exhausted && html`<span class="zz">${ui.t("web-ah-exhausted")}</span>`}
      <span class="hit deals">${hits > 0 && html`${svg("damage")}${hits}`}${scares > 0 && html`${svg("horror")}${scares}`}</span></span><//>
    <${Attached} card=${enemy} ui=${ui} />`;
}

/** Something of the threat that lies on a location, or in a threat area and is no enemy. @param {{card: Card, ui: Page.Ui, cls?: string}} props */
export function Slip({ card, ui, cls = "" }) {
  return html`<${Thing} ui=${ui} ids=${cardThing(card.id)} shows=${card.card} cls=${`slip ${cls}`}
    label=${`${ui.word(card.card)}, ${typeOf(card, ui)}`}>${svg(picture(card.card, card.kind))}<b>${ui.word(card.card)}</b>
    <${Tokens} card=${card} ui=${ui} /><//>`;
}

/** Whatever lies in a threat area. @param {{card: Card, ui: Page.Ui}} props */
export const Threatening = ({ card, ui }) =>
  card.kind === "enemy" ? html`<${Enemy} enemy=${card} ui=${ui} cls="eng" />` : html`<${Slip} card=${card} ui=${ui} />`;

// @ts-check
// The small drawings that all parts of the deck page share.
import { useState } from "preact/hooks";
import { html, icon } from "../../../parts/kit.js";
import { t } from "../../../words.js";
import { picture, SKILLS } from "../pictures.js";
import { told, word } from "./asking.js";

/** @type {ArkhamLcg.PoolCard["class"][]} */
export const CLASSES = ["guardian", "seeker", "rogue", "mystic", "survivor", "neutral"];

/** The symbol of a class. @param {string} klass */
export const classIcon = (klass) => (klass === "neutral" ? "loc-circle" : klass);

/** The mark of a class. @param {{klass: string}} props */
export const ClassMark = ({ klass }) =>
  html`<span class=${`cm cls-${klass}`} role="img" aria-label=${word(`class-${klass}`)}>${icon(
    classIcon(klass),
  )}</span>`;

/** What a card costs; a skill has an upright frame. @param {{card: ArkhamLcg.PoolCard}} props */
export function Cost({ card }) {
  if (card.kind === "skill") return html`<span class="cost sk" role="img" aria-label=${t("web-deck-no-cost")}></span>`;
  const cost = card.cost ?? "–";
  return html`<span class="cost" role="img" aria-label=${t("web-deck-cost-of", { cost })}>${cost}</span>`;
}

/** A diamond for each level. @param {{card: ArkhamLcg.PoolCard}} props */
export const Level = ({ card }) =>
  (card.level ?? 0) > 0
  && html`<span class="lv" role="img"
  aria-label=${t("web-deck-level-of", { level: card.level })}>${Array.from({ length: card.level ?? 0 }, () => html`<i></i>`)}</span>`;

/** A card by its name; one of a level says which. @param {ArkhamLcg.PoolCard} card */
export const titleOf = (card) => ((card.level ?? 0) > 0 ? `${word(card.name)} (${card.level})` : word(card.name));

/** @param {string} skill */
export const skillName = (skill) => (skill === "wild" ? t("web-ah-wild") : word(`skill-${skill}`));

/** The skill icons of a card. @param {{icons: Record<string, number>, big?: boolean}} props */
export function Icons({ icons, big }) {
  const all = Object.entries(icons ?? {}).flatMap(([skill, count]) => Array.from({ length: count }, () => skill));
  return html`<span class=${`ics${big ? " big" : ""}`} role=${all.length ? "img" : undefined} aria-label=${all.length ? all.map(skillName).join(", ") : undefined}>${all.map(
    (skill) => icon(SKILLS[skill]),
  )}</span>`;
}

/** What a card is: "Asset, hand". @param {ArkhamLcg.PoolCard} card */
export const kindOf = (card) =>
  [
    card.weakness ? t("web-ah-weakness") : t(`web-ah-kind-${card.kind}`),
    card.slot && word(`slot-${card.slot}`).toLowerCase(),
  ]
    .filter(Boolean)
    .join(", ");

/** @param {ArkhamLcg.PoolCard} card */
export const traitsOf = (card) => card.traits.map((trait) => word(`trait-${trait}`));

/** Experience; what it was before is struck. @param {{count: number, was?: number, big?: boolean}} props */
export const Price = ({ count, was, big }) =>
  html`${
    was !== undefined
    && was !== count
    && html`<s class="xp was"><span class="vh">${t("web-deck-price-was")}</span>${was}</s>`
  }<span class=${`xp${big ? " big" : ""}`}>${icon("experience", t("web-deck-experience"))}${count}</span>`;

/** The portrait of an investigator. @param {{who: ArkhamLcg.PoolInvestigator}} props */
export const Portrait = ({ who }) => html`<span class="por">${icon(picture(who.name, "investigator"))}</span>`;

/** Skills, health and sanity. @param {{who: ArkhamLcg.PoolInvestigator}} props */
export const Figures = ({ who }) => html`<span class="skl">${Object.entries(who.skills).map(
  ([skill, value]) => html`<span role="img"
    aria-label=${`${skillName(skill)} ${value}`}>${icon(SKILLS[skill])}<b>${value}</b></span>`,
)}</span>
  <span class="hs"><span role="img" aria-label=${`${t("web-ah-health")} ${who.health}`}>${icon("stamina")}<b>${who.health}</b></span>
    <span role="img" aria-label=${`${t("web-ah-sanity")} ${who.sanity}`}>${icon("sanity")}<b>${who.sanity}</b></span></span>`;

/** What an investigator does, and what the elder sign does then. @param {{who: ArkhamLcg.PoolInvestigator}} props */
export const Ability = ({
  who,
}) => html`${told(`${who.name}.text`) && html`<span class="ab">${told(`${who.name}.text`)}</span>`}
  ${told(`${who.name}.elder`) && html`<span class="ab es">${icon("elder-sign")}<span>${told(`${who.name}.elder`)}</span></span>`}`;

/** The own class first, neutral cards last. @param {ArkhamLcg.DeckOption} option @param {ArkhamLcg.PoolInvestigator} who */
const rank = (option, who) => (option.class === who.class ? -1 : CLASSES.indexOf(option.class));

/** The classes and levels that may go into a deck. @param {{who: ArkhamLcg.PoolInvestigator}} props */
export const Options = ({ who }) =>
  html`<span class="ol">${[...who.options]
    .sort((a, b) => rank(a, who) - rank(b, who))
    .map(
      (one) =>
        html`<span class=${`cls-${one.class}`}>${icon(
          classIcon(one.class),
        )}<span class="vh">${t("web-deck-levels", { class: word(`class-${one.class}`) })}</span><b>${
          one.from === one.to ? one.from : `${one.from}–${one.to}`
        }</b></span>`,
    )}</span>`;

/** A rule by its id; pressed it says the rule. @param {{id: string}} props */
export function Rule({ id }) {
  const [open, setOpen] = useState(false);
  const says = told(`rule-${id.replaceAll(".", "_")}`);
  if (!says) return html`<span class="rid">${id}</span>`;
  return html`<button type="button" class="rid" aria-expanded=${open} onClick=${() => setOpen(!open)}>${id}</button>${
    open && html`<span class="says">${says}</span>`
  }`;
}

/** A sentence, with its rule if it has one. @typedef {Pick<ArkhamLcg.Remark, "say"> & Partial<ArkhamLcg.Remark>} Said */

/** What came out of a check. @param {{kind: "bad" | "ok" | "note", symbol?: string, line: Said, children?: Page.Drawn}} props */
export function Message({ kind, symbol, line, children }) {
  const usual = { bad: "ui-report", ok: "ui-check", note: "ui-why" }[kind];
  return html`<div class=${`msg ${kind}`}>${icon(symbol ?? usual)}<p>${kind === "bad" && html`<span class="vh">${t("web-deck-wrong")} </span>`}${
    line.say
  } ${line.rule && html`<${Rule} id=${line.rule} />`}</p>${children && html`<div class="fix">${children}</div>`}</div>`;
}

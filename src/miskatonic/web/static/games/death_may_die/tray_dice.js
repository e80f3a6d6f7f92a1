// @ts-check
// Dice as they are drawn everywhere: standard ones black and sharp, bonus ones green and rounded, with a plus where no
// face is shown.
import { html } from "../../parts/kit.js";

/** @typedef {DeathMayDie.RolledDie} Die */

/** What a face shows, and the glossary entry that explains it. @type {Record<string, {icon: string, sign: string}>} */
export const FACES = {
  success: { icon: "success", sign: "sign-success" },
  success_tentacle: { icon: "success-tentacle", sign: "sign-tentacle" },
  success_sign: { icon: "success-sign", sign: "sign-elder_sign" },
  tentacle: { icon: "terror", sign: "sign-tentacle" },
  sign: { icon: "elder-sign", sign: "sign-elder_sign" },
  blank: { icon: "ui-minus", sign: "sign-blank" },
};

const BODIES = { standard: ["black", "die-black"], bonus: ["green", "die-green"] };

/** The class that gives a die its colour. @param {"standard" | "bonus"} kind */
export const colour = (kind) => BODIES[kind][0];

/** A silent symbol with a class of its own. @param {string} name @param {string} [cls] */
export const svg = (name, cls = "i") => html`<svg class=${cls} aria-hidden="true"><use href=${`#${name}`} /></svg>`;

/** Body and face. @param {"standard" | "bonus"} kind @param {string} [face] */
export const dieInside = (kind, face) =>
  html`${svg(BODIES[kind][1], "body")}${
    face ? svg(FACES[face].icon, "face") : kind === "bonus" && svg("ui-plus", "face plus")
  }`;

/** A die that is only looked at. @param {"standard" | "bonus"} kind @param {string} [face] @param {number} [size] */
export const plainDie = (
  kind,
  face,
  size = 14,
) => html`<span class=${`die ${colour(kind)}`} style=${{ "--d": `${size}px` }}
  aria-hidden="true">${dieInside(kind, face)}</span>`;

/** So many dice, none of them rolled. @param {{standard: number, bonus: number, ui: Page.Ui, size?: number}} props */
export function Dice({ standard, bonus, ui, size = 14 }) {
  const few = (/** @type {"standard" | "bonus"} */ kind, /** @type {number} */ count) =>
    count > 4
      ? html`<b class="num">${count}×</b>${plainDie(kind, "", size)}`
      : Array.from({ length: count }, () => plainDie(kind, "", size));
  return html`<span class="dicerow" role="img" aria-label=${diceName(standard, bonus, ui)}
    data-sign=${bonus && !standard ? "sign-bonus" : "sign-standard"}>${few("standard", standard)}${few("bonus", bonus)}</span>`;
}

/** So many dice in words. @param {number} standard @param {number} bonus @param {Page.Ui} ui */
export const diceName = (standard, bonus, ui) =>
  ui.t(bonus ? "web-dmd-dice-both" : "web-dmd-dice", { standard, bonus });

// @ts-check
// The symbol of an option in the list.
import { picture, SKILLS } from "./pictures.js";

/** @type {Record<string, string>} */
const VERBS = {
  investigate: "intellect", move: "gi-sprint", fight: "gi-fist", evade: "agility", engage: "gi-fangs", parley: "gi-shaking-hands",
  draw: "ui-deck", resource: "resource", advance: "clue", end_turn: "ui-flag", resign: "gi-doorway", turn: "investigator",
  draw_token: "ui-bag", ready: "ui-check", none: "ui-close", keep: "ui-hand", redraw: "ui-reroll", pass: "ui-chevron",
  quiet: "ui-moon", harm: "damage", assign: "damage", rest: "investigator", prey: "investigator", investigator: "investigator",
  place: "gi-doorway", token: "ui-bag", give: "clue", choose: "ui-chevron", deck: "ui-deck", disengage: "gi-sprint", stay: "ui-close",
  "trauma": "wound", decline: "ui-close", asks: "ui-more", quiet_turn: "ui-moon", done: "ui-check",
};

/** What an option is about is known by one of these, unless its deed says more. */
const NAMES = ["card", "enemy", "source"];
const DEEDS = new Set(["fight", "evade", "engage", "move", "investigate", "harm", "rest"]);

/** @param {{verb: string, args: Record<string, any>}} option @returns {string | null} */
export function optionIcon({ verb, args }) {
  if (typeof args.skill === "string" && args.skill.startsWith("skill-")) return SKILLS[args.skill.slice("skill-".length)] ?? null;
  const name = DEEDS.has(verb) ? undefined : NAMES.map((key) => args[key]).find((value) => typeof value === "string" && value.startsWith("card-"));
  return (name && picture(name)) || VERBS[verb] || null;
}

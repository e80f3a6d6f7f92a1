// @ts-check
// An option in the list: its symbol, and what is drawn instead of its sentence.
import { html } from "../../parts/kit.js";
import { cardPicture, pictureOf } from "./cards_pictures.js";
import { plainDie, svg } from "./tray_dice.js";

/** @type {Record<string, string>} */
const VERBS = {
  run: "gi-sprint",
  go: "gi-sprint",
  along: "gi-shaking-hands",
  sneak: "gi-hood",
  stop: "ui-flag",
  attack: "gi-fist",
  target: "gi-on-target",
  enough: "ui-check",
  boost: "ui-up",
  no: "ui-close",
  yes: "ui-check",
  option: "ui-chevron",
  rest: "gi-bed",
  trade: "gi-shaking-hands",
  scenario: "gi-open-book",
  special: "ui-hand",
  free: "ui-hand",
  use: "ui-hand",
  end: "ui-flag",
  go_on: "ui-play",
  keep: "ui-check",
  reroll: "ui-reroll",
  reroll_free: "ui-reroll",
  lucky: "ui-reroll",
  count: "elder-sign",
  wound: "wound",
  self: "investigator",
  companion: "gi-shaking-hands",
  reduce: "ward",
  accept: "ui-check",
  skill: "ui-up",
  heal: "gi-first-aid-kit",
  who: "investigator",
  space: "pawn",
  passage: "gi-locked-door",
  enemy: "monster",
  kind: "monster",
  effect: "ui-more",
  number: "ui-more",
  give: "ui-hand",
  take: "ui-hand",
  agree: "ui-check",
  refuse: "ui-close",
  card: "ui-deck",
  search: "gi-old-lantern",
  relic_instead: "gi-totem-head",
  resolve: "gi-old-lantern",
  mythos: "summon",
  top: "ui-up",
  bottom: "ui-down",
  relic: "gi-totem-head",
  investigator: "investigator",
  box: "gi-open-book",
  against: "doom",
};

/** What an option is about is known by one of these. */
const NAMES = ["card", "relic", "investigator", "skill", "what", "enemy", "kind", "source", "whom", "action"];

/** Verbs that are known better by what they do than by whom they concern. */
const DEEDS = new Set([
  "run",
  "go",
  "attack",
  "option",
  "yes",
  "no",
  "top",
  "bottom",
  "sneak",
  "along",
  "resolve",
  "mythos",
]);

/** What is barred has a verb too, but not all that an option of it has.
 * @param {{verb: string, args: Protocol.Args}} option @param {Page.Open<DeathMayDie.Board>} state @returns {string | null} */
export function optionIcon({ verb, args }, state) {
  if (args.face) return null;
  const claimed =
    args.card && state.view.board.seats.flatMap((seat) => seat.cards).find((card) => card.name === args.card);
  if (claimed) return cardPicture(claimed);
  const name = DEEDS.has(verb) ? undefined : NAMES.map((key) => args[key]).find((value) => typeof value === "string");
  return (name && pictureOf(name)) ?? VERBS[verb] ?? null;
}

/** A die that may be rolled again is drawn; what a reroll costs stands beside it.
 * @param {Page.Option} option @param {Page.Open<DeathMayDie.Board>} state @param {Page.Ui} ui @param {boolean} titled @returns {Page.Drawn} */
export function optionBody({ verb, args, say, about }, state, ui, titled) {
  const die = args.face && state.view.board.roll?.dice.find((one) => about.includes(one.id));
  if (!die) return null;
  return html`<span class="grow pay">${plainDie(die.die, die.face, 30)}<span>${titled ? ui.word(String(args.face)) : say}</span>
    ${verb === "reroll" && html`<span class="cost">${svg("stress")}${args.count}</span>`}</span>`;
}

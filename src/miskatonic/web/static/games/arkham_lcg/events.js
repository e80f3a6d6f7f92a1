// @ts-check
// What is drawn and heard of what happens.
import { isCard } from "./cards.js";
import { picture, SKILLS } from "./pictures.js";

/** @type {Record<string, string>} */
const EVENTS = {
  laid_out: "gi-open-book",
  investigators: "investigator",
  begins_hurt: "wound",
  log_brings: "ui-log",
  log_counts: "ui-log",
  scenario: "gi-open-book",
  removed: "ui-close",
  several_tokens: "ui-bag",
  several_apart: "ui-bag",
  may_join: "investigator",
  round: "ui-flag",
  turn: "investigator",
  phase: "ui-flag",
  test: "ui-bag",
  token: "ui-bag",
  token_apart: "ui-bag",
  treated: "ui-bag",
  ignored: "ui-bag",
  sealed: "ui-bag",
  no_seal: "ui-bag",
  two_tokens: "ui-bag",
  passed: "ui-check",
  failed: "ui-close",
  commits: "ui-hand",
  plays: "ui-hand",
  uses: "ui-tap",
  draws: "ui-deck",
  no_cards: "ui-deck",
  deck_emptied: "ui-deck",
  shuffled_in: "ui-reroll",
  deck_grows: "ui-reroll",
  encounter_shuffled: "ui-reroll",
  mulligan: "ui-reroll",
  discards: "ui-arrow-down",
  card_discarded: "ui-arrow-down",
  gains: "resource",
  loses: "resource",
  discovers: "clue",
  no_clues: "clue",
  spends_clues: "clue",
  covered_up: "clue",
  advances: "gi-open-book",
  current: "gi-open-book",
  doom: "doom",
  moves: "gi-sprint",
  placed: "pawn",
  revealed: "gi-doorway",
  attacks: "gi-fangs",
  opportunity: "gi-fangs",
  retaliates: "gi-fangs",
  enemy_hit: "gi-fist",
  enemy_defeated: "gi-fist",
  evaded: "agility",
  disengages: "agility",
  engages: "gi-fangs",
  damage_placed: "damage",
  horror_placed: "horror",
  healed: "gi-first-aid-kit",
  defeated: "peril",
  killed: "peril",
  trauma: "wound",
  asset_defeated: "peril",
  resigned: "gi-doorway",
  resolution: "gi-open-book",
  earns: "experience",
  gain: "experience",
  bonus: "experience",
  noted: "ui-log",
  noted_under: "ui-log",
  crossed_out: "ui-log",
  crossed_out_under: "ui-log",
  campaign_ends: "gi-open-book",
  campaign_partly: "gi-open-book",
  campaign_waits: "gi-open-book",
  story: "gi-open-book",
  token_added: "ui-bag",
  weakness: "weakness",
  cancelled: "ward",
  enemy_held: "ward",
  returns: "ui-undo",
  taken_back: "ui-undo",
  more_actions: "ui-plus",
  lost_action: "ui-minus",
  makes_room: "gi-backpack",
};

/** The symbol before a line of the log. @param {Protocol.LogLine} line @returns {string} */
export function eventIcon({ kind, args }) {
  if (kind === "test" && SKILLS[String(args.skill)]) return SKILLS[String(args.skill)];
  if (EVENTS[kind]) return EVENTS[kind];
  const name = args.card ?? args.enemy ?? args.source;
  return isCard(name) ? picture(name) : "ui-more";
}

/** The card that a step is about, to be read. @param {Protocol.LogLine | undefined} line @returns {string | null} */
export const stepShows = (line) => ["card", "enemy", "source"].map((key) => line?.args[key]).find(isCard) ?? null;

/** Where it is seen that something happened that is no thing. @type {Record<string, string>} */
const SEEN = { doom: ".ag", token: ".bag", token_apart: ".bag", advances: ".ac" };

/** @param {Protocol.LogLine} line @returns {string | null} */
export const seenAt = ({ kind }) => SEEN[kind] ?? null;

/** The sound of a kind of event. @type {Record<string, import("../../parts/sound.js").Sound>} */
export const sounds = {
  token: "dice",
  token_apart: "dice",
  moves: "tap",
  enemy_moves: "tap",
  spawns: "tap",
  placed: "tap",
  encounter: "paper",
  plays: "paper",
  draws: "paper",
  doom: "low",
  advances: "wax",
  defeated: "low",
  attacks: "low",
  enemy_defeated: "wax",
  discovers: "tick",
};

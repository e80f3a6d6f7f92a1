// @ts-check
// What is drawn and heard of what happens.
import { picture } from "./tokens.js";

/** @type {Record<string, string>} */
const EVENTS = {
  turn_begins: "ui-flag",
  moved: "gi-sprint",
  taken_along: "gi-shaking-hands",
  followed: "gi-sprint",
  sneaked: "gi-hood",
  placed: "gi-doorway",
  attack: "success",
  rolled: "ui-dice",
  rerolled: "ui-reroll",
  signs_counted: "elder-sign",
  signs_forced: "elder-sign",
  reached: "ui-check",
  not_reached: "ui-close",
  hits: "success",
  wounded: "wound",
  companion_wounded: "wound",
  wounds_prevented: "ward",
  sanity_prevented: "ward",
  spared: "ward",
  stress: "stress",
  stress_full: "stress",
  healed: "stamina",
  rests: "gi-bed",
  sanity_lost: "sanity-lost",
  mad: "sanity-lost",
  stopped: "threshold",
  threshold: "threshold",
  level_up: "ui-up",
  level_down: "ui-down",
  die_gained: "die-green",
  insanity_dealt: "threshold",
  fire_placed: "fire",
  no_fire_left: "fire",
  fire_removed: "fire",
  fire_caught: "fire",
  fire_put_out: "fire",
  fire_roll: "fire",
  mythos: "summon",
  symbols: "summon",
  skipped: "ui-more",
  reshuffled: "summon",
  shuffled_back: "summon",
  peeked: "gi-all-seeing-eye",
  put_below: "ui-arrow-down",
  search_phase: "gi-old-lantern",
  fight_phase: "success",
  found: "gi-old-lantern",
  nothing_to_find: "gi-old-lantern",
  claimed: "gi-backpack",
  card_discarded: "gi-backpack",
  discovery_discarded: "gi-old-lantern",
  switched: "gi-backpack",
  trades: "gi-shaking-hands",
  handed_over: "gi-shaking-hands",
  disrupted: "gi-pentacle",
  stage_revealed: "doom",
  stage_beaten: "doom",
  killed: "peril",
  relic_gained: "gi-totem-head",
  transformed: "gi-totem-head",
  scenario_action: "gi-open-book",
  location_drawn: "gi-doorway",
  actions_gained: "ui-plus",
  outcome: "doom",
  laid_out: "ui-deck",
  investigator_chosen: "investigator",
  card_used: "ui-hand",
  forced: "ui-chevron",
  one_way: "ui-chevron",
  undone: "ui-undo",
  nobody_moves: "ui-more",
};

/** The symbol before a line of the log. @param {{kind: string, args: Protocol.Args}} line @returns {string} */
export function eventIcon({ kind, args }) {
  if (EVENTS[kind]) return EVENTS[kind];
  const name = args.enemy ?? args.token ?? args.elder_one ?? args.counter ?? args.kind ?? args.unknown;
  return typeof name === "string" ? picture(name) : "ui-more";
}

/** Where it is seen that something happened that is no thing. @type {Record<string, string>} */
const SEEN = { progress: ".goal", disrupted: ".goal", symbols: ".symbols", reshuffled: ".symbols", advance: ".sumt" };

/** @param {{kind: string}} line @returns {string | null} */
export const seenAt = ({ kind }) => SEEN[kind] ?? null;

/** The sound of a kind of event. @type {Record<string, import("../../parts/sound.js").Sound>} */
export const sounds = {
  rolled: "dice",
  rerolled: "dice",
  fire_roll: "dice",
  moved: "tap",
  placed: "tap",
  followed: "tap",
  enemy_moved: "tap",
  enemy_placed: "tap",
  summoned: "tap",
  token_laid: "tap",
  token_moved: "tap",
  fire_placed: "tap",
  passage_blocked: "tap",
  mythos: "paper",
  found: "paper",
  claimed: "paper",
  relic_gained: "paper",
  transformed: "paper",
  threshold: "low",
  advance: "low",
  elder_summoned: "low",
  stage_revealed: "low",
  killed: "low",
  mad: "low",
  disrupted: "wax",
  stage_beaten: "wax",
};

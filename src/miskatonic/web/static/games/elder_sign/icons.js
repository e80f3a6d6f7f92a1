// @ts-check
// Which symbol stands beside an option and beside a line of the log, and how it sounds.
import { ENTRANCE, KINDS, THINGS, ancientIcon, boardOf, itemIcon } from "./signs.js";

/** @type {Record<string, string>} */
const OPTIONS = {
  go: "pawn",
  stay: "pawn",
  heal: "gi-stethoscope",
  peek: "gi-crystal-eye",
  bury: "ui-down",
  leave: "ui-check",
  roll: "ui-dice",
  give_up: "ui-flag",
  end_attack: "ui-flag",
  focus: "gi-on-target",
  ask: "gi-shaking-hands",
  take_off: "ui-reroll",
  trust_fund: "ui-plus",
  complete: "ui-check",
  clue: "clue",
  read_terror: "ui-reroll",
  raise: "ui-up",
  research: "gi-notebook",
  pickman: "ui-reroll",
  tommy_gun: "ui-reroll",
  fail: "ui-close",
  no_terror: "gi-old-lantern",
  no_discard: "gi-shaking-hands",
  discard: "ui-close",
  roll_on: "ui-dice",
  reroll: "ui-reroll",
  reroll_all: "ui-reroll",
  reroll_picked: "ui-dice",
  reroll_none: "ui-check",
  turn: "ui-reroll",
  secure: "gi-spell-book",
  lock: "lock",
  full_recovery: "gi-first-aid-kit",
  lost_and_found: "gi-old-lantern",
  wait: "ui-wait",
  pay: "gi-trophy-cup",
  help: "gi-shaking-hands",
  refuse: "ui-close",
  suffer: "gi-muscle-up",
  enough: "ui-check",
  place: "monster",
  defeat: "monster",
  pay_up: "gi-scales",
  own_points: "gi-scales",
  be_devoured: "gi-worm-mouth",
  investigator: "investigator",
  use: "ui-hand",
};

/** @type {Record<string, string>} */
const EVENTS = {
  investigator: "investigator",
  first_player: "ui-flag",
  adventure_revealed: "ui-deck",
  adventure_added: "ui-deck",
  turn_begins: "pawn",
  turn_without: "pawn",
  moved: "pawn",
  clock_moved: "gi-pocket-watch",
  rolled: "ui-dice",
  rerolled: "ui-reroll",
  die_turned: "ui-reroll",
  die_added: "ui-plus",
  no_dice_left: "ui-dice",
  task_completed: "ui-check",
  roll_failed: "ui-close",
  terror: "terror",
  dice_discarded: "ui-close",
  focused: "gi-on-target",
  assisted: "gi-shaking-hands",
  refused: "gi-shaking-hands",
  locked: "lock",
  unlocked: "lock",
  resolved: "gi-trophy-cup",
  failed: "ui-flag",
  gate_opened: "gate",
  world_lost: "gate",
  monster_appeared: "monster",
  monster_kept_away: "monster",
  monster_beaten: "monster",
  monster_taken: "gi-trophy-cup",
  searched: "gi-old-lantern",
  trophies_spent: "gi-trophy-cup",
  waited: "ui-wait",
  deck_empty: "ui-deck",
  ability: "ui-sun",
  clues_gained: "clue",
  clues_lost: "clue",
  sanity_gained: "sanity",
  sanity_lost: "sanity-lost",
  stamina_gained: "stamina",
  stamina_lost: "stamina",
  loss_prevented: "ward",
  maximum_lowered: "ui-down",
  devoured: "gi-worm-mouth",
  eliminated: "gi-worm-mouth",
  midnight: "gi-pocket-watch",
  at_midnight: "gi-pocket-watch",
  mythos: "gi-pocket-watch",
  mythos_seen: "gi-crystal-eye",
  mythos_buried: "ui-down",
  doom_added: "doom",
  doom_removed: "doom",
  sign_gained: "elder-sign",
  sign_lost: "elder-sign",
  die_gone: "ui-dice",
  hit: "gi-fist",
  attack_over: "ui-flag",
  awakening: "doom",
};

/** The symbol of something that can strike: a card in play, a monster, the Ancient One.
 * @param {string} name @param {ElderSign.Board} board */
function sourceIcon(name, board) {
  const cards = [...board.museum.flatMap((card) => card ?? []), ...board.worlds];
  if (name === board.mythos) return THINGS.mythos;
  if (cards.some(({ monsters }) => monsters.some((one) => one.name === name))) return THINGS.monster;
  if (name === board.ancient_one?.name) return ancientIcon(name);
  return isWorld(name, board) ? THINGS.other_world : THINGS.adventure;
}

/** @param {string} name @param {ElderSign.Board} board */
const isWorld = (name, { worlds }) => worlds.some((world) => world.name === name);

/** What options and lines are said with.
 * @typedef {{kind?: string, card?: string, ancient_one: string, source: string, place: string,
 *   means?: {what: string}[]}} Said */

/** What is barred has a verb too, but not all that an option of it has.
 * @param {Page.Option} option @param {Page.Open<ElderSign.Board>} state @returns {string|null} */
export function optionIcon({ verb, args: told }, state) {
  const args = /** @type {Said} */ (told);
  const board = boardOf(state);
  if (args.kind) return KINDS[args.kind] ?? null;
  if (verb === "ancient_one") return ancientIcon(args.ancient_one);
  if (args.card && (verb === "use" || verb === "pay_with" || verb === "give_up_card")) return itemIcon(args.card);
  if (verb === "first") return sourceIcon(args.source, board);
  if (verb === "way") return THINGS[args.means?.[0]?.what ?? ""] ?? null;
  if (verb === "go" || verb === "stay") {
    if (isWorld(args.place, board)) return "gate";
    if (args.place === ENTRANCE.name) return "gi-doorway";
  }
  return OPTIONS[verb] ?? null;
}

/** @param {Protocol.LogLine} line @returns {string} */
export function eventIcon({ kind, args: told }) {
  const args = /** @type {Said} */ (told);
  if (args.card) return itemIcon(args.card);
  if (args.ancient_one) return ancientIcon(args.ancient_one);
  return EVENTS[kind] ?? "ui-log";
}

/** Where above the table it is seen that something happened that is no thing. @type {Record<string, string>} */
const SEEN = {
  clock_moved: ".threat .clock",
  midnight: ".threat .clock",
  doom_added: ".threat .doomt",
  doom_removed: ".threat .doomt",
  sign_gained: ".threat .signt",
  sign_lost: ".threat .signt",
};

/** @param {Protocol.LogLine} line @returns {string | null} */
export const seenAt = ({ kind }) => SEEN[kind] ?? null;

/** The sound of a kind of event. @type {Record<string, import("../../parts/sound.js").Sound>} */
export const sounds = {
  rolled: "dice",
  rerolled: "dice",
  roll_failed: "dice",
  doom_added: "low",
  doom_removed: "low",
  awakening: "low",
  awakens: "low",
  devoured: "low",
  sign_gained: "wax",
  clock_moved: "tick",
  midnight: "tick",
  at_midnight: "tick",
  adventure_revealed: "paper",
  adventure_added: "paper",
  card_gained: "paper",
  card_lost: "paper",
  card_used: "paper",
  dice_discarded: "paper",
  mythos: "paper",
  mythos_buried: "paper",
  mythos_seen: "paper",
  moved: "tap",
};

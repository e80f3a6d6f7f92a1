// @ts-check
// Elder Sign in the browser: what the frame needs to know of it. The parts are drawn beside this file.
import { Board } from "./elder_sign/board.js";
import { monsterKey, rowKey } from "./elder_sign/card.js";
import { handKey, Seat, seatKey, statKey } from "./elder_sign/seat.js";
import { ANCIENT_ONES, THINGS, costs, die, faceIcon, html, itemIcon, svg } from "./elder_sign/signs.js";
import { Threat } from "./elder_sign/threat.js";
import { dieKey } from "./elder_sign/tray.js";

const DICE = new Set(["discard", "focus", "reroll", "turn", "secure", "lock", "raise", "read_terror", "take_off", "ask"]);
const ENTRANCE = {
  first_aid: "place-first_aid",
  full_care: "place-first_aid",
  full_recovery: "place-first_aid",
  lost_and_found: "place-lost_and_found",
  buy: "place-souvenir_shop",
};
const MOVING = new Set(["move", "bury"]);
const MIDNIGHT = new Set(["midnight_order"]);

/** The dice that are as good as this one for an option: same place, colour and face. */
function alike(/** @type {number} */ number, /** @type {any} */ state) {
  const dice = state.view.board.dice;
  const same = (/** @type {any} */ one) => ["place", "colour", "face", "holder"].every((what) => one[what] === dice[number][what]);
  return dice.flatMap((/** @type {any} */ one, /** @type {number} */ i) => (same(one) ? [dieKey(i)] : []));
}

/** @param {any} option @param {any} state @returns {string[]} */
function targets(option, state) {
  const [verb, first, second] = option.text.split(":");
  const args = option.args;
  if (verb === "complete") return [rowKey(args.place, Number(first)), ...args.dice.map(dieKey)];
  if (verb === "ask") return [seatKey(Number(first)), ...alike(Number(second), state)];
  if (verb === "take_off") return [handKey(option.seat, args.card), ...alike(Number(first), state)];
  if (DICE.has(verb)) return alike(Number(first), state);
  if (verb === "place") return [args.place, ...(args.row ? [rowKey(args.place, args.row - 1)] : [])];
  if (verb === "defeat") return [monsterKey(args.place, args.monster)];
  if (verb === "heal") return [seatKey(Number(second))];
  if (verb === "clue") return [statKey(option.seat, "clue")];
  if (verb === "trust_fund") return [first === "clue" ? statKey(option.seat, "clue") : handKey(option.seat, args.price)];
  if (verb === "pay") return [statKey(option.seat, "trophies")];
  if (verb === "lose" || verb === "lower") return [statKey(option.seat, first)];
  if (verb === "roll") return ["roll"];
  if (verb === "tommy_gun") return [handKey(option.seat, "common_item-tommy_gun")];
  if (verb === "end_long_night") return ["mythos-the_long_night"];
  if (ENTRANCE[verb]) return [ENTRANCE[verb]];
  if (args.card && args.card !== "none") return [handKey(option.seat, args.card)];
  return option.about.filter((/** @type {string} */ name) => name.includes("-"));
}

const OPTION_ICONS = {
  go: "pawn", stay: "pawn", heal: "gi-stethoscope", peek: "gi-crystal-eye", bury: "ui-down", leave: "ui-check",
  roll: "ui-dice", give_up: "ui-flag", end_attack: "ui-flag", focus: "gi-on-target", ask: "gi-shaking-hands",
  take_off: "ui-reroll", trust_fund: "ui-plus", clue: "clue", read_terror: "ui-reroll", raise: "ui-up",
  research: "gi-notebook", pickman: "ui-reroll", tommy_gun: "ui-reroll", fail: "ui-close", no_terror: "gi-church",
  no_discard: "gi-shaking-hands", discard: "ui-close", roll_on: "ui-dice", reroll: "ui-reroll", reroll_all: "ui-reroll",
  reroll_picked: "ui-dice", reroll_none: "ui-check", turn: "ui-reroll", secure: "gi-spell-book", lock: "lock",
  first_aid: "gi-first-aid-kit", full_care: "gi-first-aid-kit", full_recovery: "gi-first-aid-kit",
  lost_and_found: "gi-old-lantern", end_long_night: "gi-pocket-watch", wait: "ui-wait", pay: "gi-trophy-cup",
  help: "gi-shaking-hands", refuse: "ui-close", suffer: "gi-muscle-up", enough: "ui-check", place: "monster",
  defeat: "monster", pay_up: "gi-scales", be_devoured: "gi-worm-mouth", investigator: "investigator",
  complete: "ui-check",
};

/** @param {any} option @returns {string|null} */
function optionIcon(option) {
  const { verb, args } = option;
  if (args.kind) return THINGS[args.kind.replace("kind-", "")] ?? null;
  if (verb === "ancient_one") return ANCIENT_ONES[option.text.split(":")[1]];
  if (verb === "use" || verb === "give_up_card") return itemIcon(args.card);
  if (verb === "first") return sourceIcon(args.source);
  if (verb === "way") return effectIcon(args.effects[0]);
  if ((verb === "go" || verb === "stay") && args.place.startsWith("other_world-")) return "gate";
  if ((verb === "go" || verb === "stay") && args.place === "place-entrance") return "gi-doorway";
  return OPTION_ICONS[verb] ?? null;
}

function sourceIcon(/** @type {string} */ name) {
  const [kind, id] = name.split("-");
  return { mythos: "gi-pocket-watch", monster: "monster", other_world: "gate", ancient_one: ANCIENT_ONES[id] }[kind] ?? "ui-deck";
}

function effectIcon(/** @type {string} */ effect) {
  return Object.entries(THINGS).find(([kind]) => effect?.includes(`_${kind}_`))?.[1] ?? null;
}

const EVENT_ICONS = {
  adventure_revealed: "ui-deck", turn_begins: "pawn", turn_without: "pawn", moved: "pawn", clock_moved: "gi-pocket-watch",
  rolled: "ui-dice", rerolled: "ui-reroll", die_turned: "ui-reroll", die_added: "ui-plus", no_dice_left: "ui-dice",
  task_completed: "ui-check", roll_failed: "ui-close", terror: "terror", dice_discarded: "ui-close", focused: "gi-on-target",
  assisted: "gi-shaking-hands", refused: "gi-shaking-hands", secured: "gi-spell-book", taken_off: "gi-spell-book",
  spell_over: "gi-spell-book", locked: "lock", unlocked: "lock", resolved: "gi-trophy-cup", failed: "ui-flag",
  gate_opened: "gate", world_lost: "gate", monster_appeared: "monster", monster_kept_away: "monster", monster_beaten: "monster",
  monster_taken: "gi-trophy-cup", searched: "gi-old-lantern", trophies_spent: "gi-trophy-cup", waited: "ui-wait",
  ally_left: "gi-shaking-hands", deck_empty: "ui-deck", ability: "ui-sun", clues_gained: "clue", clues_lost: "clue",
  sanity_gained: "sanity", sanity_lost: "sanity-lost", stamina_gained: "stamina", stamina_lost: "stamina",
  loss_prevented: "ward", maximum_lowered: "ui-down", devoured: "gi-worm-mouth", eliminated: "gi-worm-mouth",
  midnight: "gi-pocket-watch", at_midnight: "gi-pocket-watch", mythos: "gi-pocket-watch", mythos_ended: "gi-pocket-watch",
  mythos_seen: "gi-crystal-eye", mythos_buried: "ui-down", doom_added: "doom", doom_removed: "doom", sign_gained: "elder-sign",
  sign_lost: "elder-sign", awakens: "doom", die_gone: "ui-dice", hit: "gi-fist", attack_over: "ui-flag", awakening: "doom",
  ancient_one_attacks: "doom", investigator: "investigator", first_player: "ui-flag",
};

/** @param {any} line @returns {string} */
function eventIcon(line) {
  if (line.args.card) return itemIcon(line.args.card);
  if (line.args.ancient_one) return ANCIENT_ONES[line.args.ancient_one.split("-")[1]];
  return EVENT_ICONS[line.kind] ?? "ui-log";
}

const FACE = (/** @type {string} */ face) => svg(faceIcon(face), "i pays");

/** Dice instead of a sentence: what pays for a task and what then is left; what a single die is about.
 * @param {any} option @param {any} state @param {any} ui */
function optionBody(option, state, ui) {
  const dice = state.view.board.dice;
  const args = option.args;
  if (option.verb === "complete") {
    const pool = dice.filter((/** @type {any} */ one) => one.place === "pool").length;
    const left = pool - args.dice.filter((/** @type {number} */ number) => dice[number].place === "pool").length;
    const what = args.place === "place-battle" ? ui.t("web-es-hit")
      : args.monster !== "none" ? ui.word(args.monster) : ui.t("web-es-task", { row: args.row });
    return html`<span class="grow pay"><span class="ds">${args.dice.map((/** @type {number} */ number) => die(dice[number], ui, { size: 26 }))}${
      costs(args, ui)}</span><span>${what}</span><small>${ui.t("web-es-remain", { count: left })}</small></span>`;
  }
  if (!DICE.has(option.verb) || !args.die) return null;
  const number = Number(option.text.split(":")[option.verb === "ask" ? 2 : 1]);
  if (!dice[number]?.face) return null;
  const to = args.new_face || null;
  return html`<span class="grow pay one">${die(dice[number], ui, { size: 26 })}${to && html`${svg("ui-chevron", "i to")}${FACE(to)}`}
    <span class="saying">${option.say}</span></span>`;
}

/** @param {any} state @param {any} ui */
function steps(state, ui) {
  const board = state.view.board;
  if (!board.mythos && !board.ancient_one?.awake) return [];
  const prompt = state.view.choice?.prompt;
  const now = MIDNIGHT.has(prompt) || !board.in_turn ? 2 : MOVING.has(prompt) ? 0 : 1;
  const names = board.ancient_one.awake ? ["web-es-step_attack", "web-es-step_midnight"]
    : ["web-es-step_move", board.seats[board.active]?.place === "place-entrance" && now === 1 ? "web-es-step_entrance" : "web-es-step_adventure",
      "web-es-step_midnight"];
  const current = board.ancient_one.awake ? (now === 2 ? 1 : 0) : now;
  return names.map((name, i) => ({ label: ui.t(name), current: i === current && Boolean(state.asked) }));
}

/** @param {any} state @param {any} ui */
const title = (state, ui) => (state.view.board.ancient_one ? ui.word(state.view.board.ancient_one.name) : "");

export default {
  css: "/static/css/elder_sign.css",
  threat: Threat,
  board: Board,
  seat: Seat,
  steps,
  title,
  targets,
  optionIcon,
  optionBody,
  eventIcon,
};

// @ts-check
// Elder Sign in the browser: what the frame needs to know of it. The parts are drawn beside this file.
import { Board } from "./elder_sign/board.js";
import { monsterKey, rowKey } from "./elder_sign/card.js";
import { eventIcon, optionIcon } from "./elder_sign/icons.js";
import { handKey, Seat, seatKey, statKey } from "./elder_sign/seat.js";
import { boardOf, costs, die, faceIcon, html, svg } from "./elder_sign/signs.js";
import { Threat } from "./elder_sign/threat.js";
import { dieKey } from "./elder_sign/tray.js";

const DICE = new Set(["ask", "discard", "focus", "lock", "raise", "read_terror", "reroll", "secure", "take_off",
  "turn"]);
/** Verbs whose title says all but which die it is. */
const TOLD = new Set(["discard", "focus", "lock", "reroll", "secure"]);
/** @type {Record<string, string>} */
const ENTRANCE = {
  first_aid: "place-first_aid",
  full_care: "place-first_aid",
  full_recovery: "place-first_aid",
  lost_and_found: "place-lost_and_found",
  buy: "place-souvenir_shop",
};

/** The keys of the dice that are as good as this one for an option. @param {number} number @param {any} state */
function alike(number, state) {
  const { dice } = boardOf(state);
  const kind = (/** @type {any} */ one) => [one.place, one.colour, one.face, one.holder].join();
  return dice.flatMap((one, i) => (kind(one) === kind(dice[number]) ? [dieKey(i)] : []));
}

/** @param {any} option @param {any} state @returns {string[]} */
function targets(option, state) {
  const { args, seat } = option;
  const [verb, first, second] = option.text.split(":");
  switch (verb) {
    case "complete": return [rowKey(args.place, Number(first)), ...args.dice.map(dieKey)];
    case "ask": return [seatKey(Number(first)), ...alike(Number(second), state)];
    case "take_off": return [handKey(seat, args.card), ...alike(Number(first), state)];
    case "place": return [args.place, ...(args.row ? [rowKey(args.place, args.row - 1)] : [])];
    case "defeat": return [monsterKey(args.place, args.monster)];
    case "heal": return [seatKey(Number(second))];
    case "clue": return [statKey(seat, "clue")];
    case "trust_fund": return [first === "clue" ? statKey(seat, "clue") : handKey(seat, args.price)];
    case "pay": return [statKey(seat, "trophies")];
    case "lose": case "lower": return [statKey(seat, first)];
    case "tommy_gun": return [handKey(seat, "common_item-tommy_gun")];
    case "end_long_night": return ["mythos-the_long_night"];
    case "roll": return ["roll"];
  }
  if (DICE.has(verb)) return alike(Number(first), state);
  if (ENTRANCE[verb]) return [ENTRANCE[verb]];
  if (args.card && args.card !== "none") return [handKey(seat, args.card)];
  return option.about.filter((/** @type {string} */ name) => name.includes("-"));
}

/** Dice instead of a sentence: what pays for a task and what then is left; what a single die is about. Under a title
 * that says what is done, the face alone is enough.
 * @param {any} option @param {any} state @param {any} ui @param {boolean} titled */
function optionBody(option, state, ui, titled) {
  const { dice } = boardOf(state);
  const { args, verb } = option;
  if (verb === "complete") {
    /** @type {import("./elder_sign/signs.js").Die[]} */
    const paid = args.dice.map((/** @type {number} */ number) => dice[number]);
    const left = dice.filter((one) => one.place === "pool" && !paid.includes(one)).length;
    const what = args.place === "place-battle" ? ui.t("web-es-hit")
      : args.monster !== "none" ? ui.word(args.monster) : ui.t("web-es-task", { row: args.row });
    return html`<span class="grow pay"><span class="ds">${paid.map((one) => die(one, ui, { size: 26 }))}
      ${costs(args, ui)}</span><span>${what}</span><small>${ui.t("web-es-remain", { count: left })}</small></span>`;
  }
  const one = DICE.has(verb) && dice[Number(option.text.split(":")[verb === "ask" ? 2 : 1])];
  if (!one || !one.face) return null;
  return html`<span class="grow pay one">${die(one, ui, { size: 26 })}
    ${args.new_face && html`${svg("ui-chevron", "i to")}
    ${svg(faceIcon(args.new_face), "i pays")}`}<span>${titled && TOLD.has(verb) ? ui.word(args.face) : option.say}</span>
    </span>`;
}

/** @param {any} state @param {any} ui */
function steps(state, ui) {
  const { ancient_one: foe, mythos, in_turn, seats, active } = boardOf(state);
  if (!foe || (!mythos && !foe.awake)) return [];
  const prompt = state.view.choice?.prompt;
  const midnight = prompt === "midnight_order" || !in_turn;
  const moving = prompt === "move" || prompt === "bury";
  const inside = seats[active]?.place === "place-entrance" && !moving && !midnight ? "entrance" : "adventure";
  const names = foe.awake ? ["attack", "midnight"] : ["move", inside, "midnight"];
  const now = midnight ? "midnight" : foe.awake ? "attack" : moving ? "move" : inside;
  return names.map((name) => ({ label: ui.t(`web-es-step_${name}`), current: name === now && Boolean(state.asked) }));
}

/** @param {any} state @param {any} ui @returns {string} */
function title(state, ui) {
  return state.turn ? ui.t("web-turn", { number: state.turn }) : "";
}

export default {
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

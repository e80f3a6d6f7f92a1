// @ts-check
// How Reign of Cthulhu is drawn at the table.
import { Board } from "./reign_of_cthulhu/board.js";
import { details } from "./reign_of_cthulhu/details.js";
import { eventIcon, optionIcon } from "./reign_of_cthulhu/pictures.js";
import { Seat } from "./reign_of_cthulhu/seat.js";
import { Threat } from "./reign_of_cthulhu/threat.js";

/** What at a place some verbs are about. @type {Record<string, string>} */
const TOKENS = {
  defeat_cultist: "cultist", shift: "cultist", burn: "cultist",
  defeat_shoggoth: "shoggoth", burn_shoggoth: "shoggoth", move_first: "shoggoth", drag: "shoggoth",
  seal: "gate", seal_linked: "gate", ward: "gate",
};
const HANDING = new Set(["give", "take", "lend", "borrow"]);

/** The place an option is about: named, the gate of its town, or where the active investigator stands.
 * @param {any} option @param {any} board @returns {string} */
function placeOf({ args }, board) {
  const gate = args.town && board.places.find((/** @type {any} */ p) => p.town === args.town && p.gate);
  return args.left ?? args.place ?? gate?.name ?? board.seats[board.active].place;
}

/** What on the table an option concerns: places, tokens, cards, seats, Old Ones.
 * @param {any} option @param {any} state @returns {string[]} */
function targets(option, state) {
  const { verb, args, seat, text } = option;
  const board = state.view.board;
  const found = verb in TOKENS ? [`${TOKENS[verb]}:${placeOf(option, board)}`] : [];
  if (args.place && (verb === "drag" || !(verb in TOKENS))) found.push(args.place);
  if (verb === "play") found.push(`card:${seat}:${args.relic}`);
  if (verb === "discard") found.push(`card:${seat}:${args.card}`);
  if (verb === "pick" || verb === "take_back") found.push("discard");
  if (HANDING.has(verb)) {
    const other = Number(text.split(":").at(-1));
    found.push(`card:${verb === "give" || verb === "lend" ? seat : other}:${args.card}`);
  }
  if (verb === "swap") found.push(`card:${seat}:${args.mine}`, `card:${text.split(":")[2]}:${args.theirs}`);
  if (verb === "song") found.push(`seat:${text.split(":")[1]}`);
  if (verb === "investigator") found.push(args.investigator);
  if (verb === "cancel") found.push(args.old_one);
  return found;
}

/** The parts of a turn; none is current between drawing and summoning or at the end.
 * @param {any} state @param {any} ui */
function steps(state, ui) {
  const { acting, to_summon: left, offer } = state.view.board;
  const choice = state.view.choice;
  const between = offer.length || !choice || (choice.prompt === "window" && choice.rule === "RC-130");
  const now = acting ? 0 : left > 0 || choice?.prompt === "relic_duty" ? 2 : between ? -1 : 1;
  return ["actions", "draw", "summoning"].map((step, i) =>
    ({ label: ui.t(`web-reign-step-${step}`), current: i === now }));
}

/** @param {any} state @param {any} ui */
function title(state, ui) {
  return state.turn ? ui.t("web-turn", { number: state.turn }) : "";
}

export default {
  threat: Threat, board: Board, seat: Seat, details,
  steps, title, targets, optionIcon, eventIcon,
};

// @ts-check
// How Reign of Cthulhu is drawn at the table.
import { Board } from "./reign_of_cthulhu/board.js";
import { details } from "./reign_of_cthulhu/details.js";
import { eventIcon, optionIcon, seenAt, SIGNS, sounds } from "./reign_of_cthulhu/pictures.js";
import { Seat } from "./reign_of_cthulhu/seat.js";
import { Threat } from "./reign_of_cthulhu/threat.js";

/** The parts of a turn; none is current between drawing and summoning or at the end.
 * @param {Page.Open<ReignOfCthulhu.Board>} state @param {Page.Ui} ui */
function steps(state, ui) {
  const { acting, to_summon: left, offer } = state.view.board;
  const choice = state.view.choice;
  const between = offer.length || !choice || (choice.prompt === "window" && choice.rule === "RC-130");
  const now = acting ? 0 : left > 0 || choice?.prompt === "relic_duty" ? 2 : between ? -1 : 1;
  return ["actions", "draw", "summoning"].map((step, i) => ({
    name: step,
    label: ui.t(`web-reign-step-${step}`),
    current: i === now,
  }));
}

/** With which events a part of a turn begins. @type {Record<string, string>} */
const BEGINS = {
  turn_begins: "actions",
  drew: "draw",
  evil_stirs: "draw",
  summoning_card: "summoning",
  summoning_skipped: "summoning",
};

/** @param {Protocol.LogLine} line @returns {string | null} */
const phase = ({ kind }) => BEGINS[kind] ?? null;

/** @param {Page.Open<ReignOfCthulhu.Board>} state @param {Page.Ui} ui */
function title(state, ui) {
  return state.turn ? ui.t("web-turn", { number: state.turn }) : "";
}

/** @type {Page.Game<ReignOfCthulhu.Board>} */
export default {
  goal: {
    "win-gates": "seal",
    "win-clues": "clue",
    "lose-cthulhu": "cthulhu",
    "lose-cultists": "cultist",
    "lose-shoggoths": "shoggoth",
    "lose-deck": "ui-deck",
    "lose-insane": "sanity-lost",
    "turn-actions": "pawn",
    "turn-draw": "ui-deck",
    "turn-summon": "cultist",
  },
  goalTracks: ["win-gates"],
  threat: Threat,
  board: Board,
  seat: Seat,
  details,
  signs: SIGNS,
  steps,
  phase,
  title,
  optionIcon,
  eventIcon,
  seenAt,
  sounds,
};

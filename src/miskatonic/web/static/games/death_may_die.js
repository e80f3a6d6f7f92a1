// @ts-check
// Death May Die in the browser: what the frame needs to know of it. The parts are drawn beside this file.
import { Board } from "./death_may_die/board.js";
import { brought } from "./death_may_die/brought.js";
import { optionBody, optionIcon } from "./death_may_die/option.js";
import { Seat } from "./death_may_die/seat.js";
import { Threat } from "./death_may_die/threat.js";
import { eventIcon, seenAt, sounds } from "./death_may_die/tokens_events.js";
import { SIGNS } from "./death_may_die/tokens.js";

const PHASES = ["action", "mythos", "search_or_fight", "end"];

/** The parts of a turn. @param {Page.Open<DeathMayDie.Board>} state @param {Page.Ui} ui */
function steps(state, ui) {
  const { setting_up: before, phase } = state.view.board;
  if (before) return [];
  return PHASES.map((name) => ({
    name,
    label: ui.t(`web-dmd-step-${name}`),
    current: name === phase && !state.outcome,
  }));
}

/** With which events a part of a turn begins. @type {Record<string, string>} */
const BEGINS = {
  turn_begins: "action",
  mythos: "mythos",
  search_phase: "search_or_fight",
  fight_phase: "search_or_fight",
};

/** @param {Protocol.LogLine} line @returns {string | null} */
const phase = ({ kind }) => BEGINS[kind] ?? null;

/** @param {Page.Open<DeathMayDie.Board>} state @param {Page.Ui} ui */
function title(state, ui) {
  return state.turn ? ui.t("web-turn", { number: state.turn }) : "";
}

/** @type {Page.Game<DeathMayDie.Board>} */
export default {
  goal: {
    "win-ritual": "gi-pentacle",
    "win-elder_one": "wound",
    "lose-one": "gi-tombstone",
    "lose-all": "gi-tombstone",
    "lose-track": "summon",
    "turn-actions": "gi-sprint",
    "turn-mythos": "ui-deck",
    "turn-fight": "gi-saber-slash",
  },
  goalTracks: ["win-ritual", "lose-track"],
  lights: ["run"],
  threat: Threat,
  board: Board,
  seat: Seat,
  brought,
  signs: SIGNS,
  steps,
  phase,
  title,
  optionIcon,
  optionBody,
  eventIcon,
  seenAt,
  sounds,
};

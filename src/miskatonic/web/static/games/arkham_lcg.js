// @ts-check
// Arkham Horror: The Card Game in the browser: what the frame needs to know of it. The parts are drawn beside this file.
import { Board } from "./arkham_lcg/board.js";
import { chapters } from "./arkham_lcg/campaign.js";
import { details } from "./arkham_lcg/details.js";
import { eventIcon, seenAt, sounds, stepShows } from "./arkham_lcg/events.js";
import { Going } from "./arkham_lcg/going.js";
import { Head } from "./arkham_lcg/head.js";
import { large } from "./arkham_lcg/large.js";
import { optionBody, optionIcon } from "./arkham_lcg/option.js";
import { SIGNS } from "./arkham_lcg/pictures.js";
import { Seat } from "./arkham_lcg/seat.js";
import { Threat } from "./arkham_lcg/threat.js";

/** @type {ArkhamLcg.Board["phase"][]} */
const PHASES = ["mythos", "investigation", "enemy", "upkeep"];

/** The phases of the round. @param {Page.Open<ArkhamLcg.Board>} state @param {Page.Ui} ui */
function steps(state, ui) {
  const { places, phase: now } = state.view.board;
  if (!places.length) return [];
  return PHASES.map((name) => ({ name, label: ui.t(`web-ah-phase-${name}`), current: name === now && !state.outcome }));
}

/** @param {Protocol.LogLine} line @returns {string | null} */
const phase = ({ kind, args }) => (kind === "phase" ? /** @type {string} */ (args.phase) : null);

/** @param {Page.Open<ArkhamLcg.Board>} state @param {Page.Ui} ui */
function title(state, ui) {
  const { round, places, scenario } = state.view.board;
  const parts = [
    places.length > 0 && ui.t("web-ah-round", { number: round }),
    ui.size !== "phone" && ui.word(`scenario-${scenario}`),
  ];
  return parts.filter(Boolean).join(" · ");
}

/** Letters of what is done most often: their digits change with what else can be done. */
const KEYS = { I: "investigate", D: "draw", G: "resource", T: "draw_token", E: "end_turn" };

/** What can be opened at any time, by its letter. @param {Page.Open<ArkhamLcg.Board>} state @param {Page.Ui} ui
 * @returns {Record<string, {sheet: string, label: string, symbol: string}>} */
const sheets = (state, ui) =>
  state.view.board.sheet ? { C: { sheet: "campaign", label: ui.t("web-ah-campaign"), symbol: "ui-log" } } : {};

/** @type {Page.Game<ArkhamLcg.Board>} */
export default {
  goal: {
    "win-clues": "clue",
    "lose-out": "gi-tombstone",
    "lose-doom": "doom",
    "turn-actions": "investigator",
    "turn-enemies": "gi-fangs",
    "turn-mythos": "doom",
  },
  goalTracks: ["win-clues", "lose-doom"],
  keys: KEYS,
  sheets,
  chapters,
  lights: ["move", "fight", "evade", "engage", "play", "use", "commit", "swap", "buy", "upgrade", "undo_buy"],
  threat: Threat,
  board: Board,
  seat: Seat,
  head: Head,
  ending: Going,
  exact: true,
  signs: SIGNS,
  steps,
  phase,
  title,
  details,
  large,
  optionBody,
  optionIcon,
  eventIcon,
  seenAt,
  stepShows,
  sounds,
};

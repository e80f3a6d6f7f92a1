// @ts-check
// Elder Sign in the browser: what the frame needs to know of it. The parts are drawn beside this file.
import { Board } from "./elder_sign/board.js";
import { brought } from "./elder_sign/brought.js";
import { eventIcon, optionIcon, seenAt, sounds } from "./elder_sign/icons.js";
import { Seat } from "./elder_sign/seat.js";
import { boardOf, costs, die, FACES, html, SIGNS, svg } from "./elder_sign/signs.js";
import { Threat } from "./elder_sign/threat.js";

/** What options with dice or trophies are said with.
 * @typedef {{place: string, monster: string, row: number, sanity: number, stamina: number, clock: number, count: number,
 *   trophies: string[], face: string, new_face?: string}} Said */

/** Verbs whose title says all but which die it is. */
const TOLD = new Set(["discard", "focus", "lock", "reroll", "secure"]);

/** Names beside each other, equal ones once with their number. @param {string[]} names @param {Page.Ui} ui */
const counted = (names, ui) =>
  [...new Set(names)]
    .map((name) => {
      const count = names.filter((other) => other === name).length;
      return count > 1 ? `${count} × ${ui.word(name)}` : ui.word(name);
    })
    .join(" · ");

/** Dice instead of a sentence: what pays for a task and what then is left; what a single die is about. Trophies that pay,
 * after what they are worth. Under a title that says what is done, the face alone is enough.
 * @param {Page.Option} option @param {Page.Open<ElderSign.Board>} state @param {Page.Ui} ui @param {boolean} titled */
function optionBody(option, state, ui, titled) {
  const { dice } = boardOf(state);
  const { verb, about } = option;
  const args = /** @type {Said} */ (option.args);
  const meant = about.flatMap((/** @type {string} */ id) => dice.find((one) => one.id === id) ?? []);
  if (verb === "complete") {
    const left = dice.filter((one) => one.place === "pool" && !meant.includes(one)).length;
    const what =
      args.place === "place-battle"
        ? ui.t("web-es-hit")
        : args.monster !== "none"
          ? ui.word(args.monster)
          : ui.t("web-es-task", { row: args.row });
    return html`<span class="grow pay"><span class="ds">${meant.map((one) =>
      die(one, ui, { size: 26 }),
    )}${costs(args, ui)}</span><span>${what}</span><small>${ui.t("web-es-remain", { count: left })}</small></span>`;
  }
  if (verb === "pay")
    return html`<b class="num">${args.count}</b><span class="grow">${counted(args.trophies, ui)}</span>`;
  const [one] = meant;
  if (!one?.face) return null;
  return html`<span class="grow pay one">${die(one, ui, { size: 26 })}
    ${
      args.new_face
      && html`${svg("ui-chevron", "i to")}
    ${svg(FACES[args.new_face].icon, "i pays")}`
    }<span>${titled && TOLD.has(verb) ? ui.word(args.face) : option.say}</span>
    </span>`;
}

/** What is asked at the museum's entrance; investigators who resolved an adventure are there, too. */
const AT_ENTRANCE = new Set(["entrance", "pay_trophies"]);

/** @param {Page.Open<ElderSign.Board>} state @param {Page.Ui} ui */
function steps(state, ui) {
  const { ancient_one: foe, mythos, in_turn } = boardOf(state);
  if (!foe || (!mythos && !foe.awake)) return [];
  const prompt = state.view.choice?.prompt;
  const midnight = prompt === "midnight_order" || !in_turn;
  const moving = prompt === "move" || prompt === "bury";
  const inside = AT_ENTRANCE.has(prompt ?? "") ? "entrance" : "adventure";
  const names = foe.awake
    ? { act: "attack", midnight: "midnight" }
    : { move: "move", act: inside, midnight: "midnight" };
  const now = midnight ? "midnight" : moving && !foe.awake ? "move" : "act";
  return Object.entries(names).map(([name, word]) => ({
    name,
    label: ui.t(`web-es-step_${word}`),
    current: name === now && Boolean(state.asked),
  }));
}

/** With which events a part of a turn begins. @type {Record<string, string>} */
const BEGINS = {
  turn_begins: "move",
  turn_without: "move",
  moved: "act",
  waited: "act",
  searched: "act",
  rolled: "act",
  resolved: "act",
  failed: "act",
  attack_over: "act",
  midnight: "midnight",
  mythos: "midnight",
  at_midnight: "midnight",
};

/** The part of the turn that a line begins; the hand moves on as its last one. @param {Protocol.LogLine} line @returns {string | null} */
const phase = ({ kind, rule }) => (kind === "clock_moved" && rule === "ES-113" ? "midnight" : (BEGINS[kind] ?? null));

/** @param {Page.Open<ElderSign.Board>} state @param {Page.Ui} ui @returns {string} */
function title(state, ui) {
  return state.turn ? ui.t("web-turn", { number: state.turn }) : "";
}

/** @type {Page.Game<ElderSign.Board>} */
export default {
  goal: {
    "win-signs": "elder-sign",
    "win-battle": "gi-revolver",
    "win-last_doom": "gi-revolver",
    "lose-devoured": "gi-tombstone",
    "lose-wakes": "doom",
    "lose-world": "doom",
    "turn-go": "investigator",
    "turn-roll": "ui-dice",
    "turn-clock": "gi-pocket-watch",
  },
  goalTracks: ["win-signs", "lose-wakes", "lose-world"],
  threat: Threat,
  board: Board,
  seat: Seat,
  steps,
  phase,
  title,
  optionIcon,
  optionBody,
  brought,
  signs: SIGNS,
  eventIcon,
  seenAt,
  sounds,
};

// @ts-check
// An option in the list: its symbol, and the cards that can be marked, drawn instead of their sentences.
import { html } from "../../parts/kit.js";
import { isCard } from "./cards.js";
import { cardThing, changed, classMark, Icons, picture, SKILLS } from "./pictures.js";
import { changeBody } from "./upgrade.js";

/** @type {Record<string, string>} */
const VERBS = {
  investigate: "intellect",
  move: "gi-sprint",
  fight: "gi-fist",
  evade: "agility",
  engage: "gi-fangs",
  parley: "gi-shaking-hands",
  draw: "ui-deck",
  resource: "resource",
  advance: "clue",
  end_turn: "ui-flag",
  resign: "gi-doorway",
  turn: "investigator",
  draw_token: "ui-bag",
  ready: "ui-check",
  none: "ui-close",
  keep: "ui-hand",
  redraw: "ui-reroll",
  pass: "ui-chevron",
  quiet: "ui-moon",
  harm: "damage",
  assign: "damage",
  rest: "investigator",
  prey: "investigator",
  investigator: "investigator",
  place: "gi-doorway",
  token: "ui-bag",
  give: "clue",
  choose: "ui-chevron",
  deck: "ui-deck",
  disengage: "gi-sprint",
  stay: "ui-close",
  trauma: "wound",
  buy: "ui-plus",
  upgrade: "ui-upgrade",
  undo_buy: "ui-undo",
  level_0: "ui-deck",
  back: "ui-undo",
  become: "investigator",
  claim: "investigator",
  decline: "ui-close",
  asks: "ui-more",
  quiet_turn: "ui-moon",
  done: "ui-check",
};

/** What an option is about is known by one of these, unless its deed says more. */
const NAMES = ["card", "enemy", "source"];
const DEEDS = new Set(["fight", "evade", "engage", "move", "resign", "investigate", "harm", "rest"]);

/** Answers to what happens. */
const ANSWERS = new Set(["react", "play", "use"]);
/** What is said of a card that is marked. @type {Record<string, string>} */
const MARKED = { uncommit: "web-ah-committed", leave: "web-ah-goes-back" };
/** The options that mark cards. */
const MARKS = new Set(["commit", "swap", ...Object.keys(MARKED)]);

/** @param {Page.Option | Protocol.Barrier} option @returns {string | null} */
export function optionIcon({ verb, args }) {
  if (MARKS.has(verb)) return null;
  if (typeof args.skill === "string" && args.skill.startsWith("skill-"))
    return SKILLS[args.skill.slice("skill-".length)] ?? null;
  const name = DEEDS.has(verb) ? undefined : NAMES.map((key) => args[key]).find(isCard);
  return (name && picture(name)) || VERBS[verb] || null;
}

/** A card that can be marked: what it would add, its name, and whether it is; a reaction with what it does.
 * @param {Page.Option} option @param {Page.Open<ArkhamLcg.Board>} state @param {Page.Ui} ui */
export function optionBody(option, state, ui) {
  const { verb, args, about, seat, say, remark } = option;
  if (state.view.choice?.prompt === "upgrade") return changeBody(option, state, ui);
  const told = `${args.card}.text`;
  if (state.view.choice?.prompt.startsWith("react") && ANSWERS.has(verb) && ui.has(told)) {
    const used = state.view.board.seats[seat]?.area.find((one) => about.includes(cardThing(one.id)));
    return html`<span class="grow">${say}<small class="does">${ui.word(told)}${changed(used, ui)}</small>${remark && html`<small>${remark}</small>`}</span>`;
  }
  if (!MARKS.has(verb)) return null;
  const card = state.view.board.seats[seat].hand?.find((one) => about.includes(cardThing(one.id)));
  if (!card) return null;
  const helps = state.view.board.test && state.view.board.test.seat !== seat;
  return html`<span class=${`mk k-${card.class}`}>${helps && ui.mark(seat)}${
    verb === "commit" || verb === "uncommit" ? html`<${Icons} icons=${card.icons} ui=${ui} />` : classMark(card.class)
  }</span><span class="grow">${ui.word(String(args.card))}</span>${
    MARKED[verb] && html`<span class="tail">${ui.t(MARKED[verb])}</span>`
  }`;
}

// @ts-check
// What a question brings to the table: the card that is being read, or the enemies that are about to attack.
import { html, seatClass } from "../../parts/kit.js";
import { cardPicture, pictureOf } from "./cards_pictures.js";
import { Dice, svg } from "./tray_dice.js";

/** @typedef {import("./tray_dice.js").Ui} Ui */

/** The card that is being read, with what kind it is. @param {any} state */
function reading(state) {
  const { mythos, discoveries } = state.view.board;
  const found = discoveries?.reading.at(-1);
  if (found) return { ...found, kind: "discovery" };
  const drawn = mythos?.reading.at(-1);
  return drawn ? { ...drawn, kind: "mythos" } : null;
}

/** @param {any[]} facts @param {any} state @param {Ui} ui */
export function brought(facts, state, ui) {
  const fight = facts.find((line) => line.message === "warn-fight");
  if (fight) return html`<${Fight} line=${fight} state=${state} ui=${ui} />`;
  const source = state.view.choice?.args.source;
  const card = reading(state) ?? (source && { name: source, kind: "other" });
  return card && html`<${Card} card=${card} facts=${facts} ui=${ui} />`;
}

/** A card with everything that is printed on it. @param {{card: any, facts: any[], ui: Ui}} props */
function Card({ card, facts, ui }) {
  const told = facts.filter((line) => line.message !== "fact-symbol" && line.message !== "fact-no_symbol");
  const sides = told.filter((line) => line.message === "fact-side_of");
  const story = told.filter((line) => line.message.endsWith(".story"));
  const rest = told.filter((line) => !sides.includes(line) && !story.includes(line));
  return html`<div class=${`read ${card.kind}`} aria-hidden="true">
    <h3>${svg(card.kind === "other" ? pictureOf(card.name) : card.kind === "mythos" ? "summon" : "gi-old-lantern", card.kind === "mythos" && !card.symbol ? "i off" : "i")}
      ${ui.word(card.name)}${card.kind !== "other" && html`<small>${ui.word(`sign-${card.kind}`)}</small>`}</h3>
    ${story.map((line) => html`<p class="story">${line.say}</p>`)}
    ${rest.map((line) => html`<p class=${line.message === "fact-invented" ? "ours" : ""}>${line.say}</p>`)}
    ${sides.length > 0 && html`<div class=${`sides n${sides.length}`}>${sides.map((line) => html`<p class=${`half ${line.args.type}`}>
      ${svg(cardPicture({ name: line.args.side, type: line.args.type }))}${line.say}</p>`)}</div>`}</div>`;
}

/** Who is about to attack, with how many dice, and how likely one survives all of it. @param {{line: any, state: any, ui: Ui}} props */
function Fight({ line, state, ui }) {
  const { enemies, active, seats } = state.view.board;
  const here = enemies.filter((/** @type {any} */ one) => one.space === seats[active].space && !one.fought);
  return html`<div class="read fight" aria-hidden="true"><h3>${svg("gi-fangs")}${ui.t("web-dmd-survive")} <b class="num">${line.args.percent}%</b></h3>
    <ul class=${seatClass(active)}>${here.map((/** @type {any} */ one) => html`<li>${svg(pictureOf(one.name))}<span>${ui.word(one.name)}</span>
      <${Dice} standard=${one.standard} bonus=${one.bonus} ui=${ui} size=${16} /></li>`)}</ul></div>`;
}

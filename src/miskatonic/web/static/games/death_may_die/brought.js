// @ts-check
// What a question brings to the table: the card that is being read, or the enemies that are about to attack.
import { html } from "../../parts/kit.js";
import { cardPicture, pictureOf } from "./cards_pictures.js";
import { Dice, svg } from "./tray_dice.js";

/** Null where there is no card to draw, as of a roll: what is said stays in words.
 * @param {Protocol.Fact[]} facts @param {Page.Open<DeathMayDie.Board>} state @param {Page.Ui} ui */
export function brought(facts, state, ui) {
  const choice = state.view.choice;
  const source = choice?.args.source;
  if (choice?.prompt === "keep") return null;
  const fight = facts.find((line) => line.message === "warn-fight");
  if (fight) {
    return html`<${Fight} percent=${fight.args.percent} abilities=${facts.filter((line) => line !== fight)}
      board=${state.view.board} ui=${ui} />`;
  }
  const { mythos, discoveries } = state.view.board;
  const drawn = mythos?.reading.at(-1);
  if (discoveries?.reading.length) return html`<${Found} cards=${discoveries.reading} facts=${facts} ui=${ui} />`;
  if (drawn) return html`<${Card} name=${drawn.name} kind="mythos" symbol=${drawn.symbol} facts=${facts} ui=${ui} />`;
  return source ? html`<${Card} name=${source} facts=${facts} ui=${ui} />` : null;
}

/** What is said of the symbol of a Mythos card is drawn. */
const DRAWN = new Set(["fact-symbol", "fact-no_symbol"]);
/** How lines look that are no rules. @type {Record<string, string>} */
const LOOKS = { "fact-invented": "ours" };

/** Discovery cards, each with its own lines: a card begins with its story. @param {{cards: DeathMayDie.Named[], facts: Protocol.Fact[], ui: Page.Ui}} props */
function Found({ cards, facts, ui }) {
  const begins = cards.map(({ name }) => facts.findIndex((line) => line.message === `${name}.story`));
  return cards.map(
    (
      { name },
      i,
    ) => html`<${Card} key=${name} name=${name} kind="discovery" facts=${facts.slice(begins[i], begins[i + 1])}
    ui=${ui} />`,
  );
}

/** A card with everything that is printed on it.
 * @param {{name: string, kind?: string, symbol?: boolean, facts: Protocol.Fact[], ui: Page.Ui}} props */
function Card({ name, kind, symbol, facts, ui }) {
  const sides = facts.filter((line) => line.message === "fact-side_of");
  const rest = facts.filter((line) => !sides.includes(line) && !DRAWN.has(line.message));
  const story = `${name}.story`;
  return html`<div class="read" aria-hidden="true">
    <h3>${svg(pictureOf(name), kind === "mythos" && !symbol ? "i off" : "i")}${ui.word(name)}
      ${kind && html`<small>${ui.word(`sign-${kind}`)}</small>`}</h3>
    ${rest.map((line) => html`<p class=${line.message === story ? "story" : LOOKS[line.message]}>${line.say}</p>`)}
    ${
      sides.length > 0
      && html`<div class=${`sides n${sides.length}`}>${sides.map(
        ({ say, args: { side, type } }) => html`<p
      class=${`half ${type}`}>${svg(cardPicture({ name: String(side), type: String(type) }))}${say}</p>`,
      )}</div>`
    }</div>`;
}

/** Who is about to attack, with how many dice, how likely one survives all those hits, and what they do beside hitting.
 * @param {{percent: number, abilities: Protocol.Fact[], board: DeathMayDie.Board, ui: Page.Ui}} props */
function Fight({ percent, abilities, board: { enemies, active, seats }, ui }) {
  const here = enemies.filter((one) => one.space === seats[active].space && !one.fought);
  return html`<div class="read fight" aria-hidden="true">
    <h3>${svg("gi-fangs")}${ui.t("web-dmd-survive")} <b class="num">${percent}%</b></h3>
    <ul>${here.map(
      (one) => html`<li key=${one.id}>${svg(pictureOf(one.name))}<span>${ui.word(one.name)}</span>
      <${Dice} standard=${one.standard} bonus=${one.bonus} ui=${ui} size=${16} /></li>`,
    )}</ul>
    ${abilities.map(({ say }) => html`<p>${say}</p>`)}</div>`;
}

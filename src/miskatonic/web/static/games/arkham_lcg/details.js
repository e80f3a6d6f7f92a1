// @ts-check
// What the lectern says about a card: what it is, what it does, its current numbers. Backs and unrevealed sides are left out.
import { html } from "../../parts/kit.js";
import { cardOf, isCard } from "./cards.js";
import { Icons, picture, svg } from "./pictures.js";

/** Sentences that are drawn, not said. */
const DRAWN = new Set(["fact-kind", "fact-traits", "fact-icons"]);

/** The sentences about a card: what it is, what it does, and the rest. @param {string} name @param {Protocol.Reason[]} lines */
export function sorted(name, lines) {
  const does = (/** @type {Protocol.Reason} */ { message }) =>
    message.startsWith(`${name}.`) || message === "fact-elder" || message === "fact-symbol";
  return {
    kind: lines.find(({ message }) => message === "fact-kind"),
    texts: lines.filter(does),
    facts: lines.filter((line) => !does(line) && !DRAWN.has(line.message)),
  };
}

/** What a card is and its traits, as a line. @param {{name: string, card: import("./cards.js").Face | undefined, kind: Protocol.Reason | undefined, ui: Page.Ui}} props */
export function Kind({ card, kind, ui }) {
  const traits = (card?.traits ?? []).map((trait) => ui.word(`trait-${trait}`)).join(". ");
  return html`<p class="ty">${kind?.say}${traits && html` <i>${traits}.</i>`}</p>`;
}

/** @param {string} name @param {Page.Open<ArkhamLcg.Board>} state @param {Page.Ui} ui @param {Protocol.Reason[]} lines */
export function details(name, state, ui, lines) {
  if (!isCard(name) || !lines.length) return null;
  const card = cardOf(name, state.view.board);
  const { kind, texts, facts } = sorted(name, lines);
  return html`<div class="told"><div class="zh"><span class="zi">${svg(picture(name, card?.kind))}</span>
      <${Kind} name=${name} card=${card} kind=${kind} ui=${ui} />${card?.icons && html`<${Icons} icons=${card.icons} ui=${ui} />`}</div>
    ${texts.map(({ say }) => html`<p class="zt">${say}</p>`)}
    ${facts.length > 0 && html`<p class="zf">${facts.map(({ say }) => html`<span>${say}</span> `)}</p>`}</div>`;
}

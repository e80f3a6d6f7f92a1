// @ts-check
// Cards that a question lays out and that are shown nowhere else: what a search finds, what is looked at on top of a deck.
import { html } from "../../parts/kit.js";
import { Thing } from "../../parts/thing.js";
import { optionsOf } from "../../parts/ui.js";
import { seen } from "./cards.js";
import { cardThing, picture, svg } from "./pictures.js";

/** The cards of my options that are not on the table, each with its name. @param {Page.Open<ArkhamLcg.Board>} state @returns {Map<string, string>} */
export function offered(state) {
  const { board } = state.view;
  const there = new Set([
    ...seen(board).map(({ id }) => cardThing(id)),
    ...board.seats.map((seat) => cardThing(seat.id)),
    ...[board.agenda, board.act].map((stage) => stage && cardThing(stage.id)),
  ]);
  return new Map(
    optionsOf(state)
      .filter(({ mine, args }) => mine && typeof args.card === "string")
      .flatMap(({ about, args }) =>
        about
          .filter((id) => id.startsWith("card:") && !there.has(id))
          .slice(0, 1)
          .map((id) => /** @type {[string, string]} */ ([id, args.card])),
      ),
  );
}

/** @param {{cards: Map<string, string>, ui: Page.Ui}} props */
export function Offer({ cards, ui }) {
  return html`<ul class="fan offered" style=${{ "--cards": Math.max(6, cards.size) }} aria-label=${ui.t("web-ah-offer")}>
    ${[...cards].map(
      ([
        id,
        name,
      ]) => html`<li key=${id}><${Thing} ui=${ui} ids=${id} shows=${name} cls="hc k-neutral" label=${ui.word(name)}>
      <span class="hh"><b>${ui.word(name)}</b></span><span class="icons" aria-hidden="true">${svg(picture(name))}</span>
      ${ui.has(`${name}.text`) && html`<span class="tt" aria-hidden="true">${ui.word(`${name}.text`)}</span>`}<//></li>`,
    )}</ul>`;
}

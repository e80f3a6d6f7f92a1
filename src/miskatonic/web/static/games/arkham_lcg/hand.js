// @ts-check
// The hands that are open to me: that of the seat in front side by side, those of my other seats as lines of names.
import { html, seatClass } from "../../parts/kit.js";
import { Thing } from "../../parts/thing.js";
import { handsApart, openHands } from "./focus.js";
import { Offer, offered } from "./offer.js";
import { cardThing, changed, Icons, Level, picture, svg, typeOf } from "./pictures.js";

/** @typedef {import("./cards.js").Card} Card */

/** Questions whose answers are cards of the hand: those that do not fit lie grey. */
const OF_THE_HAND = new Set([
  "turn",
  "take_action",
  "test",
  "help",
  "mulligan",
  "hand_size",
  "discard_cost",
  "keep_one",
]);
/** From how many cards on they overlap. */
const MANY = 6;
/** Up to so many letters a word of a name fits on a card. */
const LONG = 9;
/** From how many letters on a type takes two lines, and from how many on a word of it is set smaller. */
const TWO_LINES = 14;
const LONG_TYPE = 13;

/** @param {Page.Seen<ArkhamLcg.Board>} props */
export function Hands({ state, ui }) {
  const [front, ...others] = openHands(state);
  const cards = offered(state);
  if (!front) return null;
  if (cards.size) {
    return html`<section class="hand2" aria-label=${ui.t("web-ah-offer")}><div class="hlines">${[front, ...others].map(
      (seat) => html`<${Line}
      key=${seat.seat} seat=${seat} state=${state} ui=${ui} />`,
    )}</div><${Offer} cards=${cards} ui=${ui} /></section>`;
  }
  const name = state.seats[front.seat].name;
  return html`<section class="hand2" aria-label=${ui.t("web-ah-hand", { name, count: front.hand.length })}>
    ${
      others.length > 0
      && handsApart(state, ui)
      && html`<div class="hlines">${others.map(
        (seat) => html`<${Line} key=${seat.seat} seat=${seat} state=${state}
      ui=${ui} />`,
      )}</div>`
    }
    <ul class=${`fan${front.hand.length > MANY ? " many" : ""}`} style=${{ "--cards": Math.max(MANY, front.hand.length) }}>
      ${others.length > 0 && html`<li class=${`whosehand ${seatClass(front.seat)}`} aria-hidden="true">${ui.mark(front.seat)}</li>`}
      ${front.hand.map((card) => html`<li key=${card.id}><${Held} card=${card} state=${state} ui=${ui} /></li>`)}
      ${!front.hand.length && html`<li class="nocards">${ui.t("web-ah-no-cards")}</li>`}</ul></section>`;
}

/** Why a card can't be chosen now, in words; "" where it can, or nothing of the kind is asked. @param {Card} card @param {Page.Open<ArkhamLcg.Board>} state @param {Page.Ui} ui */
function reason(card, state, ui) {
  const thing = cardThing(card.id);
  const bar = state.view.board.test?.barred[card.id];
  if (bar) return ui.t(`web-ah-bar-${bar}`);
  const same = state.view.board.seats
    .flatMap((seat) => seat.hand ?? [])
    .filter((other) => other.card === card.card)
    .map((other) => cardThing(other.id));
  const told = state.asked?.barred.find(
    (one) => one.about.includes(thing) || one.about.some((id) => same.includes(id)),
  );
  return told?.here ?? (card.kind === "skill" ? ui.t("web-ah-bar-skill") : "");
}

/** A card of the hand. @param {{card: Card, state: Page.Open<ArkhamLcg.Board>, ui: Page.Ui}} props */
export function Held({ card, state, ui }) {
  const { board, choice } = state.view;
  const thing = cardThing(card.id);
  const going = board.test?.committed.some((one) => one.id === card.id);
  const grey = !going && state.asked?.mine && OF_THE_HAND.has(choice?.prompt ?? "") && !ui.lit(thing);
  const why = grey ? reason(card, state, ui) : "";
  const told = `${card.card}.text`;
  return html`<${Thing} ui=${ui} ids=${thing} shows=${card.card} cls=${`hc k-${card.class}${going ? " in" : ""}${grey ? " no" : ""}`}
    label=${[ui.word(card.card), (card.level ?? 0) > 0 && ui.t("web-ah-level", { count: card.level }), typeOf(card, ui), why, going && ui.t("web-ah-committed")].filter(Boolean).join(", ")}>
    <${Head} card=${card} ui=${ui} />
    <${Icons} icons=${card.icons} ui=${ui} />
    <${Kind} type=${typeOf(card, ui)} />
    ${
      why
        ? html`<span class="why">${why}</span>`
        : ui.has(told) && html`<span class="tt" aria-hidden="true">${ui.word(told)}${changed(card, ui)}</span>`
    }
    ${going && html`<span class="flag">${ui.t("web-ah-committed")}</span>`}<//>`;
}

/** The letters of the longest word of a name: a long one is set smaller rather than broken. @param {string} name */
const longest = (name) => Math.max(...name.split(/[\s-]/).map((word) => word.length));

/** What kind of card it is, always whole. @param {{type: string}} props */
const Kind = ({ type }) =>
  html`<span class=${`kind${type.length > TWO_LINES ? " long" : ""}${longest(type) > LONG_TYPE ? " longword" : ""}`}>${type}</span>`;

/** Cost, name and level. @param {{card: Card, ui: Page.Ui}} props */
export const Head = ({ card, ui }) => html`<span class="hh"><span class=${`cost${card.cost === null ? " sk" : ""}`}
  aria-hidden="true">${card.cost}</span><b class=${longest(ui.word(card.card)) > LONG ? "longword" : ""}>${ui.word(card.card)}<${Level} level=${card.level} ui=${ui} /></b></span>`;

/** The hand of another seat of mine, as a line. @param {{seat: import("./cards.js").Holding, state: Page.Open<ArkhamLcg.Board>, ui: Page.Ui}} props */
function Line({ seat, state, ui }) {
  const { name } = state.seats[seat.seat];
  const { test } = state.view.board;
  return html`<ul class=${`hline ${seatClass(seat.seat)}`} aria-label=${ui.t("web-ah-hand", { name, count: seat.hand.length })}>
    <li class="who" aria-hidden="true">${ui.mark(seat.seat)}</li>
    ${seat.hand.map(
      (card) => html`<li key=${card.id}><${Thing} ui=${ui} ids=${cardThing(card.id)} shows=${card.card}
      cls=${`chip${test?.committed.some((one) => one.id === card.id) ? " in" : ""}`}
      label=${`${ui.word(card.card)}, ${typeOf(card, ui)}`}>${
        Object.keys(card.icons).length
          ? html`<${Icons} icons=${card.icons} ui=${ui} />`
          : svg(picture(card.card, card.kind))
      }<span>${ui.word(card.card)}</span><//></li>`,
    )}</ul>`;
}

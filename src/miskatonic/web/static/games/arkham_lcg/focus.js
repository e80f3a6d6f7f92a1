// @ts-check
// Whose cards are in front: those of my seat that is asked, else of my seat whose turn it is, else of my first seat.
import { cardThing } from "./pictures.js";

/** From so many people on the others' areas are lines. */
export const CROWD = 3;

/** @param {Page.Open<ArkhamLcg.Board>} state @returns {number} */
export function focusOf(state) {
  const mine = state.seats.filter((seat) => seat.mine).map((seat) => seat.seat);
  const { active } = state.view.board;
  const asked = state.asked?.seats.find((seat) => mine.includes(seat));
  if (asked !== undefined) return asked;
  if (mine.length) return mine.includes(active) ? active : mine[0];
  return active >= 0 ? active : (state.asked?.seat ?? 0);
}

/** The seats whose hands are open to me, the one in front first. @param {Page.Open<ArkhamLcg.Board>} state @returns {import("./cards.js").Holding[]} */
export function openHands(state) {
  const front = focusOf(state);
  const hands = /** @type {import("./cards.js").Holding[]} */ (
    state.view.board.seats.filter((seat) => seat.hand && !seat.left)
  );
  return hands.sort((one, other) => Number(other.seat === front) - Number(one.seat === front));
}

/** Whether the hands of my other seats need lines of their own, with names: in a crowd only while a card of theirs can be chosen or
 * goes into a test; else they lie beside what these seats have in play. @param {Page.Open<ArkhamLcg.Board>} state @param {Page.Ui} ui */
export function handsApart(state, ui) {
  const { seats, test } = state.view.board;
  if (ui.size === "phone" || seats.filter((one) => !one.left).length < CROWD) return true;
  const going = new Set((test?.committed ?? []).map((one) => one.id));
  return openHands(state)
    .slice(1)
    .some(({ hand }) => hand.some(({ id }) => going.has(id) || ui.lit(cardThing(id))));
}

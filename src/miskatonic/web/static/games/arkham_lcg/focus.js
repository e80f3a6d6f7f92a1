// @ts-check
// Whose cards lie in front: those of whoever is asked and is mine, else of whose turn it is, else the first of mine.
import { cardThing } from "./pictures.js";

/** From so many people on the others' areas are lines. */
export const CROWD = 3;

/** @param {any} state @returns {number} */
export function focusOf(state) {
  const mine = state.seats.filter((/** @type {any} */ seat) => seat.mine).map((/** @type {any} */ seat) => seat.seat);
  const { active } = state.view.board;
  const asked = state.asked?.seats.find((/** @type {number} */ seat) => mine.includes(seat));
  if (asked !== undefined) return asked;
  if (mine.length) return mine.includes(active) ? active : mine[0];
  return active >= 0 ? active : (state.asked?.seat ?? 0);
}

/** The seats whose hands are open to me, the one in front first. @param {any} state @returns {any[]} */
export function openHands(state) {
  const front = focusOf(state);
  const hands = state.view.board.seats.filter((/** @type {any} */ seat) => seat.hand && !seat.left);
  return hands.sort(
    (/** @type {any} */ one, /** @type {any} */ other) => Number(other.seat === front) - Number(one.seat === front),
  );
}

/** Whether the hands of my other seats need lines of their own, with names: in a crowd only while a card of theirs can be chosen or
 * goes into a test; else they lie beside what these seats have in play. @param {any} state @param {import("./pictures.js").Ui} ui */
export function handsApart(state, ui) {
  const { seats, test } = state.view.board;
  if (ui.size === "phone" || seats.filter((/** @type {any} */ one) => !one.left).length < CROWD) return true;
  const going = new Set((test?.committed ?? []).map((/** @type {any} */ one) => one.id));
  return openHands(state)
    .slice(1)
    .some(({ hand }) => hand.some((/** @type {any} */ { id }) => going.has(id) || ui.lit(cardThing(id))));
}

// @ts-check
// The cards that are seen, wherever they lie.

/** Every card that is seen, as the table has it. @param {any} board @returns {any[]} */
export const seen = (board) => [
  ...board.seats.flatMap((/** @type {any} */ seat) => [
    ...(seat.hand ?? []),
    ...seat.area,
    ...seat.threat,
    ...seat.discard,
    ...(seat.deck_left ?? []),
  ]),
  ...board.places.flatMap((/** @type {any} */ place) => [place, ...place.enemies, ...place.attached, ...place.others]),
  ...board.encounter.discard,
  ...board.victory.map((/** @type {any} */ one) => one.card),
];

/** One that is called so, if it is seen; an investigator, the agenda and the act too. @param {string} name @param {any} board @returns {any} */
export const cardOf = (name, board) =>
  [
    ...seen(board),
    ...board.seats.map((/** @type {any} */ seat) => ({ card: seat.card, kind: "investigator", class: seat.class })),
    ...["agenda", "act"].map((kind) => ({ kind, card: board[kind]?.card })),
  ].find((one) => one.card === name);

/** The cards of a pile that lies open, the top one first; of a deck of one's own what is left, by name. @param {string} pile @param {any} board
 * @param {(name: string) => string} word @returns {any[]} */
export function pileOf(pile, board, word) {
  if (pile === "encounter") return board.encounter.discard.toReversed();
  if (pile === "victory") return board.victory.map((/** @type {any} */ { card, points }) => ({ ...card, points }));
  if (pile === "aside")
    return board.aside.map((/** @type {string} */ card, /** @type {number} */ i) => ({ id: `aside${i}`, card }));
  const left = board.seats.find((/** @type {any} */ one) => `deck-${one.seat}` === pile)?.deck_left;
  if (left)
    return left.toSorted((/** @type {any} */ one, /** @type {any} */ other) =>
      word(one.card).localeCompare(word(other.card)),
    );
  const seat = board.seats.find((/** @type {any} */ one) => `discard-${one.seat}` === pile);
  return seat?.discard.toReversed() ?? [];
}

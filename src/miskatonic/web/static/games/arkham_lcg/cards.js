// @ts-check
// The visible cards, wherever they are.

/** A card with its tokens. @typedef {ArkhamLcg.SeenCard | ArkhamLcg.SeenEnemy} Card */
/** Somebody whose hand is open to me. @typedef {ArkhamLcg.SeenSeat & {hand: Card[]}} Holding */
/** What can be read off a card that is found by its name; of a stage or a location that is little.
 * @typedef {Pick<Card, "card"> & Pick<ArkhamLcg.ListedCard, "kind"> & Partial<Pick<Card, "class" | "cost" | "icons" | "traits">>} Face */
/** A card of a pile; `count`: of equal ones in a deck; `points`: what it counts for in the victory display.
 * @typedef {Pick<Card, "id" | "card"> & Partial<Pick<ArkhamLcg.ListedCard, "class" | "kind" | "level" | "count">
 *   & Pick<ArkhamLcg.VictoryCard, "points">>} Piled */

/** Whether an argument is the name of a card. @param {unknown} value @returns {value is string} */
export const isCard = (value) => typeof value === "string" && value.startsWith("card-");

/** A card with what is attached to it. @param {Card} card @returns {Card[]} */
const withAttached = (card) => [card, ...(card.attached ?? [])];

/** Every card that is seen, as the table has it. @param {ArkhamLcg.Board} board @returns {(Card | ArkhamLcg.ListedCard | ArkhamLcg.SeenPlace)[]} */
export const seen = (board) => [
  ...board.seats.flatMap((seat) => [
    ...(seat.hand ?? []),
    ...seat.area.flatMap(withAttached),
    ...seat.threat.flatMap(withAttached),
    ...seat.discard,
    ...(seat.deck_left ?? []),
  ]),
  ...board.places.flatMap((place) => [
    place,
    ...place.enemies.flatMap(withAttached),
    ...place.attached,
    ...place.others,
  ]),
  ...[board.agenda, board.act].flatMap((stage) => stage?.attached ?? []),
  ...board.encounter.discard,
  ...board.victory.map((one) => one.card),
  ...board.piles.flatMap((pile) => pile.cards),
];

/** One that is called so, if it is seen; an investigator, the agenda and the act too. @param {string} name @param {ArkhamLcg.Board} board @returns {Face | undefined} */
export function cardOf(name, board) {
  /** @type {Face[]} */
  const all = [
    ...seen(board),
    ...board.seats.map((seat) => ({ card: seat.card, kind: /** @type {const} */ ("investigator"), class: seat.class })),
    ...(board.agenda ? [{ card: board.agenda.card, kind: /** @type {const} */ ("agenda") }] : []),
    ...(board.act ? [{ card: board.act.card, kind: /** @type {const} */ ("act") }] : []),
  ];
  return all.find((one) => one.card === name);
}

/** The cards of a pile that lies open, the top one first; of a deck of one's own what is left, by name. @param {string} pile @param {ArkhamLcg.Board} board
 * @param {(name: string) => string} word @returns {Piled[]} */
export function pileOf(pile, board, word) {
  if (pile === "encounter") return board.encounter.discard.toReversed();
  if (pile === "victory") return board.victory.map(({ card, points }) => ({ ...card, points }));
  if (pile === "aside") return board.aside.map((card, i) => ({ id: `aside${i}`, card }));
  const beside = /^beside-(\d+)$/.exec(pile);
  if (beside) return board.piles[Number(beside[1])]?.cards.toReversed() ?? [];
  const left = board.seats.find((one) => `deck-${one.seat}` === pile)?.deck_left;
  if (left) return left.toSorted((one, other) => word(one.card).localeCompare(word(other.card)));
  const seat = board.seats.find((one) => `discard-${one.seat}` === pile);
  return seat?.discard.toReversed() ?? [];
}

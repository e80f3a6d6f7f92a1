// @ts-check
// What is in a space, in the order in which it is drawn: investigators, enemies, Fire, tokens, Gate, Start.

/** @typedef {import("./layout.js").Space} Space */
/** @typedef {{key: string, kind: "pawn" | "cultist" | "monster" | "fire" | "token" | "link" | "gate" | "start", name: string,
 *   ids: string[], count: number, wounds: number, seat: number, over: boolean, sign?: string}} Piece   `over` is one that has
 *   had its attack */

const LINKS = new Set(["token-stairs", "token-tunnel"]);

/** @param {Partial<Piece> & Pick<Piece, "key" | "kind" | "name">} piece @returns {Piece} */
const piece = (piece) => ({ ids: [], count: 1, wounds: 0, seat: -1, over: false, ...piece });

/** Everything but the Elder One. @param {Space} space @param {DeathMayDie.Board} board @returns {Piece[]} */
export function piecesIn(space, board) {
  const seats = space.seats.map((seat) =>
    piece({
      key: `seat:${seat}`,
      kind: "pawn",
      seat,
      name: board.seats[seat].investigator ?? "",
      ids: [board.seats[seat].id],
    }),
  );
  const tokens = space.tokens.map(({ id, name, count }) =>
    piece({ key: id, kind: LINKS.has(name) ? "link" : "token", name, ids: [id], count }),
  );
  return [
    ...seats,
    ...heaps(space, board),
    ...(space.fire
      ? [piece({ key: "fire", kind: "fire", name: "board-fire", count: space.fire, sign: "sign-fire" })]
      : []),
    ...tokens.filter(({ kind }) => kind === "token"),
    ...tokens.filter(({ kind }) => kind === "link"),
    ...(space.gate ? [piece({ key: "gate", kind: "gate", name: `board-gate_${space.gate}`, sign: "sign-gate" })] : []),
    ...(space.start ? [piece({ key: "start", kind: "start", name: "board-start", sign: "sign-start" })] : []),
  ];
}

/** Enemies, those that can't be told apart together. @param {Space} space @param {DeathMayDie.Board} board @returns {Piece[]} */
function heaps(space, board) {
  /** @type {Map<string, DeathMayDie.Enemy[]>} */
  const found = new Map();
  for (const one of board.enemies) {
    if (one.space !== space.id || one.kind === "elder_one") continue;
    const look = `${one.name} ${one.wounds} ${one.fought}`;
    found.set(look, [...(found.get(look) ?? []), one]);
  }
  return [...found].map(([look, [one, ...others]]) =>
    piece({
      key: look,
      kind: /** @type {"cultist" | "monster"} */ (one.kind),
      name: one.name,
      ids: [one, ...others].map(({ id }) => id),
      count: others.length + 1,
      wounds: one.wounds,
      over: one.fought,
      sign: `sign-${one.kind}`,
    }),
  );
}

/** The Elder One, where it stands in this space. @param {Space} space @param {DeathMayDie.Board} board */
export const elderIn = (space, board) =>
  board.enemies.find((one) => one.kind === "elder_one" && one.space === space.id) ?? null;

/** What a piece is called. @param {Piece} piece @param {Page.Open<DeathMayDie.Board>} state @param {Page.Ui} ui @returns {string} */
export function called({ kind, name, count, wounds, seat }, state, ui) {
  if (kind === "pawn") return state.seats[seat].name;
  const many = count > 1 ? `${ui.word(name)}: ${count}` : ui.word(name);
  return wounds ? `${many}, ${ui.t("web-dmd-wounds", { count: wounds })}` : many;
}

/** Everything there is to say about a space. @param {Space} space @param {Page.Open<DeathMayDie.Board>} state @param {Page.Ui} ui */
export function describe(space, state, ui) {
  const { board } = state.view;
  const elder = elderIn(space, board);
  return [
    ui.word(space.name),
    ...(elder ? [ui.word(elder.name)] : []),
    ...piecesIn(space, board).map((one) => called(one, state, ui)),
  ].join(", ");
}

// @ts-check
// Where locations lie on the table: as the plan of their scenario says, or from their connections alone: one that all others
// hang on lies between them; else they lie in rows, so that connected ones are near and no line runs behind a card that it
// does not join.

/** @typedef {{column: number, row: number, rows: number}} Cell   the first cell it fills, and how many below one another */
/** @typedef {{id: string, connects: string[], symbol?: string}} Place */

/** Good places by scenario: the marks of the locations, row by row. In cells without a mark lie those that the plan does not
 * name, in the order in which they came. @type {Record<string, string[][]>} */
const PLANS = {
  the_midnight_masks: [
    ["t", "triangle", "moon"],
    ["diamond", "circle", "hourglass"],
    ["plus", "square", "squiggle"],
  ],
  the_devourer_below: [
    ["", "squiggle", ""],
    ["", "plus", ""],
  ],
  extracurricular_activity: [
    ["equals", "diamond", "hourglass"],
    ["t", "plus", "squiggle"],
    ["circle", "square", "triangle"],
  ],
};

/** From how many locations around one on there is no room beside it. */
const AROUND = 6;
/** What a line behind a card, two that cross, and a step of length cost. */
const [BEHIND, CROSSED] = [6, 2];

/** The last layout is cached: it is needed for every drawing. @type {{key: string, cells: Map<string, Cell>}} */
let last = { key: "", cells: new Map() };

/** @param {Place[]} places @param {string} [scenario] @returns {Map<string, Cell>} */
export function placed(places, scenario = "") {
  const key = [scenario, ...places.map(({ id, symbol, connects }) => `${id} ${symbol}>${connects}`)].join();
  if (key !== last.key) last = { key, cells: planned(places, PLANS[scenario]) ?? aroundOne(places) ?? inRows(places) };
  return last.cells;
}

/** As the plan says; null where there is none, or no room on it. @param {Place[]} places @param {string[][]} [plan]
 * @returns {Map<string, Cell> | null} */
function planned(places, plan) {
  const free =
    plan?.flatMap((marks, row) =>
      marks.map((mark, column) => ({ mark, cell: { column: column + 1, row: row + 1, rows: 1 } })),
    ) ?? [];
  const take = (/** @type {string} */ mark) =>
    free.splice(
      free.findIndex((one) => one.mark === mark),
      1,
    )[0].cell;
  const named = (/** @type {Place} */ { symbol }) => Boolean(symbol) && free.some(({ mark }) => mark === symbol);
  /** @type {Map<string, Cell>} */
  const cells = new Map();
  for (const place of places) if (named(place)) cells.set(place.id, take(place.symbol ?? ""));
  const others = places.filter(({ id }) => !cells.has(id));
  if (others.length > free.filter(({ mark }) => !mark).length) return null;
  for (const { id } of others) cells.set(id, take(""));
  return cells.size ? cells : null;
}

/** Who is joined with whom, both ways, as numbers. @param {Place[]} places @returns {[number, number][]} */
function joined(places) {
  const at = new Map(places.map(({ id }, i) => [id, i]));
  const found = new Map();
  for (const [i, { connects }] of places.entries()) {
    for (const other of connects) {
      const j = at.get(other);
      if (j !== undefined && i !== j)
        found.set(`${Math.min(i, j)} ${Math.max(i, j)}`, [Math.min(i, j), Math.max(i, j)]);
    }
  }
  return [...found.values()];
}

/** One in the middle, the others left and right of it in turn; null where they are joined otherwise.
 * @param {Place[]} places @returns {Map<string, Cell> | null} */
function aroundOne(places) {
  const roads = joined(places);
  const middle = places.findIndex((_, i) => roads.every((road) => road.includes(i)));
  const others = places.filter((_, i) => i !== middle);
  if (middle < 0 || others.length > AROUND || (others.length > 1 && !roads.length)) return null;
  const sides = [others.filter((_, i) => i % 2 === 0), others.filter((_, i) => i % 2 === 1)];
  const rows = Math.max(2, sides[0].length);
  const column = sides[0].length ? 2 : 1;
  /** @type {[string, Cell][]} */
  const cells = sides.flatMap((side, i) =>
    side.map(
      ({ id }, row) =>
        /** @type {[string, Cell]} */ ([
          id,
          side.length === 1
            ? { column: column + 2 * i - 1, row: 1, rows }
            : { column: column + 2 * i - 1, row: row + 1, rows: 1 },
        ]),
    ),
  );
  return new Map([[places[middle].id, { column, row: 1, rows }], ...cells]);
}

/** In up to three rows. @param {Place[]} places @returns {Map<string, Cell>} */
function inRows(places) {
  const rows = places.length > 8 ? 3 : 2;
  const columns = Math.ceil(places.length / rows);
  const roads = joined(places);
  const slots = Array.from({ length: rows * columns }, (_, i) => (i < places.length ? i : -1));
  improve(slots, columns, roads);
  return new Map(
    slots.flatMap((place, i) =>
      place < 0
        ? []
        : [
            /** @type {[string, Cell]} */ ([
              places[place].id,
              { column: (i % columns) + 1, row: Math.floor(i / columns) + 1, rows: 1 },
            ]),
          ],
    ),
  );
}

/** Exchanges what lies in two cells as long as that shortens or untangles the roads.
 * @param {number[]} slots @param {number} columns @param {[number, number][]} roads */
function improve(slots, columns, roads) {
  const exchange = (/** @type {number} */ i, /** @type {number} */ j) => ([slots[i], slots[j]] = [slots[j], slots[i]]);
  for (let least = tangle(slots, columns, roads), better = true; better; ) {
    better = false;
    for (let i = 0; i < slots.length; i += 1) {
      for (let j = i + 1; j < slots.length; j += 1) {
        exchange(i, j);
        const now = tangle(slots, columns, roads);
        if (now < least) [least, better] = [now, true];
        else exchange(i, j);
      }
    }
  }
}

/** How long and how tangled the roads are. @param {number[]} slots @param {number} columns @param {[number, number][]} roads */
function tangle(slots, columns, roads) {
  const at = new Map(slots.map((place, i) => [place, [i % columns, Math.floor(i / columns)]]));
  const lines = roads.map(([one, other]) => [...(at.get(one) ?? []), ...(at.get(other) ?? [])]);
  let sum = 0;
  lines.forEach(([x1, y1, x2, y2], i) => {
    sum += Math.hypot(x2 - x1, y2 - y1);
    for (const [place, [x, y]] of at) if (place >= 0 && between(x, y, x1, y1, x2, y2)) sum += BEHIND;
    for (const other of lines.slice(i + 1)) if (cross([x1, y1, x2, y2], other)) sum += CROSSED;
  });
  return sum;
}

/** Whether a cell lies on the way from one to another, or so near that its card covers the line.
 * @param {number} x @param {number} y @param {number} x1 @param {number} y1 @param {number} x2 @param {number} y2 */
function between(x, y, x1, y1, x2, y2) {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const along = ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy);
  return along > 0.01 && along < 0.99 && Math.hypot(x1 + along * dx - x, y1 + along * dy - y) < 0.4;
}

/** Whether two lines cross that have no end in common. @param {number[]} one @param {number[]} other */
function cross([ax, ay, bx, by], [cx, cy, dx, dy]) {
  const side = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number[]} */ [x1, y1, x2, y2]) =>
    Math.sign((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1));
  return (
    side(ax, ay, [cx, cy, dx, dy]) * side(bx, by, [cx, cy, dx, dy]) < 0
    && side(cx, cy, [ax, ay, bx, by]) * side(dx, dy, [ax, ay, bx, by]) < 0
  );
}

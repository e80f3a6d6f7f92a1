// @ts-check
// Where locations lie on the table: as the set-up of a scenario shows them, else in columns by how far they are from the first.

/** @typedef {{column: number, row: number, rows: number}} Cell   the first cell it fills, and how many below one another */

/** Column, row, rows of each location. @type {Record<string, Record<string, [number, number, number]>>} */
const KNOWN = {
  the_gathering: { study: [2, 1, 2], attic: [1, 1, 1], parlor: [1, 2, 1], hallway: [2, 1, 2], cellar: [3, 1, 2] },
};

/** @param {string} scenario @param {any[]} places @returns {Map<string, Cell>} */
export function placed(scenario, places) {
  const known = KNOWN[scenario] ?? {};
  if (places.every(({ id }) => known[id])) {
    const first = Math.min(...places.map(({ id }) => known[id][0]));
    return new Map(places.map(({ id }) => {
      const [column, row, rows] = known[id];
      return [id, { column: column - first + 1, row, rows }];
    }));
  }
  return inColumns(places);
}

/** @param {any[]} places @returns {Map<string, Cell>} */
function inColumns(places) {
  const far = new Map([[places[0]?.id, 0]]);
  const next = [places[0]];
  for (const place of next) {
    for (const id of place?.connects ?? []) {
      if (!far.has(id)) {
        far.set(id, (far.get(place.id) ?? 0) + 1);
        next.push(places.find((one) => one.id === id));
      }
    }
  }
  /** @type {Map<string, Cell>} */
  const found = new Map();
  /** @type {number[]} */
  const filled = [];
  for (const { id } of places) {
    const column = far.get(id) ?? 0;
    filled[column] = (filled[column] ?? 0) + 1;
    found.set(id, { column: column + 1, row: filled[column], rows: 1 });
  }
  return found;
}

// @ts-check
// The ground of the map in CSS pixels: cells become outlines of spaces, walls and passages. Cells scale with the room there
// is, symbols and lettering do not.

/** @typedef {{x: number, y: number}} Point */
/** @typedef {{x: number, y: number, w: number, h: number}} Box   the upper left corner and the size */
/** @typedef {DeathMayDie.Cell} Cell */
/** @typedef {DeathMayDie.Door} Door */
/** @typedef {DeathMayDie.Space} Space */
/** @typedef {{outline: Point[], rects: Box[], alt: boolean}} Region   the corners of a space, and the largest rectangles in it */

/** The part of a cell's side on which a passage lies. */
const GAP = [0.27, 0.73];
const EDGE = 5;

/** The measures of a map of so many cells in a box, enlarged k times; tokens grow more slowly than the ground.
 * @param {{width: number, height: number}} box @param {Cell[]} cells @param {number} k */
export function measures(box, cells, k) {
  const columns = Math.max(...cells.map((cell) => cell.x)) + 1;
  const rows = Math.max(...cells.map((cell) => cell.y)) + 1;
  const fit = Math.min((box.width - 2 * EDGE) / columns, (box.height - 2 * EDGE) / rows, 128);
  const cell = fit * k;
  const [width, height] = [box.width * k, box.height * k];
  const narrow = cell < 54;
  return {
    width,
    height,
    cell,
    narrow,
    keys: true,
    left: (width - columns * cell) / 2,
    top: (height - rows * cell) / 2,
    wall: narrow ? 3.5 : 5,
    door: narrow ? 6 : 9,
    token: narrow ? 20 : cell < 84 ? 24 : cell < 110 ? 30 : 34,
    least: 18,
    font: narrow ? 11.5 : cell < 84 ? 13 : cell < 110 ? 14 : 15,
  };
}
/** @typedef {ReturnType<typeof measures>} Measures */

/** A corner of the grid on the map. @param {Measures} m @param {number} x @param {number} y @returns {Point} */
const corner = (m, x, y) => ({ x: m.left + x * m.cell, y: m.top + y * m.cell });

/** The spaces of a map. @param {Measures} m @param {Cell[]} cells @returns {Map<string, Region>} */
export function regions(m, cells) {
  /** @type {Map<string, Cell[]>} */
  const found = new Map();
  for (const cell of cells) found.set(cell.space, [...(found.get(cell.space) ?? []), cell]);
  return new Map(
    [...found].map(([space, own]) => [
      space,
      {
        outline: around(own).map(({ x, y }) => corner(m, x, y)),
        rects: rectangles(own).map(({ x, y, w, h }) => ({ ...corner(m, x, y), w: w * m.cell, h: h * m.cell })),
        alt: ((own[0].x >> 1) + (own[0].y >> 1)) % 2 === 1,
      },
    ]),
  );
}

/** The corners around cells that lie together, clockwise. @param {Cell[]} cells @returns {Point[]} */
function around(cells) {
  const own = new Set(cells.map(({ x, y }) => `${x} ${y}`));
  /** @type {Map<string, Point>} */
  const next = new Map();
  for (const { x, y } of cells) {
    const sides = [
      [0, -1, 0, 0, 1, 0],
      [1, 0, 1, 0, 1, 1],
      [0, 1, 1, 1, 0, 1],
      [-1, 0, 0, 1, 0, 0],
    ];
    for (const [dx, dy, ax, ay, bx, by] of sides) {
      if (!own.has(`${x + dx} ${y + dy}`)) next.set(`${x + ax} ${y + ay}`, { x: x + bx, y: y + by });
    }
  }
  /** @type {Point[]} */
  const points = [];
  let at = /** @type {Point} */ ([...next.values()][0]);
  for (let i = 0; i < next.size; i++) {
    points.push(at);
    at = /** @type {Point} */ (next.get(`${at.x} ${at.y}`));
  }
  return points.filter((p, i) => {
    const [before, after] = [points.at(i - 1), points[(i + 1) % points.length]];
    return !before || ((before.x !== p.x || after.x !== p.x) && (before.y !== p.y || after.y !== p.y));
  });
}

/** Rows of cells side by side, equal ones below each other as one. @param {Cell[]} cells @returns {Box[]} */
function rectangles(cells) {
  const rows = [...new Set(cells.map(({ y }) => y))].sort((a, b) => a - b);
  /** @type {Box[]} */
  const out = [];
  for (const y of rows) {
    const xs = cells.filter((cell) => cell.y === y).map(({ x }) => x);
    const row = { x: Math.min(...xs), y, w: xs.length, h: 1 };
    const above = out.at(-1);
    if (above && above.x === row.x && above.w === row.w && above.y + above.h === y) above.h += 1;
    else out.push(row);
  }
  return out;
}

/** An outline drawn so far inside its corners. @param {Point[]} outline @param {number} inside */
export function drawnInside(outline, inside) {
  const points = outline.map((p, i) => {
    const before = /** @type {Point} */ (outline.at(i - 1));
    const after = outline[(i + 1) % outline.length];
    const inward = (/** @type {Point} */ a, /** @type {Point} */ b) => ({
      x: -Math.sign(b.y - a.y),
      y: Math.sign(b.x - a.x),
    });
    const [n1, n2] = [inward(before, p), inward(p, after)];
    return `${(p.x + inside * (n1.x + n2.x)).toFixed(1)} ${(p.y + inside * (n1.y + n2.y)).toFixed(1)}`;
  });
  return `M${points.join("L")}Z`;
}

/** The middle of a passage, and whether it is crossed from side to side. @param {Measures} m @param {Door} door */
export function doorAt(m, { from: [ax, ay], to: [bx, by] }) {
  const across = ay === by;
  const x = across ? Math.max(ax, bx) : ax + 0.5;
  const y = across ? ay + 0.5 : Math.max(ay, by);
  return { ...corner(m, x, y), across };
}

/** The ground that passages take, with what lies on them. @param {Measures} m @param {Door[]} doors
 * @param {Map<string, DeathMayDie.Passage>} barred @returns {Box[]} */
export const doorBoxes = (m, doors, barred) =>
  doors.map((door) => {
    const { x, y } = doorAt(m, door);
    const half = barred.has(doorKey(door.spaces)) ? barrierSize(m) / 2 : m.door;
    return { x: x - half, y: y - half, w: 2 * half, h: 2 * half };
  });

/** How large a token on a passage is. @param {Measures} m */
export const barrierSize = (m) => (m.narrow ? 14 : m.cell * 0.25);

/** How much room is left of the map in its upper and lower left corners. @param {Measures} m @param {Cell[]} cells */
export function cornerWidth(m, cells) {
  const last = Math.max(...cells.map(({ y }) => y)) - 1;
  const left = Math.min(...cells.filter(({ y }) => y < 2 || y >= last).map(({ x }) => x));
  return m.left + left * m.cell;
}

/** Everything that is built: walls around the whole, walls between spaces, and the passages in them.
 * @param {Measures} m @param {Cell[]} cells @param {Door[]} doors @param {Set<string>} closed passages that nobody gets
 *   through, as `doorKey` writes them */
export function walls(m, cells, doors, closed) {
  const at = new Map(cells.map(({ x, y, space }) => [`${x} ${y}`, space]));
  const gaps = new Set(
    doors
      .filter((door) => !closed.has(doorKey(door.spaces)))
      .map(({ from: [ax, ay], to: [bx, by] }) => `${Math.min(ax, bx)} ${Math.min(ay, by)} ${ay === by}`),
  );
  const [inner, outer] = [/** @type {string[]} */ ([]), /** @type {string[]} */ ([])];
  const say = (/** @type {Point} */ { x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  const line = (/** @type {Point} */ a, /** @type {Point} */ b) => `M${say(a)}L${say(b)}`;
  for (const { x, y, space } of cells) {
    /** @type {[number, number, Point, Point][]} */
    const sides = [
      [1, 0, { x: x + 1, y }, { x: x + 1, y: y + 1 }],
      [0, 1, { x, y: y + 1 }, { x: x + 1, y: y + 1 }],
      [-1, 0, { x, y }, { x, y: y + 1 }],
      [0, -1, { x, y }, { x: x + 1, y }],
    ];
    for (const [dx, dy, a, b] of sides) {
      const other = at.get(`${x + dx} ${y + dy}`);
      const [p, q] = [corner(m, a.x, a.y), corner(m, b.x, b.y)];
      if (!other) outer.push(line(p, q));
      if (!other || other === space || dx + dy < 0) continue;
      if (!gaps.has(`${x} ${y} ${dx === 1}`)) {
        inner.push(line(p, q));
        continue;
      }
      const between = (/** @type {number} */ part) => ({ x: p.x + (q.x - p.x) * part, y: p.y + (q.y - p.y) * part });
      inner.push(line(p, between(GAP[0])), line(between(GAP[1]), q));
    }
  }
  return { inner: inner.join(""), outer: outer.join("") };
}

/** A pair of spaces, whichever comes first. @param {string[]} spaces */
export const doorKey = (spaces) => [...spaces].sort().join(" ");

/** Two arrowheads through a passage. @param {Measures} m @param {ReturnType<typeof doorAt>} at */
export function arrows(m, { x, y, across }) {
  const [far, size] = [m.door / 3, (m.door * 2) / 3];
  return across
    ? `M${x - far} ${y - size}l${-size} ${size} ${size} ${size}ZM${x + far} ${y - size}l${size} ${size} ${-size} ${size}Z`
    : `M${x - size} ${y - far}l${size} ${-size} ${size} ${size}ZM${x - size} ${y + far}l${size} ${size} ${size} ${-size}Z`;
}

// @ts-check
// Where everything is on the chart, in CSS pixels: places scale with the available room, symbols and lettering do not.

/** @typedef {{x: number, y: number}} Point */
/** @typedef {{x: number, y: number, w: number, h: number}} Box   the upper left corner and the size */
/** @typedef {ReignOfCthulhu.Place} Place */

const between = (/** @type {number} */ low, /** @type {number} */ value, /** @type {number} */ high) =>
  Math.max(low, Math.min(value, high));

/** The measures of a chart in a box of that size, enlarged k times; symbols grow more slowly than the land.
 * @param {{width: number, height: number}} box @param {number} k */
export function measures(box, k) {
  const r = between(14, Math.min(box.width / 40, box.height / 31), 23) * k ** 0.55;
  const narrow = box.width * k < 560;
  return {
    width: box.width * k,
    height: box.height * k,
    r,
    narrow,
    font: r >= 26 ? 16 : r >= 18 ? 14.5 : r >= 15.5 ? 13.5 : 12.5,
    townFont: narrow ? 12 : r >= 18 ? 18 : 16,
    pad: r * (narrow ? 4.1 : 4.8),
    cultist: r * 0.46 + 1,
    pawn: r * 1.75,
    left: r * (narrow ? 2.2 : 3.25),
    top: r * (narrow ? 2.4 : 2.75),
    bottom: r * (narrow ? 2.4 : 3.2),
  };
}
/** @typedef {ReturnType<typeof measures>} Measures */

/** From the board's own 0..1000 to the chart. @param {Measures} m @param {Point} at @returns {Point} */
export function onChart(m, at) {
  return {
    x: m.left + ((at.x - 60) / 890) * (m.width - 2 * m.left),
    y: m.top + ((at.y - 60) / 790) * (m.height - m.top - m.bottom),
  };
}

/** Where the names of the towns may stand, on the board's own scale: the best spot first; on a narrow chart others.
 * @type {Record<string, {wide: Point[], narrow: Point[]}>} */
export const TOWN_SPOTS = {
  "town-arkham": {
    wide: [
      { x: 74, y: 56 },
      { x: 350, y: 322 },
    ],
    narrow: [{ x: 356, y: 402 }],
  },
  "town-dunwich": {
    wide: [
      { x: 98, y: 868 },
      { x: 370, y: 880 },
    ],
    narrow: [
      { x: 124, y: 896 },
      { x: 330, y: 896 },
    ],
  },
  "town-innsmouth": { wide: [{ x: 915, y: 68 }], narrow: [{ x: 950, y: -40 }] },
  "town-kingsport": { wide: [{ x: 892, y: 522 }], narrow: [{ x: 890, y: 500 }] },
};

/** The outline of a set of points. @param {Point[]} points @returns {Point[]} */
export function hull(points) {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  const half = (/** @type {Point[]} */ list) => {
    /** @type {Point[]} */
    const out = [];
    for (const p of list) {
      for (let b = out.at(-1), a = out.at(-2); a && b; b = out.at(-1), a = out.at(-2)) {
        if ((b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x) > 0) break;
        out.pop();
      }
      out.push(p);
    }
    return out.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

const turned = (/** @type {Point} */ at, /** @type {number} */ distance, /** @type {number} */ degrees) => ({
  x: at.x + distance * Math.cos((degrees * Math.PI) / 180),
  y: at.y + distance * Math.sin((degrees * Math.PI) / 180),
});
const FAN = [[], [-45], [-68, -22], [-88, -44, 0]];

/** What stands at a place: cultists on the right shoulder, Shoggoths right, badge and pawns left.
 * @param {Measures} m @param {Place} place @param {Point} at */
export function tokens(m, place, at) {
  const { r } = m;
  const reach = r * (place.gate ? 1.62 : 1.42);
  const big = r * 1.95;
  const closed = place.gate === "sealed" || place.gate === "warded";
  const low = place.cultists > 0 || closed;
  const shoggoth = { x: at.x + r * 0.72, y: at.y + (low ? -r * 0.1 : -big * 1.05), w: big, h: big };
  const step = m.pawn * 0.66;
  const pawnsLeft = at.x - r * 1.25 - m.pawn * 0.5 - (place.seats.length > 1 ? step : 0);
  const aside = Math.max(0, 1 - pawnsLeft); // as far as the row has to leave the edge of the chart
  const badge = place.gate ? { x: at.x - r * 1.2, y: at.y + r * 0.98 } : { x: at.x - r * 1.22, y: at.y + r * 0.6 };
  const waxAbove = closed && !place.cultists && !place.shoggoths;
  return {
    cultists: (FAN[place.cultists] ?? FAN[3]).map((angle) => turned(at, reach, angle)),
    shoggoths: Array.from({ length: place.shoggoths }, (_, i) => ({ ...shoggoth, x: shoggoth.x + i * big * 0.55 })),
    badge: waxAbove ? { x: at.x + r * 1.2, y: at.y - r * 1.15 } : badge,
    pawns: place.seats.map((_, i) => ({
      x: at.x - r * 1.25 - m.pawn * 0.5 - step * (i % 2) + aside,
      y: at.y - m.pawn * (0.86 + 0.92 * Math.floor(i / 2)) - aside * 0.7,
    })),
  };
}

const centred = (/** @type {Point} */ p, /** @type {number} */ w, /** @type {number} */ h = w) => ({
  x: p.x - w / 2,
  y: p.y - h / 2,
  w,
  h,
});

/** The ground that plates and tokens of a place cover. @param {Measures} m @param {Place} place @param {Point} at
 * @param {ReturnType<typeof tokens>} things @returns {Box[]} */
export function covered(m, place, at, things) {
  const boxes = [centred(at, m.r * (place.gate ? 3.1 : 2.1)), ...things.shoggoths];
  boxes.push(...things.cultists.map((p) => centred(p, m.cultist * 2)));
  boxes.push(...things.pawns.map((p) => ({ ...p, w: m.pawn, h: m.pawn })));
  if (place.gate || place.bus_stop) boxes.push(centred(things.badge, m.r * 1.2, m.r));
  return boxes;
}

/** How much two boxes share. @param {Box} a @param {Box} b */
export function shared(a, b) {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return w > 0 && h > 0 ? w * h : 0;
}

/** Where the digit of a lit thing goes: beside it, where least lies under it.
 * @param {Measures} m @param {Point} at @param {number} r how far the thing reaches @param {number} width
 * @param {Box[]} taken @returns {Point} */
export function keySpot(m, at, r, width, taken) {
  const far = r * 1.15 + width / 2;
  const high = r * 0.9 + 12;
  const spots = [
    [-far, -r * 0.8],
    [-far, r * 0.75],
    [-r * 0.9, -high - 4],
    [far, r * 0.8],
    [r * 0.9, -high],
    [0, high + 4],
  ];
  const places = spots.map(([dx, dy]) => ({
    x: between(width / 2 + 2, at.x + dx, m.width - width / 2 - 2),
    y: between(13, at.y + dy, m.height - 13),
  }));
  const costs = places.map((p, i) => taken.reduce((sum, box) => sum + shared(centred(p, width, 21), box), i * 6));
  return places[costs.indexOf(Math.min(...costs))];
}

/** A name in one line, and in two of similar length where it has several words. @param {string} name */
function lines(name) {
  const words = name.split(" ");
  if (words.length < 2) return [[name]];
  const cuts = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(" "), words.slice(i + 1).join(" ")]);
  cuts.sort((a, b) => Math.max(a[0].length, a[1].length) - Math.max(b[0].length, b[1].length));
  return [[name], cuts[0]];
}

/** @typedef {{name: string, text: string, at: Point, gate: boolean, strong: boolean}} Wanted */
/** @typedef {{name: string, lines: string[], x: number, y: number, anchor: string, box: Box, strong: boolean}} Label */

/** The ways to write a name at a place. @param {Measures} m @param {Wanted} label
 * @param {(text: string, strong: boolean) => number} widthOf @returns {Label[]} */
function candidates(m, { name, text, at, gate, strong }, widthOf) {
  const { r, font } = m;
  const out = [];
  for (const rows of lines(text)) {
    const w = Math.max(...rows.map((row) => widthOf(row, strong))) + 4;
    const h = font * 1.08 * rows.length;
    const below = r * (gate ? 1.42 : 1.24) + 3;
    const side = r * (gate ? 1.7 : 1.3) + 3;
    const spots = [
      ["middle", 0, below],
      ["middle", w * 0.18, below],
      ["middle", -w * 0.18, below],
      ["middle", 0, below + r * 0.45],
      ["start", -r * 0.7, below],
      ["end", r * 0.7, below],
      ["start", side, -h / 2],
      ["end", -side, -h / 2],
      ["start", side, r * 0.4],
      ["end", -side, r * 0.4],
      ["middle", 0, -r * 1.3 - h],
      ["middle", w * 0.3, -r * 1.3 - h],
      ["middle", -w * 0.3, -r * 1.3 - h],
    ];
    for (const [anchor, dx, dy] of /** @type {[string, number, number][]} */ (spots)) {
      const left = anchor === "middle" ? -w / 2 : anchor === "start" ? 0 : -w;
      const x = between(3 - left, at.x + dx, m.width - 3 - left - w);
      const box = { x: x + left, y: at.y + dy, w, h };
      out.push({ name, lines: rows, x, y: box.y, anchor, box, strong });
    }
  }
  return out;
}

/** The names that can be written without one covering another, those that matter first; on a narrow chart a name that
 * has no room is left out (the chart can be enlarged).
 * @param {Measures} m @param {Wanted[]} wanted @param {Box[]} taken
 * @param {(text: string, strong: boolean) => number} widthOf @returns {Label[]} */
export function placeLabels(m, wanted, taken, widthOf) {
  /** @type {Label[]} */
  const placed = [];
  for (const label of [...wanted].sort((a, b) => Number(b.strong) - Number(a.strong))) {
    const best = candidates(m, label, widthOf)
      .map((way, i) => {
        const over = placed.reduce((sum, other) => sum + shared(way.box, other.box), 0);
        const out = way.box.y + way.box.h > m.height - 2 || way.box.y < 2 ? 4000 : 0;
        const under = taken.reduce((sum, box) => sum + shared(way.box, box), 0);
        return { way, over, cost: under + over * 50 + out + i * (m.narrow ? 2 : 7) };
      })
      .reduce((a, b) => (b.cost < a.cost ? b : a));
    if (!m.narrow || best.cost < (label.strong ? 420 : 160)) placed.push(best.way);
  }
  return placed;
}

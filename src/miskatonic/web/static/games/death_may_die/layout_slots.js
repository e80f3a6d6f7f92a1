// @ts-check
// What goes where in a space: its name on top, then everything that is there, as large as there is room for.

/** @typedef {import("./layout.js").Point} Point */
/** @typedef {import("./layout.js").Box} Box */
/** @typedef {import("./layout.js").Measures} Measures */
/** @typedef {import("./layout.js").Region} Region */
/** @typedef {{lines: string[], x: number, y: number, font: number}} Label */

/** How much of a line is its letters. */
const LINE = 1.06;
/** The room of a digit in the lower left corner of a space. */
const KEY = { w: 11, h: 13 };
/** How far apart two tokens are, of their size. */
export const BESIDE = 1.08;
/** Rows come no nearer than this: what lies in one is covered from the side or from below, not from both. */
const DOWN = 0.65;
/** Where tokens lie closer than this, they take the corner of the digit too. */
const TIGHT = 0.7;
/** The least radius of a figure that is larger than all others. */
const LARGE = 12;

const VOWELS = "aeiouyąęóаеиіоуюяєї";
const TOGETHER = new Set(["sz", "cz", "rz", "ch", "dz", "dż", "dź", "sh", "th", "ss", "дз", "дж"]);

/** Where a word may be broken: after its own hyphen, before a single consonant, and after the first of several.
 * @param {string} word */
function breaks(word) {
  const low = word.toLowerCase();
  const isVowel = (/** @type {number} */ i) => VOWELS.includes(low[i]);
  const found = [];
  for (let i = 2; i < low.length - 2; i++) {
    if (low[i] === "-") found.push(i + 1);
    if (isVowel(i) || !isVowel(i + 1) || "-ьй'’".includes(low[i])) continue;
    const at = TOGETHER.has(low.slice(i - 1, i + 1)) ? i - 1 : i;
    const before = low.slice(low.lastIndexOf("-", at - 1) + 1, at);
    if (before.length > 1 && [...before].some((letter) => VOWELS.includes(letter))) found.push(at);
  }
  return found;
}

/** The first part of a broken word. @param {string} word @param {number} at */
const part = (word, at) => (word[at - 1] === "-" ? word.slice(0, at) : `${word.slice(0, at)}-`);

/** The words of a name in as few lines as fit, with a hyphen where `broken` words are allowed; null where one is too long
 * for its line. @param {string} name @param {(line: number) => number} width of a line
 * @param {(text: string) => number} widthOf @param {boolean} broken @returns {string[] | null} */
function lines(name, width, widthOf, broken) {
  const out = [""];
  const words = name.split(" ");
  for (let word = words.shift(); word !== undefined; word = words.shift()) {
    const now = out[out.length - 1];
    const before = now ? `${now} ` : "";
    const fits = (/** @type {string} */ text) => widthOf(text) <= width(out.length - 1);
    const whole = word;
    const at = broken && !fits(whole) && breaks(whole).findLast((one) => fits(before + part(whole, one)));
    if (fits(before + whole)) out[out.length - 1] = before + whole;
    else if (at) {
      out[out.length - 1] = before + part(whole, at);
      out.push("");
      words.unshift(whole.slice(at));
    } else if (now) {
      out.push("");
      words.unshift(whole);
    } else return null;
  }
  return out;
}

/** Where the name of a space is written: in the rectangle in which it takes the fewest lines; smaller rather than not at
 * all, and not at all where a word has no room. Below a passage it begins lower.
 * @param {Measures} m @param {Region} region @param {string} name @param {Box[]} doors
 * @param {(text: string, font: number) => number} widthOf @returns {{label: Label | null, rect: Box, height: number}} */
export function placeName(m, { rects }, name, doors, widthOf) {
  const fonts = [m.font, m.font - 0.75, m.font - 1.5];
  for (const [font, broken, most] of /** @type {[number, boolean, number][]} */ ([
    ...fonts.map((font) => [font, false, 0.5]),
    ...fonts.map((font) => [font, true, 0.5]),
    [fonts[2], false, 0.7],
    [fonts[2], true, 0.7],
  ])) {
    const ways = rects
      .flatMap((rect) => {
        const above = doors.some(
          (door) =>
            Math.abs(door.y + door.h / 2 - rect.y) < 2
            && door.x + door.w > rect.x
            && door.x < rect.x + rect.w
            && (rect.w < 1.5 * m.cell
              || Math.abs(door.x + door.w / 2 - rect.x - rect.w / 2) < (widthOf(name, font) + door.w) / 2),
        );
        const y = rect.y + (above ? m.door - 1 : m.wall / 2 + 3);
        const width = (/** @type {number} */ line) => {
          const [top, bottom] = [y + line * font * LINE, y + (line + 1) * font * LINE];
          const beside = doors.some(
            (door) =>
              door.y < bottom
              && door.y + door.h > top
              && (Math.abs(door.x + door.w / 2 - rect.x) < 2 || Math.abs(door.x + door.w / 2 - rect.x - rect.w) < 2),
          );
          return rect.w - (beside ? 2 * m.door + 2 : m.wall + 5);
        };
        const rows = lines(name, width, (text) => widthOf(text, font), broken);
        return rows ? [{ rect, rows, y }] : [];
      })
      .sort((one, other) => one.rows.length - other.rows.length);
    const [best] = ways;
    if (!best || best.rows.length * font * LINE > best.rect.h * most) continue;
    const { rect, rows, y } = best;
    return {
      rect,
      height: y - rect.y + 1 + rows.length * font * LINE,
      label: { lines: rows, x: rect.x + rect.w / 2, y, font },
    };
  }
  return unnamed(m, { rects });
}

/** A space without its name. @param {Measures} m @param {Pick<Region, "rects">} region @returns {ReturnType<typeof placeName>} */
export const unnamed = (m, { rects }) => ({ label: null, rect: rects[0], height: m.wall / 2 + 2 });

/** The same in one line, for a space in which much stands: the first words, with dots. @param {Measures} m
 * @param {ReturnType<typeof placeName>} name @param {(text: string, font: number) => number} widthOf */
export function shortened(m, { label, rect, height }, widthOf) {
  if (!label || label.lines.length < 2) return null;
  const words = label.lines[0].replace(/-$/, "");
  const most = Array.from(words, (_, i) => `${words.slice(0, words.length - i).trim()}…`).find(
    (text) => widthOf(text, label.font) <= rect.w - m.wall - 5,
  );
  if (!most) return null;
  return { rect, height: height - (label.lines.length - 1) * label.font * LINE, label: { ...label, lines: [most] } };
}

/** Where a figure lies that is larger than all others: at the right of the widest rectangle.
 * @param {Measures} m @param {Box} room @returns {{at: Point, r: number}} */
export function placeLarge(m, room) {
  const r = Math.max(LARGE, Math.min(m.cell * 0.46, room.h / 2 - 2, room.w * (room.w > m.cell ? 0.32 : 0.27)));
  return { at: { x: room.x + room.w - r - 3, y: room.y + room.h / 2 - 2 }, r };
}

/** The rectangles of a space without walls, passages above and below, and name. @param {Measures} m @param {Region} region
 * @param {{rect: Box, height: number}} name @param {Box[]} doors @returns {Box[]} */
export function rooms(m, { rects }, name, doors) {
  const edge = m.wall / 2 + 1.5;
  return rects.map((rect) => {
    const at = (/** @type {number} */ y) =>
      doors.some((door) => Math.abs(door.y + door.h / 2 - y) < 2 && door.x >= rect.x && door.x < rect.x + rect.w);
    const top = rect === name.rect ? name.height : at(rect.y) ? edge + m.door * 0.6 : edge;
    const bottom = at(rect.y + rect.h) ? edge + m.door * 0.4 : edge;
    return { x: rect.x + edge, y: rect.y + top, w: rect.w - 2 * edge, h: rect.h - top - bottom };
  });
}

/** So many spots of one size in these rooms, the size as large as possible, or null where the least has no room; nothing
 * lies on a passage, and a corner of the lowest room is left to the digit.
 * @param {Measures} m @param {Box[]} free @param {Box[]} doors @param {number} count @param {number} apart of their size
 * @returns {{spots: Point[], size: number} | null} */
export function slots(m, free, doors, count, apart) {
  if (!count) return { spots: [], size: m.token };
  for (let size = m.token; size >= m.least; size -= 1) {
    const spots = fill(m, free, doors, count, size, apart);
    if (spots) return { spots, size };
  }
  return null;
}

/** Spots where there is too little room for any order: all over the largest room, one over the other.
 * @param {Measures} m @param {Box[]} free @param {number} count @returns {{spots: Point[], size: number}} */
export function crowd(m, free, count) {
  const [{ x, y, w, h }] = [...free].sort((one, other) => other.w * other.h - one.w * one.h);
  const room = { x, y, w: Math.max(1, w), h: Math.max(1, h) }; // in a very low window a name takes all of it
  const columns = Math.ceil(Math.sqrt((count * room.w) / room.h));
  const rows = Math.ceil(count / columns);
  const spots = Array.from({ length: count }, (_, i) => ({
    x: room.x + ((i % columns) + 0.5) * (room.w / columns),
    y: room.y + (Math.floor(i / columns) + 0.5) * (room.h / rows),
  }));
  return { spots, size: m.least };
}

/** @typedef {{x: number, y: number, w: number, most: number}} Row */

/** How many of a size fit beside each other. @param {number} length @param {number} size @param {number} apart */
const fitting = (length, size, apart) => Math.max(0, Math.floor((length + size * (apart - 1)) / (size * apart)));

/** Spots of a size: in the first room that takes them all, else in all of them; as few rows as needed.
 * @param {Measures} m @param {Box[]} free @param {Box[]} doors @param {number} count @param {number} size
 * @param {number} apart @returns {Point[] | null} */
function fill(m, free, doors, count, size, apart) {
  const lowest = free[free.length - 1];
  const large = [...free].sort((one, other) => other.w * other.h - one.w * one.h);
  for (const rooms of [...large.map((room) => [room]), free]) {
    const all = rooms.map((room) => ({ room, most: fitting(room.h, size, Math.max(DOWN, apart)) }));
    const highest = Math.max(...all.map(({ most }) => most));
    for (let many = 1; many <= highest; many++) {
      const rows = all.flatMap(({ room, most }) =>
        rowsOf(m, room, doors, size, apart, Math.min(many, most), room === lowest),
      );
      if (rows.reduce((sum, row) => sum + row.most, 0) >= count) return spotsIn(rows, size, count);
    }
  }
  return null;
}

/** So many rows in the middle of a room. @param {Measures} m @param {Box} room @param {Box[]} doors @param {number} size
 * @param {number} apart @param {number} many @param {boolean} lowest @returns {Row[]} */
function rowsOf(m, room, doors, size, apart, many, lowest) {
  const step = between(room.h, many, size, 1.5);
  return Array.from({ length: many }, (_, i) => {
    const y = room.y + room.h / 2 + (i - (many - 1) / 2) * step;
    const key = m.keys && lowest && apart >= TIGHT && y + size / 2 > room.y + room.h - KEY.h;
    let [left, right] = [room.x + (key ? KEY.w : 0), room.x + room.w];
    for (const door of doors) {
      if (door.y + door.h <= y - size / 2 || door.y >= y + size / 2) continue;
      if (door.x < left && door.x + door.w > left) left = door.x + door.w;
      if (door.x < right && door.x + door.w > right) right = door.x;
    }
    return { x: left, y, w: right - left, most: fitting(right - left, size, apart) };
  });
}

/** How far it is from one to the next of so many in a row: room between them, or one over the other but none beyond the ends.
 * @param {number} length @param {number} many @param {number} size @param {number} most of their size */
const between = (length, many, size, most) =>
  size * many > length && many > 1 ? (length - size) / (many - 1) : Math.min(size * most, length / many);

/** @param {Row[]} rows @param {number} size @param {number} count @returns {Point[]} */
function spotsIn(rows, size, count) {
  const taken = spread(
    rows.map(({ most }) => most),
    count,
  );
  return rows.flatMap((row, i) =>
    Array.from({ length: taken[i] }, (_, j) => {
      const step = between(row.w, taken[i], size, 1.3);
      return { x: row.x + row.w / 2 + (j - (taken[i] - 1) / 2) * step, y: row.y };
    }),
  );
}

/** Shares things out over rows: one more in whichever has the fewest and can take it. @param {number[]} most
 * @param {number} count */
function spread(most, count) {
  const taken = most.map(() => 0);
  for (let left = count; left > 0; left--) {
    const least = Math.min(...taken.filter((one, i) => one < most[i]));
    taken[taken.findIndex((one, i) => one === least && one < most[i])] += 1;
  }
  return taken;
}

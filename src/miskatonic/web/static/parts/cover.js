// @ts-check
// What the covers of the games are drawn with, in a field of 240 × 340. The cover of a game is games/<game>/cover.js.
import { html } from "./kit.js";

export const PAPER = "#eadfc6";
export const BRASS = "#c99a45";
export const DARK = "#081110";
export const SEA = "#14302d";
export const GREEN = "#2c5d54";
export const INK = "#231a10";

/** @typedef {[number, number]} Point */

/** A symbol of the sprite inside a drawing.
 * @param {string} name @param {number} size @param {string} colour */
export const symbol = (name, size, colour) =>
  html`<use href=${`#${name}`} width=${size} height=${size} color=${colour} />`;

/** A point of the curve through four points (Catmull-Rom), between the second and the third.
 * @param {Point[]} four @param {number} t @returns {Point} */
function between([a, b, c, d], t) {
  const on = (/** @type {0|1} */ i) =>
    0.5
    * (2 * b[i]
      + (c[i] - a[i]) * t
      + (2 * a[i] - 5 * b[i] + 4 * c[i] - d[i]) * t * t
      + (3 * b[i] - a[i] - 3 * c[i] + d[i]) * t ** 3);
  return [on(0), on(1)];
}

/** A limb along the points, from one width to the other, with suckers where a colour for them is given.
 * @param {Point[]} points @param {number} from @param {number} to @param {string} fill @param {string} [sucker] */
export function limb(points, from, to, fill, sucker) {
  const padded = [points[0], ...points, points[points.length - 1]];
  const parts = Math.floor(48 / (points.length - 1));
  /** @type {Point[]} */
  const line = [];
  for (let i = 0; i + 3 < padded.length; i++) {
    for (let k = 0; k < parts; k++) line.push(between(padded.slice(i, i + 4), k / parts));
  }
  line.push(points[points.length - 1]);
  const end = line.length - 1;
  /** @type {string[]} */
  const left = [];
  /** @type {string[]} */
  const right = [];
  /** @type {Page.Drawn[]} */
  const dots = [];
  line.forEach(([x, y], i) => {
    const a = line[Math.max(0, i - 1)];
    const b = line[Math.min(end, i + 1)];
    const long = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const half = (from + (to - from) * (i / end)) / 2;
    const [nx, ny] = [(b[1] - a[1]) / long, (a[0] - b[0]) / long];
    left.push(`${(x - nx * half).toFixed(1)} ${(y - ny * half).toFixed(1)}`);
    right.unshift(`${(x + nx * half).toFixed(1)} ${(y + ny * half).toFixed(1)}`);
    if (sucker && i % 5 === 2 && half > 2) {
      dots.push(html`<circle cx=${x + nx * half * 0.45} cy=${y + ny * half * 0.45} r=${half * 0.34} fill=${sucker} />`);
    }
  });
  return html`<path d=${`M${[...left, ...right].join("L")}Z`} fill=${fill} />${dots}`;
}

/** @typedef {{symbol: string, ground: string, ink: string, draw: () => Page.Drawn}} Drawn
 *   the symbol of the game, the ground, the colour of the title, and what is on it */

// @ts-check
// The course as a chart, drawn in CSS pixels so that lettering keeps its size. Measures are of very different size: each has
// a panel and a scale of its own, one below the other over the same decisions.
import { html } from "./kit.js";

/** @typedef {{id: string, label: string, goal: number, wins: boolean, points: [number, number][]}} Measure */
/** @typedef {{at: number, good: boolean, both: string, href: string}} Point */
/** @typedef {{one: Measure, top: number, bottom: number, most: number, y: (value: number) => number}} Panel */

/** @type {Record<string, string>} */
const SYMBOLS = { doom: "doom", signs: "elder-sign", seals: "seal", awakened: "cthulhu" };
const MARK = 22; // the size of a turning point
const HEAD = 19; // the line above a panel
const BETWEEN = 9; // below a panel
const LEAST = 36; // the height of a panel
const TICK = 17; // between two numbers of a scale
const GRAINS = [1, 2, 5, 10, 20, 50, 100];

/** @param {Measure} one */
const kind = (one) => (one.wins ? "good" : "bad");

/** The value of a measure after a decision. @param {Measure} one @param {number} at */
const valueAt = (one, at) => one.points.reduce((value, [when, now]) => (when <= at ? now : value), one.points[0][1]);

/** How far a decision moved a measure on its way, for better or for worse. @param {Measure} one @param {Point} point */
const moved = (one, { at, good }) =>
  ((valueAt(one, at) - valueAt(one, at - 1)) / Math.max(1, one.goal)) * (one.wins === good ? 1 : -1);

/** @param {Measure} one */
const lastOf = (one) => one.points[one.points.length - 1][1];

/** The panels of so many pixels from top to bottom. @param {Measure[]} measures @param {number} height @returns {Panel[]} */
const panels = (measures, height) =>
  measures.map((one, i) => {
    const each = height / measures.length;
    const [top, bottom] = [i * each + HEAD, (i + 1) * each - BETWEEN];
    const most = Math.max(1, one.goal, ...one.points.map(([, value]) => value));
    return { one, top, bottom, most, y: (value) => bottom - (bottom - top) * (value / most) };
  });

/** The numbers of a scale: nothing, the goal, and what has room between them. @param {Panel} panel */
function ticks({ one: { goal }, top, bottom, most, y }) {
  const grain = GRAINS.find((step) => (step * (bottom - top)) / most >= TICK) ?? most;
  const steps = Array.from({ length: Math.ceil(most / grain) }, (_, i) => i * grain);
  return [...steps.filter((value) => value !== goal && Math.abs(y(value) - y(goal)) >= TICK), goal];
}

/** Where the turning points lie: each on the line that moved, a little aside where another one is.
 * @param {Point[]} points @param {Panel[]} all @param {(at: number) => number} x @param {number} end */
function spotsOf(points, all, x, end) {
  /** @type {[number, number][]} */
  const spots = [];
  for (const point of points) {
    const panel = all.reduce((best, other) => (moved(other.one, point) > moved(best.one, point) ? other : best));
    const high = Math.max(panel.y(valueAt(panel.one, point.at)), panel.top + MARK / 2 - 2);
    let along = x(point.at);
    while (spots.some(([px, py]) => Math.abs(px - along) < MARK && Math.abs(py - high) < MARK)) {
      along += point.at > end / 2 ? -MARK : MARK;
    }
    spots.push([along, high]);
  }
  return spots;
}

/** @param {{course: {measures: Measure[], bands: Protocol.Band[]}, points: Point[], width: number, ui: Page.Ui}} props */
export function Chart({ course, points, width: W, ui }) {
  const { measures } = course;
  const phone = ui.size === "phone";
  const [left, right, axis] = [30, 14, phone ? 22 : 26];
  const wanted = phone ? 230 : Math.min(360, Math.max(210, window.innerHeight * 0.3));
  const H = Math.round(Math.max(wanted, measures.length * (HEAD + LEAST + BETWEEN) + axis));
  const all = panels(measures, H - axis);
  const end = Math.max(
    1,
    ...measures.flatMap((one) => one.points.map(([at]) => at)),
    ...course.bands.map((band) => band.from),
  );
  const x = (/** @type {number} */ at) => left + (W - left - right) * (at / end);
  const spots = spotsOf(points, all, x, end);
  return html`<svg class="ch" width=${W} height=${H} viewBox=${`0 0 ${W} ${H}`} role="group"
      font-size=${phone ? 13 : 14} aria-label=${measures
        .map((one) => ui.t("web-course-line", { label: one.label, first: one.points[0][1], last: lastOf(one) }))
        .join(". ")}>
    <${Bands} ui=${ui} bands=${course.bands} end=${end} x=${x} all=${all} low=${H - 7} />
    ${all.map((panel) => html`<${Line} key=${panel.one.id} panel=${panel} x=${x} end=${end} ui=${ui} />`)}
    ${points.map(
      (point, i) => html`<a class=${`pt ${point.good ? "good" : "bad"}`} href=${point.href}
        transform=${`translate(${spots[i]})`}
        aria-label=${`${i + 1}. ${ui.t("web-course-replay", { at: point.at, say: point.both })}`}>
      ${point.good ? html`<circle r="11" />` : html`<rect x="-10" y="-10" width="20" height="20" rx="3" />`}
      <text y="5" font-size="14">${i + 1}</text></a>`,
    )}</svg>`;
}

/** One measure: what it is and how it ended, the number that decides the game, and the way between.
 * @param {{panel: Panel, x: (at: number) => number, end: number, ui: Page.Ui}} props */
function Line({ panel, x, end, ui }) {
  const { one, top, y } = panel;
  const [first, last] = [x(0), x(end)];
  const path = one.points.map(([at, value], i) => (i ? `H${x(at)}V${y(value)}` : `M${x(at)} ${y(value)}`)).join("");
  const symbol = SYMBOLS[one.id];
  return html`<g class=${kind(one)}>
    <g transform=${`translate(${first} ${top - 6})`}>${symbol && html`<use href=${`#${symbol}`} y="-13" width="16" height="16" />`}
      <text class="el" x=${symbol ? 21 : 0}>${lastOf(one)} ${one.label}</text></g>
    <text class="ll" x=${last} y=${top - 6}>${ui.t(one.wins ? "web-course-wins" : "web-course-loses", { goal: one.goal })}</text>
    ${ticks(panel).map(
      (value) => html`<path class=${value === one.goal ? "lim" : "grid"} d=${`M${first} ${y(value)}H${last}`} />
      <text class="ax yx" x=${first - 7} y=${y(value) + 4}>${value}</text>`,
    )}
    <path class="ln" d=${`${path}H${last}`} /></g>`;
}

/** Days or turns behind the lines; a label is left out where it has no room.
 * @param {{ui: Page.Ui, bands: Protocol.Band[], end: number, x: (at: number) => number, all: Panel[], low: number}} props */
function Bands({ ui, bands, end, x, all, low }) {
  let free = 0;
  return bands.map((band, i) => {
    const from = x(band.from);
    const to = x(Math.min(end, bands[i + 1]?.from ?? end));
    const label = i ? String(band.number) : ui.t(`web-course-${band.kind}`, { number: band.number });
    const half = label.length * 3.6;
    const middle = Math.max((from + to) / 2, x(0) + half);
    const fits = middle - half > free;
    if (fits) free = middle + half + 6;
    return html`
      ${
        i % 2 === 0
        && all.map(
          ({ top, bottom }) => html`<rect class="day" x=${from} y=${top} width=${to - from}
        height=${bottom - top} />`,
        )
      }
      ${fits && html`<text class="ax" x=${middle} y=${low}>${label}</text>`}`;
  });
}

// @ts-check
// The course as a chart, drawn in CSS pixels so that lettering keeps its size.
import { html } from "./kit.js";

/** @typedef {{id: string, label: string, goal: number, wins: boolean, points: [number, number][]}} Measure */
/** @typedef {{at: number, good: boolean, both: string, href: string}} Point */

/** @type {Record<string, string>} */
const SYMBOLS = { doom: "doom", signs: "elder-sign", seals: "seal", awakened: "cthulhu" };
const MARK = 22; // the size of a turning point
const GAP = 19; // between two labels at the right end

/** @param {Measure} one */
const kind = (one) => (one.wins ? "good" : "bad");

/** The value of a measure after a decision. @param {Measure} one @param {number} at */
const valueAt = (one, at) => one.points.reduce((value, [when, now]) => (when <= at ? now : value), one.points[0][1]);

/** @param {Measure} one */
const lastOf = (one) => one.points[one.points.length - 1][1];

/** Heights that keep their distance: each as near as possible above the one below. @param {number[]} wanted */
function apart(wanted) {
  const order = wanted.map((y, i) => ({ y, i })).sort((a, b) => b.y - a.y);
  order.forEach((one, k) => {
    if (k) one.y = Math.min(one.y, order[k - 1].y - GAP);
  });
  return order.sort((a, b) => a.i - b.i).map((one) => one.y);
}

/** How much room a turning point at the very end takes from the label beside it.
 * @param {[number, number][]} spots @param {number} end @param {number} high */
const beside = (spots, end, high) => Math.max(0, ...spots.map(([x, y]) =>
  (Math.abs(y - high) < MARK ? x + MARK / 2 - end - 2 : 0)));

/** The symbol of a measure, standing on the line of the text beside it.
 * @param {{of: Measure, size: number}} props */
function Sign({ of: one, size }) {
  return SYMBOLS[one.id] && html`<use href=${`#${SYMBOLS[one.id]}`} y=${3 - size}
    width=${size} height=${size} />`;
}

/** @param {{course: {measures: Measure[], bands: any[]}, points: Point[], width: number, ui: any}} props */
export function Chart({ course, points, width: W, ui }) {
  const { measures } = course;
  const phone = ui.size === "phone";
  const H = phone ? 230 : Math.round(Math.min(360, Math.max(210, window.innerHeight * 0.3)));
  const said = (/** @type {Measure} */ one) => (phone ? `${lastOf(one)}` : `${lastOf(one)} ${one.label}`);
  const longest = Math.max(...measures.map((one) => said(one).length));
  const [left, right, top, bottom] = phone ? [24, 66, 16, 26] : [34, Math.min(216, 48 + longest * 6.9), 22, 34];
  const steps = measures.flatMap((one) => one.points);
  const end = Math.max(1, ...steps.map(([at]) => at), ...course.bands.map((/** @type {any} */ band) => band.from));
  const most = Math.max(...measures.map((one) => one.goal), ...steps.map(([, value]) => value));
  const x = (/** @type {number} */ at) => left + (W - left - right) * (at / end);
  const y = (/** @type {number} */ value) => H - bottom - (H - top - bottom) * (value / most);
  const grain = most > 20 ? 10 : most > 8 ? 5 : 2;
  const grid = Array.from({ length: Math.floor(most / grain) + 1 }, (_, i) => i * grain);
  const path = (/** @type {Measure} */ one) => one.points.map(([at, value], i) =>
    (i ? `H${x(at)}V${y(value)}` : `M${x(at)} ${y(value)}`)).join("") + `H${x(end)}`;
  const losingFirst = [...measures].sort((a, b) => Number(a.wins) - Number(b.wins));
  const ends = apart(measures.map((one) => y(lastOf(one))));
  /** @type {[number, number][]} each point on its line, a little later where another one is */
  const spots = [];
  for (const point of points) {
    const on = measures.find((one) => one.wins === point.good) ?? measures[0];
    const high = y(valueAt(on, point.at));
    let along = x(point.at);
    while (spots.some(([px, py]) => Math.abs(px - along) < MARK && Math.abs(py - high) < MARK)) along += MARK;
    spots.push([along, high]);
  }
  return html`<svg class="ch" width=${W} height=${H} viewBox=${`0 0 ${W} ${H}`} role="group"
      font-size=${phone ? 13 : 14} aria-label=${measures.map((one) => ui.t("web-course-line",
        { label: one.label, first: one.points[0][1], last: lastOf(one) })).join(". ")}>
    <${Bands} ui=${ui} bands=${course.bands} end=${end} x=${x} top=${top} bottom=${H - bottom} />
    ${grid.map((value) => html`<path class="grid" d=${`M${left} ${y(value)}H${W - right}`} />
      <text class="ax yx" x=${left - 8} y=${y(value) + 5}>${value}</text>`)}
    ${measures.map((one, i) => html`<path class=${`lim ${kind(one)}`} d=${`M${left} ${y(one.goal)}H${W - right}`} />
      <g class=${`ll ${kind(one)}`} transform=${`translate(${left + 4
        + 140 * measures.slice(0, i).filter((other) => Math.abs(y(other.goal) - y(one.goal)) < GAP).length} ${y(one.goal) - 5})`}>
        <${Sign} of=${one} size=${14} />
        <text x=${SYMBOLS[one.id] ? 19 : 0}>
          ${ui.t(one.wins ? "web-course-wins" : "web-course-loses", { goal: one.goal })}</text></g>`)}
    ${losingFirst.map((one) => html`<path class=${`ln ${kind(one)}`} d=${path(one)} />`)}
    ${measures.map((one, i) => html`<g class=${kind(one)}
        transform=${`translate(${W - right + 8 + beside(spots, W - right, ends[i])} ${ends[i] + 5})`}>
      <${Sign} of=${one} size=${18} />
      <text class="el" x=${SYMBOLS[one.id] ? 23 : 2}>${said(one)}</text></g>`)}
    ${points.map((point, i) => html`<a class=${`pt ${point.good ? "good" : "bad"}`} href=${point.href}
        transform=${`translate(${spots[i]})`}
        aria-label=${`${i + 1}. ${ui.t("web-course-replay", { at: point.at, say: point.both })}`}>
      ${point.good ? html`<circle r="11" />` : html`<rect x="-10" y="-10" width="20" height="20" rx="3" />`}
      <text y="5" font-size="14">${i + 1}</text></a>`)}</svg>`;
}

/** Days or turns behind the lines; a label is left out where it has no room.
 * @param {{ui: any, bands: any[], end: number, x: (at: number) => number, top: number, bottom: number}} props */
function Bands({ ui, bands, end, x, top, bottom }) {
  let free = 0;
  return bands.map((band, i) => {
    const from = x(band.from);
    const to = x(Math.min(end, bands[i + 1]?.from ?? end));
    const label = i ? String(band.number) : ui.t(`web-course-${band.kind}`, { number: band.number });
    const half = label.length * 3.6;
    const middle = (from + to) / 2;
    const fits = middle - half > free;
    if (fits) free = middle + half + 6;
    return html`
      ${i % 2 === 0 && html`<rect class="day" x=${from} y=${top} width=${to - from} height=${bottom - top} />`}
      ${fits && html`<text class="ax" x=${middle} y=${bottom + 20}>${label}</text>`}`;
  });
}

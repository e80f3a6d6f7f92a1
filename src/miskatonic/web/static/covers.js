// @ts-check
// The covers of the games, drawn in a field of 240 × 340.
import { html } from "./parts/kit.js";

const PAPER = "#eadfc6";
const BRASS = "#c99a45";
const DARK = "#081110";
const SEA = "#14302d";
const GREEN = "#2c5d54";
const INK = "#231a10";

/** @typedef {[number, number]} Point */

/** A symbol of the sprite inside a drawing.
 * @param {string} name @param {number} size @param {string} colour */
const symbol = (name, size, colour) =>
  html`<use href=${`#${name}`} width=${size} height=${size} color=${colour} />`;

/** A point of the curve through four points (Catmull-Rom), between the second and the third.
 * @param {Point[]} four @param {number} t @returns {Point} */
function between([a, b, c, d], t) {
  const on = (/** @type {0|1} */ i) => 0.5 * (2 * b[i] + (c[i] - a[i]) * t
    + (2 * a[i] - 5 * b[i] + 4 * c[i] - d[i]) * t * t + (3 * b[i] - a[i] - 3 * c[i] + d[i]) * t ** 3);
  return [on(0), on(1)];
}

/** A limb along the points, from one width to the other, with suckers where a colour for them is given.
 * @param {Point[]} points @param {number} from @param {number} to @param {string} fill @param {string} [sucker] */
function limb(points, from, to, fill, sucker) {
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
  /** @type {any[]} */
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

/** The museum at midnight, the sign over it like a window of light. */
function elderSign() {
  const columns = [0, 1, 2, 3, 4, 5];
  return html`
    <circle cx="120" cy="150" r="118" fill="#1b3c38" /><circle cx="120" cy="150" r="92" fill="#24504a" />
    <circle cx="120" cy="150" r="66" fill="#316b61" />
    <g transform="translate(73 88)">${symbol("elder-sign", 94, BRASS)}</g>
    <path d="M20 232 120 186 220 232Z" fill=${DARK} /><path d="M120 200 178 227H62Z" fill=${PAPER} opacity=".12" />
    <rect x="24" y="234" width="192" height="12" fill=${DARK} />
    <rect x="48" y="252" width="144" height="58" fill=${BRASS} opacity=".9" />
    ${columns.map((i) => html`<rect x=${34 + i * 32} y="248" width="14" height="62" fill=${DARK} />
      <rect x=${31 + i * 32} y="246" width="20" height="6" fill=${DARK} />`)}
    <path d="M108 310v-30a12 12 0 0 1 24 0v30Z" fill=${DARK} />
    <path d="M14 310h212v8H14ZM6 320h228v14H6Z" fill=${DARK} />
    <g transform="translate(113 284)">${symbol("pawn", 14, PAPER)}</g>`;
}

/** A chart of four towns, and limbs under the roads. */
function reignOfCthulhu() {
  const wave = (/** @type {number} */ y) => `M0 ${y}q15-9 30 0t30 0 30 0 30 0 30 0 30 0 30 0 30 0`;
  const towns = [
    [62, 122, "#246b3a", "M0-15 14-5V14H-14V-5Z"],
    [178, 118, "#2a62a6", "M0-17C6-9 15-4 15 4 15 11 8 15 0 15S-15 11-15 4C-15-4-6-9 0-17Z"],
    [96, 166, "#8a6d00", "M-14 0a14 14 0 1 0 28 0a14 14 0 1 0-28 0Z"],
    [146, 232, "#b03a2e", "M0-18 18 0 0 18-18 0Z"],
  ];
  return html`
    ${[0, 1, 2, 3, 4, 5, 6].map((i) => html`<path d=${wave(250 + i * 13)} fill="none" stroke="#1d4a44"
      stroke-width="1.5" opacity=${0.25 + 0.09 * i} />`)}
    <path d=${`${wave(268)}V340H0Z`} fill=${SEA} />
    ${limb([[44, 344], [40, 290], [22, 240], [34, 196], [66, 184], [84, 206], [70, 224], [58, 214]], 40, 5, SEA, GREEN)}
    ${limb([[196, 344], [204, 282], [226, 236], [212, 176], [176, 162], [156, 186], [168, 206], [182, 198]], 44, 5,
      SEA, GREEN)}
    ${limb([[120, 344], [116, 296], [134, 262], [122, 232], [106, 238]], 30, 4, SEA, GREEN)}
    <path d="M62 122 178 118M62 122 96 166M178 118 146 232M96 166 146 232" stroke=${INK} stroke-width="3"
      stroke-dasharray="8 5" fill="none" />
    ${towns.map(([x, y, colour, shape]) => html`<g transform=${`translate(${x} ${y})`}>
      <path d=${shape} fill="#f6eed8" stroke=${colour} stroke-width="4" />
      <path d=${shape} transform="scale(.42)" fill=${colour} /></g>`)}`;
}

/** A door ajar, light, and the shadow that answers. */
function deathMayDie() {
  const shade = "#1c0705";
  const light = "#f0c46a";
  return html`
    <path d="M120 118 240 60V340H0V60Z" fill="#5d1712" /><path d="M84 118h72v190H84Z" fill=${light} />
    <path d="M84 308 14 340H226L156 308Z" fill=${light} opacity=".55" />
    <path d="M156 118l34-16v222l-34-16Z" fill="#2a0a08" /><circle cx="165" cy="216" r="3" fill=${light} />
    <g transform="translate(92 196)">${symbol("pawn", 56, shade)}<path d="M14 50h28l5 62H9Z" fill=${shade} /></g>
    ${limb([[101, 308], [84, 322], [52, 316], [30, 330], [12, 318]], 16, 2, shade)}
    ${limb([[138, 308], [158, 324], [190, 314], [214, 330], [232, 322]], 16, 2, shade)}
    ${limb([[112, 308], [104, 326], [84, 332], [78, 346]], 16, 4, shade)}
    ${limb([[128, 308], [134, 326], [152, 332], [160, 346]], 16, 4, shade)}
    <path d="M99 306h42v6H99Z" fill=${shade} />`;
}

/** Gambrel roofs, a moon that looks back, a hand of cards. */
function arkhamHorror() {
  const house = (/** @type {number} */ x, /** @type {number} */ w, /** @type {number} */ tall,
    /** @type {Point[]} */ lit) => {
    const y = 300 - tall;
    return html`<path fill=${DARK} d=${`M${x} 340V${y + 26}L${x + w * 0.16} ${y + 6}L${x + w * 0.5} ${y - 14}`
      + `L${x + w * 0.84} ${y + 6}L${x + w} ${y + 26}V340Z`} />
      ${lit.map(([dx, dy]) => html`<rect x=${x + dx} y=${y + dy} width="8" height="13" fill=${BRASS} />`)}`;
  };
  const cards = [["peril", "#b23a2c"], ["lore", GREEN], ["clue", "#735900"], ["terror", "#2a62a6"]];
  return html`
    <circle cx="120" cy="154" r="58" fill=${PAPER} /><path d="M74 154Q120 108 166 154Q120 200 74 154Z" fill="#1b2f44" />
    <circle cx="120" cy="154" r="22" fill=${BRASS} /><path d="M120 135Q131 154 120 173Q109 154 120 135Z" fill=${DARK} />
    ${house(-14, 66, 66, [[30, 38], [44, 38]])}${house(48, 50, 34, [[20, 36]])}
    ${house(176, 72, 72, [[16, 40], [32, 66]])}${house(134, 48, 40, [[12, 40], [28, 40]])}${house(94, 44, 22, [])}
    ${cards.map(([name, colour], i) => html`
      <g transform=${`translate(120 424) rotate(${i * 14 - 21}) translate(-24 -150)`}>
        <rect width="48" height="72" rx="4" fill=${PAPER} stroke=${DARK} stroke-width="2" />
        <g transform="translate(11 20)">${symbol(name, 26, colour)}</g></g>`)}`;
}

/** A game that has no cover of its own: a closed book. */
const plain = () => html`<circle cx="120" cy="180" r="92" fill="#1b3c38" />
  <g transform="translate(64 124)">${symbol("gi-evil-book", 112, BRASS)}</g>`;

/** @type {Record<string, [string, string, () => any]>} ground, colour of the title, drawing */
const DRAWN = {
  elder_sign: [SEA, PAPER, elderSign],
  reign_of_cthulhu: ["#dfd2b2", INK, reignOfCthulhu],
  death_may_die: ["#701f19", "#f6e6c8", deathMayDie],
  arkham_horror: ["#1b2f44", PAPER, arkhamHorror],
};

/** @param {{game: string, title: string}} props   the title's lines stand apart by " / " */
export function Cover({ game, title }) {
  const [ground, ink, draw] = DRAWN[game] ?? [SEA, PAPER, plain];
  return html`<svg viewBox="0 0 240 340" aria-hidden="true"><rect width="240" height="340" fill=${ground} />
    ${draw()}
    ${title.split(" / ").map((line, i) => html`<text x="120" y=${42 + i * 28} text-anchor="middle" class="cover-title"
      fill=${ink}>${line}</text>`)}
    <rect x="7" y="7" width="226" height="326" fill="none" stroke=${ink} stroke-opacity=".5" /></svg>`;
}

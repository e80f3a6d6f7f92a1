// @ts-check
// The cover of Arkham Horror: gambrel roofs, a moon that looks back, a hand of cards.
import { BRASS, DARK, GREEN, PAPER, symbol } from "../../parts/cover.js";
import { html } from "../../parts/kit.js";

/** @typedef {[number, number]} Point */

/** What is on it. */
function draw() {
  const house = (
    /** @type {number} */ x,
    /** @type {number} */ w,
    /** @type {number} */ tall,
    /** @type {Point[]} */ lit,
  ) => {
    const y = 300 - tall;
    return html`<path fill=${DARK} d=${
      `M${x} 340V${y + 26}L${x + w * 0.16} ${y + 6}L${x + w * 0.5} ${y - 14}`
      + `L${x + w * 0.84} ${y + 6}L${x + w} ${y + 26}V340Z`
    } />
      ${lit.map(([dx, dy]) => html`<rect x=${x + dx} y=${y + dy} width="8" height="13" fill=${BRASS} />`)}`;
  };
  const cards = [
    ["peril", "#b23a2c"],
    ["lore", GREEN],
    ["clue", "#735900"],
    ["terror", "#2a62a6"],
  ];
  return html`
    <circle cx="120" cy="154" r="58" fill=${PAPER} /><path d="M74 154Q120 108 166 154Q120 200 74 154Z" fill="#1b2f44" />
    <circle cx="120" cy="154" r="22" fill=${BRASS} /><path d="M120 135Q131 154 120 173Q109 154 120 135Z" fill=${DARK} />
    ${house(-14, 66, 66, [
      [30, 38],
      [44, 38],
    ])}${house(48, 50, 34, [[20, 36]])}
    ${house(176, 72, 72, [
      [16, 40],
      [32, 66],
    ])}${house(134, 48, 40, [
      [12, 40],
      [28, 40],
    ])}${house(94, 44, 22, [])}
    ${cards.map(
      ([name, colour], i) => html`
      <g transform=${`translate(120 424) rotate(${i * 14 - 21}) translate(-24 -150)`}>
        <rect width="48" height="72" rx="4" fill=${PAPER} stroke=${DARK} stroke-width="2" />
        <g transform="translate(11 20)">${symbol(name, 26, colour)}</g></g>`,
    )}`;
}

/** @type {import("../../parts/cover.js").Drawn} */
export default { symbol: "peril", ground: "#1b2f44", ink: PAPER, draw };

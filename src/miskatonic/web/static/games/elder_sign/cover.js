// @ts-check
// The cover of Elder Sign: the museum at midnight, the sign over it like a window of light.
import { BRASS, DARK, PAPER, SEA, symbol } from "../../parts/cover.js";
import { html } from "../../parts/kit.js";

/** What is on it. */
function draw() {
  const columns = [0, 1, 2, 3, 4, 5];
  return html`
    <circle cx="120" cy="150" r="118" fill="#1b3c38" /><circle cx="120" cy="150" r="92" fill="#24504a" />
    <circle cx="120" cy="150" r="66" fill="#316b61" />
    <g transform="translate(73 88)">${symbol("elder-sign", 94, BRASS)}</g>
    <path d="M20 232 120 186 220 232Z" fill=${DARK} /><path d="M120 200 178 227H62Z" fill=${PAPER} opacity=".12" />
    <rect x="24" y="234" width="192" height="12" fill=${DARK} />
    <rect x="48" y="252" width="144" height="58" fill=${BRASS} opacity=".9" />
    ${columns.map(
      (i) => html`<rect x=${34 + i * 32} y="248" width="14" height="62" fill=${DARK} />
      <rect x=${31 + i * 32} y="246" width="20" height="6" fill=${DARK} />`,
    )}
    <path d="M108 310v-30a12 12 0 0 1 24 0v30Z" fill=${DARK} />
    <path d="M14 310h212v8H14ZM6 320h228v14H6Z" fill=${DARK} />
    <g transform="translate(113 284)">${symbol("pawn", 14, PAPER)}</g>`;
}

/** @type {import("../../parts/cover.js").Drawn} */
export default { symbol: "elder-sign", ground: SEA, ink: PAPER, draw };

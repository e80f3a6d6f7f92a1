// @ts-check
// The cover of Death May Die: a door ajar, light, and the shadow that answers.
import { limb, symbol } from "../../parts/cover.js";
import { html } from "../../parts/kit.js";

/** What is on it. */
function draw() {
  const shade = "#1c0705";
  const light = "#f0c46a";
  return html`
    <path d="M120 118 240 60V340H0V60Z" fill="#5d1712" /><path d="M84 118h72v190H84Z" fill=${light} />
    <path d="M84 308 14 340H226L156 308Z" fill=${light} opacity=".55" />
    <path d="M156 118l34-16v222l-34-16Z" fill="#2a0a08" /><circle cx="165" cy="216" r="3" fill=${light} />
    <g transform="translate(92 196)">${symbol("pawn", 56, shade)}<path d="M14 50h28l5 62H9Z" fill=${shade} /></g>
    ${limb(
      [
        [101, 308],
        [84, 322],
        [52, 316],
        [30, 330],
        [12, 318],
      ],
      16,
      2,
      shade,
    )}
    ${limb(
      [
        [138, 308],
        [158, 324],
        [190, 314],
        [214, 330],
        [232, 322],
      ],
      16,
      2,
      shade,
    )}
    ${limb(
      [
        [112, 308],
        [104, 326],
        [84, 332],
        [78, 346],
      ],
      16,
      4,
      shade,
    )}
    ${limb(
      [
        [128, 308],
        [134, 326],
        [152, 332],
        [160, 346],
      ],
      16,
      4,
      shade,
    )}
    <path d="M99 306h42v6H99Z" fill=${shade} />`;
}

/** @type {import("../../parts/cover.js").Drawn} */
export default { symbol: "gi-worm-mouth", ground: "#701f19", ink: "#f6e6c8", draw };

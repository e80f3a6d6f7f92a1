// @ts-check
// The cover of Reign of Cthulhu: a chart of four towns, and limbs under the roads.
import { GREEN, INK, limb, SEA } from "../../parts/cover.js";
import { html } from "../../parts/kit.js";

/** What is on it. */
function draw() {
  const wave = (/** @type {number} */ y) => `M0 ${y}q15-9 30 0t30 0 30 0 30 0 30 0 30 0 30 0 30 0`;
  const towns = [
    [62, 122, "#246b3a", "M0-15 14-5V14H-14V-5Z"],
    [178, 118, "#2a62a6", "M0-17C6-9 15-4 15 4 15 11 8 15 0 15S-15 11-15 4C-15-4-6-9 0-17Z"],
    [96, 166, "#8a6d00", "M-14 0a14 14 0 1 0 28 0a14 14 0 1 0-28 0Z"],
    [146, 232, "#b03a2e", "M0-18 18 0 0 18-18 0Z"],
  ];
  return html`
    ${[0, 1, 2, 3, 4, 5, 6].map(
      (i) => html`<path d=${wave(250 + i * 13)} fill="none" stroke="#1d4a44"
      stroke-width="1.5" opacity=${0.25 + 0.09 * i} />`,
    )}
    <path d=${`${wave(268)}V340H0Z`} fill=${SEA} />
    ${limb(
      [
        [44, 344],
        [40, 290],
        [22, 240],
        [34, 196],
        [66, 184],
        [84, 206],
        [70, 224],
        [58, 214],
      ],
      40,
      5,
      SEA,
      GREEN,
    )}
    ${limb(
      [
        [196, 344],
        [204, 282],
        [226, 236],
        [212, 176],
        [176, 162],
        [156, 186],
        [168, 206],
        [182, 198],
      ],
      44,
      5,
      SEA,
      GREEN,
    )}
    ${limb(
      [
        [120, 344],
        [116, 296],
        [134, 262],
        [122, 232],
        [106, 238],
      ],
      30,
      4,
      SEA,
      GREEN,
    )}
    <path d="M62 122 178 118M62 122 96 166M178 118 146 232M96 166 146 232" stroke=${INK} stroke-width="3"
      stroke-dasharray="8 5" fill="none" />
    ${towns.map(
      ([x, y, colour, shape]) => html`<g transform=${`translate(${x} ${y})`}>
      <path d=${shape} fill="#f6eed8" stroke=${colour} stroke-width="4" />
      <path d=${shape} transform="scale(.42)" fill=${colour} /></g>`,
    )}`;
}

/** @type {import("../../parts/cover.js").Drawn} */
export default { symbol: "gate", ground: "#dfd2b2", ink: INK, draw };

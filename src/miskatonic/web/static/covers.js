// @ts-check
// The covers on the shelf: games/<game>/cover.js draws one, even for a game that can't be played yet.
import { BRASS, PAPER, SEA, symbol } from "./parts/cover.js";
import { html } from "./parts/kit.js";
import { t } from "./words.js";

/** The games that have a cover, as the server tells them with the page. @type {string[]} */
const ids = JSON.parse(document.querySelector("meta[name=covers]")?.getAttribute("content") ?? "[]");

/** @type {Map<string, import("./parts/cover.js").Drawn>} */
export const covers = new Map(
  await Promise.all(
    ids.map(
      async (id) =>
        /** @type {[string, import("./parts/cover.js").Drawn]} */ ([
          id,
          (await import(`./games/${id}/cover.js`)).default,
        ]),
    ),
  ),
);

/** The cover of a game that has none: a closed book. @type {import("./parts/cover.js").Drawn} */
const PLAIN = {
  symbol: "ui-board",
  ground: SEA,
  ink: PAPER,
  draw: () => html`<circle cx="120" cy="180" r="92" fill="#1b3c38" />
    <g transform="translate(64 124)">${symbol("gi-evil-book", 112, BRASS)}</g>`,
};

/** The symbol of a game. @param {string} game */
export const symbolOf = (game) => (covers.get(game) ?? PLAIN).symbol;

/** The cover of a game; its title may have a second line. @param {{game: string}} props */
export function Cover({ game }) {
  const { ground, ink, draw } = covers.get(game) ?? PLAIN;
  const title = covers.has(game) ? [t(`web-cover-${game}`), t(`web-cover-${game}.second`)] : [];
  return html`<svg viewBox="0 0 240 340" aria-hidden="true"><rect width="240" height="340" fill=${ground} />
    ${draw()}
    ${title.map(
      (line, i) => html`<text x="120" y=${42 + i * 28} text-anchor="middle" class="cover-title"
      fill=${ink}>${line}</text>`,
    )}
    <rect x="7" y="7" width="226" height="326" fill="none" stroke=${ink} stroke-opacity=".5" /></svg>`;
}

// @ts-check
// Tokens by body: cultist red disc, monster hexagon, Elder One black disc, scenario token paper square, Fire bare flame,
// Stairs and Start dashed square, investigator pawn, Gates each a shape of its own.
import { html, seatClass } from "../../parts/kit.js";
import { drawn, marked } from "../../parts/thing.js";
import { picture } from "./tokens.js";
import { called } from "./tokens_list.js";

/** @typedef {import("./layout.js").Point} Point */
/** @typedef {import("./tokens_list.js").Piece} Piece */

const sprite = (/** @type {string} */ name, /** @type {number} */ side, /** @type {string} */ cls = "", dy = 0) =>
  html`<svg class=${cls} x=${-side / 2} y=${dy - side / 2} width=${side} height=${side}><use href=${`#${name}`} /></svg>`;

/** Where a token stands, and in which space: so it goes from there to there. @param {Point} p @param {string} space */
const standing = ({ x, y }, space) => ({
  style: { transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)` },
  "data-at": space,
});

/** The shapes of the Gates, beside their colours. @type {Record<string, string>} */
const GATES = {
  "board-gate_red": "die-green",
  "board-gate_yellow": "town-dunwich",
  "board-gate_blue": "town-innsmouth",
};
/** Outlines of the seat marks around (0, 0): circle, square, triangle, kite, hexagon. */
const MARKS = [
  "M-1 0a1 1 0 1 0 2 0a1 1 0 1 0 -2 0Z",
  "M-.9 -.9H.9V.9H-.9Z",
  "M0 -1.2 1.2 .95H-1.2Z",
  "M0 -1.24 1.24 0 0 1.24 -1.24 0Z",
  "M-1.1 0 -.55 -.98H.55L1.1 0 .55 .98H-.55Z",
];

/** The body of a token with its symbol, around (0, 0). @param {Piece} piece @param {number} s its size */
function body({ kind, name, seat }, s) {
  const edge = s * 0.44;
  if (kind === "cultist") return html`<circle r=${edge} />${sprite("cultist", s * 0.6)}`;
  if (kind === "monster") {
    const h = s * 0.47;
    return html`<path class="b" d=${`M${-h} 0 ${-h * 0.53} ${-h * 0.9}H${h * 0.53}L${h} 0 ${h * 0.53} ${h * 0.9}H${-h * 0.53}Z`} />
      ${sprite(picture(name), s * 0.62)}`;
  }
  if (kind === "fire") return html`<circle class="under" r=${edge} />${sprite("fire", s * 0.84)}`;
  if (kind === "gate")
    return html`${sprite(GATES[name], s * 1.08, `g ${name}`)}${sprite("gate", s * 0.54, "arch", s * 0.06)}`;
  if (kind === "pawn") {
    return html`${sprite("pawn", s * 1.08, "", -s * 0.03)}
      <path class="mark" d=${MARKS[seat % MARKS.length]} transform=${`translate(0 ${s * 0.28}) scale(${s * 0.25})`} />
      <text y=${s * (seat === 2 ? 0.44 : 0.4)} font-size=${s * 0.36}>${seat + 1}</text>`;
  }
  return html`<rect x=${-edge} y=${-edge} width=${edge * 2} height=${edge * 2} rx=${s * 0.13} />
    ${sprite(kind === "start" ? "start" : picture(name), s * (kind === "token" ? 0.68 : 0.6))}`;
}

/** A small number on a token. @param {string} cls @param {number} n @param {number} s @param {number} dy */
const badge = (cls, n, s, dy) => {
  const r = Math.max(6, s * 0.23);
  return html`<g class=${cls} transform=${`translate(${(s * 0.38).toFixed(1)} ${(dy * s * 0.33).toFixed(1)})`}>
    <circle r=${r} /><text y=${r * 0.6} font-size=${r * 1.7}>${n}</text></g>`;
};

/** The size of a token that carries a digit in full. */
const FULL = 24;

/** Whether a digit is drawn: not where it opens a whole list. @param {Page.Lit["n"]} n */
export const shown = (n) => typeof n === "number" || n === "…";

/** The digit of what can be chosen, smaller on small tokens. @param {Page.Lit["n"]} n @param {Point} at @param {number} [size] */
export function keycap(n, { x, y }, size = FULL) {
  const width = String(n).length > 1 ? 23 : 18;
  return html`<g class="keycap" aria-hidden="true"
    transform=${`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${Math.min(1, size / FULL).toFixed(2)})`}>
    <rect x=${-width / 2} y="-9" width=${width} height="18" rx="4" /><text y="5">${n}</text></g>`;
}

/** A token, or several that can't be told apart as a heap with their number. Where one lies over the other, digits would hide
 * them: they stand in the list alone.
 * @param {{piece: Piece, at: Point, size: number, space: DeathMayDie.Space, state: Page.Open<DeathMayDie.Board>, ui: Page.Ui, over: boolean, followed: boolean}} props */
export function Token({ piece, at, size, space, state, ui, over, followed }) {
  const { kind, name, ids, count, wounds, seat } = piece;
  const heap = ids.length > 1;
  const cls = [
    "tk",
    kind,
    seat >= 0 && seatClass(seat),
    piece.over && "over",
    followed && "followed",
    !ui.lit(ids) && ui.lit(space.id) && "through",
  ]
    .filter(Boolean)
    .join(" ");
  const how = {
    label: `${called(piece, state, ui)}, ${ui.word(space.name)}`,
    shows: kind === "gate" || kind === "start" || kind === "fire" ? space.name : name,
  };
  const look = { ...marked(ui, ids, cls), "data-sign": piece.sign, ...drawn(ui, ids, how, { "aria-hidden": true }) };
  const lit = ui.size !== "phone" && !over && ui.lit(ids);
  const on = html`
    ${followed && html`<circle class="ring" r=${size * 0.56} />`}
    ${wounds > 0 && badge("wd", wounds, size, 1)}${count > 1 && badge("ct", count, size, wounds ? -1 : 1)}
    ${lit && keycap(lit.n, { x: -size * 0.42, y: -size * 0.4 }, size)}`;
  if (!heap)
    return html`<g ...${look} ...${standing(at, space.id)}><circle class="hit" r=${size * 0.56} />
    ${body(piece, size)}${on}</g>`;
  const off = (/** @type {number} */ i) => Math.min(i, 2) * size * 0.07;
  return html`<g ...${look} data-at=${space.id}>${[...ids].reverse().map(
    (id, i) => html`<g key=${id} ...${marked(ui, id)}
      ...${standing({ x: at.x + size * 0.07 - off(i), y: at.y + size * 0.07 - off(i) }, space.id)}>
      <circle class="hit" r=${size * 0.5} />${body(piece, size)}</g>`,
  )}
    <g transform=${`translate(${at.x.toFixed(1)} ${at.y.toFixed(1)})`}>${on}</g></g>`;
}

/** The Elder One on the board, with the health of its Stage.
 * @param {{one: DeathMayDie.Enemy, at: Point, r: number, space: DeathMayDie.Space, ui: Page.Ui, over: boolean, followed: boolean}} props */
export function Elder({ one, at, r, space, ui, over, followed }) {
  const left = `${one.health - one.wounds}/${one.health}`;
  const how = {
    label: `${ui.word(one.name)}, ${ui.t("web-dmd-health", { count: one.health - one.wounds, most: one.health })}`,
    shows: one.name,
  };
  const lit = ui.size !== "phone" && !over && ui.lit(one.id);
  const font = Math.max(r < 12 ? 9 : 10, Math.min(17, r * 0.42));
  return html`<g ...${marked(ui, one.id, `tk eo${followed ? " followed" : ""}`)} data-sign="sign-stage"
    ...${drawn(ui, one.id, how, { "aria-hidden": true })} ...${standing(at, space.id)}>
    ${followed && html`<circle class="ring" r=${r + 5} />`}<circle class="disc" r=${r} />${sprite(picture(one.name), r * 1.4, "", -r * 0.06)}
    ${
      one.vulnerable !== false
      && html`<g class="life" transform=${`translate(0 ${(r - font * 0.1).toFixed(1)})`}>
      <rect x=${-font * 1.45} y=${-font * 0.65} width=${font * 2.9} height=${font * 1.3} rx=${font * 0.65} />
      <text y=${font * 0.35} font-size=${font}>${left}</text></g>`
    }
    ${lit && keycap(lit.n, { x: -r * 0.8, y: -r * 0.8 }, 2 * r)}</g>`;
}

/** A token on a passage: a Bolt, Rubble. @param {{one: DeathMayDie.Passage, at: Point, size: number, ui: Page.Ui}} props */
export function Barrier({ one, at, size, ui }) {
  const how = { label: ui.word(one.name), shows: one.name };
  const lit = ui.size !== "phone" && ui.lit(one.id);
  const { "data-at": _, ...where } = standing(at, "");
  return html`<g ...${marked(ui, one.id, `tk token barrier${one.blocks ? " shut" : ""}`)}
    ...${drawn(ui, one.id, how, { role: "img" })} ...${where}>
    <rect x=${-size / 2} y=${-size / 2} width=${size} height=${size} rx=${size * 0.16} />${sprite(picture(one.name), size * 0.74)}
    ${lit && keycap(lit.n, { x: -size * 0.5, y: -size * 0.6 })}</g>`;
}

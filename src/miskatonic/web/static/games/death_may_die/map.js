// @ts-check
// The map of a scenario, drawn from the ground up: floors, walls, passages, tokens, then all names.
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { textWidth, useFonts, useSize, wander } from "../../parts/atlas.js";
import { html, seatClass } from "../../parts/kit.js";
import { drawn, marked } from "../../parts/thing.js";
import { useZoom } from "../../parts/zoom.js";
import { Decks, Goal, Reserve } from "./board_supply.js";
import {
  arrows,
  barrierSize,
  cornerWidth,
  doorAt,
  doorBoxes,
  doorKey,
  drawnInside,
  measures,
  regions,
  walls,
} from "./layout.js";
import { BESIDE, crowd, placeLarge, placeName, rooms, shortened, slots, unnamed } from "./layout_slots.js";
import { runOf, Way } from "./map_way.js";
import { Barrier, Elder, keycap, shown, Token } from "./tokens_draw.js";
import { describe, elderIn, piecesIn } from "./tokens_list.js";

/** @typedef {import("./layout.js").Space} Space */
/** @typedef {import("./layout.js").Measures} Measures */
/** @typedef {import("./layout.js").Region} Region */

/** The height of the line below the map, and how wide the room beside it has to be to need none. */
const [FOOT, CORNER] = [36, 150];
/** How near tokens come to each other before the name makes room, and then: apart, or one over the other like a fan. */
const [EASY, CLOSE] = [
  [BESIDE, 0.85],
  [BESIDE, 0.85, 0.7, 0.6, 0.5],
];
/** The radius of the Elder One among tokens, of their size. */
const SMALL = 0.58;
/** On a phone, where a space is pressed and not what stands in it, tokens may be smaller. */
const LEAST_PHONE = 14;
/** On a small screen the map begins so large that a cell has about these pixels. */
const READABLE = 48;

/** The map with its buttons, and what is left beside or below it. @param {Page.Seen<DeathMayDie.Board>} props */
export function Plan({ state, ui }) {
  const box = useRef(/** @type {HTMLDivElement | null} */ (null));
  const ground = useRef(/** @type {HTMLDivElement | null} */ (null));
  const { board } = state.view;
  const { cells } = /** @type {DeathMayDie.Map} */ (board.map);
  const { width, height } = useSize(box);
  const phone = ui.size === "phone";
  const corners = width > 0 && !phone && cornerWidth(measures({ width, height }, cells, 1), cells) >= CORNER;
  const size = { width, height: Math.max(0, height - (corners ? 0 : FOOT)) };
  const { lens, handlers, grow, enlarge, centre, fit } = useZoom(ground, size.width, size.height);
  const here = board.seats[state.asked?.seat ?? board.active].space ?? "";
  const tool = (/** @type {string} */ what, /** @type {string} */ icon, /** @type {() => void} */ act) =>
    html`<button class=${`tool ${what}`} type="button" aria-label=${ui.t(`web-dmd-zoom-${what}`)} onClick=${act}>
      ${ui.icon(icon)}</button>`;
  useFonts();
  useLayoutEffect(() => {
    const { cell } = width > 0 ? measures(size, cells, 1) : { cell: READABLE };
    if (phone && cell < READABLE) enlarge(READABLE / cell, ui.element(here));
  }, [phone, width > 0]);
  useLayoutEffect(() => {
    if (phone && lens.k > 1) centre(ui.element(here));
  }, [here]);
  const loose = corners && lens.k === 1;
  return html`<div class=${`map${loose ? " corners" : ""}`} ref=${box}>
    <div class=${`ground${lens.k > 1 ? " large" : ""}`} ref=${ground} style=${{ height: `${size.height}px` }} ...${handlers}>
      ${size.width > 0 && size.height > 0 && html`<${Drawing} state=${state} ui=${ui} size=${size} lens=${lens} />`}</div>
    <div class="foot"><${Goal} board=${board} ui=${ui} short=${!loose} /><${Reserve} board=${board} ui=${ui} />
      <${Decks} board=${board} ui=${ui} />
      <div class="zoom" role="group" aria-label=${ui.t("web-dmd-zoom")}>
        ${tool("in", "ui-plus", () => enlarge(1.5, ui.element(here)))}
        ${lens.k > 1 && html`${tool("out", "ui-minus", () => grow(1 / 1.5))}${tool("fit", "ui-fit", fit)}`}</div></div></div>`;
}

/** @param {{state: Page.Open<DeathMayDie.Board>, ui: Page.Ui, size: {width: number, height: number}, lens: import("../../parts/zoom.js").Lens}} props */
function Drawing({ state, ui, size, lens }) {
  const { board } = state.view;
  const { cells, doors } = /** @type {DeathMayDie.Map} */ (board.map);
  const plain = measures(size, cells, lens.k);
  const m = ui.size === "phone" ? { ...plain, keys: false, least: LEAST_PHONE } : plain;
  const found = useMemo(() => regions(m, cells), [cells, m.cell, m.left, m.top]);
  /** @type {Space[]} */
  const spaces = board.spaces;
  const run = runOf(state, ui);
  const followers = new Set(run?.followers ?? []);
  const barred = new Map(board.passages.map((one) => [doorKey(one.spaces), one]));
  const gaps = doorBoxes(m, doors, barred);
  const laid = spaces.map((space) => {
    const region = /** @type {Region} */ (found.get(space.id));
    const strong = space.seats.some((seat) => ui.mine(seat));
    const widthOf = (/** @type {string} */ text, /** @type {number} */ font) =>
      textWidth(`${strong ? 800 : 500} ${font}px "Alegreya Sans"`, text);
    const pieces = piecesIn(space, board);
    const elder = elderIn(space, board);
    const lay = (
      /** @type {ReturnType<typeof placeName>} */ name,
      /** @type {number[]} */ steps,
      /** @type {boolean} */ huge,
    ) => {
      const free = rooms(m, region, name, gaps);
      const large = huge && elder ? placeLarge(m, widest(free)) : null;
      if (large) cut(widest(free), large);
      const count = pieces.length + (elder && !large ? 1 : 0);
      for (const apart of steps) {
        const found = slots(m, free, gaps, count, apart);
        if (found) return { name, large, over: apart < 1, ...found };
      }
      return null;
    };
    const whole = placeName(m, region, ui.word(space.name), gaps, widthOf);
    const brief = shortened(m, whole, widthOf) ?? whole;
    const bare = unnamed(m, region);
    const laid = lay(whole, [BESIDE], true)
      ?? lay(whole, EASY, false)
      ?? lay(brief, CLOSE, false)
      ?? lay(bare, CLOSE, false) ?? {
        name: bare,
        large: null,
        over: true,
        ...crowd(m, rooms(m, region, bare, gaps), pieces.length + (elder ? 1 : 0)),
      };
    return { space, region, strong, pieces, elder, ...laid };
  });
  return html`<svg class=${`plan${m.narrow ? " narrow" : ""}`} role="group" aria-label=${ui.t("web-dmd-map")}
    width=${size.width} height=${size.height} viewBox=${`0 0 ${size.width} ${size.height}`}
    onKeyDown=${(/** @type {KeyboardEvent} */ event) => wander(event, ".space")}>
    <g transform=${`translate(${lens.x} ${lens.y})`}>
      ${laid.map(
        ({ space, region }, i) => html`<${Floor} key=${space.id} m=${m} space=${space} region=${region} first=${!i}
        state=${state} ui=${ui} left=${run?.fire.includes(space.id)} />`,
      )}
      <${Built} m=${m} cells=${cells} doors=${doors} barred=${barred} />
      ${run && html`<${Way} m=${m} run=${run} doors=${doors} laid=${laid} />`}
      ${doors.map((door) => {
        const one = barred.get(doorKey(door.spaces));
        return (
          one && html`<${Barrier} key=${one.id} one=${one} at=${doorAt(m, door)} size=${barrierSize(m)} ui=${ui} />`
        );
      })}
      ${laid.map(
        ({ space, pieces, spots, size: side, elder, large, over }) => html`<g key=${space.id}>
        ${pieces.map(
          (piece, i) => html`<${Token} key=${piece.key} piece=${piece} at=${spots[i]} size=${side} space=${space}
          state=${state} ui=${ui} over=${over} followed=${piece.ids.some((id) => followers.has(id))} />`,
        )}
        ${
          elder
          && html`<${Elder} one=${elder} ...${large ?? { at: spots[pieces.length], r: side * SMALL }} space=${space} ui=${ui}
          over=${over} followed=${followers.has(elder.id)} />`
        }</g>`,
      )}
      <g class="labels" aria-hidden="true">${laid.map(
        ({ space, name: { label }, strong }) =>
          label
          && html`<text
        key=${space.id} font-size=${label.font} class=${`lab${strong ? " on" : ""}`} x=${label.x}>
        ${label.lines.map((line, i) => html`<tspan x=${label.x} y=${label.y + label.font * (0.8 + i * 1.06)}>${line}</tspan>`)}
      </text>`,
      )}</g>
      ${
        ui.size !== "phone"
        && laid.map(
          ({ space, region }) => html`<${Digit} key=${space.id} space=${space}
        region=${region} ui=${ui} />`,
        )
      }
    </g></svg>`;
}

/** @param {import("./layout.js").Box[]} free */
const widest = (free) => free.reduce((one, other) => (other.w * other.h > one.w * one.h ? other : one));

/** Leaves the room of a large figure out, at its right. @param {import("./layout.js").Box} room
 * @param {ReturnType<typeof placeLarge>} large */
function cut(room, { at, r }) {
  room.w = Math.max(12, at.x - r - 4 - room.x);
}

/** Whether a space itself is meant by an option of mine, and not only what stands there. @param {Page.Ui} ui @param {Space} space */
function meant(ui, { id }) {
  const options = ui.lit(id)?.options ?? [];
  return options.some(({ args }) => !args.enemy && !args.whom && !args.who);
}

/** What a press on a space chooses. Tokens are too small for a finger: on the phone the space stands for them too.
 * @param {Page.Ui} ui @param {Space} space @param {DeathMayDie.Board} board */
function idsAt(ui, space, board) {
  if (ui.size !== "phone") return space.id;
  const elder = elderIn(space, board);
  return [space.id, ...piecesIn(space, board).flatMap(({ ids }) => ids), ...(elder ? [elder.id] : [])];
}

/** A space: its floor, the light, and the button. @param {{m: Measures, space: Space, region: Region, first: boolean,
 *   state: Page.Open<DeathMayDie.Board>, ui: Page.Ui, left: boolean}} props */
function Floor({ m, space, region, first, state, ui, left }) {
  const ids = idsAt(ui, space, state.view.board);
  const mine = space.seats.filter((seat) => ui.mine(seat));
  const asked = state.asked?.seat ?? -1;
  const own = mine.length ? ` own ${seatClass(mine.includes(asked) ? asked : mine[0])}` : "";
  const cls = `space${region.alt ? " alt" : ""}${own}${meant(ui, space) || ui.size === "phone" ? "" : " quiet"}${left ? " burns" : ""}`;
  const how = { label: describe(space, state, ui), shows: space.name };
  const inside = m.wall / 2 + 2;
  return html`<g ...${marked(ui, ids, cls)} ...${drawn(ui, ids, how, { role: "img", tabindex: first ? 0 : -1 })}>
    <path class="floor" d=${drawnInside(region.outline, 0)} /><path class="light" d=${drawnInside(region.outline, inside)} /></g>`;
}

/** The digit of a space, in its lower left corner. @param {{space: Space, region: Region, ui: Page.Ui}} props */
function Digit({ space, region, ui }) {
  const lit = ui.lit(space.id);
  if (!lit || !meant(ui, space) || !shown(lit.n)) return null;
  const low = region.rects[region.rects.length - 1];
  return keycap(lit.n, { x: low.x + (String(lit.n).length > 1 ? 9.5 : 6.5), y: low.y + low.h - 6.5 });
}

/** Walls and passages. @param {{m: Measures, cells: DeathMayDie.Cell[], doors: DeathMayDie.Door[], barred: Map<string, DeathMayDie.Passage>}} props */
function Built({ m, cells, doors, barred }) {
  const closed = new Set([...barred].filter(([, one]) => one.blocks).map(([key]) => key));
  const { inner, outer } = walls(m, cells, doors, closed);
  const open = doors.filter(({ spaces }) => !barred.has(doorKey(spaces)));
  return html`<g class="built" aria-hidden="true"><path class="wall" stroke-width=${m.wall} d=${inner} />
    <path class="wall" stroke-width=${m.wall + 1} d=${outer} />
    <path class="ways" d=${open.map((door) => arrows(m, doorAt(m, door))).join("")} /></g>`;
}

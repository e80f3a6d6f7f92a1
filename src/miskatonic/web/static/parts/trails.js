// @ts-check
// The way of what moved, dotted, a pale copy of it where it was, and while it goes a copy that slides: in the step that is
// shown, and where nothing moves for all steps together. What is to go or to vanish with a later step is seen where it was.
import { useLayoutEffect, useRef } from "preact/hooks";
import { html } from "./kit.js";
import { isInSight, middleOf, onScreen } from "./moves.js";
import { EASE } from "./stage.js";

/** Milliseconds for a way, and how much of its step it takes at most. */
const SLIDE = 480;
const MOST_OF_IT = 0.85;
/** Where more than this goes at once, the ways would only cover each other. */
const MOST = 5;

/** @typedef {import("./moves.js").Move} Move */
/** @typedef {import("./moves.js").Point} Point */
/** @typedef {{key: string, move: Move, cls: "pale" | "whole" | "going", at: Point, to: Point | null}} Ghost   a copy, where its
 *   corner lies and where it goes */
/** @typedef {{ways: string[], ghosts: Ghost[]}} Trails */

/** Where the corner of a move's copy lies when its middle is at a spot. @param {Move} move @param {Move["from"]} spot */
function cornerAt({ copy }, spot) {
  if (!copy || !spot) return null;
  const { x, y } = onScreen(spot);
  return { x: copy.corner.x + x - copy.middle.x, y: copy.corner.y + y - copy.middle.y };
}

/** @param {Move} move @param {Ghost["cls"]} cls @returns {Ghost[]} */
function ghost(move, cls) {
  const at = cornerAt(move, move.from);
  const to = cls === "going" ? cornerAt(move, move.to) : null;
  return at ? [{ key: `${cls} ${move.line} ${move.id}`, move, cls, at, to }] : [];
}

/** The line of a way: along the road, where one is known. @param {Move} move @returns {string[]} */
function wayOf({ from, to, way }) {
  if (!from || !to) return [];
  const [first, last] = way.map(middleOf);
  const [start, end] = first && last ? [first, last] : [onScreen(from), onScreen(to)];
  return [`M${start.x} ${start.y}L${end.x} ${end.y}`];
}

/** What there is to draw: of the moves of the shown lines, or of all if none is shown; and of what comes later.
 * @param {Move[]} moves @param {number[] | null} shown @param {Set<number>} ahead @param {boolean} going whether they slide
 * @returns {Trails} */
export function trailsOf(moves, shown, ahead, going) {
  const inSight = moves.filter((one) => isInSight(one.id));
  const now = inSight.filter(({ line, how }) => (shown ? shown.includes(line) && how !== "came" : how === "went"));
  const went = now.filter((one) => one.how === "went");
  const few = !shown || now.length <= MOST;
  const moving = new Set(now.map((one) => one.id));
  const later = inSight.filter(({ line, how, id }) => how !== "came" && ahead.has(line) && !moving.has(id));
  const next = later.filter((one, i) => later.findIndex((other) => other.id === one.id) === i);
  return {
    ways: few ? went.flatMap(wayOf) : [],
    ghosts: [
      ...(few ? now.flatMap((one) => ghost(one, "pale")) : []),
      ...next.flatMap((one) => ghost(one, "whole")),
      ...(going ? went.flatMap((one) => ghost(one, "going")) : []),
    ],
  };
}

/** @param {{trails: Trails, film: Page.Film}} props */
export function Trails({ trails: { ways, ghosts }, film }) {
  return html`<svg class="trails">${ways.map((d) => html`<path key=${d} class="trail" d=${d} />`)}</svg>
    ${ghosts.map((one) => html`<${Shown} key=${one.key} ghost=${one} film=${film} />`)}`;
}

/** @param {{ghost: Ghost, film: Page.Film}} props */
function Shown({ ghost: { move, cls, at, to }, film }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    const node = move.copy?.node.cloneNode(true);
    if (node) box.current?.replaceChildren(node);
  }, [move]);
  useLayoutEffect(() => {
    const slide =
      to
      && box.current?.animate(
        { translate: ["0 0", `${to.x - at.x}px ${to.y - at.y}px`], scale: [1, move.grows] },
        { duration: Math.min(SLIDE, MOST_OF_IT * film.pace.peek()), easing: EASE, fill: "forwards" },
      );
    if (!slide) return;
    slide.onfinish = () => film.arrived(move);
    return () => slide.cancel();
  }, [move]);
  const { middle, corner } = /** @type {import("./moves.js").Copy} */ (move.copy);
  return html`<div ref=${box} class=${`ghost ${cls}`} style=${{
    left: `${at.x}px`,
    top: `${at.y}px`,
    transformOrigin: `${middle.x - corner.x}px ${middle.y - corner.y}px`,
  }}></div>`;
}

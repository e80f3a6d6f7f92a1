// @ts-check
// White rings around what the running step is about, and afterwards its number there. They lie over whatever a game draws,
// so that none needs drawing of its own for it.
import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { html } from "./kit.js";

const MOST = 12;
const ROOM = 5;
/** What is smaller than this in pixels is a token or a place, and its ring is round. */
const LARGE = 80;
const AREAS = ".board, .threat, .people";

/** @typedef {{x: number, y: number, w: number, h: number}} Box */

/** What is drawn of a thing, or lies under a selector, in the order of the page. @param {string} found */
const all = (found) => [...document.querySelectorAll(found)].filter((one) => one.closest(AREAS));

/** @param {string} id @returns {Element[]} */
function drawnFor(id) {
  const exact = all(`[data-thing="${id}"]`);
  const [kind, seat] = id.split(":");
  return [...(exact.length ? exact : all(`[data-thing~="${id}"]`)), ...(kind === "seat" ? all(`.people .look-${seat}`) : [])];
}

/** Where elements are on the screen; what is out of sight, or inside another of them, is left out.
 * @param {Element[]} elements @returns {Box[]} */
function boxes(elements) {
  const distinct = [...new Set(elements)];
  return distinct.filter((one) => !distinct.some((other) => other !== one && other.contains(one))).flatMap((one) => {
    const { x, y, width: w, height: h } = one.getBoundingClientRect();
    const inside = w > 0 && x + w > 0 && y + h > 0 && x < innerWidth && y < innerHeight;
    const top = inside && document.elementFromPoint(Math.min(Math.max(x + w / 2, 0), innerWidth - 1),
      Math.min(Math.max(y + h / 2, 0), innerHeight - 1));
    return top && top.closest(AREAS) ? [{ x, y, w, h }] : [];
  }).slice(0, MOST);
}

/** Measured anew whenever something may have moved. @param {() => any} measure @param {any[]} reasons */
function useMeasured(measure, reasons) {
  const [found, setFound] = useState(/** @type {any} */ (null));
  useLayoutEffect(() => setFound(measure()), reasons);
  useEffect(() => {
    let frame = 0;
    const later = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setFound(measure()));
    };
    const board = document.querySelector(".board");
    const watch = new ResizeObserver(later);
    if (board) watch.observe(board);
    const kinds = ["scroll", "wheel", "pointerup", "transitionend", "resize"];
    kinds.forEach((kind) => window.addEventListener(kind, later, true));
    later();
    return () => {
      cancelAnimationFrame(frame);
      watch.disconnect();
      kinds.forEach((kind) => window.removeEventListener(kind, later, true));
    };
  }, reasons);
  return found;
}

/** @param {{desk: any}} props */
export function Rings({ desk }) {
  const { film, wire } = desk;
  const steps = film.steps.value;
  const marked = film.marked.value;
  const { number } = wire.state.value;
  const still = !film.running.value;
  const found = useMeasured(() => ({
    rings: boxes([...marked.things.flatMap(drawnFor), ...marked.places.flatMap(all)]),
    numbers: still && steps.length > 1 ? numbered(steps) : [],
  }), [marked, steps, number, still]);
  if (!found) return null;
  return html`<div class="rings" aria-hidden="true">
    ${found.rings.map((/** @type {Box} */ box) => html`<i class="ring" key=${`${box.x} ${box.y} ${box.w}`} style=${{
      left: `${box.x - ROOM}px`, top: `${box.y - ROOM}px`, width: `${box.w + 2 * ROOM}px`, height: `${box.h + 2 * ROOM}px`,
      borderRadius: Math.max(box.w, box.h) < LARGE ? "50%" : "10px" }}></i>`)}
    ${found.numbers.map((/** @type {any} */ { box, text }) => html`<b class="order num" key=${text}
      style=${corner(box)}>${text}</b>`)}</div>`;
}

/** Where a number stands: beside something small, in the corner of something large. @param {Box} box */
const corner = ({ x, y, w, h }) => (Math.max(w, h) < LARGE ? { left: `${x + w + 1}px`, top: `${y + h / 2 - 9}px` }
  : { left: `${x + w - 24}px`, top: `${y + h - 24}px` });

/** Where a line is seen best: at the largest of the things it concerns that lie on the board and are no seat.
 * @param {any} line @returns {Element | undefined} */
function spotOf(line) {
  const area = (/** @type {Element} */ one) => {
    const { width, height } = one.getBoundingClientRect();
    return width * height;
  };
  return line.about.filter((/** @type {string} */ id) => !id.startsWith("seat:")).flatMap(drawnFor)
    .filter((/** @type {Element} */ one) => one.closest(".board"))
    .sort((/** @type {Element} */ one, /** @type {Element} */ other) => area(other) - area(one))[0];
}

/** The numbers of the steps where they are seen; those at one place stand together. Of what has one cause, only that is
 * numbered. @param {any[]} steps @returns {{box: Box, text: string}[]} */
function numbered(steps) {
  /** @type {Map<Element, number[]>} */
  const at = new Map();
  steps.forEach(({ lines }, i) => {
    const alike = lines.filter((/** @type {any} */ line) => line.kind === lines[0].kind);
    for (const element of new Set(alike.flatMap((/** @type {any} */ line) => spotOf(line) ?? []))) {
      at.set(element, [...(at.get(element) ?? []), i + 1]);
    }
  });
  return [...at].flatMap(([element, numbers]) => boxes([element]).map((box) => ({ box, text: numbers.join(" ") })));
}

// @ts-check
// White rings around what the running step is about, the ways of what moved, and afterwards the number of each step where
// it is seen. They lie over whatever a game draws, so that none needs drawing of its own for it.
import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { motion } from "../words.js";
import { html } from "./kit.js";
import { drawnOn } from "./moves.js";
import { Trails, trailsOf } from "./trails.js";

const MOST = 12;
const ROOM = 5;
/** What is smaller than this in pixels is a token or a place, and its ring is round. */
const LARGE = 80;
const DIGIT = ":scope > :is(.key, .keycap)";
const AREAS = ".board, .threat, .people";

/** @typedef {{x: number, y: number, w: number, h: number}} Box */

/** What is drawn of a thing, or lies under a selector, in the order of the page. @param {string} found */
const all = (found) => [...document.querySelectorAll(found)].filter((one) => one.closest(AREAS));

/** @param {string} id @returns {Element[]} */
function drawnFor(id) {
  const exact = all(`[data-thing="${id}"]`);
  const [kind, seat] = id.split(":");
  return [
    ...(exact.length ? exact : all(`[data-thing~="${id}"]`)),
    ...(kind === "seat" ? all(`.people .look-${seat}`) : []),
  ];
}

/** Where something lies on the screen, or will when it has slid there. @param {Element} element @returns {Box} */
function atRest(element) {
  const { x, y, width: w, height: h } = element.getBoundingClientRect();
  const [dx, dy = 0] = getComputedStyle(element)
    .translate.split(" ")
    .map((one) => parseFloat(one) || 0);
  return { x: x - dx, y: y - dy, w, h };
}

/** Whether the middle of a box lies in another, larger one. @param {Box} one @param {Box} other */
const within = (one, other) =>
  one.w * one.h < other.w * other.h
  && Math.abs(one.x + one.w / 2 - other.x - other.w / 2) < other.w / 2
  && Math.abs(one.y + one.h / 2 - other.y - other.h / 2) < other.h / 2;

/** Where elements are on the screen; what is out of sight, or lies on another of them, is left out.
 * @param {Element[]} elements @returns {Box[]} */
function boxes(elements) {
  const found = [...new Set(elements)].map(atRest).filter(({ x, y, w, h }) => {
    const inside = w > 0 && x + w > 0 && y + h > 0 && x < innerWidth && y < innerHeight;
    const top =
      inside
      && document.elementFromPoint(
        Math.min(Math.max(x + w / 2, 0), innerWidth - 1),
        Math.min(Math.max(y + h / 2, 0), innerHeight - 1),
      );
    return top ? top.closest(AREAS) : null;
  });
  return found.filter((one) => !found.some((other) => within(one, other))).slice(0, MOST);
}

/** What is ringed of the shown lines: of something that goes, only where it goes; of what stands at a place, only that; and
 * nothing that is not there yet. @param {Page.Film} film @returns {Element[]} */
function ringed(film) {
  const { numbers, things, places } = film.marked.value;
  const ahead = film.ahead.value;
  const away = film.moves.value.flatMap(({ id, line, way }) =>
    ahead.has(line) ? [id] : numbers.includes(line) && way.length ? [id, way[0]] : [],
  );
  const gone = new Set(away.flatMap(drawnFor).filter((/** @type {Element} */ one) => one.closest(".board")));
  const found = [...things.flatMap(drawnFor), ...places.flatMap(all)].filter((one) => !gone.has(one));
  const standing = (/** @type {Element} */ one) => drawnOn(one.getAttribute("data-at") ?? "");
  return found.filter((one) => !found.some((other) => other === standing(one)));
}

/** Measured anew whenever something may have moved. @template T @param {() => T} measure @param {unknown[]} reasons */
function useMeasured(measure, reasons) {
  const [found, setFound] = useState(/** @type {T | null} */ (null));
  useLayoutEffect(() => setFound(measure()), reasons);
  useEffect(() => {
    let frame = 0;
    const later = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setFound(measure()));
    };
    const board = document.querySelector(".board");
    const watch = new ResizeObserver(later);
    const redrawn = new MutationObserver(later); // a board that knows its size may draw other things, or elsewhere
    if (board) watch.observe(board);
    if (board) redrawn.observe(board, { childList: true, subtree: true });
    const kinds = ["scroll", "wheel", "pointerup", "transitionend", "resize"];
    for (const kind of kinds) window.addEventListener(kind, later, true);
    later();
    return () => {
      cancelAnimationFrame(frame);
      watch.disconnect();
      redrawn.disconnect();
      for (const kind of kinds) window.removeEventListener(kind, later, true);
    };
  }, reasons);
  return found;
}

/** @param {{desk: Page.Desk}} props */
export function Rings({ desk }) {
  const { film, wire } = desk;
  const steps = film.steps.value;
  const marked = film.marked.value;
  const moves = film.moves.value;
  const ahead = film.ahead.value;
  const number = wire.state.value?.number;
  const still = !film.running.value;
  const moving = motion.value;
  const open = desk.tab.value === "table"; // on a phone something else may lie over the board
  const found = useMeasured(
    () => ({
      rings: boxes(ringed(film)),
      numbers: still && steps.length > 1 ? numbered(steps, film) : [],
      trails: trailsOf(
        open ? moves : [],
        still && !moving && !marked.numbers.length ? null : marked.numbers,
        ahead,
        moving,
      ),
    }),
    [marked, steps, moves, ahead, number, still, moving, open],
  );
  if (!found) return null;
  return html`<div class="rings" aria-hidden="true" inert>
    <${Trails} trails=${found.trails} film=${film} />
    ${found.rings.map(
      (/** @type {Box} */ box) =>
        html`<i class="ring" key=${`${box.x} ${box.y} ${box.w}`} style=${{
          left: `${box.x - ROOM}px`,
          top: `${box.y - ROOM}px`,
          width: `${box.w + 2 * ROOM}px`,
          height: `${box.h + 2 * ROOM}px`,
          borderRadius: Math.max(box.w, box.h) < LARGE ? "50%" : "10px",
        }}></i>`,
    )}
    ${found.numbers.map(
      ({ box, text }, i) => html`<b class="order num" key=${i}
      style=${corner(box)}>${text}</b>`,
    )}</div>`;
}

/** Where a number stands: beside something small, on the corner of something large. @param {Box} box */
const corner = ({ x, y, w, h }) =>
  Math.max(w, h) < LARGE
    ? { left: `${x + w + 1}px`, top: `${y + h / 2 - 9}px` }
    : { left: `${x + w - 14}px`, top: `${y + h - 14}px` };

/** Where a line is seen best: at what went somewhere with it, else at the largest of the things it concerns that lie on the board
 * and are no seat, else where the drawing says. @param {Protocol.LogLine} line @param {Page.Film} film @returns {Element | undefined} */
function spotOf(line, film) {
  const area = (/** @type {Element} */ one) => {
    const { width, height } = one.getBoundingClientRect();
    return width * height;
  };
  const moved = film.moves.value
    .filter((move) => move.line === line.number && move.how === "went")
    .flatMap(({ id, way }) => {
      const token = drawnOn(id);
      return (way[1] && token?.getAttribute("data-at") !== way[1] ? drawnOn(way[1]) : token) ?? []; // it went on from there
    });
  const there = line.about
    .filter((/** @type {string} */ id) => !id.startsWith("seat:"))
    .flatMap(drawnFor)
    .filter((/** @type {Element} */ one) => one.closest(".board"))
    .sort((/** @type {Element} */ one, /** @type {Element} */ other) => area(other) - area(one));
  return [...moved, ...there, ...film.seenAt(line).flatMap(all)][0];
}

/** The numbers of the steps where they are seen; those at one place stand together. Of what has one cause, only that is
 * numbered; and nothing that carries the digit of an option. @param {Page.Step[]} steps @param {Page.Film} film @returns {{box: Box, text: string}[]} */
function numbered(steps, film) {
  /** @type {Map<Element, number[]>} */
  const at = new Map();
  steps.forEach(({ lines }, i) => {
    const alike = lines.filter((line) => line.kind === lines[0].kind);
    for (const element of new Set(alike.flatMap((line) => spotOf(line, film) ?? []))) {
      at.set(element, [...(at.get(element) ?? []), i + 1]);
    }
  });
  return [...at]
    .filter(([element]) => !element.querySelector(DIGIT))
    .flatMap(([element, numbers]) => boxes([element]).map((box) => ({ box, text: numbers.join(" ") })));
}

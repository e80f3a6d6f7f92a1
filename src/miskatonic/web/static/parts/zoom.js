// @ts-check
// Enlarging and moving the chart: buttons, wheel, drag, pinch.
import { useLayoutEffect, useRef, useState } from "preact/hooks";

const MOST = 3;
const START = { k: 1, x: 0, y: 0 };
/** A pointer that moved less than this has pressed, not dragged. */
const SLACK = 6;

/** @typedef {{k: number, x: number, y: number}} Lens   how many times enlarged, and where the upper left corner lies */

/** The lens and its handlers. @param {{current: Element | null}} box @param {number} width @param {number} height */
export function useZoom(box, width, height) {
  const [lens, setLens] = useState(START);
  const hands = useRef({ at: /** @type {Map<number, {x: number, y: number}>} */ (new Map()), far: 0, dragged: false });

  const bounded = (/** @type {Lens} */ next) => ({
    k: next.k,
    x: Math.min(0, Math.max(next.x, width * (1 - next.k))),
    y: Math.min(0, Math.max(next.y, height * (1 - next.k))),
  });
  /** Enlarge around a point of the box. @param {number} times @param {number} [x] @param {number} [y] */
  const grow = (times, x = width / 2, y = height / 2) =>
    setLens((old) => {
      const k = Math.min(MOST, Math.max(1, old.k * times));
      return bounded({ k, x: x - ((x - old.x) * k) / old.k, y: y - ((y - old.y) * k) / old.k });
    });
  /** Enlarge around what is drawn for something. @param {number} times @param {Element | null} around */
  const enlarge = (times, around) => {
    const [spot, sea] = [around?.getBoundingClientRect(), box.current?.getBoundingClientRect()];
    if (spot && sea) grow(times, spot.x + spot.width / 2 - sea.x, spot.y + spot.height / 2 - sea.y);
    else grow(times);
  };
  /** Brings what is drawn for something into the middle. @param {Element | null} around */
  const centre = (around) => {
    const [spot, sea] = [around?.getBoundingClientRect(), box.current?.getBoundingClientRect()];
    if (spot && sea)
      move(sea.x + (sea.width - spot.width) / 2 - spot.x, sea.y + (sea.height - spot.height) / 2 - spot.y);
  };
  const move = (/** @type {number} */ dx, /** @type {number} */ dy) =>
    setLens((old) => bounded({ k: old.k, x: old.x + dx, y: old.y + dy }));

  useLayoutEffect(() => setLens((old) => bounded(old)), [width, height]);
  useLayoutEffect(() => {
    const element = /** @type {HTMLElement | null} */ (box.current);
    const wheel = (/** @type {WheelEvent} */ event) => {
      event.preventDefault();
      const rect = /** @type {Element} */ (event.currentTarget).getBoundingClientRect();
      grow(Math.exp(-event.deltaY / 500), event.clientX - rect.left, event.clientY - rect.top);
    };
    element?.addEventListener("wheel", wheel, { passive: false });
    return () => element?.removeEventListener("wheel", wheel);
  }, [width, height]);

  const release = (/** @type {PointerEvent} */ event) => {
    hands.current.at.delete(event.pointerId);
    hands.current.far = 0;
  };
  const handlers = {
    onPointerDown(/** @type {PointerEvent} */ event) {
      const { at } = hands.current;
      if (!at.size) hands.current.dragged = false;
      at.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove(/** @type {PointerEvent} */ event) {
      const hand = hands.current;
      const last = hand.at.get(event.pointerId);
      if (!last || !box.current) return;
      const dx = event.clientX - last.x;
      const dy = event.clientY - last.y;
      if (!hand.dragged && Math.hypot(dx, dy) < SLACK) return;
      if (!hand.dragged) box.current.setPointerCapture(event.pointerId);
      hand.dragged = true;
      hand.at.set(event.pointerId, { x: event.clientX, y: event.clientY });
      const [a, b] = [...hand.at.values()];
      if (!b) return move(dx, dy);
      const far = Math.hypot(a.x - b.x, a.y - b.y);
      const rect = box.current.getBoundingClientRect();
      if (hand.far) grow(far / hand.far, (a.x + b.x) / 2 - rect.left, (a.y + b.y) / 2 - rect.top);
      hand.far = far;
    },
    onPointerUp: release,
    onPointerCancel: release,
    onPointerLeave: release,
    onClickCapture(/** @type {Event} */ event) {
      if (hands.current.dragged) event.stopPropagation();
      hands.current.dragged = false;
    },
  };
  return { lens, handlers, grow, enlarge, centre, fit: () => setLens(START) };
}

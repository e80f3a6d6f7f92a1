// @ts-check
// What did not change is not drawn again: equal values stay the same object, and a part whose props are the same stands
// as it is. What a part reads from signals (words, what is lit or pointed at) still draws it anew.
import { Component, h } from "preact";
import { useRef } from "preact/hooks";

/** @typedef {Record<string, unknown>} Plain   the members of an object, or of a list by their places */

/** The new value, but with the old object wherever the two are equal. Plain data only.
 * @template T @param {unknown} before @param {T} after @returns {T} */
export function share(before, after) {
  if (!before || !after || typeof before !== "object" || typeof after !== "object") return after;
  if (before === after || Array.isArray(before) !== Array.isArray(after)) return after;
  const [old, now] = [/** @type {Plain} */ (before), /** @type {Plain} */ (after)];
  const made = /** @type {Plain} */ (Array.isArray(after) ? [] : {});
  const keys = Object.keys(now);
  let same = keys.length === Object.keys(old).length;
  for (const key of keys) {
    made[key] = share(old[key], now[key]);
    if (made[key] !== old[key]) same = false;
  }
  return /** @type {T} */ (same ? old : made);
}

/** What a part is drawn from, the same object as long as it is equal. @template T @param {T} value @returns {T} */
export function useShared(value) {
  const kept = useRef(value);
  kept.current = share(kept.current, value);
  return kept.current;
}

/** A part that is drawn anew only when one of its props is another one.
 * @template {object} P @param {Page.Part<P>} draw @returns {import("preact").ComponentType<P>} */
export function steady(draw) {
  /** @extends {Component<P>} */
  class Steady extends Component {
    shouldComponentUpdate(/** @type {P} */ next) {
      const now = /** @type {P} */ (this.props);
      const names = /** @type {(keyof P)[]} */ (Object.keys({ ...now, ...next }));
      return names.some((name) => now[name] !== next[name]);
    }

    render(/** @type {P} */ props) {
      return h(draw, props);
    }
  }
  return Steady;
}

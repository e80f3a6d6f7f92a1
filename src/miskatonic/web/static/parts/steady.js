// @ts-check
// What did not change is not drawn again: equal values stay the same object, and a part whose props are the same stands
// as it is. What a part reads from signals (words, what is lit or pointed at) still draws it anew.
import { Component, h } from "preact";
import { useRef } from "preact/hooks";

/** The new value, but with the old object wherever the two are equal. Plain data only.
 * @template T @param {any} before @param {T} after @returns {T} */
export function share(before, after) {
  if (!before || !after || typeof before !== "object" || typeof after !== "object") return after;
  if (before === after || Array.isArray(before) !== Array.isArray(after)) return after;
  /** @type {any} */
  const made = Array.isArray(after) ? [] : {};
  const keys = Object.keys(after);
  let same = keys.length === Object.keys(before).length;
  for (const key of keys) {
    made[key] = share(before[key], /** @type {any} */ (after)[key]);
    if (made[key] !== before[key]) same = false;
  }
  return same ? before : made;
}

/** What a part is drawn from, the same object as long as it is equal. @template T @param {T} value @returns {T} */
export function useShared(value) {
  const kept = useRef(value);
  kept.current = share(kept.current, value);
  return kept.current;
}

/** A part that is drawn anew only when one of its props is another one.
 * @template P @param {(props: P) => any} draw @returns {import("preact").ComponentType<P>} */
export function steady(draw) {
  return class extends Component {
    shouldComponentUpdate(/** @type {any} */ next) {
      const now = /** @type {any} */ (this.props);
      return Object.keys({ ...now, ...next }).some((name) => now[name] !== next[name]);
    }

    render(/** @type {any} */ props) {
      return h(/** @type {any} */ (draw), props);
    }
  };
}

// @ts-check
// Tokens while it is played what happened to them: those that have yet to come or to go somewhere are not seen where they
// lie by now; their pictures are, over the table (trails.js).
import { drawnOn } from "./moves.js";

/** Milliseconds for what drops in, and how deep it drops. */
const DROP = 220;
const DEEP = 16;
export const EASE = "cubic-bezier(.2, .7, .2, 1)";

/** What moves an element away from where it lies; an attribute of the drawing that puts it there stays in force.
 * @param {Element} element @returns {(x: number, y: number) => Keyframe} */
function putting(element) {
  const list = element instanceof SVGGraphicsElement ? element.transform.baseVal : null;
  if (!list?.numberOfItems) return (x, y) => ({ translate: `${x}px ${y}px` });
  const own = Array.from({ length: list.numberOfItems }, (_, i) => DOMMatrix.fromMatrix(list.getItem(i).matrix)).reduce(
    (all, one) => all.multiply(one),
  );
  return (x, y) => ({ transform: `translate(${x}px, ${y}px) ${own}` });
}

export function makeStage() {
  /** @type {Map<string, Animation>} */
  const hidden = new Map();
  /** @type {Animation[]} */
  let falling = [];

  /** @param {string} id */
  function show(id) {
    hidden.get(id)?.cancel();
    hidden.delete(id);
  }
  return {
    show,
    /** What is not to be seen yet, though it is on the table. @param {Iterable<string>} ids */
    hide(ids) {
      for (const id of new Set(ids)) {
        const gone = hidden.has(id) ? null : drawnOn(id)?.animate({ opacity: [0, 0] }, { duration: 60_000 });
        if (gone) hidden.set(id, gone);
      }
    },
    /** What appears drops into its place. @param {string} id */
    drop(id) {
      const element = drawnOn(id);
      const put = element && putting(element);
      show(id);
      if (!element || !put) return;
      falling.push(
        element.animate(
          [
            { ...put(0, -DEEP), opacity: 0 },
            { ...put(0, 0), opacity: 1 },
          ],
          { duration: DROP, easing: EASE },
        ),
      );
    },
    /** Everything is where it lies. */
    clear() {
      [...hidden.keys()].forEach(show);
      for (const one of falling) one.cancel();
      falling = [];
    },
  };
}

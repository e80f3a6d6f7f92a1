// @ts-check
// Tokens that changed their place slide there, and what appeared drops in: by the ids of things, for every game.

const SLIDE = 200;
const DROP = 16;
/** What is larger than this in pixels is no token. */
const LARGE = 96;

/** Where the tokens of these things lie on the board, against its corner. @param {Iterable<string>} ids */
function lying(ids) {
  const board = document.querySelector(".board");
  const corner = board?.getBoundingClientRect();
  /** @type {Map<string, {element: Element, x: number, y: number}>} */
  const found = new Map();
  if (!board || !corner) return found;
  for (const id of ids) {
    const element = board.querySelector(`[data-thing="${id}"]`);
    const box = element?.getBoundingClientRect();
    if (!element || !box || !box.width || box.width > LARGE || box.height > LARGE) continue;
    found.set(id, { element, x: box.x - corner.x, y: box.y - corner.y });
  }
  return found;
}

/** Call it before the table is drawn anew: what these steps concern moves when its step comes. Returns what ends it.
 * @param {string[][]} steps @param {number} each milliseconds a step takes @returns {() => void} */
export function slide(steps, each) {
  const ids = new Set(steps.flat());
  const before = lying(ids);
  /** @type {Animation[]} */
  let moving = [];
  const frame = requestAnimationFrame(() => {
    for (const [id, { element, x, y }] of lying(ids)) {
      const was = before.get(id);
      const delay = Math.max(0, steps.findIndex((step) => step.includes(id))) * each;
      const [dx, dy] = was ? [was.x - x, was.y - y] : [0, -DROP];
      if (was && Math.hypot(dx, dy) < 4) continue;
      /** @type {Keyframe[]} */
      const frames = [{ transform: `translate(${dx}px, ${dy}px)`, opacity: was ? 1 : 0, composite: "add" },
        { transform: "translate(0px, 0px)", opacity: 1, composite: "add" }];
      if (was) frames.forEach((one) => delete one.opacity);
      else frames.forEach((one) => (one.composite = "auto"));
      if (!was && element instanceof SVGElement) frames.forEach((one) => delete one.transform); // it has one of its own
      moving.push(element.animate(frames, { duration: SLIDE, delay, fill: "backwards", easing: "ease-out" }));
    }
  });
  return () => {
    cancelAnimationFrame(frame);
    moving.forEach((one) => one.finish());
    moving = [];
  };
}

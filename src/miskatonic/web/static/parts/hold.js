// @ts-check
// A long press of a finger does what hovering does with a mouse: it shows details and chooses nothing.

const HOLD = 450;
const STILL = 10;

/** @param {() => void} press called before the details are asked for
 * @param {(event: Event) => boolean} takes what may take a long press for itself @returns {() => void} */
export function listenHolds(press, takes) {
  let timer = 0;
  let at = [0, 0];
  let held = false;

  /** @param {PointerEvent} event */
  function down(event) {
    held = false;
    clearTimeout(timer);
    if (event.pointerType !== "touch") return;
    at = [event.clientX, event.clientY];
    timer = window.setTimeout(() => {
      held = true;
      if (takes(event)) return;
      press();
      for (let one = /** @type {Element | null} */ (event.target); one; one = one.parentElement) {
        one.dispatchEvent(new PointerEvent("pointerenter", { pointerType: "mouse" }));
        one.dispatchEvent(new PointerEvent("pointerleave", { pointerType: "mouse" }));
      }
    }, HOLD);
  }

  /** @param {PointerEvent} event */
  function move(event) {
    if (Math.hypot(event.clientX - at[0], event.clientY - at[1]) > STILL) clearTimeout(timer);
  }

  const up = () => clearTimeout(timer);

  /** @param {Event} event */
  function click(event) {
    if (!held) return;
    held = false;
    event.preventDefault();
    event.stopPropagation();
  }

  /** @type {[string, EventListener][]} */
  const all = [
    ["pointerdown", /** @type {EventListener} */ (down)],
    ["pointermove", /** @type {EventListener} */ (move)],
    ["pointerup", up],
    ["pointercancel", up],
    ["click", click],
  ];
  for (const [type, act] of all) window.addEventListener(type, act, true);
  return () => {
    clearTimeout(timer);
    for (const [type, act] of all) window.removeEventListener(type, act, true);
  };
}

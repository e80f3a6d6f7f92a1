// @ts-check
// Whether the mouse was moved to what lies under it, or whether that was only drawn there: what came under a pointer that rests is
// not pointed at.

let at = [NaN, NaN];
let rests = false;

/** @param {PointerEvent} event */
function moved({ clientX, clientY }) {
  at = [clientX, clientY];
  rests = false;
}
window.addEventListener("pointermove", moved, { capture: true, passive: true });
window.addEventListener("pointerdown", moved, { capture: true, passive: true });

/** Something else is drawn now: nothing is pointed at before the pointer moves. */
export function rest() {
  rests = true;
}

/** Whether the pointer has not moved since. @param {PointerEvent} event */
export const resting = ({ clientX, clientY }) => rests && clientX === at[0] && clientY === at[1];

// @ts-check
// Which question is on the screen, and since when: a key answers only what could be read when it was pressed. However long a
// slow machine takes to answer, to draw or to pass a key on, what was pressed before is no answer to what came after.

/** @param {Page.Wire} wire */
export function makeShown(wire) {
  let number = -1;
  let since = Infinity;
  return {
    /** A question has been laid out; when the frame after the next begins, it has been painted. @param {number} of */
    drawn(of) {
      number = of;
      since = Infinity;
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (number === of) since = performance.now();
        }),
      );
    },
    /** Whether a key was pressed on the question that is asked now, and no answer to it is under way. @param {KeyboardEvent} event */
    answers: (event) =>
      !event.repeat && !wire.sent.value && wire.state.value?.number === number && event.timeStamp >= since,
  };
}

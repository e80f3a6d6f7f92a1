// @ts-check
// The keyboard. No shortcut fires while somebody writes, or while a dialog is open.

const SECOND_DIGIT = 600;

/** @param {any} desk @returns {() => void} */
export function listenKeys(desk) {
  const { wire, ui } = desk;
  let typed = "";
  let timer = 0;

  function finish() {
    const n = Number(typed);
    clearTimeout(timer);
    typed = "";
    desk.pickNumber(n);
  }

  /** @param {string} digit */
  function type(digit) {
    clearTimeout(timer);
    typed += digit;
    if (typed === "0") typed = "";
    const longer = Number(typed) * 10 <= ui.choosable.value.length;
    if (typed && !longer) finish();
    else if (typed) timer = window.setTimeout(finish, SECOND_DIGIT);
  }

  /** The option of mine that a letter always chooses. @param {string} code */
  const lettered = (code) => !ui.only.value && ui.choosable.value.flatMap((/** @type {any} */ entry) => entry.options ?? [entry])
    .find((/** @type {any} */ option) => option.mine && ui.letter(option) && code === `Key${ui.letter(option)}`);

  /** The sheet that a letter opens. @param {string} code */
  const opened = (code) => Object.entries(desk.game.value?.sheets?.(wire.state.value, ui) ?? {}).find(([letter]) => code === `Key${letter}`)?.[1];

  function close() {
    if (desk.glossary.note.value) desk.glossary.close();
    else if (desk.large.what.value) desk.large.close();
    else if (ui.only.value) ui.only.value = null;
    else if (desk.reading.value) desk.reading.value = false;
    else if (desk.tab.value !== "table") desk.tab.value = "table";
    else wire.because.value = null;
  }

  /** @param {KeyboardEvent} event */
  function press(event) {
    const state = wire.state.value;
    const target = /** @type {HTMLElement} */ (event.target);
    if (!state || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
    if (target.closest("input, textarea, select, [contenteditable], dialog")) return;
    const digit = /^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1];
    if (event.altKey) {
      if (digit && digit !== "0") desk.look(Number(digit) - 1);
      else return;
    } else if (digit && !event.shiftKey) type(digit);
    else if (event.key === "Enter" || event.key === " ") {
      if (event.repeat || target.closest("button, a, [role=button], summary, [tabindex='0']")) return;
      if (typed) finish();
      else if (state.asked?.mine && state.asked.default && !state.undo.asked) wire.answer(state.asked.default);
      else return;
    } else if (event.key === "Escape") close();
    else if (event.key === "?") {
      if (!desk.glossary.next()) desk.dialog.value = "help";
    }
    else if (event.code === "KeyU") {
      if (state.undo.to.length && !state.undo.asked && !state.spectator) wire.undo("decision");
    } else if (event.code === "KeyL") desk.list.value = !desk.list.value;
    else if (event.code === "KeyH") {
      if (state.asked?.mine) wire.hint();
    } else if (event.code === "KeyW") desk.show({ choice: true }, true);
    else if (event.code === "KeyZ") desk.large.toggle();
    else if (event.code === "KeyR") desk.film.again();
    else if (lettered(event.code)) wire.answer(lettered(event.code).text);
    else if (opened(event.code)) desk.large.swap(opened(event.code));
    else if (event.key === "[" || event.key === "]") desk.film.step(event.key === "[" ? -1 : 1);
    else return;
    event.preventDefault();
  }

  window.addEventListener("keydown", press);
  return () => {
    clearTimeout(timer);
    window.removeEventListener("keydown", press);
  };
}

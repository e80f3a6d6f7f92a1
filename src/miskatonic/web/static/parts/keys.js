// @ts-check
// The keyboard. No shortcut fires while somebody writes, or while a dialog is open, and none answers a question that was not yet
// to be seen when it was pressed.
import { effect } from "@preact/signals";
import { t } from "../words.js";
import { sheetsOf } from "./large.js";

const SECOND_DIGIT = 600;

/** @param {Page.Desk} desk @returns {() => void} */
export function listenKeys(desk) {
  const { wire, ui } = desk;
  let typed = "";
  let timer = 0;
  let number = -1;

  const stop = effect(() => {
    const now = wire.state.value?.number ?? -1;
    if (now === number) return;
    number = now;
    clearTimeout(timer);
    typed = ""; // a digit is no part of the answer to another question
  });

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
    const longer = Number(typed) * 10 <= ui.choosable.value.length;
    if (typed && !longer) finish();
    else if (typed) timer = window.setTimeout(finish, SECOND_DIGIT);
  }

  /** The option of mine that a letter always chooses. @param {string} code */
  const lettered = (code) =>
    !ui.only.value
    && ui.choosable.value
      .flatMap((entry) => entry.options ?? [entry])
      .find((option) => option.mine && ui.letter(option) && code === `Key${ui.letter(option)}`);

  /** What Enter does where nothing is proposed: it says what to press. @param {Page.Asked} asked */
  function unanswered({ groups }) {
    const early = groups.flatMap((group) => group.options).find((one) => one.early && one.mine);
    const key = early && (ui.letter(early) || ui.digit(early));
    desk.say(key ? t("web-enter-early", { key, say: early.say }) : t("web-enter-nothing"));
  }

  /** The sheet that a letter opens. @param {string} code */
  const opened = (code) => Object.entries(sheetsOf(desk)).find(([letter]) => code === `Key${letter}`)?.[1];

  function goal() {
    if (!wire.state.value?.outcome) desk.dialog.value = "goal";
  }

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
    const [letter, sheet] = [lettered(event.code), opened(event.code)];
    if (event.altKey) {
      if (digit && digit !== "0") desk.look(Number(digit) - 1);
      else return;
    } else if (digit === "0" && !typed && !event.shiftKey) goal();
    else if (digit && !event.shiftKey) {
      if (desk.shown.answers(event)) type(digit);
    } else if (event.key === "Enter" || event.key === " ") {
      if (event.repeat || target.closest("button, a, [role=button], summary, [tabindex='0']")) return;
      if (!state.asked?.mine || state.undo.asked) return;
      if (!desk.shown.answers(event)) event.preventDefault();
      else if (typed) finish();
      else if (state.asked.default) wire.answer(state.asked.default);
      else if (event.key === "Enter") unanswered(state.asked);
      else return;
    } else if (event.key === "Escape") close();
    else if (event.key === "?") {
      if (!desk.glossary.next()) desk.dialog.value = "help";
    } else if (event.code === "KeyU") {
      if (state.undo.to.length && !state.undo.asked && !state.spectator) wire.undo("decision");
    } else if (event.code === "KeyL") desk.list.value = !desk.list.value;
    else if (event.code === "KeyH") {
      if (state.asked?.mine) wire.hint();
    } else if (event.code === "KeyW") desk.show({ choice: true }, true);
    else if (event.code === "KeyZ") desk.large.toggle();
    else if (event.code === "KeyR") desk.film.again();
    else if (letter) {
      if (desk.shown.answers(event)) wire.answer(letter.text);
    } else if (event.code === "KeyG") goal();
    else if (sheet) desk.large.swap(sheet);
    else if (event.key === "[" || event.key === "]") desk.film.step(event.key === "[" ? -1 : 1);
    else return;
    event.preventDefault();
  }

  window.addEventListener("keydown", press);
  return () => {
    stop();
    clearTimeout(timer);
    window.removeEventListener("keydown", press);
  };
}

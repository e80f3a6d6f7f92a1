// @ts-check
// Everything one page needs at one table: the wire, what is open, and what the parts share.
import { batch, effect, signal } from "@preact/signals";
import { loadGame } from "../game.js";
import { language, t } from "../words.js";
import { arrive } from "./arrival.js";
import { makeFilm } from "./film.js";
import { makeGlossary } from "./glossary.js";
import { listenGoal } from "./goal.js";
import { listenHolds } from "./hold.js";
import { size } from "./kit.js";
import { makeLarge } from "./large.js";
import { rest } from "./pointer.js";
import { makeShown } from "./shown.js";
import { makeUi } from "./ui.js";

const TOAST = 4000;
const HOVER = 140;

/** @typedef {ReturnType<typeof makeDesk>} Desk */

/** @param {string} table */
export function makeDesk(table) {
  const wire = arrive(table);
  const game = signal(/** @type {Page.Game | null | undefined} */ (undefined));
  const list = signal(false);
  const dialog = signal(/** @type {"menu" | "help" | "log" | "signs" | "goal" | "opening" | null} */ (null));
  const tab = signal(/** @type {"table" | "people" | "log" | "details"} */ ("table"));
  /** Whether the details lie open where they have no fixed place (laptop). */
  const reading = signal(false);
  /** What is wished of the table that follows; it stays while the last steps are played once more. */
  const wishes = signal(/** @type {Page.Wishes} */ ({}));
  const toast = signal(/** @type {string | null} */ (null));
  let toastTimer = 0;
  let hoverTimer = 0;
  let pressing = false;

  /** @param {string} text */
  function say(text) {
    clearTimeout(toastTimer);
    toast.value = text;
    toastTimer = window.setTimeout(() => (toast.value = null), TOAST);
  }

  /** Details of something. Pointing alone never opens a sheet; a click, a key or a long press does.
   * @param {Protocol.About} about @param {boolean} [meant] */
  function show(about, meant = pressing) {
    clearTimeout(hoverTimer);
    if (!meant) {
      hoverTimer = window.setTimeout(() => wire.why(about), HOVER);
      return;
    }
    wire.why(about);
    dialog.value = null;
    if (size.value === "phone") tab.value = "details";
    const state = wire.state.value; // where nothing is asked, the lectern lies open only to be read
    if (size.value === "laptop" || state?.outcome || state?.closed) reading.value = true;
  }

  const large = makeLarge(wire, game);
  const ui = makeUi({ state: wire.state, game, answer: wire.answer, show, enlarge: large.open });
  const film = makeFilm(wire, game, list);
  const shown = makeShown(wire);

  const glossary = makeGlossary((name, take) => wire.read({ name }, take));

  /** Chooses the option of a digit, or opens the row that stands for many. @param {number} n */
  function pickNumber(n) {
    const entry = ui.choosable.value[n - 1];
    if (entry?.options) unfold(entry);
    else if (entry) wire.answer(entry.text);
  }

  /** The table has changed: details of the old question go, others are told anew. @param {Protocol.About | undefined} about */
  function refresh(about) {
    if (!about) return;
    if (about.name || about.rule || about.event !== undefined) wire.why(about);
    else wire.because.value = null;
  }

  /** @param {Page.Group} group */
  function unfold(group) {
    ui.only.value = group.options.map((option) => option.text);
  }

  /** @param {number} seat */
  function look(seat) {
    if (!wire.state.value?.seats[seat]) return;
    if (size.value === "phone") tab.value = "people";
    requestAnimationFrame(() => /** @type {HTMLElement | null} */ (document.querySelector(`.look-${seat}`))?.focus());
  }

  let seen = "";
  let asked = "";
  const stops = [
    effect(() => {
      const { game: id = "" } = wire.state.value ?? {};
      if (!id || asked === id) return;
      asked = id;
      loadGame(id).then((module) => (game.value = module));
    }),
    effect(() => {
      const now = wire.state.value ? `${wire.state.value.number} ${wire.state.value.language}` : "";
      if (now === seen) return;
      seen = now;
      batch(() => {
        ui.only.value = null;
        ui.pointed.value = null;
        glossary.close();
        rest();
        large.turn();
        refresh(wire.because.peek()?.about);
      });
    }),
    effect(() => {
      if (ui.only.value) glossary.close(); // the list is another one, and so is what is lit
    }),
    effect(() => {
      if (!wire.state.value?.outcome) wishes.value = {};
    }),
    effect(() => {
      if (wire.sent.value) ui.did(wire.sent.value.option);
      if (wire.sent.value && tab.peek() === "details") tab.value = "table"; // who answers sees what comes of it
    }),
    effect(() => {
      const state = wire.state.value;
      if (state && wire.status.value === "open" && state.language !== language.value) wire.speak(language.value);
    }),
    effect(() => {
      if (wire.refused.value && wire.state.peek()) say(wire.refused.value.say);
    }),
    effect(() => {
      const state = wire.state.value;
      if (state && !state.closed && (list.value || game.value === null)) wire.askPosition();
    }),
  ];

  stops.push(listenGoal(table, wire, dialog));

  let lost = false;
  stops.push(
    effect(() => {
      if (wire.status.value === "lost") lost = true;
      else if (wire.status.value === "open" && lost) {
        lost = false;
        say(t("web-back-again"));
      }
    }),
  );

  const press = () => {
    pressing = true;
    setTimeout(() => (pressing = false));
  };
  const stopHolding = listenHolds(press, glossary.held);
  const pressKey = (/** @type {KeyboardEvent} */ event) => (event.key === "Enter" || event.key === " ") && press();
  window.addEventListener("click", press, true);
  window.addEventListener("keydown", pressKey, true);
  window.addEventListener("hashchange", wire.again);

  return {
    wire,
    game,
    list,
    dialog,
    tab,
    reading,
    wishes,
    toast,
    ui,
    film,
    shown,
    glossary,
    large,
    say,
    show,
    pickNumber,
    unfold,
    look,
    leave() {
      for (const stop of stops) stop();
      stopHolding();
      film.leave();
      glossary.leave();
      window.removeEventListener("click", press, true);
      window.removeEventListener("keydown", pressKey, true);
      window.removeEventListener("hashchange", wire.again);
      wire.leave();
    },
  };
}

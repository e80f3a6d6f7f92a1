// @ts-check
// What just happened, played as steps: which one runs, what is on the board of it, how long it takes. The server tells the
// steps (`recap` of the state); a drawing may add where on it a line is seen (`seenAt`), for what is no thing.
import { batch, computed, effect, signal } from "@preact/signals";
import { motion, speed } from "../words.js";
import { slide } from "./slide.js";

/** Milliseconds before the first step, for all of them together, and for one at most. */
const BEFORE = 120;
const TOGETHER = 2380;
const LONGEST = 560;

/** @param {any} wire @param {import("@preact/signals").Signal<any>} game */
export function makeFilm(wire, game) {
  /** What is played, and how far it is; null when nothing is. */
  const playing = signal(/** @type {{list: number[][], at: number} | null} */ (null));
  /** The numbers of the lines that are pointed at in the strip, or were stepped to. */
  const pointed = signal(/** @type {number[] | null} */ (null));
  let timer = 0;
  let seen = -1;
  let number = -1;
  let finishSlides = () => {};

  const known = computed(() => new Map(wire.lines.value.map((/** @type {any} */ line) => [line.number, line])));
  /** @param {number[]} numbers */
  const linesOf = (numbers) => numbers.flatMap((one) => known.value.get(one) ?? []);
  /** @param {any[]} lines @returns {string[]} */
  const thingsOf = (lines) => [...new Set(lines.flatMap((line) => line.about))];
  /** The steps with their lines: `title`, `say` and `count` are their words, `numbers` those of the lines. */
  const steps = computed(() => (wire.state.value?.recap?.steps ?? []).map((/** @type {any} */ step) =>
    ({ ...step, numbers: step.lines, lines: linesOf(step.lines) })));

  /** The lines that are shown now: those pointed at, else those of the running step. */
  const shown = computed(() => pointed.value ?? playing.value?.list[playing.value.at] ?? []);
  const marked = computed(() => {
    const lines = linesOf(shown.value);
    return { things: thingsOf(lines), places: lines.flatMap((line) => game.value?.seenAt?.(line) ?? []) };
  });
  /** The place in the strip of what is shown, or -1. */
  const current = computed(() => steps.value.findIndex((/** @type {any} */ step) =>
    step.numbers.includes(shown.value.at(-1))));
  const running = computed(() => playing.value !== null);
  /** Whether there is so much to see that the lamp is lit only afterwards. */
  const before = computed(() => (playing.value?.list.length ?? 0) > 1);

  /** How long one step of so many takes. @param {number} count */
  const each = (count) => Math.min(LONGEST, TOGETHER / Math.max(1, count)) * (speed.value === "quick" ? 0.5 : 1);
  const pace = computed(() => each(playing.value?.list.length ?? 0));
  /** The numbers of the lines that have been played. */
  const played = computed(() => new Set(playing.value ? playing.value.list.slice(0, playing.value.at + 1).flat() : []));

  function finish() {
    clearTimeout(timer);
    finishSlides();
    playing.value = null;
  }

  function tick() {
    const now = playing.peek();
    if (!now) return;
    if (now.at + 1 >= now.list.length) {
      finish();
      return;
    }
    playing.value = { ...now, at: now.at + 1 };
    timer = window.setTimeout(tick, each(now.list.length));
  }

  /** Plays steps, each the numbers of its lines. @param {number[][]} list */
  function play(list) {
    clearTimeout(timer);
    pointed.value = null;
    if (!list.length || !motion.value) return;
    playing.value = { list, at: -1 };
    timer = window.setTimeout(tick, BEFORE);
  }

  /** What came is played after what has not been played yet. @param {any[]} fresh */
  function came(fresh) {
    const now = playing.peek();
    const rest = now ? now.list.slice(Math.max(0, now.at)) : [];
    const list = [...rest.filter((one) => !fresh.some((step) => step.numbers.includes(one[0]))),
      ...fresh.map((step) => step.numbers)];
    if (motion.value) finishSlides = slide(fresh.map((step) => thingsOf(step.lines)), each(list.length));
    play(list);
  }

  const stop = effect(() => {
    const state = wire.state.value;
    if (!state || state.number === number) return;
    const first = number === -1;
    number = state.number;
    const fresh = steps.peek().filter((/** @type {any} */ step) => step.numbers.at(-1) > seen);
    seen = wire.lines.peek().at(-1)?.number ?? seen;
    batch(() => {
      pointed.value = null;
      if (!first && fresh.length) came(fresh);
    });
  });

  /** Any press ends the film and acts as ever; the space bar alone does nothing else. @param {Event} event */
  function press(event) {
    if (!playing.peek()) return;
    const { target } = event;
    if (target instanceof Element && target.closest(".film")) return;
    finish();
    if (event instanceof KeyboardEvent && event.key === " " && target instanceof Element
      && !target.closest("button, a, input, textarea, select, summary, [role=button], dialog")) {
      event.preventDefault();
      event.stopPropagation();
    }
  }
  window.addEventListener("pointerdown", press, true);
  window.addEventListener("keydown", press, true);

  return {
    steps, pointed, running, before, current, marked, pace, played, finish,
    /** All of it again, or the lines of one cause, each a step. @param {number[]} [numbers] */
    again(numbers) {
      const all = steps.value.map((/** @type {any} */ step) => step.numbers);
      if (motion.value) play(numbers ? numbers.map((one) => [one]) : all);
      else pointed.value = numbers ?? all[0] ?? null;
    },
    /** One step back or on. @param {number} by */
    step(by) {
      const count = steps.value.length;
      if (!count) return;
      const from = current.value < 0 ? (by > 0 ? -1 : count) : current.value;
      const to = from + by;
      finish();
      pointed.value = to >= 0 && to < count ? steps.value[to].numbers : null;
    },
    leave() {
      stop();
      finish();
      window.removeEventListener("pointerdown", press, true);
      window.removeEventListener("keydown", press, true);
    },
  };
}

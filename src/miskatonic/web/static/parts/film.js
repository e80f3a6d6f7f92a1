// @ts-check
// What just happened, played as steps: which one runs, what is on the board of it, how long it takes. The server tells the
// steps (`recap` of the state); a drawing may add where on it a line is seen (`seenAt`), for what is no thing, and which
// part of the turn a line belongs to (`phase`).
import { batch, computed, effect, signal } from "@preact/signals";
import { motion, speed } from "../words.js";
import { lying, movesOf } from "./moves.js";
import { makeStage } from "./stage.js";

/** Milliseconds before the first step, for all of them together, and for one at most. */
const BEFORE = 120;
const TOGETHER = 2380;
const LONGEST = 560;

/** @typedef {import("./moves.js").Move} Move */
/** @typedef {{list: number[][], at: number, fresh: boolean}} Playing   the numbers of the lines of each step, how far it is,
 *   and whether it is seen for the first time */

/** @param {Page.Wire} wire @param {import("@preact/signals").Signal<Page.Game | null | undefined>} game
 * @param {import("@preact/signals").Signal<boolean>} list whether the table is told in words, where nothing is played */
export function makeFilm(wire, game, list) {
  /** What is played; null when nothing is. */
  const playing = signal(/** @type {Playing | null} */ (null));
  /** The numbers of the lines that are pointed at in the strip, or were stepped to. */
  const pointed = signal(/** @type {number[] | null} */ (null));
  /** What moved on the board with the lines of the steps, as far as somebody was there to see it. */
  const moves = signal(/** @type {Move[]} */ ([]));
  let timer = 0;
  let frame = 0;
  let seen = -1;
  let number = -1;
  let drawn = true;
  const stage = makeStage();

  const known = computed(() => new Map(wire.lines.value.map((line) => [line.number, line])));
  /** @param {number[]} numbers */
  const linesOf = (numbers) => numbers.flatMap((one) => known.value.get(one) ?? []);
  /** Where on the drawing a line is seen, for what is no thing: selectors. @param {Protocol.LogLine} line @returns {string[]} */
  const seenAt = (line) => [game.value?.seenAt?.(line) ?? []].flat();
  /** The steps with their lines: `title`, `say` and `count` are their words, `numbers` those of the lines. */
  const steps = computed(() =>
    (wire.state.value?.recap?.steps ?? []).map((step) => ({
      ...step,
      numbers: step.lines,
      lines: linesOf(step.lines),
    })),
  );

  /** The lines that are shown now: those pointed at, else those of the running step. */
  const shown = computed(() => pointed.value ?? playing.value?.list[playing.value.at] ?? []);
  const marked = computed(() => {
    const lines = linesOf(shown.value);
    return {
      numbers: shown.value,
      things: [...new Set(lines.flatMap((line) => line.about))],
      places: lines.flatMap(seenAt),
    };
  });
  /** The place in the strip of what is shown, or -1. */
  const current = computed(() => steps.value.findIndex((step) => step.numbers.includes(shown.value.at(-1) ?? -1)));
  const running = computed(() => playing.value !== null);
  /** Whether there is so much to see that the lamp is lit only afterwards. */
  const before = computed(() => (playing.value?.list.length ?? 0) > 1);

  /** How long one step of so many takes. @param {number} count */
  const each = (count) => Math.min(LONGEST, TOGETHER / Math.max(1, count)) * (speed.value === "quick" ? 0.5 : 1);
  const pace = computed(() => each(playing.value?.list.length ?? 0));
  /** The numbers of the lines that have been played. */
  const played = computed(() => new Set(playing.value ? playing.value.list.slice(0, playing.value.at + 1).flat() : []));
  /** The numbers of those that are yet to come. */
  const ahead = computed(() => new Set(playing.value ? playing.value.list.slice(playing.value.at + 1).flat() : []));

  /** The log as far as it has been seen: lines come with their step. */
  const log = computed(() => {
    if (!playing.value?.fresh || !ahead.value.size) return wire.lines.value;
    const next = Math.min(...ahead.value);
    return wire.lines.value.filter(({ number: one }) => one < next || played.value.has(one));
  });
  /** The part of the turn in which the running step began, or null. */
  const phase = computed(() => {
    const now = playing.value;
    if (!now || !game.value?.phase) return null;
    const upTo = now.at < 0 ? now.list[0][0] - 1 : now.list[now.at][0];
    for (const line of [...wire.lines.value].reverse()) {
      const found = line.number <= upTo && game.value.phase(line);
      if (found) return found;
    }
    return null;
  });

  function finish() {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    stage.clear();
    playing.value = null;
  }

  /** Before a step: what has yet to come, or to go somewhere, is not where it lies by now. What comes with the step drops in.
   * @param {number[][]} of @param {number} at */
  function setStage(of, at) {
    const told = (/** @type {number[][]} */ some) =>
      moves.peek().filter(({ line, how }) => how !== "left" && some.some((numbers) => numbers.includes(line)));
    const [now, later] = [told(of.slice(at < 0 ? of.length : at, at + 1)), told(of.slice(at + 1))];
    const away = new Set([...later, ...now.filter((one) => one.how === "went")].map((one) => one.id));
    stage.hide(away);
    for (const one of told(of).filter((some) => !away.has(some.id))) {
      if (now.includes(one)) stage.drop(one.id);
      else stage.show(one.id);
    }
  }

  /** Something has slid to where it goes; if it does not go on later, it is seen there. @param {Move} move */
  function arrived({ id, line }) {
    const further = moves.peek().some((one) => one.id === id && one.line !== line && ahead.peek().has(one.line));
    if (!further) stage.show(id);
  }

  function tick() {
    const now = playing.peek();
    if (!now) return;
    if (!drawn && !document.hidden) {
      // what moves is known when the table is drawn, which may take a while
      timer = window.setTimeout(tick, BEFORE);
      return;
    }
    if (now.at + 1 >= now.list.length) {
      finish();
      return;
    }
    playing.value = { ...now, at: now.at + 1 };
    setStage(now.list, now.at + 1);
    timer = window.setTimeout(tick, each(now.list.length));
  }

  /** Plays steps, each the numbers of its lines. @param {number[][]} of @param {boolean} fresh */
  function play(of, fresh) {
    finish();
    pointed.value = null;
    if (!of.length || !motion.value || list.value) return;
    playing.value = { list: of, at: -1, fresh };
    timer = window.setTimeout(tick, BEFORE);
  }

  /** The stage as it is at the step that runs. */
  function onStage() {
    const now = playing.peek();
    if (now) setStage(now.list, now.at);
  }

  /** What came is played after what has not been played yet. The table is still drawn as it was.
   * @param {Page.Step[]} fresh @param {number} since the last line that was known before */
  function came(fresh, since) {
    const now = playing.peek();
    const rest = now ? now.list.slice(Math.max(0, now.at)) : [];
    const of = [
      ...rest.filter((one) => !fresh.some((step) => step.numbers.includes(one[0]))),
      ...fresh.map((step) => step.numbers),
    ];
    play(of, true);
    const lines = fresh.flatMap((step) => step.lines).filter((line) => line.number > since);
    const was = lying(lines);
    drawn = false;
    requestAnimationFrame(() => {
      drawn = true;
      moves.value = [...moves.value, ...movesOf(lines, was, lying(lines))];
      onStage();
    });
  }

  const stop = effect(() => {
    const state = wire.state.value;
    if (!state || state.number === number) return;
    const first = number === -1;
    number = state.number;
    const since = seen;
    const fresh = steps.peek().filter((step) => (step.numbers.at(-1) ?? -1) > since);
    seen = wire.lines.peek().at(-1)?.number ?? seen;
    batch(() => {
      pointed.value = null;
      const told = new Set(steps.peek().flatMap((step) => step.numbers));
      moves.value = moves.peek().filter((one) => told.has(one.line));
      if (
        playing
          .peek()
          ?.list.flat()
          .some((one) => !known.peek().has(one))
      )
        finish(); // it was taken back
      if (!first && fresh.length) came(fresh, since);
    });
  });

  /** Any press ends the film and acts as ever; the space bar alone does nothing else. @param {Event} event */
  function press(event) {
    if (!playing.peek()) return;
    const { target } = event;
    if (target instanceof Element && target.closest(".film")) return;
    finish();
    if (
      event instanceof KeyboardEvent
      && event.key === " "
      && target instanceof Element
      && !target.closest("button, a, input, textarea, select, summary, [role=button], dialog")
    ) {
      event.preventDefault();
      event.stopPropagation();
    }
  }
  window.addEventListener("pointerdown", press, true);
  window.addEventListener("keydown", press, true);

  /** Shows a step, or none. @param {number[] | null} numbers */
  function point(numbers) {
    finish();
    pointed.value = numbers;
    if (numbers && motion.value) setStage([numbers], 0);
  }

  return {
    steps,
    moves,
    running,
    before,
    current,
    marked,
    pace,
    played,
    ahead,
    log,
    phase,
    seenAt,
    finish,
    point,
    arrived,
    /** All of it again, or the lines of one cause, each a step. @param {number[]} [numbers] */
    again(numbers) {
      const all = numbers?.map((one) => [one]) ?? steps.value.map((step) => step.numbers);
      if (!motion.value) {
        pointed.value = numbers ?? all[0] ?? null;
        return;
      }
      play(all, false);
      // at the end of a game the board has to be drawn again first
      frame = requestAnimationFrame(() => (frame = requestAnimationFrame(onStage)));
    },
    /** One step back or on. @param {number} by */
    step(by) {
      const count = steps.value.length;
      if (!count) return;
      const from = current.value < 0 ? (by > 0 ? -1 : count) : current.value;
      point(steps.value[from + by]?.numbers ?? null);
    },
    leave() {
      stop();
      finish();
      window.removeEventListener("pointerdown", press, true);
      window.removeEventListener("keydown", press, true);
    },
  };
}

// @ts-check
// Going through a game again, decision by decision: the table as it was, read only.
import { batch, signal } from "@preact/signals";
import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { loadGame } from "./game.js";
import { GlossaryDialog, GlossaryNote, makeGlossary } from "./parts/glossary.js";
import { listenHolds } from "./parts/hold.js";
import { anyKey, ask, copy, creatorKey, keepTable, keysOf, linkTo, madeHere, takeKeys, watchKey } from "./http.js";
import { html, icon, linkStyle, mark } from "./parts/kit.js";
import { Lectern } from "./parts/lectern.js";
import { Log } from "./parts/log.js";
import { People } from "./parts/people.js";
import { TopBar } from "./parts/top.js";
import { Drawing, makeUi } from "./parts/ui.js";
import { language, t } from "./words.js";

const PACE = 1000; // between two steps that play by themselves
const KEPT = 60; // positions
const SIGNS = {
  first: "M6 5v14M19 5l-9 7 9 7",
  back: "M15 5l-8 7 8 7",
  play: "M7 4l13 8-13 8Z",
  pause: "M8 5v14M16 5v14",
  forward: "M9 5l8 7-8 7",
  last: "M18 5v14M5 5l9 7-9 7",
};

/** The positions of one table, each asked for once. @param {string} table */
function makeReplay(table) {
  takeKeys(table);
  const wanted = Number(new URLSearchParams(location.search).get("at"));
  const at = signal(Number.isInteger(wanted) && wanted > 0 ? wanted : 0);
  const last = signal(at.value);
  const state = signal(/** @type {Page.State | null} */ (null));
  const answer = signal(/** @type {{seat: number, say: string} | null} */ (null));
  const game = signal(/** @type {Page.Game | null | undefined} */ (undefined));
  const missing = signal(false);
  /** @type {Map<string, Promise<unknown>>} */
  const known = new Map();
  let busy = false;

  /** @param {number} position @returns {`/api/tables/${string}/replay?${string}`} */
  const path = (position) => `/api/tables/${table}/replay?at=${position}&language=${language.value}`;
  const dialog = signal(/** @type {"signs" | null} */ (null));
  const because = signal(/** @type {Page.Because | null} */ (null));
  const reading = signal(false);
  const toast = signal("");

  /** What there is to read about something at this position; nothing where nobody has words for it.
   * @param {Protocol.About} about @param {(told: Page.Told) => void} take */
  function read(about, take) {
    const query = new URLSearchParams(
      Object.entries({ ...about, at: at.value, language: language.value }).map(([name, value]) => [
        name,
        String(value),
      ]),
    );
    fetched(`/api/tables/${table}/why?${query}`).then(take, () => {});
  }
  const glossary = makeGlossary((name, take) => read({ name }, take));
  /** A rule is read in the note that is open; else it is, and why a line stands in the log, on the lectern. @param {Protocol.About} about */
  const show = (about) =>
    read(about, (told) =>
      batch(() => {
        if (glossary.note.value) glossary.note.value = { ...glossary.note.value, told };
        else {
          because.value = { ...told, about };
          reading.value = true;
        }
      }),
    );

  /** @template {string} Path @param {Path} from @returns {Promise<Page.Answer<Path>>} */
  function fetched(from) {
    const found =
      /** @type {Promise<Page.Answer<Path>> | undefined} */ (known.get(from))
      ?? ask(from, { key: anyKey(table) }).catch((trouble) => {
        known.delete(from);
        throw trouble;
      });
    known.set(from, found);
    if (known.size > KEPT) known.delete(known.keys().next().value ?? "");
    return found;
  }

  /** Opens the wanted position; while one is being fetched, only the last wish counts. */
  async function open() {
    if (busy) return;
    busy = true;
    try {
      for (let from = ""; from !== path(at.value); ) {
        const next = path(at.value);
        from = next;
        const found = await fetched(next);
        if (game.value === undefined) game.value = await loadGame(found.state.game);
        last.value = found.last;
        answer.value = found.answer;
        state.value = /** @type {Page.State} */ (found.state); // nothing is marked: nobody decides
      }
      if (at.value < last.value) fetched(path(at.value + 1)).catch(() => {});
    } catch {
      missing.value = !state.value && at.value === 0;
    }
    busy = false;
    if (!state.value && at.value > 0) go(0); // the address asked for more decisions than there are
  }

  /** @param {number} position */
  function go(position) {
    at.value = Math.max(0, Math.min(position, last.value));
    glossary.close();
    reading.value = false;
    toast.value = "";
    history.replaceState(null, "", `?at=${at.value}`);
    open();
  }
  return {
    table,
    at,
    last,
    state,
    answer,
    game,
    missing,
    open,
    go,
    dialog,
    glossary,
    show,
    reading,
    toast,
    wire: { because, state },
    ui: makeUi({ state, game }),
  };
}

/** @param {{table: string}} props */
export default function Replay({ table }) {
  const [replay] = useState(() => makeReplay(table));
  useEffect(() => {
    linkStyle("/static/css/ending.css").then(replay.open);
  }, [language.value]);
  useEffect(() => listenSigns(replay), []);
  if (replay.missing.value) {
    return html`<main class="sheet"><h1>${t("web-replay-title")}</h1><p role="alert">${t("web-replay-missing")}</p>
      <p><a href="/">Miskatonic</a></p></main>`;
  }
  const state = replay.state.value;
  if (!state) return html`<main class="sheet" aria-busy="true"></main>`;
  const { ui, game } = replay;
  /** @type {Page.Reader} */
  const desk = replay;
  const { closed } = state;
  const drawn = closed ? null : game.value; // of a closed table no position is known
  return html`<main class=${`frame ${state.game} replay`}>
    <${TopBar} state=${state} module=${drawn} ui=${ui} />
    ${drawn && html`<${Drawing} module=${drawn} state=${state} ui=${ui} />`}
    ${closed && html`<section class="board words"><p role="status">${closed.say}</p></section>`}
    <section class=${`people n${state.seats.length}`} aria-label=${t("web-people")}>
      <${People} state=${state} ui=${ui} module=${drawn} /></section>
    <div class="side"><${Player} replay=${replay} state=${state} />
      ${replay.reading.value && html`<${Lectern} desk=${desk} />`}
      <${Log} desk=${desk} lines=${state.log.lines} state=${state} module=${game.value} /></div>
    <div class="toasts" role="status">${replay.toast.value && html`<p class="toast">${replay.toast.value}</p>`}</div>
    <${GlossaryNote} desk=${desk} />
    ${replay.dialog.value && html`<${GlossaryDialog} desk=${desk} />`}
  </main>`;
}

/** Symbols explain themselves here too. @param {ReturnType<typeof makeReplay>} replay */
function listenSigns({ glossary, reading }) {
  const keys = (/** @type {KeyboardEvent} */ event) => {
    if (event.key === "?" && glossary.next()) event.preventDefault();
    if (event.key === "Escape") {
      glossary.close();
      reading.value = false;
    }
  };
  const stopHolding = listenHolds(() => {}, glossary.held);
  addEventListener("keydown", keys);
  return () => {
    removeEventListener("keydown", keys);
    stopHolding();
    glossary.leave();
  };
}

/** The panel with the steps. @param {{replay: ReturnType<typeof makeReplay>, state: Page.State}} props */
function Player({ replay, state }) {
  const [playing, play] = useState(false);
  const at = replay.at.value;
  const last = replay.last.value;
  const given = replay.answer.value;
  const go = (/** @type {number} */ position) => {
    play(false);
    replay.go(position);
  };
  useEffect(() => {
    if (!playing) return;
    if (at >= last) return play(false);
    const timer = setTimeout(() => replay.go(at + 1), PACE);
    return () => clearTimeout(timer);
  }, [playing, at, state]);
  useLayoutEffect(() => {
    const keys = (/** @type {KeyboardEvent} */ event) => {
      const now = replay.at.value;
      const place = { ArrowLeft: now - 1, ArrowRight: now + 1, Home: 0, End: replay.last.value };
      if (event.altKey || event.ctrlKey || event.metaKey || !(event.key in place)) return;
      event.preventDefault();
      go(place[/** @type {keyof typeof place} */ (event.key)]);
    };
    addEventListener("keydown", keys);
    return () => removeEventListener("keydown", keys);
  }, []);
  const step = (/** @type {keyof typeof SIGNS} */ sign, /** @type {() => void} */ act, /** @type {boolean} */ off) =>
    html`<button type="button" class="tool" aria-label=${t(`web-replay-${sign}`)} title=${t(`web-replay-${sign}`)}
      disabled=${off} onClick=${act}><svg class="i" viewBox="0 0 24 24" aria-hidden="true" fill="none"
      stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d=${SIGNS[sign]} />
      </svg></button>`;
  return html`<section class="decision theirs player" aria-label=${t("web-replay-title")}>
    <header><p class="who">${t("web-replay-title")}</p>
      <h2 class="num" aria-live="polite">${t("web-replay-at", { at, last })}</h2></header>
    <div class="steps-row" role="group" aria-label=${t("web-replay-steps")}>
      ${step("first", () => go(0), at === 0)}${step("back", () => go(at - 1), at === 0)}
      ${step(playing ? "pause" : "play", () => play(!playing), at >= last)}
      ${step("forward", () => go(at + 1), at >= last)}${step("last", () => go(last), at >= last)}</div>
    <input class="slide" type="range" min="0" max=${last} value=${at} aria-label=${t("web-replay-at", { at, last })}
      onInput=${(/** @type {Page.Typing} */ event) => go(Number(event.target.value))} />
    <p class="asks">${
      state.outcome
        ? state.outcome.say
        : state.asked && html`${mark(state.asked.seat)}<span><b>${state.asked.name}</b>: ${state.asked.question}</span>`
    }</p>
    ${given && html`<p class="took">${given.seat === state.asked?.seat ? icon("ui-check") : mark(given.seat)}<span>${t("web-replay-answer", given)}</span></p>`}
    <${Ways} replay=${replay} state=${state} at=${at} />
  </section>`;
}

/** Where one can go from a position. @param {{replay: ReturnType<typeof makeReplay>, state: Page.State, at: number}} props */
function Ways({ replay, state, at }) {
  const [copied, setCopied] = useState(-1);
  const { table } = replay;
  const watch = watchKey(state);
  const link = linkTo(`/r/${table}?at=${at}${watch ? `#${watch}` : ""}`);
  const give = (/** @type {string} */ text) =>
    copy(text).then(
      () => {
        setCopied(at);
        replay.toast.value = t("web-copied-position");
      },
      () => (replay.toast.value = t("web-not-copied", { text })),
    );
  const key = madeHere(table) ? creatorKey() : keysOf(table)[0];
  const onward = () =>
    ask(`/api/tables/${table}/continue`, { key, body: { at, language: language.value } }).then((made) => {
      keepTable(made);
      location.assign(`/t/${made.table}`);
    });
  return html`<div class="ways-row">
    <button type="button" class="btn" onClick=${() => give(link)}>
      ${icon(copied === at ? "ui-check" : "ui-link")}
      <span>${t(copied === at ? "web-end-shared" : "web-replay-link")}</span></button>
    ${
      !state.outcome
      && !state.spectator
      && !state.closed
      && html`<button type="button" class="btn" title=${t("web-replay-continue-say")}
      onClick=${onward}>${icon("ui-seed")}${t("web-replay-continue")}</button>`
    }
    <a class="btn quiet" href=${`/t/${table}`}>${icon("ui-table")}${t("web-replay-table")}</a></div>`;
}

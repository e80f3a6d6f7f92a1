// @ts-check
// How somebody notices that something happened: spoken lines, a sound, the title and the symbol of the tab.
import { useRef } from "preact/hooks";
import { effect } from "@preact/signals";
import { sentence, sound, t } from "../words.js";
import { html } from "./kit.js";
import { play } from "./sound.js";
import { briefly } from "./strip.js";

const AT_ONCE = 8;
/** After so many milliseconds the table is drawn: sounds take a moment to prepare. */
const DRAWN = 60;

/** What a screen reader says: whose decision it is at once, and when it has been seen what happened, that in one piece.
 * @param {{desk: Page.Desk}} props */
export function Announcer({ desk }) {
  const { lines, state } = desk.wire;
  const last = useRef(lines.value.at(-1)?.number ?? -1);
  const fresh = desk.film.running.value ? [] : lines.value.filter((line) => line.number > last.current);
  if (fresh.length) last.current = fresh[fresh.length - 1].number;
  const { asked, outcome, number } = /** @type {Page.State} */ (state.value);
  return html`<div class="vh" aria-live="polite" role="status">${
    fresh.length > 0
    && html`<p
      key=${last.current}>${summary(fresh, desk.film.steps.value)}</p>`
  }</div>
    <div class="vh" aria-live="assertive">${
      asked?.mine
      && html`<p key=${number}>
      ${t("web-your-decision", { name: asked.name })}. ${sentence(asked.question)}</p>`
    }
      ${outcome && html`<p>${outcome.say}</p>`}</div>`;
}

/** Lines in one piece: each with its sentence while they are few, else by steps.
 * @param {Protocol.LogLine[]} fresh @param {Page.Step[]} steps @returns {string} */
function summary(fresh, steps) {
  if (fresh.length <= AT_ONCE) return fresh.map((line) => sentence(line.say)).join(" ");
  const numbers = new Set(fresh.map((line) => line.number));
  const told = steps
    .filter((step) => numbers.has(step.numbers.at(-1) ?? -1))
    .map((step) => (step.lines.length === 1 ? step.lines[0].say : `${briefly(step).join(", ")}.`));
  return (told.length ? told : fresh.slice(-AT_ONCE).map((line) => line.say)).map(sentence).join(" ");
}

/** Title, symbol of the tab, and sounds. @param {Page.Desk} desk @returns {() => void} */
export function listenTurns(desk) {
  const { state, lines } = desk.wire;
  const symbol = /** @type {HTMLLinkElement | null} */ (document.querySelector("link[rel=icon]"));
  let wasMine = /** @type {boolean | null} */ (null);
  let last = -1;
  const stop = effect(() => {
    const now = state.value;
    if (!now) return;
    const mine = Boolean(now.asked?.mine);
    document.title = `${mine ? `● ${t("web-title-mine")} · ` : ""}${now.name} · Miskatonic`;
    if (symbol) symbol.href = `/static/icons/favicon${mine ? "-lit" : ""}.svg`;
    const fresh = lines.value.filter((line) => line.number > last);
    const first = last === -1;
    last = lines.value.at(-1)?.number ?? last;
    if (sound.value === "on" && !first) {
      const sounds = desk.game.peek()?.sounds ?? {};
      const heard = new Set(fresh.map((line) => sounds[line.kind]).filter(Boolean));
      if (mine && wasMine === false) heard.add("lamp");
      setTimeout(() => {
        for (const [i, name] of [...heard].slice(0, 3).entries()) play(name, i * 0.12);
      }, DRAWN);
    }
    wasMine = mine;
  });
  return () => {
    stop();
    document.title = "Miskatonic";
  };
}

// @ts-check
// How somebody notices that something happened: spoken lines, a sound, the title and the symbol of the tab.
import { useRef } from "preact/hooks";
import { effect } from "@preact/signals";
import { sound, t } from "../words.js";
import { html } from "./kit.js";
import { play } from "./sound.js";

const AT_ONCE = 8;
/** After so many milliseconds the table is drawn: sounds take a moment to prepare. */
const DRAWN = 60;

/** The lines that a screen reader says. @param {{desk: any}} props */
export function Announcer({ desk }) {
  const { lines, state } = desk.wire;
  const last = useRef(lines.value.at(-1)?.number ?? -1);
  const fresh = lines.value.filter((/** @type {any} */ line) => line.number > last.current).slice(-AT_ONCE);
  if (fresh.length) last.current = fresh.at(-1).number;
  const { asked, outcome, number } = state.value;
  return html`<div class="vh" aria-live="polite" role="log">${fresh.map((/** @type {any} */ line) => html`<p
      key=${line.number}>${line.say}</p>`)}</div>
    <div class="vh" aria-live="assertive">${asked?.mine && html`<p key=${number}>
      ${t("web-your-decision", { name: asked.name })}. ${asked.question}</p>`}
      ${outcome && html`<p>${outcome.say}</p>`}</div>`;
}

/** Title, symbol of the tab, and sounds. @param {any} desk @returns {() => void} */
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
    const fresh = lines.value.filter((/** @type {any} */ line) => line.number > last);
    const first = last === -1;
    last = lines.value.at(-1)?.number ?? last;
    if (sound.value === "on" && !first) {
      const sounds = desk.game.peek()?.sounds ?? {};
      const heard = new Set(fresh.map((/** @type {any} */ line) => sounds[line.kind]).filter(Boolean));
      if (mine && wasMine === false) heard.add("lamp");
      setTimeout(() => [...heard].slice(0, 3).forEach((name, i) => play(/** @type {any} */ (name), i * 0.12)), DRAWN);
    }
    wasMine = mine;
  });
  return () => {
    stop();
    document.title = "Miskatonic";
  };
}

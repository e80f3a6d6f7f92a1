// @ts-check
// The strip between threat and board: one chip for each step of what just happened.
import { motion, t } from "../words.js";
import { html, icon } from "./kit.js";

const SIGNS = {
  skip: "M4 5l7 7-7 7M13 5l7 7-7 7",
  again: "M5 12a7.5 7.5 0 1 0 2.2-5.3L4.5 9.3M4 4v5.5h5.5",
  back: "M19 12H5M11 6l-6 6 6 6",
  on: "M5 12h14M13 6l6 6-6 6",
};
/** @param {keyof typeof SIGNS} name */
const sign = (name) => html`<svg class="i line" viewBox="0 0 24 24" aria-hidden="true"><path d=${SIGNS[name]} /></svg>`;

/** @param {{desk: Page.Desk, module: Page.Game | null}} props */
export function Strip({ desk, module }) {
  const { film } = desk;
  const steps = film.steps.value;
  const { current, running } = film;
  const moving = motion.value;
  const been = (/** @type {Page.Step} */ step) =>
    step.numbers.some((/** @type {number} */ one) => film.played.value.has(one));
  return html`<section class=${`film${running.value ? " running" : ""}`} aria-label=${t("web-film")}>
    <h2>${t("web-film")}</h2>
    ${
      steps.length
        ? html`<ol class=${`k${steps.length}`} style=${{ "--pace": `${film.pace.value}ms` }}>${steps.map(
            (
              step,
              i,
            ) => html`<li key=${step.numbers[0]} class=${`${been(step) ? "been" : ""}${step.lost ? " hurt" : ""}`}
        aria-current=${i === current.value ? "step" : undefined}><${Chip} desk=${desk} step=${step} n=${i + 1}
        symbol=${symbolOf(module, step)} /></li>`,
          )}</ol>`
        : html`<p>${t("web-film-nothing")}</p>`
    }
    ${
      steps.length > 0
      && html`<div class="reel">
      ${
        running.value
          ? html`<button type="button" class="btn" onClick=${film.finish}>${sign("skip")}
        <span class="say">${t("web-film-skip")}</span></button>`
          : moving
            && html`<button type="button" class="btn" aria-keyshortcuts="r" onClick=${() => film.again()}>
          ${sign("again")}<span class="say">${t("web-film-again")}</span><kbd class="key" aria-hidden="true">R</kbd></button>`
      }
      <button type="button" class="tool" aria-label=${t("web-film-back")} aria-keyshortcuts="["
        onClick=${() => film.step(-1)}>${sign("back")}</button>
      <button type="button" class="tool" aria-label=${t("web-film-on")} aria-keyshortcuts="]"
        onClick=${() => film.step(1)}>${sign("on")}</button></div>`
    }
  </section>`;
}

/** The symbol of what a step begins with. @param {Page.Game | null} module @param {Page.Step} step */
function symbolOf(module, step) {
  const [line] = step.lines;
  return line && (module?.eventIcon?.(line) ?? (line.turn ? "pawn" : null));
}

/** A step in a few words: what it is about where that has a name, and what happens, how often.
 * @param {Page.Step} step @returns {string[]} */
export function briefly({ title, say, count }) {
  return [title, say + (count > 1 ? ` ×${count}` : "")].filter(Boolean);
}

/** A thing is named above what happens to it; of a person the deed counts, who did it may be cut short.
 * @param {{desk: Page.Desk, step: Page.Step, n: number, symbol: string | null}} props */
function Chip({ desk, step, n, symbol }) {
  const { film } = desk;
  const words = briefly(step);
  const deed = words.length > 1 && step.person;
  const sentence = step.lines.map((line) => line.say).join(" ") || words.join(", ");
  const point = (/** @type {PointerEvent} */ event) => {
    if (event.pointerType === "touch" || film.running.value) return;
    film.point(step.numbers);
    look(false);
  };
  const leave = () => !film.running.value && film.point(null);
  const shows = desk.game.value?.stepShows?.(step.lines[0]);
  const look = (/** @type {boolean} */ meant) => shows && desk.show({ name: shows }, meant);
  const press = () => {
    film.point(step.numbers);
    look(true);
  };
  return html`<button type="button" aria-label=${t("web-film-step", { n, say: sentence })} onPointerEnter=${point}
      onPointerLeave=${leave} onFocus=${point} onBlur=${leave} onClick=${press}>
    <span class="sym">${symbol ? icon(symbol) : html`<i class="dot"></i>`}<b class="num">${n}</b></span>
    ${
      deed
        ? html`<span class="say deed"><small>${words[0]}</small><b>${words[1]}</b></span>`
        : html`<span class="say"><b>${words[0]}</b>${words[1] && html`<small>${words[1]}</small>`}</span>`
    }
    <i class="fill"></i></button>`;
}

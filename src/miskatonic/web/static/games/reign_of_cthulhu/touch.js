// @ts-check
// What happens when a thing of the table is pointed at, focused, held or pressed.
import { html } from "../../parts/kit.js";

/** Handlers for a thing: pointing shows its text and the option it stands for, pressing chooses it where it is lit.
 * @param {any} ui @param {string} name what the lectern shows @param {string} [key] what can be chosen */
export function touch(ui, name, key = name) {
  const lit = ui.lit(key);
  const look = () => {
    ui.show(name);
    if (lit?.options.length === 1) ui.point(lit.options[0].text);
  };
  const leave = () => lit && ui.point(null);
  return {
    onPointerEnter: (/** @type {PointerEvent} */ event) => event.pointerType === "mouse" && look(),
    onPointerLeave: leave,
    onFocus: (/** @type {FocusEvent} */ event) =>
      /** @type {Element} */ (event.currentTarget).matches(":focus-visible") && look(),
    onBlur: leave,
    onClick: () => (lit ? ui.pick(key) : ui.show(name)),
  };
}

/** "Lit" and "hot" as class names. @param {any} ui @param {string} key */
export function glow(ui, key) {
  return `${ui.lit(key) ? " can" : ""}${ui.hot(key) ? " hot" : ""}`;
}

/** The words a lit thing adds to its name. @param {any} ui @param {string} key @returns {string[]} */
export function chance(ui, key) {
  const lit = ui.lit(key);
  if (!lit) return [];
  if (lit.options.length > 1) return [ui.t("web-reign-several", { count: lit.options.length })];
  return [lit.options[0].say, ui.t("web-reign-option", { number: lit.n })];
}

/** The digit of a lit thing. @param {any} ui @param {string} key */
export function keycap(ui, key) {
  const lit = ui.lit(key);
  return lit && html`<span class="key lit" aria-hidden="true">${lit.n}</span>`;
}

/** A button that shows little and says everything. @param {{name: string, label: string, ui: any, thing?: string,
 *   cls?: string, title?: string, onClick?: () => void, children?: any}} props */
export function Thing({ name, label, ui, thing = name, cls = "bare", title, onClick, children }) {
  const hands = touch(ui, name, thing);
  return html`<button type="button" class=${cls + glow(ui, thing)} title=${title} ...${hands}
    onClick=${onClick ?? hands.onClick}><span class="vh">${[label, ...chance(ui, thing)].join(", ")}</span>
    ${children}${keycap(ui, thing)}</button>`;
}

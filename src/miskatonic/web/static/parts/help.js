// @ts-check
// What the keys do, and the log where it has no place of its own.
import { t } from "../words.js";
import { html, icon } from "./kit.js";
import { Log } from "./log.js";
import { Dialog } from "./pop.js";
import { Recap } from "./recap.js";

const KEYS = [
  ["1 … 99", "digits"],
  ["Enter", "default"],
  ["U", "undo"],
  ["H", "hint"],
  ["Alt 1 … 8", "seat"],
  ["0", "goal"],
  ["L", "list"],
  ["W", "why"],
  ["Z", "large"],
  ["?", "sign"],
  ["R", "film"],
  ["[ ]", "film-steps"],
  ["?", "help"],
  ["Esc", "close"],
];

/** @param {{desk: any}} props */
export function HelpDialog({ desk }) {
  return html`<${Dialog} title=${t("web-help")} kind="help" close=${() => (desk.dialog.value = null)}>
    <dl>${KEYS.filter(([, id]) => id !== "large" || desk.ui.large).map(
      ([key, id]) => html`<div><dt><kbd class="key">${key}</kbd></dt>
      <dd>${t(`web-key-${id}`)}</dd></div>`,
    )}
      ${Object.entries(desk.game.value?.sheets?.(desk.wire.state.value, desk.ui) ?? {}).map(
        ([letter, { label }]) => html`<div><dt><kbd class="key">${letter}</kbd></dt>
        <dd>${label}</dd></div>`,
      )}</dl>
    <p>${t("web-help-lamp")}</p><p>${t("web-help-why")}</p>
    ${
      desk.game.value?.signs
      && html`<button type="button" class="btn" onClick=${() => (desk.dialog.value = "signs")}>
      ${icon("ui-why")}${t("web-glossary")}</button>`
    }
  </${Dialog}>`;
}

/** @param {{desk: any, state: any, module: any}} props */
export function LogDrawer({ desk, state, module }) {
  return html`<${Dialog} title=${t("web-log")} kind="drawer" close=${() => (desk.dialog.value = null)}>
    <${Recap} desk=${desk} state=${state} module=${module} />
    <${Log} desk=${desk} lines=${desk.film.log.value} state=${state} module=${module} />
  </${Dialog}>`;
}

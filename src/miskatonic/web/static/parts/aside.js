// @ts-check
// What covers a table only now and then: the menu, what the keys do, the log, the goal, news.
import { useState } from "preact/hooks";
import { hasRead, keepRead } from "../http.js";
import { t } from "../words.js";
import { GlossaryDialog, GlossaryNote } from "./glossary.js";
import { GoalCard } from "./goal.js";
import { html, icon } from "./kit.js";
import { sheetsOf } from "./large.js";
import { Log } from "./log.js";
import { MenuDialog } from "./menu.js";
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

/** @param {{desk: Page.Desk, state: Page.State, module: Page.Game | null}} props */
export function Aside({ desk, state, module }) {
  const open = desk.dialog.value;
  return html`
    ${
      desk.wire.status.value === "lost"
      && html`<p class="lost" role="alert">${desk.wire.out.value ?? t("web-lost")}</p>`
    }
    <div class="toasts" role="status">${desk.toast.value && html`<p class="toast">${desk.toast.value}</p>`}</div>
    ${open === "menu" && html`<${MenuDialog} desk=${desk} state=${state} />`}
    ${open === "help" && html`<${HelpDialog} desk=${desk} />`}
    <${GlossaryNote} desk=${desk} />
    <${Renewed} state=${state} />
    ${open === "signs" && html`<${GlossaryDialog} desk=${desk} />`}
    ${
      (open === "goal" || open === "opening")
      && html`<${GoalCard} desk=${desk} state=${state} module=${module}
      begins=${open === "opening"} />`
    }
    ${open === "log" && html`<${LogDrawer} desk=${desk} state=${state} module=${module} />`}`;
}

/** What the keys do. @param {{desk: Page.Desk}} props */
function HelpDialog({ desk }) {
  return html`<${Dialog} title=${t("web-help")} kind="help" close=${() => (desk.dialog.value = null)}>
    <dl>${KEYS.filter(([, id]) => id !== "large" || desk.ui.large).map(
      ([key, id]) => html`<div><dt><kbd class="key">${key}</kbd></dt>
      <dd>${t(`web-key-${id}`)}</dd></div>`,
    )}
      ${Object.entries(sheetsOf(desk)).map(
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

/** The log where it has no place of its own. @param {{desk: Page.Desk, state: Page.State, module: Page.Game | null}} props */
function LogDrawer({ desk, state, module }) {
  return html`<${Dialog} title=${t("web-log")} kind="drawer" close=${() => (desk.dialog.value = null)}>
    <${Recap} desk=${desk} state=${state} module=${module} />
    <${Log} desk=${desk} lines=${desk.film.log.value} state=${state} module=${module} />
  </${Dialog}>`;
}

/** That a table goes on under other rules, from the beginning of its last turn: what they took back of it is read once by
 * everybody who is at it. @param {{state: Page.State}} props */
function Renewed({ state }) {
  const { table, renewed } = state;
  const [read, setRead] = useState(-1);
  if (!renewed || renewed.number === read || hasRead(table, renewed.number)) return null;
  const close = () => {
    keepRead(table, renewed.number);
    setRead(renewed.number);
  };
  return html`<${Dialog} title=${t("web-renewed")} kind="renewed" close=${close}>
    <p>${renewed.say}</p>
    ${
      renewed.lines.length > 0
      && html`<h3>${t("web-renewed-gone")}</h3>
      <ul>${renewed.lines.map((/** @type {string} */ line) => html`<li>${line}</li>`)}</ul>`
    }
    <p class="row"><button type="button" class="btn on"
      onClick=${(/** @type {{target: Element}} */ event) => event.target.closest("dialog")?.close()}>${t("web-renewed-on")}</button></p>
  </${Dialog}>`;
}

// @ts-check
// The card with the goal: how one wins, how one loses, what one does in a turn, with the numbers of this table. Every table
// begins with it, also for whoever comes later; it can be opened again at any time.
import { useLayoutEffect, useRef } from "preact/hooks";
import { effect } from "@preact/signals";
import { opening, t } from "../words.js";
import { html, icon, size } from "./kit.js";

const SEEN = "miskatonic.goals";
/** So many tables are remembered whose card was read. */
const MOST = 200;

/** @returns {string[]} */
function read() {
  try {
    const found = JSON.parse(localStorage.getItem(SEEN) ?? "[]");
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

/** Opens the card where it was not read yet, as soon as the goal is known, and keeps it true while it is open.
 * @param {string} table @param {Page.Wire} wire @param {Page.Desk["dialog"]} dialog @returns {() => void} */
export function listenGoal(table, wire, dialog) {
  let fresh = opening.value === "on" && !read().includes(table);
  const asks = effect(() => {
    const state = wire.state.value;
    if (!state || state.closed || state.outcome) return;
    void state.language;
    if (fresh || dialog.value === "goal" || dialog.value === "opening") wire.askGoal();
  });
  const opens = effect(() => {
    const goal = wire.goal.value;
    if (!fresh || !goal?.goal || wire.state.peek()?.outcome || dialog.peek()) return;
    fresh = false;
    localStorage.setItem(SEEN, JSON.stringify([...read(), table].slice(-MOST)));
    dialog.value = "opening";
  });
  return () => {
    asks();
    opens();
  };
}

/** `begins`: the table begins with it. @param {{desk: Page.Desk, state: Page.State, module: Page.Game | null, begins: boolean}} props */
export function GoalCard({ desk, state, module, begins }) {
  const goal = desk.wire.goal.value?.goal;
  const box = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useLayoutEffect(() => {
    if (goal) box.current?.showModal();
  }, [Boolean(goal)]);
  if (!goal) return null;
  const shut = () => box.current?.close();
  /** @param {KeyboardEvent} event */
  const keys = (event) => {
    if (!["Digit0", "Numpad0", "KeyG"].includes(event.code) || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    shut();
  };
  const symbol = (/** @type {Protocol.SaidAim} */ row) => icon(module?.goal?.[row.id] ?? "ui-goal");
  const rule = (/** @type {string} */ id) =>
    id
    && html`<button type="button" class="rid" onClick=${() => {
      shut();
      desk.show({ rule: id }, true);
    }}>${id}</button>`;
  const track = (/** @type {Protocol.SaidAim} */ row) =>
    module?.goalTracks?.includes(row.id)
    && row.of !== null
    && row.of <= 16
    && html`<span class="gtk" aria-hidden="true">${Array.from(
      { length: row.of },
      (_, at) => html`<i
      class=${at < row.have ? "on" : ""}>${symbol(row)}</i>`,
    )}</span>`;
  return html`<dialog ref=${box} class=${`goalsheet ${begins ? "begins" : "again"}`} aria-labelledby="goal-title" onKeyDown=${keys}
      onClose=${() => (desk.dialog.value = null)} onClick=${(/** @type {Event} */ event) => event.target === box.current && shut()}>
    <div class="gcard">
      <header><div><p class="ey">${[state.name, ...headline(state, module, desk.ui)].join(" · ")}</p><h2 id="goal-title">${goal.title}</h2></div></header>
      <div class="gb">
        <section class="gwins"><h3><span class="stamp round">${icon("ui-check")}</span>${t("web-goal-wins")}</h3>
          <ul>${goal.wins.map(
            (row, at) => html`<li class=${`gr ${at ? "" : "main"}`}>
            <span class="gi">${symbol(row)}</span>
            ${row.of !== null && html`<b class="gn">${row.have > 0 || !begins ? html`${row.have}<small>/${row.of}</small>` : row.of}</b>`}
            <div class="gt"><p>${row.say}</p>${row.more && html`<small>${row.more}</small>`}</div>${rule(row.rule)}${track(row)}</li>`,
          )}</ul></section>
        <section class="gloses"><h3><span class="stamp sq">${icon("ui-close")}</span>${t("web-goal-loses")}<small>${t("web-goal-left")}</small></h3>
          <ul>${goal.loses.map(
            (row) => html`<li class=${`gl ${row.left !== null && row.left < 2 && !begins ? "gnear" : ""}`}>
            <span class="gi">${symbol(row)}</span>
            <div class="gt"><p>${row.say} ${rule(row.rule)}</p>${row.more && html`<small>${row.more}</small>`}</div>
            <b class="gn">${row.left ?? ""}</b>${track(row)}</li>`,
          )}</ul></section>
        <section class="turnb"><h3>${t("web-goal-turn")}</h3>
          <ol>${goal.turn.map(
            (row, at) => html`<li><span class="nr">${at + 1}</span>
            <div><h4>${symbol(row)}${row.say}</h4><p>${row.more}</p>${rule(row.rule)}</div></li>`,
          )}</ol></section>
      </div>
      <footer>
        <label class="later"><input type="checkbox" checked=${opening.value === "on"}
          onChange=${(/** @type {Page.Typing} */ event) => (opening.value = event.target.checked ? "on" : "off")} />${t("web-goal-always")}</label>
        ${size.value !== "phone" && html`<span class="later"><kbd class="key">0</kbd> ${t("web-goal-again")}</span>`}
        <button type="button" class=${`btn big ${begins ? "lit" : "ink"}`} autofocus onClick=${shut}>${t(
          begins ? "web-goal-begin" : "web-goal-back",
        )}${size.value !== "phone" && html` <kbd class="key">0</kbd>`}</button>
      </footer>
    </div>
  </dialog>`;
}

/** What stands above the title beside the name of the game. @param {Page.State} state @param {Page.Game | null} module @param {Page.Ui} ui @returns {string[]} */
function headline(state, module, ui) {
  const title = !state.closed && module?.title(state, ui);
  return title ? [title] : [];
}

// @ts-check
// The table page: threat above, people left, table in the centre, decision right.
import { useEffect, useState } from "preact/hooks";
import { t } from "../words.js";
import { Closed } from "./closed.js";
import { Decision } from "./decision.js";
import { makeDesk } from "./desk.js";
import { html, icon, size } from "./kit.js";
import { listenKeys } from "./keys.js";
import { Large } from "./large.js";
import { Lectern } from "./lectern.js";
import { ListView } from "./list.js";
import { Aside } from "./aside.js";
import { Announcer, listenTurns } from "./notice.js";
import { Log } from "./log.js";
import { People } from "./people.js";
import { Recap } from "./recap.js";
import { Rings } from "./rings.js";
import { Strip } from "./strip.js";
import { TopBar } from "./top.js";
import { Drawing } from "./ui.js";

const TABS = { table: "ui-board", people: "ui-people", log: "ui-log", details: "ui-why" };

/** @param {{table: string}} props */
export default function TablePage({ table }) {
  const [desk] = useState(() => makeDesk(table));
  useEffect(() => {
    const stops = [listenKeys(desk), listenTurns(desk), desk.leave];
    return () => {
      for (const stop of stops) stop();
    };
  }, [desk]);
  const state = desk.wire.state.value;
  if (desk.wire.status.value === "refused") return html`<${Refused} table=${table} why=${desk.wire.refused.value} />`;
  if (!state || desk.game.value === undefined) {
    return html`<main class="sheet"><p role="status">${
      desk.wire.out.value ?? t(desk.wire.status.value === "lost" ? "web-lost" : "web-opening")
    }</p></main>`;
  }
  return html`<${Table} desk=${desk} state=${state} module=${desk.game.value} />`;
}

/** @param {{desk: import("./desk.js").Desk, state: Page.State, module: Page.Game | null}} props */
function Table({ desk, state, module }) {
  if (state.closed) return html`<${Closed} desk=${desk} state=${state} module=${module} />`;
  const listed = desk.list.value || !module;
  const phone = size.value === "phone";
  const { ui, film } = desk;
  const over = state.outcome && !film.running.value; // the last thing that happened is seen before the end
  const classes = ["frame", state.game, listed && "listed", `tab-${desk.tab.value}`, film.before.value && "then"];
  return html`<main class=${classes.filter(Boolean).join(" ")}>
    <${TopBar} desk=${desk} state=${state} module=${module} />
    <${Announcer} desk=${desk} />
    ${
      listed
        ? html`<${ListView} desk=${desk} state=${state} />`
        : html`<${Drawing} module=${module} state=${state} ui=${ui} around=${over && Ended} />`
    }
    ${!listed && html`<${Strip} desk=${desk} module=${module} /><${Rings} desk=${desk} />`}
    <section class=${`people n${state.seats.length}`} aria-label=${t("web-people")}>
      <${People} desk=${desk} state=${state} ui=${ui} module=${listed ? null : module} />
      ${
        size.value === "wide"
        && html`<${Log} desk=${desk} lines=${film.log.value} state=${state}
        module=${module} />`
      }
    </section>
    ${phone && html`<${Pane} desk=${desk} state=${state} module=${module} />`}
    <div class="side">
      ${
        over
          ? html`<${Ending} desk=${desk} state=${state} ui=${ui} />`
          : state.outcome
            ? html`<${Then} />`
            : html`<${Decision} desk=${desk} />`
      }
      ${!phone && (!state.outcome || desk.reading.value) && html`<${Lectern} desk=${desk} />`}
      ${
        size.value === "wide"
        && !listed
        && !(state.outcome && desk.reading.value)
        && html`<${Recap} desk=${desk} state=${state}
        module=${module} />`
      }
      ${phone && html`<${Tabs} desk=${desk} />`}
    </div>
    <${Large} desk=${desk} state=${state} module=${listed ? null : module} />
    <${Aside} desk=${desk} state=${state} module=${module} />
  </main>`;
}

/** The tabs of the phone. @param {{desk: Page.Desk}} props */
function Tabs({ desk }) {
  return html`<nav class="tabs" aria-label=${t("web-tabs")}>${Object.entries(TABS).map(
    ([tab, symbol]) => html`<button
    type="button" aria-current=${desk.tab.value === tab ? "page" : undefined}
    onClick=${() => (desk.tab.value = /** @type {keyof typeof TABS} */ (tab))}>${icon(symbol)}${t(`web-tab-${tab}`)}</button>`,
  )}</nav>`;
}

/** What they show instead of the table. @param {{desk: Page.Desk, state: Page.Open, module: Page.Game | null}} props */
function Pane({ desk, state, module }) {
  const ui = desk.ui;
  const tab = desk.tab.value;
  if (tab === "table") return null;
  return html`<div class="pane">
    ${tab === "people" && html`<${People} desk=${desk} state=${state} ui=${ui} module=${module} full />`}
    ${
      tab === "log"
      && html`<${Recap} desk=${desk} state=${state} module=${module} /><${Log} desk=${desk} lines=${desk.film.log.value} state=${state}
      module=${module} />`
    }
    ${tab === "details" && html`<${Lectern} desk=${desk} />`}
  </div>`;
}

/** A component that is loaded when it is first needed. @template Props
 * @param {() => Promise<Page.Part<Props>>} load */
function useLate(load) {
  const [late, setLate] = useState(/** @type {Page.Part<Props> | null} */ (null));
  useEffect(() => {
    load()
      .then((component) => setLate(() => component))
      .catch(console.error);
  }, []);
  return late;
}

/** Where the sheet will lie when everything has been seen. */
function Then() {
  return html`<section class="decision theirs"><header><p class="who">${t("web-then-end")}</p>
    <h2>${t("web-film")}</h2></header></section>`;
}

/** The sheet at the end. @param {{desk: Page.Desk, state: Page.Over, ui: Page.Ui}} props */
function Ending({ desk, state, ui }) {
  const Sheet = useLate(() => import("./ending.js").then((module) => module.ready(state)));
  const [followed] = useState(state.next); // whoever goes on takes along also whom the sheet is not yet laid out for
  if (Sheet) return html`<${Sheet} desk=${desk} state=${state} ui=${ui} followed=${followed} />`;
  return html`<section class="decision theirs"><header><h2>${state.outcome.say}</h2></header></section>`;
}

/** The course of an ended game beside its last position. @param {Page.Seen & {table: Page.Drawn, module: Page.Game}} props */
function Ended({ state, ui, table, module }) {
  const Course = useLate(() => import("./course.js").then((module) => module.Course));
  return Course
    ? html`<${Course} state=${state} ui=${ui} table=${table}
    chapters=${module.chapters?.(state, ui)} />`
    : table;
}

/** A damaged table can be read up to the damage. @param {{table: string, why: {code: string, say: string}}} props */
function Refused({ table, why }) {
  return html`<main class="sheet"><h1>Miskatonic</h1><p role="alert">${why.say}</p>
    ${why.code === "damaged" && html`<p><a href=${`/r/${table}?at=0`}>${t("web-menu-replay")}</a></p>`}
    <p><a href="/">${t("web-to-home")}</a></p></main>`;
}

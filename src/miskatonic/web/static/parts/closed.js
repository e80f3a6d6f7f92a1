// @ts-check
// A table of an earlier version that can't be continued: why, what happened, and how to read and save it.
import { download } from "../http.js";
import { t } from "../words.js";
import { Aside } from "./aside.js";
import { html, icon } from "./kit.js";
import { Lectern } from "./lectern.js";
import { Log } from "./log.js";
import { Announcer } from "./notice.js";
import { People } from "./people.js";
import { TopBar } from "./top.js";

/** There is no position to be drawn: the drawing only has the symbols of what happened.
 * @param {{desk: Page.Desk, state: Page.Closed, module: Page.Game | null}} props */
export function Closed({ desk, state, module }) {
  const keep = () => download(state.table).catch((problem) => desk.say(problem.message));
  return html`<main class="frame closed">
    <${TopBar} desk=${desk} state=${state} module=${null} />
    <${Announcer} desk=${desk} />
    <section class=${`people n${state.seats.length}`} aria-label=${t("web-people")}>
      <${People} desk=${desk} state=${state} ui=${desk.ui} module=${null} /></section>
    <div class="past"><section class="rule" aria-label=${t("web-board")}>
        ${state.outcome && html`<h2>${state.outcome.say}</h2>`}
        <p role="status">${state.closed.say}</p>
        <p class="row"><a class="btn" href=${`/r/${state.table}?at=0`}>${icon("ui-play")}${t("web-menu-replay")}</a>
          ${
            state.creator
            && html`<button type="button" class="btn" onClick=${keep}>${icon("ui-arrow-down")}
            ${t("web-export")}</button>`
          }</p></section>
      <${Log} desk=${desk} lines=${desk.wire.lines.value} state=${state} module=${module} /></div>
    ${desk.reading.value && html`<${Lectern} desk=${desk} />`}
    <${Aside} desk=${desk} state=${state} module=${module} />
  </main>`;
}

// @ts-check
// The table in words, for a game without a drawing and for people who would rather read.
import { t } from "../words.js";
import { html } from "./kit.js";
import { Recap } from "./recap.js";

/** @param {{desk: Page.Desk, state: Page.State}} props */
export function ListView({ desk, state }) {
  return html`<section class="board words" tabindex="0" aria-label=${t("web-list")}>
    <h2>${t("web-list")}</h2>
    ${
      !state.outcome
      && html`<p><button type="button" class="btn" aria-haspopup="dialog"
      onClick=${() => (desk.dialog.value = "goal")}>${t("web-goal")}</button></p>`
    }
    <${Recap} desk=${desk} state=${state} />
    <ul>${desk.wire.position.value.map((/** @type {string} */ line) => {
      const deep = /^\s*/.exec(line)?.[0].length ?? 0;
      return line.trim() ? html`<li class=${deep ? "deep" : ""}>${line.trim()}</li>` : html`<li class="gap"></li>`;
    })}</ul>
  </section>`;
}

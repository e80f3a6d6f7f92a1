// @ts-check
// What to know before giving links away: whether anybody else could open them.
import { onlyHere, reach } from "../http.js";
import { t } from "../words.js";
import { html, icon } from "./kit.js";

/** Says that only this machine can open the links, and how others could. */
export function OnlyHere() {
  if (!onlyHere) return null;
  return html`<p class="onlyhere" role="note">${icon("ui-why")}<span>${t("web-link-here")}
    ${" "}${t("web-link-start")} <code>${reach.command}</code>
    ${" "}${reach.network && t("web-link-network", { address: reach.network })}</span></p>`;
}

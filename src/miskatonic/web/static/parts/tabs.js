// @ts-check
// The tabs of the phone.
import { t } from "../words.js";
import { html, icon } from "./kit.js";

const TABS = { table: "ui-board", people: "ui-people", log: "ui-log", details: "ui-why" };

/** @param {{desk: any}} props */
export function Tabs({ desk }) {
  return html`<nav class="tabs" aria-label=${t("web-tabs")}>${Object.entries(TABS).map(
    ([tab, symbol]) => html`<button
    type="button" aria-current=${desk.tab.value === tab ? "page" : undefined}
    onClick=${() => (desk.tab.value = tab)}>${icon(symbol)}${t(`web-tab-${tab}`)}</button>`,
  )}</nav>`;
}

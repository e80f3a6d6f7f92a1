// @ts-check
// That a table goes on under other rules, from the beginning of its last turn: what they took back of it is read once by
// everybody who is at it.
import { useState } from "preact/hooks";
import { hasRead, keepRead } from "../http.js";
import { t } from "../words.js";
import { html } from "./kit.js";
import { Dialog } from "./pop.js";

/** @param {{state: any}} props */
export function Renewed({ state }) {
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
      onClick=${(/** @type {any} */ event) => event.target.closest("dialog").close()}>${t("web-renewed-on")}</button></p>
  </${Dialog}>`;
}

// @ts-check
// One file for the whole campaign, and the tables it has led over.
import { useEffect, useRef, useState } from "preact/hooks";
import { anyKey, ask, campaignOf, download, takeIn } from "../../../http.js";
import { html } from "../../../parts/kit.js";
import { language } from "../../../words.js";
import Carry from "../carry.js";
import { svg } from "../pictures.js";

/** @param {Page.Seen<ArkhamLcg.Board>} props */
export function File({ state, ui }) {
  const input = useRef(/** @type {HTMLInputElement | null} */ (null));
  const [trouble, setTrouble] = useState("");
  const [record, setRecord] = useState("");
  const failed = (/** @type {Error} */ problem) => setTrouble(problem.message);
  const over = Boolean(state.view.board.campaign);
  return html`<section class="panel file" aria-label=${ui.t("web-ah-file")}><h3>${ui.t("web-ah-file")}</h3><p>${ui.t(over ? "web-ah-file-say" : "web-ah-file-later")}</p>
    <div>${over && html`<button class="btn" type="button" onClick=${() => download(state.table, "campaign").catch(failed)}>${svg("ui-save")}${ui.t("web-ah-file-save")}</button>`}
      <button class="btn quiet" type="button" onClick=${() => input.current?.click()}>${svg("ui-file")}${ui.t("web-ah-file-open")}</button>
      <input ref=${input} type="file" accept=".json,application/json" hidden aria-hidden="true"
        onChange=${(/** @type {Page.Typing} */ event) => takeIn(event.target.files?.[0]).catch(failed)} />
      ${
        over
        && html`<button class="btn quiet" type="button" aria-expanded=${Boolean(record)} onClick=${() =>
          record
            ? setRecord("")
            : campaignOf(state.table)
                .then(setRecord)
                .catch(failed)}>${svg("ui-people")}${ui.t("web-ah-carry")}</button>`
      }</div>
    ${record && html`<${Carry} text=${record} failed=${failed} />`}
    ${trouble && html`<p role="alert">${trouble}</p>`}<${Chain} state=${state} ui=${ui} /></section>`;
}

/** The tables of the campaign that one can look at again, or take up there. @param {Page.Seen<ArkhamLcg.Board>} props */
function Chain({ state: { table, number }, ui }) {
  const [tables, setTables] = useState(/** @type {Protocol.TableInChain[]} */ ([]));
  useEffect(() => {
    ask(`/api/tables/${table}/chain?language=${language.value}`, { key: anyKey(table) })
      .then((told) => setTables(told.tables))
      .catch(console.warn);
  }, [table, number, language.value]);
  const label = (/** @type {Protocol.TableInChain} */ one, /** @type {number} */ i) =>
    `${ui.t("web-ah-table", { number: i + 1 })}: ${one.chapter}`;
  return (
    tables.length > 1
    && html`<ol class="chain">${tables.map(
      (one, i) => html`<li key=${one.table} aria-current=${one.here ? "page" : undefined}>
    <b>${one.here ? label(one, i) : html`<a href=${`/t/${one.table}`}>${label(one, i)}</a>`}</b><small>${one.say}</small></li>`,
    )}</ol>`
  );
}

// @ts-check
// Before a campaign continues: who sits the next scenario out, and how many people join. After its end: who is taken over into another.
import { useEffect, useState } from "preact/hooks";
import { campaignOf } from "../../http.js";
import { html } from "../../parts/kit.js";
import Carry from "./carry.js";
import { svg } from "./pictures.js";

const SEATS = 4;
const NOBODY = "nobody";

/** `wishes` are what is wished of the next table. @param {Page.Seen<ArkhamLcg.Board> & {wishes: Page.Wishes, wish: (wishes: Page.Wishes) => void}} props */
export function Going({ state, ui, wishes, wish }) {
  const { sheet, campaign } = state.view.board;
  if (campaign?.outcome && !state.spectator) return html`<${Over} table=${state.table} number=${state.number} />`;
  if (!sheet || !state.goes_on || state.next || state.spectator) return null;
  const living = sheet.people.filter((one) => !one.fate);
  const out = wishes.options?.absent?.split("+") ?? living.filter((one) => one.seat === null).map((one) => one.id);
  const joining = wishes.joining ?? 0;
  const seats = sheet.people.filter((one) => one.seat !== null || !out.includes(one.id)).length;
  const turn = (/** @type {string} */ id) => {
    const absent = [...out.filter((one) => one !== id && one !== NOBODY), ...(out.includes(id) ? [] : [id])];
    wish({ ...wishes, options: { absent: absent.join("+") || NOBODY } });
  };
  return html`<section class="going2" aria-label=${ui.t("web-ah-going")}><p class="goeson">${ui.t("web-ah-goes-on", { name: ui.word(`scenario-${sheet.ahead.scenario}`) })}</p><h3>${ui.t("web-ah-going")}</h3>
    <ul>${living.map(
      (one) => html`<li key=${one.id}><label><input type="checkbox" checked=${!out.includes(one.id)}
      onChange=${() => turn(one.id)} /> ${ui.word(one.card)}</label></li>`,
    )}</ul>
    <p class="joins">${svg("ui-people")}<span>${ui.t("web-ah-joining", { count: joining })}</span>
      <button type="button" class="btn" disabled=${joining < 1} aria-label=${ui.t("web-ah-joining-less")} onClick=${() => wish({ ...wishes, joining: joining - 1 })}>${svg("ui-minus")}</button>
      <button type="button" class="btn" disabled=${seats + joining >= SEATS} aria-label=${ui.t("web-ah-joining-more")} onClick=${() => wish({ ...wishes, joining: joining + 1 })}>${svg("ui-plus")}</button></p></section>`;
}

/** @param {{table: string, number: number}} props */
function Over({ table, number }) {
  const [record, setRecord] = useState("");
  const [trouble, setTrouble] = useState("");
  const failed = (/** @type {Error} */ problem) => setTrouble(problem.message);
  useEffect(() => {
    campaignOf(table).then(setRecord).catch(failed);
  }, [table, number]);
  return html`${record && html`<${Carry} text=${record} failed=${failed} />`}${trouble && html`<p role="alert">${trouble}</p>`}`;
}

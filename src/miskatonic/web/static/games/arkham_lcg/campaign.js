// @ts-check
// The campaign: the sheet that can be opened at any time, and the pages that are shown when a scenario is over.
import { html, linkStyle } from "../../parts/kit.js";
import { Book, Log } from "./campaign/book.js";
import { File } from "./campaign/file.js";
import { Path } from "./campaign/path.js";
import { Sheets } from "./campaign/sheets.js";
import { Story } from "./campaign/story.js";

linkStyle("/static/css/arkham_campaign.css");

/** Everything on one sheet: the road, the notebook, what everybody carries. @param {Page.Seen<ArkhamLcg.Board>} props */
export function Campaign({ state, ui }) {
  const { sheet, bag } = state.view.board;
  return html`<div class="camp whole"><${Path} sheet=${sheet} ui=${ui} /><div class="carried"><${Sheets} sheet=${sheet} ui=${ui} /><${File} state=${state} ui=${ui} /></div><${Book} sheet=${sheet} bag=${bag} ui=${ui} /></div>`;
}

/** Before hands are dealt: what the scenario is about, and the campaign so far. @param {Page.Seen<ArkhamLcg.Board>} props */
export function Interlude({ state, ui }) {
  const { sheet, scenario } = state.view.board;
  const told = `scenario-${scenario}.text`;
  return html`<div class="camp interlude">${sheet && html`<${Path} sheet=${sheet} ui=${ui} />`}<div class="book story card">
    <div class="page" tabindex="0"><h2>${ui.word(`scenario-${scenario}`)}</h2><div class="prose">${ui.has(told) && html`<p>${ui.word(told)}</p>`}</div></div>
    ${sheet ? html`<${Log} sheet=${sheet} ui=${ui} />` : html`<div class="page"></div>`}</div></div>`;
}

/** What a scenario that is over leaves behind: pages for the centre of the table, the first one lies open.
 * @param {Page.Open<ArkhamLcg.Board>} state @param {Page.Ui} ui @returns {Page.Chapter[]} */
export function chapters(state, ui) {
  const { sheet } = state.view.board;
  if (!sheet || !state.outcome) return [];
  return [
    {
      id: "story",
      label: ui.t("web-ah-resolution"),
      body: html`<div class="camp"><${Path} sheet=${sheet} ui=${ui} /><${Story} state=${state} sheet=${sheet} ui=${ui} /></div>`,
    },
    { id: "campaign", label: ui.t("web-ah-campaign"), body: html`<${Campaign} state=${state} ui=${ui} />` },
  ];
}

// @ts-check
// The open notebook: on the left what was written, what was crossed out and who is gone; on the right the bag and what changed in it.
import { html } from "../../../parts/kit.js";
import { picture, svg, Token, tokenName } from "../pictures.js";
import { Ahead, joining } from "./ahead.js";
import { numeral } from "./path.js";

/** Lists of the log that are not done with yet: who stands there is still out there. */
const OPEN = new Set(["got_away"]);

/** @param {{sheet: ArkhamLcg.Sheet, bag: string[], ui: Page.Ui}} props */
export function Book({ sheet, bag, ui }) {
  return html`<div class="book card"><${Log} sheet=${sheet} ui=${ui} /><${Bag} sheet=${sheet} bag=${bag} ui=${ui} /></div>`;
}

/** What a note says, with its number if it has one. @param {ArkhamLcg.Note} note @param {Page.Ui} ui */
export const noteWords = ({ key, card, number }, ui) =>
  card ? ui.word(card) : ui.word(`note-${key}`) + (number === null ? "" : `: ${number}`);

/** @param {{sheet: ArkhamLcg.Sheet, ui: Page.Ui}} props */
export function Log({ sheet, ui }) {
  const notes = sheet.notes.filter(({ card }) => !card);
  const listed = sheet.notes.flatMap(({ key, card, crossed }) => (card ? [{ key, card, crossed }] : []));
  const lists = [...new Set(listed.map(({ key }) => key))].map((section) => ({
    section,
    found: listed.filter(({ key }) => key === section),
  }));
  const here = sheet.people.filter((one) => one.seat !== null).length;
  const gone = sheet.people.filter((one) => one.fate);
  return html`<div class="page pl1" tabindex="0" role="group" aria-label=${ui.t("web-ah-log")}><header><h2>${ui.word(`setting-campaign-${sheet.campaign}`)}</h2>
      <p>${ui.word(`setting-difficulty-${sheet.difficulty}`)}${here > 0 && `, ${ui.t("web-ah-people", { count: here })}`}</p></header>
    <h3>${ui.t("web-ah-notes")}</h3>
    <ul class="notes">${notes.map((note) => html`<${Note} key=${note.key} note=${note} sheet=${sheet} ui=${ui} />`)}
      ${!notes.length && html`<li class="none">${ui.t("web-ah-no-notes")}</li>`}</ul>
    ${
      lists.length > 0
      && html`<div class="cols">${lists.map(
        ({ section, found }) => html`<div key=${section}><h3>${ui.word(`note-${section}`)}</h3>
      <ul class="nml">${found.map(
        ({
          card,
          crossed,
        }) => html`<li key=${card} class=${OPEN.has(section) ? "off" : ""}><button type="button" class="bare"
        onClick=${() => ui.enlarge({ name: card })}>${crossed ? html`<s>${ui.word(card)}</s>` : ui.word(card)}</button></li>`,
      )}</ul></div>`,
      )}</div>`
    }
    ${
      gone.length > 0
      && html`<h3>${ui.t("web-ah-gone")}</h3>${gone.map(
        (one) =>
          html`<p key=${one.card} class="dead">${svg(
            one.fate === "insane" ? "threshold" : "gi-tombstone",
          )}<span><b>${ui.word(one.card)}</b> ${ui.t(`web-ah-fate-${one.fate}`)}</span></p>`,
      )}`
    }
    <i class="ruled" aria-hidden="true"></i></div>`;
}

/** @param {{note: ArkhamLcg.Note, sheet: ArkhamLcg.Sheet, ui: Page.Ui}} props */
function Note({ note, sheet, ui }) {
  const { scenario, crossed, fresh } = note;
  const said = noteWords(note, ui);
  return html`<li class=${`${crossed ? "cut" : ""}${fresh ? " new" : ""}`}><span class="scn" title=${ui.word(`scenario-${scenario}`)}>${numeral(sheet, scenario)}</span>
    <span>${crossed ? html`<s>${said}</s><small>${ui.t("web-ah-crossed", { number: numeral(sheet, crossed) })}</small>` : said}</span>
    ${fresh && html`<span class="newt">${ui.t("web-ah-new")}</span>`}</li>`;
}

/** @param {{sheet: ArkhamLcg.Sheet, bag: string[], ui: Page.Ui}} props */
function Bag({ sheet, bag, ui }) {
  const { changes, unclaimed } = sheet;
  const label = ui.t("web-ah-bag", { count: bag.length });
  return html`<div class="page" tabindex="0" role="group" aria-label=${label}><h3 class="first"><span>${label}</span></h3>
    <div class="bagx" role="group" aria-label=${bag.map((one) => tokenName(one, ui)).join(", ")}>${bag.map(
      (token) => html`<${Token}
      token=${token} ui=${ui} cls="coin" />`,
    )}${joining(sheet).map(
      (token) => html`<span class="joins2" title=${ui.t("web-ah-ahead-joins", { name: tokenName(token, ui) })}><${Token}
      token=${token} ui=${ui} cls="coin" /></span>`,
    )}</div>
    <${Ahead} sheet=${sheet} ui=${ui} />
    <h3>${ui.t("web-ah-bag-changes")}</h3>
    <ul class="effs">${changes.map(
      ({ scenario, token, count }) => html`<li><${Token} token=${token} ui=${ui} />
      <b class="num">${count > 0 ? `+${count}` : `−${-count}`}</b><span>${tokenName(token, ui)}<small>${ui.word(`scenario-${scenario}`)}</small></span></li>`,
    )}
      ${!changes.length && html`<li class="none">${ui.t("web-ah-bag-same")}</li>`}</ul>
    ${
      unclaimed.length > 0
      && html`<h3>${ui.t("web-ah-unclaimed")}</h3><ul class="effs">${unclaimed.map(
        (name) => html`<li class="waits">${svg(picture(name, "asset"))}<span>${ui.word(name)}</span></li>`,
      )}</ul>`
    }</div>`;
}

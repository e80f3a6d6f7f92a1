// @ts-check
// Another campaign with investigators from one that was played: who goes, and how hard it will be.
import { useEffect, useState } from "preact/hooks";
import { sitDown } from "../../http.js";
import { html, linkStyle } from "../../parts/kit.js";
import { loadWords, t } from "../../words.js";
import { askCampaign, askCarried, GAME, word } from "./decks/asking.js";
import { svg } from "./pictures.js";

const styled = linkStyle("/static/css/arkham_campaign.css");

const SEATS = 4;
/** @type {ArkhamLcg.Record["format"]} */
const FORMAT = "miskatonic.arkham_lcg.campaign";

/** Whether a file is the record of a campaign that is over. @param {string} text */
export function isOver(text) {
  try {
    const { format, scenario } = /** @type {Partial<ArkhamLcg.Record>} */ (JSON.parse(text));
    return format === FORMAT && scenario === "";
  } catch {
    return false;
  }
}

/** `text` is the record of the campaign that was played. @param {{text: string, failed: (problem: Error) => void}} props */
export default function Carry({ text, failed }) {
  const [found, setFound] = useState(/** @type {ArkhamLcg.CampaignShown | null} */ (null));
  const [stay, setStay] = useState(/** @type {string[]} */ ([]));
  const [difficulty, setDifficulty] = useState("");
  useEffect(() => {
    Promise.all([askCampaign(text), loadWords(GAME), styled])
      .then(([told]) => {
        setFound(told);
        setStay(living(told).slice(SEATS));
        setDifficulty(told.difficulty);
      })
      .catch(failed);
  }, [text]);
  if (!found) return null;
  const people = living(found);
  const going = people.filter((id) => !stay.includes(id));
  const turn = (/** @type {string} */ id) =>
    setStay(stay.includes(id) ? stay.filter((one) => one !== id) : [...stay, id]);
  const begin = () =>
    askCarried({ text, investigators: going.join("+"), difficulty })
      .then(({ record }) => sitDown(record))
      .catch(failed);
  return html`<section class="going2 carry" aria-label=${t("web-ah-carry")}><h3>${t("web-ah-carry")}</h3>
    <p>${t(people.length ? "web-ah-carry-say" : "web-ah-carry-nobody")}</p>
    ${
      people.length > 0
      && html`<ul>${people.map(
        (id) => html`<li key=${id}><label><input type="checkbox" checked=${going.includes(id)}
      disabled=${stay.includes(id) && going.length >= SEATS} onChange=${() => turn(id)} /> ${word(`card-${id}`)}</label></li>`,
      )}</ul>
    <label class="hard">${word("setting-difficulty")} <select value=${difficulty} onChange=${(/** @type {Page.Typing} */ event) => setDifficulty(event.target.value)}>
      ${found.difficulties.map((id) => html`<option key=${id} value=${id}>${word(`setting-difficulty-${id}`)}</option>`)}</select></label>
    <button type="button" class="btn" disabled=${!going.length} onClick=${begin}>${svg("ui-plus")}${t("web-ah-carry-go")}</button>`
    }</section>`;
}

/** Who can play on, by their ids. @param {ArkhamLcg.CampaignShown} found @returns {string[]} */
const living = ({ people }) => people.filter((one) => !one.fate).map((one) => one.id);

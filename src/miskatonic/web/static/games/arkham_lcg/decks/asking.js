// @ts-check
// What the page asks about decks and campaigns; the rules are the server's alone.
import { useEffect, useState } from "preact/hooks";
import { ask } from "../../../http.js";
import { gameWord, language, t } from "../../../words.js";

export const GAME = "arkham_lcg";

/** So many decks are asked about at once. */
const MOST = 12;

/** @typedef {ArkhamLcg.Enquiries} Enquiries */

/** @template {keyof Enquiries} Name @param {Name} about @param {Enquiries[Name]["takes"]} body
 * @returns {Promise<Enquiries[Name]["gives"]>} */
function enquire(about, body) {
  const path = /** @type {string} */ (`/api/games/${GAME}/enquiries/${about}?language=${language.value}`);
  return /** @type {Promise<Enquiries[Name]["gives"]>} */ (ask(path, { body }));
}

/** All cards there are, with what an investigator may take of them. @param {ArkhamLcg.PoolWish} [of] */
export const askPool = (of = {}) => enquire("deck.pool", of);

/** What is wrong with a deck, or what a text is read as. @param {ArkhamLcg.DeckWish} deck */
export const askCheck = (deck) => enquire("deck.check", deck);

/** What is wrong with each of one's own decks where they lie beside each other, by its id. @param {import("./own_decks.js").Deck[]} decks @param {string | undefined} boxes
 * @returns {Record<string, ArkhamLcg.DeckChecked>} */
export function useJudged(decks, boxes) {
  const [found, setFound] = useState(/** @type {Record<string, ArkhamLcg.DeckChecked>} */ ({}));
  useEffect(() => {
    let late = false;
    Promise.all(decks.slice(0, MOST).map(async ({ id, ...deck }) => [id, await askCheck({ ...deck, boxes })]))
      .then((rows) => late || setFound(Object.fromEntries(rows)))
      .catch(() => {}); // they lie there all the same
    return () => {
      late = true;
    };
  }, [decks, language.value, boxes]);
  return found;
}

/** "To fix: 2", or nothing. @param {ArkhamLcg.DeckChecked | undefined} judged */
export const toFix = (judged) =>
  judged?.problems.length ? t("web-deck-to-fix", { count: judged.problems.length }) : "";

/** A deck as others can read it. @param {ArkhamLcg.DeckWish} deck */
export const askExport = (deck) => enquire("deck.export", deck);

/** What the record of a campaign says. @param {string} text */
export const askCampaign = (text) => enquire("campaign.show", { text });

/** The record of a new campaign with investigators out of another one. @param {ArkhamLcg.CarryWish} wish */
export const askCarried = (wish) => enquire("campaign.carry", wish);

/** A word of the game. @param {string} id */
export const word = (id) => gameWord(GAME, id) ?? id;

/** A word of the game that may be missing. @param {string} id */
export const told = (id) => gameWord(GAME, id) ?? "";

// @ts-check
// What the page asks about decks and campaigns; the rules are the server's alone.
import { ask } from "../../../http.js";
import { gameWord, language } from "../../../words.js";

export const GAME = "arkham_lcg";

/** @param {string} about @param {Record<string, any>} body @returns {Promise<any>} */
const enquire = (about, body) => ask(`/api/games/${GAME}/enquiries/${about}?language=${language.value}`, { body });

/** All cards there are, with what an investigator may take of them. @param {Record<string, any>} [of] */
export const askPool = (of = {}) => enquire("deck.pool", of);

/** What is wrong with a deck, or what a text is read as. @param {Record<string, any>} deck */
export const askCheck = (deck) => enquire("deck.check", deck);

/** A deck as others can read it. @param {Record<string, any>} deck */
export const askExport = (deck) => enquire("deck.export", deck);

/** What the record of a campaign says. @param {string} text */
export const askCampaign = (text) => enquire("campaign.show", { text });

/** The record of a new campaign with investigators out of another one. @param {Record<string, any>} wish */
export const askCarried = (wish) => enquire("campaign.carry", wish);

/** A word of the game. @param {string} id */
export const word = (id) => gameWord(GAME, id) ?? id;

/** A word of the game that may be missing. @param {string} id */
export const told = (id) => gameWord(GAME, id) ?? "";

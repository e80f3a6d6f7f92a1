// @ts-check
// A person's own decks: they are saved in this browser, and nowhere else.
import { signal } from "@preact/signals";

/** A deck: its investigator and how many of which cards, by their codes, as it is asked about.
 * @typedef {{id: string} & {[Name in "name" | "investigator" | "cards" | "side" | "taboo" | "experience"]:
 *   NonNullable<ArkhamLcg.DeckWish[Name]>}} Deck */

const NAME = "miskatonic.decks";

/** @returns {Deck[]} */
function read() {
  try {
    const found = JSON.parse(localStorage.getItem(NAME) ?? "[]");
    return Array.isArray(found)
      ? found
          .filter(
            (one) =>
              one
              && typeof one.id === "string"
              && typeof one.name === "string"
              && typeof one.investigator === "string"
              && one.cards
              && typeof one.cards === "object",
          )
          .map((one) => ({ side: {}, taboo: "", experience: 0, ...one }))
      : [];
  } catch {
    return [];
  }
}

/** The latest first. */
export const kept = signal(read());
window.addEventListener("storage", ({ key }) => {
  if (key === NAME) kept.value = read();
});

/** @param {Deck[]} decks */
function write(decks) {
  kept.value = decks;
  localStorage.setItem(NAME, JSON.stringify(decks));
}

/** @param {Deck} deck */
export const keep = (deck) => write([deck, ...read().filter(({ id }) => id !== deck.id)]);

/** @param {string} gone */
export const discard = (gone) => write(read().filter(({ id }) => id !== gone));

export const newId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(16).padStart(2, "0")).join("");

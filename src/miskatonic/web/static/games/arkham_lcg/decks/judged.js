// @ts-check
// Whether one's own decks are allowed, where they only lie beside each other.
import { useEffect, useState } from "preact/hooks";
import { language, t } from "../../../words.js";
import { askCheck } from "./asking.js";

const MOST = 12; // that are asked about at once

/** What the server says about each, by its id. @param {import("./kept.js").Deck[]} decks @returns {Record<string, any>} */
export function useJudged(decks) {
  const [found, setFound] = useState(/** @type {Record<string, any>} */ ({}));
  useEffect(() => {
    let late = false;
    Promise.all(decks.slice(0, MOST).map(async ({ id, ...deck }) => [id, await askCheck(deck)]))
      .then((rows) => late || setFound(Object.fromEntries(rows)))
      .catch(() => {}); // they lie there all the same
    return () => {
      late = true;
    };
  }, [decks, language.value]);
  return found;
}

/** "To fix: 2", or nothing. @param {any} judged */
export const toFix = (judged) =>
  judged?.problems.length ? t("web-deck-to-fix", { count: judged.problems.length }) : "";

// @ts-check
// The first script of every page. It waits for no other and asks at once for what is sure to be needed.

/** @type {Record<string, string>} */
export const LANGUAGES = { en: "English", pl: "Polski", uk: "Українська" };

const kept = localStorage.getItem("miskatonic.language") ?? "";
const wanted = navigator.languages.map((l) => l.slice(0, 2)).find((l) => l in LANGUAGES);

/** The language a page begins with: the one it had, or one that the browser wishes for. */
export const firstLanguage = kept in LANGUAGES ? kept : wanted ?? "en";

const paths = [`/api/words/web/${firstLanguage}`];
if (location.pathname === "/") paths.push(`/api/games?language=${firstLanguage}`);

const asked = new Map(paths.map((path) => [path, fetch(path)]));
asked.forEach((answer) => answer.catch(() => {})); // whoever needs it hears of it

/** A request; the first one for what was asked for already gets that answer. @param {string} path */
export function get(path) {
  const answer = asked.get(path) ?? fetch(path);
  asked.delete(path);
  return answer;
}

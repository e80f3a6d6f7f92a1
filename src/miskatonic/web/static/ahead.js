// @ts-check
// The first script of every page. It waits for no other and asks at once for what is sure to be needed.

/** What each language calls itself, as the server wrote it into the page. @type {Record<string, string>} */
export const LANGUAGES = JSON.parse(
  /** @type {HTMLMetaElement} */ (document.querySelector("meta[name=languages]")).content,
);

const kept = localStorage.getItem("miskatonic.language") ?? "";
const wanted = navigator.languages.map((l) => l.slice(0, 2)).find((l) => l in LANGUAGES);

/** The language a page begins with: the one it had, or one that the browser wishes for. */
export const firstLanguage = kept in LANGUAGES ? kept : (wanted ?? Object.keys(LANGUAGES)[0]);

const paths = [`/api/words/web/${firstLanguage}`];
if (location.pathname === "/") paths.push(`/api/games?language=${firstLanguage}`);

const asked = new Map(paths.map((path) => [path, fetch(path)]));
for (const answer of asked.values()) answer.catch(() => {}); // whoever needs it hears of it

/** A request; the first one for what was asked for already gets that answer. @param {string} path */
export function get(path) {
  const answer = asked.get(path) ?? fetch(path);
  asked.delete(path);
  return answer;
}

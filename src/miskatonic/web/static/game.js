// @ts-check
// The drawing of a game: its module, its words and its styles, fetched all at once.
import { laySymbols, linkStyle } from "./parts/kit.js";
import { loadWords } from "./words.js";

/** What each drawing needs, as the server tells it with the page. @type {Record<string, string[]>} */
const files = JSON.parse(document.querySelector("meta[name=drawings]")?.getAttribute("content") ?? "{}");
/** @type {Map<string, Promise<Page.Game | null>>} */
const loading = new Map();

/** The drawing module of a game, or null when there is none; its words and styles are ready then.
 * @param {string} game @returns {Promise<Page.Game | null>} */
export function loadGame(game) {
  const found = loading.get(game) ?? load(game);
  loading.set(game, found);
  return found;
}

/** @param {string} game */
async function load(game) {
  const words = loadWords(game);
  const styles = (files[game] ?? []).map((file) => {
    const lay = file.endsWith(".css") ? linkStyle : file.endsWith(".svg") ? laySymbols : linkModule;
    return lay(file);
  });
  const module =
    game in files
      ? await import(`./games/${game}.js`)
          .then((found) => found.default)
          .catch((trouble) => {
            console.warn(trouble);
            return null;
          })
      : null;
  await Promise.all([words, ...styles]);
  return module;
}

/** Asks for a module ahead of those that import it. @param {string} href */
function linkModule(href) {
  const link = document.createElement("link");
  link.rel = "modulepreload";
  link.href = href;
  document.head.append(link);
}

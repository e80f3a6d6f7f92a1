// @ts-check
// Words and settings. Every setting is a signal that remembers itself in this browser.
import { computed, effect, signal } from "@preact/signals";
import { firstLanguage, get, LANGUAGES } from "./ahead.js";

export { LANGUAGES };

/** A signal kept in localStorage. @param {string} key @param {string} start @param {string[]} [allowed] */
function kept(key, start, allowed) {
  const name = `miskatonic.${key}`;
  const old = localStorage.getItem(name);
  const value = signal(old !== null && (!allowed || allowed.includes(old)) ? old : start);
  effect(() => localStorage.setItem(name, value.value));
  return value;
}

const media = (/** @type {string} */ query) => window.matchMedia(query).matches;

export const language = kept("language", firstLanguage, Object.keys(LANGUAGES));
export const theme = kept("theme", document.documentElement.dataset.theme ?? "night", ["night", "day"]);
export const sound = kept("sound", "on", ["on", "off"]);
/** Whether a new table begins with the card that tells its goal. */
export const opening = kept("opening", "on", ["on", "off"]);
/** How fast it is shown what happened; off, too, for whom nothing shall move. */
export const speed = kept(
  "speed",
  media("(prefers-reduced-motion: reduce)") || localStorage.getItem("miskatonic.motion") === "off" ? "off" : "slow",
  ["off", "quick", "slow"],
);
const calm = window.matchMedia("(prefers-reduced-motion: reduce)");
const reduced = signal(calm.matches);
calm.addEventListener("change", () => (reduced.value = calm.matches));
/** Whether anything moves. */
export const motion = computed(() => speed.value !== "off" && !reduced.value);
export const nickname = kept("name", "");
export const person = kept(
  "person",
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (b) => b.toString(16).padStart(2, "0")).join(""),
).value;

effect(() => {
  const root = document.documentElement;
  root.lang = language.value;
  root.dataset.theme = theme.value;
  root.dataset.motion = motion.value ? "on" : "off";
});

/** Words by "part/language"; a part is `web` or a game. */
const books = signal(/** @type {Record<string, Record<string, string>>} */ ({}));
const parts = new Set(["web"]);

/** Books that are on their way. @type {Map<string, Promise<void>>} */
const fetching = new Map();

/** @param {string} part @param {string} lang @returns {Promise<void>} */
function fetchBook(part, lang) {
  const name = `${part}/${lang}`;
  if (books.value[name]) return Promise.resolve();
  const found =
    fetching.get(name)
    ?? get(`/api/words/${name}`)
      .then(async (answer) => {
        if (!answer.ok) return;
        const { words } = /** @type {Protocol.Words} */ (await answer.json());
        books.value = { ...books.value, [name]: words };
      })
      .finally(() => fetching.delete(name));
  fetching.set(name, found);
  return found;
}

/** Makes the words of a part ready in the present language. @param {string} part */
export function loadWords(part) {
  parts.add(part);
  return fetchBook(part, language.value);
}

let wished = language.value;

/** Switches the language once its words are here, so that nothing is half said; of several wishes the last one counts, whichever
 * words come first. @param {string} lang */
export async function setLanguage(lang) {
  wished = lang;
  await Promise.all([...parts].map((part) => fetchBook(part, lang)));
  if (wished === lang) language.value = lang;
}

/** @param {"night" | "day"} to */
export function setTheme(to) {
  theme.value = to;
}

const page = computed(() => books.value[`web/${language.value}`] ?? {});

/** An argument as it is written: a number below 0 with a real minus. @param {unknown} value */
const written = (value) => (typeof value === "number" && value < 0 ? `−${-value}` : String(value));

/** The text of a page message, with {name} replaced. @param {string} id @param {Record<string, unknown>} [args] */
export function t(id, args = {}) {
  return (page.value[id] ?? id).replace(/\{(\w+)\}/g, (whole, name) => (name in args ? written(args[name]) : whole));
}

/** Something as a sentence of its own, which begins with a capital letter. @param {string} said */
export const sentence = (said) => said.charAt(0).toLocaleUpperCase(language.value) + said.slice(1);

/** A word of a game, or null. @param {string} game @param {string} id @returns {string | null} */
export function gameWord(game, id) {
  return books.value[`${game}/${language.value}`]?.[id] ?? null;
}

/** The texts a game has for a name ("relic-x.text", "adventure-x.terror" and the like), but for those `said` already.
 * @param {string} game @param {string} name @param {string[]} said @returns {string[]} */
export function gameTexts(game, name, said) {
  const book = books.value[`${game}/${language.value}`] ?? {};
  return Object.keys(book)
    .filter((id) => id.startsWith(`${name}.`) && !said.includes(id))
    .map((id) => book[id]);
}

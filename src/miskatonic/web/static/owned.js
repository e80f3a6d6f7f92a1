// @ts-check
// What a person owns: the values of settings that are joined (the boxes of a game). Saved in this browser, and nowhere
// else; a table is told what it is played with.
import { signal } from "@preact/signals";

const NAME = "miskatonic.owned";

/** @returns {Record<string, string>} */
function read() {
  try {
    const found = JSON.parse(localStorage.getItem(NAME) ?? "{}");
    return found && typeof found === "object"
      ? Object.fromEntries(Object.entries(found).filter(([, value]) => typeof value === "string"))
      : {};
  } catch {
    return {};
  }
}

/** By game and setting, as `arkham_lcg.boxes`. */
const kept = signal(read());
window.addEventListener("storage", ({ key }) => {
  if (key === NAME) kept.value = read();
});

/** What is owned, joined by +; `otherwise` is what everybody has.
 * @param {string} game @param {string} setting @param {string} otherwise */
export const owned = (game, setting, otherwise) => kept.value[`${game}.${setting}`] ?? otherwise;

/** @param {string} game @param {string} setting @param {string} value */
export function own(game, setting, value) {
  kept.value = { ...read(), [`${game}.${setting}`]: value };
  localStorage.setItem(NAME, JSON.stringify(kept.value));
}

/** One more or one less; the values stay in the order of `all`, and what everybody has stays in.
 * @param {string} value @param {string} one @param {string[]} all @param {string} always */
export function turned(value, one, all, always) {
  const held = value.split("+");
  return all.filter((each) => each === always || (each === one ? !held.includes(one) : held.includes(each))).join("+");
}

// @ts-check
// The smallest shared parts: html, icons, seat marks, the size of the window, and rule links.
import { h } from "preact";
import htm from "htm";
import { computed, signal } from "@preact/signals";

export const html = htm.bind(h);

/** Lays symbols into the page, those of all games or a game's own: to draw one from there is much quicker than to refer
 * to a file each time. @param {string} [file] */
export async function laySymbols(file = "/static/icons/sprite.svg") {
  const answer = await fetch(file);
  const box = document.createElement("div");
  box.hidden = true;
  box.innerHTML = await answer.text();
  document.body.append(box);
}

/** A symbol of the sprite; with a label it is an image of its own. @param {string} name @param {string} [label] */
export function icon(name, label) {
  const use = html`<use href=${`#${name}`} />`;
  return label
    ? html`<svg class="i" role="img" aria-label=${label}>${use}</svg>`
    : html`<svg class="i" aria-hidden="true">${use}</svg>`;
}

/** Shape and number of a seat. @param {number} seat */
export function mark(seat) {
  const n = (seat % 8) + 1;
  return html`<span class=${`seat-mark s${n} m${n}`} aria-hidden="true">${seat + 1}</span>`;
}

/** The class that carries a seat's colour. @param {number} seat */
export const seatClass = (seat) => `s${(seat % 8) + 1}`;

/** What a name is one of: "spell" for "spell-wither". @param {string} name */
export const family = (name) => name.split("-", 1)[0];

/** A seat as a thing of the table. @param {number} seat */
export const seatThing = (seat) => `seat:${seat}`;

const width = signal(window.innerWidth);
window.addEventListener("resize", () => (width.value = window.innerWidth));

/** The layout in use, with the same limits as in the style sheets. */
export const size = computed(() => (width.value <= 720 ? "phone" : width.value <= 1180 ? "laptop" : "wide"));

/** Style sheets that were added. @type {Map<string, Promise<void>>} */
const styles = new Map();

/** Adds a style sheet once and waits for it, whoever asked for it first. @param {string} href @returns {Promise<void>} */
export function linkStyle(href) {
  const found =
    styles.get(href)
    ?? new Promise((done) => {
      const link = document.createElement("link");
      link.rel = "stylesheet";
      link.href = href;
      link.onload = link.onerror = () => done();
      document.head.append(link);
    });
  styles.set(href, found);
  return found;
}

/** A chance in whole percents, halves upwards, as everywhere else; a small one is not called none, nor a large one certain. */
export function percent(/** @type {number} */ chance) {
  if (chance > 0 && chance < 0.005) return "<1%";
  if (chance < 1 && chance > 0.995) return ">99%";
  return `${Math.floor(chance * 100 + 0.5)}%`;
}

/** An estimate in whole percents. @param {number} chance */
export function roughly(chance) {
  const said = percent(chance);
  return chance % 1 && /^\d/.test(said) ? `≈${said}` : said;
}

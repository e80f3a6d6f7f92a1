// @ts-check
// The deck on the bench: what it is, what it was before, and what the server says about it.
import { computed, effect, signal } from "@preact/signals";
import { language } from "../../../words.js";
import { own, owned } from "../../../owned.js";
import { askCheck, askPool, GAME } from "./asking.js";
import { keep, newId } from "./own_decks.js";

/** @typedef {import("./own_decks.js").Deck} Deck */

/** The box that everybody has. */
export const CORE = "core";

/** Where one is: "start", "build" or "import"; and what a phone shows of it. */
export const stage = signal("start");
export const tab = signal("cards");
/** @type {Page.Signal<Deck | null>} */
export const deck = signal(null);
/** Whose cards are shown while none is open. */
export const investigator = signal("");
/** @type {Page.Signal<ArkhamLcg.DeckPool["collections"][number]>} */
export const collection = signal("two_of_each");
/** The boxes that one owns, joined by +. */
export const boxes = computed(() => owned(GAME, "boxes", CORE));
/** @param {string} value */
export const ownBoxes = (value) => own(GAME, "boxes", value);
const past = signal(/** @type {Deck[]} */ ([]));
export const canUndo = computed(() => past.value.length > 0);
/** @type {Page.Signal<ArkhamLcg.DeckPool | null>} */
export const pool = signal(null);
/** @type {Page.Signal<ArkhamLcg.DeckChecked | null>} */
export const checked = signal(null);
export const trouble = signal("");
/** What was done last, for those who do not see it. */
export const said = signal("");
/** The card in the paper strip, by its code. */
export const pointed = signal("");

/** Every card by its code. */
export const cards = computed(() => new Map((pool.value?.cards ?? []).map((card) => [card.code, card])));

/** @param {string} code */
export const investigatorOf = (code) => pool.value?.investigators.find((one) => one.code === code);

const failed = (/** @type {Error} */ problem) => (trouble.value = problem.message);
const whose = computed(() => deck.value?.investigator ?? investigator.value);
const taboo = computed(() => deck.value?.taboo ?? "");

/** What the server is asked about a deck. @param {Deck} one @returns {ArkhamLcg.DeckWish} */
export const asked = ({ name, investigator: who, cards: held, side, taboo: list, experience }) => ({
  name,
  investigator: who,
  cards: held,
  side,
  taboo: list,
  collection: collection.value,
  boxes: boxes.value,
  experience,
});

let newest = 0;
let latest = 0;
/** Asks again whenever something changes; an answer that comes too late is not looked at. */
export function listen() {
  const stops = [
    effect(() => {
      void language.value;
      /** @type {ArkhamLcg.PoolWish} */
      const of = { investigator: whose.value, taboo: taboo.value, collection: collection.value, boxes: boxes.value };
      const number = ++newest;
      askPool(of)
        .catch((problem) => (boxes.value === CORE ? Promise.reject(problem) : askPool({ ...of, boxes: CORE })))
        .then((answer) => {
          if (number === newest) pool.value = answer;
        })
        .catch(failed);
    }),
    effect(() => {
      void language.value;
      if (!deck.value) return;
      const number = ++latest;
      askCheck(asked(deck.value))
        .then((answer) => {
          if (number !== latest) return;
          checked.value = answer;
          trouble.value = "";
        })
        .catch(failed);
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Puts another deck on the bench. @param {Deck} one */
export function open(one) {
  past.value = [];
  checked.value = null;
  pointed.value = "";
  deck.value = one;
  stage.value = "build";
  tab.value = "cards";
}

/** Takes the deck off the bench; changes are saved. */
export function leave() {
  investigator.value = deck.value?.investigator ?? investigator.value;
  deck.value = null;
  stage.value = "start";
}

/** Changes the deck and keeps it. @param {Partial<Deck>} what @param {boolean} [silent]  nothing that could be taken back */
export function change(what, silent = false) {
  const before = /** @type {Deck} */ (deck.value);
  if (!silent) past.value = [...past.value, before];
  deck.value = { ...before, id: before.id || newId(), ...what };
  keep(deck.value);
}

/** @param {string} code @param {number} count */
export function put(code, count) {
  const held = { .../** @type {Deck} */ (deck.value).cards };
  if ((held[code] ?? 0) === count) return;
  if (count > 0) held[code] = count;
  else delete held[code];
  change({ cards: held });
}

export function undo() {
  const before = past.value.at(-1);
  if (!before) return;
  past.value = past.value.slice(0, -1);
  deck.value = { ...before, id: deck.value?.id ?? "" };
  keep(deck.value);
}

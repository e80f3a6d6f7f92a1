// @ts-check
// What a game's drawing module gets as `ui`: words, icons, and what can be chosen or is pointed at. `parts/thing.js` makes
// the drawing of a thing of it.
import { computed, signal } from "@preact/signals";
import { gameWord, language, motion, t, theme } from "../words.js";
import { html, icon, mark, size } from "./kit.js";
import { share } from "./steady.js";

/** A verb with more options than this is one row until it is opened; the main verb, and one whose options are
 * plain names, may have more. */
const MANY = 6;
const MANY_NAMES = 12;

/** What does not depend on the table. */
const pageUi = {
  t,
  icon,
  mark,
  get language() {
    return language.value;
  },
  get theme() {
    return theme.value;
  },
  get size() {
    return size.value;
  },
  get motion() {
    return motion.value;
  },
};

/** @param {Page.State | null} state */
const groupsOf = (state) => state?.asked?.groups ?? [];

/** All options of the pending choice in order. @param {Page.State | null} state @returns {Page.Option[]} */
export const optionsOf = (state) => groupsOf(state).flatMap((group) => group.options);

/** One signal for each key: what is drawn from it is drawn again only when that one changes.
 * @template K, V @param {(key: K) => V} read @returns {(key: K) => V} */
function byKey(read) {
  /** @type {Map<K, import("@preact/signals").ReadonlySignal<V>>} */
  const known = new Map();
  return (key) => {
    const found = known.get(key) ?? computed(() => read(key));
    known.set(key, found);
    return found.value;
  };
}

/**
 * @param {{state: Page.ReadonlySignal<Page.State | null>, game: Page.ReadonlySignal<Page.Game | null | undefined>,
 *   answer?: (text: string) => void, show?: (about: Protocol.About, far?: boolean) => void,
 *   enlarge?: (what: Page.Large) => void}} table
 *   answer, show and enlarge are left out where nothing can be done, as in a replay
 */
export function makeUi({ state, game, answer, show, enlarge }) {
  const pointed = signal(/** @type {string | null} */ (null));
  /** The texts of the options the list is narrowed to, or null. */
  const only = signal(/** @type {string[] | null} */ (null));

  /** What the last answer was about, until the pointer has left it. @type {string[]} */
  let done = [];

  /** Whether a group stands as one row now. @param {Page.Group} group @returns {boolean} */
  function folded(group) {
    const groups = groupsOf(state.value);
    const most = group === groups[0] || short(group) ? MANY_NAMES : MANY;
    return !only.value && groups.length > 1 && group.options.length > most;
  }

  /** Whether a folded group is what the question is about, so that its things are lit all the same: what stands beside it
   * is a way out or the like. @param {Page.Group} group */
  const alone = (group) => groupsOf(state.value).every((one) => one.verb === group.verb || one.options.length === 1);

  /** Whether the options of a group differ by one name only, so that the name alone tells them apart.
   * @param {Page.Group} group @returns {boolean} */
  function short({ options }) {
    const module = game.value;
    const now = state.value;
    const names = new Set(options.map((option) => option.mine && nameOf(option)));
    return (
      options.length > 1
      && names.size === options.length
      && !names.has(false)
      && !options.some((option) => now && !now.closed && module?.optionBody?.(option, now, ui))
    );
  }

  /** The one name that an option's sentence is about. @param {Page.Option} option @returns {string | false} */
  function nameOf({ args }) {
    const told = Object.values(args).filter((value) => typeof value !== "string" || ui.has(value));
    return told.length === 1 && typeof told[0] === "string" && told[0];
  }

  /** What I can choose now, in the order of the list; its place there, from 1 on, is its digit. A folded group is
   * one entry. @type {Page.ReadonlySignal<Page.Entry[]>} */
  const choosable = computed(() => {
    const now = state.value;
    if (!answer || !now?.asked || now.undo?.asked) return [];
    return now.asked.groups.flatMap(
      /** @returns {Page.Entry[]} */ (group) => {
        const mine = group.options.filter((option) => option.mine);
        return folded(group)
          ? mine.length
            ? [group]
            : []
          : mine.filter((option) => !only.value || only.value.includes(option.text));
      },
    );
  });
  const digits = computed(() => new Map(choosable.value.map((entry, i) => [entry.text ?? entry.verb, i + 1])));

  /** Everything an option is about, or might as well be. @param {Page.Option} option @returns {string[]} */
  const things = ({ about, alike }) => [...new Set([...about, ...alike])];

  /** What stands on something that these options choose: a digit, or dots for several and for one in a folded row.
   * @param {Page.Option[]} options */
  const sign = (options) => (options.length === 1 && digits.value.get(options[0].text)) || "…";

  /** The options of a row that light up what they are about: its own; or those of a folded group, where it is all that is
   * asked, or the drawing wishes so (`lights`). @param {Page.Entry} entry @returns {Page.Option[]} */
  const lighting = (entry) =>
    !entry.options
      ? [entry]
      : alone(entry) || game.value?.lights?.includes(entry.verb)
        ? entry.options.filter((option) => option.mine)
        : [];

  /** The things that can be chosen, with the options that choose them. @type {Map<string, Page.Lit>} */
  let before = new Map();
  const lit = computed(() => {
    /** @type {Map<string, Page.Option[]>} */
    const found = new Map();
    for (const option of choosable.value.flatMap(lighting)) {
      for (const id of things(option)) found.set(id, [...(found.get(id) ?? []), option]);
    }
    before = new Map([...found].map(([id, options]) => [id, share(before.get(id), { n: sign(options), options })]));
    return before;
  });

  const hot = computed(() => {
    const option = optionsOf(state.value).find((each) => each.text === pointed.value);
    return new Set(option ? things(option) : []);
  });
  const oneLit = byKey((/** @type {string} */ id) => lit.value.get(id) ?? null);
  const oneHot = byKey((/** @type {string} */ id) => hot.value.has(id));

  const id = computed(() => state.value?.game ?? "");
  const own = {
    pointed,
    only,
    folded,
    short,
    nameOf,
    choosable,
    /** The digit of an option or of a folded group. @param {Page.Entry} entry */
    digit: (entry) => digits.value.get(entry.text ?? entry.verb),
    /** The letter that always chooses an option, where the game has one for it. @param {Page.Option} option @returns {string} */
    letter: ({ text }) => Object.entries(game.value?.keys ?? {}).find(([, one]) => one === text)?.[0] ?? "",
    /** @param {string} name */
    word: (name) => gameWord(id.value, name) ?? name,
    /** @param {string} name */
    has: (name) => gameWord(id.value, name) !== null,
    mine: byKey((/** @type {number} */ seat) => Boolean(state.value?.seats[seat]?.mine)),
    /** The options of mine that choose a thing, or one of several that are drawn as one, and their digit; or null.
     * @param {string | string[]} ids @returns {Page.Lit | null} */
    lit(ids) {
      if (typeof ids === "string") return oneLit(ids);
      const found = ids.flatMap((each) => oneLit(each) ?? []);
      if (found.length < 2) return found[0] ?? null;
      const options = [...new Set(found.flatMap((each) => each.options))];
      return { n: sign(options), options };
    },
    /** Whether the option that is pointed at is about it. @param {string | string[]} ids */
    hot: (ids) => [ids].flat().some(oneHot),
    /** Chooses a thing: the one option about it is answered, several narrow the list.
     * @param {string | string[]} ids */
    pick(ids) {
      const options = ui.lit(ids)?.options;
      if (!options) return;
      if (options.length === 1) answer?.(options[0].text);
      else only.value = options.map((option) => option.text);
    },
    /** Chooses an option that is drawn by itself. @param {Page.Option} option */
    choose: (option) => answer?.(option.text),
    /** What is drawn for a thing, rather than for a heap it lies in. @param {string} id @returns {Element | null} */
    element: (id) => document.querySelector(`[data-thing="${id}"]`) ?? document.querySelector(`[data-thing~="${id}"]`),
    /** Brings a thing into sight where things are scrolled. @param {string} id */
    reveal: (id) => ui.element(id)?.scrollIntoView({ block: "nearest", inline: "start" }),
    /** Points at an option; not at one that takes back what was done just now, as long as the pointer is still there from doing it.
     * @param {string | null} text @returns {boolean} whether it is pointed at */
    point(text) {
      const option = done.length && text ? optionsOf(state.value).find((each) => each.text === text) : null;
      if (option?.undoes && things(option).some((thing) => done.includes(thing))) return false;
      if (text) done = [];
      pointed.value = text;
      return text !== null;
    },
    /** The pointer leaves what it was at. */
    leave() {
      done = [];
      pointed.value = null;
    },
    /** An option has been chosen. @param {string} text */
    did(text) {
      const option = optionsOf(state.peek()).find((each) => each.text === text);
      done = option ? things(option) : [];
    },
    /** @param {string} name */
    show: (name) => show?.({ name }),
    /** Whether it can be looked at in full size. */
    get large() {
      return Boolean(enlarge && game.value?.large);
    },
    /** Something in full size: the card of a name, or a pile. @param {Page.Large} what */
    enlarge: (what) => enlarge?.(what),
  };
  const ui = /** @type {typeof own & typeof pageUi} */ (
    Object.defineProperties(own, Object.getOwnPropertyDescriptors(pageUi))
  );
  return ui;
}

/** The areas a game draws itself; `around` puts something beside the board, which it gets as `table`.
 * @param {{module: Page.Game, state: Page.Open, ui: Page.Ui, around?: Page.Part<Page.Seen & {table: Page.Drawn, module: Page.Game}>}} props */
export function Drawing({ module, state, ui, around }) {
  const board = html`<${module.board} state=${state} ui=${ui} />`;
  return html`
    ${
      module.threat
      && html`<section class="threat" aria-label=${ui.t("web-threat")}>
      <${module.threat} state=${state} ui=${ui} /></section>`
    }
    <section class="board" aria-label=${ui.t("web-board")}>
      <h2 class="vh">${ui.t("web-board")}</h2>${
        around ? html`<${around} state=${state} ui=${ui} table=${board} module=${module} />` : board
      }</section>`;
}

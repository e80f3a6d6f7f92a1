// @ts-check
// The signs of Elder Sign: dice, requirements, rewards, and which symbol stands for what.
import { html } from "../../parts/kit.js";

export { html };

/** @typedef {any} Ui what the frame offers to a drawing */
/** @typedef {{name: string, colour: string, place: string, face: string|null, holder: any}} Die */
/** @typedef {{investigation?: number, symbols?: string[]}} Need */
/** @typedef {{task: number, requirements: Need[], sanity: number, stamina: number, clock: number, slot: string,
 *   monster: string|null, done: boolean}} Task */
/** @typedef {{name: string, trophies: number, locks: string[], beaten: boolean}} Monster */
/** @typedef {{name: string, trophies: number, ordered: boolean, locks: string[], rewards: Record<string, number>,
 *   penalties: Record<string, number>, terror: boolean, midnight: boolean, tasks: Task[], free_slots: string[],
 *   monsters: Monster[], seats: number[], chance: {chance: number}}} Card */
/** @typedef {{place: string, rolls: number, rolled: boolean, pool: (string|null)[], next_dice: number,
 *   odds: {task: number, chance: number}[], whole: {chance: number}|null}} Attempt */
/** @typedef {{name: string, signs: number, signs_needed: number, doom: number, track: string[], awake: boolean,
 *   combat: Need[]}} AncientOne */
/** @typedef {{investigator: string|null, out: boolean, sanity: number, max_sanity: number, stamina: number,
 *   max_stamina: number, clues: number, place: string, hand: string[], trophy_value: number,
 *   daily_used: boolean}} Person */
/** @typedef {{active: number, in_turn: boolean, hour: number, midnight_due: boolean, ancient_one: AncientOne|null,
 *   seats: Person[], museum: (Card|null)[], worlds: Card[], mythos: string|null, mythos_kept: string[],
 *   mythos_next: string|null, mythos_locks: string[], dice: Die[], locks: Record<string, string[]>,
 *   decks: Record<string, number>, cup: number, monsters_in_play: number, attempt: Attempt|null}} Board */

/** @returns {Board} the game's own part of the view */
export const boardOf = (/** @type {any} */ state) => state.view.board;

/** @returns {any[]} all options of the pending choice */
export const optionsOf = (/** @type {any} */ state) =>
  (state.asked?.groups ?? []).flatMap((/** @type {any} */ group) => group.options);

/** @type {Record<string, string>} */
export const THINGS = {
  clue: "clue",
  spell: "gi-spell-book",
  unique_item: "gi-evil-book",
  common_item: "gi-old-lantern",
  ally: "gi-shaking-hands",
  elder_sign: "elder-sign",
  gate: "gate",
  other_world: "gate",
  adventure: "ui-deck",
  mythos: "gi-pocket-watch",
  monster: "monster",
  doom: "doom",
  sanity: "sanity",
  stamina: "stamina",
  trophies: "gi-trophy-cup",
};

/** @type {Record<string, string>} */
export const ANCIENT_ONES = {
  azathoth: "gi-sun-radiations",
  cthulhu: "cthulhu",
  hastur: "gi-tornado",
  ithaqua: "gi-snowflake-2",
  nyarlathotep: "gi-death-juice",
  shub_niggurath: "gi-goat",
  yig: "gi-snake",
  yog_sothoth: "gi-swirl-ring",
};

/** @type {Record<string, string>} */
const ITEMS = {
  axe: "gi-machete",
  bullwhip: "gi-saber-slash",
  carbine_rifle: "gi-winchester-rifle",
  cross: "gi-church",
  dynamite: "fire",
  food: "gi-hot-meal",
  knife: "gi-bowie-knife",
  lucky_cigarette_case: "gi-cigarette",
  old_journal: "gi-notebook",
  shotgun: "gi-winchester-rifle",
  tommy_gun: "gi-revolver",
  whiskey: "gi-barrel",
  alien_statue: "gi-totem-head",
  ancient_tablet: "tablet",
  blue_watcher_of_the_pyramid: "gi-all-seeing-eye",
  enchanted_blade: "gi-plain-dagger",
  gate_box: "gi-locked-box",
  healing_stone: "gi-crystal-eye",
  holy_water: "gi-fire-bowl",
  obsidian_statue: "gi-colombian-statue",
};

/** The symbol of a card in a hand; most share that of their kind. */
export function itemIcon(/** @type {string} */ name) {
  const [kind, id] = name.split("-");
  return ITEMS[id] || THINGS[kind] || "ui-hand";
}

/** @type {Record<number, string>} */
export const HOURS = { 3: "III", 6: "VI", 9: "IX", 12: "XII" };

/** A silent symbol with a class of its own. */
export function svg(/** @type {string} */ name, cls = "i") {
  return html`<svg class=${cls} aria-hidden="true"><use href=${"#" + name} /></svg>`;
}

/** The sprite name of a die's face, "face-investigation_2" or "lore". */
export const faceIcon = (/** @type {string} */ face) => face.replace("face-", "").replace("_", "-");

/** What a die shows, in words: "green die: lore". */
export function dieName(/** @type {Die} */ die, /** @type {Ui} */ ui, note = "") {
  const face = die.place === "locked" ? "" : `: ${ui.word(die.face || "face-unrolled")}`;
  return ui.word(die.name) + face + (note && `, ${note}`);
}

/** A die that is only looked at. */
export function die(/** @type {Die} */ one, /** @type {Ui} */ ui, { size = 0, cls = "", mark = "", note = "" } = {}) {
  return html`<span class=${`die ${one.colour} ${cls}`} style=${size ? { "--d": `${size}px` } : {}} role="img"
    aria-label=${dieName(one, ui, note)}>${dieInside(one, mark)}</span>`;
}

/** Body and face of a die. */
export function dieInside(/** @type {Die} */ one, mark = "") {
  return html`${svg("die-" + one.colour, "body")}
    ${one.face && one.place !== "locked" && svg(faceIcon(one.face), "face")}
    ${mark && html`<span class="mark">${svg(mark, "")}</span>`}`;
}

/** What one requirement asks, in words. */
export function needName(/** @type {Need} */ one, /** @type {Ui} */ ui) {
  if (one.investigation) return ui.t("web-es-investigation", { count: one.investigation });
  return (one.symbols ?? []).map((face) => ui.word("face-" + face)).join(" / ");
}

/** A requirement as an empty slot for dice. */
export function slot(/** @type {Need} */ one, /** @type {Ui} */ ui) {
  const icons = one.symbols ?? [`investigation-${one.investigation}`];
  return html`<span class=${`slot${icons.length > 1 ? " either" : ""}`} role="img" aria-label=${needName(one, ui)}>
    ${icons.map((name) => svg(name))}</span>`;
}

/** What completing a task costs, as black discs. */
export function costs(/** @type {{sanity: number, stamina: number, clock: number}} */ task, /** @type {Ui} */ ui) {
  const said = (/** @type {string} */ kind, /** @type {number} */ count) =>
    ui.t("web-es-costs", { count, what: ui.word("kind-" + kind) });
  const found = [
    { icon: "sanity", count: task.sanity, text: `−${task.sanity}`, label: said("sanity", task.sanity) },
    { icon: "stamina", count: task.stamina, text: `−${task.stamina}`, label: said("stamina", task.stamina) },
    { icon: "gi-pocket-watch", count: task.clock, text: `+${3 * task.clock}`,
      label: ui.t("web-es-costs_hours", { count: 3 * task.clock }) },
  ];
  return found.filter((one) => one.count).map((one) => html`<span class="slot cost" role="img" aria-label=${one.label}>
    ${svg(one.icon)}<b class="num">${one.text}</b></span>`);
}

/** Rewards or penalties; in words as well where there is room. */
export function things(/** @type {Record<string, number>} */ given, /** @type {Ui} */ ui, lost = false) {
  return Object.entries(given).map(([kind, count]) => {
    const name = ui.word("kind-" + kind);
    const less = count < 0 || (lost && kind !== "doom" && kind !== "monster");
    const shown = count < 0 ? `−${-count}` : count > 1 || lost ? String(count) : "";
    return html`<span class="th" role="img" aria-label=${`${name} ${less ? "−" : "+"}${Math.abs(count)}`}>
      ${svg(THINGS[kind])}<span class="inwords" aria-hidden="true">${name}</span>
      ${shown && html`<b class="num">${shown}</b>`}</span>`;
  });
}

/** Showing something's details: a mouse by hovering, a keyboard by focusing. A finger has to press. */
export function hover(/** @type {Ui} */ ui, /** @type {string} */ name, /** @type {string|null} */ option = null) {
  const look = () => {
    if (option) ui.point(option);
    if (name) ui.show(name);
  };
  return {
    onPointerEnter: (/** @type {PointerEvent} */ event) => event.pointerType === "mouse" && look(),
    onPointerLeave: () => option && ui.point(null),
    onFocus: (/** @type {any} */ event) => event.currentTarget.matches(":focus-visible") && look(),
    onBlur: () => option && ui.point(null),
  };
}

/** The properties of a button that shows the details of a name. */
export function details(/** @type {Ui} */ ui, /** @type {string} */ name) {
  return {
    ...hover(ui, name),
    type: "button",
    onClick: (/** @type {Event} */ event) => {
      event.stopPropagation();
      ui.show(name);
    },
  };
}

/** The properties of a button that either answers (lit) or shows details of a name. */
export function choosable(/** @type {Ui} */ ui, /** @type {string} */ key, /** @type {string} */ name, label = "") {
  const lit = ui.lit(key);
  const only = lit && lit.options.length === 1 ? lit.options[0] : null;
  const said = lit && [label, only ? only.say : ui.t("web-es-several"), only && ui.t("web-es-key", { n: lit.n })];
  return {
    ...hover(ui, name, only && only.text),
    type: "button",
    "aria-label": said ? said.filter(Boolean).join(", ") : label || undefined,
    onClick: (/** @type {Event} */ event) => {
      event.stopPropagation();
      if (lit) ui.pick(key);
      else if (name) ui.show(name);
    },
  };
}

/** The classes of something that can be lit and pointed at. */
export function light(/** @type {Ui} */ ui, /** @type {string} */ key) {
  return (ui.lit(key) ? " lit" : "") + (ui.hot(key) ? " hot" : "");
}

/** The digit of an option on the board: drawn only, as its number is in the accessible name. */
export const key = (/** @type {number|string} */ n) =>
  html`<span class="key lit" data-n=${n} aria-hidden="true"></span>`;

/** The digit on something that exactly one option chooses. */
export function digit(/** @type {Ui} */ ui, /** @type {string} */ about) {
  const lit = ui.lit(about);
  return lit && lit.options.length === 1 ? key(lit.n) : null;
}

// @ts-check
// The signs of Elder Sign: dice, requirements, rewards, and which symbol stands for what.
import { family, html } from "../../parts/kit.js";

export { html };

/** @typedef {Omit<ElderSign.Board["dice"][number], "id" | "holder_id"> & Partial<ElderSign.Board["dice"][number]>} Die   one that is only printed has no id */
/** @typedef {{investigation?: number, symbols?: string[]}} Need   a sum, or any of these symbols */

/** The game's own part of the view. @param {Page.Open<ElderSign.Board>} state */
export const boardOf = (state) => state.view.board;

/** Whether a task has no row of the card: a monster below it, or what is added to a monster. @param {ElderSign.Task} task */
export const rowless = (task) => task.slot === "below" || task.slot === "added";

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

/** The symbols of kinds of things, by the names they have in facts. */
export const KINDS = Object.fromEntries(Object.entries(THINGS).map(([kind, icon]) => [`kind-${kind}`, icon]));

/** @type {Record<string, string>} */
const ANCIENT_ONES = {
  "ancient_one-azathoth": "gi-sun-radiations",
  "ancient_one-cthulhu": "cthulhu",
  "ancient_one-hastur": "gi-tornado",
  "ancient_one-ithaqua": "gi-snowflake-2",
  "ancient_one-nyarlathotep": "gi-death-juice",
  "ancient_one-shub_niggurath": "gi-goat",
  "ancient_one-yig": "gi-snake",
  "ancient_one-yog_sothoth": "gi-swirl-ring",
};

/** The cards of a hand that have a symbol of their own. @type {Record<string, string>} */
const ITEMS = {
  "common_item-automatic_45": "gi-revolver",
  "common_item-axe": "gi-machete",
  "common_item-dynamite": "fire",
  "common_item-food": "gi-hot-meal",
  "common_item-knife": "gi-bowie-knife",
  "common_item-lantern": "gi-old-lantern",
  "common_item-lucky_cigarette_case": "gi-cigarette",
  "common_item-old_journal": "gi-notebook",
  "common_item-revolver_38": "gi-revolver",
  "common_item-shotgun": "gi-winchester-rifle",
  "common_item-tommy_gun": "gi-revolver",
  "common_item-whiskey": "gi-barrel",
  "unique_item-alien_statue": "gi-totem-head",
  "unique_item-blue_watcher_of_the_pyramid": "gi-all-seeing-eye",
  "unique_item-healing_stone": "gi-crystal-eye",
  "unique_item-lamp_of_alhazred": "gi-fire-bowl",
  "unique_item-necronomicon": "gate",
  "unique_item-sword_of_glory": "gi-plain-dagger",
  "unique_item-the_king_in_yellow": "clue",
};

/** The symbol of a card in a hand; most share that of their deck. */
export const itemIcon = (/** @type {string} */ name) => ITEMS[name] ?? THINGS[family(name)] ?? "ui-hand";

/** The symbol of an Ancient One. */
export const ancientIcon = (/** @type {string} */ name) => ANCIENT_ONES[name] ?? "doom";

/** What the faces of dice show, by their names: a symbol, and how much investigation.
 * @type {Record<string, {shows: string, worth: number, icon: string}>} */
export const FACES = {
  "face-investigation_1": { shows: "investigation", worth: 1, icon: "investigation-1" },
  "face-investigation_2": { shows: "investigation", worth: 2, icon: "investigation-2" },
  "face-investigation_3": { shows: "investigation", worth: 3, icon: "investigation-3" },
  "face-investigation_4": { shows: "investigation", worth: 4, icon: "investigation-4" },
  "face-lore": { shows: "lore", worth: 0, icon: "lore" },
  "face-peril": { shows: "peril", worth: 0, icon: "peril" },
  "face-terror": { shows: "terror", worth: 0, icon: "terror" },
  "face-wild": { shows: "wild", worth: 4, icon: "wild" },
};

/** Where everybody begins. */
export const ENTRANCE = { id: "place:entrance", name: "place-entrance" };

/** @type {Record<number, string>} */
export const HOURS = { 3: "III", 6: "VI", 9: "IX", 12: "XII" };

/** A silent symbol with a class of its own. */
export function svg(/** @type {string} */ name, cls = "i") {
  return html`<svg class=${cls} aria-hidden="true"><use href=${`#${name}`} /></svg>`;
}

/** What a die shows, in words: "green die: lore". */
export function dieName(/** @type {Die} */ die, /** @type {Page.Ui} */ ui, note = "") {
  const face = die.place === "locked" ? "" : `: ${ui.word(die.face || "face-unrolled")}`;
  return ui.word(die.name) + face + (note && `, ${note}`);
}

/** A die that is only looked at: printed on a card, or shown beside an option. */
export function die(
  /** @type {Die} */ one,
  /** @type {Page.Ui} */ ui,
  { size = 0, cls = "", mark = "", note = "" } = {},
) {
  return html`<span class=${`die ${one.colour} ${cls}`} style=${size ? { "--d": `${size}px` } : {}} role="img"
    aria-label=${dieName(one, ui, note)} data-sign=${signOfDie(one)}>${dieInside(one, mark)}</span>`;
}

/** Body and face of a die. */
export function dieInside(/** @type {Die} */ one, mark = "") {
  return html`${svg(`die-${one.colour}`, "body")}
    ${one.face && one.place !== "locked" && svg(FACES[one.face].icon, "face")}
    ${mark && html`<span class="mark">${svg(mark, "")}</span>`}`;
}

/** The symbols that explain themselves, each with its drawing. @type {Record<string, string>} */
export const SIGNS = {
  "sign-investigation": "investigation-3",
  "sign-lore": "lore",
  "sign-peril": "peril",
  "sign-terror": "terror",
  "sign-wild": "wild",
  "sign-green": "die-green",
  "sign-yellow": "die-yellow",
  "sign-red": "die-red",
  "sign-lock": "lock",
  "sign-clock": "gi-pocket-watch",
  "sign-doom": "doom",
  "sign-elder_sign": "elder-sign",
  "sign-sanity": "sanity",
  "sign-stamina": "stamina",
  "sign-clue": "clue",
  "sign-trophies": "gi-trophy-cup",
  "sign-common_item": "gi-old-lantern",
  "sign-unique_item": "gi-evil-book",
  "sign-spell": "gi-spell-book",
  "sign-ally": "gi-shaking-hands",
  "sign-gate": "gate",
  "sign-monster": "monster",
  "sign-frame": "monster",
  "sign-mythos": "gi-pocket-watch",
};

/** The entry that explains a kind of thing, where there is one. @param {string} kind */
export const signOf = (kind) => (`sign-${kind}` in SIGNS ? `sign-${kind}` : undefined);

/** The entry that explains a die: what it shows, or else the die itself. @param {Die} one */
export const signOfDie = (one) =>
  one.place === "locked" ? "sign-lock" : one.face ? signOf(FACES[one.face].shows) : signOf(one.colour);

/** What one requirement asks, in words. */
export function needName(/** @type {Need} */ one, /** @type {Page.Ui} */ ui) {
  if (one.investigation) return ui.t("web-es-investigation", { count: one.investigation });
  return (one.symbols ?? []).map((face) => ui.word(`face-${face}`)).join(" / ");
}

/** A requirement as an empty slot for dice. */
export function slot(/** @type {Need} */ one, /** @type {Page.Ui} */ ui) {
  const icons = one.symbols ?? [`investigation-${one.investigation}`];
  return html`<span class=${`slot${icons.length > 1 ? " either" : ""}`} role="img" aria-label=${needName(one, ui)}
    data-sign=${signOf(one.symbols?.[0] ?? "investigation")}>${icons.map((name) => svg(name))}</span>`;
}

/** What completing a task costs, as black discs. */
export function costs(/** @type {{sanity: number, stamina: number, clock: number}} */ task, /** @type {Page.Ui} */ ui) {
  const said = (/** @type {string} */ kind, /** @type {number} */ count) =>
    ui.t("web-es-costs", { count, what: ui.word(`kind-${kind}`) });
  const found = [
    {
      icon: "sanity",
      sign: "sign-sanity",
      count: task.sanity,
      text: `−${task.sanity}`,
      label: said("sanity", task.sanity),
    },
    {
      icon: "stamina",
      sign: "sign-stamina",
      count: task.stamina,
      text: `−${task.stamina}`,
      label: said("stamina", task.stamina),
    },
    {
      icon: "gi-pocket-watch",
      sign: "sign-clock",
      count: task.clock,
      text: `+${3 * task.clock}`,
      label: ui.t("web-es-costs_hours", { count: 3 * task.clock }),
    },
  ];
  return found
    .filter((one) => one.count)
    .map(
      (one) => html`<span class="slot cost" role="img"
    aria-label=${one.label} data-sign=${one.sign}>
    ${svg(one.icon)}<b class="num">${one.text}</b></span>`,
    );
}

/** Rewards or penalties; in words as well where there is room. */
export function things(/** @type {Record<string, number>} */ given, /** @type {Page.Ui} */ ui, lost = false) {
  return Object.entries(given).map(([kind, count]) => {
    const name = ui.word(`kind-${kind}`);
    const less = count < 0 || (lost && kind !== "doom" && kind !== "monster");
    const shown = count < 0 ? `−${-count}` : count > 1 || lost ? String(count) : "";
    return html`<span class="th" role="img" data-sign=${signOf(kind)} aria-label=${`${name} ${less ? "−" : "+"}${Math.abs(count)}`}>
      ${svg(THINGS[kind])}<span class="inwords" aria-hidden="true">${name}</span>
      ${shown && html`<b class="num">${shown}</b>`}</span>`;
  });
}

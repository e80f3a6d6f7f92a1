// @ts-check
// Which symbol stands for which name, what is heard of an event, and the outlines that tell the four towns apart.

import { family } from "../../parts/kit.js";

/** @type {Record<string, string>} */
const PICTURES = {
  "place-train_station": "gi-steam-locomotive",
  "place-university": "gi-graduate-cap",
  "place-police_station": "gi-police-badge",
  "place-park": "gi-park-bench",
  "place-secret_lodge": "gi-all-seeing-eye",
  "place-diner": "gi-hot-meal",
  "place-cafe": "gi-coffee-cup",
  "place-church": "gi-church",
  "place-old_mill": "gi-windmill",
  "place-historic_inn": "gi-bed",
  "place-farmstead": "gi-barn",
  "place-swamp": "gi-reed",
  "place-great_hall": "gi-greek-temple",
  "place-woods": "gi-pine-tree",
  "place-market": "gi-shop",
  "place-theater": "gi-drama-masks",
  "place-wharf": "gi-anchor",
  "place-graveyard": "gi-tombstone",
  "place-junkyard": "gi-car-wheel",
  "place-pawn_shop": "gi-scales",
  "place-hospital": "gi-hospital-cross",
  "place-factory": "gi-factory",
  "place-boardwalk": "gi-seagull",
  "place-docks": "gi-harbor-dock",
  "relic-alien_carving": "gi-totem-head",
  "relic-alhazreds_flame": "gi-fire-bowl",
  "relic-bizarre_statue": "gi-colombian-statue",
  "relic-book_of_shadow": "gi-evil-book",
  "relic-elder_sign": "elder-sign",
  "relic-last_hourglass": "gi-hourglass",
  "relic-mi_go_eye": "gi-crystal-eye",
  "relic-seal_of_leng": "seal",
  "relic-silver_key": "gi-skeleton-key",
  "relic-song_of_kadath": "gi-musical-score",
  "relic-warded_box": "gi-locked-box",
  "relic-xaos_mirror": "gi-mirror-mirror",
  "investigator-detective": "gi-sherlock-holmes",
  "investigator-doctor": "gi-stethoscope",
  "investigator-driver": "gi-steering-wheel",
  "investigator-hunter": "gi-winchester-rifle",
  "investigator-magician": "gi-top-hat",
  "investigator-occultist": "gi-pentacle",
  "investigator-reporter": "gi-photo-camera",
  "old_one-atlach_nacha": "gi-spider-face",
  "old_one-azathoth": "gi-sun-radiations",
  "old_one-cthulhu": "cthulhu",
  "old_one-dagon": "gi-trident",
  "old_one-hastur": "gi-tornado",
  "old_one-ithaqua": "gi-snowflake-2",
  "old_one-nyarlathotep": "gi-death-juice",
  "old_one-shub_niggurath": "gi-goat",
  "old_one-shudde_mell": "gi-worm-mouth",
  "old_one-tsathoggua": "gi-frog",
  "old_one-yig": "gi-snake",
  "old_one-yog_sothoth": "gi-swirl-ring",
  "face-blank": "blank",
  "face-delusion": "delusion",
  "face-psychosis": "psychosis",
  "face-paranoia": "paranoia",
  "card-evil_stirs": "doom",
  "town-arkham": "town-arkham",
  "town-dunwich": "town-dunwich",
  "town-innsmouth": "town-innsmouth",
  "town-kingsport": "town-kingsport",
  "clue-arkham": "town-arkham",
  "clue-dunwich": "town-dunwich",
  "clue-innsmouth": "town-innsmouth",
  "clue-kingsport": "town-kingsport",
};

/** What stands for names that have no symbol of their own. @type {Record<string, string>} */
const FAMILIES = {
  place: "gi-family-house",
  relic: "gi-totem-head",
  investigator: "investigator",
  old_one: "gi-worm-mouth",
};

/** The symbol of a name; empty where it has none. @param {string} name @returns {string} */
export const picture = (name) => PICTURES[name] ?? FAMILIES[family(name)] ?? "";

/** The symbols that explain themselves, each with its drawing. @type {Record<string, string>} */
export const SIGNS = {
  "sign-sanity": "sanity",
  "sign-actions": "ui-flag",
  "sign-gate": "gate",
  "sign-seal": "seal",
  "sign-ward": "seal-warded",
  "sign-cultist": "cultist",
  "sign-shoggoth": "shoggoth",
  "sign-bus": "gi-bus",
  "sign-clue": "clue",
  "sign-relic": "gi-locked-box",
  "sign-summoning_rate": "summon",
  "sign-old_one": "elder-sign",
  "sign-ongoing": "ui-infinity",
  "sign-symbol": "shoggoth",
  "sign-hand": "ui-hand",
  "face-blank": "blank",
  "face-delusion": "delusion",
  "face-psychosis": "psychosis",
  "face-paranoia": "paranoia",
};

/** Which town a clue is of. @type {Record<string, string>} */
export const CLUES = {
  "clue-arkham": "town-arkham",
  "clue-dunwich": "town-dunwich",
  "clue-innsmouth": "town-innsmouth",
  "clue-kingsport": "town-kingsport",
};

/** What tells a town apart beside its colours, which are those of the class: an outline around (0, 0) with a radius of
 * about 1 (gable, ring, drop, kite), how large the picture in it is, and how much lower it lies.
 * @type {Record<string, {cls: string, plate: string, size: number, low: number}>} */
export const TOWNS = {
  "town-arkham": { cls: "arkham", size: 1.12, low: 1.5, plate: "M0 -1.12 1 -.4V.86Q1 1 .86 1H-.86Q-1 1 -1 .86V-.4Z" },
  "town-dunwich": { cls: "dunwich", size: 1.12, low: 0, plate: "M-1 0a1 1 0 1 0 2 0a1 1 0 1 0 -2 0Z" },
  "town-innsmouth": {
    cls: "innsmouth",
    size: 1.12,
    low: 1.5,
    plate: "M0-1.22C.34-.7 1.04-.34 1.04.22C1.04.72.58 1.06 0 1.06S-1.04.72-1.04.22C-1.04-.34-.34-.7 0-1.22Z",
  },
  "town-kingsport": { cls: "kingsport", size: 1.05, low: 0, plate: "M0 -1.24 1.24 0 0 1.24 -1.24 0Z" },
};

/** @type {Record<string, string>} */
const VERBS = {
  bus: "gi-bus",
  hop: "gi-bus",
  gate: "gate",
  rest: "sanity",
  gate_first: "gate",
  defeat_cultist: "cultist",
  shift: "cultist",
  web_cultist: "cultist",
  burn: "cultist",
  shift_to: "cultist",
  defeat_shoggoth: "shoggoth",
  drag: "shoggoth",
  burn_shoggoth: "shoggoth",
  move_first: "shoggoth",
  way: "shoggoth",
  seal: "seal",
  seal_linked: "seal",
  ward: "seal-warded",
  web_sanity: "sanity-lost",
  song: "sanity",
  song_all: "sanity",
  cancel: "ui-close",
  end_actions: "ui-flag",
  continue: "ui-play",
  quiet: "ui-play",
  enough: "ui-check",
  agree: "ui-check",
  accept: "ui-check",
  refuse: "ui-close",
  decline: "ui-close",
};

/** The symbol before an option: what is done, or to whom. @param {{verb: string, args: Protocol.Args}} option */
export function optionIcon({ verb, args }) {
  if (VERBS[verb]) return VERBS[verb];
  const name = args.relic ?? args.card ?? args.mine ?? args.old_one ?? args.investigator ?? args.place ?? args.who;
  return typeof name === "string" ? picture(name) : null;
}

/** @type {Record<string, string>} */
const EVENTS = {
  bus_taken: "gi-bus",
  hopped: "gi-bus",
  gate_used: "gate",
  gate_sealed: "seal",
  town_warded: "seal-warded",
  warded: "seal-warded",
  cultists_defeated: "cultist",
  cultist_placed: "cultist",
  cultist_moved: "cultist",
  fourth_cultist: "cultist",
  cultists_removed: "cultist",
  cultist_burnt: "cultist",
  town_relieved: "cultist",
  shoggoth_defeated: "shoggoth",
  shoggoth_placed: "shoggoth",
  shoggoth_moved: "shoggoth",
  shoggoth_driven: "shoggoth",
  shoggoth_left: "shoggoth",
  shoggoth_burnt: "shoggoth",
  drew: "ui-deck",
  dealt: "ui-deck",
  regrouped: "ui-deck",
  cards_taken: "ui-deck",
  cards_seen: "gi-evil-book",
  summoning_card: "summon",
  summoning_reshuffled: "ui-deck",
  summoning_skipped: "gi-colombian-statue",
  evil_stirs: "doom",
  sanity_lost: "sanity-lost",
  insane: "sanity-lost",
  sanity_gained: "sanity",
  cured: "sanity",
  rests: "sanity",
  roll_prevented: "gi-locked-box",
  ward_ends: "gi-locked-box",
  outcome: "doom",
  swapped: "gi-mirror-mirror",
  handed_over: "gi-shaking-hands",
  refused: "ui-close",
  stepped: "gi-skeleton-key",
  actions_gained: "gi-totem-head",
};

/** The symbol before a line of the log. @param {{kind: string, args: Protocol.Args}} line */
export function eventIcon({ kind, args }) {
  if (EVENTS[kind]) return EVENTS[kind];
  const name = args.face ?? args.old_one ?? args.relic ?? args.card ?? args.place ?? args.investigator ?? args.who;
  return (typeof name === "string" && picture(name)) || "ui-more";
}

const SUMMONING_DECK = ".supply li:nth-child(5)";
/** Where it is seen that something happened that is no thing. @type {Record<string, string>} */
const SEEN = { regrouped: SUMMONING_DECK, summoning_reshuffled: SUMMONING_DECK, cards_taken: SUMMONING_DECK };

/** @param {{kind: string}} line @returns {string | null} */
export const seenAt = ({ kind }) => SEEN[kind] ?? null;

/** The sound of a kind of event. @type {Record<string, import("../../parts/sound.js").Sound>} */
export const sounds = {
  rolled: "dice",
  roll_prevented: "dice",
  insane: "low",
  old_one_awakes: "low",
  old_one_cancelled: "low",
  gate_sealed: "wax",
  town_warded: "wax",
  warded: "wax",
  drew: "paper",
  discarded: "paper",
  cards_seen: "paper",
  cards_taken: "paper",
  relic_at_start: "paper",
  relic_earned: "paper",
  relic_played: "paper",
  summoning_card: "paper",
  walked: "tap",
  bus_taken: "tap",
  hopped: "tap",
  gate_used: "tap",
  stepped: "tap",
  cultist_placed: "tap",
  cultist_moved: "tap",
  cultists_removed: "tap",
  shoggoth_placed: "tap",
  shoggoth_moved: "tap",
};

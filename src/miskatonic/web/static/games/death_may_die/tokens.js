// @ts-check
// Which symbol stands for what lies on the map and in the box.
import { family } from "../../parts/kit.js";

/** @type {Record<string, string>} */
const PICTURES = {
  "elder_one-tsathoggua": "gi-frog", "elder_one-azathoth": "gi-sun-radiations",
  "enemy-cultist_of_azathoth": "cultist", "enemy-cultist_of_tsathoggua": "cultist",
  "enemy-dancer": "gi-musical-score", "enemy-amorphous_scion": "gi-death-juice", "enemy-deep_one": "gi-trident",
  "enemy-ghoul": "gi-fangs", "enemy-byakhee": "dmd-byakhee", "enemy-fire_vampire": "gi-fire-bowl",
  "enemy-hunting_horror": "dmd-horror", "enemy-chthonian": "terror", "enemy-shoggoth": "shoggoth",
  "enemy-star_spawn": "cthulhu", "enemy-disciple": "gi-hood", "enemy-night_gaunt": "dmd-gaunt",
  "enemy-tcho_tcho": "gi-bowie-knife", "enemy-hound": "dmd-hound", "enemy-shambler": "gi-magic-palm",
  "enemy-yugg": "gi-swirl-ring", "enemy-unnamable": "psychosis", "enemy-fisher": "dmd-fisher", "enemy-ghast": "dmd-ghast",
  "enemy-dhole": "gi-worm-mouth", "enemy-serpent_man": "gi-snake", "enemy-gyaa_yothn": "gi-goat", "enemy-gug": "dmd-gug",
  "token-stairs": "stairs", "token-tunnel": "tunnel", "token-cosmos": "wild", "token-fatigue": "gi-hourglass",
  "token-evidence": "clue", "token-accuser": "gi-scales", "token-bolt": "dmd-bolt", "token-inmates": "dmd-bars",
  "token-bone": "dmd-bone", "token-rubble": "dmd-rubble", "token-keg": "gi-barrel", "token-pillar": "gi-ionic-column",
  "token-queen": "gi-queen-crown", "token-booth": "gi-shop", "token-prize": "gi-trophy-cup", "token-townsfolk": "dmd-folk",
  "token-beast": "dmd-beast", "token-rose": "gi-rose",
  "scenario-unquiet_grief": "gi-scales", "scenario-island_of_the_damned": "dmd-bars",
  "scenario-deliver_us_from_evil": "dmd-bone", "scenario-by_order_of_the_queen": "gi-queen-crown",
  "scenario-festival_of_death": "gi-drama-masks", "scenario-beauty_and_the_beast": "gi-rose",
  "counter-verdict": "gi-scales", "counter-freed": "dmd-bars", "counter-altar_damage": "dmd-bone",
  "counter-pillars_down": "gi-ionic-column", "counter-prizes": "gi-trophy-cup", "counter-fed": "gi-rose",
};

/** What stands for names that have no symbol of their own. @type {Record<string, string>} */
const FAMILIES = { enemy: "monster", token: "loc-square", elder_one: "gi-worm-mouth", space: "gi-doorway",
  unknown: "monster", counter: "gi-pentacle", scenario: "gi-open-book" };

/** The symbol of a name. @param {string} name @returns {string} */
export const picture = (name) => PICTURES[name] ?? FAMILIES[family(name)] ?? "ui-deck";

/** The symbols that explain themselves, each with its drawing. @type {Record<string, string>} */
export const SIGNS = {
  "sign-success": "success", "sign-elder_sign": "elder-sign", "sign-tentacle": "terror", "sign-blank": "ui-minus",
  "sign-standard": "die-black", "sign-bonus": "die-green", "sign-reroll": "ui-reroll", "sign-stress": "stress",
  "sign-wounds": "wound", "sign-sanity": "sanity", "sign-threshold": "threshold", "sign-insanity": "sanity-lost",
  "sign-skill": "ui-up", "sign-fire": "fire", "sign-gate": "gate", "sign-start": "start",
  "sign-random_location": "loc-diamond", "sign-safe": "ward", "sign-place": "gi-doorway", "sign-sneak": "gi-hood",
  "sign-free_action": "ui-infinity", "sign-special_action": "ui-flag", "sign-price": "resource", "sign-cultist": "cultist",
  "sign-monster": "monster", "sign-reserve": "ui-bag", "sign-track": "doom", "sign-progression": "peril",
  "sign-symbol": "summon", "sign-ritual": "gi-pentacle", "sign-stage": "doom", "sign-mythos": "summon",
  "sign-discovery": "gi-old-lantern", "sign-item": "gi-backpack", "sign-companion": "gi-shaking-hands",
  "sign-condition": "wound", "sign-relic": "gi-totem-head",
};

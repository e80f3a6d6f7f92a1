// @ts-check
// Which symbol stands for what people are and have: investigators, skills, claimed cards, Relics, insanities.
import { family } from "../../parts/kit.js";
import { picture } from "./tokens.js";

/** @type {Record<string, string>} */
const PICTURES = {
  "investigator-agatha": "gi-revolver",
  "investigator-huikong": "gi-meditation",
  "investigator-julien": "gi-paper-boat",
  "investigator-leon": "gi-medal",
  "investigator-mike": "gi-biceps",
  "investigator-peters": "gi-scalpel",
  "investigator-ruth": "gi-fountain-pen",
  "investigator-sally": "gi-photo-camera",
  "investigator-sandra": "gi-stone-tablet",
  "investigator-stella": "gi-bubbling-flask",
  "skill-marksman": "gi-on-target",
  "skill-stealth": "gi-hood",
  "skill-swiftness": "gi-sprint",
  "skill-brawling": "gi-fist",
  "skill-arcane_mastery": "gi-magic-palm",
  "skill-toughness": "gi-muscle-up",
  "skill-killer_instinct": "gi-revolver",
  "skill-self_defense": "gi-meditation",
  "skill-silent_witness": "gi-paper-boat",
  "skill-show_off": "gi-medal",
  "skill-proficient": "ui-reroll",
  "skill-surgeon": "gi-scalpel",
  "skill-sly": "gi-fountain-pen",
  "skill-avid_photographer": "gi-photo-camera",
  "skill-relic_seeker": "gi-stone-tablet",
  "skill-chemical_explosives": "gi-bubbling-flask",
  "relic-mysterious_key": "gi-skeleton-key",
  "relic-pocket_watch": "gi-pocket-watch",
  "relic-bone_flute": "gi-musical-score",
  "relic-obsidian_mirror": "gi-mirror-mirror",
  "relic-ships_compass": "gi-steering-wheel",
  "relic-medallion": "gi-gem-pendant",
  "relic-music_box": "gi-locked-box",
  "relic-lancet": "gi-scalpel",
  "relic-blind_lantern": "gi-old-lantern",
  "relic-chess_queen": "gi-queen-crown",
  "relic-jar_of_teeth": "gi-fangs",
  "relic-veiled_idol": "gi-totem-head",
  "side-kyteler_ledger": "gi-notebook",
  "side-whole_rosary": "gi-gem-pendant",
  "side-silver_bodkin": "gi-plain-dagger",
  "side-pitch_torch": "gi-fire-bowl",
  "side-pistol": "gi-revolver",
  "side-surgeon_kit": "gi-first-aid-kit",
  "side-ether": "gi-bubbling-flask",
  "side-skeleton_keys": "gi-skeleton-key",
  "side-doctor_notes": "gi-notebook",
  "side-harpoon": "gi-trident",
  "side-storm_lantern": "gi-old-lantern",
  "side-miner_lamp": "gi-flashlight",
  "side-quarry_charge": "fire",
  "side-burning_oil": "fire",
  "side-lamp_oil": "gi-barrel",
  "side-holy_oil": "gi-barrel",
  "side-gendarme": "gi-police-officer-head",
  "side-chassepot": "gi-winchester-rifle",
  "side-blunderbuss": "gi-winchester-rifle",
  "side-crossbow": "gi-on-target",
  "side-silver_sabre": "gi-saber-slash",
  "side-signet": "gi-queen-crown",
  "side-mirror": "gi-mirror-mirror",
  "side-far_mirror": "gi-mirror-mirror",
  "side-mirror_shard": "gi-mirror-mirror",
  "side-clown_mask": "gi-drama-masks",
  "side-plague_mask": "gi-drama-masks",
  "side-loaded_dice": "ui-dice",
  "side-silver_dagger": "gi-plain-dagger",
  "side-enchanted_rose": "gi-rose",
  "side-thorned_heart": "gi-rose",
  "side-fortune_card": "gi-card-ace-spades",
  "side-nurse": "gi-stethoscope",
  "side-huntsman": "gi-winchester-rifle",
  "side-boar": "gi-hot-meal",
  "side-chalk_map": "gi-open-book",
  "side-garlic": "gi-reed",
  "side-cat_friend": "gi-rat",
};

/** What stands for a claimed card without a symbol of its own, by its type. @type {Record<string, string>} */
const TYPES = { item: "gi-backpack", companion: "gi-shaking-hands", condition: "wound" };

/** What stands for names that have no symbol of their own. @type {Record<string, string>} */
const FAMILIES = {
  investigator: "investigator",
  skill: "ui-up",
  insanity: "threshold",
  relic: "gi-totem-head",
  side: "gi-backpack",
  mythos: "summon",
  discovery: "gi-old-lantern",
  action: "gi-open-book",
  stage: "doom",
  printed: "ui-infinity",
};

/** A transformed Relic has the symbol of its common side. @param {string} name */
const common = (name) => name.replace(/^transformed-/, "relic-");

/** The symbol of a name. @param {string} name @returns {string} */
export const pictureOf = (name) => PICTURES[common(name)] ?? FAMILIES[family(common(name))] ?? picture(name);

/** The symbol of a claimed card. @param {{name: string, type: string}} card */
export const cardPicture = ({ name, type }) => PICTURES[name] ?? TYPES[type];

// @ts-check
// Which symbol stands for a card, a chaos token, a class, a skill; and the smallest drawings that all parts share.
import { html } from "../../parts/kit.js";
import { Thing } from "../../parts/thing.js";

/** @type {Record<string, string>} */
const PICTURES = {
  roland_banks: "gi-police-badge",
  daisy_walker: "gi-open-book",
  skids_otoole: "gi-car-wheel",
  agnes_baker: "gi-coffee-cup",
  wendy_adams: "gi-locked-box",
  rolands_38_special: "gi-revolver",
  cover_up: "gi-notebook",
  daisys_tote_bag: "gi-backpack",
  the_necronomicon: "gi-evil-book",
  on_the_lam: "gi-sprint",
  hospital_debts: "gi-hospital-cross",
  heirloom_of_hyperborea: "gi-totem-head",
  dark_memory: "psychosis",
  wendys_amulet: "gi-swirl-ring",
  abandoned_and_alone: "sanity-lost",
  "45_automatic": "gi-revolver",
  physical_training: "gi-muscle-up",
  beat_cop: "gi-police-officer-head",
  beat_cop_2: "gi-police-officer-head",
  first_aid: "gi-first-aid-kit",
  machete: "gi-machete",
  guard_dog: "ah-dog",
  evidence: "clue",
  dodge: "agility",
  dynamite_blast: "fire",
  vicious_blow: "gi-fist",
  extra_ammunition_1: "gi-locked-box",
  police_badge_2: "gi-police-badge",
  shotgun_4: "gi-winchester-rifle",
  magnifying_glass: "investigation",
  magnifying_glass_1: "investigation",
  old_book_of_lore: "gi-spell-book",
  research_librarian: "gi-graduate-cap",
  dr_milan_christopher: "gi-graduate-cap",
  hyperawareness: "gi-all-seeing-eye",
  medical_texts: "gi-stethoscope",
  mind_over_matter: "willpower",
  working_a_hunch: "ui-hint",
  barricade: "gi-locked-door",
  deduction: "gi-sherlock-holmes",
  disc_of_itzamna_2: "gi-sun-radiations",
  encyclopedia_2: "gi-open-book",
  cryptic_research_4: "lore",
  switchblade: "gi-bowie-knife",
  burglary: "gi-skeleton-key",
  pickpocketing: "gi-pocket-watch",
  "41_derringer": "gi-revolver",
  leo_de_luca: "gi-cigarette",
  leo_de_luca_1: "gi-cigarette",
  hard_knocks: "gi-fist",
  elusive: "gi-sprint",
  backstab: "gi-plain-dagger",
  sneak_attack: "gi-hood",
  opportunist: "ui-dice",
  cat_burglar_1: "gi-hood",
  sure_gamble_3: "ui-dice",
  hot_streak_4: "resource",
  forbidden_knowledge: "gi-evil-book",
  holy_rosary: "gi-church",
  shrivelling: "gi-magic-palm",
  scrying: "gi-crystal-eye",
  arcane_studies: "gi-spell-book",
  arcane_initiate: "gi-hood",
  drawn_to_the_flame: "fire",
  ward_of_protection: "ward",
  blinding_light: "gi-sun-radiations",
  blinding_light_2: "gi-sun-radiations",
  fearless: "willpower",
  mind_wipe_1: "delusion",
  book_of_shadows_3: "gi-spell-book",
  grotesque_statue_4: "gi-colombian-statue",
  leather_coat: "gi-hood",
  scavenging: "gi-backpack",
  baseball_bat: "ah-bat",
  rabbits_foot: "ah-paw",
  stray_cat: "ah-cat",
  dig_deep: "willpower",
  cunning_distraction: "gi-drama-masks",
  look_what_i_found: "clue",
  lucky: "survivor",
  lucky_2: "survivor",
  survival_instinct: "agility",
  aquinnah_1: "investigator",
  close_call_2: "gi-hourglass",
  will_to_survive_3: "stamina",
  knife: "gi-plain-dagger",
  flashlight: "gi-flashlight",
  emergency_cache: "gi-backpack",
  guts: "willpower",
  perception: "intellect",
  overpower: "gi-fist",
  manual_dexterity: "agility",
  unexpected_courage: "wild",
  bulletproof_vest_3: "ward",
  elder_sign_amulet_3: "elder-sign",
  amnesia: "delusion",
  paranoia: "paranoia",
  haunted: "psychosis",
  psychosis: "psychosis",
  hypochondria: "wound",
  mob_enforcer: "gi-top-hat",
  silver_twilight_acolyte: "cultist",
  stubborn_detective: "gi-sherlock-holmes",
  swarm_of_rats: "gi-rat",
  ghoul_minion: "gi-fangs",
  ravenous_ghoul: "gi-fangs",
  flesh_eater: "gi-fangs",
  icy_ghoul: "gi-snowflake-2",
  ghoul_priest: "gi-totem-head",
  grasping_hands: "gi-magic-palm",
  rotting_remains: "peril",
  frozen_in_fear: "horror",
  dissonant_voices: "gi-musical-score",
  ancient_evils: "doom",
  crypt_chill: "gi-snowflake-2",
  obscuring_fog: "shroud",
  lita_chantler: "fire",
  extracurricular_activity: "ui-bag",
  miskatonic_quad: "gi-family-house",
  orne_library: "gi-open-book",
  dormitories: "gi-family-house",
  science_building: "gi-doorway",
  alchemy_labs: "gi-cellar-barrels",
  faculty_offices_night: "gi-locked-door",
  faculty_offices_late: "gi-locked-door",
  the_experiment: "monster",
  thrall: "monster",
  wizard_of_yog_sothoth: "gi-pentacle",
  light_of_aforgomon: "fire",
  arcane_barrier: "gi-locked-door",
  the_gathering: "ui-bag",
  study: "gi-open-book",
  hallway: "gi-doorway",
  attic: "gi-family-house",
  cellar: "gi-cellar-barrels",
  parlor: "gi-locked-door",
  acolyte: "cultist",
  wizard_of_the_order: "gi-pentacle",
  mysterious_chanting: "gi-musical-score",
  hunting_nightgaunt: "monster",
  on_wings_of_darkness: "gi-tornado",
  locked_door: "gi-locked-door",
  hunting_shadow: "gi-hood",
  false_lead: "clue",
  the_midnight_masks: "ui-bag",
  your_house: "gi-family-house",
  rivertown: "gi-harbor-dock",
  southside: "gi-shop",
  southside_historical_society: "gi-greek-temple",
  southside_mas_boarding_house: "gi-bed",
  st_marys_hospital: "gi-hospital-cross",
  miskatonic_university: "gi-graduate-cap",
  downtown: "gi-scales",
  downtown_first_bank_of_arkham: "resource",
  downtown_arkham_asylum: "psychosis",
  easttown: "gi-old-lantern",
  graveyard: "gi-tombstone",
  northside: "gi-steam-locomotive",
  the_masked_hunter: "gi-drama-masks",
  wolf_man_drew: "gi-fangs",
  herman_collins: "gi-tombstone",
  peter_warren: "gi-spell-book",
  victoria_devereux: "gi-queen-crown",
  ruth_turner: "gi-stethoscope",
  screeching_byakhee: "gi-seagull",
  the_yellow_sign: "gi-pentacle",
  yithian_observer: "gi-all-seeing-eye",
  offer_of_power: "gi-shaking-hands",
  relentless_dark_young: "gi-dead-wood",
  goat_spawn: "gi-goat",
  young_deep_one: "gi-trident",
  dreams_of_rlyeh: "cthulhu",
  the_devourer_below: "ui-bag",
  main_path: "gi-sprint",
  arkham_woods: "gi-pine-tree",
  unhallowed_ground: "gi-tombstone",
  twisting_paths: "threshold",
  old_house: "gi-barn",
  cliffside: "stairs",
  tangled_thicket: "gi-reed",
  quiet_glade: "gi-sun-radiations",
  ritual_site: "gi-fire-bowl",
  umordhoth: "gi-worm-mouth",
  umordhoths_wrath: "gi-worm-mouth",
};

/** What stands for a card without a symbol of its own, by what it is. @type {Record<string, string>} */
const KINDS = {
  investigator: "investigator",
  asset: "gi-backpack",
  event: "ui-flag",
  skill: "ui-up",
  treachery: "peril",
  enemy: "gi-fangs",
  location: "gi-doorway",
  act: "clue",
  agenda: "doom",
};

/** The symbol of a card by its name. @param {string} name @param {string} [kind] @returns {string} */
export const picture = (name, kind = "") => {
  const id = name.replace(/^(card|alike)-/, "");
  return PICTURES[id] ?? PICTURES[id.replace(/_\d$/, "")] ?? KINDS[kind] ?? "ui-deck"; // of some that look alike each has a number
};

/** @type {Record<string, string>} */
export const SKILLS = {
  willpower: "willpower",
  intellect: "intellect",
  combat: "gi-fist",
  agility: "agility",
  wild: "wild",
};
/** Of a class. @type {Record<string, string>} */
const CLASSES = { guardian: "guardian", seeker: "seeker", rogue: "rogue", mystic: "mystic", survivor: "survivor" };
/** Chaos tokens that are no numbers. @type {Record<string, string>} */
const TOKENS = {
  skull: "peril",
  cultist: "cultist",
  tablet: "tablet",
  elder_thing: "elder-thing",
  auto_fail: "auto-fail",
  elder_sign: "elder-sign",
};

/** Whether a chaos token isn't a number. @param {string} token */
export const isSymbol = (token) => token in TOKENS;

/** The thing that a card is. @param {string} id */
export const cardThing = (id) => `card:${id}`;

/** @param {string} name @param {string} [cls] */
export const svg = (name, cls = "i") => html`<svg class=${cls} aria-hidden="true"><use href=${`#${name}`} /></svg>`;

/** The mark of a class. @param {string} klass */
export const classMark = (klass) => (CLASSES[klass] ? svg(CLASSES[klass]) : svg("loc-circle"));

/** What a chaos token is called. @param {string} token @param {Page.Ui} ui */
export const tokenName = (token, ui) => (TOKENS[token] ? ui.word(`token-${token}`) : signed(Number(token)));

/** A number as it is added. @param {number} number */
export const signed = (number) => (number > 0 ? `+${number}` : number < 0 ? `−${-number}` : "0");

/** A chaos token: numbers on bone, symbols on dark. @param {{token: string, ui: Page.Ui, cls?: string}} props */
export function Token({ token, ui, cls = "" }) {
  const drawn = TOKENS[token];
  return html`<span class=${`tok ${drawn ? `sym ${token}` : ""} ${cls}`} role="img" aria-label=${tokenName(token, ui)}
    data-sign=${drawn && `token-${token}`}>${drawn ? svg(drawn) : signed(Number(token))}</span>`;
}

/** A diamond for each level of a card. @param {{level: number | null, ui: Page.Ui}} props */
export const Level = ({ level, ui }) =>
  (level ?? 0) > 0
  && html`<span class="lv" role="img" aria-label=${ui.t("web-ah-level", { count: level })}>${Array.from(
    { length: level ?? 0 },
    () => svg("loc-diamond"),
  )}</span>`;

/** The skill icons of a card, each as often as it has it. @param {{icons: Record<string, number>, ui: Page.Ui}} props */
export function Icons({ icons, ui }) {
  const all = Object.entries(icons);
  const label = all
    .map(([skill, count]) => `${skill === "wild" ? ui.t("web-ah-wild") : ui.word(`skill-${skill}`)} ${count}`)
    .join(", ");
  return (
    all.length > 0
    && html`<span class="icons" role="img" aria-label=${label}>${all.flatMap(([skill, count]) =>
      Array.from({ length: count }, () => svg(SKILLS[skill])),
    )}</span>`
  );
}

/** A number with its symbol. @param {{label: string, symbol: string, count: number, of?: number, cls?: string}} props */
export const Stat = ({ label, symbol, count, of, cls = "" }) => html`<span class=${`stat ${cls}`} role="img"
  aria-label=${`${label}: ${count}${of === undefined ? "" : `/${of}`}`} title=${label}>${svg(symbol)}<span class="num">${count}${
    of !== undefined && html`<small>/${of}</small>`
  }</span></span>`;

/** What lies on a card: damage, horror, clues, doom, uses, resources, sealed chaos tokens, a word that was said of it.
 * @param {{card: Partial<Pick<ArkhamLcg.SeenCard, "uses_kind" | "uses" | "health" | "sanity" | "damage" | "horror" | "clues" | "doom"
 *   | "resources" | "sealed" | "word">>, ui: Page.Ui}} props */
export function Tokens({ card, ui }) {
  const one = (/** @type {string} */ symbol, /** @type {number} */ count, /** @type {string} */ label, cls = "") =>
    count > 0
    && html`<span class=${`us ${cls}`} role="img" aria-label=${`${label}: ${count}`} title=${label}>${svg(symbol)}${count}</span>`;
  const { uses_kind: kind, uses, damage = 0, horror = 0, clues = 0, doom = 0, resources = 0 } = card;
  const [health, sanity] = [card.health ?? 0, card.sanity ?? 0];
  const left = (/** @type {number} */ most, /** @type {number} */ lost) =>
    html`${most - lost}${lost > 0 && html`<small>/${most}</small>`}`;
  return html`<span class="ontop">
    ${
      kind
      && html`<span class=${`us${uses ? "" : " out"}`} role="img"
      aria-label=${`${ui.t(`web-ah-use-${kind}`)}: ${uses}`}>${svg("loc-diamond")}${uses}</span>`
    }
    ${
      health > 0
      && html`<span class=${`us${damage ? " hurt" : ""}`} role="img"
      aria-label=${`${ui.t("web-ah-health")}: ${health - damage}/${health}`}>${svg("stamina")}${left(health, damage)}</span>`
    }
    ${
      sanity > 0
      && html`<span class=${`us${horror ? " hurt" : ""}`} role="img"
      aria-label=${`${ui.t("web-ah-sanity")}: ${sanity - horror}/${sanity}`}>${svg("sanity")}${left(sanity, horror)}</span>`
    }
    ${!health && one("damage", damage, ui.t("web-ah-damage"), "hurt")}
    ${!sanity && one("horror", horror, ui.t("web-ah-horror"), "hurt")}
    ${one("clue", clues, ui.t("web-ah-clues"))}${one("doom", doom, ui.t("web-ah-doom"), "hurt")}
    ${one("resource", resources, ui.t("web-ah-resources"))}
    ${(card.sealed ?? []).map((token) => html`<${Token} token=${token} ui=${ui} />`)}
    ${card.word && html`<span class="us">${ui.word(card.word)}</span>`}</span>`;
}

/** The cards that are attached to one. @param {{card: {attached?: import("./cards.js").Card[]}, at?: string, ui: Page.Ui}} props */
export const Attached = ({ card, at, ui }) =>
  html`${(card.attached ?? []).map(
    (one) => html`<${Thing} key=${one.id} ui=${ui} ids=${cardThing(one.id)} at=${at} shows=${one.card} cls="chip on"
      label=${ui.word(one.card)}>${svg(picture(one.card, one.kind))}<span>${ui.word(one.card)}</span><//>`,
  )}`;

/** What a card is, in a line: "Asset, Hand". @param {import("./cards.js").Card} card @param {Page.Ui} ui */
export const typeOf = ({ kind, slot, fast, weakness }, ui) =>
  [
    weakness ? ui.t("web-ah-weakness") : ui.t(`web-ah-kind-${kind}`),
    slot && ui.word(`slot-${slot}`),
    fast && ui.t("web-ah-fast"),
  ]
    .filter(Boolean)
    .join(", ");

/** The symbols that explain themselves, each with its drawing. @type {Record<string, string>} */
export const SIGNS = Object.fromEntries(Object.entries(TOKENS).map(([name, drawn]) => [`token-${name}`, drawn]));

/** What the taboo list changes about it, behind its text. @param {import("./cards.js").Card | undefined} card @param {Page.Ui} ui */
export const changed = (card, ui) => (card?.changed ? ` ${ui.word(`${card.card}.taboo`)}` : "");

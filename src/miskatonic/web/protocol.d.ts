// Made by scripts/protocol.py from the declarations in kernel/view.py, server/sent.py, answers.py and
// messages.py, and each game's board.py and enquiries: change those, not this file.

declare namespace ArkhamLcg {
  /** What can be asked without a table. */
  interface Enquiries {
    "campaign.carry": { takes: ArkhamLcg.CarryWish; gives: ArkhamLcg.CampaignCarried };
    "campaign.show": { takes: ArkhamLcg.CampaignWish; gives: ArkhamLcg.CampaignShown };
    "deck.check": { takes: ArkhamLcg.DeckWish; gives: ArkhamLcg.DeckChecked };
    "deck.export": { takes: ArkhamLcg.DeckWish; gives: ArkhamLcg.DeckExported };
    "deck.pool": { takes: ArkhamLcg.PoolWish; gives: ArkhamLcg.DeckPool };
  }
  /** A part of the difficulty. */
  interface Against {
    card: string;
    amount: number;
  }
  /** What the log does in a scenario: the one that is being played, or, when that is over, the next. */
  interface Ahead {
    scenario: string;
    /** Whether the set-up has done it. */
    done: boolean;
    does: ArkhamLcg.Does[];
  }
  /** How a seat wants to be asked in windows. */
  interface Asks {
    level: "normal" | "all" | "few";
    /** Until when it does not want to be asked. */
    quiet: "" | "turn" | "round";
    /** The places of the round at which it wants to be asked. */
    here: string[];
    /** The names of cards. */
    always: string[];
    never: string[];
  }
  /** Somebody who sits out, or is out for good. */
  interface Away {
    id: string;
    card: string;
    health: number | null;
    sanity: number | null;
    weaknesses: string[];
    physical: number;
    mental: number;
    fate: "" | "killed" | "insane";
    earned: number;
    spent: number;
    /** Experience, as the two before. */
    left: number;
    /** The names of story cards. */
    cards: string[];
    seat: null;
  }
  /** What a scenario has done to the chaos bag with one kind of token. */
  interface BagChange {
    scenario: string;
    token: string;
    /** Negative where some were taken out. */
    count: number;
  }
  /** Everything on the table. */
  interface Board {
    scenario: string;
    difficulty: "easy" | "standard" | "hard" | "expert";
    round: number;
    phase: "mythos" | "investigation" | "enemy" | "upkeep";
    /** Whose turn it is; -1: nobody's. */
    active: number;
    lead: number | null;
    /** None until the scenario is set up; so are the act and the reference card. */
    agenda: ArkhamLcg.SeenStage | null;
    act: ArkhamLcg.SeenStage | null;
    /** All doom in play. */
    doom: number;
    /** How many clues the act asks for; 0 where it has an objective instead. */
    act_clues: number;
    /** The clues of all investigators together. */
    group_clues: number;
    reference: string | null;
    /** The chaos tokens, numbers and symbols, but for those that are sealed on cards. */
    bag: string[];
    places: ArkhamLcg.SeenPlace[];
    encounter: ArkhamLcg.Encounter;
    victory: ArkhamLcg.VictoryCard[];
    /** The names of enemies and assets that are set aside. */
    aside: string[];
    /** How many cards the deck of the scenario's own has. */
    apart: number;
    lasting: ArkhamLcg.LastingEffect[];
    /** As this scenario leaves it, once it is over. */
    campaign: ArkhamLcg.Record | null;
    /** None if the scenario is played on its own. */
    sheet: ArkhamLcg.Sheet | null;
    seats: ArkhamLcg.SeenSeat[];
    /** What lies beside the table, in decks and piles with a name. */
    piles: ArkhamLcg.SeenPile[];
    test: ArkhamLcg.SeenTest | null;
  }
  /** A card of a box. */
  interface BoxCard {
    code: string;
    name: string;
    level: number | null;
  }
  /** The new campaign. */
  interface CampaignCarried {
    record: string;
  }
  /** What a record says, line by line. */
  interface CampaignShown {
    title: string;
    path: string[];
    log: string[];
    /** What the log does in the scenario that comes. */
    next: string[];
    bag: string[];
    people: ArkhamLcg.PersonShown[];
    difficulty: "easy" | "standard" | "hard" | "expert";
    difficulties: ("easy" | "standard" | "hard" | "expert")[];
    /** Why its decks could not be. */
    wrong: string[];
    /** Story cards for the next group. */
    waiting: string[];
  }
  /** Which campaign. */
  interface CampaignWish {
    /** Its record. */
    text: string;
  }
  /** A card that could be bought now. */
  interface CardOffer {
    card: string;
    level: number;
    price: number;
  }
  /** Who is carried over into a new one. */
  interface CarryWish {
    /** Its record. */
    text: string;
    /** Their ids, joined by +; nothing: everybody who lives. */
    investigators?: string;
    /** Without it the same. */
    difficulty?: string;
  }
  /** A purchase. */
  interface Change {
    reason: "bought" | "upgraded";
    card: string;
    level: number;
    leaves: string | null;
    price: number;
  }
  /** A scenario that is over. */
  interface Chapter {
    scenario: string;
    resolution: string;
    result: "" | "won" | "survived" | "lost";
    /** What it has put into the chaos bag. */
    added: string[];
    removed: string[];
  }
  /** The same, with what would mend it. */
  interface CheckedProblem {
    say: string;
    rule: string;
    /** The cards of the deck that it is about. */
    cards: string[];
    /** A card that should be there; nothing: none. */
    missing: string;
  }
  /** Equal cards of a deck. */
  interface DeckCard {
    say: string;
    code: string;
    count: number;
    /** Other: what does not count towards its size, or is not known here. */
    kind: "investigator" | "asset" | "event" | "skill" | "treachery" | "location" | "act" | "agenda" | "reference" | "enemy" | "other";
  }
  /** A deck, and everything that is wrong with it. */
  interface DeckChecked {
    format: "" | "line" | "json" | "arkhamdb" | "arkham_build" | "octgn";
    name: string;
    /** Those of a list, from which one can pick. */
    decks: ArkhamLcg.DeckOfList[];
    title: string | "";
    /** Our own line for it; nothing as long as nobody knows whose deck it is. */
    deck: string;
    investigator: string;
    cards: { [name: string]: number };
    side: { [name: string]: number };
    /** The list that it was judged by; nothing: none. */
    taboo: "" | "april_2019";
    size: ArkhamLcg.Size;
    experience: ArkhamLcg.Spent;
    /** How many basic weaknesses are dealt to it. */
    weaknesses: number;
    list: ArkhamLcg.DeckCard[];
    legal: boolean;
    verdict: string;
    problems: ArkhamLcg.CheckedProblem[];
    /** What is in order. */
    fulfilled: ArkhamLcg.Remark[];
    /** What was read as something else. */
    notes: ArkhamLcg.Remark[];
    doubts: ArkhamLcg.Doubt[];
    read: ArkhamLcg.Read;
  }
  /** A deck in the forms that others read. */
  interface DeckExported {
    line: string;
    json: string;
    /** As ArkhamDB writes it. */
    text: string;
    /** As arkham.build writes it. */
    markdown: string;
    /** A name for a file. */
    file: string;
    problems: ArkhamLcg.DeckProblem[];
  }
  /** A deck of a list. */
  interface DeckOfList {
    id: string;
    name: string;
  }
  /** Cards of a class and of these levels; `places`: at most that many, 0: any number. */
  interface DeckOption {
    class: "guardian" | "seeker" | "rogue" | "mystic" | "survivor" | "neutral";
    from: number;
    to: number;
    places: number;
  }
  /** Everything that decks are made of. */
  interface DeckPool {
    investigators: ArkhamLcg.PoolInvestigator[];
    cards: ArkhamLcg.PoolCard[];
    starters: ArkhamLcg.Starter[];
    /** The starter decks of the first seats. */
    usual: string[];
    taboos: ("" | "april_2019")[];
    collections: ("two_of_each" | "one_box")[];
    /** Those that are here, whether they are played with or not. */
    boxes: ArkhamLcg.PoolBox[];
  }
  /** Something that is wrong with a deck. */
  interface DeckProblem {
    say: string;
    rule: string;
    /** The cards of the deck that it is about. */
    cards: string[];
  }
  /** A deck in any form, and what it is judged by; if that is missing, the deck says it itself. */
  interface DeckWish {
    /** What somebody has. Without it the deck is what `investigator`, `cards`, `side` and `name` say. */
    text?: string;
    /** The same, under another name. */
    deck?: string;
    /** Which deck of a list, by its id there. */
    pick?: string;
    investigator?: string;
    cards?: { [name: string]: number };
    side?: { [name: string]: number };
    name?: string;
    taboo?: "" | "april_2019" | "off" | null;
    experience?: number | null;
    collection?: "two_of_each" | "one_box";
    /** Those that are played with, joined by +; without it just the core set. */
    boxes?: string;
    /** `none`: for a single scenario. */
    campaign?: string;
  }
  /** Something that the log does. */
  interface Does {
    /** The word `does-<kind>` says what. */
    kind: string;
    rule: string;
    /** The name of the note that causes it; null: it always happens. */
    cause: string | null;
    count: number;
    cards: string[];
    /** A chaos token; nothing: none. */
    token: string;
    /** What the token is called. */
    name: string | null;
  }
  /** A line that names no card anybody knows. */
  interface Doubt {
    say: string;
    line: number;
    written: string;
    count: number;
    proposals: string[];
  }
  /** The encounter deck and its discard pile, the top card last. */
  interface Encounter {
    deck: number;
    discard: (ArkhamLcg.SeenCard | ArkhamLcg.SeenEnemy)[];
  }
  /** A line of the campaign log. */
  interface Entry {
    /** A word, a section with the id of a card (`got_away:ruth_turner`), or a word with a number (`hours_lost=3`). */
    entry: string;
    /** Which one wrote it. */
    scenario: string;
    /** Which one has crossed it out; nothing: it counts. */
    crossed: string;
  }
  /** Experience that was earned or spent. */
  interface Experience {
    scenario: string;
    reason: "victory" | "bonus" | "lead" | "card" | "floor" | "bought" | "upgraded";
    /** The one that it was earned by or spent on; nothing: none. */
    card: string;
    /** The card that left the deck for it; nothing: none. */
    leaves: string;
    /** Negative where it was spent. */
    amount: number;
  }
  /** A line of the experience that a scenario has brought. */
  interface Gain {
    reason: "victory" | "bonus" | "lead" | "card" | "floor";
    card: string | null;
    amount: number;
  }
  /** Something that holds for a time. */
  interface LastingEffect {
    until: "test" | "turn" | "phase" | "round" | "game";
    /** Which number or permission: `skill_value`, `cannot_attack`. */
    what: string;
    /** The skill that may be used instead, if that is what holds; nothing otherwise. */
    skill: "willpower" | "intellect" | "combat" | "agility" | "";
    /** Whom it is about, unless it is about a card. */
    seat: number | null;
    about: string;
    /** None where it depends on how things go. */
    amount: number | null;
    /** The name of the card that it comes from. */
    card: string;
  }
  /** Equal cards in a deck. */
  interface ListedCard {
    class: "guardian" | "seeker" | "rogue" | "mystic" | "survivor" | "neutral";
    id: string;
    card: string;
    kind: "investigator" | "asset" | "event" | "skill" | "treachery" | "location" | "act" | "agenda" | "reference" | "enemy";
    level: number | null;
    cost: number | null;
    icons: { [key in "willpower" | "intellect" | "combat" | "agility" | "wild"]: number };
    count: number;
  }
  /** A line of the campaign log. */
  interface Note {
    key: string;
    /** The name of the card listed under it, if it is a section. */
    card: string | null;
    number: number | null;
    /** Which one wrote it. */
    scenario: string;
    /** Which one has crossed it out; nothing: it counts. */
    crossed: string;
    /** Whether it was written at this table. */
    fresh: boolean;
    /** Whether it was crossed out at this table. */
    cut: boolean;
  }
  /** A token that can come: what it is worth, and whether it would do. */
  interface Outlook {
    token: string;
    worth: number;
    good: boolean;
  }
  /** Equal cards of a deck that is upgraded. */
  interface OwnCard {
    class: "guardian" | "seeker" | "rogue" | "mystic" | "survivor" | "neutral";
    id: string;
    card: string;
    kind: "investigator" | "asset" | "event" | "skill" | "treachery" | "location" | "act" | "agenda" | "reference" | "enemy";
    level: number | null;
    cost: number | null;
    icons: { [key in "willpower" | "intellect" | "combat" | "agility" | "wild"]: number };
    count: number;
    /** Whether they can't leave it. */
    stays: boolean;
  }
  /** A scenario of the campaign. */
  interface PathStep {
    scenario: string;
    state: "done" | "now" | "next";
    /** None: not over yet; so is the experience. */
    resolution: string | null;
    /** The most experience that any investigator earned in it. */
    experience: number | null;
  }
  /** An investigator of the campaign. */
  interface Person {
    code: string;
    fate: "" | "killed" | "insane";
    sits_out: boolean;
    physical: number;
    mental: number;
    unspent: number;
    experience: ArkhamLcg.Experience[];
    deck: { [name: string]: number };
    side: { [name: string]: number };
    /** Story cards, which are in the deck too. */
    earned: string[];
  }
  /** An investigator of the campaign. */
  interface PersonShown {
    id: string;
    fate: "" | "killed" | "insane";
    name: string;
    lines: string[];
  }
  /** A box, and which of its cards for decks are here. */
  interface PoolBox {
    id: string;
    /** The message with its name. */
    name: string;
    /** Whether there are more in the box than here. */
    partly: boolean;
    /** The cards for decks that are here, and the investigators. */
    cards: ArkhamLcg.BoxCard[];
  }
  /** A card, and whether the investigator may take it. */
  interface PoolCard {
    class: "guardian" | "seeker" | "rogue" | "mystic" | "survivor" | "neutral";
    code: string;
    id: string;
    name: string;
    /** The id of the box in which it comes. */
    box: string;
    title: string;
    kind: "investigator" | "asset" | "event" | "skill" | "treachery" | "location" | "act" | "agenda" | "reference" | "enemy";
    level: number | null;
    cost: number | null;
    slot: "accessory" | "body" | "ally" | "hand" | "arcane" | "";
    slots: number;
    traits: string[];
    icons: { [key in "willpower" | "intellect" | "combat" | "agility" | "wild"]: number };
    health: number | null;
    sanity: number | null;
    unique: boolean;
    weakness: boolean;
    basic: boolean;
    /** Whose card it is, by the investigator's id; nothing: nobody's. */
    signature: string;
    story: boolean;
    /** So many of them at most. */
    limit: number;
    /** The investigator may take so many cards like this one; 0: any number. */
    places: number;
    price: number;
    price_printed: number;
    /** Whether the list says anything about it, … */
    taboo: boolean;
    /** … and what. */
    taboo_say: string | "";
    allowed: boolean;
    /** Why not. */
    why: string | "";
    rule: string;
  }
  /** An investigator, and what is printed on the back. */
  interface PoolInvestigator {
    class: "guardian" | "seeker" | "rogue" | "mystic" | "survivor" | "neutral";
    code: string;
    id: string;
    name: string;
    /** The id of the box in which it comes. */
    box: string;
    skills: { [key in "willpower" | "intellect" | "combat" | "agility"]: number };
    health: number | null;
    sanity: number | null;
    traits: string[];
    size: number;
    options: ArkhamLcg.DeckOption[];
    /** What else is printed there: by trait or text, so many others, none of these, at least so many of those. */
    limits: string[];
    required: string[];
    /** The cards that a new deck has from the start. */
    begins: { [name: string]: number };
  }
  /** For whom the cards are, and by which list of taboos. */
  interface PoolWish {
    investigator?: string;
    taboo?: "" | "april_2019" | "off";
    collection?: "two_of_each" | "one_box";
    /** Those that are played with, joined by +; without it just the core set. */
    boxes?: string;
  }
  /** Somebody at this table. */
  interface Present {
    id: string;
    card: string;
    health: number | null;
    sanity: number | null;
    weaknesses: string[];
    physical: number;
    mental: number;
    fate: "" | "killed" | "insane";
    earned: number;
    spent: number;
    /** Experience, as the two before. */
    left: number;
    /** The names of story cards. */
    cards: string[];
    seat: number;
    /** In this scenario. */
    suffered: ArkhamLcg.Trauma;
  }
  /** A kind of card one may hope for. */
  interface Prospect {
    /** The name of its trait; nothing: skills. */
    kind: string;
    left: number;
    /** That at least one comes. */
    chance: number;
  }
  /** How much was read. */
  interface Read {
    lines: number;
    cards: number;
  }
  /** A campaign between two scenarios, or after the last. */
  interface Record {
    /** The weaknesses that were replaced by others, and come back into no pool. */
    withdrawn?: string[];
    format: "miskatonic.arkham_lcg.campaign";
    version: 3;
    campaign: string;
    difficulty: "easy" | "standard" | "hard" | "expert";
    taboo: "" | "april_2019";
    /** The one that comes next; nothing when the campaign is over, or where what comes next is not in the game. */
    scenario: string;
    outcome: "" | "won" | "survived" | "lost";
    bag: string[];
    log: ArkhamLcg.Entry[];
    /** Including those who sit out or are out for good. */
    investigators: ArkhamLcg.Person[];
    /** Story cards that wait for the next group. */
    unclaimed: string[];
    /** The basic weaknesses that are in no deck. */
    pool: string[];
    history: ArkhamLcg.Chapter[];
    /** The boxes that it is played with, by their ids; in records of earlier versions just the core set. */
    boxes: string[];
  }
  /** What new cards for an opening hand could bring. */
  interface Redraw {
    /** How many cards come new. */
    count: number;
    /** How many are left in the deck, weaknesses apart. */
    of: number;
    kinds: ArkhamLcg.Prospect[];
  }
  /** A sentence with its rule. */
  interface Remark {
    say: string;
    rule: string;
  }
  /** The chance with what can still be decided when the token is there, and the cards that make it so. */
  interface Rescued {
    cards: string[];
    chance: number[];
  }
  /** Any card but an enemy. */
  interface SeenCard {
    class: "guardian" | "seeker" | "rogue" | "mystic" | "survivor" | "neutral";
    level: number | null;
    cost: number | null;
    icons: { [key in "willpower" | "intellect" | "combat" | "agility" | "wild"]: number };
    slot: "accessory" | "body" | "ally" | "hand" | "arcane" | "";
    slots: number;
    traits: string[];
    weakness: boolean;
    fast: boolean;
    /** The table's list of taboos changes its text. */
    changed?: true;
    /** It starts in play and stays there. */
    permanent?: true;
    /** What it is called in options: `ghoul_minion.2`. */
    id: string;
    /** Its name. */
    card: string;
    exhausted: boolean;
    damage?: number;
    horror?: number;
    clues?: number;
    doom?: number;
    resources?: number;
    uses?: number;
    /** What was said of it, by its name: a role, a token. */
    word?: string;
    /** The cards that are attached to it. */
    attached?: (ArkhamLcg.SeenCard | ArkhamLcg.SeenEnemy)[];
    /** The chaos tokens that are sealed on it. */
    sealed?: string[];
    kind: "investigator" | "asset" | "event" | "skill" | "treachery" | "location" | "act" | "agenda" | "reference";
    /** Of cards with uses, also when none is left. */
    uses_kind?: "ammo" | "charges" | "secrets" | "supplies";
    /** Of assets and investigators. */
    health?: number | null;
    sanity?: number | null;
  }
  /** An enemy with its numbers as they are now. */
  interface SeenEnemy {
    class: "guardian" | "seeker" | "rogue" | "mystic" | "survivor" | "neutral";
    level: number | null;
    cost: number | null;
    icons: { [key in "willpower" | "intellect" | "combat" | "agility" | "wild"]: number };
    slot: "accessory" | "body" | "ally" | "hand" | "arcane" | "";
    slots: number;
    traits: string[];
    weakness: boolean;
    fast: boolean;
    /** The table's list of taboos changes its text. */
    changed?: true;
    /** It starts in play and stays there. */
    permanent?: true;
    /** What it is called in options: `ghoul_minion.2`. */
    id: string;
    /** Its name. */
    card: string;
    exhausted: boolean;
    damage?: number;
    horror?: number;
    clues?: number;
    doom?: number;
    resources?: number;
    uses?: number;
    /** What was said of it, by its name: a role, a token. */
    word?: string;
    /** The cards that are attached to it. */
    attached?: (ArkhamLcg.SeenCard | ArkhamLcg.SeenEnemy)[];
    /** The chaos tokens that are sealed on it. */
    sealed?: string[];
    kind: "enemy";
    health: number;
    sanity: null;
    fight: number;
    evade: number;
    /** What its attack deals. */
    damage_dealt: number;
    horror_dealt: number;
    keywords: ("hunter" | "massive" | "peril" | "retaliate")[];
    victory: number;
  }
  /** A deck or pile beside the table. */
  interface SeenPile {
    name: string;
    /** Whose it is; None: everybody's. */
    seat: number | null;
    count: number;
    /** Those that one sees, the top card last. */
    cards: (ArkhamLcg.SeenCard | ArkhamLcg.SeenEnemy)[];
  }
  /** A location with whatever is there. What is only on its revealed side is null until it is revealed. */
  interface SeenPlace {
    id: string;
    card: string;
    kind: "location";
    revealed: boolean;
    shroud: number | null;
    clues: number;
    /** How many clues it was revealed with. */
    clue_value: number | null;
    doom: number;
    victory: number;
    symbol: "" | "circle" | "diamond" | "equals" | "hourglass" | "moon" | "plus" | "square" | "squiggle" | "t" | "triangle";
    /** The ids of the locations that one gets to from here. */
    connects: string[];
    investigators: number[];
    /** Those that nobody is engaged with. */
    enemies: ArkhamLcg.SeenEnemy[];
    attached: (ArkhamLcg.SeenCard | ArkhamLcg.SeenEnemy)[];
    /** What else is there: assets that nobody controls. */
    others: (ArkhamLcg.SeenCard | ArkhamLcg.SeenEnemy)[];
  }
  /** An investigator with everything in play; what only its own seat may know is None for others. */
  interface SeenSeat {
    class: "guardian" | "seeker" | "rogue" | "mystic" | "survivor" | "neutral";
    seat: number;
    id: string;
    /** What the seat is called: its investigator, or its number while it has none. */
    investigator: string;
    /** The investigator card. */
    card: string;
    /** As they are now. */
    skills: { [key in "willpower" | "intellect" | "combat" | "agility"]: number };
    printed: { [key in "willpower" | "intellect" | "combat" | "agility"]: number };
    health: number;
    sanity: number;
    damage: number;
    horror: number;
    clues: number;
    resources: number;
    /** How many are left in this turn. */
    actions: number;
    /** The id of a location. */
    place: string | null;
    left: "" | "resigned" | "damage" | "horror" | "effect";
    /** In this round. */
    took_turn: boolean;
    hand: (ArkhamLcg.SeenCard | ArkhamLcg.SeenEnemy)[] | null;
    hand_size: number;
    /** The ids of the cards in hand that will go back for others. */
    marked: string[];
    /** While it says which go back. */
    redraw: ArkhamLcg.Redraw | null;
    deck: number;
    /** What is in the deck, in no order. */
    deck_left: ArkhamLcg.ListedCard[] | null;
    /** The top card last. */
    discard: (ArkhamLcg.SeenCard | ArkhamLcg.SeenEnemy)[];
    area: (ArkhamLcg.SeenCard | ArkhamLcg.SeenEnemy)[];
    threat: (ArkhamLcg.SeenCard | ArkhamLcg.SeenEnemy)[];
    /** What was said of the investigator: a role. */
    word: string | null;
    /** How many of each kind there are. */
    slots: { [key in "accessory" | "body" | "ally" | "hand" | "arcane"]: number };
    trauma: ArkhamLcg.Trauma;
    fate: "" | "killed" | "insane";
    /** What this scenario has brought, when it has ended. */
    experience: number;
    gains: ArkhamLcg.Gain[];
    /** While decks are upgraded. */
    upgrade: ArkhamLcg.Upgrade | null;
    /** The names of story cards that join the deck. */
    earned: string[];
    asks: ArkhamLcg.Asks | null;
  }
  /** The current act or agenda. */
  interface SeenStage {
    id: string;
    card: string;
    stage: number;
    doom: number;
    /** How much doom in play advances the agenda; of an act 0. */
    threshold: number;
    clues: number;
    /** Whether an act does not ask for clues: its text says what it takes. */
    objective: boolean;
    attached?: (ArkhamLcg.SeenCard | ArkhamLcg.SeenEnemy)[];
  }
  /** Who tests what against what, with the sums on both sides and the chance. */
  interface SeenTest {
    seat: number;
    skill: "willpower" | "intellect" | "combat" | "agility";
    kind: "" | "fight" | "evade" | "investigate";
    /** The name of the enemy or location. */
    target: string | null;
    /** The name of the card that brought it about. */
    source: string;
    /** The step ST.1 to ST.8 that it is at. */
    stage: number;
    difficulty: number;
    value: number;
    sources: ArkhamLcg.Source[];
    /** What the difficulty is the sum of, where it is a number of a card. */
    against: ArkhamLcg.Against[];
    /** Or marked to be. */
    committed: (ArkhamLcg.SeenCard | ArkhamLcg.SeenEnemy)[];
    /** The damage of an attack that hits. */
    deals: number | null;
    /** The helpers who have said so. */
    ready: number[];
    /** Those revealed. */
    tokens: string[];
    /** None until it is known; so is the margin. */
    passed: boolean | null;
    margin: number | null;
    /** An exact fraction: how many out of how many. */
    chance: number[];
    /** The tokens that can come, the best first. */
    outlook: ArkhamLcg.Outlook[];
    rescued: ArkhamLcg.Rescued | null;
    /** By the ids of cards in hand and in play: how it would be with one more, or without one that is marked. */
    then: { [name: string]: ArkhamLcg.Then };
    /** By the ids of cards in hand: why they can't be committed. */
    barred: { [name: string]: string };
  }
  /** The campaign sheet, with the scenario that is being played. */
  interface Sheet {
    campaign: string;
    difficulty: "easy" | "standard" | "hard" | "expert";
    path: ArkhamLcg.PathStep[];
    notes: ArkhamLcg.Note[];
    ahead: ArkhamLcg.Ahead;
    people: (ArkhamLcg.Present | ArkhamLcg.Away)[];
    changes: ArkhamLcg.BagChange[];
    /** The names of story cards that wait for the next group. */
    unclaimed: string[];
  }
  /** How many cards count towards the size of a deck, and how many it needs. */
  interface Size {
    count: number;
    needed: number;
  }
  /** A part of the skill value. */
  interface Source {
    kind: "base" | "card" | "icons" | "token" | "fails" | "cap";
    /** The name of what it comes from; a revealed token needs none. */
    card: string | null;
    amount: number;
  }
  /** The experience that a deck's cards cost, and what there is for it. */
  interface Spent {
    spent: number;
    of: number;
  }
  /** A deck to begin with. */
  interface Starter {
    id: string;
    investigator: string;
    deck: string;
    cards: { [name: string]: number };
    idea: string;
  }
  /** What the value would be, and how many tokens would do. */
  interface Then {
    value: number;
    good: number;
    /** Where the card changes it. */
    difficulty?: number;
  }
  /** Wounds of the body and of the mind. */
  interface Trauma {
    physical: number;
    mental: number;
  }
  /** The deck of a seat while it is upgraded; what only the seat itself may know is None for others. */
  interface Upgrade {
    left: number;
    had: number;
    /** How many cards the deck lacks. */
    missing: number;
    done: boolean;
    /** The id of the card that is being bought while it is asked what leaves; nothing: none. */
    choosing: string;
    changes: ArkhamLcg.Change[];
    offers: ArkhamLcg.CardOffer[] | null;
    deck: ArkhamLcg.OwnCard[] | null;
  }
  /** A card in the victory display. */
  interface VictoryCard {
    card: ArkhamLcg.SeenCard | ArkhamLcg.SeenEnemy;
    points: number;
  }
}

declare namespace DeathMayDie {
  /** Everything that is seen. What comes from the two boxes is null until they are laid out. */
  interface Board {
    setting_up: boolean;
    active: number;
    turn: number;
    phase: "action" | "mythos" | "search_or_fight" | "end";
    /** Those that the active investigator has left. */
    actions: number;
    scenario: DeathMayDie.Scenario | null;
    elder_one: DeathMayDie.ElderOne | null;
    track: DeathMayDie.SummoningTrack;
    tracks: DeathMayDie.Tracks;
    map: DeathMayDie.Map | null;
    spaces: DeathMayDie.Space[];
    /** Those with a token on them. */
    passages: DeathMayDie.Passage[];
    enemies: DeathMayDie.Enemy[];
    kinds: DeathMayDie.Kind[];
    tokens: DeathMayDie.Supply[];
    fire_left: number;
    runs: DeathMayDie.Run[];
    seats: DeathMayDie.Seat[];
    offer: DeathMayDie.Offered[];
    mythos: DeathMayDie.Mythos | null;
    discoveries: DeathMayDie.Discoveries | null;
    roll: DeathMayDie.Roll | null;
    unknown: DeathMayDie.Unknown;
  }
  /** DMD-018: a claimed card under one side of the board; health and wounds are those of a Companion. */
  interface Card {
    id: string;
    name: string;
    type: "item" | "companion" | "condition";
    side: "left" | "right";
    wounds: number;
    health: number;
  }
  /** A square of the map, with the space it belongs to. */
  interface Cell {
    x: number;
    y: number;
    space: string;
  }
  /** A place on the grid. */
  interface Corner {
    x: number;
    y: number;
  }
  /** So many of them. */
  interface Counted {
    id: string;
    name: string;
    count: number;
  }
  /** The Discovery cards. */
  interface Discoveries {
    deck: number;
    /** What is left in the deck, sorted. */
    left: DeathMayDie.Named[];
    pile: DeathMayDie.Named[];
    /** Those that are being resolved. */
    reading: DeathMayDie.Named[];
  }
  /** A passage: the two cells it is between, each as x and y, and the two spaces it joins. */
  interface Door {
    from: number[];
    to: number[];
    spaces: string[];
  }
  /** DMD-145: the Elder One on the track or on the board, with all its Stages. */
  interface ElderOne {
    id: string;
    name: string;
    on_board: boolean;
    space: string | null;
    /** The last one revealed, by its place among the Stages. */
    stage: number;
    wounds: number;
    rules: DeathMayDie.Named[];
    stages: DeathMayDie.Stage[];
  }
  /** A figure on the board, the Elder One among them, with the dice of its attack on the active investigator. */
  interface Enemy {
    id: string;
    name: string;
    kind: "cultist" | "monster" | "elder_one";
    /** The id of its card. */
    enemy: string | null;
    space: string;
    health: number;
    wounds: number;
    vulnerable: boolean;
    standard: number;
    bonus: number;
    /** DMD-119: whether it has attacked in this Fight. */
    fought: boolean;
  }
  /** DMD-026: an enemy card, with its figures and how many of them are left in reserve. */
  interface Kind {
    id: string;
    name: string;
    enemy: string;
    kind: "cultist" | "monster";
    health: number;
    standard: number;
    bonus: number;
    figures: number;
    reserve: number;
  }
  /** DMD-044: how the map is drawn; it never changes. */
  interface Map {
    cells: DeathMayDie.Cell[];
    /** Where each tile begins, which is two cells wide and two high. */
    tiles: DeathMayDie.Corner[];
    doors: DeathMayDie.Door[];
  }
  /** DMD-203: the Mythos deck. */
  interface Mythos {
    deck: number;
    deck_symbols: number;
    /** What is left in the deck, sorted: its order is hidden. */
    left: DeathMayDie.MythosCard[];
    pile: DeathMayDie.MythosCard[];
    /** In the discard pile. */
    symbols: number;
    needed: number;
    /** Those that are being resolved. */
    reading: DeathMayDie.MythosCard[];
    /** What everybody has seen of the top of the deck, the first to come first. */
    foreseen: DeathMayDie.MythosCard[];
    /** … and of its bottom, the last one first. */
    foreseen_below: DeathMayDie.MythosCard[];
  }
  /** A Mythos card, with a summoning symbol or without. */
  interface MythosCard {
    id: string;
    name: string;
    symbol: boolean;
  }
  /** A thing with its name. */
  interface Named {
    id: string;
    name: string;
  }
  /** What can be taken during setup: a Relic, or an investigator. */
  interface Offered {
    id: string;
    name: string;
    /** The names of an investigator's skills, the unique one first. */
    skills?: string[];
  }
  /** DMD-152: a token on a passage between two spaces. */
  interface Passage {
    id: string;
    name: string;
    blocks: boolean;
    spaces: string[];
  }
  /** DMD-168: a Relic. */
  interface Relic {
    id: string;
    name: string;
    transformed: boolean;
  }
  /** The roll that is being made. */
  interface Roll {
    seat: number;
    purpose: "attack" | "attacked" | "fire" | "scenario" | "plain" | "against";
    dice: DeathMayDie.RolledDie[];
    successes: number;
    signs: number;
    tentacles: number;
    /** Free rerolls that are left. */
    free: number;
    /** Stress taken for rerolls. */
    spent: number;
    /** The successes one hopes for, or fears; 0 without such a number. */
    goal: number;
  }
  /** A die on the table. */
  interface RolledDie {
    id: string;
    name: string;
    die: "standard" | "bonus";
    face: "success" | "success_tentacle" | "success_sign" | "tentacle" | "sign" | "blank";
  }
  /** DMD-085: a Run that the active investigator can make. */
  interface Run {
    to: string;
    /** From the space where it begins. */
    way: string[];
    followers: string[];
    /** The spaces where Fire sticks. */
    fire: string[];
  }
  /** The scenario and its ritual. */
  interface Scenario {
    id: string;
    name: string;
    actions: DeathMayDie.Named[];
    rules: DeathMayDie.Named[];
    /** The name of what is counted for the ritual. */
    counter: string;
    /** DMD-142: how many disrupt it. */
    target: number;
    count: number;
    disrupted: boolean;
  }
  /** A seat and its investigator. */
  interface Seat {
    id: string;
    /** Their name, once they are chosen. */
    investigator: string | null;
    investigator_id: string | null;
    dead: boolean;
    space: string | null;
    wounds: number;
    stress: number;
    /** The position on the track: sanity that is lost. */
    sanity: number;
    /** How many are reached. */
    thresholds: number;
    /** Bonus dice by them. */
    dice: number;
    /** How many they have in a turn. */
    actions: number;
    insanity: DeathMayDie.Named;
    skills: DeathMayDie.Skill[];
    cards: DeathMayDie.Card[];
    relics: DeathMayDie.Relic[];
    fire: number;
    tokens: DeathMayDie.Counted[];
  }
  /** DMD-116: a skill; one that is not their `own` is lent by Companions. */
  interface Skill {
    id: string;
    name: string;
    base: number;
    level: number;
    own: boolean;
  }
  /** A space, with who and what is there. */
  interface Space {
    id: string;
    name: string;
    gate: "red" | "yellow" | "blue" | null;
    start: boolean;
    safe: boolean;
    fire: number;
    tokens: DeathMayDie.Counted[];
    enemies: string[];
    /** The living. */
    seats: number[];
  }
  /** A Stage card. */
  interface Stage {
    id: string;
    name: string;
    health: number;
    standard: number;
    bonus: number;
    revealed: boolean;
    beaten: boolean;
  }
  /** DMD-011: where the Elder One is on the track, and where its red part begins. */
  interface SummoningTrack {
    at: number;
    first_red: number;
    end: number;
  }
  /** DMD-008: a kind of token: how many there are, and how many are left. */
  interface Supply {
    id: string;
    name: string;
    count: number;
    left: number;
  }
  /** The printed tracks of every investigator: their lengths, and the positions of thresholds and bonus dice. */
  interface Tracks {
    sanity: number;
    thresholds: number[];
    dice: number[];
    stress: number;
    wounds: number;
  }
  /** DMD-161, DMD-176: the Unknown. */
  interface Unknown {
    mode: "off" | "relics" | "one" | "two" | "one_no_relics" | "two_no_relics";
    /** The names of its monsters. */
    slots: string[];
    /** The ids of their enemy cards. */
    slot_enemies: string[];
    /** Whether the last two Stages place the Elder One at random. */
    wanders: boolean;
    /** The Random Location tokens that are left. */
    locations: ("red" | "yellow" | "blue" | "start")[];
  }
}

declare namespace ElderSign {
  /** The Ancient One, Elder Signs and doom. */
  interface AncientOne {
    id: string;
    name: string;
    signs: number;
    signs_needed: number;
    doom: number;
    /** The spaces of the doom track: those that bring a monster, and the others. */
    track: ("monster" | "doom")[];
    awake: boolean;
    /** The words of what it does as it awakens, if it does anything. */
    awakens: string | null;
    combat: (ElderSign.Sum | ElderSign.Symbols)[];
  }
  /** The running attempt. */
  interface Attempt {
    place: string;
    place_id: string;
    /** How many rolls have been made in it. */
    rolls: number;
    /** Whether there is a roll that has not been judged yet. */
    rolled: boolean;
    /** What the dice of the pool show. */
    pool: ("face-investigation_1" | "face-investigation_2" | "face-investigation_3" | "face-investigation_4" | "face-lore" | "face-peril" | "face-terror" | "face-wild" | null)[];
    /** How many dice the next roll has. */
    next_dice: number;
    odds: ElderSign.TaskChance[];
    /** How likely the adventure is to be resolved; null in the battle. */
    whole: ElderSign.Chance | null;
  }
  /** The whole board. */
  interface Board {
    /** Whose turn it is. */
    active: number;
    /** False between turns. */
    in_turn: boolean;
    hour: 3 | 6 | 9 | 12;
    /** It strikes when the turn is over. */
    midnight_due: boolean;
    ancient_one: ElderSign.AncientOne | null;
    seats: ElderSign.Seat[];
    /** The six places for Adventures, None for an empty one; behind them those that came on top of them. */
    museum: (ElderSign.Card | null)[];
    worlds: ElderSign.Card[];
    mythos: string | null;
    mythos_id: string | null;
    mythos_next: string | null;
    /** The next Mythos card, if somebody has looked at it. */
    mythos_next_id: string | null;
    mythos_locks: ("green" | "yellow" | "red")[];
    dice: (ElderSign.LooseDie | ElderSign.DieOnSpell | ElderSign.DieOfHelper)[];
    locks: { [key in "green" | "yellow" | "red"]: string[] };
    /** What holds or awaits a die of each colour, in order. */
    lock_ids: { [key in "green" | "yellow" | "red"]: string[] };
    /** How many cards each deck has. */
    decks: { [key in "adventure" | "other_world" | "common_item" | "unique_item" | "spell" | "ally" | "mythos"]: number };
    /** How many monsters are in the cup. */
    cup: number;
    monsters_in_play: number;
    investigators_left: string[];
    /** Those that nobody plays and nobody has lost. */
    investigators_left_ids: string[];
    /** The open cards that are our own design, with what of them is. */
    our_design: { [name: string]: ("all" | "ability" | "now" | "lasting")[] };
    attempt: ElderSign.Attempt | null;
    /** How likely each card in play is resolved, by its id. */
    chances: { [name: string]: ElderSign.Chance };
    /** What these chances leave out. */
    uncounted: string[];
  }
  /** An Adventure or Other World in play. */
  interface Card {
    id: string;
    name: string;
    /** What it is worth as a trophy. */
    trophies: number;
    /** Its tasks are completed in order. */
    ordered: boolean;
    locks: ("green" | "yellow" | "red")[];
    rewards: { [key in "elder_sign" | "clue" | "common_item" | "unique_item" | "spell" | "ally" | "gate" | "monster" | "doom"]: number };
    penalties: { [key in "sanity" | "stamina" | "clue" | "trophies" | "doom" | "monster"]: number };
    terror: boolean;
    terror_means: ElderSign.Meaning[];
    midnight: boolean;
    /** Whether it has a terror effect and one at midnight, and what these come to. */
    midnight_means: ElderSign.Meaning[];
    tasks: ElderSign.Task[];
    free_slots: ("" | "empty" | "full" | "partial")[];
    /** The monster frames on which a monster can be placed, and the tasks they are. */
    free_slot_ids: string[];
    monsters: ElderSign.Monster[];
    /** Who is there. */
    seats: number[];
  }
  /** A chance, and whether it is exact or an estimate. */
  interface Chance {
    chance: number;
    exact: boolean;
  }
  /** A die that a helper keeps. */
  interface DieOfHelper {
    id: string;
    name: string;
    colour: "green" | "yellow" | "red";
    /** None until it has been rolled. */
    face: "face-investigation_1" | "face-investigation_2" | "face-investigation_3" | "face-investigation_4" | "face-lore" | "face-peril" | "face-terror" | "face-wild" | null;
    place: "helper";
    /** The helper's seat. */
    holder: number;
    holder_id: string;
  }
  /** A die that is secured on a spell. */
  interface DieOnSpell {
    id: string;
    name: string;
    colour: "green" | "yellow" | "red";
    /** None until it has been rolled. */
    face: "face-investigation_1" | "face-investigation_2" | "face-investigation_3" | "face-investigation_4" | "face-lore" | "face-peril" | "face-terror" | "face-wild" | null;
    place: "spell";
    holder: string;
    holder_id: string;
  }
  /** A die that nobody else holds. */
  interface LooseDie {
    id: string;
    name: string;
    colour: "green" | "yellow" | "red";
    /** None until it has been rolled. */
    face: "face-investigation_1" | "face-investigation_2" | "face-investigation_3" | "face-investigation_4" | "face-lore" | "face-peril" | "face-terror" | "face-wild" | null;
    place: "supply" | "pool" | "focused" | "task" | "discarded" | "locked" | "gone";
    holder: null;
    holder_id: null;
  }
  /** One effect as a view and an option tell it. */
  interface Meaning {
    verb: string;
    what: string;
    amount: number;
  }
  /** A monster on a card or below it. */
  interface Monster {
    id: string;
    name: string;
    trophies: number;
    locks: ("green" | "yellow" | "red")[];
    /** It is taken when the action phase ends. */
    beaten: boolean;
  }
  /** A player's investigator with all there is before it. */
  interface Seat {
    id: string;
    investigator: string | null;
    out: boolean;
    waits: "board-out" | "board-vacant" | "board-choosing" | null;
    sanity: number;
    max_sanity: number;
    stamina: number;
    max_stamina: number;
    clues: number;
    place: string;
    place_id: string;
    hand: string[];
    hand_ids: string[];
    /** Items, spells and allies, each with its deck. */
    hand_kinds: ("adventure" | "other_world" | "common_item" | "unique_item" | "spell" | "ally" | "mythos")[];
    trophies: string[];
    trophy_ids: string[];
    trophy_value: number;
    /** The ability for once a day is used up. */
    daily_used: boolean;
  }
  /** A requirement of a task: dice whose investigation adds up to so much. */
  interface Sum {
    investigation: number;
  }
  /** A requirement of a task: one die that shows one of these faces. */
  interface Symbols {
    symbols: ("investigation_1" | "investigation_2" | "investigation_3" | "investigation_4" | "lore" | "peril" | "terror" | "wild")[];
  }
  /** A task of a card in play, as the monsters on it make it. */
  interface Task {
    id: string;
    /** The row counted from 0; 100 or more for a monster below the card, 300 or more for what is added to one. */
    task: number;
    requirements: (ElderSign.Sum | ElderSign.Symbols)[];
    sanity: number;
    stamina: number;
    /** What else completing it costs: sanity, stamina, steps of three hours. */
    clock: number;
    /** Its monster frame; `below`: a monster below the card, `added`: what the Ancient One adds to one. */
    slot: "" | "empty" | "full" | "partial" | "below" | "added";
    monster: string | null;
    /** The monster that is the task, or covers it. */
    monster_id: string | null;
    done: boolean;
  }
  /** How likely the next roll completes a task. */
  interface TaskChance {
    chance: number;
    exact: boolean;
    id: string;
    task: number;
  }
}

declare namespace Protocol {
  type Args = { [name: string]: string | boolean | number | (string | number | { [name: string]: string | number })[] | null };
  /** What a `why` asks about: exactly one of these. */
  interface About {
    /** The question itself. */
    choice?: boolean;
    /** An option, by its text. */
    option?: string | null;
    /** What can't be done, by its `n`. */
    barred?: number | null;
    /** A line of the log, by its number. */
    event?: number | null;
    /** A name such as `place-park`. */
    name?: string | null;
    rule?: string | null;
  }
  /** What a sensible player would do. */
  interface Advice {
    type: "advice";
    number: number;
    option: string;
    say: string;
    /** A sentence of the game; empty if its bot does not say. */
    why: string;
  }
  /** What sets up the same table again. */
  interface Again {
    game: string;
    seats: number;
    options: { [name: string]: string };
    seed: number | string;
  }
  /** A decision. */
  interface Answer {
    type: "answer";
    /** The number of the state it answers. */
    number: number;
    /** The text of an option of that state. */
    option: string;
  }
  /** The answer given at a position. */
  interface Answered {
    seat: number;
    say: string;
  }
  /** The pending question in sentences, with what can and can't be answered. Options of other seats are there too, unless they are secret; the viewer's own options have a `seat` that is `mine` in `seats`. */
  interface Asked {
    /** Who is asked; the first of them if several are. */
    seat: number;
    /** All who are asked. Each passes separately, and one that has passed is no longer listed. */
    seats: number[];
    name: string;
    /** The names of all who are asked. */
    awaited: string[];
    say: string;
    /** The same as `say` without the name of the player who is asked, for where the name is shown beside it. */
    question: string;
    rule: string;
    facts: Protocol.Fact[];
    /** The text of the option that Enter answers: it passes, and is never one that is `early`. */
    default: string | null;
    groups: Protocol.Group[];
    barred: Protocol.Barrier[];
  }
  /** A day, round or turn, which begins with a decision. */
  interface Band {
    from: number;
    number: number;
    kind: string;
  }
  /** Something that can't be done, and why. */
  interface Barrier {
    verb: string;
    label: string;
    /** The label and the reason. */
    say: string;
    reason: string;
    /** The reason as shown on the thing it is about, which it need not name. */
    here: string;
    rules: string[];
    args: Protocol.Args;
    about: string[];
    /** Its number, by which `why` asks for it. */
    n: number;
  }
  /** The answer to `why`. */
  interface Because {
    title: string;
    lines: Protocol.Reason[];
    rules: Protocol.NamedRule[];
    type: "because";
    /** That of the question. */
    id: string;
  }
  /** Something that was done or happened on its own, and what came of it, by the numbers of log lines. */
  interface Cause {
    line: number;
    /** Its consequences that should be shown. */
    effects: number[];
    /** How many are left out. */
    more: number;
    /** Those by which one of the viewer's seats lost something. */
    lost: number[];
    /** All of them. */
    lines: number[];
  }
  /** The tables before and after one. */
  interface Chain {
    tables: Protocol.TableInChain[];
  }
  /** What has changed in the state since the last `state` or `change`. */
  interface Change {
    type: "change";
    sent: number;
    number: number;
    /** The new values, each by its pointer. */
    set: { [name: string]: unknown };
    log: Protocol.Log;
  }
  /** A setting, and its values with which another one matters. */
  interface Condition {
    id: string;
    values: string[];
  }
  /** Yes or no to somebody else's request to undo. */
  interface Consent {
    type: "consent";
    agree: boolean;
  }
  /** How a game went. */
  interface Course {
    figures: Protocol.ShownFigure[];
    /** At most three. */
    distinctions: Protocol.ShownDistinction[];
    luck: Protocol.ShownLuck[];
    measures: Protocol.Measured[];
    /** At most four. */
    marks: Protocol.Mark[];
    /** Days or turns. */
    bands: Protocol.Band[];
    decisions: number;
    turns: number;
    undone: number;
    minutes: number;
    /** Null while the game is running, because it contains the seed, and for imported tables. */
    again: Protocol.Again | null;
  }
  /** How a game ended. */
  interface Ending {
    won: boolean;
    /** `won`, `lost`, or a third that the game names. */
    result: string;
    say: string;
    rule: string;
    rule_say: string;
    /** What led to it, in plain words. */
    causes: string[];
  }
  /** The sums and rules behind a thing. */
  interface Explained {
    title: string;
    lines: Protocol.Reason[];
    rules: Protocol.NamedRule[];
  }
  /** What a question brings to the table, such as the monster that is to be placed. */
  interface Fact {
    say: string;
    message: string;
    rule: string;
    args: Protocol.Args;
  }
  /** The table that follows this one, which is over: wishes for its options, and how many people join. */
  interface Follow {
    options?: { [name: string]: string };
    joining?: number;
    seed?: number | null;
    language?: string;
  }
  /** A game as the home page shows it. */
  interface GameShown {
    id: string;
    name: string;
    tagline: string;
    /** How many investigators it can be played with. */
    seats: number[];
    minutes: number;
    bots: string[];
    /** Whether the page has a drawing of the board; every game can be played through the list view. */
    drawn: boolean;
    enquiries: string[];
    settings: Protocol.SettingShown[];
  }
  /** What can be played. */
  interface Games {
    games: Protocol.GameShown[];
  }
  /** A new table that continues from a position of this one. */
  interface GoOn {
    at: number;
    language?: string;
    /** The key of the list that the new table should join. */
    creator?: string | null;
  }
  /** The goal of the game, with the numbers of this table. */
  interface Goal {
    type: "goal";
  }
  /** The goal of the game, with the numbers of this table. */
  interface GoalOfGame {
    type: "goal";
    number: number;
    /** Null until it is known. */
    goal: Protocol.SaidGoal | null;
  }
  /** Options of one verb. */
  interface Group {
    verb: string;
    label: string;
    options: Protocol.OptionToPick[];
  }
  /** A seat goes to a bot, or comes back (`null`). */
  interface HandOver {
    type: "bot";
    seat: number;
    bot: string | null;
  }
  /** Ask what a sensible player would do here. */
  interface Hint {
    type: "hint";
    number: number;
  }
  /** A save, as text. */
  interface Import {
    file: string;
    language?: string;
  }
  /** The whole position in words. */
  interface InWords {
    type: "position";
    lines: string[];
  }
  /** The first message: which table, with which keys, in which language, and from which log line on. */
  interface Join {
    type: "join";
    protocol: number;
    table: string;
    /** All the keys the page has for this table, at most 16; those of other tables do no harm. */
    keys: string[];
    /** Tells people apart: several tabs or seats of one person send the same one. It is shown to nobody. */
    person: string;
    language: string;
    /** What others see: at most 24 letters. */
    name?: string;
    /** The number of the first log line wanted: 0, or one more than the last one known. */
    from?: number;
  }
  /** A new key. */
  interface KeyMade {
    key: string;
  }
  /** Lines not yet sent. A newcomer gets at most 500. */
  interface Log {
    /** Forget all earlier ones: the first time, in a new language, after an undo. */
    reset: boolean;
    lines: Protocol.LogLine[];
  }
  /** A line of the log. If an event has a secret, the others get a different sentence without it, of the same kind. */
  interface LogLine {
    number: number;
    kind: string;
    say: string;
    rule: string;
    args: Protocol.Args;
    /** The things it concerns. */
    about: string[];
    /** Whether a turn begins with it. */
    turn: boolean;
  }
  /** A turning point: what moved a measure, and how that came about. */
  interface Mark {
    at: number;
    good: boolean;
    title: string;
    say: string;
  }
  /** A measure over the course of a game. */
  interface Measured {
    id: string;
    label: string;
    goal: number;
    wins: boolean;
    /** Pairs of decision and value, one for each change. */
    points: [number, number][];
  }
  /** A rule behind a thing. */
  interface NamedRule {
    id: string;
    say: string;
    /** Whether the title or a line says it already. */
    said: boolean;
  }
  /** A new link for a seat; -1 means the spectators. */
  interface NewLink {
    seat: number;
  }
  /** A table to be set up. */
  interface NewTable {
    game: string;
    /** If null, as few as the game allows. */
    seats?: number | null;
    /** Each game decides how long the value of an option may be. */
    options?: { [name: string]: string };
    language?: string;
    /** The seats that bots play, and which bot. */
    bots?: { [name: string]: string };
    /** If null, one is drawn. One that is too large for a number in JSON is a string of digits. */
    seed?: number | string | null;
  }
  /** What was asked for did not happen. */
  interface NotDone {
    type: "refused";
    code: string;
    say: string;
  }
  /** A reply that only says that it is done. */
  interface Nothing {
  }
  /** Why a table can only be read. */
  interface Notice {
    /** `rules`: the current rules can't continue it; `cards`: the cards of the game have changed since; `record`: replaying it leads elsewhere; `damaged`: its record is damaged. */
    why: string;
    version: string;
    say: string;
  }
  /** A table for anyone with any key to it. */
  interface OneTable {
    table: string;
    game: string;
    seats: number;
    created: number;
    touched: number;
    decisions: number;
    names: string[];
    /** The seats that bots play. */
    bots: number[];
    /** The scenario of a game that has several. */
    chapter: string;
    number: number;
    /** The seat that is asked (the first, if several are); null when the game is over. */
    asked: number | null;
    /** It can only be read, and `say` says so. */
    closed: boolean;
    /** A table can follow this one but none does yet. */
    goes_on: boolean;
    say: string;
    finished: boolean;
    won: boolean;
    /** The seats that this key opens. */
    mine: number[];
  }
  /** Something that can be answered. */
  interface OptionToPick {
    /** What an `answer` sends back. */
    text: string;
    verb: string;
    say: string;
    /** Whose answer it is. */
    seat: number;
    cost: number;
    /** What it costs, and its unavoidable side effects; may be empty. */
    remark: string;
    passes: boolean;
    /** Whether it ends a turn in which something could still be done. */
    early: boolean;
    /** Whether it undoes a mark: it appears in the list where the mark was set. */
    undoes: boolean;
    /** How likely it is to achieve its purpose (from 0 to 1, an estimate); null if that can't be said. */
    chance: number | null;
    args: Protocol.Args;
    /** The things it concerns. */
    about: string[];
    /** Other things that can't be told from these and would do just as well. */
    alike: string[];
    /** Its number for this viewer, which counts through all groups. */
    n: number;
  }
  /** Somebody came, left, or changed. */
  interface People {
    type: "people";
    seats: Protocol.SeatAtTable[];
  }
  /** The whole position in words. */
  interface Position {
    type: "position";
  }
  /** One line of an explanation. */
  interface Reason {
    say: string;
    /** The id of its sentence in the game's words. */
    message: string;
    rule: string;
  }
  /** What has happened since the viewer last decided; for a spectator, since anybody did. Passing doesn't count. */
  interface Recap {
    /** At most six. */
    causes: Protocol.Cause[];
    steps: Protocol.RecapStep[];
  }
  /** One of at most six things to be shown one after another, since the viewer's last answer. */
  interface RecapStep {
    /** Whom or what it is about; may be empty. */
    title: string;
    say: string;
    /** How many of a kind it stands for. */
    count: number;
    /** Whether it is about somebody at the table. */
    person: boolean;
    /** The log lines it stands for. */
    lines: number[];
    lost: boolean;
  }
  /** Why something was refused. */
  interface Refusal {
    error: string;
    say: string;
  }
  /** That a table continues under other rules. */
  interface Renewed {
    /** The number of the event that says so. */
    number: number;
    say: string;
    /** How many decisions were taken back. */
    decisions: number;
    /** What their effects had been. */
    lines: string[];
  }
  /** A position of a game. */
  interface Replayed<Board> {
    at: number;
    /** How many decisions there are. */
    last: number;
    /** Null at the last position, and where it is another seat's secret. */
    answer: Protocol.Answered | null;
    state: Protocol.State<Board>;
  }
  /** A line of the goal in words; `more` says more about it (may be empty). */
  interface SaidAim {
    id: string;
    say: string;
    more: string;
    rule: string;
    have: number;
    /** Null if nothing is counted. */
    of: number | null;
    left: number | null;
  }
  /** How the game is won and lost and what you do on your turn. */
  interface SaidGoal {
    title: string;
    wins: Protocol.SaidAim[];
    loses: Protocol.SaidAim[];
    turn: Protocol.SaidAim[];
  }
  /** A seat: who plays it and who is here. */
  interface SeatAtTable {
    seat: number;
    /** Its investigator, a name in the game's words. */
    id: string;
    name: string;
    mine: boolean;
    /** The nickname of the last person here to come with its key; may be empty. */
    person: string;
    online: boolean;
    bot: string | null;
  }
  /** What the creator of a table gets: its id, the creator's key, a key for each seat and one for watching. */
  interface Seated {
    table: string;
    creator: string;
    keys: string[];
    spectator: string;
  }
  /** What a sealed seed was made of: the seal is SHA-256 of `seed:salt`. */
  interface SeedAndSalt {
    seed: string;
    salt: string;
  }
  /** Something a player would expect to be able to do, with the reason why it can't be done. */
  interface SeenBarred {
    verb: string;
    reason: string;
    rules: string[];
    args: Protocol.Args;
    about: string[];
  }
  /** The pending question. */
  interface SeenChoice {
    seat: number;
    seats: number[];
    prompt: string;
    rule: string;
    args: Protocol.Args;
    /** The answer that Enter gives. */
    default?: string | null;
    options?: Protocol.SeenOption[];
    barred?: Protocol.SeenBarred[];
  }
  /** Where the randomness of a table comes from. */
  interface SeenFate {
    /** Nobody knew the seed, somebody chose it, or it came with a save. */
    how: "drawn" | "chosen" | "brought";
    /** What everybody may see from the start. */
    seal: string;
    /** How to check the seal, once the game is over. */
    open: Protocol.SeedAndSalt | null;
  }
  /** Something that can be answered. */
  interface SeenOption {
    /** What an answer sends back. */
    text: string;
    verb: string;
    cost: number;
    seat: number;
    passes: boolean;
    args: Protocol.Args;
    /** The things on the table that it concerns. */
    about: string[];
    /** Other things that would do just as well. */
    alike: string[];
  }
  /** How the game ended. */
  interface SeenOutcome {
    won: boolean;
    result: string;
    reason: string;
    rule: string;
  }
  /** The table that follows. */
  interface Sequel {
    table: string;
    /** For each of its seats, which seat it was here; -1 for people who join. */
    seats: number[];
    /** The keys of those who join, sent only once. */
    keys: { [name: string]: string };
  }
  /** A table option. */
  interface SettingShown {
    id: string;
    label: string;
    default: string;
    /** When it matters; null: always. */
    given: Protocol.Condition | null;
    values: Protocol.SettingValue[];
    /** Whether its values are joined with +; the default is always one of them. */
    several: boolean;
  }
  /** A value of a setting. */
  interface SettingValue {
    value: string;
    label: string;
    /** The first line of the two-line label. */
    plain: string;
    /** The second; empty if there is no remark. */
    more: string;
    /** What it needs; null: nothing. */
    given: Protocol.Condition | null;
  }
  /** What one seat did best; nobody gets it if there is a tie. */
  interface ShownDistinction {
    id: string;
    seat: number;
    title: string;
    say: string;
  }
  /** An interesting number. */
  interface ShownFigure {
    id: string;
    value: number;
    /** Shown after the value. */
    label: string;
    /** May be empty. */
    more: string;
  }
  /** How often a face came up, and how often the dice that were rolled show it on average. */
  interface ShownLuck {
    id: string;
    label: string;
    fell: number;
    expected: number;
  }
  /** Switch to this language. */
  interface Speak {
    type: "language";
    language: string;
  }
  /** The whole table as this viewer may see it. */
  interface State<Board> {
    protocol: number;
    table: string;
    game: string;
    language: string;
    /** How many turns have begun. */
    turn: number;
    /** Which day it is, if the game has days. */
    day: number;
    fate: Protocol.SeenFate | null;
    /** Counts every decision and every undo. It only grows. */
    number: number;
    name: string;
    /** What all the viewer's seats know together, or what a spectator knows; null at a table that is closed. */
    view: Protocol.View<Board> | null;
    /** Null until the game is over. */
    outcome: Protocol.Ending | null;
    /** When the game is over: whether another table can follow. */
    goes_on: boolean;
    /** That table, once it has been made. */
    next: string | null;
    /** At a table that can only be read: then `view` and `asked` are null, and everything but `language` is refused with `closed`. */
    closed: Protocol.Notice | null;
    /** The pending question; null when the game is over. */
    asked: Protocol.Asked | null;
    /** Null if a table can only be read. */
    recap: Protocol.Recap | null;
    seats: Protocol.SeatAtTable[];
    spectator: boolean;
    creator: boolean;
    undo: Protocol.Undoing;
    /** Unless null, the table was begun under other rules or with other cards, and continues under the current ones from the beginning of a turn. */
    renewed: Protocol.Renewed | null;
    type: "state";
    /** Counts the states and changes that came over this socket. */
    sent: number;
    log: Protocol.Log;
  }
  /** A table of a campaign. */
  interface TableInChain {
    table: string;
    game: string;
    seats: number;
    created: number;
    touched: number;
    decisions: number;
    names: string[];
    /** The seats that bots play. */
    bots: number[];
    /** The scenario of a game that has several. */
    chapter: string;
    number: number;
    /** The seat that is asked (the first, if several are); null when the game is over. */
    asked: number | null;
    /** It can only be read, and `say` says so. */
    closed: boolean;
    /** A table can follow this one but none does yet. */
    goes_on: boolean;
    say: string;
    finished: boolean;
    won: boolean;
    previous: string | null;
    /** This is the table that was asked about. */
    here: boolean;
    /** Whether the previous table is still as it was when this one followed it. */
    holds: boolean;
  }
  /** A table in a list. Times are seconds since 1970. */
  interface TableInList {
    table: string;
    game: string;
    seats: number;
    created: number;
    touched: number;
    decisions: number;
    names: string[];
    /** The seats that bots play. */
    bots: number[];
    /** The scenario of a game that has several. */
    chapter: string;
    number: number;
    /** The seat that is asked (the first, if several are); null when the game is over. */
    asked: number | null;
    /** It can only be read, and `say` says so. */
    closed: boolean;
    /** A table can follow this one but none does yet. */
    goes_on: boolean;
    say: string;
    finished: boolean;
    won: boolean;
  }
  /** The tables of a creator. */
  interface Tables {
    tables: Protocol.TableInList[];
  }
  /** Take back the last `decision`, or everything since one of the game's marks, such as the last `turn`. */
  interface Undo {
    type: "undo";
    number: number;
    to: string;
  }
  /** How far one can undo. */
  interface Undoing {
    /** The stretches that can be undone, the shortest first. */
    to: string[];
    /** What these are called. */
    labels: { [name: string]: string };
    /** Whether nobody has to be asked. */
    free: boolean;
    asked: Protocol.WishToUndo | null;
  }
  /** Everything that a viewer may see of a table; each game declares its board in its module `board`. */
  interface View<Board> {
    game: string;
    seats: number;
    options: { [name: string]: string };
    /** Counts answers and undos: an answer names the number it was meant for. */
    number: number;
    decisions: number;
    names: string[];
    choice: Protocol.SeenChoice | null;
    outcome: Protocol.SeenOutcome | null;
    board: Board;
  }
  /** The whole state, for a page that could not apply a change. */
  interface Whole {
    type: "whole";
  }
  /** Why is this so? The reply has the same id. */
  interface Why {
    type: "why";
    id: string;
    about: Protocol.About;
  }
  /** Somebody wants to undo something and is waiting for the others. */
  interface WishToUndo {
    name: string;
    to: string;
    mine: boolean;
    /** The names of those who have not agreed yet. */
    waiting: string[];
    can_agree: boolean;
  }
  /** All messages that need no arguments, and the texts of cards and places, which are parts of their names. */
  interface Words {
    words: { [name: string]: string };
  }
}

declare namespace ReignOfCthulhu {
  /** The whole table. */
  interface Board {
    difficulty: "introductory" | "standard" | "expert";
    /** The seat whose turn it is. */
    active: number;
    /** Whether the action part of its turn is running, … */
    acting: boolean;
    /** … and how many actions are left of it. */
    actions: number;
    summoning_rate: number;
    /** Cards that are still to be turned in this summoning step. */
    to_summon: number;
    towns: ReignOfCthulhu.Town[];
    places: ReignOfCthulhu.Place[];
    /** The names of the two locations that each white line joins. */
    lines: string[][];
    seats: ReignOfCthulhu.Seat[];
    /** The investigators among whom somebody is choosing. */
    offer: string[];
    offer_ids: string[];
    /** From left to right; null if face down. */
    old_ones: (ReignOfCthulhu.OldOne | null)[];
    pool: ReignOfCthulhu.Pool;
    deck: number;
    /** What is left of the four piles of the deck, from the top. */
    piles: number[];
    /** Cards on top of the deck that these eyes have looked at, the next one first (RC-217). */
    foreseen: string[];
    /** The oldest first, like the other discard pile. */
    discard: string[];
    relic_deck: number;
    /** Relics that were played. */
    box: string[];
    summoning_deck: number;
    /** Which cards are in each layer of it, from the top: anybody could have noted that (RC-086). */
    summoning_layers: string[][];
    summoning_discard: string[];
    pile_ids: ReignOfCthulhu.PileIds;
    in_play: ReignOfCthulhu.InPlay;
  }
  /** The relics in play that still do something. */
  interface InPlay {
    mi_go_eye: boolean;
    bizarre_statue: boolean;
    warded_box: ReignOfCthulhu.WardedBox | null;
  }
  /** An Old One that is face up. */
  interface OldOne {
    id: string;
    name: string;
    ongoing: boolean;
    /** Whether it is ongoing and nobody has cancelled it. */
    in_force: boolean;
  }
  /** The piles as things. */
  interface PileIds {
    deck: string;
    discard: string;
    relics: string;
    summoning: string;
  }
  /** A location: what is printed there, and who is there. */
  interface Place {
    id: string;
    name: string;
    town: string;
    town_id: string;
    /** Where it is on our drawing, from 0 to 1000; likewise `y`. */
    x: number;
    y: number;
    /** Its gate, which only one location of each town has. */
    gate_id: string | null;
    bus_stop: boolean;
    /** Whether a sealer may come to rest here (RC-153). */
    cure: boolean;
    /** Whether its summoning card makes the Shoggoths move. */
    symbol: boolean;
    gate: "open" | "sealed" | "warded" | null;
    cultists: number;
    cultist_ids: string[];
    shoggoths: number;
    shoggoth_ids: string[];
    /** Whose investigators are here. */
    seats: number[];
  }
  /** The figures beside the board. */
  interface Pool {
    cultists: number;
    shoggoths: number;
    /** Cultists out of the game (RC-191). */
    removed: number;
  }
  /** A seat, with its investigator and its hand. */
  interface Seat {
    id: string;
    /** Nobody until one has been chosen. */
    investigator: string | null;
    investigator_id: string | null;
    sane: boolean;
    sanity: number;
    place: string;
    place_id: string;
    /** All cards: clues, then relics. */
    hand: string[];
    hand_ids: string[];
    relics: string[];
    hand_limit: number;
    /** How many its turn has. */
    actions: number;
  }
  /** A town, and the state of its gate. */
  interface Town {
    id: string;
    name: string;
    /** The name of its clue cards. */
    clue: string;
    gate_id: string;
    gate: "open" | "sealed" | "warded";
  }
  /** A Warded Box that holds (RC-222). */
  interface WardedBox {
    /** Who played it. */
    seat: number;
    /** How many turns of theirs must end before it is over. */
    turns: number;
  }
}

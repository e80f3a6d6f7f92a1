// Made by scripts/protocol.py from the declarations in kernel/view.py, server/sent.py, answers.py and
// messages.py, and each game's board.py and enquiries: change those, not this file.

declare namespace DeathMayDie {
  /** Everything that is seen. What the two boxes bring is None until they are laid out. */
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
  /** A passage: the two cells it lies between, each as x and y, and the two spaces it joins. */
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
    /** DMD-142: so many disrupt it. */
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
  /** A space, with what lies there and who is there. */
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
  /** DMD-011: where the Elder One stands on the track, and where its red part begins. */
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

declare namespace Protocol {
  type Args = { [name: string]: string | boolean | number | (string | number | { [name: string]: string | number })[] | null };
  /** What a question `why` is about: exactly one of these. */
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
    /** That of the state it answers. */
    number: number;
    /** The text of an option of that state. */
    option: string;
  }
  /** What was answered at a position. */
  interface Answered {
    seat: number;
    say: string;
  }
  /** The pending question in sentences, with what can and can't be answered. Options of other seats are there too, unless they are secret; the viewer's own options have a `seat` that is `mine` in `seats`. */
  interface Asked {
    /** Who is asked; the first of them if several are. */
    seat: number;
    /** All who are asked. Each passes for itself, and one that has passed is no longer listed. */
    seats: number[];
    name: string;
    /** The names of all who are asked. */
    awaited: string[];
    say: string;
    /** The same as `say` without the name of whoever is asked, for where the name is shown beside it. */
    question: string;
    rule: string;
    facts: Protocol.Fact[];
    /** The text of the option that Enter answers: it passes, and is never one that is `early`. */
    default: string | null;
    groups: Protocol.Group[];
    barred: Protocol.Barrier[];
  }
  /** A day, round or turn, from a decision on. */
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
    /** Those in which one of the viewer's seats lost something. */
    lost: number[];
    /** All of them. */
    lines: number[];
  }
  /** The tables before and after one. */
  interface Chain {
    tables: Protocol.TableInChain[];
  }
  /** What has changed of the state since the last `state` or `change`. */
  interface Change {
    type: "change";
    sent: number;
    number: number;
    /** The new values, each by its pointer. */
    set: { [name: string]: unknown };
    log: Protocol.Log;
  }
  /** A setting, and the values of it with which another one matters. */
  interface Condition {
    id: string;
    values: string[];
  }
  /** Yes or no to somebody else's wish to take something back. */
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
  /** The table that follows this one, which is over: what is wished of its options, and how many people join. */
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
    /** For how many it can be played. */
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
  /** A new table that goes on from a position of this one. */
  interface GoOn {
    at: number;
    language?: string;
    /** The key of the list that the new table should join. */
    creator?: string | null;
  }
  /** What the game is about, with the numbers of this table. */
  interface Goal {
    type: "goal";
  }
  /** What the game is about, with the numbers of this table. */
  interface GoalOfGame {
    type: "goal";
    number: number;
    /** Null while it is not yet known. */
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
  /** What would somebody sensible do here? */
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
  /** A new link for a seat; -1 is the spectators'. */
  interface NewLink {
    seat: number;
  }
  /** A table to be set up. */
  interface NewTable {
    game: string;
    /** As few as the game allows if there is no number. */
    seats?: number | null;
    /** How long the value of an option may be is up to the game. */
    options?: { [name: string]: string };
    language?: string;
    /** The seats that bots play, and which bot. */
    bots?: { [name: string]: string };
    /** If null, one is drawn. One that is too large for a number in JSON is a text of digits. */
    seed?: number | string | null;
  }
  /** What was asked for did not happen. */
  interface NotDone {
    type: "refused";
    code: string;
    say: string;
  }
  /** An answer that says nothing but that it is done. */
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
    /** What an `answer` names it by. */
    text: string;
    verb: string;
    say: string;
    /** Whose answer it is. */
    seat: number;
    cost: number;
    /** What it costs, and what it brings whether one wants it or not; may be empty. */
    remark: string;
    passes: boolean;
    /** Whether it ends a turn in which something could still be done. */
    early: boolean;
    /** Whether it undoes a mark: it takes the place in the list where the mark was set. */
    undoes: boolean;
    /** How likely it is to achieve its purpose (from 0 to 1, an estimate); null if that can't be said. */
    chance: number | null;
    args: Protocol.Args;
    /** The things it concerns. */
    about: string[];
    /** Others that can't be told from them and would do just as well. */
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
  /** What happened since the viewer last decided; for a spectator, since anybody did. Passing alone does not count. */
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
  /** That a table goes on under other rules. */
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
    /** Null at the last position and where it is another seat's secret. */
    answer: Protocol.Answered | null;
    state: Protocol.State<Board>;
  }
  /** A line of the goal in words, with `more` to it (may be empty). */
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
  /** How a game is won and lost and what one does in a turn. */
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
    /** The nickname of whoever last came with its key and is here; may be empty. */
    person: string;
    online: boolean;
    bot: string | null;
  }
  /** What the creator of a table gets: its id, the own key as creator, a key for each seat and one to look on. */
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
  /** Something one would expect to be able to do, with the reason why it can't be done. */
  interface SeenBarred {
    verb: string;
    reason: string;
    rules: string[];
    args: Protocol.Args;
    about: string[];
  }
  /** The question that is open. */
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
  /** Where the luck of a table comes from. */
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
    /** Other things that would do as well. */
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
    /** For each of its seats which seat it was here, -1 for people who join. */
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
  }
  /** A value of a setting. */
  interface SettingValue {
    value: string;
    label: string;
    /** The first line of the label in two lines. */
    plain: string;
    /** The second; empty if there is no remark. */
    more: string;
  }
  /** What one seat did best; if two are equal, nobody gets it. */
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
    /** It follows the value. */
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
  /** From now on in this language. */
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
    /** When the game is over. */
    outcome: Protocol.Ending | null;
    /** When the game is over: whether another table follows. */
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
    /** Unless null, the table was begun under other rules or with other cards, and goes on under the current ones from the beginning of a turn. */
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
  /** The tables of their creator. */
  interface Tables {
    tables: Protocol.TableInList[];
  }
  /** Take back the last `decision`, or everything since the last stretch of a kind began that the game knows. */
  interface Undo {
    type: "undo";
    number: number;
    to: string;
  }
  /** How far one can go back. */
  interface Undoing {
    /** The stretches that can be taken back, the shortest first. */
    to: string[];
    /** What these are called. */
    labels: { [name: string]: string };
    /** Whether nobody has to be asked. */
    free: boolean;
    asked: Protocol.WishToUndo | null;
  }
  /** Everything that somebody may see of a table; each game declares its board in its module `board`. */
  interface View<Board> {
    game: string;
    seats: number;
    options: { [name: string]: string };
    /** Counts answers and undos: an answer names the number it was thought of at. */
    number: number;
    decisions: number;
    names: string[];
    choice: Protocol.SeenChoice | null;
    outcome: Protocol.SeenOutcome | null;
    board: Board;
  }
  /** The whole state, for a page that can't fit in a change. */
  interface Whole {
    type: "whole";
  }
  /** Why is this so? The answer carries the same id. */
  interface Why {
    type: "why";
    id: string;
    about: Protocol.About;
  }
  /** Somebody wants to take something back and waits for the others. */
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
    /** From left to right; None lies face down. */
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
    /** Which cards lie in each layer of it, from the top: anybody could have noted that (RC-086). */
    summoning_layers: string[][];
    summoning_discard: string[];
    pile_ids: ReignOfCthulhu.PileIds;
    in_play: ReignOfCthulhu.InPlay;
  }
  /** The relics that lie open and still do something. */
  interface InPlay {
    mi_go_eye: boolean;
    bizarre_statue: boolean;
    warded_box: ReignOfCthulhu.WardedBox | null;
  }
  /** An Old One that lies face up. */
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
  /** A location: what is printed there, and who stands there. */
  interface Place {
    id: string;
    name: string;
    town: string;
    town_id: string;
    /** Where it lies on our drawing, from 0 to 1000; so does `y`. */
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
  /** A town, and how its gate stands. */
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

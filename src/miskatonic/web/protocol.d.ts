// Made by scripts/protocol.py from the declarations in kernel/view.py, server/sent.py, answers.py and
// messages.py, and each game's board.py and enquiries: change those, not this file.

declare namespace Protocol {
  type Args = { [name: string]: string | boolean | number | (string | number | { [name: string]: string | number })[] | null };
  /** What a question `why` is about: exactly one of these. */
  interface About {
    choice?: boolean;
    option?: string | null;
    barred?: number | null;
    event?: number | null;
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
  /** An option's text, and the number of the state it answers. */
  interface Answer {
    type: "answer";
    number: number;
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
  /** A new table that goes on from a position of this one; `creator` is the key of whoever wants it in their list. */
  interface GoOn {
    at: number;
    language?: string;
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
    keys: string[];
    person: string;
    language: string;
    name?: string;
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
  /** A table to be set up. How long the value of an option may be is up to the game. A seed that is too large for a number in JSON is a text of digits. */
  interface NewTable {
    game: string;
    seats?: number | null;
    options?: { [name: string]: string };
    language?: string;
    bots?: { [name: string]: string };
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

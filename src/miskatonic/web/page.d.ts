// What the page itself makes of what the server sends, as far as its scripts hand it to each other. What one script keeps to
// itself is declared there.

declare namespace Page {
  type Signal<T> = import("@preact/signals").Signal<T>;
  type ReadonlySignal<T> = import("@preact/signals").ReadonlySignal<T>;
  /** Something that is drawn. */
  type Drawn = import("preact").ComponentChildren;
  /** A part: what it draws from its props. */
  type Part<Props> = (props: Props) => Drawn;

  // --- the state ---------------------------------------------------------------------------------------------

  /** Something that can be answered; `mine`: by a seat that I hold. In a replay nothing is. */
  type Option = Protocol.OptionToPick & { mine?: boolean };
  type Group = Omit<Protocol.Group, "options"> & { options: Option[] };
  /** What a digit chooses: an option, or a group that stands as one row. */
  type Entry = (Option & { options?: undefined }) | (Group & { text?: undefined });
  /** The options that choose a thing, and the digit that stands there; dots for several. */
  type Lit = { n: number | "…"; options: Option[] };
  /** The question, as it is put to the first of my seats; `others` are the people who are asked besides. */
  type Asked = Omit<Protocol.Asked, "groups"> & { groups: Group[]; mine?: boolean; others?: number[] };
  /** A table that can be drawn. */
  type Open<Board = object> = Omit<Protocol.State<Board>, "asked" | "view" | "closed"> & {
    asked: Asked | null;
    view: Protocol.View<Board>;
    closed: null;
  };
  /** A table that can only be read. */
  type Closed = Omit<Protocol.State<object>, "asked" | "view" | "closed"> & {
    asked: null;
    view: null;
    closed: Protocol.Notice;
  };
  type State = Open | Closed;
  /** A table at which something is asked, and one that is over. */
  type Asking<Board = object> = Open<Board> & { asked: Asked };
  type Over<Board = object> = Open<Board> & { outcome: Protocol.Ending };

  // --- what is read ------------------------------------------------------------------------------------------

  /** What there is to read about something. */
  type Told = Protocol.Explained;
  /** The same with what was asked about. */
  type Because = Told & { about: Protocol.About };
  /** Everything that comes over the socket. */
  type Message =
    | Protocol.State<object>
    | Protocol.Change
    | Protocol.People
    | Protocol.InWords
    | Protocol.GoalOfGame
    | Protocol.Advice
    | Protocol.Because
    | Protocol.NotDone;
  /** Everything that goes over it. */
  type Wish =
    | Protocol.Join
    | Protocol.Answer
    | Protocol.Undo
    | Protocol.Consent
    | Protocol.HandOver
    | Protocol.Speak
    | Protocol.Hint
    | Protocol.Why
    | Protocol.Position
    | Protocol.Goal
    | Protocol.Whole;
  /** What a path of the server answers. */
  type Answer<Path> = Path extends `/api/games?${string}` | "/api/games"
    ? Protocol.Games
    : Path extends "/api/tables" | "/api/import" | `/api/tables/${string}/continue`
      ? Protocol.Seated
      : Path extends `/api/tables?${string}`
        ? Protocol.Tables
        : Path extends `/api/tables/${string}/links`
          ? Protocol.KeyMade
          : Path extends `/api/tables/${string}/replay?${string}`
            ? Protocol.Replayed<object>
            : Path extends `/api/tables/${string}/why?${string}`
              ? Protocol.Explained
              : Path extends `/api/tables/${string}/course?${string}`
                ? Protocol.Course
                : Path extends `/api/tables/${string}/sequel`
                  ? Protocol.Sequel
                  : Path extends `/api/tables/${string}/chain?${string}`
                    ? Protocol.Chain
                    : unknown;

  /** What a path of the server takes. */
  type Body<Path> = Path extends "/api/tables"
    ? Protocol.NewTable
    : Path extends "/api/import"
      ? Protocol.Import
      : Path extends `/api/tables/${string}/continue`
        ? Protocol.GoOn
        : Path extends `/api/tables/${string}/links`
          ? Protocol.NewLink
          : Path extends `/api/tables/${string}/sequel`
            ? Protocol.Follow
            : unknown;

  // --- what the parts share ----------------------------------------------------------------------------------

  type Ui = ReturnType<typeof import("./static/parts/ui.js").makeUi>;
  type Wire = ReturnType<typeof import("./static/wire.js").sit>;
  type Film = ReturnType<typeof import("./static/parts/film.js").makeFilm>;
  type Desk = ReturnType<typeof import("./static/parts/desk.js").makeDesk>;
  /** What reading takes of a desk; a replay has it too. */
  type Reader = Pick<Desk, "game" | "ui" | "reading" | "glossary" | "show"> & {
    wire: Pick<Wire, "because" | "state">;
    dialog: Signal<string | null>;
    large?: Desk["large"];
  };
  /** One thing after another that just happened: a step of the recap with its lines. */
  type Step = Omit<Protocol.RecapStep, "lines"> & { numbers: number[]; lines: Protocol.LogLine[] };

  /** Something was typed or picked. */
  type Typing = Event & { target: HTMLInputElement };

  // --- a game's drawing --------------------------------------------------------------------------------------

  /** What a drawing is drawn from. */
  interface Seen<Board = object> {
    state: Open<Board>;
    ui: Ui;
  }
  /** A part of the turn. */
  type Phase = { name: string; label: string; current: boolean };
  /** What lies open at full size; a sheet stays open while the game goes on. */
  type Large = { name?: string; pile?: string; sheet?: string; told?: Told };
  /** A chapter beside the course of a game that is over. */
  type Chapter = { id: string; label: string; body: Drawn };
  /** What the seats of a new table are laid with, where a game lets one choose decks. */
  type Seating = {
    seats: number;
    /** The boxes that are played with, joined by +, where there are several. */
    boxes: string | undefined;
    failed: (problem: Error) => void;
    wait: (busy: boolean) => void;
    pick: (found: Record<string, string>) => void;
  };
  /** What is wished of the table that follows. */
  type Wishes = { options?: Record<string, string>; joining?: number };

  /** What games/<game>.js tells the frame. */
  interface Game<Board = object> {
    board: Part<Seen<Board>>;
    threat?: Part<Seen<Board>>;
    seat?: Part<Seen<Board> & { index: number }>;
    /** Above the options. */
    head?: Part<Seen<Board>>;
    /** On the sheet at the end. */
    ending?: Part<Seen<Board> & { wishes: Wishes; wish: (wanted: Wishes) => void }>;
    chapters?(state: Open<Board>, ui: Ui): Chapter[];
    /** Of the aims on the card with the goal: their symbols, and those that are counted in a track. */
    goal: Record<string, string>;
    goalTracks: string[];
    /** Options that a letter always chooses, by the letter. */
    keys?: Record<string, string>;
    /** What can be opened at any time, by its letter. */
    sheets?(state: Open<Board>, ui: Ui): Record<string, { sheet: string; label: string; symbol: string }>;
    /** Verbs whose things are lit also while they are folded. */
    lights?: string[];
    /** Whether chances are exact. */
    exact?: boolean;
    /** The symbols of the glossary. */
    signs: Record<string, string>;
    steps(state: Open<Board>, ui: Ui): Phase[];
    /** The part of the turn that a line begins. */
    phase(line: Protocol.LogLine): string | null;
    title(state: Open<Board>, ui: Ui): string;
    details?(name: string, state: Open<Board>, ui: Ui, lines: Protocol.Reason[]): Drawn;
    large?(what: Large, state: Open<Board>, ui: Ui): { title: string; body: Drawn; lines: Protocol.Reason[] } | null;
    /** What a question brings to the table. */
    brought?(facts: Protocol.Fact[], state: Open<Board>, ui: Ui): Drawn;
    optionBody?(option: Option, state: Open<Board>, ui: Ui, titled?: boolean): Drawn;
    optionIcon(option: Option | Protocol.Barrier, state: Open<Board>): string | null;
    eventIcon(line: Protocol.LogLine): string | null;
    /** Where on the drawing a line is seen, for what is no thing: selectors. */
    seenAt?(line: Protocol.LogLine): string | string[] | null;
    /** The name whose details a step shows. */
    stepShows?(line: Protocol.LogLine): string | null;
    sounds: Record<string, import("./static/parts/sound.js").Sound>;
  }
}

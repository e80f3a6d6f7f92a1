// @ts-check
// The socket of one table: it joins, reconnects automatically, and repeats an answer that was not acknowledged.
import { batch, computed, signal } from "@preact/signals";
import { creatorKey, keysOf, takeKeys } from "./http.js";
import { language, nickname, person } from "./words.js";

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
const TOO_FAST = 1500; // until what was not heard is said again
/** Refusals to let somebody in after which trying again makes no sense. */
const FINAL = new Set(["unknown", "protocol", "bad_message", "damaged"]);

/** Marks what is mine to decide: what belongs to a seat that I hold and that no bot plays. Where several seats are asked
 * the question is put to the first of mine; `others` are the people who are asked besides.
 * @param {Protocol.State<object> | null} told @returns {Page.State | null} */
function marked(told) {
  const state = /** @type {Page.State | null} */ (told);
  if (!state?.asked) return state;
  const { asked, seats } = state;
  const mine = (/** @type {number} */ seat) => seats[seat].mine && !seats[seat].bot;
  const groups = asked.groups.map((group) => ({
    ...group,
    options: group.options.map((option) => ({ ...option, mine: mine(option.seat) })),
  }));
  const [seat = asked.seat] = asked.seats.filter(mine);
  const others = asked.seats.filter((one) => !mine(one) && !seats[one].bot);
  return { ...state, asked: { ...asked, groups, seat, name: seats[seat].name, mine: mine(seat), others } };
}

/** @typedef {import("./parts/steady.js").Plain} Plain */

/** A state with what has changed of it, by pointers; what has not changed is the same as before.
 * @template {object} State @param {State} state @param {Protocol.Change["set"]} set */
export function changed(state, set) {
  const next = { ...state };
  for (const [pointer, value] of Object.entries(set)) {
    const path = pointer.split("/").slice(1);
    const last = /** @type {string} */ (path.pop());
    let at = /** @type {Plain} */ (next);
    for (const name of path) {
      const old = at[name];
      at = at[name] = /** @type {Plain} */ (Array.isArray(old) ? [...old] : { .../** @type {Plain} */ (old) });
    }
    at[last] = value;
  }
  return next;
}

/** Sits down at a table. @param {string} table */
export function sit(table) {
  const told = signal(/** @type {Protocol.State<object> | null} */ (null));
  const state = computed(() => marked(told.value));
  const lines = signal(/** @type {Protocol.LogLine[]} */ ([]));
  const status = signal(/** @type {"connecting" | "open" | "lost" | "refused"} */ ("connecting"));
  const refused = signal(/** @type {Protocol.NotDone | null} */ (null));
  /** Why the table can't be seen while the line is lost, if the server has said so. */
  const out = computed(() =>
    status.value === "lost" && refused.value?.code === "out_of_service" ? refused.value.say : null,
  );
  const sent = signal(/** @type {{number: number, option: string} | null} */ (null));
  const because = signal(/** @type {Page.Because | null} */ (null));
  const position = signal(/** @type {string[]} */ ([]));
  /** What the game is about, when it was last asked for. */
  const goal = signal(/** @type {Protocol.GoalOfGame | null} */ (null));
  const advice = signal(/** @type {Protocol.Advice | null} */ (null));
  /** @type {WebSocket | null} */
  let socket = null;
  let wait = FIRST_WAIT;
  let timer = 0;
  let again = 0;
  let asked = 0;
  let reads = 0;
  let closed = false;
  let joined = false;
  let wanted = false; // the position in words
  /** @type {Map<string, Page.Because>} */
  const known = new Map();
  /** @type {Map<string, string>} */
  const requests = new Map();
  /** @type {Map<string, (told: Page.Told) => void>} */
  const readers = new Map();

  function connect() {
    clearTimeout(timer);
    if (closed || (socket && socket.readyState <= WebSocket.OPEN)) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const mine = new WebSocket(`${scheme}://${location.host}/ws?table=${encodeURIComponent(table)}`);
    socket = mine;
    joined = false;
    mine.onopen = () => {
      const last = lines.value.at(-1);
      const same = state.value && state.value.language === language.value;
      takeKeys(table);
      const keys = [creatorKey(), ...keysOf(table)].filter(Boolean).slice(0, 16);
      send({
        type: "join",
        protocol: 4,
        table,
        keys,
        person,
        name: nickname.value,
        language: language.value,
        from: same && last ? last.number + 1 : 0,
      });
    };
    mine.onmessage = (message) => {
      if (mine === socket) batch(() => receive(JSON.parse(message.data)));
    };
    mine.onclose = () => {
      if (mine !== socket || closed || status.value === "refused") return;
      status.value = "lost";
      timer = window.setTimeout(connect, wait * (0.75 + Math.random() / 2));
      wait = Math.min(wait * 1.7, LONGEST_WAIT);
    };
  }

  /** @param {Page.Wish} message */
  function send(message) {
    if (!socket || socket.readyState !== WebSocket.OPEN) return false;
    socket.send(JSON.stringify(message));
    return true;
  }

  /** @param {Page.Message} message */
  function receive(message) {
    if (message.type === "state") takeState(message);
    else if (message.type === "change") takeChange(message);
    else if (message.type === "people") {
      if (told.value) told.value = { ...told.value, seats: message.seats };
    } else if (message.type === "position") {
      position.value = message.lines;
      wanted = false;
    } else if (message.type === "goal") goal.value = message;
    else if (message.type === "advice") advice.value = message;
    else if (message.type === "because") {
      const key = requests.get(message.id);
      if (!key) return;
      const reply = { ...message, about: /** @type {Protocol.About} */ (JSON.parse(key)) };
      known.set(key, reply);
      requests.delete(message.id);
      readers.get(message.id)?.(reply);
      readers.delete(message.id);
      if (message.id === String(asked)) because.value = reply;
    } else if (message.type === "refused") {
      if (joined && message.code === "nothing") return; // a detail nobody has words for
      if (!joined && FINAL.has(message.code)) status.value = "refused";
      refused.value = message;
      if (joined && message.code === "too_fast") {
        clearTimeout(again);
        again = window.setTimeout(repeat, TOO_FAST);
      } else sent.value = null;
    }
  }

  /** Says again what was not heard, because too much was asked: an answer, and the wish for the position in words. */
  function repeat() {
    if (sent.value && sent.value.number === told.value?.number) send({ type: "answer", ...sent.value });
    if (wanted) send({ type: "position" });
  }

  /** What has changed since the last message; what does not fit on that is asked for as a whole. @param {Protocol.Change} message */
  function takeChange(message) {
    const { set, sent: count, number, log } = message;
    const before = joined ? told.value : null;
    if (before && before.sent + 1 === count) takeState({ ...changed(before, set), number, sent: count, log });
    else send({ type: "whole" });
  }

  /** @param {Protocol.State<object>} message */
  function takeState(message) {
    const back = !joined;
    joined = true;
    const first = message.log.lines[0]?.number ?? Infinity;
    const kept = message.log.reset ? [] : lines.value.filter((line) => line.number < first);
    lines.value = message.log.lines.length || message.log.reset ? [...kept, ...message.log.lines] : lines.value;
    const before = state.value;
    if (before?.number !== message.number || before?.language !== message.language) known.clear();
    told.value = message;
    if (back) refused.value = null;
    if (advice.value?.number !== message.number) advice.value = null;
    status.value = "open";
    wait = FIRST_WAIT;
    const answer = sent.value;
    if (!answer) return;
    if (answer.number !== message.number) sent.value = null;
    else if (back) send({ type: "answer", ...answer });
  }

  /** Asks why; what was told before is shown at once. @param {Protocol.About} about */
  function why(about) {
    const key = JSON.stringify(about);
    asked += 1;
    const told = known.get(key);
    if (told) {
      because.value = told;
      return;
    }
    requests.set(String(asked), key);
    send({ type: "why", id: String(asked), about });
  }

  /** What there is to read about something, for one who waits for it. @param {Protocol.About} about @param {(told: Page.Told) => void} take */
  function read(about, take) {
    const key = JSON.stringify(about);
    const told = known.get(key);
    if (told) {
      take(told);
      return;
    }
    reads += 1;
    const id = `r${reads}`;
    requests.set(id, key);
    readers.set(id, take);
    send({ type: "why", id, about });
  }

  /** The number of the state that is known. */
  const numberNow = () => told.value?.number ?? -1;
  const hurry = () => {
    if (status.value === "lost" && document.visibilityState === "visible") connect();
  };
  window.addEventListener("online", hurry);
  document.addEventListener("visibilitychange", hurry);
  connect();

  return {
    table,
    state,
    lines,
    status,
    refused,
    out,
    sent,
    because,
    position,
    goal,
    advice,
    why,
    read,
    /** @param {string} option */
    answer(option) {
      if (sent.value || !state.value) return;
      sent.value = { number: state.value.number, option };
      send({ type: "answer", ...sent.value });
    },
    /** @param {string} to */
    undo: (to) => send({ type: "undo", number: numberNow(), to }),
    /** @param {boolean} agree */
    consent: (agree) => send({ type: "consent", agree }),
    /** @param {number} seat @param {string | null} bot */
    bot: (seat, bot) => send({ type: "bot", seat, bot }),
    /** @param {string} lang */
    speak: (lang) => send({ type: "language", language: lang }),
    hint: () => send({ type: "hint", number: numberNow() }),
    askPosition() {
      wanted = true;
      send({ type: "position" });
    },
    askGoal: () => send({ type: "goal" }),
    /** Joins anew, for instance with another key or name. */
    again() {
      const old = socket;
      socket = null;
      old?.close();
      connect();
    },
    leave() {
      closed = true;
      clearTimeout(timer);
      clearTimeout(again);
      socket?.close();
      window.removeEventListener("online", hurry);
      document.removeEventListener("visibilitychange", hurry);
    },
  };
}

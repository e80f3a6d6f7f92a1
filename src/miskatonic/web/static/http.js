// @ts-check
// The world beside the table: requests, the keys saved in this browser, files, the clipboard.
import { get } from "./ahead.js";

/** @typedef {{seats: number[], keys: string[], spectator: string}} Made   its own seats, and the keys to give away */
/** @typedef {{keys: string[], made: Made, renewed: number}} Stored */

/** What is kept under a name: one entry per table.
 * @template {keyof Stored} Name @param {Name} name @returns {Record<string, Stored[Name]>} */
function stored(name) {
  try {
    return JSON.parse(localStorage.getItem(`miskatonic.${name}`) ?? "{}");
  } catch {
    return {};
  }
}

/** @template {keyof Stored} Name @param {Name} name @param {string} table @param {Stored[Name]} value */
const store = (name, table, value) =>
  localStorage.setItem(`miskatonic.${name}`, JSON.stringify({ ...stored(name), [table]: value }));

/** The language of the page. */
const language = () => document.documentElement.lang;

/** How the server can be reached, as it tells those who sit at its own machine: the address for others, or the address it
 * would have and how it has to be started for that. @type {{address?: string, network?: string, command?: string}} */
export const reach = JSON.parse(document.querySelector("meta[name=reach]")?.getAttribute("content") ?? "{}");

/** Whether nobody else could open a link to here. */
export const onlyHere = Boolean(reach.command);

/** A link that others can open, where there is a way. @param {string} path */
export const linkTo = (path) => `${reach.address ?? location.origin}${path}`;

/** The key under which this browser's own tables are listed. */
export const creatorKey = () => localStorage.getItem("miskatonic.creator") ?? "";

/** The keys of a table this browser holds. @param {string} table @returns {string[]} */
export const keysOf = (table) => stored("keys")[table] ?? [];

/** The tables of others of which this browser holds a key, the newest first. @returns {string[]} */
export const visited = () =>
  Object.keys(stored("keys"))
    .filter((table) => !madeHere(table) && keysOf(table).length)
    .reverse();

/** What this browser remembers of a table it made. @param {string} table @returns {Made | undefined} */
export const madeHere = (table) => stored("made")[table];

/** Whether it was read here that a table goes on under other rules since an event. @param {string} table @param {number} event */
export const hasRead = (table, event) => stored("renewed")[table] === event;

/** @param {string} table @param {number} event */
export const keepRead = (table, event) => store("renewed", table, event);

/** Keys that came in the address move into the store, before those that may be dead by now. @param {string} table */
export function takeKeys(table) {
  const keys = location.hash.slice(1).split(".").filter(Boolean);
  if (!keys.length) return;
  store("keys", table, [...new Set([...keys, ...keysOf(table)])]);
  history.replaceState(null, "", location.pathname + location.search);
}

/** Keeps what a new table gives, and the keys of the seats that stay with this browser.
 * @param {Protocol.Seated} made @param {number} [seats]  how many, from the first on */
export function keepTable(made, seats = made.keys.length) {
  if (!creatorKey()) localStorage.setItem("miskatonic.creator", made.creator);
  store("keys", made.table, made.keys.slice(0, seats));
  store("made", made.table, { seats: [...Array(seats).keys()], keys: made.keys, spectator: made.spectator });
}

const TOO_FAST = 1000; // until what was not looked at is asked for again
const MOST_WAITS = 3;

/** Why a request was refused, as far as the answer says so. @param {Response} answer @returns {Promise<Partial<Protocol.Refusal>>} */
const refusal = async (answer) => answer.json().catch(() => ({}));

/** Whether a request was not even looked at, because too many came from here. @param {Response} answer */
const tooFast = async (answer) => answer.status === 429 && (await refusal(answer.clone())).error === "too_fast";

/** @param {string} path @param {{key?: string, body?: unknown, method?: string}} [how] @returns {Promise<Response>} */
async function fetched(path, how) {
  let answer = await (how ? sent(path, how) : get(path));
  for (let waits = 0; waits < MOST_WAITS && (await tooFast(answer)); waits += 1) {
    await new Promise((go) => setTimeout(go, TOO_FAST * (1 + waits)));
    answer = await sent(path, how ?? {});
  }
  if (!answer.ok) throw new Error((await refusal(answer)).say ?? String(answer.status));
  return answer;
}

/** @param {string} path @param {{key?: string, body?: unknown, method?: string}} how */
function sent(path, { key, body, method = body === undefined ? "GET" : "POST" }) {
  /** @type {Record<string, string>} */
  const headers = key ? { Authorization: `Bearer ${key}` } : {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  return fetch(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
}

/** A table at which this browser is a guest, as it stands in a list; null if it is gone, or another link leads to it now.
 * @param {string} table @returns {Promise<Protocol.OneTable | null>} */
export async function guestAt(table) {
  const answer = await sent(`/api/tables/${table}?language=${language()}`, { key: keysOf(table)[0] });
  if (answer.status === 404) forget(table);
  return answer.ok ? answer.json() : null;
}

/** @template {string} Path @param {Path} path @param {{key?: string, body?: Page.Body<Path>}} [how]
 * @returns {Promise<Page.Answer<Path>>} */
export const ask = async (path, how) => (await fetched(path, how)).json();

/** A key that opens a table: of a seat, to watch, or its creator's. @param {string} table */
export const anyKey = (table) => keysOf(table)[0] ?? creatorKey();

/** Makes a new key for a seat of a table made here; the old one is dead. @param {string} table @param {number} seat */
export async function renewKey(table, seat) {
  const { key } = await ask(`/api/tables/${table}/links`, { key: creatorKey(), body: { seat } });
  const made = madeHere(table) ?? { seats: [], keys: [], spectator: "" };
  if (seat < 0) made.spectator = key;
  else made.keys[seat] = key;
  store("made", table, made);
  return key;
}

/** Takes a table made here away for good, with what this browser remembers of it. @param {string} table */
export async function discard(table) {
  await fetched(`/api/tables/${table}`, { key: creatorKey(), method: "DELETE" });
  forget(table);
}

/** @param {string} table */
function forget(table) {
  for (const name of /** @type {(keyof Stored)[]} */ (["keys", "made", "renewed"])) {
    const { [table]: _gone, ...rest } = stored(name);
    localStorage.setItem(`miskatonic.${name}`, JSON.stringify(rest));
  }
}

/** Sits down at a table out of a file: one that was saved, or the next one of a campaign. @param {File} [file] */
export const takeIn = async (file) => file && sitDown(await file.text());

/** The same out of what stands in such a file. @param {string} content */
export async function sitDown(content) {
  const made = await ask("/api/import", { key: creatorKey(), body: { file: content, language: language() } });
  keepTable(made);
  location.assign(`/t/${made.table}`);
}

let leaving = false;

/** The table that follows one that is over: made if nobody has yet, with these wishes. What this browser holds of the one opens the
 * other too; who plays alone sits on new seats as well. Only whoever made it is told the keys of new seats: while that answer is
 * on its way, the news that there is a next table is no reason to ask again. @param {{table: string, next: string | null,
 * spectator: boolean, seats: {mine: boolean}[]}} state @param {Page.Wishes} [wishes] */
export async function goOn({ table, next, spectator, seats: here }, wishes = {}) {
  if (leaving) return;
  leaving = true;
  try {
    const looking = spectator && next ? { table: next, seats: [], keys: {} } : null;
    const told =
      looking
      ?? (await ask(`/api/tables/${table}/sequel`, { key: anyKey(table), body: { ...wishes, language: language() } }));
    const alone = here.every(({ mine }) => mine);
    store("keys", told.table, [
      ...new Set([...keysOf(table), ...(alone ? Object.values(told.keys) : []), ...keysOf(told.table)]),
    ]);
    keepSequel(told, madeHere(table), alone);
    location.assign(`/t/${told.table}`);
  } finally {
    leaving = false;
  }
}

/** What this browser remembers of a table it made goes for the next one too, with the keys of seats that are new there.
 * @param {Protocol.Sequel} told @param {Made | undefined} made @param {boolean} alone */
function keepSequel(told, made, alone) {
  if (!made) return;
  const known = madeHere(told.table)?.keys ?? [];
  const keys = told.seats.map((was, seat) => (was < 0 ? (told.keys[seat] ?? known[seat]) : made.keys[was]));
  const seats = told.seats.flatMap((was, seat) => (made.seats.includes(was) || (alone && was < 0) ? [seat] : []));
  store("made", told.table, { seats, keys, spectator: made.spectator });
}

/** What the campaign of a table is kept by. @param {string} table @returns {Promise<string>} */
export const campaignOf = async (table) =>
  (await fetched(`/api/tables/${table}/campaign`, { key: anyKey(table) })).text();

/** Offers a table as a file, or what its campaign is kept by. @param {string} table @param {"export" | "campaign"} [what] */
export async function download(table, what = "export") {
  const answer = await fetched(`/api/tables/${table}/${what}`, {
    key: what === "export" ? creatorKey() : anyKey(table),
  });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await answer.blob());
  link.download = /filename="([^"]+)"/.exec(answer.headers.get("Content-Disposition") ?? "")?.[1] ?? `${table}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** The key to watch a table, as far as this browser has it. @param {{table: string, spectator: boolean}} state */
export const watchKey = (state) => madeHere(state.table)?.spectator ?? (state.spectator ? keysOf(state.table)[0] : "");

/** Puts a text on the clipboard, also where the page has no secure address (a server in the house).
 * @param {string} text */
export async function copy(text) {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const field = document.createElement("textarea");
  field.value = text;
  document.body.append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  if (!done) throw new Error("not copied");
}

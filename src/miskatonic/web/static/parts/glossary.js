// @ts-check
// The glossary: a symbol that is pointed at for a while, asked about with `?` or pressed long shows a small note: what it
// is called, what it does here, the rules. It is the one thing that floats: it never covers the symbol, nor an option or anything
// lit, and goes when one moves on. Where there is no room but over these, it lies there like a shadow: the pointer goes through it.
//
// A drawing says what a symbol is with `data-sign`, the name of an entry of its game's glossary; something that holds
// several, and no element for each, lists them in `data-signs`.
import { signal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../words.js";
import { html, icon, size } from "./kit.js";
import { RuleLink } from "./lectern.js";
import { resting } from "./pointer.js";
import { Dialog } from "./pop.js";

const POINTED = 400;
const LEFT = 220;
const GAP = 12;
const EDGE = 8;
const SIGN = "[data-sign]";
/** What can be chosen, in the list and on the table. */
const OPTIONS = ".decision button";
const LIT = "[data-picks], .can";
/** What a key asks about as a whole when the focus is somewhere inside it. */
const HOST = "article, .card, .panel, .tray, .seat";

/** @typedef {{name: string, at: Element}} Sign */
/** @typedef {{left: number, top: number, right: number, bottom: number}} Box */

/** The symbol at a point, also under something that lies over it. @param {Event} event @returns {Element | null} */
function signAt(event) {
  const { clientX, clientY } = /** @type {PointerEvent} */ (event);
  const direct = /** @type {Element} */ (event.target).closest?.(SIGN);
  if (direct) return direct;
  const under = document.elementsFromPoint(clientX, clientY);
  const over = under[0]?.closest(".over") && under.find((one) => one.closest(SIGN));
  return over ? over.closest(SIGN) : null;
}

/** Every symbol there is to ask about where the focus is, each name once. @param {Element} focused @returns {Sign[]} */
function signsIn(focused) {
  const host = focused.closest(`${SIGN}, [data-signs]`) ?? focused.closest(HOST);
  const listed = host?.getAttribute("data-signs")?.split(" ").filter(Boolean) ?? [];
  if (!host) return [];
  const found = listed.map((name) => ({ name, at: host }));
  const drawn = [...(host.matches(SIGN) ? [host] : []), ...host.querySelectorAll(SIGN)];
  for (const at of drawn) {
    const name = /** @type {string} */ (at.getAttribute("data-sign"));
    if (!found.some((one) => one.name === name)) found.push({ name, at });
  }
  return found;
}

/** @param {(name: string, take: (told: Page.Told) => void) => void} ask what there is to read about a name */
export function makeGlossary(ask) {
  const note = signal(/** @type {(Sign & {told: Page.Told}) | null} */ (null));
  let wish = /** @type {Element | null} */ (null);
  let timer = 0;
  let came = false;

  function close() {
    clearTimeout(timer);
    wish = null;
    note.value = null;
  }

  /** @param {Sign} sign */
  function open({ name, at }) {
    clearTimeout(timer);
    wish = at;
    ask(name, (told) => {
      if (wish === at && at.isConnected) note.value = { name, at, told };
    });
  }

  /** @param {PointerEvent} event */
  function over(event) {
    if (event.pointerType !== "mouse") return;
    came = resting(event);
    if (came) return;
    if (/** @type {Element} */ (event.target).closest?.(".glos")) {
      clearTimeout(timer);
      return;
    }
    const at = signAt(event);
    if (at && at === wish) {
      if (note.value) clearTimeout(timer);
      return;
    }
    clearTimeout(timer);
    wish = at ?? note.value?.at ?? null;
    if (at) timer = window.setTimeout(() => open({ name: at.getAttribute("data-sign") ?? "", at }), POINTED);
    else if (note.value) timer = window.setTimeout(close, LEFT);
  }

  /** A symbol that came under the pointer while it rested is pointed at when that moves. @param {PointerEvent} event */
  const move = (event) => came && over(event);

  /** @param {Event} event */
  const away = (event) => {
    const target = /** @type {Element} */ (event.target);
    const asked = event.type === "focusin" && wish?.contains(target); // a finger that was held gives the focus when lifted
    if (!asked && !target.closest?.(".glos")) close();
  };
  /** @type {[string, EventListener][]} */
  const all = [
    ["pointerover", /** @type {EventListener} */ (over)],
    ["pointermove", /** @type {EventListener} */ (move)],
    ["pointerdown", away],
    ["focusin", away],
    ["wheel", away],
    ["resize", close],
  ];
  for (const [type, act] of all) window.addEventListener(type, act, { passive: true });

  return {
    note,
    close,
    /** The next symbol where the focus is; false where there is none. */
    next() {
      const signs = document.activeElement ? signsIn(document.activeElement) : [];
      const shown = signs.findIndex((one) => one.name === note.value?.name);
      const sign = signs[shown + 1];
      if (sign) open(sign);
      else close();
      return signs.length > 0;
    },
    /** A finger is held on a symbol; false where there is none. @param {Event} event */
    held(event) {
      const at = signAt(event);
      if (at) open({ name: at.getAttribute("data-sign") ?? "", at });
      return Boolean(at);
    },
    leave() {
      close();
      for (const [type, act] of all) window.removeEventListener(type, act);
    },
  };
}

/** Whether two of them overlap. @param {Box} one @param {Box} other */
const overlap = (one, other) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Where a note has room: as near to the symbol as it can lie without covering it or anything that is to stay free; null where it
 * can't. @param {{width: number, height: number}} size @param {Box} sign @param {Box[]} free @returns {Box | null} */
function beside({ width, height }, sign, free) {
  const [right, bottom] = [window.innerWidth - width - EDGE, window.innerHeight - height - EDGE];
  const middle = { x: (sign.left + sign.right - width) / 2, y: (sign.top + sign.bottom - height) / 2 };
  const inside = (/** @type {number} */ at, /** @type {number} */ most) => Math.max(EDGE, Math.min(at, most));
  const all = [sign, ...free];
  const columns = new Set(
    [middle.x, ...all.flatMap((one) => [one.right + GAP, one.left - GAP - width])].map((x) => inside(x, right)),
  );
  const rows = new Set(
    [middle.y, ...all.flatMap((one) => [one.bottom + GAP, one.top - GAP - height])].map((y) => inside(y, bottom)),
  );
  const ways = [...columns].flatMap((left) =>
    [...rows].map((top) => ({ left, top, right: left + width, bottom: top + height })),
  );
  const far = (/** @type {Box} */ { left, top }) => Math.hypot(left - middle.x, top - middle.y);
  return ways.sort((one, other) => far(one) - far(other)).find((way) => !all.some((one) => overlap(way, one))) ?? null;
}

/** Lays a note where it has room. @param {HTMLElement} note @param {Element} at */
function lay(note, at) {
  const [size, sign] = [note.getBoundingClientRect(), at.getBoundingClientRect()];
  const boxes = (/** @type {string} */ of) =>
    [...document.querySelectorAll(of)]
      .map((one) => one.getBoundingClientRect())
      .filter((one) => one.width && one.height);
  const found = beside(size, sign, boxes(`${OPTIONS}, ${LIT}`));
  const { left, top } = found
    ?? beside(size, sign, boxes(OPTIONS))
    ?? beside(size, sign, []) ?? { left: EDGE, top: EDGE };
  note.style.left = `${left}px`;
  note.style.top = `${top}px`;
  note.classList.toggle("through", !found);
}

/** @param {{desk: Page.Reader}} props */
export function GlossaryNote({ desk }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const note = desk.glossary.note.value;
  useLayoutEffect(() => {
    if (!box.current || !note) return;
    lay(box.current, note.at);
    note.at.classList.add("noted");
    return () => note.at.classList.remove("noted");
  }, [note]);
  if (!note) return null;
  const { name, told } = note;
  const symbol = desk.game.value?.signs?.[name];
  const [text, ...more] = told.lines;
  return html`<aside class="rule glos" ref=${box} aria-label=${t("web-glossary-note")}><div role="status">
    <div class="g1">${symbol && html`<span class="gs">${icon(symbol)}</span>`}<h3>${told.title}</h3></div>
    ${text && html`<p class="g2">${text.say}</p>`}
    ${more.length > 0 && html`<ul class="gd">${more.map((line) => html`<li>${line.say}</li>`)}</ul>`}</div>
    <footer onClick=${() => size.value !== "wide" && desk.glossary.close()}>${told.rules.map((rule) => html`<${RuleLink} desk=${desk} rule=${rule.id} />`)}
      <button type="button" class="rulelink all" onClick=${() => (desk.dialog.value = "signs")}>${t("web-glossary")}</button>
    </footer>
  </aside>`;
}

/** All symbols of the game. @param {{desk: Page.Reader}} props */
export function GlossaryDialog({ desk }) {
  const { ui } = desk;
  const signs = Object.entries(desk.game.value?.signs ?? {});
  useEffect(desk.glossary.close, []); // not before the dialog covers what lay under the note
  return html`<${Dialog} title=${t("web-glossary")} kind="signs" close=${() => (desk.dialog.value = null)}>
    <dl>${signs.map(
      ([name, symbol]) => html`<div><dt>${icon(/** @type {string} */ (symbol))}</dt>
      <dd><b>${ui.word(name)}</b> ${ui.word(`${name}.text`)}</dd></div>`,
    )}</dl>
  </${Dialog}>`;
}

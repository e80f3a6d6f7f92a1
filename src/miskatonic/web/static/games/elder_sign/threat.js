// @ts-check
// Above the table: the clock, the Ancient One with its tracks, the Mythos card.
import { ANCIENT_ONES, HOURS, choosable, details, die, digit, html, light, svg } from "./signs.js";

/** The clock's face; the quarter that leads to midnight is shaded when it is the next one. */
function clock(/** @type {any} */ board, /** @type {any} */ ui) {
  const marks = Array.from({ length: 12 }, (_, i) => {
    const angle = (i * Math.PI) / 6;
    const inner = i % 3 ? 36 : 33;
    const at = (/** @type {number} */ r) => `${50 + r * Math.sin(angle)} ${50 - r * Math.cos(angle)}`;
    return html`<path d=${`M${at(inner)}L${at(43)}`} stroke="var(--ink)" stroke-width=${i % 3 ? 1.5 : 3.5} />`;
  });
  const turned = (board.hour % 12) * 30;
  return html`<svg class="clock" viewBox="0 0 100 100" role="img" aria-label=${hourName(board, ui)}>
    <circle cx="50" cy="50" r="47" fill="var(--paper)" stroke="var(--brass)" stroke-width="5" />${marks}
    ${board.hour === 9 && html`<path d="M50 50 50 14A36 36 0 0 0 14 50Z" fill="var(--danger-fill)" opacity=".22" />`}
    ${board.hour !== 12 && html`<text x="50" y="35" text-anchor="middle" font-size="15" font-weight="800" fill="var(--ink)">XII</text>`}
    <g class="hand12" style=${{ transform: `rotate(${turned}deg)` }}>
      <path d="M50 50V18" stroke="var(--ink)" stroke-width="6" stroke-linecap="round" /></g>
    <circle cx="50" cy="50" r="6" fill="var(--ink)" /></svg>`;
}

function hourName(/** @type {any} */ board, /** @type {any} */ ui) {
  return `${ui.t("web-es-hour", { hour: HOURS[board.hour] })}. ${nextStep(board, ui)}`;
}

function nextStep(/** @type {any} */ board, /** @type {any} */ ui) {
  if (board.midnight_due) return ui.t("web-es-midnight_due");
  if (board.hour === 9) return ui.t("web-es-midnight_next");
  return ui.t("web-es-next_hour", { hour: HOURS[(board.hour % 12) + 3] });
}

/** The doom track: filled, free and monster spaces; in the battle every token left is a hit to land. */
export function doomTrack(/** @type {any} */ one, /** @type {any} */ ui) {
  const label = ui.t("web-es-doom_of", { count: one.doom, of: one.track.length });
  const spaces = one.track.flatMap((/** @type {string} */ kind, /** @type {number} */ i) =>
    kind === "monster" && i >= one.doom ? [i + 1] : []);
  const monsters = spaces.length && !one.awake ? `, ${ui.t("web-es-monster_spaces", { spaces: spaces.join(", ") })}` : "";
  return html`<ol class="track doomt" aria-label=${label + monsters}>${one.track.map(
    (/** @type {string} */ kind, /** @type {number} */ i) => html`<li class=${`${i < one.doom ? "on" : ""}${
      i === one.doom && !one.awake ? " next" : ""}`}>${i < one.doom ? svg("doom") : kind === "monster" && svg("monster")}</li>`,
  )}</ol>`;
}

function tracks(/** @type {any} */ one, /** @type {any} */ ui) {
  const near = one.track.length - one.doom <= 2 && !one.awake ? " near" : "";
  return html`<div class="trs"><div class=${"tr" + near}><span class="lbl"><span class="lw">${ui.t("web-es-doom")}</span> <b
      class="num">${one.doom}</b> / ${one.track.length}</span>${doomTrack(one, ui)}</div>
    ${!one.awake && html`<div class="tr"><span class="lbl"><span class="lw">${ui.t("web-es-signs")}</span> <b
      class="num">${one.signs}</b> / ${one.signs_needed}</span>
      <ol class="track signt" aria-label=${ui.t("web-es-signs_of", { count: one.signs, of: one.signs_needed })}>
      ${Array.from({ length: one.signs_needed }, (_, i) => html`<li class=${i < one.signs ? "on" : ""}>${svg("elder-sign")}</li>`)}
      </ol></div>`}</div>`;
}

function ancientOne(/** @type {any} */ one, /** @type {any} */ ui) {
  const id = one.name.split("-")[1];
  return html`<div class=${"card ao" + light(ui, one.name)}><div class="aoh">${svg(ANCIENT_ONES[id])}<div>
      <h2><button class="named" ...${choosable(ui, one.name, one.name)}>${ui.word(one.name)}</button></h2>
      ${!one.awake && html`<p>${ui.word(one.name + "-text")}</p>`}</div>${digit(ui, one.name)}</div>
    ${tracks(one, ui)}</div>`;
}

/** The Mythos card in force; cards that stay beyond it, and the one foreseen, are named below. */
function mythos(/** @type {any} */ board, /** @type {any} */ ui) {
  const [first, ...kept] = [board.mythos, ...board.mythos_kept].filter(Boolean);
  if (!first && !board.mythos_next) return null;
  const more = [...kept.map((name) => [name, name]), ...(board.mythos_next
    ? [[board.mythos_next, ui.t("web-es-mythos_next", { name: ui.word(board.mythos_next) })]] : [])];
  const locks = board.mythos_locks.map((/** @type {string} */ colour) =>
    ({ name: `die-${colour}`, colour, place: "locked", face: null, holder: null }));
  return html`<div class=${"card mythos" + (first ? light(ui, first) : "")}>
    <div>${first && html`<h2><button class="named" ...${choosable(ui, first, first)}>${ui.word(first)}</button>
      ${digit(ui, first)}</h2><p>${ui.word(first + "-lasting")}</p>`}
    ${more.map(([name, text]) => html`<p class="kept"><button class="named" ...${details(ui, name)}>${svg(
      "gi-pocket-watch")}${text === name ? ui.word(name) : text}</button></p>`)}</div>
    ${locks.length > 0 && html`<span class="lk">${locks.map((/** @type {any} */ one) =>
      die(one, ui, { size: 34, mark: "lock", note: ui.word("board-place_locked") }))}</span>`}</div>`;
}

export function Threat(/** @type {any} */ { state, ui }) {
  const board = state.view.board;
  if (!board.ancient_one) return html`<div class="card ao waiting"><h2>${ui.t("web-es-sleeps")}</h2></div>`;
  const danger = board.hour === 9 || board.midnight_due;
  return html`<div class="panel clockbox">${clock(board, ui)}<p><b>${ui.t("web-es-hour", { hour: HOURS[board.hour] })}</b>
      <small class=${danger ? "near" : ""}>${nextStep(board, ui)}</small></p></div>
    ${ancientOne(board.ancient_one, ui)}${mythos(board, ui)}`;
}

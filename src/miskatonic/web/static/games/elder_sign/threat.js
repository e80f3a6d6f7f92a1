// @ts-check
// Above the table: the clock, the Ancient One with its tracks, the Mythos card.
import { steady, useShared } from "../../parts/steady.js";
import { control, digit, marked } from "../../parts/thing.js";
import { HOURS, ancientIcon, boardOf, die, html, svg } from "./signs.js";

/** @typedef {Pick<ElderSign.Board, "hour" | "midnight_due" | "ancient_one" | "mythos" | "mythos_id" | "mythos_next" | "mythos_next_id"
 *   | "mythos_locks"> & {day: number}} Shown */
/** @typedef {ElderSign.AncientOne} AncientOne */

/** The clock's face; the quarter that leads to midnight is shaded when it is the next one.
 * @param {Shown} board @param {Page.Ui} ui */
function clock(board, ui) {
  const marks = Array.from({ length: 12 }, (_, i) => {
    const angle = (i * Math.PI) / 6;
    const at = (/** @type {number} */ r) => `${50 + r * Math.sin(angle)} ${50 - r * Math.cos(angle)}`;
    const [inner, width] = i % 3 ? [36, 1.5] : [33, 3.5];
    return html`<path d=${`M${at(inner)}L${at(43)}`} stroke="var(--ink)" stroke-width=${width} />`;
  });
  const turned = { transform: `rotate(${(board.hour % 12) * 30}deg)` };
  const label = `${ui.t("web-es-hour", { day: board.day, hour: HOURS[board.hour] })}. ${nextStep(board, ui)}`;
  return html`<svg class="clock" viewBox="0 0 100 100" role="img" aria-label=${label}>
    <circle cx="50" cy="50" r="47" fill="var(--paper)" stroke="var(--brass)" stroke-width="5" />${marks}
    ${board.hour === 9 && html`<path d="M50 50 50 14A36 36 0 0 0 14 50Z" fill="var(--danger-fill)" opacity=".22" />`}
    ${
      board.hour !== 12
      && html`<text x="50" y="35" text-anchor="middle" font-size="15" font-weight="800"
      fill="var(--ink)">XII</text>`
    }
    <g class="hand12" style=${turned}>
      <path d="M50 50V18" stroke="var(--ink)" stroke-width="6" stroke-linecap="round" /></g>
    <circle cx="50" cy="50" r="6" fill="var(--ink)" /></svg>`;
}

/** @param {Shown} board @param {Page.Ui} ui */
function nextStep(board, ui) {
  if (board.midnight_due) return ui.t("web-es-midnight_due");
  if (board.hour === 9) return ui.t("web-es-midnight_next");
  return ui.t("web-es-next_hour", { hour: HOURS[(board.hour % 12) + 3] });
}

/** The doom track: filled, next and monster spaces; in the battle every token left is a hit to land.
 * @param {AncientOne} one @param {Page.Ui} ui */
export function doomTrack(one, ui) {
  const spaces = one.track.flatMap((kind, i) => (kind === "monster" && i >= one.doom && !one.awake ? [i + 1] : []));
  const label = [
    ui.t("web-es-doom_of", { count: one.doom, of: one.track.length }),
    spaces.length && ui.t("web-es-monster_spaces", { spaces: spaces.join(", ") }),
  ]
    .filter(Boolean)
    .join(", ");
  return html`<ol class="track doomt" data-sign="sign-doom" aria-label=${label}>${one.track.map(
    (kind, i) => html`<li
    class=${i < one.doom ? "on" : i === one.doom && !one.awake ? "next" : ""}>
    ${i < one.doom ? svg("doom") : kind === "monster" && svg("monster")}</li>`,
  )}</ol>`;
}

/** @param {AncientOne} one @param {Page.Ui} ui */
function signTrack(one, ui) {
  const label = ui.t("web-es-signs_of", { count: one.signs, of: one.signs_needed });
  return html`<ol class="track signt" data-sign="sign-elder_sign" aria-label=${label}>${Array.from(
    { length: one.signs_needed },
    (_, i) => html`<li class=${i < one.signs ? "on" : ""}>${svg("elder-sign")}</li>`,
  )}</ol>`;
}

/** @param {AncientOne} one @param {Page.Ui} ui */
function ancientOne(one, ui) {
  const near = one.track.length - one.doom <= 2 && !one.awake ? " near" : "";
  const count = (/** @type {string} */ name, /** @type {number} */ now, /** @type {number} */ of) => html`<span
    class="lbl">${ui.t(name)} <b class="num">${now}</b> / ${of}</span>`;
  const doom = count("web-es-doom", one.doom, one.track.length);
  const signs = count("web-es-signs", one.signs, one.signs_needed);
  return html`<div ...${marked(ui, one.id, "card ao")}>
    <div class="aoh">${svg(ancientIcon(one.name))}<div><h2><button class="named"
      ...${control(ui, one.id, { label: ui.word(one.name), shows: one.name })}>${ui.word(one.name)}</button></h2>
      ${!one.awake && html`<p>${ui.word(`${one.name}.text`)}</p>`}</div>${digit(ui, one.id)}</div>
    <div class="trs"><div class=${`tr${near}`}>${doom}${doomTrack(one, ui)}</div>
      ${!one.awake && html`<div class="tr">${signs}${signTrack(one, ui)}</div>`}</div></div>`;
}

/** The Mythos card in force; the one foreseen is named below.
 * @param {Shown} board @param {Page.Ui} ui */
function mythos(board, ui) {
  const { mythos: now, mythos_id: id, mythos_next: next } = board;
  const first = now && id ? { id, name: now } : null;
  if (!first && !next) return null;
  const foreseen = (/** @type {string} */ card, /** @type {string} */ name, /** @type {string} */ text) => html`<p
    class="kept"><button ...${marked(ui, card, "named")} ...${control(ui, card, { label: text, shows: name })}>
    ${svg("gi-pocket-watch")}${text}${digit(ui, card)}</button></p>`;
  return html`<div ...${first ? marked(ui, first.id, "card mythos") : { class: "card mythos" }}>
    <div>${
      first
      && html`<h2><button class="named"
      ...${control(ui, first.id, { label: ui.word(first.name), shows: first.name })}>${ui.word(first.name)}</button>
      ${digit(ui, first.id)}</h2><p>${ui.word(`${first.name}.lasting`)}</p>`
    }
      ${next && foreseen(board.mythos_next_id ?? "", next, ui.t("web-es-mythos_next", { name: ui.word(next) }))}</div>
    ${
      board.mythos_locks.length > 0
      && html`<span class="lk">${board.mythos_locks.map((colour) =>
        die({ name: `die-${colour}`, colour, place: "locked", face: null, holder: null }, ui, {
          size: 34,
          mark: "lock",
          note: ui.word("board-place_locked"),
        }),
      )}</span>`
    }</div>`;
}

/** @param {Page.Seen<ElderSign.Board>} props */
export function Threat({ state, ui }) {
  const { hour, midnight_due, ancient_one, mythos, mythos_id, mythos_next, mythos_next_id, mythos_locks } =
    boardOf(state);
  const shown = useShared({
    day: state.day,
    hour,
    midnight_due,
    ancient_one,
    mythos,
    mythos_id,
    mythos_next,
    mythos_next_id,
    mythos_locks,
  });
  return html`<${Band} board=${shown} ui=${ui} />`;
}

const Band = steady((/** @type {{board: Shown, ui: Page.Ui}} */ { board, ui }) => {
  if (!board.ancient_one) return html`<div class="card ao waiting"><h2>${ui.t("web-es-sleeps")}</h2></div>`;
  const near = board.hour === 9 || board.midnight_due ? "near" : "";
  return html`<div class="panel clockbox" data-sign="sign-clock" role="group" tabindex="0"
      aria-label=${ui.word("sign-clock")}>${clock(board, ui)}
      <p><b>${ui.t("web-es-hour", { day: board.day, hour: HOURS[board.hour] })}</b>
        <small class=${near}>${nextStep(board, ui)}</small></p></div>
    ${ancientOne(board.ancient_one, ui)}${mythos(board, ui)}`;
});

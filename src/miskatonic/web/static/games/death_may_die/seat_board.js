// @ts-check
// The board of an investigator, on paper beside the dice: of whoever is asked, or of a seat that is looked at.
import { signal } from "@preact/signals";
import { html } from "../../parts/kit.js";
import { steady, useShared } from "../../parts/steady.js";
import { Thing } from "../../parts/thing.js";
import { pictureOf } from "./cards_pictures.js";
import { Carried, Claimed, Insanity, Relic, Skill } from "./seat_cards.js";
import { SanityTrack } from "./seat_track.js";
import { svg } from "./tray_dice.js";

/** @typedef {import("./tray_dice.js").Ui} Ui */

/** From how many cards on they are drawn closer together. */
const MANY = 4;

/** The seat whose board was asked for, until the next decision. */
export const looked = signal(/** @type {number | null} */ (null));
let since = -1;
let now = -1;

/** Lays the board of a seat onto the table. @param {number | null} seat */
export function lookAt(seat) {
  looked.value = seat;
  since = now;
}

/** @param {{index: number, state: any, ui: Ui}} props */
export function SeatBoard({ index, state, ui }) {
  const { seats, tracks, setting_up: before } = state.view.board;
  now = state.number;
  if (looked.peek() !== null && since !== now) queueMicrotask(() => (looked.value = null));
  const asked = looked.value !== null && since === now ? looked.value : state.asked?.seat ?? index;
  const seat = useShared(seats[asked]);
  if (before || !seat.skills.length) return null;
  return html`<${Sheet} index=${asked} seat=${seat} tracks=${useShared(tracks)} ui=${ui} />`;
}

/** @param {{label: string, sign: string, symbol: string, count: number, of: number, ui: Ui, cls: string}} props */
function Pips({ label, sign, symbol, count, of, cls }) {
  return html`<p class=${cls} data-sign=${sign}><span>${label}</span><span class="pipn" role="img" aria-label=${`${label}: ${count}/${of}`}>
    ${Array.from({ length: of }, (_, i) => html`<i class=${i < count ? "on" : ""}>${svg(symbol)}</i>`)}</span></p>`;
}

export const Sheet = steady((/** @type {{index: number, seat: any, tracks: any, ui: Ui}} */ { index, seat, tracks, ui }) => {
  const name = ui.word(seat.investigator);
  const side = (/** @type {string} */ which) => seat.cards.filter((/** @type {any} */ card) => card.side === which);
  const group = (/** @type {string} */ label, /** @type {any[]} */ inside, sign = "") => inside.length > 0
    && html`<span class=${sign ? "dv self" : "dv"}><b data-sign=${sign || undefined}>${label}</b>${inside}</span>`;
  const claimed = (/** @type {any} */ card) => html`<${Claimed} key=${card.id} card=${card} ui=${ui} />`;
  return html`<section class=${`card inv${seat.dead ? " out" : ""}`} aria-label=${ui.t("web-dmd-board-of", { name })}>
    <header><h2>${ui.mark(index)}<${Thing} ui=${ui} ids=${[]} shows=${seat.investigator} cls="bare" label=${name}>
        ${svg(pictureOf(seat.investigator))}${name}<//></h2>
      <${SanityTrack} seat=${seat} tracks=${tracks} ui=${ui} /></header>
    <div class="vit">
      <${Pips} label=${ui.word("sign-stress")} sign="sign-stress" symbol="stress" count=${seat.stress} of=${tracks.stress} cls="" />
      <${Pips} label=${ui.word("sign-wounds")} sign="sign-wounds" symbol="wound" count=${seat.wounds} of=${tracks.wounds} cls="wounds" />
      <p class="toks"><span class=${seat.fire ? "burns" : "cold"} role="img" data-sign="sign-fire" aria-label=${`${ui.word("sign-fire")}: ${seat.fire}`}>
          ${svg("fire")}<b class="num">${seat.fire}</b></span>
        ${seat.tokens.map((/** @type {any} */ token) => html`<${Carried} key=${token.id} ids=${token.id} token=${token} ui=${ui} />`)}</p>
    </div>
    <ul class=${`sks n${seat.skills.length}`}>${seat.skills.map((/** @type {any} */ skill) => html`<${Skill} key=${skill.id} skill=${skill} ui=${ui} />`)}</ul>
    <footer class=${seat.cards.length + seat.relics.length >= MANY ? "many" : ""}>${seat.dead && html`<span class="state bad">${svg("gi-tombstone")}${ui.word("board-dead")}</span>`}
      ${group(ui.t("web-dmd-left"), side("left").map(claimed))}
      ${group(ui.t("web-dmd-right"), side("right").map(claimed))}
      ${group(ui.word("sign-relic"), seat.relics.map((/** @type {any} */ relic) => html`<${Relic} key=${relic.id} relic=${relic} ui=${ui} />`), "sign-relic")}
      ${group(ui.word("sign-insanity"), [html`<${Insanity} insanity=${seat.insanity} ui=${ui} />`], "sign-insanity")}</footer></section>`;
});

// @ts-check
// An investigator in a seat: the sanity track, stress, health, bonus dice, Fire and tokens; with room for it skills and
// cards. On the phone the whole board is here, for the tab where people are looked at.
import { html } from "../../parts/kit.js";
import { steady, useShared } from "../../parts/steady.js";
import { Thing } from "../../parts/thing.js";
import { Carried, Claimed, Insanity, Relic, SmallSkill } from "./seat_cards.js";
import { isLookedAt, lookAt, Sheet } from "./seat_board.js";
import { SmallTrack } from "./seat_track.js";
import { plainDie, svg } from "./tray_dice.js";

/** What a seat is drawn from; the actions that are `left` are those of the seat that acts.
 * @typedef {{index: number, seat: DeathMayDie.Seat, tracks: DeathMayDie.Tracks, left: number | null}} Shown */

/** @param {{label: string, sign: string, cls?: string, symbol: Page.Drawn, count: number, of?: number}} props */
function Stat({ label, sign, cls = "", symbol, count, of }) {
  return html`<span class=${`stat ${cls}`} role="img" data-sign=${sign} aria-label=${`${label}: ${count}${of ? `/${of}` : ""}`}>
    ${symbol}<span class="num">${count}${of && html`<small>/${of}</small>`}</span></span>`;
}

/** @param {Page.Seen<DeathMayDie.Board> & {index: number}} props */
export function Seat({ index, state, ui }) {
  const { seats, spaces, tracks, active, actions, setting_up: before } = state.view.board;
  const seat = seats[index];
  const place = spaces.find((one) => one.id === seat.space)?.name;
  const shown = useShared({ index, seat, tracks, left: active === index ? actions : null });
  if (before) return null;
  if (seat.dead) return html`<p class="where out">${svg("gi-tombstone")}${ui.word("board-dead")}</p>`;
  return html`<p class="where"><span class="at">${svg("pawn")}${ui.word(place ?? "")}</span>
      <button type="button" class="toboard" aria-pressed=${isLookedAt(index, state.number)}
        onClick=${() => lookAt(index, state.number)}>${ui.t("web-dmd-board")}</button></p>
    <${Inside} shown=${shown} ui=${ui} />`;
}

const Inside = steady((/** @type {{shown: Shown, ui: Page.Ui}} */ { shown, ui }) => {
  const { index, seat, tracks } = shown;
  return html`
    <div class="stats"><${SmallTrack} seat=${seat} tracks=${tracks} ui=${ui} /></div>
    <${Stats} shown=${shown} ui=${ui} />
    <div class="has"><span class="sks">${seat.skills.map(
      (skill) => html`<${SmallSkill} key=${skill.id}
        skill=${skill} ui=${ui} />`,
    )}</span>
      <span class="tags">${seat.cards.map((card) => html`<${Claimed} key=${card.id} card=${card} ui=${ui} />`)}
        ${seat.relics.map((relic) => html`<${Relic} key=${relic.id} relic=${relic} ui=${ui} />`)}
        <${Insanity} insanity=${seat.insanity} ui=${ui} /></span></div>
    ${ui.size === "phone" && html`<${Sheet} index=${index} seat=${seat} tracks=${tracks} ui=${ui} />`}`;
});

/** The numbers of an investigator. @param {{shown: Shown, ui: Page.Ui}} props */
function Stats({ shown: { seat, tracks, left }, ui }) {
  const health = tracks.wounds - seat.wounds;
  return html`<div class="stats">
    <${Stat} label=${ui.word("sign-stress")} sign="sign-stress" symbol=${svg("stress")} count=${seat.stress} of=${tracks.stress} />
    <${Stat} label=${ui.word("board-wounds")} sign="sign-wounds" symbol=${svg("stamina")} count=${health} of=${tracks.wounds}
      cls=${health <= 1 ? "low" : ""} />
    <${Stat} label=${ui.word("board-bonus_dice")} sign="sign-bonus" symbol=${plainDie("bonus", "", 15)} count=${seat.dice} />
    ${
      seat.fire > 0
      && html`<${Stat} label=${ui.word("sign-fire")} sign="sign-fire" symbol=${svg("fire")} count=${seat.fire}
      cls="low" />`
    }
    ${seat.tokens.map((token) => html`<${Carried} key=${token.id} token=${token} ui=${ui} />`)}
    ${left !== null && html`<${Actions} left=${left} most=${seat.actions} ui=${ui} />`}
    ${
      ui.lit(seat.id)
      && html`<${Thing} ui=${ui} ids=${seat.id} cls="state choose" shows=${seat.investigator}
      label=${ui.word(seat.investigator ?? "")}>${ui.t("web-dmd-choose")}<//>`
    }</div>`;
}

/** Actions left of those of the turn. @param {{left: number, most: number, ui: Page.Ui}} props */
function Actions({ left, most, ui }) {
  const all = Math.max(left, most);
  return html`<span class="dots" role="img" aria-label=${ui.t("web-dmd-actions", { count: left, of: all })}>
    ${Array.from({ length: all }, (_, i) => html`<i class=${i < left ? "" : "off"}></i>`)}</span>`;
}

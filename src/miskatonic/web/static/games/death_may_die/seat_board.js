// @ts-check
// The board of an investigator, on paper beside the dice: of the seat that is asked, or of one that is looked at.
import { signal } from "@preact/signals";
import { html } from "../../parts/kit.js";
import { steady, useShared } from "../../parts/steady.js";
import { Thing } from "../../parts/thing.js";
import { pictureOf } from "./cards_pictures.js";
import { Carried, Claimed, Insanity, Relic, Skill } from "./seat_cards.js";
import { SanityTrack } from "./seat_track.js";
import { svg } from "./tray_dice.js";

/** From how many cards on they are drawn closer together, beside the usual three skills and beside more. */
const [MANY, MANY_SKILLED] = [4, 3];

/** The seat whose board was asked for, and at which decision: until the next one it lies on the table. */
const looked = signal({ seat: -1, number: -1 });

/** Whether the board of a seat was asked for. @param {number} seat @param {number} number that of the state */
export const isLookedAt = (seat, number) => looked.value.seat === seat && looked.value.number === number;

/** Lays the board of a seat onto the table, or takes it away again. @param {number} seat @param {number} number */
export function lookAt(seat, number) {
  looked.value = isLookedAt(seat, number) ? { seat: -1, number: -1 } : { seat, number };
}

/** @param {Page.Seen<DeathMayDie.Board> & {index: number}} props */
export function SeatBoard({ index, state, ui }) {
  const { seats, tracks, setting_up: before } = state.view.board;
  const shown = looked.value.number === state.number ? looked.value.seat : index;
  const seat = useShared(seats[shown]);
  const printed = useShared(tracks);
  return !before && html`<${Sheet} index=${shown} seat=${seat} tracks=${printed} ui=${ui} />`;
}

/** @param {{label: string, sign: string, symbol: string, count: number, of: number, cls?: string}} props */
function Pips({ label, sign, symbol, count, of, cls }) {
  const pips = Array.from({ length: of }, (_, i) => html`<i class=${i < count ? "on" : ""}>${svg(symbol)}</i>`);
  return html`<p class=${cls} data-sign=${sign}><span>${label}</span>
    <span class="pipn" role="img" aria-label=${`${label}: ${count}/${of}`}>${pips}</span></p>`;
}

/** What lies under the board: cards by side, Relics, the insanity. @param {{seat: DeathMayDie.Seat, ui: Page.Ui}} props */
function Below({ seat, ui }) {
  const { cards, relics, insanity, skills } = seat;
  const many = cards.length + relics.length >= (skills.length > 3 ? MANY_SKILLED : MANY);
  const side = (/** @type {string} */ which) =>
    cards
      .filter((card) => card.side === which)
      .map((card) => html`<${Claimed} key=${card.id} card=${card} ui=${ui} />`);
  const group = (/** @type {string} */ label, /** @type {Page.Drawn[]} */ inside, sign = "") =>
    inside.length > 0
    && html`<span class=${sign ? "dv self" : "dv"}><b data-sign=${sign || undefined}>${label}</b>${inside}</span>`;
  const own = (/** @type {string} */ sign, /** @type {Page.Drawn[]} */ inside) => group(ui.word(sign), inside, sign);
  return html`<footer class=${many ? "many" : ""}>
    ${seat.dead && html`<span class="state bad">${svg("gi-tombstone")}${ui.word("board-dead")}</span>`}
    ${group(ui.t("web-dmd-left"), side("left"))}${group(ui.t("web-dmd-right"), side("right"))}
    ${own(
      "sign-relic",
      relics.map((relic) => html`<${Relic} key=${relic.id} relic=${relic} ui=${ui} />`),
    )}
    ${own("sign-insanity", [html`<${Insanity} insanity=${insanity} ui=${ui} />`])}</footer>`;
}

export const Sheet = steady(
  (
    /** @type {{index: number, seat: DeathMayDie.Seat, tracks: DeathMayDie.Tracks, ui: Page.Ui}} */ {
      index,
      seat,
      tracks,
      ui,
    },
  ) => {
    const { investigator, skills, stress, wounds, fire, tokens, dead } = seat;
    const name = ui.word(investigator ?? "");
    return html`<section class=${`card inv${dead ? " out" : ""}`} aria-label=${ui.t("web-dmd-board-of", { name })}>
    <header><h2>${ui.mark(index)}<${Thing} ui=${ui} ids=${[]} shows=${investigator} cls="bare" label=${name}>
        ${svg(pictureOf(investigator ?? ""))}${name}<//></h2>
      <${SanityTrack} seat=${seat} tracks=${tracks} ui=${ui} /></header>
    <div class="vit">
      <${Pips} label=${ui.word("sign-stress")} sign="sign-stress" symbol="stress" count=${stress} of=${tracks.stress} />
      <${Pips} label=${ui.word("sign-wounds")} sign="sign-wounds" symbol="wound" count=${wounds} of=${tracks.wounds} cls="wounds" />
      <p class="toks"><span class=${fire ? "burns" : "cold"} role="img" data-sign="sign-fire"
          aria-label=${`${ui.word("sign-fire")}: ${fire}`}>${svg("fire")}<b class="num">${fire}</b></span>
        ${tokens.map((token) => html`<${Carried} key=${token.id} ids=${token.id} token=${token} ui=${ui} />`)}</p>
    </div>
    <ul class=${`sks n${skills.length}`}>${skills.map(
      (skill) => html`<${Skill} key=${skill.id}
      skill=${skill} ui=${ui} />`,
    )}</ul>
    <${Below} seat=${seat} ui=${ui} /></section>`;
  },
);

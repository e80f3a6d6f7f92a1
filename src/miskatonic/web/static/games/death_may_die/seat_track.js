// @ts-check
// The sanity track of an investigator: on the board with everything that is printed on it, in a seat only how far it is.
import { html } from "../../parts/kit.js";
import { plainDie, svg } from "./tray_dice.js";

/** In words: how much is lost, and where the thresholds are. @param {DeathMayDie.Seat} seat @param {DeathMayDie.Tracks} tracks @param {Page.Ui} ui */
function sanityName(seat, tracks, ui) {
  const next = tracks.thresholds.find((/** @type {number} */ at) => at > seat.sanity) ?? tracks.sanity;
  return [
    ui.t("web-dmd-sanity", { count: seat.sanity, of: tracks.sanity }),
    ui.t("web-dmd-next-threshold", { at: next }),
    ui.t("web-dmd-thresholds", { places: tracks.thresholds.join(", "), dice: tracks.dice.join(", ") }),
  ].join(". ");
}

/** The track as it is printed. @param {{seat: DeathMayDie.Seat, tracks: DeathMayDie.Tracks, ui: Page.Ui}} props */
export function SanityTrack({ seat, tracks, ui }) {
  const spaces = Array.from({ length: tracks.sanity + 1 }, (_, at) => at);
  const inside = (/** @type {number} */ at) =>
    at === tracks.sanity ? svg("peril") : at === 0 ? svg("sanity") : tracks.thresholds.includes(at) && svg("threshold");
  return html`<ol class="sant" data-sign="sign-sanity" aria-label=${sanityName(seat, tracks, ui)}>
    ${spaces.map(
      (at) => html`<li key=${at} data-sign=${tracks.thresholds.includes(at) ? "sign-threshold" : undefined}
      class=${[
        at <= seat.sanity && "on",
        at === seat.sanity && "now",
        tracks.thresholds.includes(at) && "th",
        at === tracks.sanity && "skull",
      ]
        .filter(Boolean)
        .join(" ")}>${inside(at)}
      ${tracks.dice.includes(at) && plainDie("bonus", "", 12)}</li>`,
    )}</ol>`;
}

/** The same track without words, thresholds taller. @param {{seat: DeathMayDie.Seat, tracks: DeathMayDie.Tracks, ui: Page.Ui}} props */
export function SmallTrack({ seat, tracks, ui }) {
  const spaces = Array.from({ length: tracks.sanity }, (_, at) => at + 1);
  return html`<span class="mt" role="img" data-sign="sign-sanity" aria-label=${sanityName(seat, tracks, ui)}>
    ${spaces.map(
      (at) =>
        html`<i key=${at} class=${[
          at <= seat.sanity && "on",
          tracks.thresholds.includes(at) && "th",
          at === tracks.sanity && "skull",
        ]
          .filter(Boolean)
          .join(" ")}></i>`,
    )}</span>`;
}

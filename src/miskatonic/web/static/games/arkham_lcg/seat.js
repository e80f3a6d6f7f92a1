// @ts-check
// An investigator in a seat: health, sanity, clues, resources, cards, actions, and where; on the phone also the play area, for
// the tab where people are looked at, and after the last one the bag.
import { html } from "../../parts/kit.js";
import { Area } from "./area.js";
import { Bag } from "./threat.js";
import { picture, Stat, svg } from "./pictures.js";

/** The actions that are drawn where nobody has more. */
const OWN = 3;

/** @param {Page.Seen<ArkhamLcg.Board> & {index: number}} props */
export function Seat({ index, state, ui }) {
  const { seats, places, active, lead, test } = state.view.board;
  const seat = seats[index];
  const place = places.find((one) => one.id === seat.place)?.card;
  const [health, sanity] = [seat.health - seat.damage, seat.sanity - seat.horror];
  if (seat.left) return html`<p class="where out">${svg("gi-tombstone")}${ui.t(`web-ah-left-${seat.left}`)}</p>`;
  const low = (/** @type {number} */ left) => (left <= 1 ? "low" : "");
  return html`<div class="stats">
      <${Stat} label=${ui.t("web-ah-health")} symbol="stamina" count=${health} of=${seat.health} cls=${low(health)} />
      <${Stat} label=${ui.t("web-ah-sanity")} symbol="sanity" count=${sanity} of=${seat.sanity} cls=${low(sanity)} />
      <${Stat} label=${ui.t("web-ah-clues")} symbol="clue" count=${seat.clues} />
      <${Stat} label=${ui.t("web-ah-resources")} symbol="resource" count=${seat.resources} />
      <${Stat} label=${ui.t("web-ah-cards")} symbol="ui-hand" count=${seat.hand_size} /></div>
    ${
      places.length > 0
      && html`<div class="stats lo"><${Actions} left=${seat.actions} now=${active === index} done=${seat.took_turn} ui=${ui} />
      ${place && html`<span class="where">${svg(picture(place, "location"))}${ui.word(place)}</span>`}
      ${lead === index && seats.length > 1 && html`<span class="where lead">${svg("ui-flag")}${ui.t("web-ah-lead")}</span>`}</div>`
    }
    ${
      ui.size === "phone"
      && places.length > 0
      && html`<${Area} seat=${seat} name=${state.seats[index].name} front=${true} alone=${true} small=${false} piles=${state.view.board.piles} ui=${ui}
      skill=${test?.seat === index ? test.skill : ""} />`
    }
    ${ui.size === "phone" && index === seats.length - 1 && html`<${Bag} board=${state.view.board} ui=${ui} />`}`;
}

/** Actions left; a turn that is over has none. @param {{left: number, now: boolean, done: boolean, ui: Page.Ui}} props */
function Actions({ left, now, done, ui }) {
  const count = now ? left : done ? 0 : OWN;
  const label = now ? ui.t("web-ah-actions", { count }) : ui.t(done ? "web-ah-turn-over" : "web-ah-turn-ahead");
  return html`<span class=${`dots${now ? "" : " idle"}`} role="img" aria-label=${label} title=${label}>${Array.from(
    { length: Math.max(OWN, count) },
    (_, i) => html`<i class=${i < count ? "" : "off"}></i>`,
  )}</span>`;
}

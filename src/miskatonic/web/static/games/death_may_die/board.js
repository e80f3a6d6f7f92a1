// @ts-check
// The table's centre: the map, what is left, and below it the dice and the board of the investigator who acts.
import { html } from "../../parts/kit.js";
import { Offer } from "./board_offer.js";
import { Plan } from "./map.js";
import { SeatBoard } from "./seat_board.js";
import { Tray } from "./tray.js";

/** @param {{state: any, ui: any}} props */
export function Board({ state, ui }) {
  const { board } = state.view;
  if (!board.map) return html`<${Offer} state=${state} ui=${ui} />`;
  return html`<${Plan} state=${state} ui=${ui} />
    <div class="below"><${Tray} state=${state} ui=${ui} />
      <${SeatBoard} index=${state.asked?.seat ?? board.active} state=${state} ui=${ui} /></div>`;
}

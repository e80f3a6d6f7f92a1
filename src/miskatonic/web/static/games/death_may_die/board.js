// @ts-check
// The table's centre: the map, below it the dice and the board of the investigator who is looked at.
import { html } from "../../parts/kit.js";
import { SeatBoard } from "./seat_board.js";
import { Tray } from "./tray.js";

/** @param {{state: any, ui: any}} props */
export function Board({ state, ui }) {
  const { active } = state.view.board;
  return html`<div class="below"><${Tray} state=${state} ui=${ui} />
    <${SeatBoard} index=${active} state=${state} ui=${ui} /></div>`;
}

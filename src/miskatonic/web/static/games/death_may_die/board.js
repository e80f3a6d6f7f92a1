// @ts-check
// The table's centre: the map, what is left, and below it the dice and the board of the investigator who acts.
import { html } from "../../parts/kit.js";
import { Thing } from "../../parts/thing.js";
import { optionsOf } from "../../parts/ui.js";
import { Plan } from "./map.js";
import { SeatBoard } from "./seat_board.js";
import { picture } from "./tokens.js";
import { Tray } from "./tray.js";

/** @param {Page.Seen<DeathMayDie.Board>} props */
export function Board({ state, ui }) {
  const { board } = state.view;
  if (!board.map) return html`<${Offer} state=${state} ui=${ui} />`;
  return html`<${Plan} state=${state} ui=${ui} />
    <div class="below"><${Tray} state=${state} ui=${ui} />
      <${SeatBoard} index=${state.asked?.seat ?? board.active} state=${state} ui=${ui} /></div>`;
}

/** Before there is a map: the stories and Elder Ones to choose from. @param {Page.Seen<DeathMayDie.Board>} props */
function Offer({ state, ui }) {
  const cards = new Map(
    optionsOf(state).flatMap(({ about: [id], args }) => {
      return args.what && id ? [/** @type {[string, string]} */ ([id, args.what])] : [];
    }),
  );
  return html`<ul class="offer">${[...cards].map(
    ([id, name]) => html`<li key=${id}>
    <${Thing} ui=${ui} ids=${id} shows=${name} cls="card" label=${ui.word(name)}>
      <span class="head" aria-hidden="true">${ui.icon(picture(name))}<b>${ui.word(name)}</b></span>
      ${ui.has(`${name}.text`) && html`<span aria-hidden="true">${ui.word(`${name}.text`)}</span>`}<//></li>`,
  )}</ul>`;
}

// @ts-check
// The table's centre: locations, play areas, hands; before the first round decks that are upgraded, then the opening hand.
import { html } from "../../parts/kit.js";
import { Areas } from "./area.js";
import { Asks, isAboutAsking } from "./asks.js";
import { Hands } from "./hand.js";
import { Opening } from "./opening.js";
import { Places } from "./places.js";
import { Upgrade } from "./upgrade.js";

/** @param {Page.Seen<ArkhamLcg.Board>} props */
export function Board({ state, ui }) {
  if (isAboutAsking(state)) return html`<${Asks} state=${state} ui=${ui} />`;
  if (state.view.board.seats.some((seat) => seat.upgrade)) return html`<${Upgrade} state=${state} ui=${ui} />`;
  if (!state.view.board.places.length) return html`<${Opening} state=${state} ui=${ui} />`;
  return html`<${Places} state=${state} ui=${ui} /><${Areas} state=${state} ui=${ui} /><${Hands} state=${state} ui=${ui} />`;
}

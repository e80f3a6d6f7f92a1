// @ts-check
// The enemies of this game: health and dice of each kind, how many wait in reserve; what else is left in the supply.
import { html } from "../../parts/kit.js";
import { steady, useShared } from "../../parts/steady.js";
import { Thing } from "../../parts/thing.js";
import { pictureOf } from "./cards_pictures.js";
import { Dice, diceName, svg } from "./tray_dice.js";

/** @typedef {import("./tray_dice.js").Ui} Ui */

/** @param {{state: any, ui: Ui}} props */
export function Reserve({ state, ui }) {
  const { kinds, fire_left: fire, map } = state.view.board;
  const shown = useShared({ kinds, fire });
  return map && html`<${Kinds} shown=${shown} ui=${ui} />`;
}

const Kinds = steady((/** @type {{shown: any, ui: Ui}} */ { shown: { kinds, fire }, ui }) => html`<ul class="reserve" aria-label=${ui.word("board-reserve")}>
  ${kinds.map((/** @type {any} */ kind) => html`<li key=${kind.id}><${Thing} ui=${ui} ids=${kind.id} shows=${kind.name} cls="bare"
    sign="sign-reserve" label=${[ui.word(kind.name), ui.t("web-dmd-health", { left: kind.health, of: kind.health }), diceName(kind.standard, kind.bonus, ui),
      ui.t("web-dmd-in-reserve", { count: kind.reserve, of: kind.figures })].join(", ")}>
    ${svg(pictureOf(kind.name))}<b class=${`num${kind.reserve ? "" : " none"}`}>${kind.reserve}</b><span class="nm">${ui.word(kind.name)}</span>
    <span class="hp">${svg("stamina")}${kind.health}</span><${Dice} standard=${kind.standard} bonus=${kind.bonus} ui=${ui} size=${12} /><//></li>`)}
  <li><span class="bare" role="img" data-sign="sign-fire" aria-label=${`${ui.word("sign-fire")}: ${fire}`}>${svg("fire")}<b class="num">${fire}</b><span
    class="nm">${ui.word("sign-fire")}</span></span></li></ul>`);

/** How many cards are left in the decks. @param {{state: any, ui: Ui}} props */
export function Decks({ state, ui }) {
  const { mythos, discoveries } = state.view.board;
  if (!mythos) return null;
  const deck = (/** @type {string} */ sign, /** @type {number} */ count) => html`<li><${Thing} ui=${ui} ids=${[]} shows=${sign} sign=${sign} cls="bare"
    label=${`${ui.word(sign)}: ${count}`}>${svg("ui-deck")}<b class="num">${count}</b><span class="nm">${ui.word(sign)}</span><//></li>`;
  return html`<ul class="decks" aria-label=${ui.t("web-dmd-decks")}>${deck("sign-mythos", mythos.deck)}${deck("sign-discovery", discoveries.deck)}</ul>`;
}

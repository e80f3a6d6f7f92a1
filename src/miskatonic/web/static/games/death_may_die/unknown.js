// @ts-check
// The Unknown: its slots with their monsters, how many of each are on the board, and what they can do.
import { html } from "../../parts/kit.js";
import { Thing } from "../../parts/thing.js";
import { pictureOf } from "./cards_pictures.js";
import { Dice, svg } from "./tray_dice.js";

/** @typedef {import("./tray_dice.js").Ui} Ui */

/** The names of the Random Locations. @type {Record<string, string>} */
const PLACES = { red: "board-gate_red", yellow: "board-gate_yellow", blue: "board-gate_blue", start: "board-start" };

/** @param {{shown: any, ui: Ui}} props */
export function Unknown({ shown, ui }) {
  const { unknown, kinds, enemies } = shown;
  return html`<div class="card unk"><h2>${ui.word("setting-unknown")}${unknown.wanders && html`<${Places} left=${unknown.locations} ui=${ui} />`}</h2>
    <ol>${unknown.slots.map((/** @type {string} */ name, /** @type {number} */ i) => {
      const enemy = unknown.slot_enemies[i];
      const kind = kinds.find((/** @type {any} */ one) => one.enemy === enemy);
      const out = enemies.filter((/** @type {any} */ one) => one.enemy === enemy).length;
      return html`<li key=${name}><${Thing} ui=${ui} ids=${[]} shows=${name} cls="bare slotted"
        label=${ui.t("web-dmd-slot", { number: i + 1, name: ui.word(name), out })}>
        <b class="num">${i + 1}</b>${svg(pictureOf(`enemy-${enemy}`))}<span class="nm">${ui.word(name)}</span>
        ${
          kind
          && html`<span class="does"><span class="hp">${svg("stamina")}${kind.health}</span>
          <${Dice} standard=${kind.standard} bonus=${kind.bonus} ui=${ui} size=${12} /></span>`
        }<//></li>`;
    })}</ol></div>`;
}

/** The Random Locations that can still be drawn. @param {{left: string[], ui: Ui}} props */
function Places({ left, ui }) {
  const names = left.map((one) => ui.word(PLACES[one])).join(", ");
  return html`<span class="places" role="img" data-sign="sign-random_location" aria-label=${`${ui.word("sign-random_location")}: ${names}`}>
    ${left.map((one) => html`<span class=${one}>${svg(one === "start" ? "start" : "gate")}</span>`)}</span>`;
}

// @ts-check
// What has to be done before the Elder One can be hurt: the scenario's counter, and the actions that move it.
import { html } from "../../parts/kit.js";
import { steady, useShared } from "../../parts/steady.js";
import { Thing } from "../../parts/thing.js";
import { pictureOf } from "./cards_pictures.js";
import { svg } from "./tray_dice.js";

/** @typedef {import("./tray_dice.js").Ui} Ui */

/** @param {{state: any, ui: Ui}} props */
export function Goal({ state, ui }) {
  const scenario = useShared(state.view.board.scenario);
  return scenario && html`<${Inside} scenario=${scenario} ui=${ui} />`;
}

const Inside = steady((/** @type {{scenario: any, ui: Ui}} */ { scenario, ui }) => {
  const { name, counter, count, target, disrupted, actions } = scenario;
  const symbol = pictureOf(counter);
  return html`<div class=${`goal${disrupted ? " done" : ""}`}>
    <h3><${Thing} ui=${ui} ids=${scenario.id} shows=${name} cls="bare" label=${ui.word(name)}>${ui.word(name)}<//></h3>
    <p class="counter" role="img" data-sign="sign-ritual" aria-label=${`${ui.word(counter)}: ${count}/${target}`}>
      ${Array.from({ length: Math.max(target, count) }, (_, i) => html`<i class=${i < count ? "on" : ""}>${svg(symbol)}</i>`)}</p>
    <${Thing} ui=${ui} ids=${[]} shows=${counter} cls="bare cnt" label=${ui.word(counter)}>${ui.word(counter)} <b class="num">${count}/${target}</b><//>
    ${disrupted ? html`<p class="broken">${ui.word("board-disrupted")}</p>`
      : actions.map((/** @type {any} */ action) => html`<${Thing} key=${action.id} ui=${ui} ids=${action.id} shows=${action.name} cls="bare act"
        label=${ui.word(action.name)}>${svg("gi-open-book")}${ui.word(action.name)}<//>`)}</div>`;
});

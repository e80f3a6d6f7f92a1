// @ts-check
// The goal of the scenario, and what is left in the box.
import { html } from "../../parts/kit.js";
import { Thing } from "../../parts/thing.js";
import { picture } from "./tokens.js";

/** How far the ritual is from being disrupted: in a corner of the map, or, where there is none, `short` in a line.
 * @param {{board: DeathMayDie.Board, ui: Page.Ui, short?: boolean}} props */
export function Goal({ board: { scenario }, ui, short }) {
  const { id, name, counter, count, target, disrupted } = /** @type {DeathMayDie.Scenario} */ (scenario);
  const said = disrupted ? ui.word("board-disrupted") : ui.word(short ? counter : name);
  const many = Array.from({ length: target }, (_, i) => i < count);
  const icon = ui.icon(picture(counter));
  return html`<${Thing} ui=${ui} ids=${id} shows=${name} cls=${`goal${short ? " short" : ""}`} sign="sign-ritual"
    label=${`${said}, ${ui.t("web-dmd-goal", { counter: ui.word(counter), count, target })}`}>
    ${short && html`<span class=${disrupted ? "on" : ""}>${icon}</span>`}<span class="say" aria-hidden="true">${said}</span>
    ${
      !disrupted
      && html`<span class="count" aria-hidden="true">${
        !short && many.map((done) => html`<span class=${done ? "on" : ""}>${icon}</span>`)
      }<b class="num">${count}/${target}</b></span>`
    }
    ${!disrupted && !short && html`<small aria-hidden="true">${ui.word(counter)}</small>`}<//>`;
}

const ON_THE_MAP = new Set(["token-stairs", "token-tunnel"]);

/** What is left of enemies, Fire and tokens. @param {{board: DeathMayDie.Board, ui: Page.Ui}} props */
export function Reserve({ board: { kinds, fire_left: fire, tokens, unknown }, ui }) {
  return html`<ul class="supply" aria-label=${ui.word("board-reserve")}>
    ${kinds.map(
      ({ id, name, reserve }) => html`<${Stock} key=${id} ui=${ui} icon=${picture(name)}
      name=${name} count=${reserve} ids=${[id]} low=${!reserve} />`,
    )}
    <${Stock} ui=${ui} icon="fire" name="board-fire" sign="sign-fire" count=${fire} low=${fire < 2} />
    ${tokens
      .filter(({ name, left }) => left > 0 && !ON_THE_MAP.has(name))
      .map(
        ({ id, name, left }) => html`<${Stock} key=${id} ui=${ui} icon=${picture(name)} name=${name}
        count=${left} ids=${[id]} />`,
      )}
    ${
      (unknown.mode !== "off" || unknown.wanders)
      && html`<${Stock} ui=${ui} icon="loc-diamond" name="sign-random_location"
      sign="sign-random_location" count=${unknown.locations.length} />`
    }</ul>`;
}

/** How many cards the decks have. @param {{board: DeathMayDie.Board, ui: Page.Ui}} props */
export function Decks({ board: { mythos, discoveries }, ui }) {
  return html`<ul class="supply decks">
    <${Stock} ui=${ui} icon="summon" name="sign-mythos" sign="sign-mythos" count=${mythos?.deck} />
    <${Stock} ui=${ui} icon="gi-old-lantern" name="sign-discovery" sign="sign-discovery" count=${discoveries?.deck} /></ul>`;
}

/** One kind of thing in reserve. @param {{ui: Page.Ui, icon: string, name: string, count: number, sign?: string, ids?: string[],
 *   low?: boolean}} props */
function Stock({ ui, icon, name, count, sign, ids = [], low }) {
  const label = `${ui.word(name)}: ${count}`;
  return html`<li class=${low ? "low" : ""}>
    <${Thing} ui=${ui} ids=${ids} shows=${name} label=${label} sign=${sign} title=${sign ? undefined : label}>
      ${ui.icon(icon)}<b class="num" aria-hidden="true">${count}</b><span class="t" aria-hidden="true">${ui.word(name)}</span><//></li>`;
}

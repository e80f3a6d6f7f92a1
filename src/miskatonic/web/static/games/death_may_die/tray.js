// @ts-check
// The dice. After a roll the lamp is on them: each that may be rolled again has the ring and the digit of its option; below
// it is said what the roll comes to. Without a roll, what the investigator whose turn it is rolls anyway, and what enemies in
// the same space do.
import { html, roughly } from "../../parts/kit.js";
import { control, digit, marked } from "../../parts/thing.js";
import { Choosing } from "./cards_choosing.js";
import { pictureOf } from "./cards_pictures.js";
import { Dice, FACES, colour, dieInside, plainDie, svg } from "./tray_dice.js";

/** @typedef {import("./tray_dice.js").Ui} Ui */
/** @typedef {import("./tray_dice.js").Die} Die */

/** Purposes of rolls that are made against oneself: the higher, the worse. */
const AGAINST = new Set(["attacked", "fire", "against"]);
const OWN = 3;
/** From how many dice on they are drawn smaller. */
const MANY = 6;

/** @param {{die: Die, ui: Ui}} props */
function Rolled({ die, ui }) {
  const look = { ...marked(ui, die.id, `die ${colour(die.die)}${ui.lit(die.id) ? " lit" : ""}`), "data-sign": FACES[die.face].sign };
  const label = ui.word(die.name);
  if (!ui.lit(die.id)) return html`<span ...${look} role="img" aria-label=${label}>${dieInside(die.die, die.face)}</span>`;
  return html`<button ...${look} ...${control(ui, die.id, { label })}>${dieInside(die.die, die.face)}${digit(ui, die.id)}</button>`;
}

/** @param {{state: any, ui: Ui}} props */
export function Tray({ state, ui }) {
  const { roll, offer, setting_up: before } = state.view.board;
  if (before) return offer.length > 0 && html`<${Choosing} offer=${offer} ui=${ui} />`;
  if (!roll) return html`<${Idle} board=${state.view.board} ui=${ui} />`;
  const against = AGAINST.has(roll.purpose);
  const pool = (/** @type {"standard" | "bonus"} */ kind) => roll.dice.filter((/** @type {Die} */ die) => die.die === kind);
  return html`<section class=${`tray${against ? " foe" : ""}${roll.dice.length > MANY ? " many" : ""}${ui.motion ? "" : " still"}`}
      aria-label=${ui.t("web-dmd-dice-label")}>
    <h3 class="why">${ui.mark(roll.seat)}<span>${ui.t(`web-dmd-roll-${roll.purpose}`)}</span><${Needed} roll=${roll} against=${against} ui=${ui} /></h3>
    ${["standard", "bonus"].map((kind) => pool(/** @type {any} */ (kind)).length > 0 && html`<div class="pool"><h3>${ui.t(`web-dmd-${kind}`)}</h3>
      <div>${pool(/** @type {any} */ (kind)).map((/** @type {Die} */ die) => html`<${Rolled} key=${`${die.id}${die.face}`} die=${die} ui=${ui} />`)}</div></div>`)}
    <${Sum} roll=${roll} against=${against} state=${state} ui=${ui} /></section>`;
}

/** How many successes are hoped for, or feared. @param {{roll: any, against: boolean, ui: Ui}} props */
function Needed({ roll, against, ui }) {
  return roll.goal > 0 && html`<span class="needed">${ui.t(against ? "web-dmd-deadly" : "web-dmd-needed", { count: roll.goal })}</span>`;
}

/** What the roll comes to; how likely that is enough if it is kept; which rerolls there are.
 * @param {{roll: any, against: boolean, state: any, ui: Ui}} props */
function Sum({ roll, against, state, ui }) {
  const kept = state.asked?.groups.flatMap((/** @type {any} */ group) => group.options).find((/** @type {any} */ one) => one.verb === "keep");
  const part = (/** @type {string} */ icon, /** @type {number} */ count, /** @type {string} */ sign) => html`<span role="img" data-sign=${sign}
    aria-label=${`${ui.word(sign)}: ${count}`} class=${count ? "" : "nil"}>${svg(icon)}<b class="num">${count}</b></span>`;
  return html`<p class="sumup">${part("success", roll.successes, "sign-success")}${part("terror", roll.tentacles, "sign-tentacle")}
    ${part("elder-sign", roll.signs, "sign-elder_sign")}
    ${roll.free > 0 && html`<span class="free" data-sign="sign-reroll">${svg("ui-reroll")}<span>${ui.t("web-dmd-free")}</span><b class="num">${roll.free}</b></span>`}
    ${roll.spent > 0 && html`<span class="paid" data-sign="sign-stress">${svg("stress")}<span>${ui.t("web-dmd-paid")}</span><b class="num">${roll.spent}</b></span>`}
    ${kept && kept.chance !== null && html`<span class="ifkept">${ui.t("web-dmd-if-kept")} <b class="num">${roughly(kept.chance)}</b></span>`}<${Needed} roll=${roll} against=${against} ui=${ui} /></p>`;
}

/** The dice that are rolled anyway, and who stands in the same space with how many. @param {{board: any, ui: Ui}} props */
function Idle({ board, ui }) {
  const seat = board.seats[board.active];
  if (seat.dead) return null;
  const row = (/** @type {"standard" | "bonus"} */ kind, /** @type {number} */ count) => count > 0 && html`<div class="pool" data-sign=${`sign-${kind}`}>
    <h3>${ui.t(`web-dmd-${kind}`)}</h3><div role="img" aria-label=${`${ui.t(`web-dmd-${kind}`)}: ${count}`}>${Array.from({ length: count }, () => plainDie(kind, "", 28))}</div></div>`;
  return html`<section class="tray idle" aria-label=${ui.t("web-dmd-dice-label")}>${row("standard", OWN)}${row("bonus", seat.dice)}
    <${Here} foes=${board.enemies.filter((/** @type {any} */ one) => one.space === seat.space)} ui=${ui} /></section>`;
}

/** The enemies in the space, equal ones together. @param {{foes: any[], ui: Ui}} props */
function Here({ foes, ui }) {
  const kinds = new Map(foes.map((one) => [`${one.name} ${one.standard} ${one.bonus}`, one]));
  const count = (/** @type {any} */ { name, standard, bonus }) => foes.filter((one) => one.name === name && one.standard === standard && one.bonus === bonus).length;
  if (!foes.length) return html`<div class="waiting" data-sign="sign-safe"><p class="safe">${svg("ward")}${ui.word("sign-safe")}</p></div>`;
  return html`<div class="waiting"><h4>${ui.t("web-dmd-here")}</h4><ul>${[...kinds.values()].map((one) => html`<li key=${one.id}>${svg(pictureOf(one.name))}
    <span class="nm">${ui.word(one.name)}${count(one) > 1 && html` × ${count(one)}`}</span><${Dice} standard=${one.standard} bonus=${one.bonus} ui=${ui} size=${15} /></li>`)}</ul></div>`;
}

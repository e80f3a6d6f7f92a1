// @ts-check
// The dice. After a roll the lamp is on them: each that may be rolled again has the ring and the digit of its option; below
// it is said what the roll comes to. Without a roll, what the investigator whose turn it is rolls anyway, and what enemies in
// the same space do.
import { html, roughly } from "../../parts/kit.js";
import { control, digit, marked } from "../../parts/thing.js";
import { optionsOf } from "../../parts/ui.js";
import { Choosing } from "./cards_choosing.js";
import { pictureOf } from "./cards_pictures.js";
import { Dice, FACES, colour, dieInside, plainDie, svg } from "./tray_dice.js";

/** @typedef {import("./tray_dice.js").Die} Die */

/** Purposes of rolls that are made against oneself: the higher, the worse. */
const AGAINST = new Set(["attacked", "fire", "against"]);
const OWN = 3;
/** From how many dice on they are drawn smaller. */
const MANY = 6;

/** @typedef {"standard" | "bonus"} Kind */

/** @param {{die: Die, ui: Page.Ui}} props */
function Rolled({ die, ui }) {
  const { id, die: kind, face } = die;
  const look = { ...marked(ui, id, `die ${colour(kind)}${ui.lit(id) ? " lit" : ""}`), "data-sign": FACES[face].sign };
  const label = ui.word(die.name);
  if (!ui.lit(id)) return html`<span ...${look} role="img" aria-label=${label}>${dieInside(kind, face)}</span>`;
  return html`<button ...${look} ...${control(ui, id, { label })}>${dieInside(kind, face)}${digit(ui, id)}</button>`;
}

/** @param {Page.Seen<DeathMayDie.Board>} props */
export function Tray({ state, ui }) {
  const { roll, offer, setting_up: before } = state.view.board;
  if (before) return offer.length > 0 && html`<${Choosing} offer=${offer} ui=${ui} />`;
  if (!roll) return html`<${Idle} board=${state.view.board} ui=${ui} />`;
  const against = AGAINST.has(roll.purpose);
  const cls = ["tray", against && "foe", roll.dice.length > MANY && "many", !ui.motion && "still"]
    .filter(Boolean)
    .join(" ");
  return html`<section class=${cls} aria-label=${ui.t("web-dmd-dice-label")}>
    <h3 class="why">${ui.mark(roll.seat)}<span>${ui.t(`web-dmd-roll-${roll.purpose}`)}</span>
      <${Needed} roll=${roll} against=${against} ui=${ui} /></h3>
    <${Pool} kind="standard" roll=${roll} ui=${ui} /><${Pool} kind="bonus" roll=${roll} ui=${ui} />
    <${Sum} roll=${roll} against=${against} state=${state} ui=${ui} /></section>`;
}

/** The rolled dice of one kind. @param {{kind: Kind, roll: DeathMayDie.Roll, ui: Page.Ui}} props */
function Pool({ kind, roll, ui }) {
  const dice = roll.dice.filter((die) => die.die === kind);
  return (
    dice.length > 0
    && html`<div class="pool"><h3>${ui.t(`web-dmd-${kind}`)}</h3><div>${dice.map(
      (die) => html`<${Rolled} key=${`${die.id}${die.face}`} die=${die} ui=${ui} />`,
    )}</div></div>`
  );
}

/** How many successes are hoped for, or feared. @param {{roll: DeathMayDie.Roll, against: boolean, ui: Page.Ui}} props */
function Needed({ roll, against, ui }) {
  const word = against ? "web-dmd-deadly" : "web-dmd-needed";
  return roll.goal > 0 && html`<span class="needed">${ui.t(word, { count: roll.goal })}</span>`;
}

/** What the roll comes to; how likely that is enough if it is kept; which rerolls there are.
 * @param {{roll: DeathMayDie.Roll, against: boolean, state: Page.Open<DeathMayDie.Board>, ui: Page.Ui}} props */
function Sum({ roll, against, state, ui }) {
  const kept = optionsOf(state).find((one) => one.verb === "keep");
  const part = (
    /** @type {string} */ icon,
    /** @type {number} */ count,
    /** @type {string} */ sign,
  ) => html`<span role="img"
    data-sign=${sign} aria-label=${`${ui.word(sign)}: ${count}`} class=${count ? "" : "nil"}>${svg(icon)}<b class="num">${count}</b></span>`;
  const more = (
    /** @type {string} */ cls,
    /** @type {string} */ icon,
    /** @type {number} */ count,
    /** @type {string} */ sign,
  ) =>
    count > 0
    && html`<span class=${cls} data-sign=${sign}>${svg(icon)}<span>${ui.t(`web-dmd-${cls}`)}</span><b class="num">${count}</b></span>`;
  return html`<p class="sumup">${part("success", roll.successes, "sign-success")}${part("terror", roll.tentacles, "sign-tentacle")}
    ${part("elder-sign", roll.signs, "sign-elder_sign")}
    ${more("free", "ui-reroll", roll.free, "sign-reroll")}${more("paid", "stress", roll.spent, "sign-stress")}
    ${kept?.chance != null && html`<span class="ifkept">${ui.t("web-dmd-if-kept")} <b class="num">${roughly(kept.chance)}</b></span>`}
    <${Needed} roll=${roll} against=${against} ui=${ui} /></p>`;
}

/** The dice that are rolled anyway, and who stands in the same space with how many. @param {{board: DeathMayDie.Board, ui: Page.Ui}} props */
function Idle({ board, ui }) {
  const seat = board.seats[board.active];
  if (seat.dead) return null;
  const row = (/** @type {Kind} */ kind, /** @type {number} */ count) =>
    count > 0
    && html`<div class="pool"
    data-sign=${`sign-${kind}`}><h3>${ui.t(`web-dmd-${kind}`)}</h3><div role="img" aria-label=${`${ui.t(`web-dmd-${kind}`)}: ${count}`}>
    ${Array.from({ length: count }, () => plainDie(kind, "", 28))}</div></div>`;
  return html`<section class="tray idle" aria-label=${ui.t("web-dmd-dice-label")}>${row("standard", OWN)}${row("bonus", seat.dice)}
    <${Here} foes=${board.enemies.filter((one) => one.space === seat.space)} ui=${ui} /></section>`;
}

/** The enemies in the space, equal ones together. @param {{foes: DeathMayDie.Enemy[], ui: Page.Ui}} props */
function Here({ foes, ui }) {
  if (!foes.length) {
    return html`<div class="waiting" data-sign="sign-safe"><p class="safe">${svg("ward")}${ui.word("sign-safe")}</p></div>`;
  }
  const look = (/** @type {DeathMayDie.Enemy} */ { name, standard, bonus }) => `${name} ${standard} ${bonus}`;
  const kinds = [...new Map(foes.map((one) => [look(one), one])).values()];
  const count = (/** @type {DeathMayDie.Enemy} */ one) => foes.filter((other) => look(other) === look(one)).length;
  return html`<div class="waiting"><h4>${ui.t("web-dmd-here")}</h4><ul>${kinds.map(
    (one) => html`<li key=${one.id}>
    ${svg(pictureOf(one.name))}<span class="nm">${ui.word(one.name)}${count(one) > 1 && ` × ${count(one)}`}</span>
    <${Dice} standard=${one.standard} bonus=${one.bonus} ui=${ui} size=${15} /></li>`,
  )}</ul></div>`;
}

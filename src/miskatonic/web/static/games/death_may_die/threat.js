// @ts-check
// Above the table: the Elder One on the summoning track, the Stage cards, the Mythos discard pile, the Unknown.
import { html } from "../../parts/kit.js";
import { steady, useShared } from "../../parts/steady.js";
import { Thing, control, digit, marked } from "../../parts/thing.js";
import { pictureOf } from "./cards_pictures.js";
import { Dice, diceName, svg } from "./tray_dice.js";

/** @typedef {Pick<DeathMayDie.Board, "elder_one" | "track" | "mythos" | "unknown" | "kinds" | "enemies">
 *   & {foe: DeathMayDie.Enemy | undefined}} Shown */

/** The names of the Random Locations. @type {Record<string, string>} */
const PLACES = { red: "board-gate_red", yellow: "board-gate_yellow", blue: "board-gate_blue", start: "board-start" };

/** The last Stage is called by its name. */
const STAGES = ["I", "II", "III"];

/** @param {Page.Seen<DeathMayDie.Board>} props */
export function Threat({ state, ui }) {
  const { elder_one, track, mythos, unknown, enemies, kinds } = state.view.board;
  const foe = enemies.find((one) => one.kind === "elder_one");
  const shown = useShared({ elder_one, track, mythos, unknown, foe, kinds, enemies });
  return html`<${Band} shown=${shown} ui=${ui} />`;
}

const Band = steady((/** @type {{shown: Shown, ui: Page.Ui}} */ { shown, ui }) => {
  const { elder_one: one, track, mythos, unknown, foe } = shown;
  if (!one) return html`<div class="card eoc waiting"><h2>${ui.t("web-dmd-sleeps")}</h2></div>`;
  return html`<${ElderOne} one=${one} track=${track} ui=${ui} />
    <${Stages} one=${one} foe=${foe} ui=${ui} />
    ${unknown.slots.length > 0 && html`<${Unknown} shown=${shown} ui=${ui} />`}
    <${Mythos} mythos=${mythos} ui=${ui} />`;
});

/** Who it is, and how far it has come. @param {{one: DeathMayDie.ElderOne, track: DeathMayDie.SummoningTrack, ui: Page.Ui}} props */
function ElderOne({ one, track, ui }) {
  const stage = one.stages[one.stage];
  const name = ui.word(one.name);
  return html`<div ...${marked(ui, one.id, "card eoc")}>
    <div class="eoh">${svg(pictureOf(one.name))}<div><h2><button class="named"
        ...${control(ui, one.id, { label: name, shows: one.name })}>${name}</button>${digit(ui, one.id)}</h2>
      <p>${ui.word(stage.name)}. ${ui.word(`${one.name}.text`)}</p></div></div>
    <div class="tr"><span class="lbl" aria-hidden="true">${ui.t("web-dmd-summoning")}
        <b class="num"> ${track.at}</b>/${track.end}</span>
      <${Track} one=${one} track=${track} ui=${ui} /></div>
    ${ui.size === "phone" && html`<${Thing} ui=${ui} ids=${[]} shows=${one.name} cls="over" label=${name} />`}</div>`;
}

/** DMD-013: the figure stands on the track until it is on the board; then the Progression token does.
 * @param {{one: DeathMayDie.ElderOne, track: DeathMayDie.SummoningTrack, ui: Page.Ui}} props */
function Track({ one, track, ui }) {
  const spaces = Array.from({ length: track.end }, (_, i) => i + 1);
  const what = one.on_board ? ui.word("sign-progression") : ui.word(one.name);
  const label = ui.t("web-dmd-track", { what, at: track.at, of: track.end, red: track.first_red });
  const inside = (/** @type {number} */ at) =>
    at === track.at ? svg(one.on_board ? "ui-flag" : pictureOf(one.name)) : at === track.end ? svg("peril") : at;
  const cls = (/** @type {number} */ at) =>
    [
      at < track.at && "on",
      at >= track.first_red && "red",
      at === track.at && (one.on_board ? "now token" : "now"),
      at === track.end && "skull",
    ]
      .filter(Boolean)
      .join(" ");
  return html`<ol class="track sumt" data-sign=${one.on_board ? "sign-progression" : "sign-track"} aria-label=${label}>
    ${spaces.map((at) => html`<li key=${at} class=${cls(at)}>${inside(at)}</li>`)}</ol>`;
}

/** The four Stage cards; what the Elder One attacks with now. @param {{one: DeathMayDie.ElderOne, foe: DeathMayDie.Enemy | undefined, ui: Page.Ui}} props */
function Stages({ one, foe, ui }) {
  return html`<div class="card stg"><h2 class="vh">${ui.word("sign-stage")}</h2>
    <ol>${one.stages.map(
      (stage, i) => html`<li key=${stage.id}
      class=${stage.beaten || (i === 0 && one.stage > 0) ? "past" : i === one.stage ? "now" : stage.revealed ? "past" : ""}>
      <${Stage} stage=${stage} number=${i} now=${i === one.stage} wounds=${one.wounds} ui=${ui} /></li>`,
    )}</ol>
    <p data-sign="sign-stage">${ui.t(foe ? "web-dmd-attacks" : "web-dmd-not-here")}
      ${foe && html`<${Dice} standard=${foe.standard} bonus=${foe.bonus} ui=${ui} />`}</p></div>`;
}

/** @param {{stage: DeathMayDie.Stage, number: number, now: boolean, wounds: number, ui: Page.Ui}} props */
function Stage({ stage, number, now, wounds, ui }) {
  const { name, health, standard, bonus, beaten, revealed } = stage;
  const roman = STAGES[number] ?? ui.t("web-dmd-final");
  const left = now ? health - wounds : beaten ? 0 : health;
  const fights = health ? [ui.t("web-dmd-health", { count: left, most: health }), diceName(standard, bonus, ui)] : [];
  const label = [
    `${roman}, ${ui.word(name)}`,
    ...fights,
    ui.t(revealed ? "web-dmd-revealed" : "web-dmd-not-revealed"),
  ].join(", ");
  return html`<${Thing} ui=${ui} ids=${stage.id} shows=${name} cls="bare in" label=${label}>
    <span class="rn">${roman}</span>
    ${
      health
        ? html`<span class="sh">${svg(beaten ? "ui-check" : "stamina")}${
            !beaten && html`<b class="num">${left}${now && html`<small>/${health}</small>`}</b>`
          }</span>
      <span class="sd"><${Dice} standard=${standard} bonus=${bonus} ui=${ui} size=${13} /></span>`
        : html`<span class="sh">${svg("ui-infinity")}</span>`
    }<//>`;
}

/** Three sockets, what is left in the deck, and what is known of it. @param {{mythos: DeathMayDie.Mythos, ui: Page.Ui}} props */
function Mythos({ mythos, ui }) {
  const { symbols, needed, deck, deck_symbols: left, foreseen, foreseen_below: below } = mythos;
  const sockets = Array.from({ length: Math.max(needed, symbols) }, (_, i) => i < symbols);
  const near = symbols >= needed ? "web-dmd-advances" : symbols === needed - 1 ? "web-dmd-one-more" : "";
  return html`<div class="card myt" data-sign="sign-symbol">
    <h2><${Thing} ui=${ui} ids=${[]} shows="sign-symbol" cls="named">${ui.t("web-dmd-pile")}<//></h2>
    <ol aria-label=${ui.t("web-dmd-symbols", { count: symbols, of: needed })}>${sockets.map(
      (full) => html`<li class=${full ? "on" : ""}>
      ${svg("summon")}</li>`,
    )}</ol>
    <p class="deck" data-sign="sign-mythos">${svg("ui-deck")}<b class="num">${deck}</b>
      <span>${ui.t("web-dmd-next-symbol", { count: left, of: deck })}</span></p>
    ${near && html`<p class="near">${ui.t(near)}</p>`}
    ${ui.size === "phone" && html`<${Thing} ui=${ui} ids=${[]} shows="sign-symbol" cls="over" label=${ui.t("web-dmd-pile")} />`}
    <${Seen} word="web-dmd-next-card" cards=${foreseen} ui=${ui} /><${Seen} word="web-dmd-last-card" cards=${below} ui=${ui} /></div>`;
}

/** Cards of the deck that everybody has seen. @param {{word: string, cards: DeathMayDie.MythosCard[], ui: Page.Ui}} props */
function Seen({ word, cards, ui }) {
  return (
    cards.length > 0
    && html`<p class="seen">${ui.t(word)} ${cards.map(
      ({ id, name, symbol }) => html`<${Thing} key=${id} ui=${ui}
    ids=${id} shows=${name} cls="named" label=${ui.word(name)}>${symbol && svg("summon")}${ui.word(name)}<//>`,
    )}</p>`
  );
}

/** The Unknown: its slots with their monsters, how many of each are on the board, and what they can do.
 * @param {{shown: Shown, ui: Page.Ui}} props */
function Unknown({ shown, ui }) {
  const { unknown, kinds, enemies } = shown;
  return html`<div class="card unk"><h2>${ui.word("setting-unknown")}${unknown.wanders && html`<${Places} left=${unknown.locations} ui=${ui} />`}</h2>
    <ol>${unknown.slots.map((name, i) => {
      const enemy = unknown.slot_enemies[i];
      const kind = kinds.find((one) => one.enemy === enemy);
      const out = enemies.filter((one) => one.enemy === enemy).length;
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

/** The Random Locations that can still be drawn. @param {{left: string[], ui: Page.Ui}} props */
function Places({ left, ui }) {
  const names = left.map((one) => ui.word(PLACES[one])).join(", ");
  return html`<span class="places" role="img" data-sign="sign-random_location" aria-label=${`${ui.word("sign-random_location")}: ${names}`}>
    ${left.map((one) => html`<span class=${one}>${svg(one === "start" ? "start" : "gate")}</span>`)}</span>`;
}

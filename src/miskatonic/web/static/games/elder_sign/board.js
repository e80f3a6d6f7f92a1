// @ts-check
// The table itself: the museum with its entrance, or the Ancient One in the last battle; the dice tray below.
import { useEffect, useRef } from "preact/hooks";
import { Card, rowKey, rowsOf } from "./card.js";
import { ANCIENT_ONES, THINGS, choosable, die, digit, hover, html, light, percent, requirementName, slot, svg } from "./signs.js";
import { doomTrack } from "./threat.js";
import { Tray } from "./tray.js";

const ENTRANCE = "place-entrance";
const SERVICES = [["place-first_aid", "gi-first-aid-kit", "0 · 2 · 4"], ["place-lost_and_found", "gi-old-lantern", ""],
  ["place-souvenir_shop", "gi-shop", "2–10"]];
const FOUND = ["investigation_1", "investigation_2", "investigation_3", "lore", "peril", "terror"];
const DECKS = ["adventure", "other_world", "mythos", "common_item", "unique_item", "spell", "ally"];

function marks(/** @type {any} */ state, /** @type {any} */ ui, /** @type {string} */ place) {
  return state.view.board.seats.map((/** @type {any} */ seat, /** @type {number} */ number) => seat.place === place && seat.investigator
    && html`<span role="img" aria-label=${state.seats[number].name}>${ui.mark(number)}</span>`);
}

/** One of the three actions at the entrance; options about it light it. */
function Service(/** @type {any} */ { name, icon, price, ui }) {
  return html`<li class=${light(ui, name)}><button class="svc" ...${choosable(ui, name, name, ui.word(name))}>${svg(icon)}
    <span>${ui.word(name)}</span>${digit(ui, name) ?? (ui.lit(name) && html`<span class="key lit">…</span>`)}
    ${price && html`<b class="num" title=${ui.t("web-es-price")}>${price}</b>`}</button></li>`;
}

/** The table of the Lost and Found, where there is room for it. */
function found(/** @type {any} */ ui) {
  return html`<dl class="found">${FOUND.map((face) => html`<div><dt>${die({ name: "die-green", colour: "green", place: "pool",
    face: "face-" + face, holder: null }, ui, { size: 24 })}</dt><dd>${ui.word("place-lost_and_found-" + face)}</dd></div>`)}</dl>`;
}

function Entrance(/** @type {any} */ { state, ui, tall }) {
  const board = state.view.board;
  const lit = ui.lit(ENTRANCE);
  return html`<article class=${"card ent" + light(ui, ENTRANCE)} data-name=${ENTRANCE} ...${hover(ui, ENTRANCE)}
      onClick=${() => (lit ? ui.pick(ENTRANCE) : ui.show(ENTRANCE))}>
    <header><h3><button class="named" ...${choosable(ui, ENTRANCE, ENTRANCE, ui.word(ENTRANCE))}>${ui.word(ENTRANCE)}</button></h3>
      ${digit(ui, ENTRANCE)}</header>
    <ul>${SERVICES.map(([name, icon, price]) => html`<${Service} key=${name} name=${name} icon=${icon} price=${price} ui=${ui} />`)}</ul>
    ${tall && found(ui)}
    <p class="stock"><span class="vh">${ui.t("web-es-decks")}</span>${DECKS.map((kind) => stock(THINGS[kind], board.decks[kind],
      ui.t("web-es-left", { count: board.decks[kind], what: ui.word("kind-" + kind) })))}
      ${stock("monster", board.cup, ui.t("web-es-cup", { count: board.cup, out: board.monsters_in_play }))}</p>
    <div class="onit">${marks(state, ui, ENTRANCE)}</div></article>`;
}

function stock(/** @type {string} */ icon, /** @type {number} */ count, /** @type {string} */ label) {
  return html`<span class=${"th" + (count ? "" : " low")} role="img" aria-label=${label} title=${label}>${svg(icon)}<b class="num">${count}</b></span>`;
}

/** The card where something happens comes into sight where cards are in a row to swipe. */
function useInSight(/** @type {string} */ name, /** @type {boolean} */ wanted) {
  const ref = useRef(/** @type {HTMLElement|null} */ (null));
  useEffect(() => {
    const row = ref.current;
    const card = /** @type {HTMLElement|null} */ (row?.querySelector(`[data-name="${name}"]`));
    if (wanted && row && card) row.scrollLeft = card.offsetLeft - row.offsetLeft - 8;
  }, [name, wanted]);
  return ref;
}

function Museum(/** @type {any} */ { state, ui }) {
  const board = state.view.board;
  const phone = ui.size === "phone";
  const first = state.view.choice?.prompt === "move" ? board.museum.find(Boolean)?.name : board.seats[board.active]?.place;
  const ref = useInSight(board.attempt?.place || first || ENTRANCE, phone);
  const worlds = board.worlds.length;
  const columns = worlds < 2 ? 4 : Math.min(Math.ceil((worlds + 7) / 2), 5);
  const rows = worlds < 2 ? 2 : Math.ceil((worlds + 7) / columns);
  const card = (/** @type {any} */ one) => html`<${Card} key=${one.name} card=${one} state=${state} ui=${ui} />`;
  const lines = Math.max(3, ...[...board.museum, ...board.worlds].filter(Boolean).map((one) => rowsOf(one, board.dice).length));
  const tall = !phone && (worlds === 0 || worlds === 2);
  return html`<div class=${`cards${worlds < 2 ? "" : " worlds"}${columns > 4 ? " dense" : ""}`} ref=${ref} tabindex=${phone ? 0 : undefined}
      style=${{ "--columns": columns, "--rows": rows, "--lines": lines }}>
    ${board.museum.map((/** @type {any} */ one, /** @type {number} */ i) => one ? card(one)
      : html`<div class="hole" key=${"hole" + i}></div>`)}
    <div class=${`far${tall ? " alone" : ""}`}>${board.worlds.map(card)}<${Entrance} state=${state} ui=${ui} tall=${tall} /></div></div>`;
}

/** While the Ancient One and the investigators are chosen, the board shows whom one can choose. */
function Choosing(/** @type {any} */ { state, ui }) {
  const names = [...new Set((state.asked?.groups ?? []).flatMap((/** @type {any} */ group) => group.options)
    .flatMap((/** @type {any} */ option) => option.about).filter((/** @type {string} */ name) => /^(investigator|ancient_one)-/.test(name)))];
  if (!names.length) return html`<p class="notyet">${ui.word("board-not_laid_out")}</p>`;
  return html`<div class="whom"><ul>${names.map((name) => html`<li key=${name} class=${"card pick" + light(ui, name)}>
    <button class="svc" ...${choosable(ui, name, name, ui.word(name))}><h3>${svg(ANCIENT_ONES[name.split("-")[1]] || "investigator")}${ui.word(name)}
    ${digit(ui, name)}</h3><p>${ui.word(name + "-text")}</p></button></li>`)}</ul></div>`;
}

/** The last battle: what hits the Ancient One, how often yet, and what it does at midnight. */
function Battle(/** @type {any} */ { state, ui }) {
  const board = state.view.board;
  const one = board.ancient_one;
  const key = rowKey("place-battle", 0);
  const chance = board.attempt?.odds[0]?.chance;
  const label = [ui.t("web-es-combat"), ...one.combat.map((/** @type {any} */ need) => requirementName(need, ui))].join(", ");
  return html`<div class="battle"><article class="card foe" ...${hover(ui, one.name)}>
    ${svg(ANCIENT_ONES[one.name.split("-")[1]], "i figure")}
    <div class="foe-text"><p class="awake">${ui.t("web-es-awake")}</p>
      <h2><button class="named" ...${choosable(ui, one.name, one.name)}>${ui.word(one.name)}</button></h2>
      <p class="left">${ui.t("web-es-hits_left", { count: one.doom })}</p>${doomTrack(one, ui)}
      <h3>${ui.t("web-es-combat")}</h3>
      <div class=${"task combat" + light(ui, key)}>${one.combat.map((/** @type {any} */ need) => slot(need, ui))}
        ${chance !== undefined && html`<span class="odd num" title=${ui.t("web-es-odds_task")}>${percent(chance)}</span>`}
        ${ui.lit(key) && html`<button class="over" ...${choosable(ui, key, "", label)}>${digit(ui, key)}</button>`}</div>
      <h3>${ui.t("web-es-attack")}</h3><p>${ui.word(one.name + "-battle")}</p></div></article></div>`;
}

export function Board(/** @type {any} */ { state, ui }) {
  const board = state.view.board;
  if (!board.ancient_one || (!board.mythos && !board.ancient_one.awake && !board.museum.some(Boolean))) {
    return html`<${Choosing} state=${state} ui=${ui} />`;
  }
  const middle = board.ancient_one.awake ? Battle : Museum;
  return html`<${middle} state=${state} ui=${ui} /><${Tray} state=${state} ui=${ui} />`;
}

// @ts-check
// The table itself: the museum with its entrance, or the Ancient One in the last battle; the dice tray below.
import { useLayoutEffect } from "preact/hooks";
import { steady, useShared } from "../../parts/steady.js";
import { control, digit, hands, marked } from "../../parts/thing.js";
import { optionsOf } from "../../parts/ui.js";
import { Card, linesOf, marker, oddOf, onCard, over } from "./card.js";
import { ENTRANCE, THINGS, ancientIcon, boardOf, die, html, needName, signOf, slot, svg } from "./signs.js";
import { doomTrack } from "./threat.js";
import { Tray } from "./tray.js";

/** The combat task of the Ancient One. */
const COMBAT = "task:battle/1";
const SERVICES = [
  { id: "place:first_aid", name: "place-first_aid", icon: "gi-first-aid-kit", price: "0 · 2 · 4" },
  { id: "place:lost_and_found", name: "place-lost_and_found", icon: "gi-old-lantern", price: "" },
  { id: "place:souvenir_shop", name: "place-souvenir_shop", icon: "gi-shop", price: "2–10" },
];
const FOUND = ["investigation_1", "investigation_2", "investigation_3", "lore", "peril", "terror"];
/** @type {(keyof ElderSign.Board["decks"])[]} */
const DECKS = ["adventure", "other_world", "mythos", "common_item", "unique_item", "spell", "ally"];

/** One of the three actions at the entrance; options about it light it.
 * @param {(typeof SERVICES)[number] & {ui: Page.Ui}} props */
function Service({ id, name, icon, price, ui }) {
  const label = [ui.word(name), price].filter(Boolean).join(" ");
  return html`<li ...${marked(ui, id)}><button class="svc" ...${control(ui, id, { label, shows: name })}>
    ${svg(icon)}<span>${ui.word(name)}</span>${digit(ui, id)}
    ${price && html`<b class="num" title=${ui.t("web-es-price")} data-n=${price}>${svg("gi-trophy-cup")}</b>`}</button></li>`;
}

/** The table of the Lost and Found, where there is room for it. @param {Page.Ui} ui */
function found(ui) {
  const shown = (/** @type {string} */ face) =>
    die(
      {
        name: "die-green",
        colour: "green",
        place: "pool",
        face: /** @type {ElderSign.Board["dice"][number]["face"]} */ (`face-${face}`),
        holder: null,
      },
      ui,
      { size: 24 },
    );
  return html`<dl class="found">${FOUND.map(
    (face) => html`<div><dt>${shown(face)}</dt>
    <dd>${ui.word(`place-lost_and_found.${face}`)}</dd></div>`,
  )}</dl>`;
}

/** @param {string} icon @param {number} count @param {string} label @param {string} [kind] */
const stock = (
  icon,
  count,
  label,
  kind,
) => html`<span class=${`th${count ? "" : " low"}`} role="img" aria-label=${label}
  title=${kind ? undefined : label} data-sign=${kind}>${svg(icon)}<b class="num">${count}</b></span>`;

/** Everything the entrance is drawn from. @param {Page.Open<ElderSign.Board>} state */
function atEntrance(state) {
  const { seats, decks, cup, monsters_in_play: out } = boardOf(state);
  const here = seats.flatMap(({ place, investigator }, seat) =>
    place === ENTRANCE.name && investigator ? [{ seat, name: state.seats[seat].name }] : [],
  );
  return { decks, cup, out, here };
}

const Entrance = steady(
  (
    /** @type {{at: ReturnType<typeof atEntrance>, ui: Page.Ui, tall: boolean}} */
    { at: { decks, cup, out, here }, ui, tall },
  ) => html`<article ...${marked(ui, ENTRANCE.id, "card ent")}
      ...${hands(ui, ENTRANCE.id, { shows: ENTRANCE.name })}>
    <header><h3><button class="named"
      ...${control(ui, ENTRANCE.id, { label: ui.word(ENTRANCE.name), shows: ENTRANCE.name })}>
      ${ui.word(ENTRANCE.name)}</button></h3>${digit(ui, ENTRANCE.id)}</header>
    <ul>${SERVICES.map((one) => html`<${Service} key=${one.id} ...${one} ui=${ui} />`)}</ul>
    ${tall && found(ui)}
    <p class="stock"><span class=${tall ? "label" : "vh"}>${ui.t("web-es-decks")}</span>
      ${DECKS.map((kind) =>
        stock(
          THINGS[kind],
          decks[kind],
          ui.t("web-es-left", { count: decks[kind], what: ui.word(`kind-${kind}`) }),
          signOf(kind === "other_world" ? "gate" : kind),
        ),
      )}
      ${stock("monster", cup, ui.t("web-es-cup", { count: cup, out }), "sign-monster")}</p>
    <div class="onit">${here.map(({ seat, name }) => marker(seat, name, ENTRANCE.id, ui))}</div></article>`,
);

/** @param {Page.Seen<ElderSign.Board>} props */
function Museum({ state, ui }) {
  const { museum, worlds, attempt, seats, active } = boardOf(state);
  const phone = ui.size === "phone";
  const cards = [...museum.filter((one) => one !== null), ...worlds];
  const moving = state.view.choice?.prompt === "move";
  const here = attempt?.place_id ?? (moving ? cards[0]?.id : seats[active]?.place_id) ?? ENTRANCE.id;
  useLayoutEffect(() => {
    if (phone) ui.reveal(here); // where cards are in a row to swipe
  }, [here, phone]);
  const more = museum.length - 6 + worlds.length; // beside the usual six and the entrance
  const few = museum.length === 6 && more < 2;
  const columns = few ? 4 : Math.min(Math.ceil((more + 7) / 2), 5);
  const rows = few ? 2 : Math.ceil((more + 7) / columns);
  const lines = Math.max(3, ...cards.map((one) => linesOf(one, state, ui)));
  const tall = !phone && (more === 0 || more === 2);
  const drawn = useShared({
    museum: museum.map((one) => one && onCard(one, state)),
    worlds: worlds.map((one) => onCard(one, state, true)),
    entrance: atEntrance(state),
  });
  return html`<div class=${`cards${few ? "" : " worlds dense"}`} tabindex=${phone ? 0 : undefined}
      style=${{ "--columns": columns, "--rows": rows, "--lines": lines }}>
    ${drawn.museum.map((one, i) =>
      one ? html`<${Card} key=${one.card.id} ...${one} ui=${ui} />` : html`<div class="hole" key=${i}></div>`,
    )}
    <div class=${`far${tall ? " alone" : ""}`}>${drawn.worlds.map(
      (one) => html`<${Card} key=${one.card.id} ...${one} ui=${ui} />`,
    )}
      <${Entrance} at=${drawn.entrance} ui=${ui} tall=${tall} /></div></div>`;
}

/** While the Ancient One and the investigators are chosen, the board shows whom one can choose.
 * @param {Page.Seen<ElderSign.Board>} props */
function Choosing({ state, ui }) {
  const people = new Map(
    optionsOf(state).flatMap(({ about: [id], args }) => {
      const name = /** @type {string | undefined} */ (args.investigator ?? args.ancient_one);
      const icon = args.investigator ? "investigator" : ancientIcon(name ?? "");
      return name ? [/** @type {[string, {name: string, icon: string}]} */ ([id, { name, icon }])] : [];
    }),
  );
  if (!people.size) return html`<p class="notyet">${ui.word("board-not_laid_out")}</p>`;
  const label = (/** @type {string} */ name) => `${ui.word(name)} ${ui.word(`${name}.text`)}`;
  return html`<ul class="choosing">${[...people].map(
    ([id, { name, icon }]) => html`<li key=${id} ...${marked(ui, id, "card pick")}>
    <button class="svc" ...${control(ui, id, { label: label(name), shows: name })}><b>${svg(icon)}${ui.word(name)}${digit(ui, id)}</b>${" "}<span>${ui.word(
      `${name}.text`,
    )}</span></button>
    </li>`,
  )}</ul>`;
}

/** The last battle: what hits the Ancient One, how often yet, and what it does at midnight.
 * @param {Page.Seen<ElderSign.Board>} props */
function Battle({ state, ui }) {
  const { ancient_one: one, attempt } = boardOf(state);
  if (!one) return null;
  const chance = attempt?.odds[0]?.chance;
  const label = [ui.t("web-es-combat"), ...one.combat.map((need) => needName(need, ui))].join(", ");
  return html`<div class="battle"><article class="card foe" ...${hands(ui, one.id, { shows: one.name })}>
    ${svg(ancientIcon(one.name), "i figure")}
    <div class="foe-text"><p class="awake">${ui.t("web-es-awake")}</p>
      <h2><button class="named" ...${control(ui, one.id, { label: ui.word(one.name), shows: one.name })}>${ui.word(one.name)}</button></h2>
      <p class="left">${ui.t("web-es-hits_left", { count: one.doom })}</p>${doomTrack(one, ui)}
      <h3>${ui.t("web-es-combat")}</h3>
      <div ...${marked(ui, COMBAT, "task combat")}>${one.combat.map((need) => slot(need, ui))}
        ${oddOf(chance, ui)}${over(ui, COMBAT, label)}</div>
      <h3>${ui.t("web-es-attack")}</h3><p>${ui.word(`${one.name}.battle`)}</p></div></article></div>`;
}

/** @param {Page.Seen<ElderSign.Board>} props */
export function Board({ state, ui }) {
  const { ancient_one: one, mythos, museum } = boardOf(state);
  const setup = !mythos && (state.view.choice?.prompt === "investigator" || !museum.some(Boolean));
  if (!one || (setup && !one.awake)) return html`<${Choosing} state=${state} ui=${ui} />`;
  return html`<${one.awake ? Battle : Museum} state=${state} ui=${ui} /><${Tray} state=${state} ui=${ui} />`;
}

// @ts-check
// Locations as cards joined by lines: mark, shroud, clues, the marks they connect to; who is there, what lies on them.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { html, seatClass, seatThing } from "../../parts/kit.js";
import { Thing } from "../../parts/thing.js";
import { Enemy, Slip } from "./enemy.js";
import { focusOf } from "./focus.js";
import { placed } from "./layout.js";
import { cardThing, picture, svg } from "./pictures.js";
import { road } from "./road.js";

/** From how many clues on they are a numeral. */
const MANY = 4;
/** From how many things on that lie at locations, many locations are drawn lower. */
const BUSY = 2;
/** A name with a longer word is set smaller where there is little room. */
const LONG = 9;

/** @param {Page.Seen<ArkhamLcg.Board>} props */
export function Places({ state, ui }) {
  const { board } = state.view;
  const { places } = board;
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const lines = useLines(box, places, board.seats[focusOf(state)]?.place);
  const cells = placed(places, board.scenario);
  const [columns, rows] = /** @type {const} */ (["column", "row"]).map((key) =>
    Math.max(1, ...[...cells.values()].map((cell) => cell[key])),
  );
  const laid = [
    ...places.flatMap(({ enemies, attached, others }) => [enemies, attached, others]),
    ...board.seats.map(({ threat }) => threat.filter(({ kind }) => kind === "enemy")),
  ].flat();
  return html`<div class=${`locs c${columns} r${rows}${laid.length < BUSY ? "" : " busy"}`} ref=${box} style=${{ "--columns": columns, "--rows": Math.max(2, rows) }}>
    <svg class="lines" aria-hidden="true">${lines.map((road) => html`<path d=${road} />`)}</svg>
    ${places.map((place) => {
      const { column, row, rows } = /** @type {import("./layout.js").Cell} */ (cells.get(place.id));
      return html`<${Place} key=${place.id} place=${place} places=${places} state=${state} ui=${ui}
        cell=${{ gridColumn: column, gridRow: `${row} / span ${rows}` }} large=${rows > 1} />`;
    })}</div>`;
}

/** The lines between the middles of connected cards, measured when something may have moved; where there is little room, one's own
 * location comes into sight then. @param {{current: HTMLElement | null}} box @param {ArkhamLcg.SeenPlace[]} places @param {string | null} [mine] @returns {string[]} */
function useLines(box, places, mine) {
  const [lines, setLines] = useState(/** @type {string[]} */ ([]));
  const joined = places.flatMap(({ id, connects }) =>
    connects
      .filter((other) => id < other || !places.find((one) => one.id === other)?.connects.includes(id))
      .map((other) => [id, other]),
  );
  const key = joined.join();
  useLayoutEffect(() => {
    const sea = box.current;
    if (!sea) return undefined;
    const measure = () => {
      const { x, y } = sea.getBoundingClientRect();
      const [left, top] = [x - sea.scrollLeft, y - sea.scrollTop];
      const cards = new Map(
        places.flatMap(({ id }) => {
          const found = sea.querySelector(`[data-thing="${cardThing(id)}"]`)?.getBoundingClientRect();
          return found ? [[id, new DOMRect(found.x - left, found.y - top, found.width, found.height)]] : [];
        }),
      );
      setLines(
        joined.flatMap(([one, other]) => {
          const [from, to] = [cards.get(one), cards.get(other)];
          if (!from || !to) return [];
          return road(
            from,
            to,
            [...cards].filter(([id]) => id !== one && id !== other).map(([, card]) => card),
          );
        }),
      );
    };
    const watch = new ResizeObserver(() => {
      sea.querySelector(".loc.now")?.scrollIntoView({ block: "nearest", inline: "nearest" });
      measure();
    });
    watch.observe(sea);
    for (const one of sea.querySelectorAll(".loc")) watch.observe(one);
    measure();
    return () => watch.disconnect();
  }, [key, mine]);
  return lines;
}

/** @param {{place: ArkhamLcg.SeenPlace, places: ArkhamLcg.SeenPlace[], state: Page.Open<ArkhamLcg.Board>, ui: Page.Ui,
 *   cell: {gridColumn: number, gridRow: string}, large: boolean}} props */
function Place({ place, places, state, ui, cell, large }) {
  const { id, revealed, investigators, enemies, attached, others } = place;
  const { seats } = state.view.board;
  const front = focusOf(state);
  const mine = investigators.includes(front);
  const engaged = investigators.flatMap((seat) =>
    seats[seat].threat.filter((one) => one.kind === "enemy").map((enemy) => ({ seat, enemy })),
  );
  const cls = ["loc", !revealed && "closed", mine && `now ${seatClass(front)}`, large && "large"]
    .filter(Boolean)
    .join(" ");
  return html`<article class=${cls} style=${cell} aria-label=${nameOf(place, places, ui)}>
    ${attached.map((one) => html`<${Slip} key=${one.id} card=${one} ui=${ui} cls="attach" />`)}
    <div class="lc"><${Face} place=${place} places=${places} ui=${ui} />
      ${
        engaged.length > 0
        && html`<ul class="engaged">${engaged.map(
          ({ seat, enemy }) => html`<li key=${enemy.id}>
        <${Engaged} seat=${seat} enemy=${enemy} ui=${ui} drawn=${ui.size === "phone" && seat !== front} /></li>`,
        )}</ul>`
      }
      ${
        investigators.length > 0
        && html`<div class="standing">${investigators.map(
          (seat) => html`<${Thing}
        key=${seat} ui=${ui} ids=${[seatThing(seat)]} cls="bare pawn" shows=${seats[seat].card}
        label=${state.seats[seat].name}><span data-at=${cardThing(id)}>${ui.mark(seat)}</span><//>`,
        )}</div>`
      }</div>
    ${enemies.map((enemy) => html`<${Enemy} key=${enemy.id} enemy=${enemy} ui=${ui} cls="at" />`)}
    ${others.map((one) => html`<${Slip} key=${one.id} card=${one} ui=${ui} cls="person" />`)}</article>`;
}

/** What a location is called: of some that look alike each has its number, as in the options. @param {ArkhamLcg.SeenPlace} place @param {ArkhamLcg.SeenPlace[]} places @param {Page.Ui} ui */
function nameOf({ id, card, revealed }, places, ui) {
  const numbered = `${card.replace(/^card-/, "alike-")}_${id.split(".")[1]}`;
  return !revealed && ui.has(numbered) && places.filter((one) => one.id.split(".")[0] === id.split(".")[0]).length > 1
    ? ui.word(numbered)
    : ui.word(card);
}

/** The card itself. @param {{place: ArkhamLcg.SeenPlace, places: ArkhamLcg.SeenPlace[], ui: Page.Ui}} props */
function Face({ place, places, ui }) {
  const { id, card, revealed, symbol, shroud, clues, doom, victory, connects } = place;
  const told = revealed ? `${card}.text` : `${card}.unrevealed`;
  const marks = connects.flatMap((other) => places.find((one) => one.id === other) ?? []);
  const name = nameOf(place, places, ui);
  const label = [
    name,
    revealed ? ui.t("web-ah-location", { shroud, clues }) : ui.t("web-ah-unrevealed"),
    marks.length > 0 && ui.t("web-ah-connects", { names: marks.map((one) => nameOf(one, places, ui)).join(", ") }),
  ]
    .filter(Boolean)
    .join(", ");
  return html`<${Thing} ui=${ui} ids=${cardThing(id)} shows=${card} cls="card place" label=${label}>
    <span class="hd">${symbol && svg(`loc-${symbol}`, "i lm")}<b class=${name.split(/[\s-]/).some((word) => word.length > LONG) ? "longword" : ""}>${name}</b>
      ${revealed && html`<span class="sh" aria-hidden="true">${svg("shroud")}<b>${shroud}</b></span>`}</span>
    <span class="art" aria-hidden="true">${svg(picture(card, "location"))}</span>
    ${ui.has(told) && html`<span class="tx" aria-hidden="true">${ui.word(told)}</span>`}
    <span class="ft" aria-hidden="true">
      ${
        revealed
        && (clues > 0
          ? html`<span class="cl">${
              clues < MANY
                ? Array.from({ length: clues }, () => svg("clue"))
                : html`${svg("clue")}<b class="num">${clues}</b>`
            }</span>`
          : html`<span class="cl none">${ui.t("web-ah-no-clues")}</span>`)
      }
      ${doom > 0 && html`<span class="cl dm">${svg("doom")}<b class="num">${doom}</b></span>`}
      ${victory > 0 && html`<span class="vp" title=${ui.t("web-ah-victory")}>${svg("experience")}${victory}</span>`}
      <span class="cn">${marks.map((one) => one.symbol && svg(`loc-${one.symbol}`))}</span></span><//>`;
}

/** An enemy of somebody's threat area, named where that one is. @param {{seat: number, enemy: ArkhamLcg.SeenEnemy, ui: Page.Ui, drawn: boolean}} props */
function Engaged({ seat, enemy, ui, drawn }) {
  const inside = html`${ui.mark(seat)}${svg(picture(enemy.card, "enemy"))}<span class="nm">${ui.word(enemy.card)}</span>`;
  if (drawn) {
    return html`<${Thing} ui=${ui} ids=${cardThing(enemy.id)} shows=${enemy.card} cls="eng2" label=${ui.word(enemy.card)}>${inside}<//>`;
  }
  return html`<span class="eng2">${inside}</span>`;
}

// @ts-check
// What happened, newest on top.
import { useState } from "preact/hooks";
import { t } from "../words.js";
import { html, icon, mark, seatClass, seatThing } from "./kit.js";
import { steady } from "./steady.js";

const PAGE = 120;

/** @param {{desk?: Page.Reader, lines: Protocol.LogLine[], state: Page.State, module: Page.Game | null}} props */
export function Log({ desk, lines, state, module }) {
  const [mine, setMine] = useState(false);
  const [count, setCount] = useState(PAGE);
  const seats = state.seats.map((seat) => seatThing(seat.seat));
  /** The seat that a line is about first of all, or -1. @param {Protocol.LogLine} line */
  const whose = (line) => seats.indexOf(line.about.find((id) => seats.includes(id)) ?? "");
  /** @type {number[]} */
  const held = state.seats.filter((seat) => seat.mine).map((seat) => seat.seat);
  const concerned = (/** @type {Protocol.LogLine} */ line) => held.find((seat) => line.about.includes(seatThing(seat)));
  const shown = (mine ? lines.filter((line) => concerned(line) !== undefined || line.turn) : lines).slice().reverse();
  return html`<section class="log" aria-label=${t("web-log")}>
    <header><h2>${t("web-log")}</h2>${
      held.length > 0
      && html`<div class="seg" role="group"
      aria-label=${t("web-log-which")}>
      <button type="button" aria-pressed=${!mine} onClick=${() => setMine(false)}>${t("web-log-all")}</button>
      <button type="button" aria-pressed=${mine} onClick=${() => setMine(true)}>${t("web-log-mine")}</button>
    </div>`
    }</header>
    <ol tabindex="0" aria-label=${t("web-log")}>${shown.slice(0, count).map(
      (line) => html`<${Line} key=${line.number} desk=${desk}
      line=${line} seat=${concerned(line)} who=${whose(line)}
      symbol=${module?.eventIcon?.(line) ?? (line.turn ? "pawn" : null)} />`,
    )}
    ${
      shown.length > count
      && html`<li><button type="button" class="btn quiet"
      onClick=${() => setCount(count + PAGE)}>${t("web-log-more")}</button></li>`
    }
    </ol></section>`;
}

/** One line, with the mark of the seat `who` it is about; `seat` is the one of mine that it concerns. */
const Line = steady(
  (
    /** @type {{desk?: Page.Reader, line: Protocol.LogLine, seat?: number, who: number, symbol: string | null}} */
    { desk, line, seat, who, symbol },
  ) => html`<li class=${seat === undefined ? "" : `me ${seatClass(seat)}`}>
    ${symbol ? icon(symbol) : html`<i class="dot"></i>`}
    <span class=${line.turn ? "turnline" : ""}>${who >= 0 && mark(who)}${line.say}${
      desk
      && line.rule
      && html` <button
      type="button" class="id" aria-label=${t("web-why-rule", { rule: line.rule })}
      onClick=${() => desk.show({ event: line.number }, true)}>${line.rule}</button>`
    }</span></li>`,
);

// @ts-check
// One investigator: sanity, stamina, clues, trophies, where the marker is, and the cards in hand.
import { steady, useShared } from "../../parts/steady.js";
import { Thing, telling } from "../../parts/thing.js";
import { THINGS, boardOf, html, itemIcon, signOf, svg } from "./signs.js";

/** The numbers of an investigator, each a thing of its seat. */
const STATS = { sanity: "sanity", stamina: "stamina", clue: "clues", trophies: "trophies" };

/** @param {{kind: keyof typeof STATS, count: number, of?: number, seat: number, ui: Page.Ui}} props */
function Stat({ kind, count, of, seat, ui }) {
  const label = `${ui.t(`web-es-${kind}`)}: ${count}${of === undefined ? "" : `/${of}`}`;
  return html`<${Thing} ui=${ui} ids=${`${STATS[kind]}:${seat}`} label=${label} sign=${signOf(kind)}
    cls=${`stat ${kind}${of !== undefined && count <= 1 ? " low" : ""}`}>${svg(THINGS[kind])}<span
    class="num">${count}${of !== undefined && html`<small>/${of}</small>`}</span><//>`;
}

/** @param {Page.Seen<ElderSign.Board> & {index: number}} props */
export function Seat({ index, state, ui }) {
  const { seats, ancient_one: foe } = boardOf(state);
  return html`<${Inside} index=${index} seat=${useShared(seats[index])} awake=${Boolean(foe?.awake)} ui=${ui} />`;
}

const Inside = steady(
  (
    /** @type {{index: number, seat: ElderSign.Seat, awake: boolean, ui: Page.Ui}} */
    { index, seat, awake, ui },
  ) => {
    if (seat.waits) return html`<p class="where">${ui.word(seat.waits)}</p>`;
    const choose = ui.t("web-es-choose");
    const used = ui.word("board-daily_used");
    return html`<div class="stats">
      <${Stat} kind="sanity" count=${seat.sanity} of=${seat.max_sanity} seat=${index} ui=${ui} />
      <${Stat} kind="stamina" count=${seat.stamina} of=${seat.max_stamina} seat=${index} ui=${ui} />
      <${Stat} kind="clue" count=${seat.clues} seat=${index} ui=${ui} />
      <${Stat} kind="trophies" count=${seat.trophy_value} seat=${index} ui=${ui} />
      ${
        seat.daily_used
        && html`<span class="daily" role="img" aria-label=${used} title=${used}>
        ${svg("ui-sun")}${svg("ui-check", "i tick")}</span>`
      }
      ${
        ui.lit(seat.id)
        && html`<${Thing} ui=${ui} ids=${seat.id} cls="state choose" shows=${seat.investigator}
        label=${choose}>${choose}<//>`
      }
    </div>
    <p class="where">${!awake && html`<span class="at">${svg("pawn")}${ui.word(seat.place)}</span>`}
      <button class="named" ...${telling(ui, seat.investigator)}>${ui.t("web-es-ability")}</button></p>
    ${
      seat.hand.length > 0
      && html`<div class="hand">${seat.hand.map(
        (card, i) => html`<${Thing} key=${seat.hand_ids[i]}
      ui=${ui} ids=${seat.hand_ids[i]} cls="chip relic" shows=${card} label=${ui.word(card)}>
      ${svg(itemIcon(card))}${ui.word(card)}<//>`,
      )}</div>`
    }`;
  },
);

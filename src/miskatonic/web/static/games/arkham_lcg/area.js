// @ts-check
// Play areas: felt with the seat's bar. In front slots with their names, cards with uses and soak, deck and discard pile, the
// threat area; those of the others shrink to what is in play.
import { html, seatClass } from "../../parts/kit.js";
import { steady, useShared } from "../../parts/steady.js";
import { Thing } from "../../parts/thing.js";
import { Threatening } from "./enemy.js";
import { CROWD, focusOf, handsApart } from "./focus.js";
import { Attached, cardThing, Icons, picture, SKILLS, svg, Tokens, typeOf } from "./pictures.js";

/** @typedef {import("./cards.js").Card} Card */

/** Slots lie in this order, those that are seldom used last: they go first where there is little room. */
/** @type {(keyof ArkhamLcg.SeenSeat["slots"])[]} */
const ORDER = ["hand", "ally", "arcane", "body", "accessory"];
/** So many cards and empty slots fit beside the piles, with another area beside them and without. */
const ROOM = { beside: 4, alone: 8 };

/** @param {Page.Seen<ArkhamLcg.Board>} props */
export function Areas({ state, ui }) {
  const { seats, test, piles } = state.view.board;
  const front = focusOf(state);
  const apart = handsApart(state, ui);
  const order = [seats[front], ...seats.filter((one) => one.seat !== front && !one.left)];
  return html`<div class=${`areas n${order.length}${order.length >= CROWD ? " crowd" : ""}`}>${order.map(
    (seat) => html`<${Area}
    key=${seat.seat} seat=${seat} name=${state.seats[seat.seat].name} front=${seat.seat === front} alone=${order.length !== 2}
    skill=${test?.seat === seat.seat ? test.skill : ""} small=${seat.seat !== front && order.length >= CROWD} held=${!apart} piles=${piles} ui=${ui} />`,
  )}</div>`;
}

/** @typedef {{seat: ArkhamLcg.SeenSeat, name: string, front: boolean, alone: boolean, skill: string, small: boolean, held?: boolean,
 *   piles: ArkhamLcg.SeenPile[], ui: Page.Ui}} Props */

/** @param {Props} props */
export function Area(props) {
  const seat = useShared(props.seat);
  const piles = useShared(props.piles);
  return html`<${Laid} ...${props} seat=${seat} piles=${piles} />`;
}

const Laid = steady((/** @type {Props} */ { seat, name, front, alone, skill, small, held, piles, ui }) => {
  const free = Math.max(0, (alone ? ROOM.alone : ROOM.beside) - seat.area.length - 2 * seat.threat.length);
  /** @type {Map<string, number>} */
  const empty = new Map(front ? emptySlots(seat).slice(0, free) : []);
  const threat = seat.threat.map(
    (card) => html`<li key=${card.id} class="thr"><${Threatening} card=${card} ui=${ui} />
    <small>${ui.t("web-ah-threat-area")}</small></li>`,
  );
  return html`<div role="group" class=${`area panel ${seatClass(seat.seat)}${front ? " front" : ""}${small ? " small" : ""}`}
    aria-label=${ui.t("web-ah-area", { name })}>
    <header><${Thing} ui=${ui} ids=${[cardThing(seat.id)]} shows=${seat.card} cls="bare named" label=${name}>${ui.mark(seat.seat)}
      <b>${name}</b><//>${seat.word && html`<span class="role">${ui.word(seat.word)}</span>`}${front && html`<${Skills} seat=${seat} skill=${skill} ui=${ui} />`}</header>
    <ul class="assets">
      ${!front && threat}${[...ORDER, ""].flatMap((slot) => [
        ...seat.area
          .filter((card) => slotOf(card) === slot)
          .map((card) => html`<${Asset} key=${card.id} card=${card} at=${cardThing(seat.id)} ui=${ui} />`),
        empty.has(slot)
          && html`<li key=${slot} class="as off"><span class="pc"></span><small>${ui.word(`slot-${slot}`)}${
            (empty.get(slot) ?? 0) > 1 && ` ×${empty.get(slot)}`
          }</small></li>`,
      ])}${front && threat}
      ${front && html`<${Piles} seat=${seat} piles=${piles} ui=${ui} />`}
    </ul>${small && held && (seat.hand?.length ?? 0) > 0 && html`<${InHand} seat=${seat} name=${name} ui=${ui} />`}</div>`;
});

/** The hand of another seat of mine, in symbols. @param {{seat: import("./cards.js").Holding, name: string, ui: Page.Ui}} props */
function InHand({ seat: { hand }, name, ui }) {
  return html`<ul class="inhand" aria-label=${ui.t("web-ah-hand", { name, count: hand.length })}>${hand.map(
    (card) => html`<li
    key=${card.id}><${Thing} ui=${ui} ids=${cardThing(card.id)} shows=${card.card} cls="chip" label=${`${ui.word(card.card)}, ${typeOf(card, ui)}`}>${
      Object.keys(card.icons).length
        ? html`<${Icons} icons=${card.icons} ui=${ui} />`
        : svg(picture(card.card, card.kind))
    }<//></li>`,
  )}</ul>`;
}

/** The slot a card lies at. @param {Pick<Card, "slot">} card */
const slotOf = ({ slot }) => (slot && ORDER.includes(slot) ? slot : "");

/** The slots that nothing fills, and how many of each. @param {ArkhamLcg.SeenSeat} seat @returns {[string, number][]} */
function emptySlots({ slots, area }) {
  return ORDER.map((slot) => {
    const filled = area.filter((card) => card.slot === slot).reduce((sum, card) => sum + card.slots, 0);
    return /** @type {[string, number]} */ ([slot, (slots[slot] ?? 0) - filled]);
  }).filter(([, count]) => count > 0);
}

/** The four skills as they are now; the one that is tested stands out. @param {{seat: ArkhamLcg.SeenSeat, skill: string, ui: Page.Ui}} props */
export function Skills({ seat: { skills, printed }, skill, ui }) {
  const now = /** @type {[keyof typeof skills, number][]} */ (Object.entries(skills));
  return html`<span class="skl">${now.map(
    ([name, number]) => html`<span role="img"
    class=${`${name === skill ? "tested" : ""}${number > printed[name] ? " more" : number < printed[name] ? " less" : ""}`}
    aria-label=${`${ui.word(`skill-${name}`)}: ${number}`} title=${ui.word(`skill-${name}`)}>${svg(SKILLS[name])}<b>${number}</b></span>`,
  )}</span>`;
}

/** A card in play, before whom it lies; one that is exhausted lies tilted. @param {{card: Card, at: string, ui: Page.Ui}} props */
function Asset({ card, at, ui }) {
  const where = card.permanent
    ? ui.t("web-ah-permanent")
    : card.slot
      ? ui.word(`slot-${card.slot}`)
      : ui.t(`web-ah-kind-${card.kind}`);
  const label = [
    ui.word(card.card),
    typeOf(card, ui),
    card.permanent && where,
    card.exhausted && ui.t("web-ah-exhausted"),
  ]
    .filter(Boolean)
    .join(", ");
  return html`<li class=${`as${card.exhausted ? " ex" : ""}`}><${Thing} ui=${ui} ids=${cardThing(card.id)} at=${at} shows=${card.card}
      cls=${`pc k-${card.class}`} label=${label}>${svg(picture(card.card, card.kind))}<b>${ui.word(card.card)}</b>
      <${Tokens} card=${card} ui=${ui} /><//><${Attached} card=${card} at=${at} ui=${ui} />
    <small>${where}${card.exhausted && `, ${ui.t("web-ah-exhausted")}`}</small></li>`;
}

/** Deck and discard pile, and what else lies beside an investigator; one's own deck can be looked through, in no order.
 * @param {{seat: ArkhamLcg.SeenSeat, piles: ArkhamLcg.SeenPile[], ui: Page.Ui}} props */
function Piles({ seat: { seat: index, deck, deck_left: left, discard }, piles, ui }) {
  const top = discard.at(-1);
  const counted = `${ui.t("web-ah-deck")}: ${deck}`;
  const back = html`${svg("elder-sign")}<b class="num">${deck}</b>`;
  return html`<li class="as pile">${
    left
      ? html`<button type="button" class="pc" aria-haspopup="dialog" aria-label=${counted}
      onClick=${() => ui.enlarge({ pile: `deck-${index}` })}>${back}</button>`
      : html`<span class="pc" role="img" aria-label=${counted}>${back}</span>`
  }<small aria-hidden="true">${ui.t("web-ah-deck")}</small></li>
    <li class="as pile up"><${Thing} ui=${ui} ids=${top ? cardThing(top.id) : []} shows=${top?.card} cls="pc"
      act=${() => ui.enlarge({ pile: `discard-${index}` })} label=${[`${ui.t("web-ah-discard")}: ${discard.length}`, top && ui.word(top.card)].filter(Boolean).join(", ")}>
      ${top && svg(picture(top.card, top.kind))}<b class="num">${discard.length}</b><//><small aria-hidden="true">${ui.t("web-ah-discard")}</small></li>
    ${piles.map((pile, i) => pile.seat === index && pile.count > 0 && html`<${Beside} key=${pile.name} pile=${pile} number=${i} ui=${ui} />`)}`;
}

/** A pile of one's own beside the deck; its top card, if one sees it. @param {{pile: ArkhamLcg.SeenPile, number: number, ui: Page.Ui}} props */
function Beside({ pile: { name, count, cards }, number, ui }) {
  const top = cards.at(-1);
  const label = [`${ui.word(name)}: ${count}`, top && ui.word(top.card)].filter(Boolean).join(", ");
  return html`<li class=${`as pile${top ? " up" : ""}`}><${Thing} ui=${ui} ids=${top ? cardThing(top.id) : []} shows=${top?.card} cls="pc"
      act=${() => ui.enlarge({ pile: `beside-${number}` })} label=${label}>
      ${svg(top ? picture(top.card, top.kind) : "elder-sign")}<b class="num">${count}</b><//><small aria-hidden="true">${ui.word(name)}</small></li>`;
}

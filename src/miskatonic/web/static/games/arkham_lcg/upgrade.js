// @ts-check
// Experience is spent: what can be bought with its price, what has changed, and the deck; while something is bought, the cards of
// the deck say what may leave for it.
import { useState } from "preact/hooks";
import { html, linkStyle, seatClass } from "../../parts/kit.js";
import { Thing } from "../../parts/thing.js";
import { optionsOf } from "../../parts/ui.js";
import { focusOf } from "./focus.js";
import { classMark, Level, picture, svg } from "./pictures.js";

linkStyle("/static/css/arkham_campaign.css");

/** From so many points on experience is a numeral alone. */
const MANY = 12;
/** What is offered, in this order. */
const GROUPS = ["upgrade", "buy"];

/** What a purchase is said with; the option that ends them has none of this.
 * @typedef {{card: string, level: number, price: number, left: number, leaves?: string}} Said */
/** Somebody who upgrades a deck. @typedef {ArkhamLcg.SeenSeat & {upgrade: ArkhamLcg.Upgrade}} Upgrading */

/** The thing an option or what is barred is about that begins so. @param {Pick<Page.Option, "about">} one @param {string} kind @returns {string} */
const thingOf = ({ about }, kind) => about.find((id) => id.startsWith(kind)) ?? "";

/** @param {Page.Seen<ArkhamLcg.Board>} props */
export function Upgrade({ state, ui }) {
  const [looked, look] = useState(/** @type {number | null} */ (null));
  const { seats } = state.view.board;
  const all = /** @type {Upgrading[]} */ (seats.filter((one) => one.upgrade));
  const open = all.filter((one) => one.upgrade.deck); // those whose decks I may see
  const seat =
    open.find((one) => one.upgrade.choosing)
    ?? open.find((one) => one.seat === looked)
    ?? /** @type {Upgrading} */ (seats[focusOf(state)]);
  const { upgrade } = seat;
  const barred = (state.asked?.barred ?? []).filter((one) =>
    one.about.some((id) => id.split(":")[1] === String(seat.seat)),
  );
  const options = optionsOf(state).filter((one) => one.seat === seat.seat);
  const leaving = options.filter(({ verb, about }) => verb === "buy" && about.some((id) => id.startsWith("list:")));
  return html`<div class="upg"><header class="mh"><h2>${ui.mark(seat.seat)}${ui.t("web-ah-upgrade", { name: state.seats[seat.seat].name })}</h2>
      <${Kites} left=${upgrade.left} had=${upgrade.had} ui=${ui} /></header>
    ${
      upgrade.deck
        ? html`<section class="panel offer2" tabindex="0" aria-label=${ui.t("web-ah-offer")}>
        ${
          leaving.length > 0
            ? html`<${Leaves} option=${leaving[0]} ui=${ui} />`
            : html`<${Offers} options=${options} barred=${barred} done=${upgrade.done} ui=${ui} />`
        }
        <${Changes} upgrade=${upgrade} options=${options} ui=${ui} /></section>
      <${Deck} deck=${upgrade.deck} seat=${seat} ui=${ui} />`
        : html`<p class="panel calm">${ui.t("web-ah-upgrade-theirs", { name: state.seats[seat.seat].name })}</p>`
    }
    <${Others} state=${state} front=${seat.seat} look=${look} ui=${ui} /></div>`;
}

/** One kite for each point; those that are spent are hollow. @param {{left: number, had: number, ui: Page.Ui}} props */
function Kites({ left, had, ui }) {
  return html`<p class="kites">${
    had <= MANY
    && html`<span aria-hidden="true">${Array.from(
      { length: had },
      (_, i) => html`<i class=${i < left ? "" : "spent"}>${svg("experience")}</i>`,
    )}</span>`
  }<b>${ui.t("web-ah-xp-of", { left, had })}</b></p>`;
}

/** @param {{options: Page.Option[], barred: Protocol.Barrier[], done: boolean, ui: Page.Ui}} props */
function Offers({ options, barred, done, ui }) {
  if (done) return html`<p class="calm">${ui.t("web-ah-upgrade-ready")}</p>`;
  return html`${GROUPS.map((verb) => {
    const open = options.filter((one) => one.verb === verb);
    const shut = barred.filter((one) => one.verb === verb && one.args.card);
    return (
      open.length + shut.length > 0
      && html`<h3 key=${verb}>${svg(verb === "buy" ? "ui-plus" : "ui-upgrade")}${ui.t(`web-ah-group-${verb}`)}<span>${ui.t(
        `web-ah-price-${verb}`,
      )}</span></h3>
      <ul class="rows">${open.map((one) => html`<li key=${one.text}><${Offered} one=${one} ui=${ui} /></li>`)}
        ${shut.map((one) => html`<li key=${one.n} class="shut"><${Offered} one=${one} ui=${ui} /></li>`)}</ul>`
    );
  })}`;
}

/** A card that can be bought, or can't and why. @param {{one: Page.Option | Protocol.Barrier, ui: Page.Ui}} props */
function Offered({ one, ui }) {
  const { card, level, price, left, leaves } = /** @type {Said} */ (one.args);
  const reason = "reason" in one ? one.reason : undefined;
  const told = `${card}.text`;
  const below = reason
    ? price > left
      ? ui.t("web-ah-short", { count: price - left })
      : reason
    : leaves && leaves !== "none" && ui.word(leaves) !== ui.word(card)
      ? ui.t("web-ah-instead", { name: ui.word(leaves) })
      : ui.has(told) && ui.word(told);
  return html`<${Thing} ui=${ui} ids=${thingOf(one, "offer:") || []} shows=${card} cls="row2" label=${reason ?? one.say}>
    <span class="pic" aria-hidden="true">${svg(picture(card, "asset"))}</span>
    <span class="nm2"><b>${ui.word(card)}<${Level} level=${level} ui=${ui} /></b><small>${below}</small></span>
    ${price !== undefined && html`<span class="cost2" role="img" aria-label=${ui.t("web-ah-price", { count: price })}>${svg("experience")}<b class="num">${price}</b></span>`}<//>`;
}

/** What is being bought, while it is said what leaves. @param {{option: Page.Option, ui: Page.Ui}} props */
function Leaves({ option, ui }) {
  const { card, level, price } = /** @type {Said} */ (option.args);
  return html`<h3>${svg("ui-plus")}${ui.t("web-ah-leaves")}</h3><div class="wanted"><span class="pic" aria-hidden="true">${svg(picture(card, "asset"))}</span>
    <span class="nm2"><b>${ui.word(card)}<${Level} level=${level} ui=${ui} /></b>${ui.has(`${card}.text`) && html`<small>${ui.word(`${card}.text`)}</small>`}</span>
    <span class="cost2">${svg("experience")}<b class="num">${price}</b></span></div><p class="calm">${ui.t("web-ah-leaves-how")}</p>`;
}

/** What was before and what is after, each with its price; it can be taken back. @param {{upgrade: ArkhamLcg.Upgrade, options: Page.Option[], ui: Page.Ui}} props */
function Changes({ upgrade: { changes, had, left }, options, ui }) {
  if (!changes.length) return null;
  const undone = (/** @type {ArkhamLcg.Change} */ { card, leaves }) =>
    options.find(({ verb, args }) => verb === "undo_buy" && args.card === card && args.leaves === (leaves ?? "none"));
  return html`<h3>${svg("ui-deck")}${ui.t("web-ah-changes")}<span>${ui.t("web-ah-price", { count: had - left })}</span></h3>
    <ul class="rows">${changes.map((one) => {
      const undo = undone(one);
      const ids = undo ? thingOf(undo, "list:") : [];
      return html`<li><${Thing} ui=${ui} ids=${ids} shows=${one.card} cls="row2 chg" label=${undo?.say ?? ui.word(one.card)}>
        <span class="before">${one.leaves ? html`<em>−1</em> ${ui.word(one.leaves)}` : ""}</span>${svg("ui-chevron")}
        <span class="after"><em>+1</em> <b>${ui.word(one.card)}</b><${Level} level=${one.level} ui=${ui} /></span>
        <span class="cost2">${svg("experience")}<b class="num">${one.price}</b></span>${undo && svg("ui-undo")}<//></li>`;
    })}</ul>`;
}

/** The deck, by what its cards are. @param {{deck: ArkhamLcg.OwnCard[], seat: ArkhamLcg.SeenSeat, ui: Page.Ui}} props */
function Deck({ deck, seat, ui }) {
  const count = deck.reduce((sum, one) => sum + one.count, 0);
  const kinds = [...new Set(deck.map((one) => one.kind))];
  return html`<section class=${`panel deck2 ${seatClass(seat.seat)}`} tabindex="0" aria-label=${ui.t("web-ah-deck")}><h3>${svg("ui-deck")}${ui.t("web-ah-deck")}<span class="num">${count}</span></h3>
    ${kinds.map(
      (kind) =>
        html`<h4 key=${kind}>${ui.t(`web-ah-kind-${kind}`)}</h4><ul class="rows">${deck
          .filter((one) => one.kind === kind)
          .map(
            (one) => html`<li key=${one.id}><${Thing} ui=${ui} ids=${`list:${seat.seat}:${one.id}`} shows=${one.card}
        cls=${`row2 held k-${one.class}${one.stays ? " stays" : ""}`} label=${`${ui.word(one.card)} × ${one.count}`}>
        <span class="cm mk k-${one.class}" aria-hidden="true">${classMark(one.class)}</span><b>${ui.word(one.card)}<${Level} level=${one.level ?? 0} ui=${ui} /></b>
        <span class="num">${one.count > 1 ? `×${one.count}` : ""}</span><//></li>`,
          )}</ul>`,
    )}</section>`;
}

/** How far the others are; those of mine can be looked at. @param {{state: Page.Open<ArkhamLcg.Board>, front: number, look: (seat: number) => void, ui: Page.Ui}} props */
function Others({ state, front, look, ui }) {
  const others = /** @type {Upgrading[]} */ (state.view.board.seats.filter((one) => one.seat !== front && one.upgrade));
  return (
    others.length > 0
    && html`<ul class="meanwhile">${others.map(({ seat, upgrade: { done, left, had, deck } }) => {
      const inside = html`${ui.mark(seat)}<span><b>${state.seats[seat].name}</b><small>${ui.t(done ? "web-ah-upgrade-done" : "web-ah-upgrade-spends", { left, had, spent: had - left })}</small></span>${svg(
        done ? "ui-check" : "ui-wait",
      )}`;
      return html`<li key=${seat} class=${seatClass(seat)}>${deck ? html`<button type="button" onClick=${() => look(seat)}>${inside}</button>` : html`<div>${inside}</div>`}</li>`;
    })}</ul>`
  );
}

/** A change in the list of options: what comes, what leaves for it, its price and what is left; whose it is, where several are mine.
 * @param {Page.Option} option @param {Page.Open<ArkhamLcg.Board>} state @param {Page.Ui} ui */
export function changeBody({ verb, args, seat, say }, state, ui) {
  const { card, leaves, level, price, left } = /** @type {Partial<Said>} */ (args);
  const several = state.seats.filter((one) => one.mine).length > 1;
  if (!card || price === undefined)
    return several && html`<span class="mk whose2">${ui.mark(seat)}</span><span class="grow">${say}</span>`;
  const away = leaves && leaves !== "none" && ui.word(leaves) !== ui.word(card) ? ui.word(leaves) : "";
  return html`${several && html`<span class="mk whose2">${ui.mark(seat)}</span>`}<span class="grow">${ui.t(`web-ah-verb-${verb}`)} <b>${ui.word(card)}</b><${Level} level=${level} ui=${ui} />
      <small>${away && `${ui.t(verb === "undo_buy" ? "web-ah-comes-back" : "web-ah-goes", { name: away })}, `}${ui.t("web-ah-then-left", { count: left })}</small></span>
    <span class="cost2">${svg("experience")}<b class="num">${price}</b></span>`;
}

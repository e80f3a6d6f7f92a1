// @ts-check
// The right side: the deck itself, its curve and icons, and what can be done with it.
import { useState } from "preact/hooks";
import { html, icon, size as fit } from "../../../parts/kit.js";
import { t } from "../../../words.js";
import { SKILLS } from "../pictures.js";
import { word } from "./asking.js";
import { canUndo, cards, change, checked, deck, leave, pointed, put, said, stage, tab, undo } from "./bench.js";
import { ClassMark, Cost, Level, skillName, titleOf } from "./marks.js";

const KINDS = ["asset", "event", "skill"];
const LAST = 5; // and more

/** The cards of a deck that one has chosen oneself, each with its count. @param {Record<string, number>} held */
const chosen = (held) =>
  Object.entries(held).flatMap(([code, count]) => {
    const card = cards.value.get(code);
    return card && !card.weakness && !card.signature ? [{ card, count }] : [];
  });

/** How many cards cost how much, skills apart. @param {{held: Record<string, number>}} props */
export function Curve({ held }) {
  const columns = Array.from({ length: LAST + 2 }, () => 0);
  for (const { card, count } of chosen(held))
    columns[card.kind === "skill" ? LAST + 1 : Math.min(card.cost ?? 0, LAST)] += count;
  const most = Math.max(1, ...columns);
  const name = (/** @type {number} */ column) =>
    column > LAST ? t("web-deck-skills") : column === LAST ? `${LAST}+` : column;
  return html`<ol class="curve" aria-label=${t("web-deck-curve", { columns: columns.map((count, i) => `${name(i)}: ${count}`).join(", ") })}>${columns.map(
    (
      count,
      column,
    ) => html`<li aria-hidden="true"><b class="num">${count}</b><span class="colb"><i style=${{ "--h": `${Math.round((100 * count) / most)}%` }}></i></span>
      <small>${column > LAST ? icon("ui-hand") : name(column)}</small></li>`,
  )}</ol>`;
}

/** @param {{held: Record<string, number>}} props */
function IconCount({ held }) {
  const skills = /** @type {(keyof ArkhamLcg.PoolCard["icons"])[]} */ (Object.keys(SKILLS));
  const sums = skills.map(
    (skill) =>
      /** @type {[string, number]} */ ([
        skill,
        chosen(held).reduce((sum, { card, count }) => sum + count * (card.icons[skill] ?? 0), 0),
      ]),
  );
  return html`<ul class="icn" aria-label=${t("web-deck-icons-in")}>${sums.map(
    ([skill, sum]) =>
      html`<li key=${skill}><span class="vh">${skillName(skill)}</span>${icon(
        SKILLS[skill],
      )}<b class="num">${sum}</b></li>`,
  )}</ul>`;
}

/** @param {{importing: () => void, exporting: () => void, checking: () => void, play: () => void}} props */
export function DeckList({ importing, exporting, checking, play }) {
  const now = /** @type {import("./own_decks.js").Deck} */ (deck.value);
  const size = checked.value?.size;
  const own = chosen(now.cards);
  const bad = new Set((checked.value?.problems ?? []).flatMap(({ cards }) => cards));
  const sections = KINDS.map(
    (kind) => /** @type {const} */ ([kind, own.filter(({ card }) => card.kind === kind)]),
  ).filter(([, of]) => of.length);
  const fixed = Object.entries(now.cards).filter(([code]) => !own.some(({ card }) => card.code === code));
  return html`<section class="deck" aria-label=${t("web-deck")}><header><div class="dh"><div class="grow"><button type="button" class="eyebrow leave" onClick=${leave}>${icon("ui-back")}${t("web-deck-others")}</button><${Name} now=${now} /></div>
      ${
        size
        && html`<p class=${`tot${size.count === size.needed ? "" : " bad"}`}><span class="vh">${t("web-deck-size", { count: size.count, of: size.needed })}</span>
        <b class="num" aria-hidden="true">${size.count}</b><small aria-hidden="true">/${size.needed}</small></p>`
      }</div>
      <div class="cv"><${Curve} held=${now.cards} /><${IconCount} held=${now.cards} /></div></header>
    <div class="dl" tabindex="0" role="group" aria-label=${t("web-deck-list")}>${sections.map(
      ([kind, of]) => html`<section key=${kind}><h3><span>${t(`web-deck-${kind}s`)}</span>
        <span class="num">${of.reduce((sum, { count }) => sum + count, 0)}</span></h3><ul>${of.map(
          ({ card, count }) => html`<${Entry} key=${card.code} card=${card}
          count=${count} bad=${bad.has(card.code)} />`,
        )}</ul></section>`,
    )}
      ${
        fixed.length > 0
        && html`<section><h3><span>${t("web-deck-fixed")}</span><span class="num">${fixed.reduce((sum, [, count]) => sum + count, 0)}</span></h3>
        <ul>${fixed.map(([code, count]) => html`<${Fixed} key=${code} code=${code} count=${count} bad=${bad.has(code)} />`)}</ul></section>`
      }
      ${!own.length && html`<p class="nothing">${t("web-deck-empty")}</p>`}</div>
    <footer><button type="button" class="btn quiet" disabled=${!canUndo.value} onClick=${undo} aria-label=${t("web-deck-undo")}>${icon("ui-undo")}<span class="key">U</span></button>
      <button type="button" class="btn quiet" onClick=${importing}>${icon("ui-import")}<span class="says2">${t("web-deck-import")}</span></button>
      <button type="button" class="btn quiet" onClick=${exporting} aria-haspopup="dialog">${icon("ui-save")}<span class="says2">${t("web-deck-export")}</span></button>
      ${fit.value === "laptop" && html`<button type="button" class="btn quiet" onClick=${checking} aria-haspopup="dialog">${icon("ui-report")}<span class="says2">${t("web-deck-check")}</span></button>`}
      <${Main} play=${play} checking=${checking} /></footer></section>`;
}

/** What comes next: to the table, or to what is wrong. @param {{play: () => void, checking: () => void}} props */
function Main({ play, checking }) {
  if (!checked.value) return null;
  const { length } = checked.value.problems;
  if (!length) return html`<button type="button" class="btn lit push" onClick=${play}>${t("web-deck-play")}</button>`;
  return html`<button type="button" class="btn push todo" onClick=${checking}>${t("web-deck-to-fix", { count: length })}</button>`;
}

/** The name of the deck; it can be changed where it stands. @param {{now: import("./own_decks.js").Deck}} props */
function Name({ now }) {
  const [edited, setEdited] = useState(/** @type {string | null} */ (null));
  const done = () => {
    if (edited?.trim() && edited.trim() !== now.name) change({ name: edited.trim() }, true);
    setEdited(null);
  };
  if (edited === null)
    return html`<h2><span>${now.name}</span><button type="button" class="tool" aria-label=${t("web-deck-rename")} onClick=${() => setEdited(now.name)}>${icon(
      "ui-edit",
    )}</button></h2>`;
  return html`<label class="field"><span class="vh">${t("web-deck-rename")}</span><input maxlength="60" value=${edited} ref=${(/** @type {HTMLInputElement | null} */ input) => input?.focus()}
    onInput=${(/** @type {Page.Typing} */ event) => setEdited(event.target.value)} onBlur=${done} onKeyDown=${(
      /** @type {KeyboardEvent} */ event,
    ) => {
      if (event.key === "Enter") done();
      else if (event.key === "Escape") setEdited(null);
    }} /></label>`;
}

/** @param {{card: ArkhamLcg.PoolCard, count: number, bad: boolean}} props */
function Entry({ card, count, bad }) {
  const name = titleOf(card);
  const point = () => (pointed.value = card.code);
  const set = (/** @type {number} */ to) => {
    put(card.code, to);
    said.value = t("web-deck-now", { name, count: to });
  };
  return html`<li class=${`dr${bad ? " bad" : ""}`} onPointerEnter=${point} onFocusIn=${point}><b class="num q">${count}</b><${ClassMark} klass=${card.class} />
    <span class="nm">${word(card.name)}<${Level} card=${card} /></span>${
      bad
      && html`<svg class="i w" role="img" aria-label=${t("web-deck-wrong")}><use
      href=${card.taboo ? "#taboo" : "#ui-report"} /></svg>`
    }<${Cost} card=${card} />
    <span class="pm"><button type="button" aria-label=${t("web-deck-less", { name })} onClick=${() => set(count - 1)}>${icon("ui-minus")}</button>
      <button type="button" aria-label=${t("web-deck-more", { name })} aria-disabled=${count >= card.limit ? "true" : undefined}
        onClick=${() => count < card.limit && set(count + 1)}>${icon("ui-plus")}</button></span></li>`;
}

/** A signature card or a weakness: it stays in. @param {{code: string, count: number, bad: boolean}} props */
function Fixed({ code, count, bad }) {
  const card = cards.value.get(code);
  const name = card ? word(card.name) : t("web-deck-random-weakness");
  const point = () => {
    if (card) pointed.value = code;
  };
  return html`<li class=${`dr${bad ? " bad" : ""}`} onPointerEnter=${point}><b class="num q">${count}</b><span class="cm" aria-hidden="true">${icon(
    !card || card.weakness ? "weakness" : "loc-circle",
  )}</span><span class="nm">${name}</span><span class="lk2 say2">${t(
    !card ? "web-deck-drawn-later" : card.weakness ? "web-ah-weakness" : "web-deck-signature",
  )}</span>${
    bad
      ? html`<span class="pm"><button type="button" aria-label=${t("web-deck-less", { name })}
      onClick=${() => put(code, count - 1)}>${icon("ui-minus")}</button></span>`
      : icon("ui-locked")
  }</li>`;
}

/** On a phone, the deck in a line. */
export function MiniDeck() {
  const now = deck.value;
  const found = checked.value;
  if (!now || !found || stage.value !== "build" || tab.value !== "cards") return null;
  return html`<button type="button" class="mini-deck only-phone" onClick=${() => (tab.value = "deck")}><b class=${`num${found.problems.length ? " bad" : ""}`}>${
    found.size.count
  }<small>/${found.size.needed}</small></b><span>${now.name}<small>${
    found.problems.length ? t("web-deck-to-fix", { count: found.problems.length }) : t("web-deck-in-order")
  }</small></span>${icon("ui-up")}</button>`;
}

// @ts-check
// The middle: all cards an investigator may take, narrowed by filters, and the pointed one on paper.
import { signal } from "@preact/signals";
import { html, icon } from "../../../parts/kit.js";
import { t } from "../../../words.js";
import { told, word } from "./asking.js";
import { boxes, cards, deck, investigatorOf, pointed, pool, put, said } from "./bench.js";
import { CLASSES, classIcon, Cost, Icons, kindOf, Level, Price, Rule, titleOf, traitsOf } from "./marks.js";

const KINDS = ["", "asset", "event", "skill"];
const LEVELS = [0, 1, 2, 3, 4, 5];
const COSTS = [0, 1, 2, 3, 4];
const LAST_COST = 4; // and more

const NOTHING = {
  text: "",
  kind: "",
  level: /** @type {number | ""} */ (0),
  cost: /** @type {number | ""} */ (""),
  trait: "",
  box: "",
  limited: false,
};
const filter = signal(NOTHING);
/** The classes that are shown; all while none is chosen. */
const classes = signal(/** @type {string[]} */ ([]));
const unfolded = signal(false);

/** @param {Partial<typeof NOTHING>} what */
const narrow = (what) => (filter.value = { ...filter.value, ...what });

/** Cards that anybody could put into a deck. */
const offered = () =>
  (pool.value?.cards ?? []).filter((card) => card.allowed && !card.weakness && !card.signature && !card.story);

/** @param {ArkhamLcg.PoolCard} card */
function fits(card) {
  const { text, kind, level, cost, trait, box, limited } = filter.value;
  if (box && card.box !== box) return false;
  if (limited && !card.places) return false;
  if (classes.value.length && !classes.value.includes(card.class)) return false;
  if (kind && card.kind !== kind) return false;
  if (level !== "" && card.level !== level) return false;
  if (cost !== "" && !(card.cost === cost || (cost === LAST_COST && (card.cost ?? 0) > cost))) return false;
  if (trait && !card.traits.includes(trait)) return false;
  const wanted = text.trim().toLowerCase();
  return (
    !wanted
    || [word(card.name), told(`${card.name}.text`), ...traitsOf(card)].some((one) => one.toLowerCase().includes(wanted))
  );
}

/** Of levels and costs the pressed one, pressed again, is let go: then all are shown.
 * @template {string | number} T
 * @param {{label: string, values: T[], value: T, pick: (value: T) => void, say: (value: T) => string | number, tight?: boolean}} props */
const Segments = ({ label, values, value, pick, say, tight }) =>
  html`<div class=${`seg${tight ? " tight" : ""}`} role="group" aria-label=${label}>${values.map(
    (one) =>
      html`<button type="button" key=${one} aria-pressed=${one === value} onClick=${() => pick(one)}>${say(one)}</button>`,
  )}</div>`;

/** How many of the few places for other cards are taken, where the investigator has such. */
function placesTaken() {
  const who = deck.value && investigatorOf(deck.value.investigator);
  const limits = (pool.value?.cards ?? []).filter((card) => card.places);
  if (!who || !deck.value || !limits.length) return null;
  const taken = limits.reduce((sum, card) => sum + (deck.value?.cards[card.code] ?? 0), 0);
  return { count: taken, of: limits[0].places };
}

export function Filters() {
  const { text, kind, level, cost, trait, box, limited } = filter.value;
  const all = offered();
  const traits = [...new Set(all.flatMap((card) => card.traits))].sort((a, b) =>
    word(`trait-${a}`).localeCompare(word(`trait-${b}`)),
  );
  const count = (/** @type {string} */ klass) => all.filter((card) => card.class === klass).length;
  const flip = (/** @type {string} */ klass) =>
    (classes.value = classes.value.includes(klass)
      ? classes.value.filter((one) => one !== klass)
      : [...classes.value, klass]);
  const number =
    Number(level !== "") + Number(cost !== "") + Number(trait !== "") + Number(box !== "") + Number(limited);
  const held = boxes.value.split("+");
  const places = placesTaken();
  return html`<section class=${`threat flt${unfolded.value ? " unfolded" : ""}`} aria-label=${t("web-deck-filters")}>
    <div class="fr"><label class="field"><span class="vh">${t("web-deck-search")}</span>${icon("ui-search")}<input type="search" id="search"
        placeholder=${t("web-deck-search")} value=${text} onInput=${(/** @type {Page.Typing} */ event) => narrow({ text: event.target.value })} /></label>
      <label class="fchip pull"><span class="vh">${t("web-deck-trait")}</span><select value=${trait}
        onChange=${(/** @type {Page.Typing} */ event) => narrow({ trait: event.target.value })}><option value="">${t("web-deck-trait-any")}</option>
        ${traits.map((one) => html`<option key=${one} value=${one}>${word(`trait-${one}`)}</option>`)}</select>${icon("ui-down")}</label>
      ${
        held.length > 1
        && html`<label class="fchip pull"><span class="vh">${t("web-deck-box")}</span><select id="box" value=${box}
        onChange=${(/** @type {Page.Typing} */ event) => narrow({ box: event.target.value })}><option value="">${t("web-deck-box-any")}</option>
        ${held.map((one) => html`<option key=${one} value=${one}>${word(`setting-boxes-${one}`)}</option>`)}</select>${icon("ui-down")}</label>`
      }
      ${
        places
        && html`<button type="button" class="fchip pull limited" aria-pressed=${limited} title=${t("web-deck-limited-what")}
        onClick=${() => narrow({ limited: !limited })}>${t("web-deck-limited", places)}</button>`
      }
      <div class="chips" role="group" aria-label=${t("web-deck-class")}>${CLASSES.map((klass) => {
        const open = count(klass);
        const name = word(`class-${klass}`);
        return html`<button type="button" key=${klass} class=${`fchip cls-${klass}${open ? "" : " none"}`} aria-pressed=${classes.value.includes(klass)}
          aria-disabled=${open ? undefined : "true"} title=${name} aria-label=${open ? `${name}: ${open}` : t("web-deck-class-closed", { class: name })}
          onClick=${() => open && flip(klass)}>${icon(classIcon(klass))}<span class="num">${open || "–"}</span></button>`;
      })}</div></div>
    <div class="fr f2"><${Segments} label=${t("web-deck-kind")} values=${KINDS} value=${kind} pick=${(/** @type {string} */ one) => narrow({ kind: one })}
        say=${(/** @type {string} */ one) => (one ? t(`web-deck-${one}s`) : t("web-deck-all"))} />
      <span class="fg"><span class="fl" aria-hidden="true">${t("web-deck-level")}</span><${Segments} tight label=${t("web-deck-level")} values=${LEVELS} value=${level}
        pick=${(/** @type {number} */ one) => narrow({ level: one === level ? "" : one })} say=${(/** @type {number} */ one) => one} /></span>
      <span class="fg"><span class="fl" aria-hidden="true">${t("web-deck-cost")}</span><${Segments} tight label=${t("web-deck-cost")} values=${COSTS} value=${cost}
        pick=${(/** @type {number} */ one) => narrow({ cost: one === cost ? "" : one })} say=${(/** @type {number} */ one) => (one === LAST_COST ? `${one}+` : one)} /></span>
      <button type="button" class="fchip only-phone" aria-expanded=${unfolded.value} onClick=${() => (unfolded.value = !unfolded.value)}>${icon(
        "ui-filter",
      )}<span class="vh">${t("web-deck-filters")}: </span>${number}</button></div></section>`;
}

export function Catalogue() {
  const shown = offered().filter(fits);
  const groups = CLASSES.map(
    (klass) => /** @type {const} */ ([klass, shown.filter((card) => card.class === klass)]),
  ).filter(([, of]) => of.length);
  return html`<section class="board cat" aria-label=${t("web-deck-cards")}><div class="list panel" tabindex="0" role="group" aria-label=${t("web-deck-cards")}>
      <div class="ph" aria-hidden="true">${["cost", "name", "kind", "traits", "icons"].map((one) => html`<span>${t(`web-deck-${one}`)}</span>`)}<span></span>
        <span>${t("web-deck-in")}</span></div>
      ${groups.map(
        ([
          klass,
          of,
        ]) => html`<section class=${`pg cls-${klass}`} key=${klass}><h2>${icon(classIcon(klass))}${word(`class-${klass}`)}
        <span class="num">${of.length}</span></h2><ul>${of.map((card) => html`<${Row} key=${card.code} card=${card} />`)}</ul></section>`,
      )}
      ${
        !groups.length
        && pool.value
        && html`<p class="nothing">${t("web-deck-nothing")} <button type="button" class="btn" onClick=${() => {
          filter.value = { ...NOTHING, level: "" };
          classes.value = [];
        }}>${t("web-deck-filters-off")}</button></p>`
      }</div>
    <${Strip} /></section>`;
}

/** @param {{card: ArkhamLcg.PoolCard}} props */
function Row({ card }) {
  const count = deck.value?.cards[card.code] ?? 0;
  const point = () => (pointed.value = card.code);
  return html`<li class=${`pr cls-${card.class}${count ? " in" : ""}${pointed.value === card.code ? " hot" : ""}`} onPointerEnter=${point} onFocusIn=${point}>
    <${Cost} card=${card} /><span class="nm">${word(card.name)}<${Level} card=${card} />${
      card.taboo
      && html`<svg class="i tb" role="img"
      aria-label=${t("web-deck-on-list")}><use href="#taboo" /></svg>`
    }</span>
    <span class="ty">${kindOf(card)}</span><span class="tr">${traitsOf(card).join(". ")}</span><${Icons} icons=${card.icons} />
    <span class="pz">${card.price > 0 && html`<${Price} count=${card.price} was=${card.price_printed} />`}</span>
    <${Stepper} card=${card} count=${count} /></li>`;
}

/** How many copies: each number is one press away; the keys of a row are its digits and the arrows. @param {{card: ArkhamLcg.PoolCard, count: number}} props */
function Stepper({ card, count }) {
  const name = titleOf(card);
  const most = Math.max(card.limit, count);
  const set = (/** @type {number} */ to) => {
    put(card.code, to);
    said.value = t("web-deck-now", { name, count: to });
  };
  const keys = (/** @type {KeyboardEvent} */ event) => {
    const box = /** @type {HTMLElement} */ (event.currentTarget);
    const down = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const side = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (down) {
      const rows = [...document.querySelectorAll(".step3")];
      /** @type {HTMLElement | null} */ (rows[rows.indexOf(box) + down]?.querySelector("[tabindex='0']"))?.focus();
    } else if (side || (/^\d$/.test(event.key) && Number(event.key) <= most)) {
      const to = side ? Math.min(most, Math.max(0, count + side)) : Number(event.key);
      set(to);
      /** @type {HTMLElement} */ (box.children[to]).focus();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return html`<span class="step3" role="group" aria-label=${t("web-deck-copies", { name })} onKeyDown=${keys}>${Array.from(
    { length: most + 1 },
    (_, one) =>
      html`<button type="button" key=${one} tabindex=${one === count ? 0 : -1} aria-pressed=${one === count} onClick=${() => set(one)}>${one}</button>`,
  )}</span>`;
}

/** The pointed card. */
function Strip() {
  const card = cards.value.get(pointed.value) ?? offered().find(fits);
  if (!card) return null;
  return html`<article class=${`card lc cls-${card.class}`} aria-label=${word(card.name)}><${Cost} card=${card} />
    <div class="l1"><h3>${word(card.name)}<${Level} card=${card} /></h3><p class="sub2">${[kindOf(card), ...traitsOf(card)].join(". ")}.</p>
      <p class="tx">${told(`${card.name}.text`)}</p></div><${Icons} icons=${card.icons} big />
    <dl class="l2">${card.taboo && html`<div><dt>${icon("taboo")}</dt><dd>${card.taboo_say}</dd><dd class="id"><${Rule} id="AH-T-002" /></dd></div>`}
      ${card.price > 0 && html`<div><dt>${card.price}</dt><dd>${t("web-deck-price-each")}</dd><dd class="id"><${Rule} id="AH-B-212" /></dd></div>`}
      <div><dt>${card.limit}</dt><dd>${t("web-deck-most")}</dd><dd class="id"><${Rule} id="AH-B-206" /></dd></div></dl></article>`;
}

// @ts-check
// The left side: the investigator, what may go into the deck, the taboo list, and what is wrong.
import { html, icon } from "../../../parts/kit.js";
import { t } from "../../../words.js";
import { told, word } from "./asking.js";
import { cards, change, checked, collection, deck, investigatorOf, pool, put } from "./bench.js";
import { Ability, ClassMark, Figures, Message, Options, Portrait, Price, Rule } from "./marks.js";

export function Person() {
  const now = /** @type {import("./own_decks.js").Deck} */ (deck.value);
  const who = investigatorOf(now.investigator);
  if (!who) return html`<section class="people lf" aria-label=${t("web-deck-person")}><${Check} /></section>`;
  return html`<section class="people lf" aria-label=${t("web-deck-person")}>
    <article class=${`card inv cls-${who.class}`} aria-label=${word(who.name)}><header><${Portrait} who=${who} />
        <div><h2>${word(who.name)}</h2><p class="sub2">${told(`${who.name}.subtitle`)}</p></div><${ClassMark} klass=${who.class} /></header>
      <${Figures} who=${who} /><${Ability} who=${who} /></article>
    <section class="panel pad"><h2 class="eyebrow"><span>${t("web-deck-may-take")}</span> <${Rule} id="AH-B-207" /></h2><${Options} who=${who} />
      ${who.limits.length > 0 && html`<ul class="limits">${who.limits.map((one) => html`<li>${one}</li>`)}</ul>`}
      <p class="req">${icon("ui-locked")}<span>${t("web-deck-always", {
        names: [
          ...who.required.map((code) => word(cards.value.get(code)?.name ?? code)),
          t("web-deck-random-weakness"),
        ].join(", "),
      })} <${Rule} id="AH-B-208" /></span></p></section>
    <${Taboo} now=${now} />
    <${Check} /></section>`;
}

/** One switch for all of the list, and what it changes for this investigator. @param {{now: import("./own_decks.js").Deck}} props */
function Taboo({ now }) {
  if (!pool.value?.taboos.length) return null;
  const {
    taboos: [list],
    collections,
  } = pool.value;
  const on = now.taboo === list;
  const touched = pool.value.cards.filter((card) => card.taboo && card.allowed);
  return html`<section class="panel pad tab"><div class="tbh"><button type="button" class="switch" role="switch" aria-checked=${on}
      onClick=${() => change({ taboo: on ? "" : list })}><span class="grow">${t("web-deck-taboo")}<small>${t("web-deck-taboo-what")}</small></span>
      <i aria-hidden="true"></i></button><${Rule} id="AH-T-001" /></div>
    ${
      on
      && touched.length > 0
      && html`<ul class="tbl">${touched.map(
        (card) => html`<li key=${card.code}>${icon("taboo")}
      <span>${word(card.name)}</span>${
        card.price === card.price_printed
          ? html`<span class="chg">${t("web-deck-taboo-text")}</span>`
          : html`<${Price} count=${card.price} was=${card.price_printed} />`
      }</li>`,
      )}</ul>`
    }
    <div class="boxes"><span id="boxes">${t("web-deck-boxes")}</span><div class="seg" role="group" aria-labelledby="boxes">${collections.map(
      (one) =>
        html`<button type="button" aria-pressed=${collection.value === one} onClick=${() => (collection.value = one)}>${t(`web-deck-boxes-${one}`)}</button>`,
    )}</div></div>
    <div class="boxes"><span id="xp">${t("web-deck-experience-of")}</span><span class="pm" role="group" aria-labelledby="xp"><button type="button" aria-label=${t("web-deck-experience-less")}
      disabled=${!now.experience} onClick=${() => change({ experience: now.experience - 1 })}>${icon("ui-minus")}</button><b class="num" role="status">${t(
        "web-deck-experience-spent",
        { spent: checked.value?.experience.spent ?? 0, of: now.experience },
      )}</b>
      <button type="button" aria-label=${t("web-deck-experience-more")} onClick=${() => change({ experience: now.experience + 1 })}>${icon("ui-plus")}</button></span></div></section>`;
}

export function Check() {
  const found = checked.value;
  if (!found) return html`<section class="panel pad chk" aria-label=${t("web-deck-check")}></section>`;
  const { problems } = found;
  return html`<section class="panel pad chk" aria-labelledby="check"><header><h2 id="check" tabindex="-1">${
    problems.length ? t("web-deck-to-fix", { count: problems.length }) : t("web-deck-in-order")
  }</h2></header>
    <div class="msgs" tabindex="0" role="group" aria-labelledby="check">
      ${problems.map((line) => html`<${Problem} line=${line} />`)}
      ${found.fulfilled.map((line) => html`<${Message} kind="ok" line=${line} />`)}
      ${found.notes.map((line) => html`<${Message} kind="note" line=${line} />`)}</div></section>`;
}

/** @param {{line: ArkhamLcg.CheckedProblem}} props */
function Problem({ line }) {
  const held = /** @type {import("./own_decks.js").Deck} */ (deck.value).cards;
  const gone = line.cards.filter((code) => held[code]);
  const listed = line.rule.startsWith("AH-T-");
  return html`<${Message} kind="bad" symbol=${listed ? "taboo" : undefined} line=${line}>
    ${
      gone.length > 0
      && html`<button type="button" class="btn" onClick=${() => {
        for (const code of gone) put(code, held[code] - 1);
      }}>${t(gone.length === 1 ? "web-deck-one-less" : "web-deck-one-less-each")}</button>`
    }
    ${line.missing && !gone.length && html`<button type="button" class="btn" onClick=${() => put(line.missing, 1)}>${t("web-deck-put-in")}</button>`}
    ${listed && html`<button type="button" class="btn" onClick=${() => change({ taboo: "" })}>${t("web-deck-list-off")}</button>`}<//>`;
}

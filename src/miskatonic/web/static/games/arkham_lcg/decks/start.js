// @ts-check
// The start: which investigator to take, and which deck to begin with; below, one's own decks.
import { useState } from "preact/hooks";
import { html, icon, size } from "../../../parts/kit.js";
import { t } from "../../../words.js";
import { toFix, told, useJudged, word } from "./asking.js";
import { turned } from "../../../owned.js";
import { boxes, CORE, investigator, investigatorOf, open, ownBoxes, pool } from "./bench.js";
import { discard, kept } from "./own_decks.js";
import { Curve } from "./list.js";
import { Ability, ClassMark, classIcon, Figures, Options, Portrait } from "./marks.js";

export function Start() {
  return html`<section class="stage" aria-labelledby="whom"><header class="sh2"><h2 id="whom">${t("web-deck-whom")}</h2><p>${t("web-deck-whom-how")}</p></header>
    <${Boxes} />
    <div class="picks" role="group" aria-labelledby="whom">${pool.value?.investigators.map(
      (who) => html`<button type="button" key=${who.code}
      class=${`card pk cls-${who.class}`} aria-pressed=${investigator.value === who.code} onClick=${() => (investigator.value = who.code)}><${Portrait} who=${who} />
      <span class="pkn">${word(who.name)}</span><span class="sub2">${told(`${who.name}.subtitle`)}</span><${Figures} who=${who} /><${Ability} who=${who} />
      <${Options} who=${who} />${who.limits.map((one) => html`<span class="lim">${one}</span>`)}</button>`,
    )}</div>
    <${Own} /></section>`;
}

/** The boxes one owns; of one that is only partly here, which cards are. */
function Boxes() {
  const here = pool.value?.boxes ?? [];
  if (here.length < 2) return null;
  const held = boxes.value.split("+");
  const ids = here.map(({ id }) => id);
  return html`<section class="owned" aria-labelledby="owned"><h3 id="owned">${t("web-deck-owned")}</h3><p>${t("web-deck-owned-how")}</p>
    <ul>${here.map(
      (
        box,
      ) => html`<li key=${box.id}><button type="button" class="fchip" aria-pressed=${held.includes(box.id)} disabled=${box.id === CORE}
      onClick=${() => ownBoxes(turned(boxes.value, box.id, ids, CORE))}>${icon(held.includes(box.id) ? "ui-check" : "ui-plus")}${word(`setting-boxes-${box.id}`)}</button>
      ${
        box.partly
        && html`<details><summary>${t("web-deck-owned-partly", { count: box.cards.length })}</summary>
        <p>${box.cards.map((card) => `${word(card.name)}${card.level ? ` (${card.level})` : ""}`).join(", ")}</p></details>`
      }</li>`,
    )}</ul></section>`;
}

/** One's own decks. */
function Own() {
  const judged = useJudged(kept.value, boxes.value);
  if (!kept.value.length) return null;
  return html`<section class="saved"><h3>${t("web-deck-own")}</h3><ul>${kept.value.map((one) => {
    const who = investigatorOf(one.investigator);
    return html`<li key=${one.id}>${who && html`<${ClassMark} klass=${who.class} />`}<span><b>${one.name}</b><small>${[who ? word(who.name) : one.investigator, toFix(judged[one.id])].filter(Boolean).join(", ")}</small></span>
      <button type="button" class="btn" onClick=${() => open(one)}>${t("web-deck-open")}<span class="vh">: ${one.name}</span></button><${Discard} one=${one} /></li>`;
  })}</ul></section>`;
}

/** @param {{one: import("./own_decks.js").Deck}} props */
function Discard({ one }) {
  const [sure, setSure] = useState(false);
  if (!sure)
    return html`<button type="button" class="tool" aria-label=${`${t("web-deck-discard")}: ${one.name}`} title=${t("web-deck-discard")} onClick=${() => setSure(true)}>${icon(
      "ui-trash",
    )}</button>`;
  return html`<button type="button" class="btn risk" onClick=${() => discard(one.id)} onBlur=${() => setSure(false)}
    ref=${(/** @type {HTMLElement | null} */ button) => button?.focus()}>${t("web-home-delete-sure")}</button>`;
}

/** The starter decks of an investigator. @param {string} code */
export const startersOf = (code) => (pool.value?.starters ?? []).filter((one) => one.investigator === code);

/** Which deck? @param {{importing: () => void}} props */
export function Begin({ importing }) {
  const who = investigatorOf(investigator.value);
  const [picked, setPicked] = useState("starter");
  if (!who) return null;
  const starters = startersOf(who.code);
  /** @type {import("./own_decks.js").Deck} */
  const empty = {
    id: "",
    name: t("web-deck-new"),
    investigator: who.code,
    side: {},
    taboo: "",
    experience: 0,
    cards: who.begins,
  };
  const begin = (/** @type {string} */ how) => {
    const starter = starters.find((one) => one.id === how);
    if (starter) open({ ...empty, name: t("web-deck-starter"), cards: starter.cards });
    else open(empty);
  };
  const shown = picked === "starter" ? (starters[0]?.id ?? "empty") : picked;
  const seen = starters.find((one) => one.id === shown);
  const row = (
    /** @type {string} */ id,
    /** @type {string} */ symbol,
    /** @type {string} */ name,
    /** @type {string} */ more,
  ) => html`<button type="button" key=${id}
    class=${`opt${shown === id ? " chosen" : ""}`} aria-pressed=${shown === id} onClick=${() => setPicked(id)}>${icon(symbol)}<span class="grow">${name}<small>${more}</small></span></button>`;
  return html`<section class="decision mine" aria-labelledby="which"><header><p class="who">${word(who.name)}</p><div class="ask"><h2 id="which">${t("web-deck-which")}</h2></div></header>
    <div class="options">${starters.length > 0 && html`<h3>${t("web-deck-starter")} <span>${t("web-deck-starter-ready")}</span></h3>`}
      ${starters.map((one) => row(one.id, classIcon(who.class), t("web-deck-starter-of", { name: word(who.name) }), one.idea))}
      <h3>${t("web-deck-own-new")}</h3>${row("empty", "ui-plus", t("web-deck-blank"), t("web-deck-blank-how"))}
      <button type="button" class="opt" onClick=${importing}>${icon("ui-import")}<span class="grow">${t("web-deck-import-title")}<small>${t("web-deck-import-short")}</small></span>
        <span class="tail">${icon("ui-chevron")}</span></button>
      ${
        kept.value.length > 0
        && size.value !== "wide"
        && html`<h3>${t("web-deck-own")}</h3>${kept.value.map(
          (one) => html`<button type="button" class="opt" key=${one.id}
        onClick=${() => open(one)}>${icon("ui-deck")}<span class="grow">${one.name}<small>${word(investigatorOf(one.investigator)?.name ?? "")}</small></span>
        <span class="tail">${icon("ui-chevron")}</span></button>`,
        )}`
      }
      ${seen && html`<h3>${t("web-deck-what-is-in")}</h3><div class="pv"><${Curve} held=${seen.cards} /></div>`}</div>
    <footer><a class="btn quiet" href="/">${icon("ui-back")}${t("web-deck-back")}</a><button type="button" class="btn lit push"
      onClick=${() => begin(shown)}>${t("web-deck-open-this")}</button></footer></section>`;
}

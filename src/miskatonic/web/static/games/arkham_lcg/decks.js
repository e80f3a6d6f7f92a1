// @ts-check
// Decks of Arkham Horror: The Card Game: choosing an investigator, building, checking, importing, exporting.
import { useEffect, useState } from "preact/hooks";
import { html, icon, size } from "../../parts/kit.js";
import { Dialog } from "../../parts/pop.js";
import { TopBar } from "../../parts/top.js";
import { t } from "../../words.js";
import { word } from "./decks/asking.js";
import { canUndo, deck, investigator, listen, open, pool, said, stage, tab, trouble, undo } from "./decks/bench.js";
import { Catalogue, Filters } from "./decks/catalogue.js";
import { Export } from "./decks/export.js";
import { Import, readFile } from "./decks/import.js";
import { keep, kept, newId } from "./decks/own_decks.js";
import { DeckList, MiniDeck } from "./decks/list.js";
import { Person } from "./decks/person.js";
import { Begin, Start } from "./decks/start.js";

const TABS = { cards: "ui-list", deck: "ui-deck", check: "ui-report" };

/** What the bar on top asks. */
const bar = {
  title: () => t("web-deck-page"),
  steps: () =>
    ["investigator", "deck", "table"].map((name) => ({
      name,
      label: t(`web-deck-step-${name}`),
      current: name === (stage.value === "start" ? "investigator" : "deck"),
    })),
};

/** With the deck on the bench to a new table; a deck nobody has changed is kept too, so that it can be named there. */
function play() {
  const now = /** @type {import("./decks/own_decks.js").Deck} */ (deck.value);
  const one = { ...now, id: now.id || newId() };
  keep(one);
  location.assign(`/?game=arkham_lcg&deck=${one.id}`);
}

export default function Decks() {
  const [dropped, setDropped] = useState("");
  const [exporting, setExporting] = useState(false);
  const [checking, setChecking] = useState(false);
  useEffect(listen, []);
  useEffect(() => {
    // a deck that the address names
    const wanted = kept.value.find(({ id }) => id === new URLSearchParams(location.search).get("deck"));
    if (wanted) open(wanted);
  }, []);
  useEffect(() => {
    if (pool.value && !investigator.value) investigator.value = pool.value.investigators[0].code;
  }, [pool.value]);
  const check = () => {
    tab.value = "check";
    if (size.value === "laptop") setChecking(true);
    else setTimeout(() => document.getElementById("check")?.focus());
  };
  const importing = () => {
    setDropped("");
    stage.value = "import";
  };
  useEffect(() => {
    const keys = (/** @type {KeyboardEvent} */ event) => {
      const at = /** @type {HTMLElement} */ (event.target);
      if (
        event.ctrlKey
        || event.metaKey
        || event.altKey
        || /^(INPUT|TEXTAREA|SELECT)$/.test(at.tagName)
        || document.querySelector("dialog")
      )
        return;
      const key = event.key.toLowerCase();
      if (key === "/" && stage.value === "build") document.getElementById("search")?.focus();
      else if (key === "u" && canUndo.value) undo();
      else if (key === "i") importing();
      else if (key === "e" && deck.value) setExporting(true);
      else if (key === "escape" && stage.value === "import") stage.value = deck.value ? "build" : "start";
      else return;
      event.preventDefault();
    };
    document.addEventListener("keydown", keys);
    return () => document.removeEventListener("keydown", keys);
  }, []);
  const drop = (/** @type {DragEvent} */ event) => {
    event.preventDefault();
    readFile(event.dataTransfer?.files[0])
      .then((text) => {
        setDropped(text);
        stage.value = "import";
      })
      .catch((problem) => (trouble.value = problem.message));
  };
  document.title = `${t("web-deck")} · ${t("web-game-arkham_lcg")}`;
  if (!pool.value)
    return html`<main class="frame dk">${trouble.value && html`<p class="trouble" role="alert">${trouble.value}</p>`}</main>`;
  const at = stage.value;
  return html`<main class=${`frame dk at-${at} tab-${tab.value}`} onDragOver=${(/** @type {Event} */ event) => event.preventDefault()} onDrop=${drop}>
    <${TopBar} state=${{ name: word("game-name") }} module=${bar} ui=${{}} />
    ${at === "start" ? html`<${Start} />` : deck.value && size.value !== "laptop" && html`<${Person} />`}
    ${at === "build" && html`<${Filters} /><${Catalogue} />`}
    ${at === "import" && html`<${Import} key=${dropped} dropped=${dropped} />`}
    <div class="side">${at === "start" && html`<${Begin} importing=${importing} key=${investigator.value} />`}
      ${at !== "start" && deck.value && html`<${DeckList} importing=${importing} exporting=${() => setExporting(true)} checking=${check} play=${play} />`}
      <${MiniDeck} />
      ${
        at === "build"
        && html`<nav class="tabs" aria-label=${t("web-tabs")}>${Object.entries(TABS).map(
          ([name, symbol]) => html`<button type="button" key=${name}
        aria-current=${tab.value === name ? "page" : undefined} onClick=${() => (tab.value = name)}>${icon(symbol)}${t(`web-deck-tab-${name}`)}</button>`,
        )}</nav>`
      }</div>
    ${checking && size.value === "laptop" && html`<${Dialog} title=${t("web-deck-check")} kind="checking" close=${() => setChecking(false)}><${Person} /><//>`}
    ${exporting && html`<${Export} close=${() => setExporting(false)} />`}
    ${trouble.value && html`<p class="trouble" role="alert">${trouble.value}</p>`}
    <p class="vh" role="status">${said.value}</p></main>`;
}

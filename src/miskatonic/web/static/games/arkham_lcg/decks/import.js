// @ts-check
// A deck from elsewhere: pasted, dropped or from a file; beside it, what was read.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { html, icon } from "../../../parts/kit.js";
import { language, t } from "../../../words.js";
import { askCheck, word } from "./asking.js";
import { boxes, cards, change, collection, deck, investigatorOf, open, stage } from "./bench.js";
import { Message, titleOf } from "./marks.js";

const WAIT = 250; // after the last letter
export const LARGEST = 200_000; // of a file, in bytes

/** @param {{dropped: string}} props  the text of a file that was dropped on the page */
export function Import({ dropped }) {
  const [text, setText] = useState(dropped);
  const [read, setRead] = useState(/** @type {ArkhamLcg.DeckChecked | null} */ (null));
  const [wrong, setWrong] = useState("");
  /** Which deck of several, by its id. */
  const [picked, setPicked] = useState("");
  /** Cards that were meant by what could not be read. */
  const [taken, setTaken] = useState(/** @type {Record<number, string>} */ ({}));
  const file = useRef(/** @type {HTMLInputElement | null} */ (null));
  const head = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => head.current?.focus(), []);
  useEffect(() => setPicked(""), [text]);
  useEffect(() => {
    setTaken({});
    if (!text.trim()) {
      setRead(null);
      return;
    }
    let late = false;
    const timer = setTimeout(
      () =>
        askCheck({ text, pick: picked, collection: collection.value, boxes: boxes.value })
          .then((answer) => {
            if (late) return;
            setRead(answer);
            setWrong("");
          })
          .catch((problem) => !late && setWrong(problem.message)),
      WAIT,
    );
    return () => {
      late = true;
      clearTimeout(timer);
    };
  }, [text, picked, language.value]);

  const who = read && investigatorOf(read.investigator);
  const shut = () => (stage.value = deck.value ? "build" : "start");
  const take = () => {
    if (!read) return;
    const held = { ...read.cards };
    for (const [line, code] of Object.entries(taken))
      if (code) held[code] = (held[code] ?? 0) + read.doubts[Number(line)].count;
    const name = read.name || t("web-deck-new");
    const made = {
      name,
      investigator: read.investigator,
      cards: held,
      side: read.side,
      taboo: read.taboo,
      experience: read.experience.of,
    };
    open({ id: "", ...made });
    change({}, true);
  };
  const total = read ? Object.values(read.cards).reduce((sum, count) => sum + count, 0) : 0;
  return html`<section class="board imp" aria-labelledby="import"><div class="panel im1"><header><h2 id="import" tabindex="-1" ref=${head}>${t("web-deck-import-title")}</h2>
      <button class="tool" type="button" aria-label=${t("web-close")} onClick=${shut}>${icon("ui-close")}</button></header>
    <p class="hint" id="import-how">${t("web-deck-import-how")}</p>
    <textarea class="area-in" spellcheck="false" aria-label=${t("web-deck-text")} aria-describedby="import-how" value=${text}
      onInput=${(/** @type {Page.Typing} */ event) => setText(event.target.value)}></textarea>
    <div class="row">${
      navigator.clipboard?.readText
      && html`<button type="button" class="btn" onClick=${() =>
        navigator.clipboard
          .readText()
          .then(setText)
          .catch(() => {})}>${icon("ui-paste")}${t("web-deck-paste")}</button>`
    }
      <button type="button" class="btn" onClick=${() => file.current?.click()}>${icon("ui-file")}${t("web-deck-file")}</button>
      <input ref=${file} type="file" accept=".json,.txt,.md,.o8d,application/json,text/plain" hidden aria-hidden="true"
        onChange=${(/** @type {Page.Typing} */ event) =>
          readFile(event.target.files?.[0])
            .then(setText)
            .catch((problem) => setWrong(problem.message))} />
      <button type="button" class="btn quiet" disabled=${!text} onClick=${() => setText("")}>${icon("ui-trash")}${t("web-deck-clear")}</button></div></div>
    <div class="panel im2"><header><h2>${t("web-deck-read")}</h2>${read?.format && html`<span class="state wait">${t(`web-deck-format-${read.format}`)}</span>`}</header>
      <div class="msgs" tabindex="0" role="group" aria-label=${t("web-deck-read")} aria-live="polite">
        ${wrong && html`<${Message} kind="bad" line=${{ say: wrong }} />`}
        ${!read && !wrong && html`<p class="hint">${t("web-deck-read-nothing")}</p>`}
        ${
          read
          && html`<p class="bigline"><b class="num">${total}</b> ${
            who ? t("web-deck-read-for", { name: word(who.name) }) : t("web-deck-read-cards")
          }</p>
          ${
            read.decks.length > 0
            && html`<label class="several">${t("web-deck-several")}<span class="fchip pull"><select value=${picked || read.decks[0].id}
            onChange=${(/** @type {Page.Typing} */ event) => setPicked(event.target.value)}>${read.decks.map(
              (one) => html`<option key=${one.id}
              value=${one.id}>${one.name || one.id}</option>`,
            )}</select>${icon("ui-down")}</span></label>`
          }
          ${read.doubts.map(
            (doubt, line) => html`<${Doubt} key=${line} doubt=${doubt} code=${taken[line]}
            take=${(/** @type {string} */ code) => setTaken({ ...taken, [line]: code })} />`,
          )}
          ${read.problems.map((line) => html`<${Message} kind="bad" line=${line} />`)}
          ${read.notes.map((line) => html`<${Message} kind="note" symbol="ui-swap" line=${line} />`)}
          ${read.legal && html`<${Message} kind="ok" line=${{ say: t("web-deck-in-order") }} />`}`
        }</div>
      <footer><button type="button" class="btn quiet" onClick=${shut}>${t("web-deck-cancel")}</button>
        ${who && html`<button type="button" class="btn lit push" onClick=${take}>${t("web-deck-take", { count: total })}</button>`}</footer></div></section>`;
}

/** Something that could not be read, with what may be meant. @param {{doubt: ArkhamLcg.Doubt, code: string | undefined, take: (code: string) => void}} props */
function Doubt({ doubt, code, take }) {
  const known = (/** @type {string} */ one) => /** @type {ArkhamLcg.PoolCard} */ (cards.value.get(one));
  const say = code ? t("web-deck-taken", { name: titleOf(known(code)) }) : doubt.say;
  return html`<${Message} kind=${code !== undefined ? "note" : "bad"} symbol="ui-why" line=${{ say: code === "" ? t("web-deck-left-out", { written: doubt.written }) : say }}>
    ${
      code === undefined
      && doubt.proposals.length > 0
      && html`${doubt.proposals.map(
        (one) => html`<button type="button" class="btn" key=${one}
      onClick=${() => take(one)}>${t("web-deck-take-it", { name: titleOf(known(one)) })}</button>`,
      )}
      <button type="button" class="btn" onClick=${() => take("")}>${t("web-deck-leave-out")}</button>`
    }<//>`;
}

/** @param {File | undefined} file @returns {Promise<string>} */
export async function readFile(file) {
  if (!file) return "";
  if (file.size > LARGEST) throw new Error(t("web-deck-too-large"));
  return file.text();
}

// @ts-check
// A deck to take elsewhere: as a line of ours, as a file and as text that others read.
import { useEffect, useState } from "preact/hooks";
import { copy } from "../../../http.js";
import { html, icon } from "../../../parts/kit.js";
import { Dialog } from "../../../parts/pop.js";
import { language, t } from "../../../words.js";
import { askExport } from "./asking.js";
import { asked, deck } from "./bench.js";

/** @type {("line" | "text" | "markdown" | "json")[]} */
const FORMS = ["line", "text", "markdown", "json"];

/** @param {{close: () => void}} props */
export function Export({ close }) {
  const [made, setMade] = useState(/** @type {ArkhamLcg.DeckExported | null} */ (null));
  const [wrong, setWrong] = useState("");
  useEffect(() => {
    if (deck.value)
      askExport(asked(deck.value))
        .then(setMade)
        .catch((problem) => setWrong(problem.message));
  }, [language.value]);
  return html`<${Dialog} title=${t("web-deck-export-title")} kind="export" close=${close}>${wrong && html`<p role="alert">${wrong}</p>`}
    ${made && FORMS.map((form) => html`<${Form} key=${form} form=${form} text=${made[form]} />`)}<//>`;
}

/** @param {{form: string, text: string}} props */
function Form({ form, text }) {
  const [copied, setCopied] = useState(false);
  const name = t(`web-deck-as-${form}`);
  const load = () => {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([text], { type: form === "json" ? "application/json" : "text/plain" }));
    link.download = `${deck.value?.name.replace(/[^\p{L}\p{N}]+/gu, "-") || "deck"}.${form === "json" ? "json" : "txt"}`;
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return html`<section class="form"><h3 id=${`as-${form}`}>${name}</h3><textarea class="area-in" readonly rows="3" aria-labelledby=${`as-${form}`}>${text}</textarea>
    <div class="row"><button type="button" class="btn" onClick=${() => copy(text).then(() => setCopied(true))}>${icon(copied ? "ui-check" : "ui-link")}<span aria-live="polite">${t(
      copied ? "web-home-copied" : "web-home-copy",
    )}</span><span class="vh">: ${name}</span></button>
      <button type="button" class="btn" onClick=${load}>${icon("ui-save")}${t("web-deck-download")}<span class="vh">: ${name}</span></button></div></section>`;
}

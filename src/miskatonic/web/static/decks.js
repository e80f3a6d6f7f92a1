// @ts-check
// Where decks are built, away from any table: games/<game>/decks.js is that page.
import { useEffect, useState } from "preact/hooks";
import { html, laySymbols } from "./parts/kit.js";
import { loadWords, t } from "./words.js";

/** @param {{table: string}} props  the game, as the address names it */
export default function Decks({ table: game }) {
  const [Page, setPage] = useState(/** @type {Page.Part<{}> | null} */ (null));
  const [lost, setLost] = useState(false);
  useEffect(() => {
    Promise.all([
      import(`./games/${game}/decks.js`),
      loadWords(game),
      laySymbols(`/static/games/${game}/symbols.svg`),
      laySymbols(`/static/games/${game}/decks.svg`),
    ])
      .then(([module]) => setPage(() => module.default))
      .catch(() => setLost(true));
  }, []);
  if (Page) return html`<${Page} />`;
  return html`<main class="sheet"><h1>Miskatonic</h1>${
    lost
    && html`<p>${t("web-page-unknown")}</p>
    <p><a href="/">${t("web-to-home")}</a></p>`
  }</main>`;
}

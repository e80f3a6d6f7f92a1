// @ts-check
// The way in: which page the address means. Pages are loaded when they are needed.
import { render } from "preact";
import { html, laySymbols } from "./parts/kit.js";
import { loadWords, t } from "./words.js";

/** @type {[RegExp, () => Promise<{default: Page.Part<{table: string}>}>][]} */
const ROUTES = [
  [/^\/$/, () => import("./home.js")],
  [/^\/t\/([\w-]+)\/?$/, () => import("./parts/table.js")],
  [/^\/r\/([\w-]+)\/?$/, () => import("./replay.js")],
  [/^\/decks\/(\w+)\/?$/, () => import("./decks.js")],
  [/^\/credits\/?$/, () => import("./parts/credits.js")],
];

/** A page for an address that leads nowhere, or for a page that could not be loaded. @param {{say: string}} props */
function Nowhere({ say }) {
  return html`<main class="sheet"><h1>Miskatonic</h1><p>${t(say)}</p><p><a href="/">${t("web-to-home")}</a></p></main>`;
}

async function open() {
  const room = /** @type {HTMLElement} */ (document.getElementById("room"));
  const words = loadWords("web");
  for (const [pattern, load] of ROUTES) {
    const match = pattern.exec(location.pathname);
    if (!match) continue;
    try {
      const [page] = await Promise.all([load(), words]);
      room.replaceChildren();
      render(html`<${page.default} table=${match[1]} />`, room);
    } catch (trouble) {
      console.error(trouble);
      await words;
      room.replaceChildren();
      render(html`<${Nowhere} say="web-page-broken" />`, room);
    }
    return;
  }
  await words;
  room.replaceChildren();
  render(html`<${Nowhere} say="web-page-unknown" />`, room);
}

open().then(() => laySymbols());

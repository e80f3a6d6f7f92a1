// @ts-check
// Whose work this is, and what it is not.
import { t } from "../words.js";
import { html, icon } from "./kit.js";

const THANKS = [
  ["icons", "https://game-icons.net", "game-icons.net", "/static/icons/CREDITS.md"],
  ["fonts", "https://github.com/huertatipografica", "Alegreya, Alegreya Sans", "/static/fonts/OFL-Alegreya.txt"],
  ["preact", "https://preactjs.com", "Preact, Signals", "/static/vendor/LICENSE-preact.txt"],
  ["htm", "https://github.com/developit/htm", "htm", "/static/vendor/LICENSE-htm.txt"],
];

export default function Credits() {
  return html`<main class="sheet credits">
    <a class="brand" href="/" aria-label=${t("web-brand")}>${icon("elder-sign")}<span>Miskatonic</span></a>
    <h1>${t("web-credits")}</h1>
    <p>${t("web-credits-unofficial")}</p>
    <p>${t("web-credits-marks")}</p>
    <p>${t("web-credits-rules")}</p>
    <h2>${t("web-credits-others")}</h2>
    <ul>${THANKS.map(
      ([id, site, name, licence]) => html`<li><a href=${site} rel="noreferrer">${name}</a>:
      ${" "}${t(`web-credits-${id}`)} (<a href=${licence}>${t("web-credits-licence")}</a>)</li>`,
    )}</ul>
    <p><a href="/">${t("web-to-home")}</a></p>
  </main>`;
}

// @ts-check
// The bar on top: what is played, how far the turn is, and the tools.
import { useState } from "preact/hooks";
import { LANGUAGES, language, setLanguage, sound, t, theme } from "../words.js";
import { html, icon, size } from "./kit.js";

/** `desk` is left out where there is no live table. @param {{desk?: Page.Desk, state: Page.State, module: Page.Game | null, ui?: Page.Ui}} props */
export function TopBar({ desk, state, module, ui = /** @type {Page.Desk} */ (desk).ui }) {
  const title = !state.closed && module?.title(state, ui);
  const steps = (!state.closed && module?.steps(state, ui)) || [];
  const phase = desk?.film.phase.value; // while it is played what happened, the part of the turn in which it did
  const now = (/** @type {Page.Phase} */ step) =>
    steps.some((one) => one.name === phase) ? step.name === phase : step.current;
  const code = language.value.toUpperCase();
  const night = theme.value === "night";
  return html`<header class="top">
    <a class="brand" href="/" aria-label=${t("web-brand")}>${icon("elder-sign")}<span>Miskatonic</span></a>
    <h1><span class="game">${state.name}</span>${title && html` <span class="num">· ${title}</span>`}${known(state.fate)}</h1>
    ${
      steps.length > 0
      && html`<ol class="steps" aria-label=${t("web-steps")}>${steps.map(
        (step) => html`<li aria-current=${now(step) ? "step" : undefined}>${step.label}</li>`,
      )}</ol>`
    }
    <div class="tools">
      ${
        desk
        && !state.outcome
        && html`<button class="tool goalb" type="button" aria-label=${t("web-goal")} aria-haspopup="dialog"
        aria-pressed=${desk.dialog.value === "goal"} onClick=${() => (desk.dialog.value = "goal")}>${icon("ui-goal")}</button>`
      }
      ${desk && size.value === "laptop" && html`<${LogButton} desk=${desk} />`}
      <button class="tool wide" type="button" onClick=${nextLanguage}
        aria-label=${t("web-language-now", { code, name: LANGUAGES[language.value] })}>${code}</button>
      <button class="tool wide" type="button" aria-pressed=${sound.value === "on"} aria-label=${t("web-sound")}
        onClick=${() => (sound.value = sound.value === "on" ? "off" : "on")}>
        <span class=${sound.value === "on" ? "" : "struck"}>${icon("ui-sound")}</span></button>
      <button class="tool" type="button" aria-label=${t(night ? "web-to-day" : "web-to-night")}
        onClick=${() => (theme.value = night ? "day" : "night")}>${icon(night ? "ui-sun" : "ui-moon")}</button>
      ${
        desk
        && html`<button class="tool" type="button" aria-label=${t("web-menu")} aria-haspopup="dialog"
        onClick=${() => (desk.dialog.value = "menu")}>${icon("ui-menu")}</button>`
      }
    </div>
  </header>`;
}

/** A mark beside the name of a game whose seed somebody may know. @param {Protocol.SeenFate | null} fate */
function known(fate) {
  if (!fate || fate.how === "drawn") return null;
  const say = t(`web-fate-${fate.how}`);
  return html` <span class="known" role="img" aria-label=${say} title=${say}>${icon("ui-seed")}</span>`;
}

function nextLanguage() {
  const all = Object.keys(LANGUAGES);
  setLanguage(all[(all.indexOf(language.value) + 1) % all.length]);
}

/** @param {{desk: Page.Desk}} props */
function LogButton({ desk }) {
  const [seen, setSeen] = useState(desk.wire.lines.value.length);
  const fresh = Math.max(0, desk.wire.lines.value.length - seen);
  const open = () => {
    setSeen(desk.wire.lines.value.length);
    desk.dialog.value = "log";
  };
  return html`<button class="tool" type="button" aria-haspopup="dialog" onClick=${open}
    aria-label=${t("web-log-new", { count: fresh })}><span class="badged">${icon("ui-log")}${
      fresh > 0 && html`<b class="count num">${fresh > 99 ? "99" : fresh}</b>`
    }</span></button>`;
}

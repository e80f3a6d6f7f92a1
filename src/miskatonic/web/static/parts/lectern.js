// @ts-check
// The lectern: the one fixed place for the details of what is pointed at, and for every "why?".
import { gameTexts, t } from "../words.js";
import { html, icon, size } from "./kit.js";

/** @param {{desk: Page.Reader}} props */
export function Lectern({ desk }) {
  const because = desk.wire.because.value;
  const state = desk.wire.state.value;
  const laptop = size.value === "laptop";
  if (laptop && !desk.reading.value) return null;
  if (!because) {
    return size.value === "phone"
      ? html`<aside class="rule lectern" aria-label=${t("web-details")}>
      <p>${t("web-details-none")}</p></aside>`
      : null;
  }
  const { name } = because.about;
  const said = because.lines.map((line) => line.message);
  const drawn = name && state && !state.closed && desk.game.value?.details?.(name, state, desk.ui, because.lines);
  const lines = drawn ? [] : because.lines;
  const rules = name ? [] : because.rules.filter((rule) => !rule.said);
  const more = name ? because.rules.filter(({ id }) => !lines.some((line) => line.rule === id)) : [];
  const texts = state && name && !drawn && !lines.length ? gameTexts(state.game, name, said) : [];
  const close = () => {
    desk.reading.value = false;
    desk.wire.because.value = null;
  };
  return html`<aside class="rule lectern" tabindex="0" aria-label=${t("web-details")}>
    <button type="button" class="close" aria-label=${t("web-close")} onClick=${close}>${icon("ui-close")}</button>
    ${
      name
      && drawn
      && desk.ui.large
      && html`<button type="button" class="close zoomin" aria-label=${t("web-large")} aria-keyshortcuts="z"
      onClick=${() => desk.large?.open({ name })}>${icon("ui-zoom")}</button>`
    }
    <h3>${because.title}</h3>
    ${drawn}${texts.map((/** @type {string} */ text) => html`<p>${text}</p>`)}
    ${
      lines.length > 0
      && html`<dl class="lines">${lines.map(
        (line) => html`<div>
      <dd>${line.say}</dd>${line.rule && html`<dd class="id"><${RuleLink} desk=${desk} rule=${line.rule} /></dd>`}
    </div>`,
      )}</dl>`
    }
    ${
      rules.length > 0
      && html`<dl class="lines said">${rules.map(
        (rule) => html`<div>
      <dd>${rule.say}</dd><dd class="id"><${RuleLink} desk=${desk} rule=${rule.id} /></dd></div>`,
      )}</dl>`
    }
    ${
      more.length > 0
      && html`<p class="ids">${more.map(
        (rule) => html`<${RuleLink} desk=${desk}
      rule=${rule.id} />`,
      )}</p>`
    }
  </aside>`;
}

/** @param {{desk: Page.Reader, rule: string}} props */
export function RuleLink({ desk, rule }) {
  return html`<button type="button" class="rulelink" aria-label=${t("web-rule", { rule })}
    onClick=${() => desk.show({ rule }, true)}>${rule}</button>`;
}

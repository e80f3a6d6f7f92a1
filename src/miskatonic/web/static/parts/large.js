// @ts-check
// Something at full size beside what there is to read about it, or the cards of a pile: over people and table, never over the
// decision. A game that draws such things brings `large`; Z, the lens of the lectern, or pressing what can't be chosen opens it.
import { signal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../words.js";
import { html, icon } from "./kit.js";
import { RuleLink } from "./lectern.js";

/** What can be opened at any time, by its letter; of a table that can only be read there is nothing.
 * @param {Page.Desk} desk */
export function sheetsOf({ wire, game, ui }) {
  const state = wire.state.value;
  return (state && !state.closed && game.value?.sheets?.(state, ui)) || {};
}

/** What lies open at full size. @param {Page.Wire} wire @param {import("@preact/signals").Signal<Page.Game | null | undefined>} game */
export function makeLarge(wire, game) {
  const what = signal(/** @type {Page.Large | null} */ (null));
  return {
    what,
    /** @param {Page.Large} wanted */
    open(wanted) {
      if (!game.value?.large) return;
      what.value = wanted;
      const { name } = wanted;
      if (!name) return;
      wire.read({ name }, (told) => {
        if (what.value?.name === name) what.value = { name, told };
      });
    },
    /** Opens what is read about just now; closes what is open. */
    toggle() {
      const name = wire.because.value?.about.name;
      if (what.value) what.value = null;
      else if (name) this.open({ name });
    },
    /** Opens a sheet, or closes it. @param {{sheet: string}} wanted */
    swap({ sheet }) {
      if (what.value?.sheet === sheet) what.value = null;
      else this.open({ sheet });
    },
    close: () => (what.value = null),
    /** The table has changed: cards go, a sheet is read on. */
    turn() {
      if (!what.value?.sheet) what.value = null;
    },
  };
}

/** @param {{desk: Page.Desk, state: Page.Open, module: Page.Game | null}} props */
export function Large({ desk, state, module }) {
  const { what, close } = desk.large;
  const drawn = what.value && module?.large?.(what.value, state, desk.ui);
  return drawn ? html`<${Open} desk=${desk} what=${what.value} drawn=${drawn} close=${close} />` : null;
}

/** @param {{desk: Page.Desk, what: Page.Large, drawn: {title: string, body: Page.Drawn, lines: Protocol.Reason[]}, close: () => void}} props */
function Open({ desk, what, drawn: { title, body, lines }, close }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const key = what.name ?? what.pile ?? what.sheet;
  useLayoutEffect(() => {
    const before = /** @type {HTMLElement | null} */ (document.activeElement);
    box.current?.focus({ preventScroll: true });
    const keyed = before?.matches(":focus-visible"); // a mouse leaves Enter to the decision
    return () => keyed && before?.isConnected && before.focus({ preventScroll: true });
  }, []);
  useLayoutEffect(() => box.current?.focus({ preventScroll: true }), [key]);
  const beside = (/** @type {Event} */ event) => event.target === event.currentTarget && close();
  return html`<div class="over" onClick=${beside}><section ref=${box} class=${`overin${what.sheet ? " whole" : ""}`} tabindex="-1" role="dialog" aria-label=${title}>
    ${body}
    <div class="overtold"><header><h2>${title}</h2><button type="button" class="tool" aria-label=${t("web-close")}
        onClick=${close}>${icon("ui-close")}</button></header>
      ${
        lines.length > 0
        && html`<dl class="lines">${lines.map(
          (line) => html`<div><dd>${line.say}</dd>
        ${line.rule && html`<dd class="id"><${RuleLink} desk=${desk} rule=${line.rule} /></dd>`}</div>`,
        )}</dl>`
      }</div>
  </section></div>`;
}

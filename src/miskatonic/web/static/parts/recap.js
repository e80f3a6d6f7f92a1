// @ts-check
// What happened since the viewer last decided, in a few lines by cause; a click watches one again.
import { t } from "../words.js";
import { html, icon } from "./kit.js";

/** Without a `module` it is told in words alone. @param {{desk: Page.Desk, state: Page.State, module?: Page.Game | null}} props */
export function Recap({ desk, state, module }) {
  const lines = new Map(desk.wire.lines.value.map((line) => [line.number, line]));
  const causes = (state.recap?.causes ?? []).filter((cause) => lines.has(cause.line));
  const title = t(state.spectator ? "web-recap-watching" : "web-recap");
  if (!causes.length) return null;
  return html`<section class="rule recap" aria-label=${title} tabindex="0">
    <h3>${title}</h3>
    <ol>${causes.map(
      (cause) => html`<${Cause} key=${cause.line} desk=${desk} cause=${cause}
      lines=${lines} module=${module} />`,
    )}</ol></section>`;
}

/** @param {{desk: Page.Desk, cause: Protocol.Cause, lines: Map<number, Protocol.LogLine>, module: Page.Game | null}} props */
function Cause({ desk, cause, lines, module }) {
  const head = /** @type {Protocol.LogLine} */ (lines.get(cause.line));
  const lost = new Set(cause.lost);
  const symbol = module && (module.eventIcon?.(head) ?? (head.turn ? "pawn" : null));
  const effects = cause.effects.flatMap((/** @type {number} */ one) => lines.get(one) ?? []);
  const loss = html`<span class="vh">${t("web-recap-loss")} </span>`;
  return html`<li class=${lost.size ? "hurt" : ""}>
    <button type="button" class=${lost.has(cause.line) ? "bad" : ""} aria-label=${t("web-recap-watch", { say: head.say })}
      onClick=${() => desk.film.again(cause.lines)}>${symbol ? icon(symbol) : html`<i class="dot"></i>`}
      <span>${head.say}</span></button>
    ${
      (effects.length > 0 || cause.more > 0)
      && html`<ul>${effects.map(
        (line) => html`<li
      class=${lost.has(line.number) ? "bad" : ""}>${lost.has(line.number) && loss}${line.say}</li>`,
      )}
      ${cause.more > 0 && html`<li class="more">${t("web-recap-more", { count: cause.more })}</li>`}</ul>`
    }
  </li>`;
}

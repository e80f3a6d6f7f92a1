// @ts-check
// The menu: settings, links, and the ways away from the table.
import { useState } from "preact/hooks";
import { download } from "../http.js";
import { OnlyHere } from "./reach.js";
import { LANGUAGES, language, nickname, setLanguage, sound, speed, t, theme } from "../words.js";
import { html, icon, mark } from "./kit.js";
import { sheetsOf } from "./large.js";
import { canCopy, copySeat } from "./people.js";
import { Dialog } from "./pop.js";

/** @param {{desk: Page.Desk, state: Page.State}} props */
export function MenuDialog({ desk, state }) {
  const close = () => (desk.dialog.value = null);
  const act = (/** @type {() => void} */ what) => () => {
    close();
    what();
  };
  return html`<${Dialog} title=${t("web-menu")} kind="menubox" close=${close}>
    <div class="ways">
      <button type="button" class="btn" aria-pressed=${desk.list.value} onClick=${act(
        () => (desk.list.value = !desk.list.value),
      )}>${icon("ui-log")}${t(desk.list.value ? "web-drawing" : "web-list")}</button>
      <a class="btn" href=${`/r/${state.table}`}>${icon("ui-play")}${t("web-menu-replay")}</a>
      ${
        state.creator
        && html`<button type="button" class="btn" onClick=${act(() =>
          download(state.table).catch((trouble) => desk.say(trouble.message)),
        )}>${icon("ui-share")}${t("web-export")}</button>`
      }
      ${Object.entries(sheetsOf(desk)).map(
        ([letter, { sheet, label, symbol }]) => html`<button type="button" class="btn"
        aria-keyshortcuts=${letter} onClick=${act(() => desk.large.open({ sheet }))}>${icon(symbol)}${label}</button>`,
      )}
      <a class="btn" href="/">${icon("ui-plus")}${t("web-new-table")}</a>
      <button type="button" class="btn" onClick=${() => (desk.dialog.value = "help")}>
        ${icon("ui-why")}${t("web-help")}</button>
    </div>
    <${Settings} desk=${desk} />
    ${state.creator && html`<${Links} desk=${desk} state=${state} />`}
    <${Fate} fate=${state.fate} />
    <p class="foot"><a href="/credits">${t("web-credits")}</a></p>
  </${Dialog}>`;
}

/** @param {{desk: Page.Desk}} props */
function Settings({ desk }) {
  const onOff = { on: t("web-on"), off: t("web-off") };
  const [name, setName] = useState(nickname.value);
  const rename = () => {
    if (name === nickname.value) return;
    nickname.value = name.trim();
    desk.wire.again();
  };
  return html`<section class="settings" aria-label=${t("web-settings")}><h3>${t("web-settings")}</h3>
    <${Choose} label=${t("web-language")} values=${LANGUAGES} now=${language.value} pick=${setLanguage} />
    <${Choose} label=${t("web-theme")} values=${{ night: t("web-night"), day: t("web-day") }} now=${theme.value}
      pick=${(/** @type {string} */ to) => (theme.value = to)} />
    <${Choose} label=${t("web-sound")} values=${onOff} now=${sound.value}
      pick=${(/** @type {string} */ to) => (sound.value = to)} />
    <${Choose} label=${t("web-speed")} values=${{
      off: t("web-speed-off"),
      quick: t("web-speed-quick"),
      slow: t("web-speed-slow"),
    }} now=${speed.value} pick=${(/** @type {string} */ to) => (speed.value = to)} />
    <label class="line"><span>${t("web-name")}</span><input class="field" maxlength="24" autocomplete="nickname"
      value=${name} onInput=${(/** @type {Page.Typing} */ event) => setName(event.target.value)} onChange=${rename} /></label>
  </section>`;
}

/** @param {{label: string, values: Record<string, string>, now: string, pick: (value: string) => void}} props */
function Choose({ label, values, now, pick }) {
  return html`<div class="line"><span>${label}</span><div class="seg" role="group" aria-label=${label}>
    ${Object.entries(values).map(
      ([value, say]) => html`<button type="button" aria-pressed=${value === now}
      onClick=${() => pick(value)}>${say}</button>`,
    )}</div></div>`;
}

/** Where the chance of the table comes from: sealed while the game runs, and open to be checked when it is over.
 * Tables of earlier versions say nothing of it. @param {{fate: Protocol.SeenFate | null}} props */
function Fate({ fate }) {
  if (!fate) return null;
  const { open } = fate;
  return html`<section class="fate" aria-label=${t("web-fate")}><h3>${t("web-fate")}</h3>
    <p>${t(`web-fate-${fate.how}`)} ${t(open ? "web-fate-open" : "web-fate-sealed")}</p>
    <dl><dt>${t("web-fate-seal")}</dt><dd>${fate.seal}</dd>
      ${
        open
        && html`<dt>${t("web-fate-seed")}</dt><dd>${open.seed}</dd>
        <dt>${t("web-fate-salt")}</dt><dd>${open.salt}</dd>
        <dt>${t("web-fate-check")}</dt><dd>printf ${open.seed}:${open.salt} | sha256sum</dd>`
      }</dl>
  </section>`;
}

/** The links of the seats, for whoever made the table. @param {{desk: Page.Desk, state: Page.State}} props */
function Links({ desk, state }) {
  const all = [...state.seats, { seat: -1, name: t("web-spectators"), mine: false }];
  return html`<section class="links" aria-label=${t("web-links")}><h3>${t("web-links")}</h3><${OnlyHere} />
    ${all.map(
      ({ seat, name, mine }) => html`<div class="line">
      <span class="seatname">${seat < 0 ? icon("ui-people") : mark(seat)} ${name}</span>
      <span class="row">${
        !mine
        && html`<button type="button" class="btn quiet"
        aria-label=${t("web-link-renew-of", { name })} onClick=${() => copySeat(desk, seat, true)}>
        ${t("web-link-renew")}</button>`
      }
      ${
        canCopy(state, { seat, mine })
        && html`<button type="button" class="btn"
        aria-label=${t("web-link-copy-of", { name })} onClick=${() => copySeat(desk, seat)}>
        ${icon("ui-link")}${t("web-link-copy")}</button>`
      }</span></div>`,
    )}
  </section>`;
}

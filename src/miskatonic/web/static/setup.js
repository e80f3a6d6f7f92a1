// @ts-check
// The panel under the covers: how the table is set, and afterwards its links.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { ask, copy, creatorKey, keepTable, linkTo } from "./http.js";
import { OnlyHere } from "./parts/reach.js";
import { own, owned, turned } from "./owned.js";
import { html, icon, mark } from "./parts/kit.js";
import { language, t } from "./words.js";

/** What can be picked; `plain` and `more` are its label in two lines. @template V
 * @typedef {{value: V, label: string, plain?: string, more?: string, off?: boolean}} Value */

/** A row of buttons of which one is pressed. @template {string | number} V
 * @param {{label: string, values: Value<V>[], value: V, pick: (value: V) => void}} props */
function Pick({ label, values, value, pick }) {
  const many = values.length > 4 && values.some((one) => one.label.length > 2);
  return html`<div class=${many ? "f many" : "f"}><h3>${label}</h3>
    <div class=${many ? "picks" : "seg big"} role="group" aria-label=${label}>${values.map(
      (one) => html`<button type="button" key=${one.value}
      aria-pressed=${one.value === value} disabled=${one.off} onClick=${() => pick(one.value)}>${one.plain ?? one.label}${
        one.more && html`<small>${one.more}</small>`
      }</button>`,
    )}</div></div>`;
}

/** A row of buttons any of which may be pressed; what everybody has always is.
 * @param {{setting: Protocol.SettingShown, value: string, pick: (value: string) => void}} props */
function Several({ setting, value, pick }) {
  const held = value.split("+");
  return html`<div class="f several"><h3>${setting.label}</h3>
    <div class="picks" role="group" aria-label=${setting.label}>${setting.values.map(
      (one) => html`<button type="button" key=${one.value} aria-pressed=${held.includes(one.value)}
      disabled=${one.value === setting.default} onClick=${() =>
        pick(
          turned(
            value,
            one.value,
            setting.values.map((each) => each.value),
            setting.default,
          ),
        )}>${one.label}</button>`,
    )}</div></div>`;
}

/** @param {{game: Protocol.GameShown, failed: (problem: Error) => void}} props */
export function Setup({ game, failed }) {
  const [seats, setSeats] = useState(game.seats.includes(2) ? 2 : game.seats[0]);
  const [who, setWho] = useState("me");
  const [options, setOptions] = useState(/** @type {Record<string, string>} */ ({}));
  const [bot, setBot] = useState(game.bots.at(-1));
  const [more, setMore] = useState(false);
  const hasDecks = game.enquiries.includes("deck.pool");
  const [busy, setBusy] = useState(hasDecks); // until the seats are laid, which move what lies below them
  const [Seating, setSeating] = useState(/** @type {Page.Part<Page.Seating> | null} */ (null));
  const [made, setMade] = useState(/** @type {Protocol.Seated | null} */ (null));

  useEffect(() => {
    // a game of decks lets one choose them, seat by seat
    if (!hasDecks) return;
    import(`./games/${game.id}/seating.js`)
      .then((found) => setSeating(() => found.default))
      .catch((problem) => {
        failed(problem);
        setBusy(false);
      });
  }, []);

  const alone = seats === 1;
  // Of the rest the first one is always shown.
  const [main, ...others] = game.settings.filter((one) => !one.several);
  // Who begins may also be a seat, by its number.
  const seated = Array.from({ length: seats }, (_, seat) => ({ value: `${seat + 1}`, label: `${seat + 1}` }));
  /** What is chosen for a setting and still offered: of several values what is owned, as far as the game has it. @param {string} id @returns {string} */
  const chosen = (id) => {
    const setting = /** @type {Protocol.SettingShown} */ (game.settings.find((one) => one.id === id));
    if (!setting.several)
      return setting.values.some((one) => one.value === options[id] && !offered(one))
        ? setting.default
        : (options[id] ?? setting.default);
    const held = owned(game.id, id, setting.default).split("+");
    const here = setting.values.map((one) => one.value);
    return here.filter((one) => one === setting.default || held.includes(one)).join("+");
  };
  /** Whether what a value needs is chosen. @param {Protocol.SettingValue} one */
  const offered = ({ given }) => !given || given.values.some((value) => chosen(given.id).split("+").includes(value));
  const several = game.settings.filter((one) => one.several && one.values.length > 1);
  /** Whether a setting matters with what is chosen. @param {Protocol.SettingShown} one */
  const matters = ({ given }) => !given || given.values.includes(chosen(given.id));
  /** The settings of the table: of what was chosen, what matters and is still offered. */
  const settled = () => ({
    ...Object.fromEntries(
      Object.entries(options).filter(([id, value]) => {
        const setting = game.settings.find((one) => one.id === id);
        return setting && matters(setting) && setting.values.every((one) => one.value !== value || offered(one));
      }),
    ),
    ...Object.fromEntries(several.map(({ id }) => [id, chosen(id)])),
  });
  const field = (/** @type {Protocol.SettingShown} */ setting) => {
    if (setting.id === "decks" && Seating) return null;
    if (!matters(setting)) return null;
    const values = setting.id === "first" ? [...setting.values, ...seated] : setting.values.filter(offered);
    // What has a single value can only be set in words, not picked here.
    return (
      values.length > 1
      && html`<${Pick} key=${setting.id} label=${setting.label} values=${values}
      value=${chosen(setting.id)}
      pick=${(/** @type {string} */ value) => setOptions({ ...options, [setting.id]: value })} />`
    );
  };
  const sit = (/** @type {Event} */ event) => {
    event.preventDefault();
    setBusy(true);
    const rest = Array.from({ length: seats - 1 }, (_, index) => [index + 1, bot]);
    // Whoever holds all seats need not ask themselves for consent.
    const unasked = who === "me" && game.settings.some((one) => one.id === "consent");
    ask("/api/tables", {
      key: creatorKey(),
      body: {
        game: game.id,
        seats,
        options: unasked ? { consent: "waive", ...settled() } : settled(),
        language: language.value,
        bots: who === "bots" ? Object.fromEntries(rest) : {},
        seed: null,
      },
    })
      .then((table) => {
        keepTable(table, who === "friends" ? 1 : seats);
        if (who === "friends") setMade(table);
        else location.assign(`/t/${table.table}`);
      })
      .catch(failed)
      .finally(() => setBusy(false));
  };
  if (made) return html`<${Links} made=${made} />`;
  return html`<form class="setup" aria-label=${game.name} onSubmit=${sit}>
    <${Pick} label=${t("web-home-seats")} value=${seats}
      values=${game.seats.map((/** @type {number} */ count) => ({ value: count, label: String(count) }))}
      pick=${(/** @type {number} */ count) => {
        setSeats(count);
        setOptions(Object.fromEntries(Object.entries(options).filter(([id]) => id !== "first")));
        if (count === 1) setWho("me");
      }} />
    <${Pick} label=${t("web-home-who")} value=${who} pick=${setWho} values=${[
      { value: "me", label: t("web-home-who-me") },
      { value: "friends", label: t("web-home-who-friends"), off: alone },
      { value: "bots", label: t("web-home-who-bots"), off: alone },
    ]} />
    ${several.map(
      (setting) => html`<${Several} key=${setting.id} setting=${setting} value=${chosen(setting.id)}
      pick=${(/** @type {string} */ value) => own(game.id, setting.id, value)} />`,
    )}
    ${main && field(main)}
    ${
      Seating
      && html`<${Seating} seats=${seats} failed=${failed} wait=${setBusy} boxes=${several[0] ? chosen(several[0].id) : undefined}
      pick=${(/** @type {Record<string, string>} */ found) => setOptions((before) => ({ ...before, ...found }))} />`
    }
    ${more && others.map(field)}
    ${
      more
      && who === "bots"
      && html`<${Pick} label=${t("web-home-bots")} value=${bot} pick=${setBot}
      values=${game.bots.map((/** @type {string} */ id) => ({ value: id, label: t(`web-home-bot-${id}`) }))} />`
    }
    <div class="end-row"><button type="button" class="btn quiet" aria-expanded=${more} onClick=${() => setMore(!more)}>
        ${icon(more ? "ui-up" : "ui-down")}${t(more ? "web-home-less" : "web-home-more")}</button>
      <button type="submit" class="btn lit go" disabled=${busy}>${icon("ui-play")}${t("web-home-sit")}</button></div>
  </form>`;
}

/** The links of a table for friends, before one goes there. @param {{made: Protocol.Seated}} props */
function Links({ made }) {
  const head = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => head.current?.focus(), []);
  const rows = [
    ...made.keys
      .slice(1)
      .map((key, index) => ({ key, mark: mark(index + 1), name: t("web-home-link-seat", { seat: index + 2 }) })),
    { key: made.spectator, mark: icon("gi-all-seeing-eye"), name: t("web-home-link-watch") },
  ];
  return html`<section class="setup links" aria-labelledby="links">
    <div class="say"><h3 id="links" tabindex="-1" ref=${head}>${t("web-home-links")}</h3>
      <p>${t("web-home-links-say")}</p><${OnlyHere} /></div>
    <ul>${rows.map(
      (row) => html`<li key=${row.key}><${Link} ...${row}
      href=${linkTo(`/t/${made.table}#${row.key}`)} /></li>`,
    )}</ul>
    <div class="end-row"><a class="btn lit go" href=${`/t/${made.table}`}>${icon("ui-play")}
      ${t("web-home-sit")}</a></div></section>`;
}

/** @param {{href: string, mark: Page.Drawn, name: string}} props */
function Link({ href, mark, name }) {
  const [copied, setCopied] = useState(false);
  return html`<span class="mk">${mark}</span><span class="grow"><b>${name}</b><span class="href">${href}</span></span>
    <button type="button" class="btn" onClick=${() => copy(href).then(() => setCopied(true))}>
      ${icon(copied ? "ui-check" : "ui-link")}
      <span aria-live="polite">${t(copied ? "web-home-copied" : "web-home-copy")}</span>
      <span class="vh">${name}</span></button>`;
}

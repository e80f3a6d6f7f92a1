// @ts-check
// The options of a decision, by verb; what is barred, with its reason. What takes a mark back stands where it was set.
import { useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../words.js";
import { html, icon, percent, roughly, seatClass } from "./kit.js";
import { resting } from "./pointer.js";

/** @typedef {Page.Group & {whole: Page.Group, barred: Protocol.Barrier[]}} Shown   what is shown of a `whole` group */

/** @param {{desk: Page.Desk, state: Page.Asking}} props */
export function Options({ desk, state }) {
  const { ui } = desk;
  const { asked } = state;
  const only = ui.only.value;
  const quiet = only || !asked.mine;
  const narrowed = asked.groups
    .map((group) => ({
      ...group,
      whole: group,
      options: group.options
        .filter((option) => !only || only.includes(option.text))
        .sort((one, other) => Number(other.mine) - Number(one.mine)), // what is one's own comes first
      barred: quiet ? [] : asked.barred.filter((one) => one.verb === group.verb),
    }))
    .filter((group) => group.options.length);
  const placed = new Set(narrowed.flatMap((group) => group.barred));
  const rest = quiet ? [] : asked.barred.filter((one) => !placed.has(one));
  return html`
    ${!asked.mine && !asked.groups.length && html`<p class="calm">${t("web-private")}</p>`}
    ${
      only
      && html`<button type="button" class="opt all" onClick=${() => (ui.only.value = null)}>
      ${icon("ui-undo")}<span class="grow">${t("web-all-options")}</span></button>`
    }
    ${sections(narrowed, state).map(
      ({ title, groups }) => html`${title && html`<h3 class="whose">${title}</h3>`}
      ${groups.map(
        (group) => html`<${Group} key=${group.verb} desk=${desk} state=${state}
        group=${group} heading=${!title} />`,
      )}`,
    )}
    ${
      rest.length > 0
      && html`<h3>${t("web-not-now")}</h3>${rest.map(
        (one) => html`<${Barred}
      desk=${desk} state=${state} one=${one} />`,
      )}`
    }`;
}

/** While somebody else decides: what I may do meanwhile, then what they can answer.
 * @param {Shown[]} groups @param {Page.Asking} state @returns {{title: string, groups: Shown[]}[]} */
function sections(groups, state) {
  const { asked } = state;
  const { others = [] } = asked;
  if (asked.mine) return [{ title: "", groups }];
  const part = (/** @type {boolean} */ mine) =>
    groups
      .map((group) => ({
        ...group,
        options: group.options.filter((option) => option.mine === mine),
      }))
      .filter((group) => group.options.length);
  const names = others.map((one) => state.seats[one].person || state.seats[one].name);
  return [
    { title: t("web-meanwhile"), groups: part(true) },
    { title: t("web-their-answers", { name: names.join(", ") }), groups: names.length ? part(false) : [] },
  ].filter((section) => section.groups.length);
}

/** @param {{desk: Page.Desk, state: Page.Asking, group: Shown, heading: boolean}} props */
function Group({ desk, state, group, heading }) {
  const { ui } = desk;
  if (ui.folded(group.whole)) return html`<${Folded} desk=${desk} state=${state} group=${group} />`;
  const remarks = new Set(group.options.map((option) => option.remark));
  const titled = heading && (group.options.length > 1 || group.barred.length > 0);
  const remark = titled && remarks.size === 1 ? group.options[0].remark : "";
  const chances = group.options.some((option) => option.chance !== null);
  const aside = remark || (chances ? t("web-chance") : "");
  const short = ui.short(group);
  return html`
    ${titled && html`<h3>${group.label}${aside && html`<span>${aside}</span>`}</h3>`}
    <div class=${short ? "optgrid" : "optlist"}>${group.options.map(
      (option) => html`<${Row}
      key=${option.text} desk=${desk} state=${state} option=${option} short=${short && ui.word(ui.nameOf(option) || "")}
      remark=${remark ? "" : option.remark} titled=${titled} />`,
    )}</div>
    ${group.barred.map((one) => html`<${Barred} desk=${desk} state=${state} one=${one} />`)}`;
}

/** @param {{desk: Page.Desk, state: Page.Asking, option: Page.Option, short: string | false, remark: string, titled: boolean}} props */
function Row({ desk, state, option, short, remark, titled }) {
  const { ui, wire } = desk;
  const { asked } = state;
  const free = option.mine && !state.undo.asked;
  const symbol = desk.game.value?.optionIcon?.(option, state);
  const body = desk.game.value?.optionBody?.(option, state, ui, titled);
  const owner = option.seat !== asked.seat ? state.seats[option.seat] : null;
  const small = owner && !option.mine ? t("web-belongs", { name: owner.person || owner.name }) : remark;
  const point = (/** @type {PointerEvent} */ event) => {
    if (event.pointerType === "touch" || ui.pointed.peek() === option.text) return;
    if (event.type === "focus") ui.leave();
    else if (resting(event)) return;
    if (ui.point(option.text)) desk.show({ option: option.text });
  };
  const classes = [
    "opt",
    ui.pointed.value === option.text && "hot",
    !free && "others",
    !free && seatClass(option.seat),
    (option.undoes || wire.sent.value?.option === option.text) && "chosen",
    body && "drawn",
  ]
    .filter(Boolean)
    .join(" ");
  const advised = wire.advice.value?.option === option.text;
  const row = useInSight(advised);
  const letter = free ? ui.letter(option) : "";
  return html`<button type="button" class=${classes} ref=${row} aria-disabled=${free ? undefined : "true"} aria-keyshortcuts=${letter || undefined}
      onClick=${() => (free ? wire.answer(option.text) : desk.show({ option: option.text }, true))}
      onPointerEnter=${point} onPointerMove=${point} onPointerLeave=${ui.leave} onFocus=${point} onBlur=${() => ui.point(null)}>
    ${free && html`<span class="key">${ui.digit(option)}</span>`}
    ${symbol && icon(symbol)}
    ${(body || short) && html`<span class="vh">${option.say}</span>`}
    ${
      body
        ? html`<span class="as-is" aria-hidden="true">${body}</span>`
        : html`<span class="grow"><span aria-hidden=${short ? "true" : undefined}>${short || option.say}</span>
        ${small && html`<small>${small}</small>`}</span>`
    }
    ${advised && html`<span class="tail advised">${icon("ui-hint")}<span class=${short ? "vh" : ""}>${t("web-hint")}</span></span>`}
    ${option.undoes && html`<span class="tail">${icon("ui-check")}</span>`}
    ${option.chance !== null && !option.undoes && html`<${Chance} said=${(desk.game.value?.exact ? percent : roughly)(option.chance)} chance=${option.chance} />`}
    ${letter && html`<span class="tail letter"><kbd class="key soft" aria-hidden="true">${letter}</kbd></span>`}
    ${free && option.text === asked.default && html`<span class="tail"><kbd class="key soft">Enter</kbd></span>`}
  </button>`;
}

/** How likely an option brings what one wants by it. @param {{said: string, chance: number}} props */
function Chance({ said, chance }) {
  return html`<span class="tail odds"><span class="vh">${t("web-chance")}:</span>
    <b>${said}</b>
    <i style=${{ "--part": `${100 * chance}%` }} aria-hidden="true"></i></span>`;
}

/** Brings a row into sight when it is advised. @param {boolean} advised */
function useInSight(advised) {
  const row = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    if (advised) row.current?.scrollIntoView({ block: "nearest" });
  }, [advised]);
  return row;
}

/** A verb with many targets: one row until it is opened. @param {{desk: Page.Desk, state: Page.Asking, group: Shown}} props */
function Folded({ desk, state, group }) {
  const n = desk.ui.digit(group);
  const symbol = desk.game.value?.optionIcon?.(group.options[0], state);
  const advised = group.options.some((one) => one.text === desk.wire.advice.value?.option);
  const row = useInSight(advised);
  const others = `others closed ${seatClass(group.options[0].seat)}`;
  return html`<div class="optlist"><button type="button" class=${`opt ${n ? "" : others}`} aria-expanded="false" ref=${row}
      onClick=${() => desk.unfold(group)}>
    ${n && html`<span class="key">${n}</span>`}${symbol && icon(symbol)}
    <span class="grow">${group.label}…<small>${t("web-folded", { count: group.options.length })}</small></span>
    ${advised && html`<span class="tail advised">${icon("ui-hint")}${t("web-hint")}</span>`}
    <span class="tail">${icon("ui-chevron")}</span></button></div>`;
}

/** What one would expect to be able to do here but cannot. @param {{desk: Page.Desk, state: Page.Asking, one: Protocol.Barrier}} props */
function Barred({ desk, state, one }) {
  const symbol = desk.game.value?.optionIcon?.(one, state);
  return html`<button type="button" class="opt" aria-disabled="true"
      onClick=${() => desk.show({ barred: one.n }, true)} onFocus=${() => desk.show({ barred: one.n }, false)}
      onPointerEnter=${(/** @type {PointerEvent} */ event) => resting(event) || desk.show({ barred: one.n }, false)}>
    ${symbol && icon(symbol)}<span class="grow">${one.label}<small>${one.reason}</small></span>
    <span class="tail">${icon("ui-why")}</span></button>`;
}

// @ts-check
// A thing of the table, drawn the same way in every game. What is drawn for it carries its id, is `can` while an option
// of mine chooses it and `hot` while the option that is pointed at is about it. Pointing at it, focusing or holding it
// shows its details; pressing it answers, or narrows the list where several options are about it.
//
// Equal cards or figures that are drawn as one are given as several ids.
import { t } from "../words.js";
import { html } from "./kit.js";
import { resting } from "./pointer.js";

/** @typedef {string | string[]} Ids */
/** @typedef {{label?: string, shows?: string | null, act?: () => void}} How
 *   what it is called; the name whose details it shows; what a press does while nothing can be chosen by it */

/** What marks the drawing of a thing. @param {Page.Ui} ui @param {Ids} ids @param {string} [cls] */
export function marked(ui, ids, cls = "") {
  return {
    "data-thing": [ids].flat().join(" ") || undefined,
    class: `${cls}${ui.lit(ids) ? " can" : ""}${ui.hot(ids) ? " hot" : ""}`.trim(),
  };
}

/** What pointing at a thing, focusing and pressing it do. @param {Page.Ui} ui @param {Ids} ids @param {How} how */
export function hands(ui, ids, { shows, act }) {
  const lit = ui.lit(ids);
  const only = lit?.options.length === 1 ? lit.options[0].text : null;
  const look = () => {
    if (shows) ui.show(shows);
    if (only) ui.point(only);
  };
  return {
    onPointerEnter: (/** @type {PointerEvent} */ event) => event.pointerType === "mouse" && !resting(event) && look(),
    onPointerLeave: () => only && ui.leave(),
    onFocus: (/** @type {{currentTarget: Element}} */ event) => event.currentTarget.matches(":focus-visible") && look(),
    onBlur: () => only && ui.point(null),
    onClick(/** @type {Event} */ event) {
      event.stopPropagation();
      if (lit) ui.pick(ids);
      else if (act) act();
      else if (shows && ui.large && ui.size !== "phone") ui.enlarge({ name: shows });
      else if (shows) ui.show(shows);
    },
  };
}

/** What a thing is called, with what choosing it would do. @param {Page.Ui} ui @param {Ids} ids @param {string} label */
export function called(ui, ids, label) {
  const lit = ui.lit(ids);
  const [one, another] = lit?.options ?? [];
  return (
    [
      label,
      another ? t("web-thing-several", { count: lit?.options.length }) : one?.say,
      one && !another && lit?.n !== "…" && t("web-thing-option", { n: lit?.n }),
    ]
      .filter(Boolean)
      .join(", ") || undefined
  );
}

/** The button of a thing, for the thing itself or for something inside its drawing.
 * @param {Page.Ui} ui @param {Ids} ids @param {How} how */
export function control(ui, ids, how) {
  return {
    type: "button",
    "aria-label": called(ui, ids, how.label ?? ""),
    "data-picks": ui.lit(ids) ? "" : undefined,
    ...hands(ui, ids, how),
  };
}

/** The same for a group of a drawing (SVG); `still` is what it has instead while nothing can be chosen by it.
 * @param {Page.Ui} ui @param {Ids} ids @param {How} how @param {Record<string, unknown>} still */
export function drawn(ui, ids, how, still) {
  const { type, onClick, ...rest } = control(ui, ids, how);
  if (!ui.lit(ids)) return { ...rest, onClick, ...still };
  return {
    ...rest,
    onClick,
    role: "button",
    tabindex: 0,
    onKeyDown(/** @type {KeyboardEvent} */ event) {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      onClick(event);
    },
  };
}

/** The properties of something that only shows the details of a name, and is no thing itself.
 * @param {Page.Ui} ui @param {string | null} shows */
export const telling = (ui, shows) => ({ type: "button", ...hands(ui, [], { shows }) });

/** A digit as it stands beside an option; its number is in the accessible name of what carries it. @param {number | string} n */
export const keycap = (n) => html`<span class="key lit" aria-hidden="true">${n}</span>`;

/** The digit of what can be chosen; dots where several options are about it. @param {Page.Ui} ui @param {Ids} ids */
export function digit(ui, ids) {
  const lit = ui.lit(ids);
  return lit && keycap(lit.n);
}

/** A thing as a button with its digit; an image where there is nothing to press it for. `at` is the id of what it lies at: there it
 * has not moved, wherever that is drawn.
 * @param {How & {ui: Page.Ui, ids: Ids, cls?: string, title?: string, sign?: string, at?: string, children?: Page.Drawn}} props */
export function Thing({ ui, ids, cls = "bare", title, sign, at, children, ...how }) {
  if (!ui.lit(ids) && !how.shows && !how.act) {
    return html`<span ...${marked(ui, ids, cls)} role="img" aria-label=${how.label} title=${title}
      data-sign=${sign} data-at=${at}>${children}</span>`;
  }
  return html`<button ...${marked(ui, ids, cls)} title=${title} data-sign=${sign} data-at=${at} ...${control(ui, ids, how)}>${children}${digit(
    ui,
    ids,
  )}</button>`;
}

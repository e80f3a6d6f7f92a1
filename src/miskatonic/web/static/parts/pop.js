// @ts-check
// A small menu under a button, and a dialog; both close with Escape and give the focus back.
import { useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../words.js";
import { html, icon } from "./kit.js";

/** @param {{label: string, open: boolean, setOpen: (open: boolean) => void, symbol?: string, children?: Page.Drawn}} props */
export function Pop({ label, open, setOpen, symbol = "ui-more", children }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const button = () => /** @type {HTMLElement} */ (box.current?.querySelector("button"));
  useLayoutEffect(() => {
    if (!open) return;
    const outside = (/** @type {Event} */ event) => {
      if (!box.current?.contains(/** @type {Node} */ (event.target))) setOpen(false);
    };
    document.addEventListener("pointerdown", outside);
    return () => document.removeEventListener("pointerdown", outside);
  }, [open]);
  const keys = (/** @type {KeyboardEvent} */ event) => {
    if (!open) return;
    const items = /** @type {HTMLElement[]} */ ([...(box.current?.querySelectorAll("[role=menuitem]") ?? [])]);
    const at = items.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) items[(at + step + items.length) % items.length]?.focus();
    else if (event.key === "Escape") {
      setOpen(false);
      button().focus();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return html`<span class="pop" ref=${box} onKeyDown=${keys}>
    <button type="button" class="tool" aria-label=${label} aria-haspopup="menu" aria-expanded=${open}
      onClick=${() => setOpen(!open)}>${icon(symbol)}</button>
    ${open && html`<span class="menu" role="menu" aria-label=${label}>${children}</span>`}
  </span>`;
}

/** @param {{title: string, close: () => void, kind?: string, children?: Page.Drawn}} props */
export function Dialog({ title, close, kind = "", children }) {
  const box = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useLayoutEffect(() => {
    box.current?.showModal();
  }, []);
  const shut = () => box.current?.close(); // gives the focus back, then says so
  const beside = (/** @type {Event} */ event) => {
    if (event.target === box.current) shut();
  };
  return html`<dialog ref=${box} class=${`dialog ${kind}`} aria-labelledby="dialog-title" onClose=${close}
      onClick=${beside}>
    <header><h2 id="dialog-title">${title}</h2><button type="button" class="tool" aria-label=${t("web-close")}
      onClick=${shut}>${icon("ui-close")}</button></header>
    ${children}
  </dialog>`;
}

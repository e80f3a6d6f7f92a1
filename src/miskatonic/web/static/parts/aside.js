// @ts-check
// What lies over a table only now and then.
import { t } from "../words.js";
import { GlossaryDialog, GlossaryNote } from "./glossary.js";
import { GoalCard } from "./goal.js";
import { HelpDialog, LogDrawer } from "./help.js";
import { html } from "./kit.js";
import { MenuDialog } from "./menu.js";
import { Renewed } from "./renewed.js";

/** @param {{desk: any, state: any, module: any}} props */
export function Aside({ desk, state, module }) {
  const open = desk.dialog.value;
  return html`
    ${
      desk.wire.status.value === "lost"
      && html`<p class="lost" role="alert">${desk.wire.out.value ?? t("web-lost")}</p>`
    }
    <div class="toasts" role="status">${desk.toast.value && html`<p class="toast">${desk.toast.value}</p>`}</div>
    ${open === "menu" && html`<${MenuDialog} desk=${desk} state=${state} />`}
    ${open === "help" && html`<${HelpDialog} desk=${desk} />`}
    <${GlossaryNote} desk=${desk} />
    <${Renewed} state=${state} />
    ${open === "signs" && html`<${GlossaryDialog} desk=${desk} />`}
    ${
      (open === "goal" || open === "opening")
      && html`<${GoalCard} desk=${desk} state=${state} module=${module}
      begins=${open === "opening"} />`
    }
    ${open === "log" && html`<${LogDrawer} desk=${desk} state=${state} module=${module} />`}`;
}

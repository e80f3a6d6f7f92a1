// @ts-check
// When somebody wants to be asked: in general, at which places of the round, about which cards. The same options are in the list.
import { html, icon } from "../../parts/kit.js";
import { optionsOf } from "../../parts/ui.js";

/** @type {ArkhamLcg.Asks["level"][]} */
const LEVELS = ["normal", "all", "few"];

/** Whether my question is how I want to be asked. @param {Page.Open<ArkhamLcg.Board>} state */
export const isAboutAsking = (state) =>
  state.view.choice?.prompt === "asks" && optionsOf(state).some((option) => option.mine);

/** One of several, of which `now` holds; the others are options. @param {{label: string, values: {name: string, say: string, option?: Page.Option}[], now: string, ui: Page.Ui}} props */
const Segments = ({ label, values, now, ui }) =>
  html`<div class="seg" role="group" aria-label=${label}>${values
    .filter(({ name, option }) => option || name === now)
    .map(
      ({ name, say, option }) =>
        html`<button type="button" key=${name} aria-pressed=${name === now} onClick=${() => option && ui.choose(option)}>${say}</button>`,
    )}</div>`;

/** @param {{state: Page.Asking<ArkhamLcg.Board>, ui: Page.Ui}} props */
export function Asks({ state, ui }) {
  const options = optionsOf(state);
  const { asks } = state.view.board.seats[state.asked.seats[0]];
  const { level, here, always, never } = /** @type {ArkhamLcg.Asks} */ (asks);
  const about = (/** @type {string} */ verb, /** @type {string} */ key, /** @type {string} */ name) =>
    options.find((one) => one.verb === verb && one.args[key] === name);
  const places = options.filter((one) => one.args.where).map((one) => /** @type {string} */ (one.args.where));
  const cards = [
    ...new Set(options.filter((one) => one.args.card).map((one) => /** @type {string} */ (one.args.card))),
  ];
  return html`<div class="whenask"><section class="panel" aria-labelledby="asks"><header><h2 id="asks">${ui.t("web-asks-title")}</h2><p>${ui.t("web-asks-how")}</p></header>
      <ul><li><span>${ui.t("web-asks-general")}</span><${Segments} label=${ui.t("web-asks-general")} now=${level} ui=${ui}
          values=${LEVELS.map((name) => ({ name, say: ui.t(`web-asks-${name}`), option: about("level", "level", `asks-${name}`) }))} /></li>
        ${places.map(
          (where) => html`<li key=${where}><span>${ui.word(where)}</span><${Segments} label=${ui.word(where)} ui=${ui}
          now=${here.some((one) => where === `window-${one}`) ? "here" : "usual"}
          values=${[
            { name: "here", say: ui.t("web-asks-here"), option: about("here", "where", where) },
            { name: "usual", say: ui.t("web-asks-usual"), option: about("not_here", "where", where) },
          ]} /></li>`,
        )}</ul></section>
    <section class="panel" aria-labelledby="asks-cards"><h3 id="asks-cards">${ui.t("web-asks-cards")}</h3>
      <ul>${cards.map(
        (card) => html`<li key=${card}><span>${ui.word(card)}</span><${Segments} label=${ui.word(card)} ui=${ui}
        now=${always.includes(card) ? "always" : never.includes(card) ? "never" : "usual"}
        values=${["always", "usual", "never"].map((name) => ({ name, say: ui.t(`web-asks-${name}`), option: about(name, "card", card) }))} /></li>`,
      )}</ul>
      <p class="locked">${icon("lock")}${ui.t("web-asks-forced")}</p></section></div>`;
}

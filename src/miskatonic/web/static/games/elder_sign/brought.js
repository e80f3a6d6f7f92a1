// @ts-check
// The monster that is to be placed, as it will lie on a card: name, task, lock, worth.
import { costs, die, html, slot, svg } from "./signs.js";

/** What a need is as a requirement: "need-lore_or_peril", "need-investigation_3". @param {string} need */
function requirement(need) {
  const [, amount] = /^need-investigation_(\d+)$/.exec(need) ?? [];
  return amount ? { investigation: Number(amount) } : { symbols: need.slice("need-".length).split("_or_") };
}

/** @param {any[]} facts @param {any} state @param {import("./signs.js").Ui} ui */
export function brought(facts, state, ui) {
  const { monster } = state.view.choice?.args ?? {};
  const told = (/** @type {string} */ message) => facts.find((line) => line.message === message)?.args;
  const task = told("fact-monster");
  if (!monster || !task) return null;
  const locks = (told("fact-locks")?.things ?? []).map((/** @type {string} */ name) => ({
    name,
    colour: name.slice("die-".length),
    place: "locked",
    face: null,
    holder: null,
  }));
  const back = facts.find((line) => line.message === `${monster}.text`);
  return html`<div aria-hidden="true"><div class="task mon"><span class="mn">${svg("monster")}<span>${ui.word(monster)}</span>
      ${locks.map((/** @type {any} */ one) => die(one, ui, { cls: "tiny", mark: "lock" }))}</span>
    <span class="needs">${task.needs.map((/** @type {string} */ need) => slot(requirement(need), ui))}
      ${costs({ ...task, clock: task.hours / 3 }, ui)}</span>
    <span class="tro" data-sign="sign-trophies">${svg("gi-trophy-cup")}${told("fact-trophies").count}</span></div>
    ${back && html`<p>${back.say}</p>`}</div>`;
}

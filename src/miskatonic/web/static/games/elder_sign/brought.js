// @ts-check
// The monster that is to be placed, as it will look on a card: name, task, lock, worth.
import { costs, die, html, slot, svg } from "./signs.js";

/** What a need is as a requirement: "need-lore_or_peril", "need-investigation_3". @param {string} need */
function requirement(need) {
  const [, amount] = /^need-investigation_(\d+)$/.exec(need) ?? [];
  return amount ? { investigation: Number(amount) } : { symbols: need.slice("need-".length).split("_or_") };
}

/** @param {Protocol.Fact[]} facts @param {Page.Open<ElderSign.Board>} state @param {Page.Ui} ui */
export function brought(facts, state, ui) {
  const { monster } = state.view.choice?.args ?? {};
  const told = (/** @type {string} */ message) => facts.find((line) => line.message === message)?.args;
  const task = /** @type {{needs: string[], sanity: number, stamina: number, hours: number} | undefined} */ (
    told("fact-monster")
  );
  if (!monster || !task) return null;
  const locks = /** @type {string[]} */ (told("fact-locks")?.things ?? []).map((name) => ({
    name,
    colour: /** @type {ElderSign.Board["dice"][number]["colour"]} */ (name.slice("die-".length)),
    place: /** @type {const} */ ("locked"),
    face: null,
    holder: null,
  }));
  const back = facts.find((line) => line.message === `${monster}.text`);
  return html`<div aria-hidden="true"><div class="task mon"><span class="mn">${svg("monster")}<span>${ui.word(String(monster))}</span>
      ${locks.map((one) => die(one, ui, { cls: "tiny", mark: "lock" }))}</span>
    <span class="needs">${task.needs.map((need) => slot(requirement(need), ui))}
      ${costs({ ...task, clock: task.hours / 3 }, ui)}</span>
    <span class="tro" data-sign="sign-trophies">${svg("gi-trophy-cup")}${told("fact-trophies")?.count}</span></div>
    ${back && html`<p>${back.say}</p>`}</div>`;
}

// @ts-check
// A card of the museum: paper with rows on which dice land.
import { fit } from "./fit.js";
import { choosable, costs, details, die, digit, hover, html, light, percent, requirementName, slot, svg, things } from "./signs.js";

/** The key of a row, so that options can light it. */
export const rowKey = (/** @type {string} */ place, /** @type {number|string} */ row) => `task:${place}:${row}`;

/** The key of a monster on a card. */
export const monsterKey = (/** @type {string} */ place, /** @type {string} */ name) => `monster:${place}:${name}`;

/** The rows of a card from top to bottom: tasks, what beaten monsters left, free frames. */
export function rowsOf(/** @type {any} */ card, /** @type {any[]} */ dice) {
  const here = card.tasks.some((/** @type {any} */ task) => task.done) || card.monsters.some((/** @type {any} */ one) => one.beaten);
  const spent = here ? dice.filter((one) => one.place === "task") : [];
  const done = card.tasks.filter((/** @type {any} */ task) => task.done);
  const paid = fit(done.map((/** @type {any} */ task) => task.requirements), spent);
  const used = paid ? paid.flat() : [];
  const kept = new Set(card.tasks.map((/** @type {any} */ task) => task.monster));
  const beaten = card.monsters.filter((/** @type {any} */ one) => one.beaten && !kept.has(one.name));
  const left = spent.filter((one) => !used.includes(one));
  const others = [
    ...beaten.map((/** @type {any} */ one, /** @type {number} */ i) => ({ beaten: one, dice: i ? [] : left })),
    ...card.free_slots.filter((/** @type {string} */ kind) => kind === "empty").map(() => ({ free: true })),
  ];
  const rows = [];
  for (const task of card.tasks) {
    while (others.length && task.slot !== "below" && rows.length < task.task) rows.push({ ...others.shift(), row: rows.length });
    rows.push({ task, row: task.task, dice: task.done && paid ? paid[done.indexOf(task)] : [] });
  }
  for (const other of others) rows.push({ ...other, row: rows.length });
  return rows;
}

function chanceOf(/** @type {any} */ attempt, /** @type {number} */ task) {
  return attempt?.odds.find((/** @type {any} */ one) => one.task === task)?.chance;
}

/** The name of a monster with what its trophy is worth and the lock it brings. */
function plate(/** @type {any} */ card, /** @type {string} */ name, /** @type {any} */ ui, below = false) {
  const one = card.monsters.find((/** @type {any} */ each) => each.name === name);
  const key = monsterKey(card.name, name);
  return html`<button class=${"mn" + light(ui, key)} ...${choosable(ui, key, name,
      below ? `${ui.word(name)}, ${ui.t("web-es-below")}` : ui.word(name))}>
    ${svg("monster")}<span>${ui.word(name)}</span>${digit(ui, key)}
    ${one?.locks.map((/** @type {string} */ colour) => lockOf(colour, ui))}</button>`;
}

function lockOf(/** @type {string} */ colour, /** @type {any} */ ui) {
  const one = { name: `die-${colour}`, colour, place: "locked", face: null, holder: null };
  return die(one, ui, { cls: "tiny", mark: "lock", note: ui.t("web-es-locks") });
}

function Row(/** @type {any} */ { row, card, attempt, ui }) {
  const key = rowKey(card.name, row.row);
  if (row.free) {
    const lit = ui.lit(key);
    return html`<li class=${"task none" + light(ui, key)}>${svg("monster")}<span>${ui.word("board-frame_short")}</span>
      ${lit && html`<button class="over" ...${choosable(ui, key, card.name, ui.word("board-frame_empty"))}>${digit(ui, key)}</button>`}</li>`;
  }
  if (row.beaten) {
    return html`<li class="task mon isdone"><button class="mn" ...${details(ui, row.beaten.name)}>
      ${svg("monster")}<span>${ui.word(row.beaten.name)}</span></button>${row.dice.map((/** @type {any} */ one) =>
      html`<span class="slot filled">${die(one, ui)}</span>`)}<span class="done">${ui.icon("ui-check", ui.word("board-done"))}</span></li>`;
  }
  const { task } = row;
  const chance = chanceOf(attempt, task.task);
  const lit = ui.lit(key);
  const frame = !task.done && !task.monster && card.free_slots.includes(task.slot) ? ` opens ${task.slot}` : "";
  const label = [ui.t("web-es-task", { row: task.task < 20 ? task.task + 1 : "" }),
    ...task.requirements.map((/** @type {any} */ one) => requirementName(one, ui))].join(", ");
  return html`<li class=${`task${task.monster ? " mon" : ""}${task.done ? " isdone" : ""}${frame}${light(ui, key)}`}
    title=${frame ? ui.word(`board-frame_${task.slot}`) : undefined}>
    ${task.monster && plate(card, task.monster, ui, task.slot === "below")}
    <span class="needs">${row.dice.length
      ? row.dice.map((/** @type {any} */ one) => html`<span class="slot filled">${die(one, ui)}</span>`)
      : html`${task.requirements.map((/** @type {any} */ one) => slot(one, ui))}${costs(task, ui)}`}</span>
    ${task.done ? html`<span class="done">${ui.icon("ui-check", ui.word("board-done"))}</span>`
      : chance !== undefined && html`<span class="odd num" title=${ui.t("web-es-odds_task")}>${percent(chance)}</span>`}
    ${lit && html`<button class="over" ...${choosable(ui, key, "", label)}>${digit(ui, key)}</button>`}</li>`;
}

/** The terror and midnight effects and the locks of a card. */
function effects(/** @type {any} */ card, /** @type {any} */ ui) {
  return html`${["terror", "midnight"].filter((kind) => card[kind]).map((kind) => html`<p class=${"eff " + kind}>
      ${ui.icon(kind === "terror" ? "terror" : "gi-pocket-watch", ui.t(`web-es-${kind}`))}
      <span>${ui.word(`${card.name}-${kind}`)}</span></p>`)}
    ${card.locks.length > 0 && html`<p class="eff"><span class="lockset">${card.locks.map((/** @type {string} */ colour) => lockOf(colour, ui))}</span>
      <span>${ui.t("web-es-locks")}</span></p>`}`;
}

export function Card(/** @type {any} */ { card, state, ui }) {
  const board = state.view.board;
  const attempt = board.attempt?.place === card.name ? board.attempt : null;
  const rows = rowsOf(card, board.dice);
  const estimate = attempt ? attempt.whole?.chance : card.chance.chance;
  const world = card.name.startsWith("other_world-");
  const lit = ui.lit(card.name);
  const roomy = rows.length + (card.terror || card.midnight ? 1 : 0) < 4 ? " roomy" : "";
  const chance = estimate === undefined ? "" : ui.t(attempt ? "web-es-whole_chance" : "web-es-chance", { chance: percent(estimate) });
  const label = [ui.word(card.name), world ? ui.word("kind-other_world") : "", chance].filter(Boolean).join(", ");
  return html`<article class=${`card adv${card.ordered ? " ordered" : ""}${world ? " world" : ""}${roomy}${
      attempt ? " tried" : ""}${light(ui, card.name)}`} data-name=${card.name} ...${hover(ui, card.name)}
      onClick=${() => (lit ? ui.pick(card.name) : ui.show(card.name))}>
    <header><h3><button class="named" ...${choosable(ui, card.name, card.name, label)}>${ui.word(card.name)}</button></h3>
      ${digit(ui, card.name)}
      <span class="worth"><span class="tro" role="img" aria-label=${ui.t("web-es-worth", { count: card.trophies })}>
        ${svg("gi-trophy-cup")}${card.trophies}</span>
      ${estimate !== undefined && html`<span class="chance num" title=${chance} aria-hidden="true">≈${percent(estimate)}</span>`}</span></header>
    <ol class="tasks" aria-label=${ui.word(card.ordered ? "board-in_order" : "board-any_order")}>${rows.map((row) =>
      html`<${Row} key=${row.row} row=${row} card=${card} attempt=${attempt} ui=${ui} />`)}</ol>
    ${effects(card, ui)}
    <div class="onit">${card.seats.map((/** @type {number} */ seat) => html`<span role="img"
      aria-label=${state.seats[seat].name}>${ui.mark(seat)}</span>`)}</div>
    <footer><span class="rew"><span class="vh">${ui.t("web-es-reward")}</span>${things(card.rewards, ui)}</span>
      <span class="pen"><span class="vh">${ui.t("web-es-penalty")}</span>${things(card.penalties, ui, true)}</span></footer>
  </article>`;
}

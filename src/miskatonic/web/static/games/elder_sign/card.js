// @ts-check
// A card of the museum: paper with rows on which dice land.
import { percent, roughly, seatThing } from "../../parts/kit.js";
import { steady } from "../../parts/steady.js";
import { control, digit, hands, marked, telling } from "../../parts/thing.js";
import { fit } from "./fit.js";
import { boardOf, costs, die, html, needName, rowless, slot, svg, things } from "./signs.js";

/** @typedef {ElderSign.Card} Paper */
/** @typedef {import("./signs.js").Die} Die */
/** @typedef {{row: number, dice: Die[], task?: ElderSign.Task, beaten?: string, frame?: string}} Line
 *   a task, a beaten monster, or the id of a free monster frame */

/** So many letters of an effect stand in one line. */
const A_LINE = 34;

/** The monsters beaten on a card that no task stands for. @param {Paper} card */
const beatenOn = (card) =>
  card.monsters.filter((one) => one.beaten && !card.tasks.some((task) => task.monster_id === one.id));

/** The dice that paid for what is done on the card of the attempt; a monster beaten elsewhere cost none.
 * @param {Paper} card @param {Page.Open<ElderSign.Board>} state */
const spentOn = (card, state) => {
  const { attempt, dice } = boardOf(state);
  return attempt?.place_id === card.id ? dice.filter((one) => one.place === "task") : [];
};

/** The rows of a card from top to bottom, with the dice that were spent on it.
 * @param {Paper} card @param {Die[]} spent */
function rowsOf(card, spent) {
  const done = card.tasks.filter((task) => task.done);
  const beaten = beatenOn(card);
  const paid =
    fit(
      done.map((task) => task.requirements),
      spent,
    ) ?? [];
  const left = spent.filter((one) => !paid.flat().includes(one));
  /** @type {Omit<Line, "row">[]} */
  const others = [
    ...beaten.map((one, i) => ({ beaten: one.name, dice: i ? [] : left })),
    ...card.free_slots.flatMap((kind, i) => (kind === "empty" ? [{ dice: [], frame: card.free_slot_ids[i] }] : [])),
  ];
  /** @type {Line[]} */
  const rows = [];
  let added = 0;
  const fill = () => rows.push({ ...(others.shift() ?? { dice: [] }), row: rows.length });
  for (const task of card.tasks) {
    while (others.length && !rowless(task) && rows.length - added < task.task) fill();
    if (task.slot === "added") added += 1;
    rows.push({ task, row: task.task, dice: paid[done.indexOf(task)] ?? [] });
  }
  while (others.length) fill();
  return rows;
}

/** A die as it is printed under a lock. @param {ElderSign.Board["dice"][number]["colour"]} colour @param {Page.Ui} ui */
function lockOf(colour, ui) {
  return die({ name: `die-${colour}`, colour, place: "locked", face: null, holder: null }, ui, {
    cls: "tiny",
    mark: "lock",
    note: ui.t("web-es-locks"),
  });
}

/** @param {Die[]} dice @param {Page.Ui} ui */
const landed = (dice, ui) => dice.map((one) => html`<span class="slot filled">${die(one, ui)}</span>`);

/** @param {Page.Ui} ui */
const tick = (ui) => html`<span class="done">${ui.icon("ui-check", ui.word("board-done"))}</span>`;

/** The name of a monster, with the lock it brings.
 * @param {Paper} card @param {string} id @param {string} name @param {Page.Ui} ui @param {boolean} below */
function plate(card, id, name, ui, below) {
  const locks = card.monsters.find((one) => one.id === id)?.locks ?? [];
  const label = below ? `${ui.word(name)}, ${ui.t("web-es-below")}` : ui.word(name);
  return html`<button ...${marked(ui, id, "mn")} ...${control(ui, id, { label, shows: name })}>
    ${svg("monster")}<span>${ui.word(name)}</span>${digit(ui, id)}
    ${locks.map((colour) => lockOf(colour, ui))}</button>`;
}

/** What makes a whole row a button while it can be chosen. @param {Page.Ui} ui @param {string} id @param {string} label */
export const over = (ui, id, label) =>
  ui.lit(id) && html`<button class="over" ...${control(ui, id, { label })}>${digit(ui, id)}</button>`;

/** The chance of the next roll beside the combat task. @param {number|undefined} chance @param {Page.Ui} ui */
export const oddOf = (chance, ui) =>
  chance !== undefined && html`<span class="odd num" title=${ui.t("web-es-odds_task")}>${percent(chance)}</span>`;

/** @param {{line: Line, card: Paper, ui: Page.Ui}} props */
function Row({ line, card, ui }) {
  const { task, frame } = line;
  if (line.beaten) {
    return html`<li class="task mon isdone"><button class="mn" ...${telling(ui, line.beaten)}>${svg("monster")}
      <span>${ui.word(line.beaten)}</span></button><span class="needs">${landed(line.dice, ui)}</span>${tick(ui)}</li>`;
  }
  if (frame) {
    return html`<li ...${marked(ui, frame, "task none")} data-sign="sign-frame">${svg("monster")}<span>${ui.word("board-frame_short")}</span>
      ${over(ui, frame, ui.word("board-frame_empty"))}</li>`;
  }
  if (!task) return null;
  const opens = !task.done && !task.monster && card.free_slots.some((kind) => kind === task.slot);
  const whose = rowless(task) && task.monster ? ui.word(task.monster) : ui.t("web-es-task", { row: task.task + 1 });
  const label = [whose, ...task.requirements.map((one) => needName(one, ui))];
  const classes = ["task", task.monster && "mon", task.done && "isdone", opens && `opens ${task.slot}`];
  return html`<li ...${marked(ui, task.id, classes.filter(Boolean).join(" "))}
      title=${opens ? ui.word(`board-frame_${task.slot}`) : undefined}>
    ${task.monster && task.monster_id && plate(card, task.monster_id, task.monster, ui, task.slot === "below")}
    <span class="needs">${
      line.dice.length
        ? landed(line.dice, ui)
        : html`${task.requirements.map((one) => slot(one, ui))}${costs(task, ui)}`
    }</span>
    ${task.done && tick(ui)}
    ${over(ui, task.id, label.join(", "))}</li>`;
}

/** The marker of an investigator, and where it stands; while it can't be chosen, a press on it is one on the card.
 * @param {number} seat @param {string} name @param {string} at @param {Page.Ui} ui */
export function marker(seat, name, at, ui) {
  const id = seatThing(seat);
  return html`<span key=${seat} ...${marked(ui, id)} ...${ui.lit(id) ? hands(ui, id, {}) : {}} data-at=${at} role="img"
    aria-label=${name}>${ui.mark(seat)}</span>`;
}

/** The terror and midnight effects and the locks of a card. @param {Paper} card @param {Page.Ui} ui */
function effects(card, ui) {
  const effect = (/** @type {string} */ kind, /** @type {string} */ icon) => html`<p class="eff">
    <span data-sign=${kind === "terror" ? "sign-terror" : "sign-clock"}>${ui.icon(icon, ui.t(`web-es-${kind}`))}</span><span>${ui.word(`${card.name}.${kind}`)}</span></p>`;
  return html`${card.terror && effect("terror", "terror")}${card.midnight && effect("midnight", "gi-pocket-watch")}
    ${
      card.locks.length > 0
      && html`<p class="eff"><span class="lockset">${card.locks.map((colour) =>
        lockOf(colour, ui),
      )}</span><span>${ui.t("web-es-locks")}</span></p>`
    }`;
}

/** In how many lines the effects of a card are told, about. @param {Paper} card @param {Page.Ui} ui */
const toldIn = (card, ui) =>
  ["terror", "midnight"].reduce(
    (sum, kind) =>
      sum + (card[/** @type {"terror"} */ (kind)] ? Math.ceil(ui.word(`${card.name}.${kind}`).length / A_LINE) : 0),
    0,
  );

/** How high a card stands, in rows of tasks. @param {Paper} card @param {Page.Open<ElderSign.Board>} state @param {Page.Ui} ui */
export const linesOf = (card, state, ui) =>
  rowsOf(card, spentOn(card, state)).length
  + card.monsters.length / 2
  + 0.4 * toldIn(card, ui)
  + (card.seats.length ? 0.6 : 0);

/** Everything a card is drawn from. @param {Paper} card @param {Page.Open<ElderSign.Board>} state @param {boolean} [world]
 * @returns {{card: Paper, world: boolean, tried: ElderSign.Attempt|null, chance: number|undefined,
 *   uncounted: string[], spent: Die[], people: string[]}} */
export function onCard(card, state, world = false) {
  const { attempt, chances, uncounted } = boardOf(state);
  const tried = attempt?.place_id === card.id ? attempt : null;
  return {
    card,
    world,
    tried,
    chance: (tried ? tried.whole : chances[card.id])?.chance,
    uncounted,
    spent: spentOn(card, state),
    people: card.seats.map((seat) => state.seats[seat].name),
  };
}

/** @typedef {ReturnType<typeof onCard> & {ui: Page.Ui}} Props */

export const Card = steady((/** @type {Props} */ { card, world, tried, chance, uncounted, spent, people, ui }) => {
  const rows = rowsOf(card, spent);
  const about =
    chance === undefined
      ? ""
      : ui.t(tried ? "web-es-whole_chance" : "web-es-chance", { chance: percent(chance) })
        + (uncounted.length
          ? `; ${ui.t("web-es-uncounted", { what: uncounted.map((name) => ui.word(name)).join(", ") })}`
          : "");
  const label = [ui.word(card.name), world && ui.word("kind-other_world"), about].filter(Boolean).join(", ");
  const classes = [
    "card adv",
    card.ordered && "ordered",
    world && "world",
    tried && "tried",
    rows.length + toldIn(card, ui) + (people.length ? 1 : 0) < 4 && Object.keys(card.rewards).length < 4 && "roomy",
  ]
    .filter(Boolean)
    .join(" ");
  return html`<article ...${marked(ui, card.id, classes)} ...${hands(ui, card.id, { shows: card.name })}>
    <header><h3><button class="named" ...${control(ui, card.id, { label, shows: card.name })}>
      ${ui.word(card.name)}</button></h3>
      ${digit(ui, card.id)}
      <span class="worth"><span class="tro" role="img" data-sign="sign-trophies"
        aria-label=${ui.t("web-es-worth", { count: card.trophies })}>
        ${svg("gi-trophy-cup")}${card.trophies}</span>
      ${about && html`<span class="chance num" title=${about} aria-hidden="true">${roughly(chance ?? 0)}</span>`}
    </span></header>
    <ol class="tasks" aria-label=${ui.word(card.ordered ? "board-in_order" : "board-any_order")}>${rows.map(
      (line) => html`<${Row} key=${line.row} line=${line} card=${card} ui=${ui} />`,
    )}</ol>
    ${effects(card, ui)}
    <div class="onit">${card.seats.map((seat, i) => marker(seat, people[i], card.id, ui))}</div>
    <footer><span class="rew"><span class="vh">${ui.t("web-es-reward")}</span>${things(card.rewards, ui)}</span>
      <span class="pen"><span class="vh">${ui.t("web-es-penalty")}</span>${things(card.penalties, ui, true)}</span>
    </footer>
  </article>`;
});

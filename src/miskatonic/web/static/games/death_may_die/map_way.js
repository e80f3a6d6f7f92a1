// @ts-check
// What a Run would mean, while it is pointed at: the way, who follows, and where Fire sticks.
import { html } from "../../parts/kit.js";
import { optionsOf } from "../../parts/ui.js";
import { doorAt, doorKey } from "./layout.js";

/** @typedef {DeathMayDie.Run} Run */

/** @typedef {{space: {id: string}, region: import("./layout.js").Region}} Laid */

/** The Run that is pointed at. @param {Page.Open<DeathMayDie.Board>} state @param {Page.Ui} ui @returns {Run | null} */
export function runOf(state, ui) {
  const text = ui.pointed.value;
  const option = optionsOf(state).find((each) => each.text === text);
  if (option?.verb !== "run") return null;
  return state.view.board.runs.find(({ to }) => option.about.includes(to)) ?? null;
}

/** The way from space to space, through the passages. @param {{m: import("./layout.js").Measures, run: Run, doors: DeathMayDie.Door[],
 *   laid: Laid[]}} props */
export function Way({ m, run, doors, laid }) {
  const [, ...on] = run.way;
  const middle = (/** @type {string} */ id) => {
    const { outline } = /** @type {Laid} */ (laid.find(({ space }) => space.id === id)).region;
    const sum = (/** @type {"x" | "y"} */ axis) => outline.reduce((all, p) => all + p[axis], 0) / outline.length;
    return { x: sum("x"), y: sum("y") };
  };
  const points = [middle(run.way[0])];
  on.forEach((to, i) => {
    const door = doors.find(({ spaces }) => doorKey(spaces) === doorKey([run.way[i], to]));
    if (door) points.push(doorAt(m, door));
    points.push(middle(to));
  });
  const end = points[points.length - 1];
  return html`<g class="course" aria-hidden="true">
    <path d=${`M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`} /><circle cx=${end.x} cy=${end.y} r="7" /></g>`;
}

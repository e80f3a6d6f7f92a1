// @ts-check
// What a Run would bring, while it is pointed at: the way, who follows, and where Fire sticks.
import { html } from "../../parts/kit.js";
import { optionsOf } from "../../parts/ui.js";
import { doorAt, doorKey } from "./layout.js";

/** @typedef {{to: string, way: string[], followers: string[], fire: string[]}} Run   by the ids of things */

/** The Run that is pointed at. @param {any} state @param {any} ui @returns {Run | null} */
export function runOf(state, ui) {
  const text = ui.pointed.value;
  const option = text && optionsOf(state).find((each) => each.text === text);
  if (option?.verb !== "run") return null;
  return state.view.board.runs.find((/** @type {Run} */ { to }) => option.about.includes(to)) ?? null;
}

/** The way from space to space, through the passages. @param {{m: import("./layout.js").Measures, run: Run, doors: any[],
 *   laid: {space: {id: string}, region: import("./layout.js").Region}[]}} props */
export function Way({ m, run, doors, laid }) {
  const [, ...on] = run.way;
  const middle = (/** @type {string} */ id) => {
    const { outline } = /** @type {any} */ (laid.find(({ space }) => space.id === id)).region;
    const sum = (/** @type {"x" | "y"} */ axis) =>
      outline.reduce((/** @type {number} */ all, /** @type {any} */ p) => all + p[axis], 0) / outline.length;
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

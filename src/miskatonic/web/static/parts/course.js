// @ts-check
// How a finished game went: its measures as step lines, its turning points, its numbers.
//
// Meant for the centre of the table, inside the section .board, once state.outcome is there:
//   <Course state=${state} ui=${ui} table=${the drawing of the board} />
// It has its own heading with the switch "Course / Table as it ended"; `table` is what the switch shows instead.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { anyKey, ask } from "../http.js";
import { language } from "../words.js";
import { Chart } from "./chart.js";
import { html, linkStyle } from "./kit.js";

linkStyle("/static/css/ending.css");

/** @type {Map<string, Promise<any>>} */
const asked = new Map();

/** The course of a table in the present language, or null until it is known. @param {string} table */
export function useCourse(table) {
  const [course, setCourse] = useState(/** @type {any} */ (null));
  useEffect(() => {
    const path = `/api/tables/${table}/course?language=${language.value}`;
    if (!asked.has(path)) asked.set(path, ask(path, { key: anyKey(table) }));
    asked.get(path)?.then(setCourse).catch((trouble) => {
      asked.delete(path);
      console.warn(trouble);
    });
  }, [table, language.value]);
  return course;
}

/** @param {{state: any, ui: any, table: any}} props */
export function Course({ state, ui, table }) {
  const [shown, show] = useState("course");
  const course = useCourse(state.table);
  const button = (/** @type {string} */ id, /** @type {string} */ word) => html`<button type="button"
    aria-pressed=${shown === id} onClick=${() => show(id)}>${ui.t(word)}</button>`;
  return html`<div class=${`course${shown === "course" ? " went" : ""}`}>
    <div class="bh"><h2>${ui.t("web-course")}</h2><div class="seg" role="group" aria-label=${ui.t("web-course")}>
      ${button("course", "web-course-show")}${button("table", "web-course-table")}</div></div>
    ${shown === "table" ? html`<div class="ended">${table}</div>`
      : course && html`<${Went} course=${course} table=${state.table} ui=${ui} />`}
  </div>`;
}

/** @param {{course: any, table: string, ui: any}} props */
function Went({ course, table, ui }) {
  const sheet = useRef(/** @type {HTMLElement | null} */ (null));
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const watch = new ResizeObserver(([entry]) => setWidth(Math.floor(entry.contentRect.width)));
    if (sheet.current) watch.observe(sheet.current);
    return () => watch.disconnect();
  }, []);
  const points = course.marks.map((/** @type {any} */ mark) => ({ ...mark, href: `/r/${table}?at=${mark.at}` }));
  return html`<figure class="card graph" ref=${sheet}>
      ${width > 0 && html`<${Chart} course=${course} points=${points} width=${width} ui=${ui} />`}</figure>
    <div class="below">
      <section class="panel tp"><h3>${ui.t("web-course-points")} <span>${ui.t("web-course-from")}</span></h3>
        <ol>${points.map((/** @type {any} */ point, /** @type {number} */ i) => html`<li key=${point.at}>
          <span class=${`pn${point.good ? "" : " bad"}`}>${i + 1}</span>
          <span>${point.say}</span>
          <a class="btn quiet" href=${point.href}
            aria-label=${ui.t("web-course-replay", { at: point.at, say: point.say })}>
            ${ui.icon("ui-play")}<span class="num">${point.at}</span></a></li>`)}</ol></section>
      <section class="panel fx"><h3>${ui.t("web-course-numbers")}</h3>
        <dl>${["decisions", "turns", "undone"].map((id) => html`<div key=${id}>
          <dt class="num">${course[id]}</dt><dd>${ui.t(`web-course-${id}`)}</dd></div>`)}</dl></section>
    </div>`;
}

// @ts-check
// How a finished game went: its measures as step lines, its turning points, its numbers.
//
// Meant for the centre of the table, inside the section .board, once state.outcome is there:
//   <Course state=${state} ui=${ui} table=${the drawing of the board} />
// It has its own heading with the switch "History / Final table"; `table` is what the switch shows instead. A game may bring
// chapters of its own, the first of which lies open then.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { anyKey, ask } from "../http.js";
import { language } from "../words.js";
import { Chart } from "./chart.js";
import { html, linkStyle } from "./kit.js";

const styled = linkStyle("/static/css/ending.css");

/** @type {Map<string, Promise<Protocol.Course>>} */
const asked = new Map();
/** @type {Map<string, Protocol.Course>} */
const told = new Map();

/** Which course is meant. @param {{table: string, number: number}} state */
const nameOf = ({ table, number }) => `${table} ${number} ${language.value}`;

/** @param {{table: string, number: number}} state @returns {Promise<Protocol.Course>} */
function courseOf(state) {
  const name = nameOf(state);
  const coming =
    asked.get(name)
    ?? ask(`/api/tables/${state.table}/course?language=${language.value}`, { key: anyKey(state.table) });
  asked.set(name, coming);
  coming.then(
    (course) => told.set(name, course),
    () => asked.delete(name),
  );
  return coming;
}

/** Waits for all that has its place on the sheet of the end, so that nothing moves there under somebody's pointer; a course
 * that can't be had is left out. @param {{table: string, number: number}} state */
export const laidOut = (state) => Promise.allSettled([styled, courseOf(state)]);

/** The course of a table as it is now, in the present language, or null until it is known.
 * @param {{table: string, number: number}} state */
export function useCourse(state) {
  const name = nameOf(state);
  const [course, setCourse] = useState(told.get(name) ?? null);
  useEffect(() => {
    let late = false;
    courseOf(state)
      .then((found) => late || setCourse(found))
      .catch(console.warn);
    return () => {
      late = true;
    };
  }, [name]);
  return course;
}

/** @param {{state: Page.State, ui: Page.Ui, table: Page.Drawn, chapters?: Page.Chapter[]}} props */
export function Course({ state, ui, table, chapters = [] }) {
  const [shown, show] = useState(chapters[0]?.id ?? "course");
  const course = useCourse(state);
  const button = (/** @type {string} */ id, /** @type {string} */ word) => html`<button type="button"
    data-view=${id} aria-pressed=${shown === id} onClick=${() => show(id)}>${word}</button>`;
  const chapter = chapters.find(({ id }) => id === shown);
  return html`<div class=${`course${shown === "table" ? "" : " went"}`}>
    <div class="bh"><h2>${chapter?.label ?? ui.t("web-course")}</h2><div class="seg" role="group" aria-label=${ui.t("web-course")}>
      ${chapters.map(({ id, label }) => button(id, label))}
      ${button("course", ui.t("web-course-show"))}${button("table", ui.t("web-course-table"))}</div></div>
    ${
      chapter
        ? html`<div class="chapter">${chapter.body}</div>`
        : shown === "table"
          ? html`<div class="ended">${table}</div>`
          : course && html`<${Went} course=${course} table=${state.table} ui=${ui} />`
    }
  </div>`;
}

/** @param {{course: Protocol.Course, table: string, ui: Page.Ui}} props */
function Went({ course, table, ui }) {
  const sheet = useRef(/** @type {HTMLElement | null} */ (null));
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const watch = new ResizeObserver(([entry]) => setWidth(Math.floor(entry.contentRect.width)));
    if (sheet.current) watch.observe(sheet.current);
    return () => watch.disconnect();
  }, []);
  const points = course.marks.map((mark) => ({
    ...mark,
    href: `/r/${table}?at=${mark.at}`,
    both: [mark.title, mark.say].filter(Boolean).join(": "),
  }));
  return html`<figure class="card graph" ref=${sheet}>
      ${width > 0 && html`<${Chart} course=${course} points=${points} width=${width} ui=${ui} />`}</figure>
    <div class="below">
      ${
        ui.size === "phone"
        && course.distinctions.length > 0
        && html`<section class="panel">
        <h3>${ui.t("web-end-honours")}</h3><${Honours} course=${course} ui=${ui} /></section>`
      }
      ${
        points.length > 0
        && html`<section class="panel tp"><h3>${ui.t("web-course-points")} <span>${ui.t("web-course-from")}</span></h3>
        <ol>${points.map(
          (point, i) => html`<li key=${point.at}>
          <span class=${`pn${point.good ? "" : " bad"}`}>${i + 1}</span>
          <span><b>${point.title}</b><small>${point.say}</small></span>
          <a class="btn quiet" href=${point.href}
            aria-label=${ui.t("web-course-replay", { at: point.at, say: point.both })}>
            ${ui.icon("ui-play")}<span class="num">${point.at}</span></a></li>`,
        )}</ol></section>`
      }
      ${
        (course.figures.length > 0 || course.luck.length > 0)
        && html`<section class="panel fx" tabindex="0"
          aria-label=${ui.t("web-course-numbers")}><h3>${ui.t("web-course-numbers")} <span>${ui.t("web-course-tally", { ...course })}</span></h3>
        <dl>${course.figures.map(
          (one) => html`<div key=${one.id}>
          <dt class="num">${one.value}</dt><dd>${one.label}<small>${one.more}</small></dd></div>`,
        )}</dl>
        ${course.luck.length > 0 && html`<${Lucks} lucks=${course.luck} ui=${ui} />`}</section>`
      }
    </div>`;
}

/** Who stood out, and by what. @param {{course: Protocol.Course, ui: Page.Ui}} props */
export function Honours({ course, ui }) {
  return (
    course.distinctions.length > 0
    && html`<ul class="hon" aria-label=${ui.t("web-end-honours")}>
    ${course.distinctions.map(
      (one) => html`<li key=${one.id}>${ui.mark(one.seat)}
      <span><b>${one.title}</b>${one.say}</span></li>`,
    )}</ul>`
  );
}

/** How often each face fell; the mark is how often it falls on average. @param {{lucks: Protocol.ShownLuck[], ui: Page.Ui}} props */
function Lucks({ lucks, ui }) {
  const most = Math.max(...lucks.flatMap((one) => [one.fell, one.expected])) * 1.15;
  const share = (/** @type {number} */ value) => `${(100 * value) / most}%`;
  return html`<h3>${ui.has("luck") ? ui.word("luck") : ui.t("web-course-dice")} <span>${ui.t("web-course-expected")}</span></h3>
    <ul class="lucks">${lucks.map(
      (one) => html`<li key=${one.id}>
      <span aria-hidden="true">${ui.icon(one.id)}${one.label}</span>
      <span class="lk" role="img" aria-label=${ui.t("web-course-luck", {
        face: one.label,
        ...one,
        expected: Math.round(one.expected),
      })}><i style=${`width:${share(one.fell)}`}></i>
        <em style=${`left:${share(one.expected)}`}></em></span>
      <b class="num" aria-hidden="true">${one.fell}</b></li>`,
    )}</ul>`;
}

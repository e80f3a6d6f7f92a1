// @ts-check
// What went, came or vanished on the board between two states: worked out from what is drawn there by the ids of things,
// and from what the lines of the log are about, for every game. A token may say what it stands at (`data-at`, the id of
// a thing): then it goes from there to there, also in several steps.

/** What is larger than this in pixels is no token: it stays where it is, or comes as a whole. */
const LARGE = 96;
/** What part of its own size a thing has to be away from where it was to have gone there. */
const FAR = 0.6;

/** @typedef {{x: number, y: number}} Point */
/** @typedef {Point & {at: string | null, onBoard?: Point}} Spot   where the middle of something was, against the middle of the
 *   thing it stood at: so it is found again when the board has been scrolled or enlarged. Where there is none, or none any
 *   more, against the corner of the board */
/** @typedef {{small: boolean, size: number, at: string | null, spot: Spot, copy: Copy | null}} Lying */
/** @typedef {{node: Element, corner: Point, middle: Point}} Copy   a picture of a token, and where it was taken */
/** @typedef {{line: number, id: string, how: "went" | "came" | "left", from: Spot | null, to: Spot | null,
 *   way: string[], copy: Copy | null, grows: number}} Move   something that happened to a thing with a line; `way` are the
 *   things it went from and to, where they are known; `grows` is how many times larger it is in the end */

/** What is drawn for a thing on the board: for it alone, or else for several. @param {string} id @returns {Element | null} */
export const drawnOn = (id) => alone(id) ?? document.querySelector(`.board [data-thing~="${id}"]`);
/** @param {string} id */
const alone = (id) => document.querySelector(`.board [data-thing="${id}"]`);

/** @param {Element} element @returns {Point} */
function middle(element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** The corner of the board. @returns {Point} */
const corner = () => document.querySelector(".board")?.getBoundingClientRect() ?? { x: 0, y: 0 };
/** @param {Point} one @param {Point} other @returns {Point} */
const plus = (one, other) => ({ x: one.x + other.x, y: one.y + other.y });
/** @param {Point} one @param {Point} other @returns {Point} */
const minus = (one, other) => ({ x: one.x - other.x, y: one.y - other.y });

/** Where a spot is on the screen now. @param {Spot} spot @returns {Point} */
export function onScreen(spot) {
  const place = spot.at && drawnOn(spot.at);
  return place ? plus(middle(place), spot) : plus(corner(), spot.onBoard ?? spot);
}

/** @param {Element} element @returns {Spot} */
function spotOf(element) {
  const at = element.getAttribute("data-at");
  const place = at && drawnOn(at);
  const onBoard = minus(middle(element), corner());
  return { at, onBoard, ...(place ? minus(middle(element), middle(place)) : onBoard) };
}

/** The middle of what is drawn for a thing, if that is no larger than a token: a place at a road. @param {string} id */
export function middleOf(id) {
  const element = drawnOn(id);
  return element && isSmall(element) ? middle(element) : null;
}

/** @param {Element} element */
function isSmall(element) {
  const { width, height } = element.getBoundingClientRect();
  return Math.max(width, height) <= LARGE;
}

/** Whether the middle of what is drawn for a thing is in sight: where things are scrolled it may not be. What is not there
 * any more was. @param {string} id */
export function isInSight(id) {
  const element = drawnOn(id);
  if (!element) return true;
  const { x, y } = middle(element);
  for (
    let up = /** @type {Element | null} */ (element.parentElement);
    up && up.tagName !== "MAIN";
    up = up.parentElement
  ) {
    const { left, right, top, bottom } = up.getBoundingClientRect();
    if (getComputedStyle(up).overflow !== "visible" && (x < left || x > right || y < top || y > bottom)) return false;
  }
  return true;
}

/** A picture of a token that can be laid over the table: its parents are there too, for the styles they give it, but take
 * no room. @param {Element} element @returns {Copy} */
function copied(element) {
  const board = /** @type {Element} */ (element.closest(".board"));
  const drawing = /** @type {Element | null} */ (element instanceof SVGElement ? element.ownerSVGElement : null);
  const { x, y, width, height } = (drawing ?? element).getBoundingClientRect();
  let node = /** @type {Element} */ (element.cloneNode(true));
  for (const one of [node, ...node.querySelectorAll("*")]) plain(one);
  if (!drawing) lay(node, { left: "0", top: "0", width: `${width}px`, height: `${height}px`, margin: "0" });
  for (let up = /** @type {Element | null} */ (element.parentElement); up && up !== board; up = up.parentElement) {
    const parent = /** @type {Element} */ (up.cloneNode(false));
    plain(parent);
    if (up === drawing) lay(parent, { left: "0", top: "0" });
    else if (!(up instanceof SVGElement))
      Object.assign(/** @type {HTMLElement} */ (parent).style, { display: "contents" });
    parent.append(node);
    node = parent;
  }
  return { node, corner: { x, y }, middle: middle(element) };
}

/** A picture is nothing to find, to press or to read. @param {Element} one */
function plain(one) {
  one.classList.remove("can", "hot");
  for (const { name } of [...one.attributes]) {
    if (/^(data-|aria-|role$|tabindex$|title$|id$)/.test(name)) one.removeAttribute(name);
  }
}

/** @param {Element} one @param {Record<string, string>} where */
const lay = (one, where) =>
  Object.assign(/** @type {HTMLElement | SVGElement} */ (one).style, { position: "absolute" }, where);

/** How the things of these lines lie on the board. @param {Protocol.LogLine[]} lines @returns {Map<string, Lying>} */
export function lying(lines) {
  /** @type {Map<string, Lying>} */
  const found = new Map();
  for (const id of new Set(lines.flatMap((line) => line.about))) {
    const element = drawnOn(id);
    if (!element?.getBoundingClientRect().width) continue;
    const small = isSmall(element) && element === alone(id);
    const spot = spotOf(element);
    const { width: size } = element.getBoundingClientRect();
    found.set(id, { small, size, at: spot.at, spot, copy: small ? copied(element) : null });
  }
  return found;
}

/** Whether something lies elsewhere than before; not if it stands at the same thing. @param {Lying} was @param {Lying} is */
function elsewhere(was, is) {
  const { x, y } = minus(onScreen(was.spot), onScreen(is.spot));
  return !(was.at && was.at === is.at) && Math.hypot(x, y) > FAR * is.size;
}

/** What a thing is one of: "place" for "place:park". @param {string | null} id */
const sort = (id) => id?.split(":", 1)[0];

/** What happened to the things of these lines, from how they lay `before` and lie `after`. Call it when the table has been
 * drawn anew. @param {Protocol.LogLine[]} lines @param {Map<string, Lying>} before @param {Map<string, Lying>} after @returns {Move[]} */
export function movesOf(lines, before, after) {
  const stays = (/** @type {string} */ id) => {
    const [was, is] = [before.get(id), after.get(id)];
    return was && is && !(is.small && elsewhere(was, is));
  };
  /** The things at which something may stand that a line names, but for where it is. @param {Protocol.LogLine} line @param {string} id
   * @param {(string | null)[]} homes @param {string | null} here @returns {string[]} */
  const places = (line, id, homes, here) =>
    line.about.filter(
      (/** @type {string} */ other) =>
        other !== id
        && other !== here
        && stays(other)
        && (!homes.some(Boolean) || homes.some((home) => sort(home) === sort(other))),
    );

  return [...new Set([...before.keys(), ...after.keys()])].flatMap((id) => {
    const told = lines.filter((line) => line.about.includes(id));
    const [was, is] = [before.get(id), after.get(id)];
    if (!is) return was?.small ? [move(told[told.length - 1], id, "left", { from: was.spot, copy: was.copy })] : [];
    /** As it stands where it is now. @param {string | null} at @returns {Spot} */
    const standing = (at) => (is.at ? { x: is.spot.x, y: is.spot.y, at } : { x: 0, y: 0, at });
    if (!was) {
      const [from] = is.at ? places(told[0], id, [is.at], is.at) : [];
      if (!from || !is.at) return [move(told[0], id, "came", { to: is.spot })];
      return [move(told[0], id, "went", { from: standing(from), to: is.spot, way: [from, is.at], copy: is.copy })];
    }
    if (!was.small || !is.small || !elsewhere(was, is)) return [];
    let here = was.at;
    const legs = told.flatMap((line) => {
      const [to] = places(line, id, [was.at, is.at], here);
      if (!to) return [];
      const leg = move(line, id, "went", {
        from: standing(here),
        to: standing(to),
        way: here ? [here, to] : [],
        copy: was.copy,
      });
      here = to;
      return [leg];
    });
    const parted =
      told.findLast((line) => line.about.includes(was.at ?? "") || line.about.includes(is.at ?? "")) ?? told[0];
    if (!legs.length) legs.push(move(parted, id, "went", { copy: was.copy }));
    legs[0].from = was.spot;
    Object.assign(legs[legs.length - 1], { to: is.spot, grows: is.size / was.size });
    return legs;
  });
}

/** @param {Protocol.LogLine} line @param {string} id @param {Move["how"]} how @param {Partial<Move>} more @returns {Move} */
const move = (line, id, how, more) => ({
  line: line.number,
  id,
  how,
  from: null,
  to: null,
  way: [],
  copy: null,
  grows: 1,
  ...more,
});

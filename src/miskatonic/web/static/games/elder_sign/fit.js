// @ts-check
// Which of the dice that lie on tasks pay for which finished row. The rules only keep that they are spent, so any
// reading of the rows that uses them up is as true as another.
import { FACES } from "./signs.js";

/** @typedef {import("./signs.js").Die} Die */
/** @typedef {import("./signs.js").Need} Need */

const shows = (/** @type {Die} */ die) => FACES[die.face ?? ""]?.shows ?? "";

const worth = (/** @type {Die} */ die) => FACES[die.face ?? ""]?.worth ?? 0;

/** The handfuls of dice that meet one requirement, the smallest first.
 * @param {Need} need @param {Die[]} dice @returns {Die[][]} */
function handfuls(need, dice) {
  const symbols = need.symbols;
  if (symbols) {
    const fitting = dice.filter((die) => symbols.includes(shows(die)));
    const wild = dice.filter((die) => shows(die) === "wild" && !fitting.includes(die));
    return [...fitting, ...wild].map((die) => [die]);
  }
  const wanted = need.investigation ?? 0;
  const able = dice.filter(worth);
  const found = [];
  for (let chosen = 1; chosen < 2 ** able.length; chosen++) {
    const some = able.filter((_, i) => chosen & (1 << i));
    const sum = some.reduce((total, die) => total + worth(die), 0);
    if (sum >= wanted && some.every((die) => sum - worth(die) < wanted)) found.push(some);
  }
  return found.sort((a, b) => a.length - b.length);
}

/** The dice for each list of requirements, or null where they can't be told apart.
 * @param {Need[][]} rows requirements of the finished rows
 * @param {Die[]} dice the dice on tasks
 * @returns {Die[][]|null} */
export function fit(rows, dice) {
  const needs = rows.flatMap((row, number) => row.map((need) => ({ need, number })));
  const paid = rows.map(() => /** @type {Die[]} */ ([]));
  const place = (/** @type {number} */ at, /** @type {Die[]} */ left) => {
    if (at === needs.length) return true;
    const { need, number } = needs[at];
    for (const some of handfuls(need, left)) {
      paid[number].push(...some);
      if (
        place(
          at + 1,
          left.filter((die) => !some.includes(die)),
        )
      )
        return true;
      paid[number].splice(-some.length);
    }
    return false;
  };
  return place(
    0,
    dice.filter((die) => die.face),
  )
    ? paid
    : null;
}

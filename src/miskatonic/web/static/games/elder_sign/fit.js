// @ts-check
// Which of the dice that lie on tasks pay for which finished row. The rules only keep that they are spent, so any
// reading of the rows that uses them up is as true as another.

const value = (/** @type {string} */ face) => Number(face.match(/investigation_(\d)/)?.[1] || 0);

/** The handfuls of dice that meet one requirement, the smallest first. */
function handfuls(/** @type {any} */ need, /** @type {any[]} */ dice) {
  if (need.symbols) {
    const fits = (/** @type {any} */ die) => need.symbols.includes(die.face.replace("face-", ""));
    const wild = (/** @type {any} */ die) => die.face === "face-wild";
    return [...dice.filter(fits), ...dice.filter((die) => wild(die) && !fits(die))].map((die) => [die]);
  }
  const worth = (/** @type {any} */ die) => (die.face === "face-wild" ? 4 : value(die.face));
  const able = dice.filter(worth);
  const found = [];
  for (let chosen = 1; chosen < 2 ** able.length; chosen++) {
    const some = able.filter((_, i) => chosen & (1 << i));
    const sum = some.reduce((total, die) => total + worth(die), 0);
    if (sum >= need.investigation && some.every((die) => sum - worth(die) < need.investigation)) found.push(some);
  }
  return found.sort((a, b) => a.length - b.length);
}

/** The dice for each list of requirements, or null where they can't be told apart.
 * @param {any[][]} rows requirements of the finished rows
 * @param {any[]} dice the dice on tasks
 * @returns {any[][]|null} */
export function fit(rows, dice) {
  const needs = rows.flatMap((row, number) => row.map((need) => ({ need, number })));
  const paid = rows.map(() => /** @type {any[]} */ ([]));
  const place = (/** @type {number} */ at, /** @type {any[]} */ left) => {
    if (at === needs.length) return true;
    const { need, number } = needs[at];
    for (const some of handfuls(need, left)) {
      paid[number].push(...some);
      if (place(at + 1, left.filter((die) => !some.includes(die)))) return true;
      paid[number].splice(-some.length);
    }
    return false;
  };
  return place(0, dice.filter((die) => die.face)) ? paid : null;
}

// @ts-check
// What the lectern shows of a name beside what the game tells of it: how it stands on the table now.

/** The words of the game are enough: everything that can be pointed at is told with its sentences.
 * @param {string} name @param {any} state @param {any} ui @returns {any} */
export const details = (name, state, ui) => null;

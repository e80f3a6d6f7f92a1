// @ts-check
// What the lectern shows of a name.

/** @param {string} name @param {any} state @param {any} ui @returns {any} */
export const details = (name, state, ui) => null;

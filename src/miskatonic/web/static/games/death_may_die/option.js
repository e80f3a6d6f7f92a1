// @ts-check
// An option in the list: its symbol, and what is drawn instead of its sentence.

/** @param {any} option @param {any} state @returns {string | null} */
export const optionIcon = (option, state) => null;

/** @param {any} option @param {any} state @param {any} ui @param {boolean} titled @returns {any} */
export const optionBody = (option, state, ui, titled) => null;

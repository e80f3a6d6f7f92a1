// @ts-check
// What is drawn and heard of what happens.

/** @param {any} line @returns {string | null} */
export const eventIcon = (line) => null;

/** @param {any} line @returns {string[]} */
export const seenAt = (line) => [];

/** @type {Record<string, string>} */
export const sounds = {};

// @ts-check
// Which symbol is drawn for what.

/** Glossary entries and their symbols. @type {Record<string, string>} */
export const SIGNS = {};

/** @param {string} name @returns {string} */
export const picture = (name) => "ui-deck";

// @ts-check
// The first thing a table's page does, while the rest of it is still on its way: it sits down, and as soon as it hears
// which game is played it fetches what its drawing needs.
import { effect } from "@preact/signals";
import { loadGame } from "../game.js";
import { sit } from "../wire.js";
import { loadWords } from "../words.js";

const TABLE = /^\/t\/([\w-]+)\/?$/;

/** @param {string} table */
function begin(table) {
  loadWords("web");
  const wire = sit(table);
  effect(() => {
    if (wire.state.value) loadGame(wire.state.value.game);
  });
  return wire;
}

const [, here] = TABLE.exec(location.pathname) ?? [];
let early = here ? begin(here) : null;

/** The socket of a table: the one that was opened on arrival, or a new one. @param {string} table */
export function arrive(table) {
  const wire = early?.table === table ? early : begin(table);
  early = null;
  return wire;
}

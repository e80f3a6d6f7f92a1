// @ts-check
// What the lectern says about a name: its own text, and its current state.
import { html } from "../../parts/kit.js";
import { CLUES, picture } from "./pictures.js";

/** The rules to read with the numbers below the chart and above it. @type {Record<string, string>} */
const RULES = {
  "label-cultists": "rule-RC-162",
  "label-shoggoths": "rule-RC-163",
  "label-towns": "rule-RC-160",
  "label-summoning_rate": "rule-RC-100",
};

/** @type {Record<string, string>} */
const GATES = { open: "gate", sealed: "seal", warded: "seal-warded" };

/** @param {string} name @param {Page.Open<ReignOfCthulhu.Board>} state @param {Page.Ui} ui */
export function details(name, state, ui) {
  const board = state.view.board;
  const place = board.places.find((p) => p.name === name);
  const lines = place
    ? aboutPlace(place, state, ui)
    : ui.has(`${name}.sane`)
      ? [
          ["sanity", ui.word(`${name}.sane`)],
          ["sanity-lost", ui.word(`${name}.insane`)],
        ]
      : name in CLUES
        ? holders(name, state)
        : name === "label-towns"
          ? [
              ["", ui.word(RULES[name])],
              ...board.towns.map((town) => [
                picture(town.name),
                `${ui.word(town.name)}: ${ui.word(`label-gate_${town.gate}`)}`,
              ]),
            ]
          : name in RULES
            ? [["", ui.word(RULES[name])]]
            : ui.has(`${name}.text`)
              ? [[picture(name), ui.word(`${name}.text`)], ...holders(name, state)]
              : [];
  return lines.length
    ? html`<ul class="facts">${lines.map(
        ([icon, say]) => html`<li>
    ${icon && ui.icon(icon)}<span>${say}</span></li>`,
      )}</ul>`
    : null;
}

/** Who holds a card. @param {string} name @param {Page.Open<ReignOfCthulhu.Board>} state @returns {[string, string][]} */
function holders(name, state) {
  return state.view.board.seats.flatMap((seat, i) => {
    const count = seat.hand.filter((/** @type {string} */ card) => card === name).length;
    return count ? [["ui-hand", count > 1 ? `${state.seats[i].name}: ${count}` : state.seats[i].name]] : [];
  });
}

/** A place as it is now, and where its summoning card lies. @param {ReignOfCthulhu.Place} place @param {Page.Open<ReignOfCthulhu.Board>} state @param {Page.Ui} ui
 * @returns {[string, string][]} */
function aboutPlace(place, state, ui) {
  const board = state.view.board;
  /** @type {[string, string][]} */
  const lines = [[picture(place.town), ui.word(place.town)]];
  if (place.gate) lines.push([GATES[place.gate], ui.word(`label-gate_${place.gate}`)]);
  if (place.bus_stop) lines.push(["gi-bus", ui.word("label-bus_stop")]);
  if (place.cure) lines.push(["sanity", ui.word("label-cure")]);
  if (place.cultists) lines.push(["cultist", `${ui.word("label-cultists")}: ${place.cultists}`]);
  if (place.cultists > 2) lines.push(["doom", ui.t("web-reign-third")]);
  if (place.shoggoths) lines.push(["shoggoth", `${ui.word("label-shoggoths")}: ${place.shoggoths}`]);
  for (const seat of place.seats) lines.push(["pawn", state.seats[seat].name]);
  const layer = board.summoning_layers.findIndex((/** @type {string[]} */ cards) => cards.includes(place.name));
  const deep = `${ui.word("label-summoning_deck")}: ${ui.t("web-reign-layer", { number: layer + 1 })}`;
  lines.push(["summon", layer < 0 ? ui.word("label-summoning_discard") : deep]);
  if (place.symbol) lines.push(["shoggoth", ui.t("web-reign-symbol")]);
  return lines;
}

// @ts-check
// The chart of the four towns, drawn from the ground up: land, roads, town names, places, tokens, pawns, all names.
import { useMemo, useRef } from "preact/hooks";
import { textWidth, useFonts, useSize, wander } from "../../parts/atlas.js";
import { html, seatClass } from "../../parts/kit.js";
import { drawn, hands, marked } from "../../parts/thing.js";
import { covered, hull, keySpot, measures, onChart, placeLabels, shared, TOWN_SPOTS, tokens } from "./layout.js";
import { picture, TOWNS } from "./pictures.js";
import { useZoom } from "../../parts/zoom.js";

/** @typedef {import("./layout.js").Place} Place */
/** @typedef {import("./layout.js").Point} Point */
/** @typedef {import("./layout.js").Measures} Measures */
/** @typedef {Map<string, Point>} Spots */

/** Names as wide as this are written anyway on a narrow chart. */
const ENLARGED = 1.45;

const sprite = (/** @type {string} */ name, /** @type {object} */ box, /** @type {string} */ cls = "") =>
  html`<svg class=${cls} ...${box}><use href=${`#${name}`} /></svg>`;
const square = (/** @type {number} */ side, dx = 0, dy = 0) => ({
  x: dx - side / 2,
  y: dy - side / 2,
  width: side,
  height: side,
});
const put = (/** @type {Point} */ p) => `translate(${p.x.toFixed(1)} ${p.y.toFixed(1)})`;
/** Where a token stands, and at which place: so it slides along the road. @param {Point} p @param {Place} place */
const standing = ({ x, y }, { id }) => ({
  style: { transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)` },
  "data-at": id,
});

/** The lines an option goes along, as pairs of places.
 * @param {Page.Option} option @param {Protocol.View<ReignOfCthulhu.Board>} view @returns {[string, string][]} */
function ways({ verb, args }, { board, choice }) {
  const { place, via, left } = /** @type {Record<string, string>} */ (args);
  const here = board.seats[board.active].place;
  if (verb === "walk") return [[here, place]];
  if (verb === "drive")
    return [
      [here, via],
      [via, place],
    ];
  if (verb === "drag") return [[left, place]];
  if (verb === "way" || verb === "shift_to") return [[String(choice?.args.place), place]];
  return [];
}

/** The whole chart with its buttons. @param {Page.Seen<ReignOfCthulhu.Board>} props */
export function Chart({ state, ui }) {
  const box = useRef(/** @type {HTMLDivElement | null} */ (null));
  const size = useSize(box);
  const { lens, handlers, grow, enlarge, fit } = useZoom(box, size.width, size.height);
  const { seats, active } = state.view.board;
  const tool = (/** @type {string} */ what, /** @type {string} */ icon, /** @type {() => void} */ act) =>
    html`<button class=${`tool ${what}`} type="button" aria-label=${ui.t(`web-reign-zoom-${what}`)} onClick=${act}>
      ${ui.icon(icon)}</button>`;
  useFonts();
  return html`<div class=${`sea${lens.k > 1 ? " large" : ""}`} ref=${box} ...${handlers}>
      ${size.width > 0 && html`<${Drawing} state=${state} ui=${ui} size=${size} lens=${lens} />`}</div>
    <div class="zoom" role="group" aria-label=${ui.t("web-reign-zoom")}>
      ${tool("in", "ui-plus", () => enlarge(1.5, ui.element(seats[active].place_id)))}
      ${tool("out", "ui-minus", () => grow(1 / 1.5))}${tool("fit", "ui-fit", fit)}</div>`;
}

/** @param {{state: Page.Open<ReignOfCthulhu.Board>, ui: Page.Ui, size: {width: number, height: number}, lens: import("../../parts/zoom.js").Lens}} props */
function Drawing({ state, ui, size, lens }) {
  const { view } = state;
  /** @type {Place[]} */
  const places = view.board.places;
  const m = measures(size, lens.k);
  const spots = new Map(places.map((place) => [place.name, onChart(m, place)]));
  const at = (/** @type {string} */ name) => /** @type {Point} */ (spots.get(name));
  const things = new Map(places.map((place) => [place.name, tokens(m, place, at(place.name))]));
  const thingsAt = (/** @type {string} */ name) => /** @type {ReturnType<typeof tokens>} */ (things.get(name));

  const taken = places.flatMap((p) => covered(m, p, at(p.name), thingsAt(p.name)));
  const towns = townNames(m, ui, taken);
  taken.push(...towns.map((town) => town.box));
  const keys =
    ui.size === "phone"
      ? []
      : places
          .flatMap((p) => choosable(m, p, at(p.name), thingsAt(p.name)))
          .flatMap(({ ids, spot, reach }) => {
            const lit = ui.lit(ids);
            if (!lit) return [];
            const width = String(lit.n).length > 1 ? 27 : 20;
            const { x, y } = keySpot(m, spot, reach, width, taken);
            taken.push({ x: x - width / 2, y: y - 11, w: width, h: 22 });
            return [{ n: lit.n, width, spot: { x, y } }];
          });
  const font = (/** @type {boolean} */ strong) => `${strong ? 800 : 500} ${m.font}px "Alegreya Sans"`;
  const strong = (/** @type {Place} */ p) => Boolean(ui.lit(idsAt(ui, p))) || p.seats.some((seat) => ui.mine(seat));
  const wanted = places
    .filter((p) => !m.narrow || lens.k >= ENLARGED || p.gate || strong(p))
    .map((p) => ({ name: p.name, text: ui.word(p.name), at: at(p.name), gate: Boolean(p.gate), strong: strong(p) }));
  const labels = placeLabels(m, wanted, taken, (text, bold) => textWidth(font(bold), text));

  return html`<svg class=${`chart${m.narrow ? " narrow" : ""}`} role="group" aria-label=${ui.t("web-reign-map")}
    width=${size.width} height=${size.height} viewBox=${`0 0 ${size.width} ${size.height}`} onKeyDown=${(/** @type {KeyboardEvent} */ event) => wander(event, ".place")}>
    <defs>
      <pattern id="waves" width="26" height="13" patternUnits="userSpaceOnUse">
        <path d="M0 9q6.5-6 13 0t13 0" /></pattern>
      <radialGradient id="lamp">
        <stop class="l0" offset="0" /><stop class="l1" offset=".55" /><stop class="l2" offset="1" /></radialGradient>
    </defs>
    <rect class="waves" width=${size.width} height=${size.height} fill="url(#waves)" />
    <g transform=${`translate(${lens.x} ${lens.y})`}>
      <${Land} m=${m} places=${places} spots=${spots} />
      <${Roads} view=${view} spots=${spots} ui=${ui} />
      ${towns.map(
        (town) => html`<text class=${`town of-${town.cls}`} x=${town.x} y=${town.y}
        font-size=${m.townFont}>${town.text}</text>`,
      )}
      ${places.map(
        (p) =>
          ui.lit(idsAt(ui, p))
          && html`<circle key=${p.name} class="light" r=${m.r * 2.5} fill="url(#lamp)"
        transform=${put(at(p.name))} />`,
      )}
      ${places.map(
        (p, i) => html`<${Spot} key=${p.name} m=${m} place=${p} at=${at(p.name)} first=${!i}
        state=${state} ui=${ui} />`,
      )}
      ${places.map((p) => html`<${Tokens} key=${p.name} m=${m} place=${p} things=${thingsAt(p.name)} ui=${ui} />`)}
      <${Shoggoths} places=${places} things=${things} ui=${ui} />
      <${Pawns} m=${m} view=${view} things=${things} ui=${ui} />
      <g class="labels" aria-hidden="true">${labels.map(
        (label) => html`<text key=${label.name} font-size=${m.font}
        class=${`lab${label.strong ? " on" : ""}`} text-anchor=${label.anchor}>
        ${label.lines.map(
          (line, i) => html`<tspan x=${label.x} y=${label.y + m.font * (0.82 + i * 1.05)}>
          ${line}</tspan>`,
        )}</text>`,
      )}</g>
      ${keys.map(
        ({ n, width, spot }) => html`<g class="keycap" aria-hidden="true" transform=${put(spot)}>
        <rect x=${-width / 2} y="-10.5" width=${width} height="21" rx="4" /><text y="5">${n}</text></g>`,
      )}
    </g></svg>`;
}

/** What can be lit at a place, where it is and how far it reaches.
 * @param {Measures} m @param {Place} place @param {Point} at @param {ReturnType<typeof tokens>} things */
function choosable(m, place, at, { cultists, shoggoths: [beast], badge }) {
  const found = [{ ids: [place.id], spot: at, reach: m.r }];
  if (place.gate_id) found.push({ ids: [place.gate_id], spot: badge, reach: m.r * 0.6 });
  if (cultists.length) found.push({ ids: place.cultist_ids, spot: cultists[cultists.length - 1], reach: m.cultist });
  const middle = beast && { x: beast.x + beast.w / 2, y: beast.y + beast.h / 2 };
  if (middle) found.push({ ids: place.shoggoth_ids, spot: middle, reach: beast.w * 0.45 });
  return found;
}

/** The names of the towns, each at its first spot unless something stands there.
 * @param {Measures} m @param {Page.Ui} ui @param {import("./layout.js").Box[]} taken */
function townNames(m, ui, taken) {
  return Object.entries(TOWN_SPOTS).map(([name, spots]) => {
    const text = ui.word(name).toLocaleUpperCase();
    const spaced = text.length * m.townFont * (m.narrow ? 0.04 : 0.13);
    const w = textWidth(`700 ${m.townFont}px Alegreya`, text) * 1.02 + spaced;
    const ways = spots[m.narrow ? "narrow" : "wide"].map((spot) => {
      const { x, y: low } = onChart(m, spot);
      const y = Math.max(m.townFont, low);
      const middle = Math.max(w / 2 + 6, Math.min(x, m.width - w / 2 - 6));
      return {
        cls: TOWNS[name].cls,
        text,
        x: middle,
        y,
        box: { x: middle - w / 2, y: y - m.townFont * 0.8, w, h: m.townFont },
      };
    });
    return ways.find(({ box }) => !taken.some((other) => shared(box, other))) ?? ways[0];
  });
}

/** Coasts and ground. @param {{m: Measures, places: Place[], spots: Spots}} props */
function Land({ m, places, spots }) {
  return useMemo(() => {
    const coasts = Object.entries(TOWNS).map(([town, { cls }]) => {
      const here = places.filter((p) => p.town === town);
      const points = here.map((p) => /** @type {Point} */ (spots.get(p.name)));
      return {
        cls,
        d: `M${hull(points)
          .map((p) => `${p.x.toFixed(0)} ${p.y.toFixed(0)}`)
          .join("L")}Z`,
      };
    });
    const compass = onChart(m, { x: 488, y: 350 });
    const layer = (/** @type {string} */ kind, /** @type {number} */ grow) =>
      coasts.map(({ cls, d }) => html`<path class=${`${kind} of-${cls}`} d=${d} stroke-width=${m.pad + grow} />`);
    return html`<g class="land" aria-hidden="true">
      ${layer("shoal far", 26)}${layer("shoal", 13)}${layer("coast", 3)}${layer("ground", 0)}${layer("tint", -16)}
      ${
        !m.narrow
        && html`<g class="compass" transform=${put(compass)}>
        <circle r="25" /><circle r="20" stroke-dasharray="1 4" />
        <path d="M0-32 5-5 32 0 5 5 0 32-5 5-32 0-5-5Z" /></g>`
      }</g>`;
  }, [m.width, m.height]);
}

/** Roads; those an option of mine goes along are lit. @param {{view: Protocol.View<ReignOfCthulhu.Board>, spots: Spots, ui: Page.Ui}} props */
function Roads({ view, spots, ui }) {
  /** @type {Map<string, boolean>} */
  const lit = new Map();
  for (const { id } of view.board.places) {
    for (const option of ui.lit(id)?.options ?? []) {
      for (const way of ways(option, view)) {
        const road = [...way].sort().join(" ");
        lit.set(road, lit.get(road) || ui.hot(id));
      }
    }
  }
  const towns = new Map(view.board.places.map((/** @type {Place} */ p) => [p.name, p.town]));
  return html`<g aria-hidden="true">${view.board.lines.map(([a, b]) => {
    const from = /** @type {Point} */ (spots.get(a));
    const to = /** @type {Point} */ (spots.get(b));
    const hot = lit.get([a, b].sort().join(" "));
    const kind = towns.get(a) === towns.get(b) ? "road" : "far";
    return html`<path class=${`${kind}${hot === undefined ? "" : " lit"}${hot ? " hot" : ""}`}
      d=${`M${from.x.toFixed(1)} ${from.y.toFixed(1)}L${to.x.toFixed(1)} ${to.y.toFixed(1)}`} />`;
  })}</g>`;
}

/** What a press on a place chooses. Tokens are too small for a finger: on the phone the place stands for them too.
 * @param {Page.Ui} ui @param {Place} place */
function idsAt(ui, { id, cultist_ids: cultists, shoggoth_ids: shoggoths, gate_id: gate }) {
  return ui.size === "phone" ? [id, ...cultists, ...shoggoths, ...(gate ? [gate] : [])] : id;
}

/** Everything there is to say about a place. @param {Place} place @param {Page.Open<ReignOfCthulhu.Board>} state @param {Page.Ui} ui */
function describe(place, state, ui) {
  const say = [ui.word(place.name), ui.word(place.town)];
  if (place.bus_stop) say.push(ui.word("label-bus_stop"));
  if (place.gate) say.push(ui.word(`label-gate_${place.gate}`));
  if (place.cure) say.push(ui.word("label-cure"));
  if (place.cultists) say.push(`${ui.word("label-cultists")}: ${place.cultists}`);
  if (place.shoggoths) say.push(`${ui.word("label-shoggoths")}: ${place.shoggoths}`);
  return [...say, ...place.seats.map((seat) => state.seats[seat].name)];
}

/** The entries that explain what is drawn at a place. @param {Place} place */
function signsAt(place) {
  return [
    place.bus_stop && "sign-bus",
    place.gate && GATE_SIGNS[place.gate],
    place.cultists && "sign-cultist",
    place.shoggoths && "sign-shoggoth",
  ].filter(Boolean);
}

/** @type {Record<string, string>} */
const GATE_SIGNS = { open: "sign-gate", sealed: "sign-seal", warded: "sign-ward" };

/** A place: its plate with the picture, the ring of a gate, the light.
 * @param {{m: Measures, place: Place, at: Point, first: boolean, state: Page.Open<ReignOfCthulhu.Board>, ui: Page.Ui}} props */
function Spot({ m, place, at, first, state, ui }) {
  const { r } = m;
  const town = TOWNS[place.town];
  const ids = idsAt(ui, place);
  const mine = place.seats.filter((seat) => ui.mine(seat));
  const asked = state.asked?.seat ?? -1;
  const stand = r * (place.gate ? 1.86 : 1.62);
  const how = { label: describe(place, state, ui).join(", "), shows: place.name };
  return html`<g ...${marked(ui, ids, `place of-${town.cls}`)} transform=${put(at)} data-signs=${signsAt(place).join(" ")}
    ...${drawn(ui, ids, how, { role: "img", tabindex: first ? 0 : -1 })}>
    ${
      mine.length > 0
      && html`<circle class=${`stand ${seatClass(mine.includes(asked) ? asked : mine[0])}`}
      r=${stand} />`
    }
    ${place.gate === "open" && html`<circle class="gate2" r=${r * 1.58} /><circle class="gate" r=${r * 1.58} />`}
    ${place.gate && place.gate !== "open" && html`<circle class="sealed" r=${r * 1.52} />`}
    <circle class="ring" r=${r * 1.55} />
    <path class="plate" d=${town.plate} transform=${`scale(${r.toFixed(2)})`} />
    ${sprite(picture(place.name), square(r * town.size, 0, town.low), "pic")}</g>`;
}

/** A token that can be chosen is a button; otherwise it only shows what the place's name says already.
 * @param {Page.Ui} ui @param {string | string[]} ids @param {string} cls @param {Place} place @param {string} label */
const token = (ui, ids, cls, place, label) => ({
  ...marked(ui, ids, cls),
  ...drawn(ui, ids, { label: `${label}, ${ui.word(place.name)}`, shows: place.name }, { "aria-hidden": true }),
});

/** Bus stop or gate badge, and cultists. @param {{m: Measures, place: Place, things: ReturnType<typeof tokens>, ui: Page.Ui}} props */
function Tokens({ m, place, things, ui }) {
  const { r, cultist: c } = m;
  const gate = (/** @type {string} */ cls) =>
    token(ui, place.gate_id ?? "", cls, place, ui.word(`label-gate_${place.gate}`));
  return html`
    ${
      place.bus_stop
      && html`<g class="badge" transform=${put(things.badge)} aria-hidden="true" data-sign="sign-bus">
      <rect x=${-r * 0.62} y=${-r * 0.5} width=${r * 1.24} height=${r} rx="3" />${sprite("gi-bus", square(r))}</g>`
    }
    ${
      place.gate === "open"
      && html`<g ...${gate("badge")} transform=${put(things.badge)} data-sign="sign-gate">
      <circle r=${r * 0.58} />${sprite("gate", square(r * 0.74, 0, -r * 0.03))}</g>`
    }
    ${
      place.gate
      && place.gate !== "open"
      && html`<g ...${gate("wax")} transform=${put(things.badge)}
      data-sign=${GATE_SIGNS[place.gate]}>
      <circle r=${r * 0.72} />${sprite(place.gate === "warded" ? "seal-warded" : "seal", square(r * 1.5))}</g>`
    }
    ${
      place.cultists > 0
      && html`<g data-sign="sign-cultist" data-at=${place.id}
      ...${token(ui, place.cultist_ids, `cult${place.cultists > 2 ? " full" : ""}`, place, ui.word("label-cultists"))}>
      ${things.cultists.map(
        (/** @type {Point} */ p, /** @type {number} */ i) => html`<g ...${marked(ui, place.cultist_ids[i])}
        ...${standing(p, place)}><circle r=${c} />${sprite("cultist", square(c * 1.44, 0, -c * 0.08))}</g>`,
      )}</g>`
    }`;
}

/** Shoggoths, in the order of their ids. @param {{places: Place[], things: Map<string, ReturnType<typeof tokens>>, ui: Page.Ui}} props */
function Shoggoths({ places, things, ui }) {
  const all = places.flatMap((place) =>
    place.shoggoth_ids.map((id, i) => ({
      id,
      place,
      at: /** @type {ReturnType<typeof tokens>} */ (things.get(place.name)).shoggoths[i],
    })),
  );
  return html`<g>${all
    .sort((one, other) => (one.id < other.id ? -1 : 1))
    .map(
      ({ id, place, at }) => html`<g
      key=${id} data-sign="sign-shoggoth" ...${token(ui, id, "shog", place, ui.word("label-shoggoths"))} ...${standing(at, place)}>
      <circle class="ring" cx=${at.w / 2} cy=${at.w / 2} r=${at.w * 0.52} />
      ${sprite("shoggoth", { width: at.w, height: at.w })}</g>`,
    )}
    </g>`;
}

/** Outlines of the seat marks around (0, 0). */
const MARKS = [
  TOWNS["town-dunwich"].plate,
  "M-.9 -.9H.9V.9H-.9Z",
  "M0 -1.2 1.2 .95H-1.2Z",
  TOWNS["town-kingsport"].plate,
];

/** Investigators: pawns with shape and number of their seat.
 * @param {{m: Measures, view: Protocol.View<ReignOfCthulhu.Board>, things: Map<string, ReturnType<typeof tokens>>, ui: Page.Ui}} props */
function Pawns({ m, view, things, ui }) {
  const q = m.pawn;
  return html`<g>${view.board.seats.map((each, seat) => {
    const place = /** @type {Place} */ (view.board.places.find((p) => p.name === each.place));
    const at = /** @type {ReturnType<typeof tokens>} */ (things.get(each.place)).pawns[place.seats.indexOf(seat)];
    return html`<g key=${seat} ...${marked(ui, each.id, `pawn ${seatClass(seat)}`)} aria-hidden="true"
      ...${standing(at, place)} ...${hands(ui, each.id, { shows: each.investigator ?? each.place })}>
      ${sprite("pawn", { width: q, height: q })}
      <path class="mark" d=${MARKS[seat]} transform=${`translate(${q / 2} ${q * 0.8}) scale(${q * 0.23})`} />
      <text x=${q / 2} y=${q * (seat === 2 ? 0.95 : 0.92)} font-size=${q * 0.34}>${seat + 1}</text></g>`;
  })}</g>`;
}

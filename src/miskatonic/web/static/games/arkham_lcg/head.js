// @ts-check
// What is at the head of the options: the running test, and what one may react to or has to bear.
import { html, percent, seatClass } from "../../parts/kit.js";
import { optionsOf } from "../../parts/ui.js";
import { cardOf } from "./cards.js";
import { cardThing, Icons, isSymbol, picture, signed, SKILLS, svg, Token } from "./pictures.js";

const STEPS = [1, 2, 3, 4, 5, 6, 7, 8];
/** Which of them a test is in, as far as it has come. @type {Record<number, number>} */
const NOW = { 1: 2, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6, 7: 7, 8: 8 };
/** Questions that bring no card to read: what they are about lies on the table. */
const PLAIN = new Set(["turn", "test", "help", "mulligan", "next_turn"]);

/** The kinds of cards that players own. */
const PLAYED = new Set(["asset", "event", "skill", "investigator"]);

/** @param {Page.Seen<ArkhamLcg.Board>} props */
export function Head({ state, ui }) {
  const { choice, board } = state.view;
  if (!choice) return null;
  return html`${board.test && html`<${Test} test=${board.test} state=${state} ui=${ui} />`}
    ${board.test && choice.prompt === "test" && !board.test.target && html`<${Happens} choice=${choice} board=${board} options=${[]} ui=${ui} />`}
    ${
      !PLAIN.has(choice.prompt)
      && html`<${Happens} choice=${choice} board=${board}
      options=${choice.prompt.startsWith("react") ? optionsOf(state) : []} ui=${ui} />`
    }`;
}

/** The thing that happens: a slip of the threat's green, or paper where it is a card of one's own. @param {{choice: Protocol.SeenChoice, board: ArkhamLcg.Board, options: Page.Option[], ui: Page.Ui}} props */
function Happens({ choice: { args }, board, options, ui }) {
  const source = [args.source, args.enemy, args.card].find(
    /** @returns {name is string} */ (name) => typeof name === "string" && name !== "none" && name !== args.seat,
  );
  const { damage = 0, horror = 0 } = /** @type {{damage?: number, horror?: number}} */ (args);
  if (!source && !damage && !horror) return null;
  const read = options.some(({ args: { card }, verb }) => card === source && verb !== "take"); // its text stands with the answer
  if (read && !damage && !horror) return null;
  const told = source && !read && [`${source}.text`, `${source}.back`].find(ui.has); // an agenda or act that asks lies on its back
  const own = source && PLAYED.has(cardOf(source, board)?.kind ?? "");
  return html`<div class=${`drawnslip${own ? " own" : ""}`}><span class="disc" aria-hidden="true">${svg(source ? picture(source) : "damage")}</span>
    <div>${source && html`<h3>${ui.word(source)}</h3>`}${told && html`<p>${ui.word(told)}</p>`}</div>
    ${
      (damage > 0 || horror > 0)
      && html`<span class="hits" role="img" aria-label=${ui.t("web-ah-harm", { damage, horror })}>
      ${damage > 0 && html`<span>${svg("damage")}<b class="num">${damage}</b></span>`}
      ${horror > 0 && html`<span>${svg("horror")}<b class="num">${horror}</b></span>`}</span>`
    }</div>`;
}

/** Value with its sources against difficulty with its own, the chance, and all tokens with the stroke where success ends; what is
 * pointed at moves the stroke. @param {{test: ArkhamLcg.SeenTest, state: Page.Open<ArkhamLcg.Board>, ui: Page.Ui}} props */
function Test({ test, state, ui }) {
  const pointed = optionsOf(state).find((one) => one.text === ui.pointed.value);
  const then = test.then?.[pointed?.about[0]?.slice("card:".length) ?? ""];
  const now = NOW[test.stage] ?? 2;
  const good = then ? then.good : test.outlook?.filter((one) => one.good).length;
  const [wins, all] = test.chance;
  const sure = test.tokens.length > 0;
  const chance = pointed && then ? pointed.chance : wins / all;
  const told = test.passed ?? (sure && (wins === 0 || wins === all) ? wins > 0 : null);
  return html`<section class=${`test${then ? " if" : ""}`} aria-label=${ui.t("web-ah-test", { skill: ui.word(`skill-${test.skill}`) })}>
    <ol class="stt" aria-label=${ui.t("web-ah-steps")}>${STEPS.map(
      (n) => html`<li aria-current=${n === now ? "step" : undefined}
      class=${n < now ? "past" : ""}><span class="vh">${ui.t(`web-ah-step-${n}`)}</span></li>`,
    )}</ol>
    <p class="win"><b>${ui.t(`web-ah-step-${now}`)}</b> ${svg(SKILLS[test.skill])}${ui.word(`skill-${test.skill}`)}${
      test.target ? html` · ${ui.word(test.target)}` : html` · ${ui.word(test.source)}`
    }${(test.deals ?? 0) > 0 && test.passed === null && ` · ${ui.t("web-ah-deals", { count: test.deals })}`}</p>
    <div class="vs"><div class="sideL"><b class="num">${then ? then.value : test.value}</b><small>${test.sources.map(
      (one, i) =>
        html`<span>${i ? signed(one.amount) : one.amount} ${one.card ? ui.word(one.card) : ui.t("web-ah-token")}</span>`,
    )}</small></div>
      <span class="ag2">${ui.t("web-ah-against")}</span>
      <div class="sideR"><b class="num">${then?.difficulty ?? test.difficulty}</b><small>${test.against.map(
        (one, i) => html`<span>${i ? signed(one.amount) : one.amount} ${ui.word(one.card)}</span>`,
      )}</small></div>
      ${
        told !== null
          ? html`<div class=${`pc2 ${told ? "passed" : "failed"}`}><b>${ui.t(told ? "web-ah-success" : "web-ah-failure")}</b>
        ${test.passed !== null && html`<small>${ui.t(test.margin ? "web-ah-by" : "web-ah-by-none", { count: test.margin })}</small>`}</div>`
          : html`<div class="pc2"><b class="num">${percent(chance ?? 0)}</b>${
              !sure
              && good !== undefined
              && html`<small>${ui.t("web-ah-good-tokens", { count: good, of: test.outlook.length })}</small>`
            }</div>`
      }</div>
    ${
      test.rescued
      && !then
      && html`<p class="rescue">${svg("survivor")}<span>${ui.t("web-ah-rescued", {
        names: [...new Set(test.rescued.cards)].map((name) => ui.word(name)).join(", "),
      })}</span><b class="num">${percent(test.rescued.chance[0] / test.rescued.chance[1])}</b></p>`
    }
    ${
      test.tokens.length > 0
      && html`<p class="came">${ui.t("web-ah-token-came")} ${test.tokens.map(
        (token) => html`<${Token}
      token=${token} ui=${ui} cls="big" />`,
      )}</p>`
    }
    ${test.outlook?.length > 0 && !sure && html`<${Strip} outlook=${test.outlook} good=${good} ui=${ui} />`}
    <${Committed} test=${test} state=${state} ui=${ui} /></section>`;
}

/** All tokens of the bag, the best first. @param {{outlook: ArkhamLcg.Outlook[], good: number, ui: Page.Ui}} props */
function Strip({ outlook, good, ui }) {
  return html`<div class=${`tstrip${outlook.length > 16 ? " many" : ""}`} role="group" aria-label=${ui.t("web-ah-good-tokens", { count: good, of: outlook.length })}>
    ${outlook.map(
      ({ token }, i) => html`${i === good && html`<i class="cut" aria-hidden="true"></i>`}<${Token} token=${token}
      ui=${ui} cls=${i < good ? "yes" : "nope"} />`,
    )}${good === outlook.length && html`<i class="cut" aria-hidden="true"></i>`}</div>
    <${Worth} outlook=${outlook} ui=${ui} />`;
}

/** What the symbols are worth now. @param {{outlook: ArkhamLcg.Outlook[], ui: Page.Ui}} props */
function Worth({ outlook, ui }) {
  const symbols = new Map(
    outlook.filter(({ token }) => isSymbol(token) && token !== "auto_fail").map(({ token, worth }) => [token, worth]),
  );
  return (
    symbols.size > 0
    && html`<p class="worth">${[...symbols].map(
      ([token, worth]) => html`<span><${Token} token=${token} ui=${ui} />${signed(worth)}</span>`,
    )}</p>`
  );
}

/** The cards that go in and are not marked in my own list, and who may still add one. @param {{test: ArkhamLcg.SeenTest, state: Page.Open<ArkhamLcg.Board>, ui: Page.Ui}} props */
function Committed({ test, state, ui }) {
  const listed = new Set(
    optionsOf(state)
      .filter(({ undoes }) => undoes)
      .flatMap(({ about }) => about),
  );
  const committed = test.committed.filter(({ id }) => !listed.has(cardThing(id)));
  const choosing =
    state.view.choice?.prompt === "test" ? (state.asked?.seats.filter((seat) => seat !== test.seat) ?? []) : [];
  const row = (/** @type {number} */ seat, /** @type {string} */ word) =>
    html`<p key=${seat} class=${`helper ${seatClass(seat)}`}>${ui.mark(
      seat,
    )}<span>${ui.t(word, { name: state.seats[seat].name })}</span></p>`;
  return html`${
    committed.length > 0
    && html`<p class="going"><span>${ui.t("web-ah-goes-in")}</span>
      ${committed.map((card) => html`<span key=${card.id} class="chip"><${Icons} icons=${card.icons} ui=${ui} />${ui.word(card.card)}</span>`)}</p>`
  }
    ${choosing.map((seat) => row(seat, "web-ah-may-add"))}
    ${test.ready.map((seat) => row(seat, "web-ah-ready"))}`;
}

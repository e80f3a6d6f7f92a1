// @ts-check
// The threat: agenda with doom, act with clues, chaos bag with all tokens, encounter deck and victory display.
import { html } from "../../parts/kit.js";
import { Thing } from "../../parts/thing.js";
import { telling } from "../../parts/thing.js";
import { Attached, cardThing, svg, Token, tokenName } from "./pictures.js";

/** From how many spaces on a track is a numeral alone. */
const LONG = 12;

/** @param {Page.Seen<ArkhamLcg.Board>} props */
export function Threat({ state, ui }) {
  const { board } = state.view;
  const both = board.agenda && board.agenda.id === board.act?.id;
  return html`${
    both
      ? html`<${Both} stage=${board.agenda} ui=${ui} />`
      : html`${board.agenda && html`<${Agenda} agenda=${board.agenda} doom=${board.doom} ui=${ui} />`}${
          board.act && html`<${Act} act=${board.act} need=${board.act_clues} have=${board.group_clues} ui=${ui} />`
        }`
  }
    <${Bag} board=${board} ui=${ui} />`;
}

/** @param {{of: number, on: number, symbol: string, cls: string, label: string}} props */
function Track({ of, on, symbol, cls, label }) {
  if (of > LONG)
    return html`<span class="tracknum" role="img" aria-label=${label}>${svg(symbol)}<b class="num">${on}/${of}</b></span>`;
  return html`<span class=${`track ${cls}`} role="img" aria-label=${label}>${Array.from(
    { length: Math.max(of, on) },
    (_, i) => html`<i
    class=${i < on ? "on" : ""}>${svg(symbol)}</i>`,
  )}</span>`;
}

/** @param {{agenda: ArkhamLcg.SeenStage, doom: number, ui: Page.Ui}} props */
function Agenda({ agenda, doom, ui }) {
  const { id, card, stage, threshold } = agenda;
  const label = ui.t("web-ah-doom-of", { count: doom, of: threshold });
  const near = threshold - doom <= 1;
  return html`<${Thing} ui=${ui} ids=${cardThing(id)} shows=${card} cls=${`card ag${near ? " near" : ""}`} label=${`${ui.word(card)}, ${label}`}>
    <span class="hd"><b>${ui.word(card)}</b><small>${ui.t("web-ah-agenda", { number: stage })}</small></span>
    <${Track} of=${threshold} on=${doom} symbol="doom" cls="dt" label=${label} />
    <span class="say">${near ? ui.t("web-ah-doom-near", { count: doom, of: threshold }) : label}</span><//><${Attached} card=${agenda} ui=${ui} />`;
}

/** @param {{act: ArkhamLcg.SeenStage, need: number, have: number, ui: Page.Ui}} props */
function Act({ act, need, have, ui }) {
  const { id, card, stage } = act;
  const told = `${card}.text`;
  const label = need ? ui.t("web-ah-clues-of", { count: have, of: need }) : ui.t("web-ah-clues-held", { count: have });
  return html`<${Thing} ui=${ui} ids=${cardThing(id)} shows=${card} cls="card ac" label=${`${ui.word(card)}, ${label}`}>
    <span class="hd"><b>${ui.word(card)}</b><small>${ui.t("web-ah-act", { number: stage })}</small></span>
    ${need > 0 && html`<${Track} of=${need} on=${Math.min(have, need)} symbol="clue" cls="ct" label=${label} />`}
    <span class="say">${(need > 0 || !ui.has(told)) && `${label} `}${ui.has(told) && ui.word(told)}</span><//><${Attached} card=${act} ui=${ui} />`;
}

/** A card that is act and agenda at once. @param {{stage: ArkhamLcg.SeenStage, ui: Page.Ui}} props */
function Both({ stage: { id, card }, ui }) {
  const told = [`${card}.back`, `${card}.text`].find(ui.has);
  return html`<${Thing} ui=${ui} ids=${cardThing(id)} shows=${card} cls="card ac both" label=${`${ui.word(card)}, ${ui.t("web-ah-both")}`}>
    <span class="hd"><b>${ui.word(card)}</b><small>${ui.t("web-ah-both")}</small></span>
    ${told && html`<span class="say">${ui.word(told)}</span>`}<//>`;
}

/** What is in the bag, what its symbols do here, and the piles beside it. @param {{board: ArkhamLcg.Board, ui: Page.Ui}} props */
export function Bag({ board: { bag, reference, encounter, victory, aside, apart, piles, scenario, sheet }, ui }) {
  const label = ui.t("web-ah-bag", { count: bag.length });
  const named = html`<h2 title=${label}><span class="full">${label}</span><span class="short" aria-hidden="true">${bag.length}</span></h2>`;
  const points = victory.reduce((sum, one) => sum + one.points, 0);
  return html`<div class="panel bag"><header>
      ${
        reference
          ? html`<button ...${telling(ui, reference)} class="bagname">${svg("ui-bag")}${named}</button>`
          : html`<span class="bagname">${svg("ui-bag")}${named}</span>`
      }
      <span class="piles"><span class="stat" role="img" aria-label=${`${ui.t("web-ah-encounter-deck")}: ${encounter.deck}`}
          title=${ui.t("web-ah-encounter-deck")}>${svg("ui-deck")}<b class="num">${encounter.deck}</b></span>
        ${
          apart > 0
          && html`<span class="stat" role="img" aria-label=${`${ui.t(`web-ah-apart-${scenario}`)}: ${apart}`}
          title=${ui.t(`web-ah-apart-${scenario}`)}>${svg("cultist")}<b class="num">${apart}</b></span>`
        }
        <${Pile} pile="encounter" symbol="ui-arrow-down" count=${encounter.discard.length} ui=${ui} />
        ${victory.length > 0 && html`<${Pile} pile="victory" symbol="experience" count=${points} ui=${ui} />`}
        ${aside.length > 0 && html`<${Pile} pile="aside" symbol="ui-wait" count=${aside.length} ui=${ui} />`}
        ${piles.map(
          (one, i) =>
            one.seat === null
            && one.count > 0
            && html`<button type="button" class="stat" aria-label=${`${ui.word(one.name)}: ${one.count}`} title=${ui.word(one.name)}
            onClick=${() => ui.enlarge({ pile: `beside-${i}` })}>${svg("ui-deck")}<b class="num">${one.count}</b></button>`,
        )}
        ${
          sheet
          && html`<button type="button" class="stat" aria-label=${ui.t("web-ah-campaign")} title=${ui.t("web-ah-campaign")}
          aria-keyshortcuts="C" onClick=${() => ui.enlarge({ sheet: "campaign" })}>${svg("ui-log")}</button>`
        }</span></header>
    <div class="toks" role="group" aria-label=${`${label}: ${bag.map((one) => tokenName(one, ui)).join(", ")}`}>${bag.map(
      (token) => html`<${Token} token=${token} ui=${ui} />`,
    )}</div></div>`;
}

/** A pile that lies open and can be looked through. @param {{pile: string, symbol: string, count: number, ui: Page.Ui}} props */
function Pile({ pile, symbol, count, ui }) {
  const label = ui.t(`web-ah-pile-${pile}`);
  return html`<button type="button" class="stat" aria-label=${`${label}: ${count}`} title=${label}
    onClick=${() => ui.enlarge({ pile })}>${svg(symbol)}<b class="num">${count}</b></button>`;
}

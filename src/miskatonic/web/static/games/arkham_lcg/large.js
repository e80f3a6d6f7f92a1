// @ts-check
// A card at full size, or the cards of a face-up pile.
import { html } from "../../parts/kit.js";
import { Campaign } from "./campaign.js";
import { cardOf, isCard, pileOf } from "./cards.js";
import { Kind, sorted } from "./details.js";
import { classMark, Level, picture, SKILLS, svg } from "./pictures.js";

/** @param {Page.Large} what @param {Page.Open<ArkhamLcg.Board>} state @param {Page.Ui} ui @returns {{title: string, body: Page.Drawn, lines: Protocol.Reason[]} | null} */
export function large({ name, pile, sheet, told }, state, ui) {
  if (sheet)
    return (
      state.view.board.sheet && {
        title: ui.t("web-ah-campaign"),
        body: html`<${Campaign} state=${state} ui=${ui} />`,
        lines: [],
      }
    );
  if (pile) {
    const cards = pileOf(pile, state.view.board, ui.word);
    const [kind, number] = pile.split("-");
    const beside = kind === "beside" ? state.view.board.piles[Number(number)] : undefined;
    if (kind === "beside" && !beside) return null;
    const title = beside
      ? [ui.word(beside.name), beside.seat !== null && state.seats[beside.seat]?.name].filter(Boolean).join(", ")
      : ui.t(`web-ah-pile-${kind}`, { name: state.seats[Number(number)]?.name });
    return {
      title: `${title}: ${beside?.count ?? cards.reduce((sum, { count = 1 }) => sum + count, 0)}`,
      body: html`<${Pile} cards=${cards} down=${(beside?.count ?? cards.length) - cards.length} title=${title} ui=${ui} />`,
      lines: [],
    };
  }
  if (!isCard(name)) return null;
  const lines = told?.lines ?? [];
  return {
    title: ui.word(name),
    body: html`<${Face} name=${name} lines=${lines} state=${state} ui=${ui} />`,
    lines: sorted(name, lines).facts,
  };
}

/** The card itself; its figures stand beside it. @param {{name: string, lines: Protocol.Reason[], state: Page.Open<ArkhamLcg.Board>, ui: Page.Ui}} props */
function Face({ name, lines, state, ui }) {
  const card = cardOf(name, state.view.board);
  const { kind, texts } = sorted(name, lines);
  const icons = Object.entries(card?.icons ?? {});
  return html`<article class=${`bigc k-${card?.class ?? "neutral"}`}>
    <span class="bi" aria-hidden="true">${card?.cost !== undefined && card?.cost !== null && html`<span class="cost">${card.cost}</span>`}
      ${icons.flatMap(([skill, count]) => Array.from({ length: count }, () => svg(SKILLS[skill])))}</span>
    <span class="bart" aria-hidden="true">${svg(picture(name, card?.kind))}</span>
    <h3>${ui.word(name)}</h3><${Kind} name=${name} card=${card} kind=${kind} ui=${ui} />
    ${texts.map(({ say }) => html`<p class="bx">${say}</p>`)}
    ${card?.class && card.kind !== "enemy" && html`<footer>${classMark(card.class)}${ui.word(`class-${card.class}`)}</footer>`}</article>`;
}

/** The cards that one sees, and how many lie face down. @param {{cards: import("./cards.js").Piled[], down: number, title: string, ui: Page.Ui}} props */
function Pile({ cards, down, title, ui }) {
  return html`<ul class="pilecards" aria-label=${title}>${cards.map(
    (card) => html`<li key=${card.id}><button type="button"
    class=${`pcard k-${card.class ?? "neutral"}`} onClick=${() => ui.enlarge({ name: card.card })}>${svg(picture(card.card, card.kind))}
    <b>${(card.count ?? 1) > 1 && `${card.count} × `}${ui.word(card.card)}<${Level} level=${card.level} ui=${ui} /></b>${
      (card.points ?? 0) > 0
      && html`<span class="vp" role="img"
      aria-label=${`${ui.t("web-ah-victory")}: ${card.points}`}>${svg("experience")}${card.points}</span>`
    }</button></li>`,
  )}
    ${down > 0 && html`<li class="none">${ui.t("web-ah-pile-down", { count: down })}</li>`}
    ${!cards.length && !down && html`<li class="none">${ui.t("web-ah-pile-empty")}</li>`}</ul>`;
}

// @ts-check
// Which deck goes to which seat, before a table is set: starter decks and one's own, as cards to choose from.
import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { html, icon, linkStyle, mark } from "../../parts/kit.js";
import { Dialog } from "../../parts/pop.js";
import { language, loadWords, t } from "../../words.js";
import { askCheck, askPool, GAME, toFix, told, useJudged, word } from "./decks/asking.js";
import { kept } from "./decks/own_decks.js";
import { picture } from "./pictures.js";

await Promise.all([loadWords(GAME), linkStyle("/static/css/seating.css")]);

/** @typedef {{id: string, investigator: string, name: string, idea: string, own?: import("./decks/own_decks.js").Deck}} Choice */

/** `pick` is told the settings that come of it.
 * @param {{seats: number, boxes: string | undefined, pick: (found: Record<string, string>) => void, wait: (on: boolean) => void, failed: (problem: Error) => void}} props */
export default function Seating({ seats, boxes, pick, wait, failed }) {
  const [pool, setPool] = useState(/** @type {ArkhamLcg.DeckPool | null} */ (null));
  const wanted = new URLSearchParams(location.search).get("deck");
  const [chosen, setChosen] = useState(/** @type {string[]} */ (wanted ? [wanted] : []));
  const [open, setOpen] = useState(-1);
  const judged = useJudged(kept.value, boxes);
  useEffect(() => {
    let late = false;
    askPool({ boxes })
      .then((found) => {
        if (late) return;
        wait(false); // before the seats are laid, which may have something to wait for themselves
        setPool(found);
      })
      .catch((problem) => {
        failed(problem);
        wait(false);
      });
    return () => {
      late = true;
    };
  }, [language.value, boxes]);

  /** @type {Choice[]} */
  const choices = pool
    ? [
        ...pool.starters.map((one) => ({
          id: one.id,
          investigator: one.investigator,
          name: t("web-deck-starter"),
          idea: one.idea,
        })),
        ...kept.value.map((own) => ({
          id: own.id,
          investigator: own.investigator,
          name: own.name,
          idea: toFix(judged[own.id]),
          own,
        })),
      ]
    : [];
  const known = (/** @type {string} */ id) => choices.find((one) => one.id === id);
  /** Who sits where: those who were chosen, and the usual ones for the rest. */
  const seated = /** @type {Choice[]} */ ([]);
  for (const id of [...chosen, ...(pool?.usual ?? []), ...choices.map((one) => one.id)]) {
    const one = known(id);
    if (one && seated.length < seats && !seated.some(({ investigator }) => investigator === one.investigator))
      seated.push(one);
  }
  const ids = seated.map(({ id }) => id).join(" ");
  useLayoutEffect(() => {
    // nobody sits down with what was chosen before, nor while it is being looked at
    if (!seated.length || !chosen.length) return;
    let late = false;
    wait(true);
    Promise.all(
      seated.map(({ id, own }) =>
        own
          ? askCheck({
              investigator: own.investigator,
              cards: own.cards,
              side: own.side,
              taboo: own.taboo,
              experience: own.experience,
              boxes,
            }).then(({ deck }) => deck)
          : id,
      ),
    )
      .then(
        (texts) =>
          late
          || pick({
            decks: texts.join("+"),
            ...(pool && seated.some(({ own }) => own?.taboo) ? { taboo: pool.taboos[0] } : {}),
          }),
      )
      .catch(failed)
      .finally(() => late || wait(false));
    return () => {
      late = true;
    };
  }, [ids]);
  if (!pool) return null;

  /** Takes a deck to a seat; whoever sits somewhere already changes places. @param {number} seat @param {Choice} one */
  const take = (seat, one) => {
    const order = seated.map(({ id }) => id);
    const before = seated.findIndex(({ investigator }) => investigator === one.investigator);
    if (before >= 0 && before !== seat) order[before] = order[seat];
    order[seat] = one.id;
    setChosen(order);
    setOpen(-1);
  };
  return html`<div class="f many seatdecks"><header><h3 id="seats">${t("web-deck-seats")}</h3>
      <a href=${`/decks/${GAME}`}>${icon("ui-deck")}${t("web-deck-build")}</a></header>
    <ul aria-labelledby="seats">${seated.map(
      (one, seat) => html`<li key=${seat}><button type="button" aria-haspopup="dialog" onClick=${() => setOpen(seat)}
      aria-label=${t("web-deck-seat-change", { seat: seat + 1, name: `${nameOf(one, pool)}, ${one.name}` })}><span class="shape">${mark(seat)}</span><${Face} one=${one} pool=${pool} /></button></li>`,
    )}</ul>
    ${
      open >= 0
      && html`<${Dialog} title=${t("web-deck-seat-choose", { seat: open + 1 })} kind="choosedeck" close=${() => setOpen(-1)}>
      <${Group} title=${t("web-deck-starter")} of=${choices.filter(({ own }) => !own)} seat=${open} seated=${seated} take=${take} pool=${pool} />
      <${Group} title=${t("web-deck-own")} of=${choices.filter(({ own }) => own)} seat=${open} seated=${seated} take=${take} pool=${pool} /><//>`
    }</div>`;
}

/** @param {Choice} one @param {ArkhamLcg.DeckPool} pool */
const whoOf = (one, pool) => pool.investigators.find((who) => who.code === one.investigator);

/** @param {Choice} one @param {ArkhamLcg.DeckPool} pool */
const nameOf = (one, pool) => word(whoOf(one, pool)?.name ?? one.investigator);

/** @param {{one: Choice, pool: ArkhamLcg.DeckPool}} props */
function Face({ one, pool }) {
  const who = whoOf(one, pool);
  return html`<span class=${`por c-${who?.class}`}>${icon(picture(who?.name ?? "", "investigator"))}</span>
    <span class="grow"><b>${nameOf(one, pool)}</b><small>${one.own ? one.name : told(`${who?.name}.subtitle`)}</small>${one.own && one.idea && html`<small class="todo">${one.idea}</small>`}</span>`;
}

/** @param {{title: string, of: Choice[], seat: number, seated: Choice[], take: (seat: number, one: Choice) => void, pool: ArkhamLcg.DeckPool}} props */
function Group({ title, of, seat, seated, take, pool }) {
  if (!of.length) return null;
  return html`<h3>${title}</h3><ul class="seatdecks">${of.map((one) => {
    const at = seated.findIndex(({ id }) => id === one.id);
    return html`<li key=${one.id}><button type="button" aria-pressed=${at === seat} onClick=${() => take(seat, one)}><${Face} one=${one} pool=${pool} />
      ${!one.own && html`<span class="idea">${one.idea}</span>`}${at >= 0 && html`<span class="at"><span class="vh">${t("web-deck-at-seat", { seat: at + 1 })}</span><span class="shape">${mark(at)}</span></span>`}</button></li>`;
  })}</ul>`;
}

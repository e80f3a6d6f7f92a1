// @ts-check
// The seats: who plays them, who is here, who is awaited.
import { useEffect, useState } from "preact/hooks";
import { ask, copy, linkTo, madeHere, onlyHere, renewKey } from "../http.js";
import { t } from "../words.js";
import { html, icon, mark, seatClass, size } from "./kit.js";
import { Pop } from "./pop.js";

/** `desk` is left out where nobody sits, as in a replay.
 * @param {{desk?: Page.Desk, state: Page.State, ui: Page.Ui, module: Page.Game | null, full?: boolean}} props */
export function People({ desk, state, ui, module, full }) {
  const many = state.seats.length > 4;
  return state.seats.map((seat) => {
    const asked = Boolean(state.asked?.seats.includes(seat.seat));
    const mine = seat.mine && !seat.bot;
    const line = many && !asked && !full;
    return html`<article key=${seat.seat} tabindex="-1" aria-label=${`${seat.seat + 1}, ${seat.name}`}
        class=${`seat ${seatClass(seat.seat)} ${asked ? "turn" : ""} ${line ? "line" : ""} ${
          full || size.value !== "phone" ? `look-${seat.seat}` : ""
        }`}>
      <header>${mark(seat.seat)}<div><h2>${seat.name}</h2>${desk && html`<p class="sub">${who(seat)}</p>`}</div>
        ${
          asked
          && !state.outcome
          && html`<span class=${`state ${mine ? "turn" : "wait"}`}>
          ${mine ? t("web-seat-asked") : icon("ui-wait", t("web-seat-asked"))}</span>`
        }
        ${desk && html`<${SeatMenu} desk=${desk} state=${state} seat=${seat} />`}</header>
      ${module?.seat && html`<${module.seat} index=${seat.seat} state=${state} ui=${ui} />`}
    </article>`;
  });
}

/** Who plays a seat, in words. @param {Protocol.SeatAtTable} seat */
function who(seat) {
  const person = seat.person || t("web-seat-somebody");
  if (seat.bot) return html`${icon("ui-bot")} ${t(`web-bot-${seat.bot}`)}`;
  if (seat.mine) return seat.person ? t("web-seat-you-named", { person: seat.person }) : t("web-seat-you");
  if (seat.online) return html`<i class="here"></i> ${person}`;
  return html`<i class="away"></i> ${seat.person ? t("web-seat-away", { person }) : t("web-seat-free")}`;
}

/** What can be done with a seat. @param {{desk: Page.Desk, state: Page.State, seat: Protocol.SeatAtTable}} props */
function SeatMenu({ desk, state, seat }) {
  const { wire } = desk;
  const [bots, setBots] = useState(/** @type {string[]} */ ([]));
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!open || bots.length) return;
    ask("/api/games").then((answer) => setBots(answer.games.find((game) => game.id === state.game)?.bots ?? []));
  }, [open]);
  const mayHand = seat.mine || state.creator;
  if (!mayHand || state.outcome || state.closed) return null;
  const close = (/** @type {() => void} */ act) => () => {
    setOpen(false);
    act();
  };
  return html`<${Pop} label=${t("web-seat-menu", { name: seat.name })} open=${open} setOpen=${setOpen}>
    ${
      seat.bot
      && html`<button type="button" role="menuitem" onClick=${close(() => wire.bot(seat.seat, null))}>
      ${icon("ui-hand")}${t("web-seat-take")}</button>`
    }
    ${
      !seat.bot
      && bots.map(
        (bot) => html`<button type="button" role="menuitem"
      onClick=${close(() => wire.bot(seat.seat, bot))}>${icon("ui-bot")}
      ${t("web-seat-hand", { bot: t(`web-bot-${bot}`) })}</button>`,
      )
    }
    ${
      state.creator
      && canCopy(state, seat)
      && html`<button type="button" role="menuitem"
      onClick=${close(() => copySeat(desk, seat.seat))}>${icon("ui-link")}${t("web-seat-link")}</button>`
    }
  </${Pop}>`;
}

/** Whether a seat's link can be given away without locking myself out: it is known here, or not mine.
 * @param {Page.State} state @param {{seat: number, mine: boolean}} seat */
export const canCopy = (state, seat) => !seat.mine || Boolean(madeHere(state.table)?.keys[seat.seat]);

/** Copies the link of a seat. A link this browser does not know is made anew, and so is one that was lost.
 * @param {Page.Desk} desk @param {number} seat -1 is the spectators' @param {boolean} [anew] */
export async function copySeat(desk, seat, anew = false) {
  const { table } = desk.wire;
  const made = madeHere(table);
  const known = seat < 0 ? made?.spectator : made?.keys[seat];
  try {
    const fresh = anew || !known;
    const key = fresh ? await renewKey(table, seat) : known;
    await copy(linkTo(`/t/${table}#${key}`));
    const said = t(fresh ? "web-link-new" : seat < 0 ? "web-link-copied-watch" : "web-link-copied");
    desk.say(onlyHere ? `${said} ${t("web-link-here")}` : said);
  } catch (trouble) {
    desk.say(String(/** @type {Error} */ (trouble).message));
  }
}

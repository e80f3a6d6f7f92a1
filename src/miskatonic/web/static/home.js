// @ts-check
// The first page: what this is, tables to continue, and a new table in three clicks.
import { useEffect, useRef, useState } from "preact/hooks";
import { Cover, covers, symbolOf } from "./covers.js";
import { ask, creatorKey, discard, download, guestAt, madeHere, takeIn, visited } from "./http.js";
import { html, icon, mark } from "./parts/kit.js";
import { Setup } from "./setup.js";
import { language, LANGUAGES, setLanguage, setTheme, t, theme } from "./words.js";

const FIRST = 2; // tables shown before "all tables"
const GUEST = 12; // tables of others that are asked about

/** A table of the list; that of a guest says which seats are theirs.
 * @typedef {Protocol.TableInList & Partial<Pick<Protocol.OneTable, "mine">>} Listed */
/** What is laid below the list to go on from a campaign that is over.
 * @typedef {{Carry: Page.Part<{text: string, failed: (problem: Error) => void}>, text: string}} Campaign */

export default function Home() {
  const [known, setKnown] = useState(/** @type {Protocol.GameShown[] | null} */ (null)); // until the list is here, nothing is
  const games = known ?? [];
  const [tables, setTables] = useState(/** @type {Listed[]} */ ([]));
  const [picked, setPicked] = useState(new URLSearchParams(location.search).get("game") ?? "");
  const [all, setAll] = useState(false);
  const [trouble, setTrouble] = useState("");
  const failed = (/** @type {Error} */ problem) => setTrouble(problem.message);

  useEffect(() => {
    let late = false;
    const games = ask(`/api/games?language=${language.value}`);
    const mine = creatorKey() ? ask(`/api/tables?language=${language.value}`, { key: creatorKey() }) : { tables: [] };
    const others = Promise.all(
      visited()
        .slice(0, GUEST)
        .map((table) => guestAt(table).catch(() => null)),
    );
    // Laid together: tables stand above the games, and say which of them lies open.
    Promise.allSettled([games, mine, others]).then(([all, own, guest]) => {
      if (late) return;
      const here = own.status === "fulfilled" ? own.value.tables : [];
      const there = guest.status === "fulfilled" ? guest.value.filter((one) => one !== null) : [];
      const ids = new Set(here.map((one) => one.table));
      setTables(
        [...here, ...there.filter((one) => !ids.has(one.table))].sort((one, other) => other.touched - one.touched),
      );
      if (all.status === "fulfilled") setKnown(all.value.games);
      for (const one of [all, own]) if (one.status === "rejected") failed(one.reason);
    });
    return () => {
      late = true;
    };
  }, [language.value]);

  const [over, setOver] = useState(/** @type {Campaign | null} */ (null));
  const take = (/** @type {File | undefined} */ file) =>
    takeIn(file).catch(async (problem) => {
      failed(problem);
      setOver(await campaignIn(file));
    });

  const shown =
    games.find((game) => game.id === picked) ?? games.find((game) => game.id === tables[0]?.game) ?? games[0];
  const ids = [...new Set([...games.map((game) => game.id), ...covers.keys()])];
  return html`<div class="home" onDragOver=${(/** @type {Event} */ event) => event.preventDefault()}
      onDrop=${(/** @type {DragEvent} */ event) => {
        event.preventDefault();
        take(event.dataTransfer?.files[0]);
      }}>
    <header class="mast"><a class="brand" href="/">${icon("elder-sign")}<span>Miskatonic</span></a>
      <${Tools} /></header>
    <main>
      <div class="intro"><h1>${t("web-home-title")}</h1><p>${t("web-home-what")}</p></div>
      <section class="continue" aria-labelledby="go-on"><h2 id="go-on" class="vh">${t("web-home-continue")}</h2>
        <${Tables} tables=${all ? tables : tables.slice(0, FIRST)} games=${games} failed=${failed}
          gone=${(/** @type {string} */ table) => setTables(tables.filter((one) => one.table !== table))} />
        <div class="also"><${FilePicker} take=${take} />
          ${
            !all
            && tables.length > FIRST
            && html`<button type="button" class="btn quiet"
            onClick=${() => setAll(true)}>${t("web-home-all", { count: tables.length })}</button>`
          }</div>
        ${trouble && html`<p class="trouble" role="alert">${trouble}</p>`}
        ${over && html`<${over.Carry} text=${over.text} failed=${failed} />`}
      </section>
      <section class="new" aria-labelledby="new"><h2 id="new">${t("web-home-new")}</h2>
        <ul class="covers">${ids.map(
          (id) => html`<li key=${id}><${Game} id=${id} on=${shown?.id === id}
          known=${known !== null} game=${games.find((game) => game.id === id)} pick=${() => setPicked(id)} /></li>`,
        )}</ul>
        ${shown && html`<${Setup} key=${shown.id} game=${shown} failed=${failed} />`}
      </section>
    </main>
    <footer class="foot"><p>${t("web-home-fan")}</p><a href="/credits">${t("web-home-credits")}</a></footer>
  </div>`;
}

/** From a campaign that is over nobody goes on, but its investigators can: how, its game knows.
 * @param {File} [file] */
async function campaignIn(file) {
  const text = (await file?.text()) ?? "";
  const { games } = await ask(`/api/games?language=${language.value}`); // a file may be opened before the page has them
  for (const { id } of games.filter((game) => game.enquiries.includes("campaign.carry"))) {
    const { default: Carry, isOver } = await import(`./games/${id}/carry.js`);
    if (isOver(text)) return { Carry, text };
  }
  return null;
}

/** One game of the shelf; what cannot be played yet is only looked at.
 * @param {{id: string, known: boolean, game: Protocol.GameShown | undefined, on: boolean, pick: () => void}} props */
function Game({ id, known, game, on, pick }) {
  const art = html`<span class="art"><${Cover} game=${id} />
    ${known && !game && html`<span class="tag">${t("web-home-later")}</span>`}</span>`;
  if (!known)
    return html`<div class="cover">${art}<span class="name">\u00a0</span><span class="sub">\u00a0</span></div>`;
  if (!game) return html`<div class="cover later">${art}<span class="name">${t(`web-game-${id}`)}</span></div>`;
  const [least, most] = [Math.min(...game.seats), Math.max(...game.seats)];
  return html`<button type="button" class="cover" aria-pressed=${on} onClick=${pick}>${art}
    <span class="name">${game.name}</span>
    <span class="sub">${t("web-home-size", {
      seats: least === most ? least : `${least}–${most}`,
      minutes: game.minutes,
    })}</span></button>`;
}

/** @param {{tables: Listed[], games: Protocol.GameShown[], failed: (problem: Error) => void, gone: (table: string) => void}} props */
function Tables({ tables, games, failed, gone }) {
  return html`${tables.map((one) => {
    const held = one.mine ?? madeHere(one.table)?.seats ?? []; // a guest is told which seats are theirs
    const mine = one.asked !== null && held.includes(one.asked) && !one.bots.includes(one.asked);
    const game = games.find(({ id }) => id === one.game)?.name ?? "";
    const name = one.chapter ? `${game}: ${one.chapter}` : game;
    const word = one.closed
      ? "web-home-read"
      : one.goes_on
        ? "web-end-on"
        : one.finished
          ? "web-home-result"
          : mine
            ? "web-home-yours"
            : "web-home-continue";
    return html`<article class="cont" key=${one.table}>
      <span class="ic">${icon(symbolOf(one.game))}</span>
      <div><h3>${game}${one.chapter && html`<span class="chapter">${one.chapter}</span>`}</h3><p>${one.say}</p></div>
      <span class="marks">${Array.from({ length: one.seats }, (_, seat) => mark(seat))}</span>
      <div class="does"><a class=${`btn${mine ? " lit" : ""}`} href=${`/t/${one.table}`}>${t(word)}</a>
        ${
          !one.mine
          && html`<button type="button" class="btn quiet" aria-label=${`${t("web-home-export")}: ${name}`}
          title=${t("web-home-export")} onClick=${() => download(one.table).catch(failed)}>
          ${icon("ui-arrow-down")}</button>
        <${Delete} name=${name} act=${() =>
          discard(one.table)
            .then(() => gone(one.table))
            .catch(failed)} />`
        }</div>
    </article>`;
  })}`;
}

/** Takes a table away; asked twice, because nothing brings it back. @param {{name: string, act: () => void}} props */
function Delete({ name, act }) {
  const [sure, setSure] = useState(false);
  if (!sure)
    return html`<button type="button" class="btn quiet" aria-label=${`${t("web-home-delete")}: ${name}`}
    title=${t("web-home-delete")} onClick=${() => setSure(true)}>${icon("ui-close")}</button>`;
  return html`<span class="sure"><button type="button" class="btn" onClick=${act}>${t("web-home-delete-sure")}</button>
    <button type="button" class="btn quiet" onClick=${() => setSure(false)}
      ref=${(/** @type {HTMLElement | null} */ button) => button?.focus()}>${t("web-home-delete-not")}</button></span>`;
}

/** @param {{take: (file?: File) => void}} props */
function FilePicker({ take }) {
  const input = useRef(/** @type {HTMLInputElement | null} */ (null));
  return html`<button type="button" class="btn quiet import" onClick=${() => input.current?.click()}>
      ${icon("ui-plus")}<span>${t("web-home-import")} <small>${t("web-home-import-say")}</small></span></button>
    <input ref=${input} type="file" accept=".json,application/json" hidden aria-hidden="true"
      onChange=${(/** @type {Page.Typing} */ event) => take(event.target.files?.[0])} />`;
}

/** Language and theme. */
function Tools() {
  const day = theme.value === "day";
  return html`<div class="tools"><div class="seg" role="group" aria-label=${t("web-home-language")}>
    ${Object.entries(LANGUAGES).map(
      ([id, name]) => html`<button type="button" key=${id} lang=${id}
      aria-pressed=${language.value === id} aria-label=${`${id.toUpperCase()}, ${name}`} onClick=${() => setLanguage(id)}>
      <abbr>${id.toUpperCase()}</abbr><span>${name}</span></button>`,
    )}</div>
    <button class="tool" type="button" aria-label=${t(day ? "web-home-night" : "web-home-day")}
      onClick=${() => setTheme(day ? "night" : "day")}>${icon(day ? "ui-moon" : "ui-sun")}</button></div>`;
}

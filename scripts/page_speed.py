"""How fast the page is: first paint on a slow phone, and the time from a click to its effect on the screen.

python scripts/page_speed.py [--answers 40]    prints a report; three tables of each game, that many answers at each

The phone is emulated: 1.6 Mbit/s, 150 ms round trip, a processor four times slower, nothing in the cache. The clicks
are made on loopback at full speed, each measured inside the page from the click to the frame that shows the next
decision. Run it on a machine that does nothing else.
"""

from __future__ import annotations

import argparse
import json
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page

import miskatonic
from real_browser import SIZES, Served, chromium, links, staged

SLOW = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 0.75e6 / 8}
PAINT = "() => performance.getEntriesByName('first-contentful-paint')[0].startTime"
THERE = """window.there = new Promise((done) => {
  const look = () => (document.querySelector(%s)
    ? requestAnimationFrame(() => setTimeout(() => done(performance.now()))) : requestAnimationFrame(look));
  requestAnimationFrame(look);
})"""
"""Checks at every frame whether something is there, and waits until it is painted."""
ANSWER = """() => new Promise((done) => {
  const decision = document.querySelector('.side');
  const before = decision.innerText;
  const from = performance.now();
  const watch = new MutationObserver(() => {
    if (decision.innerText === before || document.querySelector('.opt.chosen')) return;
    watch.disconnect();
    requestAnimationFrame(() => setTimeout(() => done(performance.now() - from)));
  });
  watch.observe(decision, { subtree: true, childList: true, characterData: true, attributes: true });
  const options = [...document.querySelectorAll('.decision .opt:not([aria-disabled]):not(.all)')];
  options[Math.floor(options.length / 2)].click();
  setTimeout(() => done(null), 3000);
})"""


def first_paint(browser: Browser, address: str, ready: str) -> tuple[float, float]:
    """Milliseconds until something is painted, and until the page is complete, on a slow phone."""
    width, height = SIZES["phone"]
    context = browser.new_context(viewport={"width": width, "height": height}, device_scale_factor=2, has_touch=True)
    context.add_init_script(THERE % json.dumps(ready))
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", SLOW)
    session.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    page.goto(address, timeout=60_000)
    there = page.evaluate("() => window.there")
    found = page.evaluate(PAINT), there
    context.close()
    return found


def answers(page: Page, count: int) -> list[float]:
    """Milliseconds from a click to the frame that shows its effect."""
    waits = []
    for _ in range(count):
        if page.locator(".decision.mine").count() == 0:
            break
        wait = page.evaluate(ANSWER)
        if wait is not None:
            waits.append(wait)
        page.wait_for_timeout(120)  # limited by the rate at which a page may send
    return sorted(waits)


def opened(browser: Browser, address: str) -> Page:
    """A table on a desktop, with all its symbols and fonts."""
    width, height = SIZES["desktop"]
    page = browser.new_page(viewport={"width": width, "height": height})
    page.goto(address)
    page.wait_for_selector(".decision .opt")
    page.wait_for_load_state("networkidle")
    return page


def main() -> None:
    wishes = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    wishes.add_argument("--answers", type=int, default=40)
    wished = wishes.parse_args()
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        server = Served(Path(folder) / "tables.db")
        try:
            tables = {game.id: staged(game.id, "MIDDLE") for game in miskatonic.games()}
            print("| slow phone | first paint ms | there ms |\n| --- | --- | --- |")
            for name, path, ready in [
                ("Home", "/", ".setup .go"),
                *((name, links(server.take_in(table)), ".decision .opt") for name, table in tables.items()),
            ]:
                runs = sorted(first_paint(browser, server.address + path, ready) for _ in range(3))
                print(f"| {name} | {runs[1][0]:.0f} | {runs[1][1]:.0f} |")
            print("\n| click to effect | answers | p50 ms | p95 ms | most ms |\n| --- | --- | --- | --- | --- |")
            for name, table in tables.items():
                waits = sorted(
                    wait
                    for _ in range(3)
                    for wait in answers(opened(browser, server.address + links(server.take_in(table))), wished.answers)
                )
                at = [waits[min(len(waits) - 1, int(len(waits) * share))] for share in (0.5, 0.95)]
                print(f"| {name} | {len(waits)} | {at[0]:.0f} | {at[1]:.0f} | {waits[-1]:.0f} |")
        finally:
            server.stop()


if __name__ == "__main__":
    main()

"""Draws docs/screens: the page in the middle of games that the sensible bot has played.

python scripts/browser_screenshots.py [FOLDER]
"""

from __future__ import annotations

import argparse
import io
import json
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Page

import miskatonic
from real_browser import SIZES, Served, chromium, links, staged
from scenes import brought

GAMES = [game.id for game in miskatonic.games()]
ENDED = "reign_of_cthulhu"
NAMES = ("Ada", "Marek", "Oksana")


def opened(
    browser: Browser, server: Served, path: str, size: str, theme: str, kept: dict[str, str] | None = None
) -> Page:
    """A page, as somebody would see it after a while."""
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        device_scale_factor=1 if size == "desktop" else 2,
        has_touch=size == "phone",
        reduced_motion="reduce",
    )
    settings = {"theme": theme, "language": "en", "name": NAMES[0], "opening": "off", **(kept or {})}
    for key, value in settings.items():
        context.add_init_script(f"if (location.host) localStorage['miskatonic.{key}'] ??= {value!r}")
    page = context.new_page()
    page.goto(server.address + path)
    page.wait_for_selector(".setup .go, .decision .opt, .course svg.ch")
    page.evaluate("() => document.fonts.ready")
    page.wait_for_timeout(500)
    return page


def draw(page: Page, folder: Path, name: str, pointed: str = "") -> None:
    """Save the picture, with 256 colours, and close the page."""
    if pointed:
        page.locator(pointed).first.hover()
        page.wait_for_selector(".lectern")
        page.wait_for_timeout(300)
    taken = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    small = taken.quantize(256, Image.Quantize.MEDIANCUT, kmeans=2, dither=Image.Dither.NONE)
    small.save(folder / f"{name}.png", optimize=True)
    page.context.close()


def main(folder: Path) -> None:
    """All pictures."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as temporary, chromium() as browser:
        server = Served(Path(temporary) / "tables.db")
        try:
            creator = server.play(staged(ENDED, "OVER"))["creator"]
            tables = {game: server.play(staged(game, "PICTURE"), creator) for game in GAMES}
            made = {tables["elder_sign"]["table"]: {"seats": [0, 1], "keys": [], "spectator": ""}}
            mine = {"creator": creator, "made": json.dumps(made)}
            for size in ("desktop", "phone"):
                draw(opened(browser, server, "/", size, "night", mine), folder, f"home-{size}")
                for game, seated in tables.items():
                    page = opened(browser, server, links(seated), size, "night")
                    draw(page, folder, f"{game}-{size}", brought(game, "POINTED") if size == "desktop" else "")
            for game, seated in tables.items():
                page = opened(browser, server, links(seated), "desktop", "day")
                draw(page, folder, f"{game}-desktop-day", brought(game, "POINTED"))
            ended = server.play(staged(ENDED, "OVER"))
            draw(opened(browser, server, links(ended), "desktop", "night"), folder, "ending-desktop")
        finally:
            server.stop()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    screens = Path(__file__).resolve().parent.parent / "docs" / "screens"
    parser.add_argument("folder", nargs="?", type=Path, default=screens, help="where the pictures go (docs/screens)")
    main(parser.parse_args().folder)

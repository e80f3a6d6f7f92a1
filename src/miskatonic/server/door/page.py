"""The one page as each kind of address needs it: its head lists the languages, and the files it is going to ask for, so
that they are all on their way at once.
"""

import html
import json
import re
from collections.abc import Mapping
from pathlib import Path
from posixpath import dirname, join, normpath

from miskatonic.text import SPOKEN

PAGES = {
    "/": ("app.js", "home.js"),
    "/credits": ("app.js", "parts/credits.js"),
    "/decks/{game}": ("app.js", "decks.js"),
    "/t/{table}": ("parts/arrival.js", "app.js", "parts/table.js"),
    "/r/{table}": ("app.js", "replay.js"),
}
"""The addresses at which the page is served, each with the modules it begins with, in the order in which they are
requested. The page itself finds out which one it is.
"""
PLAYED = ("/t/{table}", "/r/{table}")
"""Those that draw a game. They learn late which game, so they are told what every drawing needs."""
SHELF = "/"
"""The one that shows the covers of all games."""
HERE, LANGUAGES = "<!-- ahead -->", "<!-- languages -->"
"""Where the page is filled in. The languages come before the first script, which chooses one at once."""
IMPORTED = re.compile(r'\b(?:from|import)\s*"([^"]+)"')


class Modules:
    """The page's modules and what each imports, read from the files."""

    def __init__(self, static: Path) -> None:
        self.static = static
        self.page = (static / "index.html").read_text(encoding="utf-8")
        found = re.search(r'<script type="importmap">(.*?)</script>', self.page, re.DOTALL)
        assert found
        self._named: dict[str, str] = json.loads(found.group(1))["imports"]

    def needed(self, *starts: str) -> list[str]:
        """The modules a page begins with and all they import, each after those it needs."""
        order: list[str] = []

        def take(module: str, above: tuple[str, ...]) -> None:
            if module in order or module in above:
                return
            for name in IMPORTED.findall((self.static / module).read_text(encoding="utf-8")):
                if name in self._named:
                    take(self._named[name].removeprefix("/static/"), (*above, module))
                elif name.startswith("."):
                    take(normpath(join(dirname(module), name)), (*above, module))
            order.append(module)

        for start in starts:
            take(start, ())
        return order

    def styles(self, module: str) -> list[str]:
        """The style sheet named after a module."""
        sheet = f"css/{module.rpartition('/')[2].removesuffix('.js')}.css"
        return [sheet] if (self.static / sheet).is_file() else []

    def symbols(self, game: str) -> list[str]:
        """A game's own symbols."""
        sprite = f"games/{game}/symbols.svg"
        return [sprite] if (self.static / sprite).is_file() else []

    def drawings(self) -> dict[str, list[str]]:
        """What the drawing of each game needs beyond the table."""
        table = self.needed(*PAGES["/t/{table}"])
        return {
            game.stem: [
                f"/static/{file}"
                for file in [*self.styles(game.name), *self.symbols(game.stem), *self.needed(f"games/{game.name}")]
                if file not in table
            ]
            for game in sorted((self.static / "games").glob("*.js"))
        }

    def covers(self) -> list[str]:
        """The games that have a cover, including those that can't be played yet."""
        return sorted(cover.parent.name for cover in (self.static / "games").glob("*/cover.js"))

    def page_for(self, address: str, for_others: Mapping[str, str] | None = None) -> str:
        """The page, with a list of everything that this kind of address needs, and how others reach the server."""
        *_, last = starts = PAGES[address]
        lines = [f'<link rel="stylesheet" href="/static/{sheet}">' for sheet in self.styles(last)]
        if address in PLAYED:
            lines.append(_meta("drawings", self.drawings()))
        if address == SHELF:
            lines.append(_meta("covers", self.covers()))
            starts = (*starts, *(f"games/{game}/cover.js" for game in self.covers()))
        if for_others:
            lines.append(_meta("reach", for_others))
        lines += [f'<link rel="modulepreload" href="/static/{module}">' for module in self.needed(*starts)]
        if starts[0] != "app.js":
            lines.append(f'<script type="module" src="/static/{starts[0]}" async></script>')
        assert HERE in self.page
        assert LANGUAGES in self.page
        spoken = _meta("languages", {language.id: language.name for language in SPOKEN})
        return self.page.replace(LANGUAGES, spoken).replace(HERE, "\n".join(lines))


def _meta(name: str, content: object) -> str:
    """Something the page reads before it makes any request."""
    return f'<meta name="{name}" content="{html.escape(json.dumps(content, ensure_ascii=False))}">'

"""The page as each address needs it: everything it is going to ask for is named ahead, and nothing else."""

import gzip
import html
import json
import re
import shutil
import socket
from collections.abc import Iterable
from pathlib import Path

import pytest

from miskatonic import text, web
from miskatonic.server.door.page import PAGES, PLAYED, Modules
from tests.server.page import Server

STATIC = Path(web.__file__).parent / "static"
MODULES = Modules(STATIC)


def ahead(page: str) -> list[str]:
    """The modules that a page names ahead."""
    return re.findall(r'<link rel="modulepreload" href="/static/([^"]+)">', page)


def imported(module: str) -> set[str]:
    """What a module imports, found another way than the server does."""
    code = re.sub(r"//.*|/\*.*?\*/", "", (STATIC / module).read_text(encoding="utf-8"), flags=re.DOTALL)
    names = re.findall(r'^(?:import|export)\b[^;"]*"(\.[^"]+)";$', code, re.MULTILINE)
    return {str((STATIC / module).parent.joinpath(name).resolve().relative_to(STATIC)) for name in names}


@pytest.mark.parametrize("address", PAGES)
def test_a_page_names_all_that_it_imports(address: str) -> None:
    named = ahead(MODULES.page_for(address))
    assert len(named) == len(set(named))
    assert {"app.js", "vendor/preact.mjs", "vendor/signals-core.mjs"} <= set(named)
    for module in named:
        assert (STATIC / module).is_file()
        if module.endswith(".js"):
            assert imported(module) <= set(named[: named.index(module)]), "what a module needs stands before it"


def test_a_page_names_nothing_that_it_does_not_need() -> None:
    assert not {"wire.js", "parts/table.js", "replay.js"} & set(ahead(MODULES.page_for("/")))
    assert not {"home.js", "covers.js", "replay.js"} & set(ahead(MODULES.page_for("/t/{table}")))
    assert "css/home.css" in MODULES.page_for("/")
    assert "css/home.css" not in MODULES.page_for("/t/{table}")


def test_the_shelf_is_told_every_cover() -> None:
    page = MODULES.page_for("/")
    found = re.search(r'<meta name="covers" content="([^"]+)">', page)
    assert found
    covers = json.loads(html.unescape(found.group(1)))
    assert set(covers) == {cover.parent.name for cover in (STATIC / "games").glob("*/cover.js")}
    assert {f"games/{game}/cover.js" for game in covers} <= set(ahead(page))
    assert "covers" not in MODULES.page_for("/t/{table}")


@pytest.mark.parametrize("address", PLAYED)
def test_a_table_is_told_what_every_drawing_needs(address: str) -> None:
    found = re.search(r'<meta name="drawings" content="([^"]+)">', MODULES.page_for(address))
    assert found
    drawings = json.loads(html.unescape(found.group(1)))
    assert set(drawings) == {game.stem for game in (STATIC / "games").glob("*.js")}
    for game, files in drawings.items():
        assert f"/static/games/{game}.js" in files
        assert (f"/static/css/{game}.css" in files) == (STATIC / f"css/{game}.css").is_file()
        assert all((STATIC / file.removeprefix("/static/")).is_file() for file in files)
        assert not {f"/static/{module}" for module in ahead(MODULES.page_for("/t/{table}"))} & set(files)


@pytest.mark.parametrize("address", PAGES)
def test_a_page_knows_the_languages_before_its_first_script(address: str) -> None:
    before, script, _ = MODULES.page_for(address).partition('<script type="module"')
    found = re.search(r'<meta name="languages" content="([^"]+)">', before)
    assert script
    assert found
    names = {language.id: language.name for language in text.SPOKEN}
    assert list(json.loads(html.unescape(found.group(1))).items()) == list(names.items())


def test_every_address_gets_its_own_page(server: Server) -> None:
    for address in PAGES:
        answer = server.http.get(address.replace("{table}", "any"))
        assert answer.text == MODULES.page_for(address)


def test_files_are_sent_compressed_and_whole(server: Server) -> None:
    path = "/static/icons/sprite.svg"
    plain = server.http.get(path, headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    for _ in range(2):
        packed = server.http.get(path, headers={"accept-encoding": "gzip"})
        assert packed.headers["content-encoding"] == "gzip"
        assert int(packed.headers["content-length"]) < len(plain.content) / 2
        assert packed.content == plain.content == (STATIC / "icons/sprite.svg").read_bytes()
        assert packed.headers["content-type"] == plain.headers["content-type"]
        assert packed.headers["vary"] == plain.headers["vary"] == "Accept-Encoding"
    again = server.http.get(path, headers={"if-none-match": packed.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    font = server.http.get("/static/fonts/alegreya-latin-wght-normal.woff2", headers={"accept-encoding": "gzip"})
    assert "content-encoding" not in font.headers
    assert len(gzip.compress(font.content)) > len(font.content) * 0.9


SENTENCE = r"\b(?:say|label|title|question|reason)\b"
CUTS = "split|includes|indexOf|slice|substring|charAt|startsWith|endsWith|match|replace|search|trim"
MISUSES = [
    re.compile(rf"{SENTENCE}\??\.(?:{CUTS})\("),
    re.compile(rf"\bt\([^()]*\)\.(?:{CUTS})\("),
    re.compile(rf"\.(?:exec|test)\([\w.]*{SENTENCE}\)"),
    re.compile(rf"\.{SENTENCE} [!=]==? |[!=]==? [\w.]+\.{SENTENCE}"),
]
"""How a text could be taken apart or compared; what is only laid out (`name` on the chart) may be broken into lines."""


def own_modules() -> list[Path]:
    """Every module of ours."""
    return [file for file in sorted(STATIC.rglob("*.js")) if "vendor" not in file.parts]


def test_the_page_takes_no_sentence_apart_and_compares_none() -> None:
    for module in own_modules():
        code = module.read_text(encoding="utf-8")
        assert not [found for misuse in MISUSES for found in misuse.findall(code)], module.name


TYPES = re.compile(r"@\w+ (\{(?:[^{}]|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\})*\})")
"""The types that are written in comments."""


def test_nothing_in_the_page_is_of_any_type() -> None:
    for module in own_modules():
        types = TYPES.findall(module.read_text(encoding="utf-8"))
        assert not [one for one in types if re.search(r"\bany\b", one)], module.name
    assert TYPES.findall("/** @type {any} */ /** @param {{a: any[], b: {c: {}}}} props */") == [
        "{any}",
        "{{a: any[], b: {c: {}}}}",
    ]


def styled(sheets: Iterable[str]) -> set[str]:
    """The classes that style sheets know."""
    texts = [re.sub(r"url\([^)]*\)", "", (STATIC / "css" / sheet).read_text(encoding="utf-8")) for sheet in sheets]
    return set(re.findall(r"\.([a-z][\w-]*)", "\n".join(texts)))


def test_what_shared_parts_look_like_stands_in_no_games_own_sheet() -> None:
    games = {f"{game.stem}.css" for game in (STATIC / "games").glob("*.js")}
    shared = {sheet.name for sheet in (STATIC / "css").glob("*.css")} - games
    parts = [module for module in own_modules() if "games" not in module.relative_to(STATIC).parts]
    code = "\n".join(part.read_text(encoding="utf-8") for part in parts)
    used = {name for names in re.findall(r'\b(?:class|cls)\s*=\s*"([^"]*)"', code) for name in names.split()}
    assert {"bare", "decision", "log"} <= used
    assert not used & (styled(games) - styled(shared))


def test_a_game_needs_no_style_sheet_of_its_own(tmp_path: Path) -> None:
    static = tmp_path / "static"
    shutil.copytree(STATIC, static, ignore=shutil.ignore_patterns("fonts", "icons"))
    (static / "games" / "plain.js").write_text('import { html } from "../parts/kit.js";\n', encoding="utf-8")
    drawings = Modules(static).drawings()
    assert drawings["plain"] == ["/static/games/plain.js"]
    (static / "games" / "plain").mkdir()
    (static / "games" / "plain" / "symbols.svg").write_text("<svg/>")
    assert "/static/games/plain/symbols.svg" in Modules(static).drawings()["plain"]
    assert "/static/css/elder_sign.css" in drawings["elder_sign"]


def test_an_answer_waits_for_no_other(server: Server) -> None:
    """Whoever asks has an answer of any size at once: no part of it waits until another one has been acknowledged."""
    server.http.get("/api/games").raise_for_status()
    lines = server.lines()
    assert lines
    assert all(line.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY) for line in lines)

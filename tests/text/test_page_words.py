"""The words of the page: all there in three languages, and every one that the page asks for exists."""

import re
from importlib.resources import files
from pathlib import Path

from miskatonic import text
from miskatonic.text.lint import problems

PAGE = "miskatonic.web"
STATIC = Path(str(files(PAGE).joinpath("static")))
LITERAL = re.compile(r'"(web-[a-z0-9_-]+)"')


def asked_for() -> set[str]:
    """Every message that stands in the page's code in full."""
    found = {word for path in STATIC.rglob("*.js") for word in LITERAL.findall(path.read_text(encoding="utf-8"))}
    assert found, "the page asks for no words at all?"
    return found


def test_the_page_speaks_three_languages_without_a_flaw() -> None:
    assert problems(PAGE) == []


def test_every_word_the_page_asks_for_exists() -> None:
    known = text.arguments(PAGE, "en")
    missing = {word for word in asked_for() if not word.endswith("-")} - set(known)
    assert not missing, f"no such words: {sorted(missing)}"


def test_no_word_of_the_page_needs_a_plural() -> None:
    for language in text.LANGUAGES:
        for message, names in text.arguments(PAGE, language).items():
            if message.startswith("web-"):
                said = text.say(PAGE, language, message, {name: f"{{{name}}}" for name in names})
                assert all(f"{{{name}}}" in said for name in names), f"{message} in {language} loses an argument"

"""Every question, option and event that a game's code can make has its words; what else is said, the battery hears."""

from importlib.resources import files
from pathlib import Path

import pytest

from miskatonic import text
from miskatonic.kernel import Game, games
from tests.games.source import Source

CALLS = {"ask": (("ask", 2), ("hold", 2)), "option": (("Option", 0),), "verb": (("Option", 0), ("Barred", 0))}
"""The messages of a family are named by what stands at that place in these calls."""


def unsaid(source: Source, package: str, language: str) -> list[str]:
    """What has no words."""
    found = []
    for family, calls in CALLS.items():
        words = {word for call in calls for word in source.words(*call)}
        whole = {word for word in words if word and not word.endswith("_")}  # the rest is put together
        found += [f"{family}-{word}" for word in sorted(whole) if not text.has(package, language, f"{family}-{word}")]
    kinds = sorted(source.written("tell", 1))
    return found + [f"event-{kind}" for kind in kinds if not text.has(package, language, f"event-{kind}")]


@pytest.mark.parametrize("language", text.COMPLETE)
@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_everything_that_is_asked_and_offered_has_its_words(game: Game, language: str) -> None:
    found = unsaid(Source(Path(str(files(game.package)))), game.package, language)
    assert not found, f"{language}: no words for {', '.join(found)}"


def test_a_question_a_verb_and_an_event_without_words_are_noticed(tmp_path: Path) -> None:
    (tmp_path / "fork.py").write_text(
        'async def strike(game):\n    await ask(game, 0, "fork", "X-1", [Option("strike:1")])\n'
        '    tell(game, "struck" if game.hard else "missed_it", "X-1", {})\n'
    )
    found = unsaid(Source(tmp_path), "miskatonic.games.elder_sign", "en")
    assert found == ["ask-fork", "option-strike", "verb-strike", "event-missed_it", "event-struck"]

"""Numbers are written alike everywhere: percents rounded one way, and a minus that is one."""

import re
from fractions import Fraction
from pathlib import Path

import pytest

import miskatonic
from miskatonic.text import LANGUAGES, say
from miskatonic.text.numbers import percents, signed, written

HYPHEN = re.compile(r"(?<![\w\[-])-(?=\d|\{ ?\$)")
"""A hyphen where a minus belongs: before a number, and neither in a name nor in the key of a variant."""


@pytest.mark.parametrize(
    ("chance", "said"),
    [(0, "0"), (0.004, "<1"), (0.125, "13"), (0.624, "62"), (0.625, "63"), (0.9951, ">99"), (1, "100")],
)
def test_a_half_is_rounded_up_and_nothing_is_called_certain_that_is_not(chance: float, said: str) -> None:
    assert percents(chance) == said


def test_a_fraction_is_said_as_the_number_the_page_gets() -> None:
    """Given chances of all bags up to 40 tokens, then a fraction and its decimal number are said alike."""
    for every in range(1, 41):
        for good in range(every + 1):
            assert percents(Fraction(good, every)) == percents(good / every)


def test_a_minus_is_one() -> None:
    assert (written(-2), written(0), signed(3), signed(0), signed(-3)) == ("−2", "0", "+3", "0", "−3")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_below_0_is_said_with_a_minus(language: str) -> None:
    """Given a line with a number, small or large, said by our own patterns or by Fluent, then it has a real minus."""
    domain = "miskatonic.games.arkham_lcg"
    for message in ("line-card", "line-spent"):
        for count in (-2, -12345):
            text = say(domain, language, message, {"card": "card-machete", "count": count})
            assert "−" in text
            assert "-" not in text


def test_no_text_has_a_hyphen_for_a_minus() -> None:
    """Given all texts of all games and languages, then no number has a hyphen before it."""
    found = []
    for file in Path(miskatonic.__file__).parent.rglob("*.ftl"):
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            if not line.startswith("#") and HYPHEN.search(line):
                found.append(f"{file.parent.parent.parent.name}/{file.parent.name}/{file.name}:{number}: {line}")
    assert not found

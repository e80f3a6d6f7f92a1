"""Positions of Arkham Horror as text: what can't be laid out."""

import re

import pytest

from miskatonic.games.arkham_lcg import GAME
from miskatonic.games.arkham_lcg.arrange import SENTENCES, TAKES
from miskatonic.kernel import BadPosition, arrange


@pytest.mark.parametrize(
    ("sentence", "trouble"),
    [
        ("dance", "there is no sentence that begins with 'dance'"),
        ("place attic cellar", "'place attic cellar' has too many words; the sentence is: place CARD"),
        ("enemy ghoul_minion", "'enemy ghoul_minion' has too few words; the sentence is: enemy CARD WHERE"),
        ("turn 0 2 3", "'turn 0 2 3' has too many words; the sentence is: turn SEAT [ACTIONS]"),
        ("hand", "'hand' has too few words; the sentence is: hand SEAT CARDS…"),
        ("hand 4 machete", "there is no seat 4"),
        ("hand 0 machette", "Did you mean 'machete'?"),
        ("clues study many", "This position can't be laid out: it has a word or a number that does not fit."),
    ],
)
def test_a_position_that_can_not_be_says_why(sentence: str, trouble: str) -> None:
    with pytest.raises(BadPosition, match=re.escape(trouble)):
        arrange(GAME, f"investigators roland_banks\n{sentence}")


def test_every_sentence_says_what_it_takes() -> None:
    assert set(TAKES) == set(SENTENCES)

"""Positions of Death May Die as text: what can't be laid out."""

import re

import pytest

from miskatonic.games.death_may_die import GAME
from miskatonic.kernel import BadPosition, arrange


@pytest.mark.parametrize(
    ("sentence", "trouble"),
    [
        ("dance", "there is no sentence 'dance'"),
        ("enemies cultist", "'enemies cultist' has too few words; the sentence is: enemies ENEMY SPACE [COUNT]"),
        ("disrupted now", "'disrupted now' has too many words; the sentence is: disrupted"),
        ("actions many", "'actions many' can't be here; the sentence is: actions COUNT"),
        ("levels 5 brawling 1", "'levels 5 brawling 1' can't be here; the sentence is: levels SEAT SKILL LEVEL"),
        ("mythos_top nobodys_card", "'mythos_top nobodys_card' can't be here; the sentence is: mythos_top NAMES…"),
        ("hurt cultist nave 1", "'hurt cultist nave 1' can't be here; the sentence is: hurt ENEMY SPACE COUNT"),
        ("at nowhere", "there is no space 'nowhere' here"),
    ],
)
def test_a_position_that_can_not_be_says_why(sentence: str, trouble: str) -> None:
    with pytest.raises(BadPosition, match=re.escape(trouble)):
        arrange(GAME, f"investigators mike peters\n{sentence}")

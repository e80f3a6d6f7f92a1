"""Whole positions as text."""

import pytest

from miskatonic.games.reign_of_cthulhu import GAME
from miskatonic.kernel import BadPosition, arrange
from tests.games.reign_of_cthulhu.play import board_of


def test_a_seal_that_wins() -> None:
    table = arrange(
        GAME,
        """
        investigators detective doctor
        at park cafe
        clues 0 arkham 4
        sealed dunwich innsmouth kingsport
        actions 1
        """,
    )
    table.answer("seal:arkham:4")
    assert table.outcome is not None
    assert (table.outcome.won, table.outcome.reason) == (True, "gates_sealed")


def test_the_worst_of_all_turns() -> None:
    table = arrange(
        GAME,
        """
        investigators hunter driver        # both in trouble
        sanity 0 1
        at park cafe
        cultists park 3
        shoggoths hospital
        awake dagon hastur yig ithaqua nyarlathotep yog_sothoth
        summoning_top park
        actions 1
        """,
    )
    table.answer("end_actions")
    assert table.outcome is not None
    assert table.outcome.reason == "cthulhu"


def test_everything_can_be_said() -> None:
    table = arrange(
        GAME,
        """
        investigators reporter magician occultist
        difficulty expert
        consent ask
        active 2
        sanity 0 4 4
        relics 1 silver_key warded_box
        discarded arkham elder_sign
        deck_top evil_stirs arkham
        deck_size 9
        pool 3
        warded arkham
        old_ones dagon yig
        summoning_bottom cafe
        summoning_discarded park
        """,
        seed=5,
    )
    board = board_of(table)
    assert (board["difficulty"], board["active"], board["deck"]) == ("expert", 2, 9)
    assert (board["pool"]["cultists"], board["towns"][0]["gate"]) == (3, "warded")
    assert board["seats"][1]["hand"] == ["relic-silver_key", "relic-warded_box"]
    assert table.clone().digest() == table.digest()


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("at park cafe", "who plays"),
        ("investigators detective doctor\nat park caffe", "Did you mean 'cafe'"),
        ("investigators detective doctor\ndance 3", "no sentence 'dance'"),
        ("investigators detective doctor\ncultists park 5", "park: 5 cultists"),
        ("investigators detective doctor\nclues 0 arkham 12", "can't be laid out"),
        ("investigators detective doctor\nat park", "2 seats"),
        (
            "investigators detective doctor\ncultists church 1 cafe 3",
            "'cultists church 1 cafe 3' has too many words; the sentence is: cultists PLACE COUNT$",
        ),
        ("investigators detective doctor\nclues 0", "'clues 0' has too few words; .* clues SEAT TOWN COUNT$"),
        ("investigators detective doctor\ncultists park many", "'cultists park many' can't be here; .* PLACE COUNT$"),
        ("investigators detective doctor\nconsent maybe", "'consent maybe' can't be here; .* consent HOW$"),
        ("investigators detective doctor\nrelics 7 silver_key", "'relics 7 silver_key' can't be here; .* SEAT NAMES…$"),
    ],
)
def test_what_can_not_be_is_refused_in_words(text: str, words: str) -> None:
    with pytest.raises(BadPosition, match=words):
        arrange(GAME, text)

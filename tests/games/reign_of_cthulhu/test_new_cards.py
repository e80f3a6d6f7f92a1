"""A card more is its row, with what it does beside it: nothing else counts or lists cards."""

from collections.abc import Iterator
from typing import Any

import pytest

import miskatonic
from miskatonic.games.reign_of_cthulhu import GAME
from miskatonic.games.reign_of_cthulhu.cards.relics import relic
from miskatonic.games.reign_of_cthulhu.rows.investigators import INVESTIGATORS, Investigator
from miskatonic.games.reign_of_cthulhu.rows.old_ones import OLD_ONES, OldOne
from miskatonic.games.reign_of_cthulhu.rows.player_cards import EVIL_STIRS, card_of, relic_of
from miskatonic.games.reign_of_cthulhu.rows.relics import RELICS
from miskatonic.games.reign_of_cthulhu.rules import sanity
from miskatonic.games.reign_of_cthulhu.state import Reign
from miskatonic.kernel import Catalogue, DoubleId
from tests.games.reign_of_cthulhu.play import Play


@pytest.fixture
def new_cards() -> Iterator[None]:
    """A relic, an investigator and an Old One join the tables, and leave them again."""
    tables: list[Catalogue[Any]] = [RELICS, INVESTIGATORS, OLD_ONES]
    sizes = [len(table) for table in tables]

    @relic("RC-221", rolls=False)
    async def calm_bell(game: Reign, seat: int) -> None:
        """Its player gets a token back."""
        sanity.gain_sanity(game, seat, 1, "RC-221")

    INVESTIGATORS.add(Investigator("diver", ("RC-172", "RC-173"), actions=(6, 5), hand_limit=(9, 8), seal_cards=3))
    OLD_ONES.add(OldOne("bokrug", "RC-197", ongoing=True, closes_gates=True))
    yield
    for table, size in zip(tables, sizes, strict=True):
        for row in table[size:]:
            del table._numbers[row.id]
        del table[size:], table.names[size:]


@pytest.mark.usefixtures("new_cards")
def test_a_new_relic_is_held_played_and_put_into_the_box() -> None:
    game = Play("doctor", "detective").relics(0, "calm_bell").sanity(2, 4).begin()
    assert game.option("play:calm_bell").about == ["card:calm_bell"]
    game.do("play:calm_bell")
    assert (game.sanity_of(0), game.box, game.rolls()) == (3, ["calm_bell"], [])


@pytest.mark.usefixtures("new_cards")
def test_a_new_relic_is_a_player_card_of_its_own() -> None:
    number = RELICS.number("calm_bell")
    assert card_of(number) != EVIL_STIRS
    assert relic_of(card_of(number)) == number
    game = Play("doctor", "detective").deck_top("evil_stirs", "calm_bell").begin()
    game.die("blank").do("end_actions")
    assert game.hand(0) == ["calm_bell"]


@pytest.mark.usefixtures("new_cards")
def test_a_new_investigator_plays_by_the_numbers_of_the_row() -> None:
    game = Play("diver", "doctor").at("park", "cafe").clues(0, arkham=3).begin()
    assert game.actions == 6
    assert game.table.view(0)["board"]["seats"][0]["hand_limit"] == 9
    assert game.offers("seal:arkham:3")
    assert [line.amount for line in GAME.explain(game.game, game.option("seal:arkham:3"))][:2] == [5, -2]


@pytest.mark.usefixtures("new_cards")
def test_a_new_old_one_says_what_its_row_says() -> None:
    game = Play("doctor", "detective").at("park", "cafe").awake("bokrug").begin()
    assert not game.offers("gate")
    assert [(barred.reason, barred.rules) for barred in game.barred("gate")] == [("bokrug", ("RC-197",))]


@pytest.mark.usefixtures("new_cards")
@pytest.mark.parametrize("seed", range(4))
def test_whole_games_are_played_with_them(seed: int) -> None:
    options = {"investigators": "diver+driver"}
    table = miskatonic.new_table("reign_of_cthulhu", seed=seed, seats=2, options=options)
    while table.choice is not None:
        assert not table.problems()
        table.answer(table.choice.options[(7 * len(table.made) + seed) % len(table.choice.options)])


@pytest.mark.usefixtures("new_cards")
def test_words_are_wanted_for_new_cards_and_ids_are_their_own() -> None:
    wanted = GAME.wanted_words()
    assert wanted["relic-calm_bell"] == ("text",)
    assert wanted["investigator-diver"] == ("sane", "insane")
    with pytest.raises(DoubleId, match="two rows 'diver'"):
        INVESTIGATORS.add(Investigator("diver", ("RC-172", "RC-173")))

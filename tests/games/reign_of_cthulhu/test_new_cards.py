"""A card more is its row, with what it does beside it: nothing else counts or lists cards."""

from collections.abc import Iterator

import pytest

from miskatonic.games.reign_of_cthulhu import GAME
from miskatonic.games.reign_of_cthulhu.options import place_options
from miskatonic.games.reign_of_cthulhu.rows.board import ADJACENT
from miskatonic.games.reign_of_cthulhu.rows.investigators import INVESTIGATORS, Investigator
from miskatonic.games.reign_of_cthulhu.rows.relics import RELICS, Relic
from miskatonic.games.reign_of_cthulhu.rules import sanity
from miskatonic.games.reign_of_cthulhu.state import Reign
from miskatonic.games.reign_of_cthulhu.words import remove_cultists
from miskatonic.kernel import DoubleId, Option, UnknownId
from tests.games.play import with_more
from tests.games.reign_of_cthulhu.play import Play

EXORCISE = place_options("exorcise", 1)


async def shine(game: Reign, seat: int) -> None:
    """The lens: everybody gets a token back."""
    for one in range(game.seats):
        sanity.gain_sanity(game, one, 1, "RC-221")


def near_cultists(game: Reign) -> list[Option]:
    """The priest: cultists at a neighbouring place can be driven out."""
    near = ADJACENT[game.places[game.active]]
    return [EXORCISE[place] for place in near if game.cultists[place]]


async def exorcise(game: Reign, option: Option) -> None:
    """For one action a cultist goes to the pool."""
    game.actions -= 1
    remove_cultists(game, option.value, 1)


@pytest.fixture
def new_cards() -> Iterator[None]:
    """A relic and an investigator join the tables, and leave them again."""
    priest = Investigator(
        "priest",
        ("RC-172", "RC-173"),
        hand_limit=(8, 7),
        own_actions=near_cultists,
        deeds={"exorcise": exorcise},
    )
    with with_more(RELICS, Relic("moon_lens", "RC-221", shine, rolls=False)), with_more(INVESTIGATORS, priest):
        yield


@pytest.mark.usefixtures("new_cards")
def test_a_new_relic_is_held_played_and_put_into_the_box() -> None:
    game = Play("doctor", "driver").relics(0, "moon_lens").sanity(2, 1).begin()
    assert "card:moon_lens" in game.option("play:moon_lens").about
    game.do("play:moon_lens")
    assert (game.game.sanity, game.box) == ([3, 2], ["moon_lens"])


@pytest.mark.usefixtures("new_cards")
def test_a_new_investigator_is_played() -> None:
    game = Play("priest", "driver").at("university", "diner").cultists(park=2).begin()
    game.do("exorcise:park")
    assert (game.cultists_at("park"), game.actions) == (1, 3)
    assert game.table.view(0)["board"]["seats"][0]["hand_limit"] == 8
    assert game.table.clone().digest() == game.table.digest()


@pytest.mark.usefixtures("new_cards")
def test_words_are_wanted_for_new_cards() -> None:
    wanted = GAME.wanted_words()
    assert wanted["relic-moon_lens"] == ("text",)
    assert wanted["investigator-priest"] == ("sane", "insane")


def test_a_double_or_unknown_id_is_named() -> None:
    with pytest.raises(DoubleId, match="two rows 'silver_key'"):
        RELICS.add(RELICS[RELICS.number("silver_key")])
    with pytest.raises(UnknownId, match="Did you mean 'silver_key'"):
        RELICS.number("silver_kee")

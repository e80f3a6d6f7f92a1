"""A card more is its row, with what it does beside it: nothing else counts or lists cards."""

from collections.abc import Iterator
from typing import Any

import pytest

from miskatonic.games.elder_sign import GAME, words
from miskatonic.games.elder_sign.cards.powers import BY_ITSELF, adds
from miskatonic.games.elder_sign.rows.card import ALWAYS, HAND, READY, Card
from miskatonic.games.elder_sign.rows.decks import ALLY, COMMON_ITEM
from miskatonic.games.elder_sign.rows.dice import RED
from miskatonic.games.elder_sign.rows.investigator import INVESTIGATORS, Investigator
from miskatonic.games.elder_sign.rows.occasions import Says
from miskatonic.games.elder_sign.rules.setup import empty_table
from miskatonic.games.elder_sign.state import ElderSign
from miskatonic.kernel import Catalogue, DoubleId, UnknownId
from tests.games.elder_sign.play import Play


def tea(game: ElderSign, seat: int, card: int) -> None:
    """The porter makes tea after every failure."""
    words.gain(game, seat, "sanity", 1, "ES-172")


@pytest.fixture
def new_cards() -> Iterator[None]:
    """A lantern, a porter and a diver join the tables, and leave them again."""
    sizes = len(HAND), len(INVESTIGATORS)
    HAND.add(Card("lantern", READY, adds(RED), "ES-154", kind=COMMON_ITEM))
    HAND.add(Card("night_porter", ALWAYS, BY_ITSELF, "ES-172", stamina=2, says=Says(failed=tea), kind=ALLY))
    INVESTIGATORS.add(Investigator("the_diver", 5, 5, {"common_item": 1}, rerolls=2, ally="night_porter"))
    empty_table.cache_clear()
    yield
    _forget(HAND, sizes[0])
    _forget(INVESTIGATORS, sizes[1])
    empty_table.cache_clear()


def _forget(catalogue: Catalogue[Any], size: int) -> None:
    for row in catalogue[size:]:
        del catalogue._numbers[row.id]
    del catalogue[size:], catalogue.names[size:]


@pytest.mark.usefixtures("new_cards")
def test_a_new_item_is_drawn_held_used_and_put_back() -> None:
    game = Play("bob_jenkins").holds(0, "lantern").at(0, "the_loading_dock").attempt()
    assert game.table.view(0)["board"]["seats"][0]["hand_ids"] == ["card:lantern"]
    assert game.option("use:lantern").args["card"] == "common_item-lantern"
    game.do("use:lantern")
    assert len(game.pool) == 7
    assert HAND[game.game.decks[COMMON_ITEM][0]].id == "lantern"


@pytest.mark.usefixtures("new_cards")
def test_a_new_investigator_and_ally_are_played() -> None:
    game = Play("the_diver").holds(0, "night_porter").sanity(0, 3).clues(0, 1)
    assert words.maximum(game.game, 0, "stamina") == 7
    game.at(0, "the_missing_records").museum("the_missing_records").attempt()
    game.will_roll(*["peril"] * 6).do("roll", "clue")
    game.will_roll(*["lore"] * 6).do("reroll_all")
    assert game.prompt == "reroll", "a clue is worth two rerolls"
    game.do("reroll_none", "give_up")
    assert game.events("sanity_gained")[-1].args["who"] == "investigator-the_diver"


@pytest.mark.usefixtures("new_cards")
def test_words_are_wanted_for_new_cards() -> None:
    wanted = GAME.wanted_words()
    assert wanted["common_item-lantern"] == ("text", "does")
    assert wanted["investigator-the_diver"] == ("text",)


def test_numbers_of_cards_mean_what_they_meant() -> None:
    assert [HAND.number(name) for name in ("axe", "alien_statue", "bind_monster", "anna_kaslow")] == [0, 12, 24, 36]
    assert (HAND.number("wither"), len(HAND), len(INVESTIGATORS)) == (34, 44, 16)


def test_a_double_or_unknown_id_is_named() -> None:
    with pytest.raises(DoubleId, match="two rows 'axe'"):
        HAND.add(Card("axe", READY, BY_ITSELF))
    with pytest.raises(UnknownId, match="Did you mean 'duke'"):
        HAND.number("dukee")

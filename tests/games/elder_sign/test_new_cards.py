"""A card more is its row, with what it does beside it: nothing else counts or lists cards."""

from collections.abc import Iterator
from typing import Any

import pytest

from miskatonic.bots.elder_sign import Player
from miskatonic.games.elder_sign import GAME, basics
from miskatonic.games.elder_sign.cards.powers import BY_ITSELF, adds, prevents
from miskatonic.games.elder_sign.odds import NO_FEAR
from miskatonic.games.elder_sign.released import RELEASED
from miskatonic.games.elder_sign.rows.card import ALWAYS, HAND, LOSS, READY, Card
from miskatonic.games.elder_sign.rows.decks import ALLY, COMMON_ITEM, HAND_KINDS, UNIQUE_ITEM
from miskatonic.games.elder_sign.rows.dice import RED
from miskatonic.games.elder_sign.rows.investigator import INVESTIGATORS, Investigator
from miskatonic.games.elder_sign.rows.mythos import MYTHOS, Mythos
from miskatonic.games.elder_sign.rows.occasions import DOINGS, Says
from miskatonic.games.elder_sign.rules.setup import empty_table
from miskatonic.games.elder_sign.state import ElderSign
from miskatonic.kernel import Catalogue, DoubleId, UnknownId, WrongRow
from tests.games.elder_sign.looks import board
from tests.games.elder_sign.play import Play
from tests.games.play import with_more


def tea(game: ElderSign, seat: int, card: int) -> None:
    """The porter makes tea after every failure."""
    basics.gain(game, seat, "sanity", 1, "ES-172")


@pytest.fixture
def new_cards() -> Iterator[None]:
    """A lantern, a charm, a porter and a diver join the tables, and leave them again."""
    cards = (
        Card("new_lantern", READY, adds(RED), "ES-154", kind=COMMON_ITEM),
        Card("new_charm", LOSS, prevents("sanity", points=1), kind=UNIQUE_ITEM),
        Card("new_porter", ALWAYS, BY_ITSELF, "ES-172", stamina=2, says=Says(failed=tea), kind=ALLY),
    )
    diver = Investigator("new_diver", 5, 5, {"common_item": 1}, rerolls=2, ally="new_porter", fearless=True)
    with with_more(HAND, *cards), with_more(INVESTIGATORS, diver):
        empty_table.cache_clear()
        yield
    empty_table.cache_clear()


@pytest.mark.usefixtures("new_cards")
def test_a_new_item_is_drawn_held_used_and_put_back() -> None:
    game = Play("bob_jenkins").holds(0, "new_lantern").at(0, "the_loading_dock").attempt()
    assert board(game)["seats"][0]["hand_ids"] == ["card:new_lantern"]
    assert game.option("use:new_lantern").args["card"] == "common_item-new_lantern"
    game.do("use:new_lantern")
    assert len(game.pool) == len(game.game.dice) - 1, "the yellow die is left"
    assert HAND[game.game.decks[COMMON_ITEM][0]].id == "new_lantern"


@pytest.mark.usefixtures("new_cards")
def test_a_new_investigator_and_ally_are_played() -> None:
    game = Play("new_diver").holds(0, "new_porter").sanity(0, 3).clues(0, 1)
    assert basics.maximum(game.game, 0, "stamina") == 7
    game.at(0, "the_missing_records").museum("the_missing_records").attempt()
    game.will_roll(*["peril"] * 6).do("roll", "clue")
    game.will_roll(*["lore"] * 6).do("reroll_all")
    assert game.prompt == "reroll", "a clue is worth two rerolls"
    game.do("reroll_none", "give_up")
    assert game.events("sanity_gained")[-1].args["who"] == "investigator-new_diver"


@pytest.mark.usefixtures("new_cards")
def test_words_are_wanted_for_new_cards() -> None:
    wanted = GAME.wanted_words()
    assert wanted["common_item-new_lantern"] == ("text", "does")
    assert wanted["investigator-new_diver"] == ("text",)


def test_cards_are_numbered_through_deck_by_deck_and_new_ones_after_them() -> None:
    released = [row.kind for row in HAND if row.id in RELEASED["hand"]]
    assert [row.kind for row in HAND][: len(released)] == released
    assert {row.kind for row in HAND} == set(HAND_KINDS)


@pytest.mark.usefixtures("new_cards")
def test_the_bot_reads_what_is_printed_on_new_cards() -> None:
    game = Play("new_diver").holds(0, "new_lantern", "new_charm").at(0, "the_loading_dock").attempt()
    assert game.table.choice is not None
    player = Player(game.table, game.table.choice)
    assert player.sight.here is not None
    assert player.worth.fear(player.sight.here) == NO_FEAR
    with_lantern = player.museum.handfuls(player.sight.here)[-1][0]
    assert with_lantern == (0, 0, 1), "the green dice lie in the pool already"
    player.sight.asked["count"] = 3
    saved = player.worth.loses("sanity", 3) - player.worth.loses("sanity", 2)
    assert player._prevents("unique_item-new_charm", "sanity") == pytest.approx(
        saved - player.worth.card("unique_item-new_charm")
    )


@pytest.mark.parametrize(
    ("catalogue", "row", "words"),
    [
        (HAND, Card("new_rope", "redy", BY_ITSELF), "'new_rope' .* moment 'redy'.* Did you mean 'ready'"),
        (MYTHOS, Mythos("new_omen", now=(), when="on_wake"), "'new_omen' .* moment 'on_wake'"),
        (MYTHOS, Mythos("new_omen", now=(), forbids="sleep"), "'new_omen' .* action 'sleep'"),
        (MYTHOS, Mythos("new_omen", now=(), changes={"price": 1}), "'new_omen' .* number 'price'"),
        (INVESTIGATORS, Investigator("new_diver", 5, 5, {"item": 1}), "'new_diver' .* equipment 'item'"),
        (INVESTIGATORS, Investigator("new_diver", 5, 5, {}, ally="axe"), "'new_diver' .* ally 'axe'"),
    ],
)
def test_a_row_that_names_what_there_is_not_is_refused(catalogue: Catalogue[Any], row: Any, words: str) -> None:
    size = len(catalogue)
    with pytest.raises(WrongRow, match=words):
        catalogue.add(row)
    assert len(catalogue) == size
    assert row.id not in catalogue


def test_an_option_that_nothing_carries_out_is_named() -> None:
    with pytest.raises(UnknownId, match="Nothing carries out the option 'dance'"):
        DOINGS["dance"]


def test_a_double_or_unknown_id_is_named() -> None:
    with pytest.raises(DoubleId, match="two rows 'axe'"):
        HAND.add(Card("axe", READY, BY_ITSELF))
    with pytest.raises(UnknownId, match="Did you mean 'duke'"):
        HAND.number("dukee")

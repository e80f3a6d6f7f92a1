"""Everything on the table has an id, and options and events say which things they are about."""

from typing import Any

import pytest

import miskatonic
from miskatonic.games.elder_sign.board import Board
from miskatonic.kernel import below, seeded
from miskatonic.kernel.view import alike
from tests.games.elder_sign.looks import board
from tests.games.elder_sign.play import Play

SERVICES = {"place:entrance", "place:battle", "place:first_aid", "place:lost_and_found", "place:souvenir_shop"}
COUNTED = ("clues", "trophies", "sanity", "stamina")


def things(shown: Any) -> set[str]:
    """Every id that a view tells."""
    if isinstance(shown, dict):
        found = {value for key, value in shown.items() if key == "id" or key.endswith("_id") if value}
        found |= {
            one for key, value in shown.items() if key.endswith("_ids") and isinstance(value, list) for one in value
        }
        return found.union(*(things(value) for value in shown.values()))
    return set().union(*map(things, shown)) if isinstance(shown, list) else set()


def about(game: Play, text: str) -> list[str]:
    """What the option that begins like this is about."""
    return game.option(text).about


class Luck:
    """The player's own randomness."""

    def __init__(self, seed: int) -> None:
        self.rng = seeded(seed)


@pytest.mark.parametrize("seed", range(4))
def test_whatever_an_option_is_about_can_be_found_in_the_view(seed: int) -> None:
    table = miskatonic.new_table("elder_sign", seed=seed, seats=seed + 1, options={"ancient_one": "choose"})
    luck = Luck(seed)
    while table.choice is not None:
        board: Board = table.view(None)["board"]
        known = things(board) | SERVICES | {"pool:dice", "card:tommy_gun"}
        known |= {f"{what}:{seat}" for what in COUNTED for seat in range(table.seats)}
        if board["ancient_one"] is None:
            known |= {thing for option in table.choice.options for thing in option.about}
        for option in table.choice.options:
            assert set(option.about) <= known, option
            assert set(alike(table, option)) <= known
        table.answer(table.choice.options[below(luck, len(table.choice.options))])


def test_a_task_is_paid_for_with_dice_and_not_with_its_card() -> None:
    game = Play("bob_jenkins").museum("the_loading_dock").at(0, "the_loading_dock").attempt()
    game.will_roll("peril", "lore", "lore", "lore", "terror", "terror").do("roll")
    assert about(game, "complete:0:0") == ["task:the_loading_dock/1", "die:0"]
    assert game.option("complete:0:0").args["task"] == 0


def test_dice_that_cannot_be_told_apart_are_as_good_as_each_other() -> None:
    game = Play("bob_jenkins").museum("the_missing_records").at(0, "the_missing_records").attempt()
    game.will_roll("peril", "peril", "lore", "peril", "terror", "terror").do("roll")
    option = game.option("discard:0")
    assert (option.about, option.args["number"]) == (["die:0"], 0)
    assert alike(game.table, option) == ["die:1", "die:3"]


def test_equal_monsters_are_two_things() -> None:
    game = Play("bob_jenkins").museum("the_gift_shop", "the_loading_dock").holds(0, "dynamite")
    game.monster("cultist", "the_gift_shop").monster("cultist", "the_loading_dock").turn().do("use:dynamite")
    assert [about(game, text) for text in game.texts] == [["monster:cultist#1"], ["monster:cultist#2"]]


def test_names_of_players_know_their_seat() -> None:
    game = Play("bob_jenkins", "carolyn_fern").sanity(0, 1).turn()
    assert about(game, "heal:sanity:0") == ["seat:0"]
    assert [event.about for event in game.events("turn_begins")] == [["seat:0"]]
    assert board(game)["seats"][1]["id"] == "seat:1"


def test_events_say_which_dice_they_are_about() -> None:
    game = Play("bob_jenkins").museum("the_missing_records").at(0, "the_missing_records").attempt()
    game.will_roll("peril", "peril", "lore", "peril", "terror", "terror").do("roll", "discard:2")
    assert game.events("rolled")[-1].about == ["seat:0", *(f"die:{die}" for die in range(6))]
    assert game.events("dice_discarded")[-1].about == ["seat:0", "die:2"]


def test_two_equal_mythos_cards_are_two_things() -> None:
    game = Play("bob_jenkins").mythos("sightings_amid_stillness").turn()
    seen = board(game)
    assert (seen["mythos"], seen["mythos_id"]) == (
        "mythos-sightings_amid_stillness",
        "mythos:sightings_amid_stillness#1",
    )

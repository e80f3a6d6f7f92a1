"""Records survive growth: what was saved opens, replays and undoes when cards have come since, in every game."""

import dataclasses
import importlib
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import pytest

import miskatonic
from miskatonic.games.arkham_lcg.rows.card import CARDS as ARKHAM
from miskatonic.games.arkham_lcg.rows.card import Card
from miskatonic.games.death_may_die.rows.cards import INSANITIES, RELICS, UNKNOWN_MONSTERS
from miskatonic.games.death_may_die.rows.cards import INVESTIGATORS as DMD_INVESTIGATORS
from miskatonic.games.elder_sign.rows.adventures import CARDS
from miskatonic.games.elder_sign.rows.ancient_one import ANCIENT_ONES
from miskatonic.games.elder_sign.rows.card import HAND
from miskatonic.games.elder_sign.rows.decks import HAND_KINDS
from miskatonic.games.elder_sign.rows.investigator import INVESTIGATORS
from miskatonic.games.elder_sign.rows.monsters import MONSTERS
from miskatonic.games.elder_sign.rows.mythos import MYTHOS
from miskatonic.games.reign_of_cthulhu.rows.investigators import INVESTIGATORS as REIGN_INVESTIGATORS
from miskatonic.games.reign_of_cthulhu.rows.old_ones import OLD_ONES
from miskatonic.games.reign_of_cthulhu.rows.relics import RELICS as REIGN_RELICS
from miskatonic.kernel import BadSave, Catalogue, State, Table, UnknownOption, below, find_game, released_first, seeded
from tests.games.play import rows_of, with_only

GROWING: dict[str, list[tuple[Catalogue[Any], Any]]] = {
    "arkham_lcg": [(ARKHAM, row) for row in (ARKHAM[0], ARKHAM[60], ARKHAM[-1])],
    "death_may_die": [(rows, rows[0]) for rows in (DMD_INVESTIGATORS, INSANITIES, RELICS, UNKNOWN_MONSTERS)],
    "elder_sign": [(rows, rows[0]) for rows in (INVESTIGATORS, ANCIENT_ONES, CARDS, MYTHOS, MONSTERS)]
    + [(HAND, HAND[HAND.of_kind(kind)[0]]) for kind in HAND_KINDS],
    "reign_of_cthulhu": [(rows, rows[1]) for rows in (REIGN_RELICS, OLD_ONES, REIGN_INVESTIGATORS)],
}
"""Everything there can be more of, and a row of each that a new one is made like."""
DECISIONS = 60


class Luck:
    """The player's own randomness."""

    def __init__(self, seed: int) -> None:
        self.rng = seeded(seed, 3)


def like(row: Any, id_: str) -> Any:
    """A new row that is like another one."""
    if isinstance(row, Card):
        new = Card(row.kind, "02330", id_, level=row.level)
        for name in Card.__slots__:
            if name not in ("id", "code", "title"):
                setattr(new, name, getattr(row, name))
        return new
    return row._replace(id=id_) if hasattr(row, "_replace") else dataclasses.replace(row, id=id_)


@contextmanager
def grown(game_id: str) -> Iterator[None]:
    """The game as it is when a row more stands at the top of everything there can be more of."""
    game = find_game(game_id)
    released = importlib.import_module(f"{game.package}.released").RELEASED
    with ExitStack() as stack:
        for number, (catalogue, row) in enumerate(GROWING[game_id]):
            stack.enter_context(with_only(catalogue, [like(row, f"new_row_{number}"), *rows_of(catalogue)]))
            if game_id != "arkham_lcg":  # whose records name cards by their ids
                released_first([catalogue], released)
        forget(game.package)
        yield
    forget(game.package)


def forget(package: str) -> None:
    """What a game has looked up in its catalogues, as if it had just been started."""
    for name, module in list(sys.modules.items()):
        for found in vars(module).values() if name.startswith(package) else ():
            if hasattr(found, "cache_clear"):
                found.cache_clear()


def played(game_id: str, seed: int, seats: int | None = None, decisions: int = DECISIONS) -> Table:
    game = find_game(game_id)
    table = miskatonic.new_table(game, seed=seed, seats=seats or game.seats[seed % len(game.seats)])
    luck = Luck(seed)
    for _ in range(decisions):
        if table.choice is None:
            break
        options = table.choice.options
        table.answer(options[below(luck, len(options))], seat=range(table.seats))
    return table


def position(state: State) -> dict[str, Any]:
    """Everything in a position, with ids where records have ids; which rows it is made of aside."""
    return {name: value for name, value in state.to_plain().items() if name != "rows"}


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("game", GROWING)
def test_a_save_replays_whole_when_cards_have_come_since(game: str, seed: int) -> None:
    # given a game that was saved before
    table = played(game, seed)
    save, events = table.save(), [(event.kind, event.rule, event.number) for event in table.events]
    begun = played(game, seed, table.seats, 0)
    start, end = position(begun.state), position(table.state)
    with grown(game):
        # when it is opened among more cards
        later = miskatonic.load_table(save)
        # then it is the same game, to the last event
        assert [(event.kind, event.rule, event.number) for event in later.events] == events
        assert position(later.state) == end
        assert later.problems() == []
        # and it can be saved again, undone to its beginning, and played to an end
        again = miskatonic.load_table(later.save())
        assert again.digest() == later.digest()
        again.undo(len(again.made))
        assert position(again.state) == start
        luck = Luck(seed + 50)
        for _ in range(200):
            if later.choice is None:
                break
            later.answer(later.choice.options[below(luck, len(later.choice.options))], seat=range(later.seats))
        assert later.problems() == []


@pytest.mark.parametrize("game", GROWING)
def test_a_save_of_then_is_played_without_the_cards_of_now_and_a_new_table_with_them(game: str) -> None:
    save = played(game, 1, decisions=0).save()
    with grown(game):
        old, new = miskatonic.load_table(save), played(game, 1, decisions=0)
        assert position(old.state) != position(new.state) or game == "arkham_lcg"
        assert new.problems() == old.problems() == []
        assert "rows" not in new.options


def test_rows_are_counted_only_as_a_record_could_have_them() -> None:
    with grown("elder_sign"):
        fewer = miskatonic.new_table("elder_sign", seed=1, options={"rows": f"hand:{len(HAND) - 4}"})
        assert fewer.problems() == []
        for rows in ("hand:1", "hand:9999", "hands:44", "hand", "hand:x", "hand:-1", "+", "hand:44+monster:2"):
            with pytest.raises(UnknownOption):
                miskatonic.new_table("elder_sign", seed=1, options={"rows": rows})


def test_a_save_that_names_a_card_which_is_gone_says_so() -> None:
    save = played("arkham_lcg", 2).save()
    rows = rows_of(ARKHAM)
    without = with_only(ARKHAM, [row for row in rows if row.id != "flashlight"])
    with without, pytest.raises(BadSave, match="the cards of the game have changed"):
        miskatonic.load_table(save)

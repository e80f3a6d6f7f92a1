"""Cards that take, undo, skip, tax and forbid, at one table: whatever random play does with them, nothing breaks."""

import random

import pytest

from miskatonic.games.arkham_lcg import GAME
from miskatonic.games.arkham_lcg.rows.card import Card, Use
from miskatonic.games.arkham_lcg.rules.components import cast, make_ready
from miskatonic.games.arkham_lcg.rules.opening_hands import proceed
from miskatonic.games.arkham_lcg.rules.taking import take_action
from miskatonic.games.arkham_lcg.state import Arkham
from tests.games.arkham_lcg.imaginary import imagined, trick
from tests.games.arkham_lcg.rules.test_additional_costs import boots, hound, others, script
from tests.games.arkham_lcg.rules.test_phases_and_moments import watch
from tests.games.arkham_lcg.rules.test_taking_actions import map_, muse, shoes, smoke, smuggler, wits
from tests.games.arkham_lcg.rules.test_undoing import hourglass
from tests.games.play import AnyPlay

BAG = ("1", "0", "0", "-1", "-1", "-2", "-3", "-4", "skull", "cultist", "auto_fail", "elder_sign")
PLAIN = ("flashlight", "knife", "guts", "perception", "old_book_of_lore", "machete", "arcane_initiate", "beat_cop")
PEOPLE = ("roland_banks", "daisy_walker", "agnes_baker")


async def hurries(game: Arkham, me: Use) -> None:
    """An action at once."""
    await take_action(game, me.seat, me.card)


def cards() -> list[Card]:
    """One of each."""
    acting = [map_(), wits(), shoes(), smuggler(), muse(), smoke("Spell"), trick("hurry", hurries)]
    return [*acting, hourglass(), watch(), hound(), boots("boots"), script()]


class Whole(AnyPlay[Arkham]):
    """A game from opening hands on, with two of each of these cards in every deck but the one that bars most."""

    def __init__(self, seed: int, seats: int, ids: list[str]) -> None:
        usual = [id_ for id_ in ids if id_ != "script"]
        decks = [(*usual, *usual, *PLAIN, *(["script"] if seat == seed % 4 else [])) for seat in range(seats)]
        super().__init__(GAME, cast(PEOPLE[:seats], tuple(decks), "the_gathering").copy(), seats, {})
        self.game.rng = seed
        self.game.bag = BAG
        make_ready(self.game)
        self.begin(proceed(self.game))


@pytest.mark.parametrize("seed", range(9))
def test_whatever_is_done_with_them_the_table_stays_whole(seed: int) -> None:
    """Given random answers, then no invariant breaks, and clones and imagined worlds go on from every position."""
    luck = random.Random(seed)
    rows = cards()
    with imagined(*rows):
        cast.cache_clear()
        others.cache_clear()
        table = Whole(seed, 1 + seed % 3, [row.id for row in rows]).table
        for number in range(80):
            if table.choice is None:
                break
            table.answer(luck.choice(table.choice.options))
            assert table.problems() == []
            if number % 8 == 0 and table.choice is not None:
                clone = table.clone()
                assert clone.digest() == table.digest()
                assert clone.choice is not None
                assert [one.text for one in clone.choice.options] == [one.text for one in table.choice.options]
                world = table.determinised(table.choice.seat, number)
                for _ in range(6):
                    if world.choice is not None:
                        world.answer(luck.choice(world.choice.options))
                        assert world.problems() == []
        cast.cache_clear()

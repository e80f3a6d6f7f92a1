"""A campaign for tests: The Gathering, over in a moment, and a tiny scenario of our own that follows it."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from miskatonic.games.arkham_lcg import GAME
from miskatonic.games.arkham_lcg.basics.lookup import find_aside
from miskatonic.games.arkham_lcg.basics.zones import put
from miskatonic.games.arkham_lcg.board.record import Record
from miskatonic.games.arkham_lcg.rows.decks import RANDOM_WEAKNESS, STARTER_DECKS
from miskatonic.games.arkham_lcg.rows.scenario import SCENARIOS, Scenario, then
from miskatonic.games.arkham_lcg.rows.terms import MAP
from miskatonic.games.arkham_lcg.rules.campaign_log import cross_out, note
from miskatonic.games.arkham_lcg.rules.components import cast
from miskatonic.games.arkham_lcg.rules.locations import reveal
from miskatonic.games.arkham_lcg.rules.resolution import earn
from miskatonic.games.arkham_lcg.state import Arkham
from miskatonic.kernel import Table, new_table
from tests.games.arkham_lcg.looks import seen_board, there
from tests.games.arkham_lcg.play import Play
from tests.games.play import rows_of, with_only

TINY = "a_quiet_hour"


async def _set_up(game: Arkham) -> None:
    """Everybody is in the Parlor, where one may resign at once."""
    place = find_aside(game, "parlor")
    put(game, place, MAP)
    for seat in game.order:
        game.at[game.who[seat]] = place
    reveal(game, place)
    game.bag = (*game.bag, "elder_thing")


async def _resolve(game: Arkham) -> tuple[str, str]:
    """Everybody earns 3; of the house nothing is said any more."""
    cross_out(game, "house_standing")
    note(game, "lita_found_others")
    note(game, "got_away:ghoul_priest")
    earn(game, 3, tuple(range(game.seats)))
    return "won", "gathering_r1"


@contextmanager
def one_more(before: str = "the_gathering", **fields: Any) -> Iterator[None]:
    """As long as it lasts a tiny scenario follows another one."""
    tiny = Scenario(
        TINY,
        {"the_gathering": 1, "theyre_getting_out": 1, "what_have_you_done": 1, "parlor": 1, "swarm_of_rats": 3},
        (),
        ("what_have_you_done",),
        ("theyre_getting_out",),
        "the_gathering",
        _set_up,
        _resolve,
        **fields,
    )
    others = [row for row in rows_of(SCENARIOS) if row.id != TINY]
    rows = [row._replace(next=then(TINY)) if row.id == before else row for row in others]
    with with_only(SCENARIOS, [*rows, tiny]):
        yield
    cast.cache_clear()


def sequel(table: Table, **wishes: str) -> Table:
    """When: the next table of the campaign is laid, for those who are to sit there."""
    plan = GAME.sequel(table.state, wishes)
    assert plan is not None, "the campaign is over"
    settled = {**table.options, **plan.options}
    return new_table(GAME, seed=11, seats=len(plan.seats), options=settled)


def record(table: Table) -> Record:
    """What the table leaves to its campaign."""
    return there(seen_board(table)["campaign"])


def play_on(table: Table, *answers: str) -> Table:
    """When: these answers, and otherwise what passes or comes first, until somebody has a turn."""
    for text in answers:
        table.answer(text)
    while table.choice is not None and table.choice.prompt != "turn":
        table.answer(table.choice.passing or table.choice.options[0])
    return table


def nothing_bought(table: Table) -> Table:
    """When: everybody keeps the deck as it is."""
    while table.choice is not None and table.choice.prompt == "upgrade":
        table.answer(next(option for option in table.choice.options if option.passes))
    return table


def leave(table: Table) -> Table:
    """When: everybody resigns as soon as they can, until the table is over."""
    while table.choice is not None:
        texts = [option.text for option in table.choice.options]
        resigns = next((text for text in texts if text.startswith("resign")), None)
        table.answer(resigns or table.choice.passing or table.choice.options[0])
    return table


def whole_deck(seat: int, name: str, weakness: str = "amnesia") -> str:
    """A sentence that gives a seat all cards of a starter deck."""
    cards = [id_ for id_, count in STARTER_DECKS[name].cards.items() for _ in range(count)]
    return f"deck {seat} {' '.join(cards)}\n".replace(RANDOM_WEAKNESS, weakness)


BURNED = f"""
    {whole_deck(0, "roland")}
    {whole_deck(1, "daisy", "paranoia")}
    investigators roland_banks daisy_walker
    place hallway
    act what_have_you_done
    aside lita_chantler
    threat 0 ghoul_priest
    damage ghoul_priest 9
"""
"""The Ghoul Priest is as good as dead."""
LATE = """
    investigators roland_banks daisy_walker
    agenda theyre_getting_out
    aside lita_chantler
    doom theyre_getting_out 9
    phase mythos
"""
"""The last agenda runs out: whoever is there is killed."""
ALONE = """
    place parlor
    act what_have_you_done
    aside lita_chantler
"""
"""Roland in the Parlor, where he may resign."""


def burned(**fields: Any) -> Table:
    """Given: Roland and Daisy have burned the house; Lita is with Roland."""
    return Play(BURNED, ["0"], **fields).do("fight:ghoul_priest", "choose:r1", "take:lita_chantler").table

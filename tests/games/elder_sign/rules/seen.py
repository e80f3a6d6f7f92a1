"""What a player sees on the table, and moves named by what a die shows: shared by several chapters."""

from miskatonic.games.elder_sign.rows.dice import COLOURS
from tests.games.elder_sign.looks import board
from tests.games.elder_sign.play import Play

OFFICE = "administration_office"
"""Lore, and investigation 9; no terror effect. Failure costs 1 sanity and a clue."""
SIX = "investigation_3", "investigation_2", "investigation_1", "peril", "peril", "terror"
"""A roll that does nothing in the Administration Office, its last die a terror."""


def won(game: Play, seat: int) -> list[str]:
    """The names of somebody's trophies."""
    return [name.partition("-")[2] for name in board(game)["seats"][seat]["trophies"]]


def worth(game: Play, seat: int) -> int:
    """What somebody's trophies are worth."""
    value: int = board(game)["seats"][seat]["trophy_value"]
    return value


def kinds(game: Play, *wanted: str) -> list[str]:
    """The events of some kinds in the order they were told."""
    return [event.kind for event in game.table.events if event.kind in wanted]


def dice(game: Play, place: str) -> list[str]:
    """What the dice show that lie at a place: pool, task, discarded, focused, helper, spell, locked, supply."""
    return [(die["face"] or "face-").removeprefix("face-") for die in board(game)["dice"] if die["place"] == place]


def places(game: Play, colour: str) -> list[str]:
    """Where the dice of a colour are."""
    return [die["place"] for die in board(game)["dice"] if die["colour"] == colour]


def locked(game: Play) -> dict[str, int]:
    """How many dice of each colour are locked."""
    return {colour: places(game, colour).count("locked") for colour in COLOURS}


def locks(game: Play, colour: str) -> list[str]:
    """What holds or awaits a die of a colour, in order."""
    queues = board(game)["locks"].items()
    return [name.partition("-")[2] for held, queue in queues if held == colour for name in queue]


def dice_at(game: Play, place: str) -> list[str]:
    """The colours of the dice that lie at a place."""
    return [die["colour"] for die in board(game)["dice"] if die["place"] == place]


def completions(game: Play) -> list[str]:
    """The ways to complete a task with this roll."""
    return offers(game, "complete")


def against_the_monster(game: Play) -> str:
    """The first way to overcome a monster below the card: such tasks are counted from 100."""
    return next(text for text in completions(game) if int(text.split(":")[1]) >= 100)


def offers(game: Play, verb: str) -> list[str]:
    """The options of a kind."""
    return [text for text in game.texts if text.partition(":")[0] == verb]


def play(game: Play, *moves: str) -> Play:
    """Moves named by what a die shows (`discard peril`, `focus lore`, `ask lore 1` with the seat), others as usual."""
    for move in moves:
        verb, _, rest = move.partition(" ")
        if rest:
            assert game.table.choice
            face, _, seat = rest.partition(" ")
            move = next(
                option.text
                for option in game.table.choice.options
                if option.verb == verb
                and option.args["face"] == f"face-{face}"
                and (not seat or option.text.startswith(f"{verb}:{seat}:"))
            )
        game.do(move)
    return game


def failed_roll(game: Play, *faces: str) -> Play:
    """A roll that fails; the die discarded for it shows the last of these faces."""
    return play(game.will_roll(*faces), "roll", f"discard {faces[-1]}")


def office(*investigators: str) -> Play:
    """Everybody stands in the Administration Office; the first player's attempt has not begun."""
    who = investigators or ("bob_jenkins", "mandy_thompson")
    game = Play(*who).museum(OFFICE, "the_loading_dock")
    for seat in range(len(who)):
        game.at(seat, OFFICE)
    return game


def at_the_entrance(*investigators: str, ancient_one: str = "yig") -> Play:
    """A table on which prices are as printed."""
    return Play(*(investigators or ("joe_diamond", "mandy_thompson")), ancient_one=ancient_one)


def resolve_the_dreamlands(game: Play) -> Play:
    """The investigator who stands on the Dreamlands completes its only task."""
    game.will_roll("peril", "lore", "investigation_3", "investigation_1", "investigation_1", "terror").do("roll")
    return game.do("complete:0:0.1.2")


def terror_shop(*investigators: str) -> Play:
    """Everybody stands in the Gift Shop, the only card in play, where terror brings a monster."""
    who = investigators or ("joe_diamond", "mandy_thompson")
    game = Play(*who).museum("the_gift_shop")
    for seat in range(len(who)):
        game.at(seat, "the_gift_shop")
    return game

"""The sanity die (RC-140 to RC-144); insanity and cure (RC-150 to RC-157).

One roll can lead to another, so three chapters know each other. A player who goes insane may hold too many cards
(`hand_limit`) and can play relics to be rid of them (`relics`); playing a relic means a roll.
"""

from miskatonic.games.reign_of_cthulhu.basics import set_sanity
from miskatonic.games.reign_of_cthulhu.names import turn_order
from miskatonic.games.reign_of_cthulhu.rows.investigators import INVESTIGATORS
from miskatonic.games.reign_of_cthulhu.rules import cultists, hand_limit
from miskatonic.games.reign_of_cthulhu.state import MAX_SANITY, NOBODY, Reign
from miskatonic.kernel import Line, below, lose, tell

FACES = ("blank", "blank", "delusion", "delusion", "psychosis", "paranoia")
"""RC-141: the six faces of the die."""


NO_ROLLS = Line("why-no_rolls", "RC-222")


def nobody_rolls(game: Reign) -> bool:
    """RC-222: whether a Warded Box keeps everybody from rolling."""
    return game.no_rolls_by != NOBODY


def throw_die(game: Reign, seat: int, rule: str) -> str | None:
    """RC-140: the face that comes up; None while nobody rolls."""
    if nobody_rolls(game):
        tell(game, "roll_prevented", "RC-222", {"who": seat})
        return None
    face = FACES[below(game, 6)]
    if game.sink:
        tell(game, "rolled", rule, {"who": seat, "face": face})
    return face


async def sanity_roll(game: Reign, seat: int, rule: str) -> None:
    """RC-141: roll and apply the face. RC-144: the insane roll too; only Paranoia still matters to them."""
    match throw_die(game, seat, rule):
        case "delusion":
            await lose_sanity(game, seat, 1, "RC-141")
        case "psychosis":
            await lose_sanity(game, seat, 2, "RC-141")
        case "paranoia":
            await paranoia(game, seat)


async def paranoia(game: Reign, seat: int) -> None:
    """RC-143: two cultists at the roller's location, one after the other."""
    for _ in range(2):
        await cultists.place_cultist(game, game.places[seat], "RC-143")


def people_at(game: Reign, place: int) -> list[int]:
    """RC-114, RC-234: the seats at a place, in turn order from the active player."""
    return [seat for seat in turn_order(game) if game.places[seat] == place]


async def all_roll_at(game: Reign, place: int, rule: str) -> None:
    """RC-114, RC-234: everybody at the place rolls."""
    for seat in people_at(game, place):
        await sanity_roll(game, seat, rule)


async def lose_sanity(game: Reign, seat: int, count: int, rule: str) -> None:
    """RC-142: give up tokens; a player who loses the last one is insane at once."""
    had = game.sanity[seat]
    if not had:
        return
    left = max(0, had - count)
    set_sanity(game, seat, left)
    if game.sink:
        tell(game, "sanity_lost", rule, {"who": seat, "count": had - left, "left": left})
    if not left:
        await go_insane(game, seat)


async def go_insane(game: Reign, seat: int) -> None:
    """RC-150: the card is flipped. RC-151: one action less, if any is left. RC-152: all insane, all lost.
    RC-157: whose other side holds fewer cards looks to the limit at once.
    """
    tell(game, "insane", "RC-150", {"who": seat})
    if seat == game.active and game.acting and game.actions:
        game.actions -= 1
    if not any(game.sanity):
        lose("all_insane", "RC-165")
    sane, insane = INVESTIGATORS.rows[game.roles[seat]].hand_limit
    if insane < sane:
        await hand_limit.settle(game, seat, "RC-157")


def gain_sanity(game: Reign, seat: int, count: int, rule: str) -> None:
    """RC-156: tokens back, at most to four; an insane investigator is cured by the first, one more action included."""
    had = game.sanity[seat]
    now = min(MAX_SANITY, had + count)
    set_sanity(game, seat, now)
    if now > had:
        tell(game, "sanity_gained", rule, {"who": seat, "count": now - had, "left": now})
    if not had:
        tell(game, "cured", rule, {"who": seat})
        if seat == game.active and game.acting:
            game.actions += 1

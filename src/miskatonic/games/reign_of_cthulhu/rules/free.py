"""What costs no action: relics (RC-130 to RC-135), and what single investigators may do at any time."""

import functools
from collections.abc import Callable, Iterable

from miskatonic.games.reign_of_cthulhu.rows.investigators import INVESTIGATORS
from miskatonic.games.reign_of_cthulhu.rows.relics import RELICS
from miskatonic.games.reign_of_cthulhu.rules import rituals, sanity
from miskatonic.games.reign_of_cthulhu.state import Reign
from miskatonic.games.reign_of_cthulhu.who import who
from miskatonic.games.reign_of_cthulhu.words import Resolving, give_up_relic
from miskatonic.kernel import Barred, Option, ask, tell

CONTINUE = Option("continue", passes=True)
QUIET = Option("quiet", passes=True)


@functools.cache
def play_option(seat: int, relic: int) -> Option:
    """RC-130: the option to play a relic, which belongs to its holder."""
    return Option(f"play:{RELICS[relic].id}", relic, seat=seat, relic=RELICS.names[relic])


@functools.cache
def handy(roles: tuple[int, ...]) -> tuple[tuple[int, Callable[[Reign, int], list[Option]]], ...]:
    """The seats whose investigators may do something at any time, in the order of the investigators, and what."""
    seats = sorted(range(len(roles)), key=roles.__getitem__)
    return tuple((seat, free) for seat in seats if (free := INVESTIGATORS[roles[seat]].free))


def hands_in_play(game: Reign) -> Iterable[tuple[int, tuple[int, ...]]]:
    """RC-130: the relics of all players; RC-133: under some Old One only those of the active player."""
    if game.in_force and rituals.ban(game.in_force).locks_relics:
        return ((game.active, game.relics[game.active]),)
    return enumerate(game.relics)


def free_options(game: Reign) -> list[Option]:
    """RC-130, RC-135: everything that may be done at any time and costs no action, by whomever."""
    options: list[Option] = []
    if game.resolving:
        return options
    if any(game.relics):
        options += [play_option(seat, relic) for seat, held in hands_in_play(game) for relic in held]
    for seat, free in handy(game.roles):
        options += free(game, seat)
    return options


def locked(game: Reign) -> list[Barred]:
    """RC-133: the relics that can't be played now because they are not the active player's."""
    ban = rituals.ban(game.in_force).locks_relics
    if ban is None:
        return []
    return [
        Barred("play", ban.id, "RC-133", who=who(game, seat), card=RELICS.names[relic])
        for seat, held in enumerate(game.relics)
        if seat != game.active
        for relic in held
    ]


def worth_asking(game: Reign) -> bool:
    """RC-130: whether a relic could do something now, or change hands; a window without that is not shown, nor any
    more this turn when the players have said so.
    """
    if game.quiet_turn[0]:
        return False
    if any(game.relics):
        for seat, held in hands_in_play(game):
            for relic in held:
                if RELICS[relic].works(game, seat):
                    return True
    return any(free(game, seat) for seat, free in handy(game.roles))


async def window(game: Reign, rule: str) -> None:
    """RC-130: a moment in which anybody may play relics; over when the active player goes on."""
    while worth_asking(game):
        picked = await ask(game, game.active, "window", rule, lambda _: [CONTINUE, QUIET, *free_options(game)])
        if picked.passes:
            fall_quiet(game, picked)
            return
        await use(game, picked)


def fall_quiet(game: Reign, picked: Option) -> None:
    """RC-130: the players may pass on all windows of this turn at once."""
    if picked is QUIET:
        game.quiet_turn = (True,) * game.seats


async def use(game: Reign, picked: Option) -> None:
    """RC-130: carry out something that costs no action: play a relic, or do what only this investigator can."""
    assert picked.seat is not None
    if picked.verb == "play":
        await play_relic(game, picked.seat, picked.value)
    else:
        await INVESTIGATORS[game.roles[picked.seat]].deeds[picked.verb](game, picked)


def rolls_after(game: Reign, seat: int, relic: int) -> bool:
    """RC-132: whoever plays a relic rolls; not for every relic, and not everybody (RC-179)."""
    return RELICS[relic].rolls and INVESTIGATORS[game.roles[seat]].rolls_for_relics[not game.sanity[seat]]


async def play_relic(game: Reign, seat: int, relic: int) -> None:
    """RC-132: the effect with all its consequences, the card to the box, then whoever played it rolls.

    RC-134: a relic that can do nothing may be played all the same.
    """
    card = RELICS[relic]
    give_up_relic(game, seat, relic)
    tell(game, "relic_played", card.rule, {"who": seat, "relic": relic})
    if seat == game.active:
        game.done_turn = game.done_turn._replace(relic=True)
    with Resolving(game):
        if card.works(game, seat):
            await card.effect(game, seat)
        else:
            tell(game, "no_effect", "RC-134", {"relic": relic})
    game.box += (relic,)
    if rolls_after(game, seat, relic):
        await sanity.sanity_roll(game, seat, "RC-132")

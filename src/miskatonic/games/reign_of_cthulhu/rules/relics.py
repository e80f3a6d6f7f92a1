"""What costs no action: relics (RC-130 to RC-135), and what single investigators may do at any time."""

import functools
from collections.abc import Awaitable, Sequence

from miskatonic.games.reign_of_cthulhu.basics import give_up_relic, resolve
from miskatonic.games.reign_of_cthulhu.names import turn_order, who
from miskatonic.games.reign_of_cthulhu.rows.investigators import INVESTIGATORS, Free
from miskatonic.games.reign_of_cthulhu.rows.old_ones import OldOne
from miskatonic.games.reign_of_cthulhu.rows.relics import RELICS
from miskatonic.games.reign_of_cthulhu.rules import rituals, sanity
from miskatonic.games.reign_of_cthulhu.state import SEATS, Reign
from miskatonic.kernel import Barred, Offer, Offers, Option, Window, hold, possible, tell


@functools.cache
def at_any_time(roles: tuple[int, ...]) -> list[tuple[int, Free]]:
    """RC-135: the seats of those among these investigators who may do something at any time, and what."""
    rows = [(seat, INVESTIGATORS.rows[role].free) for role, seat in sorted(zip(roles, range(len(roles)), strict=True))]
    return [(seat, free) for seat, free in rows if free is not None]


@functools.cache
def play_options(relic: int) -> list[Option]:
    """RC-130: the option of each seat to play a relic, which belongs to its holder."""
    card, name = RELICS[relic], RELICS.names[relic]
    return [Option(f"play:{card.id}", relic, seat=seat, relic=name) for seat in range(max(SEATS))]


def locker(game: Reign) -> OldOne | None:
    """RC-133, RC-202: the Old One under which nobody but the active player plays relics."""
    return rituals.ban(game.in_force).locks_relics


def relics_held(game: Reign) -> list[Offer]:
    """RC-130: relics can be played at any time, unless an Old One locks them."""
    locks = locker(game) if game.in_force else None
    if locks is None:
        return [play_options(relic)[seat] for seat, held in enumerate(game.relics) for relic in held]
    return [
        play_options(relic)[seat]
        if seat == game.active
        else Barred("play", locks.id, "RC-133", who=who(game, seat), card=RELICS.names[relic])
        for seat, held in enumerate(game.relics)
        for relic in held
    ]


@Offers
def offers(game: Reign, why: bool) -> list[Offer]:
    """RC-130, RC-135: everything that may be done at any time and costs no action, by whomever."""
    found: list[Offer] = []
    if game.resolving:
        return found
    if any(game.relics):
        found += relics_held(game)
    for seat, free in at_any_time(game.roles):
        found += free(game, seat)
    return found


# --- windows --------------------------------------------------------------------------------------------------------


def useful(game: Reign) -> dict[int, Sequence[Option]]:
    """RC-130: the seats, in turn order, that could do something now to some effect: play a relic that works, or do what
    only they can. A seat that has said so is not asked any more this turn.
    """
    found: dict[int, Sequence[Option]] = {}
    locks = locker(game) if game.in_force else None
    for seat in turn_order(game):
        if game.quiet_turn[seat]:
            continue
        now: list[Option] = []
        if locks is None or seat == game.active:
            for relic in game.relics[seat]:
                if RELICS.rows[relic].works(game, seat):
                    now.append(play_options(relic)[seat])
        free = INVESTIGATORS.rows[game.roles[seat]].free
        if free is not None:
            now += possible(free(game, seat))
        if now:
            found[seat] = now
    return found


def worth_asking(game: Reign) -> bool:
    """RC-130: whether `useful` has something for anybody; a window without that is not shown."""
    quiet = game.quiet_turn
    if any(game.relics):
        locks = locker(game) if game.in_force else None
        for seat, held in enumerate(game.relics):
            if held and not quiet[seat] and (locks is None or seat == game.active):
                for relic in held:
                    if RELICS.rows[relic].works(game, seat):
                        return True
    for seat, free in at_any_time(game.roles):  # noqa: SIM110 asked several times a turn, and a generator is dear
        if not quiet[seat] and possible(free(game, seat)):
            return True
    return False


@functools.cache
def pass_options(seat: int, verb: str) -> tuple[Option, ...]:
    """RC-130: the ways of a seat to do nothing: now, or for the rest of the turn."""
    return (
        Option(f"{verb}:{seat}", seat=seat, passes=True, shared=True),
        Option(f"quiet:{seat}", seat=seat, passes=True, shared=True),
    )


async def use_or_pass(game: Reign, picked: Option) -> None:
    """RC-130: carry out what is picked; who falls quiet falls quiet for themselves."""
    if not picked.passes:
        await use(game, picked)
    elif picked.verb == "quiet":
        fallen = picked.seats or (picked.seat,)
        game.quiet_turn = tuple([was or seat in fallen for seat, was in enumerate(game.quiet_turn)])


RELIC_WINDOW = Window(useful, offers, lambda game, seat: pass_options(seat, "continue"), use_or_pass)
AFTER_ACTIONS = RELIC_WINDOW._replace(
    useful=lambda game: {} if game.actions else useful(game),
    passes=lambda game, seat: pass_options(seat, "end_actions" if seat == game.active else "continue"),
)
"""RC-213, RC-221: it is over as soon as a relic brings an action back."""


def window(game: Reign, rule: str) -> Awaitable[None]:
    """RC-130: a moment in which anybody may play relics; over when everybody who could has passed."""
    return hold(RELIC_WINDOW, game, "window", rule)


def after_actions(game: Reign, ended: tuple[int, ...] = ()) -> Awaitable[None]:
    """RC-031, RC-130: no action is left, or the active player has `ended` the action part, and with it whatever else
    the same person plays: relics before the draw.
    """
    asked = {"who": game.active, "count": game.actions}
    return hold(AFTER_ACTIONS, game, "after_actions", "RC-031", asked, passed=ended)


# --- playing --------------------------------------------------------------------------------------------------------


async def use(game: Reign, picked: Option) -> None:
    """RC-130: carry out something that costs no action: play a relic, or do what only this investigator can."""
    assert picked.seat is not None
    if picked.verb == "play":
        await play_relic(game, picked.seat, picked.value)
    else:
        await INVESTIGATORS.rows[game.roles[picked.seat]].deed(picked.verb)(game, picked)


def rolls_after(game: Reign, seat: int, relic: int) -> bool:
    """RC-132: the one who plays a relic rolls; not for every relic, and not everybody (RC-179)."""
    return RELICS.rows[relic].rolls and INVESTIGATORS.rows[game.roles[seat]].rolls_for_relics[not game.sanity[seat]]


async def play_relic(game: Reign, seat: int, relic: int) -> None:
    """RC-132: the effect with all its consequences, the card to the box, then the one who played it rolls.

    RC-134: a relic that can do nothing may be played all the same.
    """
    card = RELICS.rows[relic]
    give_up_relic(game, seat, relic)
    tell(game, "relic_played", card.rule, {"who": seat, "relic": relic})
    if seat == game.active:
        game.done_turn = game.done_turn._replace(relic=True)
    if card.works(game, seat):
        await resolve(game, card.effect(game, seat))
    else:
        tell(game, "no_effect", "RC-134", {"relic": relic})
    game.box += (relic,)
    if rolls_after(game, seat, relic):
        await sanity.sanity_roll(game, seat, "RC-132")

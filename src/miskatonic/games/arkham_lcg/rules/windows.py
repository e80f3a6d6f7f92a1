"""AH-B-043: player windows of the round outside the action question and tests; asked where something could matter."""

import functools
from collections.abc import Sequence

from miskatonic.games.arkham_lcg.basics import wishes
from miskatonic.games.arkham_lcg.basics.options import options_for, passing, text_of, use_of
from miskatonic.games.arkham_lcg.basics.wishes import IN_TURN, TURN_ENDS
from miskatonic.games.arkham_lcg.basics.zones import users
from miskatonic.games.arkham_lcg.rows import topics
from miskatonic.games.arkham_lcg.rows.card import Use
from miskatonic.games.arkham_lcg.rows.terms import NO_CARD, NOBODY, ROUND, TURN
from miskatonic.games.arkham_lcg.rules.collecting import aimed, owners, voiced
from miskatonic.games.arkham_lcg.rules.timing import perform
from miskatonic.games.arkham_lcg.state import Arkham
from miskatonic.kernel import Option, ask

QUIET = {"quiet_turn": TURN, "quiet": ROUND}
"""How long a seat wants to be left in peace, by what it says."""


def uses(game: Arkham, place: str, but: int = NOBODY) -> list[Use]:
    """AH-B-043: what anybody (but one) can use in a window of the round, where it is timely or wished for."""
    found: list[Use] = []
    everything = wishes.anybody_particular(game)
    for card in game.heard.get(topics.WINDOW, ()):
        for ability in voiced(game, card, topics.WINDOW):
            timely = place in ability.timely
            if timely or everything:
                for seat in users(game, card) if card not in game.as_if else owners(game, card):
                    if seat != but and wishes.wants(game, seat, card, place, timely):
                        found += aimed(game, Use(seat, card, ability, NO_CARD))
    return found


async def window(game: Arkham, place: str, but: int = NOBODY) -> None:
    """AH-B-043, AH-B-225: everybody (but one) who can do something that could matter, until all have passed."""
    if topics.WINDOW not in game.heard:
        return
    passed: dict[int, set[str]] = {}
    while True:
        asked: list[int] = []
        for use in uses(game, place, but):
            if use.seat not in asked and text_of(game, use) not in passed.get(use.seat, ()):
                asked.append(use.seat)
        if not asked:
            return
        seats = tuple(asked)
        picked = await ask(
            game,
            seats[0],
            place,
            "AH-B-043",
            functools.partial(_options, place=place, seats=seats),
            {"seats": seats},
            seats if len(seats) > 1 else (),
            asides=functools.partial(wishes.asides, seats=seats),
        )
        if picked.verb == "asks":
            await wishes.change(game, picked.value)
        elif picked.passes:
            for seat in picked.seats or (seats[0] if picked.seat is None else picked.seat,):
                passed[seat] = {text_of(game, use) for use in uses(game, place) if use.seat == seat}
                game.quiet[seat] = QUIET.get(picked.verb, game.quiet[seat])
        else:
            await perform(game, use_of(game, picked.value))


def _options(game: Arkham, place: str, seats: Sequence[int]) -> list[Option]:
    found = options_for(game, [use for use in uses(game, place) if use.seat in seats])
    verbs = list(QUIET) if place in (IN_TURN, TURN_ENDS) else ["quiet"]
    quiet = [Option(f"{verb}:{seat}", seat=seat, passes=True, shared=True) for verb in verbs for seat in seats]
    return [*found, *passing(tuple(seats)), *quiet]

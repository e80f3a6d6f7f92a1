"""The Old Ones: rows, and what each does when it awakes (RC-190 to RC-202)."""

import functools
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from miskatonic.games.reign_of_cthulhu.basics import hand_size, set_sanity
from miskatonic.games.reign_of_cthulhu.names import seated, turn_order
from miskatonic.games.reign_of_cthulhu.options import place_options
from miskatonic.games.reign_of_cthulhu.rows.old_ones import OLD_ONES, OldOne
from miskatonic.games.reign_of_cthulhu.rows.places import GATE_IN, PLACES, TOWN_OF
from miskatonic.games.reign_of_cthulhu.rules import cultists, hand_limit, sanity, shoggoths, summoning
from miskatonic.games.reign_of_cthulhu.state import MAX_CULTISTS, WARDED, Reign
from miskatonic.kernel import Option, ask, lose, tell

Awaking = Callable[[Reign], Awaitable[None]]


def old_one(rule: str, **columns: Any) -> Callable[[Awaking], Awaking]:
    """An Old One is the function that says what happens when it awakes, and has its name."""

    def add(awakes: Awaking) -> Awaking:
        OLD_ONES.add(OldOne(awakes.__name__, rule, awakes=awakes, **columns))
        return awakes

    return add


WEB_SANITY = Option("web_sanity")
GATE_FIRST = place_options("gate_first")


@functools.cache
def web_cultist(place: int) -> Option:
    """The option to let the cultist come."""
    return Option("web_cultist", place=PLACES.names[place])


@old_one("RC-190")
async def atlach_nacha(game: Reign) -> None:
    """RC-190: each adds a cultist at their location or gives up a token, which takes at least two tokens."""
    for seat in turn_order(game):
        place = game.places[seat]

        def choices(_: Reign) -> list[Option]:
            cultist = web_cultist(place)
            return [cultist, WEB_SANITY] if game.sanity[seat] >= 2 else [cultist]

        picked = await ask(game, seat, "web", "RC-190", choices, {"place": place})
        if picked.verb == "web_sanity":
            await sanity.lose_sanity(game, seat, 1, "RC-190")
        else:
            await cultists.place_cultist(game, place, "RC-190")


def cultists_return(game: Reign) -> None:
    """RC-220: the cultists that were taken out of the game come back."""
    game.pool += game.removed
    game.removed = 0


@old_one("RC-191", ongoing=True, cancelled=cultists_return)
async def azathoth(game: Reign) -> None:
    """RC-191: three cultists leave the pool for the rest of the game; with fewer there the game is lost."""
    if game.pool < 3:
        lose("cultists", "RC-162")
    game.pool -= 3
    game.removed += 3
    tell(game, "cultists_removed", "RC-191", {"count": 3})


OLD_ONES.add(OldOne("cthulhu", "RC-192", last=True))


@old_one("RC-193")
async def dagon(game: Reign) -> None:
    """RC-193: a cultist at every gate location, sealed or not; the order is asked where it can matter."""
    gates = list(GATE_IN)
    while gates:
        gate = gates[0]
        if any(game.cultists[g] == MAX_CULTISTS and game.seals[TOWN_OF[g]] != WARDED for g in gates):
            picked = await ask(game, game.active, "dagon", "RC-193", lambda _: [GATE_FIRST[gate] for gate in gates])
            gate = picked.value
        gates.remove(gate)
        await cultists.place_cultist(game, gate, "RC-193")


@old_one("RC-194")
async def hastur(game: Reign) -> None:
    """RC-194: the bottom card brings a Shoggoth, then every Shoggoth moves, including the new one."""
    card = summoning.draw_bottom(game)
    try:
        await shoggoths.place_shoggoth(game, card, "RC-194")
    finally:
        summoning.discard(game, card)
    await shoggoths.move_all(game, "RC-194")


OLD_ONES.add(OldOne("ithaqua", "RC-196", ongoing=True, holds_among=2))
OLD_ONES.add(OldOne("nyarlathotep", "RC-197", ongoing=True, closes_gates=True))


@old_one("RC-198")
async def shub_niggurath(game: Reign) -> None:
    """RC-198: four cards from the bottom, a cultist at each location in the order taken; symbols mean nothing here."""
    cards = [summoning.draw_bottom(game) for _ in range(4)]
    tell(game, "cards_taken", "RC-198", {"places": tuple(cards)})
    try:
        for card in cards:
            await cultists.place_cultist(game, card, "RC-198")
    finally:
        for card in cards:
            summoning.discard(game, card)


@functools.cache
def share_option(count: int, seat: int, role: int) -> Option:
    """The option that somebody bears this much of a loss."""
    return Option(f"share:{count}", count, about=(), count=count, who=seated(seat, role))


async def split(game: Reign, prompt: str, rule: str, total: int, has: Sequence[int]) -> list[int]:
    """RC-125: the active player says how a loss is shared; nobody gives more than they have."""
    shares = [0] * game.seats
    order = turn_order(game)
    for i, seat in enumerate(order):
        if not total or not has[seat]:
            continue
        least = max(0, total - sum(has[other] for other in order[i + 1 :]))
        most = min(has[seat], total)

        picked = await ask(
            game,
            game.active,
            prompt,
            rule,
            lambda _: [share_option(n, seat, game.roles[seat]) for n in range(least, most + 1)],
            {"who": seat, "count": total},
        )
        shares[seat] = picked.value
        total -= picked.value
    return shares


@old_one("RC-199")
async def shudde_mell(game: Reign) -> None:
    """RC-199: together 3, 4 or 5 tokens for 2, 3 or 4 players; RC-152: looked at when the whole amount is paid."""
    total = min(game.seats + 1, sum(game.sanity))
    shares = await split(game, "tremor", "RC-199", total, game.sanity)
    fallen = []
    for seat in turn_order(game):
        if shares[seat]:
            set_sanity(game, seat, game.sanity[seat] - shares[seat])
            tell(game, "sanity_lost", "RC-199", {"who": seat, "count": shares[seat], "left": game.sanity[seat]})
            if not game.sanity[seat]:
                fallen.append(seat)
    for seat in fallen:
        await sanity.go_insane(game, seat)


@old_one("RC-200")
async def tsathoggua(game: Reign) -> None:
    """RC-200: together 2, 3 or 4 cards for 2, 3 or 4 players, clues or relics; if the hands hold fewer, all of them."""
    sizes = [hand_size(game, seat) for seat in range(game.seats)]
    shares = await split(game, "sloth", "RC-200", min(game.seats, sum(sizes)), sizes)
    for seat in turn_order(game):
        for _ in range(shares[seat]):
            await hand_limit.discard_one(game, seat, "sloth_card", "RC-200")


OLD_ONES.add(OldOne("yig", "RC-201", ongoing=True, linked_clue=True))
OLD_ONES.add(OldOne("yog_sothoth", "RC-202", ongoing=True, locks_relics=True))

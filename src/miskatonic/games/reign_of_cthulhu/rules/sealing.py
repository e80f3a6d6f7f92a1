"""Seal a gate (RC-056 to RC-059), and the cure that comes with it (RC-153 to RC-155)."""

import functools
from collections.abc import Sequence
from typing import NamedTuple

from miskatonic.games.reign_of_cthulhu.basics import discard_clues, place_seal, remove_cultists
from miskatonic.games.reign_of_cthulhu.options import place_options
from miskatonic.games.reign_of_cthulhu.rows.investigators import INVESTIGATORS, SEAL_CARDS
from miskatonic.games.reign_of_cthulhu.rows.old_ones import OLD_ONES
from miskatonic.games.reign_of_cthulhu.rows.places import (
    CURE_PLACES,
    IS_GATE,
    LINKED_TOWNS,
    PLACES_IN,
    TOWN_OF,
    TOWNS,
)
from miskatonic.games.reign_of_cthulhu.rows.player_cards import CLUES, CLUES_PER_TOWN
from miskatonic.games.reign_of_cthulhu.rules import movement, rituals, sanity
from miskatonic.games.reign_of_cthulhu.state import MAX_SANITY, OPEN, SEALED, Reign
from miskatonic.kernel import Barred, Line, Offer, Option, ask, tell, total, win

REST = place_options("rest")
ALREADY_SEALED = [(Barred("seal", "already_sealed", "RC-059", town=name),) for name in TOWNS.names]


@functools.cache
def seal_option(town: int, cards: int, linked: int) -> Option:
    """RC-056: the option to seal a town's gate with that many of its clues and, where asked for, a linked one."""
    name, about = TOWNS.names[town], (TOWNS[town].gate,)
    if linked < 0:
        return Option(
            f"seal:{TOWNS[town].id}:{cards}", (town, cards, linked), cost=1, about=about, town=name, count=cards
        )
    return Option(
        f"seal_linked:{TOWNS[town].id}:{cards}:{TOWNS[linked].id}",
        (town, cards, linked),
        cost=1,
        about=about,
        town=name,
        count=cards,
        card=CLUES.names[linked],
    )


Ways = tuple[tuple[int, int], ...]


class Price(NamedTuple):
    """RC-056: what a seal costs: the lines it is the sum of; the ways to pay it, each as (clues of the town, clues of a
    linked town); why it can't be paid, by whether a linked clue is held and how many of the town are.
    """

    lines: tuple[Line, ...]
    ways: Ways
    missing: tuple[tuple[Barred, ...], tuple[Barred, ...]]


@functools.cache
def _price(town: int, role: int, linked: str, saving: bool) -> Price:
    """RC-056: `linked` is the Old One who asks for a clue of a linked town, if one does."""
    row = INVESTIGATORS.rows[role]
    lines = [Line("why-seal", "RC-056", {"count": SEAL_CARDS, "town": TOWNS.names[town]}, SEAL_CARDS)]
    if row.seal_cards != SEAL_CARDS:
        count = row.seal_cards
        lines.append(Line(f"why-seal_{row.id}", row.rules[0], {"count": count}, count - SEAL_CARDS))
    if linked:
        towns = tuple(TOWNS.names[other] for other in LINKED_TOWNS[town])
        rule = OLD_ONES[OLD_ONES.number(linked)].rule
        lines.append(Line(f"why-seal_{linked}", rule, {"towns": towns}, 1))
    if saving:
        lines.append(Line("why-seal_eye", "RC-219", {}, -1))
    count = total(lines)
    ways: Ways = ((count, 0),)
    if linked:
        ways = ((count - 1, 1), (count, 0)) if saving else ((count - 1, 1),)
    rules = [line.rule for line in lines]
    without, with_linked = (
        tuple([_missing(town, ways, held, holds_linked, rules) for held in range(CLUES_PER_TOWN + 1)])
        for holds_linked in (False, True)
    )
    return Price(tuple(lines), ways, (without, with_linked))


def _missing(town: int, ways: Ways, held: int, holds_linked: bool, rules: list[str]) -> Barred:
    """RC-056: what is missing to the cheapest of the ways to pay; RC-201: with the clue of a linked town, where it is
    one. RC-219: where the Mi-Go Eye saves that one or another, either would do.
    """
    name, towns = TOWNS.names[town], tuple(TOWNS.names[other] for other in LINKED_TOWNS[town])
    lacking = [(max(0, cards - held), linked and not holds_linked) for cards, linked in ways]
    count, linked = min(lacking, key=sum)
    if not linked:
        return Barred("seal", "clues_missing", *rules, town=name, count=count)
    if len(ways) > 1:
        return Barred("seal", "clues_or_linked_missing", *rules, town=name, count=count + 1, towns=towns)
    if count:
        return Barred("seal", "clues_and_linked_missing", *rules, town=name, count=count, towns=towns)
    return Barred("seal", "linked_clue_missing", *rules, towns=towns)


def price(game: Reign, seat: int) -> Price:
    """RC-056: five clues of the town, or four for the Detective (RC-170); an Old One may ask for a linked one more
    (RC-201); the Mi-Go Eye saves one of either kind (RC-219).
    """
    linked = rituals.ban(game.in_force).linked_clue if game.in_force else None
    return _price(TOWN_OF[game.places[seat]], game.roles[seat], linked.id if linked else "", game.cheaper_seal)


def seals(game: Reign) -> Sequence[Offer]:
    """RC-056, RC-059: at an open gate, with enough clues in one's own hand; RC-230: relics never count."""
    seat = game.active
    place = game.places[seat]
    if not IS_GATE[place]:
        return ()
    town = TOWN_OF[place]
    if game.seals[town] != OPEN:
        return ALREADY_SEALED[town]
    clues = game.clues[seat]
    _, ways, missing = price(game, seat)
    options: list[Offer] = []
    for cards, linked in ways:
        if clues[town] >= cards:
            towns = [other for other in LINKED_TOWNS[town] if clues[other]] if linked else [-1]
            options += [seal_option(town, cards, other) for other in towns]
    if options:
        return options
    one, other = LINKED_TOWNS[town]  # the towns lie in a ring
    return (missing[clues[one] + clues[other] > 0][clues[town]],)


async def seal_gate(game: Reign, option: Option) -> None:
    """RC-056: pay and place the seal; RC-058: the fourth wins, before anything else (RC-166); RC-057: each place of
    the town loses a cultist; RC-153: an insane sealer is cured.
    """
    town, cards, linked = option.value
    seat = game.active
    game.actions -= 1
    discard_clues(game, seat, town, cards)
    if linked >= 0:
        discard_clues(game, seat, linked)
    place_seal(game, town, SEALED)
    game.cheaper_seal = False
    tell(game, "gate_sealed", "RC-056", {"who": seat, "town": town, "count": cards + (linked >= 0)})
    if OPEN not in game.seals:
        win("gates_sealed", "RC-160")
    cleared = [place for place in PLACES_IN[town] if game.cultists[place]]
    for place in cleared:
        remove_cultists(game, place, 1)
    tell(game, "town_relieved", "RC-057", {"town": town, "count": len(cleared), "places": tuple(cleared)})
    if not game.sanity[seat]:
        await cure(game, seat)


async def cure(game: Reign, seat: int) -> None:
    """RC-153, RC-155: sealing always cures: to Church or Hospital, sane, all tokens, one more action.

    RC-154: a Shoggoth at the chosen place means a roll after the recovery; staying where one is, is not an entry.
    """
    picked = await ask(game, seat, "cure", "RC-153", lambda _: [REST[place] for place in CURE_PLACES])
    sanity.gain_sanity(game, seat, MAX_SANITY, "RC-153")
    if picked.value != game.places[seat]:
        tell(game, "rests", "RC-153", {"who": seat, "place": picked.value})
        await movement.enter(game, seat, picked.value)

"""The Guardian's card of The Dunwich Legacy."""

import functools
from collections.abc import Sequence
from typing import NamedTuple

from miskatonic.games.arkham_lcg.basics import tokens
from miskatonic.games.arkham_lcg.basics.zones import here, seats_at
from miskatonic.games.arkham_lcg.names import card_name, who
from miskatonic.games.arkham_lcg.rows.card import Use, event
from miskatonic.games.arkham_lcg.rows.terms import GUARDIAN
from miskatonic.games.arkham_lcg.rules.giving import can_be_given, exchange, give_resources
from miskatonic.games.arkham_lcg.state import Arkham, has_trait
from miskatonic.kernel import Option, ask

teamwork = event("02018", "teamwork", klass=GUARDIAN, cost=0, icons="?", in_box=2, traits="Tactic")


class Deal(NamedTuple):
    """What is handed over so far: assets, each with who takes it; resources, with who gives and who takes them."""

    assets: tuple[tuple[int, int], ...] = ()
    resources: tuple[tuple[int, int, int], ...] = ()


def _assets(game: Arkham, giver: int, seat: int, deal: Deal) -> Sequence[int]:
    """AH-D-001: the Item and Ally assets that one may still give another."""
    given = [card for card, _ in deal.assets]
    able = [card for card in can_be_given(game, giver, seat) if card not in given]
    return [card for card in able if has_trait(game, card, "item") or has_trait(game, card, "ally")]


def _purse(game: Arkham, giver: int, deal: Deal) -> int:
    """The resources one still has to give."""
    return tokens.resources(game, giver) - sum([count for seat, _, count in deal.resources if seat == giver])


def _gifts(game: Arkham, giver: int, deal: Deal) -> list[Option]:
    """What an investigator can still hand over, and to whom; resources to everybody once."""
    found = []
    for seat in seats_at(game, here(game, giver)):
        if seat == giver:
            continue
        found += [
            Option(f"hand_over:{game.label[card]}:{seat}", (card, seat), card=card_name(game, card), to=who(game, seat))
            for card in _assets(game, giver, seat, deal)
        ]
        if _purse(game, giver, deal) and (giver, seat) not in [(one, other) for one, other, _ in deal.resources]:
            found.append(Option(f"share:{seat}", seat, to=who(game, seat)))
    return found


@teamwork.played(works=lambda game, me: any(_gifts(game, seat, Deal()) for seat in seats_at(game, here(game, me.seat))))
async def works_together(game: Arkham, me: Use) -> None:
    """AH-D-001, AH-B-014: everybody at the location, whoever played it first, says what they give to whom; then all of
    it changes hands at once.
    """
    deal = Deal()
    there = seats_at(game, here(game, me.seat))
    for seat in sorted(there, key=lambda seat: seat != me.seat):
        while _gifts(game, seat, deal):
            picked = await ask(
                game,
                seat,
                "teamwork",
                "AH-D-001",
                functools.partial(_offers, giver=seat, deal=deal),
                {"seat": seat, "source": me.card},
            )
            if picked.passes:
                break
            if picked.verb == "hand_over":
                deal = deal._replace(assets=(*deal.assets, picked.value))
                continue
            most, to = _purse(game, seat, deal), picked.value
            picked = await ask(
                game,
                seat,
                "share",
                "AH-D-001",
                functools.partial(_amounts, most=most),
                {"seat": seat, "to": to, "source": me.card},
            )
            deal = deal._replace(resources=(*deal.resources, (seat, to, picked.value)))
    for seat, to, count in deal.resources:
        give_resources(game, seat, to, count, me.card)
    await exchange(game, deal.assets, me.card)


def _offers(game: Arkham, giver: int, deal: Deal) -> list[Option]:
    return [*_gifts(game, giver, deal), Option("enough", passes=True)]


def _amounts(game: Arkham, most: int) -> list[Option]:
    return [Option(f"x:{count}", count, count=count) for count in range(1, most + 1)]

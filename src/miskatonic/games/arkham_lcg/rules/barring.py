"""AH-B-226: what can't be done in a turn, and why not."""

from miskatonic.games.arkham_lcg.basics.costs import Lack, Purse, lacking
from miskatonic.games.arkham_lcg.basics.zones import enemies_at, here, users
from miskatonic.games.arkham_lcg.names import card_name, named
from miskatonic.games.arkham_lcg.rows.card import ACTION, Use
from miskatonic.games.arkham_lcg.rows.terms import ASSET, ENGAGE, EVENT, FIGHT, INVESTIGATE, MOVE
from miskatonic.games.arkham_lcg.rules import act_agenda
from miskatonic.games.arkham_lcg.rules.actions import (
    ability_uses,
    why_not_engage,
    why_not_fight,
    why_not_investigate,
    why_not_move,
)
from miskatonic.games.arkham_lcg.rules.locations import connections
from miskatonic.games.arkham_lcg.rules.playing import lacking_to_play
from miskatonic.games.arkham_lcg.state import Arkham, row
from miskatonic.kernel import Barred


def barred(game: Arkham) -> list[Barred]:
    """AH-B-226: what one would expect to be able to do now but can't, each with its reason."""
    seat = game.active
    found: list[Barred] = []
    place = here(game, seat)
    if (lack := why_not_investigate(game, seat)) is not None:
        found.append(_bar(game, INVESTIGATE, lack, place=place))
    for other in connections(game, place):
        if (lack := why_not_move(game, seat, other)) is not None:
            found.append(_bar(game, MOVE, lack, place=other))
    for enemy in enemies_at(game, place):
        if (lack := why_not_fight(game, seat, enemy)) is not None:
            found.append(_bar(game, FIGHT, lack, enemy=enemy))
        lack = why_not_engage(game, seat, enemy)
        if lack is not None and lack[0] != "engaged":  # whom one is engaged with one sees
            found.append(_bar(game, ENGAGE, lack, enemy=enemy))
    purse = Purse(game, seat)
    known: set[int] = {game.card[use.card] for use in ability_uses(game, seat, purse)}
    for card in game.hand[seat]:
        if row(game, card).kind in (ASSET, EVENT) and game.card[card] not in known:
            known.add(game.card[card])
            if (lack := lacking_to_play(game, seat, card, purse)) is not None:
                found.append(_bar(game, "play", lack, seat, card=card))
    for card in game.heard.get("turn_action", ()):
        if seat in users(game, card):
            lacks: list[Lack] = []
            for ability in row(game, card).abilities:
                if ability.kind == ACTION and (lack := lacking(game, Use(seat, card, ability))) is not None:
                    if lack not in lacks:
                        found.append(_bar(game, "use", lack, card=card))
                    lacks.append(lack)
    if (lack := act_agenda.lacking_to_advance(game)) is not None and lack[0] != "objective":
        found.append(_bar(game, "advance", lack, card=game.act))
    return found


def _bar(game: Arkham, verb: str, lack: Lack, only: int | None = None, **args: int) -> Barred:
    """It points at what can't be done, not at whom or what keeps one from it."""
    reason, rule, more = lack
    (what,) = args.values()
    about = (card_name(game, what).thing,)
    return Barred(verb, reason, rule, only=only, about=about, **named(game, {"seat": game.active, **args, **more}))

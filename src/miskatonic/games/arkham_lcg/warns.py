"""Unavoidable side effects of an option: what is spent, who attacks, what has to make room."""

from miskatonic.games.arkham_lcg.basics.additional_costs import entry_costs
from miskatonic.games.arkham_lcg.basics.costs import play_cost
from miskatonic.games.arkham_lcg.basics.zones import here
from miskatonic.games.arkham_lcg.names import card_name
from miskatonic.games.arkham_lcg.rows import topics
from miskatonic.games.arkham_lcg.rows.card import Ability
from miskatonic.games.arkham_lcg.rows.terms import ADVANCE, HAND, INVESTIGATE, MOVE, PLAY, UNPROVOKING
from miskatonic.games.arkham_lcg.rules.act_agenda import clues_needed
from miskatonic.games.arkham_lcg.rules.attacks import opportunists
from miskatonic.games.arkham_lcg.rules.slots import over, removable
from miskatonic.games.arkham_lcg.state import Arkham, row
from miskatonic.kernel import Line, Option


def warns(game: Arkham, option: Option) -> list[Line]:
    """AH-B-106, AH-B-107, AH-E-007, AH-B-062, AH-B-049: what is paid besides actions, what leaves for want of a slot,
    who attacks meanwhile, and where no clue is left.
    """
    lines = []
    used = option.value if type(option.value) is tuple and len(option.value) == 4 else None
    ability = row(game, used[1]).abilities[used[2]] if used and used[2] >= 0 else None
    price = _price(game, used[1], ability) if used else 0
    if price:
        lines.append(Line("warn-resources", "AH-B-106", {"count": price}))
    if topics.ENTRY_COST in game.heard and option.verb == MOVE and type(option.value) is int:
        lines += _to_enter(game, option.value)
    if clues := _clues(game, option, ability):
        lines.append(Line("warn-clues", "AH-B-107", {"count": clues}))
    if used and option.verb == PLAY and (leaving := _leaving(game, used[0], used[1])):
        lines.append(leaving)
    if (game.step != "turn.action" and not game.taking) or game.tests:
        return lines
    if option.cost and _provokes(option, ability) and (enemies := opportunists(game, game.active, [])):
        names = tuple(card_name(game, enemy) for enemy in enemies)
        lines.append(Line("warn-opportunity", "AH-B-062", {"enemies": names}))
    if option.text == INVESTIGATE and not game.clues[here(game, game.active)]:
        lines.append(Line("warn-no_clues", "AH-B-049"))
    return lines


def _to_enter(game: Arkham, place: int) -> list[Line]:
    """AH-R-1.6: what it costs besides to enter a location."""
    costs = [use.ability.cost for use in entry_costs(game, game.active, place)]
    counts = {
        "warn-actions": sum([cost.actions for cost in costs]),
        "warn-resources": sum([cost.resources for cost in costs]),
        "warn-clues": sum([cost.clues + (cost.also.clues(game) if cost.also is not None else 0) for cost in costs]),
    }
    return [Line(message, "AH-R-1.6", {"count": count}) for message, count in counts.items() if count]


def _price(game: Arkham, card: int, ability: Ability | None) -> int:
    """AH-B-053, AH-B-103: the resources of a card that is played, or of an ability that is used."""
    if game.zone[card] == HAND:
        return play_cost(game, card)
    return ability.cost.resources if ability is not None else 0


def _clues(game: Arkham, option: Option, ability: Ability | None) -> int:
    """AH-B-107, AH-B-176: the clues of an ability, or with which the act advances."""
    if option.text == ADVANCE:
        return clues_needed(game)
    if ability is None:
        return 0
    also = ability.cost.also
    return ability.cost.clues + (also.clues(game) if also is not None else 0)


def _leaving(game: Arkham, seat: int, card: int) -> Line | None:
    """AH-E-007: what an asset drives out of its slot, or among what one chooses."""
    slot = row(game, card).slot
    others = removable(game, seat, slot, (card,)) if slot and over(game, seat, slot, (card,)) else []
    if not others:
        return None
    all_leave = all(over(game, seat, slot, (card,), [other for other in others if other != one]) for one in others)
    names = tuple(dict.fromkeys(card_name(game, one) for one in others))
    message = "warn-leaves" if all_leave or len(names) == 1 else "warn-leaves_some"
    return Line(message, "AH-E-007", {"cards": names})


def _provokes(option: Option, ability: Ability | None) -> bool:
    """AH-B-062: whether ready engaged enemies attack as the action is taken."""
    if ability is not None:
        return ability.provokes and ability.designator not in UNPROVOKING
    return option.verb not in UNPROVOKING

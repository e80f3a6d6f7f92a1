"""What an option brings whether one wants it or not: resources, attacks of opportunity, a place without clues."""

from miskatonic.games.arkham_lcg.names import card_name
from miskatonic.games.arkham_lcg.rows.card import Ability
from miskatonic.games.arkham_lcg.rows.terms import HAND, INVESTIGATE, UNPROVOKING
from miskatonic.games.arkham_lcg.rules.attacks import opportunists
from miskatonic.games.arkham_lcg.state import Arkham, row
from miskatonic.games.arkham_lcg.words.costs import play_cost
from miskatonic.games.arkham_lcg.words.zones import here
from miskatonic.kernel import Line, Option


def warns(game: Arkham, option: Option) -> list[Line]:
    """AH-B-106, AH-B-062, AH-B-049: what is paid besides actions, who attacks meanwhile, and where no clue is left."""
    lines = []
    used = option.value if type(option.value) is tuple and len(option.value) == 4 else None
    ability = row(game, used[1]).abilities[used[2]] if used and used[2] >= 0 else None
    price = _price(game, used[1], ability) if used else 0
    if price:
        lines.append(Line("warn-resources", "AH-B-106", {"count": price}))
    if game.step != "turn.action" or game.tests:
        return lines
    if option.cost and _provokes(option, ability) and (enemies := opportunists(game, game.active, [])):
        names = tuple(card_name(game, enemy) for enemy in enemies)
        lines.append(Line("warn-opportunity", "AH-B-062", {"enemies": names}))
    if option.text == INVESTIGATE and not game.clues[here(game, game.active)]:
        lines.append(Line("warn-no_clues", "AH-B-049"))
    return lines


def _price(game: Arkham, card: int, ability: Ability | None) -> int:
    """AH-B-053, AH-B-103: the resources of a card that is played, or of an ability that is used."""
    if game.zone[card] == HAND:
        return play_cost(game, card)
    return ability.cost.resources if ability is not None else 0


def _provokes(option: Option, ability: Ability | None) -> bool:
    """AH-B-062: whether ready engaged enemies attack as the action is taken."""
    if ability is not None:
        return ability.provokes and ability.designator not in UNPROVOKING
    return option.verb not in UNPROVOKING

"""AH-R-1.6: costs besides those of an action or ability itself, paid where what they tax would resolve."""

from miskatonic.games.arkham_lcg.basics.costs import action_cost, dearer, lacking, pay, use_up_given
from miskatonic.games.arkham_lcg.basics.values import actions_left, holds
from miskatonic.games.arkham_lcg.rows import topics
from miskatonic.games.arkham_lcg.rows.card import Use
from miskatonic.games.arkham_lcg.state import ROWS, Arkham
from miskatonic.kernel import Lack, tell


def pay_more(game: Arkham, seat: int, designator: str) -> bool:
    """AH-R-1.6: what something costs more is paid where it would resolve; whether it could be. Nobody pays it for
    what a forced effect or an instruction makes them do: that doesn't ask.
    """
    more = action_cost(game, seat, 1, designator) - 1
    if more > actions_left(game, seat):
        if game.sink:
            for source, _ in dearer(game, seat, designator)[:1]:
                tell(game, "too_dear", "AH-R-1.6", {"seat": seat, "source": source, "count": more})
        return False
    if more:
        use_up_given(game, seat, more)
        game.spent[seat] += more
        if game.sink:
            for source, amount in dearer(game, seat, designator):
                tell(game, "dearer", "AH-R-1.6", {"seat": seat, "count": amount, "source": source})
    return True


def entry_costs(game: Arkham, seat: int, place: int) -> list[Use]:
    """AH-R-1.6: what it costs besides to enter a location, as uses of the cards that say so."""
    found = []
    for card in game.heard.get(topics.ENTRY_COST, ()):
        for ability in ROWS[game.card[card]].constants[topics.ENTRY_COST]:
            fits = card == place if ability.given is None else ability.given(game, card, place)
            if fits and holds(game, topics.BLANK, card) < 0:
                found.append(Use(seat, card, ability, place))
    return found


def lacking_to_enter(game: Arkham, seat: int, place: int, actions: int = 0) -> Lack | None:
    """AH-R-1.6: what is missing of what it costs besides to enter a location, once that many actions are spent."""
    for use in entry_costs(game, seat, place):
        if (found := lacking(game, use)) is not None:
            return found
        if use.ability.cost.actions and use.ability.cost.actions + actions > actions_left(game, seat):
            return Lack("actions", "AH-B-046")
    return None


async def pay_to_enter(game: Arkham, seat: int, place: int) -> bool:
    """AH-R-1.6: it is paid as the location would be entered; whether it could be."""
    for use in entry_costs(game, seat, place):
        if lacking(game, use) is not None:
            if game.sink:
                tell(game, "cannot_pay_entry", "AH-R-1.6", {"seat": seat, "place": place, "source": use.card})
            return False
        if game.sink:
            tell(game, "pays_entry", "AH-R-1.6", {"seat": seat, "place": place, "source": use.card})
        await pay(game, use)
        if seat not in game.order:
            return False  # AH-A-03: the cost was too much
    return True

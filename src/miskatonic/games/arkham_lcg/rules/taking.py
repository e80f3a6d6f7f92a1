"""AH-L-13, AH-Q-029, AH-Q-030: carrying out an action with what answers to it, in one's turn or taken besides."""

import functools

from miskatonic.games.arkham_lcg.basics.options import PASS
from miskatonic.games.arkham_lcg.basics.values import ends, value
from miskatonic.games.arkham_lcg.rows import topics
from miskatonic.games.arkham_lcg.rows.ability import ACTION, PLAYED
from miskatonic.games.arkham_lcg.rows.terms import TURN
from miskatonic.games.arkham_lcg.rules.actions import BASIC, act
from miskatonic.games.arkham_lcg.rules.timing import concerns, happens
from miskatonic.games.arkham_lcg.rules.turn import offers
from miskatonic.games.arkham_lcg.rules.undoing import ActionDone, Before, is_answered
from miskatonic.games.arkham_lcg.state import ROWS, Arkham
from miskatonic.kernel import Offer, Offers, Option, ask


async def carry_out(game: Arkham, picked: Option) -> bool:
    """AH-B-047, AH-C-028: what was picked, then what answers to a finished action; whether that has undone it."""
    if not is_answered(game) or not is_action(game, picked):
        await act(game, picked)
        return False
    seat = game.active
    outer, queue = game.before, game.waiting
    waits = len(queue) if queue is not None else 0
    game.before = (*(outer or ()), Before(game))
    try:
        await act(game, picked)
        this = ActionDone(seat)
        if concerns(game, ActionDone):
            await happens(game, this)
    finally:
        game.before = outer
    if this.undone and queue is not None:
        del queue[waits:]  # an action inside another: what it had left for that one's end
    return this.undone


def is_action(game: Arkham, picked: Option) -> bool:
    """AH-B-047, AH-R-1.1: whether an option of the turn is an action: no free ability, no fast card, no clues for the
    act.
    """
    if type(picked.value) is not tuple:
        return picked.verb in BASIC
    _, card, number, _ = picked.value
    printed = ROWS[game.card[card]]
    kind = printed.abilities[number].kind if number >= 0 else PLAYED
    return kind == ACTION or (kind == PLAYED and not printed.fast)


# --- taking one besides -----------------------------------------------------------------------------------------------


async def take_action(game: Arkham, seat: int, source: int, designator: str = "") -> None:
    """AH-Q-030, AH-L-13, AH-B-256: somebody gains an action and may spend it at once, of one kind or of any; also where
    it is not their turn, as if it were. What would be free, a fast card or ability, is none.
    """
    if seat not in game.order:
        return
    active, spent, ended, outer = game.active, game.spent[seat], game.turn_ended, game.taking
    used = set(game.used)
    game.active, game.taking = seat, True
    game.spent[seat] = (spent if active == seat else value(game, topics.ACTIONS, seat)) - 1
    took = False
    try:
        while seat in game.order and len(taken := _offers(designator)(game)) > 1:
            assert taken
            picked = await ask(
                game, seat, "take_action", "AH-Q-030", _offers(designator), {"seat": seat, "source": source}
            )
            if picked.passes:
                break
            took = not await carry_out(game, picked)
            if took:
                break
    finally:
        game.taking = outer
        if active != seat:
            game.active, game.turn_ended = active, ended
            game.spent[seat] = spent if seat in game.order else game.spent[seat]
            _forget_spending(game, seat, used)
        elif not took and seat in game.order:
            game.spent[seat] += 1


@functools.cache
def _offers(designator: str) -> Offers:
    """AH-Q-029: of all that could be done in a turn, actions of one kind, basic, by an asset or by an event; or any."""

    def find(game: Arkham, why: bool) -> list[Offer]:
        found: list[Offer] = []
        for one in offers.find(game, why):
            if type(one) is not Option:
                if not designator or one.verb == designator:
                    found.append(one)
            elif one.cost and (not designator or designator_of(game, one) == designator):
                found.append(one)
        return [*found, PASS]

    return Offers(find)


def designator_of(game: Arkham, option: Option) -> str:
    """AH-B-047: of which kind an action is; nothing, if it has no bold word."""
    if type(option.value) is not tuple:
        return option.verb
    _, card, number, _ = option.value
    return ROWS[game.card[card]].abilities[number].designator if number >= 0 else option.verb


def _forget_spending(game: Arkham, seat: int, before: set[str]) -> None:
    """AH-R-1.10: what was spent outside of one's turn takes nothing from the next one."""
    mark = f"{TURN}:{seat}|"
    given = [key for key in game.used if key not in before and key.startswith(mark) and key.endswith("|given")]
    if given:
        game.used = {key: count for key, count in game.used.items() if key not in given}


# --- the turn ends ----------------------------------------------------------------------------------------------------


def end_turn_now(game: Arkham, seat: int) -> None:
    """AH-B-259, AH-Q-018: an effect ends somebody's turn: what lasts for the turn ends at once; what is in progress is
    completed, and then nothing else is done in it.
    """
    if game.active == seat:
        game.turn_ended = True
        ends(game, TURN)

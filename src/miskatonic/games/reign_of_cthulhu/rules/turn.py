"""The turn (RC-030 to RC-035): how it begins and ends."""

import functools

from miskatonic.games.reign_of_cthulhu.names import seated
from miskatonic.games.reign_of_cthulhu.rows.investigators import ACTIONS, INVESTIGATORS
from miskatonic.games.reign_of_cthulhu.rules import relics
from miskatonic.games.reign_of_cthulhu.state import NOBODY, NOTHING_YET, NOWHERE, Reign
from miskatonic.kernel import Line, ask, tell, total


@functools.cache
def action_lines(seat: int, role: int, sane: bool) -> tuple[Line, ...]:
    """RC-030: four actions; RC-172, RC-173: some have more; RC-150: one less when insane."""
    row = INVESTIGATORS.rows[role]
    name, (count, left) = seated(seat, role), row.actions
    rule = "RC-030" if row.actions == ACTIONS else row.rules[0]
    lines = (Line("why-actions", rule, {"who": name, "count": count}, count),)
    return lines if sane else (*lines, Line("why-insane_action", "RC-150", {"who": name}, left - count))


def why_actions(game: Reign, seat: int) -> tuple[Line, ...]:
    """RC-030: where the actions of a seat's turn come from."""
    return action_lines(seat, game.roles[seat], game.sanity[seat] > 0)


@functools.cache
def _actions(seat: int, role: int, sane: bool) -> int:
    return total(action_lines(seat, role, sane))


def actions_per_turn(game: Reign, seat: int) -> int:
    """RC-030: how many actions a seat has in its turn."""
    return _actions(seat, game.roles[seat], game.sanity[seat] > 0)


async def begin_turn(game: Reign) -> str:
    """RC-030: the action part begins; RC-034: what may be done once a turn may be done again."""
    game.acting = True
    game.actions = actions_per_turn(game, game.active)
    game.done_turn = NOTHING_YET
    game.quiet_turn = (False,) * game.seats
    game.refused_turn = ()
    game.fought_at = NOWHERE
    if game.sink:
        tell(game, "turn_begins", "RC-030", {"who": game.active, "count": game.actions})
    return "turn.action"


def after_summoning(game: Reign) -> str:
    """RC-035: the turn ends at once, unless a relic could still be played (RC-130) or must be (RC-179)."""
    return "turn.end" if owes_a_relic(game) or relics.worth_asking(game) else pass_the_turn(game)


async def end_turn(game: Reign) -> str:
    """RC-130, RC-179: the last window for relics, and who owes one plays it; then the next player's turn."""
    await relics.window(game, "RC-130")
    if owes_a_relic(game):
        await relic_duty(game)
    return pass_the_turn(game)


def pass_the_turn(game: Reign) -> str:
    """RC-021, RC-035: the next player begins; RC-222: a Warded Box may be over."""
    if game.no_rolls_by == game.active:
        game.no_rolls_turns -= 1
        if not game.no_rolls_turns:
            game.no_rolls_by = NOBODY
            tell(game, "ward_ends", "RC-222")
    game.active = (game.active + 1) % game.seats
    return "turn.begin"


def owes_a_relic(game: Reign) -> bool:
    """RC-179: who holds a relic and must have played one in their own turn, effect or not, and has not."""
    seat = game.active
    owes = INVESTIGATORS.rows[game.roles[seat]].owes_a_relic[not game.sanity[seat]]
    return owes and bool(game.relics[seat]) and not game.done_turn.relic


async def relic_duty(game: Reign) -> None:
    """RC-179: which one is played is its holder's choice."""
    seat = game.active
    picked = await ask(
        game,
        seat,
        "relic_duty",
        "RC-179",
        lambda _: [relics.play_options(relic)[seat] for relic in game.relics[seat]],
        {"who": seat},
    )
    await relics.play_relic(game, seat, picked.value)

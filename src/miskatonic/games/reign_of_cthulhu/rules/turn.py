"""The turn (RC-030 to RC-035): how it begins and ends."""

from miskatonic.games.reign_of_cthulhu.cards.investigators import INVESTIGATORS, MAGICIAN
from miskatonic.games.reign_of_cthulhu.rules import actions, relics
from miskatonic.games.reign_of_cthulhu.state import POOL, Reign
from miskatonic.kernel import ask, tell


def actions_per_turn(game: Reign, seat: int) -> int:
    """RC-030: four actions; RC-150: one less when insane; RC-172, RC-173: the Doctor has one more."""
    return INVESTIGATORS[game.roles[seat]].actions[not game.sanity[seat]]


async def begin_turn(game: Reign) -> str:
    """RC-030: the action part begins, with its first action; RC-034: what may be done once a turn may be done again."""
    game.acting = True
    game.actions = actions_per_turn(game, game.active)
    game.quiet = game.cheap_kill_used = game.entry_roll_made = game.clue_picked = game.relic_played = False
    game.fought_at = POOL
    game.refused = ()
    tell(game, "turn_begins", "RC-030", {"who": game.active, "count": game.actions})
    return await actions.action_step(game)


async def end_turn(game: Reign) -> str:
    """RC-021, RC-035: the last window for relics, the insane Magician's duty (RC-179), then the next player's turn."""
    if relics.worth_asking(game):
        await relics.window(game, "RC-130")
    if game.roles[game.active] == MAGICIAN:
        await relic_duty(game)
    if game.warded_by == game.active:
        game.warded_turns -= 1
        if not game.warded_turns:
            game.warded_by = POOL
            tell(game, "ward_ends", "RC-222")
    game.active = (game.active + 1) % game.seats
    return "turn.begin"


async def relic_duty(game: Reign) -> None:
    """RC-179: an insane Magician who holds a relic must have played one in his own turn, effect or not."""
    seat = game.active
    if not game.sanity[seat] and game.relics[seat] and not game.relic_played:
        picked = await ask(
            game,
            seat,
            "relic_duty",
            "RC-179",
            lambda _: [relics.PLAY[seat][relic] for relic in game.relics[seat]],
            {"who": seat},
        )
        await relics.play_relic(game, seat, picked.value)

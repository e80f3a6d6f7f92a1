"""The turn (RC-030 to RC-035): how it begins and ends."""

from miskatonic.games.reign_of_cthulhu.cards.investigators import INVESTIGATORS, MAGICIAN
from miskatonic.games.reign_of_cthulhu.rules import actions, relics
from miskatonic.games.reign_of_cthulhu.state import POOL, Reign
from miskatonic.kernel import ask, go_on_as, tell


def actions_per_turn(game: Reign, seat: int) -> int:
    """RC-030: four actions; RC-150: one less when insane; RC-172, RC-173: the Doctor has one more."""
    return INVESTIGATORS[game.roles[seat]].actions[not game.sanity[seat]]


async def begin_turn(game: Reign) -> str:
    """RC-030: the action part begins; RC-034: what may be done once a turn may be done again."""
    game.acting = True
    game.actions = actions_per_turn(game, game.active)
    game.used = ()
    game.fought_at = POOL
    game.refused = ()
    tell(game, "turn_begins", "RC-030", {"who": game.active, "count": game.actions})
    go_on_as(game, "turn.action")
    return await actions.action_part(game)


def after_summoning(game: Reign) -> str:
    """RC-035: the turn ends at once, unless a relic could still be played (RC-130) or must be (RC-179)."""
    duty = game.roles[game.active] == MAGICIAN and owes_a_relic(game)
    return "turn.end" if duty or relics.worth_asking(game) else pass_the_turn(game)


async def end_turn(game: Reign) -> str:
    """RC-130, RC-179: the last window for relics and the insane Magician's duty, then the next player's turn."""
    await relics.window(game, "RC-130")
    if game.roles[game.active] == MAGICIAN and owes_a_relic(game):
        await relic_duty(game)
    return pass_the_turn(game)


def pass_the_turn(game: Reign) -> str:
    """RC-021, RC-035: the next player begins; RC-222: a Warded Box may be over."""
    if game.warded_by == game.active:
        game.warded_turns -= 1
        if not game.warded_turns:
            game.warded_by = POOL
            tell(game, "ward_ends", "RC-222")
    game.active = (game.active + 1) % game.seats
    return "turn.begin"


def owes_a_relic(game: Reign) -> bool:
    """RC-179: an insane Magician who holds a relic must have played one in his own turn, effect or not."""
    seat = game.active
    return not game.sanity[seat] and bool(game.relics[seat]) and "relic" not in game.used


async def relic_duty(game: Reign) -> None:
    """RC-179: which one he plays is his choice."""
    seat = game.active
    picked = await ask(
        game,
        seat,
        "relic_duty",
        "RC-179",
        lambda _: [relics.PLAY[seat][relic] for relic in game.relics[seat]],
        {"who": seat},
    )
    await relics.play_relic(game, seat, picked.value)

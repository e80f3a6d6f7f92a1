"""The action part of a turn (RC-030 to RC-035): what may be done, one action after another."""

from collections.abc import Awaitable, Callable

from miskatonic.games.reign_of_cthulhu.board import IS_BUS_STOP, IS_GATE
from miskatonic.games.reign_of_cthulhu.rules import abilities, barred, draw, movement, relics, special
from miskatonic.games.reign_of_cthulhu.state import Reign
from miskatonic.kernel import Option, ask, go_on_as

END_ACTIONS = Option("end_actions", passes=True)

ACTIONS: dict[str, Callable[[Reign, Option], Awaitable[None]]] = {
    "walk": movement.walk,
    "drive": movement.walk,
    "bus": movement.take_bus,
    "gate": movement.use_gate,
    "defeat_cultist": special.defeat_cultist,
    "defeat_shoggoth": special.defeat_shoggoth,
    "give": special.hand_over,
    "take": special.hand_over,
    "seal": special.seal_gate,
    "seal_linked": special.seal_gate,
    "shift": abilities.shift,
    "drag": abilities.drag,
    "hop": abilities.hop,
}


async def action_part(game: Reign) -> str:
    """RC-031, RC-033: one action after another, or something that costs none; the part ends when the player says so,
    or when no action is left and no relic could still be of use (RC-213, RC-221).
    """
    while True:
        picked = await ask(
            game,
            game.active,
            "action" if game.actions else "after_actions",
            "RC-031",
            options,
            {"who": game.active, "count": game.actions},
            barred.barred,
        )
        if picked.passes:
            relics.fall_quiet(game, picked)
            return await end_actions(game)
        action = ACTIONS.get(picked.verb) or relics.use
        await action(game, picked)
        if not game.actions and not relics.worth_asking(game):
            return await end_actions(game)
        go_on_as(game, "turn.action")


async def end_actions(game: Reign) -> str:
    """RC-031: the number of actions is a maximum; what is left is lost."""
    game.acting = False
    game.actions = 0
    go_on_as(game, "turn.draw")
    return await draw.draw_cards(game)


def options(game: Reign) -> list[Option]:
    """RC-004: everything the active player may decide now, with what anybody may play meanwhile."""
    found: list[Option] = [] if game.actions else [END_ACTIONS, relics.QUIET]
    if game.actions:
        here = game.places[game.active]
        if IS_GATE[here]:
            found += special.seals(game)
        if game.cultists[here]:
            found.append(special.defeat_cultists_option(game))
        if here in game.shoggoths:
            found += special.fights(game)
        found += movement.walks(game)
        if IS_BUS_STOP[here]:
            found += movement.bus_rides(game)
        if IS_GATE[here]:
            found += movement.gate_passages(game)
        if game.places.count(here) > 1:
            found += special.exchanges(game)
        own_actions = abilities.OWN_ACTIONS.get(game.roles[game.active])
        if own_actions:
            found += own_actions(game)
    found += relics.free_options(game)
    if game.actions:
        found.append(END_ACTIONS)
    return found

"""The action part of a turn (RC-030 to RC-035): what may be done, one action after another."""

from miskatonic.games.reign_of_cthulhu.rows.investigators import INVESTIGATORS, Deed
from miskatonic.games.reign_of_cthulhu.rows.places import IS_BUS_STOP, IS_GATE
from miskatonic.games.reign_of_cthulhu.rules import defeat, give_or_take, movement, relics, sealing
from miskatonic.games.reign_of_cthulhu.state import Reign
from miskatonic.kernel import Offer, Offers, Option, ask, go_on_as

END_ACTIONS = Option("end_actions", passes=True, early=True, shared=True)

ACTIONS: dict[str, Deed] = {
    "walk": movement.walk,
    "drive": movement.drive,
    "bus": movement.take_bus,
    "gate": movement.use_gate,
    "defeat_cultist": defeat.defeat_cultist,
    "defeat_shoggoth": defeat.defeat_shoggoth,
    "give": give_or_take.hand_over,
    "take": give_or_take.hand_over,
    "seal": sealing.seal_gate,
    "seal_linked": sealing.seal_gate,
}


async def action_part(game: Reign) -> str:
    """RC-031, RC-033: one action after another, or something that costs none, until no action is left or the player
    has had enough. Then relics could still be of use (RC-213, RC-221), and may even bring actions back.
    """
    while True:
        if game.actions:
            picked = await ask(
                game,
                game.active,
                "action",
                "RC-031",
                offers,
                actions_left,
            )
            if picked.passes:
                game.actions = 0
                if relics.worth_asking(game):
                    await relics.after_actions(game, ended=picked.seats or (game.active,))
            else:
                await deed_of(game, picked)(game, picked)
                if not game.actions and relics.worth_asking(game):
                    go_on_as(game, "turn.action")
                    continue
        else:
            await relics.after_actions(game)
        if not game.actions:
            return end_actions(game)
        go_on_as(game, "turn.action")


def actions_left(game: Reign) -> dict[str, int]:
    """RC-030: who acts, and how often still."""
    return {"who": game.active, "count": game.actions}


def deed_of(game: Reign, picked: Option) -> Deed:
    """RC-031: how an option is carried out: an action, everybody's or one's own; or something that costs none."""
    if picked.seat is not None:
        return relics.use
    return ACTIONS.get(picked.verb) or INVESTIGATORS.rows[game.roles[game.active]].deed(picked.verb)


def end_actions(game: Reign) -> str:
    """RC-031: the number of actions is a maximum; what is left is lost."""
    game.acting = False
    game.actions = 0
    return "turn.draw"


@Offers
def offers(game: Reign, why: bool) -> list[Offer]:
    """RC-004, RC-031: everything the active player may decide now, or would expect to, with what anybody may play
    meanwhile. Kinds of actions that can't be taken here are asked only why not.
    """
    found: list[Offer] = []
    here = game.places[game.active]
    if why or IS_GATE[here]:
        found += sealing.seals(game)
    if why or game.cultists[here]:
        found += defeat.cultists_to_defeat(game)
    if why or here in game.shoggoths:
        found += defeat.shoggoths_to_defeat(game)
    found += movement.walks(game)
    if why or IS_BUS_STOP[here]:
        found += movement.bus_rides(game)
    if why or IS_GATE[here]:
        found += movement.gate_passages(game)
    if why or game.places.count(here) > 1:
        found += give_or_take.exchanges(game)
    own_actions = INVESTIGATORS.rows[game.roles[game.active]].own_actions
    if own_actions is not None:
        found += own_actions(game)
    found += relics.offers.find(game, why)
    found.append(END_ACTIONS)
    return found

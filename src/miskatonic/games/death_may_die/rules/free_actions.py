"""Actions that cards give (DMD-083): one more, or one for nothing."""

from miskatonic.games.death_may_die.abilities import profile
from miskatonic.games.death_may_die.rows.effects import Effect
from miskatonic.games.death_may_die.rules import attacks, rest, run, trade, turn
from miskatonic.games.death_may_die.rules.effects import carries_out_effect
from miskatonic.games.death_may_die.rules.scene import Scene, value
from miskatonic.games.death_may_die.rules.targets import candidates, seats_of
from miskatonic.games.death_may_die.state import DeathMayDie
from miskatonic.kernel import Offer, Offers, Option, ask, tell


def free_offers(seat: int, what: str, ranged: bool) -> Offers:
    """DMD-083: what a free action could be, and why not."""

    def find(game: DeathMayDie, why: bool) -> list[Offer]:
        found: list[Offer] = []
        mine = profile(game, seat)
        if what in ("attack", "any"):
            found += attacks.attack_offers(game, seat, mine, why, ranged=ranged)
        if what in ("run", "any"):
            found += run.run_offers(game, seat, mine)
        if what in ("scenario", "any"):
            found += turn.scenario_offers(game, seat, why)
        if what == "any":
            found += [rest.rest_offer(game, seat), trade.trade_offer(game, seat)]
        return found

    return Offers(find)


async def free_action(game: DeathMayDie, seat: int, what: str, ranged: bool, scene: Scene) -> None:
    """DMD-083: an action for nothing, always optional."""
    offers = free_offers(seat, what, ranged)
    if not offers(game):
        return
    picked = await ask(
        game,
        seat,
        "free_action",
        scene.rule,
        Offers(lambda game, why: [*offers.find(game, why), Option("no", passes=True)]),
        {"who": seat, "source": scene.source},
    )
    if picked.verb != "no":
        if scene.voice is not None:
            turn.now_used(game, scene.you, scene.voice)
        await turn.act(game, seat, picked)


@carries_out_effect("gain_action")
async def _gain_action(game: DeathMayDie, effect: Effect, scene: Scene) -> None:
    game.actions += value(game, scene, effect.amount)
    args = {"who": scene.you, "count": value(game, scene, effect.amount), "source": scene.source}
    tell(game, "actions_gained", scene.rule, args)


def _can_act(game: DeathMayDie, effect: Effect, scene: Scene) -> bool:
    seats = candidates(game, scene, effect.who)
    return any(free_offers(seat, effect.what, effect.flag)(game) for seat in seats)


@carries_out_effect("free_action", matters=_can_act)
async def _free_action(game: DeathMayDie, effect: Effect, scene: Scene) -> None:
    for seat in await seats_of(game, scene, effect.who):
        await free_action(game, seat, effect.what, effect.flag, scene)

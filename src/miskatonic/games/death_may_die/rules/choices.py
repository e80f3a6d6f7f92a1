"""What cards leave open: a choice of ways, each with its price, or whether to do it at all (DMD-020, DMD-112)."""

from miskatonic.games.death_may_die.abilities import is_used, use
from miskatonic.games.death_may_die.rows.cards import Discovery
from miskatonic.games.death_may_die.rows.effects import Effect, Effects, Way
from miskatonic.games.death_may_die.rules import costs, discovery_cards
from miskatonic.games.death_may_die.rules.conditions import holds
from miskatonic.games.death_may_die.rules.effects import carries_out_effect, carry_out, matters
from miskatonic.games.death_may_die.rules.scene import Scene
from miskatonic.games.death_may_die.rules.targets import seats_of
from miskatonic.games.death_may_die.state import NO_CARD, DeathMayDie, box
from miskatonic.games.death_may_die.telling import told, told_way
from miskatonic.kernel import Barred, Lack, Offer, Offers, Option, ask, tell

NO = Option("no", passes=True)
UNFULFILLED, UNPAID = Lack("not_fulfilled", "DMD-112"), Lack("cant_pay", "DMD-112")


def lack(game: DeathMayDie, way: Way, scene: Scene) -> Lack | None:
    """DMD-112: why an option is not open: its condition does not hold, or its price can't be paid in full."""
    if not holds(game, way.require, scene):
        return UNFULFILLED
    return None if costs.payable(game, price(game, way, scene), scene) else UNPAID


def price(game: DeathMayDie, way: Way, scene: Scene) -> Effects:
    """DMD-112: what an option costs; some claim Items for nothing."""
    return () if way.cost and discovery_cards.is_free(game, way, scene) else way.cost


@carries_out_effect("choose")
async def _choose(game: DeathMayDie, effect: Effect, scene: Scene) -> None:
    chooser = scene.you
    if effect.who != "you":
        chooser, *_ = await seats_of(game, scene, effect.who) or [scene.you]
    ways = [number for number, way in enumerate(effect.ways) if lack(game, way, scene) is None]
    if not ways or game.dead[chooser]:
        tell(game, "skipped", "DMD-100", {"source": scene.source})
        return
    number = ways[0]
    if len(ways) > 1:
        picked = await ask(
            game,
            chooser,
            "choose",
            scene.rule,
            Offers(lambda game, why: [way_offer(game, scene, number, way) for number, way in enumerate(effect.ways)]),
            {"who": chooser, "source": scene.source},
        )
        number = picked.value
    elif len(effect.ways) > 1 and game.sink:
        tell(game, "one_way", "DMD-112", {"source": scene.source})
    way = effect.ways[number]
    if cost := price(game, way, scene):
        await costs.pay(game, cost, scene)
    await carry_out(game, way.do, scene)


def way_offer(game: DeathMayDie, scene: Scene, number: int, way: Way) -> Offer:
    """DMD-112: one option of a choice, said by what it costs and does."""
    said = told_way(way.do, price(game, way, scene), card_read(game, scene))
    missing = lack(game, way, scene)
    if missing is None:
        return Option(f"option:{number}", number, **said)
    return Barred("option", missing.reason, missing.rule, **said)


@carries_out_effect("may")
async def _may(game: DeathMayDie, effect: Effect, scene: Scene) -> None:
    (way,) = effect.ways
    if game.dead[scene.you] or not costs.payable(game, way.cost, scene) or not matters(game, way.do, scene):
        return
    picked = await ask(
        game,
        scene.you,
        "may",
        scene.rule,
        lambda _: [NO, Option("yes", effects=told(way.do), cost_of=told(way.cost), paid=len(told(way.cost)))],
        {"who": scene.you, "source": scene.source},
    )
    if picked.verb == "yes":
        if scene.voice is not None and not is_used(game, scene.you, scene.voice):
            use(game, scene.you, scene.voice)
        await costs.pay(game, way.cost, scene)
        await carry_out(game, way.do, scene)


def card_read(game: DeathMayDie, scene: Scene) -> Discovery | None:
    """DMD-109: the Discovery card that is being resolved, if it is one."""
    return None if scene.card == NO_CARD else box(game).scenario.discoveries[scene.card]

"""What cards leave open: a choice of ways, each with its price, or whether to do it at all (DMD-020, DMD-112)."""

from miskatonic.games.death_may_die.rows.cards import Discovery
from miskatonic.games.death_may_die.rows.effects import Effect, Effects, Way
from miskatonic.games.death_may_die.rules import claiming, paying
from miskatonic.games.death_may_die.rules.conditions import holds
from miskatonic.games.death_may_die.rules.effects import carries_out_effect, carry_out, matters
from miskatonic.games.death_may_die.rules.scene import Scene
from miskatonic.games.death_may_die.rules.targets import seats_of
from miskatonic.games.death_may_die.state import NO_CARD, DeathMayDie, box
from miskatonic.games.death_may_die.telling import told, told_way
from miskatonic.games.death_may_die.voices import is_used, use
from miskatonic.kernel import Barred, Option, ask, tell

NO = Option("no", passes=True)


def open_ways(game: DeathMayDie, effect: Effect, scene: Scene) -> list[int]:
    """DMD-112: the options whose condition holds and whose price can be paid in full."""
    found = []
    for number, way in enumerate(effect.ways):
        if holds(game, way.require, scene) and paying.payable(game, price(game, way, scene), scene):
            found.append(number)
    return found


def price(game: DeathMayDie, way: Way, scene: Scene) -> Effects:
    """DMD-112: what an option costs; some claim Items for nothing."""
    return () if way.cost and claiming.is_free(game, way, scene) else way.cost


@carries_out_effect("choose")
async def _choose(game: DeathMayDie, effect: Effect, scene: Scene) -> None:
    chooser = scene.you
    if effect.who != "you":
        chooser, *_ = await seats_of(game, scene, effect.who) or [scene.you]
    ways = open_ways(game, effect, scene)
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
            lambda _: [
                *(way_option(game, effect, scene, number) for number in open_ways(game, effect, scene)),
                *barred_ways(game, effect, scene),
            ],
            {"who": chooser, "source": scene.source},
        )
        number = picked.value
    elif len(effect.ways) > 1 and game.sink:
        tell(game, "one_way", "DMD-112", {"source": scene.source})
    way = effect.ways[number]
    if cost := price(game, way, scene):
        await paying.pay(game, cost, scene)
    await carry_out(game, way.do, scene)


def way_option(game: DeathMayDie, effect: Effect, scene: Scene, number: int) -> Option:
    """DMD-112: one option of a choice, said by what it costs and does."""
    way = effect.ways[number]
    said = told_way(way.do, price(game, way, scene), card_read(game, scene))
    return Option(f"option:{number}", number, **said)


@carries_out_effect("may")
async def _may(game: DeathMayDie, effect: Effect, scene: Scene) -> None:
    (way,) = effect.ways
    if game.dead[scene.you] or not paying.payable(game, way.cost, scene) or not matters(game, way.do, scene):
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
        await paying.pay(game, way.cost, scene)
        await carry_out(game, way.do, scene)


def card_read(game: DeathMayDie, scene: Scene) -> Discovery | None:
    """DMD-109: the Discovery card that is being resolved, if it is one."""
    return None if scene.card == NO_CARD else box(game).scenario.discoveries[scene.card]


def barred_ways(game: DeathMayDie, effect: Effect, scene: Scene) -> list[Barred]:
    """DMD-112: the options of a choice that are not open, and why."""
    found = []
    for number, way in enumerate(effect.ways):
        if number not in open_ways(game, effect, scene):
            reason = "cant_pay" if holds(game, way.require, scene) else "not_fulfilled"
            found.append(Barred("option", reason, "DMD-112", **told_way(way.do, way.cost, card_read(game, scene))))
    return found

"""Search: Discovery cards (DMD-108 to DMD-113)."""

from miskatonic.games.death_may_die.listening import voices
from miskatonic.games.death_may_die.names import discovery_name
from miskatonic.games.death_may_die.rows.cards import Discovery
from miskatonic.games.death_may_die.rows.effects import Effect, fixed
from miskatonic.games.death_may_die.rules import carrying, unknown
from miskatonic.games.death_may_die.rules.claiming import searches
from miskatonic.games.death_may_die.rules.conditions import holds
from miskatonic.games.death_may_die.rules.scene import Scene
from miskatonic.games.death_may_die.state import NO_CARD, DeathMayDie, box
from miskatonic.games.death_may_die.telling import told_way
from miskatonic.kernel import Barred, Option, ask, tell


async def search(game: DeathMayDie, seat: int) -> None:
    """DMD-109, DMD-111: the top card; with an empty deck no Search. Some draw two, some take a Relic instead."""
    if searches(game, seat, "relic_instead") and game.relic_deck and await _relic_instead(game, seat):
        return
    if not game.discoveries:
        tell(game, "nothing_to_find", "DMD-111", {"who": seat})
        return
    for voice in voices(game, seat, "on_search"):
        await carrying.speak(game, seat, voice)
    await find(game, seat, 2 if searches(game, seat, "draw_two") else 1)


async def _relic_instead(game: DeathMayDie, seat: int) -> bool:
    picked = await ask(
        game,
        seat,
        "search_how",
        "DMD-109",
        lambda _: [Option("search", passes=True), Option("relic_instead")],
        {"who": seat},
    )
    if picked.verb == "search":
        return False
    unknown.draw_relic(game, seat, transformed=True)
    return True


async def find(game: DeathMayDie, seat: int, count: int) -> None:
    """Draw so many, resolve one; DMD-113: what is not claimed is discarded."""
    drawn = game.discoveries[-count:][::-1]
    game.discoveries = game.discoveries[: len(game.discoveries) - len(drawn)]
    if not drawn:
        return
    game.finding = (*game.finding, *drawn)
    card = drawn[0]
    if len(drawn) > 1:
        picked = await ask(
            game,
            seat,
            "which_discovery",
            "DMD-109",
            lambda _: [Option(f"resolve:{one}", one, card=discovery_name(game, one)) for one in drawn],
            {"who": seat},
        )
        card = picked.value
        _put_away(game, [one for one in drawn if one != card])
    if game.sink:
        tell(game, "found", "DMD-109", {"who": seat, "discovery": card})
    scene = Scene(seat, discovery_name(game, card), "DMD-112")
    scene.card = card
    await carrying.carry_out(game, box(game).scenario.discoveries[card].resolve, scene)
    _put_away(game, [card])


def _put_away(game: DeathMayDie, cards: list[int]) -> None:
    """DMD-113: cards that nobody has claimed."""
    for card in cards:
        if card in game.finding:
            tell(game, "discovery_discarded", "DMD-113", {"discovery": card})
            game.finding = tuple([one for one in game.finding if one != card])
            game.discovery_pile += (card,)


async def search_again(game: DeathMayDie, effect: Effect, scene: Scene) -> None:
    """DMD-109: A Search outside its phase."""
    await search(game, scene.you)


async def draw(game: DeathMayDie, effect: Effect, scene: Scene) -> None:
    """DMD-109: draw several and resolve one of them."""
    await find(game, scene.you, fixed(effect.amount))


def card_read(game: DeathMayDie, scene: Scene) -> Discovery | None:
    """DMD-109: the Discovery card that is being resolved, if it is one."""
    return None if scene.card == NO_CARD else box(game).scenario.discoveries[scene.card]


def barred_ways(game: DeathMayDie, effect: Effect, scene: Scene) -> list[Barred]:
    """DMD-112: the options of a choice that are not open, and why."""
    found = []
    for number, way in enumerate(effect.ways):
        if number not in carrying.open_ways(game, effect, scene):
            reason = "cant_pay" if holds(game, way.require, scene) else "not_fulfilled"
            found.append(Barred("option", reason, "DMD-112", **told_way(way.do, way.cost, card_read(game, scene))))
    return found

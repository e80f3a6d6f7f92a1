"""Search: Discovery cards (DMD-108 to DMD-113)."""

from miskatonic.games.death_may_die.abilities import voices
from miskatonic.games.death_may_die.names import discovery_name
from miskatonic.games.death_may_die.rows.effects import Effect, fixed
from miskatonic.games.death_may_die.rules import unknown
from miskatonic.games.death_may_die.rules.discovery_cards import searches
from miskatonic.games.death_may_die.rules.effects import carries_out_effect, carry_out, speak
from miskatonic.games.death_may_die.rules.scene import Scene
from miskatonic.games.death_may_die.state import DeathMayDie, box
from miskatonic.kernel import Option, ask, tell


async def search(game: DeathMayDie, seat: int) -> None:
    """DMD-109, DMD-111: the top card; with an empty deck no Search. Some draw two, some take a Relic instead."""
    if searches(game, seat, "relic_instead") and game.relic_deck and await _relic_instead(game, seat):
        return
    if not game.discoveries:
        tell(game, "nothing_to_find", "DMD-111", {"who": seat})
        return
    for voice in voices(game, seat, "on_search"):
        await speak(game, seat, voice)
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
    """Draw that many, resolve one; DMD-113: what is not claimed is discarded."""
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
    await carry_out(game, box(game).scenario.discoveries[card].resolve, scene)
    _put_away(game, [card])


def _put_away(game: DeathMayDie, cards: list[int]) -> None:
    """DMD-113: cards that nobody has claimed."""
    for card in cards:
        if card in game.finding:
            tell(game, "discovery_discarded", "DMD-113", {"discovery": card})
            game.finding = tuple([one for one in game.finding if one != card])
            game.discovery_pile += (card,)


@carries_out_effect("search", matters=lambda game, effect, scene: bool(game.discoveries))
async def search_again(game: DeathMayDie, effect: Effect, scene: Scene) -> None:
    """DMD-109: A Search outside its phase."""
    await search(game, scene.you)


@carries_out_effect("draw_discovery")
async def draw(game: DeathMayDie, effect: Effect, scene: Scene) -> None:
    """DMD-109: draw several and resolve one of them."""
    await find(game, scene.you, fixed(effect.amount))

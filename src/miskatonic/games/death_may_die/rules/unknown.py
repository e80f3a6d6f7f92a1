"""The Unknown: Relics and Unknown monsters (DMD-160 to DMD-177)."""

from miskatonic.games.death_may_die.abilities import relic_name
from miskatonic.games.death_may_die.basics import set_relics
from miskatonic.games.death_may_die.rows.cards import UNKNOWN_MONSTERS
from miskatonic.games.death_may_die.rows.effects import Effect, fixed
from miskatonic.games.death_may_die.rows.tracks import PASSED
from miskatonic.games.death_may_die.rules.effects import carries_out_effect, carry_out
from miskatonic.games.death_may_die.rules.scene import Scene
from miskatonic.games.death_may_die.state import DeathMayDie, Owned
from miskatonic.kernel import Option, ask, tell

TRANSFORMING = 3
"""DMD-168: the threshold at which Relics are flipped."""


def flip(game: DeathMayDie, seat: int) -> None:
    """DMD-168: all Relics of an investigator to their transformed side."""
    for owned in game.relics[seat]:
        if not owned.transformed:
            tell(game, "transformed", "DMD-168", {"who": seat, "relic": owned._replace(transformed=True)})
    set_relics(game, seat, tuple([owned._replace(transformed=True) for owned in game.relics[seat]]))


def take_relic(game: DeathMayDie, seat: int, relic: int, *, transformed: bool = False) -> None:
    """DMD-OP-18: an investigator past the third threshold gets it on the transformed side."""
    owned = Owned(relic, transformed or PASSED[game.sanity[seat]] >= TRANSFORMING)
    set_relics(game, seat, (*game.relics[seat], owned))
    tell(game, "relic_gained", "DMD-173", {"who": seat, "relic": owned})


def draw_relic(game: DeathMayDie, seat: int, *, transformed: bool = False) -> None:
    """DMD-168: one at random."""
    if game.relic_deck:
        relic = game.relic_deck[-1]
        game.relic_deck = game.relic_deck[:-1]
        take_relic(game, seat, relic, transformed=transformed)


@carries_out_effect("gain_relic")
async def gain_relic(game: DeathMayDie, effect: Effect, scene: Scene) -> None:
    """DMD-168: draw some at random, keep one; the others go back below."""
    count = min(fixed(effect.amount), len(game.relic_deck))
    if not count:
        return
    drawn = game.relic_deck[-count:]
    game.relic_deck = game.relic_deck[:-count]
    picked = await ask(
        game,
        scene.you,
        "keep_relic",
        scene.rule,
        lambda _: [relic_option(relic) for relic in drawn],
        {"who": scene.you, "source": scene.source},
    )
    game.relic_deck = (*(relic for relic in drawn if relic != picked.value), *game.relic_deck)
    take_relic(game, scene.you, picked.value, transformed=effect.flag)


def relic_option(relic: int) -> Option:
    """DMD-173: the option to take a Relic."""
    name = relic_name(Owned(relic))
    return Option(f"relic:{name.partition('-')[2]}", relic, relic=name)


async def advance(game: DeathMayDie, slot: int) -> None:
    """DMD-164: what an Unknown monster does when the Elder One advances."""
    row = UNKNOWN_MONSTERS[game.slots[slot]]
    scene = Scene(game.active, UNKNOWN_MONSTERS.names[game.slots[slot]], "DMD-164")
    tell(game, "unknown_advances", "DMD-164", {"unknown": game.slots[slot], "number": slot + 1})
    await carry_out(game, row.on_advance, scene)

"""Sanity, Insanity Thresholds, and what they bring (DMD-037 to DMD-043)."""

from collections.abc import Sequence

from miskatonic.games.death_may_die.abilities import Voices, profile, voices
from miskatonic.games.death_may_die.basics import move_sanity
from miskatonic.games.death_may_die.rows.cards import INSANITIES
from miskatonic.games.death_may_die.rows.effects import Effect
from miskatonic.games.death_may_die.rows.tracks import DICE_THRESHOLDS, MADNESS, PASSED
from miskatonic.games.death_may_die.rules import death, order, skills, unknown, wounds
from miskatonic.games.death_may_die.rules.conditions import holds
from miskatonic.games.death_may_die.rules.effects import carries_out_effect, carry_out, never, speak
from miskatonic.games.death_may_die.rules.scene import Due, Result, Scene, Source, scene_of, value
from miskatonic.games.death_may_die.rules.targets import seats_of
from miskatonic.games.death_may_die.state import DeathMayDie, clockwise
from miskatonic.kernel import tell

TENTACLES = "symbol-tentacle"
"""What sanity is lost to where nothing else is named (DMD-069)."""


async def lose(
    game: DeathMayDie, seats: Sequence[int], amount: int, rule: str, source: Source | None = None, name: str = TENTACLES
) -> None:
    """DMD-037, DMD-038: one packet for each; DMD-138: who comes to the skull is out at once, before anybody else is
    asked; DMD-042: then thresholds, clockwise from the active one, of those whom no insanity before theirs has killed.
    """
    reached = []
    for seat in seats:
        if game.dead[seat] or amount <= 0:
            continue
        mine = profile(game, seat)
        if said := mine.by_trigger.get("on_sanity_loss"):
            await _speak_of_loss(game, seat, said)
            mine = profile(game, seat)
        left = amount
        if mine.reduces:
            left = await wounds.reduced(game, seat, amount, wounds.SANITY, source or Source())
        if left and not game.dead[seat] and move_sanity(game, seat, left, rule, name):
            if game.sanity[seat] == MADNESS:
                await death.die(game, seat, "mad", "DMD-037")
            else:
                reached.append(seat)
    for seat in clockwise(game) if reached else ():
        if seat in reached and not game.dead[seat]:
            await threshold(game, seat)


async def tentacles(game: DeathMayDie, seat: int, result: Result, source: Source | None = None) -> None:
    """DMD-069, DMD-079: one sanity for each tentacle of a roll."""
    if result.tentacles:
        await lose(game, [seat], result.tentacles, "DMD-069", source)


async def _speak_of_loss(game: DeathMayDie, seat: int, said: Voices) -> None:
    """DMD-037: what happens when somebody is about to lose sanity; what makes the loss smaller is asked later."""
    spoken = [voice for voice in said if voice.ability.effect[0].op != "mod_reduce"]
    await order.carry_out(game, seat, [Due(voice, scene_of(seat, voice)) for voice in spoken])


async def give_up(game: DeathMayDie, seat: int, amount: int, rule: str, name: str) -> None:
    """Sanity as a price: it is lost like any other, but nothing makes it smaller (DMD-OP-24)."""
    await _speak_of_loss(game, seat, voices(game, seat, "on_sanity_loss"))
    if not game.dead[seat] and move_sanity(game, seat, amount, rule, name):
        await threshold(game, seat)


async def threshold(game: DeathMayDie, seat: int) -> None:
    """DMD-039: the insanity, then a skill, then the die; DMD-037: at the skull it is over."""
    if game.sanity[seat] == MADNESS:
        await death.die(game, seat, "mad", "DMD-037")
        return
    number = PASSED[game.sanity[seat]]
    insanity = game.insanities[seat]
    tell(game, "threshold", "DMD-039", {"who": seat, "number": number, "insanity": insanity})
    await carry_out(game, INSANITIES[insanity].effect, Scene(seat, INSANITIES.names[insanity], "DMD-041"))
    if game.dead[seat]:
        return
    await skills.rise(game, seat, "DMD-039")
    if game.sanity[seat] in DICE_THRESHOLDS:
        tell(game, "die_gained", "DMD-040", {"who": seat})
    if number >= unknown.TRANSFORMING:
        unknown.flip(game, seat)
    for voice in voices(game, seat, "on_threshold"):
        if holds(game, voice.ability.when, scene_of(seat, voice)):
            await speak(game, seat, voice)


@carries_out_effect("lose_sanity", matters=never)
async def _lose_sanity(game: DeathMayDie, effect: Effect, scene: Scene) -> None:
    seats = await seats_of(game, scene, effect.who)
    source = wounds.source_of(scene, seats[0]) if len(seats) == 1 else None
    await lose(game, seats, value(game, scene, effect.amount), scene.rule, source, scene.source)

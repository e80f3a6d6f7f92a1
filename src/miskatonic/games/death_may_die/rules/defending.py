"""Attacks of enemies and the defence against them (DMD-064, DMD-119, DMD-123, DMD-124, DMD-145)."""

from miskatonic.games.death_may_die.abilities import Voice, Voices, enemy_voices, modifiers, voices
from miskatonic.games.death_may_die.basics import lying
from miskatonic.games.death_may_die.rows.effects import Effect, fixed
from miskatonic.games.death_may_die.rows.elder_one import ELDER_ONES
from miskatonic.games.death_may_die.rules import order, sanity, wounds
from miskatonic.games.death_may_die.rules.conditions import ATTACKED, holds, is_kind
from miskatonic.games.death_may_die.rules.dice import Throw
from miskatonic.games.death_may_die.rules.effects import carries_out_effect
from miskatonic.games.death_may_die.rules.rolling import make
from miskatonic.games.death_may_die.rules.scene import Due, Result, Scene, Source, scene_of
from miskatonic.games.death_may_die.rules.targets import figures_of
from miskatonic.games.death_may_die.rules.wounds import EnemyAttack
from miskatonic.games.death_may_die.state import ELDER, OFF_BOARD, DeathMayDie, box, enemy
from miskatonic.kernel import Line, tell


def _printed_dice(game: DeathMayDie, figure: int) -> tuple[int, int]:
    """DMD-064, DMD-145: on the card, or on all revealed Stages."""
    if figure == ELDER:
        stages = ELDER_ONES.rows[game.elder_one].stages[: game.stage + 1]
        return sum([stage.standard for stage in stages]), sum([stage.bonus for stage in stages])
    card = enemy(game, figure)
    return card.standard, card.bonus


def dice_of_enemy(game: DeathMayDie, figure: int, seat: int) -> tuple[list[Line], list[Line]]:
    """DMD-064, DMD-145: standard and bonus dice of an enemy's attack, line by line."""
    standard, bonus = _printed_dice(game, figure)
    rule = "DMD-145" if figure == ELDER else "DMD-064"
    lines = [Line("why-enemy_bonus", rule, {"count": bonus}, bonus)]
    for voice, amount in _changes(game, figure, seat):
        lines.append(Line("why-enemy_source", voice.rule, {"source": voice.source, "count": amount}, amount))
    return [Line("why-enemy_standard", rule, {"count": standard}, standard)], lines


def dice_against(game: DeathMayDie, figure: int, seat: int) -> tuple[int, int]:
    """DMD-064: what these lines come to."""
    standard, bonus = _printed_dice(game, figure)
    if modifiers(game, seat, "mod_enemy"):
        for _, amount in _changes(game, figure, seat):
            bonus += amount
    return standard, bonus


def _changes(game: DeathMayDie, figure: int, seat: int) -> list[tuple[Voice, int]]:
    """DMD-074: what changes the bonus dice of this enemy."""
    found = []
    for voice, effect in modifiers(game, seat, "mod_enemy"):
        if effect.what == "bonus_dice" and _concerns(game, effect, figure, seat):
            found.append((voice, fixed(effect.amount)))
    return found


def _concerns(game: DeathMayDie, effect: Effect, figure: int, seat: int) -> bool:
    """Whether a change of an enemy's values is about this one."""
    assert effect.enemies is not None
    scope = effect.enemies.scope
    if not is_kind(game, figure, effect.enemies.kind):
        return False
    if scope.startswith("token:"):
        token = box(game).numbers.get(scope.partition(":")[2])
        return token is not None and game.where[figure] != OFF_BOARD and lying(game, token, game.where[figure]) > 0
    return scope == "board" or game.where[figure] == game.at[seat]


def _forced(game: DeathMayDie, figure: int, seat: int, said: Voices) -> list[tuple[Voice, Effect]]:
    """DMD-075: the symbols an enemy must count as something else in its attack."""
    found = []
    for voice in said:
        for effect in voice.ability.effect:
            if effect.op == "mod_symbol" and holds(game, voice.ability.when, scene_of(seat, voice, figure)):
                found.append((voice, effect))
    return found


async def attack(game: DeathMayDie, figure: int, seat: int) -> None:
    """DMD-123: the defender rolls the enemy's dice: wounds, then what they set off on the enemy's card and among the
    defender's (DMD-078), then sanity (DMD-076).
    """
    if game.dead[seat] or game.spared[seat]:
        return
    if game.sink:
        tell(game, "enemy_attacks", "DMD-119", {"enemy": figure, "who": seat})
    standard, bonus = dice_against(game, figure, seat)
    goal = wounds.deadly(game, seat, ATTACKED)
    throw = Throw(seat, ATTACKED, standard, bonus if bonus > 0 else 0, (), figure, goal)
    said = enemy_voices(game, figure, "enemy_attacks")
    result = await make(game, throw, 0, _forced(game, figure, seat, said) if said else ())
    source = EnemyAttack()
    if result.successes:
        result.wounds = await wounds.wound(game, seat, result.successes, "DMD-123", source)
    if figure == ELDER:
        said = enemy_voices(game, figure, "enemy_attacks")  # another Stage may have been revealed by now
    if result.wounds:
        said += enemy_voices(game, figure, "enemy_wounds")
    own = voices(game, seat, "after_attacked")
    if said or own:
        await order.carry_out(game, seat, _due(figure, seat, result, said, own, source))
    if not game.dead[seat] and result.tentacles:
        await sanity.lose(game, [seat], result.tentacles, "DMD-069", source)


def _due(figure: int, seat: int, result: Result, said: Voices, own: Voices, source: Source) -> list[Due]:
    """DMD-078: what the enemy's card says of its attacks and of the wounds it deals, which are those of the attack
    (DMD-199); and what the defender's cards say.
    """
    found = []
    for voice in said:
        if voice.ability.effect[0].op != "mod_symbol":
            scene = scene_of(seat, voice, figure, result)
            scene.harm = source
            found.append(Due(voice, scene, figure))
    for voice in own:
        found.append(Due(voice, scene_of(seat, voice, figure, result)))
    return found


@carries_out_effect("enemies_attack")
async def _enemies_attack(game: DeathMayDie, effect: Effect, scene: Scene) -> None:
    assert effect.enemies is not None
    for figure in await figures_of(game, scene, effect.enemies):
        await attack(game, figure, scene.you)


def _threatened(game: DeathMayDie, effect: Effect, scene: Scene) -> bool:
    return not game.spared[scene.you] and game.step != "end.effects"


@carries_out_effect("mod_forbid", matters=_threatened)
async def forbid(game: DeathMayDie, effect: Effect, scene: Scene) -> None:
    """DMD-119: for this turn enemies do not attack you."""
    game.spared = tuple([spared or seat == scene.you for seat, spared in enumerate(game.spared)])
    tell(game, "spared", scene.rule, {"who": scene.you})

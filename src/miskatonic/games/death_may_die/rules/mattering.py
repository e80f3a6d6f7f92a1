"""Whether carrying something out could change anything (DMD-100): nobody is asked about what can't matter, and what may
be done once a turn is not used up by it.
"""

from miskatonic.games.death_may_die.rows.effects import ALL, Effect, Effects
from miskatonic.games.death_may_die.rules import healing, turn
from miskatonic.games.death_may_die.rules.conditions import barriers_of
from miskatonic.games.death_may_die.rules.locating import token_spaces
from miskatonic.games.death_may_die.rules.scene import Scene, value
from miskatonic.games.death_may_die.rules.selecting import any_figure, candidates
from miskatonic.games.death_may_die.state import DeathMayDie, box
from miskatonic.games.death_may_die.words import carried


def matters(game: DeathMayDie, effects: Effects, scene: Scene) -> bool:
    """DMD-100: whether one of these steps could do something; what is only a drawback of others does not count."""
    found = False
    for effect in effects:
        found = found or _matters(game, effect, scene)
    return found


def _matters(game: DeathMayDie, effect: Effect, scene: Scene) -> bool:
    you = scene.you
    match effect.op:
        case "heal" | "heal_stress" | "heal_wounds":
            return value(game, scene, effect.amount) > 0 and bool(healing.patients(game, scene, effect))
        case "lose_sanity" | "mod_dice":
            return False
        case "lose_token":
            kind = box(game).numbers.get(effect.what)
            return kind is not None and carried(game, kind, you) > 0
        case "mod_symbol":
            return scene.result is not None and scene.result.tentacles > 0
        case "move_enemies" | "wound_enemies" | "kill_enemies":
            assert effect.enemies is not None
            return any_figure(game, scene, effect.enemies)
        case "free_action":
            return _can_act(game, effect, candidates(game, scene, effect.who))
        case _:
            return _on_the_table(game, effect, scene)


def _can_act(game: DeathMayDie, effect: Effect, seats: list[int]) -> bool:
    return any(turn.free_options(game, seat, effect.what, effect.flag) for seat in seats)


def _on_the_table(game: DeathMayDie, effect: Effect, scene: Scene) -> bool:
    """Of steps with decks, Fire and tokens: whether there are any."""
    you = scene.you
    match effect.op:
        case "peek_mythos":
            return bool(game.mythos)
        case "shuffle_mythos":
            return bool(game.mythos_pile)
        case "search":
            return bool(game.discoveries)
        case "clear_passage":
            kind = box(game).numbers.get(effect.what)
            return kind is not None and (effect.amount == ALL or bool(barriers_of(game, kind, game.at[you])))
        case "move_token":
            return bool(token_spaces(game, effect.what))
        case "discard_fire":
            return game.burning[you] > 0
        case "remove_fire":
            return game.fire[game.at[you]] > 0
        case "mod_forbid":
            return not game.spared[you] and game.step != "end.effects"
        case _:
            return True

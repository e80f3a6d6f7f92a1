"""Standing modifiers in words (`do-mod_…`): what they change, by how much, and when (`when-…`)."""

from collections.abc import Callable

from miskatonic.games.death_may_die.rows.effects import Effect
from miskatonic.games.death_may_die.telling.selectors import NONE, Meant, amount, count, foe, those, token, who
from miskatonic.text import told


def _when(effect: Effect, meant: Meant) -> str:
    """When it counts; nothing, where the occasion says so already."""
    return meant.get("when", f"when-{effect.when}")


def _more(effect: Effect) -> dict[str, object]:
    """By how much, and whether that is more or less."""
    by = amount(effect.amount)
    change = by["count"]
    assert isinstance(change, int)
    return {**by, "count": abs(change), "more": change > 0}


def _dice(effect: Effect, meant: Meant) -> str:
    return told("do-mod_dice", who=who(effect.who, meant), when=_when(effect, meant), **amount(effect.amount))


def _reroll(effect: Effect, meant: Meant) -> str:
    return told("do-mod_reroll", when=_when(effect, meant), **amount(effect.amount))


def _symbol(effect: Effect, meant: Meant) -> str:
    """DMD-075: elder signs one may count, or that an enemy counts; tentacles that count as blanks."""
    if effect.what == "tentacle":
        assert effect.at == "blank", f"nobody has written {effect}"
        return told("do-cancel_tentacle", count=count(effect.amount))
    if effect.flag:
        assert effect.at == "success", f"nobody has written {effect}"
        return told("do-count_signs", count=count(effect.amount), value=count(effect.second), when=_when(effect, meant))
    return told("do-signs_count", count=count(effect.amount), into=effect.at)


def _reduce(effect: Effect, meant: Meant) -> str:
    return told("do-mod_reduce", wounds=count(effect.amount), sanity=count(effect.second), when=_when(effect, meant))


def _damage(effect: Effect, meant: Meant) -> str:
    return told("do-mod_damage", count=count(effect.amount), when=effect.when)


def _targets(effect: Effect, meant: Meant) -> str:
    return told("do-mod_targets", count=count(effect.amount), where=effect.at, full=effect.flag)


def _by(effect: Effect, meant: Meant) -> str:
    """Runs, Rests, actions: longer or shorter, more or less."""
    return told(f"do-{effect.op}", **_more(effect))


def _counted(effect: Effect, meant: Meant) -> str:
    return told(f"do-{effect.op}", count=count(effect.amount))


def _enemy(effect: Effect, meant: Meant) -> str:
    assert effect.enemies is not None
    args = _more(effect)
    return told("do-mod_enemy", those=those(effect.enemies), what=effect.what, count=args["count"], more=args["more"])


def _ignore(effect: Effect, meant: Meant) -> str:
    ignoring = foe(effect.who) if effect.who != "you" else meant.get("ignoring", NONE)
    return told("do-mod_ignore", what=effect.what, enemy=ignoring)


MODIFIERS: dict[str, Callable[[Effect, Meant], str]] = {
    "mod_dice": _dice,
    "mod_reroll": _reroll,
    "mod_symbol": _symbol,
    "mod_reduce": _reduce,
    "mod_damage": _damage,
    "mod_targets": _targets,
    "mod_range": _counted,
    "mod_run": _by,
    "mod_sneak": _counted,
    "mod_rest": _by,
    "mod_actions": _by,
    "mod_adjacent": lambda effect, meant: told("do-mod_adjacent", what=f"{effect.what}-{effect.at}"),
    "mod_forbid": lambda effect, meant: told("do-mod_forbid", what=effect.what),
    "mod_cost": _counted,
    "mod_enemy": _enemy,
    "mod_skill": lambda effect, meant: told("do-mod_skill", skill=f"skill-{effect.what}", count=count(effect.amount)),
    "mod_ignore": _ignore,
    "mod_search": lambda effect, meant: told("do-mod_search", what=effect.what),
    "mod_heal_token": lambda effect, meant: told("do-mod_heal_token", token=token(effect.what)),
}
"""By the word of the step."""

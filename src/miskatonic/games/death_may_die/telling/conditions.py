"""Conditions in words: `if-…`."""

from collections.abc import Callable

from miskatonic.games.death_may_die.rows.cards import COMPANION, ITEM
from miskatonic.games.death_may_die.rows.conditions import Condition
from miskatonic.games.death_may_die.telling.selectors import Meant, foe, is_on_passages, is_sole_token, token
from miskatonic.text import told

EITHER = (Condition("has_type", ITEM), Condition("has_type", COMPANION))


def conditions(condition: Condition | None, meant: Meant) -> tuple[str, ...]:
    """Each part of a condition that must hold."""
    if condition is None:
        return ()
    if condition.key == "all":
        return tuple(_condition(part, meant) for part in condition.parts)
    return (_condition(condition, meant),)


def _condition(condition: Condition, meant: Meant) -> str:
    if condition.key == "any":
        assert condition.parts == EITHER, f"nobody has written {condition}"
        condition = Condition("has_type", "item_or_companion")
    args: dict[str, object] = _ARGUMENTS.get(condition.key, _nothing)(condition)
    if condition.key in _ABOUT_IT:
        args["who"] = "it" if meant["it"] == "folk-it" else "you"
    if condition.key == "with_enemy":
        args["where"] = "there" if "its_space" in meant else "here"
    assert condition.yes or "yes" in args, f"nobody has written {condition}"
    return told(f"if-{condition.key}", **args)


_ABOUT_IT = ("has_card", "wounds_min")
"""Conditions that are also said of others than "you"."""


def _nothing(condition: Condition) -> dict[str, object]:
    return {}


def _yes(condition: Condition) -> dict[str, object]:
    return {"yes": condition.yes}


def _least(condition: Condition) -> dict[str, object]:
    return {"count": condition.least}


def _what(condition: Condition) -> dict[str, object]:
    return {"what": condition.what}


def _kind(condition: Condition) -> dict[str, object]:
    return {"enemy": foe(condition.what)}


def _tokens(condition: Condition) -> dict[str, object]:
    here = condition.where == "your_space" and is_on_passages(condition.what)
    return {
        "token": token(condition.what),
        "count": condition.least,
        "where": "here_on_passages" if here else condition.where,
        "sole": is_sole_token(condition.what),
        "yes": condition.yes,
    }


def _space(condition: Condition) -> dict[str, object]:
    return {"space": f"space-{condition.where.removeprefix('space:')}"}


def _near(condition: Condition) -> dict[str, object]:
    assert condition.where == "elder_space", f"nobody has written {condition}"
    return {"count": condition.least}


_ARGUMENTS: dict[str, Callable[[Condition], dict[str, object]]] = {
    "has_card": lambda condition: {"side": f"side-{condition.what}", "yes": condition.yes},
    "has_type": _what,
    "others_have_type": _what,
    "with_enemy": lambda condition: {**_kind(condition), "yes": condition.yes},
    "alone": _yes,
    "company_within": _least,
    "stage_min": _least,
    "elder_on_board": _yes,
    "ritual_disrupted": _yes,
    "stress_min": _least,
    "wounds_min": _least,
    "wounds_dealt": _yes,
    "stress_spent": _yes,
    "successes_min": _least,
    "tentacles_min": _least,
    "token_min": _tokens,
    "in_space": _space,
    "near": _near,
    "killed_this_turn": _yes,
    "target_is": _kind,
    "enemy_is": _kind,
    "none_on_board": _kind,
}
"""What is said with each; the others need no more words."""

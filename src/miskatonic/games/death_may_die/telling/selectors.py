"""Whom, what, where and how many, in words: `folk-…`, `where-…`, `those-…`, `per-…`."""

from collections.abc import Mapping

from miskatonic.games.death_may_die.rows.cards import ENEMIES, TOKENS, Discovery
from miskatonic.games.death_may_die.rows.effects import ALL, DIRECT, Enemies, Number, Per
from miskatonic.text import told

Meant = Mapping[str, str]
"""What some words mean where an effect stands, instead of what they mean elsewhere: "it" within "for each", "its_space"
on an enemy's card, "left" on a Discovery card.
"""

YOURS: Meant = {"it": "folk-you"}
"""The player who is asked, or the reader, is addressed as "you"."""
OF_ENEMY: Meant = {**YOURS, "each_within_2": "folk-each_within_2_of_it", "ignoring": "foe-this"}
"""On the card of an enemy, which counts distances from its own space."""
NONE = "none"
"""There is nothing to say here."""

_YOU = ("you", "attacker", "defender", "killer")
"""The investigator whom an enemy's ability involves is "you" there."""
_SOLE = ("this", "attacker", "elder_one")


def sides(card: Discovery) -> Meant:
    """DMD-018: the sides of a card by their names."""
    named = (("left", card.left), ("right", card.right))
    return {**YOURS, **{word: f"side-{side.id}" for word, side in named if side is not None}}


def amount(number: Number) -> dict[str, object]:
    """How many, and for each of what; 0 means all, or any number."""
    if isinstance(number, Per):
        return {"count": number.times, "per": f"per-{number.what}"}
    return {"count": count(number), "per": NONE}


def count(number: Number) -> int:
    """How many; 0 means all, any number, or any distance."""
    assert isinstance(number, int), f"{number} wants to be told with what it is counted by"
    return 0 if number in (ALL, DIRECT) else number


def who(word: str, meant: Meant) -> str:
    """Investigators."""
    if word in meant:
        return meant[word]
    if word in _YOU:
        return "folk-you"
    kind, _, rest = word.partition(":")
    if kind != "each_near":
        return f"folk-{word}"
    space, _, distance = rest.partition(":")
    if distance == "0":
        return told("folk-each_at", space=f"space-{space}")
    return told("folk-each_near", space=f"space-{space}", count=int(distance))


def where(word: str, meant: Meant) -> str:
    """A space, or several."""
    if word in meant:
        return meant[word]
    kind, _, id_ = word.partition(":")
    if kind == "space":
        return told("where-space", space=f"space-{id_}")
    if kind == "token":
        return told("where-the_token" if is_sole_token(id_) else "where-token", token=token(id_))
    return f"where-{word}"


def token(id_: str) -> str:
    """A token by its name."""
    return f"token-{id_}"


def is_sole_token(id_: str) -> bool:
    """Whether there is only one."""
    return TOKENS[TOKENS.number(id_)].number == 1


def is_on_passages(id_: str) -> bool:
    """Whether it is placed on passages rather than on spaces."""
    return TOKENS[TOKENS.number(id_)].on_passages


def foe(kind: str) -> str:
    """A kind of enemies: one of a card, or a word for several."""
    return f"enemy-{kind}" if kind in ENEMIES.ids else f"foe-{kind}"


def is_sole(kind: str) -> bool:
    """Whether there is only one that can be meant."""
    return kind in _SOLE or (kind in ENEMIES.ids and ENEMIES[ENEMIES.number(kind)].figures == 1)


def those(enemies: Enemies) -> str:
    """Figures of enemies."""
    enemy = foe(enemies.kind)
    if is_sole(enemies.kind):
        return told("those-the", enemy=enemy)
    if enemies.pick == "nearest":
        return told("those-nearest", enemy=enemy, count=enemies.many)
    assert enemies.many == 1, f"{enemies} chooses several"
    return told("those-each" if enemies.pick == "all" else "those-chosen", enemy=enemy, scope=_scope(enemies.scope))


def _scope(word: str) -> str:
    if word == "board":
        return NONE
    kind, _, id_ = word.partition(":")
    if kind == "space":
        return told("scope-space", space=f"space-{id_}")
    if kind == "token":
        return told("scope-token", token=token(id_))
    return f"scope-{word}"

"""The signs of the card game in a terminal. None is told by colour alone."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from miskatonic.terminal.boards import Say
from miskatonic.terminal.look import BRASS, DANGER, EDGE, LAMP, ON_LAMP, TEXT, TEXT_2, Row
from miskatonic.terminal.rows import filled
from miskatonic.text.numbers import signed

SKILLS = {"willpower": "ψ", "intellect": "≡", "combat": "⚔", "agility": "»", "wild": "✱"}
HEALTH, SANITY, CLUE, RESOURCE, DOOM, SHROUD, VICTORY = "♥", "☼", "?", "$", "◉", "▒", "⚑"
HAND, ENEMY, THERE, ATTACHED, EXHAUSTED, HIDDEN = "▯", "§", "☺", "+", "↷", "◌"
TOKENS = {"skull": "☠", "cultist": "♟", "tablet": "▤", "elder_thing": "✺", "auto_fail": "✗", "elder_sign": "★"}
GOOD = "#8fd09a"
LEGEND = 76
"""The width of the rows that explain the signs."""
NEAR = 2
"""From here on an investigator's end, or the agenda's, is shown as a danger."""


def token_sign(token: str) -> str:
    """A chaos token: its sign, or its number."""
    return TOKENS.get(token) or number(token)


def number(token: str | int) -> str:
    """A modifier as it is printed: `+1`, `0`, `−2`."""
    return signed(int(token))


def icons(found: Mapping[str, int]) -> str:
    """Skill icons, one sign each."""
    return "".join(SKILLS[skill] * count for skill, count in found.items())


def counted(tokens: Iterable[str]) -> list[tuple[str, int]]:
    """The tokens of a bag in order, equal ones together."""
    return list(Counter(tokens).items())


def of_bag(board: Mapping[str, Any]) -> tuple[int, int]:
    """The chance of the running test as so many of so many: of the tokens in the bag, where it is one of them."""
    good, every = board["test"]["chance"]
    tokens = len(board["bag"])
    times = tokens // every if tokens % every == 0 else 1
    return good * times, every * times


def marks(card: Mapping[str, Any]) -> str:
    """What lies on a card, and whether it is exhausted."""
    found = []
    if "uses_kind" in card:
        found.append(f"({card['uses']})")
    for kind, sign, most in (("damage", HEALTH, "health"), ("horror", SANITY, "sanity")):
        if card.get(most) is not None:
            found.append(f"{sign}{card[most] - card.get(kind, 0)}/{card[most]}")
        elif kind in card:
            found.append(f"{sign}{card[kind]}")
    found += [f"{sign}{card[kind]}" for kind, sign in _LYING if kind in card]
    return "".join(f" {one}" for one in (*found, *([EXHAUSTED] if card["exhausted"] else [])))


_LYING = (("clues", CLUE), ("doom", DOOM), ("resources", RESOURCE))


def points(seat: Mapping[str, Any]) -> Row:
    """What is left of health and sanity, then clues, resources and cards in hand."""
    row: Row = []
    for sign, most, taken in ((HEALTH, "health", "damage"), (SANITY, "sanity", "horror")):
        left = seat[most] - seat[taken]
        row += [(sign, BRASS), (str(left), f"bold {DANGER if left <= NEAR else TEXT}"), (f"/{seat[most]} ", EDGE)]
    for sign, what in ((CLUE, "clues"), (RESOURCE, "resources"), (HAND, "hand_size")):
        row += [(sign, BRASS), (f"{seat[what]} ", f"bold {TEXT}")]
    return [*row[:-1], (str(seat["hand_size"]), f"bold {TEXT}")]


def legend(say: Say) -> list[Row]:
    """What the signs mean."""
    skills = [(sign, say("sign-wild" if skill == "wild" else f"skill-{skill}")) for skill, sign in SKILLS.items()]
    bag = [(sign, say(f"token-{token}")) for token, sign in TOKENS.items()]
    things = [
        (HEALTH, "health"), (SANITY, "sanity"), (CLUE, "clues"), (RESOURCE, "resources"), (DOOM, "doom"),
        (HAND, "in_hand"), (SHROUD, "shroud"), (VICTORY, "victory"), (HIDDEN, "hidden"), (ENEMY, "enemy"),
        (THERE, "there"), (ATTACHED, "attached"), (EXHAUSTED, "exhausted"), ("(3)", "uses"), ("[3]", "cost"),
    ]  # fmt: skip
    return [
        *_explained(skills, TEXT),
        *_explained(bag, DANGER),
        *_explained([(sign, say(f"board-sign_{label}")) for sign, label in things], BRASS),
        [(" 1 ", f"bold {ON_LAMP} on {LAMP}"), (f" {say('terminal-legend-action')}", TEXT)],
    ]


def _explained(signs: Iterable[tuple[str, str]], colour: str) -> list[Row]:
    return filled(([(sign, f"bold {colour}"), (f" {meaning}", TEXT_2)] for sign, meaning in signs), LEGEND)

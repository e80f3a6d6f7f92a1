"""The signs of the card game in a terminal. None relies on colour alone."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from miskatonic.games.arkham_lcg.board.cards import AnyCard
from miskatonic.games.arkham_lcg.board.people import SeenSeat
from miskatonic.games.arkham_lcg.board.skill_test import SeenTest
from miskatonic.games.arkham_lcg.board.words import Icon
from miskatonic.terminal.boards import Say
from miskatonic.terminal.look import BRASS, DANGER, EDGE, LAMP, ON_LAMP, TEXT, TEXT_2, Row
from miskatonic.terminal.rows import filled
from miskatonic.text.numbers import signed

SKILLS: dict[Icon, str] = {"willpower": "ψ", "intellect": "≡", "combat": "⚔", "agility": "»", "wild": "✱"}
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


def icons(found: Mapping[Icon, int]) -> str:
    """Skill icons, one sign each."""
    return "".join(SKILLS[skill] * count for skill, count in found.items())


def counted(tokens: Iterable[str]) -> list[tuple[str, int]]:
    """The tokens of a bag in order, equal ones together."""
    return list(Counter(tokens).items())


def of_bag(test: SeenTest, bag: Sequence[str]) -> tuple[int, int]:
    """The chance of the running test as so many of so many: of the tokens in the bag, where it is one of them."""
    good, every = test["chance"]
    times = len(bag) // every if len(bag) % every == 0 else 1
    return good * times, every * times


def marks(card: AnyCard) -> str:
    """What lies on a card, and whether it is exhausted."""
    found = []
    if "uses_kind" in card:
        found.append(f"({card['uses']})")
    damage, horror = card.get("damage", 0), card.get("horror", 0)
    for sign, most, taken in ((HEALTH, card.get("health"), damage), (SANITY, card.get("sanity"), horror)):
        if most is not None:
            found.append(f"{sign}{most - taken}/{most}")
        elif taken:
            found.append(f"{sign}{taken}")
    found += [f"{sign}{count}" for _, sign, count in lying(card) if count]
    return "".join(f" {one}" for one in (*found, *([EXHAUSTED] if card["exhausted"] else [])))


def lying(card: AnyCard) -> tuple[tuple[str, str, int], ...]:
    """The tokens on a card beside harm and uses: what they are called, their sign, how many."""
    return (
        ("clues", CLUE, card.get("clues", 0)),
        ("doom", DOOM, card.get("doom", 0)),
        ("resources", RESOURCE, card.get("resources", 0)),
    )


def points(seat: SeenSeat) -> Row:
    """What is left of health and sanity, then clues, resources and cards in hand."""
    row: Row = []
    harm = ((HEALTH, seat["health"], seat["damage"]), (SANITY, seat["sanity"], seat["horror"]))
    for sign, most, taken in harm:
        left = most - taken
        row += [(sign, BRASS), (str(left), f"bold {DANGER if left <= NEAR else TEXT}"), (f"/{most} ", EDGE)]
    for sign, count in ((CLUE, seat["clues"]), (RESOURCE, seat["resources"]), (HAND, seat["hand_size"])):
        row += [(sign, BRASS), (f"{count} ", f"bold {TEXT}")]
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

"""The signs of Elder Sign's drawing, and rows of them: faces, dice, rewards, chances. None relies on colour alone."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple, TypeVar

from miskatonic.games.elder_sign.board import Requirement
from miskatonic.terminal.boards import Say
from miskatonic.terminal.look import BRASS, DANGER, LAMP, ON_LAMP, TEXT, TEXT_2, Row
from miskatonic.terminal.rows import filled

FACES = {
    "investigation_1": "1",
    "investigation_2": "2",
    "investigation_3": "3",
    "investigation_4": "4",
    "lore": "≡",
    "peril": "☠",
    "terror": "§",
    "wild": "✱",
}
SHOWN = {f"face-{face}": sign for face, sign in FACES.items()}
"""The same by the names of faces."""
THINGS = {
    "elder_sign": "★",
    "clue": "?",
    "common_item": "⌐",
    "unique_item": "♦",
    "spell": "∫",
    "ally": "☺",
    "gate": "∩",
    "monster": "¤",
    "sanity": "☼",
    "stamina": "♥",
    "doom": "◉",
    "trophies": "⚑",
}
NO_SIGN, NO_DOOM, MONSTER_SPACE, MONSTER_DOOM = "☆", "○", "¤", "◎"
ARROW, ARROW_HEAD = "│", "▼"
MONSTER, FREE_FRAME, HALF_FRAME, BELOW = "¤", "□", "◧", "↧"
LOCK, CLOCK, TERROR, MIDNIGHT, DONE, ABOUT, HERE = "⊗", "◷", "§", "☾", "✓", "≈", "▸"
HOURS = {3: "III", 6: "VI", 9: "IX", 12: "XII"}

Kind = TypeVar("Kind", bound=str)
"""What rewards and penalties are counted by."""

GOOD = "#8fd09a"
GREEN, YELLOW, RED = "#6fd596", "#ecd06a", "#ff8f7d"


class Body(NamedTuple):
    """What tells a die's colour: the colour itself, the brackets of a small one, the three rows of a large one."""

    colour: str
    left: str
    right: str
    top: str
    side: str
    bottom: str


BODIES = {
    "green": Body(GREEN, "(", ")", "╭───╮", "│", "╰───╯"),
    "yellow": Body(YELLOW, "<", ">", "╱───╲", "│", "╲───╱"),
    "red": Body(RED, "[", "]", "┏━━━┓", "┃", "┗━━━┛"),
}


def key(sign: str) -> tuple[str, str]:
    """The number by which something is chosen."""
    return f" {sign} ", f"bold {ON_LAMP} on {LAMP}"


# --- signs ----------------------------------------------------------------------------------------------------------


def requirement(one: Requirement) -> str:
    """What a task asks of one die or, as a number, of dice that add up."""
    return str(one["investigation"]) if "investigation" in one else "/".join(FACES[face] for face in one["symbols"])


def things(given: Mapping[Kind, int], room: int) -> str:
    """Rewards or penalties as signs, repeated up to three times; apart where there is room."""
    signs = []
    for kind, count in given.items():
        sign = THINGS[kind]
        signs.append(f"{sign}−{-count}" if count < 0 else sign * count if count <= 3 else f"{sign}{count}")
    apart = " ".join(signs)
    return apart if len(apart) <= room else "".join(signs)


def die(colour: str, sign: str) -> tuple[str, str]:
    """A small die."""
    body = BODIES[colour]
    return f"{body.left}{sign}{body.right}", f"bold {body.colour}"


def face_sign(face: str | None) -> str:
    return SHOWN[face] if face else "·"


def legend(say: Say) -> list[Row]:
    """What the signs mean."""
    faces: Row = [("1 2 3 … ", f"bold {TEXT}"), (f"{say('board-sign_investigation')}  ", TEXT_2)]
    for face in ("lore", "peril", "terror", "wild"):
        faces += [(f"{FACES[face]} ", f"bold {TEXT}"), (f"{say(f'board-sign_{face}')}  ", TEXT_2)]
    dice: Row = []
    for colour in BODIES:
        dice += [die(colour, "3"), (f" {say(f'board-sign_{colour}')}  ", TEXT_2)]
    won = [(sign, say(f"kind-{kind}")) for kind, sign in THINGS.items()]
    on_cards = [
        (f"{ARROW}{ARROW_HEAD}", "arrow"),
        (FREE_FRAME, "frame"),
        (HALF_FRAME, "half"),
        (BELOW, "below"),
        (LOCK, "lock"),
        (CLOCK, "clock"),
        (f"{TERROR}!", "terror_effect"),
        (MIDNIGHT, "midnight"),
        (DONE, "done"),
        (f"{ABOUT}34%", "chance"),
    ]
    cards = [(sign, say(f"board-sign_{name}")) for sign, name in on_cards]
    return [
        [(say("board-sign_requirements"), BRASS)],
        faces,
        [(say("board-sign_dice"), BRASS)],
        dice,
        [(say("board-sign_rewards"), BRASS)],
        *_explained(won),
        [(say("board-sign_cards"), BRASS)],
        *_explained(cards),
        [key("1"), (f" {say('terminal-legend-action')}", TEXT)],
    ]


def _explained(signs: Iterable[tuple[str, str]]) -> list[Row]:
    return filled(([(sign, f"bold {TEXT}"), (f" {meaning}", TEXT_2)] for sign, meaning in signs), 72)


def danger(wrong: bool) -> str:
    """The style of a number that is nearly lost."""
    return f"bold {DANGER}" if wrong else f"bold {TEXT}"

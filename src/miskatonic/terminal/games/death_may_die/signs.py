"""The signs of Death May Die in a terminal."""

from miskatonic.terminal.boards import Say
from miskatonic.terminal.look import BRASS, DANGER, LAMP, ON_LAMP, TEXT, Row

CULTIST, MONSTER, ELDER = "†", "§", "Ѫ"
FIRE, TOKEN, START, BARRIER = "♨", "▪", "⌂", "╳"
GATES = {"red": ("∩", "#f0958a"), "yellow": ("∩", "#e3cf73"), "blue": ("∩", "#8dbcf0")}
STRESS, WOUND, DIE, SYMBOL = "ϟ", "♥", "+", "☼"
FACES = {
    "success": "⚔",
    "success_tentacle": "⚔§",
    "success_sign": "⚔✶",
    "tentacle": "§",
    "sign": "✶",
    "blank": "–",
}


def legend(say: Say) -> list[Row]:
    """What the signs mean."""
    figures = ((CULTIST, "board-cultists", TEXT), (MONSTER, "board-monsters", TEXT), (ELDER, "board-elder_one", DANGER))
    things = ((FIRE, "board-fire"), (TOKEN, "board-tokens"), (START, "board-start"), (BARRIER, "board-barrier"))
    gates: Row = [(f"{sign} {say('board-gate_' + colour)}  ", f"bold {tint}") for colour, (sign, tint) in GATES.items()]
    marks = ((STRESS, "board-stress"), (WOUND, "board-wounds"), (DIE, "board-bonus_dice"), (SYMBOL, "board-symbols"))
    return [
        [(f"{sign} {say(label)}  ", f"bold {style}") for sign, label, style in figures],
        gates,
        [(f"{sign} {say(label)}  ", BRASS) for sign, label in things],
        [(f"{sign} {say(label)}  ", TEXT) for sign, label in marks],
        [(" 1 ", f"bold {ON_LAMP} on {LAMP}"), (f" {say('board-key')}", TEXT)],
    ]

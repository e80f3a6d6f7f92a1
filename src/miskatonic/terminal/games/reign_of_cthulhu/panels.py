"""What the full screen shows of Reign of Cthulhu around the map: the Old Ones and the piles, the investigators."""

from collections import Counter

from miskatonic.games.reign_of_cthulhu.board import Board, Seat, Town
from miskatonic.kernel.view import View
from miskatonic.terminal.boards import Say
from miskatonic.terminal.games.reign_of_cthulhu.drawing import CULTIST, GATES, SHOGGOTH, TOWNS
from miskatonic.terminal.look import BRASS, DANGER, EDGE, LAMP, TEXT, TEXT_2, Row, seat_mark

FEW_CULTISTS, FEW_CARDS = 4, 8
"""From here on a pile is shown as a danger."""


def threat(view: View[Board], say: Say) -> list[Row]:
    """The Old Ones with the rate, then gates and piles."""
    board = view["board"]
    awake = [old_one for old_one in board["old_ones"] if old_one]
    first: Row = [(f"{say('label-summoning_rate')} ", TEXT_2), (f"{board['summoning_rate']}  ", f"bold {TEXT}")]
    first += [(f"{say('label-old_ones')} {len(awake)}/{len(board['old_ones'])}: ", f"bold {BRASS}")]
    for old_one in awake:
        style = f"bold {DANGER}" if old_one["in_force"] else TEXT
        mark = "∞" if old_one["in_force"] else ""
        struck = "strike " if old_one["ongoing"] and not old_one["in_force"] else ""
        first += [(say(old_one["name"]) + mark, struck + style), (" ", "")]
    hidden = len(board["old_ones"]) - len(awake)
    first.append(("▢" * hidden, TEXT_2))
    second: Row = []
    for town in board["towns"]:
        sign, colour = TOWNS[town["name"]]
        mark, gate_colour = GATES[town["gate"]]
        second += [(sign, f"bold {colour}"), (mark, f"bold {gate_colour}"), (" ", "")]
    pool = board["pool"]
    second += [
        (f" {say('label-pool')} ", TEXT_2),
        (f"{CULTIST}{pool['cultists']} ", f"bold {DANGER if pool['cultists'] <= FEW_CULTISTS else TEXT}"),
        (f"{SHOGGOTH}{pool['shoggoths']}  ", f"bold {DANGER if pool['shoggoths'] == 0 else TEXT}"),
        (f"{say('label-deck')} ", TEXT_2),
        (f"{board['deck']}  ", f"bold {DANGER if board['deck'] <= FEW_CARDS and not board['offer'] else TEXT}"),
        (f"{say('label-relic_deck')} ", TEXT_2),
        (str(board["relic_deck"]), f"bold {TEXT}"),
    ]
    return [first, second]


def people(view: View[Board], say: Say, wide: bool) -> list[Row]:
    """Everybody with place, sanity and hand: one row each, or several where there is room."""
    rows: list[Row] = []
    names = [say(name) for name in view["names"]]
    longest = max(len(name) for name in names)
    for number, seat in enumerate(view["board"]["seats"]):
        active = number == view["board"]["active"]
        name: Row = [("▸" if active else " ", f"bold {LAMP}"), seat_mark(number), (" ", "")]
        name.append((names[number].ljust(longest), f"bold {TEXT}" if active else TEXT))
        sanity: Row = [("▮" * seat["sanity"] + "▯" * (4 - seat["sanity"]), BRASS if seat["sane"] else DANGER)]
        if not seat["sane"]:
            sanity.append((f" {say('label-insane')}", f"bold {DANGER}"))
        clues, relics = _hand(view["board"]["towns"], seat, say)
        count = (
            f"{len(seat['hand'])}/{seat['hand_limit']}",
            DANGER if len(seat["hand"]) >= seat["hand_limit"] else EDGE,
        )
        if wide:
            rows += [[*name, ("  ", ""), *sanity]]
            rows += [[("    ", ""), (_place(view, seat, say), TEXT_2)]]
            rows += [[("    ", ""), *clues, ("  ", ""), count]]
            rows += [[("    ", ""), (relic, BRASS)] for relic in relics]
            rows += [[]]
        else:
            place = say(f"{seat['place']}.short").ljust(11)
            row = [*name, (" ", ""), *sanity, (f" {place} ", TEXT_2), *clues, (" ", ""), count]
            rows.append([*row, (" " + ", ".join(relics), BRASS)])
    return rows


def _place(view: View[Board], seat: Seat, say: Say) -> str:
    place = next(place for place in view["board"]["places"] if place["name"] == seat["place"])
    return f"{say(seat['place'])}, {say(place['town'])}"


def _hand(towns: list[Town], seat: Seat, say: Say) -> tuple[Row, list[str]]:
    """The clues as town signs with numbers, the relics by name."""
    held = Counter(seat["hand"])
    clues: Row = []
    for town in towns:
        sign, colour = TOWNS[town["name"]]
        count = held[town["clue"]]
        clues += [(f"{sign}{count or '·'} ", f"bold {colour}" if count else EDGE)]
    return clues, [say(relic) for relic in seat["relics"]]

"""What the full screen shows of Death May Die around the map: the Elder One and the clock, people, dice."""

from miskatonic.games.death_may_die.board import Board, Discoveries, Mythos, Scenario, Seat, Tracks
from miskatonic.kernel.view import View
from miskatonic.terminal.boards import Say
from miskatonic.terminal.games.death_may_die.signs import DIE, FACES, FIRE, STRESS, SYMBOL, WOUND
from miskatonic.terminal.look import BRASS, DANGER, EDGE, LAMP, TEXT, TEXT_2, Row, seat_mark

ROMAN = ("I", "II", "III", "IV")


def threat(view: View[Board], say: Say) -> list[Row]:
    """The track, the Stages and the symbols; then the ritual, or the dice that lie on the table."""
    board = view["board"]
    elder, track, mythos, scenario = board["elder_one"], board["track"], board["mythos"], board["scenario"]
    discoveries = board["discoveries"]
    if not (elder and mythos and scenario and discoveries):
        return [[], []]
    first: Row = [(f" {say(elder['name'])} ", f"bold {DANGER if elder['on_board'] else TEXT}")]
    for space in range(1, track["end"] + 1):
        red = space >= track["first_red"]
        here = space == track["at"]
        sign = "◆" if here else "◇" if red else "○"
        first.append((sign, f"bold {DANGER}" if here else DANGER if red else EDGE))
    first.append((f" {track['at']}/{track['end']}  ", TEXT_2))
    for number, stage in enumerate(elder["stages"]):
        style = f"bold {DANGER}" if number == elder["stage"] else TEXT_2 if stage["revealed"] else EDGE
        health = (
            f" {stage['health'] - elder['wounds']}/{stage['health']}" if number == elder["stage"] and number else ""
        )
        first.append((f"{ROMAN[number]}{health} ", style))
    first += [
        (" ", ""),
        (SYMBOL * mythos["symbols"], f"bold {DANGER}"),
        ("·" * (mythos["needed"] - mythos["symbols"]), EDGE),
    ]
    return [first, dice(view, say) or _ritual(scenario, mythos, discoveries, say)]


def _ritual(scenario: Scenario, mythos: Mythos, discoveries: Discoveries, say: Say) -> Row:
    if scenario["disrupted"]:
        goal: Row = [(f" {say('board-disrupted')}", f"bold {BRASS}")]
    else:
        goal = [
            (f" {say(scenario['counter'])} ", TEXT_2),
            (f"{scenario['count']}/{scenario['target']}", f"bold {BRASS}"),
        ]
    decks = say("board-decks", mythos=mythos["deck"], symbols=mythos["deck_symbols"], discoveries=discoveries["deck"])
    return [*goal, (f"   {decks}", TEXT_2)]


def dice(view: View[Board], say: Say) -> Row:
    """The dice of the roll on the table; bonus dice after a plus."""
    roll = view["board"]["roll"]
    if not roll:
        return []
    row: Row = [(" ", "")]
    for one in roll["dice"]:
        bonus = one["die"] == "bonus"
        row += [(f"[{DIE if bonus else ''}{FACES[one['face']]}]", f"bold {'#8fd09a' if bonus else TEXT}"), (" ", "")]
    counts = say("board-roll", successes=roll["successes"], signs=roll["signs"], tentacles=roll["tentacles"])
    return [*row, (f" {counts}", TEXT_2)]


def people(view: View[Board], say: Say, wide: bool) -> list[Row]:
    """Everybody with wounds, stress, sanity, skills and cards: one row each, or several where there is room."""
    board = view["board"]
    names = [say(name) for name in view["names"]]
    longest = max(len(name) for name in names)
    spaces = {space["id"]: space["name"] for space in board["spaces"]}
    rows: list[Row] = []
    for number, seat in enumerate(board["seats"]):
        active = number == board["active"] and not board["setting_up"]
        style = f"strike {EDGE}" if seat["dead"] else f"bold {TEXT}" if active else TEXT
        name: Row = [("▸" if active else " ", f"bold {LAMP}"), seat_mark(number), (" ", "")]
        name.append((names[number].ljust(longest), style))
        if seat["dead"] or not seat["space"]:
            rows.append(name)
            continue
        points = _points(board["tracks"], seat)
        where = say(spaces[seat["space"]])
        skills = ", ".join(f"{say(skill['name'])} {skill['level']}" for skill in seat["skills"])
        cards = ", ".join(say(card["name"]) for card in (*seat["cards"], *seat["relics"]))
        if wide:
            rows += [[*name, (f"  {where}", TEXT_2)], [("    ", ""), *points], [("    ", ""), (skills, TEXT_2)]]
            rows += [[("    ", ""), (cards, BRASS)]] if cards else []
            rows += [[]]
        else:
            rows.append([*name, (" ", ""), *points, (f" {where} ", TEXT_2), (cards, BRASS)])
    return rows


def _points(tracks: Tracks, seat: Seat) -> Row:
    left = tracks["wounds"] - seat["wounds"]
    row: Row = [
        (f"{WOUND}{left}/{tracks['wounds']} ", f"bold {DANGER if left <= 2 else TEXT}"),
        (
            f"{STRESS}{seat['stress']}/{tracks['stress']} ",
            f"bold {DANGER if seat['stress'] == tracks['stress'] else TEXT}",
        ),
        (_sanity(tracks, seat["sanity"]), BRASS),
        (f" {DIE}{seat['dice']}" if seat["dice"] else "", f"bold {TEXT}"),
        (f" {FIRE}{seat['fire']}" if seat["fire"] else "", f"bold {DANGER}"),
    ]
    return [span for span in row if span[0]]


def _sanity(tracks: Tracks, position: int) -> str:
    """The sanity track: a stroke for each step, a post for each threshold; what is gone is filled."""
    shown = ""
    for step in range(1, tracks["sanity"] + 1):
        post = step in tracks["thresholds"]
        shown += ("▮" if post else "▪") if step <= position else ("▯" if post else "·")
    return shown

"""Death May Die in a terminal: the position in words; the map and the panels of the full screen are beside it."""

from collections import Counter

from miskatonic.games.death_may_die.board import Board, Card, Enemy, Named, Space
from miskatonic.kernel.view import View
from miskatonic.terminal.boards import Read, Say, Spot, sentences
from miskatonic.terminal.games.death_may_die.drawing import draw
from miskatonic.terminal.games.death_may_die.panels import people, threat
from miskatonic.terminal.games.death_may_die.signs import legend

__all__ = ["brief", "cards", "draw", "held", "legend", "people", "places", "threat", "turn", "words"]


def turn(view: View[Board]) -> object:
    """Whose turn it is and which; during setup there is none yet."""
    board = view["board"]
    return None if board["setting_up"] else (board["turn"], board["active"])


def places(view: View[Board]) -> dict[str, Spot]:
    """The spaces of the map, with whoever and whatever is there."""
    found = {}
    for space in view["board"]["spaces"]:
        spot = Spot(space["id"], space["name"])
        for thing in (space["id"], *space["enemies"], *(token["id"] for token in space["tokens"])):
            found[thing] = spot
    return found


def words(view: View[Board], say: Say) -> list[str]:
    """The whole position: the Elder One and the clock, the ritual, the investigators, spaces that are not empty."""
    board = view["board"]
    if not board["map"]:
        return []
    lines = []
    if not board["setting_up"]:
        lines.append(say("board-turn", who=view["names"][board["active"]], count=board["actions"]))
    lines += [*_threat(board, say), *brief(view, say)]
    lines += [_seat(view, number, say) for number in range(view["seats"])]
    lines += [line for space in board["spaces"] if (line := _space(view, space, say))]
    lines += [*_near(board, say), _reserve(board, say)]
    return lines


def _near(board: Board, say: Say) -> list[str]:
    """How far the active investigator has to run to each space in reach, the nearest first."""
    names = {space["id"]: space["name"] for space in board["spaces"]}
    far: dict[int, list[str]] = {}
    for run in board["runs"]:
        far.setdefault(len(run["way"]) - 1, []).append(names[run["to"]])
    told = [say("board-near", count=count, spaces=tuple(far[count])) for count in sorted(far)]
    return [sentences(told)] if told else []


def _threat(board: Board, say: Say) -> list[str]:
    elder, track, mythos, scenario = board["elder_one"], board["track"], board["mythos"], board["scenario"]
    discoveries = board["discoveries"]
    if not (elder and mythos and scenario and discoveries):
        return []
    stage = elder["stages"][elder["stage"]]
    state = [say("board-track", elder_one=elder["name"], count=track["at"], of=track["end"], red=track["first_red"])]
    if elder["on_board"]:
        left = stage["health"] - elder["wounds"]
        revealed = [one for one in elder["stages"] if one["revealed"]]
        dice = [sum(one["standard"] for one in revealed), sum(one["bonus"] for one in revealed)]
        state.append(
            say("board-stage", stage=stage["name"], left=left, of=stage["health"], standard=dice[0], bonus=dice[1])
        )
    clock = say("board-clock", count=mythos["symbols"], of=mythos["needed"])
    decks = say("board-decks", mythos=mythos["deck"], symbols=mythos["deck_symbols"], discoveries=discoveries["deck"])
    goal = (
        say("board-disrupted")
        if scenario["disrupted"]
        else say("board-ritual", counter=scenario["counter"], count=scenario["count"], of=scenario["target"])
    )
    return [sentences(state), sentences([goal, clock, decks])]


def brief(view: View[Board], say: Say) -> list[str]:
    """The dice on the table."""
    roll = view["board"]["roll"]
    if not roll:
        return []
    faces = ", ".join(
        f"{count} × {said}" if count > 1 else said
        for said, count in Counter(say(one["name"]) for one in roll["dice"]).items()
    )
    counts = say("board-roll", successes=roll["successes"], signs=roll["signs"], tentacles=roll["tentacles"])
    return [f"{say('board-dice', who=view['names'][roll['seat']])}: {faces}. {counts}."]


def _seat(view: View[Board], number: int, say: Say) -> str:
    board = view["board"]
    seat, tracks = board["seats"][number], board["tracks"]
    name = say("terminal-seat", number=number + 1, who=view["names"][number])
    if seat["dead"]:
        return f"{name}: {say('board-dead')}."
    if not seat["investigator"] or not seat["space"]:
        return f"{name}."
    spaces = {space["id"]: space["name"] for space in board["spaces"]}
    stops = [stop for stop in (*tracks["thresholds"], tracks["sanity"]) if stop > seat["sanity"]]
    parts = [
        f"{name}: {say(spaces[seat['space']])}",
        say("board-wounded", count=seat["wounds"], of=tracks["wounds"]),
        say("board-stressed", count=seat["stress"], of=tracks["stress"]),
        say("board-sanity", count=seat["sanity"], of=tracks["sanity"], next=stops[0] - seat["sanity"]),
        say("board-insanity", insanity=seat["insanity"]["name"]),
        say("board-skills", skills=", ".join(f"{say(one['name'])} {one['level']}" for one in seat["skills"])),
    ]
    if seat["dice"]:
        parts.append(say("board-dice_owned", count=seat["dice"]))
    if seat["fire"]:
        parts.append(say("board-burning", count=seat["fire"]))
    held = [_card(card, say) for card in seat["cards"]] + [say(relic["name"]) for relic in seat["relics"]]
    held += [f"{token['count']} × {say(token['name'])}" for token in seat["tokens"]]
    if held:
        parts.append(say("board-held", cards=", ".join(held)))
    return sentences(parts)


def _card(card: Card, say: Say) -> str:
    left = f" ({card['health'] - card['wounds']}/{card['health']})" if card["health"] else ""
    return f"{say(card['name'])}{left}"


def _space(view: View[Board], space: Space, say: Say) -> str:
    """A space, if there is anything to tell of it."""
    board = view["board"]
    parts = [say(f"board-gate_{space['gate']}")] if space["gate"] else []
    parts += [say("board-start")] if space["start"] else []
    there = [enemy for enemy in board["enemies"] if enemy["id"] in space["enemies"]]
    parts += [_enemy(enemy, say) for enemy in there]
    parts += [say(view["names"][seat]) for seat in space["seats"]]
    parts += [f"{say('board-fire')} {space['fire']}"] if space["fire"] else []
    parts += [
        f"{token['count']} × {say(token['name'])}" if token["count"] > 1 else say(token["name"])
        for token in space["tokens"]
    ]
    names = {one["id"]: one["name"] for one in board["spaces"]}
    for passage in board["passages"]:
        if space["id"] in passage["spaces"]:
            (beyond,) = (other for other in passage["spaces"] if other != space["id"])
            parts.append(say("board-barred_way", token=passage["name"], space=names[beyond]))
    return f"{say(space['name'])}: {', '.join(parts)}." if parts else ""


def _enemy(enemy: Enemy, say: Say) -> str:
    return f"{say(enemy['name'])} ({enemy['health'] - enemy['wounds']}/{enemy['health']})"


def _reserve(board: Board, say: Say) -> str:
    left = ", ".join(f"{say(kind['name'])} {kind['reserve']}" for kind in board["kinds"])
    return f"{say('board-reserve')}: {left}. {say('board-fire')}: {board['fire_left']}."


def cards(view: View[Board], say: Say, read: Read) -> list[tuple[str, str]]:
    """What is face up and does something: the scenario, the Elder One, enemies, and what everybody holds."""
    board = view["board"]
    scenario, elder = board["scenario"], board["elder_one"]
    if not (scenario and elder):
        return []
    found = [(say(scenario["counter"]), say(f"{scenario['counter']}.text"))]
    found += [_does(action, say, read) for action in scenario["actions"]]
    found += [(say(rule["name"]), say(f"{rule['name']}.text")) for rule in (*scenario["rules"], *elder["rules"])]
    found += [_does(stage, say, read) for stage in elder["stages"]]
    found += [_does(kind, say, read) for kind in board["kinds"]]
    for seat in range(view["seats"]):
        found += held(view, seat, say, read)
    return found


def held(view: View[Board], seat: int, say: Say, read: Read) -> list[tuple[str, str]]:
    """The skills at their levels, the insanity, claimed cards and Relics of a seat, each with what it does."""
    who = view["board"]["seats"][seat]
    if not who["investigator"]:
        return []
    skills = [(f"{say(one['name'])} {one['level']}", say(f"{one['name']}.text{one['level']}")) for one in who["skills"]]
    return [*skills, *(_does(one, say, read) for one in (who["insanity"], *who["cards"], *who["relics"]))]


def _does(card: Named, say: Say, read: Read) -> tuple[str, str]:
    """A card and what it does."""
    return say(card["name"]), " ".join(read(card["name"]))

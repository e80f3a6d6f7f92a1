"""Elder Sign in a terminal: the position in words; the table and the panels of the full screen are beside this."""

from collections import Counter
from collections.abc import Mapping

from miskatonic.games.elder_sign.board import POINTS, Board, Card, Requirement, Task
from miskatonic.kernel.view import View
from miskatonic.terminal.boards import Read, Say, sentences
from miskatonic.terminal.games.elder_sign.dice import PLACES, odds
from miskatonic.terminal.games.elder_sign.panels import people, threat
from miskatonic.terminal.games.elder_sign.signs import HOURS, Kind, legend
from miskatonic.terminal.games.elder_sign.table import ENTRANCE, cards_in_play, draw, places
from miskatonic.terminal.look import percent

__all__ = ["brief", "cards", "draw", "held", "legend", "people", "places", "threat", "turn", "words"]


def turn(view: View[Board]) -> object:
    """Whose turn it is and at which hour; while investigators are chosen there is none yet."""
    board = view["board"]
    return (board["active"], board["hour"]) if cards_in_play(view) or board["mythos"] else None


def words(view: View[Board], say: Say) -> list[str]:
    """The whole position: clock, Ancient One, Mythos card, cards, dice, seats, piles."""
    board = view["board"]
    lines = _night(view, say)
    if not board["ancient_one"]:
        return lines
    museum = cards_in_play(view)
    lines += [_card(view, card, "board-card", say) for card in board["museum"] if card]
    lines += [_card(view, card, "board-world", say) for card in board["worlds"]]
    if museum:
        lines.append(f"{say(ENTRANCE.name)}. {_here(view, ENTRANCE.id, say)}.")
    elif not board["ancient_one"]["awake"]:
        lines.append(say("board-not_laid_out"))
    lines += [*brief(view, say)] or [_dice(view, say)]
    lines += [_seat(view, seat, say) for seat in range(view["seats"])]
    decks = ", ".join(f"{say('kind-' + deck)} {count}" for deck, count in board["decks"].items())
    lines.append(say("board-decks", decks=decks))
    lines.append(say("board-monsters", count=board["monsters_in_play"], cup=board["cup"]))
    return lines


def _night(view: View[Board], say: Say) -> list[str]:
    """Turn, clock, Ancient One, Mythos."""
    board = view["board"]
    lines = [say("board-turn", who=view["names"][board["active"]])] if board["in_turn"] else []
    clock = say("board-clock", hour=HOURS[board["hour"]])
    lines.append(f"{clock} {say('board-midnight_due')}" if board["midnight_due"] else clock)
    ancient_one = board["ancient_one"]
    if ancient_one:
        track = ancient_one["track"]
        spaces = [
            str(number)
            for number, space in enumerate(track, 1)
            if space == "monster" and number > ancient_one["doom"] and not ancient_one["awake"]
        ]
        parts = [
            say("board-ancient_one", ancient_one=ancient_one["name"], awake=ancient_one["awake"]),
            say("board-doom", count=ancient_one["doom"], of=len(track)),
        ]
        if spaces:
            parts.append(say("board-monster_spaces", spaces=", ".join(spaces)))
        parts.append(say("board-signs", count=ancient_one["signs"], of=ancient_one["signs_needed"]))
        lines.append(" ".join(parts))
        if ancient_one["awake"]:
            lines.append(say("board-combat", needs=_needs(ancient_one["combat"], say)))
            lines.append(say("board-midnight", effect=say(f"{ancient_one['name']}.battle")))
        else:
            lines.append(say(f"{ancient_one['name']}.text"))
            if ancient_one["awakens"]:
                lines.append(say("board-awakening", effect=say(ancient_one["awakens"])))
    if board["mythos"]:
        lines.append(say("board-mythos", mythos=board["mythos"], effect=say(f"{board['mythos']}.lasting")))
    if board["mythos_next"]:
        lines.append(say("board-mythos_next", mythos=board["mythos_next"]))
    return lines


# --- cards ----------------------------------------------------------------------------------------------------------


def _card(view: View[Board], card: Card, title: str, say: Say) -> str:
    """A card of the museum from its name to its chance."""
    return f"{sentences([say(title, place=card['name'])])} {_contents(view, card, say)}"


def _contents(view: View[Board], card: Card, say: Say) -> str:
    """What is on the card, who is there, and the chance."""
    parts = []
    order = say("board-in_order" if card["ordered"] else "board-any_order")
    tasks = [_task(card, task, say) for task in card["tasks"]]
    tasks += [say("board-beaten", monster=monster["name"]) for monster in card["monsters"] if monster["beaten"]]
    tasks += [say("board-frame_empty")] * card["free_slots"].count("empty")
    parts.append(f"{_capital(order)}: {'; '.join(tasks)}")
    parts.append(say("board-rewards", things=_things(card["rewards"], say)))
    parts.append(
        say("board-penalties", things=_things(card["penalties"], say))
        if card["penalties"]
        else say("board-no_penalties")
    )
    parts.append(say("board-trophies", count=card["trophies"]))
    locks = [*card["locks"], *(lock for monster in card["monsters"] for lock in monster["locks"])]
    if locks:
        parts.append(say("board-locks", things=[f"die-{colour}" for colour in locks]))
    for kind, strikes in (("terror", card["terror"]), ("midnight", card["midnight"])):
        if strikes:
            parts.append(say(f"board-{kind}", effect=say(f"{card['name']}.{kind}")).rstrip("."))
    if card["seats"]:
        parts.append(_here(view, card["id"], say))
    attempt = view["board"]["attempt"]
    if not attempt or attempt["place_id"] != card["id"]:
        parts.append(say("board-chance", chance=percent(view["board"]["chances"][card["id"]]["chance"])))
    return sentences(parts)


def _task(card: Card, task: Task, say: Say) -> str:
    """A task by its row on the card; a monster below the card has none, nor what is added to one."""
    needs = _needs(task["requirements"], say)
    without_row = task["slot"] in ("below", "added")
    if task["monster"]:
        needs = say(f"board-monster_{task['slot'] if without_row else 'task'}", monster=task["monster"], needs=needs)
    parts = [needs if without_row else say("board-task", number=task["task"] + 1, needs=needs)]
    costs = {what: task[what] for what in POINTS if task[what]}
    priced = [_things(costs, say)] if costs else []
    if task["clock"]:
        priced.append(say("board-hours", count=3 * task["clock"]))
    if priced:
        parts.append(say("board-costs", things=", ".join(priced)))
    if task["done"]:
        parts.append(say("board-done"))
    elif not task["monster"] and task["id"] in card["free_slot_ids"]:
        parts.append(say(f"board-frame_{task['slot']}"))
    return " ".join([parts[0], *(f"({part})" for part in parts[1:])])


def _needs(requirements: list[Requirement], say: Say) -> str:
    """What dice must show, in words."""
    needs = []
    for one in requirements:
        if "investigation" in one:
            needs.append(say("board-investigation", count=one["investigation"]))
            continue
        either = [say(f"board-sign_{face}") for face in one["symbols"]]
        said = either[0]
        for other in either[1:]:
            said = say("board-either", one=said, other=other)
        needs.append(said)
    return _counted(needs)


def _things(given: Mapping[Kind, int], say: Say) -> str:
    """Rewards and penalties, equal ones counted."""
    said = []
    for kind, count in given.items():
        name = say(f"kind-{kind}")
        said.append(
            say("board-doom_removed", count=-count) if count < 0 else f"{count} × {name}" if count > 1 else name
        )
    return ", ".join(said)


def _here(view: View[Board], place: str, say: Say) -> str:
    """Who is there."""
    seats = [number for number, seat in enumerate(view["board"]["seats"]) if seat["place_id"] == place]
    there = [
        say("terminal-seat", number=seat + 1, who=view["names"][seat])
        for seat in seats
        if view["board"]["seats"][seat]["investigator"]
    ]
    return say("board-here", people="; ".join(there) or say("board-nobody"))


def _capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]


# --- dice -----------------------------------------------------------------------------------------------------------


def brief(view: View[Board], say: Say) -> list[str]:
    """What lies on the table in a running attempt, and the odds."""
    attempt = view["board"]["attempt"]
    if not attempt:
        return []
    lines = [say("board-attempt", place=attempt["place"]), _dice(view, say)]
    if attempt["rolls"]:
        lines[0] += f" {say('board-roll', number=attempt['rolls'])}."
    if attempt["odds"] and attempt["next_dice"]:
        lines.append(say("board-odds", count=attempt["next_dice"], odds=", ".join(odds(view, attempt, say))))
    if attempt["whole"]:
        lines[-1] += f" {say('board-whole', chance=percent(attempt['whole']['chance']))}"
    return lines


def _dice(view: View[Board], say: Say) -> str:
    """Every die by the place where it lies; what is rolled comes first."""
    board = view["board"]
    waiting = {colour: list(sources) for colour, sources in board["locks"].items()}
    found: dict[str, dict[str, list[str]]] = {}
    for one in sorted(board["dice"], key=lambda one: PLACES.index(one["place"]) or len(PLACES)):
        colour = one["colour"]
        helping = view["names"][one["holder"]] if one["place"] == "helper" else ""
        where = say(f"board-place_{one['place']}", who=helping)
        if one["place"] == "spell":
            where += f" ({say(one['holder'])})"
        elif one["place"] == "locked" and waiting[colour]:
            where += f" ({say(waiting[colour].pop(0))})"
        face = None if one["place"] == "locked" else one["face"]
        found.setdefault(where, {}).setdefault(colour if face else "", []).append(say(face or one["name"]))
    parts = []
    for where, kinds in found.items():
        said = [
            (f"{say(f'board-{colour}', count=len(dice))}: " if colour else "") + _counted(dice)
            for colour, dice in kinds.items()
        ]
        parts.append(f"{where}: {'; '.join(said)}")
    return f"{say('board-dice')}. {'. '.join(parts)}."


def _counted(said: list[str]) -> str:
    return ", ".join(f"{count} × {one}" if count > 1 else one for one, count in Counter(said).items())


# --- seats and cards ------------------------------------------------------------------------------------------------


def _seat(view: View[Board], number: int, say: Say) -> str:
    seat = view["board"]["seats"][number]
    name = say("terminal-seat", number=number + 1, who=view["names"][number])
    if seat["waits"]:
        return f"{name}: {say(seat['waits'])}."
    parts = [
        f"{name}: {say(seat['place'])}",
        say("board-sanity", count=seat["sanity"], of=seat["max_sanity"]),
        say("board-stamina", count=seat["stamina"], of=seat["max_stamina"]),
        say("board-clues", count=seat["clues"]),
        say("board-trophies_held", count=seat["trophy_value"], things=seat["trophies"])
        if seat["trophies"]
        else say("board-trophy_value", count=seat["trophy_value"]),
        say("board-hand", things=seat["hand"]),
    ]
    if seat["daily_used"]:
        parts.append(_capital(say("board-daily_used")))
    return sentences(parts)


def cards(view: View[Board], say: Say, read: Read) -> list[tuple[str, str]]:
    """What is face up and does something, with what it does, and whether that is our own design."""
    board = view["board"]
    found: list[tuple[str, str]] = []
    if board["ancient_one"]:
        name = board["ancient_one"]["name"]
        awake = board["ancient_one"]["awake"]
        found.append(_read(view, name, "battle" if awake else "text", say))
    if board["mythos"]:
        found.append(_read(view, board["mythos"], "lasting", say))
    for seat in range(view["seats"]):
        found += held(view, seat, say, read)
    found += [(say(card["name"]), _contents(view, card, say)) for card in cards_in_play(view)]
    found.append((say(ENTRANCE.name), say(f"{ENTRANCE.name}.text")))
    return found


def held(view: View[Board], seat: int, say: Say, read: Read) -> list[tuple[str, str]]:
    """The investigator of a seat and the cards in hand, each with what it does."""
    who = view["board"]["seats"][seat]
    names = [who["investigator"], *dict.fromkeys(who["hand"])] if who["investigator"] else []
    return [_read(view, name, "text", say) for name in names]


def _read(view: View[Board], name: str, part: str, say: Say) -> tuple[str, str]:
    """A card and what it does, or will do; ES-OP-17: and whether that is our own design."""
    designed = [say("why-our_design", part=part) for part in view["board"]["our_design"].get(name, ())]
    return say(name), " ".join([say(f"{name}.{part}"), *designed])

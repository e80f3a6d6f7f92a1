"""One card of the museum, drawn as large as there is room: tasks, rewards, penalties, who is there, the chance."""

from collections.abc import Collection
from typing import NamedTuple

from miskatonic.games.elder_sign.board import POINTS, Attempt, Card, Task
from miskatonic.terminal.boards import Say
from miskatonic.terminal.games.elder_sign.signs import (
    ARROW,
    ARROW_HEAD,
    BELOW,
    BODIES,
    CLOCK,
    DONE,
    FREE_FRAME,
    GOOD,
    HALF_FRAME,
    HERE,
    LOCK,
    MIDNIGHT,
    MONSTER,
    TERROR,
    THINGS,
    key,
    requirement,
    things,
)
from miskatonic.terminal.look import (
    BRASS,
    DANGER,
    EDGE,
    FELT,
    FELT_2,
    FELT_3,
    LAMP,
    LAMP_WASH,
    ON_LAMP,
    ROOM,
    TEXT,
    TEXT_2,
    Row,
    roughly,
    seat_mark,
)
from miskatonic.terminal.rows import cut, filled, on_ground, spread, width, wrapped


class Light(NamedTuple):
    """How a card is shown: whether it is an Other World, the key to choose it by, whether it is pointed at, all
    things that are, the attempt upon it, and how likely it is.
    """

    world: bool = False
    key: str | None = None
    focused: bool = False
    pointed: Collection[str] = ()
    attempt: Attempt | None = None
    chance: float = 0.0


def wanted_height(card: Card, say: Say, room: int) -> int:
    """The rows it takes to show everything in the short form."""
    return 3 + len(_tasks(card, Light(), say, room))


def draw_card(card: Card, say: Say, size: tuple[int, int], light: Light) -> list[Row]:
    """The card in exactly that many rows."""
    room, tall = size
    tasks = _tasks(card, light, say, room - 2)
    merged = tall < 3 + len(tasks)
    flags = _flags(card)
    rewards, penalties = _rewards(card, (room - 2) // 2), _penalties(card, (room - 2) // 2)
    people: Row = [seat_mark(seat) for seat in card["seats"]]
    chance = _chance(light)
    if merged:
        head = _title(card, say, room, 1, light, people)
        if tall < 3:
            return _laid(head, [], [spread(_merged(tasks, 99, 1)[0], chance, room - 2)], size, light)
        row = _ends([*rewards, (" ", ""), *penalties], [*flags, (" ", ""), *chance], chance, room - 2)
        return _laid(head, _merged(tasks, room - 2, tall - len(head) - 1), [row], size, light)
    spare = tall - 3 - len(tasks)
    head = _title(card, say, room, 1 + min(spare, 2), light, [])
    spare -= len(head) - 1
    told = _effects(card, say, room - 2, spare)
    spare -= len(told)
    feet = [spread(rewards, penalties, room - 2)]
    in_words = _brings(card, say, room - 2)
    if len(in_words) - 1 <= spare - 1:
        feet = in_words
        spare -= len(in_words) - 1
    feet.append(_ends([*people, (" ", ""), *flags] if people else flags, chance, chance, room - 2))
    return _laid(head, _loose(tasks, told, spare), feet, size, light)


def _loose(tasks: list[Row], told: list[Row], spare: int) -> list[Row]:
    """The rows between title and foot, apart as far as there is room."""
    air: list[Row] = [[]] if spare > 1 else []
    between = spare > len(tasks) + 1
    loose: list[Row] = []
    for number, task in enumerate(tasks):
        if number and between:
            loose.append([(ARROW, f"bold {BRASS}")] if task[0][0] in (ARROW, ARROW_HEAD) else [])
        loose.append(task)
    return [*air, *loose, *(air if told else []), *told]


def _ends(left: Row, right: Row, least: Row, room: int) -> Row:
    """Both ends, or of the right one only what must be seen."""
    return spread(left, right if width(left) + width(right) < room else least, room)


def _laid(head: list[Row], body: list[Row], feet: list[Row], size: tuple[int, int], light: Light) -> list[Row]:
    """Head above, feet below, on the ground that tells whether it is pointed at."""
    room, tall = size
    ground = LAMP_WASH if light.focused else FELT
    empty = max(0, tall - len(head) - len(body) - len(feet))
    rows = [*([(" ", ""), *row] for row in body), *([] for _ in range(empty)), *([(" ", ""), *row] for row in feet)]
    return [*head, *(on_ground(row, room, ground) for row in rows)][:tall]


def _title(card: Card, say: Say, room: int, most: int, light: Light, people: Row) -> list[Row]:
    """The name, with the key to choose it by; in several rows where it is long and there is room."""
    start: Row = [key(light.key)] if light.key else [(f"{HERE} " if light.attempt else " ", f"bold {TEXT}")]
    if light.world:
        start.append((f"{THINGS['gate']} ", f"bold {BRASS}"))
    if light.key:
        start.append((" ", ""))
    ground = LAMP if light.focused else LAMP_WASH if light.key else FELT_3 if light.attempt else FELT_2
    style = f"bold {ON_LAMP}" if light.focused else f"bold {LAMP}" if light.key else f"bold {TEXT}"
    left = room - width(start) - width(people) - bool(people)
    lines = wrapped(say(card["name"]), left, most) if most > 1 else [say(card["name"])]
    rows = []
    for number, line in enumerate(lines):
        opening: Row = start if not number else [(" " * width(start), "")]
        row = spread([*opening, (line, style)], [] if number else people, room)
        if light.focused:
            row = [(text, piece if " on " in piece else style) for text, piece in row]
        rows.append(on_ground(row, room, ground))
    return rows


# --- tasks ----------------------------------------------------------------------------------------------------------


def _tasks(card: Card, light: Light, say: Say, room: int) -> list[Row]:
    """One row for each task, for each beaten monster and for each free frame without a task."""
    rows = []
    last = len(card["tasks"]) - 1
    for number, task in enumerate(card["tasks"]):
        gutter = (ARROW_HEAD if number == last else ARROW) if card["ordered"] else " "
        mark = (HERE, f"bold {LAMP}") if task["id"] in light.pointed else (gutter, f"bold {BRASS}")
        rows.append([mark, *_task(task, card, say, room - 2)])
    for monster in card["monsters"]:
        if monster["beaten"]:
            rows.append([(" ", ""), (f"{DONE}{MONSTER}{say(monster['name'])}", GOOD)])
    empty = card["free_slots"].count("empty")
    rows += [[(" ", ""), (FREE_FRAME, EDGE), (" ", ""), (say("board-frame_short"), EDGE)] for _ in range(empty)]
    return [cut(row, room) for row in rows]


def _task(task: Task, card: Card, say: Say, room: int) -> Row:
    needs: Row = []
    style = f"{EDGE}" if task["done"] else f"bold {TEXT} on {FELT_3}"
    for one in task["requirements"]:
        needs += [(f" {requirement(one)} ", style), (" ", "")]
    needs += _costs(task, say)
    end: Row = [(DONE, f"bold {GOOD}")] if task["done"] else []
    if width(needs) + width(end) > room:
        needs = [(text.strip() or " ", piece) for text, piece in needs]
    if name := task["monster"]:
        sign = BELOW if task["slot"] == "below" else MONSTER
        plate = f"bold {DANGER} on {ROOM}"
        left = room - width(needs) - width(end) - bool(end) - 1
        start = cut([(f"{sign}{say(name)}{_monster_locks(card, task)}", plate)], max(left, 1))
        if left < 4:
            start = [(sign, plate)]
        return spread([*start, (" ", ""), *needs], end, room)
    return spread([*_frame(task, card), *needs], end, room)


def _frame(task: Task, card: Card) -> Row:
    """Whether a monster can come to lie on the task."""
    if task["id"] not in card["free_slot_ids"]:
        return []
    return [(HALF_FRAME if task["slot"] == "partial" else FREE_FRAME, EDGE), (" ", "")]


def _costs(task: Task, say: Say) -> Row:
    """What completing it costs beside the dice."""
    costs = "".join(THINGS[what] * task[what] for what in POINTS) + CLOCK * task["clock"]
    return [(f"−{costs}", f"bold {DANGER}")] if costs else []


def _monster_locks(card: Card, task: Task) -> str:
    """The dice that the monster on a task locks."""
    locks = [colour for one in card["monsters"] if one["id"] == task["monster_id"] for colour in one["locks"]]
    return "".join(f" {LOCK}{BODIES[colour].left}{BODIES[colour].right}" for colour in locks)


def _merged(tasks: list[Row], room: int, tall: int) -> list[Row]:
    """All tasks in fewer rows than there are, as long as they fit."""
    short = [row[:2] if row[1][0] == FREE_FRAME and len(row) == 4 else row for row in tasks]
    short = [[(text.strip() or " ", style) for text, style in row if text.strip() or not style] for row in short]
    rows = filled((_tight(row) for row in short), room, "╎") if len(tasks) > tall else tasks
    return rows[: max(tall, 0)]


def _tight(row: Row) -> Row:
    """Without the spaces that only kept columns apart."""
    tight: Row = []
    for text, style in row:
        if text.isspace():
            if tight and not tight[-1][0].isspace():
                tight.append((" ", ""))
        else:
            tight.append((text, style))
    return tight[:-1] if tight and tight[-1][0].isspace() else tight


# --- what it brings -------------------------------------------------------------------------------------------------


def _rewards(card: Card, room: int) -> Row:
    return [(f"+{things(card['rewards'], room - 1)}", f"bold {GOOD}")] if card["rewards"] else []


def _penalties(card: Card, room: int) -> Row:
    return [(f"−{things(card['penalties'], room - 1)}", f"bold {DANGER}")] if card["penalties"] else []


def _brings(card: Card, say: Say, room: int) -> list[Row]:
    """Rewards and penalties in words beside their signs."""
    rows: list[Row] = []
    for given, mark, style in ((card["rewards"], "+", GOOD), (card["penalties"], "−", DANGER)):
        said: list[Row] = []
        for kind, count in given.items():
            less = "−" if count < 0 else ""
            many = f"{abs(count)} × " if abs(count) > 1 else ""
            said.append([(f"{THINGS[kind]} ", f"bold {style}"), (f"{less}{many}{say(f'kind-{kind}')}", TEXT_2)])
        lines = filled(said, room - 2)
        rows += [[(f"{' ' if i else mark} ", f"bold {style}"), *line] for i, line in enumerate(lines)]
    return rows


def _flags(card: Card) -> Row:
    """Its worth as a trophy, and what else is printed on it."""
    flags: Row = [(f"{THINGS['trophies']}{card['trophies']}", BRASS)]
    for colour in card["locks"]:
        body = BODIES[colour]
        flags += [(" ", ""), (f"{LOCK}{body.left}{body.right}", body.colour)]
    if card["terror"]:
        flags += [(" ", ""), (f"{TERROR}!", DANGER)]
    if card["midnight"]:
        flags += [(" ", ""), (MIDNIGHT, DANGER)]
    return flags


def _chance(light: Light) -> Row:
    """The estimate: of the running attempt, with the best of the options, or of one with the dice that are free."""
    attempt = light.attempt
    chance = attempt["whole"]["chance"] if attempt and attempt["whole"] else light.chance
    return [(roughly(chance), f"bold {TEXT}" if attempt else TEXT_2)]


def _effects(card: Card, say: Say, room: int, spare: int) -> list[Row]:
    """Terror and midnight in words, where there is room for the whole of them."""
    rows: list[Row] = []
    for kind, sign, strikes in (("terror", TERROR, card["terror"]), ("midnight", MIDNIGHT, card["midnight"])):
        if strikes and spare > len(rows):
            lines = wrapped(say(f"{card['name']}.{kind}"), room - 2, 99)
            if len(lines) > spare - len(rows):
                continue
            rows += [[(f"{' ' if i else sign} ", DANGER), (line, TEXT_2)] for i, line in enumerate(lines)]
    return rows

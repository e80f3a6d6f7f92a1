"""How a game went: its course, its turning points, and what is reported at the end."""

from collections.abc import Iterable

from miskatonic.kernel import Chronicle, Game, Moment, State, Table, witnessed
from miskatonic.kernel.record import Fate
from miskatonic.kernel.view import Args
from miskatonic.server import answers, sentences
from miskatonic.server.tables.open_table import OpenTable
from miskatonic.server.tables.opening import AnyTable
from miskatonic.server.tables.people import Viewer
from miskatonic.server.tables.seeds import in_json

MOST_MARKS = 4
"""How many turning points are shown."""
DULL = ("forced", "outcome")
"""Bookkeeping events of every game, which explain nothing."""


def answered(room: AnyTable, past: AnyTable, viewer: Viewer) -> answers.Answered | None:
    """The answer given at a past position, as far as the viewer may know it; None at the current one."""
    if not (room.is_open and past.is_open):
        return None
    choice, at = past.table.choice, past.last
    if choice is None or at >= room.last:
        return None
    picked = choice.find(room.table.answers[room.table.made[at]].text)
    if picked is None or (picked.secret and choice.owner(picked) not in viewer.seats):
        return None
    return {"seat": choice.owner(picked), "say": sentences.tell(past.table, picked, viewer.language)}


def course(room: AnyTable, language: str) -> answers.Course:
    """How the game went, as far as that is known."""
    return _course(room, language) if room.is_open else room.course()


def _course(opened: OpenTable, language: str) -> answers.Course:
    """How the game went: its measures after every decision, its turning points, and numbers; when it is over, also its
    chronicle.
    """
    table = opened.table.from_the_beginning()
    moments = witnessed(table)
    game = table.game
    decided = set(opened.table.made)
    measures = {measure.id: [(0, measure.value)] for measure in game.measures(table.state)}
    jumps: list[tuple[float, int, str, str]] = []
    spans = {kind: span for span, kind in game.spans.items()}
    bands = [(0, spans[event.kind]) for event in table.events if event.kind in spans]
    for position, entry in enumerate(opened.table.answers):
        if isinstance(entry, Fate):
            table.turn_of_fate(entry)
        if position not in decided:
            continue
        before, told = table.state.copy(), len(moments)
        table.answer(entry.text)
        decision = len(table.made)
        for measure in game.measures(table.state):
            points = measures.setdefault(measure.id, [])
            if not points or points[-1][1] != measure.value:
                points.append((decision, measure.value))
        weight = _step(game, before, table.state)
        title, say = _headline(table, before, moments[told:], weight, language) if weight else ("", "")
        if title:
            jumps.append((weight, decision, title, say))
        bands += [(decision, spans[event.kind]) for event, _ in moments[told:] if event.kind in spans]
    best = sorted(sorted(jumps, key=lambda jump: -abs(jump[0]))[:MOST_MARKS], key=lambda jump: jump[1])
    return {
        "measures": [
            {
                "id": measure.id,
                "label": sentences.tell(table, f"measure-{measure.id}", language),
                "goal": measure.goal,
                "wins": measure.wins,
                "points": measures[measure.id],
            }
            for measure in game.measures(opened.table.state)
        ],
        "marks": [
            {"at": decision, "good": weight > 0, "title": title, "say": say} for weight, decision, title, say in best
        ],
        "bands": _bands(bands, game.spans),
        "decisions": len(opened.table.made),
        "turns": sum(event.kind == game.spans.get("turn") for event in table.events),
        "undone": sum(event.args["decisions"] for event in opened.table.events if event.kind == "undone"),
        "minutes": round((opened.touched - opened.header.made) / 60),
        "again": again(opened),
        **_told(table, game.chronicle(moments) if table.outcome else Chronicle(), language),
    }


def _told(table: Table, chronicle: Chronicle, language: str) -> answers.Told:
    """A chronicle in words."""

    def say(message: str, args: Args) -> str:
        return sentences.say(table.game.package, language, message, args)

    return {
        "figures": [
            {
                "id": one.id,
                "value": one.value,
                "label": say(f"figure-{one.id}", one.args),
                "more": say(f"figure-{one.id}.more", one.args) if one.more else "",
            }
            for one in chronicle.figures
        ],
        "distinctions": [
            {
                "id": one.id,
                "seat": one.seat,
                "title": say(f"distinction-{one.id}", one.args),
                "say": say(f"distinction-{one.id}.line", one.args),
            }
            for one in chronicle.distinctions
        ],
        "luck": [
            {"id": one.id, "label": say(f"luck-{one.id}", {}), "fell": one.fell, "expected": round(one.expected, 1)}
            for one in chronicle.luck
        ],
    }


def _step(game: Game, before: State, after: State) -> float:
    """How much nearer to victory, or to defeat, one position is than another."""
    had = {measure.id: measure.value for measure in game.measures(before)}
    return sum(
        (measure.value - had.get(measure.id, measure.value)) / max(1, measure.goal) * (1 if measure.wins else -1)
        for measure in game.measures(after)
    )


def _headline(table: Table, before: State, moments: list[Moment], weight: float, language: str) -> tuple[str, str]:
    """What moved a measure, and how that came about: good things begin with what was done first, bad ones end with what
    happened last. What only one seat may know is left out, and so is mere bookkeeping.
    """
    steps = [
        _step(table.game, earlier, moment.position)
        for earlier, moment in zip([before, *(moment.position for moment in moments)], moments, strict=False)
    ]
    dull = (*DULL, *table.game.dull)
    telling = [at for at, (event, _) in enumerate(moments) if event.only is None and event.kind not in dull]
    if not telling:
        return "", ""
    moved = max(reversed(telling), key=lambda at: steps[at] * weight)  # of equal steps the last, which gives the total
    others = [at for at in telling if not steps[at]]
    earlier, later = [at for at in others if at < moved], [at for at in others if at > moved]
    because = [*(earlier if weight > 0 else reversed(earlier)), *later][:1]
    title, *rest = (sentences.tell(table, moments[at].event, language) for at in (moved, *because))
    return title, "".join(rest)


def _bands(bands: list[tuple[int, str]], spans: Iterable[str]) -> list[answers.Band]:
    """The longest spans that the game has: days, rounds or turns; never more than a dozen. The first day has no
    midnight before it.
    """
    *_, kind = ("", *spans)
    chosen = [0] * (kind == "day") + [at for at, span in bands if span == kind]
    step = max(1, -(-len(chosen) // 12))
    told: list[answers.Band] = [{"from": at, "number": n, "kind": kind} for n, at in enumerate(chosen, 1)]
    return told[::step]


def again(opened: OpenTable) -> answers.Again | None:
    """What sets up the same table again; known only when the game is over."""
    if opened.table.outcome is None or opened.header.save is not None:
        return None
    table = opened.table
    return {"game": table.game.id, "seats": table.seats, "options": dict(table.options), "seed": in_json(table.seed)}

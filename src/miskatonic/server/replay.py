"""Going back through a game: any position of it as a viewer would have seen it, its course, and going on from there."""

from miskatonic.kernel import Event, Table
from miskatonic.kernel.record import Fate
from miskatonic.server.hosted import Hosted
from miskatonic.server.messages import Plain, Refused

MOST_MARKS = 4
"""Turning points that are told."""


def at(hosted: Hosted, decisions: int) -> Table:
    """The table after so many of its decisions; what was taken back is not among them."""
    table = hosted.table
    if decisions > len(table.made):
        raise Refused("not_possible", f"There are {len(table.made)} decisions, not {decisions}.")
    past = table.clone()
    if decisions < len(table.made):
        past.undo(len(table.made) - decisions)
    return past


def course(hosted: Hosted, language: str) -> Plain:
    """How the game went: its measures after every decision, its turning points, and numbers."""
    table = hosted.table.from_the_beginning()
    game = table.game
    decided = set(hosted.table.made)
    measures = {measure.id: [(0, measure.value)] for measure in game.measures(table.state)}
    jumps: list[tuple[float, int, str, str]] = []
    bands: list[Plain] = []
    turns = 0
    for position, entry in enumerate(hosted.table.answers):
        if isinstance(entry, Fate):
            table.turn_of_fate(entry)
        if position not in decided:
            continue
        before = {measure.id: measure for measure in game.measures(table.state)}
        told = len(table.events)
        said = _said(table, entry.text, language)
        table.answer(entry.text)
        decision = len(table.made)
        weight = 0.0
        for measure in game.measures(table.state):
            points = measures.setdefault(measure.id, [])
            if not points or points[-1][1] != measure.value:
                points.append((decision, measure.value))
            change = measure.value - before[measure.id].value if measure.id in before else 0
            weight += change / max(1, measure.goal) * (1 if measure.wins else -1)
        say = _headline(table, table.events[told:], language)
        if weight and (said or say):
            jumps.append((weight, decision, said or say, say if said else ""))
        for event in table.events[told:]:
            turns += event.kind == "turn_begins"
            if event.kind in ("midnight", "turn_begins"):
                bands.append({"from": decision, "kind": event.kind})
    best = sorted(sorted(jumps, key=lambda jump: -abs(jump[0]))[:MOST_MARKS], key=lambda jump: jump[1])
    return {
        "measures": [
            {
                "id": measure.id,
                "label": table.say(f"measure-{measure.id}", language),
                "goal": measure.goal,
                "wins": measure.wins,
                "points": [list(point) for point in measures[measure.id]],
            }
            for measure in game.measures(hosted.table.state)
        ],
        "marks": [
            {"at": decision, "good": weight > 0, "title": title, "say": say} for weight, decision, title, say in best
        ],
        "bands": _bands(bands),
        "decisions": len(hosted.table.made),
        "turns": turns,
        "undone": sum(event.args["decisions"] for event in hosted.table.events if event.kind == "undone"),
        "minutes": round((hosted.touched - hosted.header.made) / 60),
        "again": again(hosted),
    }


def _said(table: Table, text: str, language: str) -> str:
    """What was decided, in words; what one seat alone may know is not told."""
    option = table.choice.find(text) if table.choice and not table.choice.private else None
    return table.say(option, language) if option else ""


def _headline(table: Table, events: list[Event], language: str) -> str:
    """What a decision brought about, in its first two sentences that are no mere steps."""
    dull = ("forced", "turn_begins", "clock_moved", "rolled", "outcome")
    told = [event for event in events if event.only is None and event.kind not in dull]
    return " ".join(table.say(event, language) for event in told[:2])


def _bands(bands: list[Plain]) -> list[Plain]:
    """Days where the game has midnights, else turns; never more than a dozen."""
    days = [band for band in bands if band["kind"] == "midnight"]
    chosen = days or bands
    step = max(1, -(-len(chosen) // 12))
    kind = "day" if days else "turn"
    first = [{"from": 0}] if days else []
    return [{"from": band["from"], "number": n, "kind": kind} for n, band in enumerate(first + chosen, 1)][::step]


def again(hosted: Hosted) -> Plain | None:
    """What makes the same table once more; known only when the game is over."""
    if hosted.table.outcome is None or hosted.header.save is not None:
        return None
    table = hosted.table
    return {"game": table.game.id, "seats": table.seats, "options": dict(table.options), "seed": table.seed}

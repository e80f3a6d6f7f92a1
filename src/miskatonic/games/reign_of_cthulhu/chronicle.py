"""What is reported about the four towns when it is over."""

from collections import Counter
from collections.abc import Iterator, Sequence

from miskatonic.games.reign_of_cthulhu.rows.investigators import INVESTIGATORS
from miskatonic.games.reign_of_cthulhu.rows.player_cards import CLUES
from miskatonic.games.reign_of_cthulhu.rules.sanity import FACES
from miskatonic.kernel import Chronicle, Distinction, Figure, Luck, Moment, chosen, foremost

MOVES = ("walked", "bus_taken", "gate_used", "hopped", "stepped")
"""An investigator goes from one location to another."""
RELICS_NAMED = 2


def chronicle(moments: Sequence[Moment]) -> Chronicle:
    """The numbers, the distinctions and the sanity die of a game."""
    return Chronicle(
        figures=tuple(_figures(moments)),
        distinctions=chosen(list(_distinctions(moments))),
        luck=luck(moments),
    )


def _figures(moments: Sequence[Moment]) -> Iterator[Figure]:
    """The seals with their turns, cultists, Shoggoths, and the relics, if any was played."""
    told = Counter(event.kind for event, _ in moments)
    turns = _turns_of(moments, "gate_sealed")
    yield Figure("gates", len(turns), {"count": len(turns), "turns": ", ".join(map(str, turns))}, more=bool(turns))
    defeated = _sum_of(moments, "cultists_defeated")
    driven = _sum_of(moments, "town_relieved")
    yield Figure("cultists", defeated, {"count": defeated, "driven": driven}, more=driven > 0)
    killed, left = told["shoggoth_defeated"], told["shoggoth_left"]
    yield Figure("shoggoths", killed, {"count": killed, "left": left}, more=left > 0)
    relics = tuple(event.args["relic"] for event, _ in moments if event.kind == "relic_played")
    if relics:
        named = relics[:RELICS_NAMED]
        args = {"count": len(relics), "relics": named, "others": len(relics) - len(named)}
        yield Figure("relics", len(relics), args, more=True)


def _turns_of(moments: Sequence[Moment], kind: str) -> list[int]:
    """The turns of the game in which something was reported."""
    found = []
    turn = 0
    for event, _ in moments:
        turn += event.kind == "turn_begins"
        if event.kind == kind:
            found.append(turn)
    return found


def _sum_of(moments: Sequence[Moment], kind: str) -> int:
    return sum(event.args["count"] for event, _ in moments if event.kind == kind)


def _distinctions(moments: Sequence[Moment]) -> Iterator[Distinction]:
    """What was earned, the most telling first."""
    seats = {INVESTIGATORS.names[role]: seat for seat, role in enumerate(moments[-1].position.roles) if role >= 0}
    told: dict[str, Counter[str]] = {}
    given: Counter[str] = Counter()
    cultists: Counter[str] = Counter()
    for event, _ in moments:
        if name := event.args.get("who"):
            told.setdefault(event.kind, Counter())[name] += 1
            given[name] += event.kind == "handed_over" and event.args["card"] in CLUES.names
            cultists[name] += event.args["count"] if event.kind == "cultists_defeated" else 0

    def most(kind: str, counts: Counter[str], least: int) -> Iterator[Distinction]:
        if first := foremost(counts, least, seats):
            yield Distinction(kind, seats[first], {"who": first, "count": counts[first]})

    nobody: Counter[str] = Counter()
    yield from most("gates", told.get("gate_sealed", nobody), 2)
    yield from most("shoggoths", told.get("shoggoth_defeated", nobody), 2)
    yield from _closest(moments, told.get("insane", nobody), seats)
    yield from most("cultists", cultists, 3)
    yield from most("given", given, 2)
    yield from most("road", sum((told.get(kind, nobody) for kind in MOVES), nobody), 5)
    yield from most("relics", told.get("relic_played", nobody), 2)


def _closest(moments: Sequence[Moment], insane: Counter[str], seats: dict[str, int]) -> Iterator[Distinction]:
    """The one investigator who was down to the last sanity token and never lost it."""
    close = {
        event.args["who"]: event
        for event, _ in moments
        if event.kind == "sanity_lost" and event.args["left"] == 1 and event.args["who"] not in insane
    }
    if len(close) == 1:
        name = next(iter(close))
        yield Distinction("close", seats[name], {"who": name})


def luck(moments: Sequence[Moment]) -> tuple[Luck, ...]:
    """How the sanity die fell."""
    fell = Counter(event.args["face"] for event, _ in moments if event.kind == "rolled")
    return tuple(
        Luck(face, fell[f"face-{face}"], fell.total() * FACES.count(face) / len(FACES))
        for face in dict.fromkeys(FACES)
        if fell
    )

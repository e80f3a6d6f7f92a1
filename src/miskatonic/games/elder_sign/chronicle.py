"""What is reported about a night in the museum when it is over."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from miskatonic.games.elder_sign.names import place_name, who
from miskatonic.games.elder_sign.odds.position.attempt import rest_of_attempt
from miskatonic.games.elder_sign.rows.dice import COLOUR, COLOURS, DICE, FACE_IDS, NAMED_FACES, WILD_INVESTIGATION
from miskatonic.games.elder_sign.rows.investigator import INVESTIGATORS
from miskatonic.games.elder_sign.state import ElderSign, pool_dice
from miskatonic.kernel import Chronicle, Distinction, Figure, Luck, Moment, chosen, foremost
from miskatonic.text.numbers import percents

LUCK = ("investigation", "lore", "peril", "terror", "wild")
GREEN = COLOURS.index("green")
LONG_ODDS = 0.5
"""An adventure counts as beating the odds only if failure was likelier than success."""
KINDS_NAMED = 2
"""How many kinds of monsters are listed by name."""


class Attempt(NamedTuple):
    """One attempt at an adventure, and the position after its first roll, if it was rolled for."""

    who: str
    place: str
    resolved: bool
    rolled: ElderSign | None


def chronicle(moments: Sequence[Moment]) -> Chronicle:
    """The numbers, the distinctions and the dice of a game."""
    attempts = list(attempts_of(moments))
    return Chronicle(
        figures=(_adventures(attempts), _devoured(moments), _monsters(moments)),
        distinctions=chosen(list(_distinctions(moments, attempts))),
        luck=luck(moments),
    )


def attempts_of(moments: Sequence[Moment]) -> Iterator[Attempt]:
    """Resolved or failed; one that is cut short, by a death or the awakening, counts as neither, but as an attempt."""
    rolled: ElderSign | None = None
    for event, game in moments:
        if event.kind == "rolled" and game.rolls == 1 and game.at[game.active] >= 0:
            rolled = game
        elif event.kind in ("resolved", "failed"):
            yield Attempt(event.args["who"], event.args["place"], event.kind == "resolved", rolled)
            rolled = None
        elif event.kind in ("turn_begins", "turn_without", "outcome") and rolled is not None:
            seat = rolled.active
            yield Attempt(who(rolled, seat), place_name(rolled.at[seat]), False, rolled)
            rolled = None


def chance(attempt: Attempt) -> float:
    """The estimate that lay open before the first roll; certain where no die was needed."""
    if attempt.rolled is None:
        return 1.0
    before = attempt.rolled.copy()
    before.rolled = False
    estimate = rest_of_attempt(before)
    return 1.0 if estimate is None else estimate


# --- telling numbers ------------------------------------------------------------------------------------------------


def _adventures(attempts: Sequence[Attempt]) -> Figure:
    worlds = [one for one in attempts if one.place.startswith("other_world-")]
    args = {"tried": len(attempts), "won": sum(one.resolved for one in worlds), "worlds": len(worlds)}
    return Figure("adventures", sum(one.resolved for one in attempts), args, more=bool(worlds))


def _devoured(moments: Sequence[Moment]) -> Figure:
    ends = devoured_of(moments)
    last, turn = ends[-1] if ends else ("", 0)
    return Figure("devoured", len(ends), {"count": len(ends), "who": last, "turn": turn}, more=bool(ends))


def _monsters(moments: Sequence[Moment]) -> Figure:
    taken = Counter(event.args["monster"] for event, _ in moments if event.kind == "monster_taken")
    named = taken.most_common(KINDS_NAMED)
    args = {
        "count": taken.total(),
        "monsters": tuple(name for name, count in named for _ in range(count)),
        "others": len(taken) - len(named),
    }
    return Figure("monsters", taken.total(), args, more=bool(taken))


def devoured_of(moments: Sequence[Moment]) -> list[tuple[str, int]]:
    """Who was devoured, and in which turn of the game; 0 is before the first."""
    found = []
    turn = 0
    for event, _ in moments:
        turn += event.kind == "turn_begins"
        if event.kind == "devoured":
            found.append((event.args["who"], turn))
    return found


# --- who stood out --------------------------------------------------------------------------------------------------


def _distinctions(moments: Sequence[Moment], attempts: Sequence[Attempt]) -> Iterator[Distinction]:
    """The distinctions earned, the most telling first. Every investigator counts, even if one player had several."""
    seats = {INVESTIGATORS.names[one]: seat for _, game in moments for seat, one in enumerate(game.who) if one >= 0}

    def most(name: str, counts: Counter[str], least: int) -> Iterator[Distinction]:
        if first := foremost(counts, least, seats):
            yield Distinction(name, seats[first], {"who": first, "count": counts[first]})

    yield from most("signs", _signs(moments), 2)
    beaten = min((one for one in attempts if one.resolved), key=chance, default=None)
    if beaten and chance(beaten) < LONG_ODDS:
        args = {"who": beaten.who, "place": beaten.place, "percent": percents(chance(beaten))}
        yield Distinction("odds", seats[beaten.who], args)
    yield from _last_or_closest(moments, seats)
    yield from most("monsters", _told(moments, "monster_taken"), 2)
    yield from most("adventures", Counter(one.who for one in attempts if one.resolved), 2)
    yield from most("help", _told(moments, "assisted"), 2)


def _told(moments: Sequence[Moment], kind: str) -> Counter[str]:
    return Counter(event.args["who"] for event, _ in moments if event.kind == kind)


def _signs(moments: Sequence[Moment]) -> Counter[str]:
    """The signs belong to all, but somebody's turn brought them; those lost again were brought all the same."""
    brought: Counter[str] = Counter()
    there = 0
    for event, game in moments:
        if event.kind == "sign_gained" and game.in_turn:
            brought[who(game, game.active)] += game.signs - there
        there = game.signs
    return brought


def _last_or_closest(moments: Sequence[Moment], seats: dict[str, int]) -> Iterator[Distinction]:
    """Whoever fell last, if everybody fell; else who of those that lived was closest to it, with one point
    left and the fewest beside it.
    """
    ends = devoured_of(moments)
    gone = {name for name, _ in ends}
    if ends and not any(one >= 0 for one in moments[-1].position.who):
        name, turn = ends[-1]
        if len(set(seats.values())) > 1:
            yield Distinction("last", seats[name], {"who": name, "turn": turn})
        return
    closest: dict[str, tuple[int, str]] = {}
    for event, game in moments:
        what = event.kind.removesuffix("_lost")
        if what in ("sanity", "stamina") and event.args["left"] == 1 and event.args["who"] not in gone:
            name = event.args["who"]
            beside = (game.stamina if what == "sanity" else game.sanity)[seats[name]]
            closest[name] = min(closest.get(name, (beside, what)), (beside, what))
    ranked = sorted(closest, key=lambda name: closest[name][0])
    if ranked and (len(ranked) == 1 or closest[ranked[0]][0] < closest[ranked[1]][0]):
        yield Distinction("close", seats[ranked[0]], {"who": ranked[0], "what": closest[ranked[0]][1]})


# --- the dice -------------------------------------------------------------------------------------------------------


def luck(moments: Sequence[Moment]) -> tuple[Luck, ...]:
    """Every die that was thrown, rerolls and the one of the Lost and Found among them."""
    thrown: Counter[int] = Counter()
    fell: Counter[int] = Counter()
    faces: list[int] = []
    for event, game in moments:
        if event.kind == "rolled":
            dice = pool_dice(game)
        elif event.kind == "rerolled":
            dice = _rerolled(faces, game, [NAMED_FACES[name] for name in event.args["faces"]])
        else:
            dice = []
        fell.update(game.faces[die] for die in dice)
        thrown.update(COLOUR[die] for die in dice)
        if event.kind == "searched":
            fell[NAMED_FACES[event.args["face"]]] += 1
            thrown[GREEN] += 1
        faces = game.faces
    found = []
    for name in LUCK:
        sides = {colour: sum(_group(face) == name for face in DICE[COLOURS[colour]]) for colour in thrown}
        expected = sum(count * sides[colour] for colour, count in thrown.items()) / 6
        if expected:
            found.append(Luck(name, sum(count for face, count in fell.items() if _group(face) == name), expected))
    return tuple(found)


def _group(face: int) -> str:
    return LUCK[0] if face <= WILD_INVESTIGATION else FACE_IDS[face]


def _rerolled(before: list[int], game: ElderSign, fell: list[int]) -> list[int]:
    """The dice that were thrown again: those that have turned, and of those that fell as they lay as many as
    were told. Where dice of several colours showed that, it isn't reported which one it was; green is assumed.
    """
    turned = [die for die in pool_dice(game) if game.faces[die] != before[die]]
    for die in turned:
        fell.remove(game.faces[die])
    for die in pool_dice(game):
        if die not in turned and game.faces[die] in fell:
            fell.remove(game.faces[die])
            turned.append(die)
    return turned

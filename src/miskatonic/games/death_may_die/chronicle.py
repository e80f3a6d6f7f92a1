"""What is reported about a fight against an Elder One when it is over."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from miskatonic.games.death_may_die.names import who
from miskatonic.games.death_may_die.odds.position import options
from miskatonic.games.death_may_die.rows.cards import INVESTIGATORS
from miskatonic.games.death_may_die.rows.dice import BONUS, BONUS_FACES, FACES, SIDES, STANDARD, STANDARD_FACES, kind_of
from miskatonic.games.death_may_die.rows.elder_one import ELDER_ONES
from miskatonic.games.death_may_die.rules.conditions import AGAINST_ONESELF
from miskatonic.games.death_may_die.state import DeathMayDie
from miskatonic.kernel import Chronicle, Distinction, Event, Figure, Luck, Moment, Option, chosen, foremost
from miskatonic.text.numbers import percents

BOLD = 0.5
"""An attempt counts as bold only if it was likelier to fail than to succeed."""
KINDS_NAMED = 2
"""How many kinds of enemies are listed by name."""
SUCCESSES = {
    STANDARD: sum(face.success for face in STANDARD_FACES),
    BONUS: sum(face.success for face in BONUS_FACES),
}
"""How many faces of a die of each kind show a success."""


class Reroll(NamedTuple):
    """A die that was rolled again: by whom, how likely it seemed to help, and whether the roll reached its goal."""

    who: str
    chance: float
    helped: bool


def chronicle(moments: Sequence[Moment]) -> Chronicle:
    """The numbers, the distinctions and the dice of a game."""
    return Chronicle(
        figures=(_kills(moments), _elder_one(moments), _wounds(moments), _thresholds(moments)),
        distinctions=chosen(list(_distinctions(moments))),
        luck=luck(moments),
    )


# --- telling numbers ------------------------------------------------------------------------------------------------


def _kills(moments: Sequence[Moment]) -> Figure:
    """Enemies killed, and the most frequent kinds; a beaten Stage is listed separately."""
    kinds = Counter(str(event.args["enemy"]) for event, _ in moments if event.kind == "killed_enemy")
    named = kinds.most_common(KINDS_NAMED)
    args = {
        "count": kinds.total(),
        "enemies": tuple(name for name, count in named for _ in range(count)),
        "others": len(kinds) - len(named),
    }
    return Figure("kills", kinds.total(), args, more=bool(kinds))


def _elder_one(moments: Sequence[Moment]) -> Figure:
    """Wounds dealt to the Elder One, and how many of its Stages were beaten."""
    dealt = sum(event.args["count"] for event, _ in moments if _on_elder_one(event))
    stages = sum(event.kind == "stage_beaten" for event, _ in moments)
    return Figure("elder_one", dealt, {"count": dealt, "stages": stages}, more=stages > 0)


def _on_elder_one(event: Event) -> bool:
    return event.kind == "enemy_wounded" and event.args["enemy"] in ELDER_ONES.names


def _wounds(moments: Sequence[Moment]) -> Figure:
    """Wounds that investigators took, and who fell, the last one by name."""
    taken = _sum(moments, "wounded").total()
    gone = [event.args["who"] for event, _ in moments if event.kind in ("killed", "mad")]
    args = {"count": taken, "fallen": len(gone), "who": gone[-1] if gone else ""}
    return Figure("wounds", taken, args, more=bool(gone))


def _thresholds(moments: Sequence[Moment]) -> Figure:
    """DMD-039, DMD-040: Insanity Thresholds reached, and the bonus dice they gave."""
    count = sum(event.kind == "threshold" for event, _ in moments)
    dice = sum(event.kind == "die_gained" for event, _ in moments)
    return Figure("thresholds", count, {"count": count, "dice": dice}, more=dice > 0)


# --- who stood out --------------------------------------------------------------------------------------------------


def _distinctions(moments: Sequence[Moment]) -> Iterator[Distinction]:
    """What was earned, the most telling first."""
    seats = {INVESTIGATORS.names[one]: seat for seat, one in enumerate(moments[-1].position.who) if one >= 0}

    def most(name: str, counts: Counter[str], least: int) -> Iterator[Distinction]:
        if first := foremost(counts, least, seats):
            yield Distinction(name, seats[first], {"who": first, "count": counts[first]})

    dealt: Counter[str] = Counter()
    for event, _ in moments:
        if _on_elder_one(event):
            dealt[event.args["who"]] += event.args["count"]
    yield from most("elder_one", dealt, 2)
    bold = min((one for one in rerolls_of(moments) if one.helped), key=lambda one: one.chance, default=None)
    if bold and bold.chance < BOLD and bold.who in seats:
        yield Distinction("reroll", seats[bold.who], {"who": bold.who, "percent": percents(bold.chance)})
    yield from most("kills", _told(moments, "killed_enemy"), 2)
    yield from most("ritual", _furthered(moments), 2)
    yield from _closest(moments, seats)
    yield from most("thresholds", _told(moments, "threshold"), 2)
    yield from most("wounds", _sum(moments, "wounded"), 3)


def _told(moments: Sequence[Moment], kind: str) -> Counter[str]:
    return Counter(event.args["who"] for event, _ in moments if event.kind == kind)


def _sum(moments: Sequence[Moment], kind: str) -> Counter[str]:
    found: Counter[str] = Counter()
    for event, _ in moments:
        if event.kind == kind:
            found[event.args["who"]] += event.args["count"]
    return found


def _furthered(moments: Sequence[Moment]) -> Counter[str]:
    """The counter belongs to all, but somebody's turn moved it on."""
    found: Counter[str] = Counter()
    there = 0
    for event, game in moments:
        if event.kind == "progress":
            found[who(game, game.active)] += max(0, event.args["count"] - there)
            there = event.args["count"]
    return found


def _closest(moments: Sequence[Moment], seats: dict[str, int]) -> Iterator[Distinction]:
    """The one investigator who was down to the last point of health, and lived."""
    gone = {event.args["who"] for event, _ in moments if event.kind in ("killed", "mad")}
    close = [
        event.args["who"]
        for event, _ in moments
        if event.kind == "wounded" and event.args["left"] == 1 and event.args["who"] not in gone
    ]
    if len(set(close)) == 1:
        yield Distinction("close", seats[close[0]], {"who": close[0]})


def rerolls_of(moments: Sequence[Moment]) -> Iterator[Reroll]:
    """Every reroll of a roll with a goal; of each how likely the goal was before it, with all that could still be
    spent, and whether the dice showed it in the end.
    """
    before: DeathMayDie | None = None
    waiting: list[tuple[str, float]] = []
    for event, game in moments:
        if event.kind == "rerolled" and before is not None:
            chance = options.of_option(before, Option("reroll:again", event.args["number"]))
            if chance is not None:
                waiting.append((event.args["who"], chance))
        if event.kind in ("rolled", "rerolled"):
            if event.kind == "rolled":
                waiting = []
            before = game
        elif before is not None and game.rolling != before.rolling:
            yield from _settled(before, waiting)
            before, waiting = None, []


def _settled(game: DeathMayDie, waiting: list[tuple[str, float]]) -> Iterator[Reroll]:
    helped = options.of_option(game, Option("keep")) == 1.0
    return (Reroll(name, chance, helped) for name, chance in waiting)


# --- the dice -------------------------------------------------------------------------------------------------------


def luck(moments: Sequence[Moment]) -> tuple[Luck, ...]:
    """Every die that was thrown, rerolls among them: successes of standard and bonus dice in rolls of one's own, hits
    in those against oneself, and tentacles.
    """
    fell: Counter[str] = Counter()
    expected: Counter[str] = Counter()
    for event, game in moments:
        if event.kind == "rolled":
            dice: Sequence[int] = game.dice
        elif event.kind == "rerolled":
            dice = [game.dice[event.args["number"]]]
        else:
            continue
        for rolled in dice:
            kind, face = kind_of(rolled), FACES[rolled]
            name = "against" if game.rolling in AGAINST_ONESELF else ("standard", "bonus")[kind]
            fell[name] += face.success
            expected[name] += SUCCESSES[kind]
            if kind == STANDARD:
                fell["tentacle"] += face.tentacle
                expected["tentacle"] += sum(one.tentacle for one in STANDARD_FACES)
    names = ("standard", "bonus", "against", "tentacle")
    return tuple(Luck(name, fell[name], expected[name] / SIDES) for name in names if expected[name])

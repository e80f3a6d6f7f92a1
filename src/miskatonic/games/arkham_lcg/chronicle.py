"""What is reported about a scenario when it is over."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from miskatonic.games.arkham_lcg.basics.bag import bag_now
from miskatonic.games.arkham_lcg.basics.values import health_left, sanity_left
from miskatonic.games.arkham_lcg.names import token_name, who
from miskatonic.games.arkham_lcg.odds.position.skill_test import chance_of
from miskatonic.games.arkham_lcg.rows.terms import AUTO_FAIL, CULTIST, ELDER_SIGN, ELDER_THING, SKULL, TABLET
from miskatonic.games.arkham_lcg.state import Arkham
from miskatonic.kernel import Chronicle, Distinction, Figure, Luck, Moment, chosen, foremost
from miskatonic.text.numbers import percents

EVEN = 0.5
"""A token counts as lucky only if failure was likelier than success, and as unlucky only if it was not."""
KINDS_NAMED = 2
"""How many kinds of enemies are listed by name."""
HARM = ("damage_placed", "horror_placed")
KINDS = {"elder_sign": (ELDER_SIGN,), "symbol": (SKULL, CULTIST, TABLET, ELDER_THING), "auto_fail": (AUTO_FAIL,)}
"""How tokens are counted beside the numbers."""


class Draw(NamedTuple):
    """A test that was decided: whose, how likely it was to succeed when the bag was opened, its last token, and how it
    ended.
    """

    who: str
    chance: float
    token: str
    passed: bool


def chronicle(moments: Sequence[Moment]) -> Chronicle:
    """The numbers, the distinctions and the tokens of a game."""
    draws = list(draws_of(moments))
    return Chronicle(
        figures=(_tests(draws), _clues(moments), _defeats(moments), _harm(moments)),
        distinctions=chosen(list(_distinctions(moments, draws))),
        luck=luck(moments, draws),
    )


def draws_of(moments: Sequence[Moment]) -> Iterator[Draw]:
    """Every test with a token that came to its end, with its exact chance before the first one."""
    chance: float | None = None
    token = ""
    for event, game in moments:
        if event.kind == "test":
            chance = None
        elif event.kind == "several_tokens" and chance is None:
            chance = float(chance_of(game, game.tests[0]))
        elif event.kind == "token":
            chance, token = _before(game) if chance is None else chance, event.args["token"]
        elif event.kind in ("passed", "failed") and chance is not None:
            yield Draw(event.args["seat"], chance, token, event.kind == "passed")


def _before(game: Arkham) -> float:
    """The chance of the running test before its last token was there."""
    before = game.copy()
    test = before.tests[0]
    test.tokens = test.tokens[:-1]
    return float(chance_of(before, test))


# --- telling numbers ------------------------------------------------------------------------------------------------


def _tests(draws: Sequence[Draw]) -> Figure:
    """Tests that succeeded, of all that were decided by a token."""
    passed = sum(one.passed for one in draws)
    return Figure("tests", passed, {"count": passed, "all": len(draws)}, more=bool(draws))


def _clues(moments: Sequence[Moment]) -> Figure:
    """Clues discovered, and how many acts they brought to an end."""
    found = _sum(moments, ("discovers",)).total()
    acts = sum(event.kind == "advances" and event.args["kind"] == "act" for event, _ in moments)
    return Figure("clues", found, {"count": found, "acts": acts}, more=acts > 0)


def _defeats(moments: Sequence[Moment]) -> Figure:
    """Enemies defeated, and of which kinds most."""
    kinds = Counter(str(event.args["enemy"]) for event, _ in moments if event.kind == "enemy_defeated")
    named = kinds.most_common(KINDS_NAMED)
    args = {
        "count": kinds.total(),
        "enemies": tuple(name for name, count in named for _ in range(count)),
        "others": len(kinds) - len(named),
    }
    return Figure("defeats", kinds.total(), args, more=bool(kinds))


def _harm(moments: Sequence[Moment]) -> Figure:
    """Damage and horror that investigators and their assets took, and who was defeated, the last one by name."""
    damage, horror = (_sum(moments, (kind,)).total() for kind in HARM)
    gone = [event.args["seat"] for event, _ in moments if event.kind == "defeated"]
    args = {"damage": damage, "horror": horror, "fallen": len(gone), "who": gone[-1] if gone else ""}
    return Figure("harm", damage + horror, args, more=damage + horror > 0)


# --- who stood out --------------------------------------------------------------------------------------------------


def _distinctions(moments: Sequence[Moment], draws: Sequence[Draw]) -> Iterator[Distinction]:
    """What was earned, the most telling first."""
    game: Arkham = moments[-1].position
    seats = {str(who(game, seat)): seat for seat in range(game.seats)}

    def most(name: str, counts: Counter[str], least: int) -> Iterator[Distinction]:
        if first := foremost(counts, least, seats):
            yield Distinction(name, seats[first], {"who": first, "count": counts[first]})

    def drawn(name: str, one: Draw) -> Distinction:
        args = {"who": one.who, "percent": percents(one.chance), "token": one.token}
        return Distinction(name, seats[one.who], args)

    yield from most("clues", _sum(moments, ("discovers",)), 2)
    best = min((one for one in draws if one.passed), key=lambda one: one.chance, default=None)
    if best and best.chance < EVEN:
        yield drawn("best_draw", best)
    yield from most("defeats", _told(moments, "enemy_defeated"), 2)
    yield from most("help", _helped(moments), 2)
    worst = max((one for one in draws if not one.passed), key=lambda one: one.chance, default=None)
    if worst and worst.chance > EVEN:
        yield drawn("worst_draw", worst)
    yield from _closest(game, seats)
    yield from most("harm", _sum(moments, HARM), 3)


def _told(moments: Sequence[Moment], kind: str) -> Counter[str]:
    return Counter(str(event.args["seat"]) for event, _ in moments if event.kind == kind)


def _sum(moments: Sequence[Moment], kinds: Sequence[str]) -> Counter[str]:
    found: Counter[str] = Counter()
    for event, _ in moments:
        if event.kind in kinds:
            found[str(event.args["seat"])] += event.args["count"]
    return found


def _helped(moments: Sequence[Moment]) -> Counter[str]:
    """Cards committed to tests of others."""
    return Counter(
        str(event.args["seat"])
        for event, game in moments
        if event.kind == "commits" and event.args["seat"] != who(game, game.tests[0].seat)
    )


def _closest(game: Arkham, seats: dict[str, int]) -> Iterator[Distinction]:
    """The one investigator who is left with the last point of health or sanity, undefeated."""
    close = [
        name
        for name, seat in seats.items()
        if not game.left[seat] and min(health_left(game, game.who[seat]), sanity_left(game, game.who[seat])) == 1
    ]
    if len(close) == 1:
        yield Distinction("close", seats[close[0]], {"who": close[0]})


# --- the tokens -----------------------------------------------------------------------------------------------------


def luck(moments: Sequence[Moment], draws: Sequence[Draw]) -> tuple[Luck, ...]:
    """Tests that succeeded, against their chances; and of every token that was revealed how often it was an elder sign,
    another symbol or the auto-fail, against what the bag held.
    """
    pulls = list(pulls_of(moments))
    found = [Luck("passed", sum(one.passed for one in draws), sum(one.chance for one in draws))] if draws else []
    for name, kinds in KINDS.items():
        names = [token_name(kind) for kind in kinds]
        expected = sum(len(pull.tokens) * _share(pull.bag, names) for pull in pulls)
        if expected:
            found.append(Luck(name, sum(token in names for pull in pulls for token in pull.tokens), expected))
    return tuple(found)


class Pull(NamedTuple):
    """Tokens revealed at once, and all that were in the bag before."""

    tokens: Sequence[str]
    bag: Sequence[str]


def pulls_of(moments: Sequence[Moment]) -> Iterator[Pull]:
    """Every token that was revealed, including those cancelled or ignored."""
    kept = False
    for event, game in moments:
        if event.kind == "several_tokens":
            yield Pull(event.args["tokens"], [token_name(one) for one in bag_now(game)])
            kept = True
        elif event.kind == "token" and kept:
            kept = False  # it was counted with those beside it
        elif event.kind == "token":
            last = game.tests[0].tokens[-1]
            yield Pull((token_name(last),), [token_name(one) for one in (*bag_now(game), last)])


def _share(bag: Sequence[str], names: Sequence[str]) -> float:
    return sum(token in names for token in bag) / len(bag)

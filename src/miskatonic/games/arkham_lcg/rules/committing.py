"""AH-B-065, AH-B-066: ST.1 and ST.2 with their windows as one question: mark cards, use abilities, draw the token."""

import functools
from collections.abc import Sequence
from typing import Any

from miskatonic.games.arkham_lcg.basics import wishes
from miskatonic.games.arkham_lcg.basics.costs import unusable
from miskatonic.games.arkham_lcg.basics.options import mark, of_card, options_for, use_of
from miskatonic.games.arkham_lcg.basics.values import difficulty_of
from miskatonic.games.arkham_lcg.basics.zones import here, put, seats_at
from miskatonic.games.arkham_lcg.names import who
from miskatonic.games.arkham_lcg.rows import topics
from miskatonic.games.arkham_lcg.rows.card import FREE_ABILITY, Trigger, Use
from miskatonic.games.arkham_lcg.rows.terms import LIMBO, NOBODY, TEST
from miskatonic.games.arkham_lcg.rules.collecting import aimed, may_use, voiced
from miskatonic.games.arkham_lcg.rules.playing import fast_assets, fast_option, play
from miskatonic.games.arkham_lcg.rules.timing import concerns, happens, perform
from miskatonic.games.arkham_lcg.state import ROWS, Arkham, Test, row
from miskatonic.kernel import Barred, Lack, Offer, Offers, Option, ask, tell


class Committed(Trigger):
    """AH-B-066: somebody has committed a card to a test."""

    __slots__ = ("card", "test")

    def __init__(self, seat: int, card: int, test: Test) -> None:
        super().__init__(seat, test.source)
        self.card = card
        self.test = test

    def told(self) -> dict[str, int]:
        """Which card."""
        return {"card": self.card}


COMMIT = ("commit", "uncommit")
"""The verbs that mark a card for a test, and take it back."""
UNFIT = NO_ICONS, CANNOT_COMMIT, OWN_TESTS, ONE_EACH, MAX_COMMITTED, NOT_HERE = (
    Lack("no_icons", "AH-B-254"),
    Lack("cannot_commit", "AH-B-195"),
    Lack("own_tests", "AH-B-254"),
    Lack("one_each", "AH-B-066"),
    Lack("max_committed", "AH-B-110"),
    Lack("not_here", "AH-B-254"),
)
"""Why a card can't be committed."""


def why_not(game: Arkham, test: Test, seat: int, card: int, barred: frozenset[int] | None = None) -> Lack | None:
    """AH-B-066, AH-B-254: why a card can't be committed by a seat, or None. AH-B-195: `barred` are the rows of cards
    that it can't use, for whoever asks about several.
    """
    printed = ROWS[game.card[card]]
    if not printed.matching[test.skill]:
        return NO_ICONS
    if topics.CANNOT_USE in game.heard and game.card[card] in (unusable(game, seat) if barred is None else barred):
        return CANNOT_COMMIT
    if seat != test.seat:
        if printed.own_tests:
            return OWN_TESTS
        if any(game.holder[one] == seat for one in test.marks):
            return ONE_EACH
    if printed.max_committed:
        most: int = printed.max_committed(game) if callable(printed.max_committed) else printed.max_committed
        same = [one for one in test.marks if row(game, one).title == printed.title]
        if 0 < most <= len(same):
            return MAX_COMMITTED
    if printed.committable is not None and not printed.committable(game, test, seat):
        return NOT_HERE
    return None


def helpers(game: Arkham, test: Test) -> list[int]:
    """AH-B-066, AH-B-197: the other investigators at the place, unless it is Peril."""
    if game.peril != NOBODY or len(game.order) == 1:
        return []
    return [seat for seat in seats_at(game, here(game, test.seat)) if seat != test.seat]


def committable(game: Arkham, test: Test, seat: int) -> list[int]:
    """AH-B-066: the cards a seat could mark; equal copies once."""
    found: dict[int, int] = {}
    rows, marks, skill = game.card, test.marks, test.skill
    barred = unusable(game, seat) if topics.CANNOT_USE in game.heard else None
    for card in game.hand[seat]:
        number = rows[card]
        if not ROWS[number].matching[skill] or number in found or card in marks:
            continue
        if why_not(game, test, seat, card, barred) is None:
            found[number] = card
    return list(found.values())


async def commit(game: Arkham, test: Test) -> None:
    """AH-B-253: marks become commits together when the token is drawn; helpers who hold something are asked once."""
    while True:
        asked = asked_now(game, test) if len(game.order) > 1 else ()
        picked = await ask(
            game,
            test.seat,
            "test",
            "AH-B-066",
            _together(asked) if len(asked) > 1 else _alone,
            _args,
            asked if len(asked) > 1 else (),
        )
        if picked.verb == "draw_token":
            if picked.seats:
                test.ready = (*test.ready, *picked.seats)  # a seat that also draws for helpers has been asked for them
            break
        if not _marks(test, picked):
            await _used(game, picked.value)
            test.usable = None
            test.marks = tuple([one for one in test.marks if one in game.hand[game.holder[one]]])
            if test.seat not in game.order:
                return
    for seat in helpers(game, test) if len(game.order) > 1 else ():
        if seat not in test.ready and committable(game, test, seat):
            picked = await ask(
                game,
                seat,
                "help",
                "AH-B-066",
                functools.partial(_help_options, seat=seat),
                {**_args(game), "helper": seat},
            )
            _marks(test, picked)
    test.stage = 2
    test.committed = test.marks
    test.helpers = tuple([game.holder[card] for card in test.marks]) if test.marks else ()
    for card in test.committed:
        seat = game.holder[card]
        put(game, card, LIMBO)
        if game.sink:
            tell(game, "commits", "AH-B-066", {"seat": seat, "card": card})
    if Committed.heard_at and test.committed and concerns(game, Committed):
        for seat, card in zip(test.helpers, test.committed, strict=True):
            await happens(game, Committed(seat, card, test))
    test.stage = 3


async def _used(game: Arkham, picked: tuple[int, int, int, int]) -> None:
    """AH-B-043, AH-B-116: an ability or a fast event; or a fast asset, which has none by which it is played."""
    seat, card, number, _ = picked
    await (perform(game, use_of(game, picked)) if number >= 0 else play(game, Use(seat, card, FREE_ABILITY)))


def _args(game: Arkham) -> dict[str, Any]:
    """What a question in a test is asked with."""
    test = game.tests[0]
    args = {"seat": test.seat, "skill": f"skill-{test.skill}", "kind": test.kind or "none", "target": test.target}
    return args | {"source": test.source, "count": difficulty_of(game, test)}


def _marks(test: Test, picked: Option) -> bool:
    """A mark more or less, or a helper who is ready; whether it was one of these."""
    if picked.verb == "commit":
        test.marks += (picked.value,)
    elif picked.verb == "uncommit":
        test.marks = tuple([one for one in test.marks if one != picked.value])
    elif picked.verb == "ready":
        test.ready = (*test.ready, *(picked.seats or (picked.value,)))
    else:
        return False
    return True


def asked_now(game: Arkham, test: Test) -> tuple[int, ...]:
    """AH-B-043, AH-B-066: the tester, helpers who could do something and are not ready, others who wish to be asked."""
    found = [test.seat]
    for seat in helpers(game, test):
        marked = any(game.holder[card] == seat for card in test.marks)
        if seat not in test.ready and (marked or committable(game, test, seat) or uses(game, seat)):
            found.append(seat)
    if wishes.anybody_particular(game) and game.peril == NOBODY:
        others = [seat for seat in game.order if seat not in (*found, *test.ready)]
        others = [seat for seat in others if wishes.is_particular(game, seat)]
        found += [seat for seat in others if uses(game, seat) or fast_ones(game, seat)]
    return tuple(found)


TEST_TOPICS = (topics.TEST_WINDOW, topics.WINDOW, topics.TURN_WINDOW)


def uses(game: Arkham, seat: int, anyhow: bool = False) -> list[Use]:
    """AH-B-092: what a seat can use in the windows of a test, the tester and helpers what is timely; the tester all of
    it where the test is asked about `anyhow`, unless the wish was for few questions.
    """
    found: list[Use] = []
    heard = game.heard
    if topics.TEST_WINDOW not in heard and topics.WINDOW not in heard and topics.TURN_WINDOW not in heard:
        return found
    own = seat == game.tests[0].seat
    easy = not wishes.is_particular(game, seat)
    near = own or easy or seat in helpers(game, game.tests[0])
    along = anyhow and own and game.asks[seat] == wishes.NORMAL and not game.quiet[seat]
    for topic in TEST_TOPICS:
        for card in heard.get(topic, ()):
            if may_use(game, seat, card):
                for ability in voiced(game, card, topic):
                    timely = near and (topic == topics.TEST_WINDOW or TEST in ability.timely)
                    if (timely if own and easy else wishes.wants(game, seat, card, TEST, timely, own)) or (
                        along and topic != topics.TEST_WINDOW and not wishes.is_muted(game, seat, card)
                    ):
                        found += aimed(game, Use(seat, card, ability))
    return found


def fast_ones(game: Arkham, seat: int, anyhow: bool = False) -> list[int]:
    """AH-B-116: the fast assets a seat can play in the windows of a test in its own turn: those that add to the test,
    those it wishes to be asked about; all of them where the test is asked about `anyhow`.
    """
    found = fast_assets(game, seat)
    if not found:
        return found
    test = game.tests[0]
    own = seat == test.seat
    along = anyhow and own and game.asks[seat] == wishes.NORMAL and not game.quiet[seat]
    return [
        card
        for card in found
        if wishes.wants(game, seat, card, TEST, own and adds_to(game, test, card) > 0, own)
        or (along and not wishes.is_muted(game, seat, card))
    ]


def adds_to(game: Arkham, test: Test, card: int) -> int:
    """AH-B-089: what a card of the tester's hand would add to the running test if it were in play."""
    fitting = [one for one in ROWS[game.card[card]].constants.get(test.skill, ()) if type(one.amount) is int]
    return sum([one.amount for one in fitting if one.given is None or one.given(game, card, test.seat)])


DRAW_TOKEN = Option("draw_token")


def _together(asked: tuple[int, ...]) -> Offers:
    """AH-B-066: everything that can be done before the token: by the tester and the helpers who are asked."""

    def find(game: Arkham, why: bool) -> list[Offer]:
        test = game.tests[0]
        found: list[Offer] = [Option("draw_token", seat=test.seat, shared=True)]
        able = (test.seat, *helpers(game, test))
        for seat in asked:
            found += _marking(game, test, seat, seat in able, why)
            found += _to_use(game, seat, uses(game, seat, anyhow=True), anyhow=True)
            if seat != test.seat:
                found.append(Option(f"ready:{seat}", seat, seat=seat, shared=True, helper=who(game, seat)))
        return found

    return Offers(find)


@Offers
def _alone(game: Arkham, why: bool) -> list[Offer]:
    """AH-B-066: what the tester can do before the token, where nobody else is asked."""
    test = game.tests[0]
    marks = _marking(game, test, test.seat, True, why)
    return [DRAW_TOKEN, *marks, *_usable(game, test, bool(marks) and type(marks[0]) is Option)]


def _usable(game: Arkham, test: Test, anyhow: bool) -> Sequence[Option]:
    """AH-B-092: what the tester can use before the token, looked up again after each use. What is timely brings
    the question up; everything else is offered along with it, unseen by others: it would tell them what is in hand.
    """
    hand = game.hand[test.seat]
    if test.usable is None or test.usable[0] is not hand or test.usable[1] != anyhow:
        timely = uses(game, test.seat)
        found = _to_use(game, test.seat, timely)
        if found or anyhow:
            known = [(use.card, use.ability.number) for use in timely]
            more = uses(game, test.seat, anyhow=True)
            along = [use for use in more if (use.card, use.ability.number) not in known]
            found = _to_use(game, test.seat, more, along, anyhow=True)
        test.usable = hand, anyhow, found
    usable: Sequence[Option] = test.usable[2]
    return usable


def _to_use(
    game: Arkham, seat: int, used: Sequence[Use], unseen: Sequence[Use] = (), *, anyhow: bool = False
) -> list[Option]:
    """AH-B-092, AH-B-116: abilities, fast events and fast assets."""
    found = options_for(game, used, unseen) if used else []
    for card in fast_ones(game, seat, anyhow) if game.active == seat else ():
        found.append(fast_option(game, seat, card))
    return found


def _marking(game: Arkham, test: Test, seat: int, able: bool, why: bool) -> list[Offer]:
    """AH-B-066: the cards of a seat that are or could be marked, in the order of the hand, further copies last. Below
    them the tester reads one line for each reason why others can't be (AH-B-254).
    """
    rows, labels, marks, skill = game.card, game.label, test.marks, test.skill
    found: dict[int, Option] = {}
    further: list[Option] = []
    offered: list[int] = []
    lacks: list[Lack] = []
    barred = unusable(game, seat) if topics.CANNOT_USE in game.heard else None
    for card in game.hand[seat]:
        number = rows[card]
        if not (why or ROWS[number].matching[skill]):
            continue
        if card in marks:
            option = of_card("uncommit", "commit", seat, card, number, labels[card], False)
        elif number in offered or not able:
            continue
        elif (lack := why_not(game, test, seat, card, barred)) is not None:
            lacks.append(lack)
            continue
        else:
            option = of_card("commit", "", seat, card, number, labels[card], True)
            offered.append(number)
        if found.setdefault(number, option) is not option:
            further.append(option)
    return [*found.values(), *further, *(_unfit(game, seat, lacks) if why and seat == test.seat else ())]


def _unfit(game: Arkham, seat: int, lacks: list[Lack]) -> list[Barred]:
    """AH-B-254: each reason why cards can't be committed, with their number."""
    tester = who(game, seat)
    return [
        Barred("commit", one.reason, one.rule, only=seat, seat=tester, count=lacks.count(one))
        for one in UNFIT
        if one in lacks
    ]


def _help_options(game: Arkham, seat: int) -> list[Option]:
    test = game.tests[0]
    found = [mark(game, COMMIT, seat, card, test.marks, alike=True) for card in committable(game, test, seat)]
    return [Option("none", seat, seat=seat, passes=True, helper=who(game, seat)), *found]


def to_discard(game: Arkham) -> list[int]:
    """AH-B-072: the committed cards that are still to be discarded when the test ends."""
    return [card for card in game.tests[0].committed if game.zone[card] == LIMBO]

"""What is told of a game of Elder Sign: out of small stories, and of whole games whose sums must agree."""

from collections import Counter
from typing import Any

import pytest

from miskatonic import new_table
from miskatonic.bots import Luck as Chance
from miskatonic.bots import find
from miskatonic.games.elder_sign.chronicle import attempts_of, chance, chronicle, luck
from miskatonic.games.elder_sign.rows.adventures import CARDS
from miskatonic.games.elder_sign.state import OUT, POOL, SUPPLY, ElderSign, in_play
from miskatonic.kernel import Chronicle, Event, Moment, Table, witnessed
from miskatonic.text.numbers import percents
from tests.games.elder_sign.play import FACE, Play

JENNY, BOB = "investigator-jenny_barnes", "investigator-bob_jenkins"


class Story:
    """Moments told by hand: what is said of the position is changed before each."""

    def __init__(self) -> None:
        self.game: ElderSign = Play("jenny_barnes", "bob_jenkins").game
        self.game.in_turn = True
        self.moments: list[Moment] = []

    def tell(self, kind: str, **args: Any) -> "Story":
        self.moments.append(Moment(Event(len(self.moments), kind, "", args), self.game.copy()))
        return self

    def with_(self, **fields: Any) -> "Story":
        for name, value in fields.items():
            setattr(self.game, name, value)
        return self

    def roll(self, *faces: str, rolls: int = 1) -> "Story":
        """The first dice of the table show these faces."""
        shown = [FACE[name] for name in faces]
        self.game.dice = [POOL if die < len(shown) else SUPPLY for die in range(8)]
        self.game.faces = [*shown, *(0,) * (8 - len(shown))]
        self.game.rolls = rolls
        return self.tell("rolled", who=JENNY, faces=tuple(f"face-{name}" for name in faces))

    @property
    def chronicle(self) -> Chronicle:
        return chronicle(self.moments)

    def said(self) -> dict[str, Any]:
        """The distinctions by id, each with its seat and what is told."""
        return {one.id: (one.seat, dict(one.args)) for one in self.chronicle.distinctions}


def test_signs_belong_to_the_turn_that_brought_them() -> None:
    story = Story().tell("turn_begins", who=JENNY)
    story.with_(signs=2).tell("sign_gained", count=2, of=11).with_(signs=1).tell("sign_lost", count=1)
    story.with_(active=1, signs=2).tell("sign_gained", count=2, of=11)
    assert story.said() == {"signs": (0, {"who": JENNY, "count": 2})}


def test_equals_share_no_distinction() -> None:
    story = Story()
    for who in (JENNY, BOB, JENNY, BOB):
        story.tell("monster_taken", who=who, monster="monster-ghoul")
    assert story.said() == {}
    story.tell("monster_taken", who=BOB, monster="monster-cultist")
    assert story.said() == {"monsters": (1, {"who": BOB, "count": 3})}
    figure = story.chronicle.figures[2]
    assert (figure.value, figure.args["monsters"]) == (5, ("monster-ghoul",) * 4 + ("monster-cultist",))


def test_an_attempt_is_resolved_or_failed_or_cut_short() -> None:
    story = Story()
    card = in_play(story.game)[0]
    place = f"adventure-{CARDS[card].id}"
    story.with_(at=[card, card]).roll("lore").roll("peril", rolls=2).tell("resolved", who=JENNY, place=place)
    story.roll("terror").tell("failed", who=JENNY, place="other_world-rlyeh")
    story.roll("terror").tell("devoured", who=JENNY).tell("turn_begins", who=BOB)
    assert [one.resolved for one in attempts_of(story.moments)] == [True, False, False]
    adventures, devoured, _ = story.chronicle.figures
    assert (adventures.value, adventures.more) == (1, True)
    assert adventures.args == {"tried": 3, "won": 0, "worlds": 1}
    assert (devoured.value, devoured.args["who"]) == (1, JENNY)


def test_the_longest_odds_are_those_that_lay_open_before_the_first_roll() -> None:
    # given: one die of the pool, and a card that asks for much more
    story = Story()
    card = in_play(story.game)[0]
    place = f"adventure-{CARDS[card].id}"
    story.with_(at=[card, card]).roll("lore", "lore").tell("resolved", who=JENNY, place=place)
    [attempt] = attempts_of(story.moments)
    before = chance(attempt)
    # then
    assert before < 0.5
    assert story.said() == {"odds": (0, {"who": JENNY, "place": place, "percent": percents(before)})}


def test_the_closest_call_is_one_alone_with_the_least_left() -> None:
    story = Story()
    story.game.sanity, story.game.stamina = [1, 1], [2, 3]
    story.tell("sanity_lost", who=JENNY, count=1, left=1)
    assert story.said() == {"close": (0, {"who": JENNY, "what": "sanity"})}
    story.game.stamina[1] = 2
    story.tell("sanity_lost", who=BOB, count=1, left=1)
    assert story.said() == {}
    story.tell("devoured", who=BOB)
    assert story.said() == {"close": (0, {"who": JENNY, "what": "sanity"})}


def test_when_everybody_fell_the_last_one_is_told() -> None:
    story = Story().tell("turn_begins", who=JENNY).tell("devoured", who=BOB).tell("turn_begins", who=JENNY)
    story.tell("devoured", who=JENNY).with_(who=(OUT, OUT)).tell("outcome", reason="devoured", won=0)
    assert story.said() == {"last": (0, {"who": JENNY, "turn": 2})}


def test_the_dice_are_expected_by_their_colours() -> None:
    # given: seven dice, the yellow one among them, then two of them again, one of which falls as it lay
    story = Story().roll(*["lore"] * 6, "investigation_4")
    story.game.faces = [FACE["terror"], *story.game.faces[1:]]
    story.tell("rerolled", who=JENNY, old_faces=("face-lore",) * 2, faces=("face-lore", "face-terror"))
    story.tell("searched", who=JENNY, face="face-peril")
    # then: nine green dice and a yellow one
    told = luck(story.moments)
    assert [(one.id, one.fell) for one in told] == [("investigation", 1), ("lore", 7), ("peril", 1), ("terror", 1)]
    assert [one.expected for one in told] == pytest.approx([(9 * 3 + 4) / 6, 10 / 6, 10 / 6, 9 / 6])


def played(seats: int, seed: int) -> tuple[Table, list[Moment]]:
    """A whole game of the sensible bot."""
    table = new_table("elder_sign", seed=seed, seats=seats)
    moments = witnessed(table)
    bot, chosen = find("sensible", "elder_sign"), Chance(seed)
    while table.choice:
        table.answer(bot(table, chosen))
    return table, moments


@pytest.mark.parametrize(("seats", "seed"), [(1, 2), (4, 2), (8, 1)])
def test_the_sums_of_a_whole_game_agree(seats: int, seed: int) -> None:
    table, moments = played(seats, seed)
    told = chronicle(moments)
    kinds = Counter(event.kind for event in table.events)
    adventures, devoured, monsters = told.figures
    assert adventures.value == kinds["resolved"]
    assert adventures.args["tried"] >= kinds["resolved"] + kinds["failed"]
    assert (devoured.value, monsters.value) == (kinds["devoured"], kinds["monster_taken"])
    thrown = sum(len(event.args["faces"]) for event in table.events if event.kind in ("rolled", "rerolled"))
    assert sum(one.fell for one in told.luck) == thrown + kinds["searched"]
    assert sum(one.expected for one in told.luck) == pytest.approx(thrown + kinds["searched"])
    seen = Counter(face for event in table.events for face in event.args.get("faces", ()) if event.kind == "rolled")
    assert all(one.fell >= seen[f"face-{one.id}"] for one in told.luck if one.id != "investigation")
    assert len(told.distinctions) <= 3
    assert all(one.args["who"] in str([event.args for event in table.events]) for one in told.distinctions)

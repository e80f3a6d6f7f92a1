"""One battery for every game: random play at every seat count, with the kernel's promises looked at all the way."""

import dataclasses
import json
from collections.abc import Iterator
from typing import Any

import pytest
from examples.last_candle import GAME as LAST_CANDLE

from miskatonic import text
from miskatonic.kernel import (
    Barred,
    Chronicle,
    Distinction,
    Figure,
    Game,
    IllegalAnswer,
    Line,
    NothingToUndo,
    NotYourSeat,
    Offer,
    Offers,
    Option,
    StaleAnswer,
    State,
    Table,
    UnknownOption,
    ask,
    below,
    games,
    load_table,
    new_table,
    possible,
    seeded,
    win,
    witnessed,
)
from miskatonic.kernel.replay import replay
from miskatonic.kernel.speech import Sayable
from miskatonic.kernel.view import eyes_of, knowing
from tests.looking import look_at

pytestmark = pytest.mark.long

GAMES = [*games(), LAST_CANDLE]
SEATS = [
    pytest.param(game, seats, id=f"{game.id}-{seats}")
    for game in GAMES
    for seats in game.seats
    if seats in (1, 2, 3, 4, max(game.seats))
]
TWO_SIZES = [
    pytest.param(game, seats, id=f"{game.id}-{seats}")
    for game in GAMES
    for seats in {game.seats[0], game.seats[min(2, len(game.seats) - 1)]}
]
"""For what does not depend on how many play: a small and a larger table. That a state is sound, and what a seat can't
know, is looked at with any number of seats.
"""
LOOKED_AT, TAKEN = 3, 2
"""How many games are looked at after every answer, and played with every option tried."""
LONGEST = 3000
"""No game takes more decisions than this, even played at random."""
BEGINNING, NOW_AND_THEN = 40, 6
"""What is costly is looked at in each of the first decisions, and later in every sixth."""


class Luck:
    """The player's own randomness, apart from the game's."""

    def __init__(self, seed: int) -> None:
        self.rng = seeded(seed, 7)


def random_play(table: Table, seed: int) -> Iterator[Table]:
    """Play at random to the end, giving the table before each decision."""
    luck = Luck(seed)
    for _ in range(LONGEST):
        if table.choice is None:
            return
        yield table
        options = table.choice.options
        table.answer(options[below(luck, len(options))])
    raise AssertionError(f"{table!r} does not end")


def closely(number: int) -> bool:
    """Whether what is costly is looked at too."""
    return number < BEGINNING or number % NOW_AND_THEN == 0


def fresh(game: Game, seats: int, seed: int, light: bool = False) -> Table:
    return new_table(game, seed=seed, seats=seats, light=light)


@pytest.mark.parametrize(("game", "seats"), SEATS)
def test_every_state_is_sound_and_somebody_can_always_answer(game: Game, seats: int) -> None:
    for seed in range(12):
        for table in random_play(fresh(game, seats, seed), seed):
            assert table.problems() == []
            assert table.choice is not None
            texts = [table.choice.recorded(option).text for option in table.choice.options]
            assert len(texts) >= 2
            assert len(set(texts)) == len(texts), "two options with one text form"
            assert 0 <= table.choice.seat < seats


@pytest.mark.parametrize(("game", "seats"), TWO_SIZES)
def test_clone_save_and_replay_are_the_same_table(game: Game, seats: int) -> None:
    """Cloned at every decision; saved, loaded and replayed from the beginning where we look closely."""
    for seed in range(2):
        for number, table in enumerate(random_play(fresh(game, seats, seed), seed)):
            digest = table.digest()
            assert table.clone().digest() == digest
            if not closely(number):
                continue
            loaded = load_table(table.save(), game)
            assert loaded.digest() == digest
            assert [event.kind for event in loaded.events] == [event.kind for event in table.events]
            again = replay(game, seed=seed, seats=seats, options=table.options, answers=table.answers)
            assert again.digest() == digest


@pytest.mark.parametrize(("game", "seats"), TWO_SIZES)
def test_always_taking_the_first_option_comes_to_an_end(game: Game, seats: int) -> None:
    for seed in range(20):
        table = fresh(game, seats, seed, light=True)
        while table.choice is not None:
            assert len(table.made) < LONGEST
            table.answer(table.choice.options[0])


@pytest.mark.parametrize(("game", "seats"), TWO_SIZES)
def test_a_clone_plays_on_exactly_like_its_original_and_never_disturbs_it(game: Game, seats: int) -> None:
    for seed in range(2):
        table = fresh(game, seats, seed)
        play = random_play(table, seed)
        for _ in range(9):
            next(play, None)
        before = table.digest()
        left, right = table.clone(), table.clone()
        for one, other in zip(random_play(left, 1), random_play(right, 1), strict=True):
            assert one.digest() == other.digest()
        assert left.outcome == right.outcome
        assert table.digest() == before


@pytest.mark.parametrize(("game", "seats"), TWO_SIZES)
def test_undo_goes_back_to_each_earlier_decision(game: Game, seats: int) -> None:
    table = fresh(game, seats, 5)
    digests = [table.digest() for table in random_play(table, 5)]
    final = table.digest()
    for expected in reversed(digests):
        table.undo()
        assert table.digest() == expected
    with pytest.raises(NothingToUndo):
        table.undo()
    for _ in random_play(table, 5):
        pass
    assert table.digest() == final
    table.undo(len(digests))
    assert table.digest() == digests[0]


@pytest.mark.parametrize(("game", "seats"), TWO_SIZES)
def test_undo_of_a_light_table_too(game: Game, seats: int) -> None:
    table = fresh(game, seats, 6, light=True)
    digests = [table.digest() for table in random_play(table, 6)]
    for expected in reversed(digests[-6:]):
        table.undo()
        assert table.digest() == expected


@pytest.mark.parametrize(("game", "seats"), TWO_SIZES)
def test_light_games_have_the_same_course(game: Game, seats: int) -> None:
    for seed in range(3):
        heavy, light = fresh(game, seats, seed), fresh(game, seats, seed, light=True)
        pairs = zip(random_play(heavy, seed), random_play(light, seed), strict=True)
        for number, (one, other) in enumerate(pairs):
            digest = one.digest()
            assert other.digest() == digest
            assert not closely(number) or other.clone().digest() == digest
        assert heavy.outcome == light.outcome
        assert light.events == []


@pytest.mark.parametrize(("game", "seats"), TWO_SIZES)
def test_checkpoints_are_never_changed_by_what_follows(game: Game, seats: int) -> None:
    table = fresh(game, seats, 8)
    kept: dict[int, tuple[State, str]] = {}
    for _ in random_play(table, 8):
        for _, state, _ in table._checkpoints:
            if id(state) not in kept:  # which keeps it, and with it the id
                kept[id(state)] = (state, json.dumps(state.to_plain()))
    for state, text_then in kept.values():
        assert json.dumps(state.to_plain()) == text_then


@pytest.mark.parametrize(("game", "seats"), TWO_SIZES)
def test_copy_and_json_agree_field_by_field(game: Game, seats: int) -> None:
    for table in random_play(fresh(game, seats, 9), 9):
        state = table.state
        assert state.copy() == state
        assert game.state.from_plain(json.loads(json.dumps(state.to_plain()))) == state


@pytest.mark.parametrize(("game", "seats"), SEATS)
def test_views_are_plain_data_and_hide_what_a_seat_cannot_know(game: Game, seats: int) -> None:
    """With all eyes at every decision of the beginning; later with those of one after the other."""
    eyes = [None, *range(seats)] if seats <= 4 else [None, 0, seats - 1]
    for seed in range(3):
        for number, table in enumerate(random_play(fresh(game, seats, seed), seed)):
            for seat in eyes if number < BEGINNING else [eyes[number % len(eyes)]]:
                shown = json.dumps(table.view(seat))
                known = knowing(table, eyes_of(seat))
                assert table.view(known, options=False) == table.view(seat, options=False), "it knows more than it says"
                assert str(table.seed + 10**12) not in shown
                other = table.determinised(seat, seed=number)
                assert json.dumps(other.view(seat)) == shown, "the view tells something hidden"
                assert other.problems() == []


@pytest.mark.parametrize(("game", "seats"), TWO_SIZES)
def test_the_chance_behind_an_option_is_one_where_it_is_told(game: Game, seats: int) -> None:
    for seed in range(2):
        for table in random_play(fresh(game, seats, seed, light=True), seed):
            assert table.choice is not None
            for option in table.choice.options:
                chance = game.chance(table.state, option)
                assert chance is None or -1e-9 < chance < 1 + 1e-9, option


@pytest.mark.parametrize(("game", "seats"), TWO_SIZES)
def test_a_determinised_table_can_be_cloned_and_played_to_its_end(game: Game, seats: int) -> None:
    table = fresh(game, seats, 11)
    play = random_play(table, 11)
    for _ in range(7):
        next(play, None)
    world = table.determinised(0, seed=3)
    twin = world.clone()
    for one, other in zip(random_play(world, 2), random_play(twin, 2), strict=True):
        assert one.digest() == other.digest()
    assert world.outcome is not None


@pytest.mark.parametrize(("game", "seats"), TWO_SIZES)
def test_hostile_answers_are_refused_and_change_nothing(game: Game, seats: int) -> None:
    for table in random_play(fresh(game, seats, 13), 13):
        assert table.choice is not None
        before, number = table.digest(), table.number
        option = table.choice.options[0]
        owner = table.choice.seat if option.seat is None else option.seat
        for nonsense in (
            "",
            ":",
            "no_such_thing",
            option.text + ":x",
            option.text.upper() + "!",
            "~fate:1",
            "=" + option.text,
        ):
            with pytest.raises(IllegalAnswer):
                table.answer(nonsense)
        with pytest.raises((NotYourSeat, IllegalAnswer)):  # somebody else's way to pass is not even shown
            table.answer(option, seat=owner + 1)
        with pytest.raises(StaleAnswer):
            table.answer(option, number=number - 1)
        assert (table.digest(), table.number) == (before, number)
    with pytest.raises(StaleAnswer):
        table.answer("anything")


@pytest.mark.parametrize(("game", "seats"), TWO_SIZES)
def test_whoever_asks_why_not_is_offered_the_same(game: Game, seats: int) -> None:
    for seed in (31, 32):
        table = fresh(game, seats, seed)
        for _ in random_play(table, seed):
            choice = table.choice
            assert choice is not None
            if type(choice.offers) is Offers:
                told = possible(choice.offers.find(table.state, True))
                assert [(one.text, one.seat, one.args) for one in told] == [
                    (one.text, one.seat, one.args) for one in choice.options
                ]


@pytest.mark.parametrize("language", text.LANGUAGES)
@pytest.mark.parametrize(("game", "seats"), TWO_SIZES)
def test_everything_can_be_said(game: Game, seats: int, language: str) -> None:
    for seed in range(17, 21):
        say_everything(game, seats, language, seed)


def say_everything(game: Game, seats: int, language: str, seed: int) -> None:
    """What is asked, what can and can't be answered and why, what was told, and how it ended."""
    table = fresh(game, seats, seed)
    moments = witnessed(table)
    printed = [str(name) for catalogue in game.catalogues for name in catalogue.names]
    for number, _ in enumerate(random_play(table, seed)):
        assert table.choice is not None
        choice, shown = table.choice, table.choice.options[:6]
        things: list[Sayable] = [choice, *shown, *choice.barred]
        for thing in things:
            assert table.say(thing, language)
            assert all(table.explain(thing, language))
        for option in shown:
            assert text.say(game.package, language, f"verb-{option.verb}"), "options are grouped by it"
        if number % 20 == 5:
            for name in (*printed, *(game.seat_name(table.state, seat) for seat in range(seats))):
                assert all(table.explain(name, language))
    for event in table.events:
        assert table.say(event, language)
        assert all(table.explain(event, language))
    assert table.outcome is not None
    assert table.say(table.outcome, language)
    assert table.say(table.outcome.rule, language) != table.outcome.rule
    chronicle = game.chronicle(moments)
    for figure in chronicle.figures:
        for part in ("", ".more") if figure.more else ("",):
            assert text.say(game.package, language, f"figure-{figure.id}{part}", figure.args)
    for distinction in chronicle.distinctions:
        for part in ("", ".line"):
            assert text.say(game.package, language, f"distinction-{distinction.id}{part}", distinction.args)
    for luck in chronicle.luck:
        assert text.say(game.package, language, f"luck-{luck.id}")


async def hour(game: Any) -> str:
    """An hour of the Last Candle in which something is barred."""
    offers: list[Offer] = [Option("read"), Option("guard"), Barred("read", "unsaid", "LC-2")]
    await ask(game, 0, "hour", "LC-2", Offers(lambda _, why: offers), {"count": 1})
    win("dawn", "LC-3")


@pytest.mark.parametrize(
    ("missing", "change"),
    [
        ("barred-unsaid", {"steps": {"night.hour": hour}}),
        ("why-unsaid", {"explain": lambda game, thing: [Line("why-unsaid", "LC-2")]}),
        ("figure-unsaid", {"chronicle": lambda moments: Chronicle(figures=(Figure("unsaid", 1, {}, False),))}),
        ("distinction-unsaid", {"chronicle": lambda moments: Chronicle((), (Distinction("unsaid", 0, {}),))}),
    ],
)
def test_what_nobody_has_written_is_noticed(missing: str, change: dict[str, Any]) -> None:
    with pytest.raises(text.MissingMessage) as caught:
        say_everything(dataclasses.replace(LAST_CANDLE, **change), 1, "en", 17)
    assert caught.value.message == missing


def settings(game: Game, seed: int) -> dict[str, str]:
    """Some table options out of those that are listed, others with every seed."""
    luck = Luck(seed)
    wished = dict[str, str]()
    for setting in game.settings:
        values = setting.choices(wished)
        wished[setting.id] = values[below(luck, len(values))]
    while True:
        try:
            return game.settle(None, wished)[1]
        except UnknownOption:  # some do not go together
            wished.popitem()


@pytest.mark.parametrize(("game", "seats"), TWO_SIZES)
def test_a_table_that_is_looked_at_is_the_same_game(game: Game, seats: int) -> None:
    """Everybody looks at one of two tables after every answer, nobody at the other, which is not even copied."""
    for seed in range(LOOKED_AT):
        options = settings(game, seed)
        looked_at = new_table(game, seed=seed, seats=seats, options=options)
        alone = new_table(game, seed=seed, seats=seats, options=options, light=True)
        pairs = zip(random_play(looked_at, seed), random_play(alone, seed), strict=True)
        for number, (one, other) in enumerate(pairs):
            look_at(one, text.LANGUAGES[number % len(text.LANGUAGES)])
            assert one.digest() == other.digest()
        assert looked_at.outcome == alone.outcome


@pytest.mark.parametrize(("game", "seats"), TWO_SIZES)
def test_every_option_that_is_offered_can_be_taken(game: Game, seats: int) -> None:
    """As it is written in the record; where several seats may do something also by whoever it belongs to, and by
    whoever holds all seats: each time the same.
    """
    for seed in range(TAKEN):
        for table in random_play(
            new_table(game, seed=seed, seats=seats, options=settings(game, seed), light=True), seed
        ):
            choice = table.choice
            assert choice is not None
            written = [choice.recorded(option).text for option in choice.options]
            assert len(set(written)) == len(written), "two options are written alike"
            for option, text_form in zip(choice.options, written, strict=True):
                assert choice.find(text_form) is option
                owner = choice.owner(option)
                holders: list[list[int] | None] = (
                    [None] if {choice.owner(one) for one in choice.options} == {owner} else [None, [owner]]
                )
                if len(holders) > 1 and not option.shared:
                    holders.append([*range(seats)])
                digests = set()
                for eyes in holders:
                    twin = table.clone()
                    twin.answer(text_form if eyes is None else choice.text_for(option, eyes), seat=eyes)
                    entry = twin.answers[twin.made[-1]]
                    assert isinstance(entry, Option)
                    assert (entry.text, entry.seat) == (text_form, option.seat)
                    digests.add(twin.digest())
                assert len(digests) == 1

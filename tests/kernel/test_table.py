"""The table: forced answers, undo and fate, errors that change nothing, defects that show where they were made."""

from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass, replace
from typing import Any

import pytest
from examples.last_candle import GAME as LAST_CANDLE
from examples.last_candle import Night

import miskatonic
from miskatonic.games.reign_of_cthulhu.rows.relics import RELICS
from miskatonic.kernel import (
    BadPosition,
    Choice,
    EmptyChoice,
    NothingToUndo,
    Option,
    Outcome,
    Setting,
    State,
    StepEnds,
    Table,
    UnknownGame,
    UnknownOption,
    arrange,
    ask,
    end,
    load_table,
    new_table,
    tell,
)
from miskatonic.kernel.record import Fate
from tests.contract import asked, ended

GAME = "reign_of_cthulhu"


def reign(seed: int = 7, **options: str) -> Table:
    return miskatonic.new_table(GAME, seed=seed, seats=2, options={"investigators": "deal"} | options)


def play(table: Table, decisions: int) -> None:
    for _ in range(decisions):
        assert table.choice is not None
        table.answer(table.choice.options[0])


# --- asking ---


def test_an_only_option_is_taken_by_itself_recorded_and_told() -> None:
    table = new_table(LAST_CANDLE, seed=1, seats=1)
    assert table.choice is None or len(table.choice.options) > 1
    assert [event.kind for event in table.events][:2] == ["forced", "page"]
    assert [entry.text for entry in table.answers if isinstance(entry, Option)][:1] == ["read"]
    assert table.made == []


@dataclass(slots=True)
class Plain(State):
    """Nothing but what every state has."""


Step = Callable[[Any], Coroutine[Choice, Option | None, str]]


def with_step(step: Step, **others: Step) -> Table:
    """A table for two whose rules are this one step, or few more."""
    game = replace(
        LAST_CANDLE,
        state=Plain,
        setup=lambda seed, seats, options: Plain(1, "only"),
        steps={"only": step, **others},
        view=lambda state, eyes: {},
        problems=lambda state: [],
    )
    return new_table(game, seed=1, seats=2)


def test_a_question_without_an_answer_is_an_error_where_it_was_asked() -> None:
    async def step(game: State) -> str:
        await ask(game, 0, "nothing", "LC-9", lambda _: [])
        return "only"

    with pytest.raises(EmptyChoice, match="LC-9") as caught:
        with_step(step)
    assert any(entry.name == "step" for entry in caught.traceback)


def test_a_secret_option_is_shown_to_its_seat_only() -> None:
    secrets = [Option("read", secret=True), Option("guard", secret=True)]

    async def step(game: State) -> str:
        await ask(game, 0, "hour", "LC-2", lambda _: secrets, {"count": 1})
        return "only"

    table = with_step(step)
    assert [option["text"] for option in asked(table.view(0))["options"]] == ["read", "guard"]
    assert asked(table.view(1))["options"] == []
    assert asked(table.view(None))["options"] == []
    assert table.view(0, options=False)["choice"] == {
        name: value for name, value in asked(table.view(0)).items() if name not in ("options", "barred", "default")
    }


def test_an_aside_is_said_by_people_and_listed_for_nobody_else() -> None:
    async def step(game: Any) -> str:
        options = [Option("go"), Option("stay", passes=True)]
        while (await ask(game, 1, "?", "X-1", lambda _: options, asides=lambda _: [Option("louder")])).verb == "louder":
            tell(game, "loud", "X-2")
        return "begin"

    table = with_step(step)
    assert table.choice is not None
    assert [option.text for option in table.choice.options] == ["go", "stay"]
    shown = [[option["text"] for option in asked(table.view(seat))["options"]] for seat in (0, 1)]
    assert shown == [["go", "stay"], ["go", "stay", "louder"]]
    table.answer("louder", seat=1)
    assert [event.kind for event in table.events] == ["loud"]
    assert table.clone().digest() == table.digest()


def test_an_event_for_one_seat_is_visible_to_that_seat() -> None:
    async def step(game: State) -> str:
        tell(game, "page", "LC-3", {"who": 0, "count": 1}, only=0)
        await ask(game, 0, "hour", "LC-2", lambda _: [Option("read"), Option("guard")], {"count": 1})
        return "only"

    event = with_step(step).events[0]
    assert [event.seen_by(eyes) is not None for eyes in ({0}, {1}, {0, 1}, ())] == [True, False, True, False]


def test_of_an_event_with_a_secret_everybody_is_told_and_one_seat_the_whole() -> None:
    async def step(game: State) -> str:
        tell(game, "page", "LC-3", {"who": 0, "count": 1}, only=0, secret={"word": "Azathoth"})
        await ask(game, 0, "hour", "LC-2", lambda _: [Option("read"), Option("guard")], {"count": 1})
        return "only"

    event = with_step(step).events[0]
    assert event.seen_by({0}) is event
    for eyes in ({1}, ()):
        told = event.seen_by(eyes)
        assert told is not None
        assert (told.kind, told.args["count"], dict(told.secret)) == ("page.others", 1, {})


def test_a_step_can_be_left_for_another_from_anywhere() -> None:
    async def inner(game: State) -> None:
        await ask(game, 0, "hour", "LC-2", lambda _: [Option("read"), Option("guard")], {"count": 1})
        raise StepEnds("other")

    async def only(game: State) -> str:
        await inner(game)
        raise AssertionError("nothing after it is carried out")

    async def other(game: State) -> str:
        await ask(game, 1, "hour", "LC-2", lambda _: [Option("read"), Option("guard")], {"count": 2})
        return "only"

    table = with_step(only, other=other)
    table.answer("read")
    assert table.choice is not None
    assert table.choice.seat == 1
    assert table.clone().digest() == table.digest()
    table.undo()
    assert table.choice.seat == 0


def test_a_game_may_end_neither_won_nor_lost() -> None:
    async def step(game: State) -> str:
        end("fled", "dawn", "LC-3")

    table = with_step(step)
    assert table.outcome == Outcome("fled", "dawn", "LC-3")
    assert not table.outcome.won
    assert ended(table.view(None))["result"] == "fled"
    assert load_table(table.save(), table.game).outcome == table.outcome


def test_a_table_option_may_be_a_long_text_if_the_game_says_so() -> None:
    deck = Setting("deck", (), "", lambda value, seats: None, longest=5000)
    game = replace(LAST_CANDLE, settings=(*LAST_CANDLE.settings, deck))
    assert new_table(game, seed=1, options={"deck": "axe " * 1000}).options["deck"] == "axe " * 1000
    with pytest.raises(UnknownOption, match="at most 5000"):
        new_table(game, seed=1, options={"deck": "axe " * 2000})
    with pytest.raises(UnknownOption, match="at most 200"):
        new_table(game, seed=1, options={"book": "x" * 1000})


# --- positions as text ---


def laid_out(sentences: Sequence[Sequence[str]]) -> State:
    """Sentences of the Last Candle: `candles 2`, `pages 3`."""
    said = {words[0]: int(words[1]) for words in sentences}
    unknown = set(said) - {"candles", "pages"}
    if unknown:
        raise ValueError(f"there is no sentence {unknown.pop()!r}")
    return Night(1, "night.hour", 2, 0, said.get("candles", 3), said.get("pages", 4))


ARRANGED = replace(LAST_CANDLE, arrange=laid_out)


def test_a_table_is_made_from_a_position_as_text() -> None:
    table = arrange(ARRANGED, "candles 1  # nearly dark\n\npages 2\n", seed=3)
    assert table.view(None)["board"] == {"reader": 0, "candles": 1, "pages": 2}
    table.answer("guard")
    loaded = load_table(table.save(), ARRANGED)
    assert loaded.digest() == table.digest()
    loaded.undo()
    assert loaded.view(None)["board"]["candles"] == 1


@pytest.mark.parametrize("text", ["moons 3", "candles", "candles many", "candles 9"])
def test_a_position_that_can_not_be_is_refused_in_words(text: str) -> None:
    with pytest.raises(BadPosition, match=r"position (can't be|is impossible)"):
        arrange(ARRANGED, text)
    with pytest.raises(BadPosition, match="can't be arranged"):
        arrange(LAST_CANDLE, text)


# --- undo ---


def test_undo_to_the_start_of_the_action_and_of_the_turn() -> None:
    table = reign()
    start = table.digest()
    play(table, 2)
    middle = table.digest()
    play(table, 1)
    table.undo(to="action")
    assert table.digest() == middle
    table.undo(to="turn")
    assert table.digest() == start


def test_undo_to_the_turn_at_its_very_start_goes_to_the_turn_before() -> None:
    table = reign()
    start = table.digest()
    first = table.view(None)["board"]["active"]
    while table.view(None)["board"]["active"] == first:
        play(table, 1)
    table.undo(to="turn")
    assert table.digest() == start


def test_undo_beyond_the_beginning_or_to_nowhere_is_refused() -> None:
    table = reign()
    with pytest.raises(NothingToUndo):
        table.undo()
    play(table, 2)
    before = table.digest()
    for wrong in (0, -1, 3):
        with pytest.raises(NothingToUndo):
            table.undo(wrong)
    with pytest.raises(UnknownOption, match="action, turn"):
        table.undo(to="yesterday")
    assert table.digest() == before


def test_with_the_same_fate_the_dice_fall_the_same_way_after_an_undo() -> None:
    table = reign(1, fate="same")
    play(table, 18)
    after = table.digest()
    table.undo(12)
    play(table, 12)
    assert table.digest() == after


def test_with_a_new_fate_they_fall_anew_and_the_log_says_so() -> None:
    different = 0
    for seed in range(5):
        table = reign(seed, fate="new")
        play(table, 20)
        after = table.digest()
        known = table.view(0)
        table.undo(12)
        told = table.events[-1]
        assert (told.kind, told.args["decisions"], told.args["fate"]) == ("undone", 12, "new")
        assert table.problems() == []
        while table.choice is not None and len(table.made) < 20:
            play(table, 1)
        different += table.digest() != after
        assert known["seats"] == 2
    assert different == 5


def test_a_new_fate_survives_saving_cloning_and_another_undo() -> None:
    table = reign(fate="new")
    play(table, 9)
    table.undo(4)
    play(table, 3)
    for twin in (table.clone(), miskatonic.load_table(table.save())):
        assert twin.digest() == table.digest()
        play(twin, 3)
    table.undo(2)
    assert miskatonic.load_table(table.save()).digest() == table.digest()


def test_a_new_fate_takes_the_place_of_the_last_one() -> None:
    """A hundred undos at the same place leave one turn of fate, as if the first had been the only one."""
    table = reign(fate="new")
    play(table, 5)
    rolled = set()
    for _ in range(100):
        play(table, 1)
        table.undo()
        assert table.choice is not None
        rolled.add(table.state.rng)
    fates = [entry for entry in table.answers if isinstance(entry, Fate)]
    assert len(fates) == 1
    assert len(rolled) == 100
    assert miskatonic.load_table(table.save()).digest() == table.digest()


def test_turns_of_fate_of_older_journals_are_piled_up() -> None:
    """Journals up to 0.2 say only that something was taken back; they must lead where they led."""
    table, piled = reign(fate="new"), reign(fate="new")
    for _ in range(3):
        for one, is_old in ((table, False), (piled, True)):
            play(one, 1)
            one.undo(piled=is_old)
    assert [type(entry) for entry in piled.answers] == [Fate] * 3
    assert [type(entry) for entry in table.answers] == [Fate]
    assert piled.digest() != table.digest()
    assert miskatonic.load_table(piled.save()).digest() == piled.digest()


def test_behind_a_deal_for_somebody_who_thinks_nothing_can_be_taken_back() -> None:
    table = reign()
    play(table, 4)
    thought = table.determinised(0, seed=5)
    play(thought, 2)
    with pytest.raises(NothingToUndo):
        thought.undo(3)
    thought.undo(2)
    with pytest.raises(NothingToUndo):
        thought.undo()


def test_what_was_told_stays_told_after_an_undo() -> None:
    table = reign()
    play(table, 3)
    told = list(table.events)
    table.undo()
    assert table.events[:-1] == told
    assert table.events[-1].kind == "undone"
    assert table.events[-1].args["back"] < len(told)
    assert [event.number for event in table.events] == list(range(len(table.events)))


def test_the_number_counts_answers_and_undos() -> None:
    table = reign()
    play(table, 2)
    table.undo()
    number = table.number
    assert number > 2
    play(table, 1)
    assert table.number > number


# --- making tables ---


def test_an_unknown_game_is_refused_with_the_known_ones() -> None:
    with pytest.raises(UnknownGame, match="reign_of_cthulhu"):
        miskatonic.new_table("chess")


@pytest.mark.parametrize(
    ("seats", "options", "words"),
    [
        (1, {}, "2 to 4"),
        (5, {}, "2 to 4"),
        (2, {"colour": "red"}, "no option 'colour'"),
        (2, {"difficulty": "trivial"}, "introductory, standard, expert"),
        (2, {"investigators": "driver"}, "2 different names"),
        (2, {"investigators": "driver+driver"}, "2 different names"),
        (2, {"investigators": "driver+butler"}, "detective"),
        (2, {"first": "3"}, "1 to 2"),
        (2, {"first": "0"}, "1 to 2"),
        (2, {"fate": "kind"}, "same, new"),
    ],
)
def test_wrong_options_are_refused_in_words(seats: int, options: dict[str, str], words: str) -> None:
    with pytest.raises(UnknownOption, match=words):
        miskatonic.new_table(GAME, seed=1, seats=seats, options=options)


@pytest.mark.parametrize("seed", [-1, "7", 1.5, True])
def test_a_seed_is_a_whole_number(seed: Any) -> None:
    with pytest.raises(UnknownOption, match="seed"):
        miskatonic.new_table(GAME, seed=seed)


def test_a_seed_that_is_not_given_is_drawn_and_recorded() -> None:
    one, other = miskatonic.new_table(GAME), miskatonic.new_table(GAME)
    assert one.seed != other.seed
    assert miskatonic.new_table(GAME, seed=one.seed).digest() == one.digest()


def test_an_unknown_seat_has_no_view() -> None:
    with pytest.raises(UnknownOption):
        reign().view(2)


def test_games_are_described() -> None:
    [game] = [game for game in miskatonic.games() if game.id == GAME]
    assert game.seats == (2, 3, 4)
    assert game.content["relics"] == len(RELICS)
    assert {setting.id for setting in game.settings} == {"difficulty", "investigators", "first", "consent"}

"""The full screen, driven with keys and mouse as a player would."""

import random
from pathlib import Path

import pytest
from textual import events
from textual.pilot import Pilot
from textual.widgets import OptionList, Static

import miskatonic
from miskatonic.terminal import saves, table_screen
from miskatonic.terminal.look_up_screen import LookUpScreen
from miskatonic.terminal.replay import Replay
from miskatonic.terminal.screen import Room
from miskatonic.terminal.sitting import Sitting
from miskatonic.terminal.table_screen import HASTE, TableScreen
from miskatonic.terminal.widgets import Board, Sheet
from miskatonic.terminal.wishes import new_table
from miskatonic.text import LANGUAGES
from tests.terminal.driving import drive

pytestmark = pytest.mark.long

REIGN, ELDER = "reign_of_cthulhu", "elder_sign"
SIZES = [(100, 30), (160, 50)]


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MISKATONIC_HOME", str(tmp_path / "home"))


def sitting(seed: int = 643848, seats: int = 2, decisions: int = 2, language: str = "en", game: str = REIGN) -> Sitting:
    """A table after so many first options: with two, both investigators are chosen."""
    table = new_table(game, seats, seed, {})
    for _ in range(decisions):
        assert table.choice
        table.answer(table.choice.options[0])
    return Sitting(table, language)


def shown(room: Room, name: str) -> str:
    return str(room.screen.query_one(f"#{name}", Static).content)


def table_of(room: Room) -> miskatonic.Table:
    assert room.sitting
    return room.sitting.table


@pytest.mark.parametrize("size", SIZES)
def test_the_screen_tells_who_decides_what_and_where(size: tuple[int, int]) -> None:
    async def script(pilot: Pilot[None], room: Room) -> None:
        assert "■2  Doctor" in shown(room, "banner")
        assert "5 actions left" in shown(room, "prompt")
        options = room.screen.query_one(OptionList)
        said = "\n".join(str(line.prompt) for line in options.options)
        assert "Walk to the University" in said
        assert "3–14 Take the bus …" in said
        board = room.screen.query_one(Board)
        assert board.picture
        assert len(board.picture.places) == 24
        for widget in ("banner", "prompt", "threat", "keys"):
            region = room.screen.query_one(f"#{widget}").region
            assert region.height
            assert region.right <= size[0]
            assert region.bottom <= size[1]
        log = room.screen.query_one("#log-wide" if size[0] >= 140 else "#log")
        assert log.region.height >= 5

    drive(script, Room(sitting(), "en"), size)


@pytest.mark.long
def test_a_whole_game_with_the_keyboard() -> None:
    chooser = random.Random(4)

    async def script(pilot: Pilot[None], room: Room) -> None:
        table = table_of(room)
        screen = room.screen
        assert isinstance(screen, TableScreen)
        while table.outcome is None:
            options = screen.sitting.options()
            number = chooser.choice(list(options))
            made = len(table.made)
            await pilot.press(*str(number))
            if len(table.made) == made:
                await pilot.press("enter")
            assert len(table.made) == made + 1
        assert "LOST" in shown(room, "banner")
        assert screen.sitting.say(table.outcome) in shown(room, "prompt")
        assert table.outcome.rule in shown(room, "prompt")
        assert "decisions" in shown(room, "prompt")
        await pilot.pause(HASTE)
        await pilot.press("enter")  # take back the last decision
        assert table.outcome is None

    drive(script, Room(sitting(seed=4, seats=3, decisions=0), "en"))


def test_arrow_keys_open_a_verb_with_many_targets() -> None:
    async def script(pilot: Pilot[None], room: Room) -> None:
        await pilot.press("down", "down", "enter")
        assert len(table_of(room).made) == 2
        options = room.screen.query_one(OptionList)
        assert "3 Take the bus to the Cafe" in str(options.get_option_at_index(options.highlighted or 0).prompt)
        await pilot.press("enter")
        assert str(table_of(room).answers[-1]) == "Option('bus:dunwich:cafe')"

    drive(script, Room(sitting(), "en"))


def test_digits_wait_for_a_longer_number() -> None:
    async def script(pilot: Pilot[None], room: Room) -> None:
        await pilot.press("1")
        assert len(table_of(room).made) == 2
        assert "Option 1" in shown(room, "note")
        await pilot.press("0")
        assert str(table_of(room).answers[-1]) == "Option('bus:kingsport:woods')"

    drive(script, Room(sitting(), "en"))


def test_an_enter_out_of_habit_after_a_digit_that_has_chosen_is_not_an_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_screen, "HASTE", 60.0)  # however slow the machine is

    async def script(pilot: Pilot[None], room: Room) -> None:
        made = len(table_of(room).made)
        await pilot.press("9", "enter")
        assert len(table_of(room).made) == made + 1

    drive(script, Room(sitting(), "en"))


def test_a_click_on_an_option_takes_it() -> None:
    async def script(pilot: Pilot[None], room: Room) -> None:
        await pilot.click("#options", offset=(6, 1))
        assert str(table_of(room).answers[-1]) == "Option('walk:university')"

    drive(script, Room(sitting(), "en"))


def test_a_click_on_a_place_shows_what_concerns_it() -> None:
    async def click(pilot: Pilot[None], room: Room, place: str) -> None:
        board = room.screen.query_one(Board)
        assert board.picture
        assert room.sitting
        spots = room.sitting.board.places(room.sitting.view).values()
        box = board.picture.places[next(spot.id for spot in spots if spot.name == place)]
        await pilot.click("#board", offset=(box.x + 1, box.y))
        await pilot.pause()

    async def script(pilot: Pilot[None], room: Room) -> None:
        await click(pilot, room, "place-hospital")
        assert "You can't do anything there" in shown(room, "note")
        await click(pilot, room, "place-cafe")
        options = room.screen.query_one(OptionList)
        assert [line.id for line in options.options] == ["2", "3"]
        await pilot.press("escape")
        assert len(options.options) > 3
        await click(pilot, room, "place-university")
        assert len(table_of(room).made) == 2
        await click(pilot, room, "place-university")
        assert str(table_of(room).answers[-1]) == "Option('walk:university')"

    drive(script, Room(sitting(), "en"))


def test_undo_decision_and_turn() -> None:
    async def script(pilot: Pilot[None], room: Room) -> None:
        table = table_of(room)
        await pilot.press("0", "1", "enter")
        assert len(table.made) == 3
        await pilot.press("u")
        assert len(table.made) == 2
        await pilot.press("1", "enter", "1", "U")
        assert len(table.made) == 2
        await pilot.press("u", "u", "u")
        assert "nothing to take back" in shown(room, "note")

    drive(script, Room(sitting(), "en"))


def test_why_cards_words_log_and_help_open_and_close() -> None:
    async def script(pilot: Pilot[None], room: Room) -> None:
        for key, expected in (
            ("question_mark", "RC-031"),
            ("c", "You have 5 actions a turn"),
            ("b", "Seat 2, Doctor"),
            ("l", "became the Doctor"),
            ("h", "F2"),
        ):
            await pilot.press(key)
            assert isinstance(room.screen, Sheet)
            said = "\n".join(str(part.content) for part in room.screen.query(Static))
            assert expected in said
            await pilot.press("escape")
            assert isinstance(room.screen, TableScreen)

    drive(script, Room(sitting(), "en"))


def read_on(room: Room) -> str:
    """What there is to read on the sheet or in the look-up pane."""
    assert isinstance(room.screen, Sheet | LookUpScreen)
    return "\n".join(str(part.content) for part in room.screen.query(Static) if part.display)


def listed(room: Room) -> list[str]:
    """What the look-up pane offers where several things may be meant."""
    meant = room.screen.query_one("#meant", OptionList)
    return [str(line.prompt) for line in meant.options] if meant.display else []


@pytest.mark.parametrize(
    ("game", "language", "wish", "told"),
    [
        (REIGN, "en", "silver key", "The active player may move directly to any location"),
        (REIGN, "en", "rc-201", "RC-201: Under Yig"),
        (REIGN, "en", "paranoia", "Add 2 cultists to your location"),
        (REIGN, "pl", "przebudzenie zla", "obudź następnego Przedwiecznego"),
        (REIGN, "uk", "кав'ярня", "За один перехід"),
        (ELDER, "en", "koi pond", "Reward: monster, clue, common item and Elder Sign. (ES-085)"),
        (ELDER, "en", "yellow die", "Has investigation 4 where a green die has terror."),
        (ELDER, "pl", "niebezpieczenstwo", "Wymaga jednej kości z Niebezpieczeństwem."),
    ],
)
def test_a_slash_looks_up_whatever_is_written(game: str, language: str, wish: str, told: str) -> None:
    async def script(pilot: Pilot[None], room: Room) -> None:
        await pilot.press("slash")
        await pilot.press(*wish)
        for width, height in [(80, 24), *SIZES]:
            await pilot.resize_terminal(width, height)
            await pilot.pause()
            assert told in read_on(room)
            reading = room.screen.query_one("#reading").region
            assert reading.height >= 5
            assert reading.bottom <= height
        await pilot.press("escape")
        assert isinstance(room.screen, TableScreen)
        assert len(table_of(room).made) == 2

    drive(script, Room(sitting(language=language, game=game), language), (80, 24))


def test_of_several_that_are_meant_one_is_chosen_with_the_arrow_keys() -> None:
    async def script(pilot: Pilot[None], room: Room) -> None:
        await pilot.press("slash", *"station")
        assert listed(room) == ["Train Station", "Police Station"]
        assert "One walk away: University and Cafe." in read_on(room)
        await pilot.press("down")
        await pilot.pause()
        assert "One walk away: University, Park and Secret Lodge." in read_on(room)
        await pilot.press("backspace", *"n ")
        assert len(listed(room)) == 2

    drive(script, Room(sitting(), "en"))


def test_while_a_rules_id_is_written_those_that_begin_so_are_listed() -> None:
    async def script(pilot: Pilot[None], room: Room) -> None:
        await pilot.press("slash", *"rc-20")
        assert listed(room) == ["RC-200", "RC-201", "RC-202"]
        await pilot.press("1")
        await pilot.pause()
        assert listed(room) == []
        assert "RC-201: Under Yig" in read_on(room)

    drive(script, Room(sitting(), "en"))


def test_a_name_that_there_is_not_is_told_and_its_likes_are_listed() -> None:
    async def script(pilot: Pilot[None], room: Room) -> None:
        await pilot.press("slash")
        assert "such as RC-031" in read_on(room)
        await pilot.press(*"gravejard")
        await pilot.pause()
        assert "There is no gravejard here." in read_on(room)
        assert listed(room) == ["Graveyard"]
        assert "Kingsport" in read_on(room)
        await pilot.press(*"zzzzzzzzzzzz")
        await pilot.pause()
        assert listed(room) == []

    drive(script, Room(sitting(), "en"))


def test_d_reads_the_option_that_is_pointed_at_and_what_it_names() -> None:
    async def script(pilot: Pilot[None], room: Room) -> None:
        await pilot.press("d")
        said = read_on(room)
        assert said.startswith("Walk to the University (1 action)")
        assert "A Walk costs 1 action" in said
        assert "\nUniversity\n" in said
        assert "One walk away: " in said
        await pilot.press("d")
        assert isinstance(room.screen, TableScreen)
        # a whole group has no thing of its own: the question is explained
        await pilot.press("down", "down", "d")
        assert "RC-031" in read_on(room)

    drive(script, Room(sitting(), "en"))


def test_d_reads_a_whole_card_in_elder_sign() -> None:
    async def script(pilot: Pilot[None], room: Room) -> None:
        table = table_of(room)
        assert room.sitting
        number = next(n for n, one in room.sitting.options().items() if one.verb == "go" and "museum" not in one.text)
        screen = room.screen
        assert isinstance(screen, TableScreen)
        screen._point_at(number)
        await pilot.press("d")
        said = read_on(room)
        for told in ("Task 1: ", "Reward: ", "enalty"):
            assert said.count(told) == 1
        assert table.choice

    drive(script, Room(sitting(game=ELDER, decisions=0), "en"))


def test_the_language_can_be_switched_at_any_time() -> None:
    async def script(pilot: Pilot[None], room: Room) -> None:
        await pilot.press("f2")
        assert "Lekarz" in shown(room, "banner")
        await pilot.press("L")
        assert "Лікар" in shown(room, "banner")
        assert "Скасувати" in shown(room, "keys")

    drive(script, Room(sitting(), "en"))


def test_save_quit_and_continue_from_the_picker() -> None:
    async def leave(pilot: Pilot[None], room: Room) -> None:
        await pilot.press("s")
        assert "Saved: " in shown(room, "note")
        await pilot.press("1", "enter", "q")

    drive(leave, Room(sitting(), "en"))
    assert saves.saves()[0].decisions == 3

    async def go_on(pilot: Pilot[None], room: Room) -> None:
        assert type(room.screen).__name__ == "Picker"
        await pilot.press("end", "enter")
        await pilot.pause()
        assert len(table_of(room).made) == 3

    drive(go_on, Room(None, "en"))


@pytest.mark.parametrize("size", SIZES)
def test_a_new_game_from_the_picker(size: tuple[int, int]) -> None:
    async def script(pilot: Pilot[None], room: Room) -> None:
        reign = ["right"] * [game.id for game in miskatonic.games()].index(REIGN)
        polish = ["L"] * LANGUAGES.index("pl")
        await pilot.press("down", *reign, "down", "right", "down", "left", *polish, "home", "enter")
        await pilot.pause()
        table = table_of(room)
        assert (table.game.id, table.seats) == (REIGN, 3)
        assert table.options["difficulty"] == "introductory"
        assert table.options["consent"] == "waive"
        assert "Twoja decyzja" in shown(room, "banner")

    drive(script, Room(None, "en", 3), size)


def test_leaving_the_picker() -> None:
    async def script(pilot: Pilot[None], room: Room) -> None:
        await pilot.press("q")
        assert room.sitting is None

    drive(script, Room(None, "en"))


def test_a_replay_goes_forward_and_back() -> None:
    story = Replay(sitting(decisions=6).table)

    async def script(pilot: Pilot[None], room: Room) -> None:
        assert "After 0 of 6 decisions" in shown(room, "prompt")
        await pilot.press("right", "right", "left")
        assert "After 1 of 6 decisions" in shown(room, "prompt")
        await pilot.press("enter", "end")
        assert "After 6 of 6 decisions" in shown(room, "prompt")
        await pilot.press("u", "1", "home", "pagedown")
        assert "After 6 of 6 decisions" in shown(room, "prompt")

    drive(script, Room(None, "en", story=(story, 0)))
    assert saves.saves() == []


def test_r_shows_what_happened_since_the_last_decision() -> None:
    async def script(pilot: Pilot[None], room: Room) -> None:
        await pilot.press("enter", "r")
        await pilot.pause()
        assert isinstance(room.screen, Sheet)
        said = [str(part.content) for part in room.screen.query(Static)]
        assert said == ["Since your last decision", "The Doctor walked to the University."]
        await pilot.press("r")
        assert isinstance(room.screen, TableScreen)

    drive(script, Room(sitting(), "en"))


def test_a_new_game_begins_with_its_goal_which_g_shows_again() -> None:
    """Given a new game, then the goal lies on the table until it is put away; g brings it back."""

    async def script(pilot: Pilot[None], room: Room) -> None:
        assert "Seal the museum before" in read_on(room)
        assert "You lose when" in read_on(room)
        await pilot.press("enter")
        assert isinstance(room.screen, TableScreen)
        await pilot.press("g")
        assert "On your turn" in read_on(room)
        await pilot.press("g")
        assert isinstance(room.screen, TableScreen)

    drive(script, Room(sitting(decisions=0, game="elder_sign", seats=1), "en"), knows_the_goal=False)


def test_whoever_goes_on_with_a_game_is_not_told_its_goal() -> None:
    async def script(pilot: Pilot[None], room: Room) -> None:
        assert isinstance(room.screen, TableScreen)

    drive(script, Room(sitting(), "en"), knows_the_goal=False)


def test_a_key_that_was_pressed_before_a_question_was_drawn_is_no_answer_to_it() -> None:
    async def script(pilot: Pilot[None], room: Room) -> None:
        # given a question, and keys that were pressed on it but come late, as on a slow machine
        made = len(table_of(room).made)
        late = [events.Key("9", "9"), events.Key("9", "9"), events.Key("enter", "\r")]
        # when they come one after the other
        for key in late:
            room.post_message(key)
            await pilot.pause()
        # then the first is the answer, and the others are none to the next question, which was not yet to be seen
        assert len(table_of(room).made) == made + 1
        # and what is pressed now is
        assert room.sitting
        await pilot.press(*str(max(room.sitting.options())))
        assert len(table_of(room).made) == made + 2

    drive(script, Room(sitting(), "en"))


@pytest.mark.parametrize("game", [REIGN, "death_may_die", "arkham_lcg"])
def test_the_row_that_enter_would_take_never_ends_a_turn_with_actions_left(game: str) -> None:
    async def script(pilot: Pilot[None], room: Room) -> None:
        choice = table_of(room).choice
        assert choice is not None
        ending = [option for option in choice.options if option.early]
        assert len(ending) == 1
        await pilot.press("enter")
        await pilot.pause()
        assert str(table_of(room).answers[-1]) != str(ending[0])

    table = new_table(game, 2, 7, {})
    while table.choice and not any(option.early for option in table.choice.options):
        table.answer(table.choice.options[0])
    drive(script, Room(Sitting(table, "en"), "en"))


@pytest.mark.parametrize("size", [*SIZES, (120, 40)])
def test_however_long_a_question_and_a_hint_are_the_options_are_on_the_screen(
    size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def script(pilot: Pilot[None], room: Room) -> None:
        for keys in ([], ["i"]):
            await pilot.press(*keys)
            await pilot.pause()
            options = room.screen.query_one(OptionList)
            assert options.region.height >= 5
            assert options.region.bottom <= size[1] - 1, "below it are only the keys"

    # given
    long = ["Whoever reads this card reads for a long time, and still it has more to say."] * 20
    monkeypatch.setattr(Sitting, "brought", lambda *_: long)
    monkeypatch.setattr(Sitting, "hint", lambda _: long)
    drive(script, Room(sitting(), "en"), size)


def test_what_does_not_fit_of_a_question_can_be_scrolled_and_the_next_one_begins_at_its_top(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def script(pilot: Pilot[None], room: Room) -> None:
        question = room.screen.query_one("#question")
        question.focus()
        await pilot.press("end")
        await pilot.wait_for_scheduled_animations()
        assert question.scroll_y > 0
        await pilot.press("2")
        await pilot.pause()
        assert question.scroll_y == 0

    monkeypatch.setattr(Sitting, "brought", lambda *_: ["One line of many."] * 40)
    drive(script, Room(sitting(), "en"))

"""Elder Sign in a terminal: the table on the full screen, and the position in words."""

import itertools
import random
import re
from collections.abc import Collection
from pathlib import Path
from typing import cast

import pytest
from click.testing import CliRunner
from textual.pilot import Pilot
from textual.widgets import OptionList, Static

import miskatonic
from miskatonic import text
from miskatonic.cli import main
from miskatonic.games.elder_sign import board
from miskatonic.kernel.view import View
from miskatonic.terminal import boards, line
from miskatonic.terminal.chart import Box
from miskatonic.terminal.games.elder_sign.signs import FACES, SHOWN, THINGS
from miskatonic.terminal.line import LineMode
from miskatonic.terminal.look import Picture, percent
from miskatonic.terminal.screen import Room
from miskatonic.terminal.sitting import Sitting
from miskatonic.terminal.table_screen import TableScreen
from miskatonic.terminal.widgets import Board, Sheet
from miskatonic.terminal.wishes import new_table
from miskatonic.text import LANGUAGES
from tests.contract import asked
from tests.terminal.driving import drive

ELDER = "elder_sign"
BOARD = boards.board(ELDER)
SIZES = [(100, 30), (160, 48)]
BOARD_SIZES = [(66, 20), (66, 22), (60, 41), (86, 32), (120, 55)]
WISHES = {"ancient_one": "cthulhu", "investigators": "bob_jenkins+mandy_thompson", "first": "1"}


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MISKATONIC_HOME", str(tmp_path / "home"))
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


def say_in(language: str) -> boards.Say:
    def say(message: str, /, **args: object) -> str:
        return text.say("miskatonic.games.elder_sign", language, message, args)

    return say


def table_at(*answers: str, seed: int = 1) -> miskatonic.Table:
    """A table for Bob Jenkins and Mandy Thompson after these answers; a beginning of an option's text is enough."""
    table = new_table(ELDER, 2, seed, WISHES)
    for answer in answers:
        assert table.choice
        table.answer(next(option for option in table.choice.options if option.text.startswith(answer)))
    return table


def museum() -> miskatonic.Table:
    """The first question of the first turn: where to go. The first monster lies in an empty frame."""
    return table_at("place:we_need")


def after_a_roll() -> miskatonic.Table:
    """Bob Jenkins has rolled six green dice at the Administration Office."""
    return table_at("place:we_need", "go:administration_office", "roll")


def drawn(
    view: View[board.Board], size: tuple[int, int] = (66, 22), language: str = "en", pointed: Collection[str] = ()
) -> tuple[Picture, list[str]]:
    picture = BOARD.draw(view, say_in(language), size, {}, None, pointed)
    assert picture is not None
    return picture, ["".join(piece for piece, _ in row) for row in picture.rows]


def inside(rows: list[str], box: Box) -> str:
    return "\n".join(row[box.x : box.x + box.width] for row in rows[box.y : box.y + box.height])


def in_play(view: View[board.Board]) -> list[board.Card]:
    return [card for card in [*view["board"]["museum"], *view["board"]["worlds"]] if card]


def shown(room: Room, name: str) -> str:
    return str(room.screen.query_one(f"#{name}", Static).content)


# --- the drawing ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", BOARD_SIZES)
def test_every_card_has_its_place_and_its_name(language: str, size: tuple[int, int]) -> None:
    view: View[board.Board] = museum().view(None)
    picture, rows = drawn(view, size, language)
    assert [len(row) for row in rows] == [size[0]] * size[1]
    assert set(picture.places) == {spot.id for spot in BOARD.places(view).values()}
    for card in in_play(view):
        name = say_in(language)(card["name"])
        first = re.split(r"[ -]", name)[0]
        assert first in inside(rows, picture.places[card["id"]])
    for one, other in itertools.combinations(picture.places.values(), 2):
        assert not one.near(other)


def test_a_card_shows_tasks_costs_arrow_frames_rewards_penalties_and_chance() -> None:
    view: View[board.Board] = museum().view(None)
    picture, rows = drawn(view)
    cards = {card["id"]: inside(rows, picture.places[card["id"]]) for card in in_play(view)}
    assert re.search(r"≡ +−☼", cards["place:the_elder_sign"])  # lore, costs sanity
    assert "│" in cards["place:the_elder_sign"]
    assert "▼" in cards["place:the_elder_sign"]
    assert "▼" not in cards["place:mysterious_tome"]
    assert re.search(r"□ +3", cards["place:late_night_break_in"])  # a monster may cover the task
    assert re.search(r"¤Dim\w*… +2 +−◷", cards["place:we_need_to_find_help"])  # the monster in the frame, and its cost
    assert "⊗[]" in cards["place:we_need_to_find_help"]  # locks the red die
    assert "+★★" in cards["place:stay_away_from_the_windows"]
    assert "−☼ ♥♥ ◉" in cards["place:stay_away_from_the_windows"]
    assert "+◉−1 ★ ??" in cards["place:the_elder_sign"]
    assert "§!" in cards["place:late_night_break_in"]
    assert "⚑2" in cards["place:mysterious_tome"]
    for card in in_play(view):
        chance = view["board"]["chances"][card["id"]]["chance"]
        assert f"≈{percent(chance)}" in inside(rows, picture.places[card["id"]])


def test_large_cards_tell_rewards_and_effects_in_words() -> None:
    _, rows = drawn(museum().view(None), (120, 55))
    said = "\n".join(rows)
    assert "Lose 1 trophy." in said
    assert "★ 2 × Elder Sign" in said
    assert "♥ 2 × stamina" in said


def test_the_tray_shows_each_die_by_shape_and_face() -> None:
    view: View[board.Board] = museum().view(None)
    tray = "\n".join(drawn(view)[1][-6:])
    assert tray.count("╭───╮") == 6  # green
    assert tray.count("╱───╲") == 1  # yellow
    assert "Locked [·] We Need to Find Help" in tray  # red
    rolled: View[board.Board] = after_a_roll().view(0)
    tray = "\n".join(drawn(rolled)[1][-6:])
    for die in rolled["board"]["dice"]:
        if die["place"] == "pool":
            assert die["face"]
            assert f"│ {SHOWN[die['face']]} │" in tray
    assert "Free <·>" in tray
    assert "Roll 1" in tray


def test_dice_in_every_place_are_told_apart() -> None:
    view: View[board.Board] = after_a_roll().view(0)
    places = ("pool", "task", "discarded", "focused", "helper", "spell", "gone", "locked")
    holders = {"helper": 1, "spell": "spell-wither"}
    view["board"]["dice"] = [
        cast(board.Die, {**die, "place": place, "holder": holders.get(place)})
        for die, place in zip(view["board"]["dice"], places, strict=True)
    ]
    _, rows = drawn(view)
    titles, tray = rows[-7], "\n".join(rows[-3:])
    for title in ("Pool", "Focused", "■2", "Wither"):
        assert title in titles
    for title in ("On a task (", "Discarded (", "Out of the game <", "Locked ["):
        assert title in tray
    words = "\n".join(BOARD.words(view, say_in("en")))
    for told in ("Focused: green: ", "With Mandy Thompson: green: ", "On a spell (Wither): green: ", "Pool: green: "):
        assert told in words
    assert "Locked (We Need to Find Help): red die" in words.replace("Red", "red")


def test_an_option_says_how_likely_it_is_to_succeed() -> None:
    table = after_a_roll()
    sitting = Sitting(table, "en")
    told = {
        option.text: (sitting.remark(option), table.game.chance(table.state, option))
        for option in sitting.options().values()
    }
    assert told["give_up"] == ("", None)
    known = [(remark, chance) for remark, chance in told.values() if chance is not None]
    assert known
    assert all(percent(chance) in remark for remark, chance in known)


def test_the_tray_tells_the_odds_of_a_roll_and_the_card_the_chance_with_the_best_option() -> None:
    view: View[board.Board] = after_a_roll().view(0)
    attempt = view["board"]["attempt"]
    assert attempt
    picture, rows = drawn(view)
    office = inside(rows, picture.places[attempt["place_id"]])
    assert attempt["whole"]
    assert f"≈{percent(attempt['whole']['chance'])}" in office
    assert office.count("%") == 1
    tray = "\n".join(rows[-6:])
    assert f"A roll of 5 dice: task 1 {percent(attempt['odds'][0]['chance'])}" in tray
    assert tray.count("%") == len(attempt["odds"])
    assert "≈" not in tray


def test_a_chance_is_neither_none_nor_certain_by_rounding() -> None:
    assert [percent(chance) for chance in (0, 0.001, 0.5, 0.999, 1)] == ["0%", "<1%", "50%", ">99%", "100%"]


def test_the_dice_of_the_option_pointed_at_are_ringed() -> None:
    view: View[board.Board] = after_a_roll().view(0)
    option = next(option for option in asked(view)["options"] if option["text"].startswith("discard:"))
    _, rows = drawn(view, pointed=option["about"])
    sign = SHOWN[str(option["args"]["face"])]
    assert f"▸{sign}◂" in "\n".join(rows[-6:])
    assert "◂" not in "\n".join(drawn(view)[1])


def test_the_task_of_the_option_pointed_at_is_marked_on_its_card() -> None:
    view: View[board.Board] = after_a_roll().view(0)
    attempt = view["board"]["attempt"]
    assert attempt
    task = attempt["odds"][0]["id"]
    picture, rows = drawn(view, pointed=[task])
    assert "▸" in "\n".join(inside(rows, picture.places[attempt["place_id"]]).splitlines()[1:])
    assert BOARD.places(view)[task].id == attempt["place_id"]


def test_everything_on_the_table_lies_somewhere() -> None:
    view: View[board.Board] = museum().view(None)
    places = BOARD.places(view)
    shambler = next(one for card in in_play(view) for one in card["monsters"])
    assert places[shambler["id"]].id == "place:we_need_to_find_help"
    assert places["place:souvenir_shop"] == places["place:entrance"]
    for card in in_play(view):
        assert {places[task["id"]].name for task in card["tasks"]} <= {card["name"]}


def test_lit_cards_show_the_number_they_are_chosen_by() -> None:
    view: View[board.Board] = museum().view(0)
    thing = in_play(view)[3]["id"]
    picture = BOARD.draw(view, say_in("en"), (66, 22), {thing: "4", "place:entrance": "7"}, thing)
    assert picture
    rows = ["".join(piece for piece, _ in row) for row in picture.rows]
    assert inside(rows, picture.places[thing]).startswith(" 4 ")
    assert inside(rows, picture.places["place:entrance"]).startswith(" 7 ")


def test_too_small_a_table_is_not_drawn() -> None:
    assert BOARD.draw(museum().view(None), say_in("en"), (40, 10), {}, None) is None


def test_many_other_worlds_still_fit() -> None:
    view: View[board.Board] = museum().view(None)
    worlds = ["another_dimension", "plateau_of_leng", "great_hall_of_celeano", "the_dreamlands"]
    known = set(text.messages("miskatonic.games.elder_sign", "en"))
    for number, card in enumerate(view["board"]["museum"]):
        assert card
        world = f"other_world-{worlds[number % len(worlds)]}"
        name = world if world in known else "other_world-plateau_of_leng"
        view["board"]["chances"][f"place:{number}"] = view["board"]["chances"][card["id"]]
        view["board"]["worlds"].append(
            {**card, "id": f"place:{number}", "name": name, "terror": False, "midnight": False}
        )
    for size in BOARD_SIZES:
        picture, rows = drawn(view, size)
        assert len(rows) == size[1]
        assert "∩ " in "\n".join(rows)
        assert picture.places["place:entrance"].y < size[1] - 6


def test_threat_shows_clock_midnight_doom_signs() -> None:
    view: View[board.Board] = museum().view(None)

    def threat() -> str:
        return "\n".join("".join(piece for piece, _ in row) for row in BOARD.threat(view, say_in("en")))

    assert "[XII]" in threat()
    assert "midnight" not in threat()
    assert "☆" * 13 + " 0/13" in threat()
    assert "○○¤○¤○¤○¤○○ 0/11" in threat()
    view["board"].update({"hour": 9, "midnight_due": True})
    ancient_one = view["board"]["ancient_one"]
    assert ancient_one
    ancient_one.update({"signs": 2, "doom": 10})
    assert "[IX]" in threat()
    assert "midnight is due" in threat()
    assert "★★" + "☆" * 11 + " 2/13" in threat()
    assert "◉◉◎◉◎◉◎◉◎◉○ 10/11" in threat()


def test_people_show_points_clues_trophies_and_cards() -> None:
    view: View[board.Board] = museum().view(None)
    for wide in (False, True):
        said = "\n".join("".join(piece for piece, _ in row) for row in BOARD.people(view, say_in("en"), wide))
        assert "▸●1 Bob Jenkins" in said
        assert "☼5/5 ♥5/5 ?1 ⚑0" in said
        assert say_in("en")(view["board"]["seats"][0]["hand"][0]) in said
    eight = new_table(ELDER, 8, 3, {}).view(None)
    rows = BOARD.people(eight, say_in("en"), False)
    assert len(rows) <= 5
    assert all(sum(len(piece) for piece, _ in row) <= 66 for row in rows[:4])


def test_nobody_is_devoured_at_the_opening_draft() -> None:
    # given two who choose their investigators, and the first has chosen
    table = new_table(ELDER, 2, 1, {**WISHES, "investigators": "choose"})
    table.answer("investigator:bob_jenkins")
    view, say = table.view(None), say_in("en")
    # then
    for told in (BOARD.words(view, say), ["".join(piece for piece, _ in row) for row in BOARD.people(view, say, True)]):
        assert "choosing an investigator" in "\n".join(told)
        assert "devoured" not in "\n".join(told)


def test_the_legend_explains_every_sign() -> None:
    for language in LANGUAGES:
        said = "\n".join("".join(piece for piece, _ in row) for row in BOARD.legend(say_in(language)))
        for sign in (*THINGS.values(), *list(FACES.values())[4:], "(3)", "<3>", "[3]", "⊗", "□", "≈"):
            assert sign in said


@pytest.mark.parametrize("seed", [1, 3])
def test_every_position_of_a_game_can_be_drawn_and_told(seed: int) -> None:
    chooser = random.Random(seed)
    table = new_table(ELDER, seed, seed, {"ancient_one": "cthulhu"})
    while table.choice:
        table.answer(chooser.choice(table.choice.options))
        view: View[board.Board] = table.view(table.choice.seat if table.choice else None)
        say = say_in(LANGUAGES[len(table.made) % 3])
        size = BOARD_SIZES[len(table.made) % len(BOARD_SIZES)]
        picture = BOARD.draw(view, say, size, {}, None)
        assert picture
        assert [sum(len(piece) for piece, _ in row) for row in picture.rows] == [size[0]] * size[1]
        assert BOARD.words(view, say)
        assert BOARD.threat(view, say)
        assert BOARD.cards(view, say, table.explain)


# --- the full screen ------------------------------------------------------------------------------------------------


@pytest.mark.long
def test_a_whole_game_with_the_keyboard() -> None:
    chooser = random.Random(5)

    async def script(pilot: Pilot[None], room: Room) -> None:
        assert room.sitting
        table = room.sitting.table
        screen = room.screen
        assert isinstance(screen, TableScreen)
        while table.outcome is None:
            assert table.choice
            assert screen.sitting.say(table.game.seat_name(table.state, table.choice.seat)) in shown(room, "banner")
            number = chooser.choice(list(screen.sitting.options()))
            made = len(table.made)
            await pilot.press(*str(number))
            if len(table.made) == made:
                await pilot.press("enter")
            assert len(table.made) == made + 1
        assert screen.sitting.say(table.outcome) in shown(room, "prompt")

    drive(script, Room(Sitting(new_table(ELDER, 2, 10, {}), "en"), "en"))


@pytest.mark.parametrize("size", SIZES)
def test_the_screen_tells_who_decides_and_nothing_is_pushed_out(size: tuple[int, int]) -> None:
    async def script(pilot: Pilot[None], room: Room) -> None:
        assert "●1  Bob Jenkins" in shown(room, "banner")
        board = room.screen.query_one(Board)
        assert board.picture
        assert len(board.picture.places) == 7
        for widget in ("banner", "prompt", "threat", "board", "keys"):
            region = room.screen.query_one(f"#{widget}").region
            assert region.height
            assert region.right <= size[0]
            assert region.bottom <= size[1]

    drive(script, Room(Sitting(museum(), "en"), "en"), size)


def test_a_click_on_a_card_shows_what_concerns_it() -> None:
    async def click(pilot: Pilot[None], room: Room, place: str) -> None:
        board = room.screen.query_one(Board)
        assert board.picture
        box = board.picture.places[place]
        await pilot.click("#board", offset=(box.x + 4, box.y))
        await pilot.pause()

    async def script(pilot: Pilot[None], room: Room) -> None:
        assert room.sitting
        options = room.screen.query_one(OptionList)
        await click(pilot, room, "place:mysterious_tome")
        assert [line.id for line in options.options] == ["4"]
        assert "Mysterious Tome" in shown(room, "note")
        await pilot.press("escape")
        assert len(options.options) > 6
        await click(pilot, room, "place:entrance")
        await click(pilot, room, "place:entrance")
        assert str(room.sitting.table.answers[-1]) == "Option('stay:entrance')"

    drive(script, Room(Sitting(museum(), "en"), "en"))


def test_sheets_and_languages() -> None:
    async def script(pilot: Pilot[None], room: Room) -> None:
        for key, expected in (("c", "Our design: the immediate effect."), ("b", "tasks in"), ("h", "≈34%")):
            await pilot.press(key)
            assert isinstance(room.screen, Sheet)
            said = "\n".join(str(part.content) for part in room.screen.query(Static))
            assert expected.lower() in said.lower()
            await pilot.press("escape")
        await pilot.press("f2")
        assert "Bob Jenkins" in shown(room, "banner")
        await pilot.press("f2")
        assert "Боб Дженкінс" in shown(room, "banner")

    drive(script, Room(Sitting(museum(), "en"), "en"))


# --- the line mode --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_in_lines(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    sitting = Sitting(new_table(ELDER, 3, 6, {}), language)
    chooser = random.Random(6)

    def answer() -> str | None:
        options = sitting.options()
        return str(chooser.choice(list(options))) if options else None

    monkeypatch.setattr(line, "read_line", answer)
    LineMode(sitting).play()
    said = capsys.readouterr().out
    assert sitting.table.outcome is not None
    assert sitting.say(sitting.table.outcome) in said
    kinds = "adventure|other_world|monster|mythos|spell|common_item|unique_item|ally|investigator|die|face|kind|board"
    assert not re.search(rf"\b({kinds})-[a-z0-9_]", said)
    assert "\x1b" not in said


def test_the_line_mode_through_a_pipe_tells_the_position_and_each_roll() -> None:
    wishes = " ".join(f"--option {name}={value}" for name, value in WISHES.items())
    arguments = f"play {ELDER} --seed 1 --seats 2 {wishes}"
    answers = ["place:we_need_to_find_help:0", "go:administration_office", "roll", "b", "q"]
    result = CliRunner().invoke(main, arguments.split(), input="".join(f"{answer}\n" for answer in answers))
    assert result.exit_code == 0, result.output
    out = result.stdout
    for told in (
        "Turn: Bob Jenkins.\nClock: XII.",
        "Cthulhu: asleep. Doom: 0 of 11. Doom tokens that bring a monster: 3, 5, 7, 9. Elder Signs: 0 of 13.",
        "Mythos card, Strange Sightings: No lingering effect.",
        "The Elder Sign. Tasks in this order: task 1: lore (costs sanity); task 2: lore (costs stamina); task 3: "
        "investigation 2, lore. Reward: 1 doom removed, Elder Sign, 2 × clue. Penalty: sanity. Trophies: 2.",
        "task 1: investigation 3 (a monster may cover this task)",
        "task 1: Dimensional Shambler: investigation 2 (costs 3 hours)",
        "Here: Seat 1, Bob Jenkins; Seat 2, Mandy Thompson.",
        "Seat 2, Mandy Thompson: Museum Entrance. Sanity: 5 of 5. Stamina: 5 of 5. Clues: 1. Trophies: 0. Cards: ",
        "Attempt: Administration Office. Roll 1.\nDice. Pool: green: ",
    ):
        assert told in out
    assert re.search(r"^A roll of 6 dice: task 1 \d+%, task 2 \d+% \(exact\)\. .* \d+% \(estimate\)\.$", out, re.M)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_whose_name_is_a_question_gets_no_full_stop(language: str) -> None:
    table = miskatonic.arrange(ELDER, "investigators bob_jenkins\nmuseum did_you_hear_that")
    name = text.say("miskatonic.games.elder_sign", language, "adventure-did_you_hear_that")
    line = next(line for line in BOARD.words(table.view(0), say_in(language)) if line.startswith(name))
    assert name.endswith("?")
    assert line[len(name) :].startswith(" ")

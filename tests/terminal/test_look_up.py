"""Reading in the terminal: cards, places, monsters and rules by name, one's own cards, and numbers that stay."""

import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from miskatonic.terminal import line
from miskatonic.terminal.line import LineMode
from miskatonic.terminal.sitting import Sitting
from miskatonic.terminal.wishes import new_table

REIGN, ELDER = "reign_of_cthulhu", "elder_sign"
Hears = Callable[..., str]


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MISKATONIC_HOME", str(tmp_path / "home"))


@pytest.fixture
def hears(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Hears:
    """Plays line by line: what is said, from the position on, when these lines are typed."""

    def heard(sitting: Sitting, *lines: str) -> str:
        typed: Iterator[str | None] = iter([*lines, None])
        monkeypatch.setattr(line, "read_line", lambda: next(typed))
        LineMode(sitting).play()
        return capsys.readouterr().out

    return heard


def begun(game: str, language: str = "en", seed: int = 643848) -> Sitting:
    """A table at its first turn."""
    sitting = Sitting(new_table(game, 2, seed, {}), language)
    while sitting.table.choice and sitting.table.choice.prompt == "investigator":
        sitting.answer(sitting.table.choice.options[0])
    return sitting


def asked(game: str, prompt: str, language: str = "en") -> Sitting:
    """A table at which chance has led to this question."""
    for seed in range(50):
        sitting = Sitting(new_table(game, 2, seed, {}), language)
        chooser = random.Random(seed)
        while sitting.table.choice:
            if sitting.table.choice.prompt == prompt and len(sitting.options()) > 3:
                return sitting
            sitting.table.answer(chooser.choice(sitting.table.choice.options))
    raise AssertionError(f"nobody was ever asked {prompt}")


@pytest.mark.parametrize(
    ("game", "language", "wish", "told"),
    [
        (REIGN, "en", "silver key", "The active player may move directly to any location"),
        (REIGN, "en", "SILVER", "The active player may move directly to any location"),
        (REIGN, "en", "rc-201", "RC-201: Under Yig"),
        (REIGN, "en", "RC-201", "RC-201: Under Yig"),
        (REIGN, "en", "train station", "One walk away: University and Cafe. (RC-041)"),
        (REIGN, "en", "doctor", "Insane: You have 4 actions a turn instead of 3."),
        (REIGN, "en", "paranoia", "Add 2 cultists to your location"),
        (REIGN, "pl", "przebudzenie zla", "obudź następnego Przedwiecznego"),
        (REIGN, "pl", "TAJNA LOZA", "Pole w mieście Arkham."),
        (REIGN, "uk", "кавярня", "Можливо, це: Кав’ярня"),
        (REIGN, "uk", "кав'ярня", "За один перехід"),
        (ELDER, "en", "elder thing", "To defeat it: lore and investigation 3. (ES-214)"),
        (ELDER, "en", "koi pond", "Reward: monster, clue, common item and Elder Sign. (ES-085)"),
        (ELDER, "en", "jenny", "Sanity: 6. Stamina: 4. (ES-018)"),
        (ELDER, "en", "yellow die", "Has investigation 4 where a green die has terror."),
        (ELDER, "pl", "niebezpieczenstwo", "Wymaga jednej kości z Niebezpieczeństwem."),
    ],
)
def test_a_question_mark_with_a_name_or_a_rule_looks_it_up(
    game: str, language: str, wish: str, told: str, hears: Hears
) -> None:
    said = hears(begun(game, language), f"? {wish}")
    assert told in said


def test_several_that_are_meant_are_listed_and_a_wrong_name_is_told(hears: Hears) -> None:
    said = hears(begun(REIGN), "? station", "? clue", "? zzzz")
    assert "Police Station" in said
    assert "Arkham clue" in said
    assert "There is no zzzz here" in said


def test_the_beginning_of_a_rules_id_reads_all_that_begin_so(hears: Hears) -> None:
    said = hears(begun(REIGN), "? rc-20")
    assert "RC-200: " in said
    assert "RC-202: " in said
    assert "RC-190: " not in said


def test_a_question_mark_with_a_number_reads_what_the_option_names_too(hears: Hears) -> None:
    sitting = begun(REIGN)
    number, walk = next((number, one) for number, one in sitting.options().items() if one.verb == "walk")
    said = hears(sitting, f"? {number}")
    assert f"{sitting.say(walk)} (1 action)" in said
    assert "One walk away: " in said


def test_looking_something_up_decides_nothing(hears: Hears) -> None:
    sitting = begun(REIGN)
    before = sitting.table.number
    hears(sitting, "? park", "? RC-041", "? 1", "c")
    assert sitting.table.number == before


@pytest.mark.parametrize(("game", "part"), [(REIGN, "sane"), (ELDER, "text")])
def test_c_reads_ones_own_ability_and_cards(game: str, part: str, hears: Hears) -> None:
    sitting = begun(game)
    assert sitting.table.choice
    seat = sitting.view["board"]["seats"][sitting.table.choice.seat]
    said = hears(sitting, "c")
    assert sitting.text(f"{seat['investigator']}.{part}") in said
    for card in seat["hand"] if game == ELDER else seat["relics"]:
        assert sitting.text(f"{card}.text") in said


def test_a_long_list_of_options_is_shown(hears: Hears) -> None:
    # given somebody at a bus stop with a clue of that town: they may ride anywhere
    sitting = begun(REIGN)
    rides = [number for number, option in sitting.options().items() if option.verb == "bus"]
    assert len(rides) > 10
    # when they are asked, then every ride is told
    said = hears(sitting)
    for number in rides:
        assert f"  {number}. {sitting.say(sitting.options()[number])}" in said


def test_options_that_stay_keep_their_numbers_between_picks() -> None:
    # given dice that are picked one after the other to be rolled again
    sitting = asked(ELDER, "reroll")
    before = {option.text: number for number, option in sitting.options().items()}
    number, picked = next((n, one) for n, one in sitting.options().items() if one.verb == "reroll")
    # when one is picked
    sitting.answer(picked)
    # then those that stay are chosen by the same numbers, and nothing else by that of the one picked but its like
    assert sitting.table.choice
    assert sitting.table.choice.prompt == "reroll"
    after = {option.text: number for number, option in sitting.options().items()}
    stay = before.keys() & after.keys()
    assert len(stay) >= 2
    assert {text: after[text] for text in stay} == {text: before[text] for text in stay}
    again = sitting.options().get(number)
    assert again is None or sitting.say(again) == sitting.say(picked)


def test_where_much_is_new_everything_is_numbered_in_order() -> None:
    # given somebody at a place from which several walks lead
    sitting = begun(REIGN)
    assert sitting.table.choice
    # when they walk on, then some options stay, but most are new
    for place in ("cafe", "church", "farmstead"):
        sitting.answer(next(one for one in sitting.options().values() if one.text == f"walk:{place}"))
        assert list(sitting.options()) == list(range(1, len(sitting.options()) + 1))


@pytest.mark.rule("ES-202")
def test_es_202_a_monster_to_be_placed_is_told_with_task_lock_and_trophies(hears: Hears) -> None:
    sitting = asked(ELDER, "place_monster")
    assert sitting.table.choice
    said = hears(sitting)
    question = said.index(sitting.say(sitting.table.choice))
    told = said[question : said.index("1. ", question)]
    assert "To defeat it: " in told
    assert "Locks" in told
    assert "Trophy value: " in told


@pytest.mark.rule("ES-085")
def test_es_085_an_option_to_go_somewhere_tells_the_whole_card(hears: Hears) -> None:
    sitting = begun(ELDER)
    number = next(n for n, one in sitting.options().items() if one.verb == "go" and "museum" not in one.text)
    said = hears(sitting, f"? {number}")
    assert "Task 1: " in said
    assert "Reward: " in said
    assert "enalty" in said

"""The line mode through a pipe: what a script, a screen reader or a person without a screen gets."""

import importlib
import os
import random
import re
from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import miskatonic
from miskatonic import text
from miskatonic.cli import main
from miskatonic.terminal import line, saves
from miskatonic.terminal.line import LineMode
from miskatonic.terminal.sitting import Sitting
from miskatonic.terminal.wishes import new_table
from tests.games.reign_of_cthulhu.play import Play

REIGN = "reign_of_cthulhu"


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MISKATONIC_HOME", str(tmp_path / "home"))
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


def type_in(*lines: str, arguments: str = f"play {REIGN} --seed 643848") -> Result:
    return CliRunner().invoke(main, arguments.split(), input="".join(f"{line}\n" for line in lines))


def played(lines: list[str], arguments: str = f"play {REIGN} --seed 643848") -> str:
    result = type_in(*lines, arguments=arguments)
    assert result.exit_code == 0, result.output
    assert result.exception is None
    return result.stdout


@pytest.mark.parametrize(
    ("language", "says"),
    [("en", r"would pick (\d+): (.+)\."), ("pl", r"wybrałby (\d+): (.+)\."), ("uk", r"обрав би (\d+): (.+)\.")],
)
@pytest.mark.parametrize("game", [REIGN, "elder_sign"])
def test_i_says_what_somebody_sensible_would_do_and_why(game: str, language: str, says: str) -> None:
    # given
    sitting = Sitting(new_table(game, 2, 5, {}), language)
    # when
    said = played(["i", "q"], f"play {game} --seed 5 --seats 2 --language {language}").splitlines()
    # then: one of the options by its number and sentence, and a sentence more
    at, hint = next((at, found) for at, line in enumerate(said) if (found := re.search(says, line)))
    assert sitting.say(sitting.options()[int(hint[1])]) == hint[2]
    assert re.match(r"\w.*\.$", said[at + 1])


@pytest.mark.parametrize(("language", "lost"), [("en", "Lost."), ("pl", "Przegrana."), ("uk", "Поразка.")])
@pytest.mark.parametrize("seed", [1, 2])
def test_a_whole_game_by_answering_every_question(
    language: str, lost: str, seed: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    sitting = Sitting(new_table(REIGN, 2 + seed, seed, {}), language)
    chooser = random.Random(seed)

    def answer() -> str | None:
        options = sitting.options()
        return str(chooser.choice(list(options))) if options else None

    monkeypatch.setattr(line, "read_line", answer)
    LineMode(sitting).play()
    said = capsys.readouterr().out
    assert sitting.table.outcome is not None
    assert sitting.say(sitting.table.outcome) in said
    assert lost in said
    assert not re.search(r"\b(place|clue|relic|seat|town|investigator|old_one)-[a-z0-9_]", said)
    assert "\x1b" not in said


def test_the_position_is_told_at_the_start_of_each_turn_and_on_request() -> None:
    out = played(["1", "1", "b"])
    assert out.count("The Doctor's turn. Actions: 5.") == 2
    assert "Seat 2, Doctor: Train Station (Arkham). Sanity: 4. Hand 4/7: " in out
    assert "Park (Arkham): open gate" in out


def test_whose_decision_it_is_stands_above_every_question() -> None:
    out = played(["1", "1", "1"])
    assert out.count("Decision: Seat 2, Doctor") == 2
    assert "Decision: Seat 1, Player 1" in out


def test_options_are_grouped_by_verb_with_their_price() -> None:
    out = played(["1", "1"])
    assert "Walk:\n  1. Walk to the University (1 action)\n" in out
    assert re.search(r"^\d+\. End your actions$", out, re.M)


def test_why_tells_the_rule_and_what_is_not_possible() -> None:
    out = played(["1", "1", "1", "?", "? 2"])
    assert "RC-031: " in out
    assert "Not possible here:\nTake the bus: there is no bus stop here (RC-042)" in out
    assert "Walk to the Train Station (1 action)\nA Walk costs 1 action (RC-041)\n" in out


def test_undo_takes_back_a_decision_an_action_a_turn() -> None:
    out = played(["u", "1", "1", "1", "u", "1", "ua", "1", "1", "ut"])
    assert out.startswith("Type a number to answer.")
    assert "there is nothing to take back" in out
    assert out.count("The Doctor walked to the University.") == 3
    assert len(miskatonic.load_table(saves.read(saves.find(""))).made) == 2


def test_wrong_input_gets_one_line_and_is_asked_again() -> None:
    out = played(["99", "walk to the moon", "0", "-1", ""])
    assert "99 isn't an answer here: type one of the numbers shown, or h for help." in out
    assert "walk to the moon isn't an answer here" in out
    assert out.count("who will you be?") == 1


def test_the_text_form_of_an_option_is_an_answer_too() -> None:
    assert "Player 2 became the Hunter." in played(["investigator:hunter"])


def test_quit_and_the_end_of_input_keep_the_game_and_resume_goes_on() -> None:
    assert "Saved: " in played(["1", "1", "1", "q"])
    kept = saves.saves()
    assert [(save.game, save.seats, save.decisions) for save in kept] == [(REIGN, 2, 3)]
    out = played(["1"], arguments="play --resume")
    assert "4 actions left" in out
    assert saves.saves()[0].decisions == 4
    assert len(saves.saves()) == 1
    # what happened before this turn is in the log, and not told again
    assert "turn: 5 actions." in out
    assert "first cards" not in out


def test_looking_at_a_saved_game_leaves_its_file_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    # given: a game that goes on under other rules, from where its step began
    played(["1", "1", "1", "q"])
    path = saves.saves()[0].path
    before = path.read_bytes()
    module = importlib.import_module("miskatonic.games.reign_of_cthulhu")
    monkeypatch.setattr(module, "GAME", replace(module.GAME, version="next", reads={}))
    # when
    played(["?", "b", "q"], arguments="play --resume")
    # then
    assert path.read_bytes() == before
    # when
    played(["1", "q"], arguments="play --resume")
    # then
    assert path.read_bytes() != before


def test_whoever_leaves_is_told_what_continues_this_game_not_another(tmp_path: Path) -> None:
    # given: two games in the folder, and one elsewhere
    played(["1", "q"])
    older = saves.saves()[0].path
    os.utime(older, (1, 1))
    elsewhere = tmp_path / "my games" / "copy.json"
    # when, then
    assert played([f"s {elsewhere}", "1", "q"]).endswith("Continue later with: miskatonic play --resume\n")
    assert f"miskatonic play --resume {older.name}\n" in type_in("q", arguments=f"play --resume {older.name}").stdout
    left = CliRunner().invoke(main, ["play", "--resume", str(elsewhere)], input="q\n").stdout
    assert f'miskatonic play --resume "{elsewhere}"\n' in left


def test_a_game_that_goes_on_under_other_rules_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    # given
    played(["1", "1", "1", "q"])
    module = importlib.import_module("miskatonic.games.reign_of_cthulhu")
    monkeypatch.setattr(module, "GAME", replace(module.GAME, version="next", reads={}))
    # when
    out = played(["q"], arguments="play --resume")
    # then
    assert "The rules have been updated (version" in out
    assert "from the start of the step that was interrupted" in " ".join(out.split())


def test_a_game_without_decisions_leaves_no_file() -> None:
    assert "Saved: " not in played(["q"])
    assert saves.saves() == []


def test_save_in_a_named_file(tmp_path: Path) -> None:
    target = tmp_path / "copy.json"
    assert f"Saved: {target}" in played(["1", f"s {target}", "1"])
    assert len(miskatonic.load_table(target.read_text(encoding="utf-8")).made) == 1
    assert "who will you be?" in played(["q"], arguments=f"play --resume {target}")


def test_log_and_help() -> None:
    out = played(["1", "l", "h"])
    assert out.count("Player 2 became the Doctor.") == 2
    assert "ua the whole action" in out


def test_after_the_end_one_can_undo_but_not_answer(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    sitting = Sitting(new_table(REIGN, 2, 5, {}), "en")
    chooser = random.Random(0)
    while sitting.table.choice:
        sitting.table.answer(chooser.choice(sitting.table.choice.options))
    lines = iter(["1", "u", "q"])
    monkeypatch.setattr(line, "read_line", lambda: next(lines))
    LineMode(sitting).play()
    assert "The game is over: u takes back the last decision" in capsys.readouterr().out
    assert sitting.table.outcome is None


def test_picking_a_game_by_numbers() -> None:
    games = miskatonic.games()
    reign = str([game.id for game in games].index(REIGN) + 1)
    out = played([reign, "2", "1", "", "", "9", "q"], arguments="play --seed 643848 --language pl")
    names = [text.say(game.package, "pl", "game-name") for game in games]
    assert "\n".join(["W co gramy:", *(f"  {row}. {name}" for row, name in enumerate(names, 1))]) in out
    assert f"  {reign}. Czas Cthulhu" in out
    assert "Miejsce 3, Gracz 3" in out
    played(["1", "1", "q"], arguments=f"play {REIGN} --seed 643848")
    out = played([str(len(games) + 1)], arguments="play")
    assert f"  {len(games) + 1}. Continue Reign of Cthulhu: 2 seats, 2 decisions" in out


def test_the_language_comes_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "uk_UA.UTF-8")
    assert "Вирішує: Місце 2" in played([])
    assert "Decyduje: Miejsce 2" in played([], arguments=f"play {REIGN} --seed 643848 --language pl")


def test_consent_is_waived_where_one_person_holds_all_seats() -> None:
    played(["1", "q"])
    assert miskatonic.load_table(saves.read(saves.find(""))).options["consent"] == "waive"
    played(["1", "q"], arguments=f"play {REIGN} --option consent=ask")
    assert miskatonic.load_table(saves.read(saves.saves()[0].path)).options["consent"] == "ask"


def test_r_tells_what_happened_since_the_last_decision_by_its_causes() -> None:
    out = played(["1", "1", "1", "r"])
    assert out.count("The Doctor walked to the University.") == 2
    assert "Since your last decision:\nThe Doctor walked to the University.\n" in out


def test_a_new_turn_begins_with_what_happened_since_the_last_decision(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    # given two summoning cards, and somebody who holds a relic and is asked before each of them
    game = Play("detective", "doctor").at("park", "diner").relics(1, "silver_key").deck_top("arkham", "arkham")
    sitting = Sitting(game.summoning_top("wharf", "hospital").begin().table, "en")
    answers = iter(["walk:university", "end_actions", "1", "1", "1"])
    monkeypatch.setattr(line, "read_line", lambda: next(answers, None))
    # when
    LineMode(sitting).play()
    # then
    recapped = capsys.readouterr().out.partition("Since your last decision:\n")[2].partition("\n\n")[0]
    assert recapped.splitlines() == [
        "The Detective walked to the University.",
        "The Detective drew 2 × Arkham clue.",
        "Summoning card: Wharf.",
        "  A cultist appeared at the Wharf (now 1).",
        "Summoning card: Hospital.",
        "  A cultist appeared at the Hospital (now 1).",
    ]


def test_what_a_game_is_set_up_with_is_read_out_in_full() -> None:
    # given nothing has been chosen yet: a story, an Elder One, investigators and Relics
    wishes = "--option scenario=choose --option elder_one=choose --option unknown=relics"
    # when
    out = played(["1"] * 5, f"play death_may_die --seed 3 --seats 2 {wishes}")
    # then each card is read out below its name
    assert re.search(r"1\. Unquiet Grief\n +Kilkenny .+\n +Present 4 Evidence", out), "the story and its task"
    assert re.search(r"\. Tsathoggua\n +The slothful toad god.+\n +Its servants", out)
    assert re.search(r"\. Agatha\n(?: .+\n)*? +Level 1: When you attack", out), "her unique skill"
    assert re.search(r"\. Agatha\n(?: .+\n)*? +Stealth, level 1: ", out), "and one that others have too"
    assert re.search(r"Relic:\n +1\. .+\n(?: {3}.+\n)*? +At your third Insanity Threshold it becomes", out), "a Relic"
    # and nothing of it once the game has begun
    assert "DMD-029" not in out.rpartition("turn, 3 actions")[2]


def test_things_that_are_called_the_same_are_all_read_out() -> None:
    # given a monster that has a figure of its own and a card of the same name
    # when somebody asks about it
    out = played(["1", "1", "? unnamable"], "play death_may_die --seed 3 --seats 2 --option scenario=unquiet_grief")
    # then both are read, and nobody is told to say which is meant
    told = out.rpartition("turn, 3 actions")[2]
    assert told.count("\nUnnamable\n") == 2
    assert "have this in" not in told


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "You gave no answer: there is still something to do. To stop anyway (End your actions), type {}."),
        ("pl", "Brak odpowiedzi: można jeszcze coś zrobić. Żeby mimo to skończyć (Zakończ akcje), podaj {}."),
        ("uk", "Відповіді немає: ще можна щось зробити. Щоб однаково завершити (Завершити дії), введіть {}."),
    ],
)
def test_an_empty_line_ends_no_turn_and_says_what_does(language: str, told: str) -> None:
    # given a turn with actions left
    sitting = Sitting(new_table(REIGN, 2, 643848, {}), language)
    for _ in range(2):
        sitting.answer(sitting.options()[1])
    number = next(number for number, option in sitting.options().items() if option.early)
    # when an empty line is typed
    said = played(["1", "1", "", "q"], f"play {REIGN} --seed 643848 --seats 2 --language {language}").splitlines()
    # then nothing is answered, and it is said what would end it
    assert told.format(number) in said


@pytest.mark.parametrize(
    ("language", "told"), [("en", "The goal is shown as soon"), ("pl", "Cel gry poznacie"), ("uk", "Мету гри буде")]
)
def test_whoever_asks_for_the_goal_before_it_is_known_is_told_when_it_comes(language: str, told: str) -> None:
    assert told in type_in("g", "q", arguments=f"play {REIGN} --seed 643848 --language {language}").output

"""Saves: whole, sealed, readable by the next version or refused in words."""

import json
from dataclasses import replace
from typing import Any

import pytest

import miskatonic
from miskatonic.kernel import BadSave, Table, find_game, load_table
from miskatonic.kernel.record import _seal
from miskatonic.kernel.replay import parted

GAME = "reign_of_cthulhu"


def played(decisions: int = 12) -> Table:
    table = miskatonic.new_table(GAME, seed=4, seats=3)
    for _ in range(decisions):
        assert table.choice is not None
        table.answer(table.choice.options[len(table.made) % len(table.choice.options)])
    return table


def sealed(body: dict[str, Any]) -> str:
    """A save with this content and a seal that fits."""
    body = {key: value for key, value in body.items() if key != "seal"}
    return json.dumps(body | {"seal": _seal(body)})


def changed(**fields: Any) -> str:
    return sealed(json.loads(played().save()) | fields)


def test_a_save_is_one_json_text_with_everything_in_it() -> None:
    body = json.loads(played().save())
    assert {"game", "version", "seats", "options", "seed", "answers", "checkpoint", "seal"} < set(body)


def test_a_loaded_table_has_the_whole_log_and_can_undo_to_the_start() -> None:
    table = played()
    loaded = load_table(table.save())
    assert [event.args for event in loaded.events] == [event.args for event in table.events]
    loaded.undo(len(loaded.made))
    assert loaded.digest() == miskatonic.new_table(GAME, seed=4, seats=3).digest()


def test_a_finished_game_can_be_saved_and_opened() -> None:
    table = played(0)
    while table.choice is not None:
        table.answer(table.choice.options[-1])
    loaded = load_table(table.save())
    assert loaded.outcome == table.outcome
    loaded.undo()
    assert loaded.outcome is None


@pytest.mark.parametrize("cut", [0, 1, 100, -1, -30])
def test_a_truncated_save_is_refused(cut: int) -> None:
    with pytest.raises(BadSave, match="cut off"):
        load_table(played().save()[:cut])


@pytest.mark.parametrize("text", ["", "hello", "[]", "{}", "null", "3", '{"miskatonic": 99}', '{"game": "chess"}'])
def test_a_foreign_file_is_refused(text: str) -> None:
    with pytest.raises(BadSave):
        load_table(text)


def test_an_edited_save_is_refused() -> None:
    text = played().save()
    with pytest.raises(BadSave, match="changed or damaged"):
        load_table(text.replace('"seats":3', '"seats":2'))


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"game": "chess"}, "no game"),
        ({"seats": 9}, "2 to 4"),
        ({"options": {"colour": "red"}}, "colour"),
        ({"answers": ["walk:the_moon"]}, "do not allow"),
        ({"answers": [3]}, "not texts"),
        ({"answers": ["~fate:x"]}, "do not allow: '~fate:x' isn't a turn of fate"),
        ({"answers": ["~"]}, "'~' isn't a turn of fate"),
        ({"answers": ["~deal:1:99"]}, "isn't a turn of fate"),
        ({"answers": ["~wish:1"]}, "do not allow"),
        ({"seed": 5}, "."),
        ({"seed": "5"}, "lacks its seed"),
        ({"checkpoint": None}, "lacks its checkpoint"),
    ],
)
def test_a_resealed_save_that_makes_no_sense_is_refused_too(fields: dict[str, Any], words: str) -> None:
    with pytest.raises(BadSave, match=words):
        load_table(changed(**fields))


RENEWED = {
    "en": "The rules have been updated (version 3 became next). The game continues from the start of the step that",
    "pl": "Zasady się zmieniły (wersję 3 zastąpiła next). Gra toczy się dalej od początku przerwanego kroku",
    "uk": "Правила оновлено (версію 3 замінила next). Гра триває від початку перерваного кроку",
}


def test_a_save_of_another_rules_version_opens_at_its_checkpoint() -> None:
    table = played()
    newer = replace(find_game(GAME), version="next", reads={})
    loaded = load_table(table.save(), newer)
    began = table._checkpoint().began
    since = [position for position in table.made if position >= began]
    if since:
        table.undo(len(since))
    assert loaded.digest() == table.digest()
    assert loaded.made == []
    assert loaded.choice is not None
    # and it is the first thing that is told, in every language, with what was taken back
    args = loaded.events[0].args
    assert (loaded.events[0].kind, args["decisions"], args["where"]) == ("new_rules", len(since), "step")
    for language, sentence in RENEWED.items():
        assert loaded.say(loaded.events[0], language).startswith(sentence)
    loaded.answer(loaded.choice.options[0])


def test_so_does_one_that_these_rules_read_but_can_not_play_to_its_end() -> None:
    # given: a save of an earlier version in which somebody did what is not possible any more
    body = json.loads(played().save())
    body["version"] = "2"
    body["answers"].insert(body["checkpoint"]["answers"], "pick:arkham")
    # when
    loaded = load_table(sealed(body))
    # then
    assert loaded.made == []
    assert loaded.state.to_plain() == body["checkpoint"]["state"]


@pytest.mark.parametrize(
    ("field", "value", "words"),
    [
        ("step", "turn.dance", "turn.dance"),
        ("pool", 5, "cultists"),
        ("deck", "none", "deck"),
        ("new_field", 1, "fields"),
    ],
)
def test_or_says_clearly_why_not(field: str, value: object, words: str) -> None:
    body = json.loads(played().save())
    body["checkpoint"]["state"][field] = value
    newer = replace(find_game(GAME), version="next", reads={})
    with pytest.raises(BadSave, match=f"version {find_game(GAME).version} of the rules") as caught:
        load_table(sealed(body), newer)
    assert words in str(caught.value)


COUNTS = {"number": 0, "decisions": 0}
"""What a table starts again with its past."""


@pytest.mark.parametrize("game", ["elder_sign", "reign_of_cthulhu"])
def test_a_parted_table_is_the_same_game_with_another_chance(game: str) -> None:
    # given: a table at the beginning of a step
    table = miskatonic.new_table(game, seed=2**100 + 5, seats=2, options={"investigators": "deal"})
    while table.choice is not None and (len(table.made) < 12 or len(table.answers) > table._checkpoint().began):
        table.answer(table.choice.options[0])
    assert table.choice is not None
    # when
    other = parted(table, seed=3)
    # then: everybody sees the same and is asked the same
    for eyes in (None, 0, 1):
        assert other.view(eyes) | COUNTS == table.view(eyes) | COUNTS
    # but nothing of what will come is in it, and its past is not
    assert other.state.to_plain() != table.state.to_plain()
    assert str(table.seed) not in other.save()
    assert str(table.state.rng) not in other.save()
    assert other.made == []
    assert miskatonic.load_table(other.save()).digest() == other.digest()

"""Defects found by reading and playing, each kept from coming back."""

import json
from dataclasses import replace
from typing import Any

import pytest

import miskatonic
from miskatonic.games.reign_of_cthulhu.rows.relics import RELICS
from miskatonic.kernel import BadSave, NothingToUndo, NotYourSeat, Table, UnknownOption, find_game, load_table
from miskatonic.kernel.record import _seal
from tests.games.reign_of_cthulhu.play import Play

GAME = "reign_of_cthulhu"


def played(decisions: int, **options: str) -> Table:
    table = miskatonic.new_table(GAME, seed=4, seats=2, options={"investigators": "deal"} | options)
    for _ in range(decisions):
        assert table.choice is not None
        table.answer(table.choice.options[len(table.made) % len(table.choice.options)])
    return table


def resealed(text: str, **fields: object) -> str:
    body = json.loads(text) | fields
    body.pop("seal")
    return json.dumps(body | {"seal": _seal(body)})


def test_a_save_opened_by_other_rules_keeps_its_position_when_it_is_saved_again() -> None:
    newer = replace(find_game(GAME), version="2")
    opened = load_table(played(15).save(), newer)
    position = opened.digest()
    assert load_table(opened.save(), newer).digest() == position
    assert opened.choice is not None
    opened.answer(opened.choice.options[0])
    again = load_table(opened.save(), newer)
    assert again.digest() == opened.digest()
    again.undo()
    assert again.digest() == position
    assert again.clone().determinised(None, 1).problems() == []


def test_thinking_after_a_book_of_shadow_that_moved_evil_stirs_over_a_border() -> None:
    game = (
        Play("driver", "doctor").relics(0, "book_of_shadow").deck_top("evil_stirs", "arkham", "dunwich", "evil_stirs")
    )
    game.begin(piles=(1, len(game.game.deck) - 1))
    game.die("blank").do("play:book_of_shadow", "next:evil_stirs", "next:evil_stirs", "next:arkham")
    for seat in (None, 0, 1):
        world = game.table.determinised(seat, 3)
        assert sorted(world.state.to_plain()["deck"]) == sorted(game.game.deck)


def test_a_settlement_does_not_begin_another_one_without_end() -> None:
    game = Play("magician", "doctor").clues(0, arkham=8).clues(1, dunwich=7).relics(1, "silver_key")
    game.given(relics=[[], []]).given(relic_deck=tuple(range(len(RELICS)))).relics(0, "silver_key")
    game.begin("turn.hand_limit")
    assert game.asked == (0, "hand_limit")
    assert not game.offers("lend"), "the partner's hand is full"


def test_a_light_table_goes_back_to_the_start_of_the_turn_too() -> None:
    heavy = played(14)
    light = miskatonic.new_table(GAME, seed=4, seats=2, options={"investigators": "deal"}, light=True)
    while len(light.made) < 14:
        assert light.choice is not None
        light.answer(light.choice.options[len(light.made) % len(light.choice.options)])
    for mark in ("action", "turn"):
        heavy.undo(to=mark)
        light.undo(to=mark)
        assert light.digest() == heavy.digest()


@pytest.mark.parametrize("text", ["[" * 100_000, '{"miskatonic": 1, "x": "\\ud800"}', '{"miskatonic": true}'])
def test_hostile_texts_are_refused_as_saves(text: str) -> None:
    with pytest.raises(BadSave):
        load_table(text)


@pytest.mark.parametrize(
    "fields",
    [
        {"options": {"investigators": 5}},
        {"seed": -3},
        {"seed": True},
        {"undone": -1},
        {"version": "0", "checkpoint": {}},
        {"version": "0", "checkpoint": {"answers": 0, "state": 7}},
    ],
)
def test_resealed_saves_that_make_no_sense_are_refused(fields: dict[str, object]) -> None:
    with pytest.raises(BadSave):
        load_table(resealed(played(5).save(), **fields))


def test_an_answer_after_the_end_is_refused_in_a_save() -> None:
    table = played(0)
    while table.choice is not None:
        table.answer(table.choice.options[-1])
    body = json.loads(table.save())
    with pytest.raises(BadSave):
        load_table(resealed(table.save(), answers=[*body["answers"], "walk:park"]))


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("cultists", [0]),
        ("active", 9),
        ("active", -1),
        ("roles", [1]),
        ("places", [99, 99]),
        ("seats", 4),
        ("deck", [77]),
    ],
)
def test_a_position_of_other_rules_that_names_what_does_not_exist_is_refused(field: str, value: object) -> None:
    text = played(5).save()
    checkpoint = json.loads(text)["checkpoint"]
    checkpoint["state"][field] = value
    with pytest.raises(BadSave):
        load_table(resealed(text, version="0", checkpoint=checkpoint))


def test_table_options_are_texts() -> None:
    options: Any = {"investigators": 5}
    with pytest.raises(UnknownOption, match="text"):
        miskatonic.new_table(GAME, options=options)


def test_a_late_answer_stays_late_after_loading() -> None:
    table = played(3)
    table.undo()
    assert load_table(table.save()).number == table.number


def test_a_private_question_tells_others_nothing_by_its_refusals() -> None:
    game = Play("driver", "doctor").relics(0, "book_of_shadow").deck_top("arkham", "dunwich", "innsmouth", "kingsport")
    game.begin()
    game.do("play:book_of_shadow")
    for guess in ("next:arkham", "next:evil_stirs", "nonsense"):
        with pytest.raises(NotYourSeat) as caught:
            game.table.answer(guess, seat=1)
        assert "next" not in str(caught.value)


def test_whoever_thinks_for_another_seat_does_not_see_the_cards_of_the_book() -> None:
    game = Play("driver", "doctor").relics(0, "book_of_shadow").deck_top("arkham", "arkham", "arkham", "evil_stirs")
    game.begin()
    game.do("play:book_of_shadow")
    shown = set()
    for seed in range(12):
        choice = game.table.determinised(1, seed).choice
        assert choice is not None
        shown |= {option.text for option in choice.options}
    assert len(shown) > 2, "the true cards shine through"


def test_undo_does_not_lead_behind_a_deal_for_somebody_who_thinks() -> None:
    world = played(6).determinised(0, 1)
    with pytest.raises(NothingToUndo):
        world.undo()
    assert world.choice is not None
    world.answer(world.choice.options[0])
    world.undo()
    with pytest.raises(NothingToUndo):
        world.undo()


def test_a_finished_game_can_be_thought_about() -> None:
    table = played(0)
    while table.choice is not None:
        table.answer(table.choice.options[-1])
    assert table.determinised(0, 1).outcome == table.outcome


@pytest.mark.rule("RC-046")
def test_the_shoggoth_met_is_the_one_there_on_arrival() -> None:
    # given: full location, so that Paranoia at the gate wakes Hastur, whose Shoggoth walks in
    game = Play("doctor", "driver").at("park", "diner").cultists(graveyard=2).old_ones("hastur")
    game.summoning_bottom("wharf").begin()
    # when: the gate's roll is Paranoia, the third cultist stays, the fourth wakes Hastur
    game.die("paranoia", "blank").do("gate:graveyard")
    # then: one roll for the gate, one for the Shoggoth that came in, none for meeting it on arrival
    assert [face for _, face in game.rolls()] == ["paranoia", "blank"]

"""What a hint says: one of the options, and why, in whole sentences of every language."""

import re

import pytest
from examples.last_candle import GAME as CANDLE

import miskatonic
from miskatonic import bots, text
from miskatonic.bots import Luck
from miskatonic.bots.random import pick as at_random
from miskatonic.kernel import Table
from tests.games.reign_of_cthulhu.play import Play

GAMES = ["reign_of_cthulhu", "elder_sign"]


def why(table: Table, language: str = "en") -> str:
    """The reason of the hint for whoever is asked."""
    assert table.choice is not None
    advice = bots.advise(table, table.choice.seat)
    assert advice is not None
    assert advice.reason is not None
    return text.say(table.game.package, language, advice.reason.message, advice.reason.args)


@pytest.mark.parametrize("game", GAMES)
def test_every_hint_is_an_option_of_that_seat_and_has_a_reason(game: str) -> None:
    # given: games in which everything happens
    reasons = set()
    for seed in range(6):
        table = miskatonic.new_table(game, seed=seed, seats=2, light=True)
        luck = Luck(seed)
        for _ in range(120):
            if table.choice is None:
                break
            # when
            for seat in table.choice.seats:
                advice = bots.advise(table, seat)
                # then
                assert advice is not None
                assert advice.option.text == bots.find("sensible", game)(table, Luck(0), seat).text
                assert advice.reason is not None
                for language in text.COMPLETE:
                    said = text.say(table.game.package, language, advice.reason.message, advice.reason.args)
                    assert re.search(r"\w.*[.!]$", said), said
                    assert not re.search(r"[a-z_]+-[a-z_]+_[a-z_]+|\{", said), said
                reasons.add(advice.reason.message)
            table.answer(at_random(table, luck))
    assert len(reasons) >= 10


def test_a_game_that_nobody_knows_has_no_hint() -> None:
    table = miskatonic.new_table(CANDLE, seed=1, seats=1)
    assert table.choice is not None
    assert bots.advise(table, table.choice.seat) is None


# --- Reign of Cthulhu: a seal in reach -------------------------------------------------------------------------------


def hinted(game: Play) -> str:
    """The option that is advised to the active player."""
    advice = bots.advise(game.table, game.game.active)
    assert advice is not None
    return advice.option.text


def follows_hints(game: Play) -> list[str]:
    """What is done until the turn's actions are over, if every hint is followed and every roll is blank."""
    done = []
    while game.asked == (0, "action"):
        done.append(hinted(game))
        game.die("blank", "blank").do(done[-1])
    return done


@pytest.mark.rule("RC-056")
def test_the_doctor_with_five_innsmouth_clues_at_the_graveyard_seals_innsmouth() -> None:
    # given: five actions, and the way to the Hospital is four Walks, or one step through the gate
    game = Play("doctor", "driver").at("graveyard", "cafe").clues(0, innsmouth=5).begin()
    # then
    assert hinted(game) != "end_actions"
    assert "Innsmouth" in why(game.table)
    assert "seal:innsmouth:5" in follows_hints(game)


@pytest.mark.rule("RC-056")
@pytest.mark.parametrize("tokens", [(4, 4), (1, 4), (1, 0), (0, 4)])
@pytest.mark.parametrize("shoggoths", [(), ("hospital",), ("factory", "wharf")])
@pytest.mark.parametrize(
    ("place", "clues"), [("graveyard", {"innsmouth": 5}), ("market", {"innsmouth": 6}), ("pawn_shop", {"innsmouth": 5})]
)
def test_no_fear_and_no_shoggoth_makes_it_miss_a_seal(
    place: str, clues: dict[str, int], shoggoths: tuple[str, ...], tokens: tuple[int, int]
) -> None:
    game = Play("doctor", "driver").at(place, "cafe").sanity(*tokens).clues(0, **clues).shoggoths(*shoggoths)
    game.cultists(cafe=3, church=3, swamp=3).begin()
    assert "seal:innsmouth:5" in follows_hints(game)


@pytest.mark.rule("RC-056", "RC-042", "RC-043")
def test_a_ticket_is_never_a_clue_that_the_seal_needs() -> None:
    # given: one clue of Innsmouth more than the seal needs, and nothing else to pay with
    game = Play("hunter", "doctor").at("train_station", "cafe").clues(0, innsmouth=6).begin()
    assert follows_hints(game)[:2] == ["bus:innsmouth:hospital", "seal:innsmouth:5"]


@pytest.mark.rule("RC-196", "RC-056")
def test_under_ithaqua_it_fights_its_way_to_the_seal() -> None:
    # given
    game = Play("hunter", "doctor").at("university", "cafe").clues(0, arkham=5).awake("ithaqua", "nyarlathotep")
    game.cultists(university=2).begin("turn.action", acting=True, actions=3)
    # then
    assert why(game.table).startswith("Nobody can Walk from here until a cultist is defeated")
    assert follows_hints(game) == ["defeat_cultist", "walk:park", "seal:arkham:5"]


@pytest.mark.rule("RC-056")
def test_with_actions_to_spare_something_else_may_come_first_but_not_instead() -> None:
    # given: a full place right here, and the gate two Walks away
    game = Play("hunter", "doctor").at("diner", "cafe").clues(0, arkham=5).cultists(diner=3).begin()
    # then
    assert follows_hints(game) == ["defeat_cultist", "walk:secret_lodge", "walk:park", "seal:arkham:5"]

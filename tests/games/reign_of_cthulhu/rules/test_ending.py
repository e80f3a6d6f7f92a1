"""The end of the game (RC-160 to RC-166)."""

import pytest

from miskatonic.kernel import StaleAnswer
from tests.games.reign_of_cthulhu.play import Play

SIX = ("yig", "ithaqua", "nyarlathotep", "tsathoggua", "shudde_mell", "atlach_nacha")
PLAIN = ("cafe", "market", "theater", "wharf")
"""Summoning cards without the Shoggoth symbol."""


def outcome(game: Play) -> tuple[bool, str, str] | None:
    """Won or lost, why, and by which rule."""
    end = game.table.outcome
    return None if end is None else (end.won, end.reason, end.rule)


# --- RC-160: won ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-160", "RC-058")
@pytest.mark.parametrize(
    ("town", "gate"),
    [("arkham", "park"), ("dunwich", "old_mill"), ("innsmouth", "hospital"), ("kingsport", "graveyard")],
)
def test_rc_160_the_fourth_seal_wins_at_once(town: str, gate: str) -> None:
    # given three seals, one of them flipped
    others = [other for other in ("arkham", "dunwich", "innsmouth", "kingsport") if other != town]
    game = Play("doctor", "occultist").at(gate, "diner").sealed(*others[:2]).sealed(others[2], warded=True)
    game.cultists(**{gate: 2}).clues(0, **{town: 5}).begin()
    # when
    game.do(f"seal:{town}:5")
    # then nothing else is done, not even the town relieved
    assert outcome(game) == (True, "gates_sealed", "RC-160")
    assert (game.won, game.lost, game.asked, game.cultists_at(gate)) == (True, None, None, 2)


@pytest.mark.rule("RC-160")
def test_rc_160_three_seals_are_not_enough() -> None:
    # given
    game = Play("doctor", "occultist").at("park", "diner").sealed("dunwich", "innsmouth").clues(0, arkham=5).begin()
    # when
    game.do("seal:arkham:5")
    # then
    assert (outcome(game), game.asked) == (None, (0, "action"))


@pytest.mark.rule("RC-160", "RC-164")
def test_rc_160_winning_comes_before_the_draw_that_would_lose() -> None:
    # given no card is left to draw, and one action to do
    game = Play("doctor", "occultist").at("park", "diner").sealed("dunwich", "innsmouth", "kingsport")
    game.clues(0, arkham=5).deck_size(0).begin("turn.action", acting=True, actions=1)
    # when
    game.do("seal:arkham:5")
    # then
    assert game.won


# --- RC-161 to RC-165: lost -----------------------------------------------------------------------------------------


@pytest.mark.rule("RC-161", "RC-121")
def test_rc_161_cthulhu_by_a_ritual() -> None:
    # given
    game = Play("detective", "occultist").awake(*SIX).cultists(cafe=3).summoning_top(*PLAIN)
    # when
    game.begin("summoning.step")
    # then
    assert outcome(game) == (False, "cthulhu", "RC-161")


@pytest.mark.rule("RC-161", "RC-080")
def test_rc_161_cthulhu_by_evil_stirs() -> None:
    # given
    game = Play("detective", "occultist").awake(*SIX).deck_top("evil_stirs", "arkham")
    # when
    game.die("blank").begin("turn.draw")
    # then no Shoggoth came any more
    assert (outcome(game), game.shoggoth_places) == ((False, "cthulhu", "RC-161"), [])


@pytest.mark.rule("RC-161", "RC-111")
def test_rc_161_cthulhu_by_a_shoggoth_through_a_gate() -> None:
    # given
    game = Play("detective", "occultist").awake(*SIX).shoggoths("park").summoning_top("woods", "cafe", "market")
    # when
    game.begin("summoning.step")
    # then
    assert game.lost == "cthulhu"


@pytest.mark.rule("RC-161", "RC-143")
def test_rc_161_cthulhu_by_paranoia_in_ones_own_action() -> None:
    # given
    game = Play("detective", "occultist").at("diner", "swamp").awake(*SIX)
    game.shoggoths("secret_lodge").cultists(secret_lodge=3).begin()
    # when
    game.die("paranoia").do("walk:secret_lodge")
    # then
    assert (game.lost, game.asked) == ("cthulhu", None)


@pytest.mark.rule("RC-162", "RC-106")
def test_rc_162_no_cultist_left_to_be_placed() -> None:
    # given
    game = Play("detective", "occultist").pool(0).summoning_top(*PLAIN[:1])
    # when
    game.begin("summoning.step")
    # then
    assert outcome(game) == (False, "cultists", "RC-162")


@pytest.mark.rule("RC-162", "RC-191")
@pytest.mark.parametrize(("pool", "lost"), [(0, "cultists"), (1, "cultists"), (2, "cultists"), (3, None), (4, None)])
def test_rc_162_too_few_cultists_for_azathoth(pool: int, lost: str | None) -> None:
    # given
    game = Play("detective", "occultist").cultists(cafe=3, church=3).pool(pool).old_ones("azathoth", "yig")
    # when
    game.summoning_top("cafe", "church").begin("summoning.step")
    # then
    assert (game.lost, game.in_pool) == (lost, pool if lost else pool - 3)


@pytest.mark.rule("RC-163", "RC-115")
def test_rc_163_no_shoggoth_left_to_be_placed() -> None:
    # given
    game = Play("detective", "occultist").shoggoths("cafe", "market", "diner").deck_top("evil_stirs", "arkham")
    # when
    game.summoning_bottom("boardwalk").die("blank").begin("turn.draw")
    # then
    assert outcome(game) == (False, "shoggoths", "RC-163")


@pytest.mark.rule("RC-163", "RC-083", "RC-215")
def test_rc_163_no_shoggoth_is_needed_in_a_warded_town() -> None:
    # given
    game = Play("detective", "occultist").at("diner", "swamp").shoggoths("cafe", "market", "wharf")
    game.sealed("innsmouth", warded=True).deck_top("evil_stirs", "arkham").summoning_bottom("boardwalk")
    # when
    game.die("blank").begin("turn.draw")
    # then
    assert (game.lost, len(game.shoggoth_places)) == (None, 3)


@pytest.mark.rule("RC-164", "RC-071")
@pytest.mark.parametrize("left", [0, 1])
def test_rc_164_fewer_than_two_cards_at_the_draw(left: int) -> None:
    # given
    game = Play("detective", "occultist").deck_size(left).begin()
    assert outcome(game) is None
    # when
    game.do("end_actions")
    # then nothing was drawn
    assert outcome(game) == (False, "deck", "RC-164")
    assert game.hand(0) == []


@pytest.mark.rule("RC-164", "RC-071")
def test_rc_164_the_last_two_cards_may_be_drawn() -> None:
    # given
    game = Play("detective", "occultist").deck_size(2).summoning_top(*PLAIN).begin()
    # when
    game.do("end_actions")
    # then summoning took place, and the next player may act
    assert (outcome(game), len(game.hand(0)), game.summoning_pile) == (None, 2, list(PLAIN[:2]))
    assert (game.asked, game.actions) == ((1, "action"), 4)
    # but not draw; the discard pile is never shuffled
    game.do("end_actions")
    assert game.lost == "deck"


@pytest.mark.rule("RC-165", "RC-152")
@pytest.mark.parametrize("roles", [("detective", "doctor"), ("detective", "doctor", "driver", "magician")])
def test_rc_165_everybody_insane(roles: tuple[str, ...]) -> None:
    # given only the first is still sane
    game = Play(*roles).at("diner", *["swamp"] * (len(roles) - 1)).sanity(2, *[0] * (len(roles) - 1))
    game.shoggoths("secret_lodge").begin()
    # when
    game.die("psychosis").do("walk:secret_lodge")
    # then
    assert outcome(game) == (False, "all_insane", "RC-165")


# --- RC-166: at once and for good -----------------------------------------------------------------------------------


@pytest.mark.rule("RC-166")
def test_rc_166_the_first_condition_met_counts() -> None:
    # given Evil Stirs would drive the last one insane, wake Cthulhu, and need a Shoggoth
    game = Play("detective", "occultist").at("diner", "swamp").sanity(1, 0).awake(*SIX)
    game.shoggoths("cafe", "market", "wharf").deck_top("evil_stirs", "evil_stirs")
    # when
    game.die("delusion").begin("turn.draw")
    # then
    assert (game.lost, len(game.revealed)) == ("all_insane", 6)


@pytest.mark.rule("RC-166")
@pytest.mark.parametrize(("face", "lost"), [("blank", "cthulhu"), ("paranoia", "cultists")])
def test_rc_166_the_first_condition_met_depends_on_what_comes_first(face: str, lost: str) -> None:
    # given the pool is empty too
    game = Play("detective", "occultist").at("diner", "swamp").awake(*SIX).pool(0)
    game.deck_top("evil_stirs", "arkham")
    # when
    game.die(face).begin("turn.draw")
    # then
    assert game.lost == lost


@pytest.mark.rule("RC-166", "RC-033")
def test_rc_166_the_rest_is_not_carried_out_and_nothing_is_taken_back() -> None:
    # given an insane Driver, who would go on to a second location
    game = Play("driver", "occultist").at("diner", "swamp").sanity(0, 4).shoggoths("secret_lodge")
    game.cultists(secret_lodge=1).pool(1).begin()
    # when his Paranoia empties the pool half-way
    drive = next(option for option in game.options if option.startswith("drive:secret_lodge:"))
    game.die("paranoia").do(drive)
    # then he stays there, with the one cultist that could be placed
    assert (game.lost, game.place_of(0)) == ("cultists", "secret_lodge")
    assert (game.cultists_at("secret_lodge"), game.in_pool) == (2, 0)


@pytest.mark.rule("RC-166")
def test_rc_166_the_end_is_final_and_its_reason_is_kept() -> None:
    # given
    game = Play("detective", "occultist").deck_size(1).begin()
    # when
    game.do("end_actions")
    # then
    assert game.asked is None
    with pytest.raises(StaleAnswer):
        game.table.answer("end_actions")
    assert game.table.view(None)["outcome"] == {"won": False, "result": "lost", "reason": "deck", "rule": "RC-164"}
    assert game.events("outcome")[0].args["reason"] == "deck"

"""The sanity die (RC-140 to RC-144)."""

from collections import Counter

import pytest

from miskatonic.games.reign_of_cthulhu.rules.sanity import FACES
from miskatonic.kernel import seeded
from tests.games.reign_of_cthulhu.play import Play

PLAIN = ("cafe", "market")
"""Summoning cards without the Shoggoth symbol."""


def meeting_a_shoggoth(*tokens: int, there: int = 0) -> Play:
    """The Detective at the Diner will walk into the Secret Lodge, where a Shoggoth and some cultists are."""
    game = Play("detective", "occultist").at("diner", "swamp").shoggoths("secret_lodge")
    return game.sanity(*(tokens or (4, 4))).cultists(secret_lodge=there)


# --- RC-140: when ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-140", "RC-044")
def test_rc_140_a_roll_after_using_a_gate() -> None:
    # given
    game = Play("detective", "occultist").at("park", "swamp").begin()
    # when
    game.die("delusion").do("gate:old_mill")
    # then
    assert (game.rolls(), game.place_of(0), game.sanity_of(0)) == ([("detective", "delusion")], "old_mill", 3)


@pytest.mark.rule("RC-140", "RC-132")
def test_rc_140_a_roll_after_playing_a_relic() -> None:
    # given
    game = Play("detective", "occultist").relics(1, "mi_go_eye").begin()
    # when
    game.die("delusion").do("play:mi_go_eye")
    # then
    assert game.rolls() == [("occultist", "delusion")]


@pytest.mark.rule("RC-140", "RC-040")
def test_rc_140_a_roll_on_entering_a_shoggoths_location() -> None:
    # given
    game = meeting_a_shoggoth().begin()
    # when
    game.die("delusion").do("walk:secret_lodge")
    # then
    assert game.rolls() == [("detective", "delusion")]


@pytest.mark.rule("RC-140", "RC-114")
def test_rc_140_a_roll_when_a_shoggoth_enters_your_location() -> None:
    # given
    game = Play("detective", "occultist").at("diner", "church").shoggoths("cafe").summoning_top("woods", "market")
    # when
    game.die("delusion").begin("summoning.step")
    # then
    assert game.rolls() == [("occultist", "delusion")]


@pytest.mark.rule("RC-140", "RC-080")
def test_rc_140_a_roll_as_the_first_step_of_evil_stirs() -> None:
    # given
    game = Play("detective", "occultist").at("diner", "swamp").deck_top("evil_stirs", "arkham")
    # when
    game.summoning_bottom("boardwalk").die("delusion").begin("turn.draw")
    # then the active player rolled before anything else happened
    assert game.rolls() == [("detective", "delusion")]
    assert game.story("rolled", "old_one_awakes", "shoggoth_placed") == [
        "rolled",
        "old_one_awakes",
        "shoggoth_placed",
    ]


@pytest.mark.rule("RC-140", "RC-051", "RC-054", "RC-056")
def test_rc_140_no_roll_for_anything_else() -> None:
    # given a Shoggoth at the Detective's own location, where it has been before
    game = Play("detective", "doctor").at("park", "park").shoggoths("park").cultists(park=1)
    game.clues(0, arkham=5).summoning_top(*PLAIN).begin("turn.action", acting=True, actions=6)
    # when
    game.do("defeat_cultist", "give:arkham:1", "seal:arkham:4", "defeat_shoggoth")
    # then
    assert game.rolls() == []
    assert game.until(lambda: game.game.active == 1).rolls() == []


@pytest.mark.rule("RC-140")
def test_rc_140_no_roll_for_staying_with_or_leaving_a_shoggoth() -> None:
    # given
    game = Play("detective", "occultist").at("diner", "swamp").shoggoths("diner").clues(0, arkham=1).begin()
    # when
    game.do("walk:junkyard", "walk:pawn_shop")
    # then
    assert game.rolls() == []


# --- RC-141: what ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-141")
@pytest.mark.parametrize(
    ("face", "tokens", "cultists"), [("blank", 4, 0), ("delusion", 3, 0), ("psychosis", 2, 0), ("paranoia", 4, 2)]
)
def test_rc_141_the_four_results(face: str, tokens: int, cultists: int) -> None:
    # given
    game = meeting_a_shoggoth().begin()
    # when
    game.die(face).do("walk:secret_lodge")
    # then
    assert (game.sanity_of(0), game.cultists_at("secret_lodge"), game.in_pool) == (tokens, cultists, 26 - cultists)
    assert (game.sanity_of(1), game.actions) == (4, 3)


@pytest.mark.rule("RC-141", "RC-OP-16")
def test_rc_141_the_six_faces() -> None:
    assert Counter(FACES) == {"blank": 2, "delusion": 2, "psychosis": 1, "paranoia": 1}


@pytest.mark.rule("RC-141", "RC-OP-16")
def test_rc_141_every_face_turns_up_as_often_as_the_die_says() -> None:
    # given somebody who walks into a Shoggoth's location again and again
    seen: Counter[str] = Counter()
    for seed in range(600):
        game = meeting_a_shoggoth().given(rng=seeded(seed)).begin()
        # when
        game.do("walk:secret_lodge")
        # then
        seen[game.rolls()[0][1]] += 1
    assert 150 < seen["blank"] < 250
    assert 150 < seen["delusion"] < 250
    assert 60 < seen["psychosis"] < 140
    assert 60 < seen["paranoia"] < 140


# --- RC-142: the last token -----------------------------------------------------------------------------------------


@pytest.mark.rule("RC-142", "RC-150")
@pytest.mark.parametrize(("tokens", "face"), [(1, "delusion"), (2, "psychosis"), (1, "psychosis")])
def test_rc_142_losing_the_last_token_makes_insane_at_once(tokens: int, face: str) -> None:
    # given
    game = meeting_a_shoggoth(tokens, 4).begin()
    # when
    game.die(face).do("walk:secret_lodge")
    # then
    seat = game.board["seats"][0]
    assert (seat["sane"], seat["sanity"], seat["actions"]) == (False, 0, 3)
    assert (game.actions, game.sanity_of(1), game.table.outcome) == (2, 4, None)


@pytest.mark.rule("RC-142")
@pytest.mark.parametrize(("tokens", "face"), [(2, "delusion"), (3, "psychosis"), (1, "blank"), (1, "paranoia")])
def test_rc_142_with_a_token_left_one_stays_sane(tokens: int, face: str) -> None:
    # given
    game = meeting_a_shoggoth(tokens, 4).begin()
    # when
    game.die(face).do("walk:secret_lodge")
    # then
    assert (game.sanity_of(0), game.actions) == (1, 3)


@pytest.mark.rule("RC-142", "RC-046")
def test_rc_142_the_second_of_two_rolls_is_made_by_an_insane_investigator() -> None:
    # given a gate, and a Shoggoth behind it
    game = Play("detective", "occultist").at("park", "swamp").sanity(1, 4).shoggoths("old_mill").begin()
    # when
    game.die("psychosis", "psychosis").do("gate:old_mill")
    # then one action was paid and one lost, not more
    assert (len(game.rolls()), game.sanity_of(0), game.actions) == (2, 0, 2)


# --- RC-143: Paranoia -----------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-143", "RC-103", "RC-OP-08")
@pytest.mark.parametrize(("there", "then", "awake"), [(0, 2, 0), (1, 3, 0), (2, 3, 1), (3, 3, 2)])
def test_rc_143_each_cultist_that_would_be_the_fourth_causes_its_own_ritual(there: int, then: int, awake: int) -> None:
    # given
    game = meeting_a_shoggoth(there=there).begin()
    # when
    game.die("paranoia").do("walk:secret_lodge")
    # then
    assert (game.cultists_at("secret_lodge"), len(game.revealed)) == (then, awake)


@pytest.mark.rule("RC-143", "RC-106")
def test_rc_143_the_cultists_come_one_at_a_time() -> None:
    # given room for one, and an Old One who burns three out of a pool of three
    game = meeting_a_shoggoth(there=2).old_ones("azathoth").pool(4).begin()
    # when
    game.die("paranoia").do("walk:secret_lodge")
    # then the first was placed, then came the ritual
    assert (game.cultists_at("secret_lodge"), game.in_pool, game.lost) == (3, 0, None)
    assert game.story("cultist_placed", "old_one_awakes") == ["cultist_placed", "old_one_awakes"]


@pytest.mark.rule("RC-143", "RC-106")
@pytest.mark.parametrize("there", [1, 3])
def test_rc_143_in_a_warded_town_paranoia_does_nothing(there: int) -> None:
    # given
    game = meeting_a_shoggoth(there=there).sealed("arkham", warded=True).pool(0).begin()
    # when
    game.die("paranoia").do("walk:secret_lodge")
    # then
    assert (game.cultists_at("secret_lodge"), game.revealed, game.lost) == (there, [], None)


@pytest.mark.rule("RC-143", "RC-106", "RC-162")
@pytest.mark.parametrize(
    ("pool", "there", "lost"), [(0, 3, None), (0, 2, "cultists"), (1, 2, None), (1, 1, "cultists")]
)
def test_rc_143_the_pool_is_looked_at_for_each(pool: int, there: int, lost: str | None) -> None:
    # given
    game = meeting_a_shoggoth(there=there).pool(pool).begin()
    # when
    game.die("paranoia").do("walk:secret_lodge")
    # then
    assert game.lost == lost


@pytest.mark.rule("RC-143", "RC-121")
@pytest.mark.parametrize(
    ("awake", "lost"), [((), None), (("yig", "yog_sothoth", "ithaqua", "dagon", "atlach_nacha", "hastur"), "cthulhu")]
)
def test_21_paranoia_with_one_cultist_in_the_pool_and_two_here(awake: tuple[str, ...], lost: str | None) -> None:
    # given
    game = Play("reporter", "occultist").at("diner", "swamp").shoggoths("secret_lodge").cultists(secret_lodge=2)
    game.awake(*awake).pool(1).begin()
    # when
    game.die("paranoia").do("walk:secret_lodge")
    # then one was placed; in place of the other somebody awoke
    assert (game.cultists_at("secret_lodge"), game.in_pool) == (3, 0)
    assert (len(game.revealed), game.lost) == (len(awake) + 1, lost)


# --- RC-144: the insane ---------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-144")
@pytest.mark.parametrize("face", ["blank", "delusion", "psychosis"])
def test_rc_144_delusion_and_psychosis_do_nothing_to_the_insane(face: str) -> None:
    # given
    game = meeting_a_shoggoth(0, 4).begin()
    # when
    game.die(face).do("walk:secret_lodge")
    # then
    assert (game.rolls(), game.sanity_of(0)) == ([("detective", face)], 0)
    assert (game.actions, game.cultists_at("secret_lodge"), game.table.outcome) == (2, 0, None)


@pytest.mark.rule("RC-144", "RC-143")
def test_rc_144_paranoia_works_on_the_insane() -> None:
    # given
    game = meeting_a_shoggoth(0, 4, there=2).begin()
    # when
    game.die("paranoia").do("walk:secret_lodge")
    # then
    assert (game.cultists_at("secret_lodge"), len(game.revealed)) == (3, 1)


@pytest.mark.rule("RC-144", "RC-080")
def test_rc_144_the_insane_roll_for_evil_stirs_too() -> None:
    # given
    game = Play("detective", "occultist").at("diner", "swamp").sanity(0, 4).deck_top("evil_stirs", "arkham")
    # when
    game.summoning_bottom("boardwalk").die("paranoia").begin("turn.draw")
    # then
    assert (game.rolls(), game.cultists_at("diner")) == ([("detective", "paranoia")], 2)


@pytest.mark.rule("RC-130", "RC-132", "RC-152")
@pytest.mark.parametrize(("active_sanity", "lost"), [(4, None), (0, "all_insane")])
def test_04_who_plays_a_relic_in_anothers_turn_rolls_and_may_lose_all(active_sanity: int, lost: str | None) -> None:
    # given
    game = Play("reporter", "occultist").at("diner", "swamp").sanity(active_sanity, 1).relics(1, "bizarre_statue")
    game.begin()
    actions = game.actions
    # when
    game.die("delusion").do("play:bizarre_statue", seat=1)
    # then the one who played it is insane; the active player's actions are the same
    assert game.rolls() == [("occultist", "delusion")]
    assert (game.sanity_of(0), game.sanity_of(1), game.actions) == (active_sanity, 0, actions)
    assert game.lost == lost
    assert (game.box, game.discard_pile) == (["bizarre_statue"], [])

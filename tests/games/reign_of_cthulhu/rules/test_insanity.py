"""Insanity and cure (RC-150 to RC-157)."""

import pytest

from tests.games.reign_of_cthulhu.play import Play

PLAIN = ("cafe", "market", "theater", "wharf")
"""Summoning cards without the Shoggoth symbol."""


# --- RC-150: the other side of the card -----------------------------------------------------------------------------


@pytest.mark.rule("RC-150", "RC-173")
@pytest.mark.parametrize(
    ("role", "sane", "insane"),
    [
        ("detective", 4, 3),
        ("doctor", 5, 4),
        ("driver", 4, 3),
        ("hunter", 4, 3),
        ("magician", 4, 3),
        ("reporter", 4, 3),
    ],
)
def test_rc_150_one_action_less_per_turn(role: str, sane: int, insane: int) -> None:
    for tokens, actions in ((4, sane), (1, sane), (0, insane)):
        # when
        game = Play(role, "occultist").sanity(tokens, 4).begin()
        # then
        assert (game.actions, game.board["seats"][0]["sane"]) == (actions, tokens > 0)


@pytest.mark.rule("RC-150")
def test_rc_150_the_sane_ability_is_gone_at_once() -> None:
    # given a Reporter at a bus stop, with a Shoggoth next to it
    game = Play("reporter", "occultist").at("diner", "swamp").sanity(1, 4).shoggoths("junkyard").clues(0, arkham=1)
    game.begin()
    assert game.offers("hop")
    assert game.offers("bus")
    # when she turns insane and comes back
    game.die("delusion").do("walk:junkyard", "walk:diner")
    # then
    assert not game.offers("hop")
    assert not game.offers("bus")


@pytest.mark.rule("RC-150")
def test_rc_150_the_insane_ability_applies_at_once() -> None:
    # given a Reporter, and a clue of Innsmouth in the discard pile
    game = Play("reporter", "occultist").at("diner", "swamp").sanity(1, 4).shoggoths("junkyard")
    game.discarded("innsmouth").begin()
    assert not game.offers("pick")
    # when
    game.die("delusion").do("walk:junkyard")
    # then
    assert game.offers("pick:innsmouth")


@pytest.mark.rule("RC-150", "RC-181", "RC-175", "RC-177", "RC-171")
def test_rc_150_other_abilities_change_likewise() -> None:
    # given the Occultist moves Shoggoths only while sane
    for tokens in (4, 0):
        game = Play("occultist", "detective").sanity(tokens, 4).shoggoths("market").begin()
        assert game.offers("drag") is (tokens > 0)
    # the Driver walks one location only while sane
    for tokens in (4, 0):
        game = Play("driver", "detective").sanity(tokens, 4).begin()
        assert game.offers("walk") is (tokens > 0)
    # the Hunter's cheap kill is for the sane
    for tokens, cost in ((4, 1), (0, 3)):
        game = Play("hunter", "detective").at("market", "diner").sanity(tokens, 4).shoggoths("market").begin()
        assert game.option("defeat_shoggoth").cost == cost
    # clues change hands with an insane Detective for two actions
    for tokens, cost in ((4, 1), (0, 2)):
        game = Play("detective", "doctor").at("diner", "diner").sanity(tokens, 4).clues(0, arkham=1).begin()
        assert game.option("give:arkham:1").cost == cost


# --- RC-151: in one's own action part -------------------------------------------------------------------------------


@pytest.mark.rule("RC-151", "RC-150")
def test_rc_151_the_remaining_actions_are_reduced_by_one() -> None:
    # given
    game = Play("detective", "occultist").at("diner", "swamp").sanity(1, 4).shoggoths("secret_lodge").begin()
    # when the first of four actions ends in insanity
    game.die("delusion").do("walk:secret_lodge")
    # then 4 - 1 = 3, then 2 are left
    assert game.actions == 2


@pytest.mark.rule("RC-151")
def test_rc_151_with_none_left_nothing_is_owed() -> None:
    # given
    game = Play("detective", "occultist").at("diner", "swamp").sanity(1, 4).shoggoths("secret_lodge")
    game.summoning_top(*PLAIN).begin("turn.action", acting=True, actions=1)
    # when
    game.die("delusion").do("walk:secret_lodge")
    # then the turn went on, and the next own turn has three actions
    assert (game.game.active, len(game.hand(0))) == (1, 2)
    game.end_turn()
    assert (game.game.active, game.actions) == (0, 3)


@pytest.mark.rule("RC-151")
def test_rc_151_the_last_but_one_action_becomes_the_last() -> None:
    # given
    game = Play("detective", "occultist").at("diner", "swamp").sanity(1, 4).shoggoths("secret_lodge")
    game.summoning_top(*PLAIN).begin("turn.action", acting=True, actions=2)
    # when
    game.die("delusion").do("walk:secret_lodge")
    # then
    assert game.game.active == 1


@pytest.mark.rule("RC-151", "RC-132")
def test_rc_151_a_relics_roll_in_ones_own_action_part_counts_too() -> None:
    # given
    game = Play("detective", "occultist").sanity(2, 4).relics(0, "mi_go_eye").begin()
    # when
    game.die("psychosis").do("play:mi_go_eye")
    # then
    assert (game.sanity_of(0), game.actions) == (0, 3)


@pytest.mark.rule("RC-151")
def test_rc_151_somebody_elses_insanity_costs_the_active_player_nothing() -> None:
    # given the Occultist drags a Shoggoth onto the Detective
    game = Play("occultist", "detective").at("diner", "church").sanity(4, 1).shoggoths("cafe").begin()
    # when
    game.die("delusion").do("drag:cafe:church")
    # then
    assert (game.sanity_of(1), game.actions) == (0, 2)


@pytest.mark.rule("RC-151", "RC-150")
def test_rc_151_outside_the_action_part_only_the_next_turn_is_shorter() -> None:
    # given
    game = Play("detective", "occultist").at("diner", "swamp").sanity(1, 4).deck_top("evil_stirs", "arkham")
    # when
    game.summoning_bottom("boardwalk").die("delusion").begin("turn.draw")
    # then
    game.until(lambda: game.game.active == 1 and game.game.acting)
    assert (game.sanity_of(0), game.actions) == (0, 4)
    game.summoning_top(*PLAIN).end_turn()
    assert (game.game.active, game.actions) == (0, 3)


# --- RC-152: everybody ----------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-152", "RC-165")
@pytest.mark.parametrize("singer", [0, 1])
def test_rc_152_all_insane_loses_at_once_song_or_not(singer: int) -> None:
    # given a Song of Kadath, which would come too late
    game = Play("detective", "occultist").at("diner", "swamp").sanity(1, 0).shoggoths("secret_lodge")
    game.relics(singer, "song_of_kadath").begin()
    # when
    game.die("delusion").do("walk:secret_lodge")
    # then
    assert (game.lost, game.asked, game.box) == ("all_insane", None, [])


@pytest.mark.rule("RC-152", "RC-080")
def test_rc_152_tested_after_every_single_change() -> None:
    # given
    game = Play("detective", "occultist").at("diner", "swamp").sanity(1, 0).deck_top("evil_stirs", "arkham")
    # when the first step of Evil Stirs brings the last one down
    game.die("delusion").begin("turn.draw")
    # then its other steps are not carried out
    assert (game.lost, game.revealed, game.shoggoth_places) == ("all_insane", [], [])


@pytest.mark.rule("RC-152")
def test_rc_152_one_sane_investigator_is_enough() -> None:
    # given
    game = Play("detective", "occultist", "doctor").at("diner", "swamp", "docks").sanity(1, 0, 1)
    game.shoggoths("secret_lodge").begin()
    # when
    game.die("delusion").do("walk:secret_lodge")
    # then
    assert game.table.outcome is None


@pytest.mark.rule("RC-152", "RC-199")
@pytest.mark.parametrize("tokens", [(1, 2), (2, 1), (1, 1)])
def test_rc_152_shudde_mell_takes_all_that_is_left(tokens: tuple[int, int]) -> None:
    # given not more tokens than the three he wants
    game = Play("detective", "occultist").sanity(*tokens).old_ones("shudde_mell").cultists(cafe=3)
    # when
    game.summoning_top(*PLAIN).begin("summoning.step").until(lambda: game.table.outcome is not None)
    # then the whole amount was paid
    assert (game.lost, game.sanity_of(0), game.sanity_of(1)) == ("all_insane", 0, 0)


@pytest.mark.rule("RC-152", "RC-199")
def test_rc_152_shudde_mell_is_looked_at_when_everything_is_paid() -> None:
    # given one token more than he wants
    game = Play("detective", "occultist").sanity(2, 2).old_ones("shudde_mell").cultists(cafe=3)
    game.summoning_top(*PLAIN).begin("summoning.step")
    # when
    game.do("share:2")
    # then one of them is insane, and the game goes on
    assert (game.lost, game.sanity_of(0), game.sanity_of(1)) == (None, 0, 1)


# --- RC-153: sealing cures ------------------------------------------------------------------------------------------


def insane_sealer(actions: int = 3, role: str = "reporter") -> Play:
    """An insane investigator at the Old Mill with five clues of Dunwich."""
    game = Play(role, "detective").at("old_mill", "diner").sanity(0, 4).clues(0, dunwich=5)
    game.summoning_top(*PLAIN)
    return game.begin("turn.action", acting=True, actions=actions)


@pytest.mark.rule("RC-153")
@pytest.mark.parametrize("place", ["church", "hospital"])
def test_rc_153_sealing_a_gate_cures_and_moves_to_church_or_hospital(place: str) -> None:
    # given
    game = insane_sealer().do("seal:dunwich:5")
    assert (game.asked, sorted(game.options)) == ((0, "cure"), ["rest:church", "rest:hospital"])
    # when
    game.do(f"rest:{place}", seat=0)
    # then
    assert (game.place_of(0), game.sanity_of(0), game.board["seats"][0]["sane"]) == (place, 4, True)
    assert game.board["seats"][0]["actions"] == 4
    # and this was no use of a gate
    assert game.rolls() == []


@pytest.mark.rule("RC-153")
@pytest.mark.parametrize(("actions", "left"), [(3, 3), (2, 2), (1, 1)])
def test_rc_153_one_more_action_this_turn(actions: int, left: int) -> None:
    # given
    game = insane_sealer(actions)
    # when
    game.do("seal:dunwich:5", "rest:church")
    # then
    assert (game.game.active, game.actions, game.asked) == (0, left, (0, "action"))


@pytest.mark.rule("RC-153", "RC-180")
def test_rc_153_the_normal_ability_is_back() -> None:
    # given
    game = Play("occultist", "detective").at("old_mill", "diner").sanity(0, 4).clues(0, dunwich=5)
    game.shoggoths("market").begin()
    assert not game.offers("drag")
    # when
    game.do("seal:dunwich:5", "rest:church")
    # then
    assert game.offers("drag")


@pytest.mark.rule("RC-153")
def test_rc_153_the_next_turn_has_all_actions_again() -> None:
    # given
    game = insane_sealer().do("seal:dunwich:5", "rest:church")
    # when
    game.end_turn().end_turn()
    # then
    assert (game.game.active, game.actions) == (0, 4)


@pytest.mark.rule("RC-153", "RC-057")
def test_rc_153_the_town_is_relieved_before_the_cure() -> None:
    # given
    game = Play("reporter", "detective").at("old_mill", "diner").sanity(0, 4).clues(0, dunwich=5)
    game.cultists(church=2, old_mill=1).begin()
    # when
    game.do("seal:dunwich:5", "rest:church")
    # then
    assert (game.cultists_at("church"), game.cultists_at("old_mill")) == (1, 0)


@pytest.mark.rule("RC-153", "RC-058", "RC-160")
def test_rc_153_no_cure_when_the_fourth_seal_wins() -> None:
    # given
    game = Play("reporter", "detective").at("old_mill", "diner").sanity(0, 4).clues(0, dunwich=5)
    game.sealed("arkham", "innsmouth", "kingsport").begin()
    # when
    game.do("seal:dunwich:5")
    # then
    assert (game.won, game.asked, game.sanity_of(0), game.place_of(0)) == (True, None, 0, "old_mill")


@pytest.mark.rule("RC-153")
def test_rc_153_a_sane_sealer_stays_where_he_is() -> None:
    # given
    game = Play("reporter", "detective").at("old_mill", "diner").sanity(1, 4).clues(0, dunwich=5).begin()
    # when
    game.do("seal:dunwich:5")
    # then
    assert (game.asked, game.place_of(0), game.sanity_of(0), game.actions) == ((0, "action"), "old_mill", 1, 3)


# --- RC-154: a Shoggoth at the place of rest ------------------------------------------------------------------------


@pytest.mark.rule("RC-154", "RC-040")
def test_rc_154_the_roll_follows_after_the_recovery() -> None:
    # given
    game = Play("reporter", "detective").at("old_mill", "diner").sanity(0, 4).clues(0, dunwich=5)
    game.shoggoths("church").begin()
    # when
    game.die("psychosis").do("seal:dunwich:5", "rest:church")
    # then
    assert (game.rolls(), game.sanity_of(0), game.actions) == ([("reporter", "psychosis")], 2, 3)


@pytest.mark.rule("RC-154")
def test_rc_154_staying_at_the_hospital_is_no_entry() -> None:
    # given Innsmouth is sealed at the Hospital, where a Shoggoth stands
    game = Play("reporter", "detective").at("hospital", "diner").sanity(0, 4).clues(0, innsmouth=5)
    game.shoggoths("hospital").begin()
    # when
    game.do("seal:innsmouth:5", "rest:hospital")
    # then
    assert (game.rolls(), game.place_of(0), game.sanity_of(0)) == ([], "hospital", 4)


@pytest.mark.rule("RC-154", "RC-153")
def test_rc_154_from_the_hospital_one_may_go_to_the_church() -> None:
    # given
    game = Play("reporter", "detective").at("hospital", "diner").sanity(0, 4).clues(0, innsmouth=5)
    game.shoggoths("hospital").begin()
    # when
    game.do("seal:innsmouth:5", "rest:church")
    # then
    assert (game.rolls(), game.place_of(0)) == ([], "church")


@pytest.mark.rule("RC-153", "RC-154")
@pytest.mark.parametrize(("refuge", "rolls"), [("church", [("reporter", "blank")]), ("hospital", [])])
def test_03_an_insane_sealer_has_one_more_action_and_rolls_where_a_shoggoth_waits(
    refuge: str, rolls: list[tuple[str, str]]
) -> None:
    # given a Shoggoth in the Church, and her last action
    game = Play("reporter", "occultist").at("graveyard", "diner").sanity(0, 4).clues(0, kingsport=5)
    game.shoggoths("church").begin("turn.action", acting=True, actions=1)
    # when
    game.die("blank").do("seal:kingsport:5")
    assert game.options == ["rest:church", "rest:hospital"]
    game.do(f"rest:{refuge}")
    # then
    assert (game.place_of(0), game.sanity_of(0), game.rolls()) == (refuge, 4, rolls)
    assert (game.asked, game.actions) == ((0, "action"), 1)


# --- RC-155: no choice ----------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-155", "RC-153")
def test_rc_155_the_cure_cannot_be_declined() -> None:
    # given
    game = insane_sealer()
    # when
    game.do("seal:dunwich:5")
    # then
    assert sorted(game.options) == ["rest:church", "rest:hospital"]
    assert game.table.choice is not None
    assert game.table.choice.passing is None


@pytest.mark.rule("RC-155", "RC-190")
def test_rc_155_nobody_gives_up_the_last_token_by_choice() -> None:
    # given the Detective has two tokens, the Occultist one
    game = Play("detective", "occultist").at("diner", "swamp").sanity(2, 1).old_ones("atlach_nacha").cultists(cafe=3)
    game.summoning_top(*PLAIN).begin("summoning.step")
    assert (game.asked, game.options) == ((0, "web"), ["web_cultist", "web_sanity"])
    # when
    game.do("web_sanity")
    # then the Occultist had no choice
    assert (game.sanity_of(0), game.sanity_of(1), game.cultists_at("swamp")) == (1, 1, 1)


# --- RC-156: tokens by a card ---------------------------------------------------------------------------------------


@pytest.mark.rule("RC-156", "RC-221")
@pytest.mark.parametrize("singer", [0, 1])
@pytest.mark.parametrize(("mode", "tokens"), [("song_all", (1, 4)), ("song:0", (4, 3))])
def test_rc_156_tokens_by_a_card_cure_in_ones_own_action_part(mode: str, tokens: tuple[int, int], singer: int) -> None:
    # given
    game = Play("reporter", "detective").at("diner", "swamp").sanity(0, 3).relics(singer, "song_of_kadath").begin()
    assert game.actions == 3
    # when
    game.do("play:song_of_kadath", mode, seat=singer)
    # then sane with just these tokens, at the same place, with one more action
    assert ((game.sanity_of(0), game.sanity_of(1)), game.place_of(0)) == (tokens, "diner")
    assert (game.board["seats"][0]["sane"], game.actions) == (True, 4)
    assert game.offers("hop")


@pytest.mark.rule("RC-156", "RC-221")
def test_rc_156_after_the_last_action_there_is_one_more() -> None:
    # given
    game = Play("reporter", "detective").at("diner", "swamp").sanity(0, 4).relics(0, "song_of_kadath")
    game.begin("turn.action", acting=True, actions=1).do("walk:secret_lodge")
    assert game.asked == (0, "after_actions")
    # when
    game.do("play:song_of_kadath", "song:0")
    # then
    assert (game.asked, game.actions, game.sanity_of(0)) == ((0, "action"), 1, 4)


@pytest.mark.rule("RC-156", "RC-221")
@pytest.mark.parametrize("mode", ["song_all", "song:1"])
def test_rc_156_for_another_investigator_only_the_next_turn_is_affected(mode: str) -> None:
    # given
    game = Play("detective", "reporter").at("diner", "swamp").sanity(4, 0).relics(0, "song_of_kadath").begin()
    # when
    game.do("play:song_of_kadath", mode)
    # then
    assert (game.board["seats"][1]["sane"], game.actions) == (True, 4)
    game.summoning_top(*PLAIN).end_turn()
    assert (game.game.active, game.actions) == (1, 4)


@pytest.mark.rule("RC-156", "RC-221")
def test_rc_156_drawn_in_the_draw_step_it_cures_but_gives_no_action() -> None:
    # given
    game = Play("reporter", "detective").at("diner", "swamp").sanity(0, 4).deck_top("song_of_kadath", "kingsport")
    game.relics(1, "silver_key").summoning_top(*PLAIN).begin("turn.draw")
    # when
    game.do("play:song_of_kadath", "song_all")
    # then
    assert (game.sanity_of(0), game.board["seats"][0]["sane"]) == (1, True)
    assert (game.actions, game.asked) == (0, (1, "window"))


@pytest.mark.rule("RC-156")
@pytest.mark.parametrize(("mode", "then"), [("song_all", [4, 4, 3]), ("song:1", [4, 4, 2])])
def test_rc_156_nobody_gets_more_than_four_tokens(mode: str, then: list[int]) -> None:
    # given
    game = Play("detective", "reporter", "doctor").sanity(4, 3, 2).relics(0, "song_of_kadath").begin()
    # when
    game.do("play:song_of_kadath", mode)
    # then
    assert [game.sanity_of(seat) for seat in range(3)] == then
    assert game.actions == 4


# --- RC-157: the Magician's hand ------------------------------------------------------------------------------------


@pytest.mark.rule("RC-157", "RC-090", "RC-178", "RC-179")
def test_rc_157_the_magicians_limit_falls_the_moment_he_turns_insane() -> None:
    # given eight cards, which a sane Magician may hold
    game = Play("magician", "occultist").at("diner", "swamp").sanity(1, 4).shoggoths("secret_lodge")
    game.clues(0, arkham=4, kingsport=4).begin()
    assert (game.asked, game.board["seats"][0]["hand_limit"]) == ((0, "action"), 8)
    # when
    game.die("delusion").do("walk:secret_lodge")
    # then
    assert (game.asked, game.board["seats"][0]["hand_limit"]) == ((0, "hand_limit"), 7)
    game.do("discard:arkham")
    assert (game.asked, len(game.hand(0)), game.actions) == ((0, "action"), 7, 2)


@pytest.mark.rule("RC-157", "RC-091")
def test_rc_157_on_somebody_elses_turn_too_and_by_discarding_only_inside_a_card() -> None:
    # given a Shoggoth will meet the Magician because of a summoning card
    game = Play("detective", "magician").at("diner", "church").sanity(4, 1).shoggoths("cafe")
    game.clues(1, arkham=4, kingsport=3).relics(1, "mi_go_eye").summoning_top("woods", "market")
    # when
    game.die("delusion").begin("summoning.step")
    # then
    assert (game.asked, game.options) == (
        (1, "hand_limit"),
        ["discard:arkham", "discard:kingsport", "discard:mi_go_eye"],
    )
    game.do("discard:arkham", seat=1)
    assert len(game.hand(1)) == 7


@pytest.mark.rule("RC-157", "RC-156")
def test_rc_157_cured_he_may_hold_eight_again() -> None:
    # given
    game = Play("magician", "occultist").at("diner", "swamp").sanity(0, 4).relics(0, "song_of_kadath")
    game.clues(0, arkham=6).deck_top("dunwich", "kingsport").summoning_top(*PLAIN).begin()
    assert game.board["seats"][0]["hand_limit"] == 7
    # when
    game.do("play:song_of_kadath", "song:0", "end_actions")
    # then
    assert (game.game.active, len(game.hand(0)), game.board["seats"][0]["hand_limit"]) == (1, 8, 8)

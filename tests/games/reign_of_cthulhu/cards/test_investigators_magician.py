"""The Magician, both sides (RC-178, RC-179)."""

import pytest

from miskatonic.games.reign_of_cthulhu import GAME
from miskatonic.games.reign_of_cthulhu.rows.relics import RELICS
from miskatonic.kernel import new_table
from tests.games.reign_of_cthulhu.play import Play, board_of

QUIET_CARDS = ("graveyard", "wharf", "theater", "market", "hospital", "factory", "boardwalk", "junkyard")
"""Summoning cards without a symbol, far from Arkham and Dunwich."""


# --- Magician, sane -------------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-178", "RC-019")
@pytest.mark.parametrize(
    ("roles", "dealt", "relics_gone"),
    [("magician+doctor", 4, 5), ("magician+doctor+driver", 3, 6), ("magician+doctor+driver+hunter", 2, 7)],
)
def test_rc_178_magician_begins_with_an_extra_relic(roles: str, dealt: int, relics_gone: int) -> None:
    # when
    table = new_table(GAME, seed=3, seats=roles.count("+") + 1, options={"investigators": roles})
    # then
    board = board_of(table)
    hands = [len(seat["hand"]) for seat in board["seats"]]
    assert hands == [dealt + 1] + [dealt] * roles.count("+")
    assert any(card.startswith("relic-") for card in board["seats"][0]["hand"])
    assert board["relic_deck"] == len(RELICS) - relics_gone


@pytest.mark.rule("RC-178")
def test_rc_178_sane_magician_holds_eight_cards() -> None:
    # given: six clues, two more drawn
    game = Play("magician", "doctor").clues(0, arkham=6).deck_top("dunwich", "dunwich")
    game.summoning_top(*QUIET_CARDS).begin()
    # when
    game.do("end_actions")
    # then: nothing to discard, the Doctor's turn begins
    assert (game.game.active, len(game.hand(0))) == (1, 8)


@pytest.mark.rule("RC-178")
def test_rc_178_sane_magician_discards_the_ninth_card() -> None:
    # given
    game = Play("magician", "doctor").clues(0, arkham=7).deck_top("dunwich", "dunwich").begin()
    # when
    game.do("end_actions")
    # then
    assert game.asked == (0, "hand_limit")
    game.do("discard:arkham")
    assert len(game.hand(0)) == 8
    assert game.game.active == 1


@pytest.mark.rule("RC-178")
@pytest.mark.parametrize(
    ("deal", "holder", "seat"), [("lend", 0, 0), ("borrow", 1, 0), ("lend", 1, 1), ("borrow", 0, 1)]
)
def test_rc_178_magician_exchanges_relics_without_an_action_on_any_turn(deal: str, holder: int, seat: int) -> None:
    # given: the Magician sits at `seat`, seat 0 is active
    roles = ("magician", "doctor") if seat == 0 else ("doctor", "magician")
    game = Play(*roles).relics(holder, "silver_key").begin()
    actions = game.actions
    # when
    game.do(f"{deal}:silver_key:{1 - seat}", seat=seat)
    # then
    assert game.hand(holder) == []
    assert game.hand(1 - holder) == ["silver_key"]
    assert (game.actions, game.rolls()) == (actions, [])


@pytest.mark.rule("RC-178")
def test_rc_178_magicians_relics_cross_only_at_the_same_location() -> None:
    # given: the same town is not enough
    game = Play("magician", "doctor").at("cafe", "church").relics(0, "silver_key").relics(1, "elder_sign").begin()
    # then
    for deal in ("lend", "borrow", "give", "take"):
        assert not game.offers(deal)


@pytest.mark.rule("RC-178")
def test_rc_178_magician_pays_an_action_for_a_clue_like_everybody() -> None:
    game = Play("magician", "doctor").clues(0, arkham=1).begin()
    assert not game.offers("lend")
    game.do("give:arkham:1")
    assert game.actions == 3


@pytest.mark.rule("RC-178", "RC-053")
def test_rc_178_partner_is_asked_for_consent_and_may_refuse() -> None:
    # given
    game = Play("magician", "doctor", consent=True).relics(1, "silver_key").begin()
    # when
    game.do("borrow:silver_key:1")
    # then
    assert game.asked == (1, "consent_take")
    # when
    game.do("refuse", seat=1)
    # then
    assert (game.hand(0), game.hand(1), game.actions) == ([], ["silver_key"], 4)


@pytest.mark.rule("RC-178", "RC-053")
def test_rc_178_partner_who_agrees_receives_the_relic() -> None:
    game = Play("magician", "doctor", consent=True).relics(0, "silver_key").begin()
    game.do("lend:silver_key:1")
    assert game.asked == (1, "consent_give")
    game.do("agree", seat=1)
    assert game.hand(1) == ["silver_key"]


@pytest.mark.rule("RC-178", "RC-090", "RC-233")
def test_rc_178_partner_with_seven_cards_must_come_down_at_once() -> None:
    # given
    game = Play("magician", "doctor").relics(0, "silver_key").clues(1, dunwich=7).begin()
    # when
    game.do("lend:silver_key:1")
    # then
    assert game.asked == (1, "hand_limit")
    game.do("discard:dunwich", seat=1)
    assert len(game.hand(1)) == 7


@pytest.mark.rule("RC-178", "RC-090", "RC-233")
def test_rc_178_magician_with_eight_cards_must_come_down_at_once() -> None:
    game = Play("magician", "doctor").relics(1, "silver_key").clues(0, dunwich=8).begin()
    game.do("borrow:silver_key:1")
    assert game.asked == (0, "hand_limit")
    game.do("discard:dunwich")
    assert len(game.hand(0)) == 8


@pytest.mark.rule("RC-178", "RC-202")
def test_rc_178_yog_sothoth_does_not_forbid_the_exchange() -> None:
    # given: on the Doctor's turn the Magician may not play, but he may hand over
    game = Play("doctor", "magician").relics(1, "mi_go_eye").awake("yog_sothoth").begin()
    assert not game.offers("play")
    # when
    game.do("lend:mi_go_eye:0", seat=1)
    # then: the active player may play it now
    assert game.offers("play:mi_go_eye")


@pytest.mark.rule("RC-178", "RC-130", "RC-202")
def test_rc_178_relic_changes_hands_after_the_last_action_under_yog_sothoth() -> None:
    # given: the Magician may not play it, the active player could; her last action is a defeated cultist
    game = Play("doctor", "magician").relics(1, "alien_carving").cultists(train_station=1).awake("yog_sothoth")
    game.begin("turn.action", acting=True, actions=1)
    game.do("defeat_cultist")
    # then: the action part is still open
    assert game.game.active == 0
    assert game.offers("lend:alien_carving:0")
    # when
    game.die("blank").do("lend:alien_carving:0", "play:alien_carving")
    # then
    assert game.actions == 3


@pytest.mark.rule("RC-178", "RC-130")
def test_rc_178_relic_changes_hands_before_the_summoning_step() -> None:
    # given: the Doctor holds too few cards for a settlement; the Magician's relic is of use to the active player only
    game = Play("doctor", "magician").relics(1, "bizarre_statue").awake("yog_sothoth")
    game.summoning_top(*QUIET_CARDS).begin("turn.hand_limit")
    assert game.asked == (1, "window")
    # when
    game.die("blank").do("lend:bizarre_statue:0", "play:bizarre_statue")
    # then: no summoning took place
    game.until(lambda: game.game.active == 1)
    assert game.summoning_pile == []


@pytest.mark.rule("RC-178", "RC-130", "RC-105")
def test_rc_178_relic_changes_hands_between_two_summoning_cards() -> None:
    # given: an Elder Sign without a sealed gate does nothing now, but the Magician wants it
    game = Play("doctor", "magician").relics(0, "elder_sign").summoning_top(*QUIET_CARDS)
    game.begin("summoning.step")
    # then: one card has been turned, one is still to come
    assert game.asked == (1, "window")
    assert game.summoning_pile == ["graveyard"]
    # when
    game.do("borrow:elder_sign:0", seat=1)
    # then
    assert game.hand(1) == ["elder_sign"]


@pytest.mark.rule("RC-178", "RC-130")
def test_rc_178_relic_changes_hands_at_the_end_of_the_turn() -> None:
    game = Play("doctor", "magician").relics(0, "elder_sign").begin("turn.end")
    assert game.asked == (1, "window")
    assert game.offers("borrow:elder_sign:0")


@pytest.mark.rule("RC-178", "RC-130")
def test_rc_178_no_exchange_while_a_card_is_being_resolved() -> None:
    # given: Atlach-Nacha asks
    game = Play("doctor", "magician").relics(1, "mi_go_eye").old_ones("atlach_nacha").cultists(theater=3)
    # when
    game.summoning_top("theater").begin("summoning.step")
    # then
    assert game.options == ["web_cultist", "web_sanity"]


# --- Magician, insane -----------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-179", "RC-OP-20")
def test_rc_179_insane_magician_holds_seven_cards() -> None:
    # given
    game = Play("magician", "doctor").sanity(0, 4).clues(0, arkham=6).deck_top("dunwich", "dunwich").begin()
    # when
    game.do("end_actions")
    # then
    assert game.asked == (0, "hand_limit")
    game.do("discard:arkham")
    assert (len(game.hand(0)), game.game.active) == (7, 1)


@pytest.mark.rule("RC-179", "RC-157", "RC-090")
def test_rc_179_magician_who_turns_insane_with_eight_cards_discards_at_once() -> None:
    # given
    game = Play("magician", "doctor").sanity(1, 4).clues(0, arkham=7, dunwich=1).shoggoths("university").begin()
    # when
    game.die("delusion").do("walk:university")
    # then
    assert game.asked == (0, "hand_limit")
    game.do("discard:arkham")
    assert (len(game.hand(0)), game.actions) == (7, 2)


@pytest.mark.rule("RC-157", "RC-179")
@pytest.mark.parametrize("answer", ["discard:arkham", "play:bizarre_statue"])
def test_22_the_magician_turns_insane_with_eight_cards(answer: str) -> None:
    # given
    game = Play("magician", "occultist").at("diner", "swamp").sanity(1, 4).shoggoths("secret_lodge")
    game.clues(0, arkham=4, dunwich=3).relics(0, "bizarre_statue").begin()
    assert game.prompt == "action"
    # when
    game.die("delusion").do("walk:secret_lodge")
    # then
    assert (game.asked, game.actions, len(game.hand(0))) == ((0, "hand_limit"), 2, 8)
    # a relic he plays is not followed by a roll any more
    game.do(answer)
    assert (game.asked, len(game.hand(0)), len(game.rolls())) == ((0, "action"), 7, 1)


@pytest.mark.rule("RC-179", "RC-OP-20")
def test_rc_179_insane_magician_may_not_give_relics() -> None:
    game = Play("magician", "doctor").sanity(0, 4).relics(0, "silver_key").begin()
    assert not game.offers("give")
    assert not game.offers("lend")
    assert [barred.reason for barred in game.barred("hand_over")] == ["insane_magician"]


@pytest.mark.rule("RC-179")
def test_rc_179_nobody_takes_relics_from_the_insane_magician() -> None:
    game = Play("doctor", "magician").sanity(4, 0).relics(1, "silver_key").begin()
    assert not game.offers("take")
    assert [barred.reason for barred in game.barred("hand_over")] == ["insane_magician"]


@pytest.mark.rule("RC-179", "RC-OP-11")
def test_rc_179_insane_magician_takes_relics_for_an_action() -> None:
    # given
    game = Play("magician", "doctor").sanity(0, 4).relics(1, "silver_key").begin()
    assert not game.offers("borrow")
    # when
    game.do("take:silver_key:1")
    # then
    assert (game.hand(0), game.actions) == (["silver_key"], 2)


@pytest.mark.rule("RC-179")
def test_rc_179_others_may_give_relics_to_the_insane_magician() -> None:
    game = Play("doctor", "magician").sanity(4, 0).relics(0, "silver_key").begin()
    game.do("give:silver_key:1")
    assert (game.hand(1), game.actions) == (["silver_key"], 4)


@pytest.mark.rule("RC-179")
def test_rc_179_insane_magician_still_trades_clues() -> None:
    game = Play("magician", "doctor").sanity(0, 4).clues(0, arkham=1).begin()
    game.do("give:arkham:1")
    assert game.hand(1) == ["arkham"]


@pytest.mark.rule("RC-179", "RC-OP-10")
def test_rc_179_insane_magician_must_play_a_relic_by_the_end_of_his_turn() -> None:
    # given: two that would do something only for others to worry about
    game = Play("magician", "doctor").sanity(0, 4).relics(0, "elder_sign", "alien_carving")
    game.summoning_top(*QUIET_CARDS).begin()
    # when
    game.do("end_actions")
    # then: there is no way round it
    assert game.asked == (0, "relic_duty")
    assert game.options == ["play:elder_sign", "play:alien_carving"]
    # when: even without effect
    game.do("play:elder_sign")
    # then
    assert (game.box, game.rolls(), game.game.active) == (["elder_sign"], [], 1)
    assert "alien_carving" in game.hand(0)


@pytest.mark.rule("RC-179")
def test_rc_179_last_relic_of_the_insane_magician_is_played_for_him() -> None:
    game = Play("magician", "doctor").sanity(0, 4).relics(0, "elder_sign").summoning_top(*QUIET_CARDS).begin()
    game.do("end_actions").until(lambda: game.game.active == 1)
    assert game.box == ["elder_sign"]
    assert "elder_sign" not in game.discard_pile


@pytest.mark.rule("RC-179")
def test_rc_179_relic_played_in_the_action_part_fulfils_the_duty() -> None:
    # given
    game = Play("magician", "doctor").sanity(0, 4).relics(0, "mi_go_eye", "elder_sign")
    game.summoning_top(*QUIET_CARDS).begin()
    # when
    game.do("play:mi_go_eye", "end_actions")
    # then
    assert (game.game.active, game.box, game.rolls()) == (1, ["mi_go_eye"], [])


@pytest.mark.rule("RC-179")
def test_rc_179_relic_played_while_still_sane_counts_for_the_duty() -> None:
    # given: sane, one token, and the relic's own roll drives him mad
    game = Play("magician", "doctor").sanity(1, 4).relics(0, "mi_go_eye", "elder_sign")
    game.summoning_top(*QUIET_CARDS).begin()
    game.die("delusion").do("play:mi_go_eye")
    assert game.sanity_of(0) == 0
    # when
    game.do("end_actions")
    # then
    assert (game.game.active, game.box) == (1, ["mi_go_eye"])


@pytest.mark.rule("RC-179", "RC-OP-10")
def test_rc_179_relic_drawn_this_turn_creates_the_duty() -> None:
    # given
    game = Play("magician", "doctor").sanity(0, 4).deck_top("elder_sign", "alien_carving")
    game.summoning_top(*QUIET_CARDS).begin()
    # when
    game.do("end_actions")
    # then
    assert game.asked == (0, "relic_duty")


@pytest.mark.rule("RC-179")
def test_rc_179_no_relic_no_duty() -> None:
    game = Play("magician", "doctor").sanity(0, 4).summoning_top(*QUIET_CARDS).begin()
    game.do("end_actions")
    assert game.game.active == 1


@pytest.mark.rule("RC-179")
def test_rc_179_duty_falls_due_only_in_his_own_turn() -> None:
    game = Play("doctor", "magician").sanity(4, 0).relics(1, "elder_sign", "alien_carving")
    game.summoning_top(*QUIET_CARDS).begin()
    game.do("end_actions")
    assert (game.game.active, game.box) == (1, [])


@pytest.mark.rule("RC-179", "RC-034")
def test_rc_179_relic_played_on_another_turn_does_not_count() -> None:
    # given: played in the Doctor's turn, which comes before his own
    game = Play("doctor", "magician").sanity(4, 0).relics(1, "mi_go_eye", "elder_sign", "alien_carving")
    game.summoning_top(*QUIET_CARDS).begin()
    game.do("play:mi_go_eye", seat=1).do("end_actions")
    assert game.game.active == 1
    # when
    game.do("end_actions")
    # then
    assert game.asked == (1, "relic_duty")


@pytest.mark.rule("RC-179", "RC-092")
def test_rc_179_discarding_a_relic_is_not_playing_one() -> None:
    # given: eight cards after the draw, two of them relics
    game = Play("magician", "doctor").sanity(0, 4).relics(0, "elder_sign", "alien_carving", "last_hourglass")
    game.clues(0, arkham=3).deck_top("dunwich", "dunwich").summoning_top(*QUIET_CARDS).begin()
    game.do("end_actions")
    # when
    game.do("discard:elder_sign").until(lambda: game.asked == (0, "relic_duty"))
    # then
    assert game.asked == (0, "relic_duty")


@pytest.mark.rule("RC-179")
def test_rc_179_insane_magician_does_not_roll_on_other_turns_either() -> None:
    game = Play("doctor", "magician").sanity(4, 0).relics(1, "mi_go_eye").begin()
    game.do("play:mi_go_eye", seat=1)
    assert (game.rolls(), game.box) == ([], ["mi_go_eye"])


@pytest.mark.rule("RC-178", "RC-132")
def test_rc_178_sane_magician_rolls_after_a_relic() -> None:
    game = Play("magician", "doctor").relics(0, "mi_go_eye").begin()
    game.die("delusion").do("play:mi_go_eye")
    assert (game.rolls(), game.sanity_of(0)) == ([("magician", "delusion")], 3)


@pytest.mark.rule("RC-178", "RC-130", "RC-090")
def test_rc_178_magician_may_take_the_surplus_relic_during_a_settlement() -> None:
    # given: the Doctor holds eight cards after the draw
    game = Play("doctor", "magician").clues(0, arkham=5).relics(0, "elder_sign").deck_top("dunwich", "dunwich").begin()
    game.do("end_actions")
    assert game.asked == (0, "hand_limit")
    # when
    game.do("borrow:elder_sign:0", seat=1)
    # then: nothing is left to discard
    assert (len(game.hand(0)), game.hand(1), game.discard_pile) == (7, ["elder_sign"], [])

"""Chapter 8: the hand limit (RC-090 … RC-092)."""

import random

import pytest

import miskatonic
from tests.games.reign_of_cthulhu.play import Play, board_of

# --- RC-090: seven cards, whatever brings the eighth ------------------------------------------------------------------


@pytest.mark.rule("RC-090")
def test_rc_090_seven_cards_are_fine() -> None:
    game = Play("detective", "doctor").clues(0, arkham=5).deck_top("dunwich", "kingsport").begin()
    game.do("end_actions")
    assert len(game.hand(0)) == 7
    assert game.asked == (1, "action")


@pytest.mark.rule("RC-090")
def test_rc_090_whoever_draws_too_many_discards_down_to_seven() -> None:
    # given
    game = Play("detective", "doctor").clues(0, arkham=7).deck_top("dunwich", "kingsport").begin()

    # when
    game.do("end_actions")

    # then any card may go, the drawn ones too, before the summoning
    assert game.asked == (0, "hand_limit")
    assert set(game.options) == {"discard:arkham", "discard:dunwich", "discard:kingsport"}
    assert game.story("summoning_card") == []
    game.do("discard:kingsport")
    assert game.asked == (0, "hand_limit")
    game.do("discard:arkham")
    assert sorted(game.hand(0)) == ["arkham"] * 6 + ["dunwich"]
    assert game.discard_pile == ["kingsport", "arkham"]
    assert game.asked == (1, "action")


@pytest.mark.rule("RC-090")
def test_rc_090_a_sane_magician_holds_eight() -> None:
    # given
    game = Play("magician", "doctor").clues(0, arkham=7).deck_top("dunwich", "kingsport").begin()

    # when
    game.do("end_actions")

    # then one of nine is too many
    assert game.asked == (0, "hand_limit")
    game.do("discard:arkham")
    assert len(game.hand(0)) == 8
    assert game.asked == (1, "action")


@pytest.mark.rule("RC-090")
def test_rc_090_an_insane_magician_holds_seven() -> None:
    game = Play("magician", "doctor").sanity(0, 4).clues(0, arkham=6).deck_top("dunwich", "kingsport").begin()
    game.do("end_actions")
    assert game.asked == (0, "hand_limit")
    game.do("discard:arkham")
    assert len(game.hand(0)) == 7


@pytest.mark.rule("RC-090")
def test_rc_090_a_clue_received() -> None:
    game = Play("detective", "doctor").at("cafe", "cafe").clues(0, dunwich=1).clues(1, arkham=7).begin()
    game.do("give:dunwich:1")
    assert game.asked == (1, "hand_limit")


@pytest.mark.rule("RC-090")
def test_rc_090_a_relic_received() -> None:
    game = Play("detective", "doctor").at("cafe", "cafe").relics(0, "silver_key").clues(1, arkham=7).begin()
    game.do("give:silver_key:1")
    assert game.asked == (1, "hand_limit")
    assert set(game.options) == {"discard:arkham", "discard:silver_key", "play:silver_key"}


@pytest.mark.rule("RC-090")
def test_rc_090_a_relic_earned() -> None:
    game = Play("detective", "doctor").at("park", "diner").shoggoths("park").clues(0, arkham=7).begin()
    game.do("defeat_shoggoth")
    assert game.asked == (0, "hand_limit")


@pytest.mark.rule("RC-090")
def test_rc_090_the_last_hourglass() -> None:
    # given the active player's hand is full, a partner plays
    game = Play("detective", "doctor").clues(0, arkham=7).relics(1, "last_hourglass").discarded("dunwich").begin()

    # when
    game.do("play:last_hourglass").do("take_back:dunwich", seat=1).do("accept", seat=0)

    # then
    assert game.asked == (0, "hand_limit")
    game.die("blank").do("discard:arkham", seat=0)
    assert sorted(game.hand(0)) == ["arkham"] * 6 + ["dunwich"]


@pytest.mark.rule("RC-090")
def test_rc_090_the_insane_reporters_pick() -> None:
    game = Play("reporter", "doctor").at("cafe", "diner").sanity(0, 4).clues(0, arkham=7).discarded("dunwich").begin()
    game.do("pick:dunwich")
    assert game.asked == (0, "hand_limit")
    game.do("discard:dunwich")
    assert (len(game.hand(0)), game.asked) == (7, (0, "action"))


@pytest.mark.rule("RC-090")
def test_rc_090_a_magician_who_turns_insane_with_eight_cards() -> None:
    # given
    game = Play("magician", "doctor").at("university", "diner").sanity(1, 4).clues(0, arkham=5, dunwich=3)
    game.shoggoths("park").begin()

    # when
    game.die("delusion").do("walk:park")

    # then at once
    assert game.asked == (0, "hand_limit")
    game.do("discard:dunwich")
    assert (len(game.hand(0)), game.asked, game.actions) == (7, (0, "action"), 2)


@pytest.mark.rule("RC-090")
def test_rc_090_a_magician_who_turns_insane_on_somebody_elses_turn() -> None:
    # given a Shoggoth will come to him in the summoning step
    game = Play("doctor", "magician").at("diner", "graveyard").sanity(4, 1)
    game.clues(1, arkham=4, dunwich=4).shoggoths("wharf").summoning_top("woods", "cafe").begin()

    # when
    game.die("delusion").do("end_actions")

    # then
    assert game.sanity_of(1) == 0
    assert game.asked == (1, "hand_limit")
    game.do("discard:arkham", seat=1)
    assert (len(game.hand(1)), game.asked) == (7, (1, "action"))


@pytest.mark.rule("RC-090")
@pytest.mark.parametrize("magician", [0, 1])
def test_rc_090_the_magicians_free_transfer(magician: int) -> None:
    # given the partner's hand is full
    names = ("magician", "doctor") if magician == 0 else ("doctor", "magician")
    game = Play(*names).at("cafe", "cafe").relics(magician, "silver_key").clues(1 - magician, arkham=7).begin()

    # when
    game.do(f"lend:silver_key:{1 - magician}", seat=magician)

    # then
    assert game.asked == (1 - magician, "hand_limit")


@pytest.mark.rule("RC-090")
def test_rc_090_the_magician_taking_a_ninth_card() -> None:
    game = Play("magician", "doctor").at("cafe", "cafe").relics(1, "silver_key").clues(0, arkham=8).begin()
    game.do("borrow:silver_key:1")
    assert game.asked == (0, "hand_limit")


@pytest.mark.rule("RC-090")
def test_rc_090_playing_relics_meets_the_limit_too() -> None:
    # given
    game = Play("detective", "doctor").clues(0, arkham=6).relics(0, "mi_go_eye")
    game.deck_top("dunwich", "warded_box").begin().do("end_actions")
    assert game.asked == (0, "hand_limit")

    # when one is played, one discarded
    game.do("play:warded_box", "discard:arkham")

    # then
    assert (len(game.hand(0)), game.box, game.discard_pile) == (7, ["warded_box"], ["arkham"])


@pytest.mark.rule("RC-090", "RC-091")
def test_rc_090_nobody_ever_acts_with_too_many_cards() -> None:
    settled = 0
    for seed in range(75):
        # given a game of people who don't think
        table = miskatonic.new_table(
            "reign_of_cthulhu", seed=seed, seats=2 + seed % 3, options={"investigators": "deal"}
        )
        luck = random.Random(seed)
        while table.choice is not None:
            # then, whenever somebody may act, every hand is within its limit
            if table.choice.prompt in ("action", "after_actions"):
                for one in board_of(table)["seats"]:
                    magician = one["investigator"] == "investigator-magician"
                    assert len(one["hand"]) <= (8 if magician and one["sane"] else 7)
            settled += table.choice.prompt == "hand_limit"
            table.answer(luck.choice(list(table.choice.options)))
    assert settled


@pytest.mark.rule("RC-073", "RC-081", "RC-090")
@pytest.mark.parametrize("answer", ["play:warded_box", "discard:dunwich"])
def test_10_a_warded_box_drawn_with_evil_stirs_waits_for_it_and_so_does_the_hand_limit(answer: str) -> None:
    # given seven cards
    game = Play("reporter", "occultist").at("graveyard", "diner").clues(0, arkham=4, dunwich=3).old_ones("ithaqua")
    game.deck_top("warded_box", "evil_stirs").summoning_bottom("theater")
    # when
    game.die("delusion").begin("turn.draw")
    # then all of Evil Stirs comes first
    assert (game.sanity_of(0), game.revealed, game.shoggoth_places) == (3, ["ithaqua"], ["theater"])
    assert (game.asked, len(game.hand(0))) == ((0, "hand_limit"), 8)
    assert game.offers("discard:warded_box")
    # either way brings the hand to seven
    game.do(answer)
    assert len(game.hand(0)) == 7
    assert game.prompt != "hand_limit"


# --- RC-091: no exceptions --------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-091")
def test_rc_091_there_is_no_way_to_keep_the_eighth_card() -> None:
    game = Play("detective", "doctor").clues(0, arkham=6, dunwich=1).deck_top("dunwich", "kingsport").begin()
    game.do("end_actions")
    assert all(text.startswith("discard:") for text in game.options)


@pytest.mark.rule("RC-091")
def test_rc_091_while_a_relic_is_resolved_only_discarding_helps() -> None:
    # given the active player could play a relic otherwise
    game = Play("detective", "doctor").clues(0, arkham=6).relics(0, "mi_go_eye").relics(1, "last_hourglass")
    game.discarded("dunwich").begin()

    # when the Hourglass, still being resolved, brings an eighth card
    game.do("play:last_hourglass", "take_back:dunwich", "accept")

    # then
    assert game.asked == (0, "hand_limit")
    assert set(game.options) == {"discard:arkham", "discard:dunwich", "discard:mi_go_eye"}


@pytest.mark.rule("RC-091")
def test_rc_091_during_evil_stirs_a_partner_discards_at_once_and_plays_nothing() -> None:
    # given the Shoggoth of Evil Stirs will appear where the Magician is
    game = Play("doctor", "magician").at("diner", "cafe").sanity(4, 1).clues(1, arkham=7).relics(1, "mi_go_eye")
    game.deck_top("evil_stirs", "arkham").summoning_bottom("cafe").begin()

    # when he turns insane
    game.die("blank", "delusion").do("end_actions")

    # then before Evil Stirs goes on
    assert (game.asked, set(game.options)) == ((1, "hand_limit"), {"discard:arkham", "discard:mi_go_eye"})
    assert game.story("regrouped") == []
    game.do("discard:arkham")
    assert len(game.hand(1)) == 7
    assert game.story("regrouped") == ["regrouped"]


@pytest.mark.rule("RC-091")
def test_rc_091_while_a_summoning_card_is_resolved_only_discarding_helps() -> None:
    # given a Shoggoth will come to the Magician
    game = Play("doctor", "magician").at("diner", "graveyard").sanity(4, 1).clues(1, arkham=7)
    game.relics(1, "mi_go_eye").shoggoths("wharf").summoning_top("woods", "cafe").begin()

    # when nobody plays anything before the summoning
    game.do("end_actions").die("delusion").do("continue")

    # then
    assert (game.asked, set(game.options)) == ((1, "hand_limit"), {"discard:arkham", "discard:mi_go_eye"})


@pytest.mark.rule("RC-091")
def test_rc_091_for_the_drawn_cards_relics_are_allowed_again_after_evil_stirs() -> None:
    # given
    game = Play("detective", "doctor").at("park", "diner").clues(0, arkham=6).relics(0, "mi_go_eye")
    game.deck_top("dunwich", "evil_stirs").summoning_bottom("cafe").begin()

    # when
    game.die("blank").do("end_actions")

    # then
    assert game.asked == (0, "hand_limit")
    assert game.story("evil_stirs", "regrouped", "summoning_card") == ["evil_stirs", "regrouped"]
    assert {"discard:arkham", "discard:dunwich", "discard:mi_go_eye", "play:mi_go_eye"} == set(game.options)


@pytest.mark.rule("RC-091")
def test_rc_091_a_magician_driven_insane_by_evil_stirs_is_down_to_seven_before_the_summoning() -> None:
    # given eight cards, a ninth drawn together with Evil Stirs
    game = Play("magician", "doctor").at("park", "diner").sanity(1, 4).clues(0, arkham=8)
    game.deck_top("dunwich", "evil_stirs").summoning_bottom("cafe").begin()

    # when
    game.die("delusion").do("end_actions")

    # then two must go
    game.do("discard:arkham", "discard:dunwich")
    assert game.hand(0) == ["arkham"] * 7
    story = game.story("discarded", "summoning_card")
    assert story == ["discarded", "discarded", "summoning_card", "summoning_card"]


@pytest.mark.rule("RC-091", "RC-073")
def test_rc_091_a_magician_over_the_limit_by_the_drawn_card_only_may_wait_and_play_a_relic() -> None:
    # given seven cards, an eighth drawn together with Evil Stirs
    game = Play("magician", "doctor").at("park", "diner").sanity(1, 4).clues(0, arkham=6).relics(0, "mi_go_eye")
    game.deck_top("dunwich", "evil_stirs").summoning_bottom("cafe").begin()

    # when step 1 lowers his limit to seven
    game.die("delusion").do("end_actions")

    # then he is asked when Evil Stirs is done, and relics are allowed again
    assert game.asked == (0, "hand_limit")
    assert game.story("evil_stirs", "regrouped", "summoning_card") == ["evil_stirs", "regrouped"]
    assert set(game.options) == {"discard:arkham", "discard:dunwich", "discard:mi_go_eye", "play:mi_go_eye"}


@pytest.mark.rule("RC-091")
def test_rc_091_only_the_drawn_cards_wait_for_evil_stirs_not_a_magicians_eighth_card() -> None:
    # given eight cards, and both drawn cards are Evil Stirs
    game = Play("magician", "doctor").at("park", "diner").sanity(1, 4).clues(0, arkham=5, dunwich=3)
    game.deck_top("evil_stirs", "evil_stirs").summoning_bottom("cafe", "docks").begin()

    # when step 1 of the first drives him insane
    game.die("delusion").do("end_actions")

    # then the excess, which no drawn card has caused, is settled at once, before the Old One
    assert game.asked == (0, "hand_limit")
    assert set(game.options) == {"discard:arkham", "discard:dunwich"}
    assert game.story("old_one_awakes") == []


@pytest.mark.rule("RC-091")
def test_rc_091_only_the_drawn_cards_wait_for_evil_stirs_not_the_last_hourglass() -> None:
    # given a full hand, and both drawn cards are Evil Stirs
    game = Play("detective", "doctor").at("park", "diner").clues(0, arkham=7).relics(1, "last_hourglass")
    game.discarded("dunwich").deck_top("evil_stirs", "evil_stirs").summoning_bottom("cafe", "docks").begin()
    game.die("blank").do("end_actions")

    # when the Hourglass, played between the two, brings an eighth card
    game.do("play:last_hourglass", "take_back:dunwich", "accept")

    # then it is settled at once, before the second one is resolved
    assert game.asked == (0, "hand_limit")
    assert set(game.options) == {"discard:arkham", "discard:dunwich"}
    assert game.story("evil_stirs") == ["evil_stirs"]


# --- RC-092: relics against the limit ---------------------------------------------------------------------------------


@pytest.mark.rule("RC-092")
def test_rc_092_a_relic_played_against_the_limit_works_and_means_a_roll() -> None:
    # given
    game = Play("detective", "doctor").at("park", "diner").clues(0, arkham=6).relics(0, "silver_key")
    game.deck_top("dunwich", "kingsport").begin().do("end_actions")

    # when
    game.do("play:silver_key").die("delusion").do("step:swamp")

    # then
    assert (game.place_of(0), game.sanity_of(0), game.box) == ("swamp", 3, ["silver_key"])
    assert game.rolls() == [("detective", "delusion")]
    assert game.asked == (0, "hand_limit")


@pytest.mark.rule("RC-092")
def test_rc_092_the_bizarre_statue_skips_this_turns_summoning() -> None:
    # given
    game = Play("detective", "doctor").clues(0, arkham=5).relics(0, "bizarre_statue")
    game.deck_top("dunwich", "kingsport").begin().do("end_actions")
    assert game.asked == (0, "hand_limit")

    # when
    game.die("blank").do("play:bizarre_statue")

    # then
    assert game.asked == (1, "action")
    assert (len(game.hand(0)), game.in_pool) == (7, 26)


@pytest.mark.rule("RC-092")
def test_rc_092_its_roll_may_change_the_situation() -> None:
    # given a sane Magician with nine cards and one token
    game = Play("magician", "doctor").at("park", "diner").sanity(1, 4).clues(0, arkham=6).relics(0, "mi_go_eye")
    game.deck_top("dunwich", "kingsport").begin().do("end_actions")
    assert game.asked == (0, "hand_limit")

    # when the relic brings him to eight, but its roll drives him insane
    game.die("delusion").do("play:mi_go_eye")

    # then one more must go
    assert game.asked == (0, "hand_limit")
    game.do("discard:arkham")
    assert len(game.hand(0)) == 7
    assert game.asked == (1, "action")


@pytest.mark.rule("RC-092")
def test_rc_092_a_discarded_relic_goes_to_the_discard_pile_without_effect() -> None:
    # given
    game = Play("detective", "doctor").clues(0, arkham=6).relics(0, "bizarre_statue")
    game.deck_top("dunwich", "kingsport").begin().do("end_actions")

    # when
    game.do("discard:bizarre_statue", "discard:arkham")

    # then no roll, and the summoning takes place
    assert (game.discard_pile, game.box, game.rolls()) == (["bizarre_statue", "arkham"], [], [])
    assert game.in_pool == 24


@pytest.mark.rule("RC-092")
def test_rc_092_no_rule_returns_a_relic_from_the_discard_pile() -> None:
    # given the Hourglass
    game = Play("detective", "doctor").relics(0, "last_hourglass").discarded("silver_key", "dunwich").begin()

    # when
    game.do("play:last_hourglass")

    # then
    assert set(game.options) == {"take_back:dunwich", "decline"}

    # given the insane Reporter
    game = Play("reporter", "doctor").at("cafe", "diner").sanity(0, 4).discarded("silver_key", "dunwich").begin()

    # then
    assert [text for text in game.options if text.startswith("pick")] == ["pick:dunwich"]

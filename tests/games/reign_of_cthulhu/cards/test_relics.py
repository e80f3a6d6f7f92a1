"""The relics one by one, first half: Alien Carving to Last Hourglass (RC-213 to RC-218)."""

import pytest

from tests.contract import asked
from tests.games.reign_of_cthulhu.play import Play, board_of

QUIET_CARDS = ("graveyard", "wharf", "theater", "market", "hospital", "factory", "boardwalk", "junkyard")
"""Summoning cards without a symbol, far from Arkham and Dunwich."""


def gate(game: Play, town: str) -> str:
    """How a town's gate looks: open, sealed or warded."""
    return next(str(row["gate"]) for row in game.board["towns"] if row["name"] == f"town-{town}")


# --- Alien Carving --------------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-213")
def test_rc_213_alien_carving_gives_three_more_actions() -> None:
    # given
    game = Play("driver", "doctor").relics(0, "alien_carving").begin()
    # when
    game.die("delusion").do("play:alien_carving")
    # then: no action is spent; whoever played it rolls; the card is in the box
    assert (game.actions, game.hand(0), game.box) == (7, [], ["alien_carving"])
    assert (game.rolls(), game.sanity_of(0)) == ([("driver", "delusion")], 3)


@pytest.mark.rule("RC-213", "RC-031")
def test_rc_213_works_after_the_last_action() -> None:
    # given
    game = Play("driver", "doctor").relics(0, "alien_carving").begin("turn.action", acting=True, actions=1)
    game.do("walk:university")
    assert (game.game.active, game.actions) == (0, 0)
    # when
    game.die("blank").do("play:alien_carving")
    # then
    assert (game.actions, game.offers("walk")) == (3, True)


@pytest.mark.rule("RC-213")
def test_rc_213_copy_drawn_in_the_draw_step_does_not_reopen_the_action_part() -> None:
    # given: a window is open after the draw, thanks to another relic
    game = Play("driver", "doctor").relics(0, "mi_go_eye").deck_top("alien_carving", "arkham")
    game.summoning_top(*QUIET_CARDS).begin()
    game.do("end_actions")
    assert game.asked == (0, "window")
    # when
    game.die("blank").do("play:alien_carving")
    # then
    assert game.actions == 0
    assert not game.offers("walk")
    assert game.story("no_effect") == ["no_effect"]


@pytest.mark.rule("RC-213")
def test_rc_213_three_actions_do_not_last_into_the_next_turn() -> None:
    # given
    game = Play("driver", "reporter").relics(0, "alien_carving").summoning_top(*QUIET_CARDS).begin()
    # when: none of them is used
    game.die("blank").do("play:alien_carving", "end_actions")
    # then
    assert (game.game.active, game.actions) == (1, 4)


@pytest.mark.rule("RC-213", "RC-131")
def test_rc_213_active_player_gets_the_actions_whoever_plays_it() -> None:
    # given
    game = Play("driver", "doctor").relics(1, "alien_carving").begin()
    # when
    game.die("delusion").do("play:alien_carving", seat=1)
    assert game.asked == (0, "carving")
    game.do("accept", seat=0)
    # then: the Doctor played it, so the Doctor rolls
    assert (game.actions, game.rolls()) == (7, [("doctor", "delusion")])


@pytest.mark.rule("RC-213", "RC-131")
def test_rc_213_active_player_may_decline_it() -> None:
    game = Play("driver", "doctor").relics(1, "alien_carving").begin()
    game.die("blank").do("play:alien_carving", "decline")
    assert (game.actions, game.box) == (4, ["alien_carving"])


# --- Alhazred's Flame -----------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-214")
def test_rc_214_alhazreds_flame_burns_four_cultists_anywhere() -> None:
    # given
    game = Play("driver", "doctor").relics(0, "alhazreds_flame").cultists(church=3, wharf=2, park=1).begin()
    # when
    game.die("delusion").do("play:alhazreds_flame", "burn:church", "burn:wharf", "burn:church", "burn:park")
    # then
    assert [game.cultists_at(place) for place in ("church", "wharf", "park")] == [1, 1, 0]
    assert (game.in_pool, game.actions, game.sanity_of(0)) == (24, 4, 3)


@pytest.mark.rule("RC-214")
def test_rc_214_fewer_than_four_may_be_burnt() -> None:
    game = Play("driver", "doctor").relics(0, "alhazreds_flame").cultists(church=3).begin()
    game.die("blank").do("play:alhazreds_flame")
    game.until(lambda: "enough" in game.options).do("enough")
    assert game.cultists_at("church") == 2


@pytest.mark.rule("RC-214", "RC-052")
def test_rc_214_burns_one_shoggoth_instead_without_a_relic() -> None:
    # given
    game = Play("driver", "doctor").relics(0, "alhazreds_flame").cultists(church=3).shoggoths("market", "cafe").begin()
    # when
    game.die("blank").do("play:alhazreds_flame", "burn_shoggoth:market")
    # then: not both kinds
    assert (game.shoggoth_places, game.cultists_at("church"), game.hand(0)) == (["cafe"], 3, [])
    assert game.asked == (0, "action")


@pytest.mark.rule("RC-214")
def test_rc_214_shoggoth_is_no_longer_an_option_once_a_cultist_is_burnt() -> None:
    game = Play("driver", "doctor").relics(0, "alhazreds_flame").cultists(church=3).shoggoths("market").begin()
    game.die("blank").do("play:alhazreds_flame", "burn:church")
    assert game.options == ["burn:church", "enough"]


@pytest.mark.rule("RC-214", "RC-196")
def test_rc_214_burning_is_no_defeat_for_ithaqua() -> None:
    # given: three cultists here
    game = Play("doctor", "hunter").relics(0, "alhazreds_flame").cultists(train_station=3, church=1).awake("ithaqua")
    game.begin()
    # when: one of them is burnt
    game.die("blank").do("play:alhazreds_flame", "burn:train_station", "enough")
    # then: two are left, the Walk stays forbidden
    assert not game.offers("walk")


@pytest.mark.rule("RC-214", "RC-196")
def test_rc_214_burning_down_to_one_lifts_ithaquas_ban() -> None:
    game = Play("doctor", "hunter").relics(0, "alhazreds_flame").cultists(train_station=2, church=1).awake("ithaqua")
    game.begin()
    game.die("blank").do("play:alhazreds_flame", "burn:train_station", "enough")
    assert game.offers("walk")


@pytest.mark.rule("RC-214", "RC-131")
def test_rc_214_whoever_plays_the_flame_decides() -> None:
    game = Play("driver", "doctor").relics(1, "alhazreds_flame").cultists(church=1, wharf=1).begin()
    game.die("blank").do("play:alhazreds_flame", seat=1)
    assert game.asked == (1, "flame")
    game.do("burn:wharf", "enough", seat=1)
    assert (game.cultists_at("church"), game.cultists_at("wharf")) == (1, 0)


@pytest.mark.rule("RC-214", "RC-134")
def test_rc_214_without_a_figure_on_the_board_it_has_no_effect() -> None:
    game = Play("driver", "doctor").relics(0, "alhazreds_flame").begin()
    game.die("blank").do("play:alhazreds_flame")
    assert (game.box, len(game.rolls())) == (["alhazreds_flame"], 1)


# --- Elder Sign -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-215")
def test_rc_215_elder_sign_flips_the_seal_of_a_chosen_town() -> None:
    # given: figures stand there already
    game = Play("driver", "doctor").relics(0, "elder_sign").sealed("dunwich", "kingsport")
    game.cultists(cafe=2).shoggoths("church").begin()
    # when
    game.die("blank").do("play:elder_sign")
    assert game.options == ["ward:dunwich", "ward:kingsport"]
    game.do("ward:dunwich")
    # then: figures already there stay
    assert [gate(game, town) for town in ("arkham", "dunwich", "kingsport")] == ["open", "warded", "sealed"]
    assert (game.cultists_at("cafe"), game.shoggoth_places) == (2, ["church"])


@pytest.mark.rule("RC-215", "RC-134")
def test_rc_215_elder_sign_without_a_sealed_gate_has_no_effect() -> None:
    game = Play("driver", "doctor").relics(0, "elder_sign").begin()
    game.die("delusion").do("play:elder_sign")
    assert (game.box, game.sanity_of(0)) == (["elder_sign"], 3)
    assert gate(game, "arkham") == "open"


@pytest.mark.rule("RC-215", "RC-106")
@pytest.mark.parametrize("cultists", [0, 3])
def test_rc_215_summoning_in_a_warded_town_places_nothing_and_wakes_nobody(cultists: int) -> None:
    # given: an empty place, or a full one
    game = Play("driver", "doctor").sealed("kingsport", warded=True).cultists(theater=cultists)
    # when
    game.summoning_top("theater", "boardwalk").begin("summoning.step")
    # then: the card is discarded all the same
    assert (game.cultists_at("theater"), game.revealed) == (cultists, [])
    assert game.summoning_pile == ["theater", "boardwalk"]


@pytest.mark.rule("RC-215", "RC-106")
def test_rc_215_empty_pool_does_no_harm_in_a_warded_town() -> None:
    game = Play("driver", "doctor").sealed("dunwich", warded=True).pool(0)
    game.summoning_top("cafe", "church").begin("summoning.step")
    assert (game.lost, game.cultists_at("cafe")) == (None, 0)


@pytest.mark.rule("RC-215", "RC-110")
def test_rc_215_symbol_of_a_warded_towns_card_still_moves_the_shoggoths() -> None:
    # given: the Woods' card has the symbol
    game = Play("driver", "doctor").sealed("kingsport", warded=True).shoggoths("pawn_shop")
    # when
    game.summoning_top("woods", "boardwalk").begin("summoning.step")
    # then
    assert (game.cultists_at("woods"), game.shoggoth_places) == (0, ["hospital"])


@pytest.mark.rule("RC-215", "RC-110")
def test_rc_215_shoggoth_moves_into_a_warded_town_on_its_way() -> None:
    # given: from the Diner to the only open gate, Graveyard, the shortest way leads over Innsmouth
    game = Play("driver", "doctor").at("cafe", "cafe").sealed("arkham", "dunwich").sealed("innsmouth", warded=True)
    # when
    game.shoggoths("diner").summoning_top("great_hall", "boardwalk").begin("summoning.step")
    # then
    assert game.shoggoth_places == ["junkyard"]


@pytest.mark.rule("RC-215", "RC-143")
def test_rc_215_paranoia_places_nothing_in_a_warded_town() -> None:
    game = Play("driver", "doctor").sealed("arkham", warded=True).cultists(university=3).shoggoths("university").begin()
    game.die("paranoia").do("walk:university")
    assert (game.cultists_at("university"), game.revealed) == (3, [])


@pytest.mark.rule("RC-215", "RC-193")
def test_rc_215_dagon_places_nothing_in_a_warded_town() -> None:
    game = Play("driver", "doctor").sealed("dunwich", warded=True).old_ones("dagon").cultists(theater=3)
    game.summoning_top("theater", "boardwalk").begin("summoning.step")
    assert [game.cultists_at(place) for place in ("park", "old_mill", "hospital", "graveyard")] == [1, 0, 1, 1]


@pytest.mark.rule("RC-215", "RC-198")
def test_rc_215_shub_niggurath_places_nothing_in_a_warded_town() -> None:
    # given: the Church is full
    game = Play("driver", "doctor").sealed("dunwich", warded=True).old_ones("shub_niggurath")
    game.cultists(theater=3, church=3).summoning_bottom("cafe", "church", "park", "diner")
    # when
    game.summoning_top("theater", "boardwalk").begin("summoning.step")
    # then
    assert [game.cultists_at(place) for place in ("cafe", "church", "park", "diner")] == [0, 3, 1, 1]
    assert game.revealed == ["shub_niggurath"]


@pytest.mark.rule("RC-215", "RC-190")
def test_rc_215_atlach_nacha_places_nothing_in_a_warded_town() -> None:
    game = Play("driver", "doctor").at("cafe", "cafe").sealed("dunwich", warded=True).old_ones("atlach_nacha")
    game.cultists(theater=3, cafe=3).summoning_top("theater", "boardwalk").begin("summoning.step")
    game.do("web_cultist", "web_cultist")
    assert (game.cultists_at("cafe"), game.revealed) == (3, ["atlach_nacha"])


@pytest.mark.rule("RC-215", "RC-083")
def test_rc_215_evil_stirs_places_no_shoggoth_in_a_warded_town_even_with_an_empty_pool() -> None:
    # given
    game = Play("driver", "doctor").sealed("dunwich", warded=True).shoggoths("market", "market", "boardwalk")
    game.summoning_bottom("cafe").summoning_top(*QUIET_CARDS)
    # when
    game.die("blank").begin("draw.evil_stirs", evils=1)
    # then: the card went onto the pile and back on top of the deck
    assert (game.lost, game.shoggoth_places) == (None, ["boardwalk", "market", "market"])
    assert game.summoning_pile[0] == "cafe"


@pytest.mark.rule("RC-215", "RC-194")
def test_rc_215_hastur_places_no_shoggoth_in_a_warded_town() -> None:
    game = Play("driver", "doctor").sealed("dunwich", warded=True).old_ones("hastur").cultists(theater=3)
    game.summoning_bottom("swamp").summoning_top("theater", "boardwalk").begin("summoning.step")
    assert (game.lost, game.shoggoth_places) == (None, [])


@pytest.mark.rule("RC-215")
def test_rc_215_seal_alone_does_not_ward_a_town() -> None:
    game = Play("driver", "doctor").sealed("kingsport").summoning_top("theater", "boardwalk").begin("summoning.step")
    assert game.cultists_at("theater") == 1


@pytest.mark.rule("RC-215", "RC-131")
def test_rc_215_elder_sign_may_be_played_between_two_summoning_cards() -> None:
    # given: the second card names a full place in Kingsport
    game = Play("driver", "doctor").sealed("kingsport").relics(1, "elder_sign").cultists(theater=3)
    game.summoning_top("boardwalk", "theater").begin("summoning.step")
    # when
    game.die("blank").do("play:elder_sign", seat=1).until(lambda: game.game.active == 1)
    # then
    assert (gate(game, "kingsport"), game.revealed) == ("warded", [])


# --- Bizarre Statue -------------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-216", "RC-035")
@pytest.mark.parametrize("holder", [0, 1])
def test_rc_216_bizarre_statue_skips_the_next_summoning_step_only(holder: int) -> None:
    # given: a Shoggoth on an open gate, the first card has the symbol
    game = Play("driver", "doctor").relics(holder, "bizarre_statue").shoggoths("park")
    game.summoning_top("docks", "boardwalk", "junkyard").begin()
    # when
    game.die("blank").do("play:bizarre_statue", seat=holder).do("end_actions")
    # then: no card is turned, no Shoggoth moves, the turn ends normally
    assert (game.game.active, game.summoning_pile, game.shoggoth_places) == (1, [], ["park"])
    # when
    game.do("end_actions")
    # then: the next step takes place
    assert (game.game.active, game.summoning_pile) == (0, ["docks", "boardwalk"])
    assert game.shoggoth_places == []


@pytest.mark.rule("RC-216", "RC-105")
def test_rc_216_played_between_two_summoning_cards_it_affects_the_following_step() -> None:
    # given
    game = Play("driver", "doctor").relics(0, "bizarre_statue").summoning_top(*QUIET_CARDS).begin("summoning.step")
    assert game.summoning_pile == ["graveyard"]
    # when
    game.die("blank").do("play:bizarre_statue")
    # then: the second card of this step is turned
    assert (game.game.active, game.summoning_pile) == (1, ["graveyard", "wharf"])
    # when
    game.do("end_actions")
    # then: the following step is skipped
    assert (game.game.active, game.summoning_pile) == (0, ["graveyard", "wharf"])


@pytest.mark.rule("RC-216", "RC-092")
def test_rc_216_played_to_get_under_the_hand_limit_it_skips_this_turns_summoning() -> None:
    # given
    game = Play("driver", "doctor").relics(0, "bizarre_statue").clues(0, arkham=5).deck_top("dunwich", "dunwich")
    game.summoning_top(*QUIET_CARDS).begin()
    game.do("end_actions")
    assert game.asked == (0, "hand_limit")
    # when
    game.die("blank").do("play:bizarre_statue")
    # then
    assert (game.game.active, game.summoning_pile, len(game.hand(0))) == (1, [], 7)


@pytest.mark.rule("RC-216")
def test_rc_216_statue_stays_in_view_until_its_step() -> None:
    game = Play("driver", "doctor").relics(0, "bizarre_statue").begin()
    game.die("blank").do("play:bizarre_statue")
    assert game.board["in_play"]["bizarre_statue"]


# --- Book of Shadow -------------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-217")
def test_rc_217_book_of_shadow_puts_the_top_four_cards_back_in_any_order() -> None:
    # given: Evil Stirs would be drawn next
    game = Play("driver", "doctor").relics(0, "book_of_shadow").summoning_top(*QUIET_CARDS)
    game.deck_top("evil_stirs", "arkham", "silver_key", "kingsport", "dunwich").begin()
    # when: it goes down to the fourth place
    game.die("blank").do("play:book_of_shadow")
    assert game.asked == (0, "shadow")
    assert sorted(game.options) == ["next:arkham", "next:evil_stirs", "next:kingsport", "next:silver_key"]
    game.do("next:kingsport", "next:silver_key", "next:arkham")
    # then: seen by the reader
    seen = ["clue-kingsport", "relic-silver_key", "clue-arkham", "card-evil_stirs"]
    assert board_of(game.table, 0)["foreseen"] == seen
    # when
    game.do("end_actions").until(lambda: game.game.active == 1)
    # then: drawn in that order, no Evil Stirs yet
    assert (sorted(game.hand(0)), game.revealed) == (["kingsport", "silver_key"], [])


@pytest.mark.rule("RC-217", "RC-080")
def test_rc_217_evil_stirs_comes_where_it_was_put() -> None:
    # given: it lies third, and is put second
    game = Play("driver", "doctor").relics(0, "book_of_shadow").summoning_bottom("swamp").summoning_top(*QUIET_CARDS)
    game.deck_top("arkham", "dunwich", "evil_stirs", "kingsport").begin()
    # when
    game.die("blank").do("play:book_of_shadow", "next:dunwich", "next:evil_stirs", "next:kingsport")
    game.die("blank").do("end_actions")
    # then
    assert (game.hand(0), len(game.revealed)) == (["dunwich"], 1)


@pytest.mark.rule("RC-217")
def test_rc_217_only_the_reader_sees_the_cards() -> None:
    # given
    game = Play("driver", "doctor").relics(1, "book_of_shadow")
    game.deck_top("evil_stirs", "arkham", "silver_key", "kingsport").begin()
    # when: the Doctor reads in the Driver's turn
    game.die("blank").do("play:book_of_shadow", seat=1)
    # then
    assert game.asked == (1, "shadow")
    assert asked(game.table.view(0))["options"] == []
    assert len(asked(game.table.view(1))["options"]) == 4
    [seen] = game.events("cards_seen")
    told = seen.seen_by({0})
    assert told is not None
    assert (told.secret, told.about) == ({}, ["seat:1"])
    assert game.table.say(told) == "The Doctor looked at the next 4 player cards."
    assert seen.seen_by({1}) == seen
    game.do("next:kingsport", "next:arkham", "next:silver_key", seat=1)
    assert board_of(game.table, 0)["foreseen"] == []
    assert len(board_of(game.table, 1)["foreseen"]) == 4
    assert game.rolls() == [("doctor", "blank")]


@pytest.mark.rule("RC-217")
@pytest.mark.parametrize("count", [2, 3])
def test_rc_217_fewer_cards_left_all_of_them_are_seen(count: int) -> None:
    # given
    game = Play("driver", "doctor").relics(0, "book_of_shadow").deck_top("silver_key", "evil_stirs", "arkham")
    game.deck_size(3)
    if count == 2:
        game.given(deck=game.game.deck[1:]).given(discard=(0, *game.game.discard), piles=game.game.piles)
    game.begin()
    # when
    game.die("blank").do("play:book_of_shadow", "next:evil_stirs")
    game.until(lambda: game.asked == (0, "action"))
    # then
    assert len(board_of(game.table, 0)["foreseen"]) == count
    assert board_of(game.table, 0)["foreseen"][0] == "card-evil_stirs"


@pytest.mark.rule("RC-217")
def test_rc_217_single_card_left_is_looked_at_too() -> None:
    # given
    game = Play("driver", "doctor").relics(0, "book_of_shadow").deck_top("silver_key").deck_size(1).begin()
    # when
    game.die("blank").do("play:book_of_shadow")
    # then
    assert board_of(game.table, 0)["foreseen"] == ["relic-silver_key"]


# --- Last Hourglass -------------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-218")
def test_rc_218_last_hourglass_brings_a_clue_back_but_no_relic() -> None:
    # given
    game = Play("driver", "doctor").relics(0, "last_hourglass").discarded("arkham", "silver_key", "kingsport").begin()
    # when
    game.die("delusion").do("play:last_hourglass")
    assert game.options == ["take_back:arkham", "take_back:kingsport", "decline"]
    game.do("take_back:kingsport")
    # then
    assert (game.hand(0), game.discard_pile) == (["kingsport"], ["arkham", "silver_key"])
    assert (game.sanity_of(0), game.actions) == (3, 4)


@pytest.mark.rule("RC-218")
def test_rc_218_brings_back_a_clue_just_discarded() -> None:
    game = Play("driver", "doctor").relics(0, "last_hourglass").clues(0, dunwich=1).begin()
    game.do("bus:dunwich:swamp").die("blank").do("play:last_hourglass", "take_back:dunwich")
    assert (game.hand(0), game.discard_pile) == (["dunwich"], [])


@pytest.mark.rule("RC-218", "RC-131")
def test_rc_218_active_player_takes_the_clue_whoever_plays_it() -> None:
    # given
    game = Play("driver", "doctor").relics(1, "last_hourglass").discarded("arkham").begin()
    # when
    game.die("psychosis").do("play:last_hourglass", seat=1)
    assert game.asked == (1, "hourglass_for")
    game.do("take_back:arkham", seat=1).do("accept", seat=0)
    # then
    assert (game.hand(0), game.hand(1), game.rolls()) == (["arkham"], [], [("doctor", "psychosis")])


@pytest.mark.rule("RC-218", "RC-131")
def test_rc_218_active_player_may_decline() -> None:
    game = Play("driver", "doctor").relics(1, "last_hourglass").discarded("arkham").begin()
    game.die("blank").do("play:last_hourglass", "take_back:arkham", "decline")
    assert (game.hand(0), game.discard_pile) == ([], ["arkham"])


@pytest.mark.rule("RC-218", "RC-090", "RC-233")
def test_rc_218_hand_limit_applies_at_once() -> None:
    # given: the active Driver holds seven, one of them a relic
    game = Play("driver", "doctor").relics(0, "silver_key").clues(0, dunwich=6).relics(1, "last_hourglass")
    game.discarded("arkham").begin()
    # when
    game.die("blank").do("play:last_hourglass", "take_back:arkham", "accept")
    # then: only discarding, as a card is being resolved
    assert game.asked == (0, "hand_limit")
    assert game.options == ["discard:arkham", "discard:dunwich", "discard:silver_key"]
    game.do("discard:dunwich")
    assert len(game.hand(0)) == 7


@pytest.mark.rule("RC-218", "RC-134")
def test_rc_218_without_a_clue_in_the_discard_pile_it_has_no_effect() -> None:
    game = Play("driver", "doctor").relics(0, "last_hourglass").discarded("silver_key").begin()
    game.die("blank").do("play:last_hourglass")
    assert (game.hand(0), game.box) == ([], ["last_hourglass"])

"""Rituals and Old Ones in general (RC-120 to RC-126)."""

import pytest

from tests.games.reign_of_cthulhu.play import Play

ONGOING = {"azathoth", "ithaqua", "nyarlathotep", "yig", "yog_sothoth"}
ONE_OFF = {"atlach_nacha", "dagon", "hastur", "shub_niggurath", "shudde_mell", "tsathoggua"}


@pytest.mark.rule("RC-120")
def test_rc_120_a_ritual_turns_up_the_next_old_one_from_left_to_right() -> None:
    # given
    game = Play("detective", "occultist").old_ones("yig", "ithaqua", "nyarlathotep").cultists(cafe=3, market=3)
    # when two cards bring a ritual each
    game.summoning_top("cafe", "market").begin("summoning.step")
    # then
    assert game.revealed == ["yig", "ithaqua"]
    assert [card and card["name"] for card in game.board["old_ones"]] == [
        "old_one-yig",
        "old_one-ithaqua",
        *[None] * 5,
    ]


@pytest.mark.rule("RC-120", "RC-191")
def test_rc_120_the_old_one_is_resolved_at_once() -> None:
    # given
    game = Play("detective", "occultist").old_ones("azathoth").cultists(cafe=3).relics(1, "silver_key")
    # when
    game.summoning_top("cafe", "market").begin("summoning.step")
    # then the three cultists are gone before the second card is turned
    assert (game.asked, game.summoning_pile, game.in_pool) == ((1, "window"), ["cafe"], 20)


@pytest.mark.rule("RC-120", "RC-080")
def test_rc_120_evil_stirs_turns_up_the_next_one_in_the_same_way() -> None:
    # given
    game = Play("detective", "occultist").at("diner", "swamp").awake("yig").old_ones("yig", "azathoth")
    game.relics(1, "silver_key").summoning_bottom("cafe")
    # when
    game.deck_top("evil_stirs", "arkham").die("blank").begin("turn.draw")
    # then
    assert (game.revealed, game.in_pool) == (["yig", "azathoth"], 23)


@pytest.mark.rule("RC-121", "RC-161", "RC-192")
def test_rc_121_cthulhu_loses_at_once() -> None:
    # given six Old Ones are awake
    game = Play("detective", "occultist").awake(
        "yig", "ithaqua", "nyarlathotep", "tsathoggua", "shudde_mell", "atlach_nacha"
    )
    game.cultists(cafe=3).summoning_top("cafe", "market", "wharf")
    # when the seventh is turned up
    game.begin("summoning.step")
    # then nothing else happens
    assert (game.lost, game.revealed[-1]) == ("cthulhu", "cthulhu")
    assert game.cultists_at("market") == 0


# --- for once, for ever ---------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-122")
@pytest.mark.parametrize("name", sorted(ONGOING | ONE_OFF))
def test_rc_122_five_old_ones_last_and_six_do_not(name: str) -> None:
    # given
    game = Play("detective", "occultist").at("diner", "swamp").old_ones(name).clues(0, arkham=3).cultists(cafe=3)
    # when it has awoken and two turns have passed
    game.summoning_top("cafe", "market", "theater", "wharf", "factory").begin("summoning.step")
    game.until(lambda: game.game.active == 1 and game.game.acting).end_turn()
    # then
    card = game.board["old_ones"][0]
    lasts = name in ONGOING
    assert card == {"id": f"old_one:{name}", "name": f"old_one-{name}", "ongoing": lasts, "in_force": lasts}


@pytest.mark.rule("RC-122", "RC-197")
def test_rc_122_an_ongoing_effect_holds_for_everybody_from_now_on() -> None:
    # given
    game = Play("detective", "occultist").at("park", "park").old_ones("nyarlathotep").cultists(cafe=3)
    game.summoning_top("cafe", "market", "theater", "wharf", "factory", "boardwalk").begin("summoning.step")
    for _ in range(3):
        # then
        assert not game.offers("gate")
        assert game.barred("gate")[0].reason == "nyarlathotep"
        # when another turn passes
        game.end_turn()


@pytest.mark.rule("RC-122", "RC-193")
def test_rc_122_a_one_off_effect_is_not_repeated() -> None:
    # given
    game = Play("detective", "occultist").old_ones("dagon").cultists(cafe=3)
    game.summoning_top("cafe", "market", "theater", "wharf").begin("summoning.step")
    gates = ("park", "old_mill", "hospital", "graveyard")
    assert [game.cultists_at(gate) for gate in gates] == [1, 1, 1, 1]
    # when
    game.end_turn()
    # then
    assert [game.cultists_at(gate) for gate in gates] == [1, 1, 1, 1]


# --- one inside the other -------------------------------------------------------------------------------------------


def dagon_wakes_hastur(*relics: str) -> Play:
    """The ledger's example: Dagon, a full gate location, Hastur, a Shoggoth through a gate, a third Old One."""
    game = Play("detective", "occultist").at("diner", "swamp").old_ones("dagon", "hastur", "yig")
    game.cultists(cafe=3, graveyard=3).relics(1, *relics)
    return game.summoning_top("cafe", "market").summoning_bottom("park").begin("summoning.step")


@pytest.mark.rule("RC-123", "RC-193", "RC-194")
def test_rc_123_rituals_nest_depth_first() -> None:
    # given
    game = dagon_wakes_hastur()
    assert (game.asked, game.revealed) == ((0, "dagon"), ["dagon"])
    # when Dagon's fourth cultist wakes Hastur, whose Shoggoth appears on an open gate and leaves at once
    game.do("gate_first:graveyard").until(lambda: game.game.active == 1)
    # then the third awoke inside the second, the second inside the first, which then went on
    assert game.revealed == ["dagon", "hastur", "yig"]
    assert game.story("old_one_awakes", "shoggoth_placed", "shoggoth_left", "cultist_placed") == [
        "old_one_awakes",
        "old_one_awakes",
        "shoggoth_placed",
        "shoggoth_left",
        "old_one_awakes",
        "cultist_placed",
        "cultist_placed",
        "cultist_placed",
        "cultist_placed",
    ]
    assert [game.cultists_at(gate) for gate in ("park", "old_mill", "hospital", "graveyard")] == [1, 1, 1, 3]
    assert game.shoggoth_places == []
    assert game.summoning_pile == ["park", "cafe", "market"]


@pytest.mark.rule("RC-123", "RC-166")
def test_rc_123_a_loss_deep_inside_ends_everything() -> None:
    # given Dagon's fourth cultist wakes Azathoth, and the pool is too small for him
    game = Play("detective", "occultist").at("diner", "swamp").old_ones("dagon", "azathoth").cultists(park=3)
    game.cultists(cafe=3).pool(2).summoning_top("cafe", "police_station").begin("summoning.step")
    # when
    game.do("gate_first:park")
    # then Dagon does not go on
    assert (game.lost, game.in_pool, game.cultists_at("old_mill")) == ("cultists", 2, 0)


@pytest.mark.rule("RC-123", "RC-166")
def test_rc_123_a_loss_is_looked_for_after_every_single_cultist() -> None:
    # given Dagon must place four cultists, and three are in the pool
    game = Play("detective", "occultist").at("diner", "swamp").old_ones("dagon").cultists(cafe=3)
    for place in ("boardwalk", "factory", "docks", "great_hall", "woods", "market"):
        game.cultists(**{place: 3})
    game.cultists(theater=2).summoning_top("cafe", "police_station")
    assert game.in_pool == 3
    # when
    game.begin("summoning.step").until(lambda: game.game.active == 1)
    # then
    assert (game.lost, game.in_pool) == ("cultists", 0)


@pytest.mark.rule("RC-124", "RC-130")
def test_rc_124_no_relics_between_old_ones_of_the_same_card() -> None:
    # given the other player could play a relic
    game = dagon_wakes_hastur("silver_key")
    assert not game.offers("play")
    # when
    game.do("gate_first:graveyard")
    # then the first chance comes when the card with all its Old Ones is done
    assert (game.asked, game.summoning_pile) == ((1, "window"), ["park", "cafe"])
    assert game.revealed == ["dagon", "hastur", "yig"]
    assert game.offers("play:silver_key")


@pytest.mark.rule("RC-124", "RC-082", "RC-081")
def test_rc_124_no_relics_between_paranoia_and_the_old_one_of_evil_stirs() -> None:
    # given
    game = Play("detective", "occultist").at("diner", "swamp").cultists(diner=3).relics(1, "seal_of_leng")
    game.old_ones("yig", "ithaqua", "nyarlathotep").deck_top("evil_stirs", "arkham").die("paranoia")
    # when
    game.begin("turn.draw")
    # then all three are awake before anybody may answer
    assert (game.asked, game.revealed) == ((1, "window"), ["yig", "ithaqua", "nyarlathotep"])
    assert game.offers("play:seal_of_leng")


# --- whom it asks ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-125", "RC-190")
@pytest.mark.parametrize("active", [0, 1, 2])
def test_rc_125_several_investigators_are_asked_in_turn_order(active: int) -> None:
    # given
    game = Play("detective", "occultist", "doctor").at("diner", "swamp", "docks").old_ones("atlach_nacha")
    game.cultists(cafe=3).summoning_top("cafe", "market").begin("summoning.step", active=active)
    # then
    for turn in range(3):
        assert game.asked == ((active + turn) % 3, "web")
        game.do("web_sanity")
    assert [game.sanity_of(seat) for seat in range(3)] == [3, 3, 3]


@pytest.mark.rule("RC-125", "RC-199")
def test_rc_125_the_active_player_proposes_how_tokens_are_shared() -> None:
    # given
    game = Play("detective", "occultist", "doctor").old_ones("shudde_mell").cultists(cafe=3)
    # when four tokens are to be given up
    game.summoning_top("cafe", "market").begin("summoning.step", active=1)
    # then the active player says who gives how many
    assert game.asked == (1, "tremor")
    game.do("share:2", seat=1)
    assert game.asked == (1, "tremor")
    game.do("share:1", seat=1)
    assert [game.sanity_of(seat) for seat in range(3)] == [3, 2, 3]


@pytest.mark.rule("RC-125", "RC-200")
def test_rc_125_owners_pick_their_own_cards() -> None:
    # given
    game = Play("detective", "occultist").old_ones("tsathoggua").cultists(cafe=3)
    game.clues(0, arkham=1, dunwich=1).clues(1, kingsport=1, innsmouth=1).relics(1, "xaos_mirror")
    # when two cards are to be discarded, and the active player wants one of each
    game.summoning_top("cafe", "market").begin("summoning.step")
    assert game.asked == (0, "sloth")
    game.do("share:1", seat=0)
    # then each picks
    assert (game.asked, game.options) == ((0, "sloth_card"), ["discard:arkham", "discard:dunwich"])
    game.do("discard:dunwich", seat=0)
    assert game.asked == (1, "sloth_card")
    assert game.options == ["discard:innsmouth", "discard:kingsport", "discard:xaos_mirror"]
    game.do("discard:xaos_mirror", seat=1)
    assert (game.hand(0), game.hand(1)) == (["arkham"], ["innsmouth", "kingsport"])
    assert game.discard_pile == ["dunwich", "xaos_mirror"]


# --- cancelled ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-126", "RC-100", "RC-220")
def test_rc_126_a_cancelled_old_one_still_counts_for_the_rate() -> None:
    # given four are awake
    game = Play("detective", "occultist").awake("shudde_mell", "tsathoggua", "dagon", "yig")
    game.relics(0, "seal_of_leng").summoning_top("cafe", "market", "theater", "wharf").begin("turn.draw")
    # when the fourth is cancelled before the summoning step
    game.die("blank").do("play:seal_of_leng")
    # then
    yig = {"id": "old_one:yig", "name": "old_one-yig", "ongoing": True, "in_force": False}
    assert game.board["old_ones"][3] == yig
    assert game.summoning_pile == ["cafe", "market", "theater"]
    assert len(game.revealed) == 4


@pytest.mark.rule("RC-126", "RC-121")
def test_rc_126_a_cancelled_old_one_is_not_turned_up_again() -> None:
    # given
    game = Play("detective", "occultist").awake("yig").old_ones("yig", "ithaqua").relics(0, "seal_of_leng")
    game.cultists(cafe=3).summoning_top("cafe", "market").begin("turn.draw")
    # when
    game.die("blank").do("play:seal_of_leng")
    # then the next ritual goes on where the last one stopped
    assert game.revealed == ["yig", "ithaqua"]

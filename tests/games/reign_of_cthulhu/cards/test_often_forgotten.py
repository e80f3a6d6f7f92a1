"""The rules people forget most often, as the book lists them (RC-230 to RC-237)."""

import pytest

from tests.games.reign_of_cthulhu.play import Play

QUIET_CARDS = ("graveyard", "wharf", "theater", "market", "hospital", "factory", "boardwalk", "junkyard")
"""Summoning cards without a symbol, far from Arkham and Dunwich."""


# --- Relics are not clues -------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-230", "RC-042")
@pytest.mark.parametrize("role", ["driver", "reporter"])
def test_rc_230_relic_pays_for_no_bus(role: str) -> None:
    game = Play(role, "doctor").relics(0, "elder_sign").begin()
    assert not game.offers("bus")
    assert game.barred("bus")[0].reason == "no_clue"


@pytest.mark.rule("RC-230", "RC-056")
def test_rc_230_relic_pays_for_no_seal() -> None:
    game = Play("driver", "doctor").at("park", "cafe").clues(0, arkham=4).relics(0, "elder_sign").begin()
    assert not game.offers("seal")


@pytest.mark.rule("RC-230", "RC-053", "RC-054")
def test_rc_230_relic_crosses_in_any_town_a_clue_only_in_its_own() -> None:
    game = Play("driver", "doctor").at("cafe", "cafe").clues(0, arkham=1).relics(0, "elder_sign").begin()
    assert game.offers("give:elder_sign")
    assert not game.offers("give:arkham")


@pytest.mark.rule("RC-230", "RC-183", "RC-218")
def test_rc_230_what_brings_clues_back_brings_no_relics() -> None:
    # given: only relics on the discard pile
    game = Play("reporter", "doctor").sanity(0, 4).relics(0, "last_hourglass").discarded("elder_sign", "silver_key")
    game.begin()
    # then
    assert not game.offers("pick")
    game.die("blank").do("play:last_hourglass")
    assert game.discard_pile == ["elder_sign", "silver_key"]


@pytest.mark.rule("RC-230", "RC-002", "RC-090")
def test_rc_230_both_are_player_cards_and_count_for_the_hand_limit() -> None:
    # given
    game = Play("driver", "doctor").clues(0, arkham=5).relics(0, "elder_sign").deck_top("silver_key", "dunwich").begin()
    # when
    game.do("end_actions")
    # then
    assert game.asked == (0, "hand_limit")


# --- Evil Stirs is not replaced -------------------------------------------------------------------------------------


@pytest.mark.rule("RC-231", "RC-074")
@pytest.mark.parametrize(
    ("drawn", "hand", "awake"),
    [(("evil_stirs", "arkham"), ["arkham"], 1), (("evil_stirs", "evil_stirs"), [], 2)],
)
def test_rc_231_no_card_is_drawn_in_place_of_evil_stirs(drawn: tuple[str, str], hand: list[str], awake: int) -> None:
    # given
    game = Play("driver", "doctor").deck_top(*drawn).summoning_bottom("cafe", "church").begin()
    cards = len(game.game.deck)
    # when
    game.die("blank").do("end_actions").until(lambda: game.game.active == 1)
    # then
    assert (game.hand(0), len(game.revealed), cards - len(game.game.deck)) == (hand, awake, 2)
    assert game.discard_pile == []


# --- Cards change hands only at the same location -------------------------------------------------------------------


@pytest.mark.rule("RC-232", "RC-053", "RC-054")
def test_rc_232_same_town_is_not_enough() -> None:
    game = Play("driver", "doctor").at("cafe", "church").clues(0, dunwich=2).clues(1, dunwich=2)
    game.relics(0, "elder_sign").relics(1, "silver_key").begin()
    assert not game.offers("give")
    assert not game.offers("take")
    assert game.barred("hand_over")[0].reason == "nobody_here"


@pytest.mark.rule("RC-232", "RC-053", "RC-054")
def test_rc_232_at_the_same_location_relics_and_clues_of_that_town_go_either_way() -> None:
    # given (WE-2)
    game = Play("driver", "doctor").at("cafe", "cafe").clues(0, dunwich=1, arkham=1).clues(1, dunwich=1, kingsport=1)
    game.relics(0, "elder_sign").relics(1, "silver_key").begin()
    # then
    deals = [text for text in game.options if text.startswith(("give:", "take:"))]
    assert sorted(deals) == ["give:dunwich:1", "give:elder_sign:1", "take:dunwich:1", "take:silver_key:1"]


@pytest.mark.rule("RC-232", "RC-178")
def test_rc_232_not_even_the_magician_reaches_farther() -> None:
    game = Play("magician", "doctor").at("cafe", "church").relics(0, "elder_sign").relics(1, "silver_key").begin()
    assert not game.offers("lend")
    assert not game.offers("borrow")


@pytest.mark.rule("RC-232", "RC-224")
def test_rc_232_only_the_xaos_mirror_does() -> None:
    game = Play("driver", "doctor").at("cafe", "graveyard").relics(0, "xaos_mirror").clues(0, arkham=1)
    game.clues(1, dunwich=1).begin()
    game.die("blank").do("play:xaos_mirror").until(lambda: game.asked == (0, "action"))
    assert (game.hand(0), game.hand(1)) == (["dunwich"], ["arkham"])


# --- The hand limit always holds ------------------------------------------------------------------------------------


@pytest.mark.rule("RC-233", "RC-090")
def test_rc_233_after_the_draw() -> None:
    game = Play("driver", "doctor").clues(0, arkham=6, dunwich=1).deck_top("kingsport", "innsmouth")
    game.summoning_top(*QUIET_CARDS).begin()
    game.do("end_actions")
    assert game.asked == (0, "hand_limit")
    game.do("discard:arkham", "discard:dunwich")
    assert (len(game.hand(0)), game.game.active) == (7, 1)


@pytest.mark.rule("RC-233", "RC-055")
@pytest.mark.parametrize("card", ["arkham", "silver_key"])
def test_rc_233_for_whoever_receives_a_card(card: str) -> None:
    # given: the Doctor holds seven already
    game = Play("driver", "doctor").clues(0, arkham=1).relics(0, "silver_key").clues(1, dunwich=7).begin()
    # when
    game.do(f"give:{card}:1")
    # then
    assert game.asked == (1, "hand_limit")
    game.do("discard:dunwich", seat=1)
    assert (len(game.hand(1)), game.asked) == (7, (0, "action"))


@pytest.mark.rule("RC-233", "RC-055")
def test_rc_233_for_whoever_takes_a_card() -> None:
    game = Play("driver", "doctor").clues(0, dunwich=7).clues(1, arkham=1).begin()
    game.do("take:arkham:1")
    assert game.asked == (0, "hand_limit")


@pytest.mark.rule("RC-233", "RC-051")
def test_rc_233_for_the_relic_of_a_shoggoth() -> None:
    # given
    game = Play("driver", "doctor").clues(0, dunwich=7).shoggoths("train_station").begin()
    # when
    game.do("defeat_shoggoth")
    # then
    assert game.asked == (0, "hand_limit")
    assert len(game.hand(0)) == 8


# --- Every contact with a Shoggoth means a roll ---------------------------------------------------------------------


@pytest.mark.rule("RC-234", "RC-040")
def test_rc_234_walking_in() -> None:
    game = Play("doctor", "driver").shoggoths("university").begin()
    game.die("delusion").do("walk:university")
    assert (game.rolls(), game.sanity_of(0)) == ([("doctor", "delusion")], 3)


@pytest.mark.rule("RC-234", "RC-040")
def test_rc_234_riding_in_by_bus() -> None:
    game = Play("doctor", "driver").shoggoths("swamp").clues(0, dunwich=1).begin()
    game.die("delusion").do("bus:dunwich:swamp")
    assert game.rolls() == [("doctor", "delusion")]


@pytest.mark.rule("RC-234", "RC-040", "RC-046")
def test_rc_234_coming_through_a_gate_means_a_second_roll() -> None:
    game = Play("doctor", "driver").at("park", "cafe").shoggoths("hospital").begin()
    game.die("delusion", "psychosis").do("gate:hospital")
    assert (len(game.rolls()), game.sanity_of(0)) == (2, 1)


@pytest.mark.rule("RC-234", "RC-040", "RC-154")
def test_rc_234_being_brought_to_the_church_after_a_seal() -> None:
    # given
    game = Play("doctor", "driver").at("park", "cafe").sanity(0, 4).clues(0, arkham=5).shoggoths("church").begin()
    # when
    game.die("delusion").do("seal:arkham:5", "rest:church")
    # then
    assert (game.rolls(), game.sanity_of(0)) == ([("doctor", "delusion")], 3)


@pytest.mark.rule("RC-234", "RC-114")
def test_rc_234_shoggoth_walking_in_on_a_symbol() -> None:
    game = Play("doctor", "driver").at("park", "park").shoggoths("university")
    game.summoning_top("docks", "boardwalk").die("delusion", "psychosis").begin("summoning.step")
    assert game.rolls() == [("doctor", "delusion"), ("driver", "psychosis")]


@pytest.mark.rule("RC-234", "RC-084")
def test_rc_234_shoggoth_appearing_by_evil_stirs() -> None:
    # given
    game = Play("doctor", "driver").at("cafe", "cafe").summoning_bottom("cafe").summoning_top(*QUIET_CARDS)
    # when: first the roll of Evil Stirs itself, then both for the Shoggoth
    game.die("blank", "delusion", "psychosis").begin("draw.evil_stirs", evils=1)
    # then
    assert game.rolls() == [("doctor", "blank"), ("doctor", "delusion"), ("driver", "psychosis")]


# --- Bottom card for the Shoggoth, only the discards shuffled, on top -----------------------------------------------


@pytest.mark.rule("RC-235", "RC-080", "RC-086")
def test_rc_235_bottom_card_and_the_discards_only_go_on_top() -> None:
    # given: five cards on the discard pile, none of them with a symbol
    game = Play("doctor", "driver").at("park", "park").summoning_discarded(*QUIET_CARDS[:5])
    game.summoning_bottom("cafe", "church")
    # when
    game.die("blank").begin("draw.evil_stirs", evils=1)
    # then: the Shoggoth came where the bottom card said
    assert game.shoggoth_places == ["cafe"]
    # and the two cards turned after that were among those six, which lie on top of the others
    assert set(game.summoning_pile) <= {*QUIET_CARDS[:5], "cafe"}
    layers = game.board["summoning_layers"]
    assert {name.removeprefix("place-") for name in layers[0]} | set(game.summoning_pile) == {*QUIET_CARDS[:5], "cafe"}
    assert len(layers[1]) == 18


@pytest.mark.rule("RC-235", "RC-085")
def test_rc_235_two_evil_stirs_the_second_shuffles_its_own_card_only() -> None:
    # given (WE-5): Boardwalk at the bottom, then Cafe; Old Ones that put nothing onto the pile
    game = Play("doctor", "driver").at("church", "church").summoning_discarded("graveyard", "wharf")
    game.summoning_bottom("boardwalk", "cafe").old_ones("nyarlathotep", "yig").deck_top("evil_stirs", "evil_stirs")
    # when
    game.begin("turn.draw")
    # then: the Cafe's card lies on top and is turned first
    assert game.shoggoth_places == ["cafe", "boardwalk"]
    assert game.summoning_pile[0] == "cafe"


# --- The summoning rate is read once per step -----------------------------------------------------------------------


@pytest.mark.rule("RC-236", "RC-100", "RC-101")
def test_rc_236_rate_that_rises_during_the_step_counts_from_the_next_one() -> None:
    # given: three are awake, rate two; the first card wakes the fourth
    game = Play("doctor", "driver").awake("nyarlathotep", "yig", "ithaqua").cultists(graveyard=3)
    game.old_ones("nyarlathotep", "yig", "ithaqua", "yog_sothoth").summoning_top(*QUIET_CARDS)
    # when
    game.begin("summoning.step")
    # then: two cards in this step
    assert (len(game.revealed), game.summoning_pile) == (4, ["graveyard", "wharf"])
    # when: three in the next
    game.do("end_actions")
    # then
    assert game.summoning_pile == ["graveyard", "wharf", "theater", "market", "hospital"]


# --- Shoggoths look for open gates only -----------------------------------------------------------------------------


@pytest.mark.rule("RC-237", "RC-110")
def test_rc_237_shoggoth_passes_by_a_sealed_gate() -> None:
    # given: next to the sealed Park; the nearest open gate is the Hospital
    game = Play("doctor", "driver").sealed("arkham").shoggoths("secret_lodge")
    # when: the Docks' symbol
    game.summoning_top("docks", "boardwalk").begin("summoning.step")
    # then
    assert game.shoggoth_places == ["diner"]


@pytest.mark.rule("RC-237", "RC-110")
def test_rc_237_with_the_gate_open_it_would_have_gone_there() -> None:
    game = Play("doctor", "driver").shoggoths("secret_lodge")
    game.summoning_top("docks", "boardwalk").begin("summoning.step")
    assert game.shoggoth_places == ["park"]


@pytest.mark.rule("RC-237", "RC-059", "RC-111")
@pytest.mark.parametrize("warded", [False, True])
def test_rc_237_shoggoth_on_a_sealed_gate_walks_on_without_a_ritual(warded: bool) -> None:
    game = Play("doctor", "driver").sealed("arkham", warded=warded).sealed("dunwich").shoggoths("park")
    game.summoning_top("docks", "boardwalk").begin("summoning.step")
    assert (game.shoggoth_places, game.revealed) == (["secret_lodge"], [])


@pytest.mark.rule("RC-237", "RC-112")
@pytest.mark.parametrize("way", ["university", "secret_lodge"])
def test_rc_237_active_player_chooses_between_two_open_gates_equally_far(way: str) -> None:
    # given: from the sealed Park both the Old Mill and the Hospital are five lines away
    game = Play("doctor", "driver").sealed("arkham").shoggoths("park")
    game.summoning_top("docks", "boardwalk").begin("summoning.step")
    assert (game.asked, sorted(game.options)) == ((0, "shoggoth_way"), ["way:secret_lodge", "way:university"])
    # when
    game.do(f"way:{way}")
    # then
    assert game.shoggoth_places == [way]


@pytest.mark.rule("RC-237", "RC-111")
def test_rc_237_shoggoth_on_an_open_gate_leaves_and_wakes_an_old_one() -> None:
    game = Play("doctor", "driver").shoggoths("park").summoning_top("docks", "boardwalk").begin("summoning.step")
    assert (game.shoggoth_places, len(game.revealed)) == ([], 1)

"""The Old Ones one by one (RC-190 to RC-200); those that hold on are in `test_old_ones_lasting.py`."""

import pytest

from miskatonic.games.reign_of_cthulhu.rows.places import PLACES
from tests.games.reign_of_cthulhu.play import Play

CROWD = ("market", "woods", "great_hall", "docks", "boardwalk", "factory", "pawn_shop", "junkyard")
"""Places without a gate where cultists can stand out of the way."""


def ritual(game: Play) -> Play:
    """When: a fourth cultist is summoned at the Theater, so that the next Old One awakes; then one at the Boardwalk."""
    return game.cultists(theater=3).summoning_top("theater", "boardwalk").begin("summoning.step")


def pool_of(game: Play, count: int) -> Play:
    """Given: so many cultists in the pool when the ritual of the Theater takes place, no gate location touched."""
    away = 26 - 3 - count
    for place in CROWD:
        here = min(3, away)
        game.cultists(**{place: here})
        away -= here
    assert not away
    return game


# --- Atlach-Nacha ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-190")
def test_rc_190_atlach_nacha_asks_each_in_turn_order_for_a_cultist_or_a_token() -> None:
    # given: the second of three is active
    game = Play("doctor", "driver", "hunter").at("park", "cafe", "church").old_ones("atlach_nacha")
    game.cultists(theater=3).summoning_top("theater", "boardwalk").begin("summoning.step", active=1)
    # then
    assert (game.asked, game.options) == ((1, "web"), ["web_cultist", "web_sanity"])
    game.do("web_cultist", seat=1)
    assert game.asked == (2, "web")
    game.do("web_sanity", seat=2)
    assert game.asked == (0, "web")
    game.do("web_sanity", seat=0)
    assert (game.cultists_at("cafe"), game.cultists_at("church"), game.cultists_at("park")) == (1, 0, 0)
    assert [game.sanity_of(seat) for seat in range(3)] == [3, 4, 3]
    assert game.rolls() == []


@pytest.mark.rule("RC-190")
@pytest.mark.parametrize("tokens", [0, 1])
def test_rc_190_insane_and_those_with_one_token_must_take_the_cultist(tokens: int) -> None:
    # given
    game = Play("doctor", "driver").at("park", "cafe").sanity(4, tokens).old_ones("atlach_nacha")
    # when: the Driver is not even asked
    ritual(game).do("web_sanity", seat=0)
    # then
    assert (game.cultists_at("cafe"), game.sanity_of(1)) == (1, tokens)


@pytest.mark.rule("RC-190")
def test_rc_190_two_tokens_are_enough_to_give_one_up() -> None:
    game = Play("doctor", "driver").at("park", "cafe").sanity(2, 4).old_ones("atlach_nacha")
    ritual(game).do("web_sanity", "web_sanity")
    assert (game.sanity_of(0), game.sanity_of(1)) == (1, 3)


@pytest.mark.rule("RC-190", "RC-123")
def test_rc_190_cultist_at_a_full_location_wakes_the_next_old_one() -> None:
    # given
    game = Play("doctor", "driver").at("park", "cafe").cultists(park=3).old_ones("atlach_nacha", "nyarlathotep")
    # when
    ritual(game).do("web_cultist", "web_sanity")
    # then
    assert (game.revealed, game.cultists_at("park")) == (["atlach_nacha", "nyarlathotep"], 3)


@pytest.mark.rule("RC-190", "RC-215", "RC-OP-19")
def test_rc_190_cultist_option_stays_open_in_a_warded_town_and_does_nothing() -> None:
    game = Play("doctor", "driver").at("park", "cafe").sealed("arkham", warded=True).old_ones("atlach_nacha")
    ritual(game).do("web_cultist", "web_cultist")
    assert (game.cultists_at("park"), game.cultists_at("cafe"), game.sanity_of(0)) == (0, 1, 4)


@pytest.mark.rule("RC-190", "RC-162")
def test_rc_190_cultist_with_an_empty_pool_loses_the_game() -> None:
    game = pool_of(Play("doctor", "driver").at("park", "cafe").old_ones("atlach_nacha"), 0)
    ritual(game).do("web_cultist")
    assert game.lost == "cultists"


# --- Azathoth -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-191")
def test_rc_191_azathoth_takes_three_cultists_out_of_the_game() -> None:
    # given
    game = Play("doctor", "driver").old_ones("azathoth")
    # when
    ritual(game)
    # then: 26 - 3 at the Theater - 3 taken away - 1 at the Boardwalk
    assert game.in_pool == 19
    pool = game.board["pool"]
    assert pool["removed"] == 3


@pytest.mark.rule("RC-191", "RC-106")
def test_rc_191_exactly_three_in_the_pool_is_fine() -> None:
    # given: the next summoning card names a full place, too, so that the empty pool does no harm
    game = pool_of(Play("doctor", "driver").old_ones("azathoth", "yig"), 3).cultists(theater=3)
    # when
    game.summoning_top("theater", "market").begin("summoning.step")
    # then
    assert (game.in_pool, game.lost, game.revealed) == (0, None, ["azathoth", "yig"])


@pytest.mark.rule("RC-191", "RC-162")
@pytest.mark.parametrize("pool", [0, 2])
def test_rc_191_two_or_fewer_in_the_pool_lose_the_game(pool: int) -> None:
    game = pool_of(Play("doctor", "driver").old_ones("azathoth"), pool)
    ritual(game)
    assert game.lost == "cultists"


@pytest.mark.rule("RC-191", "RC-220")
def test_rc_191_seal_of_leng_brings_the_three_back() -> None:
    game = Play("doctor", "driver").awake("azathoth").relics(0, "seal_of_leng").begin()
    assert game.in_pool == 23
    game.die("blank").do("play:seal_of_leng")
    assert game.in_pool == 26


# --- Cthulhu --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-192", "RC-121", "RC-161")
def test_rc_192_cthulhu_is_the_seventh_and_loses_the_game_at_once() -> None:
    # given: six are awake
    game = Play("doctor", "driver")
    game.awake("nyarlathotep", "yig", "yog_sothoth", "ithaqua", "dagon", "atlach_nacha")
    # when
    ritual(game)
    # then: the Boardwalk's card was not turned any more
    assert (game.lost, game.revealed[-1], game.cultists_at("boardwalk")) == ("cthulhu", "cthulhu", 0)


@pytest.mark.rule("RC-192", "RC-087")
def test_rc_192_six_old_ones_do_not_lose_the_game() -> None:
    game = Play("doctor", "driver").awake("nyarlathotep", "yig", "yog_sothoth", "ithaqua", "dagon")
    game.old_ones("nyarlathotep", "yig", "yog_sothoth", "ithaqua", "dagon", "azathoth")
    ritual(game)
    assert (game.lost, len(game.revealed)) == (None, 6)


# --- Dagon ----------------------------------------------------------------------------------------------------------

GATES = ("park", "old_mill", "hospital", "graveyard")


@pytest.mark.rule("RC-193", "RC-OP-13")
def test_rc_193_dagon_brings_a_cultist_to_every_gate_location_sealed_or_not() -> None:
    # given
    game = Play("doctor", "driver").sealed("dunwich").cultists(park=1).old_ones("dagon")
    # when
    ritual(game)
    # then
    assert [game.cultists_at(gate) for gate in GATES] == [2, 1, 1, 1]


@pytest.mark.rule("RC-193", "RC-215", "RC-OP-13")
def test_rc_193_dagon_brings_nothing_into_a_warded_town() -> None:
    game = Play("doctor", "driver").sealed("dunwich", warded=True).cultists(old_mill=3).old_ones("dagon")
    ritual(game)
    assert [game.cultists_at(gate) for gate in GATES] == [1, 3, 1, 1]
    assert game.revealed == ["dagon"]


@pytest.mark.rule("RC-193", "RC-103")
@pytest.mark.parametrize("sealed", [False, True])
def test_rc_193_full_gate_location_means_a_ritual(sealed: bool) -> None:
    # given
    game = Play("doctor", "driver").cultists(old_mill=3).old_ones("dagon", "nyarlathotep")
    game.sealed(*(["dunwich"] if sealed else []))
    # when
    ritual(game).until(lambda: game.game.active == 1)
    # then
    assert [game.cultists_at(gate) for gate in GATES] == [1, 3, 1, 1]
    assert game.revealed == ["dagon", "nyarlathotep"]


@pytest.mark.rule("RC-193", "RC-123")
@pytest.mark.parametrize(
    ("order", "story"),
    [
        (["old_mill"], ["awakes", "placed", "placed", "placed"]),
        (["park", "graveyard", "hospital"], ["placed", "placed", "placed", "awakes"]),
        (["hospital", "old_mill"], ["placed", "awakes", "placed", "placed"]),
    ],
)
def test_rc_193_active_player_chooses_the_order_of_dagons_cultists(order: list[str], story: list[str]) -> None:
    # given: Old Mill is full, so the order decides when the next Old One awakes
    game = Play("doctor", "driver").cultists(old_mill=3).old_ones("dagon", "nyarlathotep")
    ritual(game)
    assert game.asked == (0, "dagon")
    # when
    game.do(*(f"gate_first:{gate}" for gate in order), seat=0)
    # then
    told = [kind.split("_")[-1] for kind in game.story("old_one_awakes", "cultist_placed")]
    assert told[1:-1] == story
    assert [game.cultists_at(gate) for gate in GATES] == [1, 3, 1, 1]


@pytest.mark.rule("RC-193", "RC-162")
def test_rc_193_dagon_with_too_few_cultists_in_the_pool_loses_the_game() -> None:
    # given: three for four gates
    game = pool_of(Play("doctor", "driver").old_ones("dagon"), 3)
    # when
    ritual(game)
    # then
    assert (game.lost, sum(game.cultists_at(gate) for gate in GATES)) == ("cultists", 3)


# --- Hastur ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-194")
def test_rc_194_hastur_places_a_shoggoth_from_the_bottom_and_moves_all() -> None:
    # given: one Shoggoth at the Market
    game = Play("doctor", "driver").shoggoths("market").summoning_bottom("swamp").old_ones("hastur")
    # when
    ritual(game)
    # then: the new one has gone from the Swamp to the Farmstead, the old one from the Market to the Wharf
    assert game.shoggoth_places == ["farmstead", "wharf"]
    assert game.cultists_at("swamp") == 0
    assert game.summoning_pile == ["swamp", "theater", "boardwalk"]


@pytest.mark.rule("RC-194", "RC-111")
def test_rc_194_shoggoth_placed_on_an_open_gate_leaves_at_once_and_wakes_another() -> None:
    # given
    game = Play("doctor", "driver").summoning_bottom("old_mill").old_ones("hastur", "nyarlathotep")
    # when
    ritual(game)
    # then
    assert (game.shoggoth_places, game.revealed) == ([], ["hastur", "nyarlathotep"])
    assert game.rolls() == []


@pytest.mark.rule("RC-194", "RC-237")
def test_rc_194_shoggoth_placed_on_a_sealed_gate_walks_on() -> None:
    game = Play("doctor", "driver").sealed("dunwich").summoning_bottom("old_mill").old_ones("hastur")
    ritual(game)
    assert (game.shoggoth_places, game.revealed) == (["church"], ["hastur"])


@pytest.mark.rule("RC-194", "RC-084", "RC-234", "RC-OP-03")
def test_rc_194_rolls_for_appearing_come_before_the_movement() -> None:
    # given: the active Doctor stands where it will go, the Driver where it appears
    game = Play("doctor", "driver").at("farmstead", "swamp").summoning_bottom("swamp").old_ones("hastur")
    # when
    ritual(game.die("delusion", "psychosis"))
    # then
    assert game.rolls() == [("driver", "delusion"), ("doctor", "psychosis")]
    assert (game.sanity_of(0), game.sanity_of(1)) == (2, 3)


@pytest.mark.rule("RC-194", "RC-163")
def test_rc_194_hastur_without_a_shoggoth_in_the_pool_loses_the_game() -> None:
    game = Play("doctor", "driver").shoggoths("church", "cafe", "market").summoning_bottom("swamp").old_ones("hastur")
    ritual(game)
    assert game.lost == "shoggoths"
    assert game.shoggoth_places == ["cafe", "church", "market"]


@pytest.mark.rule("RC-194", "RC-215")
def test_rc_194_warded_town_gets_no_shoggoth_and_the_others_still_move() -> None:
    # given: the pool is empty, which does no harm here
    game = Play("doctor", "driver").sealed("dunwich", warded=True).summoning_bottom("swamp").old_ones("hastur")
    game.shoggoths("market", "market", "boardwalk")
    # when
    ritual(game)
    # then
    assert (game.lost, game.shoggoth_places) == (None, ["factory", "wharf", "wharf"])
    assert game.summoning_pile[0] == "swamp"


@pytest.mark.rule("RC-194", "RC-107")
def test_rc_194_symbol_on_the_bottom_card_moves_nothing_more() -> None:
    # given: the Swamp's card has the symbol; a Shoggoth two steps from the gate
    game = Play("doctor", "driver").shoggoths("university").sealed("kingsport").summoning_bottom("swamp")
    # when
    ritual(game.old_ones("hastur"))
    # then: one step only
    assert game.shoggoth_places == ["park", "farmstead"]


@pytest.mark.rule("RC-194", "RC-113")
def test_rc_194_hastur_inside_a_movement_does_not_move_his_shoggoth_twice() -> None:
    # given (WE-8): one Shoggoth on the open gate in the Park, one at the Market; a symbol is turned
    game = Play("doctor", "driver").shoggoths("park", "market").summoning_bottom("swamp").old_ones("hastur")
    game.summoning_top("docks", "boardwalk").begin("summoning.step")
    # when: the one in the Park first; it leaves and Hastur awakes
    game.do("move_first:park").until(lambda: game.game.active == 1)
    # then: the new one moved once (Swamp to Farmstead), the other one twice (Market to Wharf to Graveyard)
    assert game.shoggoth_places == ["farmstead", "graveyard"]
    assert game.revealed == ["hastur"]


@pytest.mark.rule("RC-111", "RC-115", "RC-194")
def test_14_a_shoggoth_that_leaves_is_there_for_hastur() -> None:
    # given all three on the board
    game = Play("reporter", "occultist").at("train_station", "diner").shoggoths("park", "market", "theater")
    game.old_ones("hastur").summoning_top("woods", "cafe").summoning_bottom("swamp").begin("summoning.step")
    # when the one on the open gate leaves, and Hastur wants a Shoggoth
    game.do("move_first:park").until(lambda: game.prompt == "action")
    # then
    assert (game.lost, game.revealed, len(game.shoggoth_places)) == (None, ["hastur"], 3)


# --- Shub-Niggurath -------------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-198", "RC-107")
def test_rc_198_shub_niggurath_places_four_from_the_bottom_and_ignores_symbols() -> None:
    # given: the Swamp's and the University's cards have the symbol
    game = (
        Play("doctor", "driver").shoggoths("police_station").summoning_bottom("swamp", "cafe", "university", "church")
    )
    # when
    ritual(game.old_ones("shub_niggurath"))
    # then
    assert [game.cultists_at(place) for place in ("swamp", "cafe", "university", "church")] == [1, 1, 1, 1]
    assert game.shoggoth_places == ["police_station"]
    assert game.summoning_pile == ["swamp", "cafe", "university", "church", "theater", "boardwalk"]


@pytest.mark.rule("RC-198", "RC-123")
def test_rc_198_all_four_are_taken_first_then_placed_in_the_order_taken() -> None:
    # given: the first place is full and Hastur comes next; the fifth card from the bottom is his
    game = Play("doctor", "driver").at("park", "park").cultists(cafe=3)
    game.summoning_bottom("cafe", "church", "swamp", "farmstead", "historic_inn")
    # when
    ritual(game.old_ones("shub_niggurath", "hastur"))
    # then: his Shoggoth went from the Historic Inn to the Church
    assert game.shoggoth_places == ["church"]
    assert [game.cultists_at(place) for place in ("cafe", "church", "swamp", "farmstead")] == [3, 1, 1, 1]
    # and he awoke before the other three were placed
    told = game.story("old_one_awakes", "shoggoth_placed", "cultist_placed")
    assert told[:6] == [
        "old_one_awakes",
        "old_one_awakes",
        "shoggoth_placed",
        "cultist_placed",
        "cultist_placed",
        "cultist_placed",
    ]


@pytest.mark.rule("RC-198", "RC-109")
def test_rc_198_fewer_than_four_cards_left_the_discards_are_shuffled_in() -> None:
    # given: Evil Stirs with only three cards in the summoning deck
    left = ("cafe", "farmstead", "swamp")
    game = Play("doctor", "driver").at("cafe", "cafe").old_ones("shub_niggurath")
    game.summoning_discarded(*(place.id for place in PLACES if place.id not in left))
    # when
    game.die("blank").begin("draw.evil_stirs", evils=1)
    # then
    assert [event.rule for event in game.events("cultist_placed")].count("RC-198") == 4
    assert min(game.cultists_at(place) for place in left) >= 1
    assert [event.rule for event in game.events("shoggoth_placed")] == ["RC-080"]


@pytest.mark.rule("RC-198", "RC-162")
def test_rc_198_shub_niggurath_with_too_few_cultists_loses_the_game() -> None:
    game = pool_of(Play("doctor", "driver").summoning_bottom("swamp", "cafe", "university", "church"), 3)
    ritual(game.old_ones("shub_niggurath"))
    assert (game.lost, game.cultists_at("university"), game.cultists_at("church")) == ("cultists", 1, 0)
    assert {"swamp", "cafe", "university", "church"} <= set(game.summoning_pile)


# --- Shudde M'ell ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-199")
@pytest.mark.parametrize(("players", "total"), [(2, 3), (3, 4), (4, 5)])
def test_rc_199_shudde_mell_takes_three_four_or_five_tokens_together(players: int, total: int) -> None:
    # given
    game = Play(*("doctor", "driver", "hunter", "reporter")[:players]).old_ones("shudde_mell")
    # when
    ritual(game).until(lambda: game.asked is not None and game.asked[1] == "action")
    # then
    assert sum(game.sanity_of(seat) for seat in range(players)) == 4 * players - total


@pytest.mark.rule("RC-199", "RC-125")
def test_rc_199_any_split_is_possible() -> None:
    # given
    game = Play("doctor", "driver").old_ones("shudde_mell")
    ritual(game)
    # then: the active player says how it is shared
    assert (game.asked, game.options) == ((0, "tremor"), ["share:0", "share:1", "share:2", "share:3"])
    # when
    game.do("share:1", seat=0)
    # then
    assert (game.sanity_of(0), game.sanity_of(1)) == (3, 2)


@pytest.mark.rule("RC-199")
def test_rc_199_insane_players_have_nothing_to_give() -> None:
    game = Play("doctor", "driver").sanity(0, 4).old_ones("shudde_mell")
    ritual(game)
    assert (game.sanity_of(0), game.sanity_of(1)) == (0, 1)


@pytest.mark.rule("RC-199", "RC-155", "RC-OP-22")
def test_rc_199_split_may_drive_somebody_insane_although_another_would_not() -> None:
    # given: shared two and one, nobody would turn insane
    game = Play("doctor", "driver").sanity(4, 2).old_ones("shudde_mell")
    # when
    ritual(game).do("share:1")
    # then
    assert (game.lost, game.sanity_of(0), game.sanity_of(1)) == (None, 3, 0)


@pytest.mark.rule("RC-199")
def test_rc_199_nobody_gives_more_than_they_have() -> None:
    # given: the Driver can give one of the three
    game = Play("doctor", "driver").sanity(4, 1).old_ones("shudde_mell")
    ritual(game)
    # then
    assert game.options == ["share:2", "share:3"]


@pytest.mark.rule("RC-199", "RC-152", "RC-165")
@pytest.mark.parametrize("tokens", [(1, 2), (1, 1), (0, 3), (2, 1)])
def test_rc_199_not_more_tokens_than_the_amount_lose_the_game(tokens: tuple[int, int]) -> None:
    game = Play("doctor", "driver").sanity(*tokens).old_ones("shudde_mell")
    ritual(game)
    assert game.lost == "all_insane"


@pytest.mark.rule("RC-199", "RC-152")
def test_rc_199_one_token_more_than_the_amount_saves_the_game() -> None:
    game = Play("doctor", "driver").sanity(1, 3).old_ones("shudde_mell")
    ritual(game).do("share:1")
    assert (game.lost, game.sanity_of(0), game.sanity_of(1)) == (None, 0, 1)


# --- Tsathoggua -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-200")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_rc_200_tsathoggua_takes_as_many_cards_as_there_are_players(players: int) -> None:
    # given: two clues each
    game = Play(*("doctor", "driver", "hunter", "reporter")[:players]).old_ones("tsathoggua")
    for seat in range(players):
        game.clues(seat, arkham=1, dunwich=1)
    # when
    ritual(game).until(lambda: game.asked is not None and game.asked[1] == "action")
    # then
    assert sum(len(game.hand(seat)) for seat in range(players)) == players
    assert len(game.discard_pile) == players


@pytest.mark.rule("RC-200", "RC-125")
def test_rc_200_active_player_shares_and_owners_pick_their_cards() -> None:
    # given
    game = Play("doctor", "driver").clues(0, arkham=2).clues(1, dunwich=2).relics(1, "silver_key")
    ritual(game.old_ones("tsathoggua"))
    assert (game.asked, game.options) == ((0, "sloth"), ["share:0", "share:1", "share:2"])
    # when: both from the Driver
    game.do("share:0", seat=0)
    # then
    assert (game.asked, game.options) == ((1, "sloth_card"), ["discard:dunwich", "discard:silver_key"])
    # when: a relic discarded so is not played
    game.do("discard:silver_key", seat=1)
    # then: two equal clues are left, so the second card is clear
    assert (game.hand(0), game.hand(1)) == (["arkham", "arkham"], ["dunwich"])
    assert game.discard_pile == ["silver_key", "dunwich"]
    assert (game.box, game.rolls()) == ([], [])


@pytest.mark.rule("RC-200")
@pytest.mark.parametrize("cards", [0, 1, 2])
def test_rc_200_too_few_cards_all_are_discarded_without_penalty(cards: int) -> None:
    game = Play("doctor", "driver").clues(1, dunwich=cards).old_ones("tsathoggua")
    ritual(game)
    assert (game.hand(1), len(game.discard_pile), game.lost) == ([], cards, None)
    assert (game.sanity_of(0), game.sanity_of(1)) == (4, 4)


@pytest.mark.rule("RC-200", "RC-073")
def test_rc_200_tsathoggua_may_take_the_card_drawn_with_evil_stirs() -> None:
    # given: nothing in the hands but what is drawn now
    game = Play("doctor", "driver").deck_top("evil_stirs", "kingsport").old_ones("tsathoggua")
    game.summoning_bottom("swamp").begin()
    # when
    game.die("blank").do("end_actions")
    # then
    assert (game.hand(0), game.discard_pile) == ([], ["kingsport"])

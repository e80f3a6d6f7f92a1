"""The summoning step (RC-100 to RC-109)."""

import pytest

from miskatonic.games.reign_of_cthulhu import GAME
from miskatonic.games.reign_of_cthulhu.rows.places import PLACES
from miskatonic.kernel import new_table
from tests.games.reign_of_cthulhu.play import Play, board_of

ALL = [place.id for place in PLACES]
SLEEPERS = ("nyarlathotep", "yig", "ithaqua", "shudde_mell", "tsathoggua", "atlach_nacha")
WITHOUT_SYMBOL = ("cafe", "church", "farmstead", "market", "wharf", "theater")


def deck_of(game: Play, *places: str) -> Play:
    """Only these cards are left in the summoning deck, the first one on top; the others lie on the discard pile."""
    return game.summoning_discarded(*(place for place in ALL if place not in places)).summoning_top(*places)


def summoning_deck(game: Play) -> set[str]:
    return {ALL[card] for card in game.game.summoning}


# --- how many -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-100", "RC-OP-15")
@pytest.mark.parametrize(("awake", "rate"), [(0, 2), (1, 2), (2, 2), (3, 2), (4, 3), (5, 3), (6, 3)])
def test_rc_100_the_rate_is_the_number_under_the_last_old_one(awake: int, rate: int) -> None:
    # given
    game = Play("detective", "occultist").awake(*SLEEPERS[:awake]).summoning_top(*WITHOUT_SYMBOL)
    # when
    game.begin("summoning.step")
    # then
    assert game.summoning_pile == list(WITHOUT_SYMBOL[:rate])
    assert sum(game.cultists_at(place) for place in ALL) == rate
    assert game.board["summoning_rate"] == rate


@pytest.mark.rule("RC-100", "RC-101")
def test_rc_100_an_old_one_of_this_turns_evil_stirs_counts_already() -> None:
    # given the fourth Old One awakes before the step begins
    game = Play("detective", "occultist").at("diner", "swamp").awake("ithaqua", "shudde_mell", "tsathoggua")
    game.old_ones("ithaqua", "shudde_mell", "tsathoggua", "yig").deck_top("evil_stirs", "arkham")
    # when
    game.summoning_bottom("boardwalk").die("blank").begin("turn.draw")
    # then
    assert (len(game.revealed), len(game.summoning_pile), game.game.active) == (4, 3, 1)


@pytest.mark.rule("RC-101", "RC-100")
def test_rc_101_a_higher_rate_counts_from_the_next_step_on() -> None:
    # given the fourth Old One is about to awake in a step that began with rate 2
    game = (
        Play("detective", "occultist")
        .awake("ithaqua", "shudde_mell", "tsathoggua")
        .old_ones("ithaqua", "shudde_mell", "tsathoggua", "yig")
    )
    game.cultists(cafe=3).summoning_top(*WITHOUT_SYMBOL)
    # when
    game.begin("summoning.step")
    # then only two cards were turned
    assert game.revealed[-1] == "yig"
    assert game.summoning_pile == ["cafe", "church"]
    # and in the next step there are three
    game.end_turn()
    assert game.summoning_pile == ["cafe", "church", "farmstead", "market", "wharf"]


# --- one card after another -----------------------------------------------------------------------------------------


@pytest.mark.rule("RC-102")
def test_rc_102_the_cards_are_turned_one_after_another_from_the_top() -> None:
    # given
    game = Play("detective", "occultist").cultists(cafe=1).summoning_top("cafe", "market")
    # when
    game.begin("summoning.step")
    # then each location got one cultist, and the cards lie on the discard pile in this order
    assert (game.cultists_at("cafe"), game.cultists_at("market"), game.in_pool) == (2, 1, 23)
    assert game.summoning_pile == ["cafe", "market"]
    assert game.story("summoning_card", "cultist_placed") == ["summoning_card", "cultist_placed"] * 2
    assert (game.game.active, game.asked) == (1, (1, "action"))


@pytest.mark.rule("RC-103")
def test_rc_103_no_fourth_cultist_but_a_ritual() -> None:
    # given
    game = Play("detective", "occultist").cultists(cafe=3).summoning_top("cafe", "market")
    # when
    game.begin("summoning.step")
    # then
    assert (game.cultists_at("cafe"), game.in_pool) == (3, 22)
    assert game.revealed == ["nyarlathotep"]
    assert game.summoning_pile == ["cafe", "market"]


@pytest.mark.rule("RC-103")
def test_rc_103_nothing_spreads_to_the_neighbours() -> None:
    # given a full location whose neighbours are full or nearly so
    game = Play("detective", "occultist").cultists(church=3, cafe=3, old_mill=2, historic_inn=1)
    game.summoning_top("church", "market")
    # when
    game.begin("summoning.step")
    # then there was one ritual and no chain reaction
    assert game.revealed == ["nyarlathotep"]
    around = [game.cultists_at(place) for place in ("church", "cafe", "old_mill", "historic_inn", "farmstead")]
    assert around == [3, 3, 2, 1, 0]


@pytest.mark.rule("RC-104", "RC-102")
def test_rc_104_first_the_cultist_then_the_shoggoths() -> None:
    # given the Woods card, which has the symbol
    game = Play("detective", "occultist").shoggoths("market").summoning_top("woods", "cafe")
    # when
    game.begin("summoning.step")
    # then
    assert game.story("cultist_placed", "shoggoth_moved")[:2] == ["cultist_placed", "shoggoth_moved"]
    assert (game.cultists_at("woods"), game.shoggoth_places) == (1, ["wharf"])


@pytest.mark.rule("RC-104")
def test_rc_104_a_ritual_is_resolved_before_the_card_goes_on() -> None:
    # given Atlach-Nacha will be woken by a card with the symbol
    game = Play("detective", "occultist").at("park", "diner").old_ones("atlach_nacha")
    game.cultists(woods=3).shoggoths("market").summoning_top("woods", "cafe")
    # when
    game.begin("summoning.step")
    # then everybody answers her first, while the Shoggoth waits and the card is not discarded yet
    assert (game.asked, game.shoggoth_places, game.summoning_pile) == ((0, "web"), ["market"], [])
    game.do("web_cultist")
    assert (game.asked, game.shoggoth_places) == ((1, "web"), ["market"])
    game.do("web_sanity")
    assert game.shoggoth_places == ["wharf"]
    assert game.summoning_pile == ["woods", "cafe"]


@pytest.mark.rule("RC-105", "RC-130", "RC-OP-04")
@pytest.mark.parametrize("holder", [0, 1])
def test_rc_105_relics_may_be_played_between_two_cards(holder: int) -> None:
    # given
    game = Play("detective", "occultist").relics(holder, "alhazreds_flame").summoning_top("cafe", "market")
    # when
    game.begin("summoning.step")
    # then the first card is done, the second not yet turned
    assert (game.asked, game.summoning_pile) == ((holder, "window"), ["cafe"])
    game.die("blank").do("play:alhazreds_flame", seat=holder)
    assert (game.cultists_at("cafe"), game.box) == (0, ["alhazreds_flame"])
    # and afterwards the second card follows
    assert game.summoning_pile == ["cafe", "market"]


@pytest.mark.rule("RC-105", "RC-135")
def test_rc_105_no_relic_while_a_card_is_being_resolved() -> None:
    # given
    game = Play("detective", "occultist").at("park", "diner").old_ones("atlach_nacha").cultists(cafe=3)
    game.relics(0, "alhazreds_flame").relics(1, "silver_key").summoning_top("cafe", "market")
    # when
    game.begin("summoning.step")
    # then neither may be played before both have answered the Old One
    assert (game.asked, game.options) == ((0, "web"), ["web_cultist", "web_sanity"])
    game.do("web_sanity")
    assert (game.asked, game.options) == ((1, "web"), ["web_cultist", "web_sanity"])
    game.do("web_sanity")
    assert (game.asked, game.summoning_pile) == ((0, "window"), ["cafe"])
    assert game.offers("play:alhazreds_flame")
    assert game.offers("play:silver_key")


@pytest.mark.rule("RC-105", "RC-216")
def test_rc_105_a_statue_played_between_two_cards_is_for_the_following_step() -> None:
    # given
    game = Play("detective", "occultist").relics(0, "bizarre_statue").summoning_top(*WITHOUT_SYMBOL)
    game.begin("summoning.step")
    # when
    game.die("blank").do("play:bizarre_statue")
    # then this step is finished, and the next player's is skipped
    assert (game.summoning_pile, game.game.active) == (["cafe", "church"], 1)
    game.end_turn()
    assert (game.summoning_pile, game.game.active) == (["cafe", "church"], 0)


# --- the pool -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-106", "RC-215")
@pytest.mark.parametrize("there", [0, 2, 3])
def test_rc_106_in_a_warded_town_nothing_happens_pool_or_not(there: int) -> None:
    # given an empty pool, and Arkham warded
    game = Play("detective", "occultist").sealed("arkham", warded=True).cultists(diner=there).pool(0)
    game.summoning_top("diner", "police_station")
    # when
    game.begin("summoning.step")
    # then
    assert (game.table.outcome, game.revealed) == (None, [])
    assert game.cultists_at("diner") == there
    assert game.summoning_pile == ["diner", "police_station"]


@pytest.mark.rule("RC-106", "RC-103")
def test_rc_106_a_full_location_needs_no_pool() -> None:
    # given
    game = Play("detective", "occultist").cultists(cafe=3, church=3).pool(0).summoning_top("cafe", "church")
    # when
    game.begin("summoning.step")
    # then
    assert (game.table.outcome, game.in_pool) == (None, 0)
    assert game.revealed == ["nyarlathotep", "yig"]


@pytest.mark.rule("RC-106", "RC-162")
@pytest.mark.parametrize("there", [0, 1, 2])
def test_rc_106_an_empty_pool_loses_when_a_cultist_is_needed(there: int) -> None:
    # given
    game = Play("detective", "occultist").cultists(cafe=there).pool(0).summoning_top("cafe", "church")
    # when
    game.begin("summoning.step")
    # then
    assert game.lost == "cultists"
    assert game.cultists_at("cafe") == there


@pytest.mark.rule("RC-106")
def test_rc_106_the_last_cultist_of_the_pool_is_still_placed() -> None:
    # given
    game = Play("detective", "occultist").cultists(church=3).pool(1).summoning_top("cafe", "church")
    # when
    game.begin("summoning.step")
    # then
    assert (game.cultists_at("cafe"), game.in_pool, game.lost) == (1, 0, None)


# --- the symbol -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-107", "RC-012")
@pytest.mark.parametrize("seed", range(12))
def test_rc_107_no_symbol_at_setup(seed: int) -> None:
    # when
    board = board_of(new_table(GAME, seed=seed, seats=2))
    # then the Shoggoth stands where the last of the seven cards put it, symbol or not
    places = [place["name"] for place in board["places"] if place["shoggoths"]]
    assert places == board["summoning_discard"][-1:]


@pytest.mark.rule("RC-107", "RC-083")
def test_rc_107_no_symbol_on_the_bottom_card_of_evil_stirs() -> None:
    # given the Woods card, which has the symbol, at the bottom
    game = Play("detective", "occultist").shoggoths("market").summoning_bottom("woods")
    game.relics(1, "silver_key").deck_top("evil_stirs", "arkham").die("blank")
    # when
    game.begin("turn.draw")
    # then a Shoggoth came there, no cultist, and none has moved
    assert game.asked == (1, "window")
    assert game.shoggoth_places == ["woods", "market"]
    assert game.cultists_at("woods") == 0


@pytest.mark.rule("RC-107", "RC-194")
def test_rc_107_no_symbol_on_hasturs_card() -> None:
    # given the Docks card, which has the symbol, at the bottom
    game = Play("detective", "occultist").old_ones("hastur").cultists(cafe=3)
    game.summoning_top("cafe", "church").summoning_bottom("docks")
    # when
    game.begin("summoning.step")
    # then the new Shoggoth moved once, as Hastur says, and not once more
    assert (game.revealed, game.shoggoth_places) == (["hastur"], ["boardwalk"])
    assert game.cultists_at("docks") == 0


@pytest.mark.rule("RC-107", "RC-198", "RC-OP-05")
def test_rc_107_no_symbols_on_shub_nigguraths_cards() -> None:
    # given four cards with the symbol at the bottom
    game = Play("detective", "occultist").old_ones("shub_niggurath").cultists(cafe=3).shoggoths("market")
    game.summoning_top("cafe", "church").summoning_bottom("woods", "docks", "swamp", "university")
    # when
    game.begin("summoning.step")
    # then
    assert [game.cultists_at(place) for place in ("woods", "docks", "swamp", "university")] == [1, 1, 1, 1]
    assert game.shoggoth_places == ["market"]


@pytest.mark.rule("RC-107", "RC-OP-17")
@pytest.mark.parametrize("place", ALL)
def test_rc_107_two_cards_of_each_town_have_the_symbol(place: str) -> None:
    # given
    symbols = {"university", "secret_lodge", "historic_inn", "swamp", "great_hall", "woods", "pawn_shop", "docks"}
    game = Play("detective", "occultist").shoggoths("market").relics(1, "silver_key").summoning_top(place)
    # when the first card is turned
    game.begin("summoning.step")
    # then
    assert game.summoning_pile == [place]
    assert game.shoggoth_places == (["wharf"] if place in symbols else ["market"])


# --- the deck runs out ----------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-108")
def test_rc_108_the_last_card_is_followed_by_a_new_deck_at_once() -> None:
    # given as many cards as the step needs
    game = deck_of(Play("detective", "occultist"), "cafe", "market")
    # when
    game.begin("summoning.step")
    # then the other cards are the new deck, though no further card was needed
    assert game.summoning_pile == ["cafe", "market"]
    assert summoning_deck(game) == set(ALL) - {"cafe", "market"}
    assert game.story("summoning_reshuffled") == ["summoning_reshuffled"]


@pytest.mark.rule("RC-108")
def test_rc_108_cards_of_this_step_stay_in_the_discard_pile() -> None:
    # given one card less than the step needs
    game = deck_of(Play("detective", "occultist"), "cafe")
    # when
    game.begin("summoning.step")
    # then the second card came out of the new deck, to which the first does not belong
    first, second = game.summoning_pile
    assert (first, second != "cafe") == ("cafe", True)
    assert summoning_deck(game) == set(ALL) - {first, second}


@pytest.mark.rule("RC-108")
def test_rc_108_with_rate_three_two_turned_cards_stay_out() -> None:
    # given
    game = deck_of(Play("detective", "occultist").awake("yig", "ithaqua", "shudde_mell", "tsathoggua"), "cafe", "wharf")
    # when
    game.begin("summoning.step")
    # then
    assert game.summoning_pile[:2] == ["cafe", "wharf"]
    assert len(game.summoning_pile) == 3
    assert summoning_deck(game) == set(ALL) - set(game.summoning_pile)


@pytest.mark.rule("RC-108", "RC-194")
def test_rc_108_hasturs_card_stays_out_too() -> None:
    # given the deck's last card will be Hastur's
    game = Play("detective", "occultist").old_ones("hastur").cultists(cafe=3).relics(1, "silver_key")
    deck_of(game, "cafe", "market")
    # when the first card is turned
    game.begin("summoning.step")
    # then
    assert (game.asked, set(game.summoning_pile)) == ((1, "window"), {"cafe", "market"})
    assert summoning_deck(game) == set(ALL) - {"cafe", "market"}
    # and the next card is another one
    game.do("quiet")
    assert set(game.summoning_pile[:2]) == {"cafe", "market"}
    assert len(game.summoning_pile) == 3


@pytest.mark.rule("RC-108", "RC-198")
def test_rc_108_shub_nigguraths_cards_stay_out_too() -> None:
    # given
    game = Play("detective", "occultist").old_ones("shub_niggurath").cultists(cafe=3).relics(1, "silver_key")
    cards = ("cafe", "market", "wharf", "theater", "church")
    deck_of(game, *cards)
    # when the first card is turned
    game.begin("summoning.step")
    # then
    assert (game.asked, set(game.summoning_pile)) == ((1, "window"), set(cards))
    assert summoning_deck(game) == set(ALL) - set(cards)


@pytest.mark.rule("RC-109", "RC-198")
def test_rc_109_outside_the_step_the_whole_discard_pile_becomes_the_deck() -> None:
    # given Shub-Niggurath will need four cards, and there are two
    game = Play("detective", "occultist").old_ones("shub_niggurath").relics(1, "silver_key")
    deck_of(game, "cafe", "market").deck_top("evil_stirs", "arkham").die("blank")
    # when
    game.begin("turn.draw")
    # then four different locations got a cultist, the two cards in hand among them
    assert game.asked == (1, "window")
    hit = [place for place in ALL if game.cultists_at(place)]
    assert len(hit) == 4
    assert {"cafe", "market"} <= set(hit)
    assert [game.cultists_at(place) for place in hit] == [1, 1, 1, 1]
    # because all the discards became the deck, once; and in the end it is complete again
    assert [event.args["count"] for event in game.events("summoning_reshuffled")] == [22]
    assert (summoning_deck(game), game.summoning_pile) == (set(ALL), [])


@pytest.mark.rule("RC-109", "RC-194")
def test_rc_109_hastur_may_take_the_last_card_before_evil_stirs_needs_one() -> None:
    # given one card, which is Hastur's
    game = Play("detective", "occultist").at("park", "park").old_ones("hastur").relics(1, "silver_key")
    deck_of(game, "cafe").deck_top("evil_stirs", "arkham").die("blank")
    # when
    game.begin("turn.draw").until(lambda: game.asked == (1, "window"))
    # then Hastur's Shoggoth has moved on, and another one has come
    assert len(game.shoggoth_places) == 2
    assert "church" in game.shoggoth_places
    assert (summoning_deck(game), game.summoning_pile) == (set(ALL), [])


@pytest.mark.rule("RC-109", "RC-080")
@pytest.mark.parametrize("left", [(), ("cafe",)])
def test_rc_109_after_evil_stirs_the_deck_is_never_empty(left: tuple[str, ...]) -> None:
    # given no card, or only one
    game = Play("detective", "occultist").relics(1, "silver_key").at("park", "park")
    deck_of(game, *left).deck_top("evil_stirs", "arkham").die("blank")
    # when
    game.begin("turn.draw")
    # then a Shoggoth came all the same
    assert len(game.shoggoth_places) == 1
    assert game.shoggoth_places == list(left) or not left
    assert (summoning_deck(game), game.summoning_pile) == (set(ALL), [])

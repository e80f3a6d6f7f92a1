"""The town of The Midnight Masks: its locations and treacheries, with cards of the players."""

import pytest

from miskatonic.games.arkham_lcg.rows.card import CARDS
from miskatonic.games.arkham_lcg.rows.terms import LOCATION, VICTORY
from tests.games.arkham_lcg.cards.places import PAIR, TOWN
from tests.games.arkham_lcg.play import Play


def test_in_easttown_a_cat_is_free_and_lita_costs_nothing_less() -> None:
    game = Play(f"investigators wendy_adams\n{TOWN}\nat 0 easttown\nhand 0 stray_cat").do("play:stray_cat")
    assert (game.resources(0), game.area()) == (5, ["stray_cat"])
    game = Play(f"{TOWN}\nat 0 easttown\nhand 0 lita_chantler").do("play:lita_chantler")
    assert (game.resources(0), game.area()) == (5, ["lita_chantler"])


def test_lita_may_be_waiting_at_mas_boarding_house() -> None:
    game = Play("""
        scenario the_midnight_masks
        place southside_mas_boarding_house
        place rivertown
        deck 0 guts lita_chantler knife
    """).do("use:southside_mas_boarding_house")
    assert game.hand() == ["lita_chantler"]


def test_the_historical_society_empties_a_deck_for_one_horror() -> None:
    # given one card in the deck and three in the pile
    game = Play("""
        scenario the_midnight_masks
        place southside_historical_society
        place rivertown
        deck 0 knife
        discard 0 guts dodge evidence
    """).do("use:southside_historical_society")
    assert (len(game.hand()), game.horror(0), len(game.deck(0))) == (3, 1, 1)


def test_resting_at_home_provokes() -> None:
    game = Play("""
        scenario the_midnight_masks
        place your_house
        place rivertown
        threat 0 acolyte
        deck 0 knife
    """).do("use:your_house")
    assert (game.told("opportunity", "enemy"), game.hand(), game.resources(0)) == (["acolyte"], ["knife"], 6)


def test_the_hospital_treats_everybody_once_and_only_people() -> None:
    game = Play(f"""
        {PAIR}
        {TOWN}
        at 0 st_marys_hospital
        at 1 st_marys_hospital
        damage 1 2
        area 0 guard_dog
        damage guard_dog 2
    """)
    assert not game.offers("use:st_marys_hospital")
    game.do("end_turn", "use:st_marys_hospital")
    assert (game.damage(1), game.damage("guard_dog")) == (0, 2)


def test_who_flees_the_graveyard_takes_along_what_clings_to_him() -> None:
    game = Play(f"{TOWN}\nthreat 0 acolyte\nexhausted acolyte\nbag -1").do("move:graveyard", "choose:rivertown")
    assert (game.place(0), game.place("acolyte"), game.engaged("acolyte")) == ("rivertown", "rivertown", 0)


def test_on_wings_of_darkness_only_the_nightgaunt_comes_along() -> None:
    game = Play(f"""
        {TOWN}
        at 0 northside
        threat 0 acolyte hunting_nightgaunt
        encounter on_wings_of_darkness
        phase mythos.draw
    """)
    assert (game.place(0), game.damage(0), game.horror(0)) == ("rivertown", 1, 1)
    assert (game.engaged("acolyte"), game.place("acolyte")) == (-1, "northside")
    assert (game.engaged("hunting_nightgaunt"), game.place("hunting_nightgaunt")) == (0, "rivertown")


@pytest.mark.parametrize(("verb", "worth"), [("evade", -4), ("fight", -2)])
def test_a_nightgaunt_doubles_what_is_bad_only_for_who_evades_it(verb: str, worth: int) -> None:
    # given evade 1 against agility 2, fight 3 against combat 4, and -2
    game = Play(f"{TOWN}\nthreat 0 hunting_nightgaunt\nbag -2").do(f"{verb}:hunting_nightgaunt")
    assert game.told("token", "worth") == [f"−{-worth}"]


def test_a_gamble_makes_the_doubled_token_a_single_good_one() -> None:
    game = Play(f"investigators skids_otoole\n{TOWN}\nthreat 0 hunting_nightgaunt\nhand 0 sure_gamble_3\nbag -4")
    game.do("evade:hunting_nightgaunt", "play:sure_gamble_3")
    assert (game.engaged("hunting_nightgaunt"), game.told("evaded", "enemy")) == (-1, ["hunting_nightgaunt"])


def test_a_locked_door_keeps_out_investigating_not_a_hunch() -> None:
    game = Play(f"""
        {TOWN}
        clues rivertown 3
        area 0 flashlight
        hand 0 working_a_hunch
        encounter locked_door
        phase mythos.draw
    """)
    assert game.now.label[game.now.at[game.card("locked_door")]] == "rivertown"
    assert not game.offers("investigate")
    game.do("play:working_a_hunch")
    assert game.clues(0) == 1


def test_false_lead_on_a_place_of_victory_costs_the_victory() -> None:
    # given Roland on the empty Graveyard with one clue, when he fails by five, then that one lies there
    text = f"{TOWN}\nclues graveyard 0\nat 0 graveyard\nremoved the_masked_hunter\n"
    game = Play(f"{text}clues 0 1\nencounter false_lead\nbag -4\nphase mythos.draw")
    assert game.clues("graveyard") == 1
    assert game.do("resign:predator_or_prey").told("earns", "count") == [0]
    # given he resigns there with the clue, then he leaves it, and there is no victory either; without it there is
    assert Play(f"{text}clues 0 1").do("resign:predator_or_prey").told("earns", "count") == [0]
    assert Play(text).do("resign:predator_or_prey").told("earns", "count") == [1]


def test_bought_news_cover_nothing_up() -> None:
    game = Play(f"{TOWN}\nat 0 northside\nthreat 0 cover_up\nclues cover_up 3").do("use:northside")
    assert (game.prompt, game.clues(0), game.clues("cover_up")) == ("turn", 2, 3)


def test_drawn_to_the_flame_and_carried_away_agnes_finds_what_lies_there() -> None:
    game = Play(f"""
        investigators agnes_baker
        {TOWN}
        at 0 northside
        clues rivertown 2
        hand 0 drawn_to_the_flame
        encounter on_wings_of_darkness crypt_chill
        bag -4
    """).do("play:drawn_to_the_flame")
    assert (game.place(0), game.clues(0), game.clues("northside")) == ("rivertown", 2, 1)


def test_a_light_in_the_nightgaunts_eyes_is_an_evasion_too() -> None:
    game = Play(f"""
        investigators agnes_baker
        {TOWN}
        threat 0 hunting_nightgaunt
        hand 0 blinding_light
        bag -3
    """).do("play:blinding_light:hunting_nightgaunt")
    assert game.told("token", "worth") == ["−6"]


def test_without_its_text_a_nightgaunt_doubles_nothing() -> None:
    game = Play(f"""
        investigators agnes_baker
        {TOWN}
        threat 0 hunting_nightgaunt
        hand 0 mind_wipe_1
        bag -1
        phase investigation
    """).do("play:mind_wipe_1:hunting_nightgaunt", "evade:hunting_nightgaunt")
    assert game.told("token", "worth") == ["−1"]


def test_crypt_chill_takes_lita_and_not_the_book_that_clings() -> None:
    game = Play(f"{TOWN}\nhand 0 lita_chantler\nencounter crypt_chill false_lead\nbag -4").do("play:lita_chantler")
    game.do("end_turn")
    game.until(lambda: game.prompt == "turn")
    assert game.pile(0) == ["lita_chantler"]
    game = Play(f"""
        investigators daisy_walker
        {TOWN}
        threat 0 the_necronomicon
        horror the_necronomicon 3
        encounter crypt_chill false_lead
        bag -4
        phase mythos.draw
    """)
    assert (game.damage(0), game.threats()) == (2, ["the_necronomicon"])


def test_fear_does_not_make_talking_dear() -> None:
    game = Play(f"{TOWN}\nthreat 0 frozen_in_fear victoria_devereux\nturn 0 1").do("parley:victoria_devereux")
    assert game.zone("victoria_devereux") == VICTORY


def test_in_the_graveyard_what_waits_there_comes_before_the_test() -> None:
    game = Play(f"{TOWN}\nenemy young_deep_one graveyard\nbag -1").do("move:graveyard")
    assert (game.engaged("young_deep_one"), game.horror(0)) == (0, 1)
    assert game.options == ["choose:horror", "choose:rivertown"]


def test_who_is_carried_off_leaves_an_open_door() -> None:
    game = Play(f"""
        {TOWN}
        at 0 northside
        attached barricade northside
        threat 0 acolyte
        encounter on_wings_of_darkness
        phase mythos.draw
    """)
    assert (game.place(0), game.pile(0)) == ("rivertown", ["barricade"])


def test_between_places_with_as_many_clues_the_lead_says_which_door_is_locked() -> None:
    game = Play(f"{PAIR}{TOWN}\nlead 1\nclues rivertown 1\nencounter locked_door\nphase mythos.draw")
    assert (game.asked, len(game.options)) == (1, 4)


def test_a_barricade_on_one_of_two_ways_stops_whom_the_lead_sends_there() -> None:
    text = f"""
        {TOWN}
        place southside_historical_society
        enemy hunting_nightgaunt st_marys_hospital
        attached barricade miskatonic_university
        deck 0 knife
        phase enemy
    """
    assert Play(text).do("place:miskatonic_university").place("hunting_nightgaunt") == "st_marys_hospital"
    way = "southside_historical_society"
    assert Play(text).do(f"place:{way}").place("hunting_nightgaunt") == way


def test_the_priest_who_comes_for_one_goes_home_to_the_other() -> None:
    game = Play(f"""
        {PAIR}
        scenario the_midnight_masks
        place your_house
        place rivertown
        at 1 rivertown
        turn 1
        hand 1 drawn_to_the_flame
        encounter ghoul_priest acolyte
    """).do("play:drawn_to_the_flame")
    assert (game.place("ghoul_priest"), game.engaged("ghoul_priest")) == ("your_house", 0)


@pytest.mark.rule("AH-X-10")
def test_ah_x_10_only_rivertown_is_central_in_arkham() -> None:
    found = [card.id for card in CARDS if card.kind == LOCATION and {"arkham", "central"} <= set(card.traits)]
    assert found == ["rivertown"]

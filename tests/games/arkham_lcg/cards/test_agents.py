"""The four Agents sets: of Hastur, Yog-Sothoth, Shub-Niggurath and Cthulhu."""

import pytest

from miskatonic.games.arkham_lcg.rows.terms import DISCARD, REMOVED, VICTORY
from tests.games.arkham_lcg.looks import foe, own_seat, seen_board
from tests.games.arkham_lcg.play import Play

HOUSE = "place hallway\nplace attic\nplace cellar\n"
DRAWN = "phase mythos.draw\n"


# --- Agents of Hastur -------------------------------------------------------------------------------------------------


def test_a_byakhee_preys_on_whoever_has_least_sanity_left() -> None:
    """Given Roland with 5 sanity and Daisy with 9 together in the Hallway, then it goes for Roland, with 8 horror on
    Daisy for her.
    """
    game = Play(f"investigators roland_banks daisy_walker\n{HOUSE}enemy screeching_byakhee attic\nphase enemy")
    assert game.told("attacks", "seat") == [0]
    game = Play(
        f"investigators roland_banks daisy_walker\n{HOUSE}enemy screeching_byakhee attic\nhorror 1 5\nphase enemy"
    )
    assert game.told("attacks", "seat") == [1]


@pytest.mark.parametrize(("horror", "fight", "evade"), [(0, 3, 3), (1, 4, 4)])
def test_a_byakhee_grows_before_a_weak_mind(horror: int, fight: int, evade: int) -> None:
    """Given Roland's 5 sanity, then it has 3 and 3 to fight and evade; with 4 left, 4 and 4."""
    game = Play(f"threat 0 screeching_byakhee\nhorror 0 {horror}")
    threat = foe(own_seat(game.table)["threat"][0])
    assert (threat["fight"], threat["evade"]) == (fight, evade)


def test_a_byakhee_that_is_engaged_with_nobody_is_as_printed() -> None:
    game = Play("enemy screeching_byakhee study\nexhausted screeching_byakhee\nhorror 0 3")
    assert seen_board(game.table, 0)["places"][0]["enemies"][0]["fight"] == 3


def test_a_defeated_byakhee_counts_for_victory() -> None:
    game = Play("threat 0 screeching_byakhee\ndamage screeching_byakhee 3").do("fight:screeching_byakhee")
    assert game.zone("screeching_byakhee") == VICTORY


def test_the_yellow_sign_brings_horror_and_a_madness() -> None:
    """Given willpower 3 against 4, then Roland takes 2 horror and draws his Paranoia, which resolves."""
    game = Play(f"deck 0 guts paranoia knife\nencounter the_yellow_sign\n{DRAWN}")
    assert game.horror(0) == 2
    assert (game.resources(0), game.zone("paranoia")) == (0, DISCARD)


def test_the_yellow_sign_without_a_madness_brings_horror_alone() -> None:
    """Given Haunted, which is a Curse, then nothing is drawn."""
    game = Play(f"deck 0 guts haunted knife\nencounter the_yellow_sign\n{DRAWN}")
    assert (game.horror(0), len(game.deck(0)), game.hand()) == (2, 3, [])


def test_the_yellow_sign_can_be_withstood() -> None:
    game = Play(f"bag 1\ndeck 0 paranoia\nencounter the_yellow_sign\n{DRAWN}")
    assert (game.horror(0), game.deck(0)) == (0, ["paranoia"])


@pytest.mark.rule("AH-B-095")
def test_a_psychosis_fetched_by_the_yellow_sign_answers_to_this_very_horror() -> None:
    """Given Psychosis in the deck, then its damage follows the 2 horror that the same effect dealt."""
    game = Play(f"deck 0 psychosis knife\nencounter the_yellow_sign\n{DRAWN}")
    assert (game.horror(0), game.damage(0), game.threats()) == (2, 1, ["psychosis"])


# --- Agents of Yog-Sothoth --------------------------------------------------------------------------------------------


def test_an_observer_takes_a_card_or_strikes_harder() -> None:
    """Given a card in hand, then it is lost and the attack is 1 and 1; without one it is 2 and 2."""
    game = Play("threat 0 yithian_observer\nhand 0 guts\nphase enemy.attack\ndeck 0 knife")
    assert game.told("discards", "card", "source") == [("guts", "yithian_observer")]
    assert (game.damage(0), game.horror(0)) == (1, 1)
    game = Play("threat 0 yithian_observer\nphase enemy.attack\ndeck 0 knife")
    assert (game.damage(0), game.horror(0)) == (2, 2)


def test_an_observer_preys_on_the_fewest_cards() -> None:
    """Given Daisy with a card and Roland without, then it engages Roland; the other way round Daisy."""
    people = "investigators roland_banks daisy_walker\nenemy yithian_observer study\nexhausted yithian_observer\n"
    deck = "deck 0 knife\ndeck 1 knife\nphase upkeep\n"
    assert Play(f"{people}{deck}hand 1 guts").engaged("yithian_observer") == 0
    assert Play(f"{people}{deck}hand 0 guts").engaged("yithian_observer") == 1


@pytest.mark.rule("AH-B-064")
def test_an_observer_may_take_the_card_that_is_being_played() -> None:
    """Given a knife, when Roland plays it under its eyes, then it is discarded, and action and money are gone."""
    game = Play("threat 0 yithian_observer\nhand 0 knife").do("play:knife")
    assert game.told("play_lost", "card") == ["knife"]
    assert (game.pile(0), game.actions()) == (["knife"], 2)


@pytest.mark.rule("AH-B-197")
def test_an_offer_of_power_is_taken_or_declined() -> None:
    """Given the offer, then power brings 2 cards and 2 doom, else 2 horror."""
    text = f"deck 0 knife guts evidence\nencounter offer_of_power\n{DRAWN}"
    game = Play(text)
    assert game.options == ["choose:power", "choose:horror"]
    game.do("choose:power")
    assert (len(game.hand()), game.doom("whats_going_on"), game.horror(0)) == (2, 2, 0)
    game = Play(text).do("choose:horror")
    assert (game.hand(), game.doom("whats_going_on"), game.horror(0)) == ([], 0, 2)


@pytest.mark.rule("AH-B-180")
def test_the_doom_of_an_offer_can_advance_the_agenda() -> None:
    """Given an agenda with 1 of 3 doom, when the offer is taken, then it advances."""
    game = Play(f"deck 0 knife guts\ndoom whats_going_on 1\nencounter offer_of_power\n{DRAWN}").do("choose:power")
    assert game.told("advances", "card") == ["whats_going_on"]


# --- Agents of Shub-Niggurath -----------------------------------------------------------------------------------------


def test_a_dark_young_heals_at_the_end_of_the_round() -> None:
    """Given 3 damage on it, when the round ends, then 1 is left; with 1 damage nothing is left."""
    for before, now in ((3, 1), (1, 0), (0, 0)):
        game = Play(f"""
            {HOUSE}
            enemy relentless_dark_young attic
            damage relentless_dark_young {before}
            deck 0 knife
            encounter ancient_evils
            phase upkeep
        """)
        assert game.damage("relentless_dark_young") == now


def test_a_dark_young_preys_on_the_slowest() -> None:
    """Given Wendy with agility 4 and Roland with 2, then it engages Roland."""
    game = Play("""
        investigators wendy_adams roland_banks
        enemy relentless_dark_young study
        exhausted relentless_dark_young
        deck 0 knife
        deck 1 knife
        phase upkeep
    """)
    assert game.engaged("relentless_dark_young") == 1


@pytest.mark.rule("AH-R-1.4")
def test_goat_spawn_bleats_before_it_is_gone() -> None:
    """Given two investigators with it and one elsewhere, when it falls, then both there take 1 horror, and only then it
    leaves; evidence comes after.
    """
    game = Play(f"""
        investigators roland_banks daisy_walker wendy_adams
        {HOUSE}
        at 2 attic
        threat 0 goat_spawn
        damage goat_spawn 2
    """).do("fight:goat_spawn")
    assert [game.horror(seat) for seat in range(3)] == [1, 1, 0]
    kinds = [event.kind for event in game.table.events if event.kind in ("horror_placed", "enemy_defeated")]
    assert kinds == ["horror_placed", "horror_placed", "enemy_defeated"]


@pytest.mark.rule("AH-R-1.4")
def test_the_last_bleating_can_take_its_killer_along() -> None:
    """Given Roland with 4 horror of 5, when he kills it, then he is defeated by horror; the scenario ends with it."""
    game = Play("threat 0 goat_spawn\ndamage goat_spawn 2\nhorror 0 4").do("fight:goat_spawn")
    assert game.lost == "gathering_none"


def test_goat_spawn_hunts_and_retaliates() -> None:
    game = Play(f"{HOUSE}at 0 cellar\nenemy goat_spawn attic\ndeck 0 knife\nphase enemy")
    assert game.place("goat_spawn") == "hallway"
    assert Play("threat 0 goat_spawn\nbag -4").do("fight:goat_spawn").damage(0) == 1


# --- Agents of Cthulhu ------------------------------------------------------------------------------------------------


def test_a_young_deep_one_frightens_whom_it_engages() -> None:
    """Given it drawn by Roland, then it engages him and he takes 1 horror."""
    game = Play(f"encounter young_deep_one\n{DRAWN}")
    assert (game.engaged("young_deep_one"), game.horror(0)) == (0, 1)


@pytest.mark.rule("AH-B-265")
def test_a_young_deep_one_that_comes_along_frightens_nobody_anew() -> None:
    """Given it engaged with Roland, when he moves, then it comes along without engaging anew."""
    game = Play(f"{HOUSE}threat 0 young_deep_one\nexhausted young_deep_one").do("move:attic")
    assert (game.place("young_deep_one"), game.horror(0)) == ("attic", 1)  # the Attic's own horror


def test_a_young_deep_one_preys_on_the_weakest() -> None:
    """Given Wendy's combat 1 and Roland's 4, then it engages Wendy; whoever engages it is frightened as well."""
    people = "investigators roland_banks wendy_adams\ndeck 0 knife\ndeck 1 knife\n"
    game = Play(f"{people}enemy young_deep_one study\nexhausted young_deep_one\nphase upkeep")
    assert (game.engaged("young_deep_one"), game.horror(1)) == (1, 1)
    game = Play(f"{people}threat 1 young_deep_one").do("engage:young_deep_one")
    assert (game.horror(0), game.horror(1)) == (1, 0)


def test_dreams_of_rlyeh_sap_will_and_mind() -> None:
    """Given the dreams drawn, then willpower and sanity are 1 less; a success with willpower 3 drives them off."""
    game = Play(f"bag 1\nencounter dreams_of_rlyeh\n{DRAWN}")
    seat = own_seat(game.table)
    assert (seat["skills"]["willpower"], seat["sanity"], game.threats()) == (2, 4, ["dreams_of_rlyeh"])
    game.do("use:dreams_of_rlyeh")
    assert game.threats() == []


def test_anybody_there_may_wake_the_dreamer() -> None:
    """Given Roland's dreams and Agnes beside him, then she may use her own willpower 5 against them."""
    game = Play("investigators agnes_baker roland_banks\nthreat 1 dreams_of_rlyeh").do("use:dreams_of_rlyeh")
    assert (game.told("test", "seat", "value", "count"), game.threats(1)) == ([(0, 5, 3)], [])


@pytest.mark.rule("AH-B-168")
def test_dreams_of_rlyeh_can_be_one_too_many() -> None:
    """Given Roland with 4 horror of 5, when the dreams come, then he is defeated."""
    game = Play(f"horror 0 4\nencounter dreams_of_rlyeh\n{DRAWN}")
    assert game.lost == "gathering_none"
    assert game.zone("dreams_of_rlyeh") in (DISCARD, REMOVED)

"""The encounter sets Dark Cult, Nightgaunts and Locked Doors."""

import pytest

from miskatonic.games.arkham_lcg.rows.card import Card
from miskatonic.games.arkham_lcg.rows.terms import LOCATION
from tests.games.arkham_lcg.cards.places import TOWN
from tests.games.arkham_lcg.imaginary import imagined
from tests.games.arkham_lcg.play import Play

HOUSE = "place hallway\nplace attic\nplace cellar\n"
QUIET = "deck 0 guts\nencounter ancient_evils ancient_evils\n"


def square() -> Card:
    """A Central location that the hallway leads to."""
    return Card(
        LOCATION, "imaginary", "square", level=None, set="imaginary", shroud=1, symbol="plus", connects=("square",),
        traits="Central",
    )  # fmt: skip


# --- Dark Cult --------------------------------------------------------------------------------------------------------


def test_an_acolyte_spawns_at_an_empty_location_with_doom() -> None:
    """Given Roland in the Hallway and rats in the Attic, then it spawns in the Cellar and has 1 doom."""
    game = Play(f"{HOUSE}enemy swarm_of_rats attic\nencounter acolyte\nphase mythos.draw")
    assert (game.place("acolyte"), game.doom("acolyte")) == ("cellar", 1)
    assert game.told("doom", "card", "count", "total") == [("acolyte", 1, 1)]


@pytest.mark.rule("AH-B-140")
@pytest.mark.parametrize("card", ["acolyte", "wizard_of_the_order"])
def test_whoever_draws_it_chooses_among_empty_locations(card: str) -> None:
    """Given Attic and Cellar empty, when Daisy draws it, then she says where; without an empty one it is discarded."""
    game = Play(f"investigators roland_banks daisy_walker\n{HOUSE}encounter ancient_evils {card}\nphase mythos.draw")
    assert (game.asked, game.options) == (1, ["place:attic", "place:cellar"])
    assert game.do("place:cellar").place(card) == "cellar"
    game = Play(f"encounter {card} ancient_evils\nphase mythos.draw")
    assert game.told("no_spawn", "enemy") == [card]


def test_a_wizard_of_the_order_gathers_doom_at_the_end_of_the_mythos_phase() -> None:
    """Given it in the Attic without doom, when the mythos phase ends, then it has 1; and it retaliates."""
    game = Play(f"{HOUSE}enemy wizard_of_the_order attic\nencounter crypt_chill\nphase mythos.draw")
    assert game.doom("wizard_of_the_order") == 1
    game = Play("threat 0 wizard_of_the_order\nexhausted wizard_of_the_order\nbag -4").do("fight:wizard_of_the_order")
    assert game.damage(0) == 0
    game = Play("threat 0 wizard_of_the_order\nbag -4").do("fight:wizard_of_the_order")
    assert game.damage(0) == 1


@pytest.mark.rule("AH-Q-021")
def test_ah_q_021_mysterious_chanting_feeds_the_nearest_cultist() -> None:
    """Given an Acolyte in the Hallway and one in the Cellar, and Roland in the Attic, then the nearer gets 2 doom."""
    game = Play(
        f"{HOUSE}at 0 attic\nenemy acolyte cellar\nenemy acolyte hallway\nencounter mysterious_chanting\n"
        "phase mythos.draw"
    )
    assert (game.doom("acolyte.1"), game.doom("acolyte.2")) == (0, 2)


@pytest.mark.rule("AH-Q-021")
def test_ah_q_021_without_a_way_a_cultist_may_still_be_the_nearest() -> None:
    """Given Roland in the Study, from which no way leads anywhere, then the only Cultist is the nearest."""
    game = Play("place study\nplace attic\nenemy acolyte attic\nencounter mysterious_chanting\nphase mythos.draw")
    assert game.doom("acolyte") == 2


@pytest.mark.rule("AH-R-1.5", "AH-B-270")
def test_of_equally_near_cultists_the_lead_chooses() -> None:
    """Given a weakness Cultist in Attic and an Acolyte in Cellar, then the lead says which; a weakness counts too."""
    game = Play(f"""
        investigators roland_banks daisy_walker
        {HOUSE}
        threat 0 silver_twilight_acolyte
        at 0 attic
        enemy acolyte cellar
        encounter ancient_evils mysterious_chanting
        phase mythos.draw
    """)
    assert (game.asked, game.options) == (0, ["enemy:silver_twilight_acolyte", "enemy:acolyte"])
    assert game.do("enemy:silver_twilight_acolyte").doom("silver_twilight_acolyte") == 2


@pytest.mark.rule("AH-B-243")
def test_without_a_cultist_mysterious_chanting_fetches_one() -> None:
    """Given none in play, then Roland chooses one from deck or pile and draws it: the Acolyte comes with its doom."""
    game = Play(f"""
        {HOUSE}
        encounter mysterious_chanting swarm_of_rats acolyte
        encounter_discard wizard_of_the_order
        phase mythos.draw
    """)
    assert sorted(game.options) == ["take:acolyte", "take:wizard_of_the_order"]
    game.do("take:acolyte", "place:attic")
    assert game.doom("acolyte") == 1
    assert game.pile() == ["mysterious_chanting", "wizard_of_the_order"]


def test_with_no_cultist_anywhere_mysterious_chanting_does_nothing() -> None:
    game = Play("encounter mysterious_chanting crypt_chill\nphase mythos.draw")
    assert game.pile() == ["mysterious_chanting"]


# --- Nightgaunts ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AH-A-37")
@pytest.mark.parametrize(("token", "engaged"), [("-1", 0), ("0", -1), ("1", -1)])
def test_a_nightgaunt_doubles_what_a_token_takes_off_an_evasion(token: str, engaged: int) -> None:
    """Given Roland's agility 2 against its evade 1, then -1 counts as -2 and fails; 0 and +1 are as ever."""
    game = Play(f"threat 0 hunting_nightgaunt\nbag {token}").do("evade:hunting_nightgaunt")
    assert game.engaged("hunting_nightgaunt") == engaged


def test_a_nightgaunt_doubles_nothing_in_a_fight() -> None:
    """Given Roland's combat 4 against its fight 3, then -1 is -1."""
    game = Play("threat 0 hunting_nightgaunt\nbag -1").do("fight:hunting_nightgaunt")
    assert game.damage("hunting_nightgaunt") == 1


def test_a_nightgaunt_hunts() -> None:
    game = Play(f"{HOUSE}at 0 cellar\nenemy hunting_nightgaunt attic\n{QUIET}phase enemy")
    assert game.place("hunting_nightgaunt") == "hallway"


@pytest.mark.rule("AH-C-005")
def test_ah_c_005_on_wings_of_darkness_tests_agility_and_carries_off() -> None:
    """Given agility 2 against 4, then 1 damage and 1 horror; the ghoul stays behind, the Nightgaunt comes along."""
    with imagined(square()):
        game = Play("""
            place hallway
            place square
            threat 0 ghoul_minion hunting_nightgaunt
            encounter on_wings_of_darkness
            phase mythos.draw
        """)
        assert game.told("test", "skill", "count") == [("agility", 4)]
        assert (game.damage(0), game.horror(0)) == (1, 1)
        assert (game.place(0), game.threats()) == ("square", ["hunting_nightgaunt"])
        assert (game.place("ghoul_minion"), game.engaged("ghoul_minion")) == ("hallway", -1)


@pytest.mark.rule("AH-C-005")
def test_on_wings_of_darkness_at_a_central_location_moves_nobody() -> None:
    """Given Roland on the square already, then he stays, and the ghoul engages him again; a success does nothing."""
    with imagined(square()):
        given = (
            "place square\nplace hallway\nthreat 0 ghoul_minion\nencounter on_wings_of_darkness\nphase mythos.draw\n"
        )
        game = Play(given)
        assert (game.place(0), game.threats(), game.damage(0)) == ("square", ["ghoul_minion"], 1)
        assert game.told("disengages", "enemy") == ["ghoul_minion"]
        assert Play(given.replace("place square", "place square\ninvestigators skids_otoole")).damage(0) == 0


# --- Locked Doors -----------------------------------------------------------------------------------------------------


def test_a_locked_door_shuts_the_location_with_most_clues() -> None:
    """Given 2 clues in the Attic and 1 in the Cellar, then the Attic is shut and can't be investigated."""
    game = Play(f"""
        {HOUSE}
        at 0 attic
        clues attic 2
        clues cellar 1
        encounter locked_door
        phase mythos.draw
    """)
    assert game.told("attached", "card", "host") == [("locked_door", "attic")]
    assert not game.offers("investigate")


@pytest.mark.rule("AH-R-1.5")
def test_of_locations_with_equally_many_clues_the_lead_chooses() -> None:
    """Given a door at the Attic already, then Hallway and Cellar are left, and the lead picks."""
    game = Play(f"{HOUSE}clues attic 2\nattached locked_door attic\nencounter locked_door\nphase mythos.draw")
    assert game.options == ["place:hallway", "place:cellar"]
    game.do("place:cellar")
    assert game.place("locked_door.1") in ("attic", "cellar")
    assert len(game.told("attached", "host")) == 1


def test_a_second_door_at_the_only_location_is_discarded() -> None:
    game = Play("attached locked_door study\nencounter locked_door crypt_chill\nphase mythos.draw")
    assert len(game.pile()) == 1


@pytest.mark.parametrize(("skill", "token", "left"), [("combat", "0", False), ("agility", "0", True)])
def test_a_door_is_forced_or_picked(skill: str, token: str, left: bool) -> None:
    """Given combat 4 and agility 2 against 4, then Roland forces the door but can't pick it."""
    game = Play(f"attached locked_door study\nclues study 1\nbag {token}").do(f"use:locked_door:{skill}")
    assert game.told("test", "skill", "count") == [(skill, 4)]
    assert (game.pile() == []) is left
    assert game.offers("investigate") is not left


def test_a_door_elsewhere_can_not_be_opened() -> None:
    assert not Play(f"{HOUSE}attached locked_door attic").offers("use:locked_door:combat")


# --- The doom of The Midnight Masks -----------------------------------------------------------------------------------


def test_doom_on_everybodys_cards_counts_and_all_of_it_goes_when_the_agenda_advances() -> None:
    # given 3 doom on the agenda, 1 on an Acolyte, 1 on Agnes' own Initiate: the sixth comes with the mythos phase
    game = Play(f"""
        investigators agnes_baker
        {TOWN}
        enemy acolyte northside
        doom acolyte 1
        area 0 arcane_initiate
        doom arcane_initiate 1
        doom predator_or_prey 3
        removed the_masked_hunter
        encounter crypt_chill
        phase mythos
    """)
    assert game.told("current", "card") == ["time_is_running_short"]
    assert (game.doom("acolyte"), game.doom("arcane_initiate"), game.engaged("the_masked_hunter")) == (0, 0, 0)


def test_chanting_past_the_threshold_waits_for_the_next_mythos_phase() -> None:
    # given 5 of 6 doom, when Mysterious Chanting puts 2 more on the Acolyte
    game = Play(f"""
        {TOWN}
        enemy acolyte northside
        doom acolyte 1
        doom predator_or_prey 4
        removed the_masked_hunter
        encounter mysterious_chanting
        phase mythos.draw
    """)
    assert (game.doom("acolyte"), game.told("advances", "card")) == (3, [])


def test_chanting_counts_the_cultist_among_the_weaknesses() -> None:
    game = Play(f"""
        {TOWN}
        threat 0 silver_twilight_acolyte
        enemy acolyte northside
        encounter mysterious_chanting
        phase mythos.draw
    """)
    assert (game.doom("silver_twilight_acolyte"), game.doom("acolyte")) == (2, 0)


def test_with_no_cultist_in_play_the_chanting_calls_one_from_the_pile() -> None:
    game = Play(f"{TOWN}\nencounter mysterious_chanting\nencounter_discard acolyte\nphase mythos.draw")
    game.do("place:northside")
    assert (game.place("acolyte"), game.doom("acolyte")) == ("northside", 1)


def test_the_silver_twilight_acolytes_doom_does_not_advance_the_agenda() -> None:
    game = Play(f"{TOWN}\nthreat 0 silver_twilight_acolyte\ndoom predator_or_prey 5\ndeck 0 knife").do("resource")
    assert (game.damage(0), game.doom("predator_or_prey"), game.story("advances")) == (1, 6, [])


def test_a_wizard_who_comes_in_the_mythos_phase_chants_at_its_end() -> None:
    game = Play(f"{TOWN}\nencounter wizard_of_the_order\nphase mythos.draw")
    game.do("place:northside")
    assert game.doom("wizard_of_the_order") == 1


def test_an_acolyte_comes_to_a_place_without_anybody() -> None:
    # given Roland in Rivertown, rats in the Graveyard, Victoria at Northside
    game = Play(f"""
        {TOWN}
        enemy swarm_of_rats graveyard
        enemy victoria_devereux northside
        encounter acolyte
        phase mythos.draw
    """)
    places = {one.partition(":")[2] for one in game.options}
    assert places == {"miskatonic_university", "st_marys_hospital", "downtown_first_bank_of_arkham", "easttown"}


def test_with_no_empty_place_an_acolyte_is_discarded() -> None:
    game = Play("scenario the_midnight_masks\nplace rivertown\nencounter acolyte crypt_chill\nphase mythos.draw")
    assert (game.pile(), sum(game.now.doom)) == (["acolyte"], 0)


def test_a_wiped_mind_is_clear_again_before_the_wizard_chants() -> None:
    # given Mind Wipe until the end of the phase: it is over just before what happens at the end of it
    game = Play(f"""
        investigators agnes_baker
        {TOWN}
        threat 0 wizard_of_the_order
        hand 0 mind_wipe_1
        encounter crypt_chill
        phase mythos
    """).do("play:mind_wipe_1:wizard_of_the_order")
    game.until(lambda: game.prompt == "turn")
    assert game.doom("wizard_of_the_order") == 1


def test_an_initiates_doom_waits_and_a_dark_memory_does_not() -> None:
    text = f"investigators agnes_baker\n{TOWN}\ndoom predator_or_prey 5\nremoved the_masked_hunter\n"
    game = Play(f"{text}hand 0 arcane_initiate").do("play:arcane_initiate")
    assert (game.doom("arcane_initiate"), game.story("advances")) == (1, [])
    assert Play(f"{text}hand 0 dark_memory").do("play:dark_memory").engaged("the_masked_hunter") == 0
    # given the second agenda, then midnight comes in the middle of her turn
    text = text.replace("doom predator_or_prey 5", "agenda time_is_running_short\ndoom time_is_running_short 7")
    assert Play(f"{text}hand 0 dark_memory").do("play:dark_memory").lost == "masks_r2"


def test_the_hard_skull_counts_the_doom_on_ones_own_friends() -> None:
    game = Play(f"""
        investigators agnes_baker
        {TOWN}
        difficulty hard
        area 0 arcane_initiate
        doom arcane_initiate 1
        enemy acolyte northside
        doom acolyte 1
        doom predator_or_prey 2
        bag skull
    """).do("investigate")
    assert game.told("token", "worth") == ["−4"]


def test_a_token_that_was_never_revealed_dooms_nobody() -> None:
    # given Wendy who throws the cultist back, and Agnes who looks away from it
    text = f"{TOWN}\nenemy acolyte northside\nbag cultist 0 0\n"
    game = Play(f"investigators wendy_adams\n{text}hand 0 knife", ["cultist", "0"]).do("investigate")
    game.until(lambda: game.offers("react:wendy_adams")).do("react:wendy_adams")
    game.until(lambda: game.prompt == "turn")
    assert game.doom("acolyte") == 0
    game = Play(f"investigators agnes_baker\n{text}area 0 grotesque_statue_4", ["cultist", "0"]).do("investigate")
    assert game.do("react:grotesque_statue_4", "token:0").doom("acolyte") == 0


def test_what_is_unrevealed_may_be_empty_all_the_same() -> None:
    game = Play("""
        scenario the_midnight_masks
        place rivertown
        unrevealed northside
        unrevealed graveyard
        encounter acolyte
        phase mythos.draw
    """)
    assert sorted(game.options) == ["place:graveyard", "place:northside"]

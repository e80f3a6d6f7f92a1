"""The encounter sets of The Gathering that other scenarios share: Rats, Ghouls, Striking Fear, Ancient Evils, Cold."""

import pytest

from tests.games.arkham_lcg.play import Play

HOUSE = """
    place hallway
    place attic
    place cellar
"""
QUIET = """
    deck 0 guts
    encounter ancient_evils ancient_evils
"""
"""An upkeep and a mythos phase in which next to nothing happens."""


def test_swarm_of_rats_hunts() -> None:
    """Given rats in the Attic and Roland in the Cellar, when the enemy phase comes, then they are in the Hallway."""
    game = Play(f"{HOUSE}\n at 0 cellar\n enemy swarm_of_rats attic\n {QUIET}\n phase enemy")
    assert game.place("swarm_of_rats") == "hallway"


def test_a_ghoul_minion_is_plain() -> None:
    """Given it in the Attic, when the enemy phase comes, then it stays; engaged it deals 1 and 1."""
    game = Play(f"{HOUSE}\n enemy ghoul_minion attic\n {QUIET}\n phase enemy")
    assert game.place("ghoul_minion") == "attic"
    game = Play("threat 0 ghoul_minion").do("resource")
    assert (game.damage(0), game.horror(0)) == (1, 1)


@pytest.mark.parametrize(("hurt", "prey"), [(0, 1), (5, 0)])
def test_a_ravenous_ghoul_prefers_who_has_least_health_left(hurt: int, prey: int) -> None:
    """Given Roland (9 health, hurt or not) and Daisy (5), when it readies, then it engages whoever has less left."""
    game = Play(f"""
        investigators roland_banks daisy_walker
        enemy ravenous_ghoul study
        exhausted ravenous_ghoul
        damage 0 {hurt}
        deck 0 guts
        deck 1 guts
        encounter ancient_evils ancient_evils
        phase upkeep
    """)
    assert game.engaged("ravenous_ghoul") == prey


@pytest.mark.rule("AH-B-075")
@pytest.mark.parametrize(
    ("treachery", "token", "damage", "horror"),
    [
        ("grasping_hands", "-1", 2, 0),
        ("grasping_hands", "auto_fail", 3, 0),
        ("grasping_hands", "1", 0, 0),
        ("rotting_remains", "-1", 0, 1),
        ("rotting_remains", "auto_fail", 0, 3),
        ("rotting_remains", "0", 0, 0),
    ],
)
def test_harm_by_the_margin(treachery: str, token: str, damage: int, horror: int) -> None:
    """Given agility 2 or willpower 3 against 3, then 1 damage or horror for each point, as one packet."""
    game = Play(f"""
        encounter {treachery} ancient_evils
        bag {token}
        phase mythos.draw
    """)
    assert (game.damage(0), game.horror(0), game.pile()) == (damage, horror, [treachery])
    assert len(game.events("damage_placed") + game.events("horror_placed")) == bool(damage or horror)


@pytest.mark.parametrize("action", ["move:attic", "fight:ghoul_minion", "evade:ghoul_minion"])
def test_frozen_in_fear_makes_the_first_such_action_dearer(action: str) -> None:
    """Given it, then the first move, fight or evasion of the round costs 2 actions, other actions 1."""
    evading = action.startswith("evade")
    game = Play(f"""
        {HOUSE}
        threat 0 frozen_in_fear {"ghoul_minion" if evading else ""}
        {"" if evading else "enemy ghoul_minion hallway"}
        exhausted ghoul_minion
    """)
    game.do(action)
    assert game.actions() == 1
    assert game.told("dearer", "count") == [1]


def test_frozen_in_fear_minds_the_first_alone_and_copies_add_up() -> None:
    """Given two copies, then the first fight costs 3; given one, the second fight costs 1."""
    game = Play("threat 0 frozen_in_fear ghoul_priest\n exhausted ghoul_priest\n hand 0 guts")
    game.do("fight:ghoul_priest", "fight:ghoul_priest")
    assert game.damage("ghoul_priest") == 2
    game = Play("threat 0 frozen_in_fear frozen_in_fear ghoul_priest\n exhausted ghoul_priest\n turn 0 2")
    assert not game.offers("fight:ghoul_priest")
    assert Play("threat 0 frozen_in_fear frozen_in_fear ghoul_priest\n exhausted ghoul_priest").offers("fight")


def test_frozen_in_fear_taxes_weapons_and_fight_events_too() -> None:
    """Given 1 action left, then neither Machete nor Backstab can be used."""
    game = Play("""
        area 0 machete
        hand 0 backstab
        threat 0 frozen_in_fear ghoul_priest
        turn 0 1
    """)
    assert not game.offers("fight:machete")
    assert not game.offers("play:backstab")


@pytest.mark.parametrize(("token", "left"), [("0", []), ("-1", ["frozen_in_fear"])])
def test_frozen_in_fear_is_shaken_off_at_the_end_of_the_turn(token: str, left: list[str]) -> None:
    """Given willpower 3 against 3, when the turn ends, then a success discards it."""
    game = Play(f"""
        investigators roland_banks daisy_walker
        threat 0 frozen_in_fear
        bag {token}
    """)
    game.do("end_turn")
    assert game.threats() == left


def test_frozen_in_fear_enters_the_drawers_threat_area() -> None:
    """Given it drawn, then it lies before the drawer."""
    game = Play("encounter frozen_in_fear ancient_evils\n phase mythos.draw")
    assert game.threats() == ["frozen_in_fear"]


def test_dissonant_voices_forbid_every_play_until_the_round_ends() -> None:
    """Given it, then neither assets nor fast events can be played, in no window; at the round's end it goes."""
    game = Play("""
        threat 0 dissonant_voices swarm_of_rats
        hand 0 knife evidence magnifying_glass emergency_cache
        clues study 2
        deck 0 guts
        encounter ancient_evils ancient_evils
    """)
    assert not game.offers("play")
    assert "cannot_play" in [bar.reason for bar in game.refusals]
    game.do("fight:swarm_of_rats", "draw_token")
    assert game.options == ["react:roland_banks", "pass"]
    game.do("pass", "end_turn").until(lambda: game.prompt == "turn")
    assert (game.threats(), game.offers("play:knife")) == ([], True)


def test_ancient_evils_may_advance_the_agenda() -> None:
    """Given 2 doom of 3, when it is drawn, then the agenda advances; given 1, it does not."""
    game = Play("encounter ancient_evils swarm_of_rats\n doom whats_going_on 2\n phase mythos.draw")
    assert game.now.label[game.now.agenda] == "rise_of_the_ghouls"
    game = Play("encounter ancient_evils swarm_of_rats\n doom whats_going_on 1\n phase mythos.draw")
    assert game.doom("whats_going_on") == 2


def test_crypt_chill_takes_an_asset_of_choice() -> None:
    """Given two assets, when willpower 4 fails, then one of choice is discarded; a book that can't leave is spared."""
    game = Play("""
        investigators daisy_walker
        area 0 medical_texts holy_rosary
        threat 0 the_necronomicon
        horror the_necronomicon 3
        encounter crypt_chill ancient_evils
        bag -1
        phase mythos.draw
    """)
    assert sorted(game.options) == ["discard:holy_rosary", "discard:medical_texts"]
    game.do("discard:medical_texts")
    assert (game.pile(0), game.damage(0)) == (["medical_texts"], 0)


def test_crypt_chill_hurts_whoever_has_none() -> None:
    """Given no assets, when it fails, then 2 damage; when it succeeds, nothing."""
    assert Play("encounter crypt_chill ancient_evils\n phase mythos.draw").damage(0) == 2
    assert Play("encounter crypt_chill ancient_evils\n bag 1\n phase mythos.draw").damage(0) == 0


def test_obscuring_fog_thickens_the_shroud_until_somebody_investigates() -> None:
    """Given it on the Study, then shroud 4; a failure leaves it, a success discards it."""
    game = Play("encounter obscuring_fog ancient_evils\n phase mythos.draw\n clues study 2")
    game.do("investigate")
    assert (game.told("failed", "count"), game.pile()) == ([4], [])
    game = Play("""
        investigators daisy_walker
        attached obscuring_fog study
        clues study 2
    """)
    game.do("investigate", "investigate")
    assert (game.told("passed", "count"), game.pile(), game.clues(0)) == ([4, 2], ["obscuring_fog"], 2)


def test_a_second_obscuring_fog_is_discarded() -> None:
    """Given one on the Study, when another is drawn there, then it goes to the pile (AH-B-111)."""
    game = Play("attached obscuring_fog study\n encounter obscuring_fog ancient_evils\n phase mythos.draw")
    assert len(game.pile()) == 1
    game.do("investigate")
    assert game.told("failed", "count") == [4]


def test_obscuring_fog_goes_after_a_burglary_too() -> None:
    """Given Burglary, when the investigation succeeds without clues, then the Fog is gone nevertheless."""
    game = Play("""
        investigators skids_otoole
        area 0 burglary
        attached obscuring_fog study
        bag 1
    """)
    game.do("investigate:burglary")
    assert game.pile() == ["obscuring_fog"]


def test_crypt_chill_takes_an_asset_or_two_health() -> None:
    text = "investigators roland_banks\nencounter crypt_chill swarm_of_rats\nbag -2\nphase mythos"
    assert Play(text).damage(0) == 2
    game = Play(f"{text}\narea 0 knife")
    assert (game.damage(0), game.area()) == (0, [])


def test_one_fog_is_enough_and_a_success_through_it_lifts_it() -> None:
    game = Play(
        "investigators roland_banks\nencounter obscuring_fog swarm_of_rats\nattached obscuring_fog study\nphase mythos"
    )
    assert game.pile() == ["obscuring_fog.1"]
    game = Play("investigators daisy_walker\nattached obscuring_fog study\nclues study 2").do("investigate")
    assert (game.told("test", "count"), game.pile(), game.clues(0)) == ([4], ["obscuring_fog"], 1)

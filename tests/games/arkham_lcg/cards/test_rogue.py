"""The Rogue's cards."""

import pytest

from miskatonic.games.arkham_lcg.rows.terms import DISCARD
from tests.games.arkham_lcg.play import Play

HOUSE = """
    investigators skids_otoole
    place hallway
    place attic
    place cellar
"""

# --- level 0 ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("token", "value", "damage"), [("0", 3, 1), ("1", 4, 2), ("-1", 2, 1)])
def test_switchblade_cuts_deeper_by_two(token: str, value: int, damage: int) -> None:
    """Given combat 3 against 2, then no bonus; 2 damage when it succeeds by 2 or more."""
    game = Play(f"""
        investigators skids_otoole roland_banks
        area 0 switchblade
        threat 0 ghoul_minion
        bag {token}
    """)
    game.do("fight:switchblade:ghoul_minion")
    assert game.told("passed", "value") == [value]
    assert game.told("enemy_hit", "count") == [damage]


def test_switchblade_is_fast() -> None:
    """Given it in hand, then it is played for 1 resource and no action."""
    game = Play("""
        investigators skids_otoole
        hand 0 switchblade
    """)
    game.do("play:switchblade")
    assert (game.actions(), game.resources(0)) == (3, 4)


@pytest.mark.rule("AH-Q-001")
def test_burglary_gains_three_where_no_clues_are() -> None:
    """Given no clues, when Skids burgles, then 3 resources; exhausted it can't be used again."""
    game = Play("""
        investigators skids_otoole
        area 0 burglary
    """)
    game.do("investigate:burglary")
    assert (game.resources(0), game.actions()) == (8, 2)
    assert not game.offers("investigate:burglary")


def test_burglary_leaves_the_clues_and_brings_nothing_on_a_failure() -> None:
    """Given clues, then they stay; given a failure, then nothing comes of it."""
    game = Play("""
        investigators skids_otoole
        area 0 burglary
        clues study 1
    """)
    game.do("investigate:burglary")
    assert (game.clues("study"), game.resources(0)) == (1, 8)
    game = Play("""
        investigators skids_otoole
        area 0 burglary
        bag auto_fail
    """)
    game.do("investigate:burglary")
    assert game.resources(0) == 5


def test_pickpocketing_draws_after_an_evasion_once_per_ready_card() -> None:
    """Given two rats, when both are evaded, then a card after the first alone, for it exhausts."""
    game = Play("""
        investigators skids_otoole
        area 0 pickpocketing
        threat 0 swarm_of_rats swarm_of_rats
        deck 0 knife knife
    """)
    game.do("evade:swarm_of_rats.1", "react:pickpocketing", "evade:swarm_of_rats.2")
    assert (len(game.hand()), game.is_ready("pickpocketing"), game.prompt) == (1, False, "turn")


def test_pickpocketing_follows_automatic_evasions_too() -> None:
    """Given Stray Cat, when it lets Skids evade, then he may draw."""
    game = Play("""
        investigators skids_otoole
        area 0 pickpocketing stray_cat
        threat 0 ghoul_minion
        deck 0 knife
    """)
    game.do("use:stray_cat:ghoul_minion", "react:pickpocketing")
    assert game.hand() == ["knife"]


@pytest.mark.parametrize(("token", "damage"), [("0", 1), ("1", 2)])
def test_41_derringer_fires_at_plus_two(token: str, damage: int) -> None:
    """Given combat 3 + 2 against the Priest's 4, then 2 damage when it succeeds by 2 or more, for 1 of 3 ammo."""
    game = Play(f"""
        investigators skids_otoole
        area 0 41_derringer
        threat 0 ghoul_priest
        bag {token}
    """)
    game.do("fight:41_derringer:ghoul_priest")
    assert (game.told("passed", "value"), game.damage("ghoul_priest")) == ([5 + int(token)], damage)
    assert game.uses("41_derringer") == 2


@pytest.mark.parametrize(("leo", "price"), [("leo_de_luca", 6), ("leo_de_luca_1", 5)])
def test_leo_de_luca_brings_an_action(leo: str, price: int) -> None:
    """Given him played as the first action, then there are 3 left of 4."""
    game = Play(f"""
        investigators skids_otoole
        hand 0 {leo}
        resources 0 6
    """)
    game.do(f"play:{leo}")
    assert (game.actions(), game.resources(0)) == (3, 6 - price)


@pytest.mark.rule("AH-A-11")
def test_losing_leo_takes_no_used_action_back() -> None:
    """Given his action used as the fourth, when he dies of an attack, then nothing is taken back, and none is left."""
    game = Play("""
        investigators skids_otoole
        area 0 leo_de_luca
        damage leo_de_luca 1
        threat 0 ghoul_minion
        hand 0 switchblade
        turn 0 0
    """)
    assert game.actions() == 1
    game.do("resource", "harm:me=0/1+leo_de_luca=1/0")
    assert (game.zone("leo_de_luca"), game.actions(), game.now.round) == (DISCARD, 0, 1)


@pytest.mark.rule("AH-R-1.10")
def test_losing_leo_after_the_first_action_costs_none() -> None:
    """Given 4 actions, when he leaves after the first, which was his, then his own 3 are left."""
    game = Play("""
        investigators skids_otoole
        area 0 leo_de_luca
        damage leo_de_luca 1
        threat 0 ghoul_minion
    """)
    assert game.actions() == 4
    game.do("resource", "harm:me=0/1+leo_de_luca=1/0")
    assert game.actions() == 3


def test_leo_is_unique_in_both_levels() -> None:
    """Given one Leo in play, then the other can't be played (AH-B-017)."""
    game = Play("""
        investigators skids_otoole
        area 0 leo_de_luca
        hand 0 leo_de_luca_1
        resources 0 9
    """)
    assert not game.offers("play:leo_de_luca_1")


def test_elusive_leaves_all_enemies_and_goes_anywhere_without_enemies() -> None:
    """Given two enemies, when Skids plays it, then he may go to the Cellar, not to the Attic with its rats."""
    game = Play(f"""
        {HOUSE}
        at 0 attic
        hand 0 elusive
        threat 0 ghoul_minion ravenous_ghoul
        enemy swarm_of_rats hallway
    """)
    game.do("play:elusive")
    assert (game.place(0), game.damage(0), game.threats(), game.actions()) == ("cellar", 1, [], 3)  # the Cellar's own
    assert (game.place("ghoul_minion"), game.resources(0)) == ("attic", 3)


@pytest.mark.rule("AH-A-41")
def test_elusive_without_a_hideout_only_disengages() -> None:
    """Given enemies everywhere else, then it can be played while engaged; unengaged it can't."""
    text = f"""
        {HOUSE}
        hand 0 elusive
        enemy swarm_of_rats attic
        enemy swarm_of_rats cellar
    """
    assert not Play(text).offers("play:elusive")
    game = Play(f"{text}\n threat 0 ghoul_minion\n exhausted ghoul_minion")
    game.do("play:elusive")
    assert (game.place(0), game.engaged("ghoul_minion")) == ("hallway", -1)


def test_elusive_may_be_played_unengaged() -> None:
    """Given no enemy, then it is a way to move; not to an unrevealed location."""
    game = Play("""
        investigators skids_otoole
        place hallway
        place attic
        unrevealed cellar
        hand 0 elusive
    """)
    game.do("play:elusive")
    assert (game.place(0), game.actions()) == ("attic", 3)


@pytest.mark.rule("AH-Q-004")
def test_backstab_fights_with_agility_and_provokes_nobody() -> None:
    """Given the Priest engaged, when Skids stabs, then agility 4 against fight 4, 3 damage, and no attack."""
    game = Play("""
        investigators skids_otoole
        hand 0 backstab
        threat 0 ghoul_priest
    """)
    game.do("play:backstab:ghoul_priest")
    assert (game.told("passed", "value", "count"), game.damage("ghoul_priest")) == ([(4, 4)], 3)
    assert (game.damage(0), game.actions(), game.resources(0)) == (0, 2, 2)


def test_sneak_attack_hits_an_exhausted_enemy() -> None:
    """Given a ready and an exhausted enemy here, then only the exhausted one can be chosen: 2 damage without a test."""
    game = Play("""
        investigators skids_otoole
        hand 0 sneak_attack
        threat 0 swarm_of_rats
        enemy ghoul_priest study
        exhausted ghoul_priest
    """)
    assert [text for text in game.options if text.startswith("play:")] == ["play:sneak_attack:ghoul_priest"]
    game.do("play:sneak_attack:ghoul_priest")
    assert (game.damage("ghoul_priest"), game.damage(0)) == (2, 1)  # playing it provoked the rats


@pytest.mark.parametrize(("token", "back"), [("1", True), ("0", False)])
def test_opportunist_comes_back_by_three(token: str, back: bool) -> None:
    """Given shroud 2 and intellect 3 + 1, then it returns when the test succeeds by 3 or more."""
    game = Play(f"""
        investigators skids_otoole
        hand 0 opportunist
        bag {token}
    """)
    game.do("investigate", "commit:opportunist", "draw_token")
    assert (game.hand() == ["opportunist"], game.pile(0) == ["opportunist"]) == (back, not back)


def test_opportunist_helps_nobody_else() -> None:
    """Given Roland's test, then Skids can't commit it."""
    game = Play("""
        investigators roland_banks skids_otoole
        hand 0 unexpected_courage
        hand 1 opportunist
    """)
    game.do("investigate")
    assert not game.offers("commit:opportunist")


# --- level 1 to 4 -----------------------------------------------------------------------------------------------------


def test_cat_burglar_slips_away_without_provoking() -> None:
    """Given a Ghoul Minion engaged, when he is used, then Skids stands in the Attic unharmed by it; agility 5."""
    game = Play("""
        investigators skids_otoole
        place hallway
        place attic
        area 0 cat_burglar_1
        threat 0 ghoul_minion
    """)
    game.do("use:cat_burglar_1", "harm:me=0/1")
    assert (game.place(0), game.place("ghoul_minion"), game.damage(0), game.actions()) == ("attic", "hallway", 0, 2)
    assert not game.is_ready("cat_burglar_1")


def test_cat_burglar_opens_no_closed_door() -> None:
    """Given the closed Parlor and nothing else, then unengaged he has nothing to do; engaged he only disengages."""
    text = """
        investigators skids_otoole
        place hallway
        unrevealed parlor
        area 0 cat_burglar_1
    """
    assert not Play(text).offers("use:cat_burglar_1")
    game = Play(f"{text}\n threat 0 ghoul_minion\n exhausted ghoul_minion").do("use:cat_burglar_1")
    assert (game.place(0), game.engaged("ghoul_minion")) == ("hallway", -1)


def test_cat_burglar_lends_agility() -> None:
    """Given him, when Skids evades, then 5."""
    game = Play("""
        investigators skids_otoole
        area 0 cat_burglar_1
        threat 0 ghoul_minion
    """)
    game.do("evade:ghoul_minion")
    assert game.told("passed", "value") == [5]


def test_sure_gamble_turns_a_minus_into_a_plus() -> None:
    """Given a -4, when it is played, then 3 + 4."""
    game = Play("""
        investigators skids_otoole
        hand 0 sure_gamble_3
        bag -4
    """)
    game.do("investigate", "play:sure_gamble_3")
    assert (game.told("passed", "value"), game.resources(0)) == ([7], 3)


def test_sure_gamble_turns_a_symbol_whose_other_effect_stays() -> None:
    """Given a tablet with a Ghoul here, when it is played, then +2, and the damage is taken all the same."""
    game = Play("""
        investigators skids_otoole
        hand 0 sure_gamble_3
        threat 0 ghoul_minion
        bag tablet
    """)
    game.do("fight:ghoul_minion", "play:sure_gamble_3")
    assert (game.told("passed", "value"), game.damage(0)) == ([5], 1)


@pytest.mark.parametrize("token", ["0", "1", "auto_fail"])
def test_sure_gamble_needs_a_negative_modifier(token: str) -> None:
    """Given no minus, or an auto-fail, then it is not offered."""
    game = Play(f"""
        investigators skids_otoole
        hand 0 sure_gamble_3
        bag {token}
    """)
    game.do("investigate")
    assert game.prompt == "turn"


def test_hot_streak_gains_ten() -> None:
    """Given 5 resources, when it is played for 3, then 12."""
    game = Play("""
        investigators skids_otoole
        hand 0 hot_streak_4
    """)
    game.do("play:hot_streak_4")
    assert (game.resources(0), game.actions()) == (12, 2)


def test_an_exhausted_enemy_is_still_an_enemy_where_one_would_hide() -> None:
    game = Play("""
        investigators skids_otoole
        place hallway
        place attic
        place cellar
        hand 0 elusive
        threat 0 ghoul_minion
        enemy swarm_of_rats attic
        exhausted swarm_of_rats
    """).do("play:elusive")
    assert game.place(0) == "cellar"


def test_leos_action_and_a_bought_one_make_five() -> None:
    assert Play("investigators skids_otoole\narea 0 leo_de_luca").do("use:skids_otoole").actions() == 5


@pytest.mark.parametrize(("token", "damage"), [("-2", 1), ("-1", 2)])
def test_by_two_or_more_is_exactly_that(token: str, damage: int) -> None:
    # given a Derringer: 5 against 2, less the token
    game = Play(f"investigators skids_otoole\narea 0 41_derringer\nthreat 0 ghoul_minion\nbag {token}")
    assert game.do("fight:41_derringer:ghoul_minion").told("enemy_hit", "count") == [damage]


def test_sneak_attack_needs_an_exhausted_enemy_and_provokes_the_ready() -> None:
    text = "investigators skids_otoole\nhand 0 sneak_attack\nthreat 0 ghoul_minion swarm_of_rats"
    assert not Play(text).offers("play:sneak_attack")
    game = Play(f"{text}\nexhausted ghoul_minion").do("play:sneak_attack:ghoul_minion")
    assert game.told("opportunity", "enemy") == ["swarm_of_rats"]
    assert game.told("enemy_defeated", "enemy") == ["ghoul_minion"]


def test_pickpocketing_follows_the_cat() -> None:
    game = Play("investigators wendy_adams\narea 0 stray_cat pickpocketing\nthreat 0 ghoul_minion\ndeck 0 guts")
    assert game.do("use:stray_cat:ghoul_minion").offers("react:pickpocketing")

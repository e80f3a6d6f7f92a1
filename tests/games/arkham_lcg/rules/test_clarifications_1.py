"""A.5: clarifications of play, 1.1 to 1.14."""

import pytest

from miskatonic.games.arkham_lcg.basics.costs import lose_actions
from miskatonic.games.arkham_lcg.basics.zones import here
from miskatonic.games.arkham_lcg.cards import phrases
from miskatonic.games.arkham_lcg.rows.card import Card, Cost, Use, after
from miskatonic.games.arkham_lcg.rows.terms import ASSET, MOVE, WILLPOWER
from miskatonic.games.arkham_lcg.rules.damage import harm_each
from miskatonic.games.arkham_lcg.rules.locations import connections, move
from miskatonic.games.arkham_lcg.rules.skill_test import Success
from miskatonic.games.arkham_lcg.state import Arkham
from tests.games.arkham_lcg.imaginary import imagined, omen, trick
from tests.games.arkham_lcg.play import Play

HOUSE = """
    place hallway
    place attic
    place cellar
    unrevealed parlor
"""


def shortcut() -> Card:
    """03232 in short: a free ability with a bold Move."""
    card = Card(ASSET, "imaginary", "shortcut", cost=0)

    async def slips(game: Arkham, me: Use) -> None:
        await move(game, me.seat, me.target)

    card.free(
        slips,
        designator=MOVE,
        cost=Cost(exhaust=True),
        targets=lambda game, me: connections(game, here(game, me.seat)),
    )
    return card


@pytest.mark.rule("AH-R-1.1")
def test_ah_r_1_1_only_actions_provoke() -> None:
    """Given an engaged Ghoul, when a free ability moves Roland, then no attack; when the action does, then one."""
    with imagined(shortcut()):
        game = Play(f"""
            investigators roland_banks
            {HOUSE}
            area 0 shortcut
            threat 0 ghoul_minion
        """).do("move:shortcut:cellar")
        assert game.place(0) == "cellar"
        assert game.told("attacks", "enemy") == []
        game.do("move:hallway")
        assert game.told("attacks", "enemy") == ["ghoul_minion"]
        assert game.place(0) == "hallway"


@pytest.mark.rule("AH-R-1.2")
def test_ah_r_1_2_an_encounter_card_in_a_threat_area_serves_everybody_there() -> None:
    """Given Haunted in Daisy's threat area, then Roland beside her may discard it for two actions, from afar not."""
    position = """
        investigators roland_banks daisy_walker
        place hallway
        place attic
        threat 1 haunted
    """
    game = Play(position)
    assert game.option("use:haunted").cost == 2
    game.do("use:haunted")
    assert game.actions() == 1
    assert game.pile(1) == ["haunted"]
    assert not Play(position + "at 1 attic").offers("use:haunted")


@pytest.mark.rule("AH-R-1.2")
def test_ah_r_1_2_what_somebody_else_controls_is_not_ones_own() -> None:
    """Given Daisy's Old Book of Lore, then only Daisy can read in it, for herself or for Roland."""
    game = Play("""
        investigators roland_banks daisy_walker
        area 1 old_book_of_lore
        deck 0 knife
        deck 1 knife
    """)
    assert not game.offers("use:old_book_of_lore")
    game.do("end_turn")
    assert {"use:old_book_of_lore:roland_banks", "use:old_book_of_lore:daisy_walker"} <= set(game.options)


@pytest.mark.rule("AH-R-1.3")
@pytest.mark.parametrize("first", ["react:roland_banks", "play:evidence"])
def test_ah_r_1_3_one_reaction_does_not_exclude_another(first: str) -> None:
    """Given Evidence! in hand and two clues, when Roland defeats an enemy, then both are his, in either order."""
    game = Play("""
        investigators roland_banks
        clues study 2
        hand 0 evidence
        threat 0 swarm_of_rats
    """).do("fight:swarm_of_rats")
    assert game.options == ["react:roland_banks", "play:evidence", "pass"]
    second = "play:evidence" if first == "react:roland_banks" else "react:roland_banks"
    game.do(first)
    assert game.options == [second, "pass"]
    game.do(second)
    assert game.clues(0) == 2


@pytest.mark.rule("AH-R-1.3")
def test_ah_r_1_3_a_card_drawn_by_a_reaction_can_be_played_in_the_same_window() -> None:
    """Given Rabbit's Foot and Look what I found! on the deck, when an investigation fails, then the draw brings it."""
    game = Play("""
        investigators daisy_walker
        clues study 2
        area 0 rabbits_foot
        deck 0 look_what_i_found
        bag -4
    """).do("investigate")
    assert game.options == ["react:rabbits_foot", "pass"]
    game.do("react:rabbits_foot")
    assert game.options == ["play:look_what_i_found", "pass"]
    game.do("play:look_what_i_found")
    assert game.clues(0) == 2


@pytest.mark.rule("AH-R-1.4")
def test_ah_r_1_4_the_documents_example_of_nested_sequences() -> None:
    """Given Roland with Guard Dog engaged with a hurt Goat Spawn, and Agnes with a Ghoul Minion beside him.

    When Roland plays the .45 Automatic and assigns the damage of the attack of opportunity to the dog, then: the dog
    bites; as the Goat Spawn is defeated each takes 1 horror; Agnes answers; the Goat Spawn leaves; the damage
    lies on the dog; and at last the .45 Automatic is in play.
    """
    game = Play("""
        investigators roland_banks agnes_baker
        area 0 guard_dog
        hand 0 45_automatic
        threat 0 goat_spawn
        damage goat_spawn 2
        threat 1 ghoul_minion
        clues study 1
    """).do("play:45_automatic", "harm:guard_dog=1/0")
    assert game.options == ["react:guard_dog", "pass"]
    game.do("react:guard_dog")
    assert game.options == ["harm:me=0/1", "harm:guard_dog=0/1"]
    game.do("harm:me=0/1")
    assert (game.horror(0), game.horror(1)) == (1, 1)
    assert game.asked == 1
    assert game.engaged("goat_spawn") == 0
    assert game.damage("guard_dog") == 0
    game.do("react:agnes_baker:ghoul_minion", seat=1)
    assert game.damage("ghoul_minion") == 1
    assert game.pile() == ["goat_spawn"]
    assert game.damage("guard_dog") == 0
    assert game.options == ["react:roland_banks", "pass"]
    assert game.area(0) == ["guard_dog"]
    game.do("react:roland_banks", seat=0)
    assert game.damage("guard_dog") == 1
    assert game.area(0) == ["guard_dog", "45_automatic"]
    assert game.story(
        "opportunity", "enemy_hit", "horror_placed", "enemy_defeated", "discovers", "damage_placed", "plays"
    ) == [
        "opportunity", "enemy_hit", "horror_placed", "horror_placed", "enemy_hit", "enemy_defeated", "discovers",
        "damage_placed", "plays",
    ]  # fmt: skip


@pytest.mark.rule("AH-R-1.4")
def test_ah_r_1_4_several_harmed_at_once_assign_in_player_order_before_anything_is_placed() -> None:
    """Given Daisy and Agnes with assets, when each takes 1 horror, then both assign before any is placed."""

    async def frightens(game: Arkham, me: Use) -> None:
        await harm_each(game, game.order, 0, 1, me.card)

    with imagined(omen("howl", frightens)):
        game = Play("""
            investigators daisy_walker agnes_baker
            area 0 dr_milan_christopher
            area 1 holy_rosary
            encounter howl ancient_evils
            phase mythos.draw
        """)
        assert (game.asked, game.prompt) == (0, "harm")
        game.do("harm:dr_milan_christopher=0/1")
        assert (game.asked, game.prompt) == (1, "harm")
        assert game.horror("dr_milan_christopher") == 0
        game.do("harm:holy_rosary=0/1")
        assert (game.horror("dr_milan_christopher"), game.horror("holy_rosary")) == (1, 1)


@pytest.mark.rule("AH-R-1.5")
def test_ah_r_1_5_between_valid_options_the_lead_chooses_freely() -> None:
    """Given a hunter equally near to two investigators, when it hunts, then the lead picks either of them."""
    position = f"""
        investigators wendy_adams roland_banks
        {HOUSE}
        at 0 attic
        at 1 cellar
        enemy swarm_of_rats hallway
        turn 1 3
    """
    for picked, place in ((0, "attic"), (1, "cellar")):
        game = Play(position, turns=(0, 1)).do("end_turn")
        assert game.asked == 0
        assert game.options == ["prey:0", "prey:1"]
        game.do(f"prey:{picked}")
        assert game.told("enemy_moves", "place") == [place]
        assert game.engaged("swarm_of_rats") == picked


@pytest.mark.rule("AH-R-1.7")
def test_ah_r_1_7_reactions_to_success_come_before_the_clues_and_two_clues_are_one_discovery() -> None:
    """Given Deduction and Dr. Milan, when Daisy succeeds, then she is paid in ST.6 and discovers 2 at once in ST.7."""
    game = Play("""
        investigators daisy_walker
        clues study 2
        area 0 dr_milan_christopher
        hand 0 deduction
    """).do("investigate", "commit:deduction", "draw_token")
    assert game.options == ["react:dr_milan_christopher", "pass"]
    assert game.clues(0) == 0
    game.do("react:dr_milan_christopher")
    assert game.story("passed", "gains", "discovers") == ["passed", "gains", "discovers"]
    assert game.told("discovers", "count") == [2]


@pytest.mark.rule("AH-R-1.7", "AH-X-03")
def test_ah_r_1_7_ah_x_03_what_follows_a_result_waits_for_all_results() -> None:
    """Given Overpower committed and Evidence! on the deck, when Roland kills, then the drawn card is in the window."""
    game = Play("""
        investigators roland_banks
        clues study 2
        hand 0 overpower
        deck 0 evidence
        threat 0 swarm_of_rats
    """).do("fight:swarm_of_rats", "commit:overpower", "draw_token")
    assert game.story("enemy_defeated", "draws") == ["enemy_defeated", "draws"]
    assert game.options == ["react:roland_banks", "play:evidence", "pass"]


@pytest.mark.rule("AH-X-03")
def test_ah_x_03_the_tester_orders_results_where_it_matters() -> None:
    """Given Crypt Chill failed with the cultist, then Daisy decides whether horror or loss comes first."""
    game = Play("""
        investigators daisy_walker
        area 0 dr_milan_christopher
        encounter crypt_chill
        bag cultist
        phase mythos.draw
    """)
    assert (game.prompt, game.options) == ("results", ["order:crypt_chill", "order:the_gathering"])
    game.do("order:the_gathering", "harm:dr_milan_christopher=0/1")
    assert game.pile(0) == ["dr_milan_christopher"]
    assert game.horror(0) == 0


@pytest.mark.rule("AH-X-03")
@pytest.mark.parametrize(("first", "place"), [("wendy_adams", "hallway"), ("survival_instinct", "attic")])
def test_ah_x_03_whoever_moves_before_the_evasion_takes_the_enemy_along(first: str, place: str) -> None:
    """Given Survival Instinct, then the evaded Ghoul stays behind, or comes along first and is evaded there."""
    game = Play(f"""
        investigators wendy_adams
        {HOUSE}
        hand 0 survival_instinct
        threat 0 ghoul_minion
    """).do("evade:ghoul_minion", "commit:survival_instinct", "draw_token", f"order:{first}", "move:attic")
    assert (game.place(0), game.place("ghoul_minion")) == ("attic", place)
    assert not game.is_ready("ghoul_minion")
    assert game.threats() == []


@pytest.mark.rule("AH-L-01", "AH-B-079")
def test_ah_l_01_a_test_inside_a_test_waits_for_its_end() -> None:
    """Given a card that orders a test after a success, then the first test's clues come before the second."""
    voices = Card(ASSET, "imaginary", "voices", cost=0)
    voices.forced(
        after(Success), phrases.tests(WILLPOWER, 1), given=lambda game, me: me.trigger.test.kind == "investigate"
    )
    with imagined(voices):
        game = Play("""
            investigators roland_banks
            clues study 1
            area 0 voices
        """).do("investigate")
        assert game.story("test", "passed", "discovers") == ["test", "passed", "discovers", "test", "passed"]


@pytest.mark.rule("AH-R-1.9")
def test_ah_r_1_9_wild_icons_match_any_skill() -> None:
    """Given Unexpected Courage, when it is committed to an agility test, then it counts two."""
    game = Play("""
        investigators roland_banks
        hand 0 unexpected_courage
        threat 0 ghoul_minion
    """).do("evade:ghoul_minion", "commit:unexpected_courage", "draw_token")
    assert game.told("passed", "value", "margin") == [(4, 2)]


@pytest.mark.rule("AH-R-1.10")
def test_ah_r_1_10_the_first_tome_action_uses_the_additional_action_by_itself() -> None:
    """Given Daisy with a Tome, when she uses it, then 3 actions are left; a second Tome costs one of them."""
    game = Play("""
        investigators daisy_walker
        area 0 old_book_of_lore medical_texts
        damage 0 2
        deck 0 knife guts
    """).do("use:old_book_of_lore:daisy_walker", "take:knife")
    assert game.actions() == 3
    game.do("use:medical_texts:daisy_walker")
    assert game.actions() == 2


@pytest.mark.rule("AH-R-1.10")
def test_ah_r_1_10_lost_actions_come_from_the_standard_ones_first() -> None:
    """Given Daisy who loses 2 actions, then 1 standard action and the Tome action remain."""

    async def stuns(game: Arkham, me: Use) -> None:
        await lose_actions(game, me.seat, 2, me.card)

    with imagined(trick("stupor", stuns, fast=True)):
        game = Play("""
            investigators daisy_walker
            hand 0 stupor
            area 0 old_book_of_lore
            deck 0 knife guts
        """).do("play:stupor")
        assert game.actions() == 1
        game.do("use:old_book_of_lore:daisy_walker", "take:knife")
        assert game.actions() == 1


@pytest.mark.rule("AH-R-1.12")
def test_ah_r_1_12_a_weakness_enemy_is_a_player_card_until_it_resolves() -> None:
    """Given the Mob Enforcer on the deck, when Roland draws it, then no encounter card is drawn; in play nobody's."""
    game = Play("""
        investigators roland_banks daisy_walker
        deck 0 mob_enforcer
        hand 1 ward_of_protection
    """).do("draw")
    assert game.told("encounter", "card") == []
    assert game.engaged("mob_enforcer") == 0
    assert "mob_enforcer" not in game.area(0)


@pytest.mark.rule("AH-R-1.12")
def test_ah_r_1_12_ward_of_protection_does_not_answer_a_weakness() -> None:
    """Given Paranoia on Agnes' deck and Ward of Protection in hand, when she draws it, then it resolves unanswered."""
    game = Play("""
        investigators agnes_baker
        deck 0 paranoia
        hand 0 ward_of_protection
    """).do("draw")
    assert game.resources(0) == 0
    assert game.pile(0) == ["paranoia"]


@pytest.mark.rule("AH-R-1.13")
def test_ah_r_1_13_nothing_is_shuffled_into_an_empty_deck() -> None:
    """Given an empty encounter deck, then Close Call can't send the evaded Ghoul away; with a card in it, it can."""
    position = """
        investigators roland_banks
        hand 0 close_call_2
        threat 0 ghoul_minion
    """
    empty = Play(position).do("evade:ghoul_minion", "draw_token")
    assert empty.prompt == "turn"
    assert empty.place("ghoul_minion") == "study"
    game = Play(position + "encounter ancient_evils").do("evade:ghoul_minion", "draw_token", "play:close_call_2")
    assert sorted(game.deck()) == ["ancient_evils", "ghoul_minion"]


@pytest.mark.rule("AH-R-1.14")
def test_ah_r_1_14_whoever_attaches_to_a_location_keeps_control() -> None:
    """Given Daisy's Barricade on the Hallway, when Roland leaves it, then it goes to Daisy's own discard pile."""
    game = Play(f"""
        investigators daisy_walker roland_banks
        {HOUSE}
        hand 0 barricade
        turn 0 1
    """).do("play:barricade")
    assert game.place("barricade") == "hallway"
    game.do("move:cellar")
    assert game.pile(0) == ["barricade"]

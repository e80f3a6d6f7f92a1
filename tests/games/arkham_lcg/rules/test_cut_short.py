"""What is cut short, what happens at once, what waits: elimination in the middle of things, one effect for several."""

import pytest

from miskatonic.games.arkham_lcg.basics.bag import bag_now
from miskatonic.games.arkham_lcg.cards.phrases import gains
from miskatonic.games.arkham_lcg.rows.card import Card, Use, at
from miskatonic.games.arkham_lcg.rows.terms import ASSET, REMOVED
from miskatonic.games.arkham_lcg.rules.damage import harm
from miskatonic.games.arkham_lcg.rules.round import RoundEnd, TurnEnd
from miskatonic.games.arkham_lcg.state import Arkham
from tests.games.arkham_lcg.imaginary import beast, imagined, observer
from tests.games.arkham_lcg.play import Play

HOUSE = """
    place hallway
    place attic
    place cellar
    unrevealed parlor
"""


@pytest.mark.rule("AH-A-03", "AH-B-171")
def test_ah_a_03_a_free_ability_whose_cost_is_too_much_brings_nothing() -> None:
    """Given Agnes one horror from madness, when she pays it for a secret, then she is out and gains nothing."""
    game = Play("""
        investigators agnes_baker roland_banks
        area 0 forbidden_knowledge
        horror 0 7
    """).do("use:forbidden_knowledge")
    assert game.told("defeated", "seat") == [0]
    assert game.told("gains", "seat") == []
    assert game.asked == 1


@pytest.mark.rule("AH-B-078")
def test_ah_b_078_a_tester_who_falls_before_the_token_ends_the_test() -> None:
    """Given Agnes one horror from madness, when she pays it inside her test, then no token is drawn."""
    game = Play(
        """
        investigators agnes_baker roland_banks
        area 0 forbidden_knowledge arcane_studies
        horror 0 7
    """,
        asks="all",
    ).do("investigate", "use:forbidden_knowledge")
    assert game.told("token", "token") == []
    assert game.now.tests == []
    assert game.asked == 1


@pytest.mark.rule("AH-B-078")
def test_ah_b_078_a_helpers_card_is_discarded_when_the_tester_falls() -> None:
    """Given Roland one damage from death beside a Ghoul, when the tablet takes him, then Daisy's card is discarded."""
    game = (
        Play("""
        investigators roland_banks daisy_walker
        threat 0 ghoul_minion
        hand 1 unexpected_courage
        damage 0 8
        bag tablet 0
    """)
        .draws("tablet")
        .do("fight:ghoul_minion", "commit:unexpected_courage", "draw_token", seat={0, 1})
    )
    assert game.told("defeated", "seat") == [0]
    assert game.told("passed", "seat") + game.told("failed", "seat") == []
    assert game.pile(1) == ["unexpected_courage"]
    assert sorted(bag_now(game.now)) == ["0", "tablet"]
    assert game.engaged("ghoul_minion") == 1


@pytest.mark.rule("AH-B-064")
def test_ah_b_064_an_investigator_who_falls_to_the_attack_plays_nothing() -> None:
    """Given Roland one damage from death, when playing Machete provokes the Rats, then it is never played."""
    game = Play("""
        investigators roland_banks daisy_walker
        hand 0 machete
        threat 0 swarm_of_rats
        damage 0 8
    """).do("play:machete")
    assert game.told("plays", "card") == []
    assert game.zone("machete") == REMOVED
    assert game.asked == 1


@pytest.mark.rule("AH-B-014")
def test_ah_b_014_dynamite_is_assigned_by_all_before_anything_is_placed() -> None:
    """Given Roland and Daisy with allies in the Study, when it explodes, then both assign before all is damaged."""
    game = Play("""
        investigators roland_banks daisy_walker
        area 0 guard_dog
        area 1 leather_coat
        threat 1 ghoul_minion
        hand 0 dynamite_blast
        clues study 1
        resources 0 9
    """).do("play:dynamite_blast:study")
    assert (game.asked, game.prompt) == (0, "harm")
    assert game.damage("ghoul_minion") == 0
    game.do("harm:guard_dog=3/0")
    assert (game.asked, game.prompt) == (1, "harm")
    assert game.area(0) == ["guard_dog"]
    game.do("harm:me=1/0+leather_coat=2/0")
    assert (game.pile(1), game.pile(), game.damage(1)) == (["leather_coat"], ["ghoul_minion"], 1)
    assert game.options == ["react:roland_banks", "pass"]


@pytest.mark.rule("AH-B-014")
def test_ah_b_014_only_different_forced_abilities_are_ordered() -> None:
    """Given two equal and one different forced ability, then the lead orders them, and the equal ones count once."""
    chime = Card(ASSET, "imaginary", "chime", cost=0)
    chime.forced(at(TurnEnd), gains(1))
    gong = Card(ASSET, "imaginary", "gong", cost=0)
    gong.forced(at(TurnEnd), gains(2))
    with imagined(chime, gong):
        game = Play("""
            investigators roland_banks daisy_walker
            area 0 chime chime gong
        """).do("end_turn")
        assert (game.asked, game.options) == (0, ["order:chime.1", "order:gong"])
        game.do("order:gong")
        assert game.told("gains", "count") == [2, 1, 1]


@pytest.mark.rule("AH-B-014")
def test_ah_b_014_what_touches_nothing_else_needs_no_order() -> None:
    """Given Dissonant Voices and the agenda's doom at the end of the round, then nobody is asked."""
    game = Play(f"""
        investigators roland_banks
        {HOUSE}
        agenda theyre_getting_out
        threat 0 dissonant_voices ghoul_minion
        deck 0 knife
        encounter ancient_evils ancient_evils
        phase upkeep.hand
    """)
    assert game.prompt == "turn"
    assert game.told("doom", "count")[0] == 1
    assert "dissonant_voices" in game.pile()


@pytest.mark.rule("AH-B-242")
def test_ah_b_242_a_cancelled_attack_does_not_come_to_the_attackers_own_when() -> None:
    """Given an enemy whose attack discards a card, when it is dodged, then nothing is discarded."""
    with imagined(observer()):
        game = Play("""
            investigators roland_banks
            hand 0 dodge knife
            threat 0 observer
        """).do("resource")
        assert game.options == ["play:dodge", "pass"]
        game.do("play:dodge")
        assert game.hand() == ["knife"]
        assert game.told("damage_placed", "count") == []


@pytest.mark.rule("AH-B-071", "AH-B-151")
def test_ah_b_071_ah_b_151_retaliation_comes_after_all_results() -> None:
    """Given the Ghoul Priest and the cultist, when Roland fails, then the token's horror comes before his attack."""
    game = Play("""
        investigators roland_banks
        threat 0 ghoul_priest
        bag cultist
    """).do("fight:ghoul_priest")
    assert game.told("horror_placed", "count", "source") == [(1, "the_gathering"), (2, "ghoul_priest")]
    assert game.story("failed", "horror_placed", "retaliates") == [
        "failed", "horror_placed", "retaliates", "horror_placed",
    ]  # fmt: skip


@pytest.mark.rule("AH-B-265", "AH-B-266")
def test_ah_b_265_ah_b_266_an_enemy_held_back_engages_who_stayed() -> None:
    """Given Roland's Ghoul and a barricaded Attic, when he moves there, then it stays and takes Daisy."""
    game = Play(f"""
        investigators roland_banks daisy_walker
        {HOUSE}
        attached barricade attic
        threat 0 ghoul_minion
    """).do("move:attic")
    assert game.place(0) == "attic"
    assert game.engaged("ghoul_minion") == 1


@pytest.mark.rule("AH-B-149")
def test_ah_b_149_a_massive_enemy_fights_everybody_and_follows_nobody() -> None:
    """Given a massive enemy with two investigators, then it is in no threat area, stays behind, and hurts both."""
    with imagined(beast("colossus", keywords="massive", health=9)):
        game = Play(f"""
            investigators roland_banks daisy_walker
            {HOUSE}
            enemy colossus hallway
            deck 0 knife knife
            deck 1 knife knife
        """)
        assert (game.threats(0), game.threats(1)) == ([], [])
        assert game.offers("evade:colossus")
        assert not game.offers("engage:colossus")
        game.do("resource")
        assert (game.damage(0), game.damage(1)) == (1, 0)
        game.do("end_turn", "end_turn", "prey:0")
        assert (game.damage(0), game.damage(1)) == (2, 1)
        assert game.told("attacks", "seat") == [0, 0, 1]


@pytest.mark.rule("AH-B-007", "AH-R-1.4")
def test_ah_b_007_ah_r_1_4_what_is_replaced_has_no_after() -> None:
    """Given Cover Up, when Roland's discovery is replaced, then the clues stay and leave the card instead."""
    game = Play("""
        investigators roland_banks
        threat 0 cover_up
        clues cover_up 3
        clues study 2
    """).do("investigate", "react:cover_up")
    assert (game.clues("study"), game.clues("cover_up"), game.clues(0)) == (2, 2, 0)
    assert game.told("discovers", "count") == []


@pytest.mark.rule("AH-B-260")
def test_ah_b_260_enemies_of_the_fallen_attack_those_whose_turn_is_still_to_come() -> None:
    """Given Roland about to fall to the first of two attackers, then the second engages Daisy and attacks her."""
    game = Play("""
        investigators roland_banks daisy_walker
        threat 0 swarm_of_rats swarm_of_rats
        damage 0 8
        deck 1 knife knife
        phase enemy
    """)
    assert game.told("attacks", "enemy", "seat") == [("swarm_of_rats.1", 0), ("swarm_of_rats.2", 1)]
    assert game.engaged("swarm_of_rats.2") == 1


@pytest.mark.rule("AH-R-1.4")
def test_ah_r_1_4_an_investigator_may_fall_at_the_end_of_the_round_and_the_next_one_begins() -> None:
    """Given something that kills Roland at the end of the round, then Daisy leads the next one."""
    doom = Card(ASSET, "imaginary", "curse", cost=0)

    async def kills(game: Arkham, me: Use) -> None:
        await harm(game, 0, 9, 0, me.card)

    doom.forced(at(RoundEnd), kills)
    with imagined(doom):
        game = Play("""
            investigators roland_banks daisy_walker
            area 0 curse
            deck 0 knife
            deck 1 knife
            phase upkeep
        """)
        assert game.told("defeated", "seat") == [0]
        assert (game.now.round, game.asked, game.prompt) == (2, 1, "turn")


def test_what_the_defeated_committed_leaves_with_them() -> None:
    game = Play("""
        investigators agnes_baker roland_banks
        area 0 shrivelling
        hand 0 guts
        hand 1 guts
        deck 1 knife
        horror 0 7
        threat 0 ghoul_minion
        bag skull
    """).do("fight:shrivelling:ghoul_minion", "commit:guts.1", "draw_token")
    assert (game.asked, game.hand(1), game.now.tests) == (1, ["guts.2"], [])


@pytest.mark.parametrize(("lead", "hurt"), [(0, 1), (1, 0)])
def test_the_second_attacker_of_who_has_fallen_turns_to_the_next_if_there_is_a_next(lead: int, hurt: int) -> None:
    # given two enemies on Roland, who has one health left
    game = Play(f"""
        investigators roland_banks daisy_walker
        lead {lead}
        damage 0 8
        threat 0 ghoul_minion swarm_of_rats
        phase enemy
    """).do("next:ghoul_minion")
    game.until(lambda: game.now.round == 2)
    assert (game.told("attacks", "enemy"), game.damage(1)) == (["ghoul_minion", "swarm_of_rats"][: 1 + hurt], hurt)
    assert (game.engaged("swarm_of_rats"), game.engaged("ghoul_minion")) == (1, 1)

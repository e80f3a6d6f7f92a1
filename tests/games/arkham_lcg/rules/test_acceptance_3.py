"""B.21, last third: Elusive, weaknesses as costs, the log, helpers, group costs, slots at upkeep."""

import pytest

from miskatonic.games.arkham_lcg.cards.phrases import gains
from miskatonic.games.arkham_lcg.rows.card import Card, Cost, Price, Use
from miskatonic.games.arkham_lcg.rows.terms import AGENDA, ASSET
from miskatonic.games.arkham_lcg.rules.act_agenda import lacking_clues, pay_clues
from miskatonic.games.arkham_lcg.state import Arkham
from miskatonic.kernel import tell
from tests.games.arkham_lcg.imaginary import beast, imagined
from tests.games.arkham_lcg.play import Play

HOUSE = """
    place hallway
    place attic
    place cellar
    unrevealed parlor
"""


@pytest.mark.rule("AH-A-41")
def test_ah_a_41_elusive_without_a_place_to_go_must_at_least_disengage() -> None:
    """Given no other revealed place free of enemies, then Elusive is playable only while somebody is engaged."""
    position = """
        investigators skids_otoole
        place hallway
        place attic
        enemy flesh_eater attic
        hand 0 elusive
    """
    assert not Play(position).offers("play:elusive")
    game = Play(position + "threat 0 ghoul_minion").do("play:elusive")
    assert game.place(0) == "hallway"
    assert game.told("disengages", "enemy") == ["ghoul_minion"]
    assert game.engaged("ghoul_minion") == 0


@pytest.mark.rule("AH-A-42")
def test_ah_a_42_a_weakness_can_not_be_discarded_as_a_cost() -> None:
    """Given Wendy with a weakness in hand, when she discards to cancel a token, then the weakness is no choice."""
    position = """
        investigators wendy_adams
        hand 0 dark_memory {more}
        bag -4
    """
    game = Play(position.format(more="leather_coat rabbits_foot")).do("investigate", "draw_token", "react:wendy_adams")
    assert sorted(game.options) == ["discard:leather_coat", "discard:rabbits_foot"]
    alone = Play(position.format(more="")).do("investigate")
    assert alone.told("failed", "seat") == [0]


@pytest.mark.rule("AH-A-43")
def test_ah_a_43_shrivelling_and_the_tablet_both_hurt() -> None:
    """Given Shrivelling and a Ghoul, when the tablet comes, then 1 horror in ST.3 and 1 damage in ST.4."""
    game = Play("""
        investigators agnes_baker
        area 0 shrivelling
        threat 0 ghoul_minion
        bag tablet
    """).do("fight:shrivelling:ghoul_minion")
    assert (game.horror(0), game.damage(0)) == (1, 0)
    game.do("pass")
    assert (game.horror(0), game.damage(0)) == (1, 1)
    assert game.story("token", "horror_placed", "damage_placed", "passed") == [
        "token", "horror_placed", "damage_placed", "passed",
    ]  # fmt: skip


@pytest.mark.rule("AH-A-44")
def test_ah_a_44_a_shared_card_moves_the_agenda_that_is_current() -> None:
    """Given another scenario's agenda with threshold 1, when Ancient Evils comes, then its back alone is read."""
    agenda = Card(AGENDA, "imaginary", "the_tide_rises", level=None, set="imaginary", stage=1, doom=1)

    async def drowns(game: Arkham, me: Use) -> None:
        tell(game, "gains", "AH-B-178", {"seat": 0, "count": 9, "source": me.card})

    agenda.back = drowns
    with imagined(agenda):
        game = Play("""
            investigators roland_banks
            agenda the_tide_rises
            hand 0 knife
            encounter ancient_evils
            phase mythos.draw
        """)
        assert game.told("doom", "card") == ["the_tide_rises"]
        assert game.told("advances", "card") == ["the_tide_rises"]
        assert game.told("gains", "count", "source")[0] == (9, "the_tide_rises")
        assert game.hand() == ["knife"]


@pytest.mark.rule("AH-A-45")
def test_ah_a_45_the_log_names_source_instance_and_what_really_happened() -> None:
    """Given two Ghoul Minions and 1 horror on Roland, then attacks name the instance and healing what was healed."""
    game = Play("""
        investigators roland_banks
        area 0 beat_cop first_aid
        threat 0 ghoul_minion ghoul_minion
        horror 0 1
        exhausted ghoul_minion.1
    """)
    game.do("use:beat_cop:ghoul_minion.2")
    assert game.told("enemy_hit", "enemy", "count", "source") == [("ghoul_minion.2", 1, "beat_cop")]
    game.do("use:first_aid:horror:roland_banks")
    assert game.told("damage_placed", "card", "count", "source") == [("roland_banks", 1, "ghoul_minion.2")]
    assert game.told("healed", "card", "damage", "horror", "source") == [("roland_banks", 0, 1, "first_aid")]


@pytest.mark.rule("AH-A-46")
def test_ah_a_46_both_hands_are_in_one_question() -> None:
    """Given two seats of one person in the Study, when Roland tests, then cards of both hands stand in the question."""
    game = Play("""
        investigators roland_banks daisy_walker
        hand 0 perception
        hand 1 deduction
    """).do("investigate")
    assert {"commit:perception", "commit:deduction", "draw_token"} <= set(game.options)
    game.do("commit:deduction", "commit:perception", "draw_token", seat={0, 1})
    assert game.told("commits", "seat", "card") == [(1, "deduction"), (0, "perception")]


@pytest.mark.rule("AH-A-47")
def test_ah_a_47_enemies_left_behind_engage_who_is_there() -> None:
    """Given Roland with two enemies and Daisy beside him, when he resigns, then both are at once with her."""
    game = Play("""
        investigators roland_banks daisy_walker
        place parlor
        threat 0 ghoul_minion swarm_of_rats
    """).do("resign:parlor")
    assert (game.engaged("ghoul_minion"), game.engaged("swarm_of_rats")) == (1, 1)


@pytest.mark.rule("AH-A-48")
def test_ah_a_48_an_enemy_that_is_no_longer_aloof_engages_at_once() -> None:
    """Given an aloof enemy beside Agnes, when Mind Wipe takes its text, then it is engaged with her."""
    with imagined(beast("nightjar", keywords="aloof")):
        game = Play("""
            investigators agnes_baker
            enemy nightjar study
            hand 0 mind_wipe_1
            phase investigation
        """)
        assert game.engaged("nightjar") == -1
        game.do("play:mind_wipe_1:nightjar")
        assert game.engaged("nightjar") == 0


@pytest.mark.rule("AH-A-49")
def test_ah_a_49_a_group_cost_is_paid_exactly_as_the_players_split_it() -> None:
    """Given 3, 2 and 1 clues and a cost of 4, when the first gives 1, then the others give all they have."""
    shrine = Card(ASSET, "imaginary", "shrine", cost=0)

    async def pays(game: Arkham, me: Use) -> None:
        await pay_clues(game, 4, game.order)

    price = Price(lambda game: 4, lambda game, me: lacking_clues(game, 4, game.order), pays)
    shrine.action(gains(1), cost=Cost(actions=1, also=price))
    position = """
        investigators roland_banks daisy_walker wendy_adams
        area 0 shrine
        clues 0 3
        clues 1 2
        clues 2 1
    """
    with imagined(shrine):
        game = Play(position).do("use:shrine")
        assert game.options == ["give:3", "give:2", "give:1"]
        game.do("give:1")
        assert [game.clues(seat) for seat in (0, 1, 2)] == [2, 0, 0]
        other = Play(position).do("use:shrine", "give:2", "give:2")
        assert [other.clues(seat) for seat in (0, 1, 2)] == [1, 0, 1]


@pytest.mark.rule("AH-A-50")
def test_ah_a_50_horror_from_an_agendas_back_may_go_to_the_rosary() -> None:
    """Given Holy Rosary, when the lead takes the 2 horror of the first agenda, then the Rosary may bear them."""
    game = Play("""
        investigators agnes_baker
        area 0 holy_rosary
        hand 0 knife
        doom whats_going_on 2
        encounter ancient_evils ancient_evils
        phase mythos
    """).do("choose:horror", "harm:holy_rosary=0/2")
    assert game.horror(0) == 0
    assert game.pile(0) == ["holy_rosary"]


@pytest.mark.rule("AH-A-51")
def test_ah_a_51_a_dodged_enemy_exhausts_and_attacks_nobody_else() -> None:
    """Given the Ghoul Priest attacking Roland in 3.3, when it is dodged, then he is exhausted and hurts nobody."""
    game = Play(
        """
        investigators roland_banks daisy_walker
        hand 0 dodge
        deck 0 knife knife
        deck 1 knife knife
        threat 0 ghoul_priest
        phase enemy.attack
    """,
        round=1,
    )
    assert game.options == ["play:dodge", "pass"]
    game.do("play:dodge")
    assert (game.damage(0), game.damage(1), game.horror(0), game.horror(1)) == (0, 0, 0, 0)
    assert game.told("attacks", "enemy") == []
    assert game.told("cancelled", "card") == ["dodge"]


@pytest.mark.rule("AH-A-52")
def test_ah_a_52_no_act_advances_before_the_first_turn() -> None:
    """Given all clues of the act at once, when the first round begins, then only turns can be chosen."""
    game = Play("""
        investigators roland_banks daisy_walker
        clues 0 4
        phase investigation
    """)
    assert game.options == ["turn:0", "turn:1"]
    game.do("turn:1")
    assert game.offers("advance")


@pytest.mark.rule("AH-A-53")
def test_ah_a_53_frozen_in_fear_taxes_the_first_fight_of_each_round() -> None:
    """Given Frozen in Fear, then Backstab costs 2 actions, the next fight 1, and in the next round again 2."""
    game = Play("""
        investigators skids_otoole
        hand 0 backstab
        threat 0 frozen_in_fear icy_ghoul
        encounter ancient_evils ancient_evils
        bag -4
    """)
    assert game.option("play:backstab:icy_ghoul").cost == 2
    game.do("play:backstab:icy_ghoul")
    assert game.actions() == 1
    assert game.option("fight:icy_ghoul").cost == 1
    game.do("fight:icy_ghoul").until(lambda: game.prompt == "turn" and game.now.round == 2)
    assert game.threats() == ["frozen_in_fear", "icy_ghoul"]
    assert game.option("fight:icy_ghoul").cost == 2


@pytest.mark.rule("AH-A-54")
@pytest.mark.parametrize("where", ["hand 0 wendys_amulet", "discard 0 wendys_amulet"])
def test_ah_a_54_the_amulet_does_nothing_outside_play(where: str) -> None:
    """Given Wendy's Amulet in hand or discard pile, when an event is played, then it goes to the discard pile."""
    game = Play(f"investigators wendy_adams\nhand 0 emergency_cache\n{where}").do("play:emergency_cache")
    assert game.pile(0)[0] == "emergency_cache"
    assert game.deck(0) == []


@pytest.mark.rule("AH-A-55")
def test_ah_a_55_equal_enemies_are_options_of_their_own() -> None:
    """Given one Ghoul Minion with Roland and an exhausted one beside him, then each can be fought by its own name."""
    game = Play("""
        investigators roland_banks
        threat 0 ghoul_minion
        enemy ghoul_minion study
        exhausted ghoul_minion.2
    """)
    assert [text for text in game.options if text.startswith("fight:")] == [
        "fight:ghoul_minion.1", "fight:ghoul_minion.2",
    ]  # fmt: skip
    game.do("fight:ghoul_minion.2")
    assert (game.damage("ghoul_minion.1"), game.damage("ghoul_minion.2")) == (0, 1)


@pytest.mark.rule("AH-A-56")
def test_ah_a_56_a_barricade_bars_moving_in_not_spawning() -> None:
    """Given a Barricade on Roland's location, when he draws an enemy, then it spawns; a hunter outside stays out."""
    game = Play(f"""
        investigators roland_banks
        {HOUSE}
        attached barricade hallway
        enemy swarm_of_rats attic
        encounter ghoul_minion
        phase mythos.draw
    """)
    assert game.engaged("ghoul_minion") == 0
    game.do("end_turn")
    assert game.told("enemy_held", "enemy") == ["swarm_of_rats"]
    assert game.place("swarm_of_rats") == "attic"


@pytest.mark.rule("AH-A-57")
def test_ah_a_57_two_clues_where_one_lies_are_one() -> None:
    """Given Deduction and 1 clue, when Roland succeeds, then he discovers 1, and 1 is what the log says."""
    game = Play("""
        investigators roland_banks
        clues study 1
        hand 0 deduction
    """).do("investigate", "commit:deduction", "draw_token")
    assert game.clues(0) == 1
    assert game.told("discovers", "count", "place") == [(1, "study")]


@pytest.mark.rule("AH-A-58")
def test_ah_a_58_the_log_names_what_an_evasion_did() -> None:
    """Given an engaged Ghoul, when it is evaded, then the log names disengagement and evasion, and it is exhausted."""
    game = Play("""
        investigators wendy_adams
        threat 0 ghoul_minion
    """).do("evade:ghoul_minion")
    assert game.told("disengages", "enemy", "seat") == [("ghoul_minion", 0)]
    assert game.told("evaded", "enemy", "seat") == [("ghoul_minion", 0)]
    assert not game.is_ready("ghoul_minion")
    assert game.place("ghoul_minion") == "study"


@pytest.mark.rule("AH-A-59")
def test_ah_a_59_whatever_makes_an_action_dearer_is_named() -> None:
    """Given Frozen in Fear, then a move is shown with 2 actions and its source, and so it is told."""
    game = Play(f"""
        investigators roland_banks
        {HOUSE}
        threat 0 frozen_in_fear
    """)
    option = game.option("move:attic")
    assert option.cost == 2
    assert "card:frozen_in_fear" in option.about
    game.do("move:attic")
    assert game.told("dearer", "count", "source") == [(1, "frozen_in_fear")]
    assert game.actions() == 1


@pytest.mark.rule("AH-A-60")
def test_ah_a_60_at_upkeep_the_necronomicon_takes_a_hand_before_the_resource_comes() -> None:
    """Given Daisy's hands full, when upkeep brings The Necronomicon, then she makes room before gaining a resource."""
    game = Play("""
        investigators daisy_walker
        area 0 knife flashlight
        deck 0 the_necronomicon
        phase upkeep
    """)
    assert sorted(game.options) == ["discard:flashlight", "discard:knife"]
    assert game.resources(0) == 5
    game.do("discard:knife")
    assert game.threats() == ["the_necronomicon"]
    assert game.resources(0) == 6

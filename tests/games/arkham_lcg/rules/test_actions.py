"""B.4: actions, and attacks of opportunity."""

import pytest

from miskatonic.games.arkham_lcg.cards.phrases import fights
from miskatonic.games.arkham_lcg.rows.card import CARDS, TWO_ACTIONS, Card
from miskatonic.games.arkham_lcg.rows.terms import ASSET, ENEMY
from tests.games.arkham_lcg.rules.testing import Tested as Play
from tests.games.play import with_more

HOUSE = "place hallway\nplace attic\nplace cellar\nunrevealed parlor"


@pytest.mark.rule("AH-B-046")
def test_ah_b_046_three_actions_the_same_ones_too_and_the_rest_is_lost() -> None:
    """Given a turn, then three times the same action; or an early end, with nothing kept for later."""
    game = Play("encounter dissonant_voices")
    assert game.actions() == 3
    game.do("resource", "resource", "resource")
    assert game.now.round == 2
    assert game.actions() == 3
    game = Play("encounter dissonant_voices").do("end_turn")
    assert game.actions() == 3


@pytest.mark.rule("AH-B-047", "AH-B-226")
def test_ah_b_047_the_kinds_of_action_are_offered_each_with_its_object() -> None:
    """Given enemies, cards and ways, then all kinds of action are there, and nothing that is not possible."""
    game = Play(
        f"{HOUSE}\nhand 0 machete guts\nthreat 0 swarm_of_rats\nenemy ghoul_minion hallway\nexhausted ghoul_minion\n"
        "area 0 old_book_of_lore\ndeck 0 knife"
    )
    assert game.options == [
        "investigate", "move:attic", "move:cellar", "fight:swarm_of_rats", "fight:ghoul_minion", "evade:swarm_of_rats",
        "engage:ghoul_minion", "use:old_book_of_lore:roland_banks", "play:machete", "draw", "resource", "end_turn",
    ]  # fmt: skip
    assert Play("place parlor").offers("resign:parlor")
    assert Play("place parlor\nthere lita_chantler parlor").offers("parley:parlor:lita_chantler")


@pytest.mark.rule("AH-B-048", "AH-B-062")
def test_ah_b_048_first_the_cost_then_the_attack_then_the_effect() -> None:
    """Given an engaged enemy, when a Machete is played, then it is paid, the enemy attacks, the Machete enters play."""
    game = Play("hand 0 machete\nthreat 0 ghoul_minion\narea 0 leather_coat").do("play:machete")
    assert game.prompt == "harm"
    assert (game.resources(0), game.actions(), game.hand(), game.area()) == (2, 2, ["machete"], ["leather_coat"])
    game.do("harm:me=1/1")
    assert game.area() == ["leather_coat", "machete"]


@pytest.mark.rule("AH-B-049", "AH-B-065", "AH-B-136")
def test_ah_b_049_investigating_tests_intellect_against_the_shroud() -> None:
    """Given intellect 3 and a shroud of 2, then -1 succeeds and finds 1 clue, -2 fails."""
    game = Play("clues study 2\nbag -1").do("investigate")
    assert game.told("test", "skill", "count") == [("intellect", 2)]
    assert (game.clues(0), game.clues("study")) == (1, 1)
    assert Play("clues study 2\nbag -2").do("investigate").clues(0) == 0


@pytest.mark.rule("AH-B-050", "AH-B-133", "AH-B-265")
def test_ah_b_050_one_moves_along_connections_with_ones_enemies() -> None:
    """Given an engaged enemy, when one moves, then it attacks and comes along; unconnected places are not offered."""
    game = Play(f"{HOUSE}\nat 0 attic\nthreat 0 ghoul_minion")
    assert [one for one in game.options if one.startswith("move")] == ["move:hallway"]
    game.do("move:hallway")
    assert (game.place(0), game.place("ghoul_minion"), game.engaged("ghoul_minion")) == ("hallway", "hallway", 0)
    assert game.damage(0) == 1
    assert game.story("engages", "disengages") == []


@pytest.mark.rule("AH-B-050")
def test_ah_b_050_a_massive_enemy_and_one_that_is_hindered_stay_behind() -> None:
    """Given a massive enemy, or a Barricade in the way, then the enemy stays where it was."""
    giant = Card(ENEMY, "x1", "giant", set="x", keywords="massive", fight=9, health=9, evade=9)
    with with_more(CARDS, giant):
        game = Play(f"{HOUSE}\nenemy giant hallway").do("move:attic")
        assert (game.place(0), game.place("giant")) == ("attic", "hallway")
    game = Play(f"{HOUSE}\nattached barricade attic\nthreat 0 swarm_of_rats").do("move:attic")
    assert (game.place(0), game.place("swarm_of_rats"), game.engaged("swarm_of_rats")) == ("attic", "hallway", -1)


@pytest.mark.rule("AH-B-051", "AH-B-052")
def test_ah_b_051_draw_a_card_or_take_a_resource() -> None:
    """When one draws, then 1 card; when one takes resources, then 1."""
    game = Play("deck 0 knife guts").do("draw", "resource")
    assert (game.hand(), game.resources(0)) == (["knife"], 6)


@pytest.mark.rule("AH-B-053", "AH-B-106", "AH-B-113", "AH-B-114")
def test_ah_b_053_an_asset_enters_play_and_an_event_is_discarded() -> None:
    """When both are played, then both are paid; the asset stays, the event has worked and lies in the pile."""
    game = Play("hand 0 machete emergency_cache").do("play:machete", "play:emergency_cache")
    assert (game.area(), game.pile(0), game.resources(0), game.actions()) == (["machete"], ["emergency_cache"], 5, 1)
    game = Play("hand 0 machete\nresources 0 2")
    assert not game.offers("play:machete")
    assert [(one.verb, one.reason, one.args["count"]) for one in game.refusals if one.verb == "play"] == [
        ("play", "resources", 1)
    ]


@pytest.mark.rule("AH-B-054")
def test_ah_b_054_an_ability_with_two_arrows_costs_two_actions_at_once() -> None:
    """Given Haunted, then with 3 actions it can be discarded for 2 of them, with 1 not."""
    game = Play("threat 0 haunted").do("use:haunted")
    assert (game.actions(), game.pile(0)) == (1, ["haunted"])
    assert not Play("threat 0 haunted\nturn 0 1").offers("use:haunted")


@pytest.mark.rule("AH-B-055", "AH-E-001")
def test_ah_b_055_fighting_tests_combat_against_any_enemy_here() -> None:
    """Given enemies with oneself, a fellow and nobody, then all can be attacked; success deals 1 damage."""
    game = Play(
        "investigators roland_banks daisy_walker\nthreat 0 swarm_of_rats\nthreat 1 ghoul_minion\n"
        "enemy icy_ghoul study\nexhausted icy_ghoul"
    )
    assert [one for one in game.options if one.startswith("fight")] == [
        "fight:swarm_of_rats", "fight:ghoul_minion", "fight:icy_ghoul",
    ]  # fmt: skip
    game.do("fight:icy_ghoul", "draw_token")
    assert game.told("test", "skill", "count") == [("combat", 3)]
    assert game.damage("icy_ghoul") == 1


@pytest.mark.rule("AH-B-055", "AH-B-169")
def test_ah_b_055_a_failed_attack_hits_the_fellow_it_is_engaged_with() -> None:
    """Given an enemy on Daisy with a coat, when Roland misses with a bonus weapon, then Daisy assigns 2 damage."""
    game = Play(
        "investigators roland_banks daisy_walker\nthreat 1 ghoul_minion\narea 0 45_automatic\narea 1 leather_coat\n"
        "bag -4"
    ).do("fight:45_automatic:ghoul_minion", "draw_token")
    assert (game.prompt, game.asked) == ("harm", 1)
    game.do("harm:leather_coat=2/0")
    assert game.damage(1) == 0
    assert game.pile(1) == ["leather_coat"]
    game = Play("investigators roland_banks daisy_walker\nenemy icy_ghoul study\nexhausted icy_ghoul\nbag -4")
    assert game.do("fight:icy_ghoul", "draw_token").damage(1) == 0


@pytest.mark.rule("AH-B-055")
def test_ah_b_055_an_aloof_enemy_must_be_engaged_before_it_is_attacked() -> None:
    """Given an aloof enemy with nobody, then no attack, and the reason is said; engaged it can be attacked."""
    shy = Card(ENEMY, "x1", "shy", set="x", keywords="aloof", fight=1, health=2, evade=1, damage=1)
    with with_more(CARDS, shy):
        game = Play("enemy shy study")
        assert not game.offers("fight:shy")
        assert [one.reason for one in game.refusals if one.verb == "fight"] == ["aloof"]
        game.do("engage:shy")
        assert game.offers("fight:shy")


@pytest.mark.rule("AH-B-055", "AH-B-242")
def test_ah_b_055_a_missed_attack_on_a_massive_enemy_hits_nobody() -> None:
    """Given a massive enemy among two investigators, when one misses, then nobody is hurt by it."""
    giant = Card(ENEMY, "x1", "giant", set="x", keywords="massive", fight=9, health=9, evade=9)
    with with_more(CARDS, giant):
        game = Play("investigators roland_banks daisy_walker\nenemy giant study").do("fight:giant", "draw_token")
        assert (game.damage(0), game.damage(1)) == (0, 0)


@pytest.mark.rule("AH-B-056")
def test_ah_b_056_engaging_takes_an_enemy_over() -> None:
    """Given enemies with a fellow and exhausted ones, then both can be engaged; the fellow is rid of his."""
    game = Play(
        "investigators roland_banks daisy_walker\nthreat 1 ghoul_minion\nthreat 0 swarm_of_rats\n"
        "enemy icy_ghoul study\nexhausted icy_ghoul"
    )
    assert [one for one in game.options if one.startswith("engage")] == ["engage:ghoul_minion", "engage:icy_ghoul"]
    game.do("engage:ghoul_minion")
    assert (game.engaged("ghoul_minion"), game.threats(1)) == (0, [])
    assert game.damage(0) == 1  # the rats, not the Ghoul


@pytest.mark.rule("AH-B-057")
def test_ah_b_057_evading_exhausts_and_disengages() -> None:
    """Given an engaged enemy, when agility reaches its evade value, then it is exhausted, with nobody, and here."""
    game = Play("threat 0 ghoul_minion\nenemy icy_ghoul study\nexhausted icy_ghoul")
    assert [one for one in game.options if one.startswith("evade")] == ["evade:ghoul_minion"]
    game.do("evade:ghoul_minion", "draw_token")
    assert game.told("test", "skill", "count") == [("agility", 2)]
    assert not game.is_ready("ghoul_minion")
    assert (game.engaged("ghoul_minion"), game.place("ghoul_minion"), game.damage(0)) == (-1, "study", 0)


@pytest.mark.rule("AH-B-058", "AH-B-062")
def test_ah_b_058_a_bold_word_makes_an_ability_an_action_of_that_kind() -> None:
    """Given a Fight ability and a Fight event, then neither provokes; another event does."""
    game = Play("area 0 machete\nthreat 0 icy_ghoul").do("fight:machete:icy_ghoul", "draw_token")
    assert game.story("opportunity") == []
    game = Play("hand 0 backstab\nthreat 0 icy_ghoul").do("play:backstab:icy_ghoul", "draw_token")
    assert game.story("opportunity") == []
    assert Play("hand 0 emergency_cache\nthreat 0 icy_ghoul").do("play:emergency_cache").story("opportunity")


@pytest.mark.rule("AH-B-059", "AH-B-174")
def test_ah_b_059_parley_and_resign_provoke_nothing_and_resigning_is_no_defeat() -> None:
    """Given an engaged enemy, when one parleys or resigns, then it does not attack; who resigns has no trauma."""
    game = Play("place parlor\nthere lita_chantler parlor\nthreat 0 swarm_of_rats\nbag -4")
    game.do("parley:parlor:lita_chantler", "draw_token", "resign:parlor")
    assert game.story("opportunity", "resigned", "defeated") == ["resigned"]
    assert (game.now.physical, game.now.mental, game.now.left) == ([0], [0], ["resigned"])


@pytest.mark.rule("AH-B-060")
def test_ah_b_060_a_lost_action_is_one_less_this_turn() -> None:
    """Given Blinding Light and a skull, then after the evasion one action is left of three."""
    game = Play("investigators agnes_baker\nhand 0 blinding_light\nthreat 0 ghoul_minion\nbag skull").do(
        "play:blinding_light:ghoul_minion", "draw_token"
    )
    assert game.actions() == 1
    assert game.story("lost_action") == ["lost_action"]


@pytest.mark.rule("AH-B-061", "AH-B-251")
def test_ah_b_061_what_makes_actions_dearer_adds_up_and_must_be_payable() -> None:
    """Given two Frozen in Fear, then the first move costs 3; with 2 actions left it is not offered."""
    game = Play(f"{HOUSE}\nthreat 0 frozen_in_fear frozen_in_fear")
    assert game.option("move:attic").cost == 3
    assert game.do("move:attic").now.round == 2
    assert not Play(f"{HOUSE}\nthreat 0 frozen_in_fear frozen_in_fear\nturn 0 2").offers("move")
    game = Play(f"{HOUSE}\nthreat 0 frozen_in_fear").do("move:attic")
    assert game.actions() == 1
    assert game.do("move:hallway").told("dearer", "count") == [1]


@pytest.mark.rule("AH-B-062")
def test_ah_b_062_each_ready_engaged_enemy_attacks_once_in_a_chosen_order() -> None:
    """Given two enemies and an exhausted one, when two actions are paid at once, then two attacks, none exhausts."""
    game = Play("threat 0 ghoul_minion swarm_of_rats icy_ghoul haunted\nexhausted icy_ghoul").do("use:haunted")
    assert game.options == ["next:ghoul_minion", "next:swarm_of_rats"]
    game.do("next:swarm_of_rats")
    assert game.told("opportunity", "enemy") == ["swarm_of_rats", "ghoul_minion"]
    assert game.damage(0) == 2
    assert game.is_ready("ghoul_minion")
    assert game.is_ready("swarm_of_rats")
    assert game.pile(0) == ["haunted"]


@pytest.mark.rule("AH-B-062")
def test_ah_b_062_an_attacker_that_dies_does_not_end_the_sequence() -> None:
    """Given a Guard Dog that kills the first attacker, then the second attacks and the action follows."""
    game = Play("area 0 guard_dog\nthreat 0 swarm_of_rats ghoul_minion\ndeck 0 knife").do(
        "draw", "next:swarm_of_rats", "harm:guard_dog=1/0", "react:guard_dog"
    )
    assert game.pile() == ["swarm_of_rats"]
    game.do("harm:me=1/1")
    assert game.hand() == ["knife"]


@pytest.mark.rule("AH-B-062")
def test_ah_b_062_who_is_eliminated_by_it_does_not_act() -> None:
    """Given Daisy about to fall, when she draws, then she is defeated and no card is drawn."""
    game = Play("investigators daisy_walker roland_banks\ndamage 0 4\nthreat 0 ghoul_minion\ndeck 0 knife").do("draw")
    assert game.story("defeated", "draws") == ["defeated"]


@pytest.mark.rule("AH-B-063", "AH-B-116")
def test_ah_b_063_fast_cards_and_free_abilities_provoke_nothing() -> None:
    """Given an engaged enemy, then fast cards and free abilities draw no attack, Cat Burglar neither."""
    text = "investigators skids_otoole\nplace hallway\nplace attic\nclues hallway 1\nthreat 0 icy_ghoul\n"
    game = Play(f"{text}hand 0 switchblade working_a_hunch\narea 0 cat_burglar_1\nresources 0 9")
    game.do("play:switchblade", "play:working_a_hunch", "use:skids_otoole")
    game.do("use:cat_burglar_1")
    assert game.place(0) == "attic"
    assert game.story("opportunity") == []


@pytest.mark.rule("AH-B-251")
def test_ah_b_251_each_bold_action_is_taxed_once() -> None:
    """Given Frozen in Fear, then a Fight event costs 2 actions and a two-action Fight ability 3."""
    game = Play("hand 0 backstab\nthreat 0 icy_ghoul frozen_in_fear").do("play:backstab:icy_ghoul", "draw_token")
    assert game.actions() == 1
    cannon = Card(ASSET, "x1", "cannon", cost=0)
    fights(cannon, 5, 2, TWO_ACTIONS)
    with with_more(CARDS, cannon):
        text = "area 0 cannon\nthreat 0 icy_ghoul frozen_in_fear"
        assert Play(text).do("fight:cannon:icy_ghoul", "draw_token").told("turn", "seat") == [0]  # the next one
        assert not Play(f"{text}\nturn 0 2").offers("fight:cannon")


@pytest.mark.rule("AH-B-252", "AH-R-1.10")
def test_ah_b_252_a_second_additional_action_after_the_first_was_lost() -> None:
    """Given Leo lost after his action, when another Leo is played by one of the own, then one more is there."""
    game = Play("investigators skids_otoole\narea 0 leo_de_luca\nhand 0 cat_burglar_1 leo_de_luca_1\nresources 0 20")
    assert game.actions() == 4
    game.do("play:cat_burglar_1")
    assert (game.area(), game.actions()) == (["cat_burglar_1"], 3)
    game.do("play:leo_de_luca_1")
    assert game.actions() == 3

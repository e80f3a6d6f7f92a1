"""B.10: locations, connections, moving, clues."""

import pytest

from miskatonic.games.arkham_lcg.cards.phrases import gains
from miskatonic.games.arkham_lcg.rows import topics
from miskatonic.games.arkham_lcg.rows.card import CARDS, Card, after
from miskatonic.games.arkham_lcg.rows.terms import ASSET, ENEMY, LOCATION, REMOVED
from miskatonic.games.arkham_lcg.rules.locations import Discovery, Entering
from tests.games.arkham_lcg.looks import seen_board
from tests.games.arkham_lcg.rules.testing import Tested as Play
from tests.games.play import with_more

TWO = "investigators roland_banks daisy_walker"
HOUSE = "place hallway\nplace attic\nplace cellar"


@pytest.mark.rule("AH-B-132")
def test_ah_b_132_the_first_to_enter_reveals_and_clues_are_added() -> None:
    """Given an unrevealed Attic with two investigators, when one enters, then it is turned and has 4 clues."""
    game = Play(f"{TWO}\nplace hallway\nunrevealed attic")
    attic = seen_board(game.table, 0)["places"][1]
    assert (attic["revealed"], attic["shroud"], attic["clues"]) == (False, None, 0)
    game.do("move:attic")
    assert (game.clues("attic"), game.horror(0)) == (4, 1)
    assert game.told("revealed", "place", "count") == [("attic", 4)]
    game = Play("place hallway\nunrevealed attic\nclues attic 1").do("move:attic")
    assert game.clues("attic") == 3


@pytest.mark.rule("AH-B-132")
def test_ah_b_132_enemies_reveal_nothing() -> None:
    """Given an enemy that spawns in an unrevealed Attic, then it stays unrevealed."""
    game = Play("place hallway\nunrevealed attic\nencounter flesh_eater\nphase mythos.draw")
    assert game.place("flesh_eater") == "attic"
    assert not seen_board(game.table, 0)["places"][1]["revealed"]


@pytest.mark.rule("AH-B-133")
def test_ah_b_133_connections_are_those_of_the_side_that_is_up() -> None:
    """Given a place that shows other marks when revealed, and one without a way back, then ways are read from here."""
    gate = Card(
        LOCATION, "x1", "gate", set="x", level=None, symbol="star", connects=("square",), unrevealed_connects=()
    )
    pit = Card(LOCATION, "x2", "pit", set="x", level=None, symbol="diamond")
    with with_more(CARDS, gate, pit):
        assert Play("place gate\nplace hallway").offers("move:hallway")
        game = Play("place hallway\nplace pit").do("move:pit")
        assert not game.offers("move")
        assert not Play("place hallway\nunrevealed gate").offers("move:gate")


@pytest.mark.rule("AH-B-133")
def test_ah_b_133_text_may_add_a_connection() -> None:
    """Given a door that says it connects the Study and the Hallway, then one can go through it."""
    door = Card(ASSET, "x1", "door", cost=0)
    door.constant(
        topics.CONNECTED,
        lambda game, card, place: game.label.index("hallway"),
        lambda game, card, place: game.label[place] == "study",
    )
    with with_more(CARDS, door):
        assert Play("place study\nplace hallway\narea 0 door").do("move:hallway").place(0) == "hallway"
        assert not Play("place study\nplace hallway").offers("move")


@pytest.mark.rule("AH-B-134")
def test_ah_b_134_a_move_to_a_named_place_goes_directly_and_never_to_where_one_is() -> None:
    """Given Elusive, then every other revealed place without enemies is offered, connected or not, not one's own."""
    game = Play(f"{HOUSE}\nat 0 attic\nhand 0 elusive\nthreat 0 icy_ghoul").do("play:elusive")
    assert game.options == ["place:hallway", "place:cellar"]
    game.do("place:cellar")
    assert game.told("moves", "place") == ["cellar"]
    assert game.place("icy_ghoul") == "attic"
    game = Play("hand 0 elusive\nthreat 0 icy_ghoul").do("play:elusive")
    assert game.story("moves") == []


@pytest.mark.rule("AH-B-135", "AH-B-144")
def test_ah_b_135_reveal_then_engagement_then_what_follows_entering() -> None:
    """Given an enemy in the unrevealed Attic, then it is turned, the enemy engages, then comes the horror."""
    game = Play("place hallway\nunrevealed attic\nenemy icy_ghoul attic").do("move:attic")
    assert game.story("revealed", "engages", "horror_placed") == ["revealed", "engages", "horror_placed"]
    porter = Card(ASSET, "x1", "porter", cost=0)
    porter.forced(after(Entering), gains(1))
    with with_more(CARDS, porter):
        game = Play("place hallway\nplace cellar\narea 0 porter\nat 0 cellar\nenemy icy_ghoul hallway").do(
            "move:hallway"
        )
        assert game.story("engages", "gains") == ["engages", "gains"]


@pytest.mark.rule("AH-B-136")
def test_ah_b_136_the_shroud_is_the_difficulty_and_not_below_0() -> None:
    """Given a shroud of 1 and a Flashlight, then the difficulty is 0."""
    game = Play("place hallway\narea 0 flashlight\nclues hallway 1\nbag -8").do("investigate:flashlight", "draw_token")
    assert game.told("passed", "value", "count") == [(0, 0)]


@pytest.mark.rule("AH-B-137", "AH-B-227")
def test_ah_b_137_discovering_takes_only_what_is_there() -> None:
    """Given one clue and Deduction, then one clue is discovered, and that number is told."""
    game = Play("clues study 1\nhand 0 deduction").do("investigate", "commit:deduction", "draw_token")
    assert (game.clues(0), game.clues("study")) == (1, 0)
    assert game.told("discovers", "count", "place") == [(1, "study")]
    game = Play("clues study 3\nhand 0 deduction").do("investigate", "commit:deduction", "draw_token")
    assert game.told("discovers", "count") == [2]


@pytest.mark.rule("AH-B-138")
def test_ah_b_138_clues_at_a_location_are_those_on_it_and_spent_ones_are_gone() -> None:
    """Given clues only with investigators, then there is none at the location; spent ones lie nowhere."""
    game = Play("clues 0 2\nhand 0 working_a_hunch\naside hallway attic cellar parlor")
    assert not game.offers("play:working_a_hunch")
    game.do("advance")
    assert sum(game.now.clues) == 0


@pytest.mark.rule("AH-B-139", "AH-B-147")
def test_ah_b_139_towards_is_a_shortest_path_and_ties_are_the_leads() -> None:
    """Given two equally short ways, then the lead chooses; given one shorter, nobody is asked."""
    rooms = [
        Card(LOCATION, f"x{at}", id_, set="x", level=None, symbol=symbol, connects=ways)
        for at, (id_, symbol, ways) in enumerate(
            (
                ("den", "star", ("moon", "sun")),
                ("left", "moon", ("star", "well")),
                ("right", "sun", ("star", "well")),
                ("yard", "well", ("moon", "sun")),
            )
        )
    ]
    with with_more(CARDS, *rooms):
        places = "place den\nplace left\nplace right\nplace yard"
        game = Play(f"{TWO}\nlead 1\n{places}\nenemy swarm_of_rats yard\nphase enemy")
        assert (game.prompt, game.asked) == ("hunts", 1)
        assert game.options == ["place:left", "place:right"]
        game.do("place:right")
        assert game.told("enemy_moves", "place") == ["right"]
        game = Play(f"{TWO}\n{places}\nat 1 left\nenemy swarm_of_rats yard\nphase enemy")
        assert game.told("enemy_moves", "place") == ["left"]


@pytest.mark.rule("AH-B-141", "AH-B-145")
def test_ah_b_141_what_is_unengaged_stays_behind() -> None:
    """Given an exhausted enemy and Fog here, when one leaves, then both stay."""
    game = Play(f"{HOUSE}\nenemy icy_ghoul hallway\nexhausted icy_ghoul\nattached obscuring_fog hallway").do(
        "move:cellar"
    )
    assert (game.place("icy_ghoul"), game.place("obscuring_fog")) == ("hallway", "hallway")


@pytest.mark.rule("AH-B-142")
def test_ah_b_142_a_location_that_leaves_takes_its_tokens_along() -> None:
    """Given the Study with clues, enemies and investigators, when act 1 advances, then all is as its back says."""
    game = Play(f"{TWO}\naside hallway attic cellar parlor\nclues study 3\nclues 0 4\nthreat 1 ghoul_minion").do(
        "advance"
    )
    assert game.zone("study") == REMOVED
    assert (game.place(0), game.place(1)) == ("hallway", "hallway")
    assert game.pile() == ["ghoul_minion"]
    assert sum(game.now.clues) == 0


@pytest.mark.rule("AH-B-007", "AH-B-272")
def test_ah_b_272_anybody_at_the_location_may_use_an_encounter_weakness() -> None:
    """Given Cover Up before Roland, when Daisy beside him discovers, then she may take from it; elsewhere not."""
    text = f"{TWO}\n{HOUSE}\nthreat 0 cover_up\nclues cover_up 3\nclues hallway 1\nclues attic 1\nturn 1"
    game = Play(text).do("investigate", "draw_token")
    assert game.options == ["react:cover_up", "pass"]
    game.do("react:cover_up")
    assert (game.clues("cover_up"), game.clues(1)) == (2, 0)
    game = Play(f"{text}\nat 1 attic").do("investigate", "draw_token")
    assert game.clues(1) == 1


@pytest.mark.rule("AH-B-272")
def test_ah_b_272_a_players_weakness_only_its_controller_uses() -> None:
    """Given the Necronomicon before Daisy, then Roland beside her can't read it, she can; Haunted both discard."""
    text = f"{TWO}\nthreat 1 the_necronomicon haunted\nhorror the_necronomicon 3"
    assert [one for one in Play(text).options if one.startswith("use")] == ["use:haunted"]
    assert Play(f"{text}\nturn 1").offers("use:the_necronomicon")


@pytest.mark.rule("AH-B-137", "AH-B-095")
def test_ah_b_137_two_clues_are_one_discovery() -> None:
    """Given something that answers to a discovery, then Deduction's clue is part of the same one."""
    gleaner = Card(ASSET, "x1", "gleaner", cost=0)
    gleaner.forced(after(Discovery), gains(1))
    ghost = Card(ENEMY, "x2", "ghost", set="x", fight=1, health=1, evade=1)
    with with_more(CARDS, gleaner, ghost):
        game = Play("area 0 gleaner\nclues study 2\nhand 0 deduction").do(
            "investigate", "commit:deduction", "draw_token"
        )
        assert (game.clues(0), game.told("gains", "count")) == (2, [1])

"""The book's own stories (WE-1 …), told move by move."""

import pytest

import miskatonic
from miskatonic.games.elder_sign.board import Board
from miskatonic.games.elder_sign.rows.adventures import CARDS
from miskatonic.games.elder_sign.rows.decks import ADVENTURE
from miskatonic.games.elder_sign.rows.monsters import MONSTERS
from miskatonic.kernel import Table
from tests.games.elder_sign.looks import board, in_play, tasks
from tests.games.elder_sign.play import Play
from tests.games.elder_sign.rules.seen import kinds


def locked(game: Play) -> list[str]:
    """The colours of the dice that are locked."""
    return [die["colour"] for die in board(game)["dice"] if die["place"] == "locked"]


@pytest.mark.rule("WE-1", "ES-040", "ES-061", "ES-063")
def test_we_1_completing_one_of_two_possible_tasks() -> None:
    # given the Loading Dock asks for a peril above, for a peril and three of investigation below
    game = Play("bob_jenkins", "mandy_thompson").at(0, "the_loading_dock").attempt()

    # the roll would do for either
    game.will_roll("investigation_2", "investigation_2", "peril", "peril", "lore", "terror").do("roll")
    assert "complete:0:2" in game.texts
    assert "complete:1:0.1.2" in game.texts

    # he takes the lower one and pays four for three
    game.do("complete:1:0.1.2")

    # the surplus is lost, the upper task still open, and three dice are left
    assert [task["done"] for task in in_play(game)[2]["tasks"]] == [False, True]
    assert (len(game.pool), game.prompt) == (3, "ready")


@pytest.mark.rule("WE-2", "ES-064", "ES-065", "ES-074")
def test_we_2_declining_a_costly_completion() -> None:
    # given six of investigation can be had, but for five of six dice
    game = Play("bob_jenkins", "mandy_thompson").museum("a_secret_gathering").at(0, "a_secret_gathering").attempt()
    game.will_roll(*["investigation_1"] * 4, "investigation_2", "terror").do("roll")
    assert [text for text in game.texts if text.startswith("complete")] == ["complete:0:0.1.2.3.4"]

    # he declines, so the roll has failed: terror strikes, a die goes
    game.do("fail")
    assert game.game.sanity[0] == 3
    game.do("discard:5")

    # and the other five are rolled again
    game.will_roll("lore", "lore", "peril", "peril", "peril").do("roll")
    assert game.pool == ["lore", "lore", "peril", "peril", "peril"]


@pytest.mark.rule("WE-3", "ES-074", "ES-076")
def test_we_3_a_terror_effect() -> None:
    # given the first task of Ancient Relics was completed with two dice
    game = Play("bob_jenkins", "mandy_thompson").at(0, "ancient_relics").attempt()
    game.will_roll("lore", "investigation_3", "peril", "peril", "peril", "peril").do("roll", "complete:0:0.1")
    assert len(game.pool) == 4

    # the next roll completes nothing and shows a terror
    game.will_roll("terror", "peril", "investigation_1", "investigation_1").do("roll")
    assert not [text for text in game.texts if text.startswith("complete")]

    # the sanity is lost first, then a die, and three may be rolled again
    game.do("fail")
    assert (game.game.sanity[0], game.prompt, len(game.pool)) == (3, "discard_die", 4)
    game.do("discard:3")
    assert kinds(game, "sanity_lost", "dice_discarded") == ["sanity_lost", "dice_discarded"]
    assert "roll" in game.texts
    assert len(game.pool) == 3


@pytest.mark.rule("WE-4", "ES-117", "ES-119", "ES-121", "ES-122")
def test_we_4_focus() -> None:
    # given a warlock makes a task of three lores
    game = Play("bob_jenkins", "mandy_thompson").worlds("another_dimension").monster("warlock", "another_dimension", 0)
    game.at(0, "another_dimension").attempt()
    assert tasks(game, "another_dimension")[0] == ["lore", "lore", "lore"]

    # the first roll shows one of them and fails
    game.will_roll("lore", "investigation_1", "investigation_2", "peril", "investigation_3", "peril").do("roll")
    assert not [text for text in game.texts if text.startswith("complete")]

    # a die is discarded, the lore focused
    game.do("discard:1", "focus:0")
    assert len(game.pool) == 4

    # two more complete the task together with it
    game.will_roll("lore", "peril", "lore", "investigation_2").do("roll", "complete:0:0.2.4")
    assert len(game.pool) == 2

    # and this turn's focus is used up
    game.will_roll("lore", "lore").do("roll", "discard:…")
    assert game.prompt == "ready"
    assert ("focus", "once_a_turn") in game.barred


@pytest.mark.rule("WE-5", "ES-121", "ES-125", "ES-127", "ES-079")
def test_we_5_focus_then_assistance() -> None:
    game = focused_and_assisted()

    # the last die shows the third three
    game.will_roll("investigation_3").do("roll", "complete:1:1.2.5")

    # that makes nine: resolved, both back at the entrance, and Mandy Thompson has lost nothing
    assert len(game.events("resolved")) == 1
    assert [game.place_of(seat) for seat in range(2)] == ["entrance", "entrance"]
    assert (game.game.sanity, game.game.stamina) == ([4, 5], [6, 5])


def focused_and_assisted() -> Play:
    """Bob Jenkins in the Administration Office: one three focused, one on Mandy Thompson's marker, one die left."""
    # given Mandy Thompson has stayed there after her own failure
    game = Play("bob_jenkins", "mandy_thompson").museum("administration_office").clues(0, 2)
    game.at(0, "administration_office").at(1, "administration_office").attempt()

    # the lore is found with one die
    game.will_roll("lore", "peril", "peril", "peril", "peril", "peril").do("roll", "complete:0:0")

    # five dice fail: one is discarded, a three is focused
    game.will_roll("investigation_3", "investigation_2", "investigation_1", "peril", "peril").do("roll")
    game.do("discard:4", "focus:1")

    # three dice fail: one is discarded, and Mandy Thompson, who agrees, takes a three
    game.will_roll("investigation_3", "lore", "peril").do("roll", "discard:3", "ask:1:2")
    assert (game.asked, game.prompt) == (1, "assist")
    game.do("help")
    assert len(game.pool) == 1
    return game


@pytest.mark.rule("WE-6", "ES-069", "ES-132")
@pytest.mark.parametrize("what", ["sanity", "stamina"])
def test_we_6_the_assistance_that_was_in_vain(what: str) -> None:
    game = focused_and_assisted()

    # the last die shows a two: it is discarded and the adventure fails
    game.will_roll("investigation_2").do("roll", "discard:5")
    assert len(game.events("failed")) == 1

    # Bob Jenkins suffers the penalties, a sanity and a clue
    assert (game.game.sanity[0], game.game.clues[0]) == (3, 1)

    # and Mandy Thompson loses what she likes
    assert (game.asked, set(game.texts)) == (1, {"lose:sanity", "lose:stamina"})
    game.do(f"lose:{what}")
    assert (game.game.sanity[1], game.game.stamina[1]) == ((4, 5) if what == "sanity" else (5, 4))
    assert [game.place_of(seat) for seat in range(2)] == ["administration_office"] * 2


@pytest.mark.rule("WE-7", "ES-163", "ES-161", "ES-165", "ES-167", "ES-DE-02")
def test_we_7_a_die_on_a_spell_is_used_in_the_next_players_turn() -> None:
    # given Mandy Thompson's upper task is done, and Haunted by a Shadowy Figure has a cultist in its frame
    game = Play("mandy_thompson", "bob_jenkins").museum("the_loading_dock", "haunted_by_a_shadowy_figure")
    game.monster("cultist", "haunted_by_a_shadowy_figure", 0).holds(0, "wither").at(0, "the_loading_dock").attempt()
    game.will_roll("peril", "lore", "lore", "lore", "lore", "lore").do("roll", "complete:0:0")

    # her roll completes the lower one and shows a terror that is not needed: she puts it on the spell first
    game.will_roll("peril", "investigation_3", "terror", "lore", "lore").do("roll", "use:wither", "secure:3")
    game.do("complete:1:1.2")
    assert len(game.events("resolved")) == 1
    assert "wither" in game.hand(0)

    # Bob Jenkins leaves the die where it is and rolls five, without a terror
    game.do("go:haunted_by_a_shadowy_figure")
    assert len(game.pool) == 5
    game.will_roll("peril", "lore", "lore", "lore", "lore").do("roll")

    # his peril and the terror of her spell complete the task
    game.do("complete:1:0.3")
    assert len(game.pool) == 4
    assert "wither" not in game.hand(0)
    assert kinds(game, "spell_over") == ["spell_over"]


@pytest.mark.rule("WE-8", "ES-140")
def test_we_8_two_locks_on_the_yellow_die() -> None:
    # given the Mythos card locked the yellow die, then the gala
    game = (
        Play("bob_jenkins").mythos("stars_align_above_black_clouds").mythos_next("personal_possessions").holds(0, "axe")
    )
    game.museum("gala_in_the_great_hall", "the_loading_dock").locked("gala_in_the_great_hall").midnight()

    # when the Mythos card is gone the die moves to the gala, and the axe is of no use
    assert (locked(game), board(game)["locks"]["yellow"]) == (["yellow"], ["adventure-gala_in_the_great_hall"])
    game.do("go:gala_in_the_great_hall")
    assert "use:axe" not in game.texts

    # when the gala is resolved too, the axe can add it
    game.will_roll("investigation_2", "lore", "peril", *["lore"] * 3).do("roll", "complete:0:0.1.2")
    game.will_roll("investigation_3", "lore", "lore").do("roll", "complete:1:3")
    assert locked(game) == []
    game.do("go:the_loading_dock", "use:axe")
    assert len(game.pool) == 7


@pytest.mark.rule("WE-9", "ES-137", "ES-138", "ES-139")
def test_we_9_three_ways_out() -> None:
    # given the Mythos card holds a green die, the gala the yellow one, a high priest the red one
    game = Play("bob_jenkins").mythos("warning_of_a_curse").mythos_next("personal_possessions").clock(2)
    game.museum("gala_in_the_great_hall", "ancient_relics").locked("gala_in_the_great_hall")
    game.adventure_deck_top("the_loading_dock").monster("high_priest", "ancient_relics", 0)
    game.at(0, "gala_in_the_great_hall").attempt()
    assert sorted(locked(game)) == ["green", "red", "yellow"]

    # the gala is resolved
    game.will_roll("investigation_2", "lore", "peril", "lore", "lore").do("roll", "complete:0:0.1.2")
    game.will_roll("investigation_3", "lore").do("roll", "complete:1:3")
    assert sorted(locked(game)) == ["green", "red"]

    # midnight brings a new Mythos card
    game.do("stay:entrance", "first_aid:sanity")
    assert locked(game) == ["red"]

    # the high priest is defeated and taken
    game.do("go:ancient_relics").will_roll("lore", "lore", "terror", "peril", "peril", "peril")
    game.do("roll", "complete:0:0.1.2")
    assert locked(game) == ["red"]
    game.do("give_up")
    assert locked(game) == []


@pytest.mark.rule("WE-10", "ES-110")
def test_we_10_no_change_is_given() -> None:
    # given a card worth two, and Ruby Standish, for whom a clue costs one
    game = Play("bob_jenkins", ancient_one="yig").holds(0, "ruby_standish").trophies(0, "the_curator").turn()
    # when
    game.do("stay:entrance", "buy:clue:ruby")
    # then one trophy of value is lost
    assert (game.game.clues, game.game.trophies[0]) == ([1], ())


@pytest.mark.rule("WE-10", "ES-110")
def test_we_10_a_monster_would_have_paid_exactly() -> None:
    # given
    game = Play("bob_jenkins", ancient_one="yig").holds(0, "ruby_standish").trophies(0, "the_curator", "maniac")
    game.turn().do("stay:entrance", "buy:clue:ruby")
    # when one or the other can be given
    assert (game.prompt, len(game.texts)) == ("pay_trophies", 2)
    game.do(game.texts[0])
    # then
    assert board(game)["seats"][0]["trophies"] == ["adventure-the_curator"]


@pytest.mark.rule("WE-11", "ES-204")
def test_we_11_an_empty_monster_task() -> None:
    # given an empty frame and one other task
    game = (
        Play("bob_jenkins")
        .museum("unnatural_habitat")
        .cup("maniac")
        .mythos_next("sightings_amid_stillness")
        .clock(3)
        .turn()
    )
    assert len(tasks(game, "unnatural_habitat")) == 1

    # when a monster appears it has only this place to go
    game.do("stay:entrance", "wait")
    assert game.monsters_on("unnatural_habitat") == ["maniac"]

    # then both must be completed
    assert tasks(game, "unnatural_habitat") == [["peril"], ["peril", "peril", "3"]]
    game.do("go:unnatural_habitat").will_roll("peril", "peril", "peril", "investigation_3", "lore", "lore")
    game.do("roll", "complete:1:0.1.3")
    assert game.events("resolved") == []
    game.will_roll("peril", "lore", "lore").do("roll", "complete:0:2")
    assert len(game.events("resolved")) == 1


@pytest.mark.rule("WE-12", "ES-205")
def test_we_12_a_full_monster_task() -> None:
    # given the first row of Ancient Relics is fully framed
    game = (
        Play("bob_jenkins")
        .museum("ancient_relics")
        .cup("maniac")
        .mythos_next("sightings_amid_stillness")
        .clock(3)
        .turn()
    )
    assert tasks(game, "ancient_relics") == [["lore", "3"], ["lore", "3"]]

    # when
    game.do("stay:entrance", "wait")

    # then the monster's requirements count instead, and there are as many tasks as before
    assert tasks(game, "ancient_relics") == [["peril"], ["lore", "3"]]
    game.do("go:ancient_relics").will_roll("lore", "investigation_3", "lore", "investigation_3", "peril", "terror")
    game.do("roll", "complete:1:0.1").will_roll("peril", "lore", "lore", "lore").do("roll", "complete:0:2")
    assert len(game.events("resolved")) == 1


@pytest.mark.rule("WE-13", "ES-206", "ES-217", "ES-218")
def test_we_13_a_partial_monster_task_in_an_adventure_that_fails() -> None:
    # given the framed investigation of Another Dimension holds a high priest, who needs three dice
    game = Play("bob_jenkins").worlds("another_dimension").monster("high_priest", "another_dimension", 0)
    game.at(0, "another_dimension").attempt()
    assert sorted(tasks(game, "another_dimension")[0]) == ["lore", "lore", "lore", "terror"]

    # four dice complete the first row
    game.will_roll("lore", "lore", "lore", "terror", "investigation_2", "peril").do("roll", "complete:0:0.1.2.3")
    assert len(game.pool) == 2

    # the other two fail, and so does the last
    game.will_roll("peril", "lore").do("roll", "discard:4")
    game.will_roll("investigation_1").do("roll", "discard:5")

    # the adventure has failed, the token is taken, and only then the penalties are suffered
    assert kinds(game, "failed", "monster_taken", "sanity_lost", "stamina_lost") == [
        "failed",
        "monster_taken",
        "sanity_lost",
        "stamina_lost",
    ]
    assert board(game)["seats"][0]["trophies"] == ["monster-high_priest"]
    assert (game.game.sanity, game.game.stamina) == ([3], [4])
    assert tasks(game, "another_dimension")[0] == ["lore", "1"]


@pytest.mark.rule("WE-14", "ES-234", "ES-235", "ES-236", "ES-239", "ES-240", "ES-242", "ES-OP-15")
def test_we_14_a_battle_against_cthulhu() -> None:
    # given Mandy Thompson with holy water, Harvey Walters whose maximum of stamina has fallen to one, nine o'clock
    game = Play("mandy_thompson", "harvey_walters", ancient_one="cthulhu").holds(0, "lamp_of_alhazred").clock(3)
    game.stamina(1, 1).given(lowered=(0, 0, 0, 2)).battle(doom=8)

    # she adds the red die and hits with three of seven
    game.will_roll(
        "terror", "lore", "peril", "investigation_1", "investigation_2", "investigation_3", "investigation_4"
    )
    game.do("use:lamp_of_alhazred")
    assert len(game.pool) == 7
    game.will_roll("investigation_1", "terror", "terror", "peril").do("complete:0:0.1.2")
    assert game.game.doom == 7

    # four dice miss
    assert len(game.pool) == 4
    assert not [text for text in game.texts if text.startswith("complete")]

    # one is discarded, and the last three hit: her pool is empty
    game.will_roll("terror", "lore", "wild").do("discard:3")
    game.do("complete:0:4.5.7")
    assert game.game.doom == 6
    assert len(game.events("attack_over")) == 1

    # midnight: Cthulhu attacks, and everybody lowers a maximum
    assert (game.prompt, game.asked) == ("lower_maximum", 0)
    game.do("lower:sanity")
    assert (game.prompt, game.asked) == ("lower_maximum", 1)
    game.do("lower:stamina")

    # Harvey Walters is devoured: two tokens, one for the attack and one for him
    assert [event.args["who"] for event in game.events("devoured")] == ["investigator-harvey_walters"]
    assert game.game.doom == 8
    assert board(game)["seats"][0]["max_sanity"] == 4
    assert board(game)["seats"][1]["out"]


@pytest.mark.rule("WE-15", "ES-011", "ES-013", "ES-015")
def test_we_15_the_table_after_setup() -> None:
    # given four players
    table: Table = miskatonic.new_table("elder_sign", seed=3, seats=4, options={"ancient_one": "cthulhu"})
    while table.choice and table.choice.prompt != "move":
        table.answer(table.choice.options[0])
    seen: Board = table.view(None)["board"]

    # then two rows of three Adventures are face up, the Ancient One and a Mythos card beside them
    assert len([card for card in seen["museum"] if card]) == 6
    assert seen["ancient_one"]
    assert seen["ancient_one"]["name"] == "ancient_one-cthulhu"
    assert seen["mythos"]

    # everybody has an investigator with tokens, at the entrance, and an area of their own
    assert len({seat["investigator"] for seat in seen["seats"]}) == 4
    assert all(seat["place"] == "place-entrance" for seat in seen["seats"])
    assert all(seat["sanity"] and seat["stamina"] and not seat["trophies"] for seat in seen["seats"])

    # and all decks, the cup, the clock and the eight dice are there
    assert all(seen["decks"].values())
    assert set(seen["decks"]) == {"adventure", "other_world", "common_item", "unique_item", "spell", "ally", "mythos"}
    assert seen["decks"]["adventure"] == len(CARDS.of_kind(ADVENTURE)) - 6
    assert seen["cup"] + seen["monsters_in_play"] == sum(not token.mask for token in MONSTERS)
    assert (seen["hour"], len(seen["dice"])) == (12, 8)

"""Chapter 3: golden rule, open information, and what is on the Ancient One's card (ES-019 … ES-024)."""

from typing import Any

import pytest

from miskatonic.games.elder_sign.board import Board
from tests.games.elder_sign import looks
from tests.games.elder_sign.play import Play

SIGNS_AND_TRACK = {
    "azathoth": (14, 12),
    "cthulhu": (13, 11),
    "hastur": (13, 11),
    "ithaqua": (11, 9),
    "nyarlathotep": (11, 9),
    "shub_niggurath": (12, 10),
    "yig": (10, 8),
    "yog_sothoth": (12, 10),
}
"""Elder Signs needed, spaces of the doom track."""


def board(game: Play, seat: int | None = None) -> Board:
    """What lies on the table for somebody to see."""
    seen: Board = game.table.view(seat)["board"]
    return seen


def place_monsters(game: Play) -> Play:
    """Monsters that appear are put anywhere."""
    while game.prompt == "place_monster":
        game.do("place…")
    return game


# --- ES-019: the golden rule ------------------------------------------------------------------------------------------


@pytest.mark.rule("ES-019")
@pytest.mark.parametrize(("who", "resolved"), [("amanda_sharpe", True), ("bob_jenkins", False)])
def test_es_019_amanda_sharpe_completes_two_tasks_with_one_roll(who: str, resolved: bool) -> None:
    # given a roll for both tasks of the card
    game = Play(who, "joe_diamond").museum("the_loading_dock").at(0, "the_loading_dock").attempt()
    game.will_roll("peril", "peril", "investigation_3", *("lore",) * 3).do("roll", "complete:0:0")

    # then her card prevails over one task per roll; anybody else has to roll again
    assert ("complete:1:1.2" in game.texts) == resolved
    if resolved:
        game.do("complete:1:1.2")
    assert len(game.events("resolved")) == resolved
    assert len(game.events("rolled")) == 1


@pytest.mark.rule("ES-019")
@pytest.mark.parametrize(("who", "dice"), [("sister_mary", 6), ("bob_jenkins", 5)])
def test_es_019_sister_mary_rolls_locked_dice(who: str, dice: int) -> None:
    # given
    game = Play(who, "joe_diamond").museum("did_you_hear_that", "the_archives").locked("did_you_hear_that")

    # when
    game.at(0, "the_archives").attempt()

    # then
    assert len(game.pool) == dice

    # when her turn is over the lock holds again for the others
    game.do("give_up", "go:the_archives")
    assert len(game.pool) == 5


@pytest.mark.rule("ES-019")
@pytest.mark.parametrize(("who", "monsters"), [("kate_winthrop", 0), ("bob_jenkins", 1)])
def test_es_019_no_monster_appears_on_kate_winthrops_turn(who: str, monsters: int) -> None:
    # given an adventure with a monster among its rewards
    game = Play(who, "joe_diamond").museum("the_writing_on_the_wall").at(0, "the_writing_on_the_wall").attempt()
    game.will_roll("lore", "peril", "investigation_3", *("terror",) * 3).do("roll", "complete:1:0.1.2")
    while game.prompt in ("reward_order", "place_monster"):
        game.do(game.texts[0])

    # then
    assert len(game.events("resolved")) == 1
    assert len(game.game.monsters) == monsters


# --- ES-020: what is open ---------------------------------------------------------------------------------------------


@pytest.mark.rule("ES-020")
def test_es_020_all_cards_of_the_players_are_open() -> None:
    # given
    game = Play("bob_jenkins", "mandy_thompson").holds(0, "axe", "wither").holds(1, "duke").clues(1, 3)
    game.trophies(1, "lights_out", "maniac").turn()

    # then everybody sees the same, and a spectator too
    assert board(game, 0) == board(game, 1) == board(game, None)
    seats = board(game, 1)["seats"]
    assert seats[0]["hand"] == ["common_item-axe", "spell-wither"]
    assert seats[1]["hand"] == ["ally-duke"]
    assert (seats[1]["clues"], seats[1]["trophies"]) == (3, ["adventure-lights_out", "monster-maniac"])


@pytest.mark.rule("ES-020")
def test_es_020_the_order_of_decks_and_cup_is_hidden() -> None:
    # given
    game = Play("bob_jenkins", "mandy_thompson").turn()
    seen = game.table.view(0)

    # when somebody secretly turned every deck upside down
    game.game.decks = [tuple(reversed(deck)) for deck in game.game.decks]
    game.game.cup = tuple(reversed(game.game.cup))

    # then nobody could tell
    assert game.table.view(0) == seen


@pytest.mark.rule("ES-020")
def test_es_020_what_is_dealt_anew_is_only_what_nobody_knows() -> None:
    # given Bob has used two items, which went to the bottom of their deck in view of all
    game = Play("bob_jenkins", "mandy_thompson").holds(0, "food", "old_journal").stamina(0, 1).turn()
    game.do("use:food", "use:old_journal")
    deck = game.game.decks[2]

    # when somebody thinks about what might come
    worlds: list[Any] = [game.table.determinised(1, seed).state for seed in range(20)]
    decks = {world.decks[2] for world in worlds}

    # then those two are always the last, everything above may be anywhere
    assert {dealt[:2] for dealt in decks} == {deck[:2]}
    assert len({dealt[-1] for dealt in decks}) > 3
    assert all(sorted(dealt) == sorted(deck) for dealt in decks)


# --- ES-021, ES-022: signs and doom track -----------------------------------------------------------------------------


@pytest.mark.rule("ES-021")
@pytest.mark.parametrize("ancient_one", SIGNS_AND_TRACK)
def test_es_021_the_number_of_signs_is_on_its_card(ancient_one: str) -> None:
    # given one sign less than needed, and an adventure that gives one
    needed = SIGNS_AND_TRACK[ancient_one][0]
    game = Play("joe_diamond", ancient_one=ancient_one).museum("gala_in_the_great_hall").signs(needed - 2)
    assert looks.ancient_one(game.at(0, "gala_in_the_great_hall").attempt())["signs_needed"] == needed

    # when it is resolved with one sign too few, the game goes on
    game.will_roll("investigation_3", *("peril",) * 5).do("roll", "complete:1:0")
    game.will_roll("investigation_2", "lore", "peril", "peril", "peril").do("roll", "complete:0:1.2.3")
    assert (game.game.signs, game.won) == (needed - 1, None)

    # when one more comes
    game = Play("joe_diamond", ancient_one=ancient_one).museum("gala_in_the_great_hall").signs(needed - 1)
    game.at(0, "gala_in_the_great_hall").attempt()
    game.will_roll("investigation_3", *("peril",) * 5).do("roll", "complete:1:0")
    game.will_roll("investigation_2", "lore", "peril", "peril", "peril").do("roll", "complete:0:1.2.3")

    # then it is sealed
    assert game.won == "sealed"


@pytest.mark.rule("ES-022")
@pytest.mark.parametrize("ancient_one", SIGNS_AND_TRACK)
def test_es_022_two_kinds_of_spaces(ancient_one: str) -> None:
    # given
    track = looks.ancient_one(Play("joe_diamond", ancient_one=ancient_one).turn())["track"]
    assert len(track) == SIGNS_AND_TRACK[ancient_one][1]
    assert set(track) == {"doom", "monster"}

    # when a token is put on a space, any but the last
    for filled, space in enumerate(track[:-1]):
        game = Play("joe_diamond", ancient_one=ancient_one).doom(filled).mythos_next("keep_your_friends_close")
        place_monsters(game.midnight())

        # then a monster appears if its symbol is there
        assert game.game.doom == filled + 1
        assert len(game.game.monsters) == (space == "monster")


# --- ES-023: special abilities ----------------------------------------------------------------------------------------


@pytest.mark.rule("ES-023")
@pytest.mark.parametrize(("ancient_one", "price"), [("hastur", 3), ("yig", 2)])
def test_es_023_its_ability_is_in_force_from_the_first_turn(ancient_one: str, price: int) -> None:
    # given Hastur makes everything at the entrance dearer
    game = Play("bob_jenkins", ancient_one=ancient_one).trophies(0, "lights_out", "maniac").turn().do("stay:entrance")
    assert game.option("buy:clue").args["count"] == price


@pytest.mark.rule("ES-023")
@pytest.mark.parametrize("ancient_one", ["cthulhu", "yig"])
@pytest.mark.parametrize("battle", [False, True])
def test_es_023_and_in_the_battle_too(ancient_one: str, battle: bool) -> None:
    # given Cthulhu takes a sanity from whoever casts a spell
    game = Play("bob_jenkins", "joe_diamond", ancient_one=ancient_one).holds(0, "heal").sanity(0, 2).stamina(0, 2)
    if battle:
        game.battle()
    else:
        game.turn()

    # when Bob is healed by one point of each
    game.do("use:heal")

    # then
    assert (game.game.sanity[0], game.game.stamina[0]) == (3 - (ancient_one == "cthulhu"), 3)


@pytest.mark.rule("ES-023")
@pytest.mark.parametrize(("ancient_one", "terrors"), [("shub_niggurath", 1), ("hastur", 0)])
def test_es_023_shub_niggurath_makes_every_monster_worse(ancient_one: str, terrors: int) -> None:
    game = Play("bob_jenkins", ancient_one=ancient_one).museum("the_archives").monster("maniac", "the_archives")
    tasks = looks.in_play(game.turn())[0]["tasks"]
    needs = [task["requirements"] for task in tasks if task["monster"]]
    assert needs == [[{"symbols": ["peril"]}], *[[{"symbols": ["terror"]}]] * terrors]


# --- ES-024: combat task and attack -----------------------------------------------------------------------------------


@pytest.mark.rule("ES-024")
def test_es_024_asleep_it_neither_attacks_nor_can_be_attacked() -> None:
    # given Hastur asleep, with doom on the track
    game = Play("bob_jenkins", "joe_diamond").doom(5).clock(3).mythos_next("personal_possessions").turn()
    assert not [text for text in game.texts if not text.startswith(("go:", "stay:"))]

    # when midnight strikes
    game.do("stay:entrance", "wait")

    # then a Mythos card is drawn, nobody is attacked
    assert len(game.events("mythos")) == 1
    assert game.events("ancient_one_attacks") == []
    assert (game.game.sanity, game.game.doom) == ([4, 4], 5)


@pytest.mark.rule("ES-024")
def test_es_024_awake_its_task_removes_doom_and_it_attacks_at_midnight() -> None:
    # given Hastur awake (investigation 1, lore, terror), the hand on IX
    game = Play("bob_jenkins", "joe_diamond").clock(3)
    game.will_roll("lore", "terror", "investigation_3", *("peril",) * 3).battle()
    assert game.game.doom == 11

    # when Bob hits it once and loses his other dice, one after another
    game.will_roll(*("peril", "peril", "lore")).do("complete:0:0.1.2")
    assert game.game.doom == 10
    game.will_roll("peril", "lore").do("discard:3").will_roll("peril").do("discard:4")

    # then midnight is an attack: two sanity of each investigator
    assert len(game.events("ancient_one_attacks")) == 1
    assert game.events("mythos") == []
    assert game.game.sanity == [2, 2]
    assert (game.asked, game.game.doom) == (1, 10)


@pytest.mark.rule("ES-024")
@pytest.mark.parametrize("ancient_one", SIGNS_AND_TRACK)
def test_es_024_without_a_combat_task_there_is_no_battle(ancient_one: str) -> None:
    # given one token is missing on the track, and investigators who can pay what Yig asks for
    game = Play("bob_jenkins", "joe_diamond", ancient_one=ancient_one).doom(SIGNS_AND_TRACK[ancient_one][1] - 1)
    game.museum("mysterious_tome").at(0, "mysterious_tome").holds(0, "axe", "wither", "necronomicon").attempt()

    # when it comes
    game.do("give_up")
    if ancient_one == "yig":
        game.do("pay_up")

    # then Azathoth, who has none, is the end; the others can be fought
    assert game.lost == ("azathoth" if ancient_one == "azathoth" else None)
    combat = looks.ancient_one(game)["combat"]
    assert bool(combat) == (ancient_one != "azathoth")
    if combat:
        assert looks.ancient_one(game)["awake"]
        assert game.prompt == "rolled", "the first attack has begun"

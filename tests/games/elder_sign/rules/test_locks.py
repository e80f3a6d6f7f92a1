"""Chapter 22: what locks dice, which ones, and for how long (ES-134 … ES-140)."""

import pytest

from miskatonic.games.elder_sign.rows.adventures import CARDS
from miskatonic.games.elder_sign.rows.card import HAND
from miskatonic.games.elder_sign.rows.dice import COLOURS, RED, YELLOW
from miskatonic.games.elder_sign.rows.monsters import MONSTERS
from miskatonic.games.elder_sign.rows.mythos import MYTHOS
from miskatonic.games.elder_sign.state import DISCARDED, FOCUSED, HELPER, LOCKED, ON_SPELL, ON_TASK, POOL
from tests.games.elder_sign.play import CARD, FACE, Play
from tests.games.elder_sign.rules.seen import (
    failed_roll,
    locked,
    locks,
    offers,
    places,
    play,
    terror_shop,
)


def held_by_card(game: Play, colour: str, card: str) -> Play:
    """A card in play holds a lock on a die of this colour, though none is printed on it."""
    number = COLOURS.index(colour)
    game.game.locks[number] += (CARD[card],)
    game.game.dice[{"green": 5, "yellow": YELLOW, "red": RED}[colour]] = LOCKED
    return game


def resolve_the_loading_dock(game: Play) -> Play:
    """The Loading Dock is resolved with six green dice."""
    game.will_roll("peril", "lore", "lore", "lore", "lore", "lore").do("roll", "complete:0:0")
    return game.will_roll("peril", "investigation_3", "lore", "lore", "lore").do("roll", "complete:1:1.2")


# --- Coming and taking ------------------------------------------------------------------------------------------------


@pytest.mark.rule("ES-134")
def test_es_134_what_carries_a_lock() -> None:
    adventures = {card.id: card.locks for card in CARDS if card.locks}
    mythos = {card.id: card.locks for card in MYTHOS if card.locks}
    monsters = {monster.id: monster.locks for monster in MONSTERS if monster.locks}
    assert adventures == {
        "did_you_hear_that": ("green",),
        "gala_in_the_great_hall": ("yellow",),
        "we_need_to_find_help": ("red",),
    }
    assert mythos == {
        "warning_of_a_curse": ("green",),
        "stars_align_above_black_clouds": ("yellow",),
        "warning_of_a_dark_prison": ("red",),
    }
    assert monsters == {
        "elder_thing": ("green",),
        "haunter_of_the_dark": ("green",),
        "dark_young": ("yellow",),
        "high_priest": ("red",),
        "the_dark_pharaoh": ("red",),
    }


@pytest.mark.rule("ES-134", "ES-135")
@pytest.mark.parametrize(
    ("card", "colour"),
    [("did_you_hear_that", "green"), ("gala_in_the_great_hall", "yellow"), ("we_need_to_find_help", "red")],
)
def test_es_134_an_adventure_locks_when_it_is_laid_open(card: str, colour: str) -> None:
    # given it is the next Adventure
    game = Play("joe_diamond", "mandy_thompson").museum("the_loading_dock").adventure_deck_top(card)
    game.at(0, "the_loading_dock").attempt()
    assert locked(game) == {"green": 0, "yellow": 0, "red": 0}

    # when it replaces a resolved one
    resolve_the_loading_dock(game)

    # then
    assert locked(game) == {"green": 0, "yellow": 0, "red": 0, colour: 1}
    assert locks(game, colour) == [card]


@pytest.mark.rule("ES-134", "ES-135")
@pytest.mark.parametrize(
    ("card", "colour"),
    [
        ("warning_of_a_curse", "green"),
        ("stars_align_above_black_clouds", "yellow"),
        ("warning_of_a_dark_prison", "red"),
    ],
)
def test_es_134_a_mythos_card_locks_when_it_is_drawn(card: str, colour: str) -> None:
    game = Play("joe_diamond", "mandy_thompson").mythos_next(card).midnight()
    assert locked(game) == {"green": 0, "yellow": 0, "red": 0, colour: 1}
    assert locks(game, colour) == [card]


@pytest.mark.rule("ES-134", "ES-135")
@pytest.mark.parametrize(
    ("monster", "colour"), [("elder_thing", "green"), ("dark_young", "yellow"), ("high_priest", "red")]
)
def test_es_134_a_monster_locks_when_it_appears(monster: str, colour: str) -> None:
    # given only this one is in the cup, and one monster task is free
    game = Play("joe_diamond", "mandy_thompson").museum("unnatural_habitat").mythos("a_heavy_burden")
    game.cup(monster)

    # when the Mythos card brings a monster
    game.mythos_next("sudden_terror").midnight()

    # then
    assert game.monsters_on("unnatural_habitat") == [monster]
    assert locked(game) == {"green": 0, "yellow": 0, "red": 0, colour: 1}
    assert locks(game, colour) == [monster]


@pytest.mark.rule("ES-135", "ES-OP-07")
def test_es_135_in_the_middle_of_an_attempt_the_active_player_picks_a_die_of_the_pool() -> None:
    # given a card on which terror brings a monster that locks a green die
    game = Play("joe_diamond", "mandy_thompson").museum("when_night_falls").cup("elder_thing")
    game.at(0, "when_night_falls").attempt()
    game.will_roll("terror", "peril", "lore", "lore", "lore", "lore").do("roll", "fail")

    # then the player is asked which die it takes, before one is discarded
    assert (game.asked, game.prompt, offers(game, "lock")) == (0, "lock", ["lock:0", "lock:1", "lock:2"])

    # when
    game.do("lock:1")

    # then it is out of the pool
    assert game.pool == ["terror", "lore", "lore", "lore", "lore"]
    assert (locked(game)["green"], game.prompt) == (1, "discard_die")


@pytest.mark.rule("ES-135", "ES-OP-07")
def test_es_135_the_pool_comes_before_markers_spells_discards_and_tasks() -> None:
    # given a die on a spell, one on a task, one discarded, one focused and two to roll
    game = Play("joe_diamond").museum("when_night_falls").holds(0, "wither").on_spell(0, "wither", "lore")
    game.cup("elder_thing").at(0, "when_night_falls").attempt()
    game.will_roll("terror", "peril", "peril", "peril", "peril").do("roll", "complete:1:1")
    failed_roll(game, "peril", "peril", "investigation_1", "investigation_2")
    game.do("focus:2").will_roll("terror", "investigation_1").do("roll")
    assert sorted(places(game, "green")) == ["discarded", "focused", "pool", "pool", "spell", "task"]

    # when the monster comes
    game.do("fail")

    # then one of the two is to be taken
    assert (game.prompt, offers(game, "lock")) == ("lock", ["lock:3", "lock:4"])


@pytest.mark.rule("ES-135", "ES-OP-07")
@pytest.mark.parametrize(
    ("dice", "taken"),
    [
        (["task", "discarded", "spell", "focused", "discarded", "task"], 3),
        (["task", "discarded", "spell", "helper", "discarded", "task"], 3),
        (["task", "discarded", "spell", "discarded", "task", "task"], 2),
        (["task", "task", "discarded", "task", "task", "task"], 2),
        (["task", "task", "task", "task", "task", "task"], 0),
    ],
    ids=["own marker", "helper's marker", "spell", "discarded", "task"],
)
def test_es_135_then_a_marker_then_a_spell_then_the_discarded_then_tasks(dice: list[str], taken: int) -> None:
    # given no green die in the pool, only the yellow and the red one, and an Alien Statue that can show terror
    game = terror_shop().holds(0, "wither", "alien_statue").cup("elder_thing")
    spell = ON_SPELL + HAND.number("wither")
    number = {"task": ON_TASK, "discarded": DISCARDED, "focused": FOCUSED, "helper": HELPER + 1, "spell": spell}
    game.given(dice=[*(number[place] for place in dice), POOL, POOL]).attempt()
    game.given(faces=[FACE["lore"]] * 6 + [0, 0])
    game.will_roll("peril", "lore").do("roll", "use:alien_statue", "turn:6:terror")

    # when the monster comes that locks a green die
    game.do("fail")

    # then
    assert [die for die, place in enumerate(places(game, "green")) if place == "locked"] == [taken]
    expected = list(dice)
    expected[taken] = "locked"
    assert places(game, "green") == expected


@pytest.mark.rule("ES-135", "ES-124")
@pytest.mark.parametrize("where", ["pool", "focused", "helper", "discarded", "task", "spell"])
def test_es_135_the_yellow_die_is_taken_from_wherever_it_is(where: str) -> None:
    # given the yellow die in the attempt
    game = terror_shop().holds(0, "axe", "wither").cup("dark_young").attempt().do("use:axe")
    if where == "task":
        game.will_roll(*["peril"] * 6, "investigation_3").do("roll", "complete:0:6")
    elif where == "spell":
        game.will_roll(*["peril"] * 6, "lore").do("roll", "use:wither", "secure:6")
        play(game, "discard peril")
    elif where != "pool":
        game.will_roll(*["peril"] * 6, "lore").do("roll")
        play(game, "discard lore" if where == "discarded" else "discard peril")
        game.do(*{"focused": ["focus:6"], "helper": ["ask:1:6", "help"], "discarded": []}[where])
    count = game.pool.count("peril") if where != "pool" else 6

    # when the monster comes that locks it
    game.will_roll("terror", *["peril"] * (count - 1), *["lore"] * (where == "pool")).do("roll", "fail")

    # then
    assert game.monsters_on("the_gift_shop") == ["dark_young"]
    assert places(game, "yellow") == ["locked"]
    assert len(game.pool) == count


@pytest.mark.rule("ES-135")
def test_es_135_a_task_stays_completed_when_its_die_is_taken() -> None:
    # given the upper task was completed with the yellow die, and that die is locked now
    game = terror_shop().holds(0, "axe").cup("dark_young").attempt().do("use:axe")
    game.will_roll(*["peril"] * 6, "investigation_3").do("roll", "complete:0:6")
    game.will_roll("terror", *["peril"] * 5).do("roll", "fail")
    assert places(game, "yellow") == ["locked"]

    # when the lower task can be completed
    play(game, "discard terror").will_roll("lore", "investigation_3", "peril", "peril", "peril").do("roll")

    # then the order does not forbid it
    assert any(text.startswith("complete:1:") for text in game.texts)


# --- Being locked -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ES-136")
@pytest.mark.parametrize("seat", [0, 1])
def test_es_136_a_locked_green_die_is_missing_in_everybodys_pool(seat: int) -> None:
    game = Play("joe_diamond", "mandy_thompson").mythos("warning_of_a_curse").at(seat, "the_loading_dock")
    game.attempt(seat)
    assert len(game.pool) == 5
    assert locked(game)["green"] == 1


@pytest.mark.rule("ES-136")
@pytest.mark.parametrize(
    ("mythos", "item", "die"),
    [("stars_align_above_black_clouds", "axe", "yellow"), ("warning_of_a_dark_prison", "lamp_of_alhazred", "red")],
)
def test_es_136_no_item_adds_a_locked_die(mythos: str, item: str, die: str) -> None:
    # given the die is free
    game = Play("joe_diamond", "mandy_thompson").holds(0, item).at(0, "the_loading_dock").attempt()
    assert f"use:{item}" in game.texts

    # given it is locked
    game = Play("joe_diamond", "mandy_thompson").mythos(mythos).holds(0, item).at(0, "the_loading_dock").attempt()

    # then
    assert f"use:{item}" not in game.texts
    assert ("use", "die_locked") in game.barred
    assert places(game, die) == ["locked"]
    # and it is said of the item, as nobody else could use the die anyway
    [barred] = [one for one in game.refusals if one.reason == "die_locked"]
    assert barred.args["card"].endswith(item)
    game = Play("joe_diamond", "mandy_thompson").mythos(mythos).at(0, "the_loading_dock").attempt()
    assert ("use", "die_locked") not in game.barred


@pytest.mark.rule("ES-136")
def test_es_136_an_item_for_both_dice_adds_the_one_that_is_free() -> None:
    # given
    game = (
        Play("joe_diamond")
        .mythos("stars_align_above_black_clouds")
        .holds(0, "ruby_of_rlyeh")
        .at(0, "the_loading_dock")
        .attempt()
    )

    # when
    game.do("use:ruby_of_rlyeh")

    # then
    assert (places(game, "yellow"), places(game, "red"), len(game.pool)) == (["locked"], ["pool"], 7)


@pytest.mark.rule("ES-136")
def test_es_136_the_end_of_a_turn_does_not_free_it() -> None:
    # given
    game = Play("joe_diamond", "mandy_thompson").mythos("warning_of_a_curse").at(0, "the_loading_dock").attempt()

    # when
    game.do("give_up", "go:the_loading_dock")

    # then
    assert (game.asked, len(game.pool)) == (1, 5)


# --- Three ways out ---------------------------------------------------------------------------------------------------


def hear_that() -> Play:
    """Did You Hear That? is face up and has locked a green die; no monster is in the cup."""
    game = Play("joe_diamond", "mandy_thompson").museum("did_you_hear_that", "the_loading_dock")
    return game.locked("did_you_hear_that").at(0, "did_you_hear_that").cup()


@pytest.mark.rule("ES-137")
def test_es_137_an_adventure_frees_its_die_when_it_is_resolved() -> None:
    # given
    game = hear_that().attempt()
    assert len(game.pool) == 5

    # when
    game.will_roll("peril", "lore", "lore", "lore", "lore").do("roll", "complete:0:0")
    game.will_roll("peril", "peril", "lore", "lore").do("roll", "complete:1:1.2")

    # then
    assert (locked(game)["green"], locks(game, "green")) == (0, [])
    game.do("go:the_loading_dock")
    assert len(game.pool) == 6


@pytest.mark.rule("ES-137")
def test_es_137_failing_does_not_free_it() -> None:
    # given one task done
    game = hear_that().attempt()
    game.will_roll("peril", "lore", "lore", "lore", "lore").do("roll", "complete:0:0")

    # when
    game.do("give_up")

    # then
    assert (locked(game)["green"], locks(game, "green")) == (1, ["did_you_hear_that"])


@pytest.mark.rule("ES-137")
def test_es_137_beating_a_monster_on_the_card_does_not_free_it() -> None:
    # given a monster on it
    game = Play("joe_diamond", "mandy_thompson").museum("did_you_hear_that", "the_loading_dock")
    game.locked("did_you_hear_that").monster("maniac", "did_you_hear_that", 0).at(0, "did_you_hear_that").attempt()

    # when it is beaten, and the rest given up
    game.will_roll("peril", "lore", "lore", "lore", "lore").do("roll", "complete:0:0", "give_up")

    # then
    assert [event.args["monster"] for event in game.events("monster_taken")] == ["monster-maniac"]
    assert locks(game, "green") == ["did_you_hear_that"]
    assert locked(game)["green"] == 1


@pytest.mark.rule("ES-137")
def test_es_137_an_other_world_frees_its_die_too() -> None:
    # given an Other World that holds the yellow die
    game = held_by_card(Play("joe_diamond", "mandy_thompson").worlds("the_dreamlands"), "yellow", "the_dreamlands")
    game.at(0, "the_dreamlands").attempt()

    # when it is resolved
    game.will_roll("peril", "lore", "investigation_3", "lore", "lore", "lore").do("roll", "complete:0:0.1.2")

    # then
    assert (places(game, "yellow"), locks(game, "yellow")) == (["supply"], [])


@pytest.mark.rule("ES-137")
def test_es_137_the_new_card_may_lock_the_die_at_once() -> None:
    # given a Loading Dock that holds a green die, and the next Adventure locks one too
    game = held_by_card(Play("joe_diamond").museum("the_loading_dock"), "green", "the_loading_dock")
    game.adventure_deck_top("did_you_hear_that").at(0, "the_loading_dock").attempt()

    # when
    game.will_roll("peril", "lore", "lore", "lore", "lore").do("roll", "complete:0:0")
    game.will_roll("peril", "investigation_3", "lore", "lore").do("roll", "complete:1:1.2")

    # then
    assert (locked(game)["green"], locks(game, "green")) == (1, ["did_you_hear_that"])


@pytest.mark.rule("ES-138")
@pytest.mark.parametrize(
    ("mythos", "colour"),
    [
        ("warning_of_a_curse", "green"),
        ("stars_align_above_black_clouds", "yellow"),
        ("warning_of_a_dark_prison", "red"),
    ],
)
def test_es_138_a_mythos_card_frees_its_die_when_a_new_one_is_drawn(mythos: str, colour: str) -> None:
    # given it is six o'clock
    game = Play("joe_diamond", "mandy_thompson").mythos(mythos).mythos_next("personal_possessions").clock(2).turn()

    # when a turn goes by
    game.do("stay:entrance", "wait")

    # then not yet
    assert locked(game)[colour] == 1

    # when midnight comes
    game.do("stay:entrance", "wait")

    # then
    assert (locked(game)[colour], locks(game, colour)) == (0, [])


@pytest.mark.rule("ES-138")
def test_es_138_the_new_card_may_lock_the_same_die_at_once() -> None:
    # given
    game = (
        Play("joe_diamond", "mandy_thompson")
        .mythos("stars_align_above_black_clouds")
        .museum("gala_in_the_great_hall")
        .locked("gala_in_the_great_hall")
        .mythos_next("warning_of_a_curse")
        .midnight()
    )

    # then the die goes from the old card to the next lock
    assert (places(game, "yellow"), locks(game, "yellow")) == (["locked"], ["gala_in_the_great_hall"])


@pytest.mark.rule("ES-139", "ES-DE-17")
def test_es_139_a_monster_frees_its_die_when_its_token_is_taken() -> None:
    # given a monster that locks the yellow die, and an item that could add it
    game = Play("joe_diamond", "mandy_thompson").museum("unnatural_habitat").holds(0, "axe")
    game.monster("dark_young", "unnatural_habitat", 0).at(0, "unnatural_habitat").attempt()

    # when its task is completed
    game.will_roll("peril", "peril", "lore", "lore", "lore", "lore").do("roll", "complete:0:0.1")

    # then the die is not available for the rest of the attempt
    assert "use:axe" not in game.texts
    assert places(game, "yellow") == ["locked"]

    # when the attempt is over, even by failure
    game.do("give_up")

    # then
    assert (places(game, "yellow"), locks(game, "yellow")) == (["supply"], [])


@pytest.mark.rule("ES-139")
def test_es_139_beaten_with_an_item_at_the_end_of_the_action_phase_as_well() -> None:
    # given
    game = Play("joe_diamond", "mandy_thompson").museum("unnatural_habitat", "the_loading_dock").holds(0, "dynamite")
    game.monster("elder_thing", "unnatural_habitat", 0).turn()

    # when it is blown up before the attempt
    game.do("use:dynamite", "go:the_loading_dock")

    # then its die is still missing
    assert len(game.pool) == 5

    # when the turn is over
    game.do("give_up", "go:the_loading_dock")

    # then the next player rolls six
    assert len(game.pool) == 6


# --- Several locks ----------------------------------------------------------------------------------------------------


def gala_and_dark_young() -> Play:
    """First the Gala has locked the yellow die, then the Dark Young came; all green dice are free."""
    game = Play("joe_diamond", "mandy_thompson").museum("gala_in_the_great_hall", "unnatural_habitat")
    return game.locked("gala_in_the_great_hall").monster("dark_young", "unnatural_habitat", 0)


def resolve_the_gala(game: Play) -> Play:
    """Both tasks of the Gala."""
    game.will_roll("investigation_2", "lore", "peril", "peril", "peril", "peril").do("roll", "complete:0:0.1.2")
    return game.will_roll("investigation_3", "peril", "peril").do("roll", "complete:1:3")


@pytest.mark.rule("ES-140")
def test_es_140_freed_from_the_first_the_die_goes_to_the_next() -> None:
    # given
    game = gala_and_dark_young().holds(1, "dynamite").at(0, "gala_in_the_great_hall").attempt()
    assert locks(game, "yellow") == ["gala_in_the_great_hall", "dark_young"]

    # when the first lock ends
    resolve_the_gala(game)

    # then the die is not free
    assert (places(game, "yellow"), locks(game, "yellow")) == (["locked"], ["dark_young"])

    # when the second ends
    game.do("use:dynamite", "stay:entrance", "wait")

    # then it is
    assert (places(game, "yellow"), locks(game, "yellow")) == (["supply"], [])


@pytest.mark.rule("ES-140")
def test_es_140_a_later_lock_that_ends_first_just_leaves_the_queue() -> None:
    # given
    game = gala_and_dark_young().holds(0, "dynamite").at(1, "gala_in_the_great_hall").turn()

    # when the second lock ends first
    game.do("use:dynamite", "stay:entrance", "wait")

    # then the die stays with the first
    assert (places(game, "yellow"), locks(game, "yellow")) == (["locked"], ["gala_in_the_great_hall"])

    # when that one ends
    resolve_the_gala(game.do("stay:gala_in_the_great_hall"))

    # then
    assert (places(game, "yellow"), locks(game, "yellow")) == (["supply"], [])


@pytest.mark.rule("ES-140")
def test_es_140_a_lock_in_play_later_waits_behind_the_others() -> None:
    # given the yellow die is locked twice
    game = gala_and_dark_young().cup().mythos_next("stars_align_above_black_clouds", "personal_possessions")

    # when the Mythos card locks it once more
    game.midnight()

    # then
    assert locks(game, "yellow") == ["gala_in_the_great_hall", "dark_young", "stars_align_above_black_clouds"]
    assert places(game, "yellow") == ["locked"]


@pytest.mark.rule("ES-140")
def test_es_140_green_locks_each_hold_a_die_of_their_own() -> None:
    # given an Adventure, the Mythos card and a monster that lock a green die each
    game = Play("joe_diamond").museum("did_you_hear_that", "unnatural_habitat", "the_loading_dock")
    game.locked("did_you_hear_that").mythos("warning_of_a_curse").monster("elder_thing", "unnatural_habitat", 0)
    game.at(0, "the_loading_dock").attempt()

    # then
    assert (locked(game)["green"], len(game.pool)) == (3, 3)


@pytest.mark.rule("ES-140")
@pytest.mark.parametrize(("others", "left"), [(6, 6), (5, 5), (4, 4)])
def test_es_140_only_the_seventh_green_lock_waits(others: int, left: int) -> None:
    # given the Mythos card locked the first green die, and so many locks came after it
    museum = ["ancient_relics", "the_loading_dock", "lights_out", "koi_pond", "the_archives", "medusa_exhibit"]
    game = Play("joe_diamond").museum(*museum).mythos("warning_of_a_curse").mythos_next("personal_possessions")
    for card in museum[:others]:
        game.game.locks[0] += (CARD[card],)
    count = min(6, 1 + others)
    game.given(dice=[LOCKED] * count + [0] * (8 - count))

    # when the first lock ends
    game.midnight()

    # then the seventh takes over, the others keep what they have
    assert (locked(game)["green"], len(locks(game, "green"))) == (left, others)

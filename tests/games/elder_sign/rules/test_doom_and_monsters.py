"""The doom track (ES-198 … ES-201), monsters (ES-202 … ES-213), and how they are beaten (ES-214 … ES-222)."""

import pytest

from miskatonic.games.elder_sign.rows.dice import Colour
from miskatonic.games.elder_sign.rows.monsters import MONSTERS
from miskatonic.kernel import seeded
from tests.games.elder_sign.looks import ancient_one, board, tasks
from tests.games.elder_sign.play import Play
from tests.games.elder_sign.rules.seen import kinds


def locked(game: Play) -> list[str]:
    """The colours of the dice that are locked."""
    return [die["colour"] for die in board(game)["dice"] if die["place"] == "locked"]


def won(game: Play, seat: int = 0) -> list[str]:
    """A player's trophies."""
    return [name.partition("-")[2] for name in board(game)["seats"][seat]["trophies"]]


NO_FRAMES = ("the_loading_dock", "the_key_to_the_beyond", "administration_office")
"""Adventures without a monster task."""


# --- ES-198 to ES-201: the doom track ---------------------------------------------------------------------------------


@pytest.mark.rule("ES-198")
def test_es_198_tokens_fill_the_track_space_by_space() -> None:
    # given two tokens on a track whose third space shows a monster
    game = Play("bob_jenkins").doom(2).cup("cultist", "cultist").mythos_next("a_heavy_burden").midnight()
    # when two more are added, the first of them brings a monster, the second goes to the space after it
    assert (game.prompt, ancient_one(game)["doom"]) == ("place_monster", 3)
    game.do("place:ancient_relics:0")
    # then
    assert ancient_one(game)["doom"] == 4
    assert [event.args["count"] for event in game.events("doom_added")] == [3, 4]
    assert len(game.events("monster_appeared")) == 1


@pytest.mark.rule("ES-199")
@pytest.mark.parametrize("space", range(1, 11))
def test_es_199_only_a_space_with_a_monster_makes_one_appear(space: int) -> None:
    # given the track of Hastur
    game = Play("bob_jenkins").doom(space - 1).cup("cultist").mythos_next("esoteric_devices")
    # when the next token is put down
    game.midnight()
    # then
    assert (game.prompt == "place_monster") == (space in (3, 6, 7, 9, 10))


@pytest.mark.rule("ES-199")
def test_es_199_the_token_of_a_penalty_does_it_too() -> None:
    game = Play("bob_jenkins").doom(2).cup("cultist").at(0, "riot_in_the_streets").attempt().do("give_up")
    assert (game.game.doom, game.prompt) == (3, "place_monster")


@pytest.mark.rule("ES-199", "ES-175")
def test_es_199_and_the_token_of_a_devoured_investigator() -> None:
    # given
    game = Play("bob_jenkins", "dexter_drake").doom(2).cup("cultist").sanity(0, 1).at(0, "ancient_relics").attempt()
    # when the penalty of one sanity devours Bob Jenkins
    game.do("give_up")
    # then
    assert game.events("devoured")
    assert (game.game.doom, game.prompt, game.asked) == (3, "place_monster", 0)


@pytest.mark.rule("ES-199", "ES-019")
def test_es_199_not_in_the_turn_of_kate_winthrop() -> None:
    # given
    game = Play("kate_winthrop", "bob_jenkins").doom(2).cup("cultist").at(0, "riot_in_the_streets").attempt()
    # when
    game.do("give_up")
    # then the token lies there, but no monster came
    assert (game.game.doom, len(game.game.monsters), game.prompt) == (3, 0, "move")


@pytest.mark.rule("ES-200", "ES-223")
def test_es_200_the_last_space_wakes_the_ancient_one() -> None:
    # given the eleven spaces of Hastur are filled but for one, or two
    awake, asleep = (
        Play("bob_jenkins").doom(doom).at(0, "riot_in_the_streets").attempt().do("give_up") for doom in (10, 9)
    )
    # then
    assert (awake.game.doom, ancient_one(awake)["awake"]) == (11, True)
    assert (asleep.game.doom, ancient_one(asleep)["awake"]) == (10, False)


@pytest.mark.rule("ES-201")
def test_es_201_the_last_sign_beats_the_last_token_of_the_same_moment() -> None:
    # given one sign and one token are missing
    game = Play("bob_jenkins").signs(12).doom(10).worlds("the_dreamlands").at(0, "the_dreamlands")
    game.museum("the_loading_dock").attempt()
    # when the sign comes while the track has one space left
    game.will_roll("peril", "lore", "investigation_3", "terror", "terror", "terror").do("roll", "complete:0:0.1.2")
    # then
    assert game.won == "sealed"
    assert game.events("awakens") == []


@pytest.mark.rule("ES-201", "ES-229")
@pytest.mark.parametrize("signs", [11, 12])
def test_es_201_a_full_track_that_is_being_settled_does_not_take_the_victory_away(signs: int) -> None:
    # given the last token lies on the track, and what brought it is not yet done
    game = Play("bob_jenkins").signs(signs).doom(10).worlds("the_dreamlands").at(0, "the_dreamlands").attempt()
    game.given(doom=11, awakening=True)
    # when the same moment brings a sign
    game.will_roll("peril", "lore", "investigation_3", "terror", "terror", "terror").do("roll", "complete:0:0.1.2")
    # then it is enough to win, or else the Ancient One awakens
    assert game.won == ("sealed" if signs == 12 else None)
    assert len(game.events("awakens")) == (signs == 11)


# --- ES-202 to ES-213: where monsters lie -----------------------------------------------------------------------------


@pytest.mark.rule("ES-202")
def test_es_202_the_active_player_draws_a_token_and_places_it() -> None:
    # given the terror effect of the gift shop brings a monster in the second player's turn
    game = Play("bob_jenkins", "dexter_drake").museum("the_gift_shop", "ancient_relics", "koi_pond")
    cup = len(game.game.cup)
    game.at(1, "the_gift_shop").attempt(1)
    # when
    game.will_roll("terror", "peril", "peril", "peril", "peril", "peril").do("roll", "fail")
    # then
    assert (game.asked, game.prompt) == (1, "place_monster")
    game.do("place:koi_pond:0")
    assert len(game.monsters_on("koi_pond")) == 1
    assert board(game)["cup"] == cup - 1


@pytest.mark.rule("ES-202")
def test_es_202_it_is_drawn_at_random() -> None:
    drawn = set()  # by the same table with different luck
    for luck in range(40):
        game = Play("bob_jenkins").given(rng=seeded(luck)).mythos_next("sightings_amid_stillness").midnight()
        drawn.add(game.do("place:ancient_relics:0").monsters_on("ancient_relics")[0])
    # then
    assert len(drawn) > 10


@pytest.mark.rule("ES-202", "ES-OP-01")
def test_es_202_nothing_happens_if_the_cup_is_empty() -> None:
    game = Play("bob_jenkins", "dexter_drake").cup().mythos_next("sightings_amid_stillness").midnight()
    assert (len(game.game.monsters), game.prompt, game.asked) == (0, "move", 1)


@pytest.mark.rule("ES-203", "ES-034")
def test_es_203_a_token_is_a_task_that_must_be_completed() -> None:
    # given a monster below the Loading Dock
    game = Play("bob_jenkins").at(0, "the_loading_dock").monster("maniac", "the_loading_dock").attempt()
    assert tasks(game, "the_loading_dock") == [["peril"], ["peril", "3"], ["peril"]]
    # when both printed tasks are done
    game.will_roll("peril", "lore", "lore", "lore", "lore", "lore").do("roll", "complete:0:0")
    game.will_roll("peril", "investigation_3", "lore", "lore", "lore").do("roll", "complete:1:1.2")
    # then the Adventure is not resolved before the monster is beaten
    assert game.events("resolved") == []
    game.will_roll("peril", "lore", "lore").do("roll", "complete:1…")
    assert len(game.events("resolved")) == 1
    assert won(game) == ["the_loading_dock", "maniac"]


@pytest.mark.rule("ES-204")
def test_es_204_an_empty_frame_is_no_task_until_a_token_lies_in_it() -> None:
    free = Play("bob_jenkins").museum("unnatural_habitat").turn()
    taken = Play("bob_jenkins").museum("unnatural_habitat").monster("maniac", "unnatural_habitat", 0).turn()
    assert tasks(free, "unnatural_habitat") == [["peril", "peril", "3"]]
    assert tasks(taken, "unnatural_habitat") == [["peril"], ["peril", "peril", "3"]]


@pytest.mark.rule("ES-204", "ES-034")
def test_es_204_an_unoccupied_frame_does_not_hinder_success() -> None:
    game = Play("bob_jenkins").museum("unnatural_habitat").at(0, "unnatural_habitat").attempt()
    game.will_roll("peril", "peril", "investigation_3", "lore", "lore", "lore").do("roll", "complete:1:0.1.2")
    assert won(game) == ["unnatural_habitat"]


@pytest.mark.rule("ES-205")
def test_es_205_a_full_frame_is_replaced_altogether() -> None:
    # given a ghost, which costs a sanity, on the framed row of Ancient Relics
    game = Play("bob_jenkins").monster("ghost", "ancient_relics", 0).at(0, "ancient_relics").attempt()
    assert tasks(game, "ancient_relics") == [["lore"], ["lore", "3"]]
    # when the ghost's task is completed with its lore alone
    game.will_roll("lore", "peril", "peril", "peril", "peril", "peril").do("roll", "complete:0:0")
    # then
    assert (game.game.sanity, len(game.pool)) == ([3], 5)


@pytest.mark.rule("ES-205")
def test_es_205_the_covered_row_is_back_when_the_token_is_gone() -> None:
    # given a monster beaten on the framed row, in an attempt that fails
    game = Play("bob_jenkins").monster("maniac", "ancient_relics", 0).at(0, "ancient_relics").attempt()
    game.will_roll(*["peril"] * 6).do("roll", "complete:0:0", "give_up")
    assert won(game) == ["maniac"]
    assert tasks(game, "ancient_relics") == [["lore", "3"], ["lore", "3"]]


@pytest.mark.rule("ES-206", "ES-218")
def test_es_206_a_partial_frame_replaces_only_what_is_framed() -> None:
    # given on Another Dimension the investigation 1 of the first row is framed
    game = Play("bob_jenkins").worlds("another_dimension").monster("ghoul", "another_dimension", 0).turn()
    # then the monster and the uncovered lore are one task
    first, second = tasks(game, "another_dimension")
    assert sorted(first) == ["2", "lore", "peril"]
    assert second == ["terror", "peril"]


@pytest.mark.rule("ES-207")
def test_es_207_a_free_monster_task_must_be_used_and_the_active_player_picks_it() -> None:
    # given two free frames in the museum, one on an Other World, one taken
    game = Play("bob_jenkins", "dexter_drake").museum("ancient_relics", "koi_pond", "unnatural_habitat", *NO_FRAMES)
    game.worlds("rlyeh").monster("maniac", "koi_pond", 0).mythos_next("sightings_amid_stillness")
    # when a monster appears
    game.midnight()
    # then no other place is offered
    assert set(game.texts) == {"place:ancient_relics:0", "place:unnatural_habitat:0", "place:rlyeh:0"}
    game.do("place:rlyeh:0")
    assert len(game.monsters_on("rlyeh")) == 1


@pytest.mark.rule("ES-207")
def test_es_207_both_empty_frames_of_one_card_can_be_used() -> None:
    game = Play("bob_jenkins").museum("public_lavatory", *NO_FRAMES).monster("maniac", "public_lavatory", 0)
    game.monster("cultist", "public_lavatory", 1).turn()
    assert tasks(game, "public_lavatory") == [["peril"], ["3"], ["peril", "lore", "lore"]]


@pytest.mark.rule("ES-208")
def test_es_208_without_a_free_one_it_goes_below_any_card() -> None:
    # given no frames but one that is taken
    game = Play("bob_jenkins").museum(*NO_FRAMES, "ancient_relics").worlds("the_dreamlands")
    game.monster("maniac", "ancient_relics", 0).cup("cultist").mythos_next("sightings_amid_stillness")
    # when
    game.midnight()
    # then
    assert set(game.texts) == {f"place:{name}:9" for name in (*NO_FRAMES, "ancient_relics", "the_dreamlands")}
    game.do("place:the_dreamlands:9")
    assert tasks(game, "the_dreamlands") == [["peril", "lore", "3"], ["3"]]


@pytest.mark.rule("ES-209")
def test_es_209_no_second_token_below_a_card_before_every_card_has_one() -> None:
    # given one below the Loading Dock
    game = Play("bob_jenkins").museum(*NO_FRAMES).worlds("the_dreamlands").monster("maniac", "the_loading_dock")
    game.mythos_next("horrible_monsters").cup("cultist", "cultist", "zombie").midnight()
    # when the next ones appear
    assert "place:the_loading_dock:9" not in game.texts
    game.do("place:the_dreamlands:9")
    # then only the cards without one are left
    assert set(game.texts) == {"place:the_key_to_the_beyond:9", "place:administration_office:9"}


@pytest.mark.rule("ES-209")
def test_es_209_when_every_card_has_one_it_starts_again() -> None:
    game = Play("bob_jenkins").museum(*NO_FRAMES).mythos_next("sightings_amid_stillness")
    for name, monster in zip(NO_FRAMES, ("maniac", "zombie", "ghoul"), strict=True):
        game.monster(monster, name)
    game.midnight()
    assert set(game.texts) == {f"place:{name}:9" for name in NO_FRAMES}


@pytest.mark.rule("ES-209", "ES-DE-06")
def test_es_209_tokens_on_monster_tasks_do_not_count() -> None:
    # given Ancient Relics has a monster on its frame, the Loading Dock one below it
    game = Play("bob_jenkins").museum("ancient_relics", "the_loading_dock", "administration_office")
    game.monster("maniac", "ancient_relics", 0).monster("zombie", "the_loading_dock")
    # when
    game.mythos_next("sightings_amid_stillness").midnight()
    # then
    assert set(game.texts) == {"place:ancient_relics:9", "place:administration_office:9"}


@pytest.mark.rule("ES-210", "ES-037")
def test_es_210_below_an_ordered_card_it_is_the_last_task() -> None:
    # given
    game = Play("bob_jenkins").at(0, "the_key_to_the_beyond").monster("maniac", "the_key_to_the_beyond").attempt()
    assert tasks(game, "the_key_to_the_beyond") == [["3"], ["lore", "peril", "2"], ["peril"]]
    # when the roll shows what each of the tasks needs
    game.will_roll("investigation_3", "lore", "peril", "investigation_2", "peril", "peril").do("roll")
    # then only the first can be completed, and the monster only after the second
    assert {text.split(":")[1] for text in game.texts if text.startswith("complete")} == {"0"}
    game.do("complete:0:0").will_roll("lore", "peril", "investigation_2", "peril", "peril").do("roll")
    assert {text.split(":")[1] for text in game.texts if text.startswith("complete")} == {"1"}


@pytest.mark.rule("ES-210")
def test_es_210_a_second_one_comes_after_the_first() -> None:
    game = Play("bob_jenkins").at(0, "the_gift_shop").museum("the_gift_shop", "the_loading_dock")
    game.monster("maniac", "the_gift_shop").monster("cultist", "the_loading_dock").monster(
        "nightgaunt", "the_gift_shop"
    )
    game.attempt()
    # then
    assert tasks(game, "the_gift_shop") == [["3"], ["lore", "3"], ["peril"], ["terror"]]
    # when the printed tasks are done
    game.will_roll("investigation_3", "lore", "lore", "lore", "lore", "lore").do("roll", "complete:0:0")
    game.will_roll("investigation_3", "lore", "lore", "lore", "lore").do("roll", "complete:1:1.2")
    game.will_roll("peril", "terror", "lore").do("roll")
    # then the second monster waits for the first
    [complete] = [text for text in game.texts if text.startswith("complete")]
    assert complete.endswith(":3")
    assert ("complete", "in_order") in game.barred


@pytest.mark.rule("ES-211", "ES-082")
def test_es_211_a_monster_of_the_reward_may_go_to_the_new_card() -> None:
    # given Something Has Broken Free is about to be resolved, and Koi Pond will replace it
    game = Play("bob_jenkins").museum("something_has_broken_free", "ancient_relics").cup("cultist")
    game.adventure_deck_top("koi_pond").at(0, "something_has_broken_free").attempt()
    game.will_roll("peril", "terror", "terror", "terror", "terror", "terror").do("roll", "complete:0:0")
    # when
    game.will_roll("terror", "terror", "lore", "lore", "lore").do("roll", "complete:1:1.2")
    # then
    assert set(game.texts) == {"place:koi_pond:0", "place:ancient_relics:0"}
    game.do("place:koi_pond:0")
    assert game.monsters_on("koi_pond") == ["cultist"]


@pytest.mark.rule("ES-212", "ES-135")
@pytest.mark.parametrize(
    ("monster", "colour"), [("elder_thing", "green"), ("dark_young", "yellow"), ("high_priest", "red")]
)
def test_es_212_a_token_with_a_lock_locks_as_soon_as_it_lies_there(monster: str, colour: Colour) -> None:
    # given
    game = Play("bob_jenkins").cup(monster).mythos_next("sightings_amid_stillness").midnight()
    assert locked(game) == []
    # when
    game.do("place:ancient_relics:0")
    # then
    assert locked(game) == [colour]
    assert board(game)["locks"][colour] == [f"monster-{monster}"]


@pytest.mark.rule("ES-213")
def test_es_213_a_monster_task_is_free_again_once_its_token_is_taken() -> None:
    # given the only frame is taken
    game = Play("bob_jenkins").museum("ancient_relics", *NO_FRAMES).monster("maniac", "ancient_relics", 0)
    game.mythos("personal_possessions").mythos_next("horrible_monsters").clock(3).at(0, "ancient_relics").attempt()
    # when the monster is beaten in an attempt that fails, and midnight brings two others
    game.will_roll("peril", "peril", "peril", "peril", "peril", "peril").do("roll", "complete:0:0", "give_up")
    # then one of them lies down in the same place
    rows = sorted(figure.row for figure in game.game.monsters)
    assert game.prompt == "place_monster"
    assert (rows, len(game.monsters_on("ancient_relics"))) == ([0], 1)


# --- ES-214 to ES-219: completing monster tasks -----------------------------------------------------------------------


@pytest.mark.rule("ES-214", "ES-061")
def test_es_214_a_monster_task_is_completed_like_any_other_and_uses_up_the_roll() -> None:
    # given a roll that would do for the monster and for the other row
    game = Play("bob_jenkins").monster("vampire", "ancient_relics", 0).at(0, "ancient_relics").attempt()
    game.will_roll("peril", "lore", "lore", "investigation_3", "terror", "terror").do("roll")
    assert {text.split(":")[1] for text in game.texts if text.startswith("complete")} == {"0", "1"}
    # when
    game.do("complete:0:0.1")
    # then the other row needs another roll
    assert game.prompt == "ready"
    assert len(game.pool) == 4


@pytest.mark.rule("ES-214", "ES-059")
def test_es_214_its_requirements_are_met_by_one_roll() -> None:
    # given the vampire needs peril and lore, and the roll shows only one of them
    game = Play("bob_jenkins").monster("vampire", "ancient_relics", 0).at(0, "ancient_relics").attempt()
    game.will_roll(*["peril"] * 6).do("roll")
    assert not [text for text in game.texts if text.startswith("complete")]


@pytest.mark.rule("ES-215", "ES-139")
def test_es_215_the_token_is_taken_at_the_end_of_the_action_phase() -> None:
    # given an elder thing that holds a green die
    game = Play("bob_jenkins").monster("elder_thing", "ancient_relics", 0).at(0, "ancient_relics").attempt()
    assert len(game.pool) == 5
    # when its task is completed
    game.will_roll("lore", "investigation_3", "peril", "peril", "peril").do("roll", "complete:0:0.1")
    # then it stays, lock included, until the attempt is over
    assert (game.monsters_on("ancient_relics"), won(game), locked(game)) == (["elder_thing"], [], ["green"])
    assert len(game.pool) == 3
    game.do("give_up")
    assert (game.monsters_on("ancient_relics"), won(game), locked(game)) == ([], ["elder_thing"], [])


@pytest.mark.rule("ES-216", "ES-139")
def test_es_216_on_taking_it_its_dice_are_freed_and_its_back_is_carried_out() -> None:
    # given the high priest holds the red die, and brings a spell
    game = Play("bob_jenkins").monster("high_priest", "ancient_relics", 0).at(0, "ancient_relics")
    game.deck_top("wither").attempt()
    # when
    game.will_roll("lore", "lore", "terror", "peril", "peril", "peril").do("roll", "complete:0:0.1.2")
    assert (game.hand(0), locked(game)) == ([], ["red"])
    game.do("give_up")
    # then
    assert (game.hand(0), locked(game)) == (["wither"], [])
    assert kinds(game, "monster_taken", "unlocked", "card_gained") == ["monster_taken", "unlocked", "card_gained"]


@pytest.mark.rule("ES-216", "ES-140")
def test_es_216_the_die_stays_locked_if_another_lock_waits() -> None:
    # given the red die is locked by the high priest, then by the Mythos card
    game = Play("bob_jenkins").monster("high_priest", "ancient_relics", 0).mythos("warning_of_a_dark_prison")
    game.at(0, "ancient_relics").attempt()
    # when
    game.will_roll("lore", "lore", "terror", "peril", "peril", "peril").do("roll", "complete:0:0.1.2", "give_up")
    # then
    assert (locked(game), board(game)["locks"]["red"]) == (["red"], ["mythos-warning_of_a_dark_prison"])


BACKS = {
    "witch": "spell",
    "warlock": "clue",
    "mi_go": "common_item",
    "vampire": "clue",
    "star_spawn": "clue",
    "high_priest": "spell",
}


@pytest.mark.rule("ES-216")
@pytest.mark.parametrize("monster", sorted({row.id for row in MONSTERS if not row.mask}))
def test_es_216_the_back_of_every_monster(monster: str) -> None:
    # given it is beaten with dynamite, in somebody's turn without a gain of the own
    game = Play("monterey_jack").holds(0, "dynamite").monster(monster, "ancient_relics", 0).turn()
    # when
    game.do("use:dynamite", "stay:entrance", "wait")
    # then
    assert won(game) == [monster]
    gained = [event.args["card"].partition("-")[0] for event in game.events("card_gained")]
    gained += ["clue"] * len(game.events("clues_gained"))
    assert gained == ([BACKS[monster]] if monster in BACKS else [])


@pytest.mark.rule("ES-217", "ES-OP-08")
def test_es_217_they_are_taken_before_the_penalties_of_a_failure() -> None:
    # given
    game = Play("bob_jenkins").monster("warlock", "ancient_relics", 0).at(0, "ancient_relics").attempt()
    # when the monster is beaten and the Adventure failed
    game.will_roll("lore", "lore", "peril", "peril", "peril", "peril").do("roll", "complete:0:0.1", "give_up")
    # then
    order = ["failed", "monster_taken", "clues_gained", "sanity_lost"]
    assert kinds(game, *order) == order
    assert won(game) == ["warlock"]


@pytest.mark.rule("ES-217")
def test_es_217_what_its_back_brings_can_prevent_a_fatal_penalty() -> None:
    # given Bob Jenkins has one stamina left, and the witch will bring him a Flesh Ward
    game = Play("bob_jenkins").museum("something_has_broken_free").monster("witch", "something_has_broken_free", 0)
    game.stamina(0, 1).deck_top("flesh_ward").at(0, "something_has_broken_free").attempt()
    # when the Adventure fails after the witch was beaten
    game.will_roll("lore", "investigation_2", "peril", "peril", "peril", "peril")
    game.do("roll", "complete:0:0.1", "give_up")
    # then the spell is there in time
    game.do("use:flesh_ward")
    assert (game.game.stamina, game.events("devoured")) == ([1], [])


@pytest.mark.rule("ES-218", "ES-206", "ES-DE-20")
def test_es_218_monster_and_uncovered_requirements_are_met_by_one_roll() -> None:
    # given a maniac, peril, on the framed part of [lore, investigation 1]
    game = Play("bob_jenkins").worlds("another_dimension").monster("maniac", "another_dimension", 0)
    game.at(0, "another_dimension").attempt()
    # when the roll shows peril and lore
    game.will_roll("peril", "lore", "investigation_1", "investigation_1", "investigation_1", "investigation_1")
    game.do("roll")
    # then both go together, and nothing else completes that row
    assert [text for text in game.texts if text.startswith("complete:0")] == ["complete:0:0.1"]
    game.do("complete:0:0.1", "give_up")
    assert won(game) == ["maniac"]


@pytest.mark.rule("ES-219", "ES-DE-20")
def test_es_219_the_monsters_requirements_alone_do_not_defeat_it() -> None:
    # given
    game = Play("bob_jenkins").worlds("another_dimension").monster("maniac", "another_dimension", 0)
    game.at(0, "another_dimension").attempt()
    # when the roll shows peril, but not the uncovered lore
    game.will_roll("peril", "peril", "investigation_1", "investigation_1", "investigation_1", "investigation_1")
    game.do("roll")
    assert not [text for text in game.texts if text.startswith("complete:0")]
    # then it stays when the attempt is over
    game.do("give_up")
    assert (won(game), game.monsters_on("another_dimension")) == ([], ["maniac"])


# --- ES-220 to ES-222: beaten by items and spells ---------------------------------------------------------------------


@pytest.mark.rule("ES-220")
@pytest.mark.parametrize("card", ["dynamite", "blue_watcher_of_the_pyramid", "bind_monster"])
def test_es_220_an_item_or_spell_defeats_any_monster_in_play(card: str) -> None:
    # given monsters on two other cards, one of them beyond any roll
    game = Play("bob_jenkins").holds(0, card).monster("chthonian", "ancient_relics", 0).worlds("rlyeh")
    game.monster("high_priest", "rlyeh", 0).at(0, "the_loading_dock").attempt()
    # when
    game.do(f"use:{card}")
    assert len([text for text in game.texts if text.startswith("defeat")]) == 2
    [priest] = [figure for figure in game.game.monsters if figure.card != 0]
    game.do(f"defeat:{priest.token}", "give_up")
    # then
    assert won(game) == ["high_priest"]
    assert game.monsters_on("ancient_relics") == ["chthonian"]


@pytest.mark.rule("ES-221")
def test_es_221_on_a_partial_task_the_uncovered_requirements_are_still_to_be_met() -> None:
    # given
    game = Play("bob_jenkins").worlds("another_dimension").monster("high_priest", "another_dimension", 0)
    game.holds(0, "dynamite").at(0, "another_dimension").attempt().do("use:dynamite")
    # then of the first row the lore is left
    assert tasks(game, "another_dimension") == [["lore"], ["terror", "peril"]]
    # when both are completed
    game.will_roll("lore", "peril", "peril", "peril", "peril", "peril").do("roll", "complete:0:0")
    game.will_roll("terror", "peril", "peril", "peril", "peril").do("roll", "complete:1:1.2")
    # then
    assert won(game) == ["another_dimension", "high_priest"]


@pytest.mark.rule("ES-221")
@pytest.mark.parametrize(
    ("name", "row", "left"),
    [
        ("unnatural_habitat", 0, [["peril", "peril", "3"]]),
        ("ancient_relics", 0, [["lore", "3"]]),
        ("the_loading_dock", None, [["peril"], ["peril", "3"]]),
    ],
)
def test_es_221_elsewhere_nothing_is_left_to_do_for_it(name: str, row: int | None, left: list[list[str]]) -> None:
    # given a monster in an empty frame, on a full one, below a card
    game = Play("bob_jenkins").museum("unnatural_habitat", "ancient_relics", "the_loading_dock").holds(0, "dynamite")
    game.monster("high_priest", name, row).at(0, name).attempt()
    # when
    game.do("use:dynamite")
    # then
    assert tasks(game, name) == left


@pytest.mark.rule("ES-221")
def test_es_221_the_row_it_covered_does_not_come_back_during_the_attempt() -> None:
    # given
    game = Play("bob_jenkins").monster("high_priest", "ancient_relics", 0).holds(0, "dynamite").at(0, "ancient_relics")
    game.attempt().do("use:dynamite")
    # when the other row is completed
    game.will_roll("lore", "investigation_3", "peril", "peril", "peril", "peril").do("roll", "complete:1:0.1")
    # then that is enough
    assert won(game) == ["ancient_relics", "high_priest"]


@pytest.mark.rule("ES-222", "ES-139")
@pytest.mark.parametrize("success", [True, False])
def test_es_222_the_token_is_taken_at_the_end_of_the_action_phase(success: bool) -> None:
    # given the dark young holds the yellow die
    game = Play("bob_jenkins").museum("unnatural_habitat", "ancient_relics").monster("dark_young", "ancient_relics", 0)
    game.holds(0, "dynamite", "axe").at(0, "unnatural_habitat").attempt()
    # when it is beaten, its lock holds on
    game.do("use:dynamite")
    assert (won(game), locked(game), "use:axe" in game.texts) == ([], ["yellow"], False)
    # then it is taken, whether the Adventure is resolved or fails
    game.will_roll("peril", "peril", "investigation_3", "lore", "lore", "lore").do("roll")
    game.do("complete:1:0.1.2" if success else "give_up")
    assert "dark_young" in won(game)
    assert locked(game) == []


@pytest.mark.rule("ES-222", "ES-OP-23")
def test_es_222_beaten_in_the_movement_phase_it_is_taken_at_the_end_of_the_action_phase() -> None:
    # given
    game = Play("bob_jenkins").monster("maniac", "ancient_relics", 0).holds(0, "dynamite").sanity(0, 1).turn()
    # when it is beaten before the move
    game.do("use:dynamite")
    assert (won(game), game.monsters_on("ancient_relics")) == ([], ["maniac"])
    game.do("stay:entrance")
    assert won(game) == []
    # then
    game.do("first_aid:sanity")
    assert won(game) == ["maniac"]

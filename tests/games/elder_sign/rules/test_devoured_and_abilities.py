"""Devoured investigators (ES-174 to ES-181) and investigator abilities in general (ES-182 to ES-184)."""

import pytest

from miskatonic.games.elder_sign.rows.adventures import CARDS
from miskatonic.games.elder_sign.rows.decks import ADVENTURE, ALLY, COMMON_ITEM, OTHER_WORLD, SPELL, UNIQUE_ITEM
from miskatonic.games.elder_sign.rows.investigator import INVESTIGATORS
from miskatonic.games.elder_sign.rows.monsters import MONSTERS
from miskatonic.games.elder_sign.state import OUT
from tests.games.elder_sign.looks import LORE, NOTHING, ONE, TERROR, board, bottom, colours, in_play, on_spells, records
from tests.games.elder_sign.play import Play
from tests.games.elder_sign.rules.seen import dice_at


def doomed(what: str = "sanity") -> Play:
    """Bob Jenkins stands on The Loading Dock, which costs 1 sanity and 1 stamina, with one point left of one of them;
    Monterey Jack is at the entrance.
    """
    game = Play("bob_jenkins", "monterey_jack").museum("the_loading_dock").at(0, "the_loading_dock")
    return game.sanity(0, 1) if what == "sanity" else game.stamina(0, 1)


def devoured(game: Play) -> list[str]:
    """Who has been devoured so far."""
    return [str(event.args["who"]) for event in game.events("devoured")]


def left(game: Play) -> list[str]:
    """The investigators that can still be chosen."""
    return [name.removeprefix("investigator-") for name in board(game)["investigators_left"]]


# --- Devoured -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("what", ["sanity", "stamina"])
@pytest.mark.rule("ES-174", "ES-090")
def test_es_174_without_sanity_or_stamina_an_investigator_is_devoured(what: str) -> None:
    # given
    game = doomed(what).attempt()
    # when the adventure fails
    game.do("give_up")
    # then
    assert devoured(game) == ["investigator-bob_jenkins"]


@pytest.mark.rule("ES-174")
def test_es_174_also_when_more_is_lost_than_there_is() -> None:
    # given one point left, and penalties of two each
    game = Play("bob_jenkins", "monterey_jack").museum("horrible_visions").at(0, "horrible_visions").sanity(0, 1)
    # when
    game.attempt().do("give_up")
    # then, once, although stamina was to be lost as well
    assert devoured(game) == ["investigator-bob_jenkins"]
    assert game.game.doom == 1


@pytest.mark.rule("ES-174")
def test_es_174_not_with_a_point_left() -> None:
    # given
    game = doomed().sanity(0, 2).attempt()
    # when
    game.do("give_up")
    # then
    assert (devoured(game), game.game.sanity[0]) == ([], 1)


@pytest.mark.rule("ES-174", "ES-132")
def test_es_174_on_the_turn_of_somebody_else_too() -> None:
    # given Monterey Jack with one stamina has helped Bob
    game = records().at(1, "the_missing_records").stamina(1, 1).attempt()
    game.will_roll(*NOTHING).do("roll", "discard:0", "ask:1:3", "help", "give_up")
    # when
    game.do("lose:stamina")
    # then
    assert devoured(game) == ["investigator-monterey_jack"]
    assert board(game)["seats"][0]["investigator"] == "investigator-bob_jenkins"


@pytest.mark.rule("ES-175")
def test_es_175_one_doom_token_is_added() -> None:
    # given
    game = doomed().doom(4).attempt()
    # when
    game.do("give_up")
    # then
    assert game.game.doom == 5


@pytest.mark.rule("ES-175")
def test_es_175_two_devoured_by_one_effect_add_two() -> None:
    # given both have one sanity left when a card costs everybody one
    game = Play("bob_jenkins", "monterey_jack").sanity(0, 1).sanity(1, 1).mythos_next("madness_takes_hold")
    # when
    game.midnight(0)
    # then
    assert sorted(devoured(game)) == ["investigator-bob_jenkins", "investigator-monterey_jack"]
    assert game.game.doom == 2


@pytest.mark.rule("ES-175", "ES-199")
def test_es_175_the_token_may_bring_a_monster() -> None:
    # given the next space of Hastur's track is one with a monster
    game = doomed().doom(2).attempt()
    # when
    game.do("give_up")
    # then
    assert game.game.doom == 3
    assert len(game.game.monsters) == 1


@pytest.mark.rule("ES-176")
def test_es_176_the_investigator_leaves_the_game() -> None:
    # given
    game = doomed().attempt()
    # when
    game.do("give_up")
    # then the place is empty, the marker is gone
    assert board(game)["seats"][0]["investigator"] is None
    assert in_play(game)[0]["seats"] == []
    # and neither the devoured nor those in play can be chosen
    assert game.prompt == "investigator"
    assert len(game.texts) == len(INVESTIGATORS) - 2
    assert not {"bob_jenkins", "monterey_jack"} & {text.split(":")[-1] for text in game.texts}
    # nor the second time
    game.do("investigator:joe_diamond")
    assert not {"bob_jenkins", "monterey_jack", "joe_diamond"} & set(left(game))


@pytest.mark.rule("ES-177", "ES-DE-03")
def test_es_177_everything_owned_goes_back() -> None:
    # given items, a spell, an ally, trophies of every kind, clues
    game = doomed().clues(0, 3).holds(0, "axe", "necronomicon", "wither", "duke").signs(2)
    game.trophies(0, "the_archives", "rlyeh", "star_spawn")
    assert "star_spawn" not in [MONSTERS[token].id for token in game.game.cup]
    # when
    game.attempt().do("give_up", "suffer")
    # then
    assert devoured(game) == ["investigator-bob_jenkins"]
    assert (game.hand(0), game.game.trophies[0], game.game.clues[0]) == ([], (), 0)
    assert [bottom(game, kind) for kind in (COMMON_ITEM, UNIQUE_ITEM, SPELL, ALLY)] == [
        "axe",
        "necronomicon",
        "wither",
        "duke",
    ]
    assert CARDS.names[game.game.decks[ADVENTURE][0]] == "adventure-the_archives"
    assert CARDS.names[game.game.decks[OTHER_WORLD][0]] == "other_world-rlyeh"
    assert "star_spawn" in [MONSTERS[token].id for token in game.game.cup]
    # and the Elder Signs belong to all
    assert game.game.signs == 2


@pytest.mark.rule("ES-177")
def test_es_177_dice_on_the_spells_are_freed() -> None:
    # given two dice on a spell
    game = doomed().holds(0, "dread_curse_of_azathoth").on_spell(0, "dread_curse_of_azathoth", LORE, LORE)
    # when
    game.attempt().do("give_up", "investigator:joe_diamond")
    # then
    assert on_spells(game) == []
    assert colours(game.do("go:the_loading_dock")) == {"green": 6}


@pytest.mark.rule("ES-178", "ES-OP-10")
def test_es_178_the_player_chooses_a_new_investigator() -> None:
    # given
    game = doomed().deck_top("food").clues(0, 2).attempt().do("give_up")
    assert (game.prompt, game.asked) == ("investigator", 0)
    # when
    game.do("investigator:joe_diamond")
    # then with full values and the starting equipment, on the entrance sheet
    joe = board(game)["seats"][0]
    assert (joe["investigator"], joe["sanity"], joe["stamina"]) == ("investigator-joe_diamond", 4, 6)
    assert (joe["hand"], joe["clues"], joe["place"]) == (["common_item-food"], 1, "place-entrance")
    # and goes on with the next own turn
    assert (game.asked, game.prompt) == (1, "move")
    game.do("stay:entrance").will_find(ONE).do("lost_and_found")
    assert (game.asked, game.prompt) == (0, "move")


@pytest.mark.rule("ES-178", "ES-015")
def test_es_178_equipment_is_no_gain_that_abilities_react_to() -> None:
    # given
    game = doomed().attempt().do("give_up")
    # when the new one is Dexter Drake, who gains one spell more after setup
    game.do("investigator:dexter_drake")
    # then
    kinds = sorted(name.partition("-")[0] for name in board(game)["seats"][0]["hand"])
    assert kinds == ["spell", "spell", "unique_item"]


@pytest.mark.rule("ES-178")
def test_es_178_lowered_maxima_were_those_of_the_old_one() -> None:
    # given
    game = doomed().given(lowered=(1, 0, 1, 0)).attempt().do("give_up")
    # when
    game.do("investigator:joe_diamond")
    # then
    assert (board(game)["seats"][0]["max_sanity"], board(game)["seats"][0]["max_stamina"]) == (4, 6)


@pytest.mark.rule("ES-178")
def test_es_178_also_who_was_devoured_on_another_turn() -> None:
    # given
    game = records().at(1, "the_missing_records").stamina(1, 1).attempt()
    game.will_roll(*NOTHING).do("roll", "discard:0", "ask:1:3", "help", "give_up", "lose:stamina")
    # when
    assert (game.prompt, game.asked) == ("investigator", 1)
    game.do("investigator:kate_winthrop")
    # then it is that player's turn, as it would have been
    assert (game.asked, game.prompt, game.place_of(1)) == (1, "move", "entrance")


@pytest.mark.rule("ES-179", "ES-OP-21")
def test_es_179_without_any_investigator_left_the_player_is_out() -> None:
    # given all others have been devoured
    game = doomed().given(left=()).attempt()
    # when
    game.do("give_up")
    # then
    assert game.game.who[0] == OUT
    assert board(game)["seats"][0]["out"] is True
    # and turns are skipped entirely: no clock either
    assert game.asked == 1
    game.do("stay:entrance").will_find(ONE).do("lost_and_found")
    assert (game.asked, game.game.clock) == (1, 2)


@pytest.mark.rule("ES-179", "ES-245")
def test_es_179_when_everybody_is_out_the_game_is_lost() -> None:
    # given
    game = Play("bob_jenkins").museum("the_loading_dock").at(0, "the_loading_dock").sanity(0, 1).given(left=())
    # when
    game.attempt().do("give_up")
    # then
    assert game.lost == "devoured"


@pytest.mark.rule("ES-180")
def test_es_180_straight_to_the_clock_phase_and_then_the_choice() -> None:
    # given Ancient Relics, whose terror costs the last sanity in the middle of the attempt
    game = Play("bob_jenkins", "monterey_jack").museum("ancient_relics").at(0, "ancient_relics").sanity(0, 1)
    game.attempt().will_roll(TERROR, *NOTHING[1:]).do("roll")
    # when
    game.do("fail")
    # then no die is discarded any more, the hand has moved, and only now the new one is chosen
    assert (game.prompt, game.game.clock) == ("investigator", 1)
    kinds = [event.kind for event in game.table.events]
    assert "failed" not in kinds
    assert kinds.index("devoured") < kinds.index("clock_moved")
    assert "investigator" not in kinds
    assert colours(game, "supply")["green"] == 6


@pytest.mark.rule("ES-180", "ES-078")
def test_es_180_helpers_lose_nothing_then() -> None:
    # given
    game = Play("bob_jenkins", "monterey_jack").museum("ancient_relics").at(0, "ancient_relics").sanity(0, 1)
    game.at(1, "ancient_relics").attempt()
    game.will_roll(*NOTHING).do("roll", "discard:0", "ask:1:3", "help")
    # when
    game.will_roll(TERROR, ONE, ONE, ONE).do("roll", "fail")
    # then
    assert game.prompt == "investigator"
    assert (game.game.sanity[1], game.game.stamina[1]) == (3, 7)


@pytest.mark.rule("ES-180")
def test_es_180_a_movement_phase_is_cut_short() -> None:
    # given a Mythos card that costs sanity on a card with a monster
    game = Play("bob_jenkins", "monterey_jack").museum("the_loading_dock", "the_missing_records").sanity(0, 1)
    game.mythos("sightings_in_lurking_shadows").monster("cultist", "the_loading_dock").turn()
    # when
    game.do("go:the_loading_dock")
    # then no adventure is attempted
    assert (game.prompt, game.game.clock) == ("investigator", 1)
    assert not game.events("rolled")


@pytest.mark.rule("ES-180")
def test_es_180_an_entrance_action_too() -> None:
    # given
    game = Play("bob_jenkins", "monterey_jack").sanity(0, 1).turn().do("stay:entrance")
    # when
    game.will_find(TERROR).do("lost_and_found")
    # then
    assert (devoured(game), game.prompt, game.game.clock) == (["investigator-bob_jenkins"], "investigator", 1)


@pytest.mark.rule("ES-180", "ES-OP-10")
def test_es_180_the_new_one_is_chosen_before_midnight() -> None:
    # given the turn ends at XII, and midnight costs everybody a sanity
    game = doomed().clock(3).mythos_next("madness_takes_hold").attempt()
    # when
    game.do("give_up")
    assert (game.prompt, game.events("midnight")) == ("investigator", [])
    game.do("investigator:joe_diamond")
    # then it has cost the new one something already
    assert len(game.events("midnight")) == 1
    assert game.game.sanity == [3, 2]


@pytest.mark.rule("ES-181")
def test_es_181_a_token_that_awakens_the_ancient_one_eliminates_the_player() -> None:
    # given one space left on the track
    game = doomed().doom(10).attempt()
    # when
    game.do("give_up")
    # then
    assert game.events("awakens")
    assert (game.game.who[0], board(game)["seats"][0]["out"]) == (OUT, True)
    assert game.asked == 1
    # and nobody is asked for a new investigator
    assert game.prompt != "investigator"


@pytest.mark.rule("ES-181", "ES-241")
def test_es_181_in_the_battle_the_clock_still_moves_on_that_turn() -> None:
    # given
    game = doomed().doom(10).attempt().do("give_up")
    assert (game.asked, game.game.clock) == (1, 1)
    # when Monterey Jack has thrown away all his dice
    while game.asked == 1 and not game.events("attack_over"):
        game.do("discard:…")
    # then it is his turn again, and two turns have gone by
    assert [event.args["seat"] for event in game.events("turn_without")] == ["seat-0"]
    assert (game.asked, game.game.clock) == (1, 3)


@pytest.mark.rule("ES-181", "ES-178", "ES-OP-34")
def test_es_op_34_another_token_that_awakens_it_leaves_the_player_a_new_investigator() -> None:
    # given two spaces left: one for Bob Jenkins, whose last sanity is a penalty, one for the penalty's own doom token
    game = Play("bob_jenkins", "monterey_jack").museum("stay_away_from_the_windows").sanity(0, 1)
    game.at(0, "stay_away_from_the_windows").doom(len(game.view_track()) - 2).attempt()
    # when
    game.do("give_up")
    # then it is awake, and he is not out
    assert (len(game.events("awakens")), game.events("eliminated")) == (1, [])
    assert (game.prompt, game.asked) == ("investigator", 0)
    # and the new one stands in the battle, and fights when it is his turn
    game.do("investigator:joe_diamond")
    joe = board(game)["seats"][0]
    assert (joe["investigator"], joe["out"], joe["place"]) == ("investigator-joe_diamond", False, "place-battle")
    game.until(lambda: game.asked == 0)
    if game.prompt == "ready":  # he was dealt something that can be used before the roll
        game.do("roll")
    assert (game.prompt, colours(game)) == ("rolled", {"green": 6})


@pytest.mark.rule("ES-245", "ES-178", "ES-OP-34")
def test_es_op_34_alone_too_the_game_goes_on_with_a_new_investigator() -> None:
    # given
    game = Play("bob_jenkins").museum("stay_away_from_the_windows").sanity(0, 1)
    game.at(0, "stay_away_from_the_windows").doom(len(game.view_track()) - 2).attempt()
    # when
    game.do("give_up")
    # then
    assert (game.table.outcome, game.prompt) == (None, "investigator")


@pytest.mark.rule("ES-181", "ES-132", "ES-OP-34")
def test_es_op_34_who_is_devoured_besides_an_awakening_gets_a_new_investigator() -> None:
    # given a helper with one sanity, and a penalty whose doom token is the last
    game = Play("bob_jenkins", "monterey_jack").museum("stay_away_from_the_windows").sanity(1, 1).stamina(1, 1)
    game.at(0, "stay_away_from_the_windows").at(1, "stay_away_from_the_windows")
    game.doom(len(game.view_track()) - 1).attempt()
    game.will_roll("lore", "lore", "lore", "lore", "lore", "lore").do("roll", "discard:0", "ask:1:1", "help")
    # when the helper loses it before it awakens
    game.do("give_up", "lose:sanity")
    # then
    assert (devoured(game), len(game.events("awakens"))) == (["investigator-monterey_jack"], 1)
    assert (game.prompt, game.asked, game.events("eliminated")) == ("investigator", 1, [])


@pytest.mark.rule("ES-181", "ES-231", "ES-OP-34")
def test_es_op_34_of_two_devoured_at_midnight_only_the_one_who_wakes_it_is_out() -> None:
    # given two with one sanity each, and two spaces left: the second token wakes it
    game = Play("bob_jenkins", "monterey_jack", "dexter_drake").sanity(0, 1).sanity(1, 1).museum("dont_fall_asleep")
    game.doom(len(game.view_track()) - 2).midnight()
    # then the second one is out, and that is told
    assert [event.args["seat"] for event in game.events("eliminated")] == ["seat-1"]
    assert [seat["out"] for seat in board(game)["seats"]] == [False, True, False]
    # and the first one chooses again, when the attack at once is over
    assert (game.prompt, game.asked, len(game.events("ancient_one_attacks"))) == ("investigator", 0, 1)


# --- Abilities ------------------------------------------------------------------------------------------------------


def harvey(place: str = "the_missing_records") -> Play:
    """Harvey Walters, who may read one terror as lore per roll."""
    return Play("harvey_walters", "bob_jenkins").museum(place).at(0, place)


@pytest.mark.rule("ES-182")
def test_es_182_once_per_roll_is_once_for_each_roll() -> None:
    # given
    game = harvey().attempt().will_roll(TERROR, TERROR, *NOTHING[2:]).do("roll")
    # when
    game.do("read_terror:0")
    # then not a second time
    assert game.pool[:2] == [LORE, TERROR]
    assert not [text for text in game.texts if text.startswith("read_terror")]
    # but with the next roll
    game.do("discard:2").will_roll(TERROR, *NOTHING[2:]).do("roll")
    assert "read_terror:0" in game.texts


@pytest.mark.rule("ES-182", "ES-147")
def test_es_182_a_reroll_belongs_to_the_same_roll() -> None:
    # given it has been used
    game = harvey().clues(0, 1).attempt().will_roll(TERROR, *NOTHING[1:]).do("roll", "read_terror:0")
    # when
    game.will_roll(TERROR).do("clue", "reroll:1", "reroll_picked")
    # then
    assert game.pool[:2] == [LORE, TERROR]
    assert not [text for text in game.texts if text.startswith("read_terror")]


@pytest.mark.rule("ES-182")
def test_es_182_unused_before_a_reroll_it_may_be_used_after_it() -> None:
    # given
    game = harvey().clues(0, 1).attempt().will_roll(*NOTHING).do("roll")
    # when
    game.will_roll(TERROR).do("clue", "reroll:0", "reroll_picked", "read_terror:0")
    # then
    assert game.pool[0] == LORE


@pytest.mark.rule("ES-183")
def test_es_183_once_per_day_is_once_until_the_next_midnight() -> None:
    # given Carolyn Fern heals somebody
    game = (
        Play("carolyn_fern", "bob_jenkins")
        .sanity(0, 1)
        .sanity(1, 1)
        .clock(1)
        .mythos_next("personal_possessions")
        .turn()
    )
    assert {"heal:sanity:0", "heal:sanity:1"} <= set(game.texts)
    game.do("heal:sanity:1")
    assert game.game.sanity == [1, 2]
    # then it is used up, for this turn and the next one
    assert "heal:sanity:0" not in game.texts
    assert board(game)["seats"][0]["daily_used"] is True
    game.do("stay:entrance").will_find(ONE).do("lost_and_found")
    assert (game.asked, "heal:sanity:0" in game.texts) == (1, False)
    # and back after midnight
    game.do("stay:entrance").will_find(ONE).do("lost_and_found")
    game.do("stay:entrance").will_find(ONE).do("lost_and_found")
    assert (len(game.events("midnight")), "heal:sanity:0" in game.texts) == (1, True)


@pytest.mark.rule("ES-183", "ES-189")
def test_es_183_not_yet_during_midnight() -> None:
    # given a monster that is to be placed by the new Mythos card, step 2 of midnight
    game = Play("carolyn_fern", "bob_jenkins").museum("the_missing_records", "the_archives").sanity(0, 1)
    game.given(spent_day=(0,)).monster("maniac", "the_archives", 0).mythos_next("sightings_amid_stillness")
    # when
    game.midnight(1)
    # then she is not ready while it is asked where
    assert game.prompt == "place_monster"
    assert board(game)["seats"][0]["daily_used"] is True
    # but afterwards
    game.do("place:the_missing_records:9")
    assert (board(game)["seats"][0]["daily_used"], "heal:sanity:0" in game.texts) == (False, True)


@pytest.mark.rule("ES-184", "ES-OP-10")
def test_es_184_a_new_investigator_has_the_daily_ability_ready() -> None:
    # given Carolyn Fern has used hers today, and is devoured
    game = Play("carolyn_fern", "bob_jenkins").museum("the_loading_dock").at(0, "the_loading_dock").sanity(0, 1)
    game.stamina(1, 1).given(spent_day=(0,)).attempt()
    # when Vincent Lee takes her place on the same day
    game.do("give_up", "investigator:vincent_lee")
    # then
    assert not game.events("midnight")
    assert "heal:stamina:1" in game.texts
    game.do("heal:stamina:1")
    assert game.game.stamina[1] == 2


def test_who_is_devoured_by_terror_suffers_no_penalties_and_gives_everything_back() -> None:
    # given Bob Jenkins with one sanity and all sorts of things
    game = Play("bob_jenkins", "gloria_goldberg").museum("ancient_relics").sanity(0, 1).clues(0, 2)
    game.holds(0, "axe", "wither").on_spell(0, "wither", "lore").trophies(0, "maniac", "the_curator")
    game.at(0, "ancient_relics").attempt()
    # when
    game.will_roll("terror", *["peril"] * 4).do("roll", "fail")
    # then one doom and the clock; the cup is full again, the die on the spell is free
    assert game.story("devoured", "failed", "doom_added", "clock_moved") == ["devoured", "doom_added", "clock_moved"]
    full = sum(not token.mask for token in MONSTERS)
    assert (board(game)["cup"], len(dice_at(game, "supply")), game.prompt) == (full, 8, "investigator")
    # and somebody new begins at the entrance with nothing of his, to play after the others
    game.do("investigator:kate_winthrop")
    seat = board(game)["seats"][0]
    assert (seat["sanity"], seat["stamina"], seat["clues"], seat["trophies"]) == (6, 4, 0, [])
    assert (seat["hand_kinds"], seat["place"], game.asked) == (["unique_item", "spell"], "place-entrance", 1)


def test_who_loses_the_last_of_both_at_once_is_devoured_once() -> None:
    # given
    game = Play("bob_jenkins", "gloria_goldberg").museum("the_loading_dock").sanity(0, 1).stamina(0, 1)
    # when
    game.at(0, "the_loading_dock").attempt().do("give_up")
    # then
    assert (len(game.events("devoured")), game.game.doom) == (1, 1)

"""The 32 Mythos cards: what each does at once (ES-194), and what lasts of it (ES-195, ES-196)."""

from typing import Any

import pytest

from miskatonic.games.elder_sign.rows.mythos import MYTHOS
from tests.games.elder_sign.play import Play

AT_ONCE: dict[str, dict[str, int]] = {
    "sudden_terror": {"monsters": 1},
    "warning_of_a_curse": {"doom": 1},
    "a_crack_in_the_sky": {"doom": 1},
    "warning_of_waking_nightmares": {"doom": 1},
    "sightings_of_a_poisonous_trap": {"doom": 1},
    "sightings_in_lurking_shadows": {"monsters": 1},
    "stars_align_above_black_clouds": {"doom": 1},
    "warning_of_a_dark_prison": {"doom": 1},
    "warning_of_a_conspiracy": {"monsters": 1},
    "a_heavy_burden": {"doom": 2},
    "too_high_a_price": {"doom": 1, "monsters": 1},
    "personal_possessions": {},
    "false_dawn": {},
    "madness_takes_hold": {"sanity": -1},
    "weakness_exposed": {"stamina": -1},
    "a_twisted_path": {"worlds": 1},
    "the_right_tools": {"monsters": 1},
    "grim_knowledge": {"monsters": 1},
    "keep_your_friends_close": {"doom": 1},
    "the_arcane_arts": {"doom": 1},
    "the_ledger_is_missing": {"monsters": 1},
    "esoteric_devices": {"doom": 1},
    "personal_possessions": {"doom": 1},
    "an_anonymous_parcel": {"monsters": 1},
    "the_old_wards_stir": {"doom": 1},
    "sightings_before_the_storm": {"doom": 1},
    "horrible_monsters": {"monsters": 2},
    "dark_entities": {"doom": 1, "monsters": 1},
    "an_eclipse_unforetold": {"doom": 2},
    "stars_align_before_reason_perishes": {"doom": 1, "monsters": 1},
    "broken_seals": {"doom": 1, "monsters": 1},
    "the_long_night": {"doom": 1},
}
LOCKS = {
    "warning_of_a_curse": "green",
    "dark_entities": "green",
    "stars_align_above_black_clouds": "yellow",
    "broken_seals": "yellow",
    "warning_of_a_dark_prison": "red",
}


def board(game: Play) -> dict[str, Any]:
    """What everybody sees."""
    seen: dict[str, Any] = game.table.view(None)["board"]
    return seen


def locked(game: Play) -> list[str]:
    """The colours of the dice that are locked."""
    return [die["colour"] for die in board(game)["dice"] if die["place"] == "locked"]


def open_under(card: str, *investigators: str) -> Play:
    """Given: this card lies open, and another one that does nothing is the next."""
    return Play(*investigators or ("bob_jenkins",)).mythos(card).mythos_next("personal_possessions")


def frightened(card: str, investigator: str = "bob_jenkins") -> Play:
    """When: a roll with a terror fails in the Administration Office, which has no terror effect of its own."""
    game = open_under(card, investigator).museum("administration_office", "ancient_relics").cup("cultist", "cultist")
    game.at(0, "administration_office").attempt()
    return game.will_roll("terror", *["peril"] * 5).do("roll")


# --- What happens at once ---------------------------------------------------------------------------------------------


@pytest.mark.rule("ES-193", "ES-194")
def test_every_card_is_listed() -> None:
    assert [card.id for card in MYTHOS] == list(AT_ONCE)


@pytest.mark.rule("ES-194")
@pytest.mark.parametrize("card", AT_ONCE)
def test_at_once(card: str) -> None:
    # given
    game = Play("bob_jenkins", "dexter_drake")
    if card == "sudden_terror":
        game.mythos("personal_possessions")
    game.mythos_next(card).cup("cultist", "cultist").midnight()
    # when it is drawn
    while game.prompt == "place_monster":
        game.do("place:…")
    # then exactly that has happened
    changes = {
        "doom": game.game.doom,
        "monsters": len(game.game.monsters),
        "sanity": game.game.sanity[0] - 4,
        "stamina": game.game.stamina[0] - 6,
        "worlds": len(game.game.worlds),
    }
    assert {what: change for what, change in changes.items() if change} == AT_ONCE[card]
    assert (game.game.sanity[1] - 5, game.game.stamina[1] - 5) == (changes["sanity"], changes["stamina"])
    assert (game.game.clues, game.game.signs) == ([0, 0], 0)
    assert board(game)["mythos"] == f"mythos-{card}"


@pytest.mark.rule("ES-194")
def test_the_right_tools_adds_doom_if_an_other_world_is_in_play() -> None:
    game = Play("bob_jenkins").worlds("rlyeh").mythos_next("the_right_tools").midnight()
    assert (game.game.doom, len(game.game.monsters)) == (1, 0)


@pytest.mark.rule("ES-194", "ES-174")
@pytest.mark.parametrize(("card", "what"), [("madness_takes_hold", "sanity"), ("weakness_exposed", "stamina")])
def test_what_everybody_loses_can_devour(card: str, what: str) -> None:
    # given
    game = Play("bob_jenkins", "dexter_drake").given(**{what: [3, 1]}).mythos_next(card).midnight()
    # then Dexter Drake is gone, which adds a doom token, and his player chooses another
    assert [event.args["who"] for event in game.events("devoured")] == ["investigator-dexter_drake"]
    assert (game.game.doom, game.asked, game.prompt) == (1, 1, "investigator")


# --- Nothing lasts ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ES-195")
@pytest.mark.parametrize("card", ["sudden_terror", "a_heavy_burden"])
def test_nothing_lasts(card: str) -> None:
    # given it lies open, and a roll with terror fails
    game = frightened(card)
    # then it costs a die, and at midnight nothing comes of the card
    assert "fail" not in game.texts
    game.given(clock=3).do("give_up")
    assert (game.events("terror"), game.events("at_midnight"), len(game.events("midnight"))) == ([], [], 1)
    assert locked(game) == []


# --- Locks ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ES-195", "ES-138")
@pytest.mark.parametrize("card", LOCKS)
def test_locks(card: str) -> None:
    # given it is drawn
    game = Play("bob_jenkins").mythos_next(card, "personal_possessions").cup("cultist").midnight()
    while game.prompt == "place_monster":
        game.do("place:…")
    assert (locked(game), board(game)["locks"][LOCKS[card]]) == ([LOCKS[card]], [f"mythos-{card}"])
    # when the next one comes, four turns later
    for _ in range(4):
        game.do("stay:entrance", "wait")
    # then the die is free, unless the seals are broken
    assert locked(game) == (["yellow"] if card == "broken_seals" else [])


@pytest.mark.rule("ES-196")
@pytest.mark.parametrize("kept", [True, False])
def test_broken_seals_end_with_an_elder_sign(kept: bool) -> None:
    # given the card lies open, or beside the deck
    game = open_under("broken_seals").worlds("the_dreamlands")
    (game.midnight() if kept else game.turn()).do("go:the_dreamlands")
    assert locked(game) == ["yellow"]
    # when a sign is gained
    game.will_roll("peril", "lore", "investigation_3", *["lore"] * 3).do("roll", "complete:0:0.1.2")
    # then
    assert (locked(game), board(game)["mythos_kept"]) == ([], [])


@pytest.mark.rule("ES-196")
def test_broken_seals_that_ended_are_not_kept_any_more() -> None:
    # given the effect is over while the card still lies open
    game = open_under("broken_seals").worlds("the_dreamlands").clock(2).turn().do("go:the_dreamlands")
    game.will_roll("peril", "lore", "investigation_3", *["lore"] * 3).do("roll", "complete:0:0.1.2")
    assert board(game)["mythos"] == "mythos-broken_seals"
    # when the next card is drawn
    game.do("stay:entrance", "wait")
    # then it goes to the bottom like any other
    assert board(game)["mythos_kept"] == []
    assert MYTHOS[game.game.decks[6][0]].id == "broken_seals"


# --- Terror -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ES-195", "ES-197")
@pytest.mark.parametrize(
    ("card", "sanity", "stamina"),
    [("warning_of_waking_nightmares", 3, 6), ("sightings_of_a_poisonous_trap", 4, 5), ("horrible_monsters", 4, 5)],
)
def test_terror_costs_a_point(card: str, sanity: int, stamina: int) -> None:
    game = frightened(card).do("fail")
    assert (game.game.sanity, game.game.stamina) == ([sanity], [stamina])
    assert game.prompt == "discard_die"


@pytest.mark.rule("ES-195", "ES-197")
def test_too_high_a_price_brings_a_monster_on_terror() -> None:
    game = frightened("too_high_a_price").do("fail")
    assert game.monsters_on("ancient_relics") == ["cultist"]


@pytest.mark.rule("ES-195", "ES-197")
def test_an_eclipse_unforetold_costs_another_die_on_terror() -> None:
    # given
    game = frightened("an_eclipse_unforetold").do("fail")
    # when one die is discarded for the terror, and one for the failed roll
    game.do("discard:1", "discard:2")
    # then
    assert (len(game.pool), game.prompt) == (4, "ready")


@pytest.mark.rule("ES-197", "ES-019")
@pytest.mark.parametrize(
    "card",
    [
        "warning_of_waking_nightmares",
        "sightings_of_a_poisonous_trap",
        "horrible_monsters",
        "too_high_a_price",
        "an_eclipse_unforetold",
    ],
)
@pytest.mark.parametrize("investigator", ["kate_winthrop", "sister_mary"])
def test_terror_passes_by_kate_winthrop_and_sister_mary(card: str, investigator: str) -> None:
    assert "fail" not in frightened(card, investigator).texts


# --- Midnight ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ES-187", "ES-195")
def test_a_crack_in_the_sky_adds_doom_at_the_next_midnight() -> None:
    game = open_under("a_crack_in_the_sky").midnight()
    assert (game.game.doom, len(game.events("at_midnight"))) == (1, 1)


@pytest.mark.rule("ES-187", "ES-195")
@pytest.mark.parametrize(("monsters", "doom"), [(2, 0), (3, 1), (4, 1)])
def test_warning_of_a_conspiracy_counts_monsters_at_the_next_midnight(monsters: int, doom: int) -> None:
    game = open_under("warning_of_a_conspiracy")
    for name in ("the_loading_dock", "ancient_relics", "riot_in_the_streets", "the_key_to_the_beyond")[:monsters]:
        game.monster({"the_loading_dock": "maniac", "ancient_relics": "zombie"}.get(name, "cultist"), name)
    assert game.midnight().game.doom == doom


@pytest.mark.rule("ES-187", "ES-195")
def test_false_dawn_brings_a_monster_at_the_next_midnight() -> None:
    game = open_under("false_dawn").cup("cultist").midnight().do("place:ancient_relics:0")
    assert game.monsters_on("ancient_relics") == ["cultist"]


@pytest.mark.rule("ES-187", "ES-195")
@pytest.mark.parametrize("worlds", [0, 1, 2])
def test_the_right_tools_adds_one_doom_at_the_next_midnight(worlds: int) -> None:
    game = open_under("the_right_tools").worlds(*("rlyeh", "yuggoth")[:worlds]).midnight()
    assert game.game.doom == bool(worlds)


@pytest.mark.rule("ES-187", "ES-195")
def test_stars_align_before_reason_perishes_cost_a_sanity_away_from_the_entrance() -> None:
    # given one at the entrance, one on an Adventure, one on an Other World
    game = open_under("stars_align_before_reason_perishes", "bob_jenkins", "dexter_drake", "monterey_jack").worlds(
        "rlyeh"
    )
    # when
    game.at(1, "ancient_relics").at(2, "rlyeh").midnight()
    # then
    assert game.game.sanity == [4, 4, 2]


@pytest.mark.rule("ES-187", "ES-019")
def test_stars_align_before_reason_perishes_do_not_concern_sister_mary() -> None:
    game = (
        open_under("stars_align_before_reason_perishes", "sister_mary", "dexter_drake")
        .at(0, "ancient_relics")
        .at(1, "ancient_relics")
    )
    assert game.midnight().game.sanity == [7, 4]


@pytest.mark.rule("ES-187", "ES-196", "ES-DE-08")
def test_the_long_night_brings_a_monster_at_every_midnight() -> None:
    # given
    game = Play("bob_jenkins").mythos("the_long_night").mythos_next("personal_possessions", "esoteric_devices")
    game.cup("cultist", "cultist", "cultist").midnight().do("place:…")
    # when two more midnights pass
    for day in (2, 3):
        for _ in range(4):
            game.do("stay:entrance", "wait")
        while game.prompt == "place_monster":
            game.do("place:…")
        # then
        assert len(game.events("monster_appeared")) == day
    assert board(game)["mythos_kept"] == ["mythos-the_long_night"]


@pytest.mark.rule("ES-196", "ES-099")
@pytest.mark.parametrize("kept", [True, False])
def test_the_long_night_can_be_ended_for_three_trophies(kept: bool) -> None:
    # given trophies worth three, in a game without Hastur
    game = (
        Play("bob_jenkins", ancient_one="yig")
        .mythos("the_long_night")
        .mythos_next("personal_possessions", "false_dawn")
    )
    game.trophies(0, "high_priest").clock(1)
    (game.midnight().do("place:…") if kept else game.turn()).do("stay:entrance")
    # when they are spent as the action of the turn
    game.do("end_long_night")
    # then it is over, and the turn with it
    assert game.game.trophies == [()]
    assert len(game.events("mythos_ended")) == 1
    assert board(game)["mythos_kept"] == []
    assert game.game.clock == 2


@pytest.mark.rule("ES-196")
def test_the_long_night_that_was_ended_brings_nothing_more() -> None:
    game = Play("bob_jenkins", ancient_one="yig").mythos("the_long_night").mythos_next("personal_possessions")
    game.trophies(0, "high_priest").clock(3).turn().do("stay:entrance", "end_long_night")
    assert (len(game.events("midnight")), game.events("at_midnight"), game.prompt) == (1, [], "move")


@pytest.mark.rule("ES-196")
def test_the_long_night_takes_no_fewer_trophies() -> None:
    game = Play("bob_jenkins", ancient_one="yig").mythos("the_long_night").trophies(0, "vampire").turn()
    assert "end_long_night" not in game.do("stay:entrance").texts


# --- What is forbidden, and the entrance ------------------------------------------------------------------------------


@pytest.mark.rule("ES-195", "ES-100")
@pytest.mark.parametrize(("card", "offered"), [("madness_takes_hold", False), ("sudden_terror", True)])
def test_madness_takes_hold_allow_no_free_first_aid(card: str, offered: bool) -> None:
    # given somebody hurt with trophies
    game = Play("bob_jenkins", ancient_one="yig").mythos(card).sanity(0, 1).stamina(0, 1).trophies(0, "high_priest")
    game.turn().do("stay:entrance")
    # then only what is paid for is left
    assert ("first_aid:sanity" in game.texts, "first_aid:stamina" in game.texts) == (offered, offered)
    assert "full_care:sanity" in game.texts
    assert (("first_aid", "mythos") in game.barred) != offered


@pytest.mark.rule("ES-195", "ES-121")
@pytest.mark.parametrize(
    ("card", "investigator", "offered"),
    [
        ("grim_knowledge", "bob_jenkins", False),
        ("grim_knowledge", "sister_mary", True),
        ("sudden_terror", "bob_jenkins", True),
    ],
)
def test_grim_knowledge_let_nobody_focus(card: str, investigator: str, offered: bool) -> None:
    game = open_under(card, investigator).museum("administration_office").at(0, "administration_office").attempt()
    game.will_roll(*["peril"] * 6).do("roll", "discard:0")
    assert bool([text for text in game.texts if text.startswith("focus")]) == offered
    assert (("focus", "mythos") in game.barred) != offered


@pytest.mark.rule("ES-195", "ES-125")
@pytest.mark.parametrize(("card", "offered"), [("keep_your_friends_close", False), ("sudden_terror", True)])
def test_keep_your_friends_close_lets_nobody_ask_for_help(card: str, offered: bool) -> None:
    game = open_under(card, "bob_jenkins", "dexter_drake").museum("administration_office")
    game.at(0, "administration_office").at(1, "administration_office").attempt()
    game.will_roll(*["peril"] * 6).do("roll", "discard:0")
    assert bool([text for text in game.texts if text.startswith("ask")]) == offered
    assert (("ask", "mythos") in game.barred) != offered


@pytest.mark.rule("ES-195", "ES-105")
@pytest.mark.parametrize(("card", "offered"), [("the_arcane_arts", False), ("sudden_terror", True)])
def test_the_arcane_arts(card: str, offered: bool) -> None:
    game = Play("bob_jenkins", ancient_one="yig").mythos(card).trophies(0, "high_priest", "vampire").turn()
    game.do("stay:entrance")
    assert bool([text for text in game.texts if text.startswith("buy")]) == offered
    assert (("buy", "mythos") in game.barred) != offered


@pytest.mark.rule("ES-195", "ES-103")
@pytest.mark.parametrize(("card", "offered"), [("the_ledger_is_missing", False), ("sudden_terror", True)])
def test_the_ledger_is_missing(card: str, offered: bool) -> None:
    game = open_under(card).sanity(0, 1).stamina(0, 1).turn().do("stay:entrance")
    assert ("lost_and_found" in game.texts) == offered
    assert (("lost_and_found", "mythos") in game.barred) != offered


@pytest.mark.rule("ES-195", "ES-144")
def test_esoteric_devices_lets_a_clue_reroll_three_dice_at_most() -> None:
    # given
    game = open_under("esoteric_devices").clues(0, 1).at(0, "the_loading_dock").attempt()
    game.will_roll("terror", "lore", "investigation_1", "investigation_2", "investigation_3", "terror").do("roll")
    # when three dice are picked
    game.will_roll("peril", "peril", "peril").do("clue")
    assert "reroll_all" not in game.texts
    game.do("reroll:0", "reroll:1", "reroll:2")
    # then they are thrown
    assert game.pool == ["peril", "peril", "peril", "investigation_2", "investigation_3", "terror"]
    assert game.prompt == "rolled"


@pytest.mark.rule("ES-195", "ES-100")
@pytest.mark.parametrize(("card", "sanity"), [("personal_possessions", 3), ("sudden_terror", 2)])
def test_personal_possessions_makes_free_first_aid_better(card: str, sanity: int) -> None:
    game = Play("bob_jenkins").mythos(card).sanity(0, 1).turn().do("stay:entrance", "first_aid:sanity")
    assert game.game.sanity == [sanity]


@pytest.mark.rule("ES-195", "ES-105")
@pytest.mark.parametrize(
    ("card", "bought"), [("an_anonymous_parcel", ["buy:clue", "buy:common_item"]), ("sudden_terror", ["buy:clue"])]
)
def test_an_anonymous_parcel_makes_souvenirs_cheaper(card: str, bought: list[str]) -> None:
    game = Play("bob_jenkins", ancient_one="yig").mythos(card).trophies(0, "vampire").turn().do("stay:entrance")
    assert [text for text in game.texts if text.startswith("buy")] == bought


@pytest.mark.rule("ES-195", "ES-105")
def test_an_anonymous_parcel_and_ruby_standish_leave_a_price_of_one() -> None:
    # given a clue would cost two less one less two
    game = Play("bob_jenkins", ancient_one="yig").mythos("an_anonymous_parcel").holds(0, "ruby_standish")
    game.trophies(0, "maniac", "zombie").turn().do("stay:entrance", "buy:clue:ruby")
    # then one trophy is paid
    while game.prompt == "pay_trophies":
        game.do("pay:…")
    assert (game.game.clues, len(game.game.trophies[0])) == ([1], 1)


# --- The other ones ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("ES-195", "ES-028")
@pytest.mark.parametrize(
    ("card", "go", "sanity"),
    [
        ("sightings_in_lurking_shadows", "go:ancient_relics", 3),
        ("sightings_in_lurking_shadows", "go:the_loading_dock", 3),
        ("sightings_in_lurking_shadows", "go:riot_in_the_streets", 4),
        ("sudden_terror", "go:ancient_relics", 4),
    ],
)
def test_sightings_in_lurking_shadows_so_moving_to_a_monster_costs_a_sanity(card: str, go: str, sanity: int) -> None:
    # given a monster on a row, one below a card
    game = open_under(card).monster("maniac", "ancient_relics", 0).monster("zombie", "the_loading_dock").turn()
    # when
    game.do(go)
    # then
    assert game.game.sanity == [sanity]


@pytest.mark.rule("ES-195", "ES-029")
def test_sightings_in_lurking_shadows_but_who_stays_loses_nothing() -> None:
    game = (
        open_under("sightings_in_lurking_shadows")
        .monster("maniac", "ancient_relics", 0)
        .at(0, "ancient_relics")
        .attempt()
    )
    assert game.game.sanity == [4]


@pytest.mark.rule("ES-195", "ES-127")
def test_weakness_exposed_costs_a_helper_a_stamina_at_once() -> None:
    # given
    game = open_under("weakness_exposed", "bob_jenkins", "dexter_drake").museum("administration_office")
    game.at(0, "administration_office").at(1, "administration_office").attempt()
    game.will_roll("investigation_3", *["peril"] * 5).do("roll", "discard:1", "ask:1:0")
    # when
    game.do("help")
    # then
    assert game.game.stamina == [6, 4]
    assert game.prompt == "ready"


@pytest.mark.rule("ES-195", "ES-126")
def test_weakness_exposed_costs_nothing_who_refuses() -> None:
    game = open_under("weakness_exposed", "bob_jenkins", "dexter_drake").museum("administration_office")
    game.at(0, "administration_office").at(1, "administration_office").attempt()
    game.will_roll("investigation_3", *["peril"] * 5).do("roll", "discard:1", "ask:1:0", "refuse")
    assert game.game.stamina == [6, 5]


@pytest.mark.rule("ES-195")
@pytest.mark.parametrize(
    ("card", "place", "sanity"),
    [
        ("a_twisted_path", "the_dreamlands", 2),
        ("a_twisted_path", "ancient_relics", 3),
        ("sudden_terror", "the_dreamlands", 3),
    ],
)
def test_a_twisted_path_so_failing_an_other_world_costs_a_sanity_more(card: str, place: str, sanity: int) -> None:
    game = open_under(card).worlds("the_dreamlands").at(0, place).attempt().do("give_up")
    assert game.game.sanity == [sanity]


@pytest.mark.rule("ES-195")
@pytest.mark.parametrize(("card", "clues"), [("personal_possessions", 3), ("sudden_terror", 2)])
def test_personal_possessions_brings_a_clue_with_every_success(card: str, clues: int) -> None:
    # given the Dreamlands, which give two
    game = open_under(card).worlds("the_dreamlands").at(0, "the_dreamlands").attempt()
    # when
    game.will_roll("peril", "lore", "investigation_3", *["lore"] * 3).do("roll", "complete:0:0.1.2")
    # then
    assert game.game.clues == [clues]


@pytest.mark.rule("ES-195", "ES-215")
@pytest.mark.parametrize(("what", "points"), [("sanity", (2, 1)), ("stamina", (1, 2))])
def test_the_old_wards_stir_so_a_beaten_monster_heals(what: str, points: tuple[int, int]) -> None:
    # given
    game = open_under("the_old_wards_stir").monster("maniac", "ancient_relics", 0).holds(0, "dynamite")
    game.sanity(0, 1).stamina(0, 1).worlds("the_dreamlands").turn().do("use:dynamite", "stay:entrance")
    # when the monster is taken, after an action that finds nothing
    game.will_find("investigation_1").do("lost_and_found", f"way:gain_{what}_1")
    # then
    assert (game.game.sanity[0], game.game.stamina[0]) == points


@pytest.mark.rule("ES-195", "ES-073")
@pytest.mark.parametrize(("card", "hour"), [("sightings_before_the_storm", 6), ("sudden_terror", 3)])
def test_sightings_before_the_storm_moves_the_hand_on_a_failure(card: str, hour: int) -> None:
    game = open_under(card).at(0, "ancient_relics").attempt().do("give_up")
    assert board(game)["hour"] == hour


@pytest.mark.rule("ES-195", "ES-083")
def test_sightings_before_the_storm_does_not_hurry_success() -> None:
    game = open_under("sightings_before_the_storm").worlds("the_dreamlands").at(0, "the_dreamlands").attempt()
    game.will_roll("peril", "lore", "investigation_3", *["lore"] * 3).do("roll", "complete:0:0.1.2")
    assert board(game)["hour"] == 3


@pytest.mark.rule("ES-195", "ES-185")
def test_sightings_before_the_storm_can_bring_midnight() -> None:
    game = open_under("sightings_before_the_storm").clock(2).at(0, "ancient_relics").attempt().do("give_up")
    assert (board(game)["hour"], len(game.events("midnight"))) == (12, 1)

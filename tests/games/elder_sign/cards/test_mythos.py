"""The Mythos cards: what each does at once (ES-194), and what lasts of it (ES-195, ES-196)."""

from collections import defaultdict

import pytest

from miskatonic import text
from miskatonic.games.elder_sign import GAME
from miskatonic.games.elder_sign.rows.dice import Colour
from miskatonic.games.elder_sign.rows.mythos import MYTHOS
from miskatonic.text import LANGUAGES
from tests.games.elder_sign.looks import ancient_one, board
from tests.games.elder_sign.play import Play

AT_ONCE: dict[str, dict[str, int]] = {
    "sudden_terror": {"monsters": 1},
    "stars_align_amid_stillness": {"doom": 1},
    "stars_align_above_an_open_door": {"doom": 1},
    "stars_align_above_black_clouds": {"doom": 1},
    "stars_align_before_reason_perishes": {"doom": 1},
    "stars_align_to_bring_horrors": {"doom": 1},
    "sightings_amid_stillness": {"monsters": 1},
    "sightings_before_the_storm": {"monsters": 1},
    "sightings_of_a_poisonous_trap": {"monsters": 1},
    "sightings_in_lurking_shadows": {"monsters": 1},
    "warning_of_waking_nightmares": {"doom": 1},
    "warning_of_a_conspiracy": {"doom": 1},
    "warning_of_a_curse": {"doom": 1},
    "warning_of_a_dark_prison": {"doom": 1},
    "madness_takes_hold": {"sanity": -1},
    "esoteric_devices": {"doom": 1},
    "the_arcane_arts": {"doom": 1},
    "the_right_tools": {"doom": 1},
    "personal_possessions": {},
    "grim_knowledge": {"doom": 1},
    "dark_entities": {"doom": 1, "monsters": 1},
    "be_prepared": {"doom": 1, "monsters": 1},
    "weakness_exposed": {"stamina": -1},
    "keep_your_friends_close": {"doom": 1},
    "horrible_monsters": {"monsters": 2},
    "a_twisted_path": {"worlds": 1},
    "a_heavy_burden": {"doom": 2},
    "too_high_a_price": {"doom": 1, "monsters": 1},
}
LOCKS: dict[str, Colour] = {
    "warning_of_a_curse": "green",
    "stars_align_above_black_clouds": "yellow",
    "warning_of_a_dark_prison": "red",
}
STILLNESS = [
    "sudden_terror", "stars_align_amid_stillness", "sightings_amid_stillness", "dark_entities", "weakness_exposed",
    "a_heavy_burden",
]  # fmt: skip
BRING_MONSTERS = ["stars_align_to_bring_horrors", "madness_takes_hold", "a_twisted_path", "too_high_a_price"]


def locked(game: Play) -> list[str]:
    """The colours of the dice that are locked."""
    return [die["colour"] for die in board(game)["dice"] if die["place"] == "locked"]


def open_under(card: str, *investigators: str) -> Play:
    """Given: this card is face up, and another one that does nothing is the next."""
    return Play(*investigators or ("bob_jenkins",)).mythos(card).mythos_next("personal_possessions")


def frightened(card: str, investigator: str = "bob_jenkins") -> Play:
    """When: a roll with a terror fails in the Administration Office, which has no terror effect of its own."""
    game = open_under(card, investigator).museum("administration_office", "ancient_relics").cup("cultist", "cultist")
    game.at(0, "administration_office").attempt()
    return game.will_roll("terror", *["peril"] * 5).do("roll")


# --- What happens at once ---------------------------------------------------------------------------------------------


@pytest.mark.rule("ES-193", "ES-194")
def test_28_cards_are_32_with_their_copies() -> None:
    copies = {row.id: row.copies for row in MYTHOS if row.copies > 1}
    assert (len(MYTHOS), len(MYTHOS.ids), copies) == (
        32,
        28,
        {"stars_align_amid_stillness": 4, "sightings_amid_stillness": 2},
    )
    # each copy is a thing of its own
    first = MYTHOS.number("stars_align_amid_stillness")
    assert [name.thing for name in MYTHOS.names[first : first + 4]] == [
        f"mythos:stars_align_amid_stillness#{copy}" for copy in (1, 2, 3, 4)
    ]


@pytest.mark.rule("ES-193")
@pytest.mark.parametrize("language", LANGUAGES)
def test_halves_with_equal_titles_do_the_same_and_say_the_same(language: str) -> None:
    upper: dict[str, set[object]] = defaultdict(set)
    lower: dict[str, set[object]] = defaultdict(set)
    for name, row in zip(MYTHOS.names, MYTHOS, strict=True):
        said = {part: text.say(GAME.package, language, f"{name}{part}") for part in ("", ".lower", ".now", ".lasting")}
        upper[said[""]].add((row.now, said[".now"]))
        below = (row.when, row.lasting, row.locks, row.forbids, tuple(row.changes), row.adventures)
        lower[said[".lower"]].add((below, said[".lasting"]))
    assert {len(halves) for halves in (*upper.values(), *lower.values())} == {1}
    assert (len(upper), len(lower)) == (18, 20)


@pytest.mark.rule("ES-193", "ES-194")
def test_every_card_is_listed() -> None:
    assert MYTHOS.ids == list(AT_ONCE)


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
@pytest.mark.parametrize("card", STILLNESS)
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
    # then the die is free
    assert locked(game) == []


# --- Terror -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ES-195", "ES-197")
@pytest.mark.parametrize(
    ("card", "sanity", "stamina"),
    [("warning_of_waking_nightmares", 3, 6), ("be_prepared", 3, 6), ("sightings_of_a_poisonous_trap", 4, 5)],
)
def test_terror_costs_a_point(card: str, sanity: int, stamina: int) -> None:
    game = frightened(card).do("fail")
    assert (game.game.sanity, game.game.stamina) == ([sanity], [stamina])
    assert game.prompt == "discard_die"


@pytest.mark.rule("ES-195", "ES-197")
@pytest.mark.parametrize("card", BRING_MONSTERS)
def test_terror_brings_a_monster(card: str) -> None:
    game = frightened(card).do("fail")
    assert game.monsters_on("ancient_relics") == ["cultist"]


@pytest.mark.rule("ES-197", "ES-019")
@pytest.mark.parametrize(
    "card",
    ["warning_of_waking_nightmares", "be_prepared", "sightings_of_a_poisonous_trap", *BRING_MONSTERS],
)
@pytest.mark.parametrize("investigator", ["kate_winthrop", "sister_mary"])
def test_terror_passes_by_kate_winthrop_and_sister_mary(card: str, investigator: str) -> None:
    assert "fail" not in frightened(card, investigator).texts


# --- Midnight ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ES-187", "ES-195")
@pytest.mark.parametrize(("monsters", "doom"), [(2, 0), (3, 1), (4, 1)])
def test_warning_of_a_conspiracy_counts_monsters_at_the_next_midnight(monsters: int, doom: int) -> None:
    game = open_under("warning_of_a_conspiracy")
    for name in ("the_loading_dock", "ancient_relics", "riot_in_the_streets", "the_key_to_the_beyond")[:monsters]:
        game.monster({"the_loading_dock": "maniac", "ancient_relics": "zombie"}.get(name, "cultist"), name)
    assert game.midnight().game.doom == doom


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


# --- What is forbidden, and the entrance ------------------------------------------------------------------------------


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


@pytest.mark.rule("ES-195")
@pytest.mark.parametrize(("card", "clues"), [("personal_possessions", 3), ("sudden_terror", 2)])
def test_personal_possessions_brings_a_clue_with_every_success(card: str, clues: int) -> None:
    # given the Dreamlands, which give two
    game = Play("bob_jenkins").mythos(card).worlds("the_dreamlands").at(0, "the_dreamlands").attempt()
    # when
    game.will_roll("peril", "lore", "investigation_3", *["lore"] * 3).do("roll", "complete:0:0.1.2")
    # then
    assert game.game.clues == [clues]


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


@pytest.mark.rule("ES-195", "ES-215")
@pytest.mark.parametrize(("card", "clues"), [("horrible_monsters", 1), ("sudden_terror", 0)])
def test_horrible_monsters_give_a_clue_to_who_takes_one(card: str, clues: int) -> None:
    # given
    game = open_under(card).monster("maniac", "ancient_relics", 0).holds(0, "dynamite").turn()
    # when one is beaten and taken at the end of the action phase
    game.do("use:dynamite", "stay:entrance", "wait")
    # then
    assert game.game.clues == [clues]


# --- One more Adventure -----------------------------------------------------------------------------------------------


def door_opened() -> Play:
    """When: The Stars Align above an Open Door is drawn, and The Missing Records are the next Adventure."""
    game = Play("bob_jenkins").adventure_deck_top("the_missing_records", "the_archives")
    return game.mythos_next("stars_align_above_an_open_door", "personal_possessions").midnight()


def museum(game: Play) -> list[str]:
    """The Adventures that are face up."""
    return [card["name"].partition("-")[2] for card in board(game)["museum"] if card]


@pytest.mark.rule("ES-196", "ES-OP-30")
def test_es_196_an_open_door_lays_out_one_adventure_more() -> None:
    game = door_opened()
    assert (len(museum(game)), museum(game)[-1]) == (7, "the_missing_records")
    assert [event.args["place"] for event in game.events("adventure_added")] == ["adventure-the_missing_records"]
    assert "go:the_missing_records" in game.texts


@pytest.mark.rule("ES-196")
def test_es_196_it_stays_when_the_next_mythos_card_is_drawn() -> None:
    # given
    game = door_opened()
    # when a day passes
    for _ in range(4):
        game.do("stay:entrance", "wait")
    # then the Mythos card is gone to the bottom of its deck, but not the Adventure
    assert board(game)["mythos"] == "mythos-personal_possessions"
    assert MYTHOS[game.game.decks[6][0]].id == "stars_align_above_an_open_door"
    assert museum(game)[-1] == "the_missing_records"


@pytest.mark.rule("ES-196", "ES-082", "ES-OP-30")
def test_es_196_it_is_not_replaced_when_it_is_resolved() -> None:
    # given
    game = door_opened().do("go:the_missing_records")
    before = museum(game)
    # when it is resolved
    game.will_roll("lore", *["investigation_3"] * 5).do("roll", "complete:0…")
    game.will_roll("lore", *["investigation_3"] * 3).do("roll", "complete:1…")
    # then the usual number is restored
    assert [event.args["place"] for event in game.events("resolved")] == ["adventure-the_missing_records"]
    assert museum(game) == before[:6]


@pytest.mark.rule("ES-082", "ES-196")
def test_es_196_another_one_is_replaced_as_always() -> None:
    # given
    game = door_opened().do("go:the_loading_dock")
    # when one of the six is resolved
    game.will_roll("peril", *["investigation_3"] * 5).do("roll", "complete:0…")
    game.will_roll("peril", *["investigation_3"] * 4).do("roll", "complete:1…")
    # then the next card lies in its place, and the seventh is still there
    assert "the_archives" in museum(game)[:6]
    assert museum(game)[6:] == ["the_missing_records"]


@pytest.mark.rule("ES-196", "ES-134")
def test_es_196_a_lock_on_it_holds_at_once() -> None:
    game = Play("bob_jenkins").adventure_deck_top("gala_in_the_great_hall")
    game.mythos_next("stars_align_above_an_open_door").midnight()
    assert locked(game) == ["yellow"]


@pytest.mark.rule("ES-225", "ES-196")
def test_es_196_it_goes_when_the_ancient_one_awakens() -> None:
    game = door_opened().doom(10).at(0, "riot_in_the_streets").attempt().do("give_up")
    assert (ancient_one(game)["awake"], museum(game), len(board(game)["museum"])) == (True, [], 6)


@pytest.mark.rule("ES-196", "ES-OP-01")
def test_es_196_without_an_adventure_left_none_comes() -> None:
    game = Play("bob_jenkins")
    game.given(trophies=[tuple(game.game.decks[0])])
    game.game.decks[0] = ()
    game.mythos_next("stars_align_above_an_open_door").midnight()
    assert (len(museum(game)), game.events("adventure_added")) == (6, [])

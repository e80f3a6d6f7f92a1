"""What is printed on board, cards and die, copied from the facts files and compared with the rows of the game."""

import pytest

from miskatonic.games.reign_of_cthulhu import GAME
from miskatonic.games.reign_of_cthulhu.rows.investigators import INVESTIGATORS
from miskatonic.games.reign_of_cthulhu.rows.old_ones import OLD_ONES
from miskatonic.games.reign_of_cthulhu.rows.places import (
    ADJACENT,
    BUS_STOPS,
    CURE_PLACES,
    GATE_IN,
    LINES,
    LINKED_TOWNS,
    PLACES,
    TOWNS,
    TRAIN_STATION,
)
from miskatonic.games.reign_of_cthulhu.rows.player_cards import CARDS_DEALT, RELICS_IN_DECK
from miskatonic.games.reign_of_cthulhu.rows.relics import RELICS
from miskatonic.games.reign_of_cthulhu.rows.summoning import SHOGGOTH_SYMBOL
from miskatonic.games.reign_of_cthulhu.rules.sanity import FACES
from miskatonic.games.reign_of_cthulhu.state import CULTISTS, MAX_CULTISTS, MAX_SANITY, SHOGGOTHS
from tests.games.reign_of_cthulhu.play import Play

ADJACENT_PLACES = {
    "arkham": {
        "train_station": {"university", "cafe"},
        "university": {"train_station", "police_station", "park"},
        "police_station": {"university", "park", "secret_lodge"},
        "park": {"university", "police_station", "secret_lodge"},
        "secret_lodge": {"police_station", "park", "diner"},
        "diner": {"secret_lodge", "junkyard"},
    },
    "dunwich": {
        "cafe": {"train_station", "church"},
        "church": {"cafe", "old_mill", "historic_inn", "farmstead"},
        "old_mill": {"church"},
        "historic_inn": {"church", "farmstead"},
        "farmstead": {"church", "historic_inn", "swamp"},
        "swamp": {"farmstead", "great_hall"},
    },
    "innsmouth": {
        "junkyard": {"diner", "pawn_shop"},
        "pawn_shop": {"junkyard", "hospital", "factory"},
        "hospital": {"pawn_shop", "factory"},
        "factory": {"pawn_shop", "hospital", "boardwalk"},
        "boardwalk": {"factory", "docks"},
        "docks": {"woods", "boardwalk"},
    },
    "kingsport": {
        "great_hall": {"swamp", "woods", "market"},
        "woods": {"great_hall", "market", "docks"},
        "market": {"great_hall", "woods", "theater", "wharf"},
        "theater": {"market"},
        "wharf": {"market", "graveyard"},
        "graveyard": {"wharf"},
    },
}


def ids(places: tuple[int, ...]) -> set[str]:
    """The names of places."""
    return {PLACES[place].id for place in places}


# --- Board ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-041")
@pytest.mark.parametrize("town", ADJACENT_PLACES)
def test_places_and_lines_of_each_town(town: str) -> None:
    number = TOWNS.number(town)
    rows = {place.id: ids(ADJACENT[i]) for i, place in enumerate(PLACES) if place.town == number}
    assert rows == ADJACENT_PLACES[town]


@pytest.mark.rule("RC-041")
def test_29_lines_25_inside_towns_and_4_between() -> None:
    town_of = {place.id: place.town for place in PLACES}
    between = {frozenset(line) for line in LINES if town_of[line[0]] != town_of[line[1]]}
    assert (len(PLACES), len({frozenset(line) for line in LINES})) == (24, 29)
    assert between == {
        frozenset({"train_station", "cafe"}),
        frozenset({"diner", "junkyard"}),
        frozenset({"docks", "woods"}),
        frozenset({"swamp", "great_hall"}),
    }


@pytest.mark.rule("RC-015", "RC-043", "RC-153")
def test_bus_stops_gates_cure_places_and_the_start() -> None:
    assert ids(BUS_STOPS) == {"train_station", "diner", "historic_inn", "market", "factory"}
    assert dict(zip(TOWNS.ids, (PLACES[gate].id for gate in GATE_IN), strict=True)) == {
        "arkham": "park",
        "dunwich": "old_mill",
        "innsmouth": "hospital",
        "kingsport": "graveyard",
    }
    assert {place.id for place in PLACES if place.gate} == {"park", "old_mill", "hospital", "graveyard"}
    assert ids(CURE_PLACES) == {"church", "hospital"}
    assert PLACES[TRAIN_STATION].id == "train_station"


@pytest.mark.rule("RC-201")
def test_linked_towns_form_a_ring() -> None:
    links = {town: {TOWNS[other].id for other in LINKED_TOWNS[number]} for number, town in enumerate(TOWNS.ids)}
    assert links == {
        "arkham": {"dunwich", "innsmouth"},
        "dunwich": {"arkham", "kingsport"},
        "innsmouth": {"arkham", "kingsport"},
        "kingsport": {"dunwich", "innsmouth"},
    }


@pytest.mark.rule("RC-107")
def test_shoggoth_symbols_two_in_each_town() -> None:
    symbols: dict[str, set[str]] = {town: set() for town in TOWNS.ids}
    for place, symbol in zip(PLACES, SHOGGOTH_SYMBOL, strict=True):
        if symbol:
            symbols[TOWNS[place.town].id].add(place.id)
    assert symbols == {
        "arkham": {"university", "secret_lodge"},
        "dunwich": {"historic_inn", "swamp"},
        "innsmouth": {"pawn_shop", "docks"},
        "kingsport": {"great_hall", "woods"},
    }


# --- Components -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-001")
def test_contents_of_the_box() -> None:
    printed = {
        "investigators": 7,
        "places": 24,
        "old_ones": 12,
        "relics": 12,
        "summoning_cards": 24,
        "clues": 44,
        "evil_stirs": 4,
    }
    assert printed.keys() == GAME.content.keys()
    assert {kind: min(count, GAME.content[kind]) for kind, count in printed.items()} == printed, "and our own besides"
    assert (CULTISTS, SHOGGOTHS, MAX_SANITY, MAX_CULTISTS) == (26, 3, 4, 3)


@pytest.mark.rule("RC-141")
def test_faces_of_the_sanity_die() -> None:
    assert len(FACES) == 6
    counts = {face: FACES.count(face) for face in FACES}
    assert counts == {"blank": 2, "delusion": 2, "psychosis": 1, "paranoia": 1}


@pytest.mark.rule("RC-017", "RC-018")
def test_relics_and_starting_hands_by_players() -> None:
    assert RELICS_IN_DECK == {2: 4, 3: 5, 4: 6}
    assert CARDS_DEALT == {2: 4, 3: 3, 4: 2}


# --- Investigators --------------------------------------------------------------------------------------------------

PRINTED = ("detective", "doctor", "driver", "hunter", "magician", "occultist", "reporter")


@pytest.mark.rule("RC-150", "RC-170", "RC-172", "RC-173", "RC-178", "RC-179")
@pytest.mark.parametrize(
    ("name", "actions", "hand_limit"),
    [
        ("detective", (4, 3), (7, 7)),
        ("doctor", (5, 4), (7, 7)),
        ("driver", (4, 3), (7, 7)),
        ("hunter", (4, 3), (7, 7)),
        ("magician", (4, 3), (8, 7)),
        ("occultist", (4, 3), (7, 7)),
        ("reporter", (4, 3), (7, 7)),
    ],
)
def test_actions_and_hand_limits(name: str, actions: tuple[int, int], hand_limit: tuple[int, int]) -> None:
    # given: the investigator once sane, once insane
    partner = "driver" if name != "driver" else "doctor"
    for side, tokens in enumerate((4, 0)):
        game = Play(name, partner).sanity(tokens, 4).begin()
        row = game.board["seats"][0]
        # then
        assert (game.actions, row["actions"], row["hand_limit"]) == (actions[side], actions[side], hand_limit[side])


@pytest.mark.rule("RC-170", "RC-171", "RC-176", "RC-177")
def test_who_seals_cheaper_and_sweeps() -> None:
    printed = [INVESTIGATORS[INVESTIGATORS.number(name)] for name in PRINTED]
    assert {card.id: card.seal_cards for card in printed if card.seal_cards != 5} == {"detective": 4}
    assert [card.id for card in printed if card.sweeps] == ["hunter"]


# --- Old Ones -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-122")
def test_which_old_ones_are_ongoing() -> None:
    assert {card.id for card in OLD_ONES if card.ongoing} >= {
        "azathoth",
        "ithaqua",
        "nyarlathotep",
        "yig",
        "yog_sothoth",
    }
    assert {card.id for card in OLD_ONES if not card.ongoing} >= {
        "atlach_nacha",
        "cthulhu",
        "dagon",
        "hastur",
        "shub_niggurath",
        "shudde_mell",
        "tsathoggua",
    }


@pytest.mark.rule("RC-100")
def test_summoning_rates_under_the_track() -> None:
    names = ("nyarlathotep", "yig", "yog_sothoth", "ithaqua", "dagon", "atlach_nacha")
    rates = [Play("driver", "doctor").awake(*names[:count]).begin().board["summoning_rate"] for count in range(7)]
    assert rates == [2, 2, 2, 2, 3, 3, 3]


# --- Relics ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-132", "RC-221", "RC-222")
def test_which_relics_mean_a_roll() -> None:
    assert {card.id for card in RELICS if card.rolls} >= {
        "alien_carving",
        "alhazreds_flame",
        "bizarre_statue",
        "book_of_shadow",
        "elder_sign",
        "last_hourglass",
        "mi_go_eye",
        "seal_of_leng",
        "silver_key",
        "xaos_mirror",
    }
    assert {card.id for card in RELICS if not card.rolls} >= {"song_of_kadath", "warded_box"}


@pytest.mark.rule("RC-132", "RC-134")
@pytest.mark.parametrize("relic", [card.id for card in RELICS])
def test_every_relic_can_be_played_and_goes_to_the_box(relic: str) -> None:
    # given
    game = Play("driver", "doctor").relics(0, relic).begin()
    # when
    game.die("blank").do(f"play:{relic}").until(lambda: game.asked == (0, "action"))
    # then
    assert (game.box, game.hand(0), game.discard_pile) == ([relic], [], [])
    assert len(game.rolls()) == RELICS[RELICS.number(relic)].rolls


# --- What a seal costs ----------------------------------------------------------------------------------------------

SEAL_COSTS = [
    # Detective, Yig, Mi-Go Eye: the ways to pay, as (clues of the gate's town, clues of a linked town)
    (False, False, False, [(5, 0)]),
    (True, False, False, [(4, 0)]),
    (False, False, True, [(4, 0)]),
    (True, False, True, [(3, 0)]),
    (False, True, False, [(5, 1)]),
    (True, True, False, [(4, 1)]),
    (False, True, True, [(4, 1), (5, 0)]),
    (True, True, True, [(3, 1), (4, 0)]),
]


def at_the_gate(detective: bool, yig: bool, eye: bool, arkham: int, dunwich: int) -> Play:
    """Given: somebody at the Park with these clues."""
    game = Play("detective" if detective else "driver", "doctor").at("park", "cafe")
    game.awake(*(["yig"] if yig else [])).clues(0, arkham=arkham, dunwich=dunwich)
    return game.given(cheaper_seal=eye).begin()


def seals(game: Play) -> list[str]:
    """The ways to seal that are offered."""
    return sorted(text for text in game.options if text.startswith("seal"))


def seal(town: int, linked: int) -> str:
    """The option's text for a price."""
    return f"seal_linked:arkham:{town}:dunwich" if linked else f"seal:arkham:{town}"


@pytest.mark.rule("RC-056", "RC-170", "RC-171", "RC-201", "RC-219")
@pytest.mark.parametrize(("detective", "yig", "eye", "ways"), SEAL_COSTS)
def test_seal_cost_table(detective: bool, yig: bool, eye: bool, ways: list[tuple[int, int]]) -> None:
    # with plenty of clues exactly these ways are offered
    assert seals(at_the_gate(detective, yig, eye, 6, 1)) == sorted(seal(*way) for way in ways)
    for town, linked in ways:
        # each can be paid with exactly these clues …
        game = at_the_gate(detective, yig, eye, town, linked)
        assert seal(town, linked) in seals(game)
        game.do(seal(town, linked))
        assert game.hand(0) == []
        # … and not with one less of the town
        assert seal(town, linked) not in seals(at_the_gate(detective, yig, eye, town - 1, linked))
        # … nor without the linked one
        if linked:
            assert seal(town, linked) not in seals(at_the_gate(detective, yig, eye, town, 0))

"""Arkham Horror: The Card Game in the terminal: the position in words, the map and the desk, what there is to read."""

import itertools
import random
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import OptionList, Static

from miskatonic import text
from miskatonic.games.arkham_lcg import GAME, board
from miskatonic.kernel import Table, arrange, new_table
from miskatonic.kernel.view import View
from miskatonic.terminal import boards
from miskatonic.terminal.chart import Box
from miskatonic.terminal.games.arkham_lcg import draw, layout
from miskatonic.terminal.look import Picture, Row, percent
from miskatonic.terminal.screen import Room
from miskatonic.terminal.sitting import Sitting
from miskatonic.terminal.widgets import Board
from miskatonic.text import LANGUAGES
from tests.games.arkham_lcg.imagined_piles import piled
from tests.games.arkham_lcg.looks import seen_board, there
from tests.games.arkham_lcg.rules.test_upgrading import person, sequel
from tests.terminal.driving import drive

BOARD = boards.board("arkham_lcg")
SIZES = [(46, 20), (66, 22), (86, 33), (80, 41)]
HOUSE = """
investigators roland_banks daisy_walker
act the_barrier
agenda rise_of_the_ghouls
place hallway
unrevealed attic
place cellar
unrevealed parlor
at 1 cellar
hand 0 machete evidence guts vicious_blow
hand 1 perception deduction deduction
area 0 45_automatic guard_dog
threat 0 ghoul_minion cover_up
enemy swarm_of_rats hallway
attached obscuring_fog cellar
discard 0 dodge knife dodge
clues cellar 3
clues 0 1
clues cover_up 2
damage guard_dog 1
damage ghoul_minion 1
exhausted guard_dog
doom rise_of_the_ghouls 4
bag 1 0 -1 -1 -4 skull auto_fail elder_sign
"""

ENDING = """
investigators roland_banks daisy_walker
place hallway
act what_have_you_done
aside lita_chantler
threat 0 ghoul_priest
damage ghoul_priest 9
"""


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MISKATONIC_HOME", str(tmp_path / "home"))


def say_in(language: str) -> boards.Say:
    def say(message: str, /, **args: object) -> str:
        return text.say(GAME.package, language, message, args)

    return say


def told(table: Table, eyes: tuple[int, ...] = (0, 1), language: str = "en") -> str:
    """The whole position, as these eyes see it."""
    return "\n".join(BOARD.words(table.view(eyes), say_in(language)))


def line_of(words: str, begins: str) -> str:
    return next(line for line in words.splitlines() if line.startswith(begins))


def plain(rows: list[Row]) -> list[str]:
    return ["".join(piece for piece, _ in row) for row in rows]


def drawn(table: Table, size: tuple[int, int], language: str = "en", lit: dict[str, str] | None = None) -> Picture:
    picture = draw(table.view(range(table.seats)), say_in(language), size, lit or {}, None)
    assert picture is not None
    return picture


def spot(picture: Picture, thing: str) -> str:
    """What stands where a thing lies."""
    box = picture.places[thing]
    return "\n".join(row[box.x : box.x + box.width] for row in plain(picture.rows)[box.y : box.y + box.height])


# --- the position in words ------------------------------------------------------------------------------------------


def test_agenda_act_and_bag_are_told() -> None:
    """Given a house with 4 doom, when the board is told, then agenda, act and bag are in it."""
    words = told(arrange(GAME, HOUSE))
    assert "Agenda 2, Rise of the Ghouls: doom 4 of 7. Act 2, The Barrier: clues 1 of 6. Objective:" in words
    assert "Chaos bag: +1, 0, 2 × −1, −4, skull, auto-fail, elder sign." in words


def test_an_investigator_is_told_with_everything() -> None:
    """Given Roland with cards everywhere, when the board is told, then skills, harm, assets with tokens, threat area,
    hand and discard pile are told.
    """
    roland = line_of(told(arrange(GAME, HOUSE)), "Seat 1")
    assert "Roland Banks: Hallway. Health 9 of 9. Sanity 5 of 5." in roland
    assert "Willpower 3, intellect 3, combat 4, agility 2. Clues 1, resources 5." in roland
    assert ".45 Automatic (4 ammo); Guard Dog (health 2 of 3, sanity 1 of 1, exhausted)" in roland
    assert "Ghoul Minion (fight 2, evade 2, health 1 of 2, attack: 1 damage, 1 horror); Cover Up (clues 2)" in roland
    assert "Hand: Machete (cost 3, combat); Evidence! (cost 1, 2 × intellect); Guts (2 × willpower)" in roland
    assert "Discard pile: 2 × Dodge, Knife" in roland


def test_ah_b_016_the_hand_is_for_ones_own_eyes() -> None:
    """Given two investigators, when Daisy's player has the board told, then Roland's hand is a number."""
    words = told(arrange(GAME, HOUSE), eyes=(1,))
    assert "4 cards in hand" in line_of(words, "Seat 1")
    assert "Machete" not in words
    assert "2 × Deduction" in line_of(words, "Seat 2")


@pytest.mark.parametrize("language", LANGUAGES)
def test_ah_b_218_at_the_end_the_log_and_the_experience_are_told(language: str) -> None:
    """Given the house burned and Lita taken, then the log, and of each the experience by its sources, in words and on
    the screen.
    """
    table = arrange(GAME, ENDING)
    for answer in ("fight:ghoul_priest", "choose:r1", "take:lita_chantler"):
        table.answer(answer)
    words = told(table, language=language)
    said = {
        "en": ("Campaign log: the house has burned to the ground", "experience 4: Ghoul Priest +2, resolution +2"),
        "pl": ("Dziennik kampanii: dom spłonął doszczętnie", "doświadczenie 4: Kapłan ghouli +2, zakończenie +2"),
        "uk": ("Журнал кампанії: дім згорів дотла", "досвід 4: Гуль-жрець +2, розв’язка +2"),
    }
    assert all(line in words for line in said[language])
    assert said[language][0] in " ".join(plain(drawn(table, (86, 33), language).rows))
    if language == "en":
        roland = line_of(words, "Roland Banks")
        assert "Trauma: 0 physical, 1 mental. Added to the deck: Lita Chantler." in roland


@pytest.mark.parametrize("language", LANGUAGES)
def test_ah_b_100_what_lasts_is_told_with_its_end(language: str) -> None:
    """Given Mind over Matter played, then what it does, until when and for whom is told, in words and on the desk."""
    table = arrange(GAME, "investigators daisy_walker\nhand 0 mind_over_matter")
    table.answer("play:mind_over_matter")
    said = {
        "en": "Daisy Walker: intellect instead of combat until the end of the round (Mind over Matter)",
        "pl": "intelekt zamiast: walka do końca rundy",
        "uk": "замість: сила до кінця раунду",
    }
    assert said[language] in told(table, (0,), language)
    assert said[language] in " ".join(" ".join(plain(drawn(table, (86, 41), language).rows)).split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_ah_b_043_how_one_is_asked_is_told_to_oneself(language: str) -> None:
    """Given Roland's wishes, then they are told to him alone, and only where they are not the usual ones."""
    table = arrange(GAME, HOUSE)
    assert "Asked" not in told(table)
    for answer in ("asks:0", "level:few", "asks:0", "here:after_attacks", "asks:0", "never:guard_dog"):
        assert table.choice is not None
        assert all(say_in(language)(f"option-{option.verb}", **option.args) for option in table.choice.shown_to((0,)))
        table.answer(answer)
    words = told(table, language=language)
    if language == "en":
        asked = "Asked only to react or to take a turn, also after the attacks, never about Guard Dog."
        assert asked in line_of(words, "Seat 1")
        assert asked not in told(table, eyes=(1,))
    else:
        assert say_in(language)("asks-few") in words


def test_locations_are_told_with_ways_people_and_enemies() -> None:
    """Given the house, then each location tells what is known of it, and no more."""
    words = told(arrange(GAME, HOUSE))
    hallway = line_of(words, "Hallway")
    assert "shroud 1, clues 0. Leads to: Cellar, Attic, Parlor. Here: Roland Banks." in hallway
    assert "Enemies: Swarm of Rats (fight 1, evade 3, health 1 of 1, attack: 1 damage, 0 horror, hunter)" in hallway
    cellar = line_of(words, "Cellar")
    assert "shroud 6, clues 3, victory 1." in cellar
    assert "Attached: Obscuring Fog." in cellar
    assert line_of(words, "Attic") == "Attic: not revealed yet. Leads to: Hallway."


def test_woods_that_look_alike_are_told_by_their_numbers() -> None:
    """Given the start of The Devourer Below, then the woods are called what the options call them."""
    table = new_table(GAME, seed=1, seats=1, options={"scenario": "the_devourer_below"})
    while table.choice and table.choice.prompt != "turn":
        table.answer(table.choice.options[0])
    words = told(table, (0,))
    for number in (1, 2, 3, 4):
        assert line_of(words, f"Arkham Woods {number}").startswith(f"Arkham Woods {number}: not revealed yet.")
    assert "Leads to: Arkham Woods 1, Arkham Woods 2, Arkham Woods 3, Arkham Woods 4." in line_of(words, "Main Path")


def test_a_running_test_is_told_with_sources_and_chance() -> None:
    """Given Roland fights with the .45 and commits a card, then value, sources, chance and commitment are told."""
    table = arrange(GAME, HOUSE)
    table.answer("fight:45_automatic:ghoul_minion")
    table.answer("commit:vicious_blow")
    first, second = BOARD.brief(table.view((0, 1)), say_in("en"))
    assert first == "Roland Banks tests combat: 6 against 2 (Ghoul Minion)."
    assert second == (
        "Value: Roland Banks 4, .45 Automatic +1, Vicious Blow +1. Committed: Vicious Blow. Chance: 88% (7 of 8)."
    )


def test_a_token_that_came_is_told_and_no_chance_any_more() -> None:
    """Given Wendy, who may answer to a token, when it is revealed, then it is told, and the chance is not."""
    table = arrange(GAME, "investigators wendy_adams\nhand 0 guts\nclues study 2\nbag -2")
    table.answer("investigate")
    if table.choice and table.choice.prompt == "test":
        table.answer("draw_token")
    view = table.view((0,))
    _, second = BOARD.brief(view, say_in("en"))
    assert "Revealed: −2" in second
    assert "Chance" not in second
    picture = draw(view, say_in("en"), (66, 22), {}, None)
    assert picture
    rows = "\n".join(plain(picture.rows))
    assert "[−2]" in rows
    assert "%" not in rows


def test_a_test_of_a_treachery_is_told_with_what_the_card_does() -> None:
    """Given Rotting Remains drawn, when the test is asked about, then what a failure costs is told beside it."""
    table = arrange(GAME, "encounter rotting_remains\nhand 0 guts\nphase mythos.draw")
    first, does, _ = BOARD.brief(table.view((0,)), say_in("en"))
    assert first == "Roland Banks tests willpower: 3 against 3 (Rotting Remains)."
    assert does == say_in("en")("card-rotting_remains.text")


def test_a_chance_reads_as_on_the_page() -> None:
    """Given 10 tokens of 16, then that is 63 percent, as on the page, not 62."""
    assert [percent(good / 16) for good in (2, 6, 10, 14)] == ["13%", "38%", "63%", "88%"]


def test_what_somebody_commits_is_told_to_all() -> None:
    """Given Roland marks a card for his test, when Daisy looks, then she sees which, and the chance with it."""
    table = arrange(GAME, HOUSE)
    table.answer("fight:45_automatic:ghoul_minion")
    table.answer("commit:vicious_blow")
    (_, second) = BOARD.brief(table.view((1,)), say_in("en"))
    assert "Committed: Vicious Blow" in second
    assert "Chance:" in second


def test_nothing_is_told_between_tests() -> None:
    assert BOARD.brief(arrange(GAME, HOUSE).view((0, 1)), say_in("en")) == []


def test_the_position_is_told_once_for_a_turn() -> None:
    """Given a game that begins, when the lead says who is first, then nothing is told anew; after that turn it is."""
    table = new_table(GAME, seed=7, seats=2)
    assert BOARD.turn(table.view((0, 1))) is None
    table.answer("keep")
    table.answer("keep")
    first = BOARD.turn(table.view((0, 1)))
    assert first is not None
    table.answer("turn:0")
    assert BOARD.turn(table.view((0, 1))) == first
    table.answer("end_turn")
    assert BOARD.turn(table.view((0, 1))) != first


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_position_of_a_game_can_be_told_and_drawn(language: str, seats: int) -> None:
    """Given a game of random answers, when any position is shown, then there are words for all of it, and it fits."""
    chooser = random.Random(seats)
    table = new_table(GAME, seed=seats, seats=seats)
    say = say_in(language)
    while table.choice:
        table.answer(chooser.choice(table.choice.options))
        if chooser.random() > 0.15 and table.choice:
            continue
        view = table.view(range(seats))
        assert all(BOARD.words(view, say))
        assert len(BOARD.threat(view, say)) == 2
        for wide in (False, True):
            assert BOARD.people(view, say, wide)
        spots = BOARD.places(view)
        for size in SIZES:
            picture = draw(view, say, size, {}, None)
            assert picture is not None
            assert len(picture.rows) == size[1]
            assert max(map(len, plain(picture.rows))) <= size[0]
            assert picture.places.keys() <= spots.keys()


# --- the drawing ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_locations_are_readable_and_do_not_overlap(language: str, size: tuple[int, int]) -> None:
    picture = drawn(arrange(GAME, HOUSE), size, language)
    for place in ("hallway", "attic", "cellar", "parlor"):
        assert say_in(language)(f"card-{place}") in spot(picture, f"card:{place}")
    for one, other in itertools.combinations(picture.places.values(), 2):
        assert not one.near(other)


def test_a_plate_shows_shroud_clues_people_and_enemies() -> None:
    picture = drawn(arrange(GAME, HOUSE), (66, 22))
    assert "▒6 ?3 ⚑1 ■2" in spot(picture, "card:cellar")
    assert "●1" in spot(picture, "card:hallway")
    assert "§♥1 ●1 Ghoul Minion" in spot(picture, "card:ghoul_minion")
    assert "§♥1 Swarm of Rats" in spot(picture, "card:swarm_of_rats")
    assert "▒" not in spot(picture, "card:attic")


def test_the_desk_shows_hand_and_assets_of_whoever_is_asked() -> None:
    picture = drawn(arrange(GAME, HOUSE), (66, 22))
    assert spot(picture, "card:machete") == "Machete [3] ⚔"
    assert spot(picture, "card:45_automatic") == ".45 Automatic (4)"
    assert spot(picture, "card:guard_dog") == "Guard Dog ♥2/3 ☼1/1 ↷"
    assert spot(picture, "card:cover_up") == "Cover Up ?2"
    assert "card:perception" not in picture.places


def test_the_column_of_people_shows_skills_piles_and_cards_in_play() -> None:
    rows = "\n".join(plain(BOARD.people(arrange(GAME, HOUSE).view((0, 1)), say_in("en"), True)))
    assert "▸●1 Roland Banks  Hallway" in rows
    assert "♥9/9 ☼5/5 ?1 $5 ▯4" in rows
    assert "Deck 0, discard pile 3" in rows
    assert "\n    .45 Automatic (4)" in rows
    assert "\n    Ghoul Minion ♥1/2" in rows


def test_what_can_be_chosen_shows_its_number() -> None:
    lit = {"card:cellar": "2", "card:ghoul_minion": "5", "card:machete": "12"}
    picture = drawn(arrange(GAME, HOUSE), (66, 22), lit=lit)
    assert "\n2 ▒6" in spot(picture, "card:cellar")
    assert spot(picture, "card:ghoul_minion").startswith("5§")
    assert spot(picture, "card:machete").startswith("12 Machete")


def test_where_it_is_crowded_enemies_are_counted() -> None:
    """Given more enemies than there is room for, then the plate says how many it does not show."""
    crowd = "\n".join(f"enemy {one} hallway" for one in ("ghoul_minion", "icy_ghoul", "flesh_eater", "ravenous_ghoul"))
    picture = drawn(arrange(GAME, HOUSE + crowd), (46, 13))
    assert "… +2" in "\n".join(plain(picture.rows))
    assert "card:ravenous_ghoul" not in picture.places


def test_a_test_is_drawn_with_what_would_do() -> None:
    """Given the tokens that can come, the best first, then a stroke stands where success ends."""
    table = arrange(GAME, HOUSE)
    table.answer("fight:45_automatic:ghoul_minion")
    view: View[board.Board] = table.view((0, 1))
    there(view["board"]["test"])["outlook"] = [
        {"token": "1", "worth": 1, "good": True},
        {"token": "-4", "worth": -4, "good": False},
        {"token": "auto_fail", "worth": 0, "good": False},
    ]
    picture = draw(view, say_in("en"), (66, 22), {}, None)
    assert picture
    rows = "\n".join(plain(picture.rows))
    assert "Combat 5 against 2 75% (6/8)" in rows
    assert "Roland Banks 4 .45 Automatic +1 · Ghoul Minion 2" in rows
    assert "+1 │ −4 ✗" in rows


def test_no_map_where_there_is_no_room() -> None:
    assert draw(arrange(GAME, HOUSE).view((0, 1)), say_in("en"), (20, 6), {}, None) is None


def test_ways_are_drawn_from_plate_to_plate() -> None:
    """Given the Hallway in the midst, then the others lie around it, each in a cell of its own."""
    places = seen_board(arrange(GAME, HOUSE))["places"]
    joined = layout.ways(places)
    assert len(joined) == 3
    cells = layout.grid(len(places), joined)
    assert len(set(cells)) == 4
    for a, b in joined:
        assert abs(cells[a][0] - cells[b][0]) + abs(cells[a][1] - cells[b][1]) == 1


@pytest.mark.parametrize("count", [1, 5, 12])
def test_locations_without_ways_lie_side_by_side(count: int) -> None:
    assert len(set(layout.grid(count, ()))) == count


def test_many_neighbours_all_find_a_cell() -> None:
    assert len(set(layout.grid(13, tuple((0, other) for other in range(1, 13))))) == 13


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sign_is_explained(language: str) -> None:
    legend = "\n".join(plain(BOARD.legend(say_in(language))))
    for sign in "ψ≡⚔»✱☠♟▤✺✗★♥☼?$◉▯▒⚑◌§☺+↷":
        assert sign in legend


# --- what there is to read ------------------------------------------------------------------------------------------


def sitting(language: str = "en") -> Sitting:
    return Sitting(arrange(GAME, HOUSE), language)


@pytest.mark.parametrize(
    ("language", "wish", "found"),
    [
        ("en", "machete", "Class: Guardian. Level: 0. (AH-B-207)"),
        ("en", "machete", "Slots: Hand. (AH-B-117)"),
        ("en", "shotgun", "Icons: 2 × combat. (AH-B-066)"),
        ("en", "guard dog", "Sanity: 1. (AH-B-166)"),
        ("en", "ghoul priest", "Health: 5 per investigator. (AH-B-013)"),
        ("en", "roland banks", "Willpower 3, intellect 3, combat 4, agility 2. (AH-B-069)"),
        ("en", "roland banks", "Investigator, unique: The Fed. (AH-B-017)"),
        ("en", "cellar", "Shroud: 6. (AH-B-136)"),
        ("en", "rise of the ghouls", "Doom in play: 4 of 7. (AH-B-177)"),
        ("en", "hunter", "toward the nearest investigator"),
        ("en", "skull", "In the bag: 1 of 8 tokens. (AH-S-006)"),
        ("en", "attack of opportunity", "anything but fight, evade, parley or resign"),
        ("pl", "lowca", "w stronę najbliższego badacza"),
        ("pl", "maczeta", "Koszt: 3. (AH-B-106)"),
        ("pl", "znak starszych bogow", "Robi to, co stoi na karcie twojego badacza."),
        ("uk", "месник", "він атакує вас"),
        ("uk", "мачете", "Риси: Предмет, Ближній бій, Зброя. (AH-B-130)"),
    ],
)
def test_a_card_a_keyword_and_a_symbol_are_looked_up(language: str, wish: str, found: str) -> None:
    assert found in "\n".join(sitting(language).look_up(wish))


@pytest.mark.parametrize("wish", ["attic", "parlor"])
def test_ah_b_132_a_location_that_is_not_revealed_tells_nothing_of_its_other_side(wish: str) -> None:
    lines = "\n".join(sitting().look_up(wish))
    assert "Not revealed yet." in lines
    assert "Shroud" not in lines
    assert "horror" not in lines
    assert "Resign" not in lines


@pytest.mark.parametrize("wish", ["what have you done", "they're getting out"])
def test_acts_and_agendas_to_come_are_not_told(wish: str) -> None:
    lines = sitting().look_up(wish)
    assert lines[2:] == ["Not in play. (AH-B-018)"]


def test_the_back_of_an_agenda_is_not_told() -> None:
    lines = "\n".join(sitting().look_up("rise of the ghouls"))
    assert sitting().text("card-rise_of_the_ghouls.back") not in lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_something_to_read_about_every_name(language: str) -> None:
    """Given every card and every word of the glossary, then each has its sentences, and each names a rule there is."""
    table = arrange(GAME, HOUSE)
    for name in (*GAME.glossary, *map(str, GAME.catalogues[0].names)):
        assert table.explain(name, language), name
        for line in GAME.explain(table.state, name):
            assert text.has(GAME.package, language, f"rule-{line.rule.replace('.', '_')}"), line.rule
    for rules in GAME.glossary.values():
        assert all(text.has(GAME.package, language, f"rule-{rule.replace('.', '_')}") for rule in rules)


def test_c_reads_ones_own_cards_and_the_sheet_of_cards_reads_what_lies_open() -> None:
    table = sitting()
    own = dict(table.own())
    assert own.keys() >= {"Roland Banks", "Machete", ".45 Automatic", "Ghoul Minion", "Cover Up"}
    assert "Perception" not in own
    lying = dict(BOARD.cards(table.view, table.text, table.about))
    assert lying.keys() >= {"Rise of the Ghouls", "The Barrier", "The Gathering", "Cellar", "Obscuring Fog"}
    assert "Machete" not in lying


def test_an_option_tells_its_chance_or_what_its_card_does() -> None:
    """Given Roland's turn, when he points at an option, then he reads how likely it is, or what the card does."""
    table = arrange(GAME, HOUSE)

    def read(option: str) -> list[str]:
        return table.explain(next(one for one in table.choice.options if one.text == option) if table.choice else "")

    assert read("fight:ghoul_minion")[:2] == ["Success: 75%, 6 of 8 (AH-B-070)", "Roland Banks: 4 (AH-B-069)"]
    assert read("play:machete")[0].startswith("Action: Fight.")
    assert read("move:attic")[0] == "Not revealed yet. (AH-B-132)"
    table.answer("fight:ghoul_minion")
    assert read("commit:vicious_blow")[0] == "Success: 75%, 6 of 8 (AH-B-070)"
    assert read("commit:vicious_blow")[1].startswith("If the test is part of an attack")


# --- the full screen ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (160, 50)])
def test_the_full_screen_shows_map_desk_and_threat(size: tuple[int, int]) -> None:
    async def script(pilot: Pilot[None], room: Room) -> None:
        picture = room.screen.query_one(Board).picture
        assert picture is not None
        assert "Hallway" in spot(picture, "card:hallway")
        assert "Machete" in spot(picture, "card:machete")
        threat = str(room.screen.query_one("#threat", Static).content)
        assert "◉4/7 Rise of the Ghouls" in threat
        assert "−1×2" in threat

    drive(script, Room(sitting(), "en"), size)


def test_a_click_on_an_enemy_shows_what_can_be_done_with_it() -> None:
    """Given an enemy on a plate, when its row is clicked, then the options about it are left."""

    async def script(pilot: Pilot[None], room: Room) -> None:
        board = room.screen.query_one(Board)
        assert board.picture is not None
        box: Box = board.picture.places["card:swarm_of_rats"]
        await pilot.click(Board, offset=(box.x + 4, box.y))
        await pilot.pause()
        shown = "\n".join(str(line.prompt) for line in room.screen.query_one(OptionList).options)
        assert "Swarm of Rats" in shown
        assert "Fight the Ghoul Minion" not in shown
        assert "resource" not in shown

    drive(script, Room(sitting(), "en"), (120, 40))


# --- between scenarios ------------------------------------------------------------------------------------------------


def test_line_mode_tells_experience_changes_and_the_deck_while_it_is_upgraded() -> None:
    table = sequel(person("roland", 5, {}), person("daisy", 2, {}))
    table.answer("buy:shotgun_4:0")
    table.answer("buy:shotgun_4:knife:0")

    def say(message: str, /, **args: object) -> str:
        return text.say(GAME.package, "en", message, args)

    brief = BOARD.brief(table.view(0), say)
    assert brief == [
        "Roland Banks: experience 1 of 5. New: Shotgun (4) for Knife, price 4.",
        "Daisy Walker: experience 2 of 2.",
    ]
    told = BOARD.words(table.view(0), say)
    roland = next(line for line in told if line.startswith("Seat 1"))
    daisy = next(line for line in told if line.startswith("Seat 2"))
    assert "Deck: 2 × .45 Automatic" in roland
    assert "Shotgun (4)" in roland
    assert "Stays: Roland's .38 Special, Cover Up, Paranoia." in roland
    assert "Deck:" not in daisy


def test_what_is_left_in_the_own_deck_can_be_read() -> None:
    """Given two decks, when somebody reads their cards, then what is left stands there by name; not of others."""
    table = arrange(GAME, "investigators roland_banks daisy_walker\ndeck 0 machete knife machete\ndeck 1 deduction")
    left = ("Left in Roland Banks's deck (3)", "Knife, 2 × Machete")
    assert BOARD.held(table.view((0,)), 0, say_in("en"), lambda name: [])[-1] == left
    shown = BOARD.cards(table.view((0,)), say_in("en"), lambda name: [])
    assert shown[-1] == left
    assert not any("Daisy Walker (" in title for title, _ in shown)
    assert BOARD.held(table.view((0,)), 1, say_in("pl"), lambda name: [])[-1][0] == "Daisy Walker"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_lies_on_a_card_and_beside_the_table_is_told(language: str) -> None:
    """Given tokens sealed on the Guard Dog, a card attached to it, a role, and a pile beside the table, when all is
    told in any language, then that is there, and of what lies face down the number.
    """
    with piled():
        table = arrange(GAME, HOUSE + """
            sealed guard_dog -1 skull
            attached barricade guard_dog
            word 0 class-rogue
            area 1 scrapper_3
            beside 0 evidence lucky
            side hunches:0 evidence lucky
            open lucky
        """)  # fmt: skip
        say = say_in(language)

        def knows(message: str, /, **args: object) -> str:
            return "Hunches" if message == "pile-hunches" else say(message, **args)

        lines = "\n".join(BOARD.words(table.view((0,)), knows))
    assert "Hunches" in lines
    assert f"({say('board-permanent')})" in lines
    for name in ("card-barricade", "token-skull", "class-rogue", "card-lucky"):
        assert say(name) in lines
    sealed = {"en": "sealed: −1, skull", "pl": "zapieczętowane: −1, czaszka", "uk": "запечатано: −1, череп"}
    assert sealed[language] in lines
    assert {"en": "2 cards", "pl": "2 karty", "uk": "2 карти"}[language] in lines

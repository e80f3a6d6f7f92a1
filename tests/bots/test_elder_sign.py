"""The sensible player of Elder Sign."""

import re
from pathlib import Path

import pytest

import miskatonic
from miskatonic import bots
from miskatonic.bots.elder_sign.sight import Sight
from miskatonic.bots.elder_sign.worth import Worth
from miskatonic.games.elder_sign import odds
from miskatonic.games.elder_sign.rows.ancient_one import ANCIENT_ONES
from miskatonic.kernel import Table, find_game
from miskatonic.lab.simulate import Setup, play_one, simulate
from tests.games.elder_sign.play import Play
from tests.games.play import of_last_release

GAME = "elder_sign"


def answer(table: Table) -> str:
    """What the bot picks here."""
    return bots.find("sensible", GAME)(table, bots.Luck(0)).text


# --- whole games ------------------------------------------------------------------------------------------------------


@pytest.mark.long
@pytest.mark.parametrize("seats", [1, 2, 3, 5, 8])
def test_plays_to_the_end_at_every_table(seats: int) -> None:
    setup = Setup(GAME, seats, "sensible", check=True)
    for seed in range(4):
        assert not play_one(setup, seed).error


@pytest.mark.long
@pytest.mark.parametrize("ancient_one", [card.id for card in ANCIENT_ONES])
def test_plays_against_every_ancient_one(ancient_one: str) -> None:
    setup = Setup(GAME, 2, "sensible", (("ancient_one", ancient_one),), check=True)
    for seed in range(2):
        assert not play_one(setup, seed).error


def test_chooses_investigators_and_the_ancient_one() -> None:
    setup = Setup(GAME, 3, "sensible", (("ancient_one", "choose"), ("investigators", "choose")), check=True)
    assert not play_one(setup, 0).error


@pytest.mark.long
@pytest.mark.parametrize("seats", [1, 4])
def test_beats_chance(seats: int) -> None:
    options = of_last_release(find_game(GAME))
    chance = simulate(GAME, 60, seats, "random", options, seed=1)
    sensible = simulate(GAME, 15, seats, "sensible", options, seed=1)
    assert not sensible.errors
    assert sensible.interval[0] > chance.interval[1]


def test_the_same_position_gets_the_same_answer() -> None:
    table = miskatonic.new_table(GAME, seed=3, seats=2)
    pick = bots.find("sensible", GAME)
    for _ in range(80):
        if table.outcome is not None:
            break
        picked = pick(table, bots.Luck(1))
        assert picked.text == pick(table.clone(), bots.Luck(2)).text
        table.answer(picked)


def test_decides_from_what_the_seat_sees() -> None:
    """Redealing whatever the asked seat can't know must not change the decision."""
    pick = bots.find("sensible", GAME)
    for seed in range(2):
        table = miskatonic.new_table(GAME, seed=seed, seats=3)
        for number in range(60):
            if table.choice is None:
                break
            picked = pick(table, bots.Luck(0))
            other = table.determinised(table.choice.seat, seed=number)
            assert pick(other, bots.Luck(0)).text == picked.text
            table.answer(picked)


def test_leaves_to_other_seats_what_is_theirs() -> None:
    pick = bots.find("sensible", GAME)
    for seed in range(3):
        investigators = {"investigators": "mandy_thompson+carolyn_fern+vincent_lee"}
        table = miskatonic.new_table(GAME, seed=seed, seats=3, options=investigators, light=True)
        while table.choice is not None:
            picked = pick(table, bots.Luck(0))
            assert picked.seat in (None, table.choice.seat)
            table.answer(picked)


@pytest.mark.long
def test_hardly_ever_throws_away_what_it_could_complete() -> None:
    pick = bots.find("sensible", GAME)
    completed = thrown = 0
    for seed in range(5):
        table = miskatonic.new_table(GAME, seed=seed, seats=1, light=True)
        while table.choice is not None:
            picked = pick(table, bots.Luck(0))
            if any(option.verb == "complete" for option in table.choice.options):
                completed += picked.verb == "complete"
                thrown += picked.verb in ("give_up", "fail", "discard")
            table.answer(picked)
    assert completed > 50
    assert thrown < completed / 10


# --- single decisions -------------------------------------------------------------------------------------------------


RICH = ("a_peculiar_specimen", "mysterious_tome", "lights_out", "medusa_exhibit", "the_elder_sign", "the_curator")
WON = ("investigation_3", "peril", "investigation_3", "lore", "investigation_1", "investigation_1")


def test_buys_an_elder_sign_as_soon_as_it_can() -> None:
    play = Play("joe_diamond").trophies(0, *RICH).turn()
    assert answer(play.table) == "stay:entrance"
    play.do("stay:entrance")
    assert answer(play.table) == "buy:elder_sign"


@pytest.mark.parametrize(
    ("ancient_one", "room", "buys"),
    [
        ("shub_niggurath", 3, False),
        ("shub_niggurath", 4, True),
        ("yog_sothoth", 3, False),
        ("hastur", 3, True),
    ],
)
def test_saves_trophies_for_a_battle_in_which_they_keep_alive(ancient_one: str, room: int, buys: bool) -> None:
    # given many Elder Signs are wanted, and the awakening is near
    play = Play("joe_diamond", ancient_one=ancient_one).trophies(0, *RICH)
    play.doom(len(play.view_track()) - room).turn().do("stay:entrance")
    # then
    assert (answer(play.table) == "buy:elder_sign") == buys


def test_seeks_first_aid_when_hardly_anything_is_left() -> None:
    play = Play("joe_diamond").museum("medusa_exhibit", "the_curator", "lights_out").sanity(0, 1).turn()
    assert answer(play.table) == "stay:entrance"
    play.do("stay:entrance")
    assert answer(play.table) == "first_aid:sanity"


def test_goes_where_signs_are_to_be_had() -> None:
    play = Play("joe_diamond").museum("the_missing_records", "haunted_by_a_shadowy_figure", "lights_out").turn()
    assert answer(play.table) == "go:haunted_by_a_shadowy_figure"


def crowded() -> Play:
    """Given: Ancient Relics under three monsters, too much for one attempt; to fail there costs a point of sanity."""
    play = (
        Play("joe_diamond", ancient_one="shub_niggurath")
        .museum("ancient_relics")
        .monster("maniac", "ancient_relics", 0)
    )
    return play.monster("star_spawn", "ancient_relics").monster("high_priest", "ancient_relics")


def test_goes_for_a_monster_where_the_adventure_is_hopeless() -> None:
    play = crowded().turn()
    assert answer(play.table) == "go:ancient_relics"


def test_defeats_a_monster_before_it_gives_up() -> None:
    # given
    play = crowded().at(0, "ancient_relics").attempt()
    # when
    play.will_roll("peril", *["investigation_1"] * 5).do("roll")
    assert answer(play.table) == "complete:0:0"
    play.will_roll("terror", *["investigation_1"] * 4).do("complete:0:0", "roll")
    # then the terror of the same monster, not that of another one
    assert play.option(answer(play.table)).args["defeats"] == "yes"


def test_takes_the_weapon_out_before_a_hard_adventure() -> None:
    play = Play("joe_diamond").museum("the_hidden_passage").at(0, "the_hidden_passage").holds(0, "axe").attempt()
    assert answer(play.table) == "use:axe"


def test_completes_what_is_to_be_completed() -> None:
    play = Play("joe_diamond").museum("the_hidden_passage").at(0, "the_hidden_passage").attempt()
    play.will_roll(*WON).do("roll")
    assert answer(play.table).startswith("complete:0:")


def test_spends_a_clue_on_a_roll_that_would_fail() -> None:
    play = Play("joe_diamond").museum("the_hidden_passage").at(0, "the_hidden_passage").clues(0, 2).attempt()
    play.will_roll("terror", "terror", "terror", "lore", "lore", "peril").do("roll")
    assert answer(play.table) == "clue"
    play.do("clue")
    assert answer(play.table).startswith("reroll")


def test_keeps_the_die_it_needs_when_a_roll_fails() -> None:
    place = "you_become_that_which_you_fear_most"
    play = Play("joe_diamond").museum(place).at(0, place).attempt()
    play.will_roll("terror", "lore", "lore", "peril", "peril", "lore").do("roll")
    assert answer(play.table) != "discard:0"
    play.do(answer(play.table))
    assert answer(play.table) == "focus:0"


def test_pays_to_live() -> None:
    """Yog-Sothoth devours whoever does not give up a trophy."""
    play = Play("joe_diamond", ancient_one="yog_sothoth").trophies(0, "lights_out").battle().given(clock=3)
    while play.table.choice is not None and play.prompt != "devour_unless":
        play.table.answer(answer(play.table))
    assert answer(play.table) == "pay_up"


def test_a_monster_beaten_where_one_stands_is_worth_more() -> None:
    play = Play("joe_diamond").museum("the_gift_shop", "the_loading_dock").at(0, "the_loading_dock")
    play.holds(0, "dynamite").monster("cultist", "the_gift_shop").monster("cultist", "the_loading_dock").turn()
    play.do("use:dynamite")
    assert play.option(answer(play.table)).about == ["monster:cultist#2"]


# --- how it looks at the table ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("package", ["bots", "terminal/games"])
def test_no_text_is_taken_apart(package: str) -> None:
    """Ids, names and data come out of the view and the options whole."""
    folder = Path(miskatonic.__file__).parent / package / GAME
    sources = {path: path.read_text(encoding="utf-8") for path in folder.glob("*.py")}
    assert sources
    for path, source in sources.items():
        found = re.findall(r"\.(?:r?partition|r?split|remove(?:pre|suf)fix|startswith|endswith)\(", source)
        assert not found, f"{path.name} takes a text apart: {found}"


def test_terror_and_midnight_of_a_card_are_weighed_as_the_view_tells_them() -> None:
    cards = ("koi_pond", "medusa_exhibit", "riot_in_the_streets", "horrible_visions", "the_missing_records")
    play = Play("joe_diamond").museum(*cards).turn()
    sight = Sight(play.table.view(0), 0)
    worth = Worth(sight)
    fears = {name: worth.fear(sight.cards[f"place:{name}"]) for name in cards}
    assert fears == {
        "koi_pond": odds.Fear(bears=0),
        "medusa_exhibit": odds.Fear(terrors=True),
        "riot_in_the_streets": odds.Fear(bears=5),
        "horrible_visions": odds.NO_FEAR,
        "the_missing_records": odds.NO_FEAR,
    }
    assert worth.terror(sight.cards["place:riot_in_the_streets"]) == worth.loses("stamina", 1)
    assert worth.terror(sight.cards["place:koi_pond"]) == 0.0
    assert worth.at_midnight(sight.cards["place:horrible_visions"]) == 2 * worth.doom
    assert worth.at_midnight(sight.cards["place:the_missing_records"]) == 0.0

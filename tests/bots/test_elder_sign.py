"""The sensible player of Elder Sign."""

import pytest
from tests.games.elder_sign.play import Play

import miskatonic
from miskatonic import bots
from miskatonic.bots.elder_sign import chances
from miskatonic.bots.elder_sign.chances import LORE, PERIL, TERROR, WILD, Task
from miskatonic.games.elder_sign import odds
from miskatonic.games.elder_sign.rows.adventures import CARDS
from miskatonic.games.elder_sign.rows.ancient_one import ANCIENT_ONES
from miskatonic.games.elder_sign.rows.monsters import MONSTERS
from miskatonic.games.elder_sign.rows.tasks import Requirements
from miskatonic.kernel import Table
from miskatonic.lab.simulate import Setup, play_one, simulate

GAME = "elder_sign"
LORE_ONE, PERIL_ONE = Task((), (1, 0, 0)), Task((), (0, 1, 0))


def answer(table: Table) -> str:
    """What the bot picks here."""
    return bots.find("sensible", GAME)(table, bots.Luck(0)).text


def as_task(requirements: Requirements) -> Task:
    symbols = [sum(one.symbols == (face,) for one in requirements) for face in (5, 6, 7)]
    amounts = sorted((one.investigation for one in requirements if one.investigation), reverse=True)
    either = sum(len(one.symbols) > 1 for one in requirements)
    return Task(tuple(amounts), (symbols[0], symbols[1], symbols[2]), either)


# --- whole games ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2, 3, 5, 8])
def test_plays_to_the_end_at_every_table(seats: int) -> None:
    setup = Setup(GAME, seats, "sensible", check=True)
    for seed in range(4):
        assert not play_one(setup, seed).error


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
    chance = simulate(GAME, 100, seats, "random", seed=1)
    sensible = simulate(GAME, 30, seats, "sensible", seed=1)
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
    """Dealing anew whatever the asked seat can't know must not change the decision."""
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


def test_seeks_first_aid_when_hardly_anything_is_left() -> None:
    play = Play("joe_diamond").museum("medusa_exhibit", "the_curator", "lights_out").sanity(0, 1).turn()
    assert answer(play.table) == "stay:entrance"
    play.do("stay:entrance")
    assert answer(play.table) == "first_aid:sanity"


def test_goes_where_signs_are_to_be_had() -> None:
    play = Play("joe_diamond").museum("the_missing_records", "haunted_by_a_shadowy_figure", "lights_out").turn()
    assert answer(play.table) == "go:haunted_by_a_shadowy_figure"


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


# --- chances ----------------------------------------------------------------------------------------------------------


def test_the_fewest_dice_for_a_task() -> None:
    def roll(*faces: int) -> tuple[int, ...]:
        return tuple(faces.count(face) for face in range(8))

    assert chances.need(Task((6,)), roll(2, 2, 0)) == 2
    assert chances.need(Task((6,)), roll(1, 1, 0)) == chances.IMPOSSIBLE
    assert chances.need(Task((4,), (1, 0, 0)), roll(LORE, WILD)) == 2
    assert chances.need(Task((3, 3)), roll(2, 1, 0)) == 3
    assert chances.need(Task((), (0, 1, 1)), roll(PERIL, WILD)) == 2
    assert chances.need(Task((), (0, 0, 1)), roll(TERROR, TERROR)) == 1
    assert chances.need(Task((2,), either=1), roll(PERIL, 1)) == 2


@pytest.mark.parametrize("dice", [(6, 0, 0), (4, 1, 1)])
def test_the_chances_are_those_of_the_game(dice: tuple[int, int, int]) -> None:
    for number, card in enumerate(CARDS[::5]):
        tasks = [task.requirements for task in card.tasks if task.requirements]
        tasks.append(MONSTERS[number].task.requirements)
        theirs = odds.whole(tuple(tasks), card.ordered, *dice)
        assert chances.whole(tuple(map(as_task, tasks)), card.ordered, dice) == pytest.approx(theirs)


def test_a_kept_die_helps() -> None:
    tasks = (Task((), (2, 0, 0)), PERIL_ONE)
    without = chances.likeliest(tasks, False, (4, 0, 0), ())
    assert chances.likeliest(tasks, False, (4, 0, 0), (LORE,)) > without
    assert chances.likeliest(tasks, False, (4, 0, 0), (TERROR,)) == without


def test_terror_that_ends_an_attempt_lowers_the_chance() -> None:
    tasks = (LORE_ONE, PERIL_ONE)
    plain, takes, ends = (chances.whole(tasks, False, (3, 0, 0), fear) for fear in range(3))
    assert plain > takes
    assert plain > ends


def test_more_dice_hit_more_often() -> None:
    few, more, with_clue = (
        chances.hits(Task((), (0, 2, 0)), dice, clues)
        for dice, clues in (((4, 0, 0), 0), ((4, 1, 1), 0), ((4, 1, 1), 1))
    )
    assert 0 < few < more < with_clue

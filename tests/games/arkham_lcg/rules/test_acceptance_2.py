"""B.21, second third: engagement, costs that add up, tests, the ends of turns and rounds, elimination."""

import pytest

from miskatonic.games.arkham_lcg import GAME
from miskatonic.games.arkham_lcg.basics.bag import bag_now
from miskatonic.games.arkham_lcg.basics.lookup import find_place
from miskatonic.games.arkham_lcg.basics.zones import engaged_with
from miskatonic.games.arkham_lcg.cards import phrases
from miskatonic.games.arkham_lcg.cards.phrases import suffers
from miskatonic.games.arkham_lcg.rows import topics
from miskatonic.games.arkham_lcg.rows.card import Card, Use, after, when
from miskatonic.games.arkham_lcg.rows.terms import AGILITY, EVADE, LOCATION, REMOVED, TREACHERY, WILLPOWER
from miskatonic.games.arkham_lcg.rules.elimination import GameEnd
from miskatonic.games.arkham_lcg.rules.locations import Entering, move_enemy
from miskatonic.games.arkham_lcg.state import Arkham
from miskatonic.kernel import new_table
from tests.games.arkham_lcg.imaginary import beast, imagined, trick
from tests.games.arkham_lcg.looks import own_seat, there
from tests.games.arkham_lcg.play import Play

HOUSE = """
    place hallway
    place attic
    place cellar
    unrevealed parlor
"""


@pytest.mark.rule("AH-A-21")
def test_ah_a_21_an_enemy_engages_before_what_follows_entering() -> None:
    """Given a ready enemy at a location with a test on entering, when Roland enters, then first it engages him."""
    barrow = Card(
        LOCATION, "imaginary", "barrow", level=None, set="imaginary", shroud=1, symbol="triangle", connects=("square",)
    )
    barrow.forced(after(Entering), phrases.tests(WILLPOWER, 3), given=lambda game, me: me.trigger.place == me.card)
    with imagined(barrow):
        game = Play("""
            investigators roland_banks
            place hallway
            place barrow
            enemy ghoul_minion barrow
        """).do("move:barrow")
        assert game.story("moves", "engages", "test") == ["moves", "engages", "test"]


@pytest.mark.rule("AH-A-22")
def test_ah_a_22_an_enemy_that_readies_engages_at_once() -> None:
    """Given an exhausted Ghoul beside Roland, when everything readies, then it engages him before he draws."""
    game = Play("""
        investigators roland_banks
        enemy ghoul_minion study
        exhausted ghoul_minion
        deck 0 knife knife
        phase upkeep
    """)
    assert game.engaged("ghoul_minion") == 0
    assert game.story("engages", "draws")[:2] == ["engages", "draws"]


@pytest.mark.rule("AH-A-23")
def test_ah_a_23_an_enemy_that_is_moved_away_no_longer_attacks() -> None:
    """Given an engaged Ghoul, when an effect moves it to the Attic, then it attacks nobody any more."""

    async def sends_away(game: Arkham, me: Use) -> None:
        for enemy in engaged_with(game, me.seat):
            await move_enemy(game, enemy, find_place(game, "attic"))

    with imagined(trick("banishment", sends_away, fast=True)):
        game = Play(f"""
            investigators roland_banks
            {HOUSE}
            hand 0 banishment
            threat 0 ghoul_minion
        """).do("play:banishment", "resource")
        assert game.place("ghoul_minion") == "attic"
        assert game.engaged("ghoul_minion") == -1
        assert game.told("attacks", "enemy") == []


@pytest.mark.rule("AH-A-24")
def test_ah_a_24_two_frozen_in_fear_make_the_first_move_cost_three() -> None:
    """Given two Frozen in Fear, then the first move is shown and paid with 3 actions; with 2 left it can't be made."""
    position = f"""
        investigators roland_banks
        {HOUSE}
        threat 0 frozen_in_fear frozen_in_fear
        bag -4
    """
    game = Play(position)
    assert game.option("move:cellar").cost == 3
    game.do("move:cellar")
    assert game.told("dearer", "count", "source") == [(1, "frozen_in_fear.1"), (1, "frozen_in_fear.2")]
    assert game.now.round == 2
    assert not Play(position + "turn 0 2").offers("move")


@pytest.mark.rule("AH-A-25")
def test_ah_a_25_two_magnifying_glasses_add_two() -> None:
    """Given two Magnifying Glasses, when Daisy (5) investigates with token 0, then her value is 7."""
    game = Play("""
        investigators daisy_walker
        area 0 magnifying_glass magnifying_glass
    """).do("investigate")
    assert game.told("passed", "value") == [7]


@pytest.mark.rule("AH-A-26")
def test_ah_a_26_litas_bonus_is_gone_with_her() -> None:
    """Given Lita with 1 health left, when the tablet's damage takes her in ST.4, then ST.5 counts 4 - 2."""
    game = Play("""
        investigators roland_banks
        area 0 lita_chantler
        damage lita_chantler 2
        threat 0 ghoul_minion
        bag tablet
    """).do("fight:ghoul_minion", "harm:lita_chantler=1/0")
    assert game.told("passed", "value") == [2]
    assert game.zone("lita_chantler") == REMOVED
    assert game.damage("ghoul_minion") == 1


@pytest.mark.rule("AH-A-27")
def test_ah_a_27_a_location_prescribes_the_skill_and_a_near_miss_is_a_near_miss() -> None:
    """Given a cliff investigated with agility, when Flashlight fails by 1, then Look what I found! is offered."""
    cliff = Card(LOCATION, "05056", "sea_cliff", level=None, set="imaginary", shroud=4, clues=2, symbol="circle")
    cliff.constant(topics.MUST_USE, 1, lambda game, card, place: card == place, name=AGILITY)
    with imagined(cliff):
        game = Play("""
            investigators roland_banks
            place sea_cliff
            clues sea_cliff 2
            area 0 flashlight
            hand 0 look_what_i_found
            bag -1
        """).do("investigate:flashlight")
        assert game.told("test", "skill", "count") == [("agility", 2)]
        assert game.told("failed", "margin") == [1]
        game.do("play:look_what_i_found")
        assert game.clues(0) == 2


@pytest.mark.rule("AH-A-28")
def test_ah_a_28_after_the_last_action_there_is_one_more_window_in_the_turn() -> None:
    """Given a fast card and Dark Memory in hand, when the last action is spent, then a window, then the horror."""
    game = Play("""
        investigators agnes_baker
        hand 0 dark_memory magnifying_glass
        turn 0 1
    """).do("resource")
    assert game.prompt == "turn"
    assert game.options == ["play:magnifying_glass", "end_turn"]
    assert game.horror(0) == 0
    game.do("end_turn")
    assert game.horror(0) == 2


@pytest.mark.rule("AH-A-29")
def test_ah_a_29_the_act_can_be_advanced_after_the_last_action() -> None:
    """Given the clues for the act, when Roland's last action is spent, then advancing is still offered in his turn."""
    game = Play("""
        investigators roland_banks
        aside hallway attic cellar parlor
        clues 0 2
        turn 0 1
    """).do("resource")
    assert game.options == ["advance", "end_turn"]
    game.do("advance")
    assert game.place(0) == "hallway"
    assert game.clues(0) == 0


@pytest.mark.rule("AH-A-30", "AH-R-2.2")
def test_ah_a_30_ah_r_2_2_the_objective_comes_before_the_doom_and_the_doom_is_not_skipped() -> None:
    """Given act 2 and agenda 3 at the end of the round, then the act's "when" is offered before the agenda's "at"."""
    position = f"""
        investigators roland_banks
        {HOUSE}
        act the_barrier
        agenda theyre_getting_out
        aside ghoul_priest lita_chantler
        threat 0 ghoul_minion
        encounter ancient_evils ancient_evils
        clues 0 3
        phase upkeep.hand
    """
    game = Play(position)
    assert game.options == ["react:the_barrier", "pass"]
    assert game.doom("theyre_getting_out") == 0
    game.do("react:the_barrier")
    assert game.told("doom", "count")[:2] == [2, 1]
    assert game.story("spawns", "doom")[:2] == ["spawns", "doom"]
    passed = Play(position).do("pass")
    assert passed.told("doom", "count")[:2] == [1, 1]


@pytest.mark.rule("AH-A-31")
def test_ah_a_31_defeated_by_both_one_chooses_the_trauma() -> None:
    """Given Roland 1 short of both limits, when one packet brings both, then he chooses one trauma."""
    game = Play("""
        investigators roland_banks daisy_walker
        threat 0 ghoul_minion
        damage 0 8
        horror 0 4
    """).do("resource")
    assert game.options == ["trauma:physical", "trauma:mental"]
    game.do("trauma:mental")
    assert (game.now.physical[0], game.now.mental[0]) == (0, 1)


@pytest.mark.rule("AH-A-32")
def test_ah_a_32_enemies_stay_where_somebody_resigned() -> None:
    """Given a Ghoul with Roland in the Parlor, when he resigns, then it does not attack and stays there unengaged."""
    game = Play("""
        investigators roland_banks daisy_walker
        place parlor
        place hallway
        at 1 hallway
        threat 0 ghoul_minion
        damage ghoul_minion 1
    """).do("resign:parlor")
    assert game.told("attacks", "enemy") == []
    assert game.place("ghoul_minion") == "parlor"
    assert game.engaged("ghoul_minion") == -1
    assert (game.damage("ghoul_minion"), game.is_ready("ghoul_minion")) == (1, True)


@pytest.mark.rule("AH-A-33")
def test_ah_a_33_a_weakness_attached_far_away_ends_with_its_owner() -> None:
    """Given Roland's weakness attached to the Attic, when he resigns in the Parlor, then it hurts him and is gone."""
    quest = Card(TREACHERY, "02007", "quest", level=None, weakness=True, signature="roland_banks")
    quest.forced(when(GameEnd), suffers(mental=1))
    with imagined(quest):
        game = Play("""
            investigators roland_banks daisy_walker
            place parlor
            place attic
            attached quest attic
        """).do("resign:parlor")
        assert game.now.mental[0] == 1
        assert game.zone("quest") == REMOVED


@pytest.mark.rule("AH-A-34")
@pytest.mark.parametrize(
    ("position", "answer"),
    [("place parlor", "resign:parlor"), ("threat 0 swarm_of_rats\ndamage 0 8", "resource")],
    ids=["resigned", "defeated"],
)
def test_ah_a_34_with_the_last_investigator_the_scenario_ends(position: str, answer: str) -> None:
    """Given Roland alone, when he resigns or is defeated, then a resolution is read and nothing else happens."""
    game = Play(f"investigators roland_banks\n{position}").do(answer)
    assert game.table.outcome is not None
    assert game.lost == "gathering_none"
    assert game.told("gains", "seat") == []
    assert game.told("resolution", "resolution") == ["none"]


@pytest.mark.rule("AH-A-35")
def test_ah_a_35_after_an_aborted_test_the_bag_is_whole() -> None:
    """Given Agnes one horror from madness, when her own Shrivelling ends her in ST.3, then the bag is whole."""
    game = Play("""
        investigators agnes_baker roland_banks
        area 0 shrivelling
        hand 0 guts
        threat 0 ghoul_minion
        horror 0 7
        bag skull -1 0
    """)
    game.draws("skull").do("fight:shrivelling:ghoul_minion", "commit:guts", "draw_token")
    assert game.told("defeated", "seat") == [0]
    assert game.told("passed", "seat") + game.told("failed", "seat") == []
    assert sorted(bag_now(game.now)) == ["-1", "0", "skull"]
    assert game.now.tests == []
    assert game.zone("guts") == REMOVED


@pytest.mark.rule("AH-A-36")
def test_ah_a_36_text_is_back_the_moment_the_detective_is_gone() -> None:
    """Given the Stubborn Detective beside Roland, then his reaction is blank for the Rats, not for its own defeat."""
    game = Play("""
        investigators roland_banks
        clues study 2
        threat 0 stubborn_detective swarm_of_rats
        damage stubborn_detective 1
    """).do("fight:swarm_of_rats")
    assert game.prompt == "turn"
    game.do("fight:stubborn_detective")
    assert game.options == ["react:roland_banks", "pass"]


@pytest.mark.rule("AH-A-37")
def test_ah_a_37_a_doubled_token_is_not_doubled_once_it_is_turned() -> None:
    """Given an enemy that doubles negative tokens of evasions, then -1 counts -2, and with Sure Gamble +1."""
    nightgaunt = beast("nightgaunt", evade=1)
    nightgaunt.constant(
        topics.TOKEN_WORTH,
        lambda game, card, test, token, amount: (
            2 * amount if amount < 0 and test.kind == EVADE and test.target == card else amount
        ),
    )
    position = """
        investigators roland_banks
        threat 0 nightgaunt
        hand 0 sure_gamble_3
        bag -1
    """
    with imagined(nightgaunt):
        plain = Play(position).do("evade:nightgaunt", "pass")
        assert plain.told("failed", "value") == [0]
        turned = Play(position).do("evade:nightgaunt", "play:sure_gamble_3")
        assert turned.told("passed", "value") == [3]


@pytest.mark.rule("AH-A-38")
def test_ah_a_38_an_aloof_enemy_engaged_by_action_attacks_like_any_other() -> None:
    """Given an aloof enemy beside Roland, when he engages it and then takes a resource, then it attacks."""
    with imagined(beast("nightjar", keywords="aloof")):
        game = Play("""
            investigators roland_banks
            enemy nightjar study
        """)
        assert game.engaged("nightjar") == -1
        assert not game.offers("fight:nightjar")
        game.do("engage:nightjar", "resource")
        assert game.told("attacks", "enemy") == ["nightjar"]


@pytest.mark.rule("AH-A-39")
def test_ah_a_39_a_mulligan_is_declared_whole_before_anything_is_drawn() -> None:
    """Given an opening hand, when three cards are declared, then nothing is drawn until the declaration ends."""
    table = new_table(GAME, seed=3, seats=1)
    hand = there(own_seat(table)["hand"])
    assert table.choice is not None
    swaps = [option.text for option in table.choice.options if option.verb == "swap"][:3]
    for swap in swaps:
        table.answer(swap)
        assert own_seat(table)["hand"] == hand
    table.answer("redraw")
    kept = {card["id"] for card in there(own_seat(table)["hand"])}
    assert len(kept) == 5
    assert {card["id"] for card in hand} - {swap.partition(":")[2] for swap in swaps} <= kept

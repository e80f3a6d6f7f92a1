"""AH-B-012, AH-B-244, AH-C-024, AH-C-038: numbers are base, sums, doubling, caps and what sets them, line by line."""

import random

import pytest

from miskatonic.games.arkham_lcg import GAME
from miskatonic.games.arkham_lcg.basics.values import lasts, parts, value
from miskatonic.games.arkham_lcg.basics.zones import here, place_of, put
from miskatonic.games.arkham_lcg.cards.phrases import of_host
from miskatonic.games.arkham_lcg.rows import topics
from miskatonic.games.arkham_lcg.rows.card import Card, Cost, Use
from miskatonic.games.arkham_lcg.rows.terms import (
    AREA,
    ASSET,
    ATTACHED,
    COMBAT,
    ENEMY,
    FIGHT,
    INTELLECT,
    INVESTIGATE,
    LOCATION,
    SKILLS,
    TEST,
)
from miskatonic.games.arkham_lcg.rules import actions, turn
from miskatonic.games.arkham_lcg.state import Arkham
from miskatonic.kernel import new_table
from tests.games.arkham_lcg.imaginary import imagined
from tests.games.arkham_lcg.looks import running_test
from tests.games.arkham_lcg.play import Play


def key() -> Card:
    """04270: attached to a location, it sets its shroud to 1; used there again it comes back."""
    card = Card(ASSET, "imaginary", "key", cost=3)
    card.constant(topics.SET[topics.SHROUD], 1, of_host)

    @card.action(
        cost=Cost(actions=1),
        given=lambda game, me: game.zone[me.card] == AREA or place_of(game, me.card) == here(game, me.seat),
    )
    async def turns(game: Arkham, me: Use) -> None:
        if game.zone[me.card] == ATTACHED:
            put(game, me.card, AREA, me.seat)
        else:
            put(game, me.card, ATTACHED, me.seat, here(game, me.seat))

    return card


def museum() -> Card:
    """03130: nothing raises the intellect of whoever investigates here."""
    card = Card(
        LOCATION, "imaginary", "museum", level=None, set="imaginary", shroud=3, clues=1, symbol="m", connects=("m",)
    )

    def here_now(game: Arkham, card: int, seat: int) -> bool:
        return (INVESTIGATE, card, seat) in [(test.kind, test.target, test.seat) for test in game.tests]

    card.constant(topics.CANNOT_RISE[INTELLECT], 1, here_now)
    return card


def hound() -> Card:
    """02014: an attack with a base combat of 4."""
    card = Card(ASSET, "imaginary", "hound", cost=2)

    @card.action(
        cost=Cost(actions=1, exhaust=True), designator=FIGHT, targets=lambda game, me: turn.fightable(game, me.seat)
    )
    async def bites(game: Arkham, me: Use) -> None:
        lasts(game, TEST, topics.BASE_OF[COMBAT], me.seat, 4, me.card)
        await actions.fight(game, me)

    return card


def _lines(game: Play, topic: str) -> list[tuple[str, int | None]]:
    """What a number is explained with."""
    return [(one.message.removeprefix("line-"), one.amount) for one in GAME.explain(game.now, topic)]


@pytest.mark.rule("AH-C-038", "AH-B-244")
def test_ah_c_038_ah_b_244_a_shroud_that_is_set_is_not_changed_by_anything() -> None:
    """Given Obscuring Fog, when the key is attached, then shroud 1; elsewhere it can't be used; taken back, 4 again."""
    with imagined(key()):
        game = Play("""
            investigators skids_otoole
            place hallway
            place cellar
            area 0 key
            attached obscuring_fog hallway
            clues hallway 1
            turn 0 3
        """)
        before = value(game.now, topics.SHROUD, game.card("hallway"))
        game.do("use:key")
        assert (before, value(game.now, topics.SHROUD, game.card("hallway"))) == (1 + 2, 1)
        assert _lines(game, "shroud:hallway") == [("printed", 1), ("card", 2), ("set", -2)]
        game.do("move:cellar")
        assert not game.offers("use:key")
        game.do("end_turn").until(lambda: game.prompt == "turn").do("move:hallway", "use:key")
        assert (game.area(), value(game.now, topics.SHROUD, game.card("hallway"))) == (["key"], 3)


@pytest.mark.rule("AH-C-024")
def test_ah_c_024_nothing_raises_intellect_here_neither_cards_nor_icons() -> None:
    """Given Magnifying Glass and Perception, when one investigates here, then 3 - 1; elsewhere 3 + 1 + 2 - 1."""
    text = """
        investigators roland_banks
        place museum
        place study
        at 0 {place}
        area 0 magnifying_glass
        hand 0 perception
        clues {place} 1
        bag -1
    """
    with imagined(museum()):
        for spot, number in (("museum", 3), ("study", 3 + 1 + 2)):
            game = Play(text.format(place=spot)).do("investigate", "commit:perception")
            assert running_test(game.table)["value"] == number
            game.do("draw_token")
            assert game.told("passed" if spot == "study" else "failed", "value") == [number - 1]


@pytest.mark.rule("AH-C-024")
def test_ah_c_024_the_chance_knows_that_nothing_helps_here() -> None:
    """Given 3 against 3 and a bag of 0 and -1, then one half, with Perception or Hyperawareness too."""
    with imagined(museum()):
        game = Play("""
            investigators roland_banks
            place museum
            area 0 magnifying_glass hyperawareness
            hand 0 perception
            clues museum 1
            bag 0 -1
        """)
        assert GAME.chance(game.now, game.option("investigate")) == 0.5
        game.do("investigate")
        test = running_test(game.table)
        assert (test["chance"], test["then"]) == ([1, 2], {})
        assert GAME.chance(game.now, game.option("commit:perception")) == 0.5
        game.do("commit:perception")
        found = [(one["kind"], one["amount"]) for one in running_test(game.table)["sources"]]
        assert found == [("base", 3), ("card", 1), ("icons", 2), ("cap", -3)]
        lines = [(one.message, one.amount) for one in GAME.explain(game.now, game.option("draw_token"))]
        assert ("line-cap", -3) in lines


@pytest.mark.rule("AH-B-244")
def test_ah_b_244_another_base_value_is_modified_as_usual() -> None:
    """Given a base combat of 4 in place of 2 and Beat Cop, then 5 in this attack and no longer."""
    with imagined(hound()):
        game = Play(
            "investigators daisy_walker\narea 0 hound beat_cop\nhand 0 overpower\nthreat 0 ghoul_minion\nbag -2"
        )
        assert _lines(game, "skill:0:combat") == [("printed", 2), ("card", 1)]
        game.do("fight:hound:ghoul_minion")
        found = [(one["kind"], one["amount"]) for one in running_test(game.table)["sources"]]
        assert (found, running_test(game.table)["value"]) == ([("base", 2), ("card", 2), ("card", 1)], 5)
        assert _lines(game, "skill:0:combat") == [("printed", 2), ("card", 2), ("card", 1)]
        game.do("draw_token")
        assert game.told("passed", "value") == [3]
        assert _lines(game, "skill:0:combat") == [("printed", 2), ("card", 1)]


@pytest.mark.rule("AH-B-012")
def test_ah_b_012_every_number_is_the_sum_of_its_lines() -> None:
    """Given tables in the middle of a game, then what explains a number adds up to it."""
    asked = 0
    for seed in range(12):
        table, chance = new_table(GAME, seed=seed, seats=1 + seed % 3, light=True), random.Random(seed)
        for _ in range(80):
            if table.choice is None:
                break
            table.answer(chance.choice(table.choice.options))
        game = table.state
        assert isinstance(game, Arkham)
        kinds = {LOCATION: (topics.SHROUD,), ENEMY: (topics.FIGHT_VALUE, topics.EVADE_VALUE, topics.HEALTH)}
        numbers = [(topic, card) for card in game.places for topic in kinds[LOCATION]]
        numbers += [(topic, card) for card in game.enemies for topic in kinds[ENEMY]]
        numbers += [(skill, seat) for seat in game.order for skill in SKILLS]
        for topic, subject in numbers:
            asked += 1
            assert max(0, sum(one.amount for one in parts(game, topic, subject))) == value(game, topic, subject)
    assert asked > 100

"""What is looked up once and kept is what a plain look would find: abilities by topic, unique titles, options."""

import functools
from typing import Any

import pytest

from miskatonic.games.arkham_lcg.basics import costs, listening, lookup, options
from miskatonic.games.arkham_lcg.rows import topics
from miskatonic.games.arkham_lcg.rows.card import CARDS, CONSTANT, FORCED, PLAYED, Card, Trigger
from miskatonic.games.arkham_lcg.rows.terms import HAND, SKILLS, WILD
from miskatonic.games.arkham_lcg.rules import damage, turn
from miskatonic.games.arkham_lcg.rules.components import cast
from miskatonic.games.arkham_lcg.rules.timing import concerns, is_heard
from miskatonic.games.arkham_lcg.state import SEATS, Arkham, row
from miskatonic.kernel import Option, Table, possible
from tests.games.arkham_lcg.test_structure import random_play

MADE_ONCE: tuple[Any, ...] = (
    options.by_hand, options.of_card, options.of_play, options.of_use, options._text, turn._way, turn._advance,
    damage._outcomes, damage.splits, costs._discards, lookup._copies, lookup.cards_of,
)  # fmt: skip
"""All that is remembered between questions."""


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_the_abilities_of_a_card_stand_where_they_are_asked_for(card: Card) -> None:
    """By topic, by zone and topic, and by what playing it does, there are the abilities of the card, and no others."""
    for ability in card.abilities:
        same = [one for one in card.abilities if one.topic == ability.topic]
        here = [one for one in same if one.zone == ability.zone]
        if ability.kind == CONSTANT:
            assert card.constants[ability.topic] == tuple(one for one in same if one.kind == CONSTANT)
        elif ability.kind == FORCED:
            assert card.forces[ability.zone][ability.topic] == tuple(one for one in here if one.kind == FORCED)
        elif ability.kind != PLAYED:
            chosen = tuple(one for one in here if one.kind not in (CONSTANT, FORCED, PLAYED))
            assert card.offers[ability.zone][ability.topic] == chosen
    assert card.effect == next((one for one in card.abilities if one.kind == PLAYED), None)
    kept = [*card.constants.values()]
    for by_topic in (*card.forces.values(), *card.offers.values()):
        kept += by_topic.values()
    assert sum(map(len, kept)) == len([one for one in card.abilities if one.kind != PLAYED])


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_printed_numbers_and_icons_are_those_of_the_row(card: Card) -> None:
    """What is asked by topic or skill is what is printed."""
    for skill in SKILLS:
        assert card.matching[skill] == card.icons.get(skill, 0) + card.icons.get(WILD, 0)
    for seats in SEATS:
        assert card.numbers[seats] == {
            topics.HEALTH: (card.health or 0) * (seats if card.each_health else 1),
            topics.SANITY: card.sanity or 0,
            topics.SHROUD: card.shroud,
            topics.FIGHT_VALUE: card.fight,
            topics.EVADE_VALUE: card.evade,
            topics.DAMAGE_DEALT: card.damage,
            topics.HORROR_DEALT: card.horror,
        }


@functools.cache
def conditions() -> tuple[type[Trigger], ...]:
    """All triggering conditions of the rules."""
    found = [Trigger]
    for one in found:
        found += one.__subclasses__()
    return tuple(found[1:])


def is_for_hands(condition: type[Trigger]) -> bool:
    """Whether any card speaks about a condition from a hand."""
    return any(topic in card.by_zone.get(HAND, ()) for card in CARDS for topic in condition.points)


@pytest.mark.parametrize("seed", range(8))
def test_an_occasion_concerns_whom_a_look_at_all_cards_finds(seed: int) -> None:
    """At every question of a random game: what need not be told of is what no card in its zone speaks about."""
    for table in random_play(seed):
        game = table.state
        assert isinstance(game, Arkham)
        spoken = listening.index_anew(game)
        more = topics.AS_IF_IN_HAND in spoken
        for condition in conditions():
            heard = any(topic in spoken for topic in condition.points) or (more and is_for_hands(condition))
            assert concerns(game, condition) == (heard or game.later is not None)
            assert [is_heard(game, one) for one in condition.points] == [
                more or one in spoken for one in condition.points
            ]


@pytest.mark.parametrize("seed", range(4))
def test_unique_cards_are_those_with_the_title(seed: int) -> None:
    """At any time the unique cards of a title are those that a look at all cards finds."""
    for table in random_play(seed):
        game = table.state
        assert isinstance(game, Arkham)
        for title in {row(game, card).title for card in range(len(game.card))}:
            plain = [at for at in range(len(game.card)) if row(game, at).unique and row(game, at).title == title]
            assert list(lookup.uniques(game, title)) == plain


def shown(option: Option) -> tuple[Any, ...]:
    """Everything an option says."""
    return (
        option.text, option.value, option.cost, option.seat, option.passes, option.secret, option.shared,
        option.alike, dict(option.args), option.about,
    )  # fmt: skip


def made_anew(table: Table) -> list[tuple[Any, ...]]:
    """The options of the present question, with nothing remembered."""
    for made in MADE_ONCE:
        made.cache_clear()
    assert table.choice is not None
    assert isinstance(table.state, Arkham)
    table.state.ground = None
    for test in table.state.tests:
        test.usable = None
    return [shown(option) for option in possible(table.choice.offers(table.state))]


@pytest.mark.parametrize("seed", range(6))
def test_options_that_were_made_before_are_those_that_would_be_made_now(seed: int) -> None:
    """At every question of a random game the options are the same as if none had ever been made."""
    for table in random_play(seed):
        assert table.choice is not None
        assert [shown(option) for option in table.choice.options] == made_anew(table)


def test_setting_up_leaves_the_cast_as_it_was() -> None:
    """A table is a copy of its cast: what happens at one is not seen at the next."""
    before = cast(("roland_banks",), (("amnesia",),), "the_gathering").to_plain()
    for seed in range(3):
        for _ in random_play(4 * seed):
            pass
    assert cast(("roland_banks",), (("amnesia",),), "the_gathering").to_plain() == before

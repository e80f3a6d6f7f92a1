"""Cards that the core set and The Gathering do not have, for rules that need them: built like any other card.

with imagined(observer()):
    game = Play("threat 0 observer")
"""

from contextlib import AbstractContextManager
from typing import Any

from miskatonic.games.arkham_lcg.cards.phrases import by_you, draws, gains
from miskatonic.games.arkham_lcg.rows.card import CARDS, Card, Cost, Effect, Use, when, would
from miskatonic.games.arkham_lcg.rows.terms import ASSET, ENEMY, EVENT, TREACHERY
from miskatonic.games.arkham_lcg.rules.attacks import Attack
from miskatonic.games.arkham_lcg.rules.chaos_bag import in_place_of_one
from miskatonic.games.arkham_lcg.rules.drawing import discard_at_random
from miskatonic.games.arkham_lcg.rules.revealing import Reveal
from miskatonic.games.arkham_lcg.state import Arkham
from tests.games.play import with_more


def imagined(*rows: Card) -> AbstractContextManager[None]:
    """As long as it lasts these cards exist."""
    return with_more(CARDS, *rows)


def observer() -> Card:
    """01177: when it attacks, a card is discarded at random; without one the attack is worse by 1 and 1."""
    card = Card(
        ENEMY, "01177", "observer", level=None, set="imaginary", fight=4, health=4, evade=3, damage=1, horror=1,
        traits="Monster",
    )  # fmt: skip

    @card.forced(when(Attack), given=lambda game, me: me.trigger.enemy == me.card)
    async def reads_minds(game: Arkham, me: Use) -> None:
        if discard_at_random(game, me.seat, "AH-B-123", me.card) < 0:
            me.trigger.more_damage += 1
            me.trigger.more_horror += 1

    return card


def olive() -> Card:
    """04197: instead of a token reveal 3, choose 2 of them to resolve and ignore 1."""
    card = Card(ASSET, "04197", "olive", cost=2)

    async def foresees(game: Arkham, me: Use) -> None:
        me.trigger.draws = in_place_of_one(me.trigger.draws, 2, 3)

    card.reaction(would(Reveal), foresees, given=by_you, cost=Cost(exhaust=True), amount=(2, 3))
    return card


def beast(id_: str, **facts: Any) -> Card:
    """An enemy with fight, evade and health 2 that deals 1 damage, unless said otherwise."""
    values: dict[str, Any] = {"fight": 2, "health": 2, "evade": 2, "damage": 1, **facts}
    return Card(ENEMY, "imaginary", id_, level=None, set="imaginary", **values)


def omen(id_: str, does: Effect, **facts: Any) -> Card:
    """A treachery whose revelation does this."""
    card = Card(TREACHERY, "imaginary", id_, level=None, set="imaginary", **facts)
    card.reveals(does)
    return card


def trick(id_: str, does: Effect, **facts: Any) -> Card:
    """An event without cost that does this."""
    card = Card(EVENT, "imaginary", id_, **{"cost": 0, **facts})
    card.played(does)
    return card


def ritual() -> Card:
    """An asset with an action that costs 1 horror and gains 3 resources."""
    card = Card(ASSET, "imaginary", "ritual", cost=1, traits="Ritual")
    card.action(gains(3), cost=Cost(actions=1, horror=1))
    return card


def lesson() -> Card:
    """An asset with an action that costs 2 actions and draws 2 cards; no Tome."""
    card = Card(ASSET, "imaginary", "lesson", cost=1)
    card.action(draws(2), cost=Cost(actions=2))
    return card

"""Cards that the core set and The Gathering do not have, for rules that need them: built like any other card.

with imagined(observer()):
    game = Play("threat 0 observer")
"""

from contextlib import AbstractContextManager
from typing import Any

from miskatonic.games.arkham_lcg.basics import tokens
from miskatonic.games.arkham_lcg.basics.zones import here, put
from miskatonic.games.arkham_lcg.cards.phrases import by_you, draws, gains, investigators_here, seat_of
from miskatonic.games.arkham_lcg.rows.card import CARDS, Card, Cost, Effect, Price, Use, after, when, would
from miskatonic.games.arkham_lcg.rows.terms import ASSET, DISCARD, ENEMY, EVENT, TREACHERY, WILLPOWER
from miskatonic.games.arkham_lcg.rules import skill_test
from miskatonic.games.arkham_lcg.rules.attacks import Attack
from miskatonic.games.arkham_lcg.rules.cancelling import Cancelled, cancelled
from miskatonic.games.arkham_lcg.rules.chaos_bag import in_place_of_one
from miskatonic.games.arkham_lcg.rules.damage import harm
from miskatonic.games.arkham_lcg.rules.drawing import (
    OFF_THE_TOP,
    Drawing,
    Drawn,
    discard_at_random,
    draw_encounter,
    fresh_cards,
    redirect,
    undo_card,
    undraw,
)
from miskatonic.games.arkham_lcg.rules.healing import Healed, OneHealing, heal
from miskatonic.games.arkham_lcg.rules.searching import top_of
from miskatonic.games.arkham_lcg.rules.skill_test import Reveal
from miskatonic.games.arkham_lcg.state import Arkham, Test, row
from miskatonic.kernel import Lack
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

    card.reaction(would(Reveal), foresees, given=by_you, cost=Cost(exhaust=True))
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


# --- draws that are cancelled, redirected, answered to ----------------------------------------------------------------


def maleson() -> Card:
    """02302: an encounter card drawn off the top of its deck goes back for 1 clue of yours; another one is drawn."""
    card = Card(ASSET, "imaginary", "maleson", cost=1)
    place = Price(
        lambda game: 1,
        lambda game, me: None if tokens.clues(game, me.seat) else Lack("no_clues", "AH-B-106", {"card": me.card}),
        _drops_a_clue,
    )

    @card.reaction(
        when(Drawing),
        given=lambda game, me: by_you(game, me) and me.trigger.origin == OFF_THE_TOP,
        cost=Cost(exhaust=True, also=place),
    )
    async def refuses(game: Arkham, me: Use) -> None:
        undraw(game, me.trigger, me.card)
        await draw_encounter(game, me.seat)

    return card


async def _drops_a_clue(game: Arkham, me: Use) -> None:
    tokens.add(game, tokens.CLUES, game.who[me.seat], -1)
    tokens.add(game, tokens.CLUES, here(game, me.seat), 1)


def great_ward() -> Card:
    """02307: all effects of an encounter card that you draw are cancelled, for 1 horror; no weakness."""
    card = Card(EVENT, "imaginary", "great_ward", cost=0)

    async def wards(game: Arkham, me: Use) -> None:
        undo_card(game, me.trigger)
        await cancelled(game, me.seat, me.card, me.trigger.card)
        await harm(game, me.seat, 0, 1, me.card)

    card.plays_fast(
        when(Drawing), wards, given=lambda game, me: by_you(game, me) and not row(game, me.trigger.card).weakness
    )
    return card


def handle_this() -> Card:
    """04028: another investigator counts as having drawn the card, no weakness and none with Peril; 1 resource."""
    card = Card(EVENT, "imaginary", "handle_this", cost=0)

    def fits(game: Arkham, me: Use) -> bool:
        drawn = row(game, me.trigger.card)
        return by_you(game, me) and not drawn.weakness and "peril" not in drawn.keywords

    async def passes_on(game: Arkham, me: Use) -> None:
        redirect(game, me.trigger, seat_of(game, me.target), me.card)
        tokens.gain(game, me.seat, 1, "AH-B-052", me.card)

    card.plays_fast(
        when(Drawing),
        passes_on,
        given=fits,
        targets=lambda game, me: [game.who[seat] for seat in game.order if seat != me.seat],
    )
    return card


def armitage() -> Card:
    """02040: after you draw, a card that you drew and that is no weakness is discarded for 3 resources."""
    card = Card(ASSET, "imaginary", "armitage", cost=2)

    async def discards(game: Arkham, me: Use) -> None:
        put(game, me.target, DISCARD)

    card.reaction(
        after(Drawn),
        gains(3).do,
        given=by_you,
        targets=lambda game, me: fresh_cards(game, me.seat),
        cost=Cost(exhaust=True, also=Price(lambda game: 0, lambda game, me: None, discards)),
    )
    return card


# --- healing, leaving play --------------------------------------------------------------------------------------------


def brandy() -> Card:
    """02024: 1 horror is healed; then willpower 2, and 1 more is healed."""
    card = Card(ASSET, "imaginary", "brandy", cost=1, uses=("supplies", 4))

    @card.action(cost=Cost(actions=1, uses=1), targets=investigators_here)
    async def drinks(game: Arkham, me: Use) -> None:
        async with OneHealing(game, me.target, me.card) as whole:
            await heal(game, me.target, 0, 1, "AH-B-167", me.card, whole)

            async def relaxes(game: Arkham, me: Use, test: Test) -> None:
                await heal(game, me.target, 0, 1, "AH-B-167", me.card, whole)

            await skill_test.run(game, me, WILLPOWER, 2, passes=relaxes)

    return card


def nurse() -> Card:
    """Like 05001: after a card of yours heals horror from an investigator, you gain 1 resource."""
    card = Card(ASSET, "imaginary", "nurse", cost=1)
    card.reaction(after(Healed), gains(1), given=lambda game, me: by_you(game, me) and me.trigger.horror > 0)
    return card


def key() -> Card:
    """Like 03315: an asset that takes horror; when it leaves play, the top 3 cards of your deck are discarded."""
    card = Card(ASSET, "imaginary", "key", cost=1, sanity=2, uses_empty=True, uses=("charges", 1), traits="Item")
    card.action(gains(1), cost=Cost(actions=1, uses=1))

    @card.when_it_leaves
    async def storms(game: Arkham, me: Use) -> None:
        for one in top_of(game, me.seat, 3):
            put(game, one, DISCARD)

    return card


def silver_mirror() -> Card:
    """Like 05004: after a card of yours cancels something, you gain 1 resource."""
    card = Card(ASSET, "imaginary", "silver_mirror", cost=1)
    card.reaction(after(Cancelled), gains(1), given=by_you)
    return card

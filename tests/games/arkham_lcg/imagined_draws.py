"""Cards of later boxes, imagined: draws that are cancelled, handed on or answered to, healing, leaving play."""

from miskatonic.games.arkham_lcg.basics import tokens
from miskatonic.games.arkham_lcg.basics.zones import here, put
from miskatonic.games.arkham_lcg.cards.phrases import by_you, gains, investigators_here, seat_of
from miskatonic.games.arkham_lcg.rows.card import Card, Cost, Price, Use, after, when
from miskatonic.games.arkham_lcg.rows.terms import ASSET, DISCARD, EVENT, WILLPOWER
from miskatonic.games.arkham_lcg.rules import skill_test
from miskatonic.games.arkham_lcg.rules.cancelling import Cancelled, cancelled
from miskatonic.games.arkham_lcg.rules.damage import harm
from miskatonic.games.arkham_lcg.rules.drawing import (
    OFF_THE_TOP,
    Drawing,
    Drawn,
    draw_encounter,
    fresh_cards,
    redirect,
    undo_card,
    undraw,
)
from miskatonic.games.arkham_lcg.rules.healing import Healed, OneHealing, heal
from miskatonic.games.arkham_lcg.rules.searching import top_of
from miskatonic.games.arkham_lcg.state import Arkham, Test, row
from miskatonic.kernel import Lack

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

"""The summoning step (RC-100 to RC-109) and the summoning deck."""

from miskatonic.games.reign_of_cthulhu.basics import resolve
from miskatonic.games.reign_of_cthulhu.rows.summoning import SHOGGOTH_SYMBOL
from miskatonic.games.reign_of_cthulhu.rules import cultists, relics, rituals, shoggoths, turn
from miskatonic.games.reign_of_cthulhu.state import Reign
from miskatonic.kernel import Line, Step, shuffle, tell


def summoning_step(game: Reign) -> Step:
    """RC-100: as many cards as the rate says as the step begins (RC-101, RC-236); RC-216: a Bizarre Statue skips it."""
    if game.skips_summoning:
        return skip_summoning(game)
    game.to_summon = rituals.summoning_rate(game)
    return turn_cards(game)


def why_cards(game: Reign) -> list[Line]:
    """RC-100: how many cards a step turns; RC-216: unless the next one is skipped."""
    skipped = [Line("why-summoning_skipped", "RC-216")] if game.skips_summoning else []
    return [*rituals.rate_lines(game.revealed), *skipped]


async def skip_summoning(game: Reign) -> str:
    """RC-216: the summoning step is skipped, once."""
    game.skips_summoning = False
    tell(game, "summoning_skipped", "RC-216")
    return turn.after_summoning(game)


async def turn_cards(game: Reign) -> str:
    """RC-102: the cards still to be turned, one after another; RC-105: relics may be played between two of them."""
    while True:
        await resolve(game, turn_card(game))
        game.to_summon -= 1
        if not game.to_summon:
            game.turned = 0
            return turn.after_summoning(game)
        if relics.worth_asking(game):
            return "summoning.window"


async def window_between_cards(game: Reign) -> str:
    """RC-105: relics between two summoning cards."""
    await relics.window(game, "RC-105")
    return "summoning.cards"


async def turn_card(game: Reign) -> None:
    """RC-102: one card from the top: a cultist, then the Shoggoths if it has the symbol
    (RC-104, RC-107), then discard it.
    """
    card = draw_top(game)
    try:
        if game.sink:
            tell(game, "summoning_card", "RC-102", {"place": card})
        await cultists.place_cultist(game, card, "RC-102")
        if SHOGGOTH_SYMBOL[card]:
            await shoggoths.move_all(game, "RC-110")
    finally:  # even if the game ends meanwhile, so that every card can still be found on the table
        discard(game, card)


def draw_top(game: Reign) -> int:
    """RC-102: the top card."""
    return _take(game, -1)


def draw_bottom(game: Reign) -> int:
    """RC-080, RC-194, RC-198: the bottom card."""
    return _take(game, 0)


def _take(game: Reign, end: int) -> int:
    """RC-109: a card is needed and there is none: the whole discard pile becomes the deck. RC-108: the last card was
    taken in a summoning step: all discards but those of this step become the deck at once.
    """
    if not game.summoning:
        _renew(game, len(game.summoning_discard))
        game.turned = 0
    card = game.summoning.pop(end)
    others = game.layers[:-1] if end else game.layers[1:]
    if left := game.layers[end] - 1:
        game.layers = (*others, left) if end else (left, *others)
    else:
        game.layers = others
        if not game.summoning and game.to_summon and len(game.summoning_discard) > game.turned:
            _renew(game, len(game.summoning_discard) - game.turned)
    return card


def discard(game: Reign, card: int) -> None:
    """Put a card on the summoning discard pile; in a summoning step it counts as just turned (RC-108)."""
    game.summoning_discard.append(card)
    if game.to_summon:
        game.turned += 1


def _renew(game: Reign, count: int) -> None:
    game.summoning = game.summoning_discard[:count]
    del game.summoning_discard[:count]
    shuffle(game, game.summoning)
    game.layers = (count,)
    tell(game, "summoning_reshuffled", "RC-108", {"count": count})


def regroup(game: Reign) -> None:
    """RC-080 step 4, RC-086: shuffle the discard pile only, and put it on top of the deck."""
    pile = game.summoning_discard
    game.summoning_discard = []
    shuffle(game, pile)
    if pile:
        game.summoning += pile
        game.layers = (*game.layers, len(pile))
    tell(game, "regrouped", "RC-080", {"count": len(pile)})

"""Drawing player cards (RC-070 to RC-074) and Evil Stirs (RC-080 to RC-087)."""

from miskatonic.games.reign_of_cthulhu.basics import gain_relic, resolve
from miskatonic.games.reign_of_cthulhu.rows.player_cards import EVIL_STIRS, FIRST_RELIC, relic_of
from miskatonic.games.reign_of_cthulhu.rules import hand_limit, relics, rituals, sanity, shoggoths, summoning
from miskatonic.games.reign_of_cthulhu.state import Reign
from miskatonic.kernel import lose, tell


async def draw_cards(game: Reign) -> str:
    """RC-070, RC-072: the top two cards together; RC-071: fewer than two there, lost; RC-074, RC-231: Evil Stirs
    is not replaced.
    """
    if len(game.deck) < 2:
        lose("deck", "RC-164")
    seat = game.active
    drawn = game.deck[:-3:-1]
    game.deck = game.deck[:-2]
    game.foreseen = max(0, game.foreseen - 2)
    clues = list(game.clues[seat])
    for card in drawn:
        if card < FIRST_RELIC:
            clues[card] += 1
        elif card == EVIL_STIRS:
            game.evils += 1
        else:
            gain_relic(game, seat, relic_of(card))
    game.clues[seat] = tuple(clues)
    if game.sink:
        tell(game, "drew", "RC-070", {"who": seat, "cards": drawn})
    if game.evils:
        game.drawn = 2 - game.evils
        return "draw.evil_stirs"
    return hand_limit.after_draw(game)


async def evil_stirs(game: Reign) -> str:
    """RC-080: the card is resolved; RC-081: no relics until it is done; RC-085: a second card is resolved after it,
    relics may be played between.
    """
    await resolve(game, stir(game))
    game.evils -= 1
    if not game.evils:
        return hand_limit.after_draw(game)
    await relics.window(game, "RC-085")
    return "draw.evil_stirs"


async def stir(game: Reign) -> None:
    """RC-080: a roll, the next Old One, a Shoggoth where the bottom card says, the discards shuffled on top.

    RC-082, RC-087: every ritual is resolved on the way. RC-235: bottom card, discards only, on top.
    """
    tell(game, "evil_stirs", "RC-080", {"who": game.active})
    await sanity.sanity_roll(game, game.active, "RC-080")
    await rituals.awakening_ritual(game, "RC-080")
    card = summoning.draw_bottom(game)
    try:
        await shoggoths.place_shoggoth(game, card, "RC-080")
    finally:
        summoning.discard(game, card)
    summoning.regroup(game)

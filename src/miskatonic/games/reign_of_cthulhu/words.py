"""The verbs that rules and cards share: place a cultist, place a Shoggoth, take figures off, discard a card."""

from miskatonic.games.reign_of_cthulhu.board import TOWN_OF
from miskatonic.games.reign_of_cthulhu.names import CARD_NAMES, CLUE_NAMES
from miskatonic.games.reign_of_cthulhu.rules import rituals, sanity
from miskatonic.games.reign_of_cthulhu.state import (
    FIRST_RELIC,
    MAX_CULTISTS,
    POOL,
    WARDED,
    Reign,
    gain_clues,
    give_up_relic,
)
from miskatonic.kernel import lose, tell


async def place_cultist(game: Reign, place: int, rule: str) -> None:
    """RC-106: warded town: nothing; three already there: a ritual; pool empty: lost; else one from the pool."""
    if game.seals[TOWN_OF[place]] == WARDED:
        tell(game, "warded", "RC-215", {"place": place})
    elif game.cultists[place] >= MAX_CULTISTS:
        tell(game, "fourth_cultist", "RC-103", {"place": place})
        await rituals.awakening_ritual(game, "RC-103")
    elif not game.pool:
        lose("cultists", "RC-162")
    else:
        game.pool -= 1
        game.cultists[place] += 1
        tell(game, "cultist_placed", rule, {"place": place, "count": game.cultists[place]})


async def place_shoggoth(game: Reign, place: int, rule: str) -> None:
    """RC-083, RC-115: warded town: nothing; none in the pool: lost; RC-084: whoever stands there rolls.
    RC-116: any number of them may share a location.
    """
    if game.seals[TOWN_OF[place]] == WARDED:
        tell(game, "warded", "RC-215", {"place": place})
        return
    if POOL not in game.shoggoths:
        lose("shoggoths", "RC-163")
    game.shoggoths[game.shoggoths.index(POOL)] = place
    tell(game, "shoggoth_placed", rule, {"place": place})
    if place in game.places:
        await sanity.all_roll_at(game, place, "RC-084")


def remove_cultists(game: Reign, place: int, count: int) -> None:
    """Take cultists off the board into the pool."""
    game.cultists[place] -= count
    game.pool += count


def remove_shoggoth(game: Reign, place: int) -> None:
    """RC-052: take a Shoggoth off the board into the pool; the relic is another matter."""
    game.shoggoths[game.shoggoths.index(place)] = POOL


def place_seal(game: Reign, town: int, side: int) -> None:
    """RC-056, RC-215: a seal on the town's gate, or its other side."""
    game.seals = (*game.seals[:town], side, *game.seals[town + 1 :])


def discard_clues(game: Reign, seat: int, town: int, count: int = 1) -> None:
    """RC-032: clues go from the hand to the player discard pile."""
    gain_clues(game, seat, town, -count)
    game.discard += (town,) * count


def discard_card(game: Reign, seat: int, card: int, rule: str) -> None:
    """RC-032: a card goes from the hand to the player discard pile; a relic is not played by that (RC-092)."""
    if card < FIRST_RELIC:
        discard_clues(game, seat, card)
    else:
        give_up_relic(game, seat, card - FIRST_RELIC)
        game.discard += (card,)
    tell(game, "discarded", rule, {"who": seat, "card": card})


def take_from_discard(game: Reign, seat: int, town: int, rule: str) -> None:
    """A clue returns from the player discard pile to a hand."""
    at = game.discard.index(town)
    game.discard = (*game.discard[:at], *game.discard[at + 1 :])
    gain_clues(game, seat, town)
    tell(game, "clue_taken_back", rule, {"who": seat, "card": town})


def cards_in_hand(game: Reign, seat: int) -> list[int]:
    """The different cards a seat holds, clues first."""
    clues = [town for town, count in enumerate(game.clues[seat]) if count]
    return clues + [relic + FIRST_RELIC for relic in game.relics[seat]]


def names_of_hand(game: Reign, seat: int) -> list[str]:
    """The names of all cards a seat holds."""
    clues = [CLUE_NAMES[town] for town, count in enumerate(game.clues[seat]) for _ in range(count)]
    return clues + [CARD_NAMES[relic + FIRST_RELIC] for relic in game.relics[seat]]

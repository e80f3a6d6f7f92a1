"""The basics that rules and cards are written in, each writing the position: take a figure off, discard a card."""

from collections.abc import Awaitable

from miskatonic.games.reign_of_cthulhu.rows.player_cards import FIRST_RELIC, card_of, relic_of
from miskatonic.games.reign_of_cthulhu.state import IN_POOL, Reign
from miskatonic.kernel import tell


async def resolve(game: Reign, effect: Awaitable[None]) -> None:
    """RC-130: a card effect is being resolved, during which no relics are played. A game that ends in the middle
    of it stays as it is.
    """
    game.resolving += 1
    await effect
    game.resolving -= 1


# --- figures --------------------------------------------------------------------------------------------------------


def remove_cultists(game: Reign, place: int, count: int) -> None:
    """Take cultists off the board into the pool."""
    game.cultists[place] -= count
    game.pool += count


def set_sanity(game: Reign, seat: int, count: int) -> None:
    """RC-142: this many tokens are left to somebody."""
    game.sanity = (*game.sanity[:seat], count, *game.sanity[seat + 1 :])


def remove_shoggoth(game: Reign, figure: int) -> None:
    """RC-052: take a Shoggoth off the board into the pool; the relic is another matter."""
    put_shoggoth(game, figure, IN_POOL)


def put_shoggoth(game: Reign, figure: int, place: int) -> None:
    """A Shoggoth's figure goes to a place, or to the pool."""
    game.shoggoths = (*game.shoggoths[:figure], place, *game.shoggoths[figure + 1 :])


def place_seal(game: Reign, town: int, side: int) -> None:
    """RC-056, RC-215: a seal on the town's gate, or its other side."""
    game.seals = (*game.seals[:town], side, *game.seals[town + 1 :])


# --- cards ----------------------------------------------------------------------------------------------------------


def hand_size(game: Reign, seat: int) -> int:
    """RC-002: clues and relics both count."""
    return sum(game.clues[seat]) + len(game.relics[seat])


def cards_in_hand(game: Reign, seat: int) -> list[int]:
    """The different cards a seat holds, clues first."""
    clues = [town for town, count in enumerate(game.clues[seat]) if count]
    return clues + [card_of(relic) for relic in game.relics[seat]]


def gain_clues(game: Reign, seat: int, town: int, count: int = 1) -> None:
    """RC-002: clues of a town come into a hand, or leave it where the count is negative."""
    held = list(game.clues[seat])
    held[town] += count
    game.clues[seat] = tuple(held)


def gain_relic(game: Reign, seat: int, relic: int) -> None:
    """RC-002: a relic comes into a hand."""
    game.relics[seat] += (relic,)


def give_up_relic(game: Reign, seat: int, relic: int) -> None:
    """RC-002: a relic leaves a hand."""
    game.relics[seat] = tuple([held for held in game.relics[seat] if held != relic])


def draw_relic(game: Reign, seat: int) -> int:
    """RC-019, RC-051: the top card of the relic deck comes into a hand; gives the player card it is."""
    *rest, relic = game.relic_deck
    game.relic_deck = tuple(rest)
    gain_relic(game, seat, relic)
    return card_of(relic)


def discard_clues(game: Reign, seat: int, town: int, count: int = 1) -> None:
    """RC-032: clues go from the hand to the player discard pile."""
    gain_clues(game, seat, town, -count)
    game.discard += (town,) * count


def discard_card(game: Reign, seat: int, card: int, rule: str) -> None:
    """RC-032: a card goes from the hand to the player discard pile; a relic is not played by that (RC-092)."""
    tell(game, "discarded", rule, {"who": seat, "card": card})
    if card < FIRST_RELIC:
        discard_clues(game, seat, card)
    else:
        give_up_relic(game, seat, relic_of(card))
        game.discard += (card,)


def take_from_discard(game: Reign, seat: int, town: int, rule: str) -> None:
    """A clue returns from the player discard pile to a hand."""
    at = game.discard.index(town)
    game.discard = (*game.discard[:at], *game.discard[at + 1 :])
    gain_clues(game, seat, town)
    tell(game, "clue_taken_back", rule, {"who": seat, "card": town})

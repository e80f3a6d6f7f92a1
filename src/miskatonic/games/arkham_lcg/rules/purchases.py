"""AH-B-212 to AH-B-214: what an investigator can buy between scenarios: prices line by line, and why not."""

import functools
from collections import Counter

from miskatonic.games.arkham_lcg.rows.boxes import is_among
from miskatonic.games.arkham_lcg.rows.card import CARDS, Card
from miskatonic.games.arkham_lcg.rows.decks import ONE_BOX
from miskatonic.games.arkham_lcg.rows.taboo import taboo_on
from miskatonic.games.arkham_lcg.rules.campaign_log import counting
from miskatonic.games.arkham_lcg.rules.deck_building import (
    by_options,
    counts,
    is_exceptional,
    is_for_decks,
    is_permanent,
    is_story,
    most,
    pool,
    price,
)
from miskatonic.games.arkham_lcg.rules.deck_options import Counted, crowded, lacking
from miskatonic.games.arkham_lcg.rules.owned import Boxes
from miskatonic.games.arkham_lcg.state import Arkham, Bought, row
from miskatonic.kernel import Lack, Line, total

# --- the deck of a seat and what it has left --------------------------------------------------------------------------


def printed(id_: str) -> Card:
    """AH-B-009: the printed card of that id."""
    return CARDS.rows[CARDS.number(id_)]


def missing(game: Arkham, seat: int) -> int:
    """AH-B-186, AH-B-205, AH-L-09: how many cards a deck lacks."""
    options = row(game, game.who[seat]).deck_options
    size = sum([counts(printed(id_)) for id_ in game.lists[seat]])
    return max(0, options.size - size) if options is not None else 0


# --- prices -----------------------------------------------------------------------------------------------------------


def price_of_new(game: Arkham, seat: int, card: Card) -> list[Line]:
    """AH-B-212, AH-R-1.8, AH-B-210: the lines of a new card's price, which is at least 1; AH-L-09: of level 0 it costs
    nothing where the deck lacks cards, but for what the taboo list adds.
    """
    return lines_of_new(card, game.taboo, bool(missing(game, seat)))


def lines_of_new(card: Card, taboo: str, lacks: bool) -> list[Line]:
    """AH-B-212, AH-L-09: the same, for a deck that lacks cards or does not."""
    lines = _printed_price(card, taboo)
    if total(lines) < 1:
        if lacks and card.level == 0:
            return [*lines, Line("line-price_free", "AH-L-09")]
        lines.append(Line("line-price_least", "AH-R-1.8", {"count": 1 - total(lines)}, 1 - total(lines)))
    return lines


def price_of_upgrade(game: Arkham, card: Card, lower: Card) -> list[Line]:
    """AH-B-213, AH-T-002: the lines of the price of a higher version: the difference, at least 1."""
    return lines_of_upgrade(card, lower, game.taboo)


def lines_of_upgrade(card: Card, lower: Card, taboo: str) -> list[Line]:
    """AH-B-213, AH-T-002: the same, by a list of taboos."""
    less = price(lower, taboo)
    lines = [*_printed_price(card, taboo), Line("line-price_lower", "AH-B-213", {"count": less}, -less)]
    if total(lines) < 1:
        lines.append(Line("line-price_least", "AH-B-213", {"count": 1 - total(lines)}, 1 - total(lines)))
    return lines


def _printed_price(card: Card, taboo: str) -> list[Line]:
    """AH-B-184, AH-B-212, AH-T-002: level, as much again for an Exceptional card, and what the taboo list adds."""
    level, listed = card.level or 0, taboo_on(card.code, taboo)
    lines = [Line("line-price_level", "AH-B-212", {"count": level}, level)]
    if is_exceptional(card, taboo):
        lines.append(Line("line-price_exceptional", "AH-B-184", {"count": level}, level))
    if listed.experience:
        lines.append(Line("line-price_taboo", listed.rule, {"count": listed.experience}, listed.experience))
    return lines


# --- what can be done, and why not ------------------------------------------------------------------------------------


def why_not_buy(game: Arkham, seat: int, card: Card) -> Lack | None:
    """AH-B-212, AH-B-214: why a new card can't be bought."""
    if card not in buyable(game, seat):
        return Lack("not_open", "AH-B-214", {"count": 1})
    if card.gate:
        return Lack("only_upgraded", "AH-C-034")
    return (
        _too_many(game, seat, card)
        or _no_room(game, seat, card)
        or _too_dear(game, seat, total(price_of_new(game, seat, card)))
    )


def why_not_upgrade(game: Arkham, seat: int, card: Card, lower: Card) -> Lack | None:
    """AH-B-213, AH-B-214: why a card of the deck can't be replaced by a higher version; AH-C-034: some wait for what
    the campaign log says.
    """
    if card.gate and not any(entry.partition("=")[0] == card.gate for entry in counting(game)):
        return Lack("not_noted", "AH-C-034", {"note": f"note-{card.gate}"})
    lines = price_of_upgrade(game, card, lower)
    return _too_many(game, seat, card, lower) or _too_dear(game, seat, total(lines))


def why_not_leave(card: Card) -> Lack | None:
    """AH-B-214: why a card can't leave for another."""
    if card.weakness:
        return Lack("weakness_stays", "AH-B-214")
    if card.signature:
        return Lack("signature_stays", "AH-B-214")
    if is_story(card):
        return Lack("story_stays", "AH-B-214")
    return None if counts(card) else Lack("not_counted", "AH-B-183")


def why_not_done(game: Arkham, seat: int) -> Lack | None:
    """AH-B-186, AH-B-205: a deck with too few cards is filled first, if there is anything to fill it with."""
    lacks = missing(game, seat)
    if lacks and any(why_not_buy(game, seat, card) is None for card in buyable(game, seat)):
        return Lack("deck_lacks", "AH-B-186", {"count": lacks})
    return None


def why_not_undo(game: Arkham, one: Bought) -> Lack | None:
    """AH-B-206: why a change can't be taken back separately: its card has left again, or its place is taken."""
    deck = game.lists[one.seat]
    if one.card not in deck:
        return Lack("changed_since", "AH-B-213")
    if one.leaves:
        card, leaves = printed(one.card), printed(one.leaves)
        return _too_many(game, one.seat, leaves, card)
    return None


def _too_many(game: Arkham, seat: int, card: Card, leaves: Card | None = None) -> Lack | None:
    """AH-B-184, AH-B-206: copies by title, all levels together, but for the one that leaves; with one box for all no
    more than it has (AH-B-205).
    """
    held = list(game.lists[seat])
    if leaves is not None:
        held.remove(leaves.id)
    same = [printed(id_) for id_ in held if printed(id_).title == card.title]
    if any(is_exceptional(one, game.taboo) for one in (card, *same)) and same:
        return Lack("exceptional", "AH-B-184")
    if len(same) >= most(card, game.taboo):
        return Lack("copies", "AH-B-206", {"count": len(same)})
    taken = sum([deck.count(card.id) for deck in game.lists]) - (leaves is card)
    if game.collection == ONE_BOX and taken >= card.in_box:
        return Lack("box", "AH-B-205", {"count": card.in_box})
    return None


def _no_room(game: Arkham, seat: int, card: Card) -> Lack | None:
    """AH-B-208, AH-R-1.15: why a deck could not hold a new card, whatever leaves for it."""
    if not _is_choosy(row(game, game.who[seat])):
        return None
    if is_permanent(card) or missing(game, seat):
        return why_not_swap(game, seat, card, None)
    leaving = [printed(id_) for id_ in dict.fromkeys(game.lists[seat])]
    found = [why_not_swap(game, seat, card, one) for one in leaving if why_not_leave(one) is None]
    return None if None in found else next(iter(found), None)


def why_not_swap(game: Arkham, seat: int, card: Card, leaves: Card | None) -> Lack | None:
    """AH-B-208, AH-R-1.15: why a deck could not hold a new card after another has left for it: there is no place for
    it, or too few are left of what the deck must hold.
    """
    investigator = row(game, game.who[seat])
    if not _is_choosy(investigator):
        return None
    before = Counter(game.lists[seat])
    after = before + Counter([card.id])
    if leaves is not None:
        after.subtract([leaves.id])
    if (full := next(crowded(investigator, _by_options(after)), None)) is not None:
        return Lack("places", "AH-R-1.15", {"count": full.args["of"]})
    if any(lacking(investigator, _counted(after))) and not any(lacking(investigator, _counted(before))):
        return Lack("least", "AH-B-208")
    return None


def _is_choosy(investigator: Card) -> bool:
    """AH-B-208: whether which card leaves matters to the deck options."""
    options = investigator.deck_options
    return options is not None and (bool(options.least) or any(one.places for one in options.access))


def _counted(ids: Counter[str]) -> list[Counted]:
    return [(printed(id_), count) for id_, count in ids.items() if count > 0]


def _by_options(ids: Counter[str]) -> list[Counted]:
    return by_options(_counted(ids))


def _too_dear(game: Arkham, seat: int, count: int) -> Lack | None:
    """AH-B-212: what is not there can't be spent."""
    left = game.unspent[seat]
    return Lack("experience", "AH-B-212", {"price": count, "left": left}) if count > left else None


def buyable(game: Arkham, seat: int) -> list[Card]:
    """AH-B-214, AH-Q-014: all cards of an investigator's deck options in the boxes that are played with, those of the
    highest level first.
    """
    return _open_to(row(game, game.who[seat]), game.taboo, game.boxes, CARDS.edition)


@functools.cache
def _open_to(investigator: Card, taboo: str, boxes: Boxes, edition: int) -> list[Card]:
    """AH-B-214: what follows from the printed cards, and is looked up often."""
    return sorted(pool(investigator, taboo, boxes=boxes), key=lambda card: (-(card.level or 0), card.code))


def better(game: Arkham, seat: int) -> list[tuple[Card, Card]]:
    """AH-B-213: higher versions of cards in the deck, each with the version it would replace."""
    cards = buyable(game, seat)
    found = []
    for id_ in dict.fromkeys(game.lists[seat]):
        lower = printed(id_)
        if is_for_decks(lower) and why_not_leave(lower) is None:
            higher = [card for card in cards if card.title == lower.title and (card.level or 0) > (lower.level or 0)]
            found += [(card, lower) for card in higher]
    return found


def closed(game: Arkham, seat: int) -> list[Card]:
    """AH-B-214: cards for decks, of the boxes that are played with, that are not open to an investigator."""
    cards = [card for card in CARDS.rows if is_for_decks(card) and counts(card) and is_among(card.code, game.boxes)]
    return [card for card in cards if card not in buyable(game, seat)]

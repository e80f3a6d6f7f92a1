"""B.16 to B.18: whether the decks of a campaign's record could be: what was bought is taken back, purchase by purchase,
until only the deck with which somebody joined is left; both must be allowed, and every purchase on the way.

No card at this table leaves a deck for good, so that nothing but what a record tells has changed a deck. Weaknesses
that somebody gained, and story cards, do not count (AH-B-205); who is out for good had an allowed deck as well.
"""

from collections.abc import Iterator, Mapping

from miskatonic.games.arkham_lcg.board.record import Experience, Person, Record
from miskatonic.games.arkham_lcg.rows.card import Card
from miskatonic.games.arkham_lcg.rows.decks import RANDOM_WEAKNESS_CODE, DeckList
from miskatonic.games.arkham_lcg.rules.deck_building import (
    by_options,
    card_of,
    counts,
    is_for_decks,
    is_story,
    problems,
)
from miskatonic.games.arkham_lcg.rules.deck_options import crowded, fit, name_of
from miskatonic.games.arkham_lcg.rules.owned import in_order
from miskatonic.games.arkham_lcg.rules.purchases import lines_of_new, lines_of_upgrade, why_not_leave
from miskatonic.games.arkham_lcg.rules.record import BOUGHT, PACKAGE, UPGRADED
from miskatonic.kernel import Line, RefusedOption, total

SPENT = (BOUGHT, UPGRADED)


def refuse_impossible(held: Record) -> None:
    """AH-B-205, B.18: a record from elsewhere whose decks could not be is refused, with all that is wrong with them.

    What a table leaves to its own sequel is not asked: an arranged table may hold anything.
    """
    if found := tuple(deck_problems(held)):
        raise RefusedOption(PACKAGE, found)


def deck_problems(held: Record) -> Iterator[Line]:
    """B.17, B.18: whose deck could not be, and why; nothing where all could."""
    for one in held["investigators"]:
        investigator = _card(one["code"])
        found = list(_wrong(one, investigator, held))
        if found:
            yield Line("deck-refused", "AH-B-205", {"investigator": name_of(investigator)})
            yield from found
    for code in held["unclaimed"]:
        if not is_story(_card(code)):
            yield Line("deck-no_story", "AH-B-113", {"card": name_of(_card(code))})


def _wrong(person: Person, investigator: Card, held: Record) -> Iterator[Line]:
    """AH-B-205 to AH-B-215: the deck as it is, the purchases, the deck as it was, each reason once."""
    boxes = in_order(held["boxes"])
    now = DeckList(person["code"], dict(person["deck"]), taboo=held["taboo"])
    found = list(problems(now, paid=True, boxes=boxes))
    bought = [line for line in person["experience"] if line["reason"] in SPENT]
    first, absent = _taken_back(now, bought)
    found += absent
    if not absent:
        found += _purchases(first, person["experience"], investigator)
        found += [line for line in problems(first, experience=0, boxes=boxes) if line not in found]
    found += [
        Line("deck-no_story", "AH-B-113", {"card": name_of(_card(code))})
        for code in person["earned"]
        if not is_story(_card(code))
    ]
    # AH-B-208: a basic weakness is drawn while there are any left
    yield from [line for line in found if held["pool"] or line.message != "deck-weakness"]


def _taken_back(deck: DeckList, bought: list[Experience]) -> tuple[DeckList, list[Line]]:
    """AH-B-212: the deck before all purchases; and cards that were bought and are not there."""
    cards, absent = dict(deck.cards), []
    for line in reversed(bought):
        if cards.get(line["card"], 0):
            _swap(cards, line["card"], line["leaves"])
        else:
            absent.append(Line("deck-bought_absent", "AH-B-212", {"card": _name(line["card"])}))
    return deck._replace(cards=cards), absent


def _swap(cards: dict[str, int], leaves: str, comes: str) -> None:
    """One card less and one more, where there are such."""
    if leaves:
        cards[leaves] -= 1
        if not cards[leaves]:
            del cards[leaves]
    if comes:
        cards[comes] = cards.get(comes, 0) + 1


def _purchases(first: DeckList, lines: list[Experience], investigator: Card) -> Iterator[Line]:
    """AH-B-212 to AH-B-215: one purchase after another, each with what was left of the experience by then."""
    cards, left = dict(first.cards), 0
    for line in lines:
        left += line["amount"]
        if line["reason"] in SPENT:
            yield from _purchase(cards, line, investigator, first.taboo, left)
            _swap(cards, line["leaves"] if cards.get(line["leaves"], 0) else "", line["card"])
            held = [(_card(code), count) for code, count in cards.items() if code != RANDOM_WEAKNESS_CODE]
            yield from crowded(investigator, by_options(held))


def _purchase(cards: Mapping[str, int], line: Experience, investigator: Card, taboo: str, left: int) -> Iterator[Line]:
    """AH-B-212 to AH-B-214: why a purchase could not be made: the card, what left for it, its price."""
    card = _card(line["card"])
    leaves = _card(line["leaves"]) if line["leaves"] else None
    args: dict[str, object] = {"card": name_of(card), "leaves": name_of(leaves) if leaves is not None else "none"}
    if not is_for_decks(card) or card.signature:
        yield Line("deck-no_player_card", "AH-B-207", {"card": name_of(card)})
        return
    if (closed := fit(investigator, card).problem) is not None:
        yield closed
    if card.gate and line["reason"] == BOUGHT:
        yield Line("deck-gated", "AH-C-034", {"card": name_of(card)})
    assert investigator.deck_options is not None
    lacks = sum([count for code, count in cards.items() if counts(_card(code))]) < investigator.deck_options.size
    if leaves is not None and (not cards.get(leaves.code, 0) or why_not_leave(leaves) is not None):
        yield Line("deck-bought_leaves", "AH-B-214", args)
    elif leaves is None and counts(card) and not lacks:
        yield Line("deck-bought_leaves", "AH-B-212", args)
    if line["reason"] == BOUGHT:
        price = total(lines_of_new(card, taboo, lacks))
    elif leaves is None or leaves.title != card.title or (leaves.level or 0) >= (card.level or 0):
        yield Line("deck-bought_no_upgrade", "AH-B-213", args)
        return
    else:
        price = total(lines_of_upgrade(card, leaves, taboo))
    if line["amount"] != -price:
        rule = "AH-B-213" if line["reason"] == UPGRADED else "AH-B-212"
        yield Line("deck-bought_price", rule, {**args, "count": -line["amount"], "of": price})
    if left < 0:
        yield Line("deck-bought_debt", "AH-B-215", {**args, "count": -line["amount"], "of": left - line["amount"]})


def _card(code: str) -> Card:
    """AH-B-009: the printed card of a code that the reader of records knows."""
    card = card_of(code)
    assert card is not None
    return card


def _name(code: str) -> str:
    return name_of(_card(code)) if code else "none"

"""B.17: which cards a deck may hold, and what is wrong with one: each reason with its rule and its numbers.

Whether a deck is allowed and why not are one function: nothing wrong is allowed.
"""

import functools
from collections.abc import Collection, Iterable, Iterator, Mapping

from miskatonic.games.arkham_lcg.rows.boxes import box_of, is_among
from miskatonic.games.arkham_lcg.rows.card import CARDS, Card
from miskatonic.games.arkham_lcg.rows.decks import (
    ONE_BOX,
    RANDOM_WEAKNESS,
    RANDOM_WEAKNESS_CODE,
    STARTER_DECKS,
    TWO_OF_EACH,
    DeckList,
)
from miskatonic.games.arkham_lcg.rows.taboo import taboo_on
from miskatonic.games.arkham_lcg.rows.terms import ASSET, EVENT, INVESTIGATOR, SKILL
from miskatonic.games.arkham_lcg.rules.deck_options import Counted, crowded, fit, lacking, name_of
from miskatonic.games.arkham_lcg.rules.owned import JUST_CORE, Boxes
from miskatonic.kernel import Line

COPIES = 2
"""AH-B-206."""
STANDALONE_LIMIT = 49
"""AH-B-221: the experience a deck for a single scenario may have cost."""
PER_WEAKNESS = 10


# --- cards by their codes ---------------------------------------------------------------------------------------------


@functools.lru_cache(maxsize=4)
def _by_code(edition: int) -> Mapping[str, Card]:
    """All cards by their codes, rebuilt when cards are added."""
    return {card.code: card for card in CARDS.rows}


def card_of(code: str) -> Card | None:
    """AH-B-205: the card with that code; None where it is not at this table yet."""
    return _by_code(CARDS.edition).get(code)


def starter(name: str) -> DeckList:
    """AH-B-205: one of our starter decks as a deck list."""
    deck = STARTER_DECKS[name]
    cards = {
        RANDOM_WEAKNESS_CODE if id_ == RANDOM_WEAKNESS else CARDS[CARDS.number(id_)].code: count
        for id_, count in deck.cards.items()
    }
    return DeckList(CARDS[CARDS.number(deck.investigator)].code, cards, name=name)


# --- what cards are to a deck -----------------------------------------------------------------------------------------


def is_story(card: Card) -> bool:
    """AH-B-113: an asset of a scenario, which joins a deck only by permission."""
    return card.kind == ASSET and card.is_encounter


def is_for_decks(card: Card) -> bool:
    """AH-B-207: whether it has a level, so that it can be taken by the options."""
    return card.level is not None and card.kind in (ASSET, EVENT, SKILL)


def is_permanent(card: Card) -> bool:
    """AH-B-183."""
    return "permanent" in card.keywords


def counts(card: Card) -> bool:
    """AH-B-205: whether it counts toward the size of a deck."""
    return not (card.signature or card.weakness or is_story(card) or is_permanent(card))


def is_exceptional(card: Card, taboo: str = "") -> bool:
    """AH-B-184, AH-T-015."""
    return "exceptional" in card.keywords or taboo_on(card.code, taboo).exceptional


def price(card: Card, taboo: str = "") -> int:
    """AH-B-209, AH-B-210, AH-B-212, AH-T-002: what a card in a deck costs: its level, doubled if it is Exceptional, and
    what the taboo list adds. Level 0 cards cost nothing here; that a card bought later costs at least 1 is the buyer's
    affair (AH-R-1.8).
    """
    return (card.level or 0) * (2 if is_exceptional(card, taboo) else 1) + taboo_on(card.code, taboo).experience


def most(card: Card, taboo: str = "", collection: str = TWO_OF_EACH) -> int:
    """AH-B-184, AH-B-206: how many copies of its title a deck may hold; of one box, as many as are printed. A basic
    weakness comes out of a pool that has just those (AH-Q-014).
    """
    if card.basic:
        return card.in_box
    if card.signature:
        return card.in_box
    if is_story(card) or is_exceptional(card, taboo):
        return 1
    return min(COPIES, card.in_box) if collection == ONE_BOX else COPIES


def signatures(investigator: Card) -> list[Card]:
    """AH-D-001: the cards that an investigator's deck requires."""
    return [card for card in CARDS.rows if card.signature == investigator.id]


def in_place_of(card: Card) -> list[Card]:
    """AH-B-208: a signature card, and those that may stand in its place."""
    return [card, *[one for one in CARDS.rows if one.replaces == card.id]]


def cost(deck: DeckList, taboo: str = "") -> int:
    """AH-B-221: the experience that all cards of a deck cost together."""
    found = [(card_of(code), count) for code, count in deck.cards.items()]
    return sum([price(card, taboo) * count for card, count in found if card is not None])


def size(deck: DeckList) -> int:
    """AH-B-205: how many cards count toward its size; one that is not at this table yet would."""
    found = [(code, card_of(code), count) for code, count in deck.cards.items()]
    return sum(
        [count for code, card, count in found if code != RANDOM_WEAKNESS_CODE and (card is None or counts(card))]
    )


def bonus(investigator: Card | None) -> int:
    """AH-B-209: the experience with which an investigator begins a campaign."""
    return investigator.deck_options.bonus if investigator is not None and investigator.deck_options is not None else 0


def random_weaknesses(deck: DeckList, taboo: str = "", standalone: bool = False) -> int:
    """AH-B-208, AH-B-221: how many basic weaknesses are still to be drawn for it: a single scenario adds one for every
    10 experience beyond what the investigator begins with (AH-B-209); those that are named in the list stay (AH-Q-014).
    """
    extra = max(0, cost(deck, taboo) - bonus(card_of(deck.investigator))) // PER_WEAKNESS if standalone else 0
    return max(deck.cards.get(RANDOM_WEAKNESS_CODE, 0), 1 + extra - _named_weaknesses(deck) if extra else 0)


def _named_weaknesses(deck: DeckList) -> int:
    found = [(card_of(code), count) for code, count in deck.cards.items()]
    return sum([count for card, count in found if card is not None and card.basic])


# --- what an investigator may take ------------------------------------------------------------------------------------


def pool(investigator: Card, taboo: str = "", collection: str = TWO_OF_EACH, boxes: Boxes = JUST_CORE) -> list[Card]:
    """AH-B-207, AH-Q-014: the cards of these boxes that an investigator may take by the options, in the order of their
    codes.
    """
    cards = [card for card in CARDS.rows if is_among(card.code, boxes) and _takes(investigator, card)]
    return sorted([card for card in cards if most(card, taboo, collection)], key=lambda card: card.code)


def _takes(investigator: Card, card: Card) -> bool:
    return is_for_decks(card) and not card.signature and fit(investigator, card).access is not None


# --- what is wrong ----------------------------------------------------------------------------------------------------


def problems(
    deck: DeckList,
    taboo: str | None = None,
    collection: str = TWO_OF_EACH,
    standalone: bool = False,
    *,
    experience: int | None = None,
    paid: bool = False,
    earned: Collection[str] = (),
    lost: Collection[str] = (),
    boxes: Boxes = JUST_CORE,
) -> list[Line]:
    """B.17: everything that is wrong with a deck, in the order of the rules; an allowed one has nothing.

    Without a `taboo` it is judged by its own list, without `experience` by its own. What was bought between scenarios
    is `paid` and not asked for again. `earned` are the story cards that somebody has earned, `lost` the required ones
    that are gone for good (AH-Q-036); `boxes` are those of the table.
    """
    taboo = deck.taboo if taboo is None else taboo
    investigator = card_of(deck.investigator)
    if investigator is None or investigator.kind != INVESTIGATOR or investigator.deck_options is None:
        return [Line("deck-investigator", "AH-B-205", _away(deck.investigator))]
    found = [*_owned(deck, boxes), *_sized(deck, investigator), *_copies(deck, taboo, collection)]
    found += [*_options(deck, investigator, earned, paid), *_required(deck, investigator, lost)]
    if standalone:
        found += _in_a_single_scenario(deck, taboo, bonus(investigator))
    elif not paid:
        given = deck.experience if experience is None else experience
        found += _experience(deck, taboo, given + bonus(investigator))
    return found


def _known(deck: DeckList) -> list[tuple[Card, int]]:
    """The cards of a deck that are at this table, with their numbers."""
    found = [(card_of(code), count) for code, count in deck.cards.items()]
    return [(card, count) for card, count in found if card is not None]


def _owned(deck: DeckList, boxes: Boxes) -> Iterator[Line]:
    """AH-Q-014: what is here, but in a box that is not played with."""
    for code in (deck.investigator, *deck.cards):
        card = card_of(code)
        if card is not None and not is_among(code, boxes):
            yield other_box(card)


def other_box(card: Card) -> Line:
    """AH-Q-014: that a card is in a box that is not played with."""
    return Line("deck-other_box", "AH-Q-014", {"card": name_of(card), "box": box_of(card.code)})


def _sized(deck: DeckList, investigator: Card) -> Iterator[Line]:
    """AH-B-205; and whatever is not at this table yet."""
    assert investigator.deck_options is not None
    count, wanted = size(deck), investigator.deck_options.size
    if count != wanted:
        yield Line("deck-size", "AH-B-205", {"count": count, "of": wanted})
    for code in deck.cards:
        if code != RANDOM_WEAKNESS_CODE and card_of(code) is None:
            yield Line("deck-unknown", "AH-B-205", _away(code))


def _away(code: str) -> dict[str, str]:
    """A card that is not at this table yet: its code and its box; a title where the text gives one. Of a card that is
    here, and no investigator, no box is named: that one is here too.
    """
    return {"code": code, "box": box_of(code) if card_of(code) is None else "none", "title": "none"}


def _copies(deck: DeckList, taboo: str, collection: str) -> Iterator[Line]:
    """AH-B-184, AH-B-206: copies by title, all levels together; AH-B-205: no more than one box has of each card."""
    titles: dict[str, tuple[Card, int]] = {}
    for card, count in _known(deck):
        if not card.signature:
            first, before = titles.get(card.title, (card, 0))
            titles[card.title] = (card if is_exceptional(card, taboo) else first, before + count)
    for card, count in titles.values():
        if count > (limit := most(card, taboo)):
            exceptional = is_exceptional(card, taboo)
            args = {"card": name_of(card), "count": count, "most": limit}
            yield Line("deck-exceptional" if exceptional else "deck-copies", _copies_rule(card, taboo), args)
    if collection == ONE_BOX:
        yield from too_many_for_one_box([deck])


def _copies_rule(card: Card, taboo: str) -> str:
    if not is_exceptional(card, taboo):
        return "AH-B-206"
    return taboo_on(card.code, taboo).rule if taboo_on(card.code, taboo).exceptional else "AH-B-184"


def too_many_for_one_box(decks: Collection[DeckList]) -> Iterator[Line]:
    """AH-B-205: cards of which these decks hold more than are printed in one box."""
    held: dict[str, int] = {}
    for deck in decks:
        for card, count in _known(deck):
            if counts(card):
                held[card.code] = held.get(card.code, 0) + count
    for code, count in held.items():
        printed = card_of(code)
        if printed is not None and count > printed.in_box:
            yield Line("deck-box", "AH-B-205", {"card": name_of(printed), "count": count, "most": printed.in_box})


def _options(deck: DeckList, investigator: Card, earned: Collection[str], paid: bool) -> Iterator[Line]:
    """AH-B-207, AH-R-1.15: each card by an option, or by permission (AH-B-113); never another's own (AH-D-001), nor
    what comes by an upgrade alone (AH-C-034).
    """
    for card, _ in _known(deck):
        name = name_of(card)
        if card.signature:
            if card.signature != investigator.id:
                owner = CARDS.names[CARDS.number(card.signature)]
                yield Line("deck-belongs", "AH-D-001", {"card": name, "investigator": owner})
        elif is_story(card):
            if card.code not in earned:
                yield Line("deck-story", "AH-B-113", {"card": name})
        elif not card.basic and not is_for_decks(card):
            yield Line("deck-no_player_card", "AH-B-207", {"card": name})
        elif not card.basic and (problem := fit(investigator, card).problem) is not None:
            yield problem
        elif card.gate and not paid:
            yield Line("deck-gated", "AH-C-034", {"card": name})
    yield from crowded(investigator, by_options(_known(deck)))


def by_options(cards: Iterable[Counted]) -> list[Counted]:
    """AH-B-207: of these cards those that an investigator takes by the options."""
    return [(card, count) for card, count in cards if is_for_decks(card) and not (card.signature or is_story(card))]


def _required(deck: DeckList, investigator: Card, lost: Collection[str]) -> Iterator[Line]:
    """AH-B-208, AH-D-001: signature cards, each in its exact number, what else the back requires, and a basic weakness.

    Another card may stand in the place of a signature card.
    """
    for card in signatures(investigator):
        if card.replaces:
            continue
        count = sum([deck.cards.get(one.code, 0) for one in in_place_of(card)])
        if not count and card.code not in lost:
            yield Line("deck-required", "AH-D-001", {"card": name_of(card)})
        elif count > card.in_box or (count < card.in_box and card.code not in lost):
            yield Line("deck-exact", "AH-D-001", {"card": name_of(card), "count": count, "most": card.in_box})
    yield from lacking(investigator, _known(deck))
    drawn = deck.cards.get(RANDOM_WEAKNESS_CODE, 0)
    if drawn + _named_weaknesses(deck) == 0:
        yield Line("deck-weakness", "AH-B-208")
    elif drawn > 1:
        yield Line("deck-weaknesses", "AH-B-208", {"count": drawn, "most": 1})


def _experience(deck: DeckList, taboo: str, experience: int) -> Iterator[Line]:
    """AH-B-209, AH-B-210: what the cards cost in all, against what there is; if that is nothing, card by card."""
    dear = [(card, count) for card, count in _known(deck) if price(card, taboo)]
    if not experience:
        for card, _ in dear:
            yield _costs(card, taboo, experience)
    elif cost(deck, taboo) > experience:
        yield Line("deck-experience", "AH-B-209", {"count": cost(deck, taboo), "of": experience})


def _costs(card: Card, taboo: str, experience: int) -> Line:
    listed = taboo_on(card.code, taboo)
    args = {"card": name_of(card), "count": price(card, taboo), "of": experience, "taboo": taboo or "none"}
    if not (listed.experience or listed.exceptional):
        args["taboo"] = "none"
    return Line("deck-price", listed.rule if args["taboo"] != "none" else "AH-B-209", args)


def _in_a_single_scenario(deck: DeckList, taboo: str, more: int) -> Iterator[Line]:
    """AH-B-221; what an investigator begins with comes on top (AH-B-209)."""
    together, limit = cost(deck, taboo), STANDALONE_LIMIT + more
    if together > limit:
        yield Line("deck-standalone", "AH-B-221", {"count": together, "most": limit})

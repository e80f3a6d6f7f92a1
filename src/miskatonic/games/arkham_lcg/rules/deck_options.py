"""AH-B-207, AH-B-208, AH-R-1.15, AH-R-1.16: what is printed on an investigator's back: which cards a deck may hold and
by which option, what it may not hold at all, and of what it must hold so many.

Whether something is allowed and why not are one function: nothing wrong is allowed.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from miskatonic.games.arkham_lcg.rows.card import CARDS, Card
from miskatonic.games.arkham_lcg.rows.decks import Access, DeckOptions, Least
from miskatonic.games.arkham_lcg.rows.terms import NEUTRAL
from miskatonic.kernel import Line

Counted = tuple[Card, int]
"""A card and how many copies of it are in a deck."""


class Fit(NamedTuple):
    """AH-B-207: how a card goes into a deck: by which option, or why it does not."""

    access: Access | None
    problem: Line | None


def name_of(card: Card) -> str:
    """AH-B-009: the name of a printed card."""
    return CARDS.names[CARDS.number(card.id)]


# --- by which option --------------------------------------------------------------------------------------------------


def fit(investigator: Card, card: Card) -> Fit:
    """AH-B-207, AH-R-1.15, AH-R-1.16: the option by which an investigator may take a card.

    A card of several classes is one of each. One that an option with few places has room for takes a place, unless
    that option is for other cards; those rank behind all others.
    """
    options = _options_of(investigator)
    if (banned := _banned(investigator, card)) is not None:
        return Fit(None, banned)
    level = card.level or 0
    meant = [one for one in options.access if _is_meant(one, card)]
    fits = sorted([one for one in meant if level <= one.up_to], key=lambda one: (one.other, not one.places))
    if fits:
        return Fit(fits[0], None)
    name = name_of(card)
    if meant:
        highest = max([one.up_to for one in meant])
        return Fit(None, Line("deck-level", "AH-B-207", {"card": name, "level": level, "most": highest}))
    classes = [f"class-{one}" for one in card.classes]
    args = {
        "card": name,
        "classes": classes,
        "several": "yes" if classes[1:] else "no",
        "investigator": name_of(investigator),
    }
    return Fit(None, Line("deck-class", "AH-B-207", args))


def _is_meant(access: Access, card: Card) -> bool:
    """AH-B-207, AH-R-1.15: whether an option is for such cards, whatever their level: by class, trait and text."""
    return (
        (not access.classes or bool({*access.classes} & {*card.classes}))
        and (not access.traits or bool(card.traits & {*access.traits}))
        and (not access.text or access.text in card.says)
    )


def _banned(investigator: Card, card: Card) -> Line | None:
    """AH-B-208: that the back forbids such cards."""
    for ban in _options_of(investigator).bans:
        if ban.trait in card.traits and (card.level or 0) >= ban.since:
            args: dict[str, object] = {"card": name_of(card), "investigator": name_of(investigator)}
            return Line("deck-banned", "AH-B-208", {**args, "trait": f"trait-{ban.trait}", "level": ban.since})
    return None


def _options_of(investigator: Card) -> DeckOptions:
    assert investigator.deck_options is not None
    return investigator.deck_options


def crowded(investigator: Card, cards: Iterable[Counted]) -> Iterator[Line]:
    """AH-R-1.15, AH-R-1.16: the cards for which an option has no place left; no card takes more than one."""
    used: dict[Access, int] = {}
    for card, count in cards:
        access = fit(investigator, card).access
        if access is not None and access.places:
            before = used.get(access, 0)
            used[access] = before + count
            if used[access] > access.places:
                args = {"card": name_of(card), "count": min(before, access.places), "of": access.places}
                yield Line("deck-places", "AH-R-1.15", args)


# --- of what there must be so many ------------------------------------------------------------------------------------


def lacking(investigator: Card, cards: Sequence[Counted]) -> Iterator[Line]:
    """AH-B-208: of what a deck must hold more; a card of several classes counts for each of them (AH-R-1.16)."""
    for least in _options_of(investigator).least:
        if least.classes:
            enough = [one for one, count in _by_class(cards).items() if count >= least.cards]
            if len(enough) < least.classes:
                args = {"count": len(enough), "of": least.classes, "least": least.cards}
                yield Line("deck-least_classes", "AH-B-208", args)
        elif (count := _held(cards, least)) < least.cards:
            wanted = {"trait": f"trait-{least.trait}", "kind": least.kind}
            yield Line("deck-least", "AH-B-208", {"count": count, "of": least.cards, **wanted})


def _by_class(cards: Iterable[Counted]) -> dict[str, int]:
    found: dict[str, int] = {}
    for card, count in cards:
        for one in card.classes:
            if one != NEUTRAL:
                found[one] = found.get(one, 0) + count
    return found


def _held(cards: Iterable[Counted], least: Least) -> int:
    return sum([count for card, count in cards if card.kind == least.kind and least.trait in card.traits])


# --- in words ---------------------------------------------------------------------------------------------------------


def in_words(options: DeckOptions) -> Iterator[Line]:
    """AH-B-207 to AH-B-209: what is printed on a back beyond classes and levels, a sentence each."""
    for access in options.access:
        for trait in access.traits:
            yield Line("deck-back_trait", "AH-B-207", {"trait": f"trait-{trait}", "level": access.up_to})
        if access.text:
            yield Line("deck-back_text", "AH-B-207", {"text": f"deck-says-{access.text}", "level": access.up_to})
        if access.places:
            yield Line("deck-back_places", "AH-R-1.15", {"count": access.places, "level": access.up_to})
    for ban in options.bans:
        yield Line("deck-back_ban", "AH-B-208", {"trait": f"trait-{ban.trait}", "level": ban.since})
    for least in options.least:
        if least.classes:
            yield Line("deck-back_least_classes", "AH-B-208", {"count": least.cards, "of": least.classes})
        else:
            wanted = {"trait": f"trait-{least.trait}", "kind": least.kind}
            yield Line("deck-back_least", "AH-B-208", {"count": least.cards, **wanted})
    if options.bonus:
        yield Line("deck-back_bonus", "AH-B-209", {"count": options.bonus})

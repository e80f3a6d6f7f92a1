"""Cards by the titles people write: in any of our languages, whatever the accents and signs."""

import difflib
import functools
import unicodedata
from collections.abc import Mapping

from miskatonic.games.arkham_lcg.rows.boxes import CORE, box_with
from miskatonic.games.arkham_lcg.rows.card import CARDS, Card
from miskatonic.games.arkham_lcg.rows.decks import RANDOM_WEAKNESS_CODE
from miskatonic.games.arkham_lcg.rules.deck_building import is_for_decks, is_story
from miskatonic.games.arkham_lcg.rules.record import PACKAGE

MOST_PROPOSALS = 3
STRAIGHT = str.maketrans("‘’“”", "''\"\"")
"""The sites write straight quotation marks."""


def bare(title: str) -> str:
    """A title without what people write differently: case, accents, signs, blanks."""
    return "".join(one for one in unicodedata.normalize("NFKD", title[:200]).casefold() if one.isalnum())


def english(card: Card) -> str:
    """The title of a card as the sites write it."""
    return _said("en", f"card-{card.id}").translate(STRAIGHT)


def subtitle(card: Card) -> str:
    """What is printed below its title, if anything."""
    return _said("en", f"card-{card.id}.subtitle").translate(STRAIGHT) if "subtitle" in CARDS.parts(card) else ""


def pack(card: Card | None) -> str:
    """The box in which a card comes, as the sites write it; the core set for one that is still to be drawn."""
    return _said("en", f"setting-boxes-{(box_with(card.code) if card is not None else '') or CORE}")


RANDOM_TITLE = "Random Basic Weakness"


def _said(language: str, message: str) -> str:
    from miskatonic import text

    return text.say(PACKAGE, language, message)


@functools.cache
def _titles(language: str, edition: int) -> Mapping[str, tuple[Card, ...]]:
    """Everything that can be in a deck list, by its title in a language."""
    found: dict[str, tuple[Card, ...]] = {}
    for card in CARDS.rows:
        if card.deck_options or card.weakness or card.signature or is_for_decks(card) or is_story(card):
            title = bare(_said(language, f"card-{card.id}"))
            found[title] = (*found.get(title, ()), card)
    return found


def titled(title: str) -> tuple[Card, ...]:
    """The cards of that title, of all levels; English first, since that is what most people bring."""
    from miskatonic.text import LANGUAGES

    for language in LANGUAGES:
        if found := _titles(language, CARDS.edition).get(bare(title)):
            return found
    return ()


def code_of(title: str, level: int | None) -> str:
    """The code of the card of that title and level; without a level the lowest; nothing if there is none."""
    if bare(title) == bare(RANDOM_TITLE):
        return RANDOM_WEAKNESS_CODE
    cards = [card for card in titled(title) if card.deck_options is None]
    if level is not None:
        cards = [card for card in cards if card.level == level]
    return min(cards, key=lambda card: card.level or 0).code if cards else ""


def proposals(title: str) -> tuple[str, ...]:
    """The codes of cards that may be meant."""
    known = _titles("en", CARDS.edition)
    near = difflib.get_close_matches(bare(title), known, MOST_PROPOSALS, cutoff=0.75)
    return tuple(dict.fromkeys(card.code for one in near for card in known[one] if card.deck_options is None))

"""Decks for others: our own line, the JSON of ArkhamDB and arkham.build, and the texts of both."""

import re
from collections.abc import Iterator, Mapping

import msgspec

from miskatonic.games.arkham_lcg.decks.titles import RANDOM_TITLE, english, pack, subtitle
from miskatonic.games.arkham_lcg.rows.card import Card
from miskatonic.games.arkham_lcg.rows.decks import RANDOM_WEAKNESS_CODE, DeckList
from miskatonic.games.arkham_lcg.rows.taboo import APRIL_2019, taboo_on
from miskatonic.games.arkham_lcg.rows.terms import ASSET, ENEMY, EVENT, SKILL, TREACHERY
from miskatonic.games.arkham_lcg.rules.deck_building import card_of

GROUPS = {ASSET: "Asset", EVENT: "Event", SKILL: "Skill", TREACHERY: "Treachery", ENEMY: "Enemy"}
PLURALS = {"Treachery": "Treacheries", "Enemy": "Enemies"}
TABOO_IDS = {APRIL_2019: 1}
TABOO_DATES = {APRIL_2019: "1 (2019-04-20)"}


def line(deck: DeckList) -> str:
    """Our own line, which settings and saves hold."""
    parts = [deck.investigator, _counted(deck.cards)]
    if deck.side:
        parts.append(f"side {_counted(deck.side)}")
    if deck.taboo:
        parts.append(f"taboo {deck.taboo}")
    if deck.experience:
        parts.append(f"xp {deck.experience}")
    return "; ".join(part for part in parts if part)


def _counted(cards: Mapping[str, int]) -> str:
    return " ".join(f"{count}x{code}" for code, count in sorted(cards.items()))


def json_text(deck: DeckList) -> str:
    """The object that ArkhamDB and arkham.build read."""
    who = card_of(deck.investigator)
    data = {
        "name": deck.name,
        "investigator_code": deck.investigator,
        "investigator_name": english(who) if who else "",
        "slots": dict(sorted(deck.cards.items())),
        "sideSlots": dict(sorted(deck.side.items())) or [],
        "xp": deck.experience,
        "taboo_id": TABOO_IDS.get(deck.taboo),
        "meta": "{}",
    }
    return msgspec.json.format(msgspec.json.encode(data), indent=2).decode()


def arkhamdb_text(deck: DeckList) -> str:
    """The text that ArkhamDB gives; it tells neither experience nor taboos."""
    who = card_of(deck.investigator)
    name = english(who) if who else deck.investigator
    lines = [deck.name or name, "", name, "", f"Packs: {_packs(deck)}"]
    lines += _groups(deck.cards)
    if deck.side:
        lines += ["", "Side Deck", *_groups(deck.side)]
    return "\r\n".join(lines) + "\r\n"


def _groups(cards: Mapping[str, int]) -> Iterator[str]:
    for heading, entries in _by_kind(cards).items():
        yield ""
        yield heading if len(entries) == 1 else PLURALS.get(heading, f"{heading}s")
        for card, count in entries:
            yield f"{count}x {_whole_title(card)} ({pack(card)})"


def _packs(deck: DeckList) -> str:
    """The boxes that it needs, in their order."""
    cards = [card for code in (deck.investigator, *deck.cards, *deck.side) if (card := card_of(code)) is not None]
    needed = sorted({(card.code[:2], pack(card)) for card in cards})
    return ", ".join(dict.fromkeys([name for _, name in needed])) or pack(None)


def _by_kind(cards: Mapping[str, int]) -> dict[str, list[tuple[Card | None, int]]]:
    """The cards in groups; the weakness that is still to be drawn is a treachery, as on ArkhamDB."""
    found: dict[str, list[tuple[Card | None, int]]] = {heading: [] for heading in GROUPS.values()}
    for code, count in sorted(cards.items()):
        card = card_of(code)
        if card is not None and card.kind in GROUPS:
            found[GROUPS[card.kind]].append((card, count))
        elif code == RANDOM_WEAKNESS_CODE:
            found[GROUPS[TREACHERY]].append((None, count))
    return {heading: entries for heading, entries in found.items() if entries}


def _whole_title(card: Card | None) -> str:
    if card is None:
        return RANDOM_TITLE
    title = english(card) + (f":{subtitle(card)}" if subtitle(card) else "")
    return f"{title} [{card.level}]" if card.level else title


def arkham_build_text(deck: DeckList) -> str:
    """The text that arkham.build gives."""
    who = card_of(deck.investigator)
    name = english(who) if who else deck.investigator
    lines = [f"# {deck.name or name}", "", f"Investigator: {name}", f"XP: {deck.experience}"]
    if deck.taboo:
        lines.append(f"Taboo list†: {TABOO_DATES[deck.taboo]}")
    lines += ["", "## Deck", *_marked(deck.cards, deck.taboo)]
    if deck.side:
        lines += ["", "## Side deck", *_marked(deck.side, deck.taboo)]
    return "\n".join(lines) + "\n"


def _marked(cards: Mapping[str, int], taboo: str) -> Iterator[str]:
    for heading, entries in _by_kind(cards).items():
        yield ""
        yield f"**{heading} ({sum(count for _, count in entries)})**"
        for card, count in entries:
            changed = card is not None and taboo_on(card.code, taboo).rule.startswith("AH-T-")
            level = f" ({card.level})" if card is not None and card.level else ""
            yield f"- {RANDOM_TITLE if card is None else english(card)}{'†' if changed else ''}{level} x{count}"


def file_name(deck: DeckList) -> str:
    """What a file with the deck may be called."""
    who = card_of(deck.investigator)
    words = re.findall(r"[a-z0-9]+", (deck.name or (who.id if who else "deck")).lower())
    return "-".join(words)[:60] or "deck"

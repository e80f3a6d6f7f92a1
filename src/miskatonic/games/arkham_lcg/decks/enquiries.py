"""What can be asked about decks away from any table: is this one allowed, what may be taken, how is it written."""

from dataclasses import replace
from typing import cast

from miskatonic.games.arkham_lcg.board.words import Class, Icon, Kind, Skill, Slot, Taboo
from miskatonic.games.arkham_lcg.decks import formats
from miskatonic.games.arkham_lcg.decks.answers import (
    CheckedProblem,
    Collection,
    DeckCard,
    DeckChecked,
    DeckExported,
    DeckPool,
    DeckWish,
    PoolBox,
    PoolCard,
    PoolInvestigator,
    PoolWish,
    Starter,
)
from miskatonic.games.arkham_lcg.decks.reading import Doubt, Reading
from miskatonic.games.arkham_lcg.decks.texts import LONGEST, from_data, read
from miskatonic.games.arkham_lcg.rows.boxes import BOXES, CORE, Box, box_with, is_among
from miskatonic.games.arkham_lcg.rows.card import CARDS, Card
from miskatonic.games.arkham_lcg.rows.decks import (
    COLLECTIONS,
    RANDOM_WEAKNESS_CODE,
    TWO_OF_EACH,
    USUAL_SEATS,
    DeckList,
)
from miskatonic.games.arkham_lcg.rows.taboo import LISTS, OFF, taboo_on
from miskatonic.games.arkham_lcg.rows.terms import INVESTIGATOR
from miskatonic.games.arkham_lcg.rules import deck_building
from miskatonic.games.arkham_lcg.rules.deck_building import (
    STANDALONE_LIMIT,
    card_of,
    is_for_decks,
    is_story,
    most,
    price,
    signatures,
    starter,
)
from miskatonic.games.arkham_lcg.rules.deck_options import fit, in_words, name_of
from miskatonic.games.arkham_lcg.rules.owned import Boxes, boxes_in, boxes_problem, starters
from miskatonic.games.arkham_lcg.rules.record import PACKAGE
from miskatonic.kernel import Line, RefusedOption, UnknownOption

STANDALONE = "none"
"""AH-B-221: the table option `campaign` for a single scenario."""


NOT_OPEN = {
    "deck-class", "deck-level", "deck-banned", "deck-places", "deck-belongs", "deck-story", "deck-no_player_card",
    "deck-gated",
}  # fmt: skip
"""What is wrong with a deck that holds something it may not hold …"""
NOT_REQUIRED = {
    "deck-required", "deck-exact", "deck-least", "deck-least_classes", "deck-weakness", "deck-weaknesses",
}  # fmt: skip
"""… or does not hold what it must."""


def check(wish: DeckWish) -> DeckChecked:
    """AH-B-205 to AH-B-210: a deck in any form, and everything that is wrong with it; a text is never too strange,
    and no wish.
    """
    found = _read(wish)
    deck, taboo, collection = _judged(found, wish)
    boxes = _boxes(wish.get("boxes", CORE))
    standalone = wish.get("campaign") == STANDALONE
    lines = list(found.problems)
    if found.investigator:
        wrong = deck_building.problems(deck, taboo, collection, standalone, boxes=boxes)
        lines += [_called(line, found) for line in wrong]
    who = card_of(deck.investigator)
    needed = who.deck_options.size if who is not None and who.deck_options is not None else 0
    return {
        "format": found.format,
        "name": deck.name,
        "decks": [{"id": id_, "name": name} for id_, name in found.decks],
        "title": Line("deck-title", "AH-B-205", {"investigator": name_of(who), "name": deck.name or "none"})
        if who
        else "",
        "deck": formats.line(deck) if found.investigator else "",
        "investigator": deck.investigator,
        "cards": dict(deck.cards),
        "side": dict(deck.side),
        "taboo": cast(Taboo, taboo),
        "size": {"count": deck_building.size(deck), "needed": needed},
        "experience": {
            "spent": deck_building.cost(deck, taboo),
            "of": (STANDALONE_LIMIT if standalone else deck.experience) + deck_building.bonus(who),
        },
        "weaknesses": deck_building.random_weaknesses(deck, taboo, standalone),
        "list": _listed(deck, found),
        "legal": not lines and not found.doubts,
        "verdict": _verdict(deck, len(lines) + len(found.doubts), needed, taboo),
        "problems": [_problem(line, deck) for line in lines],
        "fulfilled": [{"say": line, "rule": line.rule} for line in _fulfilled(deck, who, lines)],
        "notes": [{"say": line, "rule": line.rule} for line in found.all_notes],
        "doubts": [
            {
                "say": _doubt(one),
                "line": one.line,
                "written": one.written,
                "count": one.copies,
                "proposals": list(one.proposals),
            }
            for one in found.doubts
        ],
        "read": {"lines": found.lines, "cards": sum(found.cards.values()) + sum(found.side.values())},
    }


def _verdict(deck: DeckList, wrong: int, needed: int, taboo: str) -> Line:
    """Whether it is allowed, with its figures."""
    args = {"count": deck_building.size(deck), "of": needed, "spent": deck_building.cost(deck, taboo), "wrong": wrong}
    return Line("deck-wrong" if wrong else "deck-legal", "AH-B-205", args)


def _read(wish: DeckWish) -> Reading:
    text, pick = wish.get("text"), wish.get("pick", "")
    if text is None and type(wish.get("deck")) is str:
        text = wish["deck"]
    if type(text) is str:
        return read(text[: LONGEST + 1], pick if type(pick) is str else "")
    return from_data(wish)


def _judged(found: Reading, wish: DeckWish) -> tuple[DeckList, str, str]:
    """The deck with what was asked, the list of taboos and the collection it is judged by."""
    taboo = found.taboo or ""
    if wish.get("taboo") is not None:
        taboo = _one_of("taboo", wish.get("taboo", ""), ("", OFF, *LISTS)).removeprefix(OFF)
    deck = found.deck._replace(taboo=taboo)
    experience = wish.get("experience")
    if type(experience) is int:
        deck = deck._replace(experience=min(max(experience, 0), 999))
    if type(wish.get("name")) is str and wish["name"]:
        deck = deck._replace(name=from_data(wish).name)
    return deck, taboo, _one_of("collection", wish.get("collection", TWO_OF_EACH), COLLECTIONS)


def _one_of(key: str, value: object, values: tuple[str, ...]) -> str:
    if type(value) is not str or value not in values:
        raise UnknownOption(f"{key} must be one of {', '.join(filter(None, values))}.")
    return value


def _problem(line: Line, deck: DeckList) -> CheckedProblem:
    """A problem with the codes of the cards it is about, and of a card that is missing."""
    about = line.args.get("card")
    title = CARDS.named(about).title if about in CARDS.names else ""
    cards = [code for code in deck.cards if (card := card_of(code)) is not None and title and card.title == title]
    missing = CARDS.named(about).code if line.message == "deck-required" and about in CARDS.names else ""
    if line.message == "deck-weakness":
        missing = RANDOM_WEAKNESS_CODE
    return {"say": line, "rule": line.rule, "cards": cards, "missing": missing}


def _called(line: Line, found: Reading) -> Line:
    """A problem with a card that is not here, by the title that the text gives it."""
    title = found.titles.get(str(line.args.get("code")))
    return replace(line, args={**line.args, "title": title}) if title and "title" in line.args else line


def _doubt(one: Doubt) -> Line:
    args: dict[str, object] = {"line": one.line, "written": one.written}
    names = [name_of(card) for code in one.proposals if (card := card_of(code)) is not None]
    if names:
        return Line("deck-doubt_meant", "AH-B-205", {**args, "card": names[0]})
    return Line("deck-doubt_elsewhere" if one.elsewhere else "deck-doubt", "AH-B-205", args)


def _listed(deck: DeckList, found: Reading) -> list[DeckCard]:
    """The cards with their names, as lines: what counts first, by kind, then what does not."""
    lines: list[DeckCard] = []
    for code, count in sorted(deck.cards.items()):
        card = card_of(code)
        args: dict[str, object] = {"count": count, "code": code, "title": found.titles.get(code, "none")}
        if card is not None:
            args |= {"card": name_of(card), "level": card.level or 0}
        message = "deck-card" if card is not None else "deck-card_unknown"
        if code == RANDOM_WEAKNESS_CODE:
            message = "deck-card_random"
        line: DeckCard = {"say": Line(message, "AH-B-205", args), "code": code, "count": count, "kind": "other"}
        if card is not None and deck_building.counts(card):
            line["kind"] = cast(Kind, card.kind)
        lines.append(line)
    return lines


def _fulfilled(deck: DeckList, who: Card | None, lines: list[Line]) -> list[Line]:
    """What is in order, as far as it is."""
    if who is None or who.deck_options is None:
        return []
    wrong = {line.message for line in lines}
    found = []
    if "deck-size" not in wrong:
        found.append(Line("deck-ok_size", "AH-B-205", {"count": who.deck_options.size}))
    if not wrong & {"deck-copies", "deck-exceptional", "deck-box"}:
        found.append(Line("deck-ok_copies", "AH-B-206"))
    if not wrong & NOT_OPEN:
        found.append(Line("deck-ok_options", "AH-B-207"))
    if not wrong & NOT_REQUIRED:
        found.append(Line("deck-ok_required", "AH-B-208"))
    return found


# --- what there is ----------------------------------------------------------------------------------------------------


def pool(wish: PoolWish) -> DeckPool:
    """AH-B-207: investigators and cards; of each card whether the `investigator` may take it, and why not."""
    taboo = _one_of("taboo", wish.get("taboo", ""), ("", OFF, *LISTS)).removeprefix(OFF)
    collection = _one_of("collection", wish.get("collection", TWO_OF_EACH), COLLECTIONS)
    code = wish.get("investigator", "")
    who = card_of(code) if type(code) is str else None
    who = who if who is not None and who.deck_options is not None else None
    boxes = _boxes(wish.get("boxes", CORE))
    rows = sorted([card for card in CARDS.rows if is_among(card.code, boxes)], key=lambda card: card.code)
    return {
        "investigators": [_investigator(card) for card in rows if card.kind == INVESTIGATOR],
        "cards": [_card(card, who, taboo, collection) for card in rows if _is_in_decks(card)],
        "starters": [_starter(name) for name in starters(boxes)],
        "usual": list(USUAL_SEATS),
        "taboos": cast(list[Taboo], list(LISTS)),
        "collections": cast(list[Collection], list(COLLECTIONS)),
        "boxes": [_box(one) for one in BOXES.values()],
    }


def _is_in_decks(card: Card) -> bool:
    """Whether it can be in a deck at all."""
    return is_for_decks(card) or bool(card.signature) or card.basic or is_story(card)


def _boxes(value: object) -> Boxes:
    """AH-Q-014: the boxes that are asked about."""
    if type(value) is not str:
        raise UnknownOption("boxes is a text.")
    if problem := boxes_problem(value, 1):
        raise RefusedOption(PACKAGE, problem)
    return boxes_in(value)


def _box(box: Box) -> PoolBox:
    """AH-Q-014: a box, and what of it is here for decks."""
    cards = [card for card in CARDS.rows if box_with(card.code) == box.id]
    found = sorted(
        [card for card in cards if card.kind == INVESTIGATOR or _is_in_decks(card)], key=lambda one: one.code
    )
    return {
        "id": box.id,
        "name": f"box-{box.id}",
        "partly": box.partly,
        "cards": [
            {"code": card.code, "name": name_of(card), "level": card.level}
            for card in sorted(found, key=lambda one: one.code)
        ],
    }


def _investigator(card: Card) -> PoolInvestigator:
    assert card.deck_options is not None
    required = {one.code: one.in_box for one in signatures(card) if not one.replaces}
    return {
        "code": card.code,
        "id": card.id,
        "name": name_of(card),
        "box": box_with(card.code),
        "class": cast(Class, card.klass),
        "skills": cast(dict[Skill, int], dict(card.skills)),
        "health": card.health,
        "sanity": card.sanity,
        "traits": sorted(card.traits),
        "size": card.deck_options.size,
        "options": [
            {"class": cast(Class, klass), "from": 0, "to": access.up_to, "places": access.places}
            for access in card.deck_options.access
            if not (access.traits or access.text)
            for klass in access.classes
        ],
        "limits": list(in_words(card.deck_options)),
        "required": list(required),
        "begins": {RANDOM_WEAKNESS_CODE: 1} | required,
    }


def _card(card: Card, who: Card | None, taboo: str, collection: str) -> PoolCard:
    why = _why_not(card, who)
    listed = taboo_on(card.code, taboo)
    return {
        "code": card.code,
        "id": card.id,
        "name": name_of(card),
        "box": box_with(card.code),
        "title": card.title,
        "class": cast(Class, card.klass),
        "kind": cast(Kind, card.kind),
        "level": card.level,
        "cost": card.cost,
        "slot": cast(Slot, card.slot),
        "slots": card.slots,
        "traits": sorted(card.traits),
        "icons": cast(dict[Icon, int], dict(card.icons)),
        "health": card.health,
        "sanity": card.sanity,
        "unique": card.unique,
        "weakness": card.weakness,
        "basic": card.basic,
        "signature": card.signature,
        "story": is_story(card),
        "limit": most(card, taboo, collection),
        "places": _places(card, who),
        "price": price(card, taboo),
        "price_printed": price(card),
        "taboo": bool(taboo) and listed.rule.startswith("AH-T-"),
        "taboo_say": _taboo_line(card, taboo) or "",
        "allowed": why is None,
        "why": why or "",
        "rule": why.rule if why else "",
    }


def _places(card: Card, who: Card | None) -> int:
    """AH-R-1.15: how many cards like this one an investigator may take; 0: any number."""
    access = fit(who, card).access if who is not None and is_for_decks(card) else None
    return access.places if access is not None else 0


def _why_not(card: Card, who: Card | None) -> Line | None:
    """AH-B-207: why an investigator may not take a card; nothing where nobody is named."""
    if who is None or card.basic:
        return None
    if card.signature:
        if card.signature == who.id:
            return None
        owner = CARDS.names[CARDS.number(card.signature)]
        return Line("deck-belongs", "AH-D-001", {"card": name_of(card), "investigator": owner})
    if is_story(card):
        return Line("deck-story", "AH-B-113", {"card": name_of(card)})
    return fit(who, card).problem


def _taboo_line(card: Card, taboo: str) -> Line | None:
    """AH-T-002: what a list changes about a card."""
    listed = taboo_on(card.code, taboo)
    if listed.changed:
        return Line(f"{name_of(card)}.taboo", listed.rule)
    if listed.exceptional:
        return Line("deck-taboo_exceptional", listed.rule)
    return Line("deck-taboo_price", listed.rule, {"count": listed.experience}) if listed.experience else None


def _starter(name: str) -> Starter:
    deck = starter(name)
    return {
        "id": name,
        "investigator": deck.investigator,
        "deck": formats.line(deck),
        "cards": dict(deck.cards),
        "idea": Line(f"deck-idea-{name}", "AH-B-205"),
    }


# --- how it is written ------------------------------------------------------------------------------------------------


def export(wish: DeckWish) -> DeckExported:
    """AH-B-205: a deck in the forms that others read."""
    found = _read(wish)
    deck, _, _ = _judged(found, wish)
    return {
        "line": formats.line(deck),
        "json": formats.json_text(deck),
        "text": formats.arkhamdb_text(deck),
        "markdown": formats.arkham_build_text(deck),
        "file": formats.file_name(deck),
        "problems": [{"say": line, "rule": line.rule, "cards": []} for line in found.problems],
    }

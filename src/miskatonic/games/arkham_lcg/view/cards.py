"""Cards and locations as they are seen; of an unrevealed location only the side that is up."""

import functools
from collections.abc import Sequence
from typing import cast

from miskatonic.games.arkham_lcg.basics.bag import sealed_on
from miskatonic.games.arkham_lcg.basics.beside import word_on
from miskatonic.games.arkham_lcg.basics.tokens import doom_needed
from miskatonic.games.arkham_lcg.basics.values import value
from miskatonic.games.arkham_lcg.basics.zones import attached_to, here
from miskatonic.games.arkham_lcg.board.cards import (
    AnyCard,
    LyingCard,
    PrintedCard,
    SeenCard,
    SeenEnemy,
    SeenPlace,
    SeenStage,
)
from miskatonic.games.arkham_lcg.board.words import Class, Icon, Keyword, OtherKind, Slot, Symbol, Uses
from miskatonic.games.arkham_lcg.names import card_name
from miskatonic.games.arkham_lcg.rows import topics
from miskatonic.games.arkham_lcg.rows.card import CARDS
from miskatonic.games.arkham_lcg.rows.taboo import taboo_on
from miskatonic.games.arkham_lcg.rows.terms import ASSET, AT_PLACE, ATTACHED, ENEMY, INVESTIGATOR, MAP
from miskatonic.games.arkham_lcg.rules.locations import connections
from miskatonic.games.arkham_lcg.state import Arkham, row


def seen_card(game: Arkham, card: int) -> AnyCard:
    """A card as anybody sees it, with its tokens."""
    return _enemy(game, card) if row(game, card).kind == ENEMY else _other(game, card)


def _enemy(game: Arkham, card: int) -> SeenEnemy:
    printed = row(game, card)
    return {
        **_lying(game, card),
        "kind": "enemy",
        "health": value(game, topics.HEALTH, card),
        "sanity": None,
        "fight": value(game, topics.FIGHT_VALUE, card),
        "evade": value(game, topics.EVADE_VALUE, card),
        "damage_dealt": value(game, topics.DAMAGE_DEALT, card),
        "horror_dealt": value(game, topics.HORROR_DEALT, card),
        "keywords": cast(list[Keyword], sorted(printed.keywords)),
        "victory": printed.victory,
    }


def _other(game: Arkham, card: int) -> SeenCard:
    printed = row(game, card)
    found = cast(SeenCard, _lying(game, card))
    found["kind"] = cast(OtherKind, printed.kind)
    if printed.uses_kind:
        found["uses"] = game.uses[card]
        found["uses_kind"] = cast(Uses, printed.uses_kind)
    if printed.kind in (ASSET, INVESTIGATOR):
        found["health"] = value(game, topics.HEALTH, card) if printed.health is not None else None
        found["sanity"] = value(game, topics.SANITY, card) if printed.sanity is not None else None
    return found


def _lying(game: Arkham, card: int) -> LyingCard:
    """What there is to see of every card: its print, whether it is exhausted, the tokens on it."""
    found = cast(LyingCard, dict(_printed(game.card[card], game.taboo)))
    found["id"] = game.label[card]
    found["card"] = str(card_name(game, card))
    found["exhausted"] = card in game.exhausted
    if count := game.damage[card]:
        found["damage"] = count
    if count := game.horror[card]:
        found["horror"] = count
    if count := game.clues[card]:
        found["clues"] = count
    if count := game.doom[card]:
        found["doom"] = count
    if count := game.uses[card]:
        found["uses"] = count
    if count := game.resources[card]:
        found["resources"] = count
    if game.said and (word := word_on(game, card)):
        found["word"] = word
    if game.zone[card] != MAP and (attached := attached_to(game, card)):
        found["attached"] = [seen_card(game, one) for one in attached]
    if game.sealed and (tokens := sealed_on(game, card)):
        found["sealed"] = list(tokens)
    return found


@functools.lru_cache(4096)
def _printed(number: int, taboo: str) -> PrintedCard:
    """What never changes about a card."""
    printed = CARDS.rows[number]
    found: PrintedCard = {
        "class": cast(Class, printed.klass),
        "level": printed.level,
        "cost": printed.cost,
        "icons": cast(dict[Icon, int], dict(printed.icons)),
        "slot": cast(Slot, printed.slot),
        "slots": printed.slots,
        "traits": sorted(printed.traits),
        "weakness": printed.weakness,
        "fast": printed.fast,
    }
    if taboo_on(printed.code, taboo).changed:
        found["changed"] = True
    if "permanent" in printed.keywords:
        found["permanent"] = True
    return found


def seen_stage(game: Arkham, card: int) -> SeenStage | None:
    """The current act or agenda."""
    if card < 0:
        return None
    printed = row(game, card)
    found: SeenStage = {
        "id": game.label[card],
        "card": card_name(game, card),
        "stage": printed.stage,
        "doom": game.doom[card],
        "threshold": doom_needed(game) if card == game.agenda else 0,
        "clues": game.clues[card],
        "objective": card == game.act and not printed.act_clues,
    }
    if attached := attached_to(game, card):
        found["attached"] = [seen_card(game, one) for one in attached]
    return found


def seen_places(game: Arkham) -> list[SeenPlace]:
    """The locations, with whatever is there."""
    attached: dict[int, list[int]] = {}
    others: dict[int, list[int]] = {}
    for card, zone in enumerate(game.zone):
        if zone == ATTACHED:
            attached.setdefault(game.at[card], []).append(card)
        elif zone == AT_PLACE and row(game, card).kind != ENEMY:
            others.setdefault(game.at[card], []).append(card)
    return [_place(game, place, attached.get(place, ()), others.get(place, ())) for place in game.places]


def _place(game: Arkham, place: int, attached: Sequence[int], others: Sequence[int]) -> SeenPlace:
    """A location; its revealed side only when it is revealed."""
    printed = row(game, place)
    shown = place in game.revealed
    return {
        "id": game.label[place],
        "card": card_name(game, place),
        "kind": "location",
        "revealed": shown,
        "shroud": value(game, topics.SHROUD, place) if shown else None,
        "clues": game.clues[place],
        "clue_value": printed.clues * (game.seats if printed.clues_each else 1) if shown else None,
        "doom": game.doom[place],
        "victory": printed.victory if shown else 0,
        "symbol": cast(Symbol, printed.symbol if shown else printed.unrevealed_symbol),
        "connects": [game.label[other] for other in connections(game, place)],
        "investigators": [seat for seat in game.order if here(game, seat) == place],
        "enemies": [_enemy(game, one) for one in game.enemies if game.zone[one] == AT_PLACE and game.at[one] == place],
        "attached": [seen_card(game, one) for one in attached],
        "others": [seen_card(game, one) for one in others],
    }

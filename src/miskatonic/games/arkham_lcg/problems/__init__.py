"""What must hold at every question: every card in one place, the index true, the bag whole."""

from miskatonic.games.arkham_lcg.basics.bag import bag_now
from miskatonic.games.arkham_lcg.basics.listening import index_anew, lying
from miskatonic.games.arkham_lcg.basics.values import health_left, sanity_left
from miskatonic.games.arkham_lcg.basics.zones import has_keyword, here, seats_at
from miskatonic.games.arkham_lcg.problems.extents import extents
from miskatonic.games.arkham_lcg.problems.misfits import misfits
from miskatonic.games.arkham_lcg.rows.terms import (
    AREA,
    ASIDE,
    AT_PLACE,
    DECK,
    DISCARD,
    ENEMY,
    HAND,
    IN_PLAY,
    LIMBO,
    MAP,
    NOBODY,
    SLOTS,
    THREAT,
)
from miskatonic.games.arkham_lcg.rules.engagement import preyed
from miskatonic.games.arkham_lcg.rules.slots import over, removable, slotted
from miskatonic.games.arkham_lcg.state import Arkham, row
from miskatonic.kernel import mismeasured


def problems(game: Arkham) -> list[str]:
    """What is wrong with a position, in words."""
    if found := mismeasured(game, extents(game)) or misfits(game):
        return found
    return [*_zones(game), *_index(game), *_tokens(game), *_enemies(game), *_people(game)]


def _zones(game: Arkham) -> list[str]:
    found = []
    lists = {
        DECK: game.deck, HAND: game.hand, DISCARD: game.discard, AREA: game.area, THREAT: game.threat,
    }  # fmt: skip
    for zone, piles in lists.items():
        listed = sorted(card for pile in piles for card in pile)
        there = sorted(
            card for card, at in enumerate(game.zone) if at == zone and not (zone == AREA and card in game.who)
        )
        if listed != there:
            found.append(f"the lists of zone {zone} do not hold the cards that are there")
    if sorted(game.places) != sorted(card for card, at in enumerate(game.zone) if at == MAP):
        found.append("the map does not hold the locations that are there")
    if any(game.zone[card] != ASIDE for card in game.apart):
        found.append("the scenario's own deck holds cards that are elsewhere")
    if any(game.zone[card] != ASIDE for cards in game.side.values() for card in cards):
        found.append("a pile beside the table holds cards that are elsewhere")
    if sorted(lying(game)) != sorted(card for card in game.as_if if game.zone[card] == DISCARD):
        found.append("something else is as if in hand")
    if any(game.zone[card] not in (DISCARD, ASIDE) for card in game.as_if):
        found.append("a card is as if in hand that is elsewhere")
    if any(game.zone[one.card] < IN_PLAY for one in game.said):
        found.append("a word is on a card that is not in play")
    if game.resting and LIMBO in game.zone:
        found.append(f"{game.label[game.zone.index(LIMBO)]} is left in limbo")
    return found


def _index(game: Arkham) -> list[str]:
    anew = index_anew(game)
    now = {topic: set(cards) for topic, cards in game.heard.items()}
    return [
        f"the index is wrong about {topic}"
        for topic in sorted(anew.keys() | now.keys())
        if anew.get(topic) != now.get(topic)
    ]


def _tokens(game: Arkham) -> list[str]:
    found = []
    for kind in ("damage", "horror", "clues", "doom", "uses", "resources"):
        counts: tuple[int, ...] = getattr(game, kind)
        if len(counts) != len(game.card) or min(counts, default=0) < 0:
            found.append(f"{kind} is below 0 somewhere")
        if any(count and game.zone[card] < IN_PLAY for card, count in enumerate(counts)):
            found.append(f"there is {kind} on a card that is not in play")
    if any(game.zone[one.card] < IN_PLAY for one in game.sealed):
        found.append("a token is sealed on a card that is not in play")
    try:
        bag_now(game)
    except ValueError:
        found.append("more tokens are revealed than the bag held")
    return found


def _enemies(game: Arkham) -> list[str]:
    found = []
    there = sorted(
        card for card, zone in enumerate(game.zone) if zone in (THREAT, AT_PLACE) and row(game, card).kind == ENEMY
    )
    if there != sorted(game.enemies):
        found.append("the list of enemies is wrong")
    for enemy in game.enemies:
        if game.zone[enemy] == THREAT:
            seat = game.holder[enemy]
            if seat not in game.order or game.at[enemy] != here(game, seat):
                found.append(f"{game.label[enemy]} is engaged with somebody who is not there")
        elif game.resting and _could_engage(game, enemy):
            found.append(f"{game.label[enemy]} should engage somebody")
    return found


def _could_engage(game: Arkham, enemy: int) -> bool:
    """AH-B-265: whether an unengaged enemy stands ready beside somebody it would engage."""
    if enemy in game.exhausted or has_keyword(game, enemy, "aloof") or has_keyword(game, enemy, "massive"):
        return False
    return game.at[enemy] in game.places and bool(preyed(game, enemy, seats_at(game, game.at[enemy])))


def _people(game: Arkham) -> list[str]:
    found = ["the lead does not come first"] if game.order and game.lead not in (game.order[0], NOBODY) else []
    for seat in range(game.seats):
        if seat not in game.order:
            if game.hand[seat] or game.area[seat] or game.threat[seat]:
                found.append(f"seat {seat} is out and still has cards")
            continue
        me = game.who[seat]
        if game.step.startswith("setup") or game.resolution:
            continue  # in the end victory locations leave, even with somebody there
        if here(game, seat) not in game.places:
            found.append(f"seat {seat} is nowhere")
        if not game.resting:
            continue
        for card in (me, *game.area[seat]):
            printed = row(game, card)
            if (printed.health is not None and health_left(game, card) <= 0) or (
                printed.sanity is not None and sanity_left(game, card) <= 0
            ):
                found.append(f"{game.label[card]} should have been defeated")
        for slot in SLOTS:
            stuck = len(removable(game, seat, slot)) < len(slotted(game, seat, slot))  # AH-B-237
            if over(game, seat, slot) and not stuck:
                found.append(f"seat {seat} has too much in its {slot} slots")
    return found

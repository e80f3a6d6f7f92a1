"""B.9, AH-R-1.2: where cards are. `put` is the only way a card goes anywhere; it keeps the index of who listens."""

from miskatonic.games.arkham_lcg.basics.listening import VOICES, as_if_anew, given_key, listens, unhears_as_if
from miskatonic.games.arkham_lcg.basics.lookup import without
from miskatonic.games.arkham_lcg.basics.values import difficulty_of, is_blank
from miskatonic.games.arkham_lcg.rows import topics
from miskatonic.games.arkham_lcg.rows.terms import (
    AREA,
    ASIDE,
    ASSET,
    AT_PLACE,
    ATTACHED,
    DECK,
    DISCARD,
    ENEMY,
    HAND,
    IN_PLAY,
    LIMBO,
    MAP,
    NO_CARD,
    NOBODY,
    REMOVED,
    STAGE,
    THREAT,
    TREACHERY,
)
from miskatonic.games.arkham_lcg.state import ENCOUNTER, ROWS, Arkham, Left

SEATED = (AREA, THREAT)
OWN = (AREA, HAND)
AFOOT = (THREAT, AT_PLACE)
"""Where an enemy in play is."""


def in_play(game: Arkham, card: int) -> bool:
    """AH-B-018."""
    return game.zone[card] >= IN_PLAY


LISTED = {DECK: "deck", HAND: "hand", DISCARD: "discard", AREA: "area", THREAT: "threat"}
LISTS = tuple([LISTED.get(zone, "") for zone in range(STAGE + 1)])
"""By zone: the lists, by seat, that hold its cards, if there are any."""


def put(game: Arkham, card: int, zone: int, holder: int = NOBODY, at: int = NO_CARD, *, bottom: bool = False) -> None:
    """A card goes somewhere: out of where it was, with all that follows from it (AH-B-019, AH-B-122, AH-B-232)."""
    zones = game.zone
    old = zones[card]
    if game.as_if and card in game.as_if:
        game.as_if = without(game.as_if, card)
        unhears_as_if(game, card)
    owner = game.owner[card]
    printed = ROWS[game.card[card]]
    if game.unseen and old == DECK and card in game.unseen:
        game.unseen = ()
    if name := LISTS[old]:
        piles, seat = getattr(game, name), game.holder[card]
        pile = piles[seat]
        piles[seat] = pile[:-1] if pile and pile[-1] == card else without(pile, card)
        if old == DECK and not piles[seat] and topics.DECK_EMPTY in game.heard:
            game.unsettled = True
    elif old == MAP:
        game.places = without(game.places, card)
    elif old == ASIDE and game.side:
        _out_of_piles(game, card)
    if zone == DISCARD and old >= IN_PLAY and owner == ENCOUNTER and printed.kind == ASSET:
        zone = REMOVED  # AH-B-233: a story asset that is in nobody's deck
    elif old >= IN_PLAY and zone < LIMBO and owner != ENCOUNTER and game.left[owner]:
        zone = REMOVED  # AH-B-170: its owner is out of the game
    if old >= IN_PLAY and zone < IN_PLAY:
        _leaves_play(game, card)
    if printed.by_zone and (before := VOICES[old]) != (now := VOICES[zone]):
        listens(game, card, before, now)
    if zone < LIMBO:  # AH-B-019: a deck, a hand, a discard pile: always the owner's, the encounter deck's are the last
        holder = owner if owner != ENCOUNTER else game.seats
    zones[card] = zone
    game.holder[card] = holder
    game.at[card] = at
    if name := LISTS[zone]:
        piles = getattr(game, name)
        if bottom:
            piles[holder] = (card, *piles[holder])
        else:
            piles[holder] += (card,)
    elif zone == MAP:
        game.places += (card,)
    if zone in AFOOT and printed.kind == ENEMY and card not in game.enemies:
        game.enemies += (card,)
    if game.as_if or topics.AS_IF_IN_HAND in game.heard:
        as_if_anew(game)


def _out_of_piles(game: Arkham, card: int) -> None:
    """AH-B-235: a card leaves the pile beside the table in which it may lie."""
    for name, cards in game.side.items():
        if card in cards:
            game.side = {**game.side, name: without(cards, card)}
            return


def _leaves_play(game: Arkham, card: int) -> None:
    """AH-B-122: tokens to the pool, attachments discarded, what lasts on it and what was counted of it ends. A test
    against it goes on against its last value (AH-B-255).
    """
    if ROWS[game.card[card]].leaves is not None and not is_blank(game, card):
        game.leaving += (Left(card, game.holder[card]),)
        game.unsettled = True
    for test in game.tests:
        if test.target == card:
            test.difficulty = difficulty_of(game, test, doubled=False)
    if (
        game.damage[card] or game.horror[card] or game.clues[card] or game.doom[card] or game.uses[card]
        or game.resources[card]
    ):  # fmt: skip
        for name in TOKENS:
            kept: tuple[int, ...] = getattr(game, name)
            if kept[card]:
                setattr(game, name, kept[:card] + NONE + kept[card + 1 :])
    if card in game.exhausted:
        game.exhausted = without(game.exhausted, card)
    if card in game.enemies:
        game.enemies = without(game.enemies, card)
    if card in game.revealed:
        game.revealed = without(game.revealed, card)
    if game.said:
        game.said = tuple([one for one in game.said if one.card != card])
    if game.sealed:  # AH-B-086
        game.sealed = tuple([one for one in game.sealed if one.card != card])
    if game.lasting:
        game.lasting = tuple([one for one in game.lasting if one.subject != card or one.topic in topics.OF_SEATS])
    if game.used:
        if game.active != NOBODY:
            game.spent[game.active] -= game.used.get(given_key(game.active, card), 0)
        mark = f"|{card}|"
        game.used = {key: count for key, count in game.used.items() if mark not in key}
    for other in attached_to(game, card):
        put(game, other, DISCARD)


NONE = (0,)
TOKENS = ("damage", "horror", "clues", "doom", "uses", "resources")


# --- where things are ------------------------------------------------------------------------------------------------


def here(game: Arkham, seat: int) -> int:
    """AH-B-132: the location of an investigator."""
    return game.at[game.who[seat]]


def place_of(game: Arkham, card: int) -> int:
    """AH-B-132: the location where a card in play is, or nowhere."""
    zone = game.zone[card]
    if zone in SEATED:
        return game.at[game.who[game.holder[card]]]
    if zone == AT_PLACE:
        return game.at[card]
    if zone == MAP:
        return card
    if zone == ATTACHED:
        return place_of(game, game.at[card])
    return NO_CARD


def seats_at(game: Arkham, place: int) -> list[int]:
    """The investigators at a location, in player order."""
    found = []
    for seat in game.order:
        if game.at[game.who[seat]] == place:
            found.append(seat)
    return found


def enemies_at(game: Arkham, place: int) -> list[int]:
    """AH-B-125: the enemies at a location, engaged ones too."""
    found = []
    for enemy in game.enemies:
        if game.at[enemy] == place:
            found.append(enemy)
    return found


def is_massive(game: Arkham, enemy: int) -> bool:
    """AH-B-149."""
    return has_keyword(game, enemy, "massive")


def has_keyword(game: Arkham, card: int, keyword: str) -> bool:
    """AH-B-097, AH-B-159: a keyword counts unless the card is blank."""
    if keyword not in ROWS[game.card[card]].keywords:
        return False
    if topics.BLANK not in game.heard and not game.lasting:
        return True
    return not is_blank(game, card)


def engaged_with(game: Arkham, seat: int) -> list[int]:
    """The enemies engaged with an investigator, massive ones at the place too while they are ready."""
    found: list[int] = []
    if not game.enemies:
        return found
    for card in game.threat[seat]:
        if ROWS[game.card[card]].kind == ENEMY:
            found.append(card)
    if len(found) < len(game.enemies):
        place = here(game, seat)
        for enemy in game.enemies:
            there = game.zone[enemy] == AT_PLACE and game.at[enemy] == place
            if there and enemy not in game.exhausted and is_massive(game, enemy):
                found.append(enemy)
    return found


def engaged_seat(game: Arkham, enemy: int) -> int:
    """With whom an enemy is engaged; a massive one is in nobody's threat area."""
    return game.holder[enemy] if game.zone[enemy] == THREAT else NOBODY


def attached_to(game: Arkham, host: int) -> list[int]:
    """AH-B-121: what is attached to a card."""
    if ATTACHED not in game.zone or host not in game.at:
        return []
    return [card for card, zone in enumerate(game.zone) if zone == ATTACHED and game.at[card] == host]


def are_equal(game: Arkham, one: int, other: int) -> bool:
    """Whether nobody could tell two cards in play apart: copies with the same tokens, with nothing attached
    to or lasting on them, and equally used.
    """
    lists = (game.card, game.owner, game.holder, *[getattr(game, name) for name in TOKENS])
    if any(of[one] != of[other] for of in lists) or (one in game.exhausted) != (other in game.exhausted):
        return False
    both = (one, other)
    return not (
        any(effect.subject in both or effect.card in both for effect in game.lasting)
        or any(f"|{card}|" in key for key in game.used for card in both)
        or any(attached_to(game, card) for card in both)
    )


def is_user(game: Arkham, seat: int, card: int) -> bool:
    """AH-R-1.2: who may use a card's abilities: its controller; everybody at its place for a scenario card; everybody
    for act and agenda, or where the card itself says so (AH-C-026); under Peril only whoever drew the card (AH-B-197).
    """
    if game.peril != NOBODY and game.peril != seat:
        return False
    zone = game.zone[card]
    if zone in OWN:
        return game.holder[card] == seat
    if zone == STAGE or zone < IN_PLAY:
        return zone == STAGE
    if zone == THREAT and ROWS[game.card[card]].kind not in UNCONTROLLED:
        return game.holder[card] == seat  # AH-B-272: a player-type weakness
    if zone == ATTACHED and game.owner[card] != ENCOUNTER:
        printed = ROWS[game.card[card]]
        if not (printed.weakness or printed.for_everybody):
            return game.owner[card] == seat
    return place_of(game, card) == game.at[game.who[seat]]


def controller(game: Arkham, card: int) -> int:
    """AH-Q-033: who controls a card, whoever owns it; an event that resolves or a card committed, its owner."""
    zone = game.zone[card]
    if zone in (AREA, HAND) or (zone == THREAT and ROWS[game.card[card]].kind not in UNCONTROLLED):
        return game.holder[card]
    if zone in (LIMBO, ATTACHED) and game.owner[card] != ENCOUNTER:
        return game.owner[card]
    return NOBODY


UNCONTROLLED = (ENEMY, TREACHERY)
"""AH-B-125: what is in a threat area without being controlled."""


def users(game: Arkham, card: int) -> list[int]:
    """AH-R-1.2: who may use a card's abilities, in player order."""
    found = []
    for seat in game.order:
        if is_user(game, seat, card):
            found.append(seat)
    return found

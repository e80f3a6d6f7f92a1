"""B.9, AH-R-1.2: where cards are. `put` is the only way a card goes anywhere; it keeps the index of who listens."""

from collections.abc import Sequence

from miskatonic.games.arkham_lcg.basics.values import difficulty_of, is_blank, value
from miskatonic.games.arkham_lcg.rows import topics
from miskatonic.games.arkham_lcg.rows.terms import (
    AREA,
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
    NOWHERE,
    REMOVED,
    STAGE,
    THREAT,
    TREACHERY,
)
from miskatonic.games.arkham_lcg.state import ENCOUNTER, ROWS, Arkham, Known, row
from miskatonic.kernel import shuffle

SEATED = (AREA, THREAT)
OWN = (AREA, HAND)
AFOOT = (THREAT, AT_PLACE)
"""Where an enemy in play is."""


def in_play(game: Arkham, card: int) -> bool:
    """AH-B-018."""
    return game.zone[card] >= IN_PLAY


def pile_of(game: Arkham, card: int) -> int:
    """AH-B-019: whose deck and discard pile a card belongs to; the encounter deck's are the last."""
    owner = game.owner[card]
    return game.seats if owner == ENCOUNTER else owner


LISTED = {DECK: "deck", HAND: "hand", DISCARD: "discard", AREA: "area", THREAT: "threat"}
LISTS = tuple([LISTED.get(zone, "") for zone in range(STAGE + 1)])
"""By zone: the lists, by seat, that hold its cards, if there are any."""


def put(game: Arkham, card: int, zone: int, holder: int = NOBODY, at: int = NO_CARD, *, bottom: bool = False) -> None:
    """A card goes somewhere: out of where it was, with all that follows from it (AH-B-019, AH-B-122, AH-B-232)."""
    zones = game.zone
    old = zones[card]
    owner = game.owner[card]
    printed = ROWS[game.card[card]]
    if game.unseen and old == DECK and card in game.unseen:
        game.unseen = ()
    if name := LISTS[old]:
        piles, seat = getattr(game, name), game.holder[card]
        pile = piles[seat]
        piles[seat] = pile[:-1] if pile and pile[-1] == card else without(pile, card)
    elif old == MAP:
        game.places = without(game.places, card)
    if zone == DISCARD and owner == ENCOUNTER and printed.kind == ASSET:
        zone = REMOVED  # AH-B-233: a story asset that is in nobody's deck
    if old >= IN_PLAY and zone < IN_PLAY:
        _leaves_play(game, card)
    if printed.by_zone and (before := VOICES[old]) != (now := VOICES[zone]):
        _listens(game, card, before, now)
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


def take_top(game: Arkham, seat: int) -> int:
    """AH-B-127: the top card of somebody's deck comes to the hand; which one. As `put` does it, where this is all."""
    deck = game.deck[seat]
    card = deck[-1]
    game.deck[seat] = deck[:-1]
    game.hand[seat] += (card,)
    game.zone[card] = HAND
    if ROWS[game.card[card]].by_zone:
        _listens(game, card, NOWHERE, HAND)
    return card


def remove_piles(game: Arkham, seat: int) -> None:
    """AH-B-170: deck, hand and discard pile of somebody leave the game, all at once."""
    for card in game.hand[seat]:
        if ROWS[game.card[card]].by_zone:
            _listens(game, card, HAND, NOWHERE)
    zone, holder = game.zone, game.holder
    for card in game.deck[seat] + game.hand[seat] + game.discard[seat]:
        zone[card] = REMOVED
        holder[card] = NOBODY
    game.deck[seat] = game.hand[seat] = game.discard[seat] = ()


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The others, in their order; most often the top card goes."""
    if cards and cards[-1] == card:
        return cards[:-1]
    if card not in cards:
        return cards
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def _leaves_play(game: Arkham, card: int) -> None:
    """AH-B-122: tokens to the pool, attachments discarded, what lasts on it and what was counted of it ends. A test
    against it goes on against its last value (AH-B-255).
    """
    for test in game.tests:
        if test.target == card:
            test.difficulty = difficulty_of(game, test)
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


def _listens(game: Arkham, card: int, before: int, now: int) -> None:
    """The index follows the card: what it can say in play, what from the hand."""
    heard = game.heard
    speaks = ROWS[game.card[card]].by_zone
    if before in speaks:
        for topic in speaks[before]:
            if len(heard[topic]) > 1:
                heard[topic] = without(heard[topic], card)
            else:
                del heard[topic]
            if topic in topics.SETTLING:
                game.unsettled = True
        if topics.ACTIONS in speaks[before]:
            clamp_actions(game)
    if now in speaks:
        for topic in speaks[now]:
            if topic in heard:
                heard[topic] += (card,)
            else:
                heard[topic] = (card,)
            if topic in topics.SETTLING:
                game.unsettled = True


VOICES = tuple(
    [IN_PLAY if zone >= IN_PLAY else zone if zone in (HAND, LIMBO) else NOWHERE for zone in range(STAGE + 1)]
)
"""From where a card speaks, by its zone: play, hand, limbo while an event resolves, or nowhere."""


def given_key(seat: int, card: int) -> str:
    """AH-R-1.10: by what it is counted how many of the actions that a card gives are used up this turn."""
    return f"turn:{seat}|{card}|given"


def clamp_actions(game: Arkham) -> None:
    """AH-B-252, AH-A-11: what gave an action is gone; what was done with it is not taken back, nor counted twice."""
    seat = game.active
    if seat != NOBODY:
        game.spent[seat] = min(game.spent[seat], value(game, topics.ACTIONS, seat))


def index_anew(game: Arkham) -> dict[str, set[int]]:
    """The index as it should be, made from where all cards are; for `problems`."""
    found: dict[str, set[int]] = {}
    for card, zone in enumerate(game.zone):
        for topic in row(game, card).by_zone.get(VOICES[zone], ()):
            found.setdefault(topic, set()).add(card)
    return found


# --- decks ---------------------------------------------------------------------------------------------------------


def shuffle_deck(game: Arkham, pile: int) -> None:
    """Shuffle a deck."""
    cards = list(game.deck[pile])
    shuffle(game, cards)
    game.deck[pile] = tuple(cards)
    if game.known:
        game.known = tuple([one for one in game.known if one.card not in cards])


def knows(game: Arkham, seat: int, cards: Sequence[int]) -> None:
    """AH-B-274: somebody looks at cards of a deck."""
    if not set(cards).isdisjoint(game.unseen):
        game.unseen = ()
    game.known = (*game.known, *[Known(card, seat) for card in cards if game.zone[card] == DECK])


def come_up(game: Arkham, cards: Sequence[int]) -> None:
    """AH-B-016: cards of a hand are named in a question that everybody hears."""
    fresh = [Known(card, NOBODY) for card in cards if game.zone[card] == HAND]
    game.known = (*game.known, *[one for one in fresh if one not in game.known])


def shuffle_discards_in(game: Arkham, pile: int) -> None:
    """AH-B-128: the discard pile becomes part of the deck."""
    moved = game.discard[pile]
    for card in moved:
        game.zone[card] = DECK
    game.discard[pile] = ()
    game.deck[pile] = game.deck[pile] + moved
    shuffle_deck(game, pile)


def shuffle_into_deck(game: Arkham, card: int) -> bool:
    """AH-R-1.13: a single card can't be shuffled into an empty deck; whether it went there."""
    pile = pile_of(game, card)
    if not game.deck[pile]:
        return False
    put(game, card, DECK)
    shuffle_deck(game, pile)
    return True


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
    for act and agenda; under Peril only whoever drew the card (AH-B-197).
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
    if zone == ATTACHED and game.owner[card] != ENCOUNTER and not ROWS[game.card[card]].weakness:
        return game.owner[card] == seat
    return place_of(game, card) == game.at[game.who[seat]]


UNCONTROLLED = (ENEMY, TREACHERY)
"""AH-B-125: what is in a threat area without being controlled."""


def users(game: Arkham, card: int) -> list[int]:
    """AH-R-1.2: who may use a card's abilities, in player order."""
    found = []
    for seat in game.order:
        if is_user(game, seat, card):
            found.append(seat)
    return found

"""Positions as text. The sentences, each a line; seats are numbers from 0, everything else goes by its id:

    investigators driver hunter         who plays, in seat order: always the first sentence
    difficulty expert                   introductory, standard or expert; introductory unless it is said
    consent ask                         whether partners are asked before cards change hands; they are not
    active 1                            whose turn it is; seat 0
    actions 2                           in the middle of the action part, with that many actions left
    at park cafe                        where the investigators stand, in seat order; at the Train Station
    sanity 4 0                          their tokens, in seat order; none is insane; four each
    clues 0 arkham 3                    clues in a hand, out of the deck
    relics 0 silver_key elder_sign      relics in a hand, out of the relic deck
    discarded arkham silver_key         player cards on the discard pile: towns for their clues, relics
    deck_top evil_stirs arkham          the next player cards, the first to be drawn first
    deck_size 6                         only that many cards are left; the others are discarded
    cultists park 3                     cultists at a place
    pool 2                              that many cultists in the pool, the others where nobody is
    shoggoths park cafe                 Shoggoths on the board
    sealed arkham dunwich               sealed gates
    warded arkham                       sealed gates in warded towns
    old_ones dagon yig                  the first of the face-down Old Ones; the rest is filled up
    awake ithaqua azathoth              Old Ones that are face up, the ongoing ones in force
    summoning_top park cafe             the next summoning cards
    summoning_bottom park cafe          those at the bottom, the first to be taken first
    summoning_discarded park cafe       those on the summoning discard pile

Whatever is not said: nothing on the board, all clues in the deck, no Evil Stirs among them. Every component is
conserved: cards given to a hand come out of the deck, figures out of the pool.
"""

from collections.abc import Callable, Sequence

from miskatonic.games.reign_of_cthulhu.basics import gain_clues, gain_relic, place_seal, put_shoggoth
from miskatonic.games.reign_of_cthulhu.rows.investigators import INVESTIGATORS
from miskatonic.games.reign_of_cthulhu.rows.old_ones import OLD_ONES
from miskatonic.games.reign_of_cthulhu.rows.places import ALL_PLACES, PLACES, TOWNS
from miskatonic.games.reign_of_cthulhu.rows.player_cards import CLUES_PER_TOWN, FIRST_RELIC, card_number
from miskatonic.games.reign_of_cthulhu.rows.relics import RELICS
from miskatonic.games.reign_of_cthulhu.rules.setup import DIFFICULTIES, HIDDEN_OLD_ONES, empty_table, last_old_one
from miskatonic.games.reign_of_cthulhu.state import MAX_CULTISTS, SEALED, WARDED, Reign
from miskatonic.kernel import BadPosition, lay


def position(sentences: Sequence[Sequence[str]]) -> Reign:
    """The position that these sentences say."""
    if not sentences or sentences[0][0] != "investigators":
        raise BadPosition("the first sentence says who plays: investigators driver hunter")
    game = laid_out(*sentences[0][1:])
    for verb, *words in sentences[1:]:
        lay(SENTENCES, game, verb, words)
    return game


def laid_out(*investigators: str) -> Reign:
    """Given: these investigators at the Train Station, nothing on the board, all clues in the deck."""
    game = empty_table(len(investigators), 0, False).copy()
    game.step = "turn.begin"
    game.roles = tuple(INVESTIGATORS.number(name) for name in investigators)
    game.relic_deck = tuple(range(len(RELICS)))
    game.summoning = [*ALL_PLACES]
    game.layers = (len(PLACES),)
    old_ones(game, "nyarlathotep", "yig", "yog_sothoth", "ithaqua", "dagon", "atlach_nacha")
    difficulty(game, DIFFICULTIES[0])
    return game


def difficulty(game: Reign, name: str) -> None:
    """RC-016: that many clues of each town are in the game, all of them in the deck."""
    game.difficulty = DIFFICULTIES.index(name)
    game.deck = tuple(town for _ in range(CLUES_PER_TOWN - game.difficulty) for town in range(len(TOWNS)))
    game.piles = (len(game.deck),)


def consent(game: Reign, how: str) -> None:
    """RC-053: whether partners are asked before cards change hands."""
    game.consent = ("waive", "ask").index(how) == 1


def active(game: Reign, seat: str) -> None:
    """Whose turn it is."""
    game.active = int(seat)


def actions(game: Reign, count: str) -> None:
    """In the middle of the action part."""
    game.step, game.acting, game.actions = "turn.action", True, int(count)


def at(game: Reign, *places: str) -> None:
    """The investigators stand at these places, in seat order."""
    game.places = [PLACES.number(place) for place in places]


def sanity(game: Reign, *tokens: str) -> None:
    """Their sanity tokens, in seat order; none is insane."""
    game.sanity = tuple([int(count) for count in tokens])


def clues(game: Reign, seat: str, town: str, count: str) -> None:
    """Give clues to a hand, out of the bottom of the deck."""
    for _ in range(int(count)):
        gain_clues(game, int(seat), _taken(game, town))
    game.piles = (len(game.deck),)


def relics(game: Reign, seat: str, *names: str) -> None:
    """Give relics to a hand, out of the relic deck."""
    for name in names:
        _taken(game, name)
        gain_relic(game, int(seat), RELICS.number(name))


def discarded(game: Reign, *cards: str) -> None:
    """Put player cards (towns or relics) onto the player discard pile."""
    for card in cards:
        game.discard += (_taken(game, card),)


def _taken(game: Reign, card: str) -> int:
    """Take a player card from where it would lie otherwise: a relic deck or the deck; Evil Stirs comes from the box."""
    number = card_number(card)
    if card in RELICS.ids:
        left = list(game.relic_deck)
        left.remove(RELICS.number(card))
        game.relic_deck = tuple(left)
    elif number < FIRST_RELIC:
        at = game.deck.index(number)
        game.deck = (*game.deck[:at], *game.deck[at + 1 :])
    return number


def deck_top(game: Reign, *cards: str) -> None:
    """The next player cards to be drawn, the first one first: towns, relics or `evil_stirs`."""
    top = [_taken(game, card) for card in cards]
    game.deck += tuple(reversed(top))
    game.piles = (len(game.deck),)


def deck_size(game: Reign, count: str) -> None:
    """Leave only the top cards of the deck; the others go to the discard pile."""
    under = len(game.deck) - int(count)
    game.discard += game.deck[:under]
    game.deck = game.deck[under:]
    game.piles = (int(count),)


def cultists(game: Reign, place: str, count: str) -> None:
    """Cultists at a place, out of the pool."""
    number = PLACES.number(place)
    game.pool -= int(count) - game.cultists[number]
    game.cultists[number] = int(count)


def pool(game: Reign, count: str) -> None:
    """So many cultists in the pool; as many as needed stand at places far from the story, three each."""
    for place in reversed(ALL_PLACES):
        while game.pool > int(count) and game.cultists[place] < MAX_CULTISTS and place not in game.places:
            game.cultists[place] += 1
            game.pool -= 1


def shoggoths(game: Reign, *places: str) -> None:
    """Shoggoths on the board."""
    for figure, place in enumerate(places):
        put_shoggoth(game, figure, PLACES.number(place))


def sealed(game: Reign, *towns: str) -> None:
    """These gates are sealed."""
    for town in towns:
        place_seal(game, TOWNS.number(town), SEALED)


def warded(game: Reign, *towns: str) -> None:
    """These gates are sealed, their seals flipped."""
    for town in towns:
        place_seal(game, TOWNS.number(town), WARDED)


def old_ones(game: Reign, *names: str) -> None:
    """The face-down Old Ones from left to right; the rest is filled up, the last one is last."""
    first = [OLD_ONES.number(name) for name in names]
    others = [card for card, row in enumerate(OLD_ONES) if not row.last and card not in first]
    game.old_ones = (*[*first, *others][:HIDDEN_OLD_ONES], last_old_one())


def awake(game: Reign, *names: str) -> None:
    """These Old Ones are face up already, the ongoing ones in force (Azathoth's cultists are gone)."""
    hidden = [OLD_ONES[card].id for card in game.old_ones[:-1] if OLD_ONES[card].id not in names]
    old_ones(game, *names, *hidden)
    game.revealed = len(names)
    game.in_force = tuple(card for card in game.old_ones[: len(names)] if OLD_ONES[card].ongoing)
    if "azathoth" in names:
        game.pool -= 3
        game.removed = 3


def summoning_top(game: Reign, *places: str) -> None:
    """The next summoning cards to be turned, the first one first."""
    cards = [PLACES.number(place) for place in places]
    game.summoning = [card for card in game.summoning if card not in cards] + cards[::-1]


def summoning_bottom(game: Reign, *places: str) -> None:
    """The cards at the bottom of the summoning deck, the first one to be taken first."""
    cards = [PLACES.number(place) for place in places]
    game.summoning = cards + [card for card in game.summoning if card not in cards]


def summoning_discarded(game: Reign, *places: str) -> None:
    """Cards on the summoning discard pile, out of the summoning deck."""
    for place in places:
        game.summoning.remove(PLACES.number(place))
        game.summoning_discard.append(PLACES.number(place))
    game.layers = (len(game.summoning),)


SENTENCES: dict[str, Callable[..., None]] = {
    sentence.__name__: sentence
    for sentence in (
        difficulty,
        consent,
        active,
        actions,
        at,
        sanity,
        clues,
        relics,
        discarded,
        deck_top,
        deck_size,
        cultists,
        pool,
        shoggoths,
        sealed,
        warded,
        old_ones,
        awake,
        summoning_top,
        summoning_bottom,
        summoning_discarded,
    )
}
"""What can be said, by its first word."""

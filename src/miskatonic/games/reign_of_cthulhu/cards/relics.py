"""The twelve relics: what each does, when it can do anything at all, and the rows (RC-213 to RC-224).

`seat` is whoever plays the card; the active player may be somebody else and may then decline (RC-131).
"""

import functools
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from miskatonic.games.reign_of_cthulhu import words
from miskatonic.games.reign_of_cthulhu.board import ALL_PLACES, TOWNS
from miskatonic.games.reign_of_cthulhu.names import (
    AZATHOTH,
    CARD_IDS,
    CARD_NAMES,
    CLUE_NAMES,
    OLD_ONE_IDS,
    OLD_ONE_NAMES,
    RELIC_IDS,
    TOWN_NAMES,
)
from miskatonic.games.reign_of_cthulhu.options import DECLINE, ENOUGH, place_option
from miskatonic.games.reign_of_cthulhu.rules import hand_limit, movement, sanity
from miskatonic.games.reign_of_cthulhu.state import FIRST_RELIC, MAX_SANITY, POOL, SEALED, WARDED, Reign, gain_clues
from miskatonic.games.reign_of_cthulhu.who import who
from miskatonic.kernel import Option, ask, tell


def always(game: Reign, seat: int) -> bool:
    """The card does something whenever it is played."""
    return True


def in_action_part(game: Reign, seat: int) -> bool:
    """RC-213: more actions are of use only while the action part is still open."""
    return game.acting


async def alien_carving(game: Reign, seat: int) -> None:
    """RC-213: the active player gets three more actions this turn."""
    if seat != game.active:
        picked = await ask(
            game, game.active, "carving", "RC-131", lambda _: [Option("accept"), DECLINE], {"who": who(game, seat)}
        )
        if picked is DECLINE:
            return
    game.actions += 3
    tell(game, "actions_gained", "RC-213", {"who": game.active, "count": 3})


def figures_on_board(game: Reign, seat: int) -> bool:
    """RC-214: there is a cultist or a Shoggoth to burn."""
    return any(game.cultists) or any(place != POOL for place in game.shoggoths)


async def alhazreds_flame(game: Reign, seat: int) -> None:
    """RC-214: up to four cultists from anywhere, or one Shoggoth, for which no relic is earned."""

    def cultists() -> list[Option]:
        return [place_option("burn", place) for place in ALL_PLACES if game.cultists[place]]

    def anything(_: Reign) -> list[Option]:
        return cultists() + [place_option("burn_shoggoth", p) for p in sorted({*game.shoggoths} - {POOL})]

    picked = await ask(game, seat, "flame", "RC-214", anything, {"count": 4})
    if picked.verb == "burn_shoggoth":
        words.remove_shoggoth(game, picked.value)
        tell(game, "shoggoth_burnt", "RC-214", {"place": picked.value})
        return
    for left in (3, 2, 1, 0):
        words.remove_cultists(game, picked.value, 1)
        tell(game, "cultist_burnt", "RC-214", {"place": picked.value})
        if not left or not any(game.cultists):
            return
        picked = await ask(game, seat, "flame", "RC-214", lambda _: [*cultists(), ENOUGH], {"count": left})
        if picked is ENOUGH:
            return


async def bizarre_statue(game: Reign, seat: int) -> None:
    """RC-216: the next summoning step, whoever's turn it falls in, is skipped."""
    game.statue = True


def cards_to_see(game: Reign, seat: int) -> bool:
    """RC-217: there is a card to look at."""
    return bool(game.deck)


async def book_of_shadow(game: Reign, seat: int) -> None:
    """RC-217: look at the top four player cards and put them back in any order; the next to be drawn is asked first."""
    count = min(4, len(game.deck))
    game.foreseen, game.foreseer = count, seat
    tell(game, "cards_seen", "RC-217", {"cards": tuple(game.deck[: -count - 1 : -1])}, only=seat)
    for left in range(count, 1, -1):
        if len(set(lying_open(game, count, left))) == 1:
            break
        picked = await ask(
            game,
            seat,
            "shadow",
            "RC-217",
            lambda _: [next_option(card) for card in sorted(set(lying_open(game, count, left)))],
        )
        bottom = len(game.deck) - count
        deck = list(game.deck)
        deck.insert(bottom + left - 1, deck.pop(bottom + lying_open(game, count, left).index(picked.value)))
        game.deck = tuple(deck)


def lying_open(game: Reign, count: int, left: int) -> list[int]:
    """Of the cards looked at, those not yet put back; read off the deck each time, which may have been dealt anew."""
    bottom = len(game.deck) - count
    return list(game.deck[bottom : bottom + left])


@functools.cache
def next_option(card: int) -> Option:
    """The option to put a card next on top."""
    return Option(f"next:{CARD_IDS[card]}", card, secret=True, card=CARD_NAMES[card])


def town_to_ward(game: Reign, seat: int) -> bool:
    """RC-215: there is a sealed gate whose seal has not been flipped yet."""
    return SEALED in game.seals


async def elder_sign(game: Reign, seat: int) -> None:
    """RC-215: flip the seal of a town: no new cultist or Shoggoth can be placed there any more."""
    picked = await ask(
        game,
        seat,
        "elder_sign",
        "RC-215",
        lambda _: [
            Option(f"ward:{TOWNS[town]}", town, town=TOWN_NAMES[town])
            for town, seal in enumerate(game.seals)
            if seal == SEALED
        ],
    )
    words.place_seal(game, picked.value, WARDED)
    tell(game, "town_warded", "RC-215", {"town": picked.value})


def clue_in_discard(game: Reign, seat: int) -> bool:
    """RC-218: there is a clue to take back."""
    return any(card < FIRST_RELIC for card in game.discard)


async def last_hourglass(game: Reign, seat: int) -> None:
    """RC-218: the active player may take one clue out of the player discard pile."""
    picked = await ask(
        game,
        game.active,
        "hourglass",
        "RC-218",
        lambda _: [
            *(
                Option(f"take_back:{TOWNS[town]}", town, card=CLUE_NAMES[town])
                for town in sorted({card for card in game.discard if card < FIRST_RELIC})
            ),
            DECLINE,
        ],
    )
    if picked is not DECLINE:
        words.take_from_discard(game, game.active, picked.value, "RC-218")
        await hand_limit.settle(game, game.active)


async def mi_go_eye(game: Reign, seat: int) -> None:
    """RC-219: lies open; the next seal, whoever's, costs one clue less."""
    game.mi_go_eye = True


def old_one_to_cancel(game: Reign, seat: int) -> bool:
    """RC-220: an ongoing Old One is in force."""
    return bool(game.in_force)


async def seal_of_leng(game: Reign, seat: int) -> None:
    """RC-220: cancel an ongoing Old One for good; for Azathoth the three cultists come back."""
    picked = await ask(
        game,
        seat,
        "leng",
        "RC-220",
        lambda _: [Option(f"cancel:{OLD_ONE_IDS[card]}", card, old_one=OLD_ONE_NAMES[card]) for card in game.in_force],
    )
    game.in_force = tuple(card for card in game.in_force if card != picked.value)
    tell(game, "old_one_cancelled", "RC-220", {"old_one": picked.value})
    if picked.value == AZATHOTH:
        game.pool += game.removed
        game.removed = 0


async def silver_key(game: Reign, seat: int) -> None:
    """RC-223: the active player may go to any location; arriving at a Shoggoth means a roll."""
    here = game.places[game.active]
    picked = await ask(
        game,
        game.active,
        "silver_key",
        "RC-223",
        lambda _: [*(place_option("step", place) for place in ALL_PLACES if place != here), DECLINE],
    )
    if picked is not DECLINE:
        tell(game, "stepped", "RC-223", {"who": game.active, "place": picked.value})
        await movement.enter(game, game.active, picked.value)


def sanity_to_gain(game: Reign, seat: int) -> bool:
    """RC-221: somebody lacks a token."""
    return min(game.sanity) < MAX_SANITY


async def song_of_kadath(game: Reign, seat: int) -> None:
    """RC-221: everybody gets one token back, or one player all of them."""
    picked = await ask(
        game,
        seat,
        "song",
        "RC-221",
        lambda _: [
            Option("song_all"),
            *(
                Option(f"song:{one}", one, who=who(game, one))
                for one, tokens in enumerate(game.sanity)
                if tokens < MAX_SANITY
            ),
        ],
    )
    for one in range(game.seats) if picked.verb == "song_all" else [picked.value]:
        sanity.gain_sanity(game, one, 1 if picked.verb == "song_all" else MAX_SANITY, "RC-221")


async def warded_box(game: Reign, seat: int) -> None:
    """RC-222: nobody rolls until the end of the next turn of whoever played it."""
    game.warded_by = seat
    game.warded_turns = 2 if seat == game.active else 1


def swaps(game: Reign, seat: int) -> list[tuple[int, int, int]]:
    """RC-224: (own clue, other seat, their clue), where the two differ."""
    return [
        (mine, other, theirs)
        for mine, count in enumerate(game.clues[seat])
        if count
        for other in range(game.seats)
        if other != seat
        for theirs, number in enumerate(game.clues[other])
        if number and theirs != mine
    ]


def clues_to_swap(game: Reign, seat: int) -> bool:
    """RC-224: both need a clue."""
    return bool(swaps(game, seat))


async def xaos_mirror(game: Reign, seat: int) -> None:
    """RC-224: swap one of your clues with a clue of another player, at any distance."""
    picked = await ask(
        game,
        seat,
        "mirror",
        "RC-224",
        lambda _: [
            Option(
                f"swap:{TOWNS[mine]}:{other}:{TOWNS[theirs]}",
                (mine, other, theirs),
                mine=CLUE_NAMES[mine],
                theirs=CLUE_NAMES[theirs],
                who=who(game, other),
            )
            for mine, other, theirs in swaps(game, seat)
        ],
    )
    mine, other, theirs = picked.value
    for owner, gives, gets in ((seat, mine, theirs), (other, theirs, mine)):
        gain_clues(game, owner, gives, -1)
        gain_clues(game, owner, gets)
    tell(game, "swapped", "RC-224", {"who": seat, "other": other, "mine": mine, "theirs": theirs})


class Relic(NamedTuple):
    """A printed relic: its rule, what it does, whether it can do anything now, whether playing it means a roll."""

    id: str
    rule: str
    effect: Callable[[Reign, int], Awaitable[None]]
    works: Callable[[Reign, int], bool] = always
    rolls: bool = True

    @property
    def name(self) -> str:
        """The id of its name."""
        return f"relic-{self.id}"


RELICS = (
    Relic("alien_carving", "RC-213", alien_carving, in_action_part),
    Relic("alhazreds_flame", "RC-214", alhazreds_flame, figures_on_board),
    Relic("bizarre_statue", "RC-216", bizarre_statue),
    Relic("book_of_shadow", "RC-217", book_of_shadow, cards_to_see),
    Relic("elder_sign", "RC-215", elder_sign, town_to_ward),
    Relic("last_hourglass", "RC-218", last_hourglass, clue_in_discard),
    Relic("mi_go_eye", "RC-219", mi_go_eye),
    Relic("seal_of_leng", "RC-220", seal_of_leng, old_one_to_cancel),
    Relic("silver_key", "RC-223", silver_key),
    Relic("song_of_kadath", "RC-221", song_of_kadath, sanity_to_gain, rolls=False),
    Relic("warded_box", "RC-222", warded_box, rolls=False),
    Relic("xaos_mirror", "RC-224", xaos_mirror, clues_to_swap),
)
assert tuple(card.id for card in RELICS) == RELIC_IDS

"""The relics: what each does, and when it can do anything at all (RC-213 to RC-224).

`seat` plays the card; the active player may be somebody else and may then decline (RC-131).
"""

import functools
from collections.abc import Awaitable, Callable, Iterator

from miskatonic.games.reign_of_cthulhu.basics import (
    gain_clues,
    place_seal,
    remove_cultists,
    remove_shoggoth,
    take_from_discard,
)
from miskatonic.games.reign_of_cthulhu.names import DECK, DISCARD, held_card, piled_card, who
from miskatonic.games.reign_of_cthulhu.options import DECLINE, ENOUGH, cultist_options, place_options, shoggoth_option
from miskatonic.games.reign_of_cthulhu.rows.old_ones import OLD_ONES
from miskatonic.games.reign_of_cthulhu.rows.places import TOWNS
from miskatonic.games.reign_of_cthulhu.rows.player_cards import CLUES, FIRST_RELIC, row_of
from miskatonic.games.reign_of_cthulhu.rows.relics import RELICS, Relic, always
from miskatonic.games.reign_of_cthulhu.rules import hand_limit, movement, sanity
from miskatonic.games.reign_of_cthulhu.state import IN_POOL, MAX_SANITY, SEALED, WARDED, Reign
from miskatonic.kernel import Option, ask, tell

Effect = Callable[[Reign, int], Awaitable[None]]
BURN, STEP = cultist_options("burn"), place_options("step")


def relic(rule: str, works: Callable[[Reign, int], bool] = always, *, rolls: bool = True) -> Callable[[Effect], Effect]:
    """A relic is the function that says what it does, and has its name."""

    def add(effect: Effect) -> Effect:
        RELICS.add(Relic(effect.__name__, rule, effect, works, rolls))
        return effect

    return add


def in_action_part(game: Reign, seat: int) -> bool:
    """RC-213: more actions are of use only while the action part is still open."""
    return game.acting


async def active_agrees(game: Reign, seat: int, prompt: str, **asked: int) -> bool:
    """RC-131: what somebody else's card would do with the active player, the active player may refuse (RC-OP-07)."""
    if seat == game.active:
        return True
    picked = await ask(
        game, game.active, prompt, "RC-131", lambda _: [Option("accept"), DECLINE], {"who": seat, **asked}
    )
    if picked is DECLINE:
        tell(game, "declined", "RC-131", {"who": game.active})
    return picked is not DECLINE


@relic("RC-213", in_action_part)
async def alien_carving(game: Reign, seat: int) -> None:
    """RC-213: the active player gets three more actions this turn."""
    if not await active_agrees(game, seat, "carving"):
        return
    game.actions += 3
    tell(game, "actions_gained", "RC-213", {"who": game.active, "count": 3})


def figures_on_board(game: Reign, seat: int) -> bool:
    """RC-214: there is a cultist or a Shoggoth to burn."""
    return any(game.cultists) or any(place != IN_POOL for place in game.shoggoths)


@relic("RC-214", figures_on_board)
async def alhazreds_flame(game: Reign, seat: int) -> None:
    """RC-214: up to four cultists from anywhere, or one Shoggoth, for which no relic is earned."""

    def cultists() -> list[Option]:
        return [option for option in BURN if game.cultists[option.value]]

    def anything(_: Reign) -> list[Option]:
        return cultists() + [
            shoggoth_option("burn_shoggoth", place, tuple(f for f, at in enumerate(game.shoggoths) if at == place))
            for place in sorted({*game.shoggoths} - {IN_POOL})
        ]

    picked = await ask(game, seat, "flame", "RC-214", anything, {"count": 4})
    if picked.verb == "burn_shoggoth":
        figure = game.shoggoths.index(picked.value)
        remove_shoggoth(game, figure)
        tell(game, "shoggoth_burnt", "RC-214", {"place": picked.value, "shoggoth": figure})
        return
    for left in (3, 2, 1, 0):
        place = picked.value
        tell(game, "cultist_burnt", "RC-214", {"place": place, "cultists": (game.cultists[place],)})
        remove_cultists(game, place, 1)
        if not left or not any(game.cultists):
            return
        picked = await ask(game, seat, "flame", "RC-214", lambda _: [*cultists(), ENOUGH], {"count": left})
        if picked is ENOUGH:
            return


@relic("RC-216")
async def bizarre_statue(game: Reign, seat: int) -> None:
    """RC-216: the next summoning step is skipped, whoever's turn it is."""
    game.skips_summoning = True


def cards_to_see(game: Reign, seat: int) -> bool:
    """RC-217: there is a card to look at."""
    return bool(game.deck)


@relic("RC-217", cards_to_see)
async def book_of_shadow(game: Reign, seat: int) -> None:
    """RC-217: look at the top four player cards and put them back in any order; the next to be drawn is asked first."""
    count = min(4, len(game.deck))
    game.foreseen, game.foreseer = count, seat
    seen = tuple([piled_card(card, DECK) for card in game.deck[: -count - 1 : -1]])
    tell(game, "cards_seen", "RC-217", {"who": seat, "count": count}, only=seat, secret={"cards": seen})
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
    """Of the cards looked at, those not yet put back; read from the deck each time, which may have been redealt."""
    bottom = len(game.deck) - count
    return list(game.deck[bottom : bottom + left])


@functools.cache
def next_option(card: int) -> Option:
    """The option to put a card next on top."""
    id_, name = row_of(card)
    return Option(f"next:{id_}", card, secret=True, about=(), card=name)


def town_to_ward(game: Reign, seat: int) -> bool:
    """RC-215: there is a sealed gate whose seal has not been flipped yet."""
    return SEALED in game.seals


@relic("RC-215", town_to_ward)
async def elder_sign(game: Reign, seat: int) -> None:
    """RC-215: flip the seal of a town: no new cultist or Shoggoth can be placed there any more."""
    picked = await ask(
        game,
        seat,
        "elder_sign",
        "RC-215",
        lambda _: [
            Option(f"ward:{TOWNS[town].id}", town, about=(TOWNS[town].gate,), town=TOWNS.names[town])
            for town, seal in enumerate(game.seals)
            if seal == SEALED
        ],
    )
    place_seal(game, picked.value, WARDED)
    tell(game, "town_warded", "RC-215", {"town": picked.value})


def clue_in_discard(game: Reign, seat: int) -> bool:
    """RC-218: there is a clue to take back."""
    return min(game.discard, default=FIRST_RELIC) < FIRST_RELIC


@relic("RC-218", clue_in_discard)
async def last_hourglass(game: Reign, seat: int) -> None:
    """RC-218: the active player may take one clue out of the player discard pile; RC-131: the one who plays the card
    says which.
    """
    picked = await ask(
        game,
        seat,
        "hourglass" if seat == game.active else "hourglass_for",
        "RC-218",
        lambda _: [
            *(
                Option(f"take_back:{TOWNS[town].id}", town, about=(DISCARD,), card=CLUES.names[town])
                for town in sorted({card for card in game.discard if card < FIRST_RELIC})
            ),
            DECLINE,
        ],
        {"who": game.active},
    )
    if picked is not DECLINE and await active_agrees(game, seat, "hourglass_offered", town=picked.value):
        take_from_discard(game, game.active, picked.value, "RC-218")
        await hand_limit.settle(game, game.active)


@relic("RC-219")
async def mi_go_eye(game: Reign, seat: int) -> None:
    """RC-219: stays face up; the next seal costs one clue less, whoever makes it."""
    game.cheaper_seal = True


def old_one_to_cancel(game: Reign, seat: int) -> bool:
    """RC-220: an ongoing Old One is in force."""
    return bool(game.in_force)


@relic("RC-220", old_one_to_cancel)
async def seal_of_leng(game: Reign, seat: int) -> None:
    """RC-220: cancel an ongoing Old One for good, with what it did as far as it can be undone."""
    picked = await ask(
        game,
        seat,
        "leng",
        "RC-220",
        lambda _: [Option(f"cancel:{OLD_ONES[card].id}", card, old_one=OLD_ONES.names[card]) for card in game.in_force],
    )
    game.in_force = tuple(card for card in game.in_force if card != picked.value)
    tell(game, "old_one_cancelled", "RC-220", {"old_one": picked.value})
    cancelled = OLD_ONES[picked.value].cancelled
    if cancelled is not None:
        cancelled(game)


@relic("RC-223")
async def silver_key(game: Reign, seat: int) -> None:
    """RC-223: the active player may go to any location; arriving at a Shoggoth means a roll. RC-131: the player of the
    card says where.
    """
    here = game.places[game.active]
    picked = await ask(
        game,
        seat,
        "silver_key" if seat == game.active else "silver_key_for",
        "RC-223",
        lambda _: [*(option for option in STEP if option.value != here), DECLINE],
        {"who": game.active},
    )
    if picked is not DECLINE and await active_agrees(game, seat, "silver_key_offered", place=picked.value):
        tell(game, "stepped", "RC-223", {"who": game.active, "place": picked.value})
        await movement.enter(game, game.active, picked.value)


def sanity_to_gain(game: Reign, seat: int) -> bool:
    """RC-221: somebody lacks a token."""
    return min(game.sanity) < MAX_SANITY


@relic("RC-221", sanity_to_gain, rolls=False)
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


@relic("RC-222", rolls=False)
async def warded_box(game: Reign, seat: int) -> None:
    """RC-222: nobody rolls until the end of the next turn of the one who played it."""
    game.no_rolls_by = seat
    game.no_rolls_turns = 2 if seat == game.active else 1


def swaps(game: Reign, seat: int) -> Iterator[tuple[int, int, int]]:
    """RC-224: (own clue, other seat, their clue), where the two differ."""
    for mine, count in enumerate(game.clues[seat]):
        if count:
            for other, held in enumerate(game.clues):
                if other != seat:
                    for theirs, number in enumerate(held):
                        if number and theirs != mine:
                            yield mine, other, theirs


def clues_to_swap(game: Reign, seat: int) -> bool:
    """RC-224: both need a clue."""
    return any(swaps(game, seat))


@relic("RC-224", clues_to_swap)
async def xaos_mirror(game: Reign, seat: int) -> None:
    """RC-224: swap one of your clues with a clue of another player, at any distance."""
    picked = await ask(
        game,
        seat,
        "mirror",
        "RC-224",
        lambda _: [
            Option(
                f"swap:{TOWNS[mine].id}:{other}:{TOWNS[theirs].id}",
                (mine, other, theirs),
                alike=True,
                about=(held_card(seat, mine).thing, held_card(other, theirs).thing),
                mine=CLUES.names[mine],
                theirs=CLUES.names[theirs],
                who=who(game, other),
            )
            for mine, other, theirs in swaps(game, seat)
        ],
    )
    mine, other, theirs = picked.value
    tell(game, "swapped", "RC-224", {"who": seat, "other": other, "mine": mine, "theirs": theirs})
    for owner, gives, gets in ((seat, mine, theirs), (other, theirs, mine)):
        gain_clues(game, owner, gives, -1)
        gain_clues(game, owner, gets)

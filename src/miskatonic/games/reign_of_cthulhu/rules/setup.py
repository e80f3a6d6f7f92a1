"""Setup (RC-010 to RC-021), in the book's order; every shuffle comes from the one generator (RC-006)."""

import functools
from collections.abc import Mapping

from miskatonic.games.reign_of_cthulhu.basics import draw_relic, put_shoggoth
from miskatonic.games.reign_of_cthulhu.board import Difficulty
from miskatonic.games.reign_of_cthulhu.rows.investigators import INVESTIGATORS
from miskatonic.games.reign_of_cthulhu.rows.old_ones import OLD_ONES
from miskatonic.games.reign_of_cthulhu.rows.places import PLACES, TOWNS, TRAIN_STATION
from miskatonic.games.reign_of_cthulhu.rows.player_cards import (
    CARDS_DEALT,
    CLUES_PER_TOWN,
    EVIL_STIRS,
    EVIL_STIRS_CARDS,
    FIRST_RELIC,
    RELICS_IN_DECK,
    card_of,
    relic_of,
)
from miskatonic.games.reign_of_cthulhu.rows.relics import RELICS
from miskatonic.games.reign_of_cthulhu.rows.summoning import SUMMONING_CARDS
from miskatonic.games.reign_of_cthulhu.state import (
    CULTISTS,
    IN_POOL,
    MAX_SANITY,
    NOBODY,
    NOTHING_YET,
    NOWHERE,
    OPEN,
    SHOGGOTHS,
    Reign,
)
from miskatonic.kernel import Option, Rows, ask, below, go_on_as, rows_of, seeded, shuffle, tell

CLUES = tuple([town for town in range(len(TOWNS)) for _ in range(CLUES_PER_TOWN - removed)] for removed in range(3))
"""RC-016: the clue cards in play: all of them, or one or two of each town less."""
DIFFICULTIES: tuple[Difficulty, ...] = ("introductory", "standard", "expert")
HIDDEN_OLD_ONES = 6
"""RC-011: how many come before the last one."""


def setup(seed: int, seats: int, options: Mapping[str, str]) -> Reign:
    """RC-006, RC-010, RC-011, RC-012, RC-013: the board before anybody has chosen an investigator."""
    game = empty_table(seats, DIFFICULTIES.index(options["difficulty"]), options["consent"] == "ask").copy()
    game.rng = seeded(seed)
    game.rows = rows_of(options)
    old_ones = [*other_old_ones(game.rows)]
    shuffle(game, old_ones)
    game.old_ones = (*old_ones[:HIDDEN_OLD_ONES], last_old_one())
    initial_summoning(game)
    game.active = below(game, seats) if options["first"] == "random" else int(options["first"]) - 1
    investigators_on_offer(game, options["investigators"])
    return game


@functools.cache
def last_old_one() -> int:
    """RC-011: the one at the end of the row."""
    return next(card for card, row in enumerate(OLD_ONES) if row.last)


@functools.cache
def other_old_ones(rows: tuple[Rows, ...]) -> tuple[int, ...]:
    """RC-011: those that may come before it."""
    return tuple(card for card in OLD_ONES.first(rows) if not OLD_ONES.rows[card].last)


@functools.cache
def empty_table(seats: int, difficulty: int, consent: bool) -> Reign:
    """RC-010: nothing on the board; RC-015: everybody at the Train Station, sane, with four tokens."""
    return Reign(
        rng=0,
        step="setup.investigators",
        difficulty=difficulty,
        consent=consent,
        seats=seats,
        roles=(-1,) * seats,
        offer=(),
        on_offer=0,
        places=[TRAIN_STATION] * seats,
        sanity=(MAX_SANITY,) * seats,
        clues=[(0,) * len(TOWNS)] * seats,
        relics=[()] * seats,
        active=0,
        acting=False,
        actions=0,
        resolving=0,
        done_turn=NOTHING_YET,
        quiet_turn=(False,) * seats,
        fought_at=NOWHERE,
        refused_turn=(),
        deck=(),
        piles=(),
        foreseen=0,
        foreseer=NOBODY,
        evils=0,
        drawn=0,
        discard=(),
        relic_deck=(),
        box=(),
        summoning=[],
        summoning_discard=[],
        layers=(),
        to_summon=0,
        turned=0,
        cultists=[0] * len(PLACES),
        pool=CULTISTS,
        removed=0,
        shoggoths=(IN_POOL,) * SHOGGOTHS,
        seals=(OPEN,) * len(TOWNS),
        old_ones=(),
        revealed=0,
        in_force=(),
        cheaper_seal=False,
        skips_summoning=False,
        no_rolls_by=NOBODY,
        no_rolls_turns=0,
    )


def initial_summoning(game: Reign) -> None:
    """RC-012: two cards with three cultists each, two with two, two with one, and one with a Shoggoth."""
    cards = list(SUMMONING_CARDS)
    shuffle(game, cards)
    game.summoning, turned = cards[:-7], cards[:-8:-1]
    for card, count in zip(turned, (3, 3, 2, 2, 1, 1), strict=False):
        game.cultists[card] = count
        game.pool -= count
    put_shoggoth(game, 0, turned[6])
    game.summoning_discard = turned
    game.layers = (len(game.summoning),)


def investigators_on_offer(game: Reign, how: str) -> None:
    """RC-014: the draft of the book; or everybody chooses freely, or all are dealt, or they were named beforehand."""
    pile = list(INVESTIGATORS.first(game.rows))
    game.on_offer = len(pile)
    if how in ("draft", "deal"):
        shuffle(game, pile)
        game.on_offer = 2
    game.offer = tuple(pile)
    if how == "deal":
        game.roles = game.offer[: game.seats]
    elif how not in ("draft", "choose"):
        game.roles = tuple(INVESTIGATORS.number(name) for name in how.split("+"))


def investigators_problem(value: str, seats: int) -> str | None:
    """RC-014: why a list such as `driver+hunter` can't be taken."""
    names = value.split("+")
    if len(names) == seats == len(set(names)) and all(name in INVESTIGATORS.ids for name in names):
        return None
    known = ", ".join(INVESTIGATORS.ids)
    ways = f"draft, choose, deal, or {seats} different names joined by + out of: {known}"
    return f"investigators must be {ways}; not {value!r}."


def first_problem(value: str, seats: int) -> str | None:
    """RC-013: why nobody of that number can be the first player."""
    if value in [str(seat + 1) for seat in range(seats)]:
        return None
    return f"first must be random or the number of a player from 1 to {seats}, not {value!r}."


@functools.cache
def investigator_option(role: int) -> Option:
    """RC-014: the option to take an investigator on offer."""
    return Option(f"investigator:{INVESTIGATORS[role].id}", role, investigator=INVESTIGATORS.names[role])


async def choose_investigators(game: Reign) -> str:
    """RC-014: in seat order from the first player (RC-013) each takes one of those on offer; a new one joins them."""
    while -1 in game.roles:
        seat = game.active
        while game.roles[seat] >= 0:
            seat = (seat + 1) % game.seats
        picked = await ask(
            game,
            seat,
            "investigator",
            "RC-014",
            lambda _: [investigator_option(role) for role in game.offer[: game.on_offer]],
            {"who": seat},
        )
        game.roles = (*game.roles[:seat], picked.value, *game.roles[seat + 1 :])
        game.offer = tuple([role for role in game.offer if role != picked.value])
        tell(game, "investigator_chosen", "RC-014", {"seat": seat, "investigator": picked.value})
        go_on_as(game, "setup.investigators")
    game.offer = ()
    go_on_as(game, "setup.deal")
    return await deal(game)


async def deal(game: Reign) -> str:
    """RC-016, RC-017, RC-018: clues by difficulty, relics by players, hands, relics for some, the four piles."""
    relics = list(RELICS.first(game.rows))
    shuffle(game, relics)
    count = RELICS_IN_DECK[game.seats]
    game.relic_deck = tuple(relics[count:])
    cards = [*CLUES[game.difficulty], *map(card_of, relics[:count])]
    shuffle(game, cards)
    for seat in range(game.seats):
        dealt = cards[: -CARDS_DEALT[game.seats] - 1 : -1]
        del cards[-len(dealt) :]
        game.clues[seat] = (dealt.count(0), dealt.count(1), dealt.count(2), dealt.count(3))
        game.relics[seat] = tuple([relic_of(card) for card in dealt if card >= FIRST_RELIC])
        tell(game, "dealt", "RC-018", {"who": seat, "cards": tuple(dealt)})
    for seat, role in enumerate(game.roles):
        for _ in range(INVESTIGATORS.rows[role].relics_at_start):
            tell(game, "relic_at_start", "RC-019", {"who": seat, "card": draw_relic(game, seat)})
    stack_piles(game, cards)
    return "turn.begin"


@functools.cache
def pile_sizes(cards: int) -> tuple[int, ...]:
    """RC-020: four piles as equal as possible, each with its Evil Stirs."""
    size, larger = divmod(cards, EVIL_STIRS_CARDS)
    return tuple(size + (pile < larger) + 1 for pile in range(EVIL_STIRS_CARDS))


def stack_piles(game: Reign, cards: list[int]) -> None:
    """RC-020: four piles as equal as possible, an Evil Stirs in each, the smaller ones underneath."""
    game.piles = pile_sizes(len(cards))
    bottom = 0
    for count in reversed(game.piles):
        cards.insert(bottom + below(game, count), EVIL_STIRS)
        bottom += count
    game.deck = tuple(cards)

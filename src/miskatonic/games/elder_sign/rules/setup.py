"""Setup (ES-008 to ES-018), in the book's order; and new investigators for those devoured (ES-178)."""

import functools
from collections.abc import Mapping

from miskatonic.games.elder_sign import basics
from miskatonic.games.elder_sign.rows.adventures import CARDS
from miskatonic.games.elder_sign.rows.ancient_one import ANCIENT_ONES
from miskatonic.games.elder_sign.rows.card import HAND
from miskatonic.games.elder_sign.rows.decks import ADVENTURE, ALLY, DECK_IDS, HAND_KINDS, OTHER_WORLD
from miskatonic.games.elder_sign.rows.dice import COLOURS
from miskatonic.games.elder_sign.rows.dice import NUMBERS as DICE
from miskatonic.games.elder_sign.rows.investigator import INVESTIGATORS
from miskatonic.games.elder_sign.rows.mythos import MYTHOS
from miskatonic.games.elder_sign.rules import held_cards, locks, mythos, sanity_and_stamina
from miskatonic.games.elder_sign.state import (
    BATTLE,
    ENTRANCE,
    MUSEUM,
    SUPPLY,
    VACANT,
    ElderSign,
    all_tokens,
    ancient_one,
    investigator,
)
from miskatonic.kernel import Option, Rows, ask, below, go_on_as, rows_of, seeded, shuffle, tell


@functools.cache
def _investigator_options(count: int) -> list[Option]:
    """ES-015: the options to pick the first that many investigators."""
    rows, names = INVESTIGATORS.rows, INVESTIGATORS.names
    return [Option(f"investigator:{rows[one].id}", one, investigator=names[one]) for one in range(count)]


@functools.cache
def _ancient_one_option(number: int) -> Option:
    return Option(f"ancient_one:{ANCIENT_ONES[number].id}", number, ancient_one=ANCIENT_ONES.names[number])


def setup(seed: int, seats: int, options: Mapping[str, str]) -> ElderSign:
    """ES-008, ES-009, ES-011, ES-013, ES-015, ES-016: the table before anything is face up."""
    game = empty_table(seats, rows_of(options)).copy()
    game.rng = seeded(seed)
    for deck in range(len(DECK_IDS)):
        cards = list(game.decks[deck])
        shuffle(game, cards)
        game.decks[deck] = tuple(cards)
    chosen = options["ancient_one"]
    if chosen != "choose":
        game.ancient_one = (
            below(game, len(ANCIENT_ONES.first(game.rows))) if chosen == "random" else ANCIENT_ONES.number(chosen)
        )
    how = options["investigators"]
    if how == "deal":
        pile = list(INVESTIGATORS.first(game.rows))
        game.who = tuple([pile.pop(below(game, len(pile))) for _ in range(seats)])
    elif how != "choose":
        game.who = tuple(INVESTIGATORS.number(name) for name in how.split("+"))
    game.left = tuple([number for number in INVESTIGATORS.first(game.rows) if number not in game.who])
    game.active = below(game, seats) if options["first"] == "random" else int(options["first"]) - 1
    return game


@functools.cache
def empty_table(seats: int, rows: tuple[Rows, ...] = ()) -> ElderSign:
    """ES-004, ES-005, ES-006, ES-008, ES-014: nothing in play, the hand at XII, all dice in the supply."""
    decks = [CARDS.of_kind(ADVENTURE, rows), CARDS.of_kind(OTHER_WORLD, rows)]
    decks += [HAND.of_kind(kind, rows) for kind in HAND_KINDS]
    decks.append(tuple(MYTHOS.first(rows)))
    return ElderSign(
        rng=0,
        step="setup.ancient_one",
        seats=seats,
        ancient_one=-1,
        who=(VACANT,) * seats,
        left=(),
        sanity=[0] * seats,
        stamina=[0] * seats,
        lowered=(0,) * 2 * seats,
        clues=[0] * seats,
        at=[ENTRANCE] * seats,
        hands=[()] * seats,
        trophies=[()] * seats,
        spent_day=(),
        active=0,
        in_turn=False,
        focus_spent_turn=False,
        helpers_turn=(),
        refused_roll=(),
        ability_spent_turn=False,
        cards_spent_turn=(),
        owed_turn=(),
        unlocked_attempt=False,
        called_off_attempt=False,
        clock=0,
        midnight=False,
        doom=0,
        signs=0,
        awake=False,
        combat_x=0,
        awakening=False,
        devoured=False,
        settling=0,
        decks=decks,
        returned=[0] * len(DECK_IDS),
        foreseen=False,
        cup=(),
        museum=(-1,) * MUSEUM,
        worlds=(),
        removed=(),
        monsters=(),
        beaten=(),
        mythos=-1,
        dice=[SUPPLY] * len(DICE),
        faces=[0] * len(DICE),
        locks=[()] * len(COLOURS),
        done=(),
        rolls=0,
        rolled=False,
        failed=False,
        ability_spent_roll=False,
        cards_spent_roll=(),
        completed_roll=False,
        fresh=(),
        rows=rows,
    )


def investigators_problem(value: str, seats: int) -> str | None:
    """ES-015: why a list such as `kate_winthrop+joe_diamond` can't be taken."""
    names = value.split("+")
    if len(names) == seats == len(set(names)) and all(name in INVESTIGATORS.ids for name in names):
        return None
    known = ", ".join(INVESTIGATORS.ids)
    return f"investigators must be deal, choose, or {seats} different names joined by + out of: {known}; not {value!r}."


def first_problem(value: str, seats: int) -> str | None:
    """ES-016: why nobody of that number can be the first player."""
    if value in [str(seat + 1) for seat in range(seats)]:
        return None
    return f"first must be random or the number of a player from 1 to {seats}, not {value!r}."


async def choose_ancient_one(game: ElderSign) -> str:
    """ES-009: one Ancient One, drawn or agreed upon; ES-007, ES-010: the masks are in the cup only for Nyarlathotep."""
    if game.ancient_one < 0:
        picked = await ask(
            game,
            game.active,
            "ancient_one",
            "ES-009",
            lambda _: [_ancient_one_option(number) for number in ANCIENT_ONES.first(game.rows)],
            {"seat": game.active},
        )
        game.ancient_one = picked.value
    tell(game, "ancient_one", "ES-009", {"ancient_one": game.ancient_one})
    game.cup = all_tokens(ancient_one(game).masks, game.rows)
    return "setup.museum"


async def lay_out_museum(game: ElderSign) -> str:
    """ES-011, ES-012: six Adventures; a lock on one of them takes effect at once."""
    game.museum = game.decks[ADVENTURE][: -MUSEUM - 1 : -1]
    game.decks[ADVENTURE] = game.decks[ADVENTURE][:-MUSEUM]
    for card in game.museum:
        tell(game, "adventure_revealed", "ES-011", {"place": card})
        await locks.lay_down(game, card)
    return "setup.investigators"


async def choose_investigators(game: ElderSign) -> str:
    """ES-015: everybody gets an investigator with tokens and equipment."""
    for seat in range(game.seats):
        if game.who[seat] < 0:
            await choose(game, seat)
        else:
            tell(game, "investigator", "ES-015", {"seat": seat, "investigator": game.who[seat]})
        await equip(game, seat)
    return "setup.mythos"


async def choose(game: ElderSign, seat: int) -> None:
    """ES-015, ES-178: one of those nobody plays and nobody has lost."""
    picked = await ask(
        game,
        seat,
        "investigator",
        "ES-015",
        lambda _: list(map(_investigator_options(len(INVESTIGATORS)).__getitem__, game.left)),
        {"seat": seat},
    )
    game.who = (*game.who[:seat], picked.value, *game.who[seat + 1 :])
    game.left = tuple([number for number in game.left if number != picked.value])
    tell(game, "investigator", "ES-015", {"seat": seat, "investigator": picked.value})


async def equip(game: ElderSign, seat: int) -> None:
    """ES-015, ES-018: full values, the clues and cards listed; some pick kinds, some bring an ally if it is free."""
    row = investigator(game, seat)
    game.lowered = tuple([0 if at % game.seats == seat else less for at, less in enumerate(game.lowered)])
    game.sanity[seat] = basics.maximum(game, seat, "sanity")
    game.stamina[seat] = basics.maximum(game, seat, "stamina")
    game.clues[seat] = 0
    game.at[seat] = BATTLE if game.awake else ENTRANCE
    for kind, count in row.equipment.items():
        if kind == "clue":
            basics.gain_clues(game, seat, count, "ES-015")
        else:
            for _ in range(count):
                basics.draw(game, seat, DECK_IDS.index(kind))
    for _ in range(row.free_choice):
        picked = await ask(
            game,
            seat,
            "starting_card",
            "ES-015",
            lambda _: list(held_cards.SWAPS.values()),
            {"who": seat},
        )
        basics.draw(game, seat, picked.value)
    if row.ally and (ally := HAND.number(row.ally)) in game.decks[ALLY]:
        game.decks[ALLY] = tuple([card for card in game.decks[ALLY] if card != ally])
        game.hands[seat] += (ally,)
        tell(game, "card_gained", "ES-015", {"who": seat, "card": ally})


async def first_mythos(game: ElderSign) -> str:
    """ES-017: the first player turns up a Mythos card; ES-190: that is not a midnight."""
    tell(game, "first_player", "ES-016", {"who": game.active})
    await mythos.new_mythos(game)
    go_on_as(game, "turn.end")
    await replacements(game)
    return "turn.begin"


async def replacements(game: ElderSign) -> None:
    """ES-178, ES-180, ES-184: everybody whose investigator was devoured chooses a new one, who starts at the entrance
    (ES-OP-34: before an Ancient One that has awoken) with the daily ability ready; ES-179: a player who finds none
    left is out of the game.
    """
    for seat in range(game.seats):
        if game.who[seat] == VACANT and not game.left:
            sanity_and_stamina.eliminate(game, seat)
        elif game.who[seat] == VACANT:
            await choose(game, seat)
            game.spent_day = tuple([other for other in game.spent_day if other != seat])
            await equip(game, seat)

"""B.2: setting up a scenario: investigators, decks, opening hands and mulligans, the scenario's own set-up."""

import functools
from collections.abc import Mapping, Sequence
from typing import Any

from miskatonic.games.arkham_lcg.rows.card import CARDS
from miskatonic.games.arkham_lcg.rows.decks import BAGS, BASIC_WEAKNESSES, RANDOM_WEAKNESS, STARTER_DECKS, USUAL_SEATS
from miskatonic.games.arkham_lcg.rows.scenario import SCENARIOS
from miskatonic.games.arkham_lcg.rows.terms import (
    ACT,
    AGENDA,
    AREA,
    ASIDE,
    CLOSED,
    DECK,
    INVESTIGATION,
    LIMBO,
    LOCATION,
    NO_CARD,
    NOBODY,
    REFERENCE,
    REMOVED,
    STAGE,
    STANDARD,
)
from miskatonic.games.arkham_lcg.rules import elimination
from miskatonic.games.arkham_lcg.rules.elimination import lead_by
from miskatonic.games.arkham_lcg.state import ENCOUNTER, ROWS, Arkham, row
from miskatonic.games.arkham_lcg.words import tokens
from miskatonic.games.arkham_lcg.words.offers import mark, of_card
from miskatonic.games.arkham_lcg.words.wishes import NORMAL
from miskatonic.games.arkham_lcg.words.zones import find_aside, put, shuffle_deck, take_top
from miskatonic.kernel import Option, ask, go_on_as, seeded, tell
from miskatonic.kernel.rng import below

CAMPAIGNS = ("night_of_the_zealot",)
STANDALONE = "none"
"""AH-B-221: a scenario by itself."""
OPENING_HAND = 5
RESOURCES = 5


def decks_problem(value: str, seats: int) -> str | None:
    """AH-B-022: why starter decks named like `roland+daisy` can't be taken, or None."""
    names = value.split("+")
    unknown = [name for name in names if name not in STARTER_DECKS]
    if unknown:
        return f"decks: there is no starter deck {unknown[0]!r}; there are {', '.join(STARTER_DECKS)}."
    if len(set(names)) != len(names):
        return "decks: everybody plays another investigator."
    if len(names) > seats:
        return f"decks names {len(names)} investigators; {seats} sit at the table."
    return None


def setup(seed: int, seats: int, options: Mapping[str, str]) -> Arkham:
    """AH-B-022: everything lies ready; the first question is the mulligan."""
    rng = Pool(seeded(seed), list(STARTER_DECKS))
    match options["decks"]:
        case "starter":
            chosen: tuple[str, ...] = USUAL_SEATS[:seats]
        case "random":
            chosen = tuple([rng.draw() for _ in range(seats)])
        case named:
            chosen = with_usual(tuple(named.split("+")), seats)
    return laid_out(rng.rng, chosen, options)


def with_usual(named: tuple[str, ...], seats: int) -> tuple[str, ...]:
    """AH-B-022: those who are named take the first seats, the others the usual ones."""
    return (*named, *[one for one in USUAL_SEATS if one not in named])[:seats]


def laid_out(rng: int, decks: tuple[str, ...], options: Mapping[str, str]) -> Arkham:
    """AH-B-022: investigators with their decks, the encounter cards of the scenario, the chaos bag, opening hands."""
    pool = Pool(rng, list(BASIC_WEAKNESSES))
    weaknesses = tuple([tuple([pool.draw() for _ in range(random_weaknesses(name))]) for name in decks])
    state = cast(decks, weaknesses, options["scenario"]).copy()
    state.rng = pool.rng
    seats = state.seats
    state.campaign = "" if options["campaign"] == STANDALONE else options["campaign"]
    state.difficulty = options["difficulty"]
    state.asks = [options["asks"]] * seats
    state.hands = options["hands"]
    state.bag = BAGS[state.difficulty]
    state.notes = SCENARIOS.rows[SCENARIOS.number(state.scenario)].standalone
    if options["lead"] == "random":
        lead_by(state, below(state, seats))
    elif options["lead"] == "ask" and seats > 1:
        state.lead = NOBODY
        state.step = "setup.lead"
    if options["weakness"] == "choose":
        state.step = "setup.weakness"
    for pile in range(seats + 1):
        shuffle_deck(state, pile)
    if state.step == "setup.mulligan":
        deal(state)
    return state


class Pool:
    """AH-Q-014: what is drawn at random and then gone: the collection's basic weaknesses, one pool for the table."""

    def __init__(self, rng: int, cards: list[str]) -> None:
        self.rng = rng
        self.cards = cards

    def draw(self) -> str:
        """A random one."""
        return self.cards.pop(below(self, len(self.cards)))


def random_weaknesses(deck: str) -> int:
    """AH-B-208: how many random basic weaknesses a deck asks for."""
    return STARTER_DECKS[deck].cards.get(RANDOM_WEAKNESS, 0)


@functools.lru_cache(maxsize=256)
def cast(decks: tuple[str, ...], weaknesses: tuple[tuple[str, ...], ...], scenario: str) -> Arkham:
    """AH-B-022: all cards of a table where they begin, nothing shuffled yet; made once for each cast, and copied."""
    plan = SCENARIOS.rows[SCENARIOS.number(scenario)]
    cards: list[tuple[int, int, int]] = []  # row, owner, zone
    state = Arkham(rng=0, step="setup.mulligan", **nothing(scenario, STANDARD, len(decks)))
    for seat, name in enumerate(decks):
        deck = STARTER_DECKS[name]
        cards.append((CARDS.number(deck.investigator), seat, AREA))
        for id_, count in deck.cards.items():
            if id_ != RANDOM_WEAKNESS:
                cards += [(CARDS.number(id_), seat, DECK)] * count
        cards += [(CARDS.number(id_), seat, DECK) for id_ in weaknesses[seat]]
    for id_, count in plan.cards.items():
        number = CARDS.number(id_)
        aside = CARDS.rows[number].kind in (LOCATION, ACT, AGENDA, REFERENCE) or id_ in plan.aside
        cards += [(number, ENCOUNTER, ASIDE if aside else DECK)] * count
    lay(state, cards)
    for seat in range(len(decks)):
        tokens.add(state, tokens.RESOURCES, state.who[seat], RESOURCES)
    return state


def nothing(scenario: str, difficulty: str, seats: int) -> dict[str, Any]:
    """AH-B-022: the fields of a table on which no card lies yet."""
    empty: list[tuple[int, ...]] = [()] * seats
    return {
        "scenario": scenario, "campaign": CAMPAIGNS[0], "difficulty": difficulty, "seats": seats, "card": (),
        "owner": (), "label": (), "who": (), "zone": [], "holder": [], "at": [], "deck": [*empty, ()],
        "hand": [*empty], "discard": [*empty, ()], "area": [*empty], "threat": [*empty], "enemies": (), "places": (),
        "revealed": (), "damage": (), "horror": (), "clues": (), "doom": (), "uses": (), "resources": (),
        "exhausted": (), "order": tuple(range(seats)), "lead": 0, "left": [""] * seats, "round": 1,
        "phase": INVESTIGATION, "active": NOBODY, "turns": (), "spent": [0] * seats, "bag": (), "tests": [],
        "heard": {}, "lasting": (), "used": {}, "act": NO_CARD, "agenda": NO_CARD, "acts": (), "agendas": (),
        "reference": NO_CARD, "peril": NOBODY, "quiet": [""] * seats, "asks": [NORMAL] * seats, "wishes": (),
        "hands": CLOSED, "marked": (), "resolution": "", "gains": (), "record": "", "notes": (),
        "log": (), "crossed": (), "taboo": "", "earned": (), "killed": (),
        "physical": [0] * seats, "mental": [0] * seats, "experience": [0] * seats, "known": (), "resting": False,
        "unsettled": False, "turned_over": False,
    }  # fmt: skip


def lay(state: Arkham, cards: Sequence[tuple[int, int, int]]) -> None:
    """AH-B-022: every card gets its number and its name, and lies where it begins."""
    count = len(cards)
    state.card = tuple([number for number, _, _ in cards])
    state.owner = tuple([owner for _, owner, _ in cards])
    state.label = labels(state.card)
    state.zone, state.holder, state.at = [REMOVED] * count, [NOBODY] * count, [NO_CARD] * count
    none = (0,) * count
    state.damage = state.horror = state.clues = state.doom = state.uses = state.resources = none
    state.who = tuple([at for at, (number, _, _) in enumerate(cards) if CARDS.rows[number].kind == "investigator"])
    for at, (_, owner, zone) in enumerate(cards):
        if at in state.who:
            put_investigator(state, at, owner)
        else:
            put(state, at, zone)


def put_investigator(state: Arkham, card: int, seat: int) -> None:
    """AH-B-018: an investigator card is in play, in nobody's list of assets."""
    put(state, card, AREA, seat)
    state.area[seat] = ()


def labels(cards: Sequence[int]) -> tuple[str, ...]:
    """AH-A-55: what cards are called in options; of several equal ones each has its number."""
    total: dict[int, int] = {}
    for number in cards:
        total[number] = total.get(number, 0) + 1
    seen: dict[int, int] = {}
    found = []
    for number in cards:
        seen[number] = seen.get(number, 0) + 1
        id_ = CARDS.rows[number].id
        found.append(f"{id_}.{seen[number]}" if total[number] > 1 else id_)
    return tuple(found)


# --- what is left to the players --------------------------------------------------------------------------------------


async def choose_weaknesses(game: Arkham) -> str:
    """AH-B-204, AH-B-208, AH-Q-014: last of all basic weaknesses join the decks, here of choice, out of one pool."""
    for seat in range(game.seats):
        for card in sorted([one for one in game.deck[seat] if row(game, one).basic]):
            picked = await ask(
                game,
                seat,
                "choose_weakness",
                "AH-B-204",
                functools.partial(_weaknesses, before=card),
                {"seat": seat},
            )
            game.card = (*game.card[:card], CARDS.number(picked.value), *game.card[card + 1 :])
            game.label = labels(game.card)
            tell(game, "weakness_chosen", "AH-B-204", {"seat": seat, "card": card})
    if game.lead == NOBODY:
        return "setup.lead"
    deal(game)
    return "setup.mulligan"


def _weaknesses(game: Arkham, before: int) -> list[Option]:
    """What those who came before have left in the pool; equal ones once."""
    pool = list(BASIC_WEAKNESSES)
    for card in range(before):
        if row(game, card).basic:
            pool.remove(row(game, card).id)
    return [Option(f"weakness:{id_}", id_, card=CARDS.names[CARDS.number(id_)]) for id_ in dict.fromkeys(pool)]


async def choose_lead(game: Arkham) -> str:
    """AH-B-015, AH-B-022: the investigators say who leads."""
    await elimination.choose_lead(game, "choose_lead")
    deal(game)
    return "setup.mulligan"


# --- opening hands ----------------------------------------------------------------------------------------------------


def deal(game: Arkham) -> None:
    """AH-B-022: everybody has an opening hand."""
    for seat in range(game.seats):
        opening_hand(game, seat)


def opening_hand(game: Arkham, seat: int) -> None:
    """AH-B-023: 5 cards; weaknesses are set aside unresolved and replaced, then shuffled back."""
    set_aside = fill_hand(game, seat, OPENING_HAND)
    for card in set_aside:
        put(game, card, DECK)
    shuffle_deck(game, seat)


def fill_hand(game: Arkham, seat: int, size: int) -> list[int]:
    """AH-B-023: draw up to a size without weaknesses; those drawn instead."""
    weak: list[int] = []
    while len(game.hand[seat]) < size and game.deck[seat]:
        card = game.deck[seat][-1]
        if ROWS[game.card[card]].weakness:
            put(game, card, LIMBO)
            weak.append(card)
        else:
            take_top(game, seat)
    return weak


async def mulligan(game: Arkham) -> str:
    """AH-B-023: in player order everybody may once declare cards, all before any replacement is seen (AH-A-39)."""
    while True:
        seat = next((one for one in game.order if one not in game.turns), NOBODY)
        if seat == NOBODY:
            break
        while True:
            picked = await ask(
                game,
                seat,
                "mulligan",
                "AH-B-023",
                functools.partial(_mulligan, seat=seat),
                {"seat": seat},
            )
            if picked.verb == "keep" or picked.verb == "redraw":
                break
            card = picked.value
            marked = game.marked
            game.marked = tuple([one for one in marked if one != card]) if card in marked else (*marked, card)
        if game.marked:
            _redraw(game, seat)
        else:
            tell(game, "keeps", "AH-B-023", {"seat": seat})
        game.marked = ()
        game.turns = (*game.turns, seat)
        go_on_as(game, "setup.mulligan")
    game.turns = ()
    return "setup.scenario"


def _redraw(game: Arkham, seat: int) -> None:
    """AH-B-023: the declared cards are set aside, as many drawn, and all set-aside ones shuffled back."""
    aside = list(game.marked)
    for card in aside:
        put(game, card, LIMBO)
    size = len(game.hand[seat]) + len(aside)
    aside += fill_hand(game, seat, size)
    for card in aside:
        put(game, card, DECK)
    shuffle_deck(game, seat)
    tell(game, "mulligan", "AH-B-023", {"seat": seat, "count": len(game.marked)})


SWAP = ("swap", "leave")
"""The verbs that declare a card, and take that back."""
KEEP = Option("keep", passes=True, card="none")


def _mulligan(game: Arkham, seat: int) -> list[Option]:
    """Cards to swap (again: not), then to keep the hand or to redraw."""
    marked = game.marked
    found = [_redraws(len(marked)) if marked else KEEP]
    for card in game.hand[seat]:
        if card in marked:
            found.append(mark(game, SWAP, seat, card, marked))
        else:
            found.append(of_card("swap", "", seat, card, game.card[card], game.label[card], False))
    return found


@functools.cache
def _redraws(count: int) -> Option:
    return Option("redraw", count=count)


async def set_up_scenario(game: Arkham) -> str:
    """AH-B-022, AH-B-024, AH-B-028: the scenario's own set-up; the first round begins with the investigation phase."""
    plan = SCENARIOS.rows[SCENARIOS.number(game.scenario)]
    tell(game, "scenario", "AH-B-022", {"scenario": f"scenario-{plan.id}", "story": f"scenario-{plan.id}.text"})
    game.agenda, game.agendas = stack(game, [find_aside(game, one) for one in plan.agendas])
    game.act, game.acts = stack(game, [find_aside(game, one) for one in plan.acts])
    game.reference = find_aside(game, plan.reference)
    put(game, game.reference, STAGE)
    await plan.setup(game)
    if game.sink:
        tell(game, "round", "AH-B-028", {"count": 1})
    return "investigation"


def stack(game: Arkham, cards: Sequence[int]) -> tuple[int, tuple[int, ...]]:
    """AH-B-022: a deck of acts or agendas: the first is current."""
    if not cards:
        return NO_CARD, ()
    put(game, cards[0], STAGE)
    return cards[0], tuple(cards[1:])

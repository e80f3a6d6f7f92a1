"""B.2: setting up a scenario: investigators, their decks, the scenario's own set-up."""

from collections.abc import Mapping, Sequence

from miskatonic.games.arkham_lcg.basics.lookup import find_aside
from miskatonic.games.arkham_lcg.basics.piles import shuffle_deck
from miskatonic.games.arkham_lcg.basics.zones import put
from miskatonic.games.arkham_lcg.board.record import Record
from miskatonic.games.arkham_lcg.rows.campaign import CAMPAIGNS, plan_of
from miskatonic.games.arkham_lcg.rows.card import CARDS
from miskatonic.games.arkham_lcg.rows.decks import STARTER_DECKS, USUAL_SEATS
from miskatonic.games.arkham_lcg.rows.scenario import SCENARIOS
from miskatonic.games.arkham_lcg.rows.terms import AREA, DECK, NO_CARD, NOBODY, STAGE
from miskatonic.games.arkham_lcg.rules import elimination, joining, owned, record, standalone
from miskatonic.games.arkham_lcg.rules.choosing_decks import (
    BETWEEN,
    Chosen,
    chosen,
    left_over,
    refuse_illegal,
    taboo_of,
    with_usual,
)
from miskatonic.games.arkham_lcg.rules.components import begin_in_place, cast, labels, make_ready
from miskatonic.games.arkham_lcg.rules.elimination import lead_by
from miskatonic.games.arkham_lcg.rules.opening_hands import proceed
from miskatonic.games.arkham_lcg.state import Arkham, row
from miskatonic.kernel import Line, Option, RefusedOption, ask, seeded, tell
from miskatonic.kernel.rng import below

STANDALONE = "none"
"""AH-B-221: a single scenario."""
RANDOM, CHOOSE, ASK = "random", "choose", "ask"


class Pool:
    """AH-Q-014: what is drawn at random and then gone: the collection's basic weaknesses, one pool for the table."""

    def __init__(self, rng: int, cards: list[str]) -> None:
        self.rng = rng
        self.cards = cards

    def draw(self) -> str:
        """A random one."""
        return self.cards.pop(below(self, len(self.cards)))


def setup(seed: int, seats: int, options: Mapping[str, str]) -> Arkham:
    """AH-B-022: everything is ready; the first question is the mulligan, or a choice of the players before it."""
    text = options["campaign"]
    if text in (*CAMPAIGNS, STANDALONE):
        return first_table(seeded(seed), seats, {**options, **begins_with(text, options["scenario"])})
    return next_table(seeded(seed), seats, options, record.taken(text))


def begins_with(campaign: str, scenario: str) -> dict[str, str]:
    """AH-B-216, AH-B-221: campaign and scenario of a table. Whoever chooses only a campaign begins with its first
    scenario; whoever chooses only a scenario is in its campaign. Two that were chosen must belong together.
    """
    own, usual = plan_of(scenario).campaign, next(iter(CAMPAIGNS))
    if campaign not in (own, STANDALONE):
        if scenario in CAMPAIGNS[usual].begins:
            scenario = CAMPAIGNS[campaign].begins[0]
        elif campaign == usual:
            campaign = own
        else:
            names = {"scenario": f"scenario-{scenario}", "campaign": f"setting-campaign-{campaign}"}
            raise RefusedOption(record.PACKAGE, (Line("record-of_another", "AH-B-216", names),))
    return {"campaign": campaign, "scenario": scenario}


def first_table(rng: int, seats: int, options: Mapping[str, str]) -> Arkham:
    """AH-B-022, AH-B-221: the first scenario of a campaign, or a single one."""
    boxes = owned.boxes_in(options["boxes"])
    refuse_elsewhere(options["scenario"], boxes)
    drawn = Pool(rng, list(owned.starters(boxes)))
    match options["decks"]:
        case "starter":
            names: tuple[str, ...] = USUAL_SEATS[:seats]
        case "random":
            names = tuple([drawn.draw() for _ in range(seats)])
        case named:
            names = with_usual([one.strip() for one in named.split(BETWEEN)], seats)
    pool = Pool(drawn.rng, list(owned.weaknesses(boxes)))
    alone, taboo = options["campaign"] == STANDALONE, taboo_of(options)
    refuse_illegal(names, taboo, options["collection"], alone, boxes)
    decks = [chosen(name, taboo, alone) for name in names]
    take_named(decks, pool)
    lists = [with_weaknesses(deck, pool) for deck in decks]
    investigators = [deck.investigator for deck in decks]
    begun = standalone.beginning(options, taboo)
    state = taken_up(begun, investigators, [(*lists[0], *begun["story"]), *lists[1:]], pool)
    state.drawn = [len(cards) - len(deck.cards) for cards, deck in zip(lists, decks, strict=True)]
    state.campaign = "" if alone else options["campaign"]
    state.boxes = boxes
    if not alone:
        state.unspent = [left_over(name, taboo) for name in names]
    if begun["history"] and not alone:
        state.record = record.written(
            standalone.record_of(begun, investigators, lists, pool.cards, boxes, state.unspent)
        )
    return laid_out(state, options)


def refuse_elsewhere(scenario: str, boxes: owned.Boxes) -> None:
    """AH-Q-014: a scenario of a box that is not played with is refused."""
    if (elsewhere := owned.scenario_problem(scenario, boxes)) is not None:
        raise RefusedOption(record.PACKAGE, (elsewhere,))


def taken_up(
    held: standalone.Beginning | Record, investigators: Sequence[str], lists: Sequence[tuple[str, ...]], pool: Pool
) -> Arkham:
    """AH-B-216, AH-B-218: the table of a record, as these investigators find it with these decks: its scenario,
    difficulty, taboo list, bag and log.
    """
    state = cast(tuple(investigators), tuple(lists), held["scenario"]).copy()
    state.rng = pool.rng
    state.pool = tuple(pool.cards)
    state.difficulty, state.taboo = held["difficulty"], held["taboo"]
    state.bag = tuple(held["bag"])
    state.notes = tuple([one["entry"] for one in held["log"] if not one["crossed"]])
    return state


def next_table(rng: int, seats: int, options: Mapping[str, str], held: Record) -> Arkham:
    """AH-B-216, AH-B-218: a table that continues from a record: its scenario, difficulty, decks, bag, log and trauma.

    Those who live and do not sit out take the first seats; the others are newcomers, who choose an investigator
    unless `decks` names one for them (AH-B-217, AH-B-219).
    """
    people = joining.present(held, options["absent"].split("+"))[:seats]
    pool = Pool(rng, [record.codes()[one] for one in held["pool"]])
    investigators = [record.codes()[one["code"]] for one in people]
    lists = [joining.deck_of(one) for one in people]
    names = joining.named_decks(options["decks"], held)[: seats - len(people)]
    boxes = owned.in_order(held["boxes"])
    refuse_elsewhere(held["scenario"], boxes)
    refuse_illegal(names, held["taboo"], options["collection"], False, boxes)
    fresh = [chosen(name, held["taboo"], False) for name in names]
    take_named(fresh, pool)
    investigators += [deck.investigator for deck in fresh]
    lists += [with_weaknesses(deck, pool) for deck in fresh]
    waiting = joining.unused(held, investigators)
    investigators += [STARTER_DECKS[name].investigator for name in waiting][: seats - len(lists)]
    if len(investigators) < seats:
        left = {"count": len(investigators), "of": seats}
        raise RefusedOption(record.PACKAGE, (Line("record-few", "AH-B-219", left),))
    lists += [()] * (seats - len(lists))
    state = taken_up(held, investigators, lists, pool)
    state.campaign, state.record, state.boxes = held["campaign"], options["campaign"], boxes
    state.newcomers = tuple(range(len(people), seats))
    for seat, (name, deck) in enumerate(zip(names, fresh, strict=True), len(people)):
        state.drawn[seat] = len(lists[seat]) - len(deck.cards)
        state.unspent[seat] = left_over(name, held["taboo"])
    for seat, one in enumerate(people):
        state.physical[seat], state.mental[seat] = one["physical"], one["mental"]
        state.unspent[seat] = one["unspent"]
    return laid_out(state, options)


def laid_out(state: Arkham, options: Mapping[str, str]) -> Arkham:
    """AH-B-022: decks are shuffled; what is on the table is reported; then come the players' choices, in this order,
    and opening hands.
    """
    seats = state.seats
    state.asks = [options["asks"]] * seats
    state.hands = options["hands"]
    state.collection = options["collection"]
    asked = options["lead"] == ASK and seats > 1
    if options["lead"] == RANDOM:
        lead_by(state, below(state, seats))
    elif asked:
        state.lead = NOBODY
    make_ready(state)
    left = {
        "setup.investigator": not all(state.lists[seat] for seat in state.newcomers),
        "setup.unclaimed": bool(joining.unclaimed(state)),
        "setup.upgrade": bool(state.record),
        joining.CHOOSING: options["weakness"] == CHOOSE,
        "setup.lead": asked,
    }
    state.ahead = tuple([step for step, wanted in left.items() if wanted])
    first = proceed(state)
    state.ahead = (first, *state.ahead)
    state.step = "setup.begin"
    return state


def with_weaknesses(deck: Chosen, pool: Pool) -> tuple[str, ...]:
    """AH-B-204, AH-B-208: the cards of a new deck; the random basic weaknesses it asks for come last, while there are
    any left.
    """
    return (*deck.cards, *[pool.draw() for _ in range(min(deck.drawn, len(pool.cards)))])


def take_named(decks: Sequence[Chosen], pool: Pool) -> None:
    """AH-Q-014: the weaknesses that decks already contain are no longer in the pool."""
    for deck in decks:
        for id_ in deck.named:
            if id_ in pool.cards:
                pool.cards.remove(id_)


# --- what is left to the players --------------------------------------------------------------------------------------


async def choose_weaknesses(game: Arkham) -> str:
    """AH-B-204, AH-B-208, AH-Q-014: last of all basic weaknesses join new decks, here of choice, out of one pool."""
    mine = [(seat, card) for seat in game.newcomers for card in _basic(game, seat)[::-1][: game.drawn[seat]][::-1]]
    game.pool = (*game.pool, *[row(game, card).id for _, card in mine])
    for seat, card in mine:
        picked = await ask(game, seat, "choose_weakness", "AH-B-204", _weaknesses, {"seat": seat})
        left = list(game.pool)
        left.remove(picked.value)
        game.pool = tuple(left)
        deck = list(game.lists[seat])
        deck[deck.index(row(game, card).id)] = picked.value
        game.lists[seat] = tuple(deck)
        if game.zone[card] == AREA:
            put(game, card, DECK)
            shuffle_deck(game, seat)
        game.card = (*game.card[:card], CARDS.number(picked.value), *game.card[card + 1 :])
        game.label = labels(game.card)
        begin_in_place(game, card)
        tell(game, "weakness_chosen", "AH-B-204", {"seat": seat, "card": card})
    return proceed(game)


def _basic(game: Arkham, seat: int) -> list[int]:
    """AH-B-208: the basic weaknesses of a deck in its own order; a permanent one is in play already."""
    return sorted([one for one in (*game.deck[seat], *game.area[seat]) if row(game, one).basic])


def _weaknesses(game: Arkham) -> list[Option]:
    """What those who came before have left in the pool; equal ones once."""
    left = [id_ for id_ in dict.fromkeys(owned.weaknesses(game.boxes)) if id_ in game.pool]
    return [Option(f"weakness:{id_}", id_, card=CARDS.names[CARDS.number(id_)]) for id_ in left]


async def choose_lead(game: Arkham) -> str:
    """AH-B-015, AH-B-022: the investigators say who leads."""
    await elimination.choose_lead(game, "choose_lead")
    return proceed(game)


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

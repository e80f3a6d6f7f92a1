"""B.19: who plays the next scenario of a campaign: those who live, newcomers, and those who sit out."""

from collections.abc import Sequence

from miskatonic.games.arkham_lcg.board.record import Person, Record
from miskatonic.games.arkham_lcg.names import card_name, who
from miskatonic.games.arkham_lcg.rows.card import CARDS
from miskatonic.games.arkham_lcg.rows.decks import RANDOM_WEAKNESS, STARTER_DECKS
from miskatonic.games.arkham_lcg.rows.scenario import Past
from miskatonic.games.arkham_lcg.rows.terms import INVESTIGATOR
from miskatonic.games.arkham_lcg.rules import owned, record
from miskatonic.games.arkham_lcg.rules.campaign_log import counting
from miskatonic.games.arkham_lcg.rules.choosing_decks import BETWEEN, investigator_in, left_over
from miskatonic.games.arkham_lcg.rules.components import investigators_of, lay_anew
from miskatonic.games.arkham_lcg.rules.elimination import fate_of
from miskatonic.games.arkham_lcg.rules.opening_hands import proceed
from miskatonic.games.arkham_lcg.state import Arkham, row
from miskatonic.kernel import Line, Option, ask, below, tell

NOBODY_SITS_OUT = "nobody"
CHOOSING = "setup.weakness"
"""The step in which basic weaknesses are chosen, where they are not left to chance."""


def absent_problem(value: str, seats: int) -> str | None:
    """AH-B-217: why investigators named like `daisy_walker+agnes_baker` can't sit out, or None."""
    known = [card.id for card in CARDS if card.kind == INVESTIGATOR]
    unknown = [one for one in value.split("+") if one not in known]
    return f"absent: there is no investigator {unknown[0]!r}." if unknown else None


def present(held: Record, absent: Sequence[str]) -> list[Person]:
    """AH-B-173, AH-B-217: the investigators of a campaign who can play on and do not sit out."""
    known = record.codes()
    return [one for one in held["investigators"] if not one["fate"] and known[one["code"]] not in absent]


def deck_of(person: Person) -> tuple[str, ...]:
    """AH-B-218, AH-B-113: the cards of a deck by their ids, with the story cards that were earned."""
    known = record.codes()
    cards = [known[code] for code, count in person["deck"].items() for _ in range(count)]
    return (*cards, *[known[code] for code in person["earned"]])


def unused(held: Record, taken: Sequence[str]) -> list[str]:
    """AH-B-217, AH-B-219: the starter decks of investigators whom the campaign has not seen, and nobody plays now."""
    seen = [record.codes()[one["code"]] for one in held["investigators"]]
    here = owned.starters(owned.in_order(held["boxes"]))
    return [name for name, deck in here.items() if deck.investigator not in (*seen, *taken)]


def named_decks(value: str, held: Record) -> list[str]:
    """AH-B-217: the decks that `decks` names for newcomers, without those of investigators who are known."""
    free = [STARTER_DECKS[name].investigator for name in unused(held, ())]
    named = [one.strip() for one in value.split(BETWEEN)]
    return [one for one in named if (one in STARTER_DECKS or one[:1].isdigit()) and investigator_in(one) in free]


def held_record(game: Arkham) -> Record | None:
    """AH-B-218: the record with which this table began; None at the first one."""
    found = record.read(game.record) if game.record else None
    return None if isinstance(found, Line) else found


def past_of(game: Arkham, held: Record | None) -> Past:
    """AH-B-216: what the campaign knows when this scenario is over: all that was played, this one last, and the log."""
    earlier = [(one["scenario"], one["resolution"]) for one in held["history"]] if held is not None else []
    return Past((*earlier, (game.scenario, game.resolution)), tuple(counting(game)))


def has_completed(game: Arkham, scenario: str) -> bool:
    """AH-B-216: whether the campaign has completed a scenario before this one."""
    held = held_record(game)
    return held is not None and any(one["scenario"] == scenario for one in held["history"])


def nobody_left(game: Arkham) -> bool:
    """AH-B-173: whether everybody is out for good, sits out nowhere, and no investigator was never played."""
    if not all(fate_of(game, seat) for seat in range(game.seats)):
        return False
    held = held_record(game)
    here = investigators_of(game)
    before: list[Person] = held["investigators"] if held is not None else []
    seen = {record.codes()[one["code"]]: one["fate"] for one in before}
    away = [id_ for id_, fate in seen.items() if not fate and id_ not in here]
    fresh = [deck for deck in owned.starters(game.boxes).values() if deck.investigator not in (*seen, *here)]
    return not away and not fresh


# --- newcomers --------------------------------------------------------------------------------------------------------


async def choose_investigators(game: Arkham) -> str:
    """AH-B-173, AH-B-219: a player without an investigator takes one the campaign has not seen, with nothing earned."""
    for seat in game.newcomers:
        if not game.lists[seat]:
            picked = await ask(game, seat, "investigator", "AH-B-219", _free, {"seat": seat})
            take_seat(game, seat, picked.value)
    return proceed(game)


def _free(game: Arkham) -> list[Option]:
    held = held_record(game)
    people = enumerate(investigators_of(game))
    taken = [id_ for seat, id_ in people if game.lists[seat] or seat not in game.newcomers]
    names = unused(held, taken) if held is not None else []
    free = {name: STARTER_DECKS[name].investigator for name in names}
    return [Option(f"become:{id_}", name, investigator=CARDS.names[CARDS.number(id_)]) for name, id_ in free.items()]


def take_seat(game: Arkham, seat: int, name: str) -> None:
    """AH-B-219: a newcomer with a starter deck; its random basic weaknesses come out of the pool."""
    deck = STARTER_DECKS[name]
    cards = [id_ for id_, count in deck.cards.items() for _ in range(count) if id_ != RANDOM_WEAKNESS]
    game.unspent[seat] = left_over(name, game.taboo)
    game.drawn[seat] = min(deck.cards.get(RANDOM_WEAKNESS, 0), len(game.pool))
    cards += [draw_weakness(game) for _ in range(game.drawn[seat])]
    people = investigators_of(game)
    if deck.investigator in people:  # laid there for a seat that has not chosen yet
        people[people.index(deck.investigator)] = people[seat]
    people[seat] = deck.investigator
    lists = list(game.lists)
    lists[seat] = tuple(cards)
    lay_anew(game, people, lists)
    tell(game, "newcomer", "AH-B-219", {"seat": seat})
    tell_weaknesses(game, seat)


def tell_weaknesses(game: Arkham, seat: int) -> None:
    """AH-B-208: the basic weaknesses that chance has dealt into a new deck; its owner knows which, the others that
    there are. Where they are chosen, that is reported instead.
    """
    if game.drawn[seat] and CHOOSING not in game.ahead:
        basic = [number for id_ in game.lists[seat] if CARDS.rows[number := CARDS.number(id_)].basic]
        for number in basic[-game.drawn[seat] :]:
            tell(game, "weakness_dealt", "AH-B-208", {"seat": seat}, seat, {"card": CARDS.names[number]})


def draw_weakness(game: Arkham) -> str:
    """AH-Q-014: a random basic weakness out of the campaign's pool."""
    left = list(game.pool)
    drawn = left.pop(below(game, len(left)))
    game.pool = tuple(left)
    return drawn


def came_with(game: Arkham, seat: int) -> int:
    """AH-B-209: the experience with which a newcomer joins the campaign, whatever has been spent of it since."""
    held = held_record(game)
    if held is not None and row(game, game.who[seat]).code in [one["code"] for one in held["investigators"]]:
        return 0
    return game.unspent[seat] + sum([one.price for one in game.bought if one.seat == seat])


# --- story cards that nobody has taken yet ----------------------------------------------------------------------------


def unclaimed(game: Arkham) -> list[str]:
    """AH-B-234: the story cards that wait for this group, by their ids."""
    held = held_record(game)
    return [record.codes()[code] for code in held["unclaimed"]] if held is not None else []


async def claim(game: Arkham) -> str:
    """AH-B-113, AH-B-234: the group says into whose deck a story card goes that those before have left, if any."""
    for id_ in unclaimed(game):
        name = CARDS.names[CARDS.number(id_)]

        def takers(game: Arkham, id_: str = id_, name: str = name) -> list[Option]:
            found = [Option(f"claim:{id_}:{seat}", seat, card=name, who=who(game, seat)) for seat in range(game.seats)]
            return [*found, Option("decline", passes=True)]

        picked = await ask(game, game.order[0], "claim", "AH-B-234", takers, {"seat": game.order[0], "story": name})
        if picked.passes:
            continue
        seat = picked.value
        lists = list(game.lists)
        lists[seat] = (*lists[seat], id_)
        lay_anew(game, investigators_of(game), lists)
        card = next(one for one in game.deck[seat] if CARDS[game.card[one]].id == id_)
        tell(game, "joins", "AH-B-113", {"seat": seat, "card": card_name(game, card)})
    return proceed(game)

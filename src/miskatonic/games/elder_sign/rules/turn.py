"""The turn (ES-025 to ES-032): movement, action, clock; and whose turn is next."""

import functools
from collections.abc import Callable, Coroutine

from miskatonic.games.elder_sign.cards.adventures import CARDS
from miskatonic.games.elder_sign.cards.card import START, TURN
from miskatonic.games.elder_sign.names import place_name
from miskatonic.games.elder_sign.rules import (
    abilities,
    attempt,
    holding,
    midnight,
    monsters,
    pool,
    setup,
)
from miskatonic.games.elder_sign.state import ENTRANCE, OUT, VACANT, ElderSign, TurnEnds, in_play
from miskatonic.kernel import Choice, Option, ask, go_on_as, tell

PLACES = {ENTRANCE: "entrance", **{number: card.id for number, card in enumerate(CARDS)}}
GO, STAY = (
    {place: Option(f"{verb}:{name}", place, place=place_name(place)) for place, name in PLACES.items()}
    for verb in ("go", "stay")
)
Step = Callable[[ElderSign], Coroutine[Choice, Option, str]]


def part_of_turn(step: Step) -> Step:
    """ES-078, ES-180, ES-228: a step that goes straight to the clock when the investigator is devoured or the Ancient
    One awakens in it: neither won nor lost, monsters beaten on the way go back into the cup.
    """

    @functools.wraps(step)
    async def cut_short(game: ElderSign) -> str:
        try:
            return await step(game)
        except TurnEnds:
            game.devoured = False
            monsters.release_beaten(game)
            pool.return_dice(game)
            return "turn.clock"

    return cut_short


async def begin(game: ElderSign) -> str:
    """ES-025: a new turn; ES-232: in the battle it has no movement; ES-241: who has no investigator only moves the
    clock.
    """
    game.in_turn = True
    game.used = ()
    seat = game.active
    if game.who[seat] < 0:
        tell(game, "turn_without", "ES-241", {"seat": seat})
        return "turn.clock"
    tell(game, "turn_begins", "ES-025", {"who": seat})
    if game.awake:
        return attempt.begin(game)
    go_on_as(game, "turn.move")
    return await move(game)


async def move(game: ElderSign) -> str:
    """ES-028, ES-029, ES-030: to any card in play or the entrance, or stay; ES-027: before it, what anybody may do as
    a turn begins.
    """
    seat = game.active
    while True:
        picked = await ask(game, seat, "move", "ES-028", _move_options, {"who": seat})
        if picked.verb in ("go", "stay"):
            break
        if picked.verb == "use":
            await holding.use(game, seat, picked.value)
        else:
            await abilities.use(game, picked)
        go_on_as(game, "turn.move")
    place: int = picked.value
    if place != game.at[seat]:
        game.at[seat] = place
        tell(game, "moved", "ES-028", {"who": seat, "place": place})
        if midnight.happens(game, "on_move", seat) and monsters.on_card(game, place):
            await midnight.lasting(game, "on_move", seat)
    if place == ENTRANCE:
        return "turn.entrance"
    go_on_as(game, attempt.begin(game))
    return await attempt.attempting(game)


def _move_options(game: ElderSign) -> list[Option]:
    """ES-028: every card in play, and the entrance."""
    seat = game.active
    here = game.at[seat]
    found = [STAY[place] if place == here else GO[place] for place in (*in_play(game), ENTRANCE)]
    if game.hands[seat]:
        found += holding.usable(game, seat, (TURN, START))
    found += abilities.as_a_turn_begins(game)
    return found


def advance(game: ElderSign, steps: int, rule: str) -> None:
    """ES-046, ES-113, ES-114: the hand moves three hours a step; ES-115, ES-116, ES-185: at or past XII midnight is due
    when the turn is over.
    """
    game.clock += steps
    if game.clock >= 4:
        game.clock %= 4
        game.midnight = True
    tell(game, "clock_moved", rule, {"hour": game.clock * 3 or 12})


async def clock_phase(game: ElderSign) -> str:
    """ES-094, ES-113: the hand moves on; ES-026, ES-185, ES-186: then midnight, if it is due, and the next turn."""
    advance(game, 1, "ES-113")
    game.in_turn = False
    if VACANT in game.who:
        return "turn.end"
    return await end(game)


async def end(game: ElderSign) -> str:
    """ES-178, ES-180: new investigators are chosen before a midnight that is due."""
    if VACANT in game.who:
        await setup.replacements(game)
    if game.midnight:
        game.midnight = False
        return "midnight"
    return next_turn(game)


def next_turn(game: ElderSign) -> str:
    """ES-016, ES-026: clockwise; ES-179: before the awakening a seat without an investigator is skipped."""
    while True:
        game.active = (game.active + 1) % game.seats
        if game.who[game.active] != OUT or game.awake:
            assert game.who[game.active] != VACANT
            return "turn.begin"

"""B.3: the round: mythos, investigation, enemy and upkeep phase, step by step as in the charts."""

import functools

from miskatonic.games.arkham_lcg.basics import tokens, wishes
from miskatonic.games.arkham_lcg.basics.costs import Purse, discard_options, spare_cards
from miskatonic.games.arkham_lcg.basics.values import actions_left, ends, holds, sources, value
from miskatonic.games.arkham_lcg.basics.zones import put
from miskatonic.games.arkham_lcg.names import who
from miskatonic.games.arkham_lcg.rows import topics
from miskatonic.games.arkham_lcg.rows.card import FREE, Trigger
from miskatonic.games.arkham_lcg.rows.terms import (
    AT_PLACE,
    DISCARD,
    ENEMY_PHASE,
    INVESTIGATION,
    MYTHOS,
    NOBODY,
    PHASE,
    ROUND,
    TURN,
    UPKEEP,
)
from miskatonic.games.arkham_lcg.rules import actions
from miskatonic.games.arkham_lcg.rules.act_agenda import doom_may_advance, lacking_to_advance
from miskatonic.games.arkham_lcg.rules.drawing import draw, draw_encounter
from miskatonic.games.arkham_lcg.rules.engagement import engage_at
from miskatonic.games.arkham_lcg.rules.playing import plays
from miskatonic.games.arkham_lcg.rules.slots import settle
from miskatonic.games.arkham_lcg.rules.taking import carry_out
from miskatonic.games.arkham_lcg.rules.timing import concerns, happens
from miskatonic.games.arkham_lcg.rules.turn import abilities, offers
from miskatonic.games.arkham_lcg.rules.windows import window
from miskatonic.games.arkham_lcg.state import Arkham
from miskatonic.kernel import Option, ask, go_on_as, tell


class PhaseBegin(Trigger):
    """AH-B-030: a phase begins."""

    __slots__ = ("phase",)

    def __init__(self, phase: str) -> None:
        super().__init__()
        self.phase = phase

    def told(self) -> dict[str, str]:
        """Which phase."""
        return {"phase": self.phase}


class PhaseEnd(PhaseBegin):
    """A phase ends. AH-B-258: `again` is whether it is repeated."""

    __slots__ = ("again",)

    def __init__(self, phase: str) -> None:
        super().__init__(phase)
        self.again = False


class TurnBegin(Trigger):
    """AH-B-036: an investigator's turn begins."""

    __slots__ = ()


class TurnEnd(Trigger):
    """AH-B-037: an investigator's turn ends."""

    __slots__ = ()


class RoundEnd(Trigger):
    """AH-B-041: the round ends."""

    __slots__ = ()


def begin_phase(game: Arkham, phase: str) -> bool:
    """AH-B-030: a phase begins; whether anything follows from it."""
    game.phase = phase
    if game.sink:
        tell(game, "phase", "AH-B-029", {"phase": phase, "count": game.round})
    return concerns(game, PhaseBegin)


def end_phase(game: Arkham) -> bool:
    """AH-B-042: what lasted for the phase ends before anything happens at its end; whether anything does."""
    ends(game, PHASE)
    return concerns(game, PhaseEnd)


async def is_skipped(game: Arkham) -> bool:
    """AH-B-030, AH-B-258: the phase begins, unless something skips it: then nothing that is tied to it happens."""
    this = PhaseBegin(game.phase)
    await happens(game, this)
    if this.over:
        ends(game, PHASE)
        tell(game, "skips_phase", "AH-B-258", {"phase": game.phase})
    return this.over


async def after_phase(game: Arkham, then: str) -> str:
    """AH-B-042, AH-B-258: the phase ends; which step comes then: its own first one, if it is repeated."""
    this = PhaseEnd(game.phase)
    await happens(game, this)
    if game.unsettled:
        await settle(game)
    if this.again:
        tell(game, "repeats_phase", "AH-B-258", {"phase": game.phase})
    return FIRST_STEPS[game.phase] if this.again else then


FIRST_STEPS = {MYTHOS: "mythos.again", INVESTIGATION: "investigation", ENEMY_PHASE: "enemy", UPKEEP: "upkeep"}
"""AH-B-029: the step with which each phase begins, within a round."""


def next_seat(game: Arkham) -> int:
    """AH-B-014: in player order, who has not had a turn at it; or nobody."""
    for seat in game.order:
        if seat not in game.turns:
            return seat
    return NOBODY


# --- I: mythos --------------------------------------------------------------------------------------------------------


async def mythos(game: Arkham, again: bool = False) -> str:
    """AH-B-030 to AH-B-032: the round begins, unless the phase comes again; doom; the agenda may advance."""
    game.round += not again
    game.turns = ()
    if game.sink and not again:
        tell(game, "round", "AH-B-029", {"count": game.round})
    if begin_phase(game, MYTHOS) and await is_skipped(game):
        return "investigation"
    if game.agenda >= 0:
        if topics.NO_DOOM_STEP in game.heard and (source := holds(game, topics.NO_DOOM_STEP, game.agenda)) >= 0:
            tell(game, "no_doom_step", "AH-C-023", {"source": source})
        else:
            tokens.place_doom(game, game.agenda, 1, "AH-B-031")
        await doom_may_advance(game)
    return "mythos.draw"


async def mythos_again(game: Arkham) -> str:
    """AH-B-258: the mythos phase is repeated; the round is the same."""
    return await mythos(game, again=True)


async def mythos_draw(game: Arkham) -> str:
    """AH-B-033: in player order each investigator draws an encounter card and resolves it completely."""
    while True:
        seat = next_seat(game)
        if seat == NOBODY:
            break
        game.turns += (seat,)
        await draw_encounter(game, seat)
        go_on_as(game, "mythos.draw")
    game.turns = ()
    if topics.WINDOW in game.heard:
        await window(game, wishes.AFTER_MYTHOS)
    return await after_phase(game, "investigation") if end_phase(game) else "investigation"


# --- II: investigation ------------------------------------------------------------------------------------------------


async def investigation(game: Arkham) -> str:
    """AH-B-035: the investigation phase begins."""
    game.turns = ()
    if begin_phase(game, INVESTIGATION) and await is_skipped(game):
        return "enemy"
    if topics.WINDOW in game.heard:
        await window(game, wishes.BEFORE_TURNS)
    return "investigation.next"


async def next_turn(game: Arkham) -> str:
    """AH-B-036, AH-B-038: who takes the next turn; when all have, the phase ends."""
    seat = next_seat(game)
    if seat == NOBODY:
        game.active = NOBODY
        return await after_phase(game, "enemy") if end_phase(game) else "enemy"
    if len(game.order) > 1 and len([one for one in game.order if one not in game.turns]) > 1:
        picked = await ask(
            game,
            game.order[0],
            "next_turn",
            "AH-B-036",
            lambda game: [
                Option(f"turn:{seat}", seat, next=who(game, seat)) for seat in game.order if seat not in game.turns
            ],
            {"seat": game.order[0]},
        )
        seat = picked.value
    game.active = seat
    game.turns += (seat,)
    game.spent[seat] = 0
    if game.sink:
        tell(game, "turn", "AH-B-036", {"seat": seat})
    if concerns(game, TurnBegin):
        await happens(game, TurnBegin(seat))
    return "turn.action"


async def take_turn(game: Arkham) -> str:
    """AH-B-037, AH-B-046: actions until the turn ends; after the last one there is still a window in the turn."""
    while True:
        seat = game.active
        if seat not in game.order:
            return "investigation.next"
        if game.turn_ended:
            return "turn.end"
        if game.wishes or wishes.ALL in game.asks:
            await window(game, wishes.IN_TURN, seat)
        if not actions_left(game, seat) and not _anything_left(game):
            await window(game, wishes.TURN_ENDS, seat)
            if not actions_left(game, seat):
                return "turn.end"
        game.resting = True
        while True:
            picked = await ask(game, seat, "turn", "AH-B-037", offers, _turn_args, (), False, _asides)
            if picked.verb != "asks":
                break
            await wishes.change(game, seat)
        game.resting = False
        if picked.verb == "end_turn":
            if not actions_left(game, seat):
                await window(game, wishes.TURN_ENDS, seat)
                if actions_left(game, seat):
                    continue
            return "turn.end"
        if game.answered is False:
            await actions.act(game, picked)
        else:
            await carry_out(game, picked)
        go_on_as(game, "turn.action")


def _asides(game: Arkham) -> list[Option]:
    return wishes.asides(game, (game.active,))


def _turn_args(game: Arkham) -> dict[str, int]:
    return {"seat": game.active, "count": actions_left(game, game.active)}


def _anything_left(game: Arkham) -> bool:
    """AH-A-28, AH-A-29: after the last action: whether a free ability, a fast card or the act is still worth asking."""
    purse = Purse(game, game.active)
    if lacking_to_advance(game) is None or plays(game, game.active, purse, False):
        return True
    if topics.BONUS_OF_ANY_KIND in game.heard and any(one.cost for one in offers(game)):
        return True
    for use in abilities(game, game.active, purse, False)[0]:
        timely = use.ability.kind != FREE or wishes.TURN_ENDS in use.ability.timely
        if wishes.wants(game, use.seat, use.card, wishes.TURN_ENDS, timely, own=True):
            return True
    return False


async def end_turn(game: Arkham) -> str:
    """AH-B-037, AH-B-042: the turn ends."""
    seat = game.active
    game.turn_ended = False
    ends(game, TURN)
    if concerns(game, TurnEnd):
        await happens(game, TurnEnd(seat))
    if game.unsettled:
        await settle(game)
    game.active = NOBODY
    return "investigation.next"


# --- IV: upkeep -------------------------------------------------------------------------------------------------------


async def upkeep(game: Arkham) -> str:
    """AH-B-041: everything readies; everybody draws a card, then gains a resource."""
    if begin_phase(game, UPKEEP) and await is_skipped(game):
        return await end_round(game)
    if topics.WINDOW in game.heard:
        await window(game, wishes.UPKEEP_BEGINS)
    tokens.ready_all(game)
    loose = [enemy for enemy in game.enemies if game.zone[enemy] == AT_PLACE]
    for place in game.places if loose else ():
        await engage_at(game, place)
    for seat in game.order:
        await draw(game, seat, 1, "AH-B-041")
    if game.unsettled:
        await settle(game)
    for seat in game.order:
        tokens.gain(game, seat, 1, "AH-B-041")
        if topics.UPKEEP_RESOURCES in game.heard:
            for source, amount in sources(game, topics.UPKEEP_RESOURCES, seat):
                tokens.gain(game, seat, amount, "AH-B-041", source)
    return "upkeep.hand"


async def end_round(game: Arkham) -> str:
    """AH-B-041, AH-B-258: the round ends, where its last phase was skipped."""
    ends(game, ROUND)
    if concerns(game, RoundEnd):
        await happens(game, RoundEnd())
    return "mythos"


async def hand_size(game: Arkham) -> str:
    """AH-B-041, AH-B-045: above 8 cards one discards, never a weakness; then the phase and the round end."""
    for seat in game.order:
        while len(game.hand[seat]) > value(game, topics.HAND_SIZE, seat) and spare_cards(game, seat):
            picked = await ask(
                game,
                seat,
                "hand_size",
                "AH-B-041",
                functools.partial(discard_options, seat=seat),
                functools.partial(_too_many, seat=seat),
            )
            put(game, picked.value, DISCARD)
            if game.sink:
                tell(game, "discards", "AH-B-041", {"seat": seat, "card": picked.value, "source": -1})
    if end_phase(game) and (then := await after_phase(game, "mythos")) != "mythos":
        return then
    ends(game, ROUND)
    if concerns(game, RoundEnd):
        await happens(game, RoundEnd())
    return "mythos"


def _too_many(game: Arkham, seat: int) -> dict[str, int]:
    """AH-B-041: who discards, and how many cards there are above the hand size."""
    return {"seat": seat, "count": len(game.hand[seat]) - value(game, topics.HAND_SIZE, seat)}

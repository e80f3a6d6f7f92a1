"""B.3: the round: mythos, investigation, enemy and upkeep phase, step by step as in the charts."""

import functools

from miskatonic.games.arkham_lcg.basics import tokens, wishes
from miskatonic.games.arkham_lcg.basics.costs import Purse, discard_options, spare_cards
from miskatonic.games.arkham_lcg.basics.values import actions_left, ends, sources, value
from miskatonic.games.arkham_lcg.basics.zones import is_massive, put, seats_at
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
from miskatonic.games.arkham_lcg.rules.act_agenda import advance_agenda, is_doomed, lacking_to_advance
from miskatonic.games.arkham_lcg.rules.attacks import Attack, attack, may_attack, next_attacker, opportunists
from miskatonic.games.arkham_lcg.rules.drawing import draw, draw_encounter
from miskatonic.games.arkham_lcg.rules.engagement import engage_at
from miskatonic.games.arkham_lcg.rules.hunters import hunters_move
from miskatonic.games.arkham_lcg.rules.playing import plays
from miskatonic.games.arkham_lcg.rules.taking import carry_out
from miskatonic.games.arkham_lcg.rules.timing import concerns, happens
from miskatonic.games.arkham_lcg.rules.turn import abilities, basic_prices, offers
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
    """A phase ends."""

    __slots__ = ()


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


def next_seat(game: Arkham) -> int:
    """AH-B-014: in player order, who has not had a turn at it; or nobody."""
    for seat in game.order:
        if seat not in game.turns:
            return seat
    return NOBODY


# --- I: mythos --------------------------------------------------------------------------------------------------------


async def mythos(game: Arkham) -> str:
    """AH-B-030 to AH-B-032: the round begins; doom; the agenda may advance."""
    game.round += 1
    game.turns = ()
    if game.sink:
        tell(game, "round", "AH-B-029", {"count": game.round})
    if begin_phase(game, MYTHOS):
        await happens(game, PhaseBegin(MYTHOS))
    if game.agenda >= 0:
        tokens.place_doom(game, game.agenda, 1, "AH-B-031")
        if is_doomed(game):
            await advance_agenda(game)
    return "mythos.draw"


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
    if end_phase(game):
        await happens(game, PhaseEnd(game.phase))
    return "investigation"


# --- II: investigation ------------------------------------------------------------------------------------------------


async def investigation(game: Arkham) -> str:
    """AH-B-035: the investigation phase begins."""
    game.turns = ()
    if begin_phase(game, INVESTIGATION):
        await happens(game, PhaseBegin(INVESTIGATION))
    if topics.WINDOW in game.heard:
        await window(game, wishes.BEFORE_TURNS)
    return "investigation.next"


async def next_turn(game: Arkham) -> str:
    """AH-B-036, AH-B-038: who takes the next turn; when all have, the phase ends."""
    seat = next_seat(game)
    if seat == NOBODY:
        game.active = NOBODY
        if end_phase(game):
            await happens(game, PhaseEnd(game.phase))
        return "enemy"
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
    if topics.BONUS_ACTION in game.heard and basic_prices(game, game.active, purse):
        return any(one.cost for one in offers(game))
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
    game.active = NOBODY
    return "investigation.next"


# --- III: enemies -----------------------------------------------------------------------------------------------------


async def enemy_phase(game: Arkham) -> str:
    """AH-B-039, AH-B-147: hunters move."""
    if begin_phase(game, ENEMY_PHASE):
        await happens(game, PhaseBegin(ENEMY_PHASE))
    if game.enemies:
        await hunters_move(game)
    game.turns = ()
    return "enemy.attack"


async def attacks(game: Arkham) -> str:
    """AH-B-040, AH-B-149: in player order everybody is attacked by engaged ready enemies, which then exhaust."""
    while True:
        seat = next_seat(game)
        if seat == NOBODY:
            break
        if topics.WINDOW in game.heard:
            await window(game, wishes.AFTER_HUNTERS)
        game.turns += (seat,)
        if game.enemies:
            await _attacked(game, seat)
        go_on_as(game, "enemy.attack")
    game.turns = ()
    if topics.WINDOW in game.heard:
        await window(game, wishes.AFTER_ATTACKS)
    if end_phase(game):
        await happens(game, PhaseEnd(game.phase))
    return "upkeep"


async def _attacked(game: Arkham, seat: int) -> None:
    """AH-B-040, AH-B-148, AH-Q-032: the attacks against one investigator, in the order of choice."""
    done: list[int] = []
    while seat in game.order and (left := opportunists(game, seat, done)):
        enemy = left[0] if len(left) == 1 else await next_attacker(game, seat, left, done)
        done.append(enemy)
        if is_massive(game, enemy):
            await _attacks_all(game, enemy)
        else:
            await attack(game, Attack(seat, enemy))
        if enemy in game.enemies:
            tokens.exhaust(game, enemy)


async def _attacks_all(game: Arkham, enemy: int) -> None:
    """AH-B-149: a massive enemy attacks everybody with it, one by one as the lead says."""
    done: list[int] = []
    while left := victims(game, enemy, done):
        seat = left[0]
        if len(left) > 1:
            picked = await ask(
                game,
                game.order[0],
                "victim",
                "AH-B-149",
                lambda game: [Option(f"prey:{one}", one, prey=who(game, one)) for one in victims(game, enemy, done)],
                {"seat": game.order[0], "enemy": enemy},
            )
            seat = picked.value
        done.append(seat)
        await attack(game, Attack(seat, enemy))


def victims(game: Arkham, enemy: int, done: list[int]) -> list[int]:
    """AH-B-149: the investigators a massive enemy has yet to attack, while it is ready."""
    if enemy not in game.enemies or enemy in game.exhausted:
        return []
    return [seat for seat in seats_at(game, game.at[enemy]) if seat not in done and may_attack(game, enemy, seat)]


# --- IV: upkeep -------------------------------------------------------------------------------------------------------


async def upkeep(game: Arkham) -> str:
    """AH-B-041: everything readies; everybody draws a card, then gains a resource."""
    if begin_phase(game, UPKEEP):
        await happens(game, PhaseBegin(UPKEEP))
    if topics.WINDOW in game.heard:
        await window(game, wishes.UPKEEP_BEGINS)
    tokens.ready_all(game)
    loose = [enemy for enemy in game.enemies if game.zone[enemy] == AT_PLACE]
    for place in game.places if loose else ():
        await engage_at(game, place)
    for seat in game.order:
        await draw(game, seat, 1, "AH-B-041")
    for seat in game.order:
        tokens.gain(game, seat, 1, "AH-B-041")
        if topics.UPKEEP_RESOURCES in game.heard:
            for source, amount in sources(game, topics.UPKEEP_RESOURCES, seat):
                tokens.gain(game, seat, amount, "AH-B-041", source)
    return "upkeep.hand"


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
    if end_phase(game):
        await happens(game, PhaseEnd(game.phase))
    ends(game, ROUND)
    if concerns(game, RoundEnd):
        await happens(game, RoundEnd())
    return "mythos"


def _too_many(game: Arkham, seat: int) -> dict[str, int]:
    """AH-B-041: who discards, and how many cards there are above the hand size."""
    return {"seat": seat, "count": len(game.hand[seat]) - value(game, topics.HAND_SIZE, seat)}

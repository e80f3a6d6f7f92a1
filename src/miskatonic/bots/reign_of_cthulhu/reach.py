"""Which gate can be sealed this turn with the clues in the hand, and by which way: every walk and ride is tried.

The plan of a turn (`plan`) reckons with the usual ways. A seal is worth more than whatever it may overlook.
"""

from collections.abc import Iterator
from typing import NamedTuple

from miskatonic.bots.reign_of_cthulhu.plan import GATE_ROLL, Planner
from miskatonic.kernel import Option

Clues = tuple[int, ...]


class Move(NamedTuple):
    """One action on the way: the verb of its option, where it leads, over which place, for which town's clue."""

    verb: str
    to: int
    via: int = -1
    card: int = -1


class Way(NamedTuple):
    """A way to a seal: its town, its actions with that of the seal, what else it costs, and how it begins."""

    town: int
    actions: int
    price: float
    first: Move | None
    """None where one stands at the gate already."""


class Reach:
    """The seals in reach of the active player."""

    def __init__(self, planner: Planner, held_here: bool) -> None:
        self.planner = planner
        self.sight = sight = planner.sight
        self.seat = sight.active
        self.here = sight.at[self.seat]
        self.held_here = held_here
        """Whether an Old One keeps us from walking before we have fought here."""
        self.card = sight.printed[self.seat]
        self.side = sight.side[self.seat]
        self.gates = {sight.chart.gate[town]: town for town in sight.open}
        self._found: dict[tuple[int, Clues, int], Way | None] = {}

    def way(self, place: int, clues: Clues, actions: int) -> Way | None:
        """The best way to a seal from there with these clues and so many actions, if there is one."""
        if not any(self._pays(town, clues) for town in self.sight.open):
            return None  # clues become fewer on the way, never more
        key = place, clues, actions
        if key not in self._found:
            self._found[key] = min(
                self._ways(place, clues, actions), key=lambda way: way.price + way.actions, default=None
            )
        return self._found[key]

    def after(self, option: Option, move: Move | None, clues: Clues) -> Way | None:
        """The best way that is left after an action, which may have cost a clue; whoever might turn insane by a roll
        has an action less.
        """
        place = move.to if move else self.here
        shaken = move is not None and self._rolls(move) and 0 < self.sight.sanity[self.seat] <= 2
        return self.way(place, clues, self.sight.actions - option.cost - shaken)

    def _pays(self, town: int, clues: Clues) -> bool:
        """Whether these clues pay the seal of a town."""
        sight = self.sight
        need = self.card.seal_cards
        linked = any(clues[other] for other in sight.chart.linked[town])
        if not sight.linked_clue:
            return clues[town] >= need - sight.eye
        if sight.eye and clues[town] >= need:
            return True
        return linked and clues[town] >= need - sight.eye

    def _ways(self, place: int, clues: Clues, actions: int) -> Iterator[Way]:
        """Every shortest way by each kind of price: all that can be reached with one action, with two, …"""
        best: dict[tuple[int, Clues], float] = {(place, clues): 0.0}
        layers: list[dict[tuple[int, Clues], tuple[float, Move | None]]] = [{} for _ in range(actions + 2)]
        layers[0][place, clues] = 0.0, None
        for used in range(actions):
            for (at, held), (price, first) in layers[used].items():
                town = self.gates.get(at, -1)
                if town >= 0 and self._pays(town, held):
                    yield Way(town, used + 1, price, first)
                    continue
                for cost, move, toll in self._moves(at, held):
                    left = held if move.card < 0 else tuple([n - (t == move.card) for t, n in enumerate(held)])
                    state, total = (move.to, left), price + toll
                    if total < best.get(state, 1e9):
                        best[state] = total
                        begins = Move("defeat_cultist", at) if cost > 1 else move
                        layers[used + cost][state] = total, first or begins

    def _moves(self, at: int, held: Clues) -> Iterator[tuple[int, Move, float]]:
        """What can be done at a place to get away from it: actions, the move, and what else it costs."""
        sight, chart, card, side = self.sight, self.sight.chart, self.card, self.side
        stuck = 1 + self._held(at)
        if self.planner.stride == 1 or not side:
            for to in chart.next[at]:
                yield stuck, Move("walk", to), self._entry(to)
        if self.planner.stride == 2:
            for via in chart.next[at]:
                for to in chart.next[via]:
                    yield 1, Move("drive", to, via), self._entry(via) + self._entry(to)
        if at in chart.stops:
            for town, count in enumerate(held):
                if count and card.bus[side]:
                    anywhere = card.any_ticket[side] or chart.town[at] == town
                    for to in range(len(chart.town)):
                        if to != at and (anywhere or chart.town[to] == town):
                            yield 1, Move("bus", to, card=town), self._entry(to) + self.planner.card_fares[town]
            if self.planner.hops:
                for to in chart.stops:
                    if to != at:
                        yield 1, Move("hop", to), self._entry(to)
        if at in self.gates and not sight.gates_closed:
            for to in self.gates:
                if to != at:
                    yield 1, Move("gate", to), GATE_ROLL + self.planner.judge.roll(self.seat, to) + self._entry(to)

    def _held(self, at: int) -> bool:
        """Whether one has to fight there before one can walk on."""
        if at == self.here:
            return self.held_here
        holds = self.sight.holds_among
        return 0 < holds <= self.sight.cultists[at] and not self.card.never_held

    def _entry(self, place: int) -> float:
        """What arriving there costs."""
        return self.planner.judge.roll(self.seat, place) if place in self.sight.shoggoths else 0.0

    def _rolls(self, move: Move) -> bool:
        """Whether a move means a sanity roll."""
        if self.sight.warded:
            return False
        return move.verb == "gate" or move.to in self.sight.shoggoths or move.via in self.sight.shoggoths

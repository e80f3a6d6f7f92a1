"""What a seat sees, put into numbers: places and towns by their position in the view, hands as counts.

Everything here comes out of the view, so it is what any player at the table could say aloud; what is printed on the
cards that are seen there is read off their rows.
"""

from collections.abc import Sequence
from functools import cache, lru_cache

from miskatonic.games.reign_of_cthulhu.board import Board
from miskatonic.games.reign_of_cthulhu.rows.investigators import INVESTIGATORS, Investigator
from miskatonic.games.reign_of_cthulhu.rows.old_ones import OLD_ONES
from miskatonic.games.reign_of_cthulhu.rows.player_cards import CLUES_PER_TOWN
from miskatonic.games.reign_of_cthulhu.rows.relics import RELICS

CLUES_IN_TOWN = {"introductory": CLUES_PER_TOWN, "standard": CLUES_PER_TOWN - 1, "expert": CLUES_PER_TOWN - 2}
FULL_SANITY = 4
FAR = 99
NOBODY = Investigator("nobody", ("", ""))
"""Who sits where nobody has chosen yet."""


class Chart:
    """The printed board: lines, towns, gates, bus stops, and how far everything is from everything."""

    def __init__(
        self,
        all_towns: tuple[str, ...],
        names: tuple[str, ...],
        towns: tuple[str, ...],
        marks: str,
        lines: tuple[str, ...],
    ) -> None:
        self.names, self.towns = names, all_towns
        self.number = {name: number for number, name in enumerate(names)}
        self.town_number = {name: number for number, name in enumerate(all_towns)}
        self.town = [self.town_number[town] for town in towns]
        self.gate = [next(p for p, mark in enumerate(marks) if mark in "gG" and self.town[p] == t) for t in range(4)]
        self.stops = [p for p, mark in enumerate(marks) if mark == "b"]
        self.next: list[list[int]] = [[] for _ in names]
        for a, b in zip(lines[::2], lines[1::2], strict=True):
            self.next[self.number[a]].append(self.number[b])
            self.next[self.number[b]].append(self.number[a])
        self.linked = [
            {self.town[q] for p in range(len(names)) if self.town[p] == t for q in self.next[p]} - {t} for t in range(4)
        ]

    @lru_cache(256)  # noqa: B019  (a chart lives as long as the program)
    def walks(self, avoid: tuple[int, ...] = ()) -> list[list[int]]:
        """Walking distances between all places that do not lead through those to avoid."""
        return [self._from(place, avoid) for place in range(len(self.next))]

    def _from(self, start: int, avoid: Sequence[int]) -> list[int]:
        far = [FAR] * len(self.next)
        far[start] = 0
        queue = [start]
        for place in queue:
            if place in avoid and place != start:
                continue
            for step in self.next[place]:
                if far[step] == FAR:
                    far[step] = far[place] + 1
                    queue.append(step)
        return far


@cache
def chart_of(
    all_towns: tuple[str, ...], names: tuple[str, ...], towns: tuple[str, ...], marks: str, lines: tuple[str, ...]
) -> Chart:
    """The board is always the same; it is read once."""
    return Chart(all_towns, names, towns, marks, lines)


class Sight:
    """One look at the table."""

    def __init__(self, board: Board) -> None:
        places = board["places"]
        self.chart = chart = chart_of(
            tuple([town["name"] for town in board["towns"]]),
            tuple([place["name"] for place in places]),
            tuple([place["town"] for place in places]),
            "".join(["g" if place["gate"] else "b" if place["bus_stop"] else "-" for place in places]),
            tuple([name for line in board["lines"] for name in line]),
        )
        self.active = board["active"]
        self.acting = board["acting"]
        self.actions = board["actions"]
        self.symbols = [place["symbol"] for place in places]
        self.cultists = [place["cultists"] for place in places]
        self.shoggoths = [p for p, place in enumerate(places) for _ in range(place["shoggoths"])]
        self.gates = [town["gate"] for town in board["towns"]]
        self.open = [t for t, gate in enumerate(self.gates) if gate == "open"]
        self.seats = range(len(board["seats"]))
        people = board["seats"]
        self.role = [one["investigator"] or "" for one in people]
        self.seat_of = {role: seat for seat, role in enumerate(self.role)}
        """Who sits where, by the name of the investigator."""
        self.printed = [INVESTIGATORS.named(role) if role else NOBODY for role in self.role]
        names = [town["clue"] for town in board["towns"]]
        self.town_of = {clue: town for town, clue in enumerate(names)}
        """The town of a clue, by its name; other cards are not included."""
        self.sanity = [one["sanity"] for one in people]
        self.side = [int(tokens == 0) for tokens in self.sanity]
        """Which side of the card counts: 0 sane, 1 insane."""
        self.at = [chart.number[one["place"]] for one in people]
        self.limit = [one["hand_limit"] for one in people]
        self.per_turn = [one["actions"] for one in people]
        self.clues: list[list[int]] = []
        self.relics: list[list[str]] = []
        for one in people:
            hand = one["hand"]
            self.clues.append([hand.count(clue) for clue in names])
            self.relics.append(one["relics"])
        self.pool = board["pool"]["cultists"]
        self.shoggoth_pool = board["pool"]["shoggoths"]
        self.rate = board["summoning_rate"]
        self.to_summon = board["to_summon"]
        self.deck = board["deck"]
        revealed = [card for card in board["old_ones"] if card]
        self.revealed = len(revealed)
        self.in_force = [card["name"] for card in revealed if card["in_force"]]
        old_ones = [OLD_ONES.named(name) for name in self.in_force]
        self.gates_closed = any(card.closes_gates for card in old_ones)
        self.relics_locked = any(card.locks_relics for card in old_ones)
        """Whether only the active player plays relics."""
        self.linked_clue = any(card.linked_clue for card in old_ones)
        """Whether a seal also costs a clue of a linked town."""
        self.holds_among = max((card.holds_among for card in old_ones), default=0)
        """Among how many cultists one has to fight before one can walk away; 0: nobody has to."""
        self.eye = board["in_play"]["mi_go_eye"]
        self.statue = board["in_play"]["bizarre_statue"]
        self.warded = board["in_play"]["warded_box"] is not None
        self.discarded = [board["discard"].count(clue) for clue in names]
        total = CLUES_IN_TOWN[board["difficulty"]]
        self.undrawn = [total - self.discarded[t] - sum(held[t] for held in self.clues) for t in range(4)]
        self._look_ahead(board)

    def _look_ahead(self, board: Board) -> None:
        """What anybody can count: how near the next Evil Stirs is, and which places the next cards can name."""
        seen = board["relic_deck"] + len(board["box"]) + sum(card not in self.town_of for card in board["discard"])
        relics_left = len(RELICS) - seen - sum(map(len, self.relics))
        self.evils = max(0, self.deck - sum(self.undrawn) - relics_left)
        piles = [size for size in board["piles"] if size]
        looming = bool(piles) and self.evils >= len(piles)
        self.evil_soon = min(1.0, 2 / piles[0]) if looming else 0.0
        """How likely the next draw brings Evil Stirs."""
        number = self.chart.number
        self.layers = [[number[name] for name in layer] for layer in board["summoning_layers"]]
        self.summoned = [number[name] for name in board["summoning_discard"]]

    def restless(self) -> float:
        """How likely the next summoning card makes the Shoggoths move."""
        top = self.layers[0] if self.layers else self.summoned
        return sum(self.symbols[place] for place in top) / len(top)

    def chances(self, turns: int) -> list[float]:
        """For every place, how likely a summoning card is to name it within that many turns."""
        chance = [0.0] * len(self.cultists)
        cards = float(self.rate * turns)
        for layer in self.layers:
            share = min(1.0, cards / len(layer))
            for place in layer:
                chance[place] = share
            cards -= len(layer)
            if cards <= 0:
                break
        evil = 1 - (1 - self.evil_soon) ** turns
        if evil:
            again = evil * min(1.0, self.rate * (turns + 1) / 2 / (len(self.summoned) + 1))
            for place in self.summoned:
                chance[place] += (1 - chance[place]) * again
            for place in self.layers[0] if self.layers else ():
                chance[place] *= 1 - evil / 2
        return chance

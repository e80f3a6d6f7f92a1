"""The plan of a turn: jobs at places, ways between them, and the best few jobs that fit into the actions left."""

from typing import NamedTuple

from miskatonic.bots.reign_of_cthulhu.judge import SEAL, Judge
from miskatonic.bots.reign_of_cthulhu.sight import FAR, Sight

GATE_ROLL = 0.4
NEXT_TURN = 0.45
FADING = [0.93**lack for lack in range(16)]
"""What a job is worth that only a later turn can finish, and how that fades with every action it lacks."""
ELSEWHERE_BY_THEN = 0.5
"""A Shoggoth does not wait for the next turn."""
MEETING = 0.55
"""What it is worth to have come where clues can be handed over, as a part of the handing over."""
DRAWN, FREE, FARE = 2, 0.1, 0.55
"""A ride costs most of its card's worth, but next to nothing if drawing would make us discard that card anyway."""
SHIFTED, SHIFT_WORTH = 0.7, 1.5
"""A figure that was only moved is not gone: the part it is worth, and the least it must be worth."""
REWARD = 2.5
"""What the relic for a defeated Shoggoth is worth."""
TOO_FAR = 4
"""A stop or gate that uses up a turn's actions isn't a short cut."""
ANYWHERE = -1
MOST_JOBS = 14
"""How many jobs are thought about, the most worthwhile ones."""


class Job(NamedTuple):
    """Something worth doing at a place: the verb, whom or what it concerns, and (actions, worth) for doing it in part
    or in full, each including those before.
    """

    verb: str
    place: int
    parts: tuple[tuple[int, float], ...]
    about: int = -1
    entry: float = 0.0
    """What entering the place costs, if one is not there yet."""
    keeps: int = -1
    """The town whose clues it is about and of which none is to spare, so that no bus is paid with one."""


def _worth(job: Job) -> float:
    """For sorting, the most worthwhile first."""
    return -job.parts[-1][1]


class Plan(NamedTuple):
    """The worth of a turn, and the job to begin with."""

    worth: float
    job: Job | None


class Planner:
    """Plans for one seat in one position."""

    def __init__(self, judge: Judge, seat: int) -> None:
        self.judge = judge
        self.sight: Sight = judge.sight
        self.seat = seat
        self.chart = judge.sight.chart
        self.walks = self.chart.walks(tuple(sorted(set(judge.sight.shoggoths))))
        self.stride = 2 if judge.sight.role[seat] == "investigator-driver" else 1
        self.hops = judge.sight.role[seat] == "investigator-reporter" and judge.sight.sanity[seat] > 0
        through = len(judge.sight.open) > 1 and not judge.sight.gates_closed
        self.toll = GATE_ROLL + judge.roll(seat) if through else float(FAR)
        self._ways: dict[tuple[int, int], list[tuple[int, float]]] = {}
        self.card_fares = self._fares_by_card()
        self.meetings: list[Job] = []
        """Places where somebody should be found when the others come: worth being at, nothing to do there."""
        self.jobs = sorted(self._jobs(), key=_worth)
        self.meetings.sort(key=_worth)

    # --- ways -----------------------------------------------------------------------------------------------------

    def _fares_by_card(self) -> list[float]:
        """What paying the bus with a clue of each town costs; FAR where there is none, where it would break up a set
        that pays for a seal, or where no bus takes us.
        """
        sight = self.sight
        if not sight.printed[self.seat].bus[sight.side[self.seat]]:
            return [float(FAR)] * 4
        held = sight.clues[self.seat]
        room = sight.limit[self.seat] - sum(held) - len(sight.relics[self.seat])
        worth = [self.judge.card(self.seat, town) for town in range(4)]
        cards = sorted((worth[town], town) for town in range(4) for _ in range(held[town]))
        lost = {town for _, town in cards[: max(0, DRAWN - room)]}
        fares = [FREE if town in lost else FREE + FARE * worth[town] for town in range(4)]
        kept = [not held[town] or self.judge.whole(self.seat, town) for town in range(4)]
        return [float(FAR) if keep else fare for keep, fare in zip(kept, fares, strict=True)]

    def way(self, start: int, to: int, keeps: int = -1) -> tuple[int, float]:
        """Actions to get there, and what else it costs: tickets, none of them of the town to keep, and rolls."""
        ways = self._ways.get((start, keeps))
        if ways is None:
            ways = self._ways[start, keeps] = self._ways_from(start, keeps)
        return ways[to]

    def _ways_from(self, start: int, keeps: int) -> list[tuple[int, float]]:
        """The best way to every place: on foot, or on foot to a stop or gate and on from there."""
        town, stride = self.chart.town, self.stride
        fares = [float(FAR) if one == keeps else fare for one, fare in enumerate(self.card_fares)]
        ways = [(-(-far // stride), 0.0) for far in self.walks[start]]
        on_foot = [actions for actions, _ in ways]
        stops = [stop for stop in self.chart.stops if on_foot[stop] < TOO_FAR] if min(fares) < FAR else []
        for to_town in range(4):
            actions, fare = FAR, float(FAR)
            for stop in stops:
                price = self._fare(fares, town[stop], to_town)
                if on_foot[stop] + 1 + price < actions + fare:
                    actions, fare = on_foot[stop] + 1, price
            if fare < FAR:
                for to, there in enumerate(town):
                    if there == to_town and actions + fare < on_foot[to]:
                        ways[to] = (actions, fare)
        if self.hops:
            self._detour(ways, min(on_foot[stop] for stop in self.chart.stops), self.chart.stops, 0.0)
        if self.toll < TOO_FAR:
            gates = [self.chart.gate[town] for town in self.sight.open]
            near = min(gates, key=on_foot.__getitem__)
            self._detour(ways, on_foot[near], [gate for gate in gates if gate != near], self.toll)
        return ways

    def _detour(self, ways: list[tuple[int, float]], first: int, exits: list[int], price: float) -> None:
        """Shorten ways that are better taken through one of the exits, which are `first` actions and one more away."""
        if first >= TOO_FAR:
            return
        for way_out in exits:
            for to, far in enumerate(self.walks[way_out]):
                total = first + 1 - (-far // self.stride)
                actions, cost = ways[to]
                if total + price < actions + cost:
                    ways[to] = (total, price)

    def _fare(self, fares: list[float], stop_town: int, to_town: int) -> float:
        """What the cheapest ticket between two towns costs in addition to the action."""
        if self.sight.printed[self.seat].any_ticket[self.sight.side[self.seat]]:
            return min(fares)
        return min(fares[stop_town], fares[to_town])

    # --- jobs -----------------------------------------------------------------------------------------------------

    def _jobs(self) -> list[Job]:
        return [*self._seals(), *self._exchanges(), *self._fights(), *self._banishings(), *self._shifts()]

    def _entry(self, place: int) -> float:
        """What arriving there costs: a roll where a Shoggoth stands."""
        return self.judge.roll(self.seat, place) if place in self.sight.shoggoths else 0.0

    def _seals(self) -> list[Job]:
        """Gates this seat has the clues for; a linked clue must be there too where an Old One wants it."""
        sight, judge = self.sight, self.judge
        jobs = []
        for town in sight.open:
            if judge.missing(self.seat, town):
                continue
            held = sight.clues[self.seat]
            if sight.linked_clue and not any(held[other] for other in self.chart.linked[town]):
                continue
            gate = self.chart.gate[town]
            jobs.append(Job("seal", gate, ((1, SEAL * judge.hurry + judge.relief(town)),), town, self._entry(gate)))
        return jobs

    def _exchanges(self) -> list[Job]:
        """Clues to hand over where the partner stands, or a place to meet where nobody stands right."""
        sight, judge, seat = self.sight, self.judge, self.seat
        jobs = []
        for town in sight.open:
            owner = judge.owner[town]
            missing = judge.missing(owner, town)
            if not missing:
                continue
            others = [s for s in sight.seats if s != seat and sight.clues[s][town]] if owner == seat else [owner]
            keeps = town if sight.clues[seat][town] and judge.held[town] <= judge.need(owner) else -1
            hoped = 0.0
            for other in others:
                giver = other if owner == seat else seat
                most = min(missing, sight.clues[giver][town])
                if not most:
                    continue
                cost = max([sight.printed[s].clue_actions[sight.side[s]] for s in (seat, other)])
                parts = tuple((cost * n, judge.hand_over(giver, owner, town, n)) for n in range(1, most + 1))
                hoped += parts[-1][1]
                place = sight.at[other]
                if self.chart.town[place] == town:
                    verb = "take" if owner == seat else "give"
                    jobs.append(Job(verb, place, parts, other, self._entry(place), keeps))
            if hoped:
                gate = self.chart.gate[town]
                self.meetings.append(Job("meet", gate, ((0, hoped),), town, self._entry(gate), keeps))
        return jobs

    def _fights(self) -> list[Job]:
        """Cultists to defeat, one after the other, or all at once in a sweep."""
        sight, judge = self.sight, self.judge
        sweeps = sight.printed[self.seat].sweeps
        jobs = []
        for place, count in enumerate(sight.cultists):
            if not count:
                continue
            full = judge.threat(place, count)
            if sweeps:
                parts: tuple[tuple[int, float], ...] = ((1, full),)
            else:
                parts = tuple((n, full - judge.threat(place, count - n)) for n in range(1, count + 1))
            jobs.append(Job("defeat_cultist", place, parts, -1, self._entry(place)))
        return jobs

    def _banishings(self) -> list[Job]:
        """Shoggoths to defeat; each brings a relic."""
        sight, judge = self.sight, self.judge
        cost = sight.printed[self.seat].first_shoggoth[sight.side[self.seat]]
        return [
            Job("defeat_shoggoth", place, ((cost, judge.shoggoth(place) + REWARD),), -1, self._entry(place))
            for place in sorted(set(sight.shoggoths))
        ]

    def _shifts(self) -> list[Job]:
        """The Occultist moves figures from afar."""
        sight, judge = self.sight, self.judge
        if sight.role[self.seat] != "investigator-occultist":
            return []
        jobs = []
        reach = 2 if sight.sanity[self.seat] else 1
        for place, count in enumerate(sight.cultists):
            if count >= 2:
                gain = judge.threat(place, count) - judge.threat(place, count - 1)
                harm = min((cost for _, cost in self.havens(place, reach)), default=gain)
                worth = SHIFTED * (gain - harm)
                if worth > SHIFT_WORTH:
                    jobs.append(Job("shift", ANYWHERE, ((1, worth),), place))
        if sight.sanity[self.seat]:
            for place in set(sight.shoggoths):
                gain = judge.shoggoth(place) - min(judge.shoggoth(to) for to in self.chart.next[place])
                jobs.append(Job("drag", ANYWHERE, ((2, SHIFTED * gain),), place))
        return jobs

    def havens(self, place: int, reach: int) -> list[tuple[int, float]]:
        """Where a cultist could be moved to, and what it would cost there."""
        sight, judge = self.sight, self.judge
        walks = self.chart.walks()[place]
        return [
            (to, judge.threat(to, count + 1) - judge.threat(to, count))
            for to, count in enumerate(sight.cultists)
            if 0 < walks[to] <= reach and count < 3
        ]

    # --- the plan -------------------------------------------------------------------------------------------------

    def best(self, place: int, actions: int) -> Plan:
        """The best turn from here with that many actions."""
        return self._best(place, actions, self.jobs[:MOST_JOBS])

    def _best(self, place: int, actions: int, jobs: list[Job]) -> Plan:
        plan = self._outlook(place, actions, jobs)
        if not actions:
            return plan
        for i, job in enumerate(jobs):
            far, price = (0, 0.0) if job.place == ANYWHERE else self.way(place, job.place, job.keeps)
            left = actions - far
            if left < 0 or (far and left < job.parts[0][0]):
                continue
            if far:
                price += job.entry
            rest: list[Job] | None = None
            for cost, worth in job.parts:
                if cost > left:
                    break
                if worth <= price:
                    continue
                if rest is None:
                    rest = jobs[:i] + jobs[i + 1 :]
                there = place if job.place == ANYWHERE else job.place
                after = self._best(there, left - cost, rest) if left > cost else self._outlook(there, 0, rest)
                if worth - price + after.worth > plan.worth:
                    plan = Plan(worth - price + after.worth, job)
        return plan

    def _outlook(self, place: int, actions: int, jobs: list[Job]) -> Plan:
        """What being here at the end of the turn promises for the next one; the job is the one to go towards."""
        total, better, towards = 0.0, 0.0, None
        per_turn = self.sight.per_turn[self.seat]
        for part, those in ((NEXT_TURN, jobs), (MEETING, self.meetings)):
            best = 0.0
            for job in those:
                cost, worth = job.parts[-1]
                if worth * part <= best:
                    break  # they are sorted: nothing better follows
                if job.place == ANYWHERE:
                    continue
                far, price = self.way(place, job.place, job.keeps)
                if job.verb == "defeat_shoggoth":
                    worth *= ELSEWHERE_BY_THEN
                elif job.verb == "meet" and self.chart.town[place] == self.chart.town[job.place]:
                    far, price = 0, 0.0
                lack = far + min(cost, per_turn) - actions
                promise = (worth - price - (job.entry if far else 0.0)) * part * FADING[min(max(lack, 0), 15)]
                if promise > best:
                    best = promise
                    if promise > better:
                        better, towards = promise, job
            total += best
        return Plan(total, towards)

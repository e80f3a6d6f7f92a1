"""What to do with a turn: where to go, whom to attack, when to Rest, what to do for the ritual.

A plan is a space and what is done there with the actions that are left; it is judged by what it is worth and by how the
turn would end there: the attacks of the enemies around one, or a Search.
"""

from typing import NamedTuple

from miskatonic.bots.death_may_die.danger import STRESS, WOUNDS, Danger, Strength
from miskatonic.bots.death_may_die.ritual import Job, jobs
from miskatonic.bots.death_may_die.sight import FAR, Foe, Person, Sight
from miskatonic.games.death_may_die.rows.tracks import DEADLY_WOUNDS

ACTION = 2.6
"""What an action is worth."""
HIT = 1.7
"""A wound on the Elder One, …"""
BEATEN = 2.0
"""… a Stage beaten, …"""
WON = 60.0
"""… the last one."""
FIND = 1.6
"""A Search."""
Standing = tuple[tuple[Foe, int], ...]
"""Enemies with the health they have left."""


class Trip(NamedTuple):
    """A way to a space: the spaces on it, and the enemies that come along."""

    way: tuple[int, ...]
    crowd: tuple[Foe, ...]
    fire: int


class Plan(NamedTuple):
    """What a turn is for: the first thing to do, and what all of it is worth."""

    worth: float
    verb: str
    """`run`, `attack`, `rest`, `scenario` or `end`."""
    space: int
    foe: Foe | None = None
    job: Job | None = None
    trip: Trip | None = None
    then: str = ""
    """Of a Run: what is done at its end."""
    crowd: tuple[Foe, ...] = ()
    """Who comes along."""


class Planner:
    """Plans for one investigator's turn."""

    def __init__(
        self,
        sight: Sight,
        person: Person,
        free: int = 0,
        sneaks: int | None = None,
        barred: frozenset[str] = frozenset(),
    ) -> None:
        """`free` is how many spaces one may go for nothing first; `sneaks` how many Sneaks are left in that Run;
        `barred` the scenario's actions that can't be done here now, whatever becomes of the enemies.
        """
        self.sight, self.person = sight, person
        self.barred = barred
        self.danger = Danger(sight)
        self.free = free
        self.sneaks = person.kit.sneaks if sneaks is None else sneaks
        self.length = sight.run_length(person)
        self.jobs = self._jobs()
        self.best_of: dict[int, list[Job]] = {}
        for job in self.jobs:
            self.best_of.setdefault(job.space, []).append(job)
        self.trips = self._trips()
        self._ends: dict[tuple[int, tuple[str, ...], int, int, bool], float] = {}
        self._strengths: dict[int, Strength] = {}

    # --- what there is -----------------------------------------------------------------------------------------------

    def _jobs(self) -> list[Job]:
        """The ritual's jobs; the last step waits until all are ready, and what others are nearer to counts less."""
        sight = self.sight
        found = []
        self.hold = hold = self.holds_back()
        for job in jobs(sight, self.person):
            if job.space == self.person.space and job.action in self.barred:
                continue
            if hold and not job.per and job.steps >= sight.missing - 0.5 > 0 and job.steps > 0:
                continue
            nearer = any(
                sight.roads.opened[other.space][job.space] < sight.roads.opened[self.person.space][job.space]
                for other in sight.living
                if other.seat != self.person.seat
            )
            found.append(job._replace(worth=job.worth * job.chance - (1.2 if nearer and job.times < 3 else 0.0)))
        return found

    def holds_back(self) -> bool:
        """DMD-137: the last step is not taken before everybody is fit for the fight, as long as there is time."""
        sight = self.sight
        if sight.summoned or sight.to_red <= 1 or any(step.op == "heal" for step in sight.scenario.ritual.effect):
            return False
        return any(one.wounds > 1 or one.stress > 2 or one.thresholds < 2 for one in sight.living)

    def _trips(self) -> dict[int, Trip]:
        """The shortest ways to all spaces, past the fewest enemies."""
        sight, start = self.sight, self.person.space
        found = {start: Trip((), (), 0)}
        edge = [start]
        proof = self.person.kit.fireproof
        while edge:
            reached: dict[int, tuple[tuple[int, int], Trip]] = {}
            for here in edge:
                trip = found[here]
                crowd = (*trip.crowd, *sight.there[here])
                burnt = trip.fire + (0 if proof else sight.fire[here])
                price = sum([foe.dice for foe in crowd]), burnt
                for there in sight.roads.next[here]:
                    if there in found:
                        continue
                    if there not in reached or price < reached[there][0]:
                        reached[there] = price, Trip((*trip.way, there), crowd, burnt)
            found |= {there: trip for there, (_, trip) in reached.items()}
            edge = list(reached)
        return found

    def runs(self, trip: Trip) -> int:
        """How many actions a way takes."""
        return -(-max(0, len(trip.way) - self.free) // self.length)

    def wanted(self, foe: Foe) -> bool:
        """Whether an enemy is needed alive, where the ritual is broken with such as it."""
        return any(job.per == foe.kind for job in self.jobs)

    def _followers(self, trip: Trip) -> tuple[Foe, ...]:
        """Who comes along, when as many as possible are Sneaked past."""
        crowd = trip.crowd
        sneaks = self.sneaks + self.person.kit.sneaks * max(0, self.runs(trip) - (not self.free))
        if not sneaks or not crowd:
            return crowd
        left = sorted([foe for foe in crowd if self.left_behind(foe)], key=lambda foe: -foe.dice)
        return (*[foe for foe in crowd if not self.left_behind(foe)], *left[sneaks:])

    def left_behind(self, foe: Foe) -> bool:
        """DMD-182: whether one would Sneak past an enemy: none that is needed, none that would stay with others."""
        others = (other for other in self.sight.living if other.seat != self.person.seat)
        return not self.wanted(foe) and not any(other.space == foe.space for other in others)

    def strength(self, space: int) -> Strength:
        """What one's rolls are made with there."""
        if space not in self._strengths:
            self._strengths[space] = Strength(self.sight, self.person, space)
        return self._strengths[space]

    # --- the best plan -----------------------------------------------------------------------------------------------

    def best(self, actions: int) -> Plan:
        """The best use of that many actions."""
        plans = [self._here(actions)]
        for space, trip in self.trips.items():
            runs = self.runs(trip)
            if trip.way and runs <= actions and (runs or self.free):
                plans.append(self._there(space, trip, actions - runs))
        return max(plans, key=lambda plan: plan.worth)

    def _here(self, actions: int) -> Plan:
        person, space = self.person, self.person.space
        standing = tuple((foe, foe.health) for foe in self.sight.there[space])
        worth, verb, foe, job = self._act(space, actions, standing, person.wounds, person.stress, 0)
        return Plan(worth, verb, space, foe, job)

    def _there(self, space: int, trip: Trip, actions: int) -> Plan:
        person = self.person
        crowd = (*self.sight.there[space], *self._followers(trip))
        standing = tuple((foe, foe.health) for foe in crowd)
        worth, then, foe, job = self._act(space, actions, standing, person.wounds, person.stress, 0)
        worth -= self.danger.fire(person, trip.fire, person.wounds, person.stress)
        if job is None and then in ("end", "rest"):
            job = self._aim(space)
        return Plan(worth - 0.05 * len(trip.way), "run", space, foe, job, trip, then, self._followers(trip))

    def _aim(self, space: int) -> Job | None:
        """The job that a space is on the way to."""
        far, here = self.sight.roads.opened, self.person.space
        nearer = [job for job in self.jobs if far[space][job.space] < far[here][job.space] and not job.per]
        return max(nearer, key=lambda job: job.worth - far[space][job.space], default=None)

    def _act(
        self, space: int, actions: int, standing: Standing, wounds: int, stress: int, done: int
    ) -> tuple[float, str, Foe | None, Job | None]:
        """The best thing to do in a space with that many actions, enemies and wounds; and what it is worth in all."""
        best: tuple[float, str, Foe | None, Job | None] = (
            self._end(space, standing, wounds, stress, done),
            "end",
            None,
            None,
        )
        if not actions:
            return best
        roll = self.danger.madness(self.person, wounds, stress)
        for foe, health, ranged in self._attackable(space, standing):
            worth = self._attack(space, actions, standing, wounds, stress, done, foe, health, ranged) - roll
            if worth > best[0]:
                best = worth, "attack", foe, None
        if not standing and (wounds or stress):
            healed = _healed(wounds, stress, self.person.kit.rest)
            worth = self._act(space, actions - 1, standing, *healed, done)[0] - 0.2
            if worth > best[0]:
                best = worth, "rest", None, None
        for number, job in enumerate(self.best_of.get(space, ())):
            if done >> number & 1 or not _allows(job, standing):
                continue
            worth = job.worth - (1 - job.chance) * 0.6 - (roll if job.chance < 1 or job.steps else 0.0)
            after = done if job.times > 1 else done | 1 << number
            remaining = standing
            if job.per:
                fed = [one for one in standing if one[0].kind == job.per][: max(1, round(job.steps))]
                if not fed or (self.hold and len(fed) >= self.sight.missing):
                    continue
                worth = job.worth * min(len(fed), job.steps, self.sight.missing) - roll
                remaining = tuple(one for one in standing if one not in fed)
            worth += self._act(space, actions - 1, remaining, wounds, stress, after)[0]
            if worth > best[0]:
                best = worth, "scenario", None, job
        return best

    def _attackable(self, space: int, standing: Standing) -> list[tuple[Foe, int, bool]]:
        found = [(foe, health, False) for foe, health in standing if foe.vulnerable]
        kinds = {(foe.kind, foe.enemy, health): (foe, health, False) for foe, health, _ in found}
        reach = self.person.kit.range
        if reach:
            far = self.sight.roads.far[space]
            here = {foe.id for foe, _ in standing}
            for foe in self.sight.foes:
                if foe.vulnerable and 0 < far[foe.space] <= reach and foe.id not in here:
                    kinds.setdefault((foe.kind, foe.enemy + "!", foe.health), (foe, foe.health, True))
        return list(kinds.values())

    def _attack(
        self,
        space: int,
        actions: int,
        standing: Standing,
        wounds: int,
        stress: int,
        done: int,
        foe: Foe,
        health: int,
        ranged: bool,
    ) -> float:
        strength = self.strength(space)
        kills = strength.kills(foe, health, ranged, 1 if stress < 3 and health <= 3 else 0)
        rest = tuple(one for one in standing if one[0].id != foe.id)
        dead = self._act(space, actions - 1, rest, wounds, stress, done)[0] if kills > 0.02 else 0.0
        if foe.is_elder:
            mean = strength.mean(foe, ranged)
            left = max(1, health - round(mean))
            gain = HIT * min(mean, health)
            prize = WON if self.sight.stage == 3 else BEATEN
        else:
            left = max(1, health - 1)
            gain = 0.15 * min(health, strength.mean(foe, ranged))
            prize = self.kill_worth(foe)
        hurt = tuple((one, left if one.id == foe.id else had) for one, had in standing)
        alive = self._act(space, actions - 1, hurt, wounds, stress, done)[0] if kills < 0.98 else 0.0
        return gain + kills * (prize + dead) + (1 - kills) * alive

    def kill_worth(self, foe: Foe) -> float:
        """What it is worth that an enemy is gone."""
        if self.wanted(foe):
            return -2.5
        return 0.7 + 0.6 * foe.dice

    # --- how the turn ends -------------------------------------------------------------------------------------------

    def _end(self, space: int, standing: Standing, wounds: int, stress: int, done: int) -> float:
        key = space, tuple([foe.id for foe, _ in standing]), wounds, stress, bool(done)
        if key not in self._ends:
            self._ends[key] = self._judge_end(space, [foe for foe, _ in standing], wounds, stress, done)
        return self._ends[key]

    def _judge_end(self, space: int, foes: list[Foe], wounds: int, stress: int, done: int) -> float:
        sight, person = self.sight, self.person
        worth = -WOUNDS[min(wounds, DEADLY_WOUNDS - 1)] - STRESS[stress]
        worth -= self.danger.fight(person, foes, wounds, stress)
        if not foes:
            worth += FIND if sight.finds else 0.0
        here = {foe.id for foe in foes}
        far = sight.roads.far[space]
        near = sum(
            [
                foe.dice * (0.2 if far[foe.space] == 1 else 0.1)
                for foe in sight.foes
                if 0 < far[foe.space] <= 2 and foe.id not in here
            ]
        )
        worth -= near * (0.3 + 0.35 * wounds)
        for other in sight.living:
            if other.seat != person.seat and other.space == space and foes:
                worth -= 0.5 * self.danger.fight(other, foes, other.wounds, other.stress)
            elif other.seat != person.seat and sight.there[other.space]:
                left = [foe for foe in sight.there[other.space] if foe.id not in here]
                worth -= 0.5 * self.danger.fight(other, left, other.wounds, other.stress)
        tokens = sight.tokens[space]
        worth -= 1.6 * ("queen" in tokens) + 0.7 * ("accuser" in tokens) + 0.4 * sight.fire[space]
        if space in sight.gates:
            worth -= 0.6
        return worth + self._potential(space, foes, wounds, done)

    def _potential(self, space: int, foes: list[Foe], wounds: int, done: int) -> float:
        """What can be done from there in the turns to come."""
        sight = self.sight
        far = sight.roads.opened[space]
        best = 0.0
        for job in self.jobs:
            if done and job.space == space and job.times == 1:
                continue
            runs = -(-far[job.space] // self.length)
            if job.per:
                best = max(best, self._gathered(job, space, foes))
                continue
            clear = sum(_minds(job, foe) for foe in sight.there[job.space]) if job.space != space else 0
            best = max(best, job.worth - ACTION * (1 + 0.8 * runs + clear) if far[job.space] < FAR else 0.0)
        elder = sight.elder_foe
        if elder is not None and elder.vulnerable and not any(foe.is_elder for foe in foes):
            runs = -(-sight.roads.far[space][elder.space] // self.length)
            best += (2.0 if wounds < 3 else -0.5) - (0.8 if wounds < 3 else -0.5) * min(runs, 4)
        return best

    def _gathered(self, job: Job, space: int, foes: list[Foe]) -> float:
        """Enemies that a job is done with: those one has along, the nearer to its space the better, or the nearest."""
        sight = self.sight
        far = sight.roads.far
        most = min(3, sight.missing)
        along = sum(foe.kind == job.per for foe in foes)
        waiting = sum(foe.kind == job.per for foe in sight.there[job.space]) if space != job.space else 0
        runs = -(-far[space][job.space] // self.length)
        if along + waiting >= min(2, most):
            return min(most, along + waiting) * 2.2 - 1.6 * runs
        here = {foe.id for foe in foes}
        ways = [
            far[space][foe.space] + 0.5 * far[foe.space][job.space]
            for foe in sight.foes
            if foe.kind == job.per and foe.id not in here
        ]
        return along * 2.0 + max(0.0, 3.0 - 0.5 * min(ways, default=9))


def _minds(job: Job, foe: Foe) -> bool:
    """Whether an enemy keeps a job from being done."""
    return job.clear == "any" or job.clear == foe.kind


def _allows(job: Job, standing: Standing) -> bool:
    return not any(_minds(job, foe) for foe, _ in standing)


def _healed(wounds: int, stress: int, points: int) -> tuple[int, int]:
    """The best use of points that heal."""
    for _ in range(points):
        better = WOUNDS[wounds] - WOUNDS[wounds - 1] if wounds else 0.0
        calmer = STRESS[stress] - STRESS[stress - 1] if stress else 0.0
        if not better and not calmer:
            break
        if better >= calmer:
            wounds -= 1
        else:
            stress -= 1
    return wounds, stress

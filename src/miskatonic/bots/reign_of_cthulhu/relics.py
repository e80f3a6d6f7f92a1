"""When a relic is worth playing: what it would bring now, less the sanity roll it costs."""

from collections.abc import Callable

from miskatonic.bots.reign_of_cthulhu.judge import CLUE, COMPLETES, Judge
from miskatonic.bots.reign_of_cthulhu.plan import Plan, Planner
from miskatonic.bots.reign_of_cthulhu.sight import FULL_SANITY, Sight
from miskatonic.games.reign_of_cthulhu.rows.relics import RELICS

VAIN = -50.0
"""A relic that does nothing is not played unless it must be."""
OLD_ONES = {
    "old_one-yig": 9.0,
    "old_one-azathoth": 3.0,
    "old_one-ithaqua": 2.5,
    "old_one-nyarlathotep": 2.0,
    "old_one-yog_sothoth": 1.5,
}
"""What it is worth to be rid of an ongoing Old One."""


class Relics:
    """The worth of playing each relic in one position."""

    def __init__(self, judge: Judge, planner: Planner, forced: bool) -> None:
        self.judge = judge
        self.planner = planner
        self.sight: Sight = judge.sight
        self.forced = forced
        """Somebody holds too many cards or must play one, so the least loss is good enough."""

    def worth(self, relic: str, holder: int) -> float:
        """What playing it now is worth beyond keeping it; positive means play."""
        rule = RULES.get(relic)
        brings = rule(self, holder) if rule else 0.0
        roll = self.judge.roll(holder) if RELICS.named(relic).rolls else 0.0
        return (brings if brings > 0 else VAIN) - roll - self.judge.relic(relic)

    # --- one rule for each ----------------------------------------------------------------------------------------

    def alien_carving(self, holder: int) -> float:
        """Three more actions, once the others are spent."""
        sight = self.sight
        if not sight.acting or sight.actions:
            return 0.0
        return 0.7 * (self.planner.best(self._here, 3).worth - self.planner.best(self._here, 0).worth)

    def alhazreds_flame(self, holder: int) -> float:
        """The four cultists that threaten most, or a Shoggoth."""
        return max(self.burnt(), max(map(self.judge.shoggoth, self.sight.shoggoths), default=0.0)) * self._before_cards

    def bizarre_statue(self, holder: int) -> float:
        """What the coming summoning step threatens to bring."""
        sight, judge = self.sight, self.judge
        if sight.statue or sight.acting or sight.to_summon:
            return 0.0
        danger = 1.0 * sight.rate
        for place, count in enumerate(sight.cultists):
            if count == 3 and sight.gates[sight.chart.town[place]] != "warded":
                danger += judge.ritual * judge.now[place]
        for place in sight.shoggoths:
            if place in [sight.chart.gate[town] for town in sight.open]:
                danger += judge.ritual * 0.3 * sight.rate
        return danger + (8.0 if sight.pool <= sight.rate + 1 else 0.0)

    def book_of_shadow(self, holder: int) -> float:
        """Evil Stirs can be put off for a turn."""
        return 4.0 * self.sight.evil_soon if self.sight.deck > 4 else 0.0

    def elder_sign(self, holder: int) -> float:
        """A sixth of all summoning cards bring nothing any more."""
        return 6.0 if "sealed" in self.sight.gates and self.sight.deck > 4 else 0.0

    def last_hourglass(self, holder: int) -> float:
        """A clue for the active player, best when it is the last one lacking."""
        return max(map(self.taken_back, range(4)))

    def mi_go_eye(self, holder: int) -> float:
        """A seal can be placed here and now that otherwise could not."""
        sight, seat = self.sight, self.sight.active
        town = sight.chart.town[self._here]
        if not sight.acting or not sight.actions or self._here != sight.chart.gate[town] or town not in sight.open:
            return 0.0
        return 30.0 if sight.clues[seat][town] == self.judge.need(seat) and not sight.eye else 0.0

    def seal_of_leng(self, holder: int) -> float:
        """The worst Old One in force."""
        return max((self.cancelled(name) for name in self.sight.in_force), default=0.0)

    def silver_key(self, holder: int) -> float:
        """A better plan from another place."""
        sight = self.sight
        if not sight.acting or not sight.actions:
            return 0.0
        here = self.planner.best(self._here, sight.actions).worth
        return max(self.stepped(job.place) - here for job in self.planner.jobs) if self.planner.jobs else 0.0

    def song_of_kadath(self, holder: int) -> float:
        """Tokens for everybody, or all of them for one."""
        return max(self.sung(-1), max(map(self.sung, self.sight.seats)))

    def warded_box(self, holder: int) -> float:
        """Rolls that are likely to come: Evil Stirs, and Shoggoths to be met."""
        sight = self.sight
        if sight.warded:
            return 0.0
        meets = sum(place in sight.shoggoths for place in sight.at)
        return sum(self.judge.roll(seat) for seat in sight.seats) / len(sight.at) * (2 * sight.evil_soon + meets + 0.4)

    def xaos_mirror(self, holder: int) -> float:
        """A clue changes hands at any distance."""
        sight = self.sight
        swaps = [
            self.swapped(holder, mine, other, theirs)
            for other in sight.seats
            if other != holder
            for mine in range(4)
            if sight.clues[holder][mine]
            for theirs in range(4)
            if theirs != mine and sight.clues[other][theirs]
        ]
        return max(swaps, default=0.0)

    # --- what their questions are answered by -----------------------------------------------------------------------

    @property
    def _here(self) -> int:
        return self.sight.at[self.sight.active]

    @property
    def _before_cards(self) -> float:
        """What can be done by hand is not burnt: relics against the board wait until the actions are over."""
        return 0.5 if self.sight.acting and self.sight.actions else 1.0

    def burnt(self) -> float:
        """What the four most threatening cultists cost together."""
        left = self.sight.cultists[:]
        total = 0.0
        for _ in range(4):
            worst = max(range(len(left)), key=lambda p: self.one_less(p, left[p]))
            total += self.one_less(worst, left[worst])
            left[worst] = max(0, left[worst] - 1)
        return total

    def one_less(self, place: int, count: int) -> float:
        """What it is worth to take one of that many cultists off a place."""
        return self.judge.threat(place, count) - self.judge.threat(place, count - 1) if count else 0.0

    def taken_back(self, town: int) -> float:
        """What a clue of the town out of the discards is worth to the active player."""
        sight, judge, seat = self.sight, self.judge, self.sight.active
        if not sight.discarded[town] or judge.owner[town] != seat:
            return 0.0
        missing = judge.missing(seat, town)
        return 0.0 if not missing else (CLUE + COMPLETES if missing == 1 else CLUE + 1) * judge.hurry

    def cancelled(self, old_one: str) -> float:
        """What it is worth to be rid of this one."""
        if old_one == "old_one-azathoth" and self.sight.pool < 7:
            return 10.0
        return OLD_ONES.get(old_one, 0.0)

    def stepped(self, place: int) -> float:
        """What the turn is worth from another place."""
        if place < 0 or place == self._here:
            return 0.0
        plan: Plan = self.planner.best(place, self.sight.actions)
        return plan.worth - (self.judge.roll(self.sight.active, place) if place in self.sight.shoggoths else 0.0)

    def sung(self, seat: int) -> float:
        """What full sanity for one seat, or with -1 a token for everybody, is worth."""
        judge = self.judge
        if seat >= 0:
            return judge.calm(seat)
        return sum(
            judge.tokens(one, min(FULL_SANITY, had + 1)) - judge.tokens(one, had)
            for one, had in enumerate(self.sight.sanity)
        )

    def swapped(self, holder: int, mine: int, other: int, theirs: int) -> float:
        """What a swap of two clues is worth: who gets what they collect, who gives away what they don't."""
        judge = self.judge
        gain = judge.hand_over(other, holder, theirs, 1) + judge.hand_over(holder, other, mine, 1)
        loss = judge.card(holder, mine) if judge.owner[mine] == holder else 0.0
        loss += judge.card(other, theirs) if judge.owner[theirs] == other else 0.0
        return gain - loss


RULES: dict[str, Callable[[Relics, int], float]] = {
    "relic-alien_carving": Relics.alien_carving,
    "relic-alhazreds_flame": Relics.alhazreds_flame,
    "relic-bizarre_statue": Relics.bizarre_statue,
    "relic-book_of_shadow": Relics.book_of_shadow,
    "relic-elder_sign": Relics.elder_sign,
    "relic-last_hourglass": Relics.last_hourglass,
    "relic-mi_go_eye": Relics.mi_go_eye,
    "relic-seal_of_leng": Relics.seal_of_leng,
    "relic-silver_key": Relics.silver_key,
    "relic-song_of_kadath": Relics.song_of_kadath,
    "relic-warded_box": Relics.warded_box,
    "relic-xaos_mirror": Relics.xaos_mirror,
}

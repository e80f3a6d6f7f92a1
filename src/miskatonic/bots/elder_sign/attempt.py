"""Inside an attempt: what each thing that can be done with dice leaves of the chance to resolve the card.

All values are in points; the stake of an attempt is what success gives and failure costs together.
"""

from collections import Counter
from collections.abc import Iterable
from functools import cached_property
from typing import NamedTuple

from miskatonic.bots.elder_sign.sight import KEPT, Sight
from miskatonic.bots.elder_sign.worth import Worth
from miskatonic.games.elder_sign import odds
from miskatonic.games.elder_sign.odds import NEVER, Dice
from miskatonic.games.elder_sign.rows.dice import LORE, TERROR, WILD, YELLOW, roll_of
from miskatonic.games.elder_sign.rows.tasks import Requirements, code_of, ways

HIT = 6.0
"""What it is worth to take a token of doom off in the battle."""


class Reroll(NamedTuple):
    """A plan for a reroll: what it leads to, and which dice to throw, the worst first."""

    value: float
    dice: tuple[int, ...]


class Attempt:
    """The running attempt as it is."""

    def __init__(self, sight: Sight, worth: Worth) -> None:
        self.sight = sight
        self.worth = worth
        self.card = card = sight.here
        self.pool = sight.dice_at("pool")
        self.kept = [die for die in sight.dice_at(*KEPT) if sight.faces[die]]
        self.focus = not sight.dice_at("focused") and sight.may_focus and not sight.awake
        self.clues = min(2, sight.clues)
        self.fear = worth.fear(card) if card else odds.NO_FEAR
        self.prey = worth.prey(card) if card else {}
        self.bare = worth.success(card) + worth.failure(card) if card else HIT
        self.left = tuple(card.left) if card else (0,)
        self._after_discard: dict[tuple[object, ...], float] = {}
        self.frightening = any(sight.faces[die] == TERROR for die in self.pool) and not sight.awake

    # --- what a position is worth -----------------------------------------------------------------------------------

    def task(self, key: int) -> Requirements:
        """What a task needs."""
        return self.card.tasks[key] if self.card else self.sight.combat

    def open(self) -> tuple[int, ...]:
        """The tasks that can be completed now."""
        return self.left[:1] if self.card and self.card.ordered else self.left

    @cached_property
    def stake(self) -> float:
        """What there is to win."""
        return self._stake(self._ways(self.left))

    def _ways(self, left: Iterable[int]) -> dict[str, tuple[int, ...]]:
        """The monsters that are still to be defeated, each with the tasks on the way to it."""
        if self.card is None or not self.prey:
            return {}
        ways = {monster: self.card.way_to(monster, left) for monster in self.prey}
        return {monster: way for monster, way in ways.items() if way}

    def _stake(self, there: Iterable[str]) -> float:
        return max(0.5, self.bare + sum([self.prey[monster] for monster in there]))

    def ahead(self, left: Iterable[int], dice: Dice, kept: Iterable[int], focus: bool | None = None) -> float:
        """What it is worth to continue with these tasks, dice to roll and dice held back: for the whole card,
        or for one of the monsters there.
        """
        faces = tuple(sorted(self.sight.faces[die] for die in kept))
        if self.card is None:
            ready = sum(odds.serves(self.sight.combat, face) for face in faces)
            return HIT * (odds.hits(self.sight.combat, dice, self.clues) + 0.3 * ready)
        left = tuple(left)
        focus = self.focus if focus is None else focus
        ways = self._ways(left)
        best = self._stake(ways) * self._chance(left, dice, faces, focus)
        for monster, way in ways.items():
            if self.prey[monster] > best:
                best = max(best, self.prey[monster] * self._chance(way, dice, faces, focus))
        return best

    def _chance(self, tasks: Iterable[int], dice: Dice, faces: tuple[int, ...], focus: bool) -> float:
        assert self.card is not None
        needs = tuple([self.card.tasks[key] for key in tasks])
        hand = odds.Hand(int(focus), self.fear, self.sight.knack)
        chance = odds.whole(needs, self.card.ordered, dice, faces, hand)
        return odds.helped(chance, self.clues)

    def now(self, dice: list[int] | None = None, more: Dice = (0, 0, 0), kept: list[int] | None = None) -> float:
        """What it is worth to roll now, with these dice and perhaps more."""
        green, yellow, red = self.sight.colours(self.pool if dice is None else dice)
        return self.ahead(
            self.left, (green + more[0], yellow + more[1], red + more[2]), self.kept if kept is None else kept
        )

    def saved(self, more: Dice) -> float:
        """What it is worth to add dice after a roll that fails: then they are left to be rolled."""
        if len(self.pool) != 1:
            return 0.0
        return self.ahead(self.left, more, self.kept) - self.terror()

    def keeping(self, die: int, focus: bool) -> float:
        """What it is worth to roll on with a die of the pool held back."""
        rest = [other for other in self.pool if other != die]
        return self.ahead(self.left, self.sight.colours(rest), [*self.kept, die], focus)

    def completed(self, key: int, paid: Iterable[int]) -> float:
        """What a task is worth that is completed with these dice."""
        rest = [die for die in self.pool if die not in paid]
        kept = [die for die in self.kept if die not in paid]
        if self.card is None:
            return HIT + self.ahead((0,), self.sight.colours(rest), kept)
        left = tuple([other for other in self.left if other != key])
        return self._won(left) + self.ahead(left, self.sight.colours(rest), kept)

    def _won(self, left: tuple[int, ...]) -> float:
        """What the monsters are worth that are defeated when only these tasks are left."""
        before, after = self._ways(self.left), self._ways(left)
        return sum([self.prey[monster] for monster in before if monster not in after])

    def discarded(self, die: int) -> float:
        """What is left after a failed roll when this die goes: roll on, or keep one of the others first."""
        faces = self.sight.faces
        lies = (tuple(self.pool), tuple(faces), faces[die], die < YELLOW or die)
        if lies not in self._after_discard:
            self._after_discard[lies] = self._discarded(die)
        return self._after_discard[lies]

    def _discarded(self, die: int) -> float:
        rest = [other for other in self.pool if other != die]
        faces = self.sight.faces
        best = self.ahead(self.left, self.sight.colours(rest), self.kept)
        if self.focus and len(rest) > 1:
            for keep in {(faces[other], other < YELLOW or other): other for other in rest}.values():
                if faces[keep] in self.useful:
                    fewer = [other for other in rest if other != keep]
                    best = max(best, self.ahead(self.left, self.sight.colours(fewer), [*self.kept, keep], False))
        return best

    @cached_property
    def useful(self) -> set[int]:
        """The faces a die could be held back for; of investigation only the higher values."""
        return {face for face in range(2, 9) if any(odds.serves(self.task(key), face) for key in self.left)}

    def failed(self) -> float:
        """What a failed roll leaves when the least useful die is discarded; terror counts."""
        if not self.pool:
            return 0.0
        useless = [die for die in self.pool if self.sight.faces[die] not in self.useful]
        value = self.discarded(min(useless or self.pool))
        if min(useless or self.pool) >= YELLOW:
            value = max(value, self.discarded(min(self.pool)))
        return value - self.terror()

    def terror(self) -> float:
        """What the terror of the open roll costs if it fails."""
        if not self.frightening:
            return 0.0
        cost = self.worth.terror(self.card)
        if not self.fear.bears:
            cost += self.stake
        elif self.fear.terrors or self.fear.others:
            cost += 0.1 * self.stake
        return cost

    # --- what a roll is worth ---------------------------------------------------------------------------------------

    def roll(self) -> float:
        """The best that can be made of the roll as it is."""
        return max([self.failed(), *(self.completed(key, paid) for key in self.open() if (paid := self._pays(key)))])

    def turned(self, die: int, face: int) -> float:
        """The best of the roll if a die showed another face."""
        before, frightening = self.sight.faces[die], self.frightening
        self.sight.faces[die] = face
        self.frightening = frightening and any(self.sight.faces[other] == TERROR for other in self.pool)
        value = self.roll()
        self.sight.faces[die], self.frightening = before, frightening
        return value

    def secured(self, die: int) -> float:
        """The best of the roll if a die of it lay on a spell, for later."""
        pool, kept = self.pool, self.kept
        self.pool = [other for other in pool if other != die]
        values = [self.failed()] if self.pool else [0.0]
        for key in self.open():
            if paid := self._pays(key):
                rest = [other for other in self.pool if other not in paid]
                left = [other for other in self.left if other != key]
                unpaid = [other for other in kept if other not in paid]
                values.append(self._won(tuple(left)) + self.ahead(left, self.sight.colours(rest), [*unpaid, die]))
        rest = self.pool[1:]
        values.append(self.ahead(self.left, self.sight.colours(rest), [*kept, die]) - self.terror())
        self.pool = pool
        return max(values)

    def _pays(self, key: int) -> list[int]:
        """The dice that pay for a task, or none: those held back and the least valuable first."""
        faces = self.sight.faces
        have = [*self.kept, *self.pool]
        handfuls = ways(self.task(key)).out_of(code_of(roll_of(*[faces[die] for die in have])))
        if not handfuls:
            return []
        owed = [0, *handfuls[0]]
        paid = []
        for die in have:
            if owed[faces[die]]:
                owed[faces[die]] -= 1
                paid.append(die)
        return paid

    # --- rerolls ----------------------------------------------------------------------------------------------------

    def reroll(self, most: int) -> Reroll:
        """The best plan for a reroll of at most that many dice."""
        failed = self.failed()
        plans = [
            self._aim(key, hold, most, failed)
            for key in self.open()
            for hold in ((1, 2, 3) if any(one.investigation for one in self.task(key)) else (1,))
        ]
        return max(plans, key=lambda plan: (plan.value, -len(plan.dice)))

    def _aim(self, key: int, hold: int, most: int, failed: float) -> Reroll:
        """Keep what helps with one task (investigation from a value on), throw the rest: the outcome."""
        task, faces = self.task(key), self.sight.faces
        useless = self._useless(task, hold)[:most]
        stay = [die for die in (*self.pool, *self.kept) if die not in useless]
        lying = tuple(sorted([faces[die] for die in stay]))
        rest = tuple([other for other in self.left if other != key]) if self.card else (0,)
        dice = self.sight.colours(self.pool)
        hit = HIT if self.card is None else self._won(rest)
        value = 0.0
        for used, chance in odds.uses(task, lying, self.sight.colours(useless)):
            after = failed
            if used < NEVER:
                from_pool = max(0, used - len(self.kept))
                after = max(failed, hit + self.ahead(rest, odds.less(dice, from_pool), ()))
            value += chance * after
        return Reroll(value, tuple(useless))

    def _useless(self, task: Requirements, hold: int) -> list[int]:
        """The dice of the pool that do not help with a task, the worst first; of equal dice those with low numbers."""
        faces = self.sight.faces
        wanted = Counter([one.symbols[0] for one in task if one.symbols])
        wanted.subtract([faces[die] for die in self.kept])
        useless = []
        total = sum([one.investigation for one in task])
        for die in sorted(self.pool, key=lambda die: (-faces[die], -die)):
            face = faces[die]
            if face == WILD:
                continue
            if face >= LORE:
                if wanted[face] > 0:
                    wanted[face] -= 1
                else:
                    useless.append(die)
            elif total > 0 and face >= hold:
                total -= face
            else:
                useless.append(die)
        return sorted(useless, key=lambda die: (faces[die] < LORE, faces[die], die))

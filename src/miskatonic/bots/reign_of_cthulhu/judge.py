"""What things are worth. One point is about what one action is worth; the weights were found by playing many games."""

from functools import cache
from itertools import product

from miskatonic.bots.reign_of_cthulhu.sight import FULL_SANITY, Sight

SEAL = 40.0
CLUE, RIPE_CLUE, COMPLETES = 4.0, 9.0, 12.0
"""What a clue is worth that gets into the right hands; if all hands together hold enough; if it is the last one."""
OWN, OWN_MORE, OTHERS, OTHERS_SPARE, SCARCE_CLUE = 4.0, 1.0, 5.0, 2.2, 3.0
"""What a clue is worth in hand: to the one collecting them; to others if needed or spare; if few are left."""
TOGETHER = 4.0
"""What else each clue is worth if all hands together hold just enough for the seal."""
WHOLE = 14.0
"""What each clue of a set is worth that pays for a seal: more than any other card in the hand."""
RITUAL = 12.0
DEARER = (2.5, 1.8, 1.3, 1.0)
"""How much dearer a ritual is with 0 to 3 of them to spare."""
LOSS, LAST_RITUAL = 80.0, 55.0
LATER = (0.0, 0.03, 0.10, 0.30)
"""The part of a ritual that 0 to 3 cultists are worth apart from what the next cards can bring."""
SOON = (0.0, 0.0, 0.12, 1.0)
"""The part that counts when the next cards name the place."""
FACES, LOST = 6, (1, 1, 2)
"""The faces of the sanity die, and the tokens that some of them take."""
TOKEN = (0.0, 7.0, 3.0, 1.5, 0.8)
"""The worth of the first to the fourth sanity token."""
GRIP = (0.0, 0.65, 0.85, 0.93, 0.97)
"""How likely somebody with that many tokens is to stay sane for a good while."""
RELIC = {
    "relic-alien_carving": 4.0,
    "relic-alhazreds_flame": 5.0,
    "relic-bizarre_statue": 4.0,
    "relic-book_of_shadow": 1.0,
    "relic-elder_sign": 2.5,
    "relic-last_hourglass": 3.0,
    "relic-mi_go_eye": 5.0,
    "relic-seal_of_leng": 2.5,
    "relic-silver_key": 3.0,
    "relic-song_of_kadath": 4.5,
    "relic-warded_box": 2.5,
    "relic-xaos_mirror": 2.5,
}
"""What a relic is worth in the hand."""
EYE = "relic-mi_go_eye"
UNJUDGED = 3.0
"""The same of one that nobody has judged yet."""
SCARCE = (20.0, 18.0, 12.0, 7.0, 4.5, 3.0, 2.0, 1.4, 1.0, 0.7, 0.5, 0.3, 0.2, 0.0)
"""What any cultist on the board costs with 0, 1, 2 … cultists in the pool."""
OTHERS_TURNS = 0.7
"""How much a danger counts that only comes in the turns of the others, who can do something about it."""
RESTLESS = 0.5
"""The part of a Shoggoth's danger that does not depend on the cards that come next."""
BURDEN = 1.1
"""What it costs that one seat collects for a second town; for a third four times as much."""
SHOGGOTH_NEAR = (1.2, 1.0, 0.8, 0.6, 0.4)
"""The part of a ritual that a Shoggoth is worth by its distance from the nearest open gate."""


@cache
def sharings(seats: int, towns: int) -> list[tuple[tuple[int, ...], float]]:
    """Every way to share towns out among seats, and how unevenly it burdens them."""
    return [
        (share, BURDEN * sum((share.count(seat) - 1) ** 2 for seat in set(share)))
        for share in product(range(seats), repeat=towns)
    ]


class Judge:
    """The worth of everything in one position; whatever is costly is worked out once."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        spare = 6 - sight.revealed - sight.evils
        """Rituals the table can still afford if every Evil Stirs is drawn."""
        self.ritual = RITUAL * DEARER[max(0, min(spare, 3))]
        if sight.revealed >= 6:
            self.ritual = LAST_RITUAL
        self.now = sight.chances(1)
        later = sight.chances(len(sight.seats))
        self.soon = [now + OTHERS_TURNS * (late - now) for now, late in zip(self.now, later, strict=True)]
        self.restless = RESTLESS + (1 - RESTLESS) * 3 * sight.restless()
        self.scarce = SCARCE[min(sight.pool, len(SCARCE) - 1)]
        """What else every cultist on the board costs when the pool runs low."""
        self.eye = sight.eye or (not sight.relics_locked and any(EYE in held for held in sight.relics))
        self.held = [sum(hand[town] for hand in sight.clues) for town in range(4)]
        self.owner = self._owners()
        self.hurry = 1.0 if sight.deck > 16 else 1.5
        self._rolls: dict[tuple[int, int], float] = {}

    # --- dangers --------------------------------------------------------------------------------------------------

    def threat(self, place: int, count: int) -> float:
        """What that many cultists at a place cost."""
        if not count:
            return 0.0
        if self.sight.gates[self.sight.chart.town[place]] == "warded":
            return 0.02 * count * self.ritual + self.scarce * count
        return self.ritual * (LATER[count] + SOON[count] * self.soon[place]) + self.scarce * count

    def relief(self, town: int) -> float:
        """What it is worth that every place of a town loses a cultist."""
        return sum(
            self.threat(place, count) - self.threat(place, count - 1)
            for place, count in enumerate(self.sight.cultists)
            if count and self.sight.chart.town[place] == town
        )

    def shoggoth(self, place: int) -> float:
        """What a Shoggoth at a place costs: the ritual it is on its way to, and the game if no figure is left."""
        sight = self.sight
        walks = sight.chart.walks()
        far = min(walks[place][sight.chart.gate[town]] for town in sight.open)
        cost = self.ritual * SHOGGOTH_NEAR[min(far, 4)] * self.restless
        if not sight.shoggoth_pool and sight.evils:
            cost += LOSS * max(0.15, sight.evil_soon) / len(sight.shoggoths)
        return cost

    def roll(self, seat: int, place: int | None = None) -> float:
        """What a sanity roll of this seat costs at that place."""
        here = self.sight.at[seat] if place is None else place
        cost = self._rolls.get((seat, here))
        if cost is None:
            cost = self._rolls[seat, here] = 0.0 if self.sight.warded else self._roll(seat, here)
        return cost

    def _roll(self, seat: int, here: int) -> float:
        """Delusion twice, Psychosis, Paranoia."""
        sight = self.sight
        crowd = sight.cultists[here]
        cost = (self.threat(here, min(3, crowd + 2)) - self.threat(here, crowd)) / FACES
        cost += self.ritual * max(0, crowd - 1) / FACES
        had = sight.sanity[seat]
        if had:
            cost += sum(self.tokens(seat, had) - self.tokens(seat, max(0, had - lost)) for lost in LOST) / FACES
        return cost

    def goes_mad(self, seat: int) -> float:
        """How likely a sanity roll takes this seat's last token."""
        had = self.sight.sanity[seat]
        return sum(lost >= had for lost in LOST) / FACES if had else 0.0

    def tokens(self, seat: int, count: int) -> float:
        """What that many sanity tokens are worth to a seat: a clear head, and that not everybody goes insane."""
        alone = LOSS
        for other in self.sight.seats:
            if other != seat:
                alone *= 1 - GRIP[self.sight.sanity[other]]
        return sum(TOKEN[: count + 1]) + alone * GRIP[count]

    # --- clues ----------------------------------------------------------------------------------------------------

    def need(self, seat: int) -> int:
        """How many clues of a town this seat seals with."""
        return self.sight.printed[seat].seal_cards - (self.eye or EYE in self.sight.relics[seat])

    def whole(self, seat: int, town: int) -> bool:
        """Whether this seat holds the clues for a seal of the town and none to spare: a Mi-Go Eye that is not in play
        yet makes no clue of them a spare one.
        """
        most = self.sight.printed[seat].seal_cards - self.sight.eye
        return self.owner[town] == seat and self.need(seat) <= self.sight.clues[seat][town] <= most

    def missing(self, seat: int, town: int) -> int:
        """How many clues of the town this seat still lacks."""
        return max(0, self.need(seat) - self.sight.clues[seat][town])

    def _owners(self) -> list[int]:
        """Who collects for which town: the one who lacks least, sharing the work; -1 where nothing is left to do."""
        sight = self.sight
        towns = sight.open
        walks = sight.chart.walks()
        worth = []
        for town in towns:
            row = []
            for seat in sight.seats:
                missing = self.missing(seat, town)
                near = walks[sight.at[seat]][sight.chart.gate[town]]
                row.append(-(missing**1.3) - 0.05 * near - (0.0 if sight.sanity[seat] else 0.1))
            worth.append(row)
        entry = list.__getitem__
        share = max(sharings(len(sight.seats), len(towns)), key=lambda one: sum(map(entry, worth, one[0])) - one[1])
        owners = [-1] * 4
        for town, seat in zip(towns, share[0], strict=True):
            owners[town] = seat
        return owners

    def card(self, seat: int, town: int) -> float:
        """What one clue card of the town is worth in this hand."""
        sight = self.sight
        owner = self.owner[town]
        if owner < 0:
            linked = any(town in sight.chart.linked[other] for other in sight.open)
            return 0.5 if linked and sight.linked_clue else 0.0
        held, need = sight.clues[seat][town], self.need(owner)
        extra = self.held[town] - need
        scarce = SCARCE_CLUE if sight.undrawn[town] + extra <= 1 else 0.0
        if self.whole(seat, town):
            return WHOLE + held
        if not extra:
            scarce += TOGETHER
        if seat == owner:
            return 0.3 + scarce if held > need else OWN + OWN_MORE * held + scarce
        if not self.missing(owner, town):
            return 0.2
        return (OTHERS if extra < held else OTHERS_SPARE) + scarce

    def relic(self, relic: str) -> float:
        """What a relic is worth in the hand."""
        return RELIC.get(relic, UNJUDGED)

    def hand_over(self, giver: int, receiver: int, town: int, count: int) -> float:
        """What it is worth to pass that many clues on towards the one who collects them."""
        if self.owner[town] != receiver:
            return 0.0
        missing = self.missing(receiver, town)
        useful = min(count, missing, self.sight.clues[giver][town])
        worth = (CLUE if self.held[town] < self.need(receiver) else RIPE_CLUE) * useful
        if useful and useful == missing:
            worth += COMPLETES
        return worth * self.hurry

    def calm(self, seat: int) -> float:
        """What it would be worth to give this seat all its tokens back."""
        return self.tokens(seat, FULL_SANITY) - self.tokens(seat, self.sight.sanity[seat])

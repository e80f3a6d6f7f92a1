"""B.12, AH-B-167: damage and horror are healed."""

from types import TracebackType

from miskatonic.games.arkham_lcg.basics import tokens
from miskatonic.games.arkham_lcg.basics.zones import controller
from miskatonic.games.arkham_lcg.rows.card import Trigger
from miskatonic.games.arkham_lcg.rules.timing import concerns, happens
from miskatonic.games.arkham_lcg.state import Arkham
from miskatonic.kernel import tell


class Healed(Trigger):
    """AH-B-167: a card has been healed by another one, its `source`, which `seat` controls (AH-Q-033): of how much."""

    __slots__ = ("card", "damage", "horror")
    can_join = True

    def __init__(self, game: Arkham, card: int, source: int) -> None:
        super().__init__(controller(game, source), source)
        self.card = card
        self.damage = 0
        self.horror = 0

    def joins(self, other: Trigger) -> bool:
        """AH-Q-026: parts of one effect that heal the same card count as one."""
        if not isinstance(other, Healed) or (other.card, other.source) != (self.card, self.source):
            return False
        other.damage += self.damage
        other.horror += self.horror
        return True


async def heal(
    game: Arkham, card: int, damage: int, horror: int, rule: str, source: int, part_of: Healed | None = None
) -> tuple[int, int]:
    """AH-B-167: up to the amount, where something is; what was really healed. As a part of something greater nothing
    follows from it yet (AH-Q-026).
    """
    healed = -tokens.add(game, tokens.DAMAGE, card, -damage), -tokens.add(game, tokens.HORROR, card, -horror)
    if any(healed):
        if game.sink:
            tell(game, "healed", rule, {"card": card, "damage": healed[0], "horror": healed[1], "source": source})
        this = part_of or Healed(game, card, source)
        this.damage += healed[0]
        this.horror += healed[1]
        if part_of is None and concerns(game, Healed):
            await happens(game, this)
    return healed


class OneHealing:
    """AH-Q-026: what is healed first and what is healed in addition are one effect: what follows comes once, in the
    end.
    """

    def __init__(self, game: Arkham, card: int, source: int) -> None:
        self.game = game
        self.whole = Healed(game, card, source)

    async def __aenter__(self) -> Healed:
        return self.whole

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        if kind is None and (self.whole.damage or self.whole.horror) and concerns(self.game, Healed):
            await happens(self.game, self.whole)

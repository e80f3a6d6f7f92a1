"""What should come up in many games of Elder Sign."""

from miskatonic.games.elder_sign.rows.decks import ADVENTURE, ALLY
from miskatonic.games.elder_sign.state import ElderSign
from miskatonic.kernel import Coverage, Family

FAMILIES = (
    Family("Adventures resolved", "adventure-", ("resolved",)),
    Family("Adventures failed", "adventure-", ("failed",)),
    Family("Other Worlds resolved", "other_world-", ("resolved",)),
    Family("Other Worlds failed", "other_world-", ("failed",)),
    Family("Common Items used", "common_item-", ("card_used",)),
    Family("Unique Items used", "unique_item-", ("card_used",)),
    Family("Spells used", "spell-", ("card_used",)),
    Family("Allies joined", "ally-", ("card_gained",)),
    Family("Mythos cards turned", "mythos-", ("mythos",)),
    Family("monsters appeared", "monster-", ("monster_appeared",)),
    Family("monsters taken", "monster-", ("monster_taken",)),
    Family("Ancient Ones faced", "ancient_one-", ("ancient_one",)),
    Family("Ancient Ones awoken", "ancient_one-", ("awakens",)),
    Family("investigators at their turn", "investigator-", ("turn_begins",)),
    Family("investigators devoured", "investigator-", ("devoured",)),
    Family("faces rolled", "face-", ("rolled",)),
    Family("dice locked", "die-", ("locked",)),
)


def rich(game: ElderSign) -> None:
    """The first two players begin with eight cards won and an ally, because what costs many trophies is hardly ever
    bought.
    """
    for seat in range(min(2, game.seats)):
        game.trophies[seat], game.decks[ADVENTURE] = game.decks[ADVENTURE][:8], game.decks[ADVENTURE][8:]
        game.hands[seat], game.decks[ALLY] = game.decks[ALLY][:1], game.decks[ALLY][1:]


COVERAGE = Coverage(FAMILIES, rich, "move")

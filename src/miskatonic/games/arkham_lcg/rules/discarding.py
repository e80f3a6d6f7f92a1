"""AH-B-123: cards that are discarded together: who decides in which order they go to their piles."""

from collections.abc import Callable, Sequence

from miskatonic.games.arkham_lcg.basics.piles import come_up
from miskatonic.games.arkham_lcg.basics.zones import put
from miskatonic.games.arkham_lcg.names import card_name
from miskatonic.games.arkham_lcg.rows import topics
from miskatonic.games.arkham_lcg.rows.terms import DISCARD
from miskatonic.games.arkham_lcg.state import ENCOUNTER, Arkham, row
from miskatonic.kernel import Option, ask


async def discard_together(
    game: Arkham, cards: Callable[[Arkham], Sequence[int]], tells: Callable[[int], None] = lambda card: None
) -> None:
    """AH-B-123: all of these are discarded; where their order can matter, their owner decides it, for encounter cards
    the lead. The last one ends up on top.
    """
    while rest := cards(game):
        card = rest[0]
        if disputed := _disputed(game, rest):
            seat = game.lead if game.owner[disputed[0]] == ENCOUNTER else game.owner[disputed[0]]
            come_up(game, rest)
            picked = await ask(
                game,
                seat,
                "discard_order",
                "AH-B-123",
                lambda game: [
                    Option(f"order:{game.label[one]}", one, card=card_name(game, one))
                    for one in _disputed(game, cards(game))
                ],
                {"seat": seat},
            )
            card = picked.value
        put(game, card, DISCARD)
        tells(card)


def _disputed(game: Arkham, cards: Sequence[int]) -> list[int]:
    """Those of one owner and kind whose order can matter: they differ, and something looks for the topmost of them."""
    groups: dict[tuple[int, str], list[int]] = {}
    for card in cards:
        groups.setdefault((game.owner[card], row(game, card).kind), []).append(card)
    for (owner, kind), group in groups.items():
        if len({game.card[card] for card in group}) > 1 and _is_looked_for(game, owner, kind):
            return group
    return []


def _is_looked_for(game: Arkham, owner: int, kind: str) -> bool:
    """Whether a card of that owner looks for the topmost card of a kind in the pile."""
    return any(
        ability.topic == topics.TOPMOST and ability.name == kind
        for card, other in enumerate(game.owner)
        if other == owner
        for ability in row(game, card).abilities
    )

"""AH-R-1.10: additional actions that are good for certain things alone."""

from collections.abc import Callable

from miskatonic.games.arkham_lcg.basics.values import holds
from miskatonic.games.arkham_lcg.names import card_name
from miskatonic.games.arkham_lcg.rows import topics
from miskatonic.games.arkham_lcg.rows.card import Use
from miskatonic.games.arkham_lcg.state import ROWS, Arkham
from miskatonic.kernel import Option, ask

BONUSES = (topics.BONUS_ACTION, topics.BONUS_OF_ANY_KIND)


def bonus_actions(game: Arkham, use: Use) -> list[int]:
    """AH-R-1.10: the cards with an additional action left for just this use; none for an action taken besides."""
    found: list[int] = []
    if game.taking:
        return found
    for topic in BONUSES:
        for card in game.heard.get(topic, ()):
            for ability in ROWS[game.card[card]].constants[topic]:
                key = f"turn:{use.seat}|{card}|bonus"
                if not game.used.get(key) and ability.given(game, card, use) and holds(game, topics.BLANK, card) < 0:
                    found.append(card)
    return found


async def which_bonus(
    game: Arkham, seat: int, cards: list[int], prompt: str, among: Callable[[Arkham], list[int]]
) -> int:
    """AH-R-1.10: of several cards with an additional action the one whose action is meant."""
    if len({game.card[card] for card in cards}) == 1:
        return cards[0]
    picked = await ask(
        game,
        seat,
        prompt,
        "AH-R-1.10",
        lambda game: [Option(f"bonus:{game.label[one]}", one, card=card_name(game, one)) for one in among(game)],
        {"seat": seat},
    )
    return int(picked.value)


def unused_bonuses(game: Arkham, seat: int) -> list[int]:
    """AH-R-1.10: the cards of somebody that still give an additional action this turn."""
    cards = [card for topic in BONUSES for card in game.heard.get(topic, ()) if game.holder[card] == seat]
    return [card for card in cards if not game.used.get(f"turn:{seat}|{card}|bonus")]

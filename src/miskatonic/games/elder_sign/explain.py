"""What stands behind an option: the text of the card, the chances, the price and where it comes from."""

from typing import Any

from miskatonic.games.elder_sign import prospects
from miskatonic.games.elder_sign.cards import hand
from miskatonic.games.elder_sign.cards.adventures import CARDS
from miskatonic.games.elder_sign.cards.ancient_ones import CTHULHU, HASTUR, ITHAQUA
from miskatonic.games.elder_sign.cards.entrance import ALL_OF_BOTH, ALL_OF_ONE, PRICES
from miskatonic.games.elder_sign.names import (
    ANCIENT_ONE_NAMES,
    CARD_NAMES,
    HAND_NAMES,
    INVESTIGATOR_NAMES,
    MONSTER_NAMES,
    MYTHOS_NAMES,
    RUBY_STANDISH,
)
from miskatonic.games.elder_sign.rules import attempt, failing, midnight, monsters
from miskatonic.games.elder_sign.state import (
    BATTLE,
    ENTRANCE,
    POOL,
    SPELL,
    UNIQUE_ITEM,
    ElderSign,
    kind_of,
)
from miskatonic.kernel import Barred, Line, Option

OWN_ABILITY = ("trust_fund", "read_terror", "raise")


def explain(game: ElderSign, thing: Any) -> list[Line]:
    """The lines for an option."""
    if isinstance(thing, Barred) or not isinstance(thing, Option):
        return []
    match thing.verb:
        case "investigator":
            return [Line(f"{INVESTIGATOR_NAMES[thing.value]}.text", "ES-015")]
        case "ancient_one":
            return [Line(f"{ANCIENT_ONE_NAMES[thing.value]}.text", "ES-023")]
        case "go" | "stay":
            return [] if thing.value == ENTRANCE else _card(game, thing.value)
        case "roll":
            return _odds(game)
        case "complete":
            left = game.dice.count(POOL) - sum(game.dice[die] == POOL for die in thing.value[1])
            return [Line("why-remaining", "ES-062", {"count": left})]
        case "fail" | "give_up":
            return _failure(game)
        case "use" | "no_terror" | "no_discard" | "peek" | "pickman":
            return _use(game, thing.value)
        case "buy":
            return _price(game, PRICES[thing.value[0]], souvenir=True, ruby=thing.value[2])
        case "full_care":
            return _price(game, ALL_OF_ONE)
        case "full_recovery":
            return _price(game, ALL_OF_BOTH)
        case "heal":
            return [Line(f"{INVESTIGATOR_NAMES[game.who[thing.value[0]]]}.text", "ES-183")]
        case "research":
            return [Line(f"{INVESTIGATOR_NAMES[game.who[thing.value]]}.text", "ES-183")]
    if thing.verb in OWN_ABILITY:
        return [Line(f"{INVESTIGATOR_NAMES[game.who[game.active]]}.text", "ES-182")]
    return []


def _card(game: ElderSign, card: int) -> list[Line]:
    """An adventure one might go to: how likely it is, what terror and midnight do there."""
    lines = [Line("why-whole", "ES-034", {"percent": round(100 * prospects.to_resolve(game, card))})]
    if CARDS[card].terror:
        lines.append(Line(f"{CARD_NAMES[card]}.terror", "ES-074"))
    if CARDS[card].midnight:
        lines.append(Line(f"{CARD_NAMES[card]}.midnight", "ES-187"))
    if midnight.happens(game, "on_move", game.active) and monsters.on_card(game, card):
        lines.append(Line(f"{MYTHOS_NAMES[game.mythos]}.lasting", "ES-195"))
    return lines


def _odds(game: ElderSign) -> list[Line]:
    """The chance of the next roll for each open task."""
    return [
        Line(
            "why-odds",
            "ES-057",
            {
                "row": attempt.row_of(task.key),
                "monster": MONSTER_NAMES[task.token] if task.token >= 0 else "none",
                "percent": round(100 * chance),
            },
        )
        for task, chance in prospects.next_roll(game)
    ]


def _failure(game: ElderSign) -> list[Line]:
    """The terror effects that come first."""
    if not game.rolled or game.at[game.active] == BATTLE:
        return []
    return [
        Line(f"{name}.{'lasting' if name.startswith('mythos') else 'terror'}", "ES-074")
        for name, _ in failing.terror_effects(game)
    ]


def _use(game: ElderSign, card: int) -> list[Line]:
    """The text of a card, and whom using it provokes."""
    lines = [Line(f"{HAND_NAMES[card]}.text", hand.HAND[card].rule)]
    provoked = {CTHULHU: SPELL, ITHAQUA: UNIQUE_ITEM}.get(game.ancient_one)
    if provoked is not None and kind_of(card) == provoked:
        lines.append(Line(f"{ANCIENT_ONE_NAMES[game.ancient_one]}.text", "ES-023"))
    return lines


def _price(game: ElderSign, printed: int, *, souvenir: bool = False, ruby: bool = False) -> list[Line]:
    """The printed price and everything that changes it."""
    lines = [Line("why-price", "ES-105" if souvenir else "ES-101", {"count": printed})]
    if game.ancient_one == HASTUR:
        lines.append(Line(f"{ANCIENT_ONE_NAMES[HASTUR]}.text", "ES-023"))
    if souvenir and midnight.change(game, "souvenir_price"):
        lines.append(Line(f"{MYTHOS_NAMES[game.mythos]}.lasting", "ES-195"))
    if ruby:
        lines.append(Line(f"{HAND_NAMES[RUBY_STANDISH]}.text", "ES-172"))
    return lines

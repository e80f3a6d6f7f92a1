"""The figure behind each option: the test it begins, or the running one with what it adds, changes or draws again."""

from miskatonic.games.arkham_lcg.odds.position.helped import (
    IGNORES,
    PICKS,
    RAISES,
    REDRAWS,
    TREATS,
    TURNS,
    UNSEALS,
    help_of,
    helped,
    kind_of,
)
from miskatonic.games.arkham_lcg.odds.position.skill_test import best_ahead, chance_of, pumped, with_card
from miskatonic.games.arkham_lcg.rules.chaos_bag import worths
from miskatonic.games.arkham_lcg.rules.committing import adds_to
from miskatonic.games.arkham_lcg.state import Arkham, Test, row
from miskatonic.kernel import Option

ANSWERS = ("play", "react")
"""The verbs of what answers to a token."""
PUMPED = ("use", "play")
"""The verbs of what may raise a skill before the token."""
AS_IT_IS = ("draw_token", "ready", "none")
"""The verbs of what leaves a test as it is."""


def of_option(game: Arkham, option: Option) -> float | None:
    """How likely an option is to achieve its purpose; None if that doesn't depend on tokens."""
    test = game.tests[0] if game.tests else None
    if test is None:
        begun = best_ahead(game, option)
        return None if begun is None else float(begun[0])
    return _before_token(game, test, option) if test.stage < 3 else _with_token(game, test, option)


def _before_token(game: Arkham, test: Test, option: Option) -> float | None:
    """A card more or less, an ability that raises the skill; or the test as it is."""
    if option.verb in AS_IT_IS:
        return float(chance_of(game, test))
    if option.verb in ("commit", "uncommit") and type(option.value) is int:
        return float(chance_of(*with_card(game, test, option.value)))
    if option.verb in PUMPED and type(option.value) is tuple:
        card = option.value[1]
        more = adds_to(game, test, card) if option.value[2] < 0 else pumped(game, test, card)
        icons = row(game, card).matching[test.skill] if card in test.marks else 0  # what is played is not committed
        return float(chance_of(game, test, more - icons)) if more or icons else None
    return None


def _with_token(game: Arkham, test: Test, option: Option) -> float | None:
    """What answers to a token, or to a test that would fail."""
    if option.verb not in ANSWERS or type(option.value) is not tuple:
        return None
    _, card, number, _ = option.value
    ability = row(game, card).abilities[number]
    kind = kind_of(ability)
    if kind == RAISES:
        return float(chance_of(game, test, int(ability.amount)))
    then = game.copy()
    ours = then.tests[0]
    if kind == TURNS:
        ours.turned = (*ours.turned, len(ours.tokens) - 1)
        ours.worth = worths(then, ours)
        return float(chance_of(then, ours))
    if kind == TREATS:
        ours.treated = (*(*ours.treated, *[""] * len(ours.tokens))[: len(ours.tokens) - 1], ability.makes)
        return float(chance_of(then, ours))
    if kind in (REDRAWS, IGNORES):
        ours.ignored = (*ours.ignored, *(ours.tokens[-1:] if kind == IGNORES else ()))
        ours.tokens = ours.tokens[:-1]
        return float(helped(then, ours, ()))
    return float(helped(game, test, (help_of(ability, card),))) if kind in (PICKS, UNSEALS) else None

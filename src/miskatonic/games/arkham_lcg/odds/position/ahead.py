"""A table as it would be once the test has begun that an option would begin: a copy, nothing is touched."""

from collections.abc import Iterator

from miskatonic.games.arkham_lcg.basics.values import DIFFICULTY, choosable, lasts, prescribed, value
from miskatonic.games.arkham_lcg.basics.zones import here
from miskatonic.games.arkham_lcg.rows import topics
from miskatonic.games.arkham_lcg.rows.card import Use
from miskatonic.games.arkham_lcg.rows.terms import AGILITY, COMBAT, EVADE, FIGHT, INTELLECT, INVESTIGATE, TEST
from miskatonic.games.arkham_lcg.rules.choosing_skill import Attempt
from miskatonic.games.arkham_lcg.state import Arkham, Test, row
from miskatonic.kernel import Option

USED = (FIGHT, EVADE, INVESTIGATE, "play")
"""The verbs of options that use an ability or an event with a test."""
BY_HAND = {INVESTIGATE: INTELLECT, FIGHT: COMBAT, EVADE: AGILITY}
"""The skills of tests that need no card."""


def ahead(game: Arkham, option: Option) -> Iterator[Arkham]:
    """The table with the test that an option begins, before anything is committed: once for each skill that may be used
    for it (AH-B-076); not at all where it begins none.
    """
    if isinstance(option.value, Attempt):
        yield _with(game.copy(), option.value)
        return
    if game.active < 0 or (game.step != "turn.action" and not game.taking) or game.tests:
        return
    if option.verb in USED and type(option.value) is tuple:
        yield from _by_ability(game, option.value)
    elif option.text == INVESTIGATE:
        yield from _by_hand(game, INVESTIGATE, here(game, game.active))
    elif option.verb in (FIGHT, EVADE) and type(option.value) is int:
        yield from _by_hand(game, option.verb, option.value)


def _by_hand(game: Arkham, kind: str, target: int) -> Iterator[Arkham]:
    """AH-B-049, AH-B-055, AH-B-057: an investigation, an attack, an evasion without a card."""
    yield from _each_skill(game, game.active, BY_HAND[kind], kind, target, game.who[game.active])


def _by_ability(game: Arkham, used: tuple[int, int, int, int]) -> Iterator[Arkham]:
    """The test that an ability or an event begins, with what the card adds to it or takes off the shroud."""
    seat, card, number, target = used
    ability = row(game, card).abilities[number] if number >= 0 else None
    if ability is None or ability.begins is None:
        return
    use = Use(seat, card, ability, target)
    place = here(game, seat)
    begun = game.copy()
    if bonus := ability.begins.bonus(game, use):
        lasts(begun, TEST, ability.begins.skill, seat, bonus, card)
    if easier := ability.begins.easier(game, use):
        lasts(begun, TEST, topics.SHROUD, place, -easier, card)
    against = place if ability.designator == INVESTIGATE and target < 0 else target
    if ability.designator == INVESTIGATE and against not in game.revealed:
        return  # AH-B-132: nobody knows what it is tested against
    yield from _each_skill(begun, seat, ability.begins.skill, ability.designator, against, card)


def _each_skill(game: Arkham, seat: int, skill: str, kind: str, target: int, source: int) -> Iterator[Arkham]:
    """AH-B-076: a test with each skill that may be used for it."""
    if kind == INVESTIGATE:
        skill = prescribed(game, target, skill)
    difficulty = value(game, DIFFICULTY[kind], target)
    for one in choosable(game, seat, skill):
        yield _with(game.copy(), Attempt(seat, one, kind, target, source, difficulty))


def _with(game: Arkham, attempt: Attempt) -> Arkham:
    """The table with a test that has just begun."""
    game.tests.append(Test(*attempt, attempt.difficulty))
    return game

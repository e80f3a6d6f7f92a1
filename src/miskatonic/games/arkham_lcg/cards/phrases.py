"""The words that cards share: conditions, targets and effects; what is special about a card is beside its row."""

from collections.abc import Callable
from typing import Any

from miskatonic.games.arkham_lcg.basics import tokens
from miskatonic.games.arkham_lcg.basics.values import holds, lasts
from miskatonic.games.arkham_lcg.basics.zones import attached_to, enemies_at, here, place_of, put, seats_at
from miskatonic.games.arkham_lcg.rows import topics
from miskatonic.games.arkham_lcg.rows.card import (
    FREE_OF_CHARGE,
    ONE_ACTION,
    Begins,
    Card,
    Condition,
    Cost,
    Does,
    Effect,
    Targets,
    Use,
)
from miskatonic.games.arkham_lcg.rows.terms import (
    ATTACHED,
    COMBAT,
    DISCARD,
    FIGHT,
    INTELLECT,
    INVESTIGATE,
    TEST,
    THREAT,
)
from miskatonic.games.arkham_lcg.rules import actions, skill_test, turn
from miskatonic.games.arkham_lcg.rules.attacks import damage_enemy
from miskatonic.games.arkham_lcg.rules.cancelling import cancelled
from miskatonic.games.arkham_lcg.rules.damage import harm
from miskatonic.games.arkham_lcg.rules.drawing import draw
from miskatonic.games.arkham_lcg.rules.elimination import suffer
from miskatonic.games.arkham_lcg.rules.healing import heal
from miskatonic.games.arkham_lcg.rules.locations import discover
from miskatonic.games.arkham_lcg.rules.results import Result
from miskatonic.games.arkham_lcg.state import Arkham, Test, row, test_now
from miskatonic.kernel import tell

# --- conditions of triggered abilities: (game, use) -------------------------------------------------------------------


def both(*conditions: Condition) -> Condition:
    """All of them hold."""
    return lambda game, me: all(condition(game, me) for condition in conditions)


def by_you(game: Arkham, me: Use) -> bool:
    """It concerns the investigator who uses this."""
    return bool(me.trigger.seat == me.seat)


def your_turn(game: Arkham, me: Use) -> bool:
    """During one's own turn (AH-B-044)."""
    return game.active == me.seat


def at_your_location(game: Arkham, me: Use) -> bool:
    """It concerns somebody at the user's location."""
    return me.trigger.seat >= 0 and here(game, me.trigger.seat) == here(game, me.seat)


def clues_here(game: Arkham, me: Use) -> bool:
    """There is a clue at the user's location (AH-B-138)."""
    return game.clues[here(game, me.seat)] > 0


def clues_on_this(game: Arkham, me: Use) -> bool:
    """There is a clue on the card."""
    return game.clues[me.card] > 0


def this_entered(game: Arkham, me: Use) -> bool:
    """It was this card that entered play."""
    return bool(me.trigger.card == me.card)


def in_your_threat_area(game: Arkham, me: Use) -> bool:
    """The card is in the threat area of the investigator it concerns."""
    return game.zone[me.card] == THREAT and game.holder[me.card] == me.trigger.seat


def you_investigated(game: Arkham, me: Use) -> bool:
    """It was the user's investigation."""
    return bool(me.trigger.seat == me.seat and me.trigger.test.kind == INVESTIGATE)


# --- conditions of constant abilities: (game, card, subject) ----------------------------------------------------------


def yours(game: Arkham, card: int, seat: int) -> bool:
    """Of the investigator who controls the card or has it in their threat area."""
    return game.holder[card] == seat


def while_investigating(game: Arkham, card: int, seat: int) -> bool:
    """Of its controller's investigations."""
    test = test_now(game)
    return game.holder[card] == seat and test is not None and test.kind == INVESTIGATE


def of_host(game: Arkham, card: int, subject: int) -> bool:
    """Of the card it is attached to."""
    return game.zone[card] == ATTACHED and game.at[card] == subject


# --- targets ----------------------------------------------------------------------------------------------------------


def enemies_here(game: Arkham, me: Use) -> list[int]:
    """The enemies at the user's location."""
    return enemies_at(game, here(game, me.seat))


def fightable_here(game: Arkham, me: Use) -> list[int]:
    """The enemies one can attack."""
    return turn.fightable(game, me.seat)


def investigators_here(game: Arkham, me: Use) -> list[int]:
    """The investigators at the user's location, as cards."""
    return [game.who[seat] for seat in seats_at(game, here(game, me.seat))]


def seat_of(game: Arkham, card: int) -> int:
    """The seat of an investigator card."""
    return game.who.index(card)


def not_elite(targets: Targets) -> Targets:
    """Those of them that are not Elite."""
    return lambda game, me: [card for card in targets(game, me) if "elite" not in row(game, card).traits]


# --- effects ----------------------------------------------------------------------------------------------------------


async def cancels(game: Arkham, me: Use) -> None:
    """AH-B-104: what it answers to does not happen."""
    me.trigger.over = True
    await cancelled(game, me.seat, me.card, me.trigger.source, **me.trigger.told())


def discovers(count: int) -> Does:
    """Discover clues at one's location; works only where there are any (AH-E-008)."""

    async def do(game: Arkham, me: Use) -> None:
        await discover(game, me.seat, count, me.card)

    return Does(do, lambda game, me: clues_here(game, me) and holds(game, topics.CANNOT_DISCOVER, me.seat) < 0)


def gains(count: int) -> Does:
    """Gain resources."""

    async def do(game: Arkham, me: Use) -> None:
        tokens.gain(game, me.seat, count, "AH-B-052", me.card)

    return Does(do)


def draws(count: int) -> Does:
    """Draw cards; works while there is one to draw."""

    async def do(game: Arkham, me: Use) -> None:
        await draw(game, me.seat, count, "AH-B-051", me.card)

    return Does(do, lambda game, me: bool(game.deck[me.seat] or game.discard[me.seat]))


def hits(count: int, targets: Targets = enemies_here) -> Does:
    """Damage to one of the targets."""

    async def do(game: Arkham, me: Use) -> None:
        await damage_enemy(game, me.seat, me.target, count, me.card)

    return Does(do, None, targets)


def takes(damage: int = 0, horror: int = 0, *, direct: bool = False) -> Does:
    """The user takes damage or horror."""

    async def do(game: Arkham, me: Use) -> None:
        await harm(game, me.seat, damage, horror, me.card, direct=direct)

    return Does(do)


def suffers(physical: int = 0, mental: int = 0) -> Does:
    """Trauma for the card's owner."""

    async def do(game: Arkham, me: Use) -> None:
        suffer(game, game.owner[me.card], physical=physical, mental=mental)

    return Does(do)


async def discard_this(game: Arkham, me: Use) -> None:
    """The card is discarded."""
    put(game, me.card, DISCARD)
    tell(game, "card_discarded", "AH-B-123", {"card": me.card, "seat": me.seat})


def begins(until: str, *numbers: int) -> Does:
    """What the card says for a time begins (`Card.lasting`)."""

    async def do(game: Arkham, me: Use) -> None:
        for number in numbers:
            ability = row(game, me.card).for_a_time[number]
            lasts(game, until, ability.topic, me.seat, 0, me.card, number)

    return Does(do)


def tests(
    skill: str,
    difficulty: int,
    passes: Effect | Does | None = None,  # noqa: PT028  (it isn't one of our tests)
    fails: Effect | Does | None = None,  # noqa: PT028
) -> Does:
    """A test of a printed difficulty."""

    async def do(game: Arkham, me: Use) -> None:
        await skill_test.run(game, me, skill, difficulty, "", -1, _result(passes), _result(fails))

    return Does(do)


def _result(effect: Effect | Does | None) -> Result | None:
    if effect is None:
        return None
    do = effect.do if isinstance(effect, Does) else effect

    async def result(game: Arkham, me: Use, test: Test) -> None:
        await do(game, me)

    return result


def per_point(damage: int = 0, horror: int = 0) -> Result:
    """AH-B-075: for each point of the failure, as one packet."""

    async def result(game: Arkham, me: Use, test: Test) -> None:
        await harm(game, me.seat, damage * test.margin, horror * test.margin, me.card)

    return result


# --- revelations ------------------------------------------------------------------------------------------------------


def into_threat_area(clues: int = 0, horror: int = 0) -> Effect:
    """The card enters the threat area of the investigator who drew it."""

    async def reveal(game: Arkham, me: Use) -> None:
        put(game, me.card, THREAT, me.seat, here(game, me.seat))
        tokens.add(game, tokens.CLUES, me.card, clues)
        tokens.add(game, tokens.HORROR, me.card, horror)
        tell(game, "threatens", "AH-B-125", {"seat": me.seat, "card": me.card})

    return reveal


def attach_to_location() -> Effect:
    """AH-B-111, AH-B-231: to the drawer's location, if the limit allows; else it is discarded."""

    async def reveal(game: Arkham, me: Use) -> None:
        attach(game, me.card, here(game, me.seat))

    return reveal


def attach(game: Arkham, card: int, host: int) -> bool:
    """AH-B-111, AH-B-121: attach a card, if the limit allows; whether it is."""
    printed = row(game, card)
    same = [one for one in attached_to(game, host) if row(game, one).title == printed.title]
    if printed.limit_attached and len(same) >= printed.limit_attached:
        tell(game, "not_attached", "AH-B-111", {"card": card, "host": host})
        return False
    put(game, card, ATTACHED, game.owner[card], host)
    tell(game, "attached", "AH-B-121", {"card": card, "host": host})
    return True


# --- kinds of cards ---------------------------------------------------------------------------------------------------


def pumps(card: Card, *skills: str, amount: int = 1, price: int = 1, while_: Condition | None = None) -> None:
    """A free ability in tests: resources for a bonus to one of these skills, any number of times (AH-Q-007)."""
    for skill in skills:

        async def do(game: Arkham, me: Use, skill: str = skill) -> None:
            skill_test.boost(game, me, skill, me.ability.amount)

        def fits(game: Arkham, me: Use, skill: str = skill) -> bool:
            test = test_now(game)
            own = test is not None and test.seat == me.seat and test.skill == skill and test.stage < 3
            return own and (while_ is None or while_(game, me))

        card.free(do, topics.TEST_WINDOW, given=fits, cost=Cost(resources=price), name=skill, amount=amount)


Number = int | Callable[[Arkham, Use], int]


def _number(amount: Number, game: Arkham, me: Use) -> int:
    return amount(game, me) if callable(amount) else amount


def fights(
    card: Card,
    combat: Number = 0,
    damage: Number = 0,
    cost: Cost = ONE_ACTION,
    skill: str = COMBAT,
    name: str = "",
    given: Condition | None = None,
    before: Effect | None = None,
) -> None:
    """A Fight ability: a bonus to the skill and to the damage for this attack."""

    async def do(game: Arkham, me: Use) -> None:
        skill_test.boost(game, me, skill, _number(combat, game, me))
        skill_test.boost(game, me, topics.TEST_DAMAGE, _number(damage, game, me))
        if before is not None:
            await before(game, me)
        await actions.fight(game, me, skill)

    cost = cost._replace(actions=max(1, cost.actions)) if cost is not FREE_OF_CHARGE else ONE_ACTION
    begun = Begins(skill, lambda game, me: _number(combat, game, me))
    card.action(do, designator=FIGHT, cost=cost, targets=fightable_here, name=name, given=given, begins=begun)


def investigates(card: Card, shroud: Number = 0, cost: Cost = ONE_ACTION, passes: Any = None) -> None:
    """An Investigate ability: the shroud changed for this test, or another result instead of clues."""

    async def do(game: Arkham, me: Use) -> None:
        change = _number(shroud, game, me)
        if change:
            lasts(game, TEST, topics.SHROUD, here(game, me.seat), change, me.card)
        await actions.investigate(game, me, INTELLECT, passes)

    cost = cost._replace(actions=max(1, cost.actions))
    card.action(
        do,
        designator=INVESTIGATE,
        cost=cost,
        given=lambda game, me: turn.why_not_investigate(game, me.seat) is None,
        begins=Begins(INTELLECT, easier=lambda game, me: -_number(shroud, game, me)),
    )


def succeeded_by(margin: int) -> Callable[[Arkham, Use], bool]:
    """The running test succeeds by that much or more."""

    def holds(game: Arkham, me: Use) -> bool:
        test: Test = me.trigger if isinstance(me.trigger, Test) else me.trigger.test
        return test.passed and test.margin >= margin

    return holds


__all__ = [
    "at_your_location", "attach", "attach_to_location", "begins", "both", "by_you", "cancels",
    "clues_here", "clues_on_this", "discard_this", "discovers", "draws", "enemies_here",
    "fightable_here", "fights", "gains", "heal", "hits", "in_your_threat_area", "into_threat_area", "investigates",
    "investigators_here", "not_elite", "of_host", "per_point", "place_of", "pumps", "seat_of", "succeeded_by",
    "suffers", "takes", "tests", "this_entered", "while_investigating", "you_investigated", "your_turn", "yours",
]  # fmt: skip

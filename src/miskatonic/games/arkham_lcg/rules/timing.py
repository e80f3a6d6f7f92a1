"""B.7, AH-R-1.3, AH-R-1.4: triggering conditions. Every one runs would, when, itself, at, after; nesting is calling."""

import functools
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

from miskatonic.games.arkham_lcg.basics import wishes
from miskatonic.games.arkham_lcg.basics.costs import count_use, pay, used_up
from miskatonic.games.arkham_lcg.basics.options import options_for, passing, text_of, use_of
from miskatonic.games.arkham_lcg.basics.piles import come_up
from miskatonic.games.arkham_lcg.names import card_name
from miskatonic.games.arkham_lcg.rows.ability import CANCELLED, COMPELLED, FREE_ABILITY, OFFERED
from miskatonic.games.arkham_lcg.rows.card import AFTER, AT, Trigger, Use
from miskatonic.games.arkham_lcg.rows.terms import NO_CARD, NOBODY
from miskatonic.games.arkham_lcg.rules.collecting import collect, collect_forced
from miskatonic.games.arkham_lcg.state import ROWS, Arkham
from miskatonic.kernel import Option, ask, tell

T = TypeVar("T", bound=Trigger)
Body = Callable[[Arkham, T], Awaitable[None]]


def sequence(body: Body[T]) -> Body[T]:
    """AH-R-1.4, AH-B-095: a rule that is a triggering condition, written as its own middle.

    What *would* replaces and *when* cancels does not happen, and nothing after it (AH-B-007, AH-B-104).
    """

    async def run(game: Arkham, this: T) -> None:
        heard = game.heard
        would, when, at, after = this.points
        if would in heard:
            await moment(game, this, would)
            if this.over:
                return
        if when in heard:
            await moment(game, this, when)
            if this.over:
                return
        await body(game, this)
        if at in heard:
            await moment(game, this, at)
        if game.later is not None:
            game.later.append(this)
        elif after in heard:
            await moment(game, this, after)

    run.__name__ = body.__name__
    run.__doc__ = body.__doc__
    return run


@sequence
async def happens(game: Arkham, this: Trigger) -> None:
    """AH-B-095: a triggering condition that is nothing but an occasion for others."""


def concerns(game: Arkham, condition: type[Trigger]) -> bool:
    """AH-R-1.4: whether anybody could have something to say about it; where nobody has, no such occasion is made."""
    for topic in condition.heard_at:
        if topic in game.heard:
            return True
    return game.later is not None


def is_heard(game: Arkham, topic: str) -> bool:
    """AH-B-088: whether anybody could have something to say about a point, from hand, play, or as if in hand."""
    return topic in game.heard


async def together(game: Arkham, these: Sequence[T], body: Callable[[Arkham, Sequence[T]], Awaitable[None]]) -> None:
    """AH-B-014, AH-B-095: several conditions of one kind happen at once: what comes before each, all, what follows."""
    rest = these
    if these and concerns(game, type(these[0])):
        for topic in these[0].points[:AT]:
            for this in these:
                if not this.over and is_heard(game, topic):
                    await moment(game, this, topic)
        rest = [this for this in these if not this.over]
    await body(game, rest)
    if rest and concerns(game, type(rest[0])):
        for this in rest:
            if is_heard(game, this.points[AT]):
                await moment(game, this, this.points[AT])
        await follow(game, rest)


async def follow(game: Arkham, these: Sequence[Trigger]) -> None:
    """AH-B-095: what comes after conditions: now, or when the effect is over that they are part of."""
    if game.later is not None:
        game.later += these
        return
    for this in these:
        if this.can_join:
            these = _joined(these)
            break
    for this in these:
        if is_heard(game, this.points[AFTER]):
            await moment(game, this, this.points[AFTER])


def _joined(these: Sequence[Trigger]) -> list[Trigger]:
    """AH-Q-026: of parts that are of one kind one is left, which stands for all."""
    found: list[Trigger] = []
    for this in these:
        if not (this.can_join and any(this.joins(before) for before in found)):
            found.append(this)
    return found


class OneEffect:
    """AH-B-095, AH-R-1.7: while it lasts, everything is one effect: what follows its parts comes after all of them.

    What answers to a part is still resolved completely where it arises (AH-R-1.4).
    """

    def __init__(self, game: Arkham) -> None:
        self.game = game

    async def __aenter__(self) -> None:
        self.outer, self.game.later = self.game.later, []

    async def __aexit__(self, kind: type[BaseException] | None, *_: object) -> None:
        later, self.game.later = self.game.later, self.outer
        if kind is None:
            await follow(self.game, later)


async def moment(game: Arkham, this: Trigger, topic: str, done: list[tuple[int, int]] | None = None) -> None:
    """One point of a condition: what cancels it (AH-B-242), then forced abilities, then reactions (AH-B-090); where
    nothing is forced, all reactions in any order (AH-R-1.3). What is `done` has answered already to something that came
    at once with it (AH-R-2.5).
    """
    done = [] if done is None else done
    outer, game.later = game.later, None
    try:
        if topic in CANCELLED and (uses := collect(game, topic, this, done, True)):
            if topic in OFFERED and not (topic in COMPELLED and collect_forced(game, topic, this, done)):
                await _reactions(game, this, topic, done, None, collect(game, topic, this, done, None))
                return
            await _reactions(game, this, topic, done, True, uses)
            if this.over:
                return
        if topic in COMPELLED and (uses := collect_forced(game, topic, this, done)):
            await _forced(game, this, topic, done, uses)
        if topic in OFFERED and not this.over and (uses := collect(game, topic, this, done, False)):
            await _reactions(game, this, topic, done, False, uses)
    finally:
        game.later = outer


# --- forced -----------------------------------------------------------------------------------------------------------


async def _forced(game: Arkham, this: Trigger, topic: str, done: list[tuple[int, int]], uses: list[Use]) -> None:
    """AH-B-014, AH-B-090: all forced abilities of a point; the lead orders different ones that may meet."""
    while uses:
        use = uses[0]
        if len(uses) > 1 and len({_likeness(game, one) for one in uses if not one.ability.alone}) > 1 and game.order:
            come_up(game, [one.card for one in uses])
            picked = await ask(
                game,
                game.order[0],
                "order",
                "AH-B-014",
                lambda game: _orders(game, collect_forced(game, topic, this, done)),
                {"seat": game.order[0]},
            )
            use = use_of(game, picked.value, this)
        done.append((use.card, use.ability.number))
        await perform(game, use)
        if this.over:
            return
        uses = collect_forced(game, topic, this, done)


def _likeness(game: Arkham, use: Use) -> tuple[int, ...]:
    """What tells forced abilities apart: equal copies with equal tokens need no order."""
    card = use.card
    on_it = (game.damage[card], game.horror[card], game.clues[card], game.doom[card], game.resources[card])
    return (game.card[card], use.ability.number, use.target, *on_it)


def _orders(game: Arkham, uses: Sequence[Use]) -> list[Option]:
    """Which comes next; equal copies once."""
    found: dict[tuple[int, ...], Option] = {}
    for use in uses:
        text = f"order:{game.label[use.card]}"
        if use.target >= 0:
            text += f":{game.label[use.target]}"
        if _likeness(game, use) not in found:
            value = (use.seat, use.card, use.ability.number, use.target)
            found[_likeness(game, use)] = Option(text, value, card=card_name(game, use.card))
    return list(found.values())


# --- reactions --------------------------------------------------------------------------------------------------------


async def _reactions(
    game: Arkham, this: Trigger, topic: str, done: list[tuple[int, int]], cancels: bool | None, uses: list[Use]
) -> None:
    """AH-R-1.3: everybody may react until all have passed; who has passed is asked again only about something new."""
    passed: dict[int, set[str]] = {}
    while not this.over:
        open_to = _seats_with_news(game, uses, passed)
        if not open_to:
            return
        if this.seat in open_to:
            open_to.remove(this.seat)
            open_to.insert(0, this.seat)
        asked = tuple(open_to)
        picked = await ask(
            game,
            asked[0],
            f"react_{type(this).__name__.lower()}",
            "AH-R-1.3",
            functools.partial(_reaction_options, topic=topic, this=this, done=done, asked=asked, cancels=cancels),
            {
                "seats": asked,
                "seat": this.seat if this.seat >= 0 else asked[0],
                "source": this.source,
                "point": topic.rpartition(".")[2],
                **this.told(),
            },
            asked if len(asked) > 1 else (),
            asides=functools.partial(wishes.asides, seats=asked),
        )
        if picked.verb == "asks":
            await wishes.change(game, picked.value)
        elif picked.passes:
            if len(asked) == 1:
                return  # nobody else has anything new
            uses = collect(game, topic, this, done, cancels)  # hands may have been redealt meanwhile
            for seat in picked.seats or (asked[0] if picked.seat is None else picked.seat,):
                passed[seat] = {text_of(game, use) for use in uses if use.seat == seat}
        else:
            use = use_of(game, picked.value, this)
            done.append((use.card, use.ability.number))
            await perform(game, use)
        uses = collect(game, topic, this, done, cancels)


def _seats_with_news(game: Arkham, uses: Sequence[Use], passed: dict[int, set[str]]) -> list[int]:
    """The seats that can do something they have not passed on."""
    found: list[int] = []
    for use in uses:
        if use.seat not in found and (not passed or text_of(game, use) not in passed.get(use.seat, ())):
            found.append(use.seat)
    return found


def _reaction_options(
    game: Arkham,
    topic: str,
    this: Trigger,
    done: Sequence[tuple[int, int]],
    asked: tuple[int, ...],
    cancels: bool | None,
) -> list[Option]:
    uses = collect(game, topic, this, done, cancels)
    return [*options_for(game, [use for use in uses if use.seat in asked]), *passing(asked)]


# --- using an ability -------------------------------------------------------------------------------------------------

Performing = Callable[[Arkham, Use], Awaitable[None]]
PERFORMED: dict[str, Performing] = {}
"""How abilities that don't belong to a card in play are used, by their kind."""


def performs(kind: str) -> Callable[[Performing], Performing]:
    """AH-B-103: the function below performs abilities of this kind."""

    def known(perform: Performing) -> Performing:
        assert kind not in PERFORMED, f"two perform {kind}"
        PERFORMED[kind] = perform
        return perform

    return known


async def perform(game: Arkham, use: Use) -> None:
    """AH-B-103: an ability without an action is used: paid, counted, resolved. If its card leaves, it completes."""
    ability = use.ability
    if ability.kind in PERFORMED:
        await PERFORMED[ability.kind](game, use)
        return
    count_use(game, use)
    if game.sink:
        args = {"seat": use.seat, "card": use.card, "target": use.target, "own": use.card == game.who[use.seat]}
        paid = {"resources": ability.cost.resources, "spent": ability.cost.uses}
        tell(game, "triggers", ability.rule or "AH-R-1.3", {**args, **paid})
    was_in = use.seat in game.order
    await pay(game, use)
    if was_in and use.seat not in game.order:
        return  # AH-A-03, AH-B-171: the cost was too much
    if ability.do is not None:
        await ability.do(game, use)
    used_up(game, use.card)
    if game.leaving:
        await leave(game)


async def leave(game: Arkham) -> None:
    """AH-B-122: what cards that have left play say about that, in the order in which they left, each completely."""
    while game.leaving:
        left, game.leaving = game.leaving[0], game.leaving[1:]
        says = ROWS[game.card[left.card]].leaves
        if says is not None and (left.seat == NOBODY or left.seat in game.order):
            tell(
                game,
                "triggers",
                "AH-B-122",
                {"seat": left.seat, "card": left.card, "target": NO_CARD, "own": False, "resources": 0, "spent": 0},
            )
            await says(game, Use(left.seat, left.card, FREE_ABILITY))

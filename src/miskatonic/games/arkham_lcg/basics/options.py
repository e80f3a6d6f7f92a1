"""How uses of abilities appear in a question: their text forms, how their cards and targets are worded, what they cost.

An option follows from a few numbers and says nothing else, so equal ones are made once.
"""

import functools
from collections.abc import Sequence
from typing import Any

from miskatonic.games.arkham_lcg.basics.beside import is_hidden
from miskatonic.games.arkham_lcg.basics.costs import AN_ACTION, FOR_FREE, Price, shown_cost
from miskatonic.games.arkham_lcg.basics.zones import are_equal
from miskatonic.games.arkham_lcg.names import MADE, card_name, labelled, named, told_name
from miskatonic.games.arkham_lcg.rows.card import CARDS, FAST, FREE_OF_CHARGE, REACTION, Ability, Use
from miskatonic.games.arkham_lcg.rows.terms import AREA, ASIDE, DISCARD, ENEMY, HAND, IN_PLAY, NO_CARD, NOBODY, THREAT
from miskatonic.games.arkham_lcg.state import ROWS, Arkham
from miskatonic.kernel import Barred, Lack, Option

PASS = Option("pass", passes=True)


def passing(asked: tuple[int, ...]) -> list[Option]:
    """A way to do nothing for each who is asked."""
    if len(asked) == 1:
        return [PASS]
    return [Option(f"pass:{seat}", seat=seat, passes=True, shared=True) for seat in asked]


def mark(
    game: Arkham, verbs: tuple[str, str], seat: int, card: int, marked: tuple[int, ...], *, alike: bool = False
) -> Option:
    """A card that can be marked, or any copy if they are `alike`; one that is marked can be taken back in its place."""
    sets, takes_back = verbs
    if card not in marked:
        return of_card(sets, "", seat, card, game.card[card], game.label[card], alike)
    return of_card(takes_back, sets, seat, card, game.card[card], game.label[card], False)


def use_of(game: Arkham, value: Any, this: Any = None) -> Use:
    """The use that an option stands for."""
    seat, card, number, target = value
    return Use(seat, card, ROWS[game.card[card]].abilities[number], target, this)


def verb_of(ability: Ability) -> str:
    """What an option is called: play a card, react, or use an ability."""
    if ability.kind == FAST:
        return "play"
    return "react" if ability.kind == REACTION else ability.designator or "use"


def verbs() -> set[str]:
    """All that options of abilities are called (`verb_of`)."""
    return {"play", "react", "use"} | {one.designator for row in CARDS for one in row.abilities if one.designator}


# --- what is aimed at -------------------------------------------------------------------------------------------------

Aim = tuple[str, str, int, int]
"""How a target is said: its name as everybody may know it, and its label; of an enemy the investigator it is engaged
with, by row, and its damage, to tell it apart.
"""
NO_AIM: Aim = ("none", "", NOBODY, 0)


def aim_at(game: Arkham, target: int) -> Aim:
    """How a target is said, if it is a card."""
    if not 0 <= target < len(game.label):
        return NO_AIM
    if ROWS[game.card[target]].kind != ENEMY:
        return told_name(game, target), game.label[target], NOBODY, 0
    engaged = game.card[game.who[game.holder[target]]] if game.zone[target] == THREAT else NOBODY
    return labelled(game.card[target], game.label[target]), game.label[target], engaged, game.damage[target]


def aim(aimed: Aim) -> dict[str, Any]:
    """How a target is said, as arguments."""
    name, _, engaged, damage = aimed
    return {
        "target": name,
        "engaged": str(CARDS.names[engaged]) if engaged >= 0 else "none",  # said, but not what the option is about
        "damage": damage,
    }


def cost_of(price: Price) -> dict[str, Any]:
    """AH-A-59: a price as arguments."""
    cost, dearer = price
    return {"cost": cost, "dearer": list(dearer)} if dearer else {"cost": cost}


def bar(game: Arkham, verb: str, lack: Lack, only: int | None = None, **args: int) -> Barred:
    """AH-B-226: what one would expect to be able to do in one's turn but can't. It points at what can't be done, not
    at whom or what keeps one from it.
    """
    (what,) = args.values()
    said = named(game, {"seat": game.active, **args, **lack.numbers})
    return Barred(verb, lack.reason, lack.rule, only=only, about=(card_name(game, what).thing,), **said)


# --- options ----------------------------------------------------------------------------------------------------------


@functools.lru_cache(MADE)
def by_hand(verb: str, value: int | None, aimed: Aim, price: Price) -> Option:
    """An action that isn't an ability of a card, aimed at a location or an enemy."""
    text = verb if value is None else f"{verb}:{aimed[1]}"
    return Option(text, value, **cost_of(price), **aim(aimed), card="none", ability="")


@functools.lru_cache(MADE)
def of_card(verb: str, undoes: str, seat: int, card: int, row: int, label: str, alike: bool) -> Option:
    """Something done with a card that only its holder sees, or the verb that `undoes` it."""
    undone = f"{undoes}:{label}" if undoes else ""
    name = labelled(row, label)
    return Option(f"{verb}:{label}", card, seat=seat, secret=True, alike=alike, undoes=undone, card=name)


LIES = {DISCARD: "discard", ASIDE: "aside"}
"""AH-L-03: a word for where a card lies that is as if in hand."""


@functools.lru_cache(MADE)
def of_play(
    value: tuple[int, int, int, int], row: int, label: str, lies: str, aimed: Aim, price: Price, twin: bool = False
) -> Option:
    """AH-L-03: a card that is played; out of the hand it is secret, what is as if in hand is open to all, with a word
    for where it `lies`. Where it is the `twin` of one that is as if in hand, it is said which.
    """
    hidden = not lies
    text = f"play:{label if twin else ROWS[row].id}"
    if value[3] >= 0:
        text += f":{aimed[1]}"
    args = {"card": labelled(row, label), "ability": lies, **aim(aimed)}
    return Option(text, value, secret=hidden, alike=hidden, seat=value[0], **cost_of(price), **args)


@functools.lru_cache(MADE)
def of_plain_play(seat: int, card: int, row: int, label: str, lies: str) -> Option:
    """A card that is played on nothing, for the usual action or none."""
    return of_play((seat, card, -1, NO_CARD), row, label, lies, NO_AIM, FOR_FREE if ROWS[row].fast else AN_ACTION)


@functools.lru_cache(MADE)
def of_use(
    ability: Ability, value: tuple[int, int, int, int], row: int, label: str, zone: int, own: bool, aimed: Aim,
    price: Price, unseen: bool, twin: bool,
) -> Option:  # fmt: skip
    """An ability that is used; what comes out of a hand, or is offered `unseen`, is secret. AH-L-03: of a `twin` of
    what is as if in hand it is said which it is.
    """
    text = _text(ability, row, label, twin or zone >= IN_PLAY, value[3], aimed)
    name = LIES.get(zone) or ability.name or ("own" if own else "")
    args = {"card": labelled(row, label), "ability": name, **aim(aimed)}
    several = zone in (HAND, AREA)
    return Option(text, value, seat=value[0], secret=unseen or zone == HAND, alike=several, **cost_of(price), **args)


@functools.lru_cache(MADE)
def _text(ability: Ability, row: int, label: str, told_apart: bool, target: int, aimed: Aim) -> str:
    parts = [verb_of(ability), label if told_apart else ROWS[row].id]
    if ability.name:
        parts.append(ability.name)
    if target >= 0:
        parts.append(aimed[1] or str(target))
    return ":".join(parts)


def text_of(game: Arkham, use: Use) -> str:
    """The text form of a use: `use:beat_cop:ghoul_minion.1`; cards in hand by their title. A target is a card, or what
    the ability counts by.
    """
    card, target = use.card, use.target
    aimed = NO_AIM if target < 0 else aim_at(game, target)
    return _text(use.ability, game.card[card], game.label[card], game.zone[card] >= IN_PLAY, target, aimed)


def options_for(game: Arkham, uses: Sequence[Use], unseen: Sequence[Use] = ()) -> list[Option]:
    """Uses as options; equal copies once. Those `unseen` are offered because of what only their seat sees."""
    if len(uses) == 1:
        return [_as_option(game, uses[0], uses[0] in unseen, False)]
    lying = {game.card[use.card] for use in uses if game.zone[use.card] in LIES}
    found: dict[tuple[int, str], Option] = {}
    before: dict[tuple[int, int, int, int], list[Use]] = {}
    for use in uses:
        at = -1 if use.target < 0 else _aimed(game, use.target)
        others = before.setdefault((use.seat, _kind(game, use.card), use.ability.number, at), [])
        if others and any(_same(game, use.card, one.card) and _same(game, use.target, one.target) for one in others):
            continue
        others.append(use)
        twin = game.card[use.card] in lying and game.zone[use.card] == HAND
        option = _as_option(game, use, use in unseen, twin)
        found.setdefault((use.seat, option.text), option)
    return list(found.values())


def _kind(game: Arkham, card: int) -> int:
    """What makes cards in a play area interchangeable: their row. Any other card, or number, equals only itself."""
    return game.card[card] if 0 <= card < len(game.zone) and game.zone[card] == AREA else -2 - card


def _aimed(game: Arkham, card: int) -> int:
    """The same of what is aimed at, which may be in a hand."""
    return game.card[card] if 0 <= card < len(game.zone) and game.zone[card] == HAND else _kind(game, card)


def _same(game: Arkham, one: int, other: int) -> bool:
    return one == other or are_equal(game, one, other)


def _as_option(game: Arkham, use: Use, unseen: bool, twin: bool) -> Option:
    seat, card, ability, target = use.seat, use.card, use.ability, use.target
    if 0 <= target < len(game.zone) and is_hidden(game, target):
        unseen = True  # it names a card that only its holder sees
    return of_use(
        ability,
        (seat, card, ability.number, target),
        game.card[card],
        game.label[card],
        game.zone[card],
        card == game.who[seat],
        NO_AIM if target < 0 else aim_at(game, target),
        FOR_FREE
        if ability.cost is FREE_OF_CHARGE
        else shown_cost(game, seat, ability.cost.actions, "" if ability.taxed_later else ability.designator),
        unseen,
        twin,
    )

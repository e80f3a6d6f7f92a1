"""How uses of abilities stand in a question: their text forms, how their cards and targets are said, what they cost."""

from collections.abc import Iterable
from typing import Any

from miskatonic.games.arkham_lcg.names import card_name, who
from miskatonic.games.arkham_lcg.rows.card import CARDS, FAST, REACTION, Use
from miskatonic.games.arkham_lcg.rows.terms import ENEMY, HAND, IN_PLAY, NOBODY
from miskatonic.games.arkham_lcg.state import Arkham, row
from miskatonic.games.arkham_lcg.words.costs import shown_cost
from miskatonic.games.arkham_lcg.words.zones import engaged_seat
from miskatonic.kernel import Option


def passing(asked: tuple[int, ...]) -> list[Option]:
    """A way to do nothing for each who is asked."""
    if len(asked) == 1:
        return [Option("pass", passes=True)]
    return [Option(f"pass:{seat}", seat=seat, passes=True, shared=True) for seat in asked]


def mark(
    game: Arkham, verbs: tuple[str, str], seat: int, card: int, marked: tuple[int, ...], *, alike: bool = False
) -> Option:
    """A card that can be marked, or any copy if they are `alike`; one that is marked can be taken back in its place."""
    sets, takes_back = [f"{verb}:{game.label[card]}" for verb in verbs]
    if card not in marked:
        return Option(sets, card, seat=seat, secret=True, alike=alike, card=card_name(game, card))
    return Option(takes_back, card, seat=seat, secret=True, undoes=sets, card=card_name(game, card))


def use_of(game: Arkham, value: Any, this: Any = None) -> Use:
    """The use that an option stands for."""
    seat, card, number, target = value
    return Use(seat, card, CARDS.rows[game.card[card]].abilities[number], target, this)


def verb_of(use: Use) -> str:
    """What an option is called: play a card, react, or use an ability."""
    if use.ability.kind == FAST:
        return "play"
    return "react" if use.ability.kind == REACTION else use.ability.designator or "use"


def verbs() -> set[str]:
    """All that options of abilities are called (`verb_of`)."""
    return {"play", "react", "use"} | {one.designator for row in CARDS for one in row.abilities if one.designator}


def text_of(game: Arkham, use: Use) -> str:
    """The text form of a use: `use:beat_cop:ghoul_minion.1`; cards in hand by their title."""
    in_hand = game.zone[use.card] < IN_PLAY
    parts = [verb_of(use), row(game, use.card).id if in_hand else game.label[use.card]]
    if use.ability.name:
        parts.append(use.ability.name)
    if use.target >= 0:
        parts.append(target_label(game, use))
    return ":".join(parts)


def target_label(game: Arkham, use: Use) -> str:
    """A target is a card, or what the ability counts by."""
    return game.label[use.target] if use.target < len(game.label) else str(use.target)


def aim(game: Arkham, target: int) -> dict[str, Any]:
    """How a target is said: its name, and of an enemy with whom it is engaged and its damage, to tell it apart."""
    if not 0 <= target < len(game.label):
        return {"target": "none", "engaged": "none", "damage": 0}
    foe = row(game, target).kind == ENEMY
    seat = engaged_seat(game, target) if foe else NOBODY
    engaged = str(who(game, seat)) if seat != NOBODY else "none"  # said, but not what the option is about
    return {"target": card_name(game, target), "engaged": engaged, "damage": game.damage[target] if foe else 0}


def options_for(game: Arkham, uses: Iterable[Use]) -> list[Option]:
    """Uses as options; equal copies in hand once; what comes out of a hand is secret. What a second seat can do just so
    is told apart by the seat.
    """
    found: dict[tuple[int, str], Option] = {}
    for use in uses:
        text = text_of(game, use)
        if (use.seat, text) in found:
            continue
        taken = any(text == other for _, other in found)
        own = "own" if use.card == game.who[use.seat] else ""
        args = {"card": card_name(game, use.card), "ability": use.ability.name or own, **aim(game, use.target)}
        found[use.seat, text] = Option(
            f"{text}:{use.seat}" if taken else text,
            (use.seat, use.card, use.ability.number, use.target),
            seat=use.seat,
            secret=game.zone[use.card] == HAND,
            alike=game.zone[use.card] == HAND,
            **shown_cost(game, use.seat, use.ability.cost.actions, use.ability.designator),
            **args,
        )
    return list(found.values())

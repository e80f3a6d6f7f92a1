"""What the chance of an adventure leaves out, by name: whatever else the active player could use, so that it may be
better than shown; and a monster that terror can bring nowhere else, so that it may be worse.
"""

from miskatonic.games.elder_sign.abilities import people_saying
from miskatonic.games.elder_sign.rows.card import HAND, Card
from miskatonic.games.elder_sign.rows.investigator import INVESTIGATORS
from miskatonic.games.elder_sign.rules import failed_rolls, monsters
from miskatonic.games.elder_sign.state import BATTLE, ElderSign


def uncounted(game: ElderSign) -> list[str]:
    """ES-144, ES-149, ES-183: clues; cards that change a roll, spare or prevent something, heal or beat monsters; and
    investigators who may roll dice again after anybody's roll.
    """
    seat = game.active
    if game.who[seat] < 0:
        return []
    found = ["kind-clue"] if game.clues[seat] else []
    found += [str(HAND.names[card]) for card in game.hands[seat] if _may_help(HAND.rows[card])]
    people = [other for other, _ in people_saying("after_any_roll", game.who) if other not in game.spent_day]
    return found + [str(INVESTIGATORS.names[game.who[other]]) for other in people]


def crowded(game: ElderSign) -> int | None:
    """ES-207, ES-208: the card to which alone a monster can come, if terror brings one there: its chance does not count
    that it may get a task more.
    """
    if game.who[game.active] < 0 or game.at[game.active] == BATTLE:
        return None
    cards = {card for card, _ in monsters.free_slots(game) or monsters.below_cards(game)}
    if len(cards) != 1:
        return None
    (card,) = cards
    brings = any(effect.verb == "monster" for _, effects in failed_rolls.threats(game, card) for effect in effects)
    return card if brings else None


def _may_help(card: Card) -> bool:
    power = card.power
    changes = power.slots or power.turns or power.rerolls or card.says.after_own_roll or card.says.owed_after_roll
    return bool(changes or power.spares or power.prevents or power.beats or power.gives)

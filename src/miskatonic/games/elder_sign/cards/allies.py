"""The eight Allies (ES-172, ES-173). What lasts works where it takes effect, under the ally's name."""

from miskatonic.games.elder_sign.cards.card import ALWAYS, FAILED, LOSS, SHOP, START, TURN, Card, Power
from miskatonic.games.elder_sign.cards.powers import BY_ITSELF, defeats, prevents
from miskatonic.games.elder_sign.effects import ALL
from miskatonic.games.elder_sign.rules import wellbeing
from miskatonic.games.elder_sign.state import ElderSign


def is_hurt(game: ElderSign, seat: int) -> bool:
    """Sir William helps whoever has lost stamina; without him the maximum is one less."""
    return game.stamina[seat] < wellbeing.maximum(game, seat, "stamina") - 1


async def farewell(game: ElderSign, seat: int) -> None:
    """Sir William leaves, and all stamina comes back."""
    wellbeing.gain(game, seat, "stamina", ALL, "ES-172")


ALLIES = (
    Card("anna_kaslow", START, BY_ITSELF, "ES-172"),
    Card("duke", LOSS, prevents("sanity", "stamina", points=ALL), "ES-172"),
    Card("john_legrasse", TURN, defeats(1, own_card=True), "ES-220"),
    Card("professor_armitage", FAILED, BY_ITSELF, "ES-172"),
    Card("richard_upton_pickman", ALWAYS, BY_ITSELF, "ES-172"),
    Card("ruby_standish", SHOP, BY_ITSELF, "ES-172"),
    Card("ryan_dean", ALWAYS, BY_ITSELF, "ES-172"),
    Card("sir_william_brinton", TURN, Power(is_hurt, farewell), "ES-172"),
)

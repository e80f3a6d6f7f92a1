"""Trade (DMD-096, DMD-097)."""

from miskatonic.games.death_may_die.abilities import held_name, modifiers
from miskatonic.games.death_may_die.names import who
from miskatonic.games.death_may_die.rules.discovery_cards import cards_of_type, hand_over
from miskatonic.games.death_may_die.rules.scene import others_here
from miskatonic.games.death_may_die.state import DeathMayDie, Held
from miskatonic.kernel import Barred, Offer, Option, ask, tell

TRADE = Option("trade")
NOBODY_HERE = Barred("trade", "alone", "DMD-096")
FORBIDDEN = Barred("trade", "forbidden", "DMD-096")
NOTHING = Barred("trade", "nothing", "DMD-097")
ENOUGH = Option("enough", passes=True)


def _tradable(game: DeathMayDie, seat: int) -> list[Held]:
    """DMD-097, DMD-169: Items and Companions; Conditions and Relics can't be traded."""
    return cards_of_type(game, seat, "item_or_companion") if game.held[seat] else []


def _forbidden(game: DeathMayDie, seat: int) -> bool:
    return "trade" in [effect.what for _, effect in modifiers(game, seat, "mod_forbid")]


def partners(game: DeathMayDie, seat: int) -> list[int]:
    """DMD-096: everybody in one's space with whom something could change hands."""
    mine = bool(_tradable(game, seat))
    return [
        other for other in others_here(game, seat) if not _forbidden(game, other) and (mine or _tradable(game, other))
    ]


def trade_offer(game: DeathMayDie, seat: int) -> Offer:
    """DMD-096: with others in one's space, and with something to trade."""
    if not others_here(game, seat):
        return NOBODY_HERE
    if _forbidden(game, seat):
        return FORBIDDEN
    return TRADE if partners(game, seat) else NOTHING


async def trade(game: DeathMayDie, seat: int) -> None:
    """DMD-096: any number of cards, one-sidedly too; every exchange has the active investigator on one side."""
    tell(game, "trades", "DMD-096", {"who": seat})
    refused: list[int] = []
    while True:
        picked = await ask(game, seat, "trade", "DMD-096", lambda _: _options(game, seat, refused), {"who": seat})
        if picked.verb == "enough":
            return
        held, other = picked.value
        if picked.verb == "give":
            hand_over(game, seat, other, held)
        elif await _agrees(game, seat, other, held):
            hand_over(game, other, seat, held)
        else:
            refused.append(held.card)


def _options(game: DeathMayDie, seat: int, refused: list[int]) -> list[Option]:
    options = [ENOUGH]
    for other in partners(game, seat):
        name = who(game, other)
        options += [
            Option(f"give:{held.card}:{other}", (held, other), card=held_name(game.scenario, held), whom=name)
            for held in _tradable(game, seat)
        ]
        options += [
            Option(f"take:{held.card}", (held, other), card=held_name(game.scenario, held), whom=name)
            for held in _tradable(game, other)
            if held.card not in refused
        ]
    return options


async def _agrees(game: DeathMayDie, seat: int, other: int, held: Held) -> bool:
    """DMD-OP-27: the one who gives up a card is asked."""
    if not game.consent:
        return True
    picked = await ask(
        game,
        other,
        "consent_trade",
        "DMD-096",
        lambda _: [Option("agree"), Option("refuse", passes=True)],
        {"who": seat, "card": held_name(game.scenario, held)},
    )
    return picked.verb == "agree"

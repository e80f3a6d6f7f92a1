"""The Allies (ES-172, ES-173)."""

from miskatonic.games.elder_sign import basics
from miskatonic.games.elder_sign.cards.powers import BY_ITSELF, defeats, discounts, prevents, spares
from miskatonic.games.elder_sign.rows.adventures import FIRST_WORLD
from miskatonic.games.elder_sign.rows.card import ALWAYS, FAILED, HAND, LOSS, SHOP, START, TURN, Card, Power
from miskatonic.games.elder_sign.rows.decks import MYTHOS_DECK
from miskatonic.games.elder_sign.rows.effects import ALL
from miskatonic.games.elder_sign.rows.occasions import OF_CARD, Says, carries_out
from miskatonic.games.elder_sign.rules import clues
from miskatonic.games.elder_sign.state import ElderSign, rolled_dice
from miskatonic.kernel import Option, ask, tell

BURY, LEAVE = Option("bury"), Option("leave", passes=True)


def leaves(game: ElderSign, seat: int, name: str) -> None:
    """An ally leaves its player."""
    card = HAND.number(name)
    tell(game, "ally_left", "ES-172", {"who": seat, "card": card})
    basics.put_back(game, seat, card)


# --- Anna Kaslow ----------------------------------------------------------------------------------------------------


def may_peek(game: ElderSign, seat: int) -> list[Option]:
    """As her player's turn begins, once."""
    anna = HAND.number("anna_kaslow")
    return [] if anna in game.cards_spent_turn else [Option("peek", anna, card=HAND.names[anna])]


@carries_out("peek", "ES-172", OF_CARD)
async def peek(game: ElderSign, picked: Option) -> None:
    """A look at the top Mythos card; she leaves if it is put to the bottom."""
    seat = game.active
    game.cards_spent_turn += (picked.value,)
    game.foreseen = True
    deck = game.decks[MYTHOS_DECK]
    card = deck[-1]
    tell(game, "mythos_seen", "ES-172", {"who": seat, "mythos": card})
    answer = await ask(game, seat, "bury", "ES-172", lambda _: [LEAVE, BURY], {"who": seat, "mythos": card})
    if answer is BURY:
        game.decks[MYTHOS_DECK] = (card, *deck[:-1])
        game.returned[MYTHOS_DECK] += 1
        game.foreseen = False
        tell(game, "mythos_buried", "ES-172", {"who": seat, "mythos": card})
        basics.put_back(game, seat, picked.value)


# --- Richard Upton Pickman ------------------------------------------------------------------------------------------


def may_reroll(game: ElderSign, seat: int) -> list[Option]:
    """On Other Worlds one die after each roll."""
    pickman = HAND.number("richard_upton_pickman")
    if game.at[seat] < FIRST_WORLD or not rolled_dice(game) or pickman in game.cards_spent_roll:
        return []
    return [Option("pickman", pickman, card=HAND.names[pickman])]


@carries_out("pickman", "ES-172", OF_CARD)
async def rerolls(game: ElderSign, picked: Option) -> None:
    """One die is rolled again."""
    game.cards_spent_roll += (picked.value,)
    await clues.reroll_some(game, game.active, 1, "ES-172")


def gives_up_on_worlds(game: ElderSign, seat: int, card: int) -> None:
    """He leaves when an Other World fails."""
    if card >= FIRST_WORLD:
        leaves(game, seat, "richard_upton_pickman")


# --- Eric Colt ------------------------------------------------------------------------------------------------------


def finds_a_clue(game: ElderSign, seat: int, card: int) -> None:
    """A clue for every adventure resolved."""
    basics.gain_clues(game, seat, 1, "ES-172")


def gives_up(game: ElderSign, seat: int, card: int) -> None:
    """He leaves when an adventure fails."""
    leaves(game, seat, "eric_colt")


# --- Tom Murphy -----------------------------------------------------------------------------------------------------


def is_hurt(game: ElderSign, seat: int) -> bool:
    """Tom Murphy is useful to an investigator who has lost stamina; without him the maximum is one less."""
    return game.stamina[seat] < basics.maximum(game, seat, "stamina") - 1


async def farewell(game: ElderSign, seat: int) -> None:
    """Tom Murphy leaves, and all stamina comes back."""
    basics.gain(game, seat, "stamina", ALL, "ES-172")


ALLIES = (
    Card("anna_kaslow", START, BY_ITSELF, "ES-172", says=Says(as_own_turn_begins=may_peek)),
    Card("duke", LOSS, prevents("sanity", "stamina", points=ALL), "ES-172", invented=False),
    Card("eric_colt", ALWAYS, BY_ITSELF, "ES-172", says=Says(resolved=finds_a_clue, failed=gives_up)),
    Card("professor_armitage", FAILED, spares("discard"), "ES-172"),
    Card(
        "richard_upton_pickman",
        ALWAYS,
        BY_ITSELF,
        "ES-172",
        says=Says(after_own_roll=may_reroll, failed=gives_up_on_worlds),
    ),
    Card("ruby_standish", SHOP, discounts(2), "ES-172"),
    Card("thomas_f_malone", TURN, defeats(1, own_card=True), "ES-220"),
    Card("tom_mountain_murphy", TURN, Power(is_hurt, farewell, gives=True), "ES-172", stamina=1),
)

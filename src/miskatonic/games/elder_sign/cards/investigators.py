"""The investigators: sanity, stamina, what they begin with (ES-015, ES-018), and what they do (ES-182, ES-183)."""

import functools

from miskatonic.games.elder_sign import basics
from miskatonic.games.elder_sign.names import player_name
from miskatonic.games.elder_sign.options import turn_option
from miskatonic.games.elder_sign.rows.card import HAND
from miskatonic.games.elder_sign.rows.decks import COMMON_ITEM, SPELL, UNIQUE_ITEM
from miskatonic.games.elder_sign.rows.dice import LORE, PERIL, RED, TERROR, WILD_INVESTIGATION, YELLOW
from miskatonic.games.elder_sign.rows.investigator import INVESTIGATORS, Investigator
from miskatonic.games.elder_sign.rows.occasions import Says, carries_out
from miskatonic.games.elder_sign.rules import clues, held_cards, rolling
from miskatonic.games.elder_sign.state import SEATS, ElderSign, present, rolled_dice
from miskatonic.kernel import Option, tell

# --- Daily: comfort and medicine ------------------------------------------------------------------------------------


def heals(what: str) -> Says:
    """ES-027, ES-183: once a day, as anybody's turn begins, one point comes back to anybody."""

    def offers(game: ElderSign, seat: int) -> list[Option]:
        if seat in game.spent_day:
            return []
        hurt = [other for other in present(game) if basics.is_hurt(game, other, what)]
        return [_heal_option(what, seat, game.who[seat], other, game.who[other]) for other in hurt]

    return Says(as_any_turn_begins=offers)


@functools.cache
def _heal_option(what: str, healer: int, who: int, patient: int, patient_who: int) -> Option:
    return Option(
        f"heal:{what}:{patient}",
        (healer, patient, what),
        seat=healer,
        about=(f"seat:{patient}",),
        who=player_name(patient, patient_who),
        healer=player_name(healer, who),
        kind=f"kind-{what}",
        what=what,
        patient=patient,
    )


@carries_out("heal", "ES-183")
async def heal(game: ElderSign, picked: Option) -> None:
    """The healer's day is used up, the patient is better."""
    healer, patient, what = picked.value
    game.spent_day += (healer,)
    tell(game, "ability", "ES-183", {"who": healer})
    basics.gain(game, patient, what, 1, "ES-027")


# --- Daily: research ------------------------------------------------------------------------------------------------

RESEARCH = tuple(Option("research", seat, seat=seat) for seat in SEATS)


def may_research(game: ElderSign, seat: int) -> list[Option]:
    """ES-183: once a day, after anybody's roll, two dice of it."""
    return [] if seat in game.spent_day or not rolled_dice(game) else [RESEARCH[seat]]


@carries_out("research", "ES-183")
async def research(game: ElderSign, picked: Option) -> None:
    """Two dice are rolled again."""
    game.spent_day += (picked.value,)
    tell(game, "ability", "ES-183", {"who": picked.value})
    await clues.reroll_some(game, picked.value, 2, "ES-183")


# --- Once a roll: dice that turn ------------------------------------------------------------------------------------


def may_read_terror(game: ElderSign, seat: int) -> list[Option]:
    """ES-182: once a roll a terror counts as something else."""
    terrors = rolling.turnable(game, seat)
    return [turn_option("read_terror", die, TERROR, terrors[die]) for die in rolling.distinct(game, terrors)]


@carries_out("read_terror", "ES-182")
async def read_terror(game: ElderSign, picked: Option) -> None:
    """The terror is turned."""
    die, face = picked.value
    game.ability_spent_roll = True
    basics.turn_die(game, die, face, "ES-182")


def may_raise(game: ElderSign, seat: int) -> list[Option]:
    """ES-182: once a roll an investigation result grows by one, as far as the die has a higher one."""
    return rolling.die_options(game, "raise", rolling.turnable(game, seat))


RAISED = tuple([(result, result + 1) for result in range(1, WILD_INVESTIGATION)])
"""Each investigation result with the one above it."""


@carries_out("raise", "ES-182")
async def raises(game: ElderSign, picked: Option) -> None:
    """The result grows by one."""
    game.ability_spent_roll = True
    basics.turn_die(game, picked.value, game.faces[picked.value] + 1, "ES-182")


# --- The trust fund -------------------------------------------------------------------------------------------------

CLUE_PRICE = tuple(
    Option("trust_fund:clue", about=(f"clues:{seat}",), price="kind-clue", what="clue") for seat in SEATS
)


def may_buy_dice(game: ElderSign, seat: int) -> list[Option]:
    """ES-142: as the action phase opens, both special dice for a clue, a common item or a spell."""
    if game.ability_spent_turn or not (basics.available(game, YELLOW) or basics.available(game, RED)):
        return []
    price = [CLUE_PRICE[seat]] if game.clues[seat] else []
    cards = basics.held(game, seat, COMMON_ITEM) + basics.held(game, seat, SPELL)
    return held_cards.different(price + [_card_price(card) for card in cards])


@functools.cache
def _card_price(card: int) -> Option:
    return Option(f"trust_fund:{HAND[card].id}", card, price=HAND.names[card], what=HAND[card].id)


@carries_out("trust_fund", "ES-182")
async def buys_dice(game: ElderSign, picked: Option) -> None:
    """The price is paid, the dice join the pool."""
    seat = game.active
    game.ability_spent_turn = True
    if picked.value is None:
        basics.lose_clues(game, seat, 1, "ES-142")
    else:
        basics.put_back(game, seat, picked.value)
        tell(game, "card_lost", "ES-142", {"who": seat, "card": picked.value})
    basics.add_dice(game, (YELLOW, RED), "ES-142")


# --- The investigators ----------------------------------------------------------------------------------------------

for row in (
    Investigator("amanda_sharpe", sanity=5, stamina=5, equipment={}, free_choice=2, goes_on=True),
    Investigator("ashcan_pete", sanity=4, stamina=6, equipment={}, ally="duke", swaps=True),
    Investigator(
        "bob_jenkins", sanity=4, stamina=6, equipment={"common_item": 2, "unique_item": 1}, one_more=COMMON_ITEM
    ),
    Investigator(
        "carolyn_fern", sanity=6, stamina=4, equipment={"common_item": 1, "unique_item": 1}, says=heals("sanity")
    ),
    Investigator(
        "darrell_simmons",
        sanity=4,
        stamina=6,
        equipment={"common_item": 1, "unique_item": 1},
        turns=RAISED,
        says=Says(after_own_roll=may_raise),
    ),
    Investigator("dexter_drake", sanity=5, stamina=5, equipment={"unique_item": 1, "spell": 2}, one_more=SPELL),
    Investigator(
        "gloria_goldberg", sanity=6, stamina=4, equipment={"common_item": 1, "spell": 1}, world_dice=(YELLOW, RED)
    ),
    Investigator(
        "harvey_walters",
        sanity=7,
        stamina=3,
        equipment={"unique_item": 1, "spell": 1},
        turns=((TERROR, LORE),),
        says=Says(after_own_roll=may_read_terror),
    ),
    Investigator(
        "jenny_barnes",
        sanity=6,
        stamina=4,
        equipment={"common_item": 1, "spell": 1},
        says=Says(before_first_roll=may_buy_dice),
    ),
    Investigator("joe_diamond", sanity=4, stamina=6, equipment={"common_item": 1, "clue": 1}, rerolls=2),
    Investigator(
        "kate_winthrop", sanity=6, stamina=4, equipment={"unique_item": 1, "spell": 1}, fearless=True, wards=True
    ),
    Investigator(
        "mandy_thompson",
        sanity=5,
        stamina=5,
        equipment={"common_item": 1, "clue": 1},
        says=Says(after_any_roll=may_research),
    ),
    Investigator(
        "michael_mcglen",
        sanity=3,
        stamina=7,
        equipment={"common_item": 2},
        turns=((TERROR, PERIL),),
        says=Says(after_own_roll=may_read_terror),
    ),
    Investigator(
        "monterey_jack", sanity=3, stamina=7, equipment={"common_item": 1, "unique_item": 2}, one_more=UNIQUE_ITEM
    ),
    Investigator(
        "sister_mary",
        sanity=7,
        stamina=3,
        equipment={"common_item": 1, "unique_item": 1, "spell": 1},
        unlocked=True,
        spared=True,
    ),
    Investigator("vincent_lee", sanity=5, stamina=5, equipment={"common_item": 1, "spell": 1}, says=heals("stamina")),
):
    INVESTIGATORS.add(row)

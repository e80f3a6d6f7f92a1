"""Investigator abilities that their owner decides to use (ES-182, ES-183), and allies that stay (ES-172)."""

import functools

from miskatonic.games.elder_sign.cards import hand
from miskatonic.games.elder_sign.cards.investigators import (
    CAROLYN_FERN,
    DARRELL_SIMMONS,
    HARVEY_WALTERS,
    JENNY_BARNES,
    MANDY_THOMPSON,
    MICHAEL_MCGLEN,
    VINCENT_LEE,
)
from miskatonic.games.elder_sign.dice import LORE, PERIL, TERROR
from miskatonic.games.elder_sign.names import (
    ANNA_KASLOW,
    DIE_NAMES,
    FACE_NAMES,
    FIRST_WORLD,
    HAND_NAMES,
    RICHARD_UPTON_PICKMAN,
    SEATS,
    player_name,
)
from miskatonic.games.elder_sign.rules import clues, holding, pool, wellbeing
from miskatonic.games.elder_sign.state import (
    COMMON_ITEM,
    MYTHOS,
    POOL,
    RED,
    SPELL,
    YELLOW,
    ElderSign,
    present,
)
from miskatonic.games.elder_sign.state import pool as pool_of
from miskatonic.kernel import Option, ask, tell

HEALERS = {CAROLYN_FERN: "sanity", VINCENT_LEE: "stamina"}
READS_TERROR = {HARVEY_WALTERS: LORE, MICHAEL_MCGLEN: PERIL}
TRUST_FUND_CLUE = tuple(Option("trust_fund:clue", about=(f"clues:{seat}",), price="kind-clue") for seat in SEATS)
PEEK = Option("peek", ANNA_KASLOW, card=HAND_NAMES[ANNA_KASLOW])
BURY, LEAVE = Option("bury"), Option("leave", passes=True)
PICKMAN = Option("pickman", RICHARD_UPTON_PICKMAN, card=HAND_NAMES[RICHARD_UPTON_PICKMAN])
TOMMY_GUN = Option("tommy_gun", about=("card:tommy_gun",))
RESEARCH = tuple(Option("research", seat, seat=seat) for seat in SEATS)


@functools.cache
def _heal_option(healer: int, who: int, patient: int, patient_who: int) -> Option:
    return Option(
        f"heal:{HEALERS[who]}:{patient}",
        (healer, patient),
        seat=healer,
        about=(f"seat:{patient}",),
        who=player_name(patient, patient_who),
        healer=player_name(healer, who),
        patient=patient,
        kind=f"kind-{HEALERS[who]}",
    )


@functools.cache
def _trust_fund(card: int) -> Option:
    return Option(f"trust_fund:{hand.HAND[card].id}", card, price=HAND_NAMES[card])


@functools.cache
def _reading_option(die: int, face: int) -> Option:
    return Option(
        f"read_terror:{die}",
        die,
        alike=True,
        die=DIE_NAMES[die],
        number=die,
        face=FACE_NAMES[TERROR],
        new_face=FACE_NAMES[face],
    )


def as_a_turn_begins(game: ElderSign) -> list[Option]:
    """ES-027: Carolyn Fern and Vincent Lee, daily, at the start of anybody's turn; Anna Kaslow at her player's."""
    found = []
    for seat, who in enumerate(game.who):
        what = HEALERS.get(who)
        if what and seat not in game.spent_day:
            hurt = [
                other
                for other in present(game)
                if wellbeing.points(game, what)[other] < wellbeing.maximum(game, other, what)
            ]
            found += [_heal_option(seat, game.who[seat], other, game.who[other]) for other in hurt]
    if ANNA_KASLOW in game.hands[game.active] and "peek" not in game.used:
        found.append(PEEK)
    return found


def before_roll(game: ElderSign) -> list[Option]:
    """ES-142: Jenny Barnes, as her action phase opens, buys both special dice with a clue, a common item or a spell."""
    seat = game.active
    if game.who[seat] != JENNY_BARNES or "trust_fund" in game.used:
        return []
    if not pool.available(game, YELLOW) and not pool.available(game, RED):
        return []
    price = [TRUST_FUND_CLUE[seat]] if game.clues[seat] else []
    cards = holding.held(game, seat, COMMON_ITEM) + holding.held(game, seat, SPELL)
    return holding.different(price + [_trust_fund(card) for card in cards])


def after_roll(game: ElderSign) -> list[Option]:
    """ES-182: once per roll; ES-183: Mandy Thompson once per day after anybody's roll."""
    seat = game.active
    who = game.who[seat]
    found: list[Option] = []
    if "ability" not in game.spent_roll:
        if who in READS_TERROR:
            terrors = [die for die in pool_of(game) if game.faces[die] == TERROR]
            found += [_reading_option(die, READS_TERROR[who]) for die in pool.distinct(game, terrors)]
        elif who == DARRELL_SIMMONS:
            raisable = [die for die in pool_of(game) if game.faces[die] < (3 if die < YELLOW else 4)]
            found += pool.die_options(game, "raise", raisable)
    if POOL not in game.dice:
        return found
    if MANDY_THOMPSON in game.who and (mandy := game.who.index(MANDY_THOMPSON)) not in game.spent_day:
        found.append(RESEARCH[mandy])
    if game.at[seat] >= FIRST_WORLD and RICHARD_UPTON_PICKMAN in game.hands[seat] and "pickman" not in game.spent_roll:
        found.append(PICKMAN)
    if "tommy_gun" in game.used:
        found.append(TOMMY_GUN)
    return found


async def use(game: ElderSign, picked: Option) -> None:
    """An ability is used."""
    seat = game.active
    match picked.verb:
        case "heal":
            healer, patient = picked.value
            game.spent_day += (healer,)
            tell(game, "ability", "ES-183", {"who": healer})
            wellbeing.gain(game, patient, HEALERS[game.who[healer]], 1, "ES-027")
        case "peek":
            await peek(game, seat)
        case "trust_fund":
            game.used += ("trust_fund",)
            if picked.value is None:
                wellbeing.lose_clues(game, seat, 1, "ES-142")
            else:
                holding.put_back(game, seat, picked.value)
                tell(game, "card_lost", "ES-142", {"who": seat, "card": picked.value})
            pool.add_dice(game, (YELLOW, RED), "ES-142")
        case "read_terror":
            game.spent_roll += ("ability",)
            pool.turn_die(game, picked.value, READS_TERROR[game.who[seat]], "ES-182")
        case "raise":
            game.spent_roll += ("ability",)
            pool.turn_die(game, picked.value, game.faces[picked.value] + 1, "ES-182")
        case "research":
            game.spent_day += (picked.value,)
            tell(game, "ability", "ES-183", {"who": picked.value})
            await clues.reroll_some(game, picked.value, 2, "ES-183")
        case "pickman":
            game.spent_roll += ("pickman",)
            await clues.reroll_some(game, seat, 1, "ES-172")
        case "tommy_gun":
            game.used = tuple([used for used in game.used if used != "tommy_gun"])
            await clues.reroll_some(game, seat, 1, "ES-149")


async def peek(game: ElderSign, seat: int) -> None:
    """Anna Kaslow: a look at the top Mythos card; she leaves if it is put to the bottom."""
    game.used += ("peek",)
    game.foreseen = True
    card = game.decks[MYTHOS][-1]
    tell(game, "mythos_seen", "ES-172", {"who": seat, "mythos": card})
    picked = await ask(game, seat, "bury", "ES-172", lambda _: [LEAVE, BURY], {"who": seat, "mythos": card})
    if picked is BURY:
        game.decks[MYTHOS] = (game.decks[MYTHOS][-1], *game.decks[MYTHOS][:-1])
        game.returned[MYTHOS] += 1
        game.foreseen = False
        tell(game, "mythos_buried", "ES-172", {"who": seat, "mythos": game.decks[MYTHOS][0]})
        holding.put_back(game, seat, ANNA_KASLOW)

"""Special actions (RC-050 to RC-059): defeat, give or take, seal a gate."""

import functools

from miskatonic.games.reign_of_cthulhu import words
from miskatonic.games.reign_of_cthulhu.board import (
    CURE_PLACES,
    LINKED_TOWNS,
    PLACES_IN,
    TOWN_OF,
    TOWNS,
    open_gates,
)
from miskatonic.games.reign_of_cthulhu.cards.investigators import (
    DETECTIVE,
    HUNTER,
    INVESTIGATOR_NAMES,
    INVESTIGATORS,
    MAGICIAN,
)
from miskatonic.games.reign_of_cthulhu.names import (
    CARD_IDS,
    CARD_NAMES,
    CLUE_NAMES,
    TOWN_NAMES,
    YIG,
)
from miskatonic.games.reign_of_cthulhu.options import place_option
from miskatonic.games.reign_of_cthulhu.rules import hand_limit, movement, sanity
from miskatonic.games.reign_of_cthulhu.state import (
    FIRST_RELIC,
    MAX_SANITY,
    OPEN,
    SEALED,
    Reign,
    gain_clues,
    gain_relic,
    give_up_relic,
)
from miskatonic.kernel import Option, ask, tell, win

DEFEAT_CULTISTS = {count: Option("defeat_cultist", count, cost=1, count=count) for count in (1, 2, 3)}
DEFEAT_SHOGGOTH = {cost: Option("defeat_shoggoth", cost, cost=cost, count=cost) for cost in (1, 3)}
AGREE = Option("agree")
REFUSE = Option("refuse", passes=True)


# --- Defeat -------------------------------------------------------------------------------------------------------


def defeat_cultists_option(game: Reign) -> Option:
    """RC-050: one cultist at a time; RC-176, RC-177: the Hunter, sane or not, clears the location."""
    sweeps = INVESTIGATORS[game.roles[game.active]].sweeps
    return DEFEAT_CULTISTS[game.cultists[game.places[game.active]] if sweeps else 1]


async def defeat_cultist(game: Reign, option: Option) -> None:
    """RC-050: they go to the pool; RC-196: Ithaqua lets go."""
    place = game.places[game.active]
    game.actions -= 1
    game.fought_at = place
    words.remove_cultists(game, place, option.value)
    tell(game, "cultists_defeated", "RC-050", {"who": game.active, "count": option.value, "place": place})


def shoggoth_cost(game: Reign) -> int:
    """RC-051: three actions; RC-176: once a turn one action for the sane Hunter."""
    seat = game.active
    return 1 if game.roles[seat] == HUNTER and game.sanity[seat] and "cheap_kill" not in game.used else 3


def fights(game: Reign) -> list[Option]:
    """RC-051: offered only with enough actions left; they are paid as a block."""
    cost = shoggoth_cost(game)
    return [DEFEAT_SHOGGOTH[cost]] if cost <= game.actions else []


async def defeat_shoggoth(game: Reign, option: Option) -> None:
    """RC-051: a Shoggoth goes to the pool; its defeater draws a relic, if any is left, and looks to the limit."""
    seat = game.active
    place = game.places[seat]
    game.actions -= option.cost
    if option.cost == 1:
        game.used += ("cheap_kill",)
    words.remove_shoggoth(game, place)
    tell(game, "shoggoth_defeated", "RC-051", {"who": seat, "place": place})
    if game.relic_deck:
        *rest, relic = game.relic_deck
        game.relic_deck = tuple(rest)
        gain_relic(game, seat, relic)
        tell(game, "relic_earned", "RC-051", {"who": seat, "card": relic + FIRST_RELIC})
        await hand_limit.settle(game, seat)


# --- Give or take -------------------------------------------------------------------------------------------------


@functools.cache
def hand_over_option(verb: str, card: int, partner: int, role: int, cost: int) -> Option:
    """RC-053, RC-054: the option to give a card to, or take one from, a partner (a seat with its investigator)."""
    return Option(
        f"{verb}:{CARD_IDS[card]}:{partner}",
        (card, partner),
        cost=cost,
        card=CARD_NAMES[card],
        whom=INVESTIGATOR_NAMES[role],
        count=cost,
    )


def partners(game: Reign, seat: int) -> list[int]:
    """RC-232: cards change hands only at the same location."""
    here = game.places[seat]
    return [other for other, place in enumerate(game.places) if place == here and other != seat]


def clue_cost(game: Reign, partner: int) -> int:
    """RC-171: giving or taking a clue with the insane Detective costs two actions, on either side."""
    if DETECTIVE not in game.roles:
        return 1
    detective = game.roles.index(DETECTIVE)
    return 2 if detective in (game.active, partner) and not game.sanity[detective] else 1


def exchanges(game: Reign) -> list[Option]:
    """RC-053, RC-054: the cards that may change hands here: clues of this town, and relics.

    RC-178: a sane Magician has his own way with relics, which costs nothing.
    """
    seat = game.active
    town = TOWN_OF[game.places[seat]]
    options = []
    for partner in partners(game, seat):
        role = game.roles[partner]
        give, take = game.clues[seat][town], game.clues[partner][town]
        if give or take:
            cost = clue_cost(game, partner)
            if cost <= game.actions:
                options += [hand_over_option("give", town, partner, role, cost)] if give else []
                options += [hand_over_option("take", town, partner, role, cost)] if take else []
        for giver, verb in ((seat, "give"), (partner, "take")):
            held = game.relics[giver]
            if held and may_give_relics(game, giver) and not magician_deals(game, seat):
                options += [hand_over_option(verb, relic + FIRST_RELIC, partner, role, 1) for relic in held]
    return [option for option in options if option.text not in game.refused] if game.refused else options


def may_give_relics(game: Reign, seat: int) -> bool:
    """RC-179: an insane Magician gives no relics away, and nobody may take them from him."""
    return game.roles[seat] != MAGICIAN or game.sanity[seat] > 0


def magician_deals(game: Reign, seat: int) -> bool:
    """RC-178: a sane Magician gives and takes relics without an action."""
    return game.roles[seat] == MAGICIAN and game.sanity[seat] > 0


async def hand_over(game: Reign, option: Option) -> None:
    """RC-053, RC-054: with the partner's consent a card changes hands; RC-055: the receiver looks to the limit."""
    card, partner = option.value
    giving = option.verb == "give"
    if not await consents(game, game.active, partner, option, "RC-053" if card >= FIRST_RELIC else "RC-054"):
        return
    game.actions -= option.cost
    await transfer(game, card, *((game.active, partner) if giving else (partner, game.active)))


async def consents(game: Reign, seat: int, partner: int, option: Option, rule: str) -> bool:
    """RC-053, RC-054: the partner must agree; a refusal costs nothing and holds for this turn."""
    if not game.consent:
        return True
    prompt = "consent_give" if option.verb in ("give", "lend") else "consent_take"
    answer = await ask(game, partner, prompt, rule, lambda _: [AGREE, REFUSE], {"who": seat, "card": option.value[0]})
    if answer is AGREE:
        return True
    game.refused += (option.text,)
    tell(game, "refused", rule, {"who": partner, "card": option.value[0]})
    return False


async def transfer(game: Reign, card: int, giver: int, receiver: int) -> None:
    """A card goes from hand to hand; RC-055: the receiver discards or plays a relic at once if it is too many."""
    if card < FIRST_RELIC:
        gain_clues(game, giver, card, -1)
        gain_clues(game, receiver, card)
    else:
        give_up_relic(game, giver, card - FIRST_RELIC)
        gain_relic(game, receiver, card - FIRST_RELIC)
    rule = "RC-054" if card < FIRST_RELIC else "RC-053"
    tell(game, "handed_over", rule, {"who": giver, "whom": receiver, "card": card})
    await hand_limit.settle(game, receiver, "RC-055")


# --- Seal a gate --------------------------------------------------------------------------------------------------


@functools.cache
def seal_option(town: int, cards: int, linked: int) -> Option:
    """RC-056: the option to seal a town's gate with that many of its clues and, under Yig, one of a linked town."""
    name = TOWN_NAMES[town]
    if linked < 0:
        return Option(f"seal:{TOWNS[town]}:{cards}", (town, cards, linked), cost=1, town=name, count=cards)
    return Option(
        f"seal_linked:{TOWNS[town]}:{cards}:{TOWNS[linked]}",
        (town, cards, linked),
        cost=1,
        town=name,
        count=cards,
        card=CLUE_NAMES[linked],
    )


def seal_prices(game: Reign, seat: int) -> list[tuple[int, int]]:
    """RC-056: (clues of the town, clues of a linked town): 5, or 4 for the Detective (RC-170); Yig asks for a linked
    one more (RC-201); the Mi-Go Eye saves one of either kind (RC-219).
    """
    cards = INVESTIGATORS[game.roles[seat]].seal_cards
    saved = int(game.mi_go_eye)
    if YIG not in game.in_force:
        return [(cards - saved, 0)]
    return [(cards - 1, 1), (cards, 0)] if saved else [(cards, 1)]


def seals(game: Reign) -> list[Option]:
    """RC-056, RC-059: at an open gate, with enough clues in one's own hand; RC-230: relics never count."""
    seat = game.active
    place = game.places[seat]
    town = TOWN_OF[place]
    if place not in open_gates(game.seals):
        return []
    clues = game.clues[seat]
    options = []
    for cards, linked in seal_prices(game, seat):
        if clues[town] >= cards:
            towns = [other for other in LINKED_TOWNS[town] if clues[other]] if linked else [-1]
            options += [seal_option(town, cards, other) for other in towns]
    return options


async def seal_gate(game: Reign, option: Option) -> None:
    """RC-056: pay and place the seal; RC-058: the fourth wins, before anything else (RC-166); RC-057: each place of
    the town loses a cultist; RC-153: an insane sealer is cured.
    """
    town, cards, linked = option.value
    seat = game.active
    game.actions -= 1
    words.discard_clues(game, seat, town, cards)
    if linked >= 0:
        words.discard_clues(game, seat, linked)
    words.place_seal(game, town, SEALED)
    game.mi_go_eye = False
    tell(game, "gate_sealed", "RC-056", {"who": seat, "town": town, "count": cards + (linked >= 0)})
    if OPEN not in game.seals:
        win("gates_sealed", "RC-160")
    cleared = [place for place in PLACES_IN[town] if game.cultists[place]]
    for place in cleared:
        words.remove_cultists(game, place, 1)
    tell(game, "town_relieved", "RC-057", {"town": town, "count": len(cleared)})
    if not game.sanity[seat]:
        await cure(game, seat)


async def cure(game: Reign, seat: int) -> None:
    """RC-153, RC-155: sealing always cures: to Church or Hospital, sane, all tokens, one more action.

    RC-154: a Shoggoth at the chosen place means a roll after the recovery; staying where one is, is not an entry.
    """
    picked = await ask(game, seat, "cure", "RC-153", lambda _: [place_option("rest", place) for place in CURE_PLACES])
    sanity.gain_sanity(game, seat, MAX_SANITY, "RC-153")
    if picked.value != game.places[seat]:
        tell(game, "rests", "RC-153", {"who": seat, "place": picked.value})
        await movement.enter(game, seat, picked.value)

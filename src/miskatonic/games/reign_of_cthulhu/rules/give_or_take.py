"""Give or take (RC-053 to RC-055): cards change hands."""

import functools
from collections.abc import Sequence

from miskatonic.games.reign_of_cthulhu.basics import gain_clues, gain_relic, give_up_relic
from miskatonic.games.reign_of_cthulhu.names import held_card, seated, who
from miskatonic.games.reign_of_cthulhu.rows.investigators import INVESTIGATORS
from miskatonic.games.reign_of_cthulhu.rows.places import TOWN_OF, TOWNS
from miskatonic.games.reign_of_cthulhu.rows.player_cards import FIRST_RELIC, card_of, relic_of, row_of
from miskatonic.games.reign_of_cthulhu.rules import hand_limit
from miskatonic.games.reign_of_cthulhu.state import Refusal, Reign
from miskatonic.kernel import Barred, Line, Offer, Option, ask, tell, total

AGREE = Option("agree")
REFUSE = Option("refuse", passes=True)
GIVING = ("give", "lend")
NOBODY_HERE = (Barred("hand_over", "nobody_here", "RC-232"),)


@functools.cache
def hand_over_option(verb: str, card: int, seat: int, partner: int, role: int, cost: int) -> Option:
    """RC-053, RC-054: the option of a seat to give a card to, or take one from, a partner with that investigator."""
    id_, name = row_of(card)
    return Option(
        f"{verb}:{id_}:{partner}",
        (card, partner),
        cost=cost,
        alike=card < FIRST_RELIC,
        about=(held_card(seat if verb in GIVING else partner, card).thing,),
        card=name,
        whom=seated(partner, role),
        count=cost,
    )


@functools.cache
def _wrong_town(town: int, partner: int, role: int) -> Barred:
    return Barred("hand_over", "wrong_town", "RC-054", town=TOWNS.names[town], who=seated(partner, role))


def partners(game: Reign, seat: int) -> list[int]:
    """RC-232: cards change hands only at the same location."""
    here = game.places[seat]
    return [other for other, place in enumerate(game.places) if place == here and other != seat]


@functools.cache
def clue_lines(town: int, dear: int | None) -> tuple[Line, ...]:
    """RC-054: only clues of the town, for one action; RC-171: with some it takes more, on either side."""
    lines = (Line("why-hand_over", "RC-054", {"town": TOWNS.names[town]}, 1),)
    if dear is None:
        return lines
    card = INVESTIGATORS.rows[dear]
    return (*lines, Line(f"investigator-{card.id}.insane", card.rules[1], {}, card.clue_actions[1] - 1))


def why_clue(game: Reign, partner: int) -> tuple[Line, ...]:
    """RC-054: what it costs the active player to give a clue to, or take it from, a partner."""
    town = TOWN_OF[game.places[game.active]]
    dear = [game.roles[seat] for seat in (game.active, partner) if _is_dear(game, seat)]
    return clue_lines(town, dear[0] if dear else None)


def exchanges(game: Reign) -> Sequence[Offer]:
    """RC-053, RC-054: the cards that may change hands here: clues of this town, and relics."""
    seat = game.active
    if game.places.count(game.places[seat]) == 1:
        return NOBODY_HERE
    offers: list[Offer] = []
    for partner in partners(game, seat):
        offers += _clues(game, seat, partner)
        offers += _relics(game, seat, partner)
    if game.refused_turn:
        return [unless_refused(game, offer) if type(offer) is Option else offer for offer in offers]
    return offers


def _clues(game: Reign, seat: int, partner: int) -> Sequence[Offer]:
    """RC-054: clues of this town, for as many actions as it takes."""
    town = TOWN_OF[game.places[seat]]
    role = game.roles[partner]
    verbs = [verb for verb, giver in (("give", seat), ("take", partner)) if game.clues[giver][town]]
    if not verbs:
        return (_wrong_town(town, partner, role),) if any(game.clues[seat]) or any(game.clues[partner]) else ()
    cost = total(why_clue(game, partner))
    if cost <= game.actions:
        return [hand_over_option(verb, town, seat, partner, role, cost) for verb in verbs]
    dear = next(INVESTIGATORS.rows[game.roles[one]] for one in (seat, partner) if _is_dear(game, one))
    return (Barred("hand_over", f"insane_{dear.id}", dear.rules[1], count=cost, left=game.actions),)


def _is_dear(game: Reign, seat: int) -> bool:
    """RC-171: whether a clue given to or taken from this seat takes more than one action."""
    return INVESTIGATORS.rows[game.roles[seat]].clue_actions[not game.sanity[seat]] > 1


def _relics(game: Reign, seat: int, partner: int) -> Sequence[Offer]:
    """RC-053: relics, from those who may give them away; RC-178: an investigator who deals in them has another way."""
    if INVESTIGATORS.rows[game.roles[seat]].deals_relics[not game.sanity[seat]]:
        return ()
    offers: list[Offer] = []
    for giver, verb in ((seat, "give"), (partner, "take")):
        held = game.relics[giver]
        if not held:
            continue
        row = INVESTIGATORS.rows[game.roles[giver]]
        insane = not game.sanity[giver]
        if row.gives_relics[insane]:
            role = game.roles[partner]
            offers += [hand_over_option(verb, card_of(relic), seat, partner, role, 1) for relic in held]
        else:
            offers.append(Barred("hand_over", f"insane_{row.id}", row.rules[insane]))
    return offers


def unless_refused(game: Reign, option: Option) -> Offer:
    """RC-053, RC-054: what a partner has refused can't be asked for again this turn."""
    card, partner = option.value
    if Refusal(option.verb, card, partner) not in game.refused_turn:
        return option
    rule = "RC-053" if card >= FIRST_RELIC else "RC-054"
    return Barred("hand_over", "refused", rule, who=who(game, partner), card=row_of(card)[1])


async def hand_over(game: Reign, option: Option) -> None:
    """RC-053, RC-054: with the partner's consent a card changes hands; RC-055: the receiver looks to the limit."""
    card, partner = option.value
    giving = option.verb in GIVING
    if not await consents(game, game.active, partner, option, "RC-053" if card >= FIRST_RELIC else "RC-054"):
        return
    game.actions -= option.cost
    await transfer(game, card, *((game.active, partner) if giving else (partner, game.active)))


async def consents(game: Reign, seat: int, partner: int, option: Option, rule: str) -> bool:
    """RC-053, RC-054: the partner must agree; a refusal costs nothing and holds for this turn."""
    if not game.consent:
        return True
    card = option.value[0]
    giving = option.verb in GIVING
    holder = seat if giving else partner
    prompt = "consent_give" if giving else "consent_take"
    asked = {"who": seat, "card": card, "holder": holder}
    answer = await ask(game, partner, prompt, rule, lambda _: [AGREE, REFUSE], asked)
    if answer is AGREE:
        return True
    game.refused_turn += (Refusal(option.verb, card, partner),)
    tell(game, "refused", rule, {"who": partner, "card": card, "holder": holder})
    return False


async def transfer(game: Reign, card: int, giver: int, receiver: int) -> None:
    """A card goes from hand to hand; RC-055: the receiver discards or plays a relic at once if it is too many."""
    rule = "RC-054" if card < FIRST_RELIC else "RC-053"
    tell(game, "handed_over", rule, {"who": giver, "whom": receiver, "card": card})
    if card < FIRST_RELIC:
        gain_clues(game, giver, card, -1)
        gain_clues(game, receiver, card)
    else:
        give_up_relic(game, giver, relic_of(card))
        gain_relic(game, receiver, relic_of(card))
    await hand_limit.settle(game, receiver, "RC-055")

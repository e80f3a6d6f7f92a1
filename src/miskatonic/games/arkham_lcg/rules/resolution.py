"""AH-B-175, AH-B-181, B.18: the scenario ends: game-end abilities, victory, the resolution, experience."""

from typing import cast

from miskatonic.games.arkham_lcg.basics.lookup import cards_of
from miskatonic.games.arkham_lcg.basics.zones import put
from miskatonic.games.arkham_lcg.board.words import End
from miskatonic.games.arkham_lcg.names import card_name, who
from miskatonic.games.arkham_lcg.rows import topics
from miskatonic.games.arkham_lcg.rows.campaign import following, waits
from miskatonic.games.arkham_lcg.rows.scenario import SCENARIOS
from miskatonic.games.arkham_lcg.rows.terms import DISCARD, LIMBO, LOCATION, NO_CARD, NOBODY, VICTORY
from miskatonic.games.arkham_lcg.rules.elimination import GameEnd, fate_of, kill
from miskatonic.games.arkham_lcg.rules.joining import held_record, nobody_left, past_of
from miskatonic.games.arkham_lcg.rules.record import LOST
from miskatonic.games.arkham_lcg.rules.timing import happens
from miskatonic.games.arkham_lcg.state import ROWS, Arkham, Earned, Gain, row
from miskatonic.kernel import Option, ask, end, tell


async def resolution(game: Arkham) -> str:
    """AH-B-175, AH-B-261: abilities for the game's end, victory locations, then the resolution is read."""
    game.tests.clear()
    game.peril = NOBODY
    while LIMBO in game.zone:
        put(game, game.zone.index(LIMBO), DISCARD)
    await happens(game, GameEnd())
    for card in game.places:
        printed = ROWS[game.card[card]]
        if printed.kind == LOCATION and printed.victory and card in game.revealed and not game.clues[card]:
            put(game, card, VICTORY)
    plan = SCENARIOS.rows[SCENARIOS.number(game.scenario)]
    tell(game, "resolution", "AH-B-175", {"resolution": game.resolution})
    result, reason = await plan.resolve(game)
    for seat in range(game.seats):
        fate = fate_of(game, seat)
        if fate == "killed" and seat not in game.killed:
            kill(game, seat, "AH-B-173")
        elif fate == "insane":
            tell(game, "insane", "AH-B-173", {"seat": seat})
    game.result = result
    if game.campaign and (ends := campaign_ends(game)):
        tell(game, "campaign_ends", "AH-B-216", {"result": ends})
    elif game.campaign and waits(game.scenario, past_of(game, held_record(game))):
        tell(game, "campaign_waits", "AH-B-216", {"campaign": f"setting-campaign-{game.campaign}"})
    end(result, reason, "AH-B-175")


# --- what a campaign keeps of it (B.19) -------------------------------------------------------------------------------


def campaign_ends(game: Arkham) -> End:
    """AH-B-173, AH-B-216: how the campaign ends with this scenario: as that does, if it is the last; lost, if nobody is
    left to go on; nothing, if it goes on, or would if the game had what follows.
    """
    past = past_of(game, held_record(game))
    if not following(game.scenario, past) and not waits(game.scenario, past):
        return cast(End, game.result)
    return LOST if nobody_left(game) else ""


async def offer_story_card(game: Arkham, seat: int, card: int) -> None:
    """AH-B-113, AH-B-234: a story card is taken into a deck or declined, once; with nobody to take it, it waits."""
    if not game.campaign:
        return
    if seat == NOBODY:
        game.earned = (*game.earned, Earned(card, NOBODY))
        tell(game, "waits", "AH-B-234", {"card": card})
        return
    picked = await ask(
        game,
        seat,
        "story_card",
        "AH-B-234",
        lambda game: [
            Option(f"take:{row(game, card).id}", card, card=card_name(game, card)),
            Option("decline", passes=True),
        ],
        {"seat": seat, "card": card},
    )
    if picked.passes:
        tell(game, "declines", "AH-B-234", {"seat": seat, "card": card})
    else:
        game.earned = (*game.earned, Earned(card, seat))
        tell(game, "joins", "AH-B-113", {"seat": seat, "card": card})


async def offer_to_anybody(game: Arkham, card: int) -> None:
    """AH-B-113, AH-B-234: any one investigator may take a story card into the deck, also one who was eliminated; the
    lead says who. With nobody who could, it waits for the next group.
    """
    if not game.campaign:
        return
    able = [seat for seat in range(game.seats) if not fate_of(game, seat)]
    if len(able) < 2:
        await offer_story_card(game, able[0] if able else NOBODY, card)
        return
    lead = game.lead if game.lead in able else able[0]
    picked = await ask(
        game,
        lead,
        "claim",
        "AH-B-234",
        lambda game: [
            *[
                Option(f"claim:{row(game, card).id}:{seat}", seat, card=card_name(game, card), who=who(game, seat))
                for seat in able
            ],
            Option("decline", passes=True),
        ],
        {"seat": lead, "story": card_name(game, card)},
    )
    if picked.passes:
        tell(game, "declines", "AH-B-234", {"seat": lead, "card": card})
    else:
        game.earned = (*game.earned, Earned(card, picked.value))
        tell(game, "joins", "AH-B-113", {"seat": picked.value, "card": card})


# --- experience -------------------------------------------------------------------------------------------------------


def victory_points(game: Arkham) -> list[tuple[int, int]]:
    """AH-B-199: the cards in the victory display with what they are worth."""
    if VICTORY not in game.zone:
        return []
    return [(card, row(game, card).victory) for card, zone in enumerate(game.zone) if zone == VICTORY]


def earn(game: Arkham, bonus: int, seats: tuple[int, ...], rule: str = "AH-B-211") -> None:
    """AH-B-211, AH-X-07: everybody earns the victory display and the bonus, with what cards change; not below 0.

    An investigator who is out of the campaign earns nothing (AH-B-173).
    """
    for seat in seats:
        if of_deck(game, seat, topics.DEFEAT_KILLS) and game.left[seat] not in ("", "resigned"):
            kill(game, seat, "AH-Q-041")
    game.gains = tuple([one for one in game.gains if not fate_of(game, one.seat)])
    display = victory_points(game)
    for card, points in display:
        tell(game, "counts", "AH-B-199", {"card": card, "count": points})
    if bonus:
        tell(game, "bonus", rule, {"count": bonus})
    for seat in seats:
        if fate_of(game, seat):
            continue
        for card, points in display:
            gain(game, seat, "victory", points, card)
        if bonus:
            gain(game, seat, "bonus", bonus)
        for card, points in of_deck(game, seat, topics.EARNS):
            gain(game, seat, "card", points, card)
        total = sum([one.amount for one in game.gains if one.seat == seat])
        if total < 0:
            gain(game, seat, "floor", -total)
        game.experience[seat] = max(0, total)
        tell(game, "earns", "AH-B-211", {"seat": seat, "count": game.experience[seat]})


def of_deck(game: Arkham, seat: int, topic: str) -> list[tuple[int, int]]:
    """AH-Q-041: what the cards of somebody's deck say to a topic when experience is earned, wherever they are."""
    speaking = [card for card in cards_of(game.owner, seat) if topic in ROWS[game.card[card]].constants]
    return [
        (card, ability.amount)
        for card in speaking
        for ability in row(game, card).constants[topic]
        if ability.given is None or ability.given(game, card, seat)
    ]


def gain(game: Arkham, seat: int, reason: str, amount: int, card: int = NO_CARD) -> None:
    """AH-B-211: a line of somebody's experience; those that don't apply to everybody are reported separately."""
    game.gains = (*game.gains, Gain(seat, reason, card, amount))
    if reason in ("lead", "card"):
        tell(game, "gain", "AH-B-211", {"seat": seat, "count": amount, "card": card})

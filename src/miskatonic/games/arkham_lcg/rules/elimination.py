"""B.13, AH-B-173: defeat, trauma, resigning, elimination, and how a scenario comes to its end."""

from miskatonic.games.arkham_lcg.basics import tokens
from miskatonic.games.arkham_lcg.basics.beside import counts_in_play
from miskatonic.games.arkham_lcg.basics.lookup import cards_of
from miskatonic.games.arkham_lcg.basics.piles import remove_piles
from miskatonic.games.arkham_lcg.basics.zones import here, put
from miskatonic.games.arkham_lcg.board.words import Fate
from miskatonic.games.arkham_lcg.names import who
from miskatonic.games.arkham_lcg.rows.card import Trigger, Use, when
from miskatonic.games.arkham_lcg.rows.terms import (
    ASIDE,
    AT_PLACE,
    ATTACHED,
    ENEMY,
    IN_PLAY,
    LIMBO,
    NO_CARD,
    REMOVED,
)
from miskatonic.games.arkham_lcg.rules.collecting import forced, is_legal
from miskatonic.games.arkham_lcg.rules.discarding import discard_together
from miskatonic.games.arkham_lcg.rules.engagement import engage_at
from miskatonic.games.arkham_lcg.rules.timing import perform
from miskatonic.games.arkham_lcg.state import ROWS, Arkham, row
from miskatonic.kernel import Option, StepEnds, ask, tell

NO_RESOLUTION = "none"


class GameEnd(Trigger):
    """AH-B-175: the game ends; for a seat that is eliminated, for its weaknesses alone (AH-E-002)."""

    __slots__ = ()


async def defeat_investigator(game: Arkham, seat: int, hurt: bool, mad: bool) -> None:
    """AH-B-165, AH-B-172: defeated by damage or by horror, with a trauma of that kind; by both, whichever is chosen."""
    if seat not in game.order:
        return
    how = "damage" if hurt else "horror"
    if hurt and mad and game.campaign:
        picked = await ask(
            game,
            seat,
            "trauma",
            "AH-B-165",
            lambda game: [
                Option(f"trauma:{kind}", how, kind=kind) for kind, how in (("physical", "damage"), ("mental", "horror"))
            ],
            {"seat": seat},
        )
        how = picked.value
    tell(game, "defeated", "AH-B-165", {"seat": seat, "how": how})
    if game.campaign:  # AH-B-221: in a single scenario, defeat brings no trauma
        suffer(game, seat, physical=how == "damage", mental=how == "horror")
    await eliminate(game, seat, how)


def suffer(game: Arkham, seat: int, *, physical: int = 0, mental: int = 0, rule: str = "AH-B-172") -> None:
    """AH-B-172: trauma."""
    game.physical[seat] += physical
    game.mental[seat] += mental
    if game.sink and (physical or mental):
        tell(game, "trauma", rule, {"seat": seat, "physical": int(physical), "mental": int(mental)})


def kill(game: Arkham, seat: int, rule: str) -> None:
    """AH-B-173: somebody is killed by a resolution."""
    game.killed = (*game.killed, seat)
    tell(game, "killed", rule, {"seat": seat})


def fate_of(game: Arkham, seat: int) -> Fate:
    """AH-B-173: killed or insane for the campaign, by a resolution or by as much trauma as health or sanity; or not."""
    printed = row(game, game.who[seat])
    if seat in game.killed or (printed.health is not None and game.physical[seat] >= printed.health):
        return "killed"
    return "insane" if printed.sanity is not None and game.mental[seat] >= printed.sanity else ""


async def resign(game: Arkham, seat: int) -> None:
    """AH-B-059, AH-B-174: resigning eliminates without defeat."""
    tell(game, "resigned", "AH-B-174", {"seat": seat})
    await eliminate(game, seat, "resigned")


OUT_OF_PLAY = (LIMBO, ASIDE, ATTACHED)
"""AH-B-170: where else a card of somebody's may be that is not controlled; the victory display is everybody's."""


async def eliminate(game: Arkham, seat: int, how: str) -> None:
    """AH-B-170: an investigator is out, step by step; if nobody is left, the scenario ends with no resolution."""
    await weaknesses_end(game, seat)
    if seat not in game.order:
        return
    place = here(game, seat)
    me = game.who[seat]
    game.left[seat] = how
    led = game.order[0] == seat
    game.order = tuple([one for one in game.order if one != seat])
    if led and game.order:
        game.lead = game.order[0]
    if place >= 0:  # 3: clues stay at the location
        dropped = game.clues[me]
        tokens.add(game, tokens.CLUES, me, -dropped)
        tokens.add(game, tokens.CLUES, place, dropped)
    for card in game.threat[seat]:  # 4
        if row(game, card).kind == ENEMY:
            put(game, card, AT_PLACE, at=place)
    await discard_together(game, lambda game: game.threat[seat])  # 5
    for card in game.area[seat]:  # 1: what is controlled, and what is owned and out of play
        put(game, card, REMOVED)
    remove_piles(game, seat)
    for card in cards_of(game.owner, seat):
        zone = game.zone[card]
        if zone in OUT_OF_PLAY and not (zone == ASIDE and counts_in_play(game, card)):  # AH-Q-035
            put(game, card, REMOVED)
    put(game, me, REMOVED)
    if game.active == seat:
        game.spent[seat] = 99
    if not game.order:
        end_scenario(game, NO_RESOLUTION)
    if led and len(game.order) > 1:
        await choose_lead(game)
    await engage_at(game, place)


async def choose_lead(game: Arkham, prompt: str = "new_lead") -> None:
    """AH-B-015, AH-B-170: the remaining players choose the lead; player order starts there."""
    picked = await ask(
        game,
        game.order[0],
        prompt,
        "AH-B-015",
        lambda game: [Option(f"lead:{seat}", seat, lead=who(game, seat)) for seat in game.order],
        {"seat": game.order[0]},
    )
    lead_by(game, picked.value)
    tell(game, "leads", "AH-B-015", {"seat": picked.value})


def lead_by(game: Arkham, seat: int) -> None:
    """AH-B-014, AH-B-015: somebody leads; player order begins there."""
    at = game.order.index(seat)
    game.order = game.order[at:] + game.order[:at]
    game.lead = seat


async def weaknesses_end(game: Arkham, seat: int) -> None:
    """AH-E-002: for an eliminated investigator's weaknesses in play the game ends now; then they leave the game."""
    topic = when(GameEnd)
    for card in game.heard.get(topic, ()):
        if game.owner[card] == seat and row(game, card).weakness:
            for ability in forced(game, card, topic):
                use = Use(seat, card, ability, NO_CARD, GameEnd(seat))
                if is_legal(game, use):
                    await perform(game, use)
    for card in cards_of(game.owner, seat):
        if game.zone[card] >= IN_PLAY and ROWS[game.card[card]].weakness:
            put(game, card, REMOVED)


def end_scenario(game: Arkham, resolution: str) -> None:
    """AH-B-181: a resolution point is reached; nothing else happens."""
    game.resolution = resolution
    raise StepEnds("resolution")

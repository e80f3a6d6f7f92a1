"""Midnight (ES-185 to ES-192) and the new day after it."""

from miskatonic.games.elder_sign.rows.adventures import CARDS
from miskatonic.games.elder_sign.rows.effects import Effects
from miskatonic.games.elder_sign.rows.mythos import MYTHOS
from miskatonic.games.elder_sign.rules import battle, clock, effects, mythos, setup
from miskatonic.games.elder_sign.state import VACANT, ElderSign, in_play, investigator
from miskatonic.kernel import Name, tell


async def midnight(game: ElderSign) -> str:
    """ES-187, ES-188, ES-189: what midnight does on the cards, a new Mythos card, daily abilities; ES-191, ES-239: in
    the battle the Ancient One attacks instead, and at once if it awakens by this (see `turn.cut_short`).
    """
    tell(game, "midnight", "ES-185")
    if game.awake:
        await battle.attack(game)
    else:
        await strike(game)
        await mythos.new_mythos(game)
    return await new_day(game)


async def new_day(game: ElderSign) -> str:
    """ES-183, ES-189: daily abilities are ready again; ES-178: devoured players choose again; then the next turn."""
    game.spent_day = ()
    if VACANT in game.who:
        await setup.replacements(game)
    return clock.next_turn(game)


def sources(game: ElderSign) -> list[tuple[Name, Effects]]:
    """ES-187: all cards in play that speak of midnight, the Mythos card too."""
    found = [(CARDS.names[card], CARDS.rows[card].midnight) for card in in_play(game) if CARDS.rows[card].midnight]
    if game.mythos >= 0 and MYTHOS.rows[game.mythos].when == "next_midnight":
        found.append((MYTHOS.names[game.mythos], MYTHOS.rows[game.mythos].lasting))
    return found


async def strike(game: ElderSign) -> None:
    """ES-187, ES-192: one after another, in the order of the player who has just finished."""
    left = dict(sources(game))
    while left:
        source = await effects.in_chosen_order(game, list(left.items()), "midnight_order", "ES-187")
        struck = left.pop(source)
        tell(game, "at_midnight", "ES-187", {"source": source})
        of_mythos = source in MYTHOS.names and _each(struck)
        spare = [seat for seat in range(game.seats) if investigator(game, seat).spared] if of_mythos else ()
        await effects.carry_out(game, struck, "ES-187", spare=spare)


def _each(effects: Effects) -> bool:
    return any(effect.who != "active" for effect in effects)

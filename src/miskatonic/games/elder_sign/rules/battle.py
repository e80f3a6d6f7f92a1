"""The Ancient One awakens (ES-223 to ES-231) and the final battle (ES-232 to ES-242)."""

from miskatonic.games.elder_sign import basics
from miskatonic.games.elder_sign.basics import Settling
from miskatonic.games.elder_sign.rows.ancient_one import ANCIENT_ONES
from miskatonic.games.elder_sign.rows.dice import COLOURS
from miskatonic.games.elder_sign.rows.dice import NUMBERS as DICE
from miskatonic.games.elder_sign.rows.effects import Effect
from miskatonic.games.elder_sign.rules import doom_track, effects, mythos, rolling, sanity_and_stamina
from miskatonic.games.elder_sign.state import (
    BATTLE,
    GONE,
    LOCKED,
    MUSEUM,
    SEATS,
    TOKEN,
    ElderSign,
    ancient_one,
    in_play,
    track_length,
)
from miskatonic.kernel import Option, ask, tell

LOWER = tuple(
    [
        Option(f"lower:{what}", what, about=(f"{what}:{seat}",), kind=f"kind-{what}", what=what)
        for what in ("sanity", "stamina")
    ]
    for seat in SEATS
)


async def awaken(game: ElderSign) -> None:
    """ES-223 to ES-227: the Mythos card goes, dice locked in the museum are gone, the museum is cleared, everybody
    stands before it; ES-230: the track is full. Some do something as they awaken. ES-178: a seat whose investigator
    was devoured otherwise than by this (ES-181) waits for its new one, who joins the battle.
    """
    tell(game, "awakens", "ES-223", {"ancient_one": game.ancient_one})
    game.awakening = False
    game.awake = True
    game.doom = track_length(game)
    with Settling(game):
        mythos.put_away(game)
        clear_museum(game)
        game.at = [BATTLE] * game.seats
        if ancient_one(game).awakens:
            tell(game, "awakening", "ES-223", {"effect": f"{ANCIENT_ONES.names[game.ancient_one]}.awakens"})
            await effects.carry_out(game, ancient_one(game).awakens, "ES-223")


def clear_museum(game: ElderSign) -> None:
    """ES-225, ES-226: dice locked by cards and monsters leave the game, cards and monsters in play go."""
    game.unlocked_attempt = False
    basics.settle_locks(game)
    for die in DICE:
        if game.dice[die] == LOCKED:
            game.dice[die] = GONE
            tell(game, "die_gone", "ES-225", {"die": die})
    game.locks = [()] * len(COLOURS)
    for card in in_play(game):
        basics.put_away(game, card)
    for figure in game.monsters:
        basics.put_away(game, TOKEN + figure.token)
    game.museum = (-1,) * MUSEUM
    game.worlds = ()
    game.monsters = ()
    game.beaten = ()


def hit(game: ElderSign) -> None:
    """ES-234: a doom token is removed."""
    doom_track.remove(game, 1, "ES-234")


async def end_attack(game: ElderSign) -> str:
    """ES-236: no die is left in the pool; the clock phase follows."""
    tell(game, "attack_over", "ES-236", {"who": game.active})
    rolling.return_dice(game)
    return "turn.clock"


async def attack(game: ElderSign) -> None:
    """ES-239: at each midnight of the battle the Ancient One attacks."""
    effect = f"{ANCIENT_ONES.names[game.ancient_one]}.battle"
    tell(game, "ancient_one_attacks", "ES-239", {"ancient_one": game.ancient_one, "effect": effect})
    await effects.carry_out(game, ancient_one(game).attack, "ES-239")


async def lower_maximum(game: ElderSign, seat: int, count: int, rule: str) -> None:
    """ES-242: a maximum falls, and the current value with it where it would exceed it; none left devours."""
    if game.who[seat] < 0:
        return
    picked = await ask(game, seat, "lower_maximum", "ES-242", lambda _: LOWER[seat], {"who": seat})
    what: str = picked.value
    at = seat if what == "sanity" else game.seats + seat
    game.lowered = (*game.lowered[:at], game.lowered[at] + count, *game.lowered[at + 1 :])
    most = basics.maximum(game, seat, what)
    tell(game, "maximum_lowered", "ES-242", {"who": seat, "kind": f"kind-{what}", "count": most})
    have = basics.points(game, what)
    have[seat] = min(have[seat], most)
    if have[seat] <= 0:
        await sanity_and_stamina.devour(game, seat, what)


# --- Effects --------------------------------------------------------------------------------------------------------


@effects.carries_out_effect("reduce_max")
async def _reduce_max(game: ElderSign, effect: Effect, seat: int, rule: str) -> None:
    await lower_maximum(game, seat, effect.amount, rule)

"""Failed rolls (ES-064 to ES-073) and terror effects (ES-074 to ES-078)."""

from miskatonic.games.elder_sign.cards.adventures import CARDS
from miskatonic.games.elder_sign.cards.investigators import KATE_WINTHROP, SISTER_MARY
from miskatonic.games.elder_sign.cards.mythos import MYTHOS
from miskatonic.games.elder_sign.dice import TERROR
from miskatonic.games.elder_sign.effects import Effects
from miskatonic.games.elder_sign.names import CARD_NAMES, CROSS, HAND_NAMES, MYTHOS_NAMES, PROFESSOR_ARMITAGE
from miskatonic.games.elder_sign.rules import battle, carrying, holding, pool, resolving
from miskatonic.games.elder_sign.state import POOL, ElderSign, shows
from miskatonic.games.elder_sign.state import pool as pool_of
from miskatonic.kernel import Option, tell

FAIL, FAIL_WITH_TERROR = Option("fail", terror="false"), Option("fail", terror="true")
NO_TERROR = Option("no_terror", CROSS, card=HAND_NAMES[CROSS])
NO_DISCARD = Option("no_discard", PROFESSOR_ARMITAGE, card=HAND_NAMES[PROFESSOR_ARMITAGE])


def ways_to_fail(game: ElderSign) -> list[Option]:
    """ES-064, ES-066: letting the roll fail. Where no terror effect comes first, the die to be discarded is picked at
    once; cards for a failed roll are a way of their own.
    """
    seat = game.active
    frightening = bool(terror_effects(game))
    if frightening or POOL not in game.dice:
        found = [FAIL_WITH_TERROR if frightening else FAIL]
    else:
        found = pool.die_options(game, "discard", pool_of(game))
    if frightening and CROSS in game.hands[seat]:
        found.append(NO_TERROR)
    if PROFESSOR_ARMITAGE in game.hands[seat] and POOL in game.dice:
        found.append(NO_DISCARD)
    return found


def terror_effects(game: ElderSign) -> list[tuple[str, Effects]]:
    """ES-074, ES-075, ES-197: a terror in the pool sets off the card and the Mythos card; ES-054, ES-077: a wild or a
    secured die does not. Nothing of it touches Kate Winthrop, nor the Mythos card Sister Mary; ES-235: nor anybody in
    the battle.
    """
    seat = game.active
    if game.awake or game.who[seat] == KATE_WINTHROP:
        return []
    card = game.at[seat]
    found = [(CARD_NAMES[card], CARDS[card].terror)] if CARDS[card].terror else []
    if game.mythos >= 0 and MYTHOS[game.mythos].when == "terror" and game.who[seat] != SISTER_MARY:
        found.append((MYTHOS_NAMES[game.mythos], MYTHOS[game.mythos].lasting))
    return found if found and shows(game, TERROR) else []


async def suffer_terror(game: ElderSign) -> None:
    """ES-075: all of them, each once, in the order the player chooses."""
    left = dict(terror_effects(game))
    while left:
        source = await carrying.in_chosen_order(game, list(left.items()), "terror_order", "ES-075")
        tell(game, "terror", "ES-074", {"who": game.active, "source": source})
        await carrying.carry_out(game, left.pop(source), "ES-074")


async def failed_roll(game: ElderSign, picked: Option) -> str | None:
    """ES-065: terror effects, then a die is discarded; ES-069: with the last one the adventure fails."""
    seat = game.active
    tell(game, "roll_failed", "ES-064", {"who": seat})
    if game.used:
        game.used = tuple([used for used in game.used if not used.startswith("refused")])
    if picked.verb == "no_terror":
        await holding.use(game, seat, CROSS)
    elif picked.verb != "discard":
        await suffer_terror(game)
    if "failed" in game.used:
        return await resolving.fail(game, "ES-076")
    if POOL in game.dice and picked.verb in ("fail", "no_terror"):
        spared = [NO_DISCARD] if PROFESSOR_ARMITAGE in game.hands[seat] else []
        picked = await pool.pick_die(
            game, seat, "discard", "discard_die", "ES-066", pool_of(game), {"who": seat}, after=spared
        )
    if picked.verb == "no_discard":
        await holding.use(game, seat, PROFESSOR_ARMITAGE)
    elif not discard(game, picked):
        return await _out_of_dice(game)
    game.rolled = False
    game.failed = True
    return None


def discard(game: ElderSign, picked: Option) -> bool:
    """ES-066, ES-067: one die of the pool; ES-076: if terror left none for it, or it was the last, nothing is left."""
    if POOL not in game.dice:
        return False
    die: int = picked.value
    pool.discard(game, game.active, die, "ES-066")
    return POOL in game.dice


async def _out_of_dice(game: ElderSign) -> str:
    """ES-069: the adventure fails; ES-236: an attack is over."""
    if game.awake:
        return await battle.end_attack(game)
    return await resolving.fail(game, "ES-069")


async def give_up(game: ElderSign) -> str:
    """ES-070: the adventure is declared failed; an open roll that shows terror takes its effect first."""
    if "completed" not in game.spent_roll:
        await suffer_terror(game)
    return await resolving.fail(game, "ES-070")

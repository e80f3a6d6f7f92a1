"""Carrying out what cards say: effects, rewards and penalties (ES-085 to ES-094).

Each chapter says with `@carries_out_effect` how the effects are carried out that belong to it; this one knows those
that belong to none of them.
"""

from collections.abc import Awaitable, Callable, Collection, Mapping

from miskatonic.games.elder_sign import basics
from miskatonic.games.elder_sign.basics import Settling
from miskatonic.games.elder_sign.rows.adventure import Penalty, Reward
from miskatonic.games.elder_sign.rows.decks import ALLY, COMMON_ITEM, OTHER_WORLD, SPELL, UNIQUE_ITEM
from miskatonic.games.elder_sign.rows.dice import TERROR
from miskatonic.games.elder_sign.rows.effects import ALL, EACH, NOT_AT_ENTRANCE, Effect, Effects, means
from miskatonic.games.elder_sign.rules import locks, trophies
from miskatonic.games.elder_sign.state import ENTRANCE, ElderSign, pool_dice, present
from miskatonic.kernel import Name, Option, ask, tell
from miskatonic.kernel import lose as lose_game

CARD_KINDS = {"common_item": COMMON_ITEM, "unique_item": UNIQUE_ITEM, "spell": SPELL, "ally": ALLY}

Carrying = Callable[[ElderSign, Effect, int, str], Awaitable[None]]
"""Carries out an effect on a seat, by a rule."""
EFFECTS: dict[str, Carrying] = {}
"""By the verb of the effect."""


def carries_out_effect(verb: str) -> Callable[[Carrying], Carrying]:
    """ES-085: the function below carries out effects with this verb."""

    def known(do: Carrying) -> Carrying:
        assert verb not in EFFECTS, f"two carry out {verb}"
        EFFECTS[verb] = do
        return do

    return known


async def carry_out(
    game: ElderSign, effects: Effects, rule: str, seat: int | None = None, *, spare: Collection[int] = ()
) -> None:
    """One effect after another for the active player, or another seat; what they cause comes when all are done
    (ES-229). `spare` are seats they do not concern.
    """
    if not effects:
        return
    with Settling(game):
        for effect in effects:
            for one in _concerned(game, effect, game.active if seat is None else seat):
                if one not in spare:
                    await EFFECTS[effect.verb](game, effect, one, rule)


def _concerned(game: ElderSign, effect: Effect, seat: int) -> list[int]:
    """Whom an effect concerns."""
    if effect.who == EACH:
        return present(game)
    if effect.who == NOT_AT_ENTRANCE:
        return [one for one in present(game) if game.at[one] != ENTRANCE]
    return [seat]


@carries_out_effect("gate")
async def _gate(game: ElderSign, effect: Effect, seat: int, rule: str) -> None:
    for _ in range(effect.amount):
        await open_gate(game)


async def open_gate(game: ElderSign) -> None:
    """ES-088, ES-095, ES-096: the top Other World card comes into play, if there is one."""
    if game.decks[OTHER_WORLD] and not game.awake:
        card = game.decks[OTHER_WORLD][-1]
        game.decks[OTHER_WORLD] = game.decks[OTHER_WORLD][:-1]
        game.worlds += (card,)
        tell(game, "gate_opened", "ES-088", {"place": card})
        await locks.lay_down(game, card)


@carries_out_effect("clock")
async def _clock(game: ElderSign, effect: Effect, seat: int, rule: str) -> None:
    basics.advance(game, effect.amount, rule)


@carries_out_effect("fail_adventure")
async def _fail(game: ElderSign, effect: Effect, seat: int, rule: str) -> None:
    game.called_off_attempt = True


@carries_out_effect("discard_dice")
async def _discard_dice(game: ElderSign, effect: Effect, seat: int, rule: str) -> None:
    """ES-076: all terrors of the pool are discarded."""
    gone = tuple([die for die in pool_dice(game) if game.faces[die] == TERROR])
    if gone:
        basics.discard(game, seat, gone, rule)


@carries_out_effect("choose")
async def _choose(game: ElderSign, effect: Effect, seat: int, rule: str) -> None:
    """Exactly one; what can't be paid in full can't be picked, unless nothing can."""
    if game.who[seat] < 0:
        return
    ways = [number for number, part in enumerate(effect.parts) if payable(game, part, seat)]
    ways = ways or [len(effect.parts) - 1]
    picked = await ask(
        game,
        seat,
        "choose_effect",
        rule,
        lambda _: [_way_option(effect.parts[number], number) for number in ways],
        {"who": seat},
    )
    for part in effect.parts[picked.value]:
        await EFFECTS[part.verb](game, part, seat, rule)


def _way_option(part: Effects, number: int) -> Option:
    """What one of several ways means, in words."""
    text = "+".join(f"{one.verb}_{one.what}_{one.amount}" for one in part)
    return Option(f"way:{text}", number, effects=effect_names(part), means=means(part))


def effect_names(effects: Effects) -> tuple[str, ...]:
    """ES-085: what effects are called in a sentence."""
    return tuple(f"effect-{one.verb}_{one.what}_{one.amount}" for one in effects)


def payable(game: ElderSign, effects: Effects, seat: int) -> bool:
    """ES-110: whether all losses among the effects can be paid in full; sanity and stamina always can, to the end."""
    return all(_owned(game, effect.what, seat) >= effect.amount for effect in effects if effect.verb == "lose")


def _owned(game: ElderSign, what: str, seat: int) -> int:
    match what:
        case "clue":
            return game.clues[seat]
        case "trophies":
            return trophies.total(game, seat)
        case "sanity" | "stamina":
            return ALL
    return len(basics.held(game, seat, CARD_KINDS[what]))


@carries_out_effect("when")
async def _when(game: ElderSign, effect: Effect, seat: int, rule: str) -> None:
    what, _, least = effect.what.partition(">=")
    count = len(game.monsters) if what == "monsters_in_play" else len(game.worlds)
    for part in effect.parts[count < int(least)]:
        await EFFECTS[part.verb](game, part, seat, rule)


async def in_chosen_order(game: ElderSign, sources: list[tuple[Name, Effects]], prompt: str, rule: str) -> Name:
    """ES-075, ES-187: of several cards that act at the same moment the active player says which is next; where they
    all do the same it makes no difference.
    """
    if len({effects for _, effects in sources}) == 1:
        return sources[0][0]
    picked = await ask(
        game,
        game.active,
        prompt,
        rule,
        lambda _: [Option(f"first:{name.partition('-')[2]}", name, source=name) for name, _ in sources],
        {"who": game.active},
    )
    name: Name = picked.value
    return name


@carries_out_effect("lose_game")
async def _lose_game(game: ElderSign, effect: Effect, seat: int, rule: str) -> None:
    lose_game("azathoth", "ES-245")


# --- Rewards and penalties ------------------------------------------------------------------------------------------

FIRST: tuple[Reward, ...] = ("elder_sign", "clue", "common_item", "unique_item", "spell", "ally")
ON_THE_BOARD: tuple[Reward, ...] = ("gate", "monster", "doom")
"""The rewards whose order can matter: a monster may be placed on a card that a gate brought."""
OF_THE_PLAYER: tuple[Penalty, ...] = ("sanity", "stamina", "clue", "trophies")
OF_THE_BOARD: tuple[Penalty, ...] = ("doom", "monster")
NEXT = {kind: Option(f"next:{kind}", kind, kind=f"kind-{kind}", what=kind) for kind in ON_THE_BOARD}


async def rewards(game: ElderSign, seat: int, given: Mapping[Reward, int], rule: str) -> None:
    """ES-085, ES-086, ES-087: each symbol counts once; ES-083: the player orders what happens on the board."""
    with Settling(game):
        for kind in FIRST:
            if given.get(kind):
                await EFFECTS["gain"](game, Effect("gain", kind, given[kind]), seat, rule)
        left = [kind for kind in ON_THE_BOARD if given.get(kind)]
        while left:
            kind = left[0]
            if len(left) > 1 and given.get("doom", 0) >= 0:
                kind = await _next_reward(game, seat, left)
            left = [other for other in left if other != kind]
            await EFFECTS[kind](game, Effect(kind, "", given[kind]), seat, rule)


async def _next_reward(game: ElderSign, seat: int, left: list[Reward]) -> Reward:
    picked = await ask(game, seat, "reward_order", "ES-083", lambda _: [NEXT[kind] for kind in left], {"who": seat})
    kind: Reward = picked.value
    return kind


async def penalties(game: ElderSign, seat: int, suffered: Mapping[Penalty, int], rule: str) -> None:
    """ES-089, ES-090, ES-091, ES-092: what failure costs; what concerns the board happens even when it devours."""
    for kind in OF_THE_PLAYER:
        if suffered.get(kind) and game.who[seat] >= 0:
            await EFFECTS["lose"](game, Effect("lose", kind, suffered[kind]), seat, rule)
    for happens in OF_THE_BOARD:
        if suffered.get(happens):
            await EFFECTS[happens](game, Effect(happens, "", suffered[happens]), seat, rule)

"""The regular powers of items, spells and allies: adding dice, healing, rerolling, turning and securing dice, beating
monsters, opening gates, protecting.
"""

from miskatonic.games.elder_sign import basics
from miskatonic.games.elder_sign.options import turn_option
from miskatonic.games.elder_sign.rows.card import Power
from miskatonic.games.elder_sign.rows.decks import OTHER_WORLD
from miskatonic.games.elder_sign.rows.effects import Effects, gate
from miskatonic.games.elder_sign.rules import clues, monsters, rolling
from miskatonic.games.elder_sign.rules.effects import carry_out
from miskatonic.games.elder_sign.state import BATTLE, ElderSign, rolled_dice
from miskatonic.kernel import ask


def never(game: ElderSign, seat: int) -> bool:
    """A card that isn't used automatically."""
    return False


async def nothing(game: ElderSign, seat: int) -> None:
    """It works by lying there, or where it says."""


def adds(*dice: int) -> Power:
    """ES-153, ES-154: the yellow or red die joins the pool."""

    async def use(game: ElderSign, seat: int) -> None:
        basics.add_dice(game, dice, "ES-153")

    def works(game: ElderSign, seat: int) -> bool:
        return True in [basics.available(game, die) for die in dice]

    return Power(works, use, adds=dice)


def heals(sanity: int = 0, stamina: int = 0) -> Power:
    """ES-151: sanity and stamina come back."""
    amounts = {what: count for what, count in (("sanity", sanity), ("stamina", stamina)) if count}

    def works(game: ElderSign, seat: int) -> bool:
        return any(basics.is_hurt(game, seat, what) for what in amounts)

    async def use(game: ElderSign, seat: int) -> None:
        for what, count in amounts.items():
            basics.gain(game, seat, what, count, "ES-151")

    return Power(works, use, gives=True)


def heals_or_pays(what: str) -> Power:
    """ES-047, ES-048, ES-151: a point comes back, or the card pays a point of what a task costs."""
    return heals(**{what: 1})._replace(pays=what, gives=False)


def does(*effects: Effects, healing: bool = False) -> Power:
    """What an effect says."""

    def works(game: ElderSign, seat: int) -> bool:
        return not healing or any(basics.is_hurt(game, seat, what) for what in ("sanity", "stamina"))

    async def use(game: ElderSign, seat: int) -> None:
        for effect in effects:
            await carry_out(game, effect, "ES-149", seat)

    return Power(works, use, gives=True)


def rerolls(count: int) -> Power:
    """Up to that many dice of the pool are rolled again."""

    async def use(game: ElderSign, seat: int) -> None:
        await clues.reroll_some(game, seat, count, "ES-147")

    return Power(lambda game, seat: bool(rolled_dice(game)), use, rerolls=count)


def turns_a_die(*faces: int) -> Power:
    """One die is turned to one of these faces."""

    async def use(game: ElderSign, seat: int) -> None:
        picked = await ask(
            game,
            seat,
            "turn_die",
            "ES-149",
            lambda _: [
                turn_option("turn", die, game.faces[die], face)
                for die in rolling.distinct(game, rolled_dice(game))
                for face in faces
                if game.faces[die] != face
            ],
            {"who": seat},
        )
        die, face = picked.value
        basics.turn_die(game, die, face, "ES-149")

    return Power(lambda game, seat: any({game.faces[die]} != set(faces) for die in rolled_dice(game)), use, turns=faces)


def secures(slots: int) -> Power:
    """ES-163, ES-164: dice just rolled are put on the spell."""
    return Power(lambda game, seat: bool(rolled_dice(game)), nothing, slots=slots)


def defeats(count: int, *costs: Effects, own_card: bool = False) -> Power:
    """ES-220: monsters in play are beaten, at a price perhaps."""

    async def use(game: ElderSign, seat: int) -> None:
        await monsters.defeat(game, seat, count, own_card=own_card)
        for cost in costs:
            await carry_out(game, cost, "ES-149", seat)

    return Power(lambda game, seat: bool(monsters.defeatable(game, seat, own_card=own_card)), use, beats=True)


def opens_a_gate() -> Power:
    """An Other World card comes into play."""

    async def use(game: ElderSign, seat: int) -> None:
        await carry_out(game, (gate(),), "ES-149", seat)

    return Power(lambda game, seat: bool(game.decks[OTHER_WORLD]) and game.at[seat] != BATTLE, use)


def prevents(*what: str, points: int) -> Power:
    """ES-159: a loss is cancelled, up to that many points."""
    return Power(never, nothing, prevents=what, points=points)


def spares(what: str) -> Power:
    """Of a failed roll the terror effects or the discarded die are left out."""
    return Power(never, nothing, spares=what)


def discounts(count: int) -> Power:
    """A souvenir costs that many trophies less."""
    return Power(never, nothing, discount=count)


BY_ITSELF = Power(never, nothing)

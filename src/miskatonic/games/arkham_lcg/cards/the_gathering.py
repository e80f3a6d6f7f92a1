"""The Gathering, the first scenario of Night of the Zealot: its locations, enemies, Lita and the reference card."""

from miskatonic.games.arkham_lcg.basics.values import lasts, value
from miskatonic.games.arkham_lcg.basics.zones import (
    enemies_at,
    here,
    place_of,
)
from miskatonic.games.arkham_lcg.cards.phrases import takes
from miskatonic.games.arkham_lcg.rows import topics
from miskatonic.games.arkham_lcg.rows.card import (
    Effect,
    Symbol,
    Use,
    after,
    asset,
    enemy,
    location,
    reference,
    when,
)
from miskatonic.games.arkham_lcg.rows.terms import (
    AREA,
    AT_PLACE,
    COMBAT,
    CULTIST,
    FIGHT,
    INTELLECT,
    PARLEY,
    RESIGN,
    SKULL,
    TABLET,
)
from miskatonic.games.arkham_lcg.rules import skill_test
from miskatonic.games.arkham_lcg.rules.controlling import take_control
from miskatonic.games.arkham_lcg.rules.damage import harm
from miskatonic.games.arkham_lcg.rules.elimination import resign
from miskatonic.games.arkham_lcg.rules.locations import Entering
from miskatonic.games.arkham_lcg.rules.searching import fetch_enemy
from miskatonic.games.arkham_lcg.rules.skill_test import Success
from miskatonic.games.arkham_lcg.state import Arkham, Test, has_trait, row

GATHERING = "the_gathering"

# --- locations --------------------------------------------------------------------------------------------------------

study = location("01111", "study", set=GATHERING, shroud=2, clues=2, clues_each=True, symbol="circle")
hallway = location(
    "01112", "hallway", set=GATHERING, shroud=1, symbol="square", connects=("triangle", "plus", "diamond")
)

attic = location(
    "01113",
    "attic",
    set=GATHERING,
    shroud=1,
    clues=2,
    clues_each=True,
    victory=1,
    symbol="triangle",
    connects=("square",),
)
attic.forced(after(Entering), takes(horror=1), given=lambda game, me: me.trigger.place == me.card)

cellar = location(
    "01114", "cellar", set=GATHERING, shroud=4, clues=2, clues_each=True, victory=1, symbol="plus", connects=("square",)
)
cellar.forced(after(Entering), takes(damage=1), given=lambda game, me: me.trigger.place == me.card)

parlor = location(
    "01115", "parlor", set=GATHERING, shroud=2, symbol="diamond", connects=("square",), parts="unrevealed"
)
parlor.constant(topics.CANNOT_ENTER, 1, lambda game, card, subject: subject in game.who and card not in game.revealed)


@parlor.action(designator=RESIGN, given=lambda game, me: me.card in game.revealed)
async def flees(game: Arkham, me: Use) -> None:
    """AH-B-174: resign."""
    await resign(game, me.seat)


@parlor.action(
    designator=PARLEY,
    given=lambda game, me: me.card in game.revealed,
    targets=lambda game, me: [
        card for card in range(len(game.zone)) if game.zone[card] == AT_PLACE and row(game, card).id == "lita_chantler"
    ],
)
async def talks_to_lita(game: Arkham, me: Use) -> None:
    """AH-E-007: intellect 4 to take control of Lita while nobody does."""

    async def persuades(game: Arkham, me: Use, test: Test) -> None:
        await take_control(game, me.seat, me.target)

    await skill_test.run(game, me, INTELLECT, 4, "", me.target, persuades)


# --- enemies and Lita -------------------------------------------------------------------------------------------------


def spawns_in(place: str) -> object:
    """AH-S-002: a named location, if it is in play."""
    return lambda game, enemy, seat: [one for one in game.places if row(game, one).title == place]


ghoul_priest = enemy(
    "01116", "ghoul_priest", set=GATHERING, fight=4, health=5, each_health=True, evade=4, damage=2, horror=2, victory=2,
    keywords="hunter retaliate", prey=lambda game, card, seat: value(game, COMBAT, seat), unique=False,
    traits="Humanoid Monster Ghoul Elite",
)  # fmt: skip
flesh_eater = enemy(
    "01118", "flesh_eater", set=GATHERING, fight=4, health=4, evade=1, damage=1, horror=2, victory=1,
    spawn=spawns_in("attic"), traits="Humanoid Monster Ghoul",
)  # fmt: skip
icy_ghoul = enemy(
    "01119", "icy_ghoul", set=GATHERING, fight=3, health=4, evade=4, damage=2, horror=1, victory=1,
    spawn=spawns_in("cellar"), traits="Humanoid Monster Ghoul",
)  # fmt: skip

lita_chantler = asset(
    "01117",
    "lita_chantler",
    set=GATHERING,
    level=None,
    unique=True,
    cost=0,
    slot="ally",
    health=3,
    sanity=3,
    traits="Ally",
    parts="subtitle",
)
lita_chantler.constant(
    COMBAT, 1, lambda game, card, seat: game.zone[card] == AREA and place_of(game, card) == here(game, seat)
)


@lita_chantler.reaction(
    when(Success),
    given=lambda game, me: (
        game.zone[me.card] == AREA
        and me.trigger.test.kind == FIGHT
        and here(game, me.trigger.seat) == here(game, me.seat)
        and has_trait(game, me.trigger.test.target, "monster")
    ),
)
async def strikes_too(game: Arkham, me: Use) -> None:
    """AH-C-004: an investigator here who successfully attacks a Monster deals +1 damage."""
    lasts(game, "test", topics.TEST_DAMAGE, me.trigger.seat, 1, me.card)


# --- the reference card -----------------------------------------------------------------------------------------------


def ghouls_at(game: Arkham, seat: int) -> int:
    """The Ghoul enemies at somebody's location."""
    return sum([has_trait(game, enemy, "ghoul") for enemy in enemies_at(game, here(game, seat))])


def _if_ghoul(damage: int, horror: int) -> Effect:
    async def hurts(game: Arkham, me: Use) -> None:
        """If a Ghoul is at the location."""
        if ghouls_at(game, me.seat):
            await harm(game, me.seat, damage, horror, me.card)

    return hurts


async def draws_a_ghoul(game: Arkham, me: Use) -> None:
    """AH-B-243: search encounter deck and pile for a Ghoul, draw it, shuffle."""
    await fetch_enemy(game, me.seat, "ghoul", me.card)


reference_card = reference("01104", "the_gathering", set=GATHERING)
reference_card.symbols = {
    SKULL: (
        Symbol(lambda game, seat: -ghouls_at(game, seat)),
        Symbol(lambda game, seat: -2, later=draws_a_ghoul),
    ),
    CULTIST: (
        Symbol(lambda game, seat: -1, fails=takes(horror=1).do),
        Symbol(lambda game, seat: 0, fails=takes(horror=2).do, another=True),
    ),
    TABLET: (
        Symbol(lambda game, seat: -2, now=_if_ghoul(1, 0)),
        Symbol(lambda game, seat: -4, now=_if_ghoul(1, 1)),
    ),
}

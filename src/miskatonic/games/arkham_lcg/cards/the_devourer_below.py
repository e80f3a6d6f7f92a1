"""The Devourer Below, the last scenario of Night of the Zealot: the woods, Umôrdhoth and the reference card."""

from miskatonic.games.arkham_lcg.basics import tokens
from miskatonic.games.arkham_lcg.basics.costs import discard_options
from miskatonic.games.arkham_lcg.basics.zones import enemies_at, here, put
from miskatonic.games.arkham_lcg.cards.phrases import takes, tests
from miskatonic.games.arkham_lcg.rows import topics
from miskatonic.games.arkham_lcg.rows.card import (
    ONCE_PER_TURN,
    Card,
    Effect,
    Symbol,
    Use,
    after,
    at,
    enemy,
    location,
    reference,
    treachery,
    when,
)
from miskatonic.games.arkham_lcg.rows.terms import (
    AGILITY,
    COMBAT,
    CULTIST,
    DISCARD,
    ELDER_THING,
    INTELLECT,
    RESIGN,
    SKULL,
    TABLET,
    WILLPOWER,
)
from miskatonic.games.arkham_lcg.rules import skill_test
from miskatonic.games.arkham_lcg.rules.act_agenda import choose_one
from miskatonic.games.arkham_lcg.rules.damage import harm
from miskatonic.games.arkham_lcg.rules.elimination import end_scenario, resign
from miskatonic.games.arkham_lcg.rules.healing import heal
from miskatonic.games.arkham_lcg.rules.locations import Entering, Leaving, nearest_enemy
from miskatonic.games.arkham_lcg.rules.round import RoundEnd, TurnEnd
from miskatonic.games.arkham_lcg.rules.searching import fetch_enemy
from miskatonic.games.arkham_lcg.state import Arkham, Test, has_trait, row
from miskatonic.kernel import Option, ask, tell

DEVOURER = "the_devourer_below"
R1, R2, R3 = "r1", "r2", "r3"

# --- locations --------------------------------------------------------------------------------------------------------

PATH, ANY_WOODS, CAVE = "squiggle", "square", "plus"
main_path = location(
    "01149",
    "main_path",
    set=DEVOURER,
    shroud=2,
    symbol=PATH,
    connects=(ANY_WOODS, "triangle", "t", "diamond", "hourglass", "equals", "moon", CAVE),
    traits="Woods",
)
"""AH-B-133: by its text it is connected to every other Woods location, whichever side of it is shown."""


@main_path.action(designator=RESIGN)
async def turns_back(game: Arkham, me: Use) -> None:
    """AH-B-174: resign."""
    await resign(game, me.seat)


def _woods(code: str, id_: str, shroud: int, symbol: str, connects: str, clues: int = 1) -> Card:
    """AH-B-132: one of the six that look alike until they are revealed; then it shows its own symbol and ways."""
    return location(
        code,
        id_,
        set=DEVOURER,
        shroud=shroud,
        clues=clues,
        clues_each=clues > 0,
        symbol=symbol,
        connects=(PATH, *connects.split()),
        unrevealed_symbol=ANY_WOODS,
        unrevealed_connects=(PATH,),
        title="arkham_woods",
        face_down="arkham_woods",
        traits="Woods",
    )


unhallowed_ground = _woods("01150", "unhallowed_ground", 4, "triangle", "hourglass diamond")
unhallowed_ground.forced(
    after(Entering),
    tests(WILLPOWER, 4, fails=takes(damage=1, horror=1)),
    given=lambda game, me: me.trigger.place == me.card,
)

twisting_paths = _woods("01151", "twisting_paths", 3, "t", "diamond equals")


@twisting_paths.forced(when(Leaving), given=lambda game, me: me.trigger.place == me.card)
async def twists(game: Arkham, me: Use) -> None:
    """AH-B-104: intellect 3, else the move is cancelled; what it cost and provoked stays as it was."""

    async def goes_round(game: Arkham, me: Use, test: Test) -> None:
        me.trigger.over = True
        tell(game, "goes_round", "AH-B-104", {"seat": me.seat, "place": me.card})

    await skill_test.run(game, me, INTELLECT, 3, fails=goes_round)


def _investigated_with(place: Card, skill: str) -> Card:
    """AH-B-076: another skill is used here."""
    place.constant(topics.MUST_USE, 1, lambda game, card, subject: subject == card, name=skill)
    return place


old_house = _investigated_with(_woods("01152", "old_house", 2, "diamond", "triangle t"), WILLPOWER)
cliffside = _investigated_with(_woods("01153", "cliffside", 2, "hourglass", "moon triangle"), AGILITY)
tangled_thicket = _investigated_with(_woods("01154", "tangled_thicket", 2, "equals", "t moon"), COMBAT)
quiet_glade = _woods("01155", "quiet_glade", 1, "moon", "equals hourglass", clues=0)


@quiet_glade.action(limit=ONCE_PER_TURN, works=lambda game, me: bool(_wounds(game, me)))
async def rests(game: Arkham, me: Use) -> None:
    """AH-B-109, AH-B-167: each once a turn: 1 damage or 1 horror less."""
    choices = _wounds(game, me)
    kind = choices[0]
    if len(choices) > 1:
        kind = await choose_one(game, me.seat, "quiet_glade", "AH-B-101", choices, me.card)
    await heal(game, game.who[me.seat], kind == "heal_damage", kind == "heal_horror", "AH-B-167", me.card)


def _wounds(game: Arkham, me: Use) -> list[str]:
    own = game.who[me.seat]
    return [kind for kind, on in (("heal_damage", game.damage), ("heal_horror", game.horror)) if on[own]]


ritual_site = location(
    "01156", "ritual_site", set=DEVOURER, shroud=3, clues=2, clues_each=True, symbol=CAVE, connects=(PATH,),
    traits="Cave",
)  # fmt: skip


@ritual_site.forced(at(RoundEnd), given=lambda game, me: me.card in game.revealed and _missing(game, me.card) > 0)
async def fills_again(game: Arkham, me: Use) -> None:
    """AH-R-2.2: until there are 2 clues for each investigator again."""
    count = tokens.add(game, tokens.CLUES, me.card, _missing(game, me.card))
    tell(game, "clues_return", "AH-R-2.2", {"place": me.card, "count": count})


def _missing(game: Arkham, place: int) -> int:
    return row(game, place).clues * game.seats - game.clues[place]


ALL_WOODS = (unhallowed_ground, twisting_paths, old_house, cliffside, tangled_thicket, quiet_glade)

# --- Umôrdhoth --------------------------------------------------------------------------------------------------------

umordhoth = enemy(
    "01157", "umordhoth", set=DEVOURER, unique=True, fight=5, health=6, evade=6, damage=3, horror=3,
    keywords="hunter massive", traits="Ancient_One Elite", parts="subtitle",
)  # fmt: skip
umordhoth.constant(
    topics.HEALTH, lambda game, card, subject: 4 * game.seats, lambda game, card, subject: subject == card
)


@umordhoth.forced(at(TurnEnd), given=lambda game, me: me.card in game.exhausted, alone=True)
async def rises(game: Arkham, me: Use) -> None:
    """AH-B-119, AH-B-149: at the end of every turn it is ready again, and so engaged with everybody there."""
    tokens.ready(game, me.card)
    tell(game, "readies", "AH-B-119", {"enemy": me.card})


@umordhoth.action(
    given=lambda game, me: any(row(game, one).id == "lita_chantler" for one in game.area[me.seat]), name="lita"
)
async def gives_lita(game: Arkham, me: Use) -> None:
    """AH-B-181: whoever controls Lita gives her to it: resolution 3. It isn't a parley, so it provokes."""
    end_scenario(game, R3)


umordhoths_wrath = treachery("01158", "umordhoths_wrath", set=DEVOURER, traits="Curse")


@umordhoths_wrath.reveals
async def rages(game: Arkham, me: Use) -> None:
    """AH-B-075: willpower 5; for each point of failure, discard a card from hand or take 1 damage and 1 horror."""

    async def strikes(game: Arkham, me: Use, test: Test) -> None:
        for left in range(test.margin, 0, -1):
            if me.seat in game.order:
                await _struck(game, me, left)

    await skill_test.run(game, me, WILLPOWER, 5, fails=strikes)


async def _struck(game: Arkham, me: Use, left: int) -> None:
    picked = await ask(
        game,
        me.seat,
        "umordhoths_wrath",
        "AH-B-075",
        lambda game: [*discard_options(game, me.seat), Option("choose:harm", choice="harm")],
        {"seat": me.seat, "source": me.card, "count": left},
    )
    if picked.verb == "discard":
        put(game, picked.value, DISCARD)
        tell(game, "discards", "AH-B-075", {"seat": me.seat, "card": picked.value, "source": me.card})
    else:
        await harm(game, me.seat, 1, 1, me.card)


# --- the reference card -----------------------------------------------------------------------------------------------


def monsters(game: Arkham) -> int:
    """The Monster enemies in play."""
    return sum([has_trait(game, enemy, "monster") for enemy in game.enemies])


def _if_monster(damage: int, horror: int) -> Effect:
    async def hurts(game: Arkham, me: Use) -> None:
        """If a Monster is at the location."""
        if any(has_trait(game, enemy, "monster") for enemy in enemies_at(game, here(game, me.seat))):
            await harm(game, me.seat, damage, horror, me.card)

    return hurts


def _dooms(count: int) -> Effect:
    async def dooms(game: Arkham, me: Use) -> None:
        """AH-Q-021, AH-R-1.5: doom on the nearest enemy, if there is any."""
        if game.enemies:
            nearest = await nearest_enemy(game, me.seat, lambda game: game.enemies, me.card)
            tokens.place_doom(game, nearest, count, "AH-Q-021", me.card)

    return dooms


def ancient_one(game: Arkham) -> bool:
    """Whether an Ancient One is in play."""
    return any(has_trait(game, enemy, "ancient_one") for enemy in game.enemies)


async def draws_a_monster(game: Arkham, me: Use) -> None:
    """AH-B-243: search encounter deck and pile for a Monster, draw it, shuffle."""
    await fetch_enemy(game, me.seat, "monster", me.card)


reference_card = reference("01142", "the_devourer_below", set=DEVOURER)
reference_card.symbols = {
    SKULL: (
        Symbol(lambda game, seat: -monsters(game)),
        Symbol(lambda game, seat: -3, later=draws_a_monster),
    ),
    CULTIST: (
        Symbol(lambda game, seat: -2, now=_dooms(1)),
        Symbol(lambda game, seat: -4, now=_dooms(2)),
    ),
    TABLET: (
        Symbol(lambda game, seat: -3, now=_if_monster(1, 0)),
        Symbol(lambda game, seat: -5, now=_if_monster(1, 1)),
    ),
    ELDER_THING: (
        Symbol(lambda game, seat: -5, another=ancient_one),
        Symbol(lambda game, seat: -7, another=ancient_one),
    ),
}

"""The Midnight Masks, the second scenario of Night of the Zealot: its locations, treacheries and the reference card."""

from miskatonic.games.arkham_lcg.basics import tokens
from miskatonic.games.arkham_lcg.basics.lookup import find_place
from miskatonic.games.arkham_lcg.basics.values import clues_to_spend
from miskatonic.games.arkham_lcg.basics.zones import here
from miskatonic.games.arkham_lcg.cards.encounter_sets import cultists
from miskatonic.games.arkham_lcg.cards.phrases import draws, gains, tests
from miskatonic.games.arkham_lcg.rows import topics
from miskatonic.games.arkham_lcg.rows.card import (
    ONCE_PER_GAME,
    ONCE_PER_TURN,
    Cost,
    Does,
    Limit,
    Symbol,
    Use,
    after,
    location,
    reference,
    treachery,
    when,
)
from miskatonic.games.arkham_lcg.rows.terms import (
    ASSET,
    CULTIST,
    GAME,
    INTELLECT,
    SKULL,
    TABLET,
    WILLPOWER,
)
from miskatonic.games.arkham_lcg.rules import skill_test
from miskatonic.games.arkham_lcg.rules.act_agenda import choose_one
from miskatonic.games.arkham_lcg.rules.damage import harm
from miskatonic.games.arkham_lcg.rules.healing import heal
from miskatonic.games.arkham_lcg.rules.locations import Entering, may_enter, move, nearest_enemy, put_clues
from miskatonic.games.arkham_lcg.rules.searching import search_deck, top_of
from miskatonic.games.arkham_lcg.rules.spawning import Spawn
from miskatonic.games.arkham_lcg.state import Arkham, Test, has_trait, row
from miskatonic.kernel import tell

MASKS = "the_midnight_masks"

# --- locations --------------------------------------------------------------------------------------------------------

your_house = location(
    "01124", "your_house", set=MASKS, shroud=2, clues=1, clues_each=True, symbol="squiggle", connects=("circle",),
    traits="Arkham",
)  # fmt: skip


@your_house.forced(
    when(Spawn),
    given=lambda game, me: row(game, me.trigger.enemy).id == "ghoul_priest" and me.trigger.place != me.card,
)
async def comes_home(game: Arkham, me: Use) -> None:
    """AH-X-08: the Ghoul Priest spawns here instead, however it spawns, and engages only who is here."""
    me.trigger.place = me.card


@your_house.action(limit=ONCE_PER_TURN)
async def rests(game: Arkham, me: Use) -> None:
    """Draw 1 card and gain 1 resource."""
    await draws(1).do(game, me)
    if me.seat in game.order:
        await gains(1).do(game, me)


rivertown = location(
    "01125", "rivertown", set=MASKS, shroud=1, clues=1, clues_each=True, symbol="circle",
    connects=("moon", "squiggle", "square", "diamond", "hourglass"), traits="Arkham Central",
)  # fmt: skip

historical_society = location(
    "01126", "southside_historical_society", title="southside", face_down="southside", set=MASKS, shroud=3, clues=1,
    clues_each=True, symbol="square", connects=("circle", "diamond", "plus"), traits="Arkham",
)  # fmt: skip
historical_society.action(draws(3), limit=ONCE_PER_GAME)

mas_boarding_house = location(
    "01127", "southside_mas_boarding_house", title="southside", face_down="southside", set=MASKS, shroud=2, clues=1,
    clues_each=True, symbol="square", connects=("circle", "diamond", "plus"), traits="Arkham",
)  # fmt: skip


@mas_boarding_house.action(limit=ONCE_PER_GAME, works=lambda game, me: bool(game.deck[me.seat]))
async def asks_around(game: Arkham, me: Use) -> None:
    """AH-B-126: an Ally asset out of the deck, to the hand; the deck is shuffled."""

    def allies(game: Arkham) -> list[int]:
        return [one for one in game.deck[me.seat] if has_trait(game, one, "ally") and row(game, one).kind == ASSET]

    await search_deck(game, me.seat, allies, me.card)


def heals_oneself(damage: int = 0, horror: int = 0) -> Does:
    """AH-B-167: heal the user, who must have something to heal."""

    async def do(game: Arkham, me: Use) -> None:
        await heal(game, game.who[me.seat], damage, horror, "AH-B-167", me.card)

    def works(game: Arkham, me: Use) -> bool:
        hurt, mad = game.damage[game.who[me.seat]], game.horror[game.who[me.seat]]
        return bool((damage and hurt) or (horror and mad))

    return Does(do, works)


st_marys_hospital = location(
    "01128", "st_marys_hospital", set=MASKS, shroud=2, clues=1, clues_each=True, symbol="plus",
    connects=("square", "diamond"), traits="Arkham",
)  # fmt: skip
st_marys_hospital.action(heals_oneself(damage=3), limit=ONCE_PER_GAME)

miskatonic_university = location(
    "01129", "miskatonic_university", set=MASKS, shroud=4, clues=2, clues_each=True, victory=1, symbol="diamond",
    connects=("circle", "square", "plus", "t"), traits="Arkham",
)  # fmt: skip


@miskatonic_university.action(works=lambda game, me: bool(game.deck[me.seat]))
async def studies(game: Arkham, me: Use) -> None:
    """AH-B-126, AH-B-201: the top 6 cards for a Tome or a Spell, to the hand; the deck is shuffled."""

    def writings(game: Arkham) -> list[int]:
        cards = top_of(game, me.seat, 6)
        return [one for one in cards if has_trait(game, one, "tome") or has_trait(game, one, "spell")]

    await search_deck(game, me.seat, writings, me.card)


first_bank_of_arkham = location(
    "01130", "downtown_first_bank_of_arkham", title="downtown", face_down="downtown", set=MASKS, shroud=3, clues=1,
    clues_each=True, symbol="triangle", connects=("moon", "t"), traits="Arkham",
)  # fmt: skip
first_bank_of_arkham.action(gains(3), limit=ONCE_PER_GAME)

arkham_asylum = location(
    "01131", "downtown_arkham_asylum", title="downtown", face_down="downtown", set=MASKS, shroud=4, clues=2,
    clues_each=True, victory=1, symbol="triangle", connects=("moon", "t"), traits="Arkham",
)  # fmt: skip
arkham_asylum.action(heals_oneself(horror=3), limit=ONCE_PER_GAME)

easttown = location(
    "01132", "easttown", set=MASKS, shroud=2, clues=1, clues_each=True, symbol="moon", connects=("circle", "triangle"),
    traits="Arkham",
)  # fmt: skip
easttown.constant(
    topics.CHEAPER,
    2,
    lambda game, place, card: (
        row(game, card).kind == ASSET
        and has_trait(game, card, "ally")
        and game.holder[card] in game.order
        and here(game, game.holder[card]) == place
    ),
)

graveyard = location(
    "01133", "graveyard", set=MASKS, shroud=1, clues=2, clues_each=True, victory=1, symbol="hourglass",
    connects=("circle",), traits="Arkham",
)  # fmt: skip


async def _is_haunted(game: Arkham, me: Use) -> None:
    """2 horror, or away to Rivertown, as one chooses."""
    town = find_place(game, "rivertown")
    choices = ["horror", "rivertown"] if town >= 0 and may_enter(game, me.seat, town) < 0 else ["horror"]
    if await choose_one(game, me.seat, "graveyard", "AH-B-101", choices, me.card) == "horror":
        await harm(game, me.seat, 0, 2, me.card)
    else:
        await move(game, me.seat, town, by_order=True)


graveyard.forced(
    after(Entering), tests(WILLPOWER, 3, fails=_is_haunted), given=lambda game, me: me.trigger.place == me.card
)

northside = location(
    "01134", "northside", set=MASKS, shroud=3, clues=2, clues_each=True, victory=1, symbol="t",
    connects=("triangle", "diamond"), traits="Arkham",
)  # fmt: skip


@northside.action(cost=Cost(actions=1, resources=5), limit=Limit(1, GAME, group=True))
async def buys_news(game: Arkham, me: Use) -> None:
    """AH-B-110: 2 clues out of the token pool, once for the whole group; they are not discovered."""
    count = tokens.add(game, tokens.CLUES, game.who[me.seat], 2)
    tell(game, "gains_clues", "AH-B-110", {"seat": me.seat, "count": count, "source": me.card})


# --- treacheries ------------------------------------------------------------------------------------------------------

hunting_shadow = treachery("01135", "hunting_shadow", set=MASKS, keywords="peril", traits="Curse")


@hunting_shadow.reveals
async def hunts(game: Arkham, me: Use) -> None:
    """AH-B-101: spend 1 clue, if one can, or take 2 damage."""
    choices = ["clue", "damage"] if clues_to_spend(game, me.seat) else ["damage"]
    if await choose_one(game, me.seat, "hunting_shadow", "AH-B-101", choices, me.card) == "damage":
        await harm(game, me.seat, 2, 0, me.card)
    else:
        tokens.add(game, tokens.CLUES, game.who[me.seat], -1)
        tell(game, "spends_clues", "AH-B-107", {"seat": me.seat, "count": 1})


false_lead = treachery("01136", "false_lead", set=MASKS)


@false_lead.reveals
async def misleads(game: Arkham, me: Use) -> None:
    """AH-B-198: without clues it surges; else intellect 4, and as many clues go to the location as one falls short."""
    if not tokens.clues(game, me.seat):
        me.trigger.surges = True
        return

    async def goes_astray(game: Arkham, me: Use, test: Test) -> None:
        put_clues(game, me.seat, test.margin, me.card)

    await skill_test.run(game, me, INTELLECT, 4, fails=goes_astray)


# --- the reference card -----------------------------------------------------------------------------------------------


async def _nearest_gains_doom(game: Arkham, me: Use) -> None:
    """AH-Q-021: 1 doom on the nearest Cultist enemy, if there is one."""
    nearest = await nearest_enemy(game, me.seat, cultists, me.card)
    if nearest >= 0:
        tokens.place_doom(game, nearest, 1, "AH-Q-021", me.card)


async def _each_gains_doom(game: Arkham, me: Use) -> None:
    """1 doom on each Cultist enemy in play."""
    for one in cultists(game):
        tokens.place_doom(game, one, 1, "AH-B-180", me.card)


async def _loses_track(game: Arkham, me: Use) -> None:
    """1 of the investigator's clues goes to the location."""
    put_clues(game, me.seat, 1, me.card)


async def _loses_all_track(game: Arkham, me: Use) -> None:
    """All of the investigator's clues go to the location."""
    put_clues(game, me.seat, tokens.clues(game, me.seat), me.card)


reference_card = reference("01120", MASKS, set=MASKS)
reference_card.symbols = {
    SKULL: (
        Symbol(lambda game, seat: -max([game.doom[one] for one in cultists(game)], default=0)),
        Symbol(lambda game, seat: -tokens.doom_in_play(game)),
    ),
    CULTIST: (
        Symbol(lambda game, seat: -2, now=_nearest_gains_doom),
        Symbol(lambda game, seat: -2, now=_each_gains_doom, another=lambda game: not cultists(game)),
    ),
    TABLET: (
        Symbol(lambda game, seat: -3, fails=_loses_track),
        Symbol(lambda game, seat: -4, fails=_loses_all_track),
    ),
}

"""Extracurricular Activity: the campus, what roams it, and whom one meets there."""

from miskatonic.games.arkham_lcg.basics import tokens
from miskatonic.games.arkham_lcg.basics.lookup import copies
from miskatonic.games.arkham_lcg.basics.piles import shuffle_deck
from miskatonic.games.arkham_lcg.basics.values import is_blank, value
from miskatonic.games.arkham_lcg.basics.wishes import TURN_ENDS
from miskatonic.games.arkham_lcg.basics.zones import here, put, seats_at
from miskatonic.games.arkham_lcg.cards.phrases import draws, fightable_here, takes, yours
from miskatonic.games.arkham_lcg.cards.the_midnight_masks import heals_oneself
from miskatonic.games.arkham_lcg.rows import topics
from miskatonic.games.arkham_lcg.rows.card import (
    TWO_ACTIONS,
    Begins,
    Card,
    Cost,
    Price,
    Use,
    after,
    asset,
    at,
    enemy,
    location,
    when,
)
from miskatonic.games.arkham_lcg.rows.terms import (
    AREA,
    ASIDE,
    AT_PLACE,
    ENEMY,
    ENEMY_PHASE,
    FIGHT,
    INTELLECT,
    INVESTIGATE,
    MAP,
    PARLEY,
    REMOVED,
    RESIGN,
    WILLPOWER,
)
from miskatonic.games.arkham_lcg.rules import actions, skill_test, turn
from miskatonic.games.arkham_lcg.rules.act_agenda import lacking_clues, pay_clues
from miskatonic.games.arkham_lcg.rules.controlling import take_control
from miskatonic.games.arkham_lcg.rules.drawing import discard_from_deck
from miskatonic.games.arkham_lcg.rules.elimination import end_scenario, resign
from miskatonic.games.arkham_lcg.rules.locations import Discovery, Revealing
from miskatonic.games.arkham_lcg.rules.round import PhaseBegin, TurnEnd
from miskatonic.games.arkham_lcg.rules.searching import search
from miskatonic.games.arkham_lcg.rules.skill_test import Failure
from miskatonic.games.arkham_lcg.rules.spawning import spawn
from miskatonic.games.arkham_lcg.state import Arkham, Test, has_trait, row
from miskatonic.kernel import tell

SET = "extracurricular_activity"
R1, R2, R3, R4 = "r1", "r2", "r3", "r4"

# --- what the locations have in common --------------------------------------------------------------------------------


def enters(game: Arkham, id_: str) -> None:
    """AH-B-027: a location that is set aside enters play, unrevealed; nothing happens if it is there already."""
    for card in copies(game, id_):
        if game.zone[card] == ASIDE:
            put(game, card, MAP)
            tell(game, "enters_play", "AH-B-132", {"place": card})


def brings(place: Card, *ids: str) -> None:
    """Forced, after the location is revealed: others enter play."""

    async def opens(game: Arkham, me: Use) -> None:
        for id_ in ids:
            enters(game, id_)

    place.forced(after(Revealing), opens, given=lambda game, me: me.trigger.place == me.card)


def is_locked(place: Card) -> None:
    """Nobody can move into it until it is revealed, unless they ignore what is written there."""

    def shuts_out(game: Arkham, card: int, subject: int) -> bool:
        return (
            card not in game.revealed and subject in game.who and not _has_the_keys(game, game.who.index(subject), card)
        )

    place.constant(topics.CANNOT_ENTER, 1, shuts_out)


def _has_the_keys(game: Arkham, seat: int, place: int) -> bool:
    """Whether somebody controls "Jazz" Mulligan, and so ignores what is written on unrevealed Miskatonic locations."""
    return has_trait(game, place, "miskatonic") and any(
        row(game, one) is jazz_mulligan and not is_blank(game, one) for one in game.area[seat]
    )


def ends_with_clues(place: Card, each: int, resolution: str) -> None:
    """AH-B-107, AH-B-179: if those in the location spend that many clues per investigator, the scenario ends so."""

    def needed(game: Arkham) -> int:
        return each * game.seats

    def payers(game: Arkham, me: Use) -> list[int]:
        return seats_at(game, me.card)

    async def pay(game: Arkham, me: Use) -> None:
        await pay_clues(game, needed(game), payers(game, me))

    async def ends(game: Arkham, me: Use) -> None:
        end_scenario(game, resolution)

    place.free(
        ends,
        given=lambda game, me: me.card in game.revealed,
        cost=Cost(also=Price(needed, lambda game, me: lacking_clues(game, needed(game), payers(game, me)), pay)),
        timely=(TURN_ENDS,),
        name="ends",
    )


def in_here(game: Arkham, me: Use) -> bool:
    """Whoever it concerns is in this location."""
    return here(game, me.trigger.seat) == me.card


# --- locations --------------------------------------------------------------------------------------------------------

miskatonic_quad = location(
    "02048", "miskatonic_quad", set=SET, shroud=3, symbol="plus",
    connects=("triangle", "hourglass", "square", "diamond", "circle"), traits="Miskatonic",
)  # fmt: skip


@miskatonic_quad.action(designator=RESIGN)
async def goes_home(game: Arkham, me: Use) -> None:
    """AH-B-174: resign."""
    await resign(game, me.seat)


humanities_building = location(
    "02049", "humanities_building", set=SET, shroud=3, clues=2, clues_each=True, symbol="square",
    connects=("plus", "triangle"), traits="Miskatonic",
)  # fmt: skip


@humanities_building.forced(
    at(TurnEnd), given=lambda game, me: in_here(game, me) and game.horror[game.who[me.trigger.seat]] > 0
)
async def forgets(game: Arkham, me: Use) -> None:
    """At the end of one's turn here, a card from the top of the deck for each horror."""
    await discard_from_deck(game, me.seat, me.seat, game.horror[game.who[me.seat]], me.card)


orne_library = location(
    "02050", "orne_library", set=SET, shroud=3, clues=1, clues_each=True, victory=1, symbol="triangle",
    connects=("plus", "square"), traits="Miskatonic",
)  # fmt: skip
orne_library.constant(
    topics.MORE_ACTIONS,
    1,
    lambda game, card, seat, designator: here(game, seat) == card,
    name=INVESTIGATE,
)

student_union = location(
    "02051", "student_union", set=SET, shroud=1, clues=2, symbol="diamond", connects=("plus", "equals"),
    traits="Miskatonic",
)  # fmt: skip
brings(student_union, "dormitories")
student_union.action(heals_oneself(damage=1, horror=1), cost=TWO_ACTIONS)

dormitories = location(
    "02052", "dormitories", set=SET, shroud=1, clues=3, clues_each=True, victory=1, symbol="equals",
    connects=("diamond",), traits="Miskatonic", parts="unrevealed",
)  # fmt: skip
is_locked(dormitories)
ends_with_clues(dormitories, 3, R2)

administration_building = location(
    "02053", "administration_building", set=SET, shroud=4, clues=1, clues_each=True, symbol="circle",
    connects=("plus", "t"), traits="Miskatonic",
)  # fmt: skip
brings(administration_building, "faculty_offices_night", "faculty_offices_late")


@administration_building.forced(at(TurnEnd), given=in_here)
async def loses_the_thread(game: Arkham, me: Use) -> None:
    """AH-C-011: at the end of one's turn, if one is here, the top card of the deck."""
    await discard_from_deck(game, me.seat, me.seat, 1, me.card)


faculty_offices_night = location(
    "02054", "faculty_offices_night", title="faculty_offices", set=SET, shroud=2, clues=2, clues_each=True, victory=1,
    symbol="t", connects=("circle",), traits="Miskatonic", parts="subtitle unrevealed",
)  # fmt: skip
is_locked(faculty_offices_night)
ends_with_clues(faculty_offices_night, 2, R1)


@faculty_offices_night.forced(after(Revealing), given=lambda game, me: me.trigger.place == me.card)
async def is_guarded(game: Arkham, me: Use) -> None:
    """AH-B-243: a Humanoid enemy out of encounter deck or pile spawns here; the deck is shuffled."""
    pile = game.seats

    def guards(game: Arkham) -> list[int]:
        cards = (*game.deck[pile], *game.discard[pile])
        return [card for card in cards if has_trait(game, card, "humanoid") and row(game, card).kind == ENEMY]

    card = await search(game, me.seat, guards, "search", "AH-B-243", me.card)
    shuffle_deck(game, pile)
    if card >= 0:
        await spawn(game, me.seat, card, me.card)


faculty_offices_late = location(
    "02055", "faculty_offices_late", title="faculty_offices", set=SET, shroud=2, symbol="t", connects=("circle",),
    traits="Miskatonic", parts="subtitle unrevealed text",
)  # fmt: skip
is_locked(faculty_offices_late)

science_building = location(
    "02056", "science_building", set=SET, shroud=2, clues=1, clues_each=True, symbol="hourglass",
    connects=("plus", "squiggle"), traits="Miskatonic",
)  # fmt: skip
brings(science_building, "alchemy_labs")
science_building.forced(
    when(Failure),
    takes(damage=1),
    given=lambda game, me: in_here(game, me) and me.trigger.test.skill == WILLPOWER,
)

alchemy_labs = location(
    "02057", "alchemy_labs", set=SET, shroud=5, symbol="squiggle", connects=("hourglass",), traits="Miskatonic",
    parts="unrevealed",
)  # fmt: skip
is_locked(alchemy_labs)


def under_this(game: Arkham, place: int) -> list[int]:
    """The Concoction, while it lies underneath the location."""
    return [
        one for one in copies(game, "alchemical_concoction") if game.zone[one] == AT_PLACE and game.at[one] == place
    ]


@alchemy_labs.action(
    designator=INVESTIGATE,
    given=lambda game, me: (
        me.card in game.revealed and bool(under_this(game, me.card)) and turn.why_not_investigate(game, me.seat) is None
    ),
    begins=Begins(INTELLECT),
)
async def searches_the_labs(game: Arkham, me: Use) -> None:
    """AH-B-049: success brings the Concoction instead of clues."""

    async def finds(game: Arkham, me: Use, test: Test) -> None:
        for one in under_this(game, test.target):
            await take_control(game, test.seat, one)

    await actions.investigate(game, me, INTELLECT, finds)


# --- The Experiment ---------------------------------------------------------------------------------------------------

the_experiment = enemy(
    "02058", "the_experiment", set=SET, unique=True, fight=4, health=7, evade=2, damage=2, horror=2, victory=2,
    keywords="massive", traits="Monster Abomination Elite", parts="subtitle",
)  # fmt: skip
the_experiment.constant(
    topics.HEALTH, lambda game, card, subject: 3 * game.seats, lambda game, card, subject: card == subject
)


@the_experiment.forced(
    when(PhaseBegin), given=lambda game, me: me.trigger.phase == ENEMY_PHASE and me.card in game.exhausted
)
async def stirs_again(game: Arkham, me: Use) -> None:
    """When the enemy phase begins it readies."""
    tokens.ready(game, me.card)


# --- what and whom one finds ------------------------------------------------------------------------------------------

alchemical_concoction = asset(
    "02059", "alchemical_concoction", set=SET, level=None, cost=0, traits="Item Science",
)  # fmt: skip


@alchemical_concoction.action(
    designator=FIGHT,
    given=lambda game, me: game.zone[me.card] == AREA,
    targets=fightable_here,
    begins=Begins(INTELLECT),
)
async def throws_it(game: Arkham, me: Use) -> None:
    """AH-B-055: an attack with intellect, with 6 more damage to The Experiment; if it succeeds, this is used up."""
    if row(game, me.target) is the_experiment:
        skill_test.boost(game, me, topics.TEST_DAMAGE, 6)

    async def bursts(game: Arkham, me: Use, test: Test) -> None:
        await actions.hit(game, me, test)
        put(game, me.card, REMOVED)
        tell(game, "spent_for_good", "AH-B-122", {"card": me.card})

    strength = value(game, topics.FIGHT_VALUE, me.target)
    await skill_test.run(game, me, INTELLECT, strength, FIGHT, me.target, bursts, actions.miss)


jazz_mulligan = asset(
    "02060", "jazz_mulligan", set=SET, level=None, cost=0, unique=True, health=2, sanity=2, traits="Ally Miskatonic",
    parts="subtitle",
)  # fmt: skip


@jazz_mulligan.reveals
async def turns_up(game: Arkham, me: Use) -> None:
    """He is put into play at the location of whoever draws him, and nobody controls him."""
    put(game, me.card, AT_PLACE, at=here(game, me.seat))
    tell(game, "is_there", "AH-B-091", {"card": me.card, "place": here(game, me.seat)})


@jazz_mulligan.action(designator=PARLEY, given=lambda game, me: game.zone[me.card] == AT_PLACE)
async def talks_to_jazz(game: Arkham, me: Use) -> None:
    """AH-E-007: intellect 3 to take control of him while nobody does."""

    async def persuades(game: Arkham, me: Use, test: Test) -> None:
        await take_control(game, me.seat, me.card)

    await skill_test.run(game, me, INTELLECT, 3, "", me.card, persuades)


professor_warren_rice = asset(
    "02061", "professor_warren_rice", set=SET, level=None, cost=3, unique=True, slot="ally", health=2, sanity=3,
    icons="I?", traits="Ally Miskatonic", parts="subtitle",
)  # fmt: skip
professor_warren_rice.constant(INTELLECT, 1, yours)
professor_warren_rice.reaction(
    after(Discovery),
    draws(1),
    given=lambda game, me: (
        me.trigger.seat == me.seat and me.trigger.place == here(game, me.seat) and not game.clues[me.trigger.place]
    ),
    cost=Cost(exhaust=True),
)

CAMPUS = (
    miskatonic_quad, humanities_building, orne_library, student_union, science_building, administration_building,
)  # fmt: skip
"""The locations in play from the start; everybody begins in the first."""
LATER = (dormitories, faculty_offices_night, faculty_offices_late, alchemy_labs)
"""Those that are set aside."""

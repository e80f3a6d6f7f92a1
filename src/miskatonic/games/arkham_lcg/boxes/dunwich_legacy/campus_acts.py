"""Extracurricular Activity: its agendas and acts."""

from miskatonic.games.arkham_lcg.basics import tokens
from miskatonic.games.arkham_lcg.basics.lookup import copies, find_aside, find_place
from miskatonic.games.arkham_lcg.basics.piles import shuffle_discards_in
from miskatonic.games.arkham_lcg.basics.zones import put
from miskatonic.games.arkham_lcg.boxes.dunwich_legacy.campaign import THE_HOUSE_ALWAYS_WINS
from miskatonic.games.arkham_lcg.boxes.dunwich_legacy.campus import (
    R3,
    R4,
    SET,
    alchemical_concoction,
    alchemy_labs,
    dormitories,
    enters,
    jazz_mulligan,
    science_building,
    the_experiment,
)
from miskatonic.games.arkham_lcg.rows import topics
from miskatonic.games.arkham_lcg.rows.card import FREE_ABILITY, Cost, Use, act, agenda, at, would
from miskatonic.games.arkham_lcg.rows.terms import AT_PLACE, DECK, DISCARD, IN_PLAY, REMOVED
from miskatonic.games.arkham_lcg.rules.act_agenda import Doomed, advance_act, advance_agenda, skip_agenda
from miskatonic.games.arkham_lcg.rules.controlling import Controlling
from miskatonic.games.arkham_lcg.rules.damage import assigned_by, deal, harm_each
from miskatonic.games.arkham_lcg.rules.drawing import FromDeck, discard_from_deck, refill
from miskatonic.games.arkham_lcg.rules.elimination import end_scenario
from miskatonic.games.arkham_lcg.rules.joining import has_completed
from miskatonic.games.arkham_lcg.rules.locations import Arrival, choose_place, move_enemy, steps_towards
from miskatonic.games.arkham_lcg.rules.spawning import spawn
from miskatonic.games.arkham_lcg.state import Arkham, row
from miskatonic.kernel import tell

MANY, VERY_MANY = 5, 10
"""How many cards in a discard pile are worth 1 horror, and 2."""

# --- agendas ----------------------------------------------------------------------------------------------------------

quiet_halls = agenda("02042", "quiet_halls", set=SET, stage=1, doom=7)


@quiet_halls.advances
async def something_stirs(game: Arkham, me: Use) -> None:
    """Horror by the size of one's discard pile; whoever has completed The House Always Wins goes on to 2b at once."""
    packets = []
    for seat in game.order:
        size = len(game.discard[seat])
        packets += await assigned_by(game, (seat,), 0, 2 if size >= VERY_MANY else int(size >= MANY), me.card)
    await deal(game, packets)
    if has_completed(game, THE_HOUSE_ALWAYS_WINS):
        await skip_agenda(game)


dead_of_night = agenda("02043", "dead_of_night", set=SET, stage=2, doom=3)
dead_of_night.constant(topics.HAND_SIZE, -3)


@dead_of_night.advances
async def it_went_wrong(game: Arkham, me: Use) -> None:
    """The Dormitories enter play if they have not; The Experiment moves toward them, or spawns in the Science
    Building.
    """
    enters(game, dormitories.id)
    if not await _comes_closer(game):
        place = find_place(game, science_building.id)
        if place >= 0:
            await spawn(game, game.order[0], find_aside(game, the_experiment.id), place)


async def _comes_closer(game: Arkham) -> bool:
    """The Experiment moves 1 location toward the Dormitories, even exhausted; whether it is in play."""
    for beast in [one for one in copies(game, the_experiment.id) if game.zone[one] >= IN_PLAY]:
        ways = _ways(game, beast)
        if ways:
            step = ways[0]
            if len(ways) > 1:
                step = await choose_place(
                    game, game.order[0], "hunts", "AH-B-147", lambda game: _ways(game, beast), beast
                )
            await move_enemy(game, beast, step)
        return True
    return False


def _ways(game: Arkham, beast: int) -> list[int]:
    """Where The Experiment goes next."""
    goal = find_place(game, dormitories.id)
    return [] if goal < 0 or game.at[beast] == goal else steps_towards(game, game.at[beast], [goal])


the_beast_unleashed = agenda("02044", "the_beast_unleashed", set=SET, stage=3, doom=2)


@the_beast_unleashed.forced(would(Doomed))
async def prowls(game: Arkham, me: Use) -> None:
    """AH-B-007: instead of advancing by doom, all doom in play goes and The Experiment moves toward the Dormitories."""
    me.trigger.over = True
    for card, doom in enumerate(game.doom):
        tokens.add(game, tokens.DOOM, card, -doom)
    await _comes_closer(game)


@the_beast_unleashed.forced(
    at(Arrival),
    given=lambda game, me: row(game, me.trigger.enemy) is the_experiment and row(game, me.trigger.place) is dormitories,
)
async def is_among_the_students(game: Arkham, me: Use) -> None:
    """AH-B-179: the agenda advances at once."""
    await advance_agenda(game)


@the_beast_unleashed.advances
async def not_fast_enough(game: Arkham, me: Use) -> None:
    """3 horror for everybody, then resolution 4."""
    await harm_each(game, game.order, 0, 3, me.card)
    end_scenario(game, R4)


# --- acts -------------------------------------------------------------------------------------------------------------

after_hours = act("02045", "after_hours", set=SET, stage=1, act_clues=3)


@after_hours.advances
async def the_janitor(game: Arkham, me: Use) -> None:
    """ "Jazz" Mulligan and the encounter discard pile are shuffled into the encounter deck."""
    put(game, find_aside(game, jazz_mulligan.id), DECK)
    shuffle_discards_in(game, game.seats)
    tell(game, "encounter_shuffled", "AH-B-241")


rices_whereabouts = act("02046", "rices_whereabouts", set=SET, stage=2)
FIVE, TEN = 5, 10
"""How many cards are looked through at once: by several investigators, by one alone."""


@rices_whereabouts.action(
    cost=Cost(actions=1, clues=1), works=lambda game, me: bool(game.deck[game.seats] or game.discard[game.seats])
)
async def asks_for_the_janitor(game: Arkham, me: Use) -> None:
    """AH-B-241: 5 cards from the top of the encounter deck, 10 in a game for one."""
    refill(game)
    await discard_from_deck(game, me.seat, game.seats, TEN if game.seats == 1 else FIVE, me.card)
    refill(game)


@rices_whereabouts.forced(
    at(FromDeck), given=lambda game, me: row(game, me.trigger.card) is jazz_mulligan and _is_discarded(game, me)
)
async def is_found(game: Arkham, me: Use) -> None:
    """AH-B-091: discarded, he resolves his revelation, for whoever has discarded him."""
    assert jazz_mulligan.revelation is not None
    await jazz_mulligan.revelation(game, Use(me.seat, me.trigger.card, FREE_ABILITY))


def _is_discarded(game: Arkham, me: Use) -> bool:
    return bool(game.zone[me.trigger.card] == DISCARD)


@rices_whereabouts.forced(at(Controlling), given=lambda game, me: row(game, me.trigger.card) is jazz_mulligan)
async def shows_the_way(game: Arkham, me: Use) -> None:
    """AH-B-179: with "Jazz" Mulligan the act advances at once."""
    await advance_act(game)


@rices_whereabouts.advances
async def it_is_loose(game: Arkham, me: Use) -> None:
    """The Alchemy Labs enter play if they have not; at agenda 1 or 2 The Experiment spawns there. The Concoction lies
    underneath if The House Always Wins was completed; else it leaves the game.
    """
    enters(game, alchemy_labs.id)
    place = find_place(game, alchemy_labs.id)
    if row(game, game.agenda).stage < 3:
        await spawn(game, game.order[0], find_aside(game, the_experiment.id), place)
    concoction = find_aside(game, alchemical_concoction.id)
    if has_completed(game, THE_HOUSE_ALWAYS_WINS):
        put(game, concoction, AT_PLACE, at=place)
        tell(game, "is_there", "AH-B-178", {"card": concoction, "place": place})
    else:
        put(game, concoction, REMOVED)


campus_safety = act("02047", "campus_safety", set=SET, stage=3, parts="text")


@campus_safety.advances
async def the_beast_is_dead(game: Arkham, me: Use) -> None:
    """Resolution 3."""
    end_scenario(game, R3)

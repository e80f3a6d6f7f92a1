"""Extracurricular Activity, scenario I-A of The Dunwich Legacy: set-up, reference card, resolutions.

The figures on cards are those of the facts. Set-up, log entries and resolutions follow the campaign guide as two
independent programs of other people carry it out, which agree but in one point: that resolution 1 also notes that the
students were not saved (one of them notes it, both add the tablet that goes with it); it is done here.
"""

from miskatonic.games.arkham_lcg.basics.lookup import copies, find_aside
from miskatonic.games.arkham_lcg.basics.values import lasts
from miskatonic.games.arkham_lcg.basics.zones import put
from miskatonic.games.arkham_lcg.boxes.dunwich_legacy.beyond_sets import (
    BISHOPS_THRALLS,
    SORCERY,
    THE_BEYOND,
    WHIPPOORWILLS,
)
from miskatonic.games.arkham_lcg.boxes.dunwich_legacy.campaign import (
    DUNWICH_LEGACY,
    EXTRACURRICULAR_ACTIVITY,
    THE_HOUSE_ALWAYS_WINS,
    THE_MISKATONIC_MUSEUM,
)
from miskatonic.games.arkham_lcg.boxes.dunwich_legacy.campus import (
    CAMPUS,
    LATER,
    R1,
    R2,
    R3,
    R4,
    SET,
    alchemical_concoction,
    faculty_offices_late,
    faculty_offices_night,
    jazz_mulligan,
    professor_warren_rice,
    the_experiment,
)
from miskatonic.games.arkham_lcg.boxes.dunwich_legacy.campus_acts import (
    after_hours,
    campus_safety,
    dead_of_night,
    quiet_halls,
    rices_whereabouts,
    the_beast_unleashed,
)
from miskatonic.games.arkham_lcg.cards.agents import AGENT_CARDS, YOG_SOTHOTH
from miskatonic.games.arkham_lcg.cards.encounter_sets import ANCIENT_EVILS, LOCKED_DOORS
from miskatonic.games.arkham_lcg.rows import topics
from miskatonic.games.arkham_lcg.rows.card import CARDS, Effect, Symbol, Use, at, reference
from miskatonic.games.arkham_lcg.rows.scenario import SCENARIOS, Past, Scenario
from miskatonic.games.arkham_lcg.rows.terms import CULTIST, ELDER_THING, MAP, REMOVED, SKULL, TABLET, TEST
from miskatonic.games.arkham_lcg.rules.act_agenda import skip_acts
from miskatonic.games.arkham_lcg.rules.attacks import Defeat
from miskatonic.games.arkham_lcg.rules.campaign_log import note
from miskatonic.games.arkham_lcg.rules.drawing import discard_from_deck
from miskatonic.games.arkham_lcg.rules.joining import has_completed
from miskatonic.games.arkham_lcg.rules.locations import reveal
from miskatonic.games.arkham_lcg.rules.resolution import earn, offer_to_anybody
from miskatonic.games.arkham_lcg.state import Arkham, row
from miskatonic.kernel import tell

# --- the reference card -----------------------------------------------------------------------------------------------

reference_card = reference("02041", EXTRACURRICULAR_ACTIVITY, set=SET)
MANY = 10
"""With as many cards in the discard pile the cultist is worse."""


def _loses(count: int) -> Effect:
    async def loses(game: Arkham, me: Use) -> None:
        """Cards from the top of the tester's deck."""
        await discard_from_deck(game, me.seat, me.seat, count, me.card)

    return loses


def _thinned(game: Arkham, seat: int, worse: int) -> int:
    return -worse if len(game.discard[seat]) >= MANY else -1


def _forgets(count: int) -> Effect:
    async def forgets(game: Arkham, me: Use) -> None:
        """Cards from the top of the tester's deck; what is printed on them as costs is taken off the skill value."""
        gone = await discard_from_deck(game, me.seat, me.seat, count, me.card)
        if total := sum([row(game, card).cost or 0 for card in gone]):
            lasts(game, TEST, topics.SKILL_VALUE, me.seat, -total, me.card)

    return forgets


reference_card.symbols = {
    SKULL: (
        Symbol(lambda game, seat: -1, fails=_loses(3)),
        Symbol(lambda game, seat: -2, fails=_loses(5)),
    ),
    CULTIST: (
        Symbol(lambda game, seat: _thinned(game, seat, 3)),
        Symbol(lambda game, seat: _thinned(game, seat, 5)),
    ),
    ELDER_THING: (
        Symbol(lambda game, seat: 0, now=_forgets(2), unseen=2),
        Symbol(lambda game, seat: 0, now=_forgets(3), unseen=3),
    ),
}


@reference_card.forced(at(Defeat), given=lambda game, me: row(game, me.trigger.enemy) is the_experiment)
async def the_experiment_is_dead(game: Arkham, me: Use) -> None:
    """AH-B-179: the objective on The Experiment: act 3 advances at once, whichever is current."""
    await skip_acts(game, campus_safety.id)


# --- set-up and resolutions -------------------------------------------------------------------------------------------


async def set_up(game: Arkham) -> None:
    """AH-E-010: six locations, everybody in the first; the offices as late as it is; the rest is set aside."""
    late = has_completed(game, THE_HOUSE_ALWAYS_WINS)
    put(game, find_aside(game, (faculty_offices_night if late else faculty_offices_late).id), REMOVED)
    for card in CAMPUS:
        put(game, find_aside(game, card.id), MAP)
    place = game.places[0]
    for seat in game.order:
        game.at[game.who[seat]] = place
    reveal(game, place)


async def resolve(game: Arkham) -> tuple[str, str]:
    """AH-B-175: log, Professor Rice, the tablet and experience of each resolution; won by 1, 2 and 3."""
    ending = game.resolution
    if ending == R4:
        note(game, "unconscious_for_hours")
    note(game, "rice_rescued" if ending == R1 else "rice_kidnapped")
    if ending == R1:
        for card in copies(game, professor_warren_rice.id):
            await offer_to_anybody(game, card)
    if ending == R2:
        note(game, "students_rescued")
    elif ending == R3:
        note(game, "experiment_defeated")
    else:
        note(game, "students_lost")
        if game.campaign:
            game.bag = (*game.bag, TABLET)
            tell(game, "token_added", "AH-B-087", {"token": f"token-{TABLET}"})
    earn(game, 0 if ending in (R1, R2, R3) else 1, tuple(range(game.seats)), "AH-B-211")
    return ("won" if ending in (R1, R2, R3) else "lost"), f"campus_{ending}"


def follows(past: Past) -> str:
    """AH-B-216: the other one of the two first scenarios, or, after both, the Museum."""
    return THE_MISKATONIC_MUSEUM if THE_HOUSE_ALWAYS_WINS in past.scenarios else THE_HOUSE_ALWAYS_WINS


AGENTS_OF_YOG_SOTHOTH = {
    id_: count for id_, count in AGENT_CARDS.items() if CARDS[CARDS.number(id_)].set == YOG_SOTHOTH
}

SCENARIOS.add(
    Scenario(
        EXTRACURRICULAR_ACTIVITY,
        {
            reference_card.id: 1,
            **{card.id: 1 for card in (quiet_halls, dead_of_night, the_beast_unleashed)},
            **{card.id: 1 for card in (after_hours, rices_whereabouts, campus_safety)},
            **{card.id: 1 for card in (*CAMPUS, *LATER)},
            **{card.id: 1 for card in (the_experiment, alchemical_concoction, jazz_mulligan, professor_warren_rice)},
            **SORCERY,
            **THE_BEYOND,
            **BISHOPS_THRALLS,
            **WHIPPOORWILLS,
            **ANCIENT_EVILS,
            **LOCKED_DOORS,
            **AGENTS_OF_YOG_SOTHOTH,
        },
        (the_experiment.id, alchemical_concoction.id, jazz_mulligan.id, professor_warren_rice.id),
        (after_hours.id, rices_whereabouts.id, campus_safety.id),
        (quiet_halls.id, dead_of_night.id, the_beast_unleashed.id),
        reference_card.id,
        set_up,
        resolve,
        campaign=DUNWICH_LEGACY.id,
        next=follows,
    )
)

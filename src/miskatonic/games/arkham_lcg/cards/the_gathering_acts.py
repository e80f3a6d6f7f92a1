"""The Gathering: its agendas and acts, set-up and resolutions."""

from miskatonic.games.arkham_lcg.basics import tokens
from miskatonic.games.arkham_lcg.basics.lookup import copies, find_aside, find_place
from miskatonic.games.arkham_lcg.basics.zones import attached_to, enemies_at, engaged_seat, place_of, put, seats_at
from miskatonic.games.arkham_lcg.cards.encounter_sets import ANCIENT_EVILS, CHILLING_COLD, GHOULS, RATS, STRIKING_FEAR
from miskatonic.games.arkham_lcg.cards.the_gathering import (
    GATHERING,
    attic,
    cellar,
    flesh_eater,
    ghoul_priest,
    hallway,
    icy_ghoul,
    lita_chantler,
    parlor,
    study,
)
from miskatonic.games.arkham_lcg.rows.card import (
    Cost,
    Price,
    Use,
    act,
    agenda,
    at,
    when,
)
from miskatonic.games.arkham_lcg.rows.scenario import SCENARIOS, Ending, Scenario, then
from miskatonic.games.arkham_lcg.rows.terms import (
    AT_PLACE,
    ENEMY,
    ENEMY_PHASE,
    MAP,
    NOBODY,
    REMOVED,
)
from miskatonic.games.arkham_lcg.rules.act_agenda import advance_act, lacking_clues, lead_chooses, pay_clues
from miskatonic.games.arkham_lcg.rules.attacks import Defeat
from miskatonic.games.arkham_lcg.rules.campaign_log import note
from miskatonic.games.arkham_lcg.rules.damage import harm
from miskatonic.games.arkham_lcg.rules.discarding import discard_together
from miskatonic.games.arkham_lcg.rules.drawing import dig, discard_at_random, resolve_drawn
from miskatonic.games.arkham_lcg.rules.elimination import NO_RESOLUTION, eliminate, end_scenario, fate_of, kill, suffer
from miskatonic.games.arkham_lcg.rules.locations import arrive, move_enemy, reveal, set_place, steps_towards
from miskatonic.games.arkham_lcg.rules.resolution import earn, gain, offer_story_card
from miskatonic.games.arkham_lcg.rules.round import PhaseEnd, RoundEnd
from miskatonic.games.arkham_lcg.rules.spawning import make_way, spawn
from miskatonic.games.arkham_lcg.state import ENCOUNTER, Arkham, has_trait, row
from miskatonic.kernel import tell

R1, R2, R3 = "r1", "r2", "r3"

# --- agendas ----------------------------------------------------------------------------------------------------------

whats_going_on = agenda("01105", "whats_going_on", set=GATHERING, stage=1, doom=3)


@whats_going_on.advances
async def something_is_wrong(game: Arkham, me: Use) -> None:
    """The lead chooses: everybody discards a card at random, or the lead takes 2 horror (AH-A-50)."""
    choices = ["horror"] if not any(game.hand[seat] for seat in game.order) else ["discard", "horror"]
    if await lead_chooses(game, "whats_going_on", "AH-B-178", choices, me.card) == "discard":
        for seat in game.order:
            discard_at_random(game, seat, "AH-B-178", me.card)
    else:
        await harm(game, game.order[0], 0, 2, me.card)


rise_of_the_ghouls = agenda("01106", "rise_of_the_ghouls", set=GATHERING, stage=2, doom=7)


@rise_of_the_ghouls.advances
async def ghouls_rise(game: Arkham, me: Use) -> None:
    """AH-B-241: the pile is shuffled in; cards are discarded until a Ghoul appears, which the lead draws."""
    card = await dig(game, lambda card: has_trait(game, card, "ghoul") and row(game, card).kind == ENEMY, "AH-B-241")
    if card >= 0:
        await resolve_drawn(game, game.order[0], card)


theyre_getting_out = agenda("01107", "theyre_getting_out", set=GATHERING, stage=3, doom=10)


@theyre_getting_out.forced(
    at(PhaseEnd), given=lambda game, me: me.trigger.phase == ENEMY_PHASE and find_place(game, "parlor") >= 0
)
async def creep_out(game: Arkham, me: Use) -> None:
    """Each unengaged Ghoul, even exhausted, moves one location toward the Parlor."""
    door = find_place(game, "parlor")
    for ghoul in [one for one in game.enemies if has_trait(game, one, "ghoul")]:
        if engaged_seat(game, ghoul) < 0 and game.zone[ghoul] == AT_PLACE and game.at[ghoul] != door:
            ways = steps_towards(game, game.at[ghoul], [door])
            if ways:
                await move_enemy(game, ghoul, ways[0])


@theyre_getting_out.forced(
    at(RoundEnd),
    given=lambda game, me: bool(_outside(game)),
)
async def doom_grows(game: Arkham, me: Use) -> None:
    """AH-R-2.2: 1 doom on the agenda for each Ghoul in the Hallway or the Parlor."""
    tokens.place_doom(game, game.agenda, len(_outside(game)), "AH-R-2.2", me.card)


def _outside(game: Arkham) -> list[int]:
    ids = ("hallway", "parlor")
    return [
        one
        for one in game.enemies
        if has_trait(game, one, "ghoul") and (spot := place_of(game, one)) >= 0 and row(game, spot).id in ids
    ]


@theyre_getting_out.advances
async def they_are_out(game: Arkham, me: Use) -> None:
    """At act 1 or 2 resolution 3; at act 3 everybody left is defeated with 1 physical trauma."""
    if row(game, game.act).stage < 3:
        end_scenario(game, R3)
    for seat in reversed(game.order):  # all at once: the lead last, so that nobody has to be made lead
        tell(game, "defeated", "AH-B-178", {"seat": seat, "how": "effect"})
        suffer(game, seat, physical=1)
        await eliminate(game, seat, "effect")
    end_scenario(game, NO_RESOLUTION)


# --- acts -------------------------------------------------------------------------------------------------------------

trapped = act("01108", "trapped", set=GATHERING, stage=1, act_clues=2)


@trapped.advances
async def the_door_opens(game: Arkham, me: Use) -> None:
    """Four locations enter, the Study's enemies are discarded, all are placed in the Hallway, the Study leaves."""
    old = find_place(game, "study")
    gone = [*enemies_at(game, old), *attached_to(game, old)]
    for id_ in ("hallway", "attic", "cellar", "parlor"):
        put(game, find_aside(game, id_), MAP)
    await discard_together(game, lambda game: enemies_at(game, old))
    new = find_place(game, "hallway")
    for seat in game.order:
        set_place(game, seat, new)
    put(game, old, REMOVED)
    tell(game, "removed", "AH-B-178", {"place": old, "cards": gone, "count": len(gone)})
    tell(game, "placed", "AH-B-178", {"place": new})
    for seat in game.order:
        await arrive(game, seat, new)


the_barrier = act("01109", "the_barrier", set=GATHERING, stage=2, clues=3, clues_each=True)


def barrier_needs(game: Arkham) -> int:
    """3 clues per investigator."""
    return row(game, game.act).clues * game.seats


def in_hallway(game: Arkham) -> list[int]:
    """Those who may contribute."""
    place = find_place(game, "hallway")
    return seats_at(game, place) if place >= 0 else []


async def _pay_barrier(game: Arkham, me: Use) -> None:
    await pay_clues(game, barrier_needs(game), in_hallway(game))


@the_barrier.reaction(
    when(RoundEnd),
    given=lambda game, me: in_hallway(game)[:1] == [me.seat],
    cost=Cost(
        also=Price(
            barrier_needs,
            lambda game, me: lacking_clues(game, barrier_needs(game), in_hallway(game)),
            _pay_barrier,
        )
    ),
)
async def breaks_the_barrier(game: Arkham, me: Use) -> None:
    """AH-R-2.2, AH-A-30: when the round ends those in the Hallway may spend the clues together."""
    await advance_act(game)


@the_barrier.advances
async def the_barrier_falls(game: Arkham, me: Use) -> None:
    """The Parlor is revealed, Lita is there, and nowhere else, and the Ghoul Priest spawns in the Hallway."""
    door = find_place(game, "parlor")
    reveal(game, door)
    lita = find_aside(game, "lita_chantler")
    make_way(game, lita)
    put(game, lita, AT_PLACE, at=door)
    await spawn(game, game.order[0], find_aside(game, "ghoul_priest"), find_place(game, "hallway"))


what_have_you_done = act("01110", "what_have_you_done", set=GATHERING, stage=3)


@what_have_you_done.forced(at(Defeat), given=lambda game, me: row(game, me.trigger.enemy).id == "ghoul_priest")
async def the_priest_is_dead(game: Arkham, me: Use) -> None:
    """AH-B-179: the act advances at once."""
    await advance_act(game)


@what_have_you_done.advances
async def burn_it(game: Arkham, me: Use) -> None:
    """The lead chooses resolution 1 or 2."""
    end_scenario(game, await lead_chooses(game, "what_have_you_done", "AH-B-178", [R1, R2], me.card))


# --- set-up and resolutions -------------------------------------------------------------------------------------------


async def set_up(game: Arkham) -> None:
    """The Study, where everybody begins; the rest of the house is set aside (AH-B-025)."""
    place = find_aside(game, "study")
    put(game, place, MAP)
    for seat in game.order:
        game.at[game.who[seat]] = place
    reveal(game, place)


async def resolve(game: Arkham) -> tuple[str, str]:
    """AH-E-009: log, Lita, trauma and experience of each resolution; won by 1 or 2."""
    ending = game.resolution
    everybody = tuple(range(game.seats))
    lead = game.lead
    if ending == R3:
        note(game, "lita_found_others")
    note(game, "house_burned" if ending == R1 else "house_standing")
    if ending not in (R1, R2):
        note(game, "ghoul_priest_alive")
    if ending == R3:
        for seat in everybody:
            if game.left[seat] != "resigned":
                kill(game, seat, "AH-B-173")
        game.gains = ()
        await _joins(game, lead)
        return "lost", "gathering_r3"
    if ending == R2:
        gain(game, lead, "lead", 1)
    else:
        await _joins(game, lead)
    if ending == R1:
        suffer(game, lead, mental=1, rule="AH-E-009")
    earn(game, 2, everybody, "AH-E-009")
    return ("lost", "gathering_none") if ending not in (R1, R2) else ("won", f"gathering_{ending}")


async def _joins(game: Arkham, lead: int) -> None:
    """AH-B-113: the lead may add Lita to the deck, unless she came along with somebody (AH-R-1.11); a lead who is out
    of the campaign has no deck for her (AH-B-173).
    """
    found = copies(game, lita_chantler.id)
    if all(game.owner[card] == ENCOUNTER for card in found):
        for card in found:
            await offer_story_card(game, NOBODY if fate_of(game, lead) else lead, card)


STILL_ALIVE = ("house_standing", "ghoul_priest_alive")

SCENARIOS.add(
    Scenario(
        GATHERING,
        {
            "the_gathering": 1,
            **{card.id: 1 for card in (whats_going_on, rise_of_the_ghouls, theyre_getting_out)},
            **{card.id: 1 for card in (trapped, the_barrier, what_have_you_done)},
            **{card.id: 1 for card in (study, hallway, attic, cellar, parlor)},
            **{card.id: 1 for card in (ghoul_priest, lita_chantler, flesh_eater, icy_ghoul)},
            **RATS,
            **GHOULS,
            **STRIKING_FEAR,
            **ANCIENT_EVILS,
            **CHILLING_COLD,
        },
        ("ghoul_priest", "lita_chantler"),
        ("trapped", "the_barrier", "what_have_you_done"),
        ("whats_going_on", "rise_of_the_ghouls", "theyre_getting_out"),
        "the_gathering",
        set_up,
        resolve,
        next=then("the_midnight_masks"),
        endings={
            "burned": Ending(R1, "won", ("house_burned",)),
            "burned_lita": Ending(R1, "won", ("house_burned",), (lita_chantler.id,)),
            "standing": Ending(R2, "won", ("house_standing",)),
            "alive": Ending("none", "lost", STILL_ALIVE),
            "alive_lita": Ending("none", "lost", STILL_ALIVE, (lita_chantler.id,)),
            "fled": Ending(R3, "lost", ("lita_found_others", *STILL_ALIVE)),
            "fled_lita": Ending(R3, "lost", ("lita_found_others", *STILL_ALIVE), (lita_chantler.id,)),
        },
    )
)

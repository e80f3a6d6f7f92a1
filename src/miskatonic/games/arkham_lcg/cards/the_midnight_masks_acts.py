"""The Midnight Masks: the Cultists, agendas and act, set-up and resolutions."""

from collections.abc import Sequence

from miskatonic.games.arkham_lcg.basics import tokens
from miskatonic.games.arkham_lcg.basics.lookup import copies, find_aside, find_place
from miskatonic.games.arkham_lcg.basics.piles import shuffle_deck
from miskatonic.games.arkham_lcg.basics.zones import engaged_seat, put
from miskatonic.games.arkham_lcg.cards.encounter_sets import CHILLING_COLD, DARK_CULT, LOCKED_DOORS, NIGHTGAUNTS
from miskatonic.games.arkham_lcg.cards.the_gathering import spawns_in
from miskatonic.games.arkham_lcg.cards.the_midnight_masks import (
    MASKS,
    arkham_asylum,
    easttown,
    false_lead,
    first_bank_of_arkham,
    graveyard,
    historical_society,
    hunting_shadow,
    mas_boarding_house,
    miskatonic_university,
    northside,
    rivertown,
    st_marys_hospital,
    your_house,
)
from miskatonic.games.arkham_lcg.rows import topics
from miskatonic.games.arkham_lcg.rows.card import Cost, Price, Use, act, after, agenda, at, enemy, when
from miskatonic.games.arkham_lcg.rows.scenario import SCENARIOS, Consequence, Ending, Scenario, then
from miskatonic.games.arkham_lcg.rows.terms import (
    DECK,
    IN_PLAY,
    MAP,
    PARLEY,
    REMOVED,
    RESIGN,
    VICTORY,
    WITH_PREY,
)
from miskatonic.games.arkham_lcg.rules.act_agenda import advance_act, lacking_clues, pay_clues
from miskatonic.games.arkham_lcg.rules.attacks import Added, Attack, Defeat, add_to_victory
from miskatonic.games.arkham_lcg.rules.campaign_log import cross_out, done_by_log, is_noted, note
from miskatonic.games.arkham_lcg.rules.drawing import draw_apart
from miskatonic.games.arkham_lcg.rules.elimination import end_scenario, resign
from miskatonic.games.arkham_lcg.rules.engagement import Evasion
from miskatonic.games.arkham_lcg.rules.healing import heal
from miskatonic.games.arkham_lcg.rules.locations import reveal
from miskatonic.games.arkham_lcg.rules.random_setup import mix
from miskatonic.games.arkham_lcg.rules.resolution import earn
from miskatonic.games.arkham_lcg.rules.spawning import spawn, spawn_drawn
from miskatonic.games.arkham_lcg.state import Arkham, row
from miskatonic.kernel import shuffle, tell

R1, R2 = "r1", "r2"
CULT = "cult_of_umordhoth"

# --- the Cultists -----------------------------------------------------------------------------------------------------

the_masked_hunter = enemy(
    "01121b", "the_masked_hunter", set=MASKS, unique=True, fight=4, health=4, evade=2, damage=2, horror=1, victory=2,
    keywords="hunter", spawn=WITH_PREY, prey=lambda game, card, seat: tokens.clues(game, seat),
    traits="Humanoid Cultist Elite", parts="subtitle",
)  # fmt: skip
the_masked_hunter.constant(
    topics.HEALTH, lambda game, card, subject: 2 * game.seats, lambda game, card, subject: card == subject
)
for _topic in (topics.CANNOT_DISCOVER, topics.CANNOT_SPEND):
    the_masked_hunter.constant(_topic, 1, lambda game, card, seat: engaged_seat(game, card) == seat)

wolf_man_drew = enemy(
    "01137", "wolf_man_drew", set=CULT, unique=True, fight=4, health=4, evade=2, damage=2, victory=1,
    spawn=spawns_in("downtown"), traits="Humanoid Cultist", parts="subtitle",
)  # fmt: skip


@wolf_man_drew.forced(when(Attack), given=lambda game, me: me.trigger.enemy == me.card and game.damage[me.card] > 0)
async def feeds(game: Arkham, me: Use) -> None:
    """AH-B-167: when he attacks, 1 damage is healed from him."""
    await heal(game, me.card, 1, 0, "AH-B-167", me.card)


async def is_interrogated(game: Arkham, me: Use) -> None:
    """AH-B-199: the Cultist is added to the victory display."""
    await add_to_victory(game, Added(me.seat, me.card))


herman_collins = enemy(
    "01138", "herman_collins", set=CULT, unique=True, fight=3, health=4, evade=4, damage=1, horror=1, victory=1,
    spawn=spawns_in("graveyard"), traits="Humanoid Cultist", parts="subtitle",
)  # fmt: skip
herman_collins.action(is_interrogated, designator=PARLEY, cost=Cost(actions=1, hand=4))

peter_warren = enemy(
    "01139", "peter_warren", set=CULT, unique=True, fight=2, health=3, evade=3, damage=1, victory=1,
    spawn=spawns_in("miskatonic_university"), traits="Humanoid Cultist", parts="subtitle",
)  # fmt: skip
peter_warren.action(is_interrogated, designator=PARLEY, cost=Cost(actions=1, clues=2))

victoria_devereux = enemy(
    "01140", "victoria_devereux", set=CULT, unique=True, fight=3, health=3, evade=2, damage=1, victory=1,
    spawn=spawns_in("northside"), traits="Humanoid Cultist", parts="subtitle",
)  # fmt: skip
victoria_devereux.action(is_interrogated, designator=PARLEY, cost=Cost(actions=1, resources=5))

ruth_turner = enemy(
    "01141", "ruth_turner", set=CULT, unique=True, fight=2, health=4, evade=5, damage=1, victory=1,
    spawn=spawns_in("st_marys_hospital"), traits="Humanoid Cultist", parts="subtitle",
)  # fmt: skip
ruth_turner.forced(after(Evasion), is_interrogated, given=lambda game, me: me.trigger.enemy == me.card)

CULTISTS = (wolf_man_drew, herman_collins, peter_warren, victoria_devereux, ruth_turner)
"""The Cultist deck."""
WANTED = (*CULTISTS, the_masked_hunter)
"""The six unique Cultists."""


def found(game: Arkham) -> list[str]:
    """The unique Cultists in the victory display."""
    return [card.id for card in WANTED if any(game.zone[one] == VICTORY for one in copies(game, card.id))]


# --- agendas and act --------------------------------------------------------------------------------------------------


async def flees(game: Arkham, me: Use) -> None:
    """AH-B-174: resign."""
    await resign(game, me.seat)


predator_or_prey = agenda("01121a", "predator_or_prey", set=MASKS, stage=1, doom=6)
predator_or_prey.action(flees, designator=RESIGN)


@predator_or_prey.advances
async def the_hunt_begins(game: Arkham, me: Use) -> None:
    """AH-Q-017: on its back is The Masked Hunter, who enters play by the rules of drawing without being drawn."""
    await spawn_drawn(game, game.order[0], copies(game, the_masked_hunter.id)[0])


time_is_running_short = agenda("01122", "time_is_running_short", set=MASKS, stage=2, doom=8)
time_is_running_short.action(flees, designator=RESIGN)


@time_is_running_short.advances
async def the_clock_strikes(game: Arkham, me: Use) -> None:
    """Resolution 2."""
    end_scenario(game, R2)


uncovering_the_conspiracy = act("01123", "uncovering_the_conspiracy", set=MASKS, stage=1, clues=2, clues_each=True)


def lead_costs(game: Arkham) -> int:
    """2 clues per investigator."""
    return row(game, game.act).clues * game.seats


async def _pay_together(game: Arkham, me: Use) -> None:
    await pay_clues(game, lead_costs(game), game.order)


@uncovering_the_conspiracy.action(
    given=lambda game, me: bool(game.apart),
    cost=Cost(
        actions=1,
        also=Price(
            lead_costs,
            lambda game, me: lacking_clues(game, lead_costs(game), game.order),
            _pay_together,
        ),
    ),
)
async def follows_a_lead(game: Arkham, me: Use) -> None:
    """AH-B-107: the group spends the clues, and the acting investigator draws from the Cultist deck."""
    await draw_apart(game, me.seat)


async def _all_are_found(game: Arkham, me: Use) -> None:
    """AH-B-179: with all six in the victory display the act advances at once."""
    await advance_act(game)


for _point in (at(Defeat), at(Added)):
    uncovering_the_conspiracy.forced(_point, _all_are_found, given=lambda game, me: len(found(game)) == len(WANTED))


@uncovering_the_conspiracy.advances
async def the_conspiracy_is_uncovered(game: Arkham, me: Use) -> None:
    """Resolution 1."""
    end_scenario(game, R1)


# --- set-up and resolutions -------------------------------------------------------------------------------------------

TOWN = (rivertown, easttown, graveyard, northside, miskatonic_university, st_marys_hospital)
VERSIONS = ((historical_society, mas_boarding_house), (first_bank_of_arkham, arkham_asylum))
"""AH-B-132: of each one is in play, and nobody has seen which."""
LURKING = ("southside", "downtown", "graveyard")
"""Where Acolytes are from the beginning, with two investigators, with three, with four."""


def log_does(entries: Sequence[str]) -> tuple[Consequence, ...]:
    """AH-D-002: where everybody begins, and whether the Ghoul Priest is about."""
    burned = "house_burned" in entries
    cause = next((one for one in ("house_burned", "house_standing") if one in entries), "")
    found = [Consequence("begins", "AH-D-002", cause, cards=(rivertown.id if burned else your_house.id,))]
    if "ghoul_priest_alive" in entries:
        found.append(Consequence("shuffled_in", "AH-D-002", "ghoul_priest_alive", cards=("ghoul_priest",)))
    return tuple(found)


async def set_up(game: Arkham) -> None:
    """The town; the Cultist deck; where one begins and who lurks, by the log and the number of investigators."""
    _tell_stories(game)
    put(game, copies(game, the_masked_hunter.id)[0], REMOVED)  # as long as it is the back of the agenda
    deck = [find_aside(game, card.id) for card in CULTISTS]
    shuffle(game, deck)
    game.apart = tuple(deck)
    for card in TOWN:
        put(game, find_aside(game, card.id), MAP)
    for versions in VERSIONS:
        cards = [find_aside(game, card.id) for card in versions]
        mix(game, cards)
        put(game, cards[0], MAP)
        put(game, cards[1], REMOVED)
    (begins,) = done_by_log(game, "begins").cards
    put(game, find_aside(game, your_house.id), MAP if begins == your_house.id else REMOVED)
    start = find_place(game, begins)
    for seat in game.order:
        game.at[game.who[seat]] = start
    reveal(game, start)
    priest = find_aside(game, "ghoul_priest")
    put(game, priest, DECK if done_by_log(game, "shuffled_in").cards else REMOVED)
    for place in LURKING[: game.seats - 1]:
        acolyte = next(card for card in copies(game, "acolyte") if game.zone[card] == DECK)
        await spawn(game, game.order[0], acolyte, find_place(game, place))
    shuffle_deck(game, game.seats)


def _tell_stories(game: Arkham) -> None:
    """AH-B-022: the introduction, as the log has it."""
    who = "others" if is_noted(game, "lita_found_others") else "lita"
    where = "burned" if is_noted(game, "house_burned") else "standing"
    for story in (f"story-masks_{who}", f"story-masks_{where}"):
        tell(game, "story", "AH-B-022", {"story": story})


async def resolve(game: Arkham) -> tuple[str, str]:
    """Who was interrogated and who got away; past midnight or not; experience. Without a resolution, it is as with
    resolution 1; those who came home with at least one name have not lost, but alone no act was won (AH-B-221).
    """
    ending = game.resolution
    known = found(game)
    for id_ in known:
        note(game, f"interrogated:{id_}")
    for id_ in _got_away(game):
        note(game, f"got_away:{id_}")
    if ending == R2:
        note(game, "past_midnight")
    if any(game.zone[card] == VICTORY for card in copies(game, "ghoul_priest")):
        cross_out(game, "ghoul_priest_alive")
    earn(game, 0, tuple(range(game.seats)))
    if ending == R2:
        return "lost", "masks_r2"
    if ending == R1:
        return "won", "masks_r1"
    if "resigned" not in game.left:
        return "lost", "masks_none"
    if not known:
        return "lost", "masks_nameless"
    return "won" if game.campaign else "lost", "masks_home"


def _got_away(game: Arkham) -> list[str]:
    """The unique Cultists left in their deck or in play, and The Masked Hunter as long as nobody has met him."""
    away = [
        card.id
        for card in WANTED
        if any(one in game.apart or game.zone[one] >= IN_PLAY for one in copies(game, card.id))
    ]
    if game.agenda >= 0 and row(game, game.agenda) is predator_or_prey:
        away.append(the_masked_hunter.id)
    return away


SCENARIOS.add(
    Scenario(
        MASKS,
        {
            MASKS: 1,
            **{card.id: 1 for card in (predator_or_prey, time_is_running_short, uncovering_the_conspiracy)},
            **{card.id: 1 for card in (your_house, *TOWN, *VERSIONS[0], *VERSIONS[1])},
            **{card.id: 1 for card in WANTED},
            hunting_shadow.id: 3,
            false_lead.id: 2,
            "ghoul_priest": 1,
            **CHILLING_COLD,
            **NIGHTGAUNTS,
            **DARK_CULT,
            **LOCKED_DOORS,
        },
        ("ghoul_priest", *[card.id for card in WANTED]),
        (uncovering_the_conspiracy.id,),
        (predator_or_prey.id, time_is_running_short.id),
        MASKS,
        set_up,
        resolve,
        next=then("the_devourer_below"),
        endings={
            "before": Ending(R1, "won", ()),
            "past": Ending(R2, "lost", ("past_midnight",)),
        },
        wanted=tuple([card.id for card in WANTED]),
        escaped=(peter_warren.id, ruth_turner.id),
        log_does=log_does,
    )
)

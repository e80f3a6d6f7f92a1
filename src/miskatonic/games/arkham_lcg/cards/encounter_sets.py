"""Encounter sets that several scenarios share: Rats, Ghouls, Striking Fear, Ancient Evils, Chilling Cold, Dark Cult,
Nightgaunts, Locked Doors.
"""

from miskatonic.games.arkham_lcg.basics import tokens
from miskatonic.games.arkham_lcg.basics.costs import first_of_round
from miskatonic.games.arkham_lcg.basics.values import health_left
from miskatonic.games.arkham_lcg.basics.zones import attached_to, here, put
from miskatonic.games.arkham_lcg.cards.phrases import (
    attach,
    attach_to_location,
    discard_this,
    in_your_threat_area,
    into_threat_area,
    of_host,
    per_point,
    tests,
    this_entered,
    yours,
)
from miskatonic.games.arkham_lcg.names import card_name
from miskatonic.games.arkham_lcg.rows import topics
from miskatonic.games.arkham_lcg.rows.card import Use, after, at, enemy, treachery
from miskatonic.games.arkham_lcg.rows.terms import (
    AGILITY,
    COMBAT,
    DISCARD,
    ENEMY,
    EVADE,
    FIGHT,
    INVESTIGATE,
    MOVE,
    MYTHOS,
    WILLPOWER,
)
from miskatonic.games.arkham_lcg.rules import skill_test
from miskatonic.games.arkham_lcg.rules.act_agenda import doom_may_advance
from miskatonic.games.arkham_lcg.rules.damage import harm
from miskatonic.games.arkham_lcg.rules.engagement import disengage, engage_at
from miskatonic.games.arkham_lcg.rules.locations import choose_place, empty_places, may_enter, move, nearest_enemy
from miskatonic.games.arkham_lcg.rules.playing import EntersPlay
from miskatonic.games.arkham_lcg.rules.round import PhaseEnd, RoundEnd, TurnEnd
from miskatonic.games.arkham_lcg.rules.searching import fetch_enemy
from miskatonic.games.arkham_lcg.rules.skill_test import Success
from miskatonic.games.arkham_lcg.rules.slots import assets_of
from miskatonic.games.arkham_lcg.state import Arkham, Test, has_trait, row
from miskatonic.kernel import Option, ask, tell

RATS = {"swarm_of_rats": 3}
GHOULS = {"ghoul_minion": 3, "ravenous_ghoul": 1, "grasping_hands": 3}
STRIKING_FEAR = {"rotting_remains": 3, "frozen_in_fear": 2, "dissonant_voices": 2}
ANCIENT_EVILS = {"ancient_evils": 3}
CHILLING_COLD = {"crypt_chill": 2, "obscuring_fog": 2}
DARK_CULT = {"acolyte": 3, "wizard_of_the_order": 1, "mysterious_chanting": 2}
NIGHTGAUNTS = {"hunting_nightgaunt": 2, "on_wings_of_darkness": 2}
LOCKED_DOORS = {"locked_door": 2}

# --- Rats -------------------------------------------------------------------------------------------------------------

swarm_of_rats = enemy(
    "01159", "swarm_of_rats", set="rats", fight=1, health=1, evade=3, damage=1, keywords="hunter", traits="Creature"
)

# --- Ghouls -----------------------------------------------------------------------------------------------------------

ghoul_minion = enemy(
    "01160",
    "ghoul_minion",
    set="ghouls",
    fight=2,
    health=2,
    evade=2,
    damage=1,
    horror=1,
    traits="Humanoid Monster Ghoul",
)
ravenous_ghoul = enemy(
    "01161", "ravenous_ghoul", set="ghouls", fight=3, health=3, evade=3, damage=1, horror=1,
    traits="Humanoid Monster Ghoul", prey=lambda game, card, seat: -health_left(game, game.who[seat]),
)  # fmt: skip

grasping_hands = treachery("01162", "grasping_hands", set="ghouls", traits="Hazard")


@grasping_hands.reveals
async def grasps(game: Arkham, me: Use) -> None:
    """AH-B-075: agility 3, else 1 damage for each point, as one packet."""
    await skill_test.run(game, me, AGILITY, 3, fails=per_point(damage=1))


# --- Striking Fear ----------------------------------------------------------------------------------------------------

rotting_remains = treachery("01163", "rotting_remains", set="striking_fear", traits="Terror")


@rotting_remains.reveals
async def rots(game: Arkham, me: Use) -> None:
    """AH-B-075: willpower 3, else 1 horror for each point, as one packet."""
    await skill_test.run(game, me, WILLPOWER, 3, fails=per_point(horror=1))


frozen_in_fear = treachery("01164", "frozen_in_fear", set="striking_fear", traits="Terror")
frozen_in_fear.reveals(into_threat_area())
FREEZES = (MOVE, FIGHT, EVADE)
frozen_in_fear.constant(
    topics.MORE_ACTIONS,
    1,
    lambda game, card, seat, designator: (
        designator in FREEZES and yours(game, card, seat) and first_of_round(game, seat, *FREEZES)
    ),
)
frozen_in_fear.forced(at(TurnEnd), tests(WILLPOWER, 3, passes=discard_this), given=in_your_threat_area)

dissonant_voices = treachery("01165", "dissonant_voices", set="striking_fear", traits="Terror")
dissonant_voices.reveals(into_threat_area())
dissonant_voices.constant(topics.CANNOT_PLAY, 1, yours)
dissonant_voices.forced(at(RoundEnd), discard_this, alone=True)

# --- Ancient Evils ----------------------------------------------------------------------------------------------------

ancient_evils = treachery("01166", "ancient_evils", set="ancient_evils", traits="Omen")


@ancient_evils.reveals
async def stirs(game: Arkham, me: Use) -> None:
    """AH-B-180: 1 doom that can advance the agenda."""
    tokens.place_doom(game, game.agenda, 1, "AH-B-180", me.card)
    await doom_may_advance(game)


# --- Chilling Cold ----------------------------------------------------------------------------------------------------

crypt_chill = treachery("01167", "crypt_chill", set="chilling_cold", traits="Hazard")


@crypt_chill.reveals
async def chills(game: Arkham, me: Use) -> None:
    """Willpower 4, else an asset of choice that can leave play is discarded; without one, 2 damage."""

    async def freezes(game: Arkham, me: Use, test: Test) -> None:
        if not assets_of(game, me.seat):
            await harm(game, me.seat, 2, 0, me.card)
            return
        picked = await ask(
            game,
            me.seat,
            "lose_asset",
            "AH-B-101",
            lambda game: _assets(game, me.seat),
            {"source": me.card, "seat": me.seat},
        )
        tell(game, "card_discarded", "AH-B-123", {"card": picked.value, "seat": me.seat})
        put(game, picked.value, DISCARD)

    await skill_test.run(game, me, WILLPOWER, 4, fails=freezes)


def _assets(game: Arkham, seat: int) -> list[Option]:
    return [Option(f"discard:{game.label[card]}", card, card=card_name(game, card)) for card in assets_of(game, seat)]


obscuring_fog = treachery("01168", "obscuring_fog", set="chilling_cold", limit_attached=1, traits="Hazard")
obscuring_fog.reveals(attach_to_location())
obscuring_fog.constant(topics.SHROUD, 2, of_host)
obscuring_fog.forced(
    after(Success),
    discard_this,
    given=lambda game, me: me.trigger.test.kind == INVESTIGATE and me.trigger.test.target == game.at[me.card],
)

# --- Dark Cult --------------------------------------------------------------------------------------------------------

acolyte = enemy(
    "01169", "acolyte", set="dark_cult", fight=3, health=1, evade=2, damage=1, spawn=empty_places,
    traits="Humanoid Cultist",
)  # fmt: skip


async def bears_doom(game: Arkham, me: Use) -> None:
    """AH-B-180: 1 doom on the card itself."""
    tokens.place_doom(game, me.card, 1, "AH-B-180", me.card)


acolyte.forced(after(EntersPlay), bears_doom, given=this_entered)

wizard_of_the_order = enemy(
    "01170", "wizard_of_the_order", set="dark_cult", fight=4, health=2, evade=2, damage=1, keywords="retaliate",
    spawn=empty_places, traits="Humanoid Cultist",
)  # fmt: skip
wizard_of_the_order.forced(at(PhaseEnd), bears_doom, given=lambda game, me: me.trigger.phase == MYTHOS, alone=True)

mysterious_chanting = treachery("01171", "mysterious_chanting", set="dark_cult", traits="Hex")


def cultists(game: Arkham) -> list[int]:
    """AH-B-270: the Cultist enemies in play, weaknesses too."""
    return [one for one in game.enemies if has_trait(game, one, "cultist")]


@mysterious_chanting.reveals
async def chants(game: Arkham, me: Use) -> None:
    """AH-Q-021, AH-B-243: 2 doom on the nearest Cultist enemy; without one in play, one is fetched and drawn."""
    if cultists(game):
        nearest = await nearest_enemy(game, me.seat, cultists, me.card)
        tokens.place_doom(game, nearest, 2, "AH-Q-021", me.card)
    else:
        await fetch_enemy(game, me.seat, "cultist", me.card)


# --- Nightgaunts ------------------------------------------------------------------------------------------------------

hunting_nightgaunt = enemy(
    "01172", "hunting_nightgaunt", set="nightgaunts", fight=3, health=4, evade=1, damage=1, horror=1,
    keywords="hunter", traits="Monster Nightgaunt",
)  # fmt: skip


def doubled(game: Arkham, card: int, test: Test, token: str, amount: int) -> int:
    """AH-A-37: what a token takes off counts double while this enemy is being evaded."""
    return amount * 2 if amount < 0 and test.kind == EVADE and test.target == card else amount


hunting_nightgaunt.constant(topics.TOKEN_WORTH, doubled)

on_wings_of_darkness = treachery("01173", "on_wings_of_darkness", set="nightgaunts")


@on_wings_of_darkness.reveals
async def swoops(game: Arkham, me: Use) -> None:
    """AH-C-005: agility 4, else 1 damage and 1 horror; then away from all but Nightgaunts, to a Central location."""
    await skill_test.run(game, me, AGILITY, 4, fails=_carried_off)


async def _carried_off(game: Arkham, me: Use, test: Test) -> None:
    await harm(game, me.seat, 1, 1, me.card)
    if me.seat not in game.order:
        return
    old = here(game, me.seat)
    for one in game.threat[me.seat]:
        if row(game, one).kind == ENEMY and not has_trait(game, one, "nightgaunt"):
            disengage(game, one)
    if _central(game, me.seat):
        place = _central(game, me.seat)[0]
        if len(_central(game, me.seat)) > 1:
            place = await choose_place(
                game, me.seat, "move_to", "AH-B-134", lambda game: _central(game, me.seat), me.card
            )
        await move(game, me.seat, place, by_order=True)
    await engage_at(game, old)


def _central(game: Arkham, seat: int) -> list[int]:
    """Where one is carried off to; nowhere from the only Central location."""
    if has_trait(game, here(game, seat), "central"):
        return []
    return [one for one in game.places if has_trait(game, one, "central") and may_enter(game, seat, one) < 0]


# --- Locked Doors -----------------------------------------------------------------------------------------------------

locked_door = treachery("01174", "locked_door", set="locked_doors", limit_attached=1, traits="Obstacle")
locked_door.constant(topics.CANNOT_INVESTIGATE, 1, of_host)
for _skill in (COMBAT, AGILITY):
    locked_door.action(tests(_skill, 4, passes=discard_this), name=_skill)


@locked_door.reveals
async def falls_shut(game: Arkham, me: Use) -> None:
    """AH-R-1.5: to the location with most clues of those without a door; of several the lead chooses."""
    doors = _richest(game)
    if doors:
        lead = game.order[0]
        one = doors[0] if len(doors) == 1 else await choose_place(game, lead, "shut", "AH-R-1.5", _richest, me.card)
        attach(game, me.card, one)


def _richest(game: Arkham) -> list[int]:
    open_ = [one for one in game.places if not any(row(game, door) is locked_door for door in attached_to(game, one))]
    most = max([game.clues[one] for one in open_], default=0)
    return [one for one in open_ if game.clues[one] == most]

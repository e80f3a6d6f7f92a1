"""Encounter sets that several scenarios share: Rats, Ghouls, Striking Fear, Ancient Evils, Chilling Cold."""

from miskatonic.games.arkham_lcg.cards.phrases import (
    attach_to_location,
    discard_this,
    in_your_threat_area,
    into_threat_area,
    of_host,
    per_point,
    tests,
    yours,
)
from miskatonic.games.arkham_lcg.names import card_name
from miskatonic.games.arkham_lcg.rows import topics
from miskatonic.games.arkham_lcg.rows.card import Use, after, at, enemy, treachery
from miskatonic.games.arkham_lcg.rows.terms import AGILITY, DISCARD, EVADE, FIGHT, INVESTIGATE, MOVE, WILLPOWER
from miskatonic.games.arkham_lcg.rules import skill_test
from miskatonic.games.arkham_lcg.rules.act_agenda import doom_may_advance
from miskatonic.games.arkham_lcg.rules.damage import harm
from miskatonic.games.arkham_lcg.rules.playing import assets_of
from miskatonic.games.arkham_lcg.rules.round import RoundEnd, TurnEnd
from miskatonic.games.arkham_lcg.rules.skill_test import Success
from miskatonic.games.arkham_lcg.state import Arkham, Test
from miskatonic.games.arkham_lcg.words import tokens
from miskatonic.games.arkham_lcg.words.costs import first_of_round
from miskatonic.games.arkham_lcg.words.values import health_left
from miskatonic.games.arkham_lcg.words.zones import put
from miskatonic.kernel import Option, ask, tell

RATS = {"swarm_of_rats": 3}
GHOULS = {"ghoul_minion": 3, "ravenous_ghoul": 1, "grasping_hands": 3}
STRIKING_FEAR = {"rotting_remains": 3, "frozen_in_fear": 2, "dissonant_voices": 2}
ANCIENT_EVILS = {"ancient_evils": 3}
CHILLING_COLD = {"crypt_chill": 2, "obscuring_fog": 2}

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

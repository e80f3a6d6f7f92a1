"""The Guardian's cards."""

from miskatonic.games.arkham_lcg.basics import tokens
from miskatonic.games.arkham_lcg.basics.values import lasts
from miskatonic.games.arkham_lcg.basics.zones import enemies_at, engaged_with, here, seats_at
from miskatonic.games.arkham_lcg.cards.phrases import (
    at_your_location,
    by_you,
    cancels,
    discovers,
    fights,
    hits,
    investigators_here,
    pumps,
    yours,
)
from miskatonic.games.arkham_lcg.rows import topics
from miskatonic.games.arkham_lcg.rows.card import Cost, Does, Use, after, asset, event, skill, when
from miskatonic.games.arkham_lcg.rows.terms import COMBAT, FIGHT, GUARDIAN, TURN, WILLPOWER
from miskatonic.games.arkham_lcg.rules.attacks import Attack, Defeat, damage_all, damage_enemy
from miskatonic.games.arkham_lcg.rules.damage import Harm
from miskatonic.games.arkham_lcg.rules.healing import heal
from miskatonic.games.arkham_lcg.rules.locations import connections
from miskatonic.games.arkham_lcg.state import Arkham, has_trait, test_now
from miskatonic.kernel import tell

# --- level 0 ----------------------------------------------------------------------------------------------------------

automatic = asset(
    "01016",
    "45_automatic",
    klass=GUARDIAN,
    cost=4,
    slot="hand",
    icons="A",
    uses=("ammo", 4),
    traits="Item Weapon Firearm",
)
fights(automatic, 1, 1, Cost(uses=1))

physical_training = asset("01017", "physical_training", klass=GUARDIAN, cost=2, icons="WC", traits="Talent")
pumps(physical_training, WILLPOWER, COMBAT)

BEFORE_ATTACKS = ("after_hunters",)

beat_cop = asset(
    "01018", "beat_cop", klass=GUARDIAN, cost=4, slot="ally", icons="C", health=2, sanity=2, traits="Ally Police"
)
beat_cop.constant(COMBAT, 1, yours)
beat_cop.free(hits(1), cost=Cost(discard=True), timely=BEFORE_ATTACKS)

first_aid = asset(
    "01019",
    "first_aid",
    klass=GUARDIAN,
    cost=2,
    icons="W",
    uses=("supplies", 3),
    uses_empty=True,
    says="heals_horror",
    traits="Talent Science",
)


def hurt_here(kind: str) -> Does:
    """AH-B-167: heal 1 from an investigator at the location who has some."""

    async def do(game: Arkham, me: Use) -> None:
        await heal(game, me.target, int(kind == "damage"), int(kind == "horror"), "AH-B-167", me.card)

    return Does(
        do, None, lambda game, me: [card for card in investigators_here(game, me) if getattr(game, kind)[card] > 0]
    )


first_aid.action(hurt_here("damage"), cost=Cost(actions=1, uses=1), name="damage")
first_aid.action(hurt_here("horror"), cost=Cost(actions=1, uses=1), name="horror")

machete = asset("01020", "machete", klass=GUARDIAN, cost=3, slot="hand", icons="C", traits="Item Weapon Melee")
fights(machete, 1, lambda game, me: int(engaged_with(game, me.seat) == [me.target]))

guard_dog = asset(
    "01021", "guard_dog", klass=GUARDIAN, cost=3, slot="ally", icons="C", health=3, sanity=1, traits="Ally Creature"
)


@guard_dog.reaction(
    when(Harm), given=lambda game, me: me.trigger.attacker >= 0 and me.trigger.damage.get(me.card, 0) > 0
)
async def bites(game: Arkham, me: Use) -> None:
    """When an enemy attack deals damage to the dog: 1 damage to the attacker."""
    await damage_enemy(game, me.seat, me.trigger.attacker, 1, me.card)


evidence = event("01022", "evidence", klass=GUARDIAN, cost=1, icons="II", traits="Insight")
evidence.plays_fast(after(Defeat), discovers(1), given=by_you)

dodge = event("01023", "dodge", klass=GUARDIAN, cost=1, icons="WA", traits="Tactic")
dodge.plays_fast(when(Attack), cancels, given=at_your_location, cancels=True)

dynamite_blast = event("01024", "dynamite_blast", klass=GUARDIAN, cost=5, icons="W", traits="Tactic")


@dynamite_blast.played(
    targets=lambda game, me: [
        place
        for place in (here(game, me.seat), *connections(game, here(game, me.seat)))
        if enemies_at(game, place) or seats_at(game, place)
    ]
)
async def explodes(game: Arkham, me: Use) -> None:
    """3 damage to each enemy and each investigator at a location here or connecting, as one effect."""
    await damage_all(game, me.seat, enemies_at(game, me.target), seats_at(game, me.target), 3, me.card)


vicious_blow = skill("01025", "vicious_blow", klass=GUARDIAN, icons="C", traits="Practiced")


def committed_to_attack(game: Arkham, card: int, seat: int) -> bool:
    """The card is committed to this seat's attack, which succeeds: not to a miss that hits a fellow (AH-B-169)."""
    test = test_now(game)
    return test is not None and test.seat == seat and test.kind == FIGHT and test.passed and card in test.committed


vicious_blow.rider(topics.TEST_DAMAGE, 1, committed_to_attack)

# --- level 1 to 4 -----------------------------------------------------------------------------------------------------

extra_ammunition = event("01026", "extra_ammunition_1", klass=GUARDIAN, level=1, cost=2, icons="I", traits="Supply")


@extra_ammunition.played(
    targets=lambda game, me: [
        card
        for seat in seats_at(game, here(game, me.seat))
        for card in game.area[seat]
        if has_trait(game, card, "firearm")
    ]
)
async def reloads(game: Arkham, me: Use) -> None:
    """3 ammo onto a Firearm at the location, above the printed number too."""
    tokens.add(game, tokens.USES, me.target, 3)


police_badge = asset(
    "01027", "police_badge_2", klass=GUARDIAN, level=2, cost=3, slot="accessory", icons="W?", traits="Item"
)
police_badge.constant(WILLPOWER, 1, yours)


@police_badge.free(
    given=lambda game, me: game.active >= 0 and here(game, game.active) == here(game, me.seat),
    cost=Cost(discard=True),
    timely=("turn_ends",),
)
async def gives_orders(game: Arkham, me: Use) -> None:
    """An investigator who takes a turn at the location has 2 additional actions."""
    lasts(game, TURN, topics.ACTIONS, game.active, 2, me.card)
    tell(game, "more_actions", "AH-R-1.10", {"seat": game.active, "count": 2, "source": me.card})


beat_cop_2 = asset(
    "01028",
    "beat_cop_2",
    klass=GUARDIAN,
    level=2,
    cost=4,
    slot="ally",
    icons="CA",
    health=3,
    sanity=2,
    traits="Ally Police",
)
beat_cop_2.constant(COMBAT, 1, yours)
beat_cop_2.free(hits(1), cost=Cost(exhaust=True, damage=1, on_card=True), timely=BEFORE_ATTACKS)

shotgun = asset(
    "01029", "shotgun_4", klass=GUARDIAN, level=4, cost=5, slot="hand", slots=2, icons="CC", uses=("ammo", 2),
    traits="Item Weapon Firearm",
)  # fmt: skip


async def _by_margin(game: Arkham, me: Use) -> None:
    """Its damage is the margin of success, or of failure against a fellow: 1 to 5."""
    lasts(game, "test", topics.TEST_DAMAGE, me.seat, 0, me.card, SPREADS)


SPREADS = shotgun.lasting(topics.TEST_DAMAGE, lambda game, card, seat: min(5, max(1, _margin(game))) - 1)


def _margin(game: Arkham) -> int:
    test = test_now(game)
    return test.margin if test is not None else 0


fights(shotgun, 3, 0, Cost(uses=1), before=_by_margin)

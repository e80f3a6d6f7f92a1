"""The Mystic's cards."""

import functools

from miskatonic.games.arkham_lcg.basics import tokens
from miskatonic.games.arkham_lcg.basics.costs import lose_actions
from miskatonic.games.arkham_lcg.basics.piles import knows
from miskatonic.games.arkham_lcg.basics.zones import engaged_with
from miskatonic.games.arkham_lcg.cards.phrases import (
    by_you,
    enemies_here,
    fights,
    not_elite,
    pumps,
    takes,
    this_entered,
    yours,
)
from miskatonic.games.arkham_lcg.names import card_name, who
from miskatonic.games.arkham_lcg.rows import topics
from miskatonic.games.arkham_lcg.rows.card import Begins, Cost, Use, after, asset, event, skill, when, would
from miskatonic.games.arkham_lcg.rows.terms import (
    BAD_SYMBOLS,
    EVADE,
    INTELLECT,
    MYSTIC,
    PHASE,
    TREACHERY,
    WILLPOWER,
)
from miskatonic.games.arkham_lcg.rules import actions, skill_test
from miskatonic.games.arkham_lcg.rules.attacks import damage_enemy
from miskatonic.games.arkham_lcg.rules.cancelling import cancelled
from miskatonic.games.arkham_lcg.rules.chaos_bag import in_place_of_one
from miskatonic.games.arkham_lcg.rules.damage import harm
from miskatonic.games.arkham_lcg.rules.drawing import Drawing, draw_encounter
from miskatonic.games.arkham_lcg.rules.engagement import blank_enemy
from miskatonic.games.arkham_lcg.rules.healing import heal
from miskatonic.games.arkham_lcg.rules.locations import discover
from miskatonic.games.arkham_lcg.rules.playing import EntersPlay
from miskatonic.games.arkham_lcg.rules.revealing import Reveal, by_symbol
from miskatonic.games.arkham_lcg.rules.round import PhaseBegin
from miskatonic.games.arkham_lcg.rules.searching import search_deck, top_of
from miskatonic.games.arkham_lcg.rules.timing import OneEffect
from miskatonic.games.arkham_lcg.state import Arkham, Test, has_trait, row
from miskatonic.kernel import Option, ask, tell

# --- level 0 ----------------------------------------------------------------------------------------------------------

forbidden_knowledge = asset(
    "01058",
    "forbidden_knowledge",
    klass=MYSTIC,
    cost=0,
    icons="I",
    uses=("secrets", 4),
    uses_empty=True,
    traits="Talent",
)


@forbidden_knowledge.free(cost=Cost(uses=1, exhaust=True, horror=1))
async def sells_a_secret(game: Arkham, me: Use) -> None:
    """1 horror first; then a secret moves into the pool as a resource."""
    tokens.add(game, tokens.RESOURCES, game.who[me.seat], 1)
    tell(game, "gains", "AH-B-106", {"seat": me.seat, "count": 1, "source": me.card})


holy_rosary = asset(
    "01059", "holy_rosary", klass=MYSTIC, cost=2, slot="accessory", icons="W", sanity=2, traits="Item Charm"
)
holy_rosary.constant(WILLPOWER, 1, yours)

shrivelling = asset(
    "01060", "shrivelling", klass=MYSTIC, cost=3, slot="arcane", icons="C", uses=("charges", 4), traits="Spell"
)
fights(shrivelling, 0, 1, Cost(uses=1), WILLPOWER)


def _own_test_shows_bad_symbol(game: Arkham, me: Use) -> bool:
    """A bad symbol was revealed in a test that this very card brought about."""
    test = me.trigger.test
    return test is not None and test.source == me.card and me.trigger.token in BAD_SYMBOLS


shrivelling.forced(after(Reveal), by_symbol(takes(horror=1).do), given=_own_test_shows_bad_symbol, rule="AH-Q-012")

scrying = asset("01061", "scrying", klass=MYSTIC, cost=1, slot="arcane", icons="I", uses=("charges", 3), traits="Spell")


@scrying.action(
    cost=Cost(actions=1, uses=1, exhaust=True),
    works=lambda game, me: any(game.deck),
)
async def scries(game: Arkham, me: Use) -> None:
    """AH-B-239, AH-B-274: look at the top 3 of a deck and put them back in any order; only the user sees them."""
    picked = await ask(game, me.seat, "which_deck", "AH-B-239", _decks, {"source": me.card, "seat": me.seat})
    pile = picked.value
    known = top_of(game, pile, 3)
    knows(game, me.seat, known)
    for place in range(len(known), 1, -1):
        picked = await ask(
            game,
            me.seat,
            "put_on_top",
            "AH-B-239",
            functools.partial(_to_order, seat=me.seat, pile=pile, place=place),
            {"source": me.card, "seat": me.seat, "count": place},
        )
        deck = [card for card in game.deck[pile] if card != picked.value]
        at = len(deck) - (place - 1)
        game.deck[pile] = (*deck[:at], picked.value, *deck[at:])
    tell(game, "scried", "AH-B-274", {"seat": me.seat, "card": me.card})


def _decks(game: Arkham) -> list[Option]:
    """Everybody's deck, and the encounter deck."""

    found = [Option(f"deck:{seat}", seat, whose=who(game, seat)) for seat in game.order if game.deck[seat]]
    return [*found, *([Option("deck:encounter", game.seats, whose="none")] if game.deck[game.seats] else [])]


def _to_order(game: Arkham, seat: int, pile: int, place: int) -> list[Option]:
    """Which of the remaining cards goes deepest."""
    return [
        Option(f"under:{game.label[card]}", card, seat=seat, secret=True, card=card_name(game, card))
        for card in top_of(game, pile, place)
    ]


arcane_studies = asset("01062", "arcane_studies", klass=MYSTIC, cost=2, icons="WI", traits="Talent")
pumps(arcane_studies, WILLPOWER, INTELLECT)

arcane_initiate = asset(
    "01063", "arcane_initiate", klass=MYSTIC, cost=1, slot="ally", icons="W", health=1, sanity=2, traits="Ally Sorcerer"
)


@arcane_initiate.forced(after(EntersPlay), given=this_entered)
async def brings_doom(game: Arkham, me: Use) -> None:
    """1 doom on it as it enters play."""
    tokens.place_doom(game, me.card, 1, "AH-B-180", me.card)


@arcane_initiate.free(
    cost=Cost(exhaust=True), timely=("upkeep_begins",), works=lambda game, me: bool(game.deck[me.seat])
)
async def seeks_a_spell(game: Arkham, me: Use) -> None:
    """AH-A-08: the top 3 cards for a Spell, which must be drawn if there is one."""

    def spells(game: Arkham) -> list[int]:
        return [one for one in top_of(game, me.seat, 3) if has_trait(game, one, "spell")]

    await search_deck(game, me.seat, spells, me.card, "draws")


drawn_to_the_flame = event("01064", "drawn_to_the_flame", klass=MYSTIC, cost=0, icons="WI", traits="Insight")


@drawn_to_the_flame.played()
async def is_drawn(game: Arkham, me: Use) -> None:
    """An encounter card; then 2 clues where one is by then (AH-B-006)."""
    if await draw_encounter(game, me.seat):
        await discover(game, me.seat, 2, me.card)


ward_of_protection = event("01065", "ward_of_protection", klass=MYSTIC, cost=1, icons="?", traits="Spell Spirit")


@ward_of_protection.plays_fast(
    when(Drawing),
    given=lambda game, me: (
        me.trigger.seat == me.seat
        and row(game, me.trigger.card).kind == TREACHERY
        and not row(game, me.trigger.card).weakness
        and not me.trigger.cancelled
    ),
)
async def wards(game: Arkham, me: Use) -> None:
    """AH-B-104: its revelation is cancelled; then 1 horror."""
    me.trigger.cancelled = True
    async with OneEffect(game):
        await cancelled(game, me.seat, me.card, me.trigger.card)
        await harm(game, me.seat, 0, 1, me.card)


async def _blinds(game: Arkham, me: Use, damage: int) -> None:
    """An evasion with willpower; success damages the enemy after it was evaded."""

    async def dazzles(game: Arkham, me: Use, test: Test) -> None:
        await actions.evaded(game, me, test)
        await damage_enemy(game, me.seat, me.target, damage, me.card)

    enemy = me.target
    await skill_test.run(game, me, WILLPOWER, row(game, enemy).evade, EVADE, enemy, dazzles)


def engaged_enemies(game: Arkham, me: Use) -> list[int]:
    """The enemies engaged with the user."""

    return engaged_with(game, me.seat)


blinding_light = event("01066", "blinding_light", klass=MYSTIC, cost=2, icons="WA", traits="Spell")


@blinding_light.played(designator=EVADE, targets=engaged_enemies, begins=Begins(WILLPOWER))
async def blinds(game: Arkham, me: Use) -> None:
    """Evade with willpower; success: 1 damage."""
    await _blinds(game, me, 1)


@blinding_light.in_limbo(after(Reveal), given=_own_test_shows_bad_symbol)
@by_symbol
async def dazes(game: Arkham, me: Use) -> None:
    """A bad symbol costs 1 action."""
    await lose_actions(game, me.seat, 1, me.card)


fearless = skill("01067", "fearless", klass=MYSTIC, icons="W", says="heals_horror", traits="Innate")


async def takes_heart(game: Arkham, me: Use) -> None:
    """The committer heals 1 horror."""
    await heal(game, game.who[me.seat], 0, 1, "AH-B-167", me.card)


fearless.success(takes_heart, alone=True)

# --- level 1 to 4 -----------------------------------------------------------------------------------------------------

mind_wipe = event("01068", "mind_wipe_1", klass=MYSTIC, level=1, cost=1, icons="WC", traits="Spell")


def _says_something(game: Arkham, me: Use) -> list[int]:
    """AH-E-008: the non-Elite enemies here that have a text to lose."""
    found = [(enemy, row(game, enemy)) for enemy in not_elite(enemies_here)(game, me)]
    return [enemy for enemy, it in found if it.abilities or it.keywords or it.prey or it.victory]


@mind_wipe.plays_fast(after(PhaseBegin), targets=_says_something)
async def wipes(game: Arkham, me: Use) -> None:
    """AH-B-098, AH-B-159: a non-Elite enemy here loses its printed text until the end of the phase."""
    await blank_enemy(game, me.target, PHASE, me.card)


blinding_light_2 = event("01069", "blinding_light_2", klass=MYSTIC, level=2, cost=1, icons="WA", traits="Spell")


@blinding_light_2.played(designator=EVADE, targets=engaged_enemies, begins=Begins(WILLPOWER))
async def blinds_more(game: Arkham, me: Use) -> None:
    """Evade with willpower; success: 2 damage."""
    await _blinds(game, me, 2)


@blinding_light_2.in_limbo(after(Reveal), given=_own_test_shows_bad_symbol)
@by_symbol
async def dazes_more(game: Arkham, me: Use) -> None:
    """A bad symbol costs 1 action and 1 horror."""
    await lose_actions(game, me.seat, 1, me.card)
    await harm(game, me.seat, 0, 1, me.card)


book_of_shadows = asset(
    "01070", "book_of_shadows_3", klass=MYSTIC, level=3, cost=4, slot="hand", icons="WI", traits="Item Tome"
)
book_of_shadows.constant(topics.SLOT, 1, name="arcane/")


@book_of_shadows.action(
    cost=Cost(actions=1, exhaust=True),
    targets=lambda game, me: [
        card for card in game.area[me.seat] if has_trait(game, card, "spell") and row(game, card).uses_kind == "charges"
    ],
)
async def recharges(game: Arkham, me: Use) -> None:
    """1 charge onto a Spell asset one controls."""
    tokens.add(game, tokens.USES, me.target, 1)


grotesque_statue = asset(
    "01071", "grotesque_statue_4", klass=MYSTIC, level=4, cost=2, slot="hand", icons="?", uses=("charges", 4),
    uses_empty=True, traits="Item Relic",
)  # fmt: skip


@grotesque_statue.reaction(would(Reveal), given=by_you, cost=Cost(uses=1), amount=2)
async def shows_two_fates(game: Arkham, me: Use) -> None:
    """AH-Q-027: reveal 2 tokens, choose one to resolve, ignore the other as if it had never been revealed."""
    me.trigger.draws = in_place_of_one(me.trigger.draws, 1, me.ability.amount)

"""The Survivor's cards."""

from miskatonic.games.arkham_lcg.basics.piles import shuffle_into_deck
from miskatonic.games.arkham_lcg.basics.values import lasts
from miskatonic.games.arkham_lcg.basics.zones import engaged_seat, here, put
from miskatonic.games.arkham_lcg.cards.phrases import (
    both,
    by_you,
    discovers,
    draws,
    enemies_here,
    fights,
    not_elite,
    pumps,
    you_investigated,
    your_turn,
)
from miskatonic.games.arkham_lcg.names import told_name
from miskatonic.games.arkham_lcg.rows import topics
from miskatonic.games.arkham_lcg.rows.card import Cost, Does, Use, after, asset, event, skill, when, would
from miskatonic.games.arkham_lcg.rows.terms import (
    AGILITY,
    AUTO_FAIL,
    DISCARD,
    ENEMY,
    EVADE,
    HAND,
    NOBODY,
    SKULL,
    SURVIVOR,
    TURN,
    WILLPOWER,
)
from miskatonic.games.arkham_lcg.rules.attacks import Attack
from miskatonic.games.arkham_lcg.rules.chaos_bag import counted
from miskatonic.games.arkham_lcg.rules.drawing import draw
from miskatonic.games.arkham_lcg.rules.engagement import Evasion, disengage, engage_at, evade
from miskatonic.games.arkham_lcg.rules.locations import connections, may_enter, move
from miskatonic.games.arkham_lcg.rules.skill_test import Failure, Success, TestEnd, boost, judged
from miskatonic.games.arkham_lcg.state import Arkham, has_trait, row
from miskatonic.kernel import Option, ask, tell

# --- level 0 ----------------------------------------------------------------------------------------------------------

leather_coat = asset(
    "01072", "leather_coat", klass=SURVIVOR, cost=0, slot="body", icons="C", health=2, traits="Item Armor"
)

scavenging = asset("01073", "scavenging", klass=SURVIVOR, cost=1, icons="I", traits="Talent")


@scavenging.reaction(
    after(Success),
    given=both(you_investigated, lambda game, me: me.trigger.test.margin >= 2),
    cost=Cost(exhaust=True),
    targets=lambda game, me: [card for card in game.discard[me.seat] if has_trait(game, card, "item")],
)
async def finds_again(game: Arkham, me: Use) -> None:
    """An Item of choice from the discard pile to the hand."""
    put(game, me.target, HAND)
    tell(game, "returns", "AH-B-123", {"seat": me.seat, "card": me.target})


baseball_bat = asset(
    "01074", "baseball_bat", klass=SURVIVOR, cost=2, slot="hand", slots=2, icons="C", traits="Item Weapon Melee"
)
fights(baseball_bat, 2, 1)


@baseball_bat.forced(
    after(TestEnd),
    given=lambda game, me: (
        me.trigger.test.source == me.card
        and any(token in (SKULL, AUTO_FAIL) for token in counted(game, me.trigger.test))
    ),
)
async def breaks(game: Arkham, me: Use) -> None:
    """After an attack with a skull or auto-fail it is discarded."""
    put(game, me.card, DISCARD)
    tell(game, "card_discarded", "AH-B-123", {"card": me.card, "seat": me.seat})


rabbits_foot = asset("01075", "rabbits_foot", klass=SURVIVOR, cost=1, slot="accessory", icons="?", traits="Item Charm")
rabbits_foot.reaction(after(Failure), draws(1), given=by_you, cost=Cost(exhaust=True))


def evadable(game: Arkham, me: Use) -> list[int]:
    """AH-Q-011, AH-E-008: the enemies here that are ready or engaged with anybody; evading others changes nothing."""
    found = enemies_here(game, me)
    return [enemy for enemy in found if enemy not in game.exhausted or engaged_seat(game, enemy) != NOBODY]


async def evades(game: Arkham, me: Use) -> None:
    """AH-Q-011: automatically evade the target."""
    await evade(game, Evasion(me.seat, me.target))


stray_cat = asset(
    "01076", "stray_cat", klass=SURVIVOR, cost=1, slot="ally", icons="A", health=1, traits="Ally Creature"
)
stray_cat.free(Does(evades, None, not_elite(evadable)), cost=Cost(discard=True), timely=("after_hunters",))

dig_deep = asset("01077", "dig_deep", klass=SURVIVOR, cost=2, icons="WA", traits="Talent")
pumps(dig_deep, WILLPOWER, AGILITY)

cunning_distraction = event("01078", "cunning_distraction", klass=SURVIVOR, cost=5, icons="W?", traits="Tactic")


@cunning_distraction.played(designator=EVADE, works=lambda game, me: bool(evadable(game, me)))
async def distracts(game: Arkham, me: Use) -> None:
    """Automatically evade every enemy at the location, Elite ones too."""
    for enemy in enemies_here(game, me):
        await evade(game, Evasion(me.seat, enemy))


look_what_i_found = event("01079", "look_what_i_found", klass=SURVIVOR, cost=2, icons="II", traits="Fortune")
look_what_i_found.plays_fast(
    after(Failure), discovers(2), given=both(you_investigated, lambda game, me: me.trigger.test.margin <= 2)
)

lucky = event("01080", "lucky", klass=SURVIVOR, cost=1, traits="Fortune")
lucky_2 = event("01084", "lucky_2", klass=SURVIVOR, level=2, cost=1, traits="Fortune")


def not_automatic(game: Arkham, me: Use) -> bool:
    """AH-B-246: modifiers can't change an automatic failure."""
    return not me.trigger.test.fails


@lucky.plays_fast(would(Failure), given=by_you, works=not_automatic, amount=2)
async def is_lucky(game: Arkham, me: Use) -> None:
    """+2 to the skill value; if that suffices, nothing would fail any more."""
    boost(game, me, topics.SKILL_VALUE, me.ability.amount)
    me.trigger.over = judged(game, me.trigger.test)


@lucky_2.plays_fast(would(Failure), given=by_you, amount=2)
async def is_luckier(game: Arkham, me: Use) -> None:
    """+2 to the skill value, and a card."""
    await is_lucky(game, me)
    await draw(game, me.seat, 1, "AH-B-051", me.card)


survival_instinct = skill("01081", "survival_instinct", klass=SURVIVOR, icons="A", traits="Innate")


async def gets_away(game: Arkham, me: Use) -> None:
    """AH-Q-010: on a successful evasion the tester may leave all other enemies, and may move."""
    seat = me.trigger.seat
    picked = await ask(
        game, seat, "get_away", "AH-R-1.7", lambda game: _ways(game, seat), {"source": me.card, "seat": seat}
    )
    if picked.passes:
        return
    if picked.verb != "drag":
        for enemy in _still_engaged(game, seat):
            disengage(game, enemy)
    old = here(game, seat)
    if picked.value is not None:
        await move(game, seat, picked.value)
    await engage_at(game, old)


def _still_engaged(game: Arkham, seat: int) -> list[int]:
    """The enemies other than the one evaded."""
    evaded = game.tests[0].target
    return [card for card in game.threat[seat] if row(game, card).kind == ENEMY and card != evaded]


def _ways(game: Arkham, seat: int) -> list[Option]:
    """To move, with or without the other enemies; to leave them only; or neither."""
    ways = [place for place in connections(game, here(game, seat)) if may_enter(game, seat, place) < 0]
    verbs = ("move", "drag") if _still_engaged(game, seat) else ("move",)
    found = [
        Option(f"{verb}:{game.label[place]}", place, place=told_name(game, place)) for verb in verbs for place in ways
    ]
    return [*found, *([Option("disengage")] if len(verbs) > 1 else []), Option("stay", passes=True)]


survival_instinct.success(gets_away, given=lambda game, me: me.trigger.kind == EVADE)

# --- level 1 to 4 -----------------------------------------------------------------------------------------------------

aquinnah = asset(
    "01082",
    "aquinnah_1",
    klass=SURVIVOR,
    level=1,
    unique=True,
    cost=5,
    slot="ally",
    icons="W",
    health=1,
    sanity=4,
    traits="Ally",
    parts="subtitle",
)


@aquinnah.reaction(
    when(Attack),
    given=by_you,
    cost=Cost(exhaust=True, horror=1, on_card=True),
    targets=lambda game, me: [enemy for enemy in enemies_here(game, me) if enemy != me.trigger.enemy],
)
async def turns_it_round(game: Arkham, me: Use) -> None:
    """The attack's damage goes to another enemy there; its horror remains."""
    me.trigger.damage_to = me.target


close_call = event("01083", "close_call_2", klass=SURVIVOR, level=2, cost=2, icons="CA", traits="Fortune")


@close_call.plays_fast(
    after(Evasion),
    given=lambda game, me: (
        me.trigger.enemy in not_elite(enemies_here)(game, me) and not row(game, me.trigger.enemy).weakness
    ),
    works=lambda game, me: bool(game.deck[game.seats]),
)
async def sends_it_off(game: Arkham, me: Use) -> None:
    """AH-R-1.13: the evaded enemy is shuffled into the encounter deck."""
    shuffle_into_deck(game, me.trigger.enemy)
    tell(game, "shuffled_in", "AH-R-1.13", {"seat": me.seat, "card": me.trigger.enemy})


will_to_survive = event("01085", "will_to_survive_3", klass=SURVIVOR, level=3, cost=4, icons="C?", traits="Spirit")


@will_to_survive.plays_fast(topics.TURN_WINDOW, given=your_turn, timely=("test",))
async def wills(game: Arkham, me: Use) -> None:
    """AH-B-074: until the end of the turn no tokens are revealed for one's own tests."""
    lasts(game, TURN, topics.NO_TOKENS, me.seat, 1, me.card)

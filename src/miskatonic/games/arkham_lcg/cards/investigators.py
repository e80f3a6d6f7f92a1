"""The investigators of the core set, their signature cards and signature weaknesses."""

from miskatonic.games.arkham_lcg.basics import tokens
from miskatonic.games.arkham_lcg.basics.lookup import is_in_play
from miskatonic.games.arkham_lcg.basics.values import lasts
from miskatonic.games.arkham_lcg.basics.zones import here, place_of, put
from miskatonic.games.arkham_lcg.cards.phrases import (
    both,
    by_you,
    cancels,
    clues_here,
    clues_on_this,
    discovers,
    draws,
    fights,
    gains,
    hits,
    into_threat_area,
    suffers,
    takes,
    your_turn,
    yours,
)
from miskatonic.games.arkham_lcg.rows import topics
from miskatonic.games.arkham_lcg.rows.card import (
    ACTION,
    ONCE_PER_PHASE,
    ONCE_PER_ROUND,
    ONCE_PER_TEST,
    ONCE_PER_TURN,
    Cost,
    Limit,
    Sign,
    Use,
    after,
    asset,
    at,
    event,
    investigator,
    treachery,
    when,
    would,
)
from miskatonic.games.arkham_lcg.rows.decks import open_to
from miskatonic.games.arkham_lcg.rows.terms import (
    AUTO_FAIL,
    DISCARD,
    ELDER_SIGN,
    EVENT,
    GUARDIAN,
    HAND,
    MYSTIC,
    REMOVED,
    ROGUE,
    ROUND,
    SEEKER,
    SURVIVOR,
    TURN,
)
from miskatonic.games.arkham_lcg.rules.act_agenda import doom_may_advance
from miskatonic.games.arkham_lcg.rules.attacks import Defeat
from miskatonic.games.arkham_lcg.rules.damage import Harm, check_defeated
from miskatonic.games.arkham_lcg.rules.drawing import draw
from miskatonic.games.arkham_lcg.rules.elimination import GameEnd
from miskatonic.games.arkham_lcg.rules.locations import Discovery
from miskatonic.games.arkham_lcg.rules.playing import Playing
from miskatonic.games.arkham_lcg.rules.resolution import gain
from miskatonic.games.arkham_lcg.rules.revealing import Reveal
from miskatonic.games.arkham_lcg.rules.round import TurnBegin, TurnEnd
from miskatonic.games.arkham_lcg.rules.slots import make_room
from miskatonic.games.arkham_lcg.state import Arkham, has_trait
from miskatonic.kernel import tell

# --- Roland Banks -----------------------------------------------------------------------------------------------------

roland_banks = investigator(
    "01001",
    "roland_banks",
    klass=GUARDIAN,
    skills=(3, 3, 4, 2),
    health=9,
    sanity=5,
    traits="Agency Detective",
    deck=open_to(GUARDIAN, SEEKER),
)
roland_banks.reaction(after(Defeat), discovers(1), given=by_you, limit=ONCE_PER_ROUND)
roland_banks.elder = Sign(lambda game, seat: game.clues[here(game, seat)])

rolands_38_special = asset(
    "01006", "rolands_38_special", signature="roland_banks", level=None, unique=True, cost=3, slot="hand", icons="CA?",
    uses=("ammo", 4), traits="Item Weapon Firearm",
)  # fmt: skip
fights(rolands_38_special, lambda game, me: 3 if clues_here(game, me) else 1, 1, Cost(uses=1))

cover_up = treachery("01007", "cover_up", signature="roland_banks", weakness=True, traits="Task")
cover_up.reveals(into_threat_area(clues=3))
cover_up.forced(when(GameEnd), suffers(mental=1), given=clues_on_this)


@cover_up.reaction(
    would(Discovery),
    given=both(by_you, clues_on_this, lambda game, me: me.trigger.place == place_of(game, me.card)),
)
async def covers_up(game: Arkham, me: Use) -> None:
    """AH-B-007, AH-B-272: the clues one would discover are removed from this card instead."""
    moved = -tokens.add(game, tokens.CLUES, me.card, -me.trigger.count)
    me.trigger.over = True
    tell(game, "covered_up", "AH-B-007", {"seat": me.seat, "card": me.card, "count": moved})


# --- Daisy Walker -----------------------------------------------------------------------------------------------------

daisy_walker = investigator(
    "01002",
    "daisy_walker",
    klass=SEEKER,
    skills=(3, 5, 2, 2),
    health=5,
    sanity=9,
    traits="Miskatonic",
    deck=open_to(SEEKER, MYSTIC),
)
daisy_walker.constant(
    topics.BONUS_ACTION,
    1,
    lambda game, card, use: (
        use.seat == game.holder[card] and use.ability.kind == ACTION and has_trait(game, use.card, "tome")
    ),
)


async def _draws_for_tomes(game: Arkham, me: Use) -> None:
    """Her elder sign: a card for each Tome she controls."""
    tomes = [card for card in game.area[me.seat] if has_trait(game, card, "tome")]
    await draw(game, me.seat, len(tomes), "AH-B-068", game.who[me.seat])


daisy_walker.elder = Sign(lambda game, seat: 0, passes=_draws_for_tomes)

daisys_tote_bag = asset(
    "01008", "daisys_tote_bag", signature="daisy_walker", level=None, unique=True, cost=2, icons="WI?", traits="Item"
)
daisys_tote_bag.constant(topics.SLOT, 2, name="hand/tome")

the_necronomicon = asset(
    "01009", "the_necronomicon", signature="daisy_walker", level=None, weakness=True, slot="hand", traits="Item Tome",
    parts="subtitle",
)  # fmt: skip
the_necronomicon.constant(
    topics.CANNOT_LEAVE_PLAY, 1, lambda game, card, subject: card == subject and game.horror[card] > 0
)
the_necronomicon.constant(topics.TOKEN_IS, 1, yours, name=f"{ELDER_SIGN}>{AUTO_FAIL}")


@the_necronomicon.reveals
async def opens(game: Arkham, me: Use) -> None:
    """It enters the threat area with 3 horror, and takes a hand there too (AH-B-117, AH-B-237)."""
    await make_room(game, me.seat, me.card)
    await into_threat_area(horror=3)(game, me)


@the_necronomicon.action(given=lambda game, me: game.holder[me.card] == me.seat and game.horror[me.card] > 0)
async def reads_on(game: Arkham, me: Use) -> None:
    """AH-B-164: 1 horror moves to her, neither dealt nor assignable; without horror the book is discarded."""
    tokens.add(game, tokens.HORROR, me.card, -1)
    tokens.add(game, tokens.HORROR, game.who[me.seat], 1)
    tell(game, "horror_placed", "AH-B-164", {"seat": me.seat, "card": game.who[me.seat], "count": 1, "source": me.card})
    if not game.horror[me.card]:
        put(game, me.card, DISCARD)
    await check_defeated(game, [game.who[me.seat]])


# --- "Skids" O'Toole --------------------------------------------------------------------------------------------------

skids_otoole = investigator(
    "01003",
    "skids_otoole",
    klass=ROGUE,
    skills=(2, 3, 3, 4),
    health=8,
    sanity=6,
    traits="Criminal",
    deck=open_to(ROGUE, GUARDIAN),
)


@skids_otoole.free(
    topic=topics.TURN_WINDOW, given=your_turn, cost=Cost(resources=2), limit=ONCE_PER_TURN, timely=("turn_ends",)
)
async def buys_an_action(game: Arkham, me: Use) -> None:
    """An additional action this turn; after the last one too (AH-A-28)."""
    lasts(game, TURN, topics.ACTIONS, me.seat, 1, me.card)
    tell(game, "more_actions", "AH-R-1.10", {"seat": me.seat, "count": 1, "source": me.card})


skids_otoole.elder = Sign(lambda game, seat: 2, passes=gains(2).do)

on_the_lam = event("01010", "on_the_lam", signature="skids_otoole", level=None, cost=1, icons="IA??", traits="Tactic")


@on_the_lam.plays_fast(after(TurnBegin), given=by_you)
async def on_the_run(game: Arkham, me: Use) -> None:
    """AH-B-003: until the end of the round non-Elite enemies can't attack him."""
    lasts(game, ROUND, topics.CANNOT_ATTACK, me.seat, 1, me.card)


hospital_debts = treachery("01011", "hospital_debts", signature="skids_otoole", weakness=True, traits="Task")
hospital_debts.reveals(into_threat_area())
DEBTS = 6


@hospital_debts.free(
    given=lambda game, me: tokens.resources(game, me.seat) > 0, limit=Limit(2, ROUND), timely=("upkeep_begins",)
)
async def pays_debts(game: Arkham, me: Use) -> None:
    """AH-B-272: anybody at the location moves a resource onto it."""
    tokens.loses(game, me.seat, 1, "AH-B-106", me.card)
    tokens.add(game, tokens.RESOURCES, me.card, 1)


@hospital_debts.forced(when(GameEnd), given=lambda game, me: game.resources[me.card] < DEBTS)
async def owes(game: Arkham, me: Use) -> None:
    """AH-X-07: 2 experience less."""
    gain(game, game.owner[me.card], "card", -2, me.card)


# --- Agnes Baker ------------------------------------------------------------------------------------------------------

agnes_baker = investigator(
    "01004",
    "agnes_baker",
    klass=MYSTIC,
    skills=(5, 2, 2, 3),
    health=6,
    sanity=8,
    traits="Sorcerer",
    deck=open_to(MYSTIC, SURVIVOR),
)
agnes_baker.reaction(
    after(Harm), hits(1), given=lambda game, me: me.trigger.horror.get(me.card, 0) > 0, limit=ONCE_PER_PHASE
)
"""AH-C-001: after horror is placed on Agnes herself."""
agnes_baker.elder = Sign(lambda game, seat: game.horror[game.who[seat]])

heirloom_of_hyperborea = asset(
    "01012", "heirloom_of_hyperborea", signature="agnes_baker", level=None, unique=True, cost=3, slot="accessory",
    icons="WC?", traits="Item Relic", parts="subtitle",
)  # fmt: skip
heirloom_of_hyperborea.reaction(
    after(Playing), draws(1), given=both(by_you, lambda game, me: has_trait(game, me.trigger.card, "spell"))
)

dark_memory = event("01013", "dark_memory", signature="agnes_baker", level=None, weakness=True, cost=2, traits="Spell")


@dark_memory.played()
async def remembers(game: Arkham, me: Use) -> None:
    """1 doom that can advance the agenda (AH-B-180)."""
    tokens.place_doom(game, game.agenda, 1, "AH-B-180", me.card)
    await doom_may_advance(game)


dark_memory.forced(at(TurnEnd), takes(horror=2), given=lambda game, me: game.holder[me.card] == me.seat, zone=HAND)

# --- Wendy Adams ------------------------------------------------------------------------------------------------------

wendy_adams = investigator(
    "01005",
    "wendy_adams",
    klass=SURVIVOR,
    skills=(4, 3, 1, 4),
    health=7,
    sanity=7,
    traits="Drifter",
    deck=open_to(SURVIVOR, ROGUE),
)
wendy_adams.reaction(when(Reveal), cancels, given=by_you, cost=Cost(hand=1), limit=ONCE_PER_TEST, cancels=True)
wendy_adams.elder = Sign(lambda game, seat: 0, succeeds=lambda game, seat: is_in_play(game, "wendys_amulet"))

wendys_amulet = asset(
    "01014", "wendys_amulet", signature="wendy_adams", level=None, unique=True, cost=2, slot="accessory", icons="??",
    traits="Item Relic",
)  # fmt: skip
wendys_amulet.constant(topics.AS_IF_IN_HAND, 1, yours)
wendys_amulet.constant(topics.AFTER_PLAY, 1, yours)
wendys_amulet.constant(topics.TOPMOST, name=EVENT)

abandoned_and_alone = treachery(
    "01015", "abandoned_and_alone", signature="wendy_adams", weakness=True, traits="Madness"
)


@abandoned_and_alone.reveals
async def is_abandoned(game: Arkham, me: Use) -> None:
    """2 direct horror, and the whole discard pile leaves the game."""
    for card in game.discard[me.seat]:
        put(game, card, REMOVED)
    await takes(horror=2, direct=True).do(game, me)

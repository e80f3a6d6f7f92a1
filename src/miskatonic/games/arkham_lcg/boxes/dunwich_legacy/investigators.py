"""The five investigators of The Dunwich Legacy, and Duke, with whom one of them begins."""

from miskatonic.games.arkham_lcg.basics import tokens
from miskatonic.games.arkham_lcg.basics.additional_costs import pay_more
from miskatonic.games.arkham_lcg.basics.costs import action_cost
from miskatonic.games.arkham_lcg.basics.lookup import copies
from miskatonic.games.arkham_lcg.basics.values import actions_left, base, lasts
from miskatonic.games.arkham_lcg.basics.zones import here
from miskatonic.games.arkham_lcg.cards.phrases import (
    both,
    by_you,
    discovers,
    fightable_here,
    gains,
    succeeded_by,
    you_investigated,
    yours,
)
from miskatonic.games.arkham_lcg.cards.rogue import ways_out
from miskatonic.games.arkham_lcg.rows import topics
from miskatonic.games.arkham_lcg.rows.card import (
    ONCE_PER_ROUND,
    Begins,
    Cost,
    Sign,
    Use,
    after,
    asset,
    investigator,
    when,
)
from miskatonic.games.arkham_lcg.rows.decks import Access, Ban, DeckOptions
from miskatonic.games.arkham_lcg.rows.terms import (
    AREA,
    ASSET,
    COMBAT,
    ELDER_SIGN,
    FIGHT,
    GUARDIAN,
    INTELLECT,
    INVESTIGATE,
    MYSTIC,
    NEUTRAL,
    ROGUE,
    SEEKER,
    SKULL,
    SURVIVOR,
    TEST,
)
from miskatonic.games.arkham_lcg.rules import actions
from miskatonic.games.arkham_lcg.rules.drawing import draw
from miskatonic.games.arkham_lcg.rules.engagement import Engagement
from miskatonic.games.arkham_lcg.rules.locations import move
from miskatonic.games.arkham_lcg.rules.revealing import Reveal, treat_as
from miskatonic.games.arkham_lcg.rules.skill_test import Success, boost
from miskatonic.games.arkham_lcg.rules.turn import why_not_investigate
from miskatonic.games.arkham_lcg.state import Arkham, Test, row
from miskatonic.kernel import Option, ask

CLASSES = (GUARDIAN, SEEKER, ROGUE, MYSTIC, SURVIVOR)
OTHERS = 5


def five_others(main: str, *bans: Ban) -> DeckOptions:
    """AH-C-040 to AH-C-044: one class and neutral cards, and up to five other cards of level 0 of any other class."""
    other = tuple([one for one in CLASSES if one != main])
    return DeckOptions((Access((main, NEUTRAL), 5), Access(other, 0, OTHERS, other=True)), bans=bans)


# --- Zoey Samaras -----------------------------------------------------------------------------------------------------

zoey_samaras = investigator(
    "02001",
    "zoey_samaras",
    klass=GUARDIAN,
    skills=(4, 2, 4, 2),
    health=9,
    sanity=6,
    traits="Believer Hunter",
    deck=five_others(GUARDIAN),
)
zoey_samaras.reaction(after(Engagement), gains(1), given=by_you)


async def _strikes_harder(game: Arkham, me: Use) -> None:
    """If this is an attack, it deals 1 more damage; what fails deals none of hers."""
    if me.trigger.kind == FIGHT:
        lasts(game, TEST, topics.TEST_DAMAGE, me.seat, 0, me.card, HARDER)


HARDER = zoey_samaras.lasting(topics.TEST_DAMAGE, 1, lambda game, card, seat: game.tests[0].passed)
zoey_samaras.elder = Sign(lambda game, seat: 1, now=_strikes_harder)

# --- Rex Murphy -------------------------------------------------------------------------------------------------------

rex_murphy = investigator(
    "02002",
    "rex_murphy",
    klass=SEEKER,
    skills=(3, 4, 2, 3),
    health=6,
    sanity=9,
    traits="Reporter",
    deck=five_others(SEEKER, Ban("fortune")),
    parts="taboo",
)
_by_two = both(you_investigated, succeeded_by(2))
rex_murphy.reaction(after(Success), discovers(1), given=both(_by_two, lambda game, me: not game.taboo))
rex_murphy.reaction(
    after(Success), discovers(1), given=both(_by_two, lambda game, me: bool(game.taboo)), limit=ONCE_PER_ROUND
)
"""AH-C-006, and AH-T-010 with the taboo list."""
READS = 3


async def _would_rather_read(game: Arkham, me: Use) -> None:
    """He may fail automatically, for 3 cards."""
    test: Test = me.trigger
    picked = await ask(
        game,
        me.seat,
        "rex_murphy",
        "AH-B-068",
        lambda game: [Option("go_on", passes=True), Option("fail_for_cards")],
        {"seat": me.seat},
    )
    if not picked.passes:
        test.fails = True
        await draw(game, me.seat, READS, "AH-B-068", me.card)


rex_murphy.elder = Sign(lambda game, seat: 2, now=_would_rather_read)

# --- Jenny Barnes -----------------------------------------------------------------------------------------------------

jenny_barnes = investigator(
    "02003",
    "jenny_barnes",
    klass=ROGUE,
    skills=(3, 3, 3, 3),
    health=8,
    sanity=7,
    traits="Drifter",
    deck=five_others(ROGUE),
)
jenny_barnes.constant(topics.UPKEEP_RESOURCES, 1, yours)
jenny_barnes.elder = Sign(tokens.resources)
"""AH-R-2.8: the resources on cards are not hers to count."""

# --- Jim Culver -------------------------------------------------------------------------------------------------------

jim_culver = investigator(
    "02004",
    "jim_culver",
    klass=MYSTIC,
    skills=(4, 3, 3, 2),
    health=7,
    sanity=8,
    traits="Performer",
    deck=five_others(MYSTIC),
)


def _skulls_weigh_nothing(game: Arkham, card: int, test: Test, token: str, amount: int) -> int:
    """The modifier of a skull that he reveals is 0; what else it does stays."""
    return 0 if token == SKULL and test.seat == game.holder[card] else amount


jim_culver.constant(topics.TOKEN_WORTH, _skulls_weigh_nothing)
jim_culver.elder = Sign(lambda game, seat: 1)


@jim_culver.reaction(when(Reveal), given=both(by_you, lambda game, me: me.trigger.token == ELDER_SIGN), makes=SKULL)
async def hears_the_dead(game: Arkham, me: Use) -> None:
    """Anytime he reveals an elder sign, he may treat it as a skull."""
    treat_as(game, me.trigger, SKULL, me.card)


# --- "Ashcan" Pete ----------------------------------------------------------------------------------------------------

ashcan_pete = investigator(
    "02005",
    "ashcan_pete",
    klass=SURVIVOR,
    skills=(4, 2, 2, 3),
    health=6,
    sanity=5,
    traits="Drifter",
    deck=five_others(SURVIVOR),
)


@ashcan_pete.free(
    cost=Cost(hand=1),
    limit=ONCE_PER_ROUND,
    targets=lambda game, me: [
        card
        for card in game.area[me.seat]
        if card in game.exhausted and row(game, card).kind == ASSET and not tokens.stays_exhausted(game, card)
    ],
)
async def makes_do(game: Arkham, me: Use) -> None:
    """An asset he controls readies."""
    tokens.ready(game, me.target)


duke = asset(
    "02014", "duke", signature="ashcan_pete", level=None, unique=True, starts_in_play=True, cost=2, health=2, sanity=3,
    traits="Ally Creature", parts="subtitle",
)  # fmt: skip
TRAINED = 4
FOR_DUKE = Cost(actions=1, exhaust=True)


def _more_than_ones_own(skill: str) -> Begins:
    """The base of the skill is Duke's, for whoever wants to know the chance."""
    return Begins(skill, lambda game, me: TRAINED - base(game, skill, me.seat))


@duke.action(cost=FOR_DUKE, designator=FIGHT, targets=fightable_here, begins=_more_than_ones_own(COMBAT))
async def bites(game: Arkham, me: Use) -> None:
    """An attack with a base combat of 4 that deals 1 more damage."""
    lasts(game, TEST, topics.BASE_OF[COMBAT], me.seat, TRAINED, me.card)
    boost(game, me, topics.TEST_DAMAGE, 1)
    await actions.fight(game, me)


def _where_he_sniffs(game: Arkham, me: Use) -> list[int]:
    """AH-E-008: the location, if it can be investigated and that be paid; those he may move to, whatever comes then."""
    place = here(game, me.seat)
    payable = action_cost(game, me.seat, 1, INVESTIGATE) <= actions_left(game, me.seat)
    stays = [place] if payable and why_not_investigate(game, me.seat) is None else []
    return [*stays, *ways_out(game, me.seat)]


@duke.action(
    cost=FOR_DUKE,
    designator=INVESTIGATE,
    taxed_later=True,
    targets=_where_he_sniffs,
    begins=_more_than_ones_own(INTELLECT),
)
async def sniffs_about(game: Arkham, me: Use) -> None:
    """AH-R-1.6, AH-Q-018: he may move first, to the target; then he investigates there with a base intellect of 4, if
    what that costs besides is paid.
    """
    if me.target != here(game, me.seat):
        await move(game, me.seat, me.target)
    if me.seat not in game.order or why_not_investigate(game, me.seat) is not None:
        return
    if pay_more(game, me.seat, INVESTIGATE):
        lasts(game, TEST, topics.BASE_OF[INTELLECT], me.seat, TRAINED, me.card)
        await actions.investigate(game, me)


async def _whistles(game: Arkham, me: Use) -> None:
    """Duke readies, if he has him."""
    for card in copies(game, "duke"):
        if game.zone[card] == AREA:
            tokens.ready(game, card)


ashcan_pete.elder = Sign(lambda game, seat: 2, now=_whistles)

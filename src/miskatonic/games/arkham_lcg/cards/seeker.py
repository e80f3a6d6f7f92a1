"""The Seeker's cards."""

from miskatonic.games.arkham_lcg.basics import tokens
from miskatonic.games.arkham_lcg.basics.values import lasts
from miskatonic.games.arkham_lcg.basics.zones import here, put
from miskatonic.games.arkham_lcg.cards.phrases import (
    attach,
    begins,
    both,
    discovers,
    investigators_here,
    pumps,
    seat_of,
    this_entered,
    while_investigating,
    you_investigated,
    your_turn,
    yours,
)
from miskatonic.games.arkham_lcg.rows import topics
from miskatonic.games.arkham_lcg.rows.card import Cost, Use, after, asset, event, skill, when
from miskatonic.games.arkham_lcg.rows.terms import (
    AGILITY,
    ASSET,
    COMBAT,
    DISCARD,
    ENEMY,
    HAND,
    INTELLECT,
    INVESTIGATE,
    PHASE,
    ROUND,
    SEEKER,
    SKILLS,
)
from miskatonic.games.arkham_lcg.rules import skill_test
from miskatonic.games.arkham_lcg.rules.act_agenda import choose_one
from miskatonic.games.arkham_lcg.rules.damage import harm
from miskatonic.games.arkham_lcg.rules.drawing import draw
from miskatonic.games.arkham_lcg.rules.healing import heal
from miskatonic.games.arkham_lcg.rules.locations import Leaving
from miskatonic.games.arkham_lcg.rules.playing import EntersPlay
from miskatonic.games.arkham_lcg.rules.searching import search_deck, top_of
from miskatonic.games.arkham_lcg.rules.skill_test import Success
from miskatonic.games.arkham_lcg.rules.spawning import Spawn
from miskatonic.games.arkham_lcg.state import Arkham, Test, has_trait, row, test_now
from miskatonic.kernel import tell

# --- level 0 ----------------------------------------------------------------------------------------------------------

magnifying_glass = asset(
    "01030", "magnifying_glass", klass=SEEKER, fast=True, cost=1, slot="hand", icons="I", traits="Item Tool"
)
magnifying_glass.constant(INTELLECT, 1, while_investigating)

old_book_of_lore = asset("01031", "old_book_of_lore", klass=SEEKER, cost=3, slot="hand", icons="W", traits="Item Tome")


@old_book_of_lore.action(
    cost=Cost(actions=1, exhaust=True),
    targets=lambda game, me: [card for card in investigators_here(game, me) if game.deck[seat_of(game, card)]],
)
async def reads(game: Arkham, me: Use) -> None:
    """AH-B-126: an investigator at the location searches their top 3 cards, draws one, shuffles the others in."""
    seat = seat_of(game, me.target)
    await search_deck(game, seat, lambda game: top_of(game, seat, 3), me.card, "draws")


research_librarian = asset(
    "01032",
    "research_librarian",
    klass=SEEKER,
    cost=2,
    slot="ally",
    icons="A",
    health=1,
    sanity=1,
    traits="Ally Miskatonic",
)


@research_librarian.reaction(after(EntersPlay), given=this_entered)
async def fetches_a_tome(game: Arkham, me: Use) -> None:
    """AH-A-07: search the deck for a Tome asset; a weakness among them resolves (AH-B-201)."""

    def tomes(game: Arkham) -> list[int]:
        return [one for one in game.deck[me.seat] if has_trait(game, one, "tome") and row(game, one).kind == ASSET]

    await search_deck(game, me.seat, tomes, me.card)


dr_milan_christopher = asset(
    "01033", "dr_milan_christopher", klass=SEEKER, unique=True, cost=4, slot="ally", icons="I", health=1, sanity=2,
    traits="Ally Miskatonic", parts="subtitle taboo",
)  # fmt: skip
dr_milan_christopher.constant(INTELLECT, 1, yours)


@dr_milan_christopher.reaction(after(Success), given=both(you_investigated, lambda game, me: not game.taboo))
@dr_milan_christopher.reaction(
    after(Success), given=both(you_investigated, lambda game, me: bool(game.taboo)), cost=Cost(exhaust=True)
)
async def is_paid(game: Arkham, me: Use) -> None:
    """After successfully investigating: 1 resource (AH-R-1.7: before the clues); with the taboo list he also exhausts
    (AH-T-009).
    """
    tokens.gain(game, me.seat, 1, "AH-B-052", me.card)


hyperawareness = asset("01034", "hyperawareness", klass=SEEKER, cost=2, icons="IA", traits="Talent")
pumps(hyperawareness, INTELLECT, AGILITY)

medical_texts = asset("01035", "medical_texts", klass=SEEKER, cost=2, slot="hand", icons="C", traits="Item Tome")


@medical_texts.action(targets=investigators_here)
async def operates(game: Arkham, me: Use) -> None:
    """Intellect 2: heal 1 damage from somebody at the location, or deal 1."""

    async def heals(game: Arkham, me: Use, test: Test) -> None:
        await heal(game, me.target, 1, 0, "AH-B-167", me.card)

    async def hurts(game: Arkham, me: Use, test: Test) -> None:
        await harm(game, seat_of(game, me.target), 1, 0, me.card)

    await skill_test.run(game, me, INTELLECT, 2, "", me.target, heals, hurts)


mind_over_matter = event("01036", "mind_over_matter", klass=SEEKER, cost=1, icons="CA", traits="Insight")
mind_over_matter.lasting(topics.INSTEAD_OF[COMBAT], 1, name=INTELLECT)
mind_over_matter.lasting(topics.INSTEAD_OF[AGILITY], 1, name=INTELLECT)
mind_over_matter.plays_fast(topics.TURN_WINDOW, begins(ROUND, 0, 1), given=your_turn)

working_a_hunch = event("01037", "working_a_hunch", klass=SEEKER, cost=2, icons="II", traits="Insight")
working_a_hunch.plays_fast(topics.TURN_WINDOW, discovers(1), given=your_turn)

barricade = event("01038", "barricade", klass=SEEKER, cost=0, icons="WIA", traits="Insight Tactic")
barricade.constant(
    topics.CANNOT_ENTER,
    1,
    lambda game, card, subject: row(game, subject).kind == ENEMY and "elite" not in row(game, subject).traits,
)


@barricade.played()
async def bars_the_doors(game: Arkham, me: Use) -> None:
    """AH-A-56: attached to the location: non-Elite enemies can't move into it."""
    attach(game, me.card, here(game, me.seat))


@barricade.forced(when(Leaving), given=lambda game, me: game.at[me.card] == me.trigger.place)
async def is_opened(game: Arkham, me: Use) -> None:
    """When an investigator leaves the location it is discarded."""
    put(game, me.card, DISCARD)
    tell(game, "card_discarded", "AH-B-123", {"card": me.card, "seat": me.seat})


deduction = skill("01039", "deduction", klass=SEEKER, icons="I", traits="Practiced")


def committed_to_investigation(game: Arkham, card: int, seat: int) -> bool:
    """AH-Q-010: the card is committed to this seat's investigation."""
    test = test_now(game)
    return test is not None and test.seat == seat and test.kind == INVESTIGATE and card in test.committed


deduction.rider(topics.TEST_CLUES, 1, committed_to_investigation)

# --- level 1 to 4 -----------------------------------------------------------------------------------------------------

magnifying_glass_1 = asset(
    "01040", "magnifying_glass_1", klass=SEEKER, level=1, fast=True, cost=0, slot="hand", icons="I", traits="Item Tool"
)
magnifying_glass_1.constant(INTELLECT, 1, while_investigating)


@magnifying_glass_1.free(given=lambda game, me: not game.clues[here(game, me.seat)])
async def pockets_it(game: Arkham, me: Use) -> None:
    """If there are no clues at the location, it returns to its owner's hand."""
    put(game, me.card, HAND)


disc_of_itzamna = asset(
    "01041",
    "disc_of_itzamna_2",
    klass=SEEKER,
    level=2,
    unique=True,
    cost=3,
    slot="accessory",
    icons="WIC",
    traits="Item Relic",
    parts="subtitle",
)


@disc_of_itzamna.reaction(
    when(Spawn),
    given=lambda game, me: (
        me.trigger.place == here(game, me.seat) and "elite" not in row(game, me.trigger.enemy).traits
    ),
    cost=Cost(discard=True),
)
async def wards_off(game: Arkham, me: Use) -> None:
    """AH-B-155: the spawning non-Elite enemy is discarded, not defeated."""
    put(game, me.trigger.enemy, DISCARD)
    me.trigger.over = True


encyclopedia = asset(
    "01042", "encyclopedia_2", klass=SEEKER, level=2, cost=2, slot="hand", icons="?", traits="Item Tome"
)


@encyclopedia.action(cost=Cost(actions=1, exhaust=True), targets=investigators_here)
async def looks_it_up(game: Arkham, me: Use) -> None:
    """+2 to a skill of choice for somebody at the location until the end of the phase."""
    skill_chosen = await choose_one(game, me.seat, "choose_skill", "AH-B-101", SKILLS, me.card)
    lasts(game, PHASE, skill_chosen, seat_of(game, me.target), 2, me.card)


cryptic_research = event("01043", "cryptic_research_4", klass=SEEKER, level=4, cost=0, traits="Insight")


@cryptic_research.plays_fast(topics.TURN_WINDOW, given=your_turn, targets=investigators_here)
async def researches(game: Arkham, me: Use) -> None:
    """Somebody at the location draws 3 cards."""
    await draw(game, seat_of(game, me.target), 3, "AH-B-051", me.card)

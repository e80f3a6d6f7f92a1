"""AH-B-258, AH-C-020, AH-C-023, AH-R-2.6: phases skipped and repeated, a step left out, opening hands."""

import pytest

from miskatonic.games.arkham_lcg import GAME
from miskatonic.games.arkham_lcg.basics import tokens
from miskatonic.games.arkham_lcg.basics.values import lasts, value
from miskatonic.games.arkham_lcg.basics.zones import put
from miskatonic.games.arkham_lcg.cards.phrases import by_you, gains
from miskatonic.games.arkham_lcg.rows import topics
from miskatonic.games.arkham_lcg.rows.card import CARDS, Card, Use, after, at, when, would
from miskatonic.games.arkham_lcg.rows.terms import (
    AGENDA,
    ASIDE,
    ASSET,
    ENEMY_PHASE,
    EVENT,
    INVESTIGATION,
    MYTHOS,
    REMOVED,
    ROUND,
    TREACHERY,
    TURN,
    UPKEEP,
)
from miskatonic.games.arkham_lcg.rules.components import cast, make_ready
from miskatonic.games.arkham_lcg.rules.opening_hands import Mulligan, OpeningHand, draw_opening, no_mulligan, proceed
from miskatonic.games.arkham_lcg.rules.round import PhaseBegin, PhaseEnd, RoundEnd
from miskatonic.games.arkham_lcg.state import Arkham, row
from tests.games.arkham_lcg.imaginary import imagined, omen
from tests.games.arkham_lcg.rules.testing import Tested as Play
from tests.games.play import AnyPlay


def watch() -> Card:
    """02305: out of the game for it, a phase that begins is skipped, or one that has ended is repeated."""
    card = Card(ASSET, "02305", "watch", cost=0)

    @card.reaction(when(PhaseBegin), cancels=True, name="skips")
    async def skips(game: Arkham, me: Use) -> None:
        put(game, me.card, REMOVED)
        me.trigger.over = True

    @card.reaction(after(PhaseEnd), name="repeats")
    async def repeats(game: Arkham, me: Use) -> None:
        put(game, me.card, REMOVED)
        me.trigger.again = True

    return card


def bell() -> Card:
    """A resource whenever a phase begins, whenever one has begun, and whenever one ends."""
    card = Card(ASSET, "x", "bell", cost=0)
    card.forced(when(PhaseBegin), gains(1), alone=True)
    card.forced(after(PhaseBegin), gains(1), alone=True)
    card.forced(at(PhaseEnd), gains(1), alone=True)
    return card


SKIP, REPEAT = "react:watch:skips", "react:watch:repeats"


@pytest.mark.rule("AH-B-258", "AH-C-020")
def test_ah_b_258_a_skipped_mythos_phase_brings_neither_doom_nor_cards() -> None:
    """Given the mythos phase is skipped, then no doom, no card, and nothing that is tied to its beginning or end."""
    with imagined(watch(), bell()):
        game = Play("area 0 watch bell\nencounter ancient_evils\nphase mythos").do(SKIP)
        assert (game.now.phase, game.doom("whats_going_on"), game.deck()) == (INVESTIGATION, 0, ["ancient_evils"])
        assert game.resources(0) == 7  # the investigation phase alone has begun
        assert (game.zone("watch"), game.now.round) == (REMOVED, 2)
        assert game.told("skips_phase", "phase") == [MYTHOS]


@pytest.mark.rule("AH-B-258", "AH-C-020")
def test_ah_b_258_a_repeated_mythos_phase_happens_twice_in_one_round() -> None:
    """Given the mythos phase is repeated, then there are two doom and two cards, and still one round."""
    with imagined(watch(), omen("whisper", _nothing), omen("murmur", _nothing)):
        game = Play("area 0 watch\nencounter whisper murmur\nphase mythos").do("pass", REPEAT)
        assert (game.now.phase, game.doom("whats_going_on"), game.now.round) == (INVESTIGATION, 2, 2)
        assert game.told("encounter", "card") == ["whisper", "murmur"]
        assert game.told("round", "count") == [2]


async def _nothing(game: Arkham, me: Use) -> None:
    """A treachery without effect."""


@pytest.mark.rule("AH-B-258", "AH-C-020")
def test_ah_b_258_a_skipped_investigation_phase_gives_nobody_a_turn() -> None:
    """Given the investigation phase is skipped, then the enemy phase follows at once."""
    with imagined(watch()):
        game = Play("area 0 watch\nthreat 0 ghoul_minion\nencounter ancient_evils\nphase investigation")
        game.do(SKIP).until(lambda: game.prompt == "turn" or game.now.phase == INVESTIGATION)
        assert game.told("turn", "seat")[:1] == [0]
        assert game.story("skips_phase", "attacks", "turn") == ["skips_phase", "attacks", "turn"]


@pytest.mark.rule("AH-B-258")
def test_ah_b_258_a_repeated_investigation_phase_gives_everybody_a_new_turn_with_full_actions() -> None:
    """Given a turn with fewer actions, when the phase is repeated, then what was for that turn is over."""
    with imagined(watch()):
        game = Play("investigators roland_banks daisy_walker\narea 0 watch")
        lasts(game.now, TURN, topics.ACTIONS, 0, -1, game.card("watch"))
        game.do("resource", "end_turn").until(lambda: game.now.active == 1)
        game.do("end_turn", REPEAT).until(lambda: game.prompt in ("next_turn", "turn"))
        game.do("turn:0")
        assert (game.now.phase, game.now.active, game.actions(), game.now.round) == (INVESTIGATION, 0, 3, 1)


@pytest.mark.rule("AH-B-258")
def test_ah_b_258_a_skipped_enemy_phase_hunts_and_attacks_nobody_and_a_repeated_one_twice() -> None:
    """Given an enemy engaged, then without the phase no attack, and with it twice one after another."""
    with imagined(watch()):
        text = "area 0 watch\nthreat 0 ghoul_minion\nencounter ancient_evils\nphase enemy"
        game = Play(text).do(SKIP)
        game.until(lambda: game.now.phase == MYTHOS or game.prompt == "turn")
        assert game.damage(0) == 0
        game = Play(text).do("pass", REPEAT)
        assert game.told("repeats_phase", "phase") == [ENEMY_PHASE]
        assert game.damage(0) == 1  # it is exhausted by then


@pytest.mark.rule("AH-B-258", "AH-B-041")
def test_ah_b_258_without_the_upkeep_phase_the_round_still_ends_once() -> None:
    """Given upkeep is skipped, then nobody draws, gains or readies, but the round ends; repeated, it ends once."""
    clock = Card(ASSET, "x", "clock", cost=0)

    async def strikes(game: Arkham, me: Use) -> None:
        tokens.add(game, tokens.USES, me.card, 1)

    clock.forced(at(RoundEnd), strikes)
    with imagined(watch(), clock):
        text = "area 0 watch clock\ndeck 0 knife guts flashlight\nencounter ancient_evils\nphase upkeep"
        game = Play(text)
        lasts(game.now, ROUND, topics.HAND_SIZE, 0, 1, game.card("clock"))
        game.do(SKIP)
        assert (game.hand(), game.resources(0), game.uses("clock"), game.now.lasting) == ([], 5, 1, ())
        assert game.now.round == 2
        game = Play(text).do("pass", REPEAT)
        assert (game.hand(), game.resources(0), game.uses("clock"), game.now.round) == (["knife", "guts"], 7, 1, 2)
        assert game.told("repeats_phase", "phase") == [UPKEEP]


@pytest.mark.rule("AH-B-258", "AH-C-020")
def test_ah_c_020_each_is_a_reaction_that_may_be_left_out() -> None:
    """Given nobody wants it, then the phase goes on as ever, and the watch is there for the next."""
    with imagined(watch()):
        game = Play("area 0 watch\nencounter ancient_evils\nphase mythos").do("pass")
        assert (game.doom("whats_going_on"), game.offers(REPEAT), game.area()) == (2, True, ["watch"])


@pytest.mark.rule("AH-C-023")
def test_ah_c_023_the_step_is_skipped_and_other_doom_still_counts() -> None:
    """03121. Given such an agenda, then step 1.2 places nothing, while Ancient Evils adds and may let it advance."""
    agenda = Card(AGENDA, "03121", "hidden_truth", level=None, set="x", stage=1, doom=6)
    agenda.constant(topics.NO_DOOM_STEP, 1, lambda game, card, subject: card == subject)
    with imagined(agenda):
        game = Play("agenda hidden_truth\nencounter ancient_evils\nphase mythos")
        game.until(lambda: game.prompt == "turn")
        assert game.doom("hidden_truth") == 1
        assert game.told("no_doom_step", "source") == ["hidden_truth"]


# --- opening hands ----------------------------------------------------------------------------------------------------

DECK = ("knife", "flashlight", "guts", "machete", "perception", "overpower", "dodge", "evidence", "beat_cop")


class Begun(AnyPlay[Arkham]):
    """A table that begins with these decks, before opening hands."""

    def __init__(self, *decks: tuple[str, ...]) -> None:
        people = ("roland_banks", "daisy_walker")[: len(decks)]
        super().__init__(GAME, cast(people, decks, "the_gathering").copy(), len(decks), {})
        cast.cache_clear()
        make_ready(self.game)
        self.game.order = tuple(range(len(decks)))
        self.begin(proceed(self.game))

    @property
    def now(self) -> Arkham:
        """The position now."""
        state = self.table.state
        assert isinstance(state, Arkham)
        return state

    def named(self, cards: tuple[int, ...]) -> list[str]:
        """Cards by their ids."""
        return [CARDS.rows[self.now.card[card]].id for card in cards]


@pytest.mark.rule("AH-B-022", "AH-C-027")
def test_ah_c_027_before_the_opening_hand() -> None:
    """03264. Given a permanent that takes events out of the deck first, then the hand is drawn from what is left."""
    plan = Card(ASSET, "03264", "plan", cost=None, keywords="permanent")

    @plan.reaction(when(OpeningHand), given=by_you)
    async def prepares(game: Arkham, me: Use) -> None:
        for card in game.deck[me.seat]:
            if row(game, card).kind == EVENT:
                put(game, card, ASIDE)

    with imagined(plan):
        game = Begun(("plan", *DECK))
        assert (game.prompt, game.now.hand[0]) == ("react_openinghand", ())
        game.do("react:plan")
        assert (game.prompt, len(game.now.hand[0])) == ("mulligan", 5)
        assert not {"dodge", "evidence"}.intersection(game.named(game.now.hand[0] + game.now.deck[0]))


def its_holder(game: Arkham, me: Use) -> bool:
    """Whether it is about who controls the card."""
    return bool(game.holder[me.card] == me.trigger.seat)


def painter(size: int, kept: int) -> Card:
    """03003: instead of the opening hand so many cards, of which some are kept and the rest is discarded."""
    card = Card(ASSET, "03003", "painter", cost=None, keywords="permanent")

    @card.forced(would(OpeningHand), given=its_holder)
    async def paints(game: Arkham, me: Use) -> None:
        change = value(game, topics.OPENING_HAND, me.seat) - 5
        draw_opening(game, me.seat, size + change)
        for one in game.hand[me.seat][kept + change :]:
            put(game, one, ASIDE)
        no_mulligan(game, me.seat)
        me.trigger.over = True

    return card


@pytest.mark.rule("AH-R-2.6", "AH-B-195")
def test_ah_r_2_6_instead_of_the_opening_hand() -> None:
    """Given 8 are drawn and 6 kept, then it is the opening hand, without a mulligan; the others have theirs."""
    with imagined(painter(8, 6)):
        game = Begun(("painter", *DECK), ("knife", "guts", "machete", "perception", "overpower", "dodge"))
        assert [len(hand) for hand in game.now.hand] == [6, 5]
        assert (game.prompt, game.now.turns) == ("mulligan", (0,))
        assert game.table.choice is not None
        assert game.table.choice.seat == 1


@pytest.mark.rule("AH-R-2.6")
def test_ah_r_2_6_two_cards_fewer_change_both_numbers() -> None:
    """Given everybody begins with 2 cards fewer, then 6 are drawn and 4 kept; a usual hand has 3."""
    storm = Card(ASSET, "x", "storm", cost=None, keywords="permanent")
    storm.constant(topics.OPENING_HAND, -2)
    with imagined(painter(8, 6), storm):
        game = Begun(("painter", "storm", *DECK), ("knife", "guts", "machete", "perception", "overpower", "dodge"))
        assert [len(hand) for hand in game.now.hand] == [4, 3]
        assert game.now.zone.count(ASIDE) - Begun(DECK).now.zone.count(ASIDE) == 2


@pytest.mark.rule("AH-B-195", "AH-B-023")
def test_ah_b_195_after_the_mulligans() -> None:
    """03006. Given a choice after the opening hand, then it comes when all have kept or exchanged theirs."""
    role = Card(ASSET, "03006", "role", cost=None, keywords="permanent")
    role.forced(after(Mulligan), gains(1), given=its_holder)
    with imagined(role):
        game = Begun(("role", *DECK), DECK).do("keep")
        assert game.now.resources[game.now.who[0]] == 5
        game.do("keep")
        assert [game.now.resources[card] for card in game.now.who] == [6, 5]
        assert game.prompt == "turn" or game.prompt == "next_turn"


@pytest.mark.rule("AH-B-195")
def test_ah_b_195_what_may_be_used_then_is_asked_about() -> None:
    """Given a reaction to the hand that was kept, then its owner is asked, once the mulligan is over."""
    role = Card(ASSET, "03006", "role", cost=None, keywords="permanent")
    role.reaction(after(Mulligan), gains(1), given=by_you)
    with imagined(role):
        game = Begun(("role", *DECK)).do("keep")
        assert (game.prompt, game.options) == ("react_mulligan", ["react:role", "pass"])


@pytest.mark.rule("AH-X-17", "AH-B-017")
def test_ah_x_17_of_a_unique_permanent_card_one_is_in_play_and_the_players_say_whose() -> None:
    """03308. Given two decks with the same unique permanent, then the lead says whose stays, before opening hands."""
    coin = Card(ASSET, "03308", "coin", cost=None, unique=True, keywords="permanent")
    with imagined(coin):
        game = Begun(("coin", *DECK), ("coin", *DECK))
        assert (game.prompt, game.options, game.now.hand[0]) == ("whose_unique", ["whose:coin.1", "whose:coin.2"], ())
        game.do("whose:coin.2")
        assert [game.named(area) for area in game.now.area] == [[], ["coin"]]
        assert [event.kind for event in game.events("stays_out")] == ["stays_out"]
        assert (game.prompt, len(game.now.hand[0])) == ("mulligan", 5)
        assert Begun(("coin", *DECK), DECK).prompt == "mulligan"


@pytest.mark.rule("AH-B-183", "AH-B-204")
def test_a_permanent_weakness_is_in_play_however_it_came_into_the_deck() -> None:
    """02037. Given a permanent basic weakness, then it begins in play."""
    debt = Card(TREACHERY, "02037", "debt", level=None, weakness=True, basic=True, keywords="permanent")
    with imagined(debt):
        game = Begun((*DECK, "debt"))
        assert game.named(game.now.area[0]) == ["debt"]
        assert len(game.now.hand[0]) == 5

"""AH-R-1.6, B.8: what things cost besides, what can't be used, what starts in play and how much of it may be there."""

from functools import cache

import pytest

from miskatonic.games.arkham_lcg import GAME
from miskatonic.games.arkham_lcg.basics import tokens
from miskatonic.games.arkham_lcg.basics.additional_costs import pay_more
from miskatonic.games.arkham_lcg.basics.costs import spendable
from miskatonic.games.arkham_lcg.basics.zones import here
from miskatonic.games.arkham_lcg.cards.phrases import gains, yours
from miskatonic.games.arkham_lcg.rows import topics
from miskatonic.games.arkham_lcg.rows.card import CARDS, Card, Cost, InPlay, Limit, Use, at
from miskatonic.games.arkham_lcg.rows.terms import (
    ASSET,
    INVESTIGATE,
    LOCATION,
    NEUTRAL,
    REMOVED,
    RESIGN,
    ROUND,
    SEEKER,
)
from miskatonic.games.arkham_lcg.rules import actions, turn
from miskatonic.games.arkham_lcg.rules.components import cast, make_ready
from miskatonic.games.arkham_lcg.rules.elimination import resign
from miskatonic.games.arkham_lcg.rules.locations import connections, move
from miskatonic.games.arkham_lcg.rules.opening_hands import deal
from miskatonic.games.arkham_lcg.rules.playing import enter_play
from miskatonic.games.arkham_lcg.rules.round import TurnEnd
from miskatonic.games.arkham_lcg.rules.slots import assets_of
from miskatonic.games.arkham_lcg.state import Arkham
from tests.games.arkham_lcg.imaginary import imagined, trick
from tests.games.arkham_lcg.looks import running_test
from tests.games.arkham_lcg.rules.testing import Tested as Play
from tests.games.play import AnyPlay


def hound() -> Card:
    """02014: an action that may move to a connecting location and then investigates there."""
    card = Card(ASSET, "02014", "hound", level=None, cost=2)

    @card.action(
        cost=Cost(actions=1, exhaust=True),
        designator=INVESTIGATE,
        taxed_later=True,
        targets=lambda game, me: [here(game, me.seat), *connections(game, here(game, me.seat))],
    )
    async def sniffs(game: Arkham, me: Use) -> None:
        if me.target != here(game, me.seat):
            await move(game, me.seat, me.target)
        if me.seat in game.order and pay_more(game, me.seat, INVESTIGATE):
            await actions.investigate(game, me)

    return card


def library() -> Card:
    """02050: to investigate it costs 1 more action."""
    card = Card(LOCATION, "02050", "library", level=None, set="x", shroud=3, clues=3, symbol="book", connects=("quad",))

    def taxes(game: Arkham, card: int, seat: int, designator: str) -> bool:
        return designator == INVESTIGATE and here(game, seat) == card

    card.constant(topics.MORE_ACTIONS, 1, taxes)
    return card


def quad() -> Card:
    """02048: next to the library."""
    return Card(LOCATION, "02048", "quad", level=None, set="x", shroud=2, symbol="quad", connects=("book", "cell"))


CAMPUS = """
    investigators daisy_walker
    place quad
    place library
    clues library 3
    area 0 hound
    turn 0 {left}
"""


@pytest.mark.rule("AH-R-1.6")
def test_ah_r_1_6_the_tax_is_due_where_the_taxed_part_would_resolve() -> None:
    """Given one action left, then the hound's walk stands and nothing is investigated; given more, another is spent."""
    with imagined(hound(), quad(), library()):
        game = Play(CAMPUS.format(left=1)).do("investigate:hound:library")
        assert (game.place(0), game.clues(0), game.events("test")) == ("library", 0, [])
        assert game.told("too_dear", "seat", "source", "count") == [(0, "library", 1)]
        game = Play(CAMPUS.format(left=3)).do("investigate:hound:library", "draw_token")
        assert (game.place(0), game.clues(0), game.actions()) == ("library", 1, 1)
        assert game.told("dearer", "seat", "count", "source") == [(0, 1, "library")]
        assert Play(CAMPUS.format(left=3) + "at 0 library").option("investigate:hound:library").cost == 1


@pytest.mark.rule("AH-R-1.6", "AH-A-59")
def test_ah_r_1_6_at_the_library_the_basic_action_costs_two_and_one_does_not_do() -> None:
    """Given a seat at the library, then investigating takes two of its actions; with one left it isn't offered."""
    with imagined(hound(), quad(), library()):
        game = Play(CAMPUS.format(left=3) + "at 0 library")
        option = game.option("investigate")
        assert (option.cost, [str(one) for one in option.args["dearer"]]) == (2, ["card-library"])
        game.do("investigate", "draw_token")
        assert (game.actions(), game.clues(0)) == (1, 1)
        assert not any(one == "investigate" for one in game.options)
        # the hound's own action is only one: what more it costs it pays where it sniffs, or it finds nothing
        assert game.offers("investigate:hound:library")


def cell(price: Cost) -> Card:
    """03178: it costs something to enter."""
    card = Card(LOCATION, "03178", "cell", level=None, set="x", shroud=2, symbol="cell", connects=("quad",))
    card.constant(topics.ENTRY_COST, cost=price)
    return card


ASYLUM = """
    investigators daisy_walker roland_banks
    place quad
    place cell
"""


@pytest.mark.rule("AH-R-1.6")
def test_ah_r_1_6_to_enter_costs_a_clue() -> None:
    """Given a location that costs 1 clue to enter, then the way is barred without one, and with one it is paid."""
    with imagined(quad(), cell(Cost(clues=1))):
        game = Play(ASYLUM)
        assert not game.offers("move:cell")
        assert [one.reason for one in game.refusals if one.verb == "move"] == ["entry_cost"]
        game = Play(ASYLUM + "clues 0 2")
        option = game.option("move:cell")
        assert [(line.message, line.args["count"]) for line in GAME.warns(game.now, option)] == [("warn-clues", 1)]
        game.do("move:cell")
        assert (game.place(0), game.clues(0), game.actions()) == ("cell", 1, 2)
        assert game.told("pays_entry", "seat", "place") == [(0, "cell")]


@pytest.mark.rule("AH-R-1.6")
def test_ah_r_1_6_to_enter_may_cost_an_action_besides_that_of_the_move() -> None:
    """Given it costs an action, then two are spent, and with one left nobody may set out."""
    with imagined(quad(), cell(Cost(actions=1))):
        game = Play(ASYLUM + "turn 0 2").do("move:cell")
        assert (game.place(0), game.actions()) == ("cell", 0)
        assert not Play(ASYLUM + "turn 0 1").offers("move:cell")


@pytest.mark.rule("AH-R-1.6")
def test_ah_r_1_6_only_the_part_that_is_taxed_fails() -> None:
    """Given an event that gains 2 resources and moves, then without a clue the resources come and the move does not."""

    async def gains_and_goes(game: Arkham, me: Use) -> None:
        tokens.gain(game, me.seat, 2, "AH-B-052")
        await move(game, me.seat, game.label.index("cell"))

    with imagined(quad(), cell(Cost(clues=1)), trick("leap", gains_and_goes)):
        game = Play(f"{ASYLUM}hand 0 leap").do("play:leap")
        assert (game.resources(0), game.place(0)) == (7, "quad")
        assert game.told("cannot_pay_entry", "seat", "place") == [(0, "cell")]


@pytest.mark.rule("AH-R-1.6")
def test_ah_r_1_6_nothing_is_paid_where_a_forced_effect_moves_somebody() -> None:
    """Given a forced effect that drives everybody in, then nothing is paid, with clues or without."""

    async def drives(game: Arkham, me: Use) -> None:
        for seat in game.order:
            await move(game, seat, game.label.index("cell"), by_order=True)

    driver = Card(ASSET, "x", "driver", cost=0)
    driver.forced(at(TurnEnd), drives)
    with imagined(quad(), cell(Cost(clues=1)), driver):
        game = Play(f"{ASYLUM}clues 0 1\narea 0 driver").do("end_turn")
        assert (game.place(0), game.place(1), game.clues(0), game.clues(1)) == ("cell", "cell", 1, 0)


# --- resources --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AH-B-106", "AH-R-2.8")
def test_ah_b_106_what_lies_on_a_card_for_that_is_spent_first_and_is_not_in_the_pool() -> None:
    """05011. Given 2 resources on the card and 2 in the pool, then a price of 3 takes both from there and 1 here."""
    fortune = Card(ASSET, "05011", "fortune", cost=0)
    fortune.constant(topics.SPENDABLE, 1, yours)
    with imagined(fortune):
        game = Play("area 0 fortune\nresources fortune 2\nresources 0 2\nhand 0 machete")
        assert (spendable(game.now, 0), game.resources(0)) == (4, 2)
        game.do("play:machete")
        assert (game.resources("fortune"), game.resources(0)) == (0, 1)


# --- what can't be used -----------------------------------------------------------------------------------------------


@cache
def others(role: str) -> frozenset[int]:
    """The rows of cards that are neither neutral nor of a role."""
    return frozenset([at for at, one in enumerate(CARDS.rows) if {role, NEUTRAL}.isdisjoint(one.classes)])


def script() -> Card:
    """03006: its controller uses neutral cards and those of one class alone."""
    card = Card(ASSET, "03006", "script", cost=0)
    card.constant(topics.CANNOT_USE, lambda game, card, seat: others(SEEKER), yours)
    return card


STAGE = """
    investigators roland_banks daisy_walker
    area 0 script {area}
    hand 0 knife machete magnifying_glass vicious_blow deduction guts
    clues study 2
"""


@pytest.mark.rule("AH-B-003", "AH-B-195")
def test_ah_b_195_cards_out_of_role_are_neither_played_nor_committed_nor_used() -> None:
    """Given the role of a Seeker, then Guardian cards are no good, in hand or in play; their constants still hold."""
    others.cache_clear()
    with imagined(script()):
        game = Play(STAGE.format(area="beat_cop physical_training hyperawareness"))
        assert game.offers("play:knife")
        assert game.offers("play:magnifying_glass")
        assert not game.offers("play:machete")
        assert ("play", "cannot_use") in [(one.verb, one.reason) for one in game.refusals]
        assert not game.offers("use:beat_cop")
        game.do("investigate")
        assert game.offers("commit:deduction")
        assert game.offers("use:hyperawareness")
        assert not game.offers("use:physical_training")
        game.do("draw_token")
        game = Play(STAGE.format(area="beat_cop") + "threat 0 ghoul_minion").do("fight:ghoul_minion")
        assert not game.offers("commit:vicious_blow")
        assert ("commit", "cannot_commit") in [(one.verb, one.reason) for one in game.refusals]
        game.do("draw_token")
        assert game.told("passed", "value") == [5]


@pytest.mark.rule("AH-B-195", "AH-B-066")
def test_ah_b_195_it_binds_its_controller_alone() -> None:
    """Given a fellow in the same place, then they play and use whatever they have."""
    others.cache_clear()
    with imagined(script()):
        game = Play(STAGE.format(area="") + "hand 1 machete\nturn 1")
        assert game.offers("play:machete")


@pytest.mark.rule("AH-B-195")
def test_ah_b_195_fast_cards_and_reactions_too() -> None:
    """Given Dodge in the hand of someone who plays a Seeker, then an attack goes on without a question."""
    others.cache_clear()
    with imagined(script()):
        game = Play("area 0 script\nhand 0 dodge\nthreat 0 ghoul_minion").do("resource")
        assert (game.damage(0), game.prompt) == (1, "turn")


@pytest.mark.rule("AH-B-195")
def test_ah_b_195_the_odds_do_not_count_on_it() -> None:
    """Given Lucky! in the hand of someone who plays a Seeker, then it saves nothing."""
    others.cache_clear()
    text = "hand 0 lucky perception\nclues study 1\nbag -2 0"
    with imagined(script()):
        free, barred = Play(text).do("investigate"), Play(f"{text}\narea 0 script\nhand 0 deduction").do("investigate")
        assert running_test(free.table)["rescued"] == {"cards": ["card-lucky"], "chance": [1, 1]}
        assert running_test(barred.table)["rescued"] is None


@pytest.mark.rule("AH-B-195")
def test_ah_b_195_it_is_asked_once_a_question() -> None:
    """Given six cards in hand and three in play, then the role is looked up once for all of them."""
    others.cache_clear()
    asked: list[int] = []

    def amount(game: Arkham, card: int, seat: int) -> frozenset[int]:
        asked.append(seat)
        return others(SEEKER)

    card = Card(ASSET, "03006", "script", cost=0)
    card.constant(topics.CANNOT_USE, amount, yours)
    with imagined(card):
        game = Play(STAGE.format(area="beat_cop physical_training hyperawareness"))
        asked.clear()
        assert turn.offers.find(game.now, True)
        assert asked == [0]


# --- limits -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AH-B-110")
def test_ah_b_110_a_maximum_of_an_event_counts_every_copy_of_everybody() -> None:
    """02266. Given max 1 per round, then a second copy waits for the next round, in another's hand too."""

    async def does(game: Arkham, me: Use) -> None:
        tokens.gain(game, me.seat, 3, "AH-B-052")

    ace = trick("ace", does)
    ace.abilities[0].limit = Limit(1, ROUND, by_title=True)
    with imagined(ace):
        game = Play("investigators roland_banks daisy_walker\nhand 0 ace ace\nhand 1 ace").do("play:ace")
        assert not game.offers("play:ace")
        assert ("play", "limit") in [(one.verb, one.reason) for one in game.refusals]
        game.do("end_turn")
        assert game.now.active == 1
        assert not game.offers("play:ace")
        game.do("end_turn").until(lambda: game.prompt == "turn" or game.prompt == "next_turn")
        assert game.now.round == 2
        if game.prompt == "next_turn":
            game.do("turn:1")
        assert game.offers("play:ace")


@pytest.mark.rule("AH-B-109")
def test_ah_b_109_a_limit_belongs_to_one_ability_whatever_it_is_aimed_at() -> None:
    """Given two abilities of a card, then each has its own limit; one with several targets has one for all of them."""
    two = Card(ASSET, "x", "two_sided", cost=0)
    two.free(gains(1), limit=Limit(1, ROUND), name="heads")
    two.free(gains(1), limit=Limit(1, ROUND), name="tails")
    one = Card(ASSET, "x", "one_sided", cost=0)
    one.free(gains(1), limit=Limit(1, ROUND), targets=lambda game, me: [*game.area[me.seat]])
    with imagined(two, one):
        game = Play("area 0 two_sided one_sided").do("use:two_sided:heads")
        assert game.offers("use:two_sided:tails")
        assert not game.offers("use:two_sided:heads")
        game.do("use:one_sided:two_sided")
        assert not game.offers("use:one_sided")


def boots(id_: str) -> Card:
    """05036: limit 1 Footwear per investigator."""
    return Card(ASSET, "05036", id_, cost=0, traits="Item Footwear", limit_in_play=InPlay(trait="footwear"))


@pytest.mark.rule("AH-B-275", "AH-R-2.3")
def test_ah_b_275_a_second_one_of_the_trait_is_not_played_and_the_reason_names_the_first() -> None:
    """Given one pair of shoes in play, then another is barred by it, for its controller alone."""
    with imagined(boots("shoes"), boots("boots")):
        game = Play("investigators roland_banks daisy_walker\narea 0 shoes\nhand 0 boots\nhand 1 boots")
        assert not game.offers("play:boots")
        (barred,) = [one for one in game.refusals if one.reason == "limit_in_play"]
        assert str(barred.args["source"]) == "card-shoes"
        game.do("end_turn")
        assert game.offers("play:boots")


@pytest.mark.rule("AH-B-275")
def test_ah_b_275_one_more_that_an_effect_puts_into_play_is_discarded() -> None:
    """Given shoes in play, when an effect puts boots into play, then they go to the discard pile."""

    async def outfits(game: Arkham, me: Use) -> None:
        await enter_play(game, me.seat, next(one for one in game.hand[me.seat] if game.label[one] == "boots"))

    with imagined(boots("shoes"), boots("boots"), trick("outfit", outfits)):
        game = Play("area 0 shoes\nhand 0 boots outfit").do("play:outfit")
        assert (game.area(), game.pile(0)) == (["shoes"], ["outfit", "boots"])
        assert game.told("over_limit", "card", "source") == [("boots", "shoes")]


@pytest.mark.rule("AH-R-2.3")
def test_ah_r_2_3_a_limit_may_count_copies_or_the_whole_group() -> None:
    """Given limit 1 per investigator, then each may have one; given a group limit of 2, then the third is barred."""
    wolf = Card(ASSET, "02188", "wolf", cost=0, limit_in_play=InPlay())
    with imagined(wolf):
        game = Play("investigators roland_banks daisy_walker\narea 0 wolf\nhand 0 wolf\nhand 1 wolf")
        assert not game.offers("play:wolf")
        assert game.do("end_turn").offers("play:wolf")
    ward = Card(ASSET, "04031", "incantation", cost=0, limit_in_play=InPlay(2, group=True))
    with imagined(ward):
        text = "investigators roland_banks daisy_walker\nhand 0 incantation\narea 1 incantation"
        assert Play(text).offers("play:incantation")
        assert not Play(f"{text} incantation").offers("play:incantation")


# --- what starts in play ----------------------------------------------------------------------------------------------


class Begun(AnyPlay[Arkham]):
    """A table that begins with these decks, opening hands dealt."""

    def __init__(self, *decks: tuple[str, ...]) -> None:
        people = ("roland_banks", "daisy_walker")[: len(decks)]
        super().__init__(GAME, cast(people, decks, "the_gathering").copy(), len(decks), {})
        make_ready(self.game)
        deal(self.game)
        self.begin("setup.mulligan")

    def named(self, cards: tuple[int, ...]) -> list[str]:
        """Cards by their ids."""
        return [CARDS.rows[self.game.card[card]].id for card in cards]


PLAIN = ("knife", "knife", "flashlight", "flashlight", "guts", "guts", "machete", "machete")


@pytest.mark.rule("AH-B-026", "AH-B-183", "AH-B-236")
def test_ah_b_026_permanent_cards_and_those_that_say_so_start_in_play() -> None:
    """Given a permanent and a companion that starts in play in a deck, then the one is in play from the first, and the
    other, with its uses, once opening hands are there.
    """
    skill = Card(ASSET, "02187", "studies", cost=None, keywords="permanent")
    dog = Card(ASSET, "02014", "terrier", level=None, cost=2, starts_in_play=True, uses=("supplies", 3))
    with imagined(skill, dog):
        game = Begun(("studies", *PLAIN, "terrier"))
        state = game.table.state
        assert isinstance(state, Arkham)
        assert game.named(state.area[0]) == ["studies"]
        assert len(state.hand[0]) == 5
        assert len(state.deck[0]) == 3
        game.do("keep")
        state = game.table.state
        assert isinstance(state, Arkham)
        assert game.named(state.area[0]) == ["studies", "terrier"]
        assert state.resources[state.who[0]] == 5
        assert state.uses[state.area[0][1]] == 3
        cast.cache_clear()


@pytest.mark.rule("AH-E-006", "AH-B-183")
def test_ah_e_006_it_leaves_with_its_owner_alone() -> None:
    """Given a permanent, then it is nothing to discard; when its owner resigns, then it is out of the game."""
    study_of = Card(ASSET, "02187", "studies", cost=None, keywords="permanent")
    exit_ = Card(LOCATION, "x", "exit", level=None, set="x", shroud=1, symbol="x")

    async def leaves(game: Arkham, me: Use) -> None:
        await resign(game, me.seat)

    exit_.action(leaves, designator=RESIGN)
    with imagined(study_of, exit_):
        game = Play("investigators roland_banks daisy_walker\nplace exit\narea 0 studies knife")
        assert [game.now.label[card] for card in assets_of(game.now, 0)] == ["knife"]
        game.do("resign:exit")
        assert game.zone("studies") == REMOVED

"""The five investigators of The Dunwich Legacy."""

from fractions import Fraction

import pytest

from miskatonic.games.arkham_lcg import GAME
from miskatonic.games.arkham_lcg.odds.position.options import of_option
from miskatonic.games.arkham_lcg.odds.position.skill_test import chance_of
from miskatonic.games.arkham_lcg.rows.card import Card, Use, after
from miskatonic.games.arkham_lcg.rows.decks import DeckList
from miskatonic.games.arkham_lcg.rows.terms import ASIDE, LOCATION
from miskatonic.games.arkham_lcg.rules.components import cast, make_ready
from miskatonic.games.arkham_lcg.rules.deck_building import problems
from miskatonic.games.arkham_lcg.rules.locations import Entering
from miskatonic.games.arkham_lcg.rules.opening_hands import deal
from miskatonic.games.arkham_lcg.rules.skill_test import skill_sources
from miskatonic.games.arkham_lcg.rules.taking import end_turn_now
from miskatonic.games.arkham_lcg.state import Arkham
from tests.games.arkham_lcg.imaginary import imagined
from tests.games.arkham_lcg.play import Play
from tests.games.play import AnyPlay

# --- Jenny Barnes -----------------------------------------------------------------------------------------------------


def test_jenny_gains_two_resources_in_the_upkeep_phase() -> None:
    """Given Jenny and Roland, when resources are gained, then she has 2 more, one by one, and he 1."""
    game = Play("""
        investigators jenny_barnes roland_banks
        deck 0 knife
        deck 1 knife
        phase upkeep
    """)
    assert (game.resources(0), game.resources(1)) == (7, 6)
    assert game.told("gains", "seat", "count") == [(0, 1), (0, 1), (1, 1)]


@pytest.mark.rule("AH-R-2.8")
def test_ah_r_2_8_her_elder_sign_counts_what_is_in_her_pool() -> None:
    """Given 4 resources in the pool and 3 on a weakness, when she reveals the elder sign, then +4."""
    game = Play("""
        investigators jenny_barnes
        threat 0 hospital_debts
        resources 0 4
        resources hospital_debts 3
        clues study 1
        bag elder_sign
    """).do("investigate")
    assert game.told("passed", "value") == [7]


# --- Zoey Samaras -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("enemy ghoul_priest study\nexhausted ghoul_priest", "engage:ghoul_priest"),
        ("place hallway\nplace attic\nat 0 hallway\nenemy ghoul_priest attic", "move:attic"),
        ("encounter ghoul_minion\nplace hallway\nagenda theyre_getting_out\nhand 0 drawn_to_the_flame", "play:…"),
    ],
)
def test_zoey_gains_a_resource_however_an_enemy_engages_her(text: str, answer: str) -> None:
    """Given an enemy she engages, one she comes to, or one that spawns, when it is engaged, then 1 resource."""
    game = Play(f"investigators zoey_samaras\n{text}").do(answer)
    assert game.prompt == "react_engagement"
    before = game.resources(0)
    game.do("react:zoey_samaras")
    assert game.resources(0) == before + 1


def test_zoey_gains_nothing_from_a_massive_enemy_or_a_fellows() -> None:
    """Given Umôrdhoth, who is engaged with nobody, or an enemy that engages a fellow, then she is not asked."""
    game = Play("""
        investigators zoey_samaras
        scenario the_devourer_below
        place ritual_site
        enemy umordhoth ritual_site
        exhausted umordhoth
        deck 0 knife
        phase upkeep
    """)
    assert game.is_ready("umordhoth")
    assert game.prompt != "react_engagement"
    game = Play("""
        investigators zoey_samaras roland_banks
        enemy ghoul_priest study
        exhausted ghoul_priest
        turn 1 3
    """).do("engage:ghoul_priest")
    assert game.prompt == "turn"


def test_zoeys_sign_strikes_harder() -> None:
    """Given an attack with the elder sign, then combat 5 and 2 damage; a failure hits a fellow with 1."""
    game = Play("""
        investigators zoey_samaras
        threat 0 ghoul_priest
        bag elder_sign
    """).do("fight:ghoul_priest")
    assert (game.told("passed", "value"), game.damage("ghoul_priest")) == ([5], 2)
    game = Play("""
        investigators zoey_samaras roland_banks
        threat 0 haunted haunted
        threat 1 ghoul_priest
        bag elder_sign
    """).do("fight:ghoul_priest")
    assert (game.told("failed", "value"), game.damage(1), game.damage("ghoul_priest")) == ([3], 1, 0)


def test_zoeys_sign_does_nothing_more_outside_of_attacks() -> None:
    """Given an investigation, then +1 and nothing else: the next attack deals 1."""
    game = Play("""
        investigators zoey_samaras
        threat 0 ghoul_priest
        exhausted ghoul_priest
        clues study 1
        bag elder_sign
    """).do("investigate")
    assert game.told("passed", "value") == [3]
    assert game.clues(0) == 1


# --- Rex Murphy -------------------------------------------------------------------------------------------------------

REX = """
    investigators rex_murphy
    clues study 4
    bag {token}
"""


@pytest.mark.rule("AH-C-006")
def test_ah_c_006_rex_finds_one_more_by_two() -> None:
    """Given intellect 4 against 2, when he succeeds by exactly 2, then his reaction finds a clue, and the investigation
    another one.
    """
    game = Play(REX.format(token="0")).do("investigate", "react:rex_murphy")
    assert game.told("discovers", "count") == [1, 1]
    assert (game.clues(0), game.clues("study")) == (2, 2)


@pytest.mark.rule("AH-C-006")
def test_ah_c_006_by_one_or_in_another_test_it_is_not_offered() -> None:
    """Given a success by 1, or a test of another kind, then his reaction is not offered."""
    assert Play(REX.format(token="-1")).do("investigate").prompt == "turn"
    game = Play(REX.format(token="1") + "encounter rotting_remains\nphase mythos.draw")
    assert game.told("passed", "margin") == [1]
    assert game.prompt == "turn"


@pytest.mark.rule("AH-C-006", "AH-Q-001")
def test_ah_c_006_burglary_comes_after_his_reaction() -> None:
    """Given Burglary, when it succeeds by 2, then the reaction finds a clue first, and then 3 resources are gained."""
    game = Play(REX.format(token="0") + "area 0 burglary").do("investigate:burglary", "react:rex_murphy")
    assert (game.clues(0), game.resources(0)) == (1, 8)


@pytest.mark.rule("AH-T-010")
@pytest.mark.parametrize(("taboo", "clues"), [("", 4), ("april_2019", 3)])
def test_ah_t_010_with_the_taboo_list_once_per_round(taboo: str, clues: int) -> None:
    """Given two successes by 2 in one round, then two clues more, but with the taboo list one."""
    game = Play(REX.format(token="0"), taboo=taboo).do("investigate", "react:rex_murphy", "investigate")
    if not taboo:
        game.do("react:rex_murphy")
    assert (game.prompt, game.clues(0)) == ("turn", clues)


def test_rexs_sign_is_two_or_three_cards_for_a_failure() -> None:
    """Given the elder sign, when he goes on, then +2; when he would rather fail, then 3 cards and no clue."""
    text = REX.format(token="elder_sign") + "deck 0 knife flashlight guts machete\nthreat 0 haunted haunted"
    game = Play(text).do("investigate", "go_on")
    assert game.told("passed", "value") == [4]
    game = Play(text).do("investigate", "fail_for_cards")
    assert (len(game.hand()), game.clues(0), game.told("failed", "value")) == (3, 0, [0])


# --- Jim Culver -------------------------------------------------------------------------------------------------------

JIM = """
    investigators jim_culver
    clues study 1
    bag {token}
"""


def test_a_skull_weighs_nothing_for_jim() -> None:
    """Given three Ghouls at the location, when he reveals a skull, then it is worth 0, and -3 for a fellow."""
    text = """
        enemy ghoul_minion study
        enemy ravenous_ghoul study
        enemy icy_ghoul study
        exhausted ghoul_minion ravenous_ghoul icy_ghoul
    """
    game = Play(JIM.format(token="skull") + text).do("investigate")
    assert game.told("passed", "value") == [3]
    text = text.replace("exhausted", "turn 1 3\nexhausted")
    game = Play(JIM.format(token="skull").replace("jim_culver", "jim_culver roland_banks") + text).do("investigate")
    assert game.told("failed", "value") == [0]


def test_what_else_a_skull_does_stays() -> None:
    """Given Shrivelling, when he attacks with it and reveals a skull, then 1 horror all the same."""
    game = Play(JIM.format(token="skull") + "area 0 shrivelling\nuses shrivelling 4\nthreat 0 ghoul_priest")
    game.do("fight:shrivelling:ghoul_priest")
    assert (game.damage("ghoul_priest"), game.horror(0)) == (2, 1)


def test_jim_may_treat_an_elder_sign_as_a_skull() -> None:
    """Given the elder sign, when he leaves it, then +1; when he treats it as a skull, then 0, and the Trumpet answers
    to it.
    """
    text = JIM.format(token="elder_sign") + "area 0 jims_trumpet\nhorror 0 2"
    game = Play(text).do("investigate", "pass")
    assert (game.told("passed", "value"), game.horror(0)) == ([4], 2)
    game = Play(text).do("investigate", "react:jim_culver", "react:jims_trumpet:jim_culver")
    assert (game.told("passed", "value"), game.horror(0)) == ([3], 1)
    assert game.told("treated", "token", "now") == [("elder_sign", "skull")]


def test_the_chance_knows_that_his_skulls_weigh_nothing() -> None:
    """Given a bag of skulls and an auto-fail against 3 Ghouls, then the chance is what it is without them."""
    text = """
        enemy ghoul_minion study
        exhausted ghoul_minion
        hand 0 guts perception
    """
    game = Play(JIM.format(token="skull skull skull auto_fail") + text).do("investigate")
    assert chance_of(game.now, game.now.tests[0]) == Fraction(3, 4)


# --- "Ashcan" Pete ----------------------------------------------------------------------------------------------------

PETE = """
    investigators ashcan_pete
    hand 0 knife flashlight haunted
    area 0 machete old_book_of_lore
    exhausted machete
"""


def test_pete_readies_an_asset_for_a_card_once_per_round() -> None:
    """Given an exhausted and a ready asset, when he discards a card, then the exhausted one readies; once per round,
    and a ready one is no target.
    """
    game = Play(PETE)
    assert not game.offers("use:ashcan_pete:old_book_of_lore")
    game.do("use:ashcan_pete:machete")
    assert sorted(game.options) == ["discard:flashlight", "discard:knife"]
    game.do("discard:knife")
    assert (game.is_ready("machete"), game.pile(0)) == (True, ["knife"])
    assert not game.offers("use:ashcan_pete")


def test_pete_needs_a_card_that_he_may_discard() -> None:
    """Given nothing but a weakness in hand, then he can't."""
    assert not Play(PETE.replace("knife flashlight ", "")).offers("use:ashcan_pete")


def test_pete_readies_nothing_while_he_is_wracked_by_nightmares() -> None:
    """Given Wracked by Nightmares, then his assets can't ready, so nothing is offered."""
    assert not Play(PETE + "threat 0 wracked_by_nightmares").offers("use:ashcan_pete")


# --- Duke -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AH-B-236")
def test_ah_b_236_pete_begins_with_duke_in_play() -> None:
    """Given Pete's deck, when opening hands are drawn, then Duke is in neither hand nor deck; when the mulligans are
    over, then he is in play, for nothing.
    """
    deck = ("duke", *["knife", "flashlight", "guts", "perception"] * 2)
    state = cast(("ashcan_pete",), (deck,), "the_gathering").copy()
    make_ready(state)
    deal(state)
    duke = state.label.index("duke")
    assert (state.zone[duke], len(state.hand[0]), len(state.deck[0])) == (ASIDE, 5, 3)
    table = AnyPlay(GAME, state, 1, {}).begin("setup.mulligan").do("keep").table
    assert isinstance(table.state, Arkham)
    assert table.state.area[0] == (duke,)
    assert table.state.resources[table.state.who[0]] == 5


DUKE = """
    investigators ashcan_pete
    area 0 duke
    {more}
"""


def test_duke_bites_with_a_base_of_four() -> None:
    """Given combat 2 and Haunted, when Duke attacks, then 4 - 1, and 2 damage; he exhausts."""
    game = Play(DUKE.format(more="threat 0 ghoul_priest haunted\nbag 1")).do("fight:duke:ghoul_priest")
    assert game.told("passed", "value") == [4]
    assert (game.damage("ghoul_priest"), game.is_ready("duke"), game.actions()) == (2, False, 2)


def test_the_chance_of_dukes_bite_is_foretold_and_explained() -> None:
    """Given a bag half of which is enough for him, then the option says so; in the test he is a line of his own."""
    game = Play(DUKE.format(more="threat 0 ghoul_priest\nbag 0 -1\nhand 0 overpower"))
    assert of_option(game.now, game.option("fight:duke:ghoul_priest")) == 0.5
    game.do("fight:duke:ghoul_priest")
    assert ("card", game.card("duke"), 2) in skill_sources(game.now, game.now.tests[0])


def test_duke_investigates_here_or_next_door() -> None:
    """Given a location next to that of Pete, when Duke leads him there, then he moves and investigates with 4."""
    text = DUKE.format(more="place hallway\nplace attic\nat 0 attic\nclues attic 1\nclues hallway 1")
    game = Play(text).do("investigate:duke:hallway")
    assert (game.place(0), game.clues(0), game.actions()) == ("hallway", 1, 2)
    assert game.told("test", "value") == [4]
    game = Play(text).do("investigate:duke:attic")
    assert (game.place(0), game.clues(0)) == ("attic", 1)


@pytest.mark.rule("AH-R-1.6")
def test_ah_r_1_6_enemies_attack_where_he_was() -> None:
    """Given an enemy engaged with Pete and another next door, when Duke leads him there, then the first attacks before
    he moves and comes along; the other engages him and does not attack.
    """
    more = "place hallway\nplace attic\nat 0 attic\nthreat 0 ghoul_minion\nenemy icy_ghoul hallway\nclues hallway 1"
    game = Play(DUKE.format(more=more)).do("investigate:duke:hallway")
    while game.prompt in ("harm", "assign"):
        game.do(game.options[0])
    assert game.told("attacks", "enemy") == ["ghoul_minion"]
    assert game.engaged("icy_ghoul") == 0
    assert game.clues(0) == 1


CAMPUS = """
    investigators ashcan_pete
    area 0 duke
    place miskatonic_quad
    place orne_library
    at 0 {at}
    clues orne_library 1
    turn 0 {left}
"""


@pytest.mark.rule("AH-R-1.6")
@pytest.mark.parametrize(("left", "clues"), [(1, 0), (2, 1), (3, 1)])
def test_ah_r_1_6_what_a_place_costs_besides_is_paid_where_he_gets_to(left: int, clues: int) -> None:
    """Given the Orne Library next door, when Duke leads Pete there with his last action, then he moves and doesn't
    investigate; with one left, that one is spent, and his base of 4 is enough.
    """
    game = Play(CAMPUS.format(at="miskatonic_quad", left=left)).do("investigate:duke:orne_library")
    assert (game.place(0), game.clues(0)) == ("orne_library", clues)
    assert (len(game.told("dearer", "count")), len(game.told("too_dear", "count"))) == (clues, 1 - clues)


@pytest.mark.rule("AH-R-1.6", "AH-E-008")
def test_ah_r_1_6_at_the_library_itself_it_must_be_payable() -> None:
    """Given Pete in the library with one action, then Duke can lead him out, but not investigate there."""
    game = Play(CAMPUS.format(at="orne_library", left=1))
    found = [option for option in game.options if option.startswith("investigate:duke")]
    assert found == ["investigate:duke:miskatonic_quad"]


def quad() -> Card:
    """A location beside the next one."""
    return Card(LOCATION, "imaginary", "quad", level=None, set="x", shroud=1, symbol="a", connects=("b",))


def ruins() -> Card:
    """Like 04075: whoever enters it ends their turn."""
    card = Card(LOCATION, "imaginary", "ruins", level=None, set="x", shroud=1, symbol="b", connects=("a",))

    @card.forced(after(Entering), given=lambda game, me: me.trigger.place == me.card)
    async def sinks(game: Arkham, me: Use) -> None:
        end_turn_now(game, me.seat)

    return card


@pytest.mark.rule("AH-Q-018")
def test_ah_q_018_the_turn_ends_and_he_investigates_all_the_same() -> None:
    """Given a place that ends the turn of whoever enters, when Duke leads Pete there, then the clue is found, and the
    turn is over.
    """
    with imagined(ruins(), quad()):
        game = Play(DUKE.format(more="place quad\nplace ruins\nclues ruins 1")).do("investigate:duke:ruins")
        assert game.clues(0) == 1
        assert game.now.round == 2


def test_petes_sign_readies_duke() -> None:
    """Given the elder sign in the test that Duke began, then +2, and he is ready again at once, even if it fails."""
    for more, passed in (("", True), ("threat 0 haunted haunted haunted haunted haunted", False)):
        game = Play(DUKE.format(more=f"clues study 1\nbag elder_sign\n{more}")).do("investigate:duke:study")
        assert (bool(game.told("passed", "value")), game.is_ready("duke")) == (passed, True)


@pytest.mark.rule("AH-Q-036")
def test_ah_q_036_pete_may_go_on_without_duke_once_he_is_lost() -> None:
    """Given Pete's deck without Duke, then it is refused, but not once Duke is lost for good."""
    cards = {"01000": 1, "02015": 1, **dict.fromkeys(PLAIN, 2)}
    deck = DeckList("02005", cards)
    boxes = ("core", "dunwich_legacy")
    assert [line.message for line in problems(deck, boxes=boxes)] == ["deck-required"]
    assert problems(deck, boxes=boxes, lost=("02014",)) == []


PLAIN = (
    "01072", "01073", "01074", "01075", "01076", "01077", "01078", "01079", "01080", "01081", "01086", "01087", "01088",
    "01089", "01090",
)  # fmt: skip
"""Fifteen cards of survivors and neutral ones."""

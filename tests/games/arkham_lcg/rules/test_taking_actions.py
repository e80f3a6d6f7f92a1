"""AH-Q-029, AH-Q-030, AH-R-1.10, AH-B-259: actions taken besides those of a turn, restricted ones, a turn that ends."""

from functools import partial

import pytest

from miskatonic.games.arkham_lcg import GAME
from miskatonic.games.arkham_lcg.basics import tokens
from miskatonic.games.arkham_lcg.basics.costs import lose_actions
from miskatonic.games.arkham_lcg.basics.values import lasts
from miskatonic.games.arkham_lcg.basics.zones import here
from miskatonic.games.arkham_lcg.cards.phrases import by_you, succeeded_by
from miskatonic.games.arkham_lcg.rows import topics
from miskatonic.games.arkham_lcg.rows.card import ONCE_PER_ROUND, Card, Cost, Use, after, when
from miskatonic.games.arkham_lcg.rows.terms import (
    AGILITY,
    ASSET,
    EVADE,
    EVENT,
    INVESTIGATE,
    LOCATION,
    MOVE,
    SKILL,
    TURN,
)
from miskatonic.games.arkham_lcg.rules import actions, skill_test
from miskatonic.games.arkham_lcg.rules.attacks import Attack
from miskatonic.games.arkham_lcg.rules.locations import Entering, Leaving, connections, move
from miskatonic.games.arkham_lcg.rules.taking import end_turn_now, take_action
from miskatonic.games.arkham_lcg.state import Arkham, has_trait
from tests.games.arkham_lcg.imaginary import beast, imagined, trick
from tests.games.arkham_lcg.rules.testing import Tested as Play


def map_() -> Card:
    """04002: after its controller has moved, once a round, an investigate action of any kind."""
    card = Card(ASSET, "04002", "map", cost=0)

    @card.reaction(after(Leaving), given=by_you, limit=ONCE_PER_ROUND)
    async def looks_around(game: Arkham, me: Use) -> None:
        await take_action(game, me.seat, me.card, INVESTIGATE)

    return card


HOUSE = """
    investigators daisy_walker
    place hallway
    place cellar
    place attic
    area 0 map {area}
    clues cellar 2
"""


@pytest.mark.rule("AH-Q-029")
def test_ah_q_029_any_investigate_action_will_do_basic_or_by_an_asset_or_an_event() -> None:
    """Given Flashlight in play and an event that investigates in hand, then all three are offered and nothing else."""
    glance = Card(EVENT, "x", "glance", cost=1)

    async def looks(game: Arkham, me: Use) -> None:
        await actions.investigate(game, me)

    glance.played(looks, designator=INVESTIGATE)
    with imagined(map_(), glance):
        game = Play(HOUSE.format(area="flashlight") + "hand 0 glance knife").do("move:cellar", "react:map")
        assert game.prompt == "take_action"
        assert sorted(game.options) == ["investigate", "investigate:flashlight", "pass", "play:glance"]
        game.do("play:glance", "draw_token")
        assert (game.clues(0), game.actions(), game.resources(0)) == (1, 2, 4)


@pytest.mark.rule("AH-Q-030", "AH-L-13")
def test_ah_q_030_a_taken_action_is_gained_and_spent_at_once_and_provokes() -> None:
    """Given an enemy engaged, then the taken investigation is attacked, and the turn has as many actions as before."""
    with imagined(map_()):
        game = Play(HOUSE.format(area="") + "threat 0 ghoul_minion").do("move:cellar", "react:map")
        before = game.damage(0)
        game.do("investigate", "draw_token")
        assert (game.damage(0), game.clues(0), game.actions()) == (before + 1, 1, 2)
        assert game.told("opportunity", "seat") == [0, 0]


@pytest.mark.rule("AH-Q-030")
def test_ah_q_030_who_declines_has_gained_nothing() -> None:
    """Given the offer is declined, then two actions are left, as after any move."""
    with imagined(map_()):
        game = Play(HOUSE.format(area="")).do("move:cellar", "react:map", "pass")
        assert (game.actions(), game.clues(0), game.prompt) == (2, 0, "turn")


@pytest.mark.rule("AH-Q-030", "AH-R-1.1")
def test_ah_q_030_an_ability_that_performs_the_effect_of_an_action_takes_none() -> None:
    """04017. Given a reaction that attacks the attacker, then nobody else strikes and no action is spent."""
    blade = Card(ASSET, "04017", "blade", cost=0)

    @blade.reaction(after(Attack), cost=Cost(exhaust=True), targets=lambda game, me: [me.trigger.enemy])
    async def strikes_back(game: Arkham, me: Use) -> None:
        await actions.fight(game, me)

    with imagined(blade):
        game = Play("area 0 blade\nthreat 0 ghoul_minion icy_ghoul\nphase enemy.attack")
        game.do("next:ghoul_minion", "react:blade:ghoul_minion", "draw_token")
        assert game.damage("ghoul_minion") == 1
        assert len(game.told("attacks", "enemy")) == 2  # each its own attack of the phase, none of opportunity
        assert game.told("opportunity", "seat") == []


@pytest.mark.rule("AH-C-026", "AH-R-1.1")
def test_ah_c_026_anybody_at_the_place_may_use_what_a_card_grants_it() -> None:
    """03232. Given a way that one seat has attached, then the other goes it for free; exhausted, nobody."""
    way = Card(EVENT, "03232", "way", cost=0, fast=True, for_everybody=True)

    async def goes(game: Arkham, me: Use) -> None:
        await move(game, me.seat, me.target)

    def targets(game: Arkham, me: Use) -> list[int]:
        return connections(game, here(game, me.seat))

    way.free(goes, topics.TURN_WINDOW, cost=Cost(exhaust=True), designator=MOVE, targets=targets)
    with imagined(way):
        text = "investigators roland_banks daisy_walker\nplace hallway\nplace attic\nplace cellar\nattached way hallway"
        game = Play(f"{text}\nturn 1\nthreat 1 ghoul_minion").do("move:way:attic")
        assert (game.place(1), game.actions(1), game.told("opportunity", "seat")) == ("attic", 3, [])
        assert not Play(f"{text}\nturn 1\nexhausted way").offers("move:way")
        assert not Play(f"{text}\nturn 1\nat 1 attic").offers("move:way")
        assert Play(text).offers("move:way")


@pytest.mark.rule("AH-L-15", "AH-R-1.1")
def test_ah_l_15_a_free_ability_with_a_bold_word_is_no_action_that_could_cost_more() -> None:
    """Given Frozen in Fear, then a move by such an ability is free, and the first action still costs two."""
    way = Card(ASSET, "03232", "way", cost=0)

    async def goes(game: Arkham, me: Use) -> None:
        await move(game, me.seat, me.target)

    def targets(game: Arkham, me: Use) -> list[int]:
        return connections(game, here(game, me.seat))

    way.free(goes, topics.TURN_WINDOW, cost=Cost(exhaust=True), designator=MOVE, targets=targets)
    with imagined(way):
        game = Play("place hallway\nplace attic\nplace cellar\narea 0 way\nthreat 0 frozen_in_fear")
        game.do("move:way:attic")
        assert (game.place(0), game.actions()) == ("attic", 3)
        game.do("move:hallway")
        assert (game.place(0), game.actions()) == ("hallway", 1)


@pytest.mark.rule("AH-Q-034", "AH-B-135")
def test_ah_q_034_before_enemies_engage_is_a_moment_that_is_there_without_any() -> None:
    """05036. Given shoes, then who runs on is engaged by nobody at the place passed; they run from an empty one too."""
    for enemy in ("enemy ghoul_minion hallway\n", ""):
        with imagined(shoes(when(Entering))):
            game = Play(f"""
                investigators wendy_adams
                place hallway
                place cellar
                place attic
                at 0 attic
                area 0 shoes
                {enemy}
            """).do("move:hallway", "react:shoes")
            game.until(lambda: game.prompt == "turn")
            assert (game.place(0), game.threats(0)) == ("cellar", [])


def wits() -> Card:
    """02229: success by 2: after the test an action as if in one's turn."""
    card = Card(SKILL, "02229", "wits", icons="?")

    async def thinks(game: Arkham, me: Use) -> None:
        game.waiting.append(partial(take_action, game, me.seat, me.card))

    card.success(thinks, given=succeeded_by(2), alone=True)
    return card


@pytest.mark.rule("AH-B-256", "AH-L-13")
def test_ah_b_256_an_action_out_of_turn_takes_none_from_the_next_turn() -> None:
    """Given success by 2 in the mythos phase, then one action at once, nothing fast; in the turn all three."""
    with imagined(wits()):
        game = Play("""
            investigators skids_otoole
            hand 0 wits flashlight magnifying_glass
            encounter grasping_hands
            phase mythos
            bag 1
        """).do("commit:wits", "draw_token")
        assert (game.prompt, game.now.phase) == ("take_action", "mythos")
        assert game.offers("play:flashlight")
        assert not game.offers("play:magnifying_glass")
        assert not game.offers("end_turn")
        game.do("resource")
        assert (game.resources(0), game.now.phase, game.actions()) == (6, "investigation", 3)


@pytest.mark.rule("AH-B-256")
def test_ah_b_256_in_ones_own_turn_it_comes_when_the_tested_action_is_over() -> None:
    """Given success by 2 at an investigation, then the clue comes first, and the taken action costs none."""
    with imagined(wits()):
        game = Play("hand 0 wits\nclues study 2\nbag 1").do("investigate", "commit:wits", "draw_token")
        assert (game.prompt, game.clues(0)) == ("take_action", 1)
        game.do("resource")
        assert (game.actions(), game.resources(0)) == (2, 6)


@pytest.mark.rule("AH-R-1.10")
def test_ah_r_1_10_what_leo_gives_is_not_used_up_out_of_turn() -> None:
    """Given Leo De Luca and an action in the mythos phase, then the turn still has four, with or without him later."""
    with imagined(wits()):
        game = Play("""
            investigators skids_otoole
            hand 0 wits
            area 0 leo_de_luca
            encounter grasping_hands
            phase mythos
            bag 1
        """).do("commit:wits", "draw_token", "resource")
        assert game.actions() == 4
        assert not [key for key in game.now.used if key.endswith("|given")]


@pytest.mark.rule("AH-A-59")
def test_a_taken_action_shows_its_chance_and_its_price() -> None:
    """Given an investigation that may be taken now, then its chance and the attack that it provokes are shown."""
    with imagined(map_()):
        game = Play(HOUSE.format(area="") + "threat 0 ghoul_minion\nbag 0 -8").do("move:cellar", "react:map")
        option = game.option("investigate")
        assert option.cost == 1
        assert GAME.chance is not None
        assert GAME.chance(game.now, option) == 0.5
        assert [line.message for line in GAME.warns(game.now, option)] == ["warn-opportunity"]


# --- an action inside a test inside an action -------------------------------------------------------------------------


def shoes(moment: str = after(Entering)) -> Card:
    """05036: having moved, before enemies engage or after: agility 3, and on to a connecting location."""
    card = Card(ASSET, "05036", "shoes", cost=0)

    async def runs_on(game: Arkham, me: Use, test: object) -> None:
        await move(game, me.seat, game.label.index("cellar"))

    async def runs(game: Arkham, me: Use) -> None:
        await skill_test.run(game, me, AGILITY, 3, passes=runs_on)

    card.reaction(moment, runs, given=by_you, cost=Cost(exhaust=True))
    return card


@pytest.mark.rule("AH-L-01", "AH-B-079")
def test_ah_l_01_a_test_of_an_action_inside_a_test_inside_an_action_waits_for_both() -> None:
    """Given shoes that run on and a map that investigates there, then the investigation comes when the run is over."""
    with imagined(shoes(), map_()):
        game = Play("""
            investigators skids_otoole
            place hallway
            place cellar
            place attic
            at 0 attic
            area 0 shoes map
            clues cellar 1
            clues attic 1
            bag 1
        """).do("move:hallway", "react:shoes")
        game.until(lambda: game.prompt in ("react_leaving", "turn"))
        game.do("react:map", "investigate")
        game.until(lambda: game.prompt == "turn")
        assert game.now.waiting is None
        assert [one for one in game.told("test", "kind") if one == INVESTIGATE] == [INVESTIGATE]
        assert (game.place(0), game.clues(0), game.actions()) == ("cellar", 1, 2)


# --- additional actions that are good for certain things --------------------------------------------------------------


def smuggler() -> Card:
    """04003: one more action a turn, to evade with."""
    card = Card(ASSET, "04003", "smuggler", cost=0)
    card.constant(
        topics.BONUS_OF_ANY_KIND,
        1,
        lambda game, card, use: use.seat == game.holder[card] and use.ability.designator == EVADE,
    )
    return card


def muse() -> Card:
    """05006: one more action a turn, for Spells that are played or used."""
    card = Card(ASSET, "05006", "muse", cost=0)
    card.constant(
        topics.BONUS_OF_ANY_KIND,
        1,
        lambda game, card, use: use.seat == game.holder[card] and has_trait(game, use.card, "spell"),
    )
    return card


def smoke(traits: str = "") -> Card:
    """An event that evades."""
    card = Card(EVENT, "x", "smoke", cost=0, traits=traits)

    async def vanishes(game: Arkham, me: Use) -> None:
        await actions.escape(game, me)

    card.played(vanishes, designator=EVADE, targets=lambda game, me: list(game.threat[me.seat]))
    return card


@pytest.mark.rule("AH-R-1.10")
def test_ah_r_1_10_a_restricted_action_pays_for_the_basic_action_and_for_an_event_of_its_kind() -> None:
    """Given an additional action to evade with, then evading by hand or by an event uses it first, and nothing else."""
    with imagined(smuggler(), smoke(), beast("imp")):
        game = Play("area 0 smuggler\nthreat 0 imp\nbag 1").do("evade:imp")
        game.until(lambda: game.prompt == "turn")
        assert (game.is_ready("imp"), game.actions()) == (False, 3)
        game = Play("area 0 smuggler\nthreat 0 imp\nhand 0 smoke\nbag 1").do("play:smoke:imp")
        game.until(lambda: game.prompt == "turn")
        assert (game.is_ready("imp"), game.actions()) == (False, 3)
        game = Play("area 0 smuggler\nthreat 0 imp").do("resource")
        assert game.actions() == 2


@pytest.mark.rule("AH-R-1.10", "AH-B-037")
def test_ah_r_1_10_when_nothing_else_is_left_it_still_is() -> None:
    """Given no actions left but the one to evade with, then it is offered alone; without an enemy the turn is over."""
    with imagined(smuggler(), smoke(), beast("imp")):
        game = Play("area 0 smuggler\nthreat 0 imp\nhand 0 smoke knife\nturn 0 0")
        assert sorted(game.options) == ["end_turn", "evade:imp", "play:smoke:imp"]
        game = Play("area 0 smuggler\nturn 0 0\nhand 0 knife")
        assert game.now.round == 2


@pytest.mark.rule("AH-R-1.10")
def test_ah_r_1_10_daisys_tome_action_plays_no_tome() -> None:
    """Given Daisy without standard actions, then a Tome in her hand can't be played with the Tome action."""
    game = Play("investigators daisy_walker\nhand 0 medical_texts\narea 0 old_book_of_lore\ndeck 0 knife\nturn 0 0")
    assert game.offers("use:old_book_of_lore")
    assert not game.offers("play:medical_texts")


@pytest.mark.rule("AH-R-1.10")
def test_ah_r_1_10_of_several_that_qualify_one_is_chosen() -> None:
    """Given an action to evade with and one for Spells, when a Spell evades, then it is asked which is spent."""
    with imagined(smuggler(), muse(), smoke("Spell"), beast("imp")):
        game = Play("area 0 smuggler muse\nthreat 0 imp\nhand 0 smoke\nbag 1").do("play:smoke:imp")
        assert (game.prompt, sorted(game.options)) == ("which_bonus", ["bonus:muse", "bonus:smuggler"])
        game.do("bonus:muse").until(lambda: game.prompt == "turn")
        assert game.actions() == 3
        assert [key for key in game.now.used if key.endswith("|bonus")] == [f"turn:0|{game.card('muse')}|bonus"]


@pytest.mark.rule("AH-R-1.10", "AH-B-060")
def test_ah_r_1_10_additional_actions_are_lost_last_and_in_the_order_of_choice() -> None:
    """Given three actions and two additional ones, when four are lost, then it is asked which of the two goes."""

    async def stuns(game: Arkham, me: Use) -> None:
        await lose_actions(game, me.seat, 4, me.card)

    with imagined(smuggler(), muse(), trick("stupor", stuns, fast=True), beast("imp"), beast("fiend")):
        game = Play("area 0 smuggler muse\nthreat 0 imp\nhand 0 stupor").do("play:stupor")
        assert (game.prompt, sorted(game.options)) == ("lose_bonus", ["bonus:muse", "bonus:smuggler"])
        game.do("bonus:muse")
        assert (game.actions(), game.offers("evade:imp")) == (0, True)


# --- a turn that ends -------------------------------------------------------------------------------------------------


@pytest.mark.rule("AH-B-259", "AH-Q-018")
def test_ah_q_018_what_is_in_progress_is_completed_and_what_lasts_for_the_turn_ends_at_once() -> None:
    """Given an event that gives actions for the turn, ends the turn and then gains, then the gain still comes."""

    async def collapses(game: Arkham, me: Use) -> None:
        lasts(game, TURN, topics.ACTIONS, me.seat, 3, me.card)
        end_turn_now(game, me.seat)
        assert not game.lasting
        tokens.gain(game, me.seat, 2, "AH-B-052")

    with imagined(trick("collapse", collapses)):
        game = Play("investigators roland_banks daisy_walker\nhand 0 collapse").do("play:collapse")
        assert (game.resources(0), game.now.active) == (7, 1)
        assert not game.now.turn_ended


@pytest.mark.rule("AH-B-259", "AH-Q-018")
def test_ah_q_018_a_place_that_ends_the_turn_does_not_stop_the_action() -> None:
    """02014, 04075. Given a place whose entering ends the turn, then who came to investigate there still does."""
    ruins = Card(LOCATION, "04075", "ruins", level=None, set="x", shroud=1, clues=1, symbol="a", connects=("b",))

    @ruins.forced(after(Entering), given=lambda game, me: me.trigger.place == me.card)
    async def holds_fast(game: Arkham, me: Use) -> None:
        await lose_actions(game, me.trigger.seat, 3, me.card)
        end_turn_now(game, me.trigger.seat)

    path = Card(LOCATION, "x", "path", level=None, set="x", shroud=1, symbol="b", connects=("a",))
    guide = Card(ASSET, "02014", "guide", cost=0)

    @guide.action(designator=MOVE, targets=lambda game, me: connections(game, here(game, me.seat)))
    async def leads(game: Arkham, me: Use) -> None:
        await move(game, me.seat, me.target)
        await actions.investigate(game, me)

    with imagined(ruins, path, guide):
        game = Play("place path\nplace ruins\narea 0 guide\nclues ruins 1").do("move:guide:ruins")
        game.until(lambda: game.prompt == "turn" and game.now.round == 2)
        assert (game.place(0), game.clues(0)) == ("ruins", 1)
        assert game.told("uses", "card") == ["guide"]

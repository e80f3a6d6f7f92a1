"""B.8: costs and limits."""

import pytest

from miskatonic.games.arkham_lcg.basics.zones import put
from miskatonic.games.arkham_lcg.cards.phrases import gains
from miskatonic.games.arkham_lcg.rows.card import CARDS, Card, Limit, Use
from miskatonic.games.arkham_lcg.rows.terms import ASSET, HAND, LOCATION, ROUND
from miskatonic.games.arkham_lcg.state import Arkham
from tests.games.arkham_lcg.looks import seen_board
from tests.games.arkham_lcg.rules.testing import Tested as Play
from tests.games.play import with_more

TWO = "investigators roland_banks daisy_walker"


@pytest.mark.rule("AH-B-106")
def test_ah_b_106_resources_come_from_ones_own_pool() -> None:
    """Given a rich fellow and uses on a card, then neither pays for one's own card."""
    game = Play(f"{TWO}\nresources 0 2\nresources 1 9\nhand 0 machete\narea 0 forbidden_knowledge")
    assert not game.offers("play:machete")
    game.do("use:forbidden_knowledge")
    assert (game.resources(0), game.uses("forbidden_knowledge"), game.horror(0)) == (3, 3, 1)
    assert game.offers("play:machete")


@pytest.mark.rule("AH-B-106", "AH-B-048")
def test_ah_b_106_all_parts_of_a_cost_are_paid_together() -> None:
    """Given an ability with action, exhausting and a use, then one without any of them is not offered."""
    text = "area 0 scrying\ndeck 0 knife guts"
    game = Play(text).do("use:scrying")
    game.until(lambda: game.prompt == "turn")
    assert (game.actions(), game.uses("scrying"), game.is_ready("scrying")) == (2, 2, False)
    assert not Play(f"{text}\nexhausted scrying").offers("use:scrying")
    assert not Play(f"{text}\nuses scrying 0").offers("use:scrying")


@pytest.mark.rule("AH-B-107")
def test_ah_b_107_only_the_controller_pays_and_with_what_is_his() -> None:
    """Given Daisy's Beat Cop and First Aid, then Roland at her side can use neither."""
    game = Play(f"{TWO}\narea 1 beat_cop first_aid\nthreat 0 icy_ghoul\ndamage 0 1")
    assert not game.offers("use")


@pytest.mark.rule("AH-B-107", "AH-B-176")
def test_ah_b_107_a_group_cost_is_shared_as_the_players_say() -> None:
    """Given 3 and 2 clues and an act that asks for 4, then the first says how many, the rest is the other's."""
    game = Play(f"{TWO}\naside hallway attic cellar parlor\nclues 0 3\nclues 1 2").do("advance")
    assert (game.prompt, game.options) == ("give", ["give:3", "give:2"])
    game.do("give:2")
    assert (game.clues(0), game.clues(1)) == (1, 0)
    assert game.told("spends_clues", "seat", "count") == [(0, 2), (1, 2)]


@pytest.mark.rule("AH-B-108")
def test_ah_b_108_harm_paid_as_a_cost_may_lie_on_an_asset() -> None:
    """Given a Rosary, then the horror of Forbidden Knowledge may go there, and the resource is gained."""
    game = Play("area 0 forbidden_knowledge holy_rosary").do("use:forbidden_knowledge", "harm:holy_rosary=0/1")
    assert (game.horror(0), game.horror("holy_rosary"), game.resources(0)) == (0, 1, 6)


@pytest.mark.rule("AH-B-109")
def test_ah_b_109_a_limit_is_for_each_player_and_each_copy() -> None:
    """Given Hospital Debts, then each investigator here may pay twice in a round."""
    game = Play("investigators skids_otoole roland_banks\nthreat 0 hospital_debts")
    game.do("use:hospital_debts", "use:hospital_debts")
    assert not game.offers("use:hospital_debts")
    game.do("end_turn", "use:hospital_debts", "use:hospital_debts")
    assert not game.offers("use:hospital_debts")
    assert game.resources("hospital_debts") == 4


@pytest.mark.rule("AH-B-109")
def test_ah_b_109_a_card_that_comes_back_is_new() -> None:
    """Given an asset used once a round, when it leaves and enters play again, then it can be used again."""
    charm = Card(ASSET, "x1", "charm", cost=0)
    charm.free(gains(1), limit=Limit(1, ROUND), name="rub")

    @charm.free(name="pocket")
    async def pockets(game: Arkham, me: Use) -> None:
        put(game, me.card, HAND)

    with with_more(CARDS, charm):
        game = Play("area 0 charm").do("use:charm:rub")
        assert not game.offers("use:charm:rub")
        game.do("use:charm:pocket", "play:charm")
        assert game.offers("use:charm:rub")


@pytest.mark.rule("AH-B-110", "AH-B-249")
def test_ah_b_110_a_group_limit_and_a_maximum_count_for_everybody() -> None:
    """Given a group limit, or a maximum over all copies, then a fellow's use counts."""
    bell = Card(ASSET, "x1", "bell", cost=0)
    bell.free(gains(1), limit=Limit(1, ROUND, by_title=True))
    with with_more(CARDS, bell):
        game = Play(f"{TWO}\narea 0 bell\narea 1 bell").do("use:bell.1")
        game.do("end_turn")
        assert not game.offers("use:bell")
    well = Card(LOCATION, "x3", "well", set="x", level=None)
    well.free(gains(1), limit=Limit(1, ROUND, group=True))
    with with_more(CARDS, well):
        game = Play(f"{TWO}\nplace well").do("use:well", "end_turn")
        assert not game.offers("use:well")
    horn = Card(ASSET, "x2", "horn", cost=0)
    horn.free(gains(1), limit=Limit(1, ROUND))
    with with_more(CARDS, horn):
        game = Play("area 0 horn horn").do("use:horn.1")
        assert game.offers("use:horn.2")
        assert not game.offers("use:horn.1")


@pytest.mark.rule("AH-B-249")
def test_ah_b_249_once_per_phase_is_there_again_in_the_next_phase() -> None:
    """Given Agnes, then she may answer once in the mythos phase and once more in the investigation phase."""
    game = Play(
        "investigators agnes_baker\nenemy icy_ghoul study\nexhausted icy_ghoul\nencounter rotting_remains crypt_chill\n"
        "bag -8 0\nphase mythos.draw\narea 0 forbidden_knowledge"
    ).draws("-8")
    game.do("draw_token", "react:agnes_baker:icy_ghoul")
    game.do("use:forbidden_knowledge", "react:agnes_baker:icy_ghoul")
    assert game.damage("icy_ghoul") == 2


@pytest.mark.rule("AH-B-111", "AH-B-231")
def test_ah_b_111_a_second_copy_that_cannot_attach_is_discarded() -> None:
    """Given Fog here, when another is drawn, then it lies in the encounter pile and the shroud is 4."""
    game = Play("attached obscuring_fog study\nencounter obscuring_fog crypt_chill\nphase mythos.draw")
    assert game.pile() == ["obscuring_fog.1"] or game.pile() == ["obscuring_fog.2"]
    assert seen_board(game.table, 0)["places"][0]["shroud"] == 4


# --- Actions that cards give, limits ----------------------------------------------------------------------------------


def test_leo_gives_the_first_action_and_takes_no_other_along() -> None:
    # given Leo with one health left
    text = "investigators skids_otoole\nthreat 0 swarm_of_rats\nresources 0 9"
    game = Play(f"{text}\narea 0 leo_de_luca\ndamage leo_de_luca 1")
    # when he dies of the first action, then it was his
    assert game.do("resource", "harm:leo_de_luca=1/0").actions() == 3
    # given he comes as the second action: then his own is still to come
    assert Play(f"{text}\nhand 0 leo_de_luca\nturn 0 2\nexhausted swarm_of_rats").do("play:leo_de_luca").actions() == 2


@pytest.mark.parametrize(("paid", "left"), [(1, True), (2, False)])
def test_hospital_debts_twice_a_round(paid: int, left: bool) -> None:
    game = Play("investigators skids_otoole\nthreat 0 hospital_debts\nresources 0 9")
    game.do(*["use:hospital_debts"] * paid)
    assert (game.resources("hospital_debts"), game.offers("use:hospital_debts")) == (paid, left)


def test_skids_buys_one_action_a_turn() -> None:
    game = Play("investigators skids_otoole").do("use:skids_otoole")
    assert (game.actions(), game.resources(0), game.offers("use:skids_otoole")) == (4, 3, False)


def test_knowledge_paid_for_with_the_last_sanity_gains_nothing() -> None:
    game = Play("investigators agnes_baker roland_banks\narea 0 forbidden_knowledge\nhorror 0 7")
    game.do("use:forbidden_knowledge")
    assert game.story("defeated", "gains") == ["defeated"]
    assert game.asked == 1


def test_limits_are_each_players_own() -> None:
    # given Skids has paid twice this round
    game = Play("investigators skids_otoole daisy_walker\nthreat 0 hospital_debts")
    game.do("use:hospital_debts", "use:hospital_debts", "end_turn")
    # then Daisy may twice too
    game.do("use:hospital_debts", "use:hospital_debts")
    assert (game.resources("hospital_debts"), game.offers("use:hospital_debts")) == (4, False)


def test_a_pump_works_as_often_as_it_is_paid() -> None:
    game = Play("investigators roland_banks\narea 0 physical_training\nthreat 0 ghoul_priest").do("fight:ghoul_priest")
    game.do(*["use:physical_training:combat"] * 3, "draw_token")
    assert (game.told("passed", "value"), game.resources(0)) == ([7], 2)


def test_a_pump_without_water() -> None:
    game = Play("investigators roland_banks\narea 0 physical_training\nresources 0 1\nthreat 0 ghoul_priest")
    game.do("fight:ghoul_priest", "use:physical_training:combat")
    assert game.told("passed", "value") == [5]

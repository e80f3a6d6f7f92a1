"""B.12: damage and horror."""

import pytest

from miskatonic.games.arkham_lcg.cards.phrases import into_threat_area, takes
from miskatonic.games.arkham_lcg.rows import topics
from miskatonic.games.arkham_lcg.rows.card import CARDS, Card, Use, would
from miskatonic.games.arkham_lcg.rows.terms import ASSET, EVENT, TREACHERY
from miskatonic.games.arkham_lcg.rules.damage import Harm
from miskatonic.games.arkham_lcg.state import Arkham
from tests.games.arkham_lcg.looks import own_seat
from tests.games.arkham_lcg.rules.testing import Tested as Play
from tests.games.play import with_more

TWO = "investigators roland_banks daisy_walker"


@pytest.mark.rule("AH-B-160")
def test_ah_b_160_assigned_first_then_placed_with_prevention_between() -> None:
    """Given a charm that prevents a packet, then nothing is placed, and nothing answers to harm."""
    charm = Card(ASSET, "x1", "charm", cost=0)

    @charm.reaction(would(Harm))
    async def prevents(game: Arkham, me: Use) -> None:
        me.trigger.over = True

    with with_more(CARDS, charm):
        text = "area 0 charm\nthreat 0 ghoul_minion psychosis"
        game = Play(text).do("resource", "react:charm")
        assert (game.damage(0), game.horror(0)) == (0, 0)
        game = Play(text).do("resource", "pass", "react:charm")
        assert (game.damage(0), game.horror(0)) == (1, 1)


@pytest.mark.rule("AH-B-160", "AH-B-161")
def test_ah_b_161_one_assigns_to_oneself_or_ones_assets_at_will() -> None:
    """Given a Beat Cop, then every split of 1 and 1 is offered, and it lies where it was assigned."""
    game = Play("area 0 beat_cop\nthreat 0 ghoul_minion").do("resource")
    assert sorted(game.options) == [
        "harm:beat_cop=1/1", "harm:me=0/1+beat_cop=1/0", "harm:me=1/0+beat_cop=0/1", "harm:me=1/1",
    ]  # fmt: skip
    game.do("harm:me=0/1+beat_cop=1/0")
    assert (game.damage("beat_cop"), game.damage(0), game.horror(0)) == (1, 0, 1)


@pytest.mark.rule("AH-B-161")
def test_ah_b_161_not_beyond_what_defeats_an_asset_and_only_of_its_kind() -> None:
    """Given a coat with 1 health left and a Rosary, then 1 damage at most there, horror on the Rosary only."""
    game = Play("area 0 leather_coat holy_rosary\ndamage leather_coat 1\nthreat 0 icy_ghoul").do("resource")
    assert sorted(game.options) == [
        "harm:me=1/0+leather_coat=1/0+holy_rosary=0/1", "harm:me=1/1+leather_coat=1/0", "harm:me=2/0+holy_rosary=0/1",
        "harm:me=2/1",
    ]  # fmt: skip


@pytest.mark.rule("AH-B-161")
def test_ah_b_161_a_large_packet_is_assigned_point_by_point() -> None:
    """Given many ways, then each point is asked until the rest is one's own."""
    game = Play("area 0 leather_coat beat_cop holy_rosary\nthreat 0 ghoul_priest").do("resource")
    assert game.prompt == "assign"
    assert game.options == ["assign:leather_coat", "assign:beat_cop", "rest:me"]
    game.do("assign:leather_coat", "rest:me", "assign:holy_rosary", "assign:holy_rosary")
    assert (game.damage("leather_coat"), game.damage(0), game.horror(0)) == (1, 1, 0)
    assert game.pile(0) == ["holy_rosary"]


@pytest.mark.rule("AH-B-161")
def test_ah_b_161_a_point_says_whom_it_defeats() -> None:
    """Given a Beat Cop with 2 health and Roland with 2 left, then the Cop's second point says that it defeats him, and
    so does a rest that is too much for Roland.
    """

    def fallen(game: Play) -> dict[str, int]:
        return {one.text: one.args["fallen"] for one in game.table.choice.options} if game.table.choice else {}

    game = Play("area 0 leather_coat beat_cop holy_rosary\nthreat 0 ghoul_priest\ndamage 0 7").do("resource")
    assert fallen(game) == {"assign:leather_coat": 0, "assign:beat_cop": 0, "rest:me": 1}
    game.do("assign:beat_cop")
    assert fallen(game) == {"assign:leather_coat": 0, "assign:beat_cop": 1, "rest:me": 0}
    said = [game.table.say(one, language="pl") for one in game.table.choice.options] if game.table.choice else []
    assert said[1] == "Gliniarz: 1 – to pokona: Gliniarz"


@pytest.mark.rule("AH-B-162")
def test_ah_b_162_direct_harm_can_not_be_assigned() -> None:
    """Given a Rosary, then the direct horror of Abandoned and Alone lies on Wendy."""
    game = Play("investigators wendy_adams\narea 0 holy_rosary\ndeck 0 abandoned_and_alone").do("draw")
    assert (game.horror(0), game.horror("holy_rosary")) == (2, 0)


@pytest.mark.rule("AH-B-163", "AH-L-06")
def test_ah_b_163_taken_is_what_is_dealt_to_one_wherever_it_lies() -> None:
    """Given Psychosis, when all horror lies on an asset, then its damage comes; Beat Cop's own cost is not taken."""
    game = Play("area 0 holy_rosary\nthreat 0 psychosis ghoul_minion").do("resource", "harm:me=1/0+holy_rosary=0/1")
    assert game.damage(0) == 2
    game = Play("area 0 beat_cop_2\nthreat 0 hypochondria icy_ghoul").do("use:beat_cop_2:icy_ghoul")
    assert (game.damage("beat_cop_2"), game.horror(0)) == (1, 0)


@pytest.mark.rule("AH-B-164")
def test_ah_b_164_moving_horror_is_not_dealing_it() -> None:
    """Given Psychosis and a Rosary, when Daisy reads the Necronomicon, then 1 moves and nothing answers."""
    game = Play(
        "investigators daisy_walker\narea 0 holy_rosary\nthreat 0 psychosis the_necronomicon\nhorror the_necronomicon 3"
    ).do("use:the_necronomicon")
    assert (game.horror(0), game.horror("the_necronomicon"), game.damage(0)) == (1, 2, 0)


@pytest.mark.rule("AH-B-165", "AH-B-172")
def test_ah_b_165_as_much_as_health_or_sanity_defeats_with_a_trauma_of_the_kind() -> None:
    """Given the last point of either kind, then defeat by it; of both at once the investigator chooses the trauma."""
    game = Play(f"{TWO}\ndamage 0 8\nthreat 0 swarm_of_rats").do("resource")
    assert (game.now.left[0], game.now.physical[0], game.now.mental[0]) == ("damage", 1, 0)
    game = Play(f"{TWO}\nhorror 0 4\nthreat 0 ghoul_minion").do("resource")
    assert (game.now.left[0], game.now.physical[0], game.now.mental[0]) == ("horror", 0, 1)
    game = Play(f"{TWO}\ndamage 0 8\nhorror 0 4\nthreat 0 ghoul_minion").do("resource")
    assert game.options == ["trauma:physical", "trauma:mental"]
    game.do("trauma:mental")
    assert (game.now.physical[0], game.now.mental[0]) == (0, 1)


@pytest.mark.rule("AH-B-166")
def test_ah_b_166_assets_are_defeated_likewise() -> None:
    """Given Beat Cop with 1 sanity left, when horror lies there, then he is in his owner's pile."""
    game = Play("area 0 beat_cop\nhorror beat_cop 1\nthreat 0 ghoul_minion").do("resource", "harm:me=1/0+beat_cop=0/1")
    assert game.pile(0) == ["beat_cop"]
    assert game.story("asset_defeated") == ["asset_defeated"]


@pytest.mark.rule("AH-B-167", "AH-B-227")
def test_ah_b_167_healing_takes_what_is_there_and_needs_something() -> None:
    """Given 1 horror, then First Aid heals it; damage of 0 is no target; the real amount is told."""
    game = Play("area 0 first_aid\nhorror 0 1")
    assert not game.offers("use:first_aid:damage")
    game.do("use:first_aid:horror:roland_banks")
    assert game.horror(0) == 0
    assert game.told("healed", "damage", "horror") == [(0, 1)]


@pytest.mark.rule("AH-B-168")
def test_ah_b_168_what_is_left_is_the_number_less_its_tokens() -> None:
    """Given a coat with 1 damage, then it takes 1 more and not 2."""
    game = Play("area 0 leather_coat\ndamage leather_coat 1\nthreat 0 icy_ghoul").do("resource")
    assert "harm:me=1/1+leather_coat=1/0" in game.options
    assert not any("leather_coat=2" in one for one in game.options)


@pytest.mark.rule("AH-B-168")
def test_ah_b_168_a_lower_maximum_may_defeat() -> None:
    """Given 7 damage of 9, when a curse takes 2 health, then Roland is defeated; with 6 he is not."""
    curse = Card(TREACHERY, "x1", "curse", set="x")
    curse.reveals(into_threat_area())
    curse.constant(topics.HEALTH, -2, lambda game, card, subject: game.who[game.holder[card]] == subject)
    with with_more(CARDS, curse):
        text = f"{TWO}\nencounter curse crypt_chill ancient_evils\nbag 1\nphase mythos.draw\n"
        game = Play(f"{text}damage 0 6")
        assert own_seat(game.table)["health"] == 7
        assert game.now.left[0] == ""
        assert Play(f"{text}damage 0 7").now.left[0] == "damage"


@pytest.mark.rule("AH-X-19")
def test_ah_x_19_psychosis_and_hypochondria_end_with_a_defeat_and_each_link_is_told() -> None:
    """Given both, when one point is taken, then they answer each other until the investigator falls."""
    game = Play(f"{TWO}\nthreat 0 psychosis hypochondria swarm_of_rats").do("resource")
    links = game.story("damage_placed", "horror_placed")
    assert links == (["damage_placed", "horror_placed"] * 5)[: len(links)]
    assert game.now.left[0] == "horror"
    assert len(links) == 10


@pytest.mark.rule("AH-X-06")
def test_ah_x_06_the_last_investigator_and_the_priest_fall_together() -> None:
    """Given Dynamite for both, then the players choose the ending, and the trauma is suffered anyway."""
    text = (
        "act what_have_you_done\nplace hallway\nhand 0 dynamite_blast\ndamage 0 6\nthreat 0 ghoul_priest\n"
        "damage ghoul_priest 2\nexhausted ghoul_priest"
    )
    game = Play(text).do("play:dynamite_blast:hallway", "choose:r2")
    assert game.options == ["ending:r2", "ending:none"]
    assert Play(text).do("play:dynamite_blast:hallway", "choose:r2", "ending:r2").won_by == "gathering_r2"
    game.do("ending:none")
    assert game.lost == "gathering_none"
    assert game.now.physical == [1]


@pytest.mark.rule("AH-B-108", "AH-B-165")
def test_ah_b_165_a_cost_may_defeat() -> None:
    """Given 1 sanity left, when an event deals 1 horror, then the investigator is defeated by it."""
    spark = Card(EVENT, "x1", "spark", cost=0)
    spark.played(takes(horror=1))
    with with_more(CARDS, spark):
        game = Play(f"{TWO}\nhorror 0 4\nhand 0 spark").do("play:spark")
        assert game.now.left[0] == "horror"


def test_an_asset_takes_no_more_than_it_has_left() -> None:
    # given Grasping Hands failed by 3, and a coat with 2 health
    text = "investigators wendy_adams\narea 0 leather_coat\nencounter grasping_hands swarm_of_rats\nbag auto_fail"
    game = Play(f"{text}\nphase mythos")
    assert sorted(game.options) == ["harm:me=1/0+leather_coat=2/0", "harm:me=2/0+leather_coat=1/0", "harm:me=3/0"]


def test_what_assets_take_is_not_on_the_investigator() -> None:
    text = "investigators roland_banks\nthreat 0 hypochondria psychosis ghoul_minion\narea 0 beat_cop"
    game = Play(text).do("resource", "harm:beat_cop=1/1")
    assert (game.damage(0), game.horror(0), game.damage("beat_cop"), game.horror("beat_cop")) == (0, 0, 1, 1)


def test_the_patient_says_where_a_failed_cure_hurts() -> None:
    game = Play("""
        investigators daisy_walker roland_banks
        area 0 medical_texts
        area 1 beat_cop
        damage 1 2
        bag auto_fail
    """).do("use:medical_texts:roland_banks")
    assert game.asked == 1
    assert game.do("harm:beat_cop=1/0").damage(1) == 2

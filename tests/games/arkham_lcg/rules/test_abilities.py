"""B.7: kinds of abilities, their order, initiating, cancelling, blanking, what lasts."""

import pytest

from miskatonic.games.arkham_lcg import GAME
from miskatonic.games.arkham_lcg.cards.phrases import gains, takes
from miskatonic.games.arkham_lcg.rows.card import CARDS, Card, after, at, when
from miskatonic.games.arkham_lcg.rows.terms import ASSET, ENEMY, EVENT, TREACHERY
from miskatonic.games.arkham_lcg.rules.attacks import Attack, Defeat
from miskatonic.games.arkham_lcg.rules.drawing import Drawing
from tests.games.arkham_lcg.looks import own_seat, running_test
from tests.games.arkham_lcg.rules.testing import Tested as Play
from tests.games.play import with_more

BOTH = "investigators roland_banks daisy_walker\nturn 1 3"
APART = f"{BOTH}\nplace hallway\nplace attic\nat 1 attic"

TWO = "investigators roland_banks daisy_walker"


@pytest.mark.rule("AH-B-088")
def test_ah_b_088_each_copy_works_for_itself() -> None:
    """Given two Magnifying Glasses, then +2 to investigating; from the hand none, unless the card says so."""
    game = Play("area 0 magnifying_glass magnifying_glass\nclues study 1").do("investigate", "draw_token")
    assert game.told("passed", "value") == [5]
    game = Play("investigators agnes_baker\nhand 0 dark_memory\nencounter dissonant_voices").do("end_turn")
    assert game.horror(0) == 2


@pytest.mark.rule("AH-B-089")
def test_ah_b_089_a_constant_ability_holds_while_its_condition_does() -> None:
    """Given a Magnifying Glass, then intellect is 4 while investigating and 3 in another intellect test."""
    game = Play("area 0 magnifying_glass medical_texts\nclues study 1\nbag 0").do("investigate", "draw_token")
    game.do("use:medical_texts:roland_banks", "draw_token")
    assert game.told("passed", "value") == [4, 3]
    assert own_seat(game.table)["skills"]["intellect"] == 3


@pytest.mark.rule("AH-B-090", "AH-B-095")
def test_ah_b_090_forced_before_reactions_at_the_same_point() -> None:
    """Given a forced and a reaction to one defeat, then the forced one is done before anybody is asked."""
    curse = Card(ASSET, "x1", "curse", cost=0)
    curse.forced(after(Defeat), takes(horror=1))
    with with_more(CARDS, curse):
        game = Play("area 0 curse\nclues study 1\nthreat 0 swarm_of_rats").do("fight:swarm_of_rats", "draw_token")
        assert game.prompt == "react_defeat"
        assert game.horror(0) == 1


@pytest.mark.rule("AH-B-091")
def test_ah_b_091_a_revelation_comes_before_the_card_is_anywhere() -> None:
    """Given Rotting Remains drawn, then during its test it lies in no pile; afterwards it does."""
    game = Play("encounter rotting_remains crypt_chill\nhand 0 guts\nphase mythos.draw")
    assert game.prompt == "test"
    assert game.pile() == []
    game.do("draw_token")
    assert game.pile() == ["rotting_remains"]


@pytest.mark.rule("AH-B-092")
def test_ah_b_092_free_abilities_in_any_window_any_number_of_times() -> None:
    """Given Beat Cop, then he can be used in the turn before any action, and costs none."""
    game = Play("area 0 beat_cop\nthreat 0 icy_ghoul").do("use:beat_cop:icy_ghoul")
    assert (game.damage("icy_ghoul"), game.actions(), game.pile(0)) == (1, 3, ["beat_cop"])


@pytest.mark.rule("AH-B-093", "AH-B-250")
def test_ah_b_093_a_reaction_once_for_each_occurrence_and_copy() -> None:
    """Given Heirloom and two spells, then it answers each once."""
    game = Play(
        "investigators agnes_baker\narea 0 heirloom_of_hyperborea\nhand 0 shrivelling scrying\ndeck 0 knife guts"
    ).do("play:shrivelling")
    assert game.options == ["react:heirloom_of_hyperborea", "pass"]
    game.do("react:heirloom_of_hyperborea")
    assert game.prompt == "turn"
    game.do("play:scrying", "react:heirloom_of_hyperborea")
    assert sorted(game.hand()) == ["guts", "knife"]


@pytest.mark.rule("AH-B-250")
def test_ah_b_250_each_revealed_token_is_an_occurrence_but_limits_hold() -> None:
    """Given Wendy with two cards, then she cancels one token; the new one she can't, by her limit."""
    game = Play("investigators wendy_adams\nhand 0 guts overpower\nbag -1").do("investigate", "draw_token")
    game.do("react:wendy_adams", "discard:guts")
    assert game.prompt != "react_reveal"
    assert len(game.told("token", "token")) == 2


@pytest.mark.rule("AH-B-094")
def test_ah_b_094_an_action_ability_only_in_ones_own_turn() -> None:
    """Given Daisy's book, then in Roland's turn it is not offered, in hers it is."""
    game = Play(f"{TWO}\narea 1 old_book_of_lore\ndeck 1 knife guts", asks="all")
    assert not game.offers("use:old_book_of_lore")
    game.do("end_turn")
    assert game.offers("use:old_book_of_lore")


@pytest.mark.rule("AH-B-095")
def test_ah_b_095_when_at_after() -> None:
    """Given abilities at each point of a defeat, then when, at and after follow each other."""
    bell = Card(ASSET, "x1", "bell", cost=0)
    bell.forced(after(Defeat), gains(3))
    bell.forced(at(Defeat), gains(2))
    bell.forced(when(Defeat), gains(1))
    with with_more(CARDS, bell):
        game = Play("area 0 bell\nthreat 0 swarm_of_rats").do("fight:swarm_of_rats", "draw_token")
        assert game.story("gains", "enemy_defeated") == ["gains", "enemy_defeated", "gains", "gains"]
        assert game.told("gains", "count") == [1, 2, 3]


@pytest.mark.rule("AH-B-096")
def test_ah_b_096_when_you_draw_stands_before_the_revelation() -> None:
    """Given abilities when and after an encounter card is drawn, then the revelation and spawning lie between them."""
    eye = Card(ASSET, "x1", "eye", cost=0)
    eye.forced(when(Drawing), gains(1))
    eye.forced(after(Drawing), gains(2))
    with with_more(CARDS, eye):
        game = Play("area 0 eye\nencounter swarm_of_rats\nphase mythos.draw")
        assert game.story("gains", "spawns", "engages") == ["gains", "spawns", "engages", "gains"]


@pytest.mark.rule("AH-B-097")
def test_ah_b_097_a_keyword_counts_once_and_is_mandatory() -> None:
    """Given a hunter alone in the house, then it moves, nobody is asked; saying it twice moves it no further."""
    hound = Card(ENEMY, "x1", "hound", set="x", keywords="hunter hunter", fight=1, health=1, evade=1, damage=1)
    with with_more(CARDS, hound):
        game = Play("place attic\nplace hallway\nplace cellar\nenemy hound cellar\nphase enemy\nencounter crypt_chill")
        assert game.told("enemy_moves", "place") == ["hallway"]


@pytest.mark.rule("AH-B-098", "AH-B-159")
def test_ah_b_098_a_blank_card_keeps_its_figures_and_traits() -> None:
    """Given Mind Wipe on an enemy, then no retaliation; its damage stays."""
    ogre = Card(
        ENEMY,
        "x1",
        "ogre",
        set="x",
        keywords="retaliate",
        fight=9,
        health=3,
        evade=1,
        damage=2,
        victory=1,
        traits="Ghoul",
    )
    with with_more(CARDS, ogre):
        text = "investigators agnes_baker\nhand 0 mind_wipe_1\nthreat 0 ogre\nphase investigation"
        game = Play(text).do("play:mind_wipe_1:ogre", "fight:ogre", "draw_token")
        assert game.story("retaliates") == []
        game.do("draw")
        assert game.damage(0) == 2
        assert Play(text).do("pass", "fight:ogre", "draw_token").story("retaliates") == ["retaliates"]


@pytest.mark.rule("AH-B-098", "AH-B-248")
def test_ah_b_098_the_investigator_beside_the_detective_has_no_text() -> None:
    """Given Stubborn Detective here, then Roland's sign and reaction are gone; when it leaves they are back."""
    game = Play("clues study 2\nthreat 0 stubborn_detective\nbag elder_sign").do("investigate", "draw_token")
    assert game.told("passed", "value") == [3]
    game = Play("clues study 2\nthreat 0 stubborn_detective\ndamage stubborn_detective 1").do(
        "fight:stubborn_detective", "draw_token"
    )
    assert game.offers("react:roland_banks")


@pytest.mark.rule("AH-B-100")
def test_ah_b_100_a_lasting_effect_outlives_its_source_and_ends_in_time() -> None:
    """Given Encyclopedia's +2, when the book leaves play, then the bonus stays until the end of the phase."""
    game = Play(
        "investigators daisy_walker\narea 0 encyclopedia_2 knife\nhand 0 flashlight\nencounter dissonant_voices"
    ).do("use:encyclopedia_2:daisy_walker", "choose:combat", "play:flashlight", "discard:encyclopedia_2")

    def combat() -> int:
        return int(own_seat(game.table)["skills"]["combat"])

    assert combat() == 4
    game.do("end_turn")
    assert combat() == 2


@pytest.mark.rule("AH-B-100")
def test_ah_b_100_what_lasts_on_a_card_ends_when_it_leaves_play() -> None:
    """Given a wiped enemy that is defeated and drawn again in the same phase, then it has its text again."""
    ogre = Card(ENEMY, "x1", "ogre", set="x", keywords="retaliate", fight=1, health=1, evade=1, damage=1)
    with with_more(CARDS, ogre):
        game = Play(
            "investigators agnes_baker\nhand 0 mind_wipe_1 drawn_to_the_flame\nthreat 0 ogre\nbag 0 -8\n"
            "phase investigation"
        ).draws("0", "-8")
        game.do("play:mind_wipe_1:ogre", "fight:ogre", "draw_token", "play:drawn_to_the_flame")
        assert game.engaged("ogre") == 0
        game.do("fight:ogre", "draw_token")
        assert game.story("retaliates") == ["retaliates"]


@pytest.mark.rule("AH-B-099", "AH-B-256")
def test_ah_b_099_a_delayed_effect_finds_what_is_there_by_then() -> None:
    """Given a skull on the hard side and a Ghoul killed during the test, then it is among those found afterwards."""
    game = Play(
        "difficulty hard\ninvestigators agnes_baker\narea 0 shrivelling\nthreat 0 icy_ghoul\nbag skull\n"
        "enemy ghoul_minion study\nexhausted ghoul_minion\ndamage ghoul_minion 1\n"
        "encounter ravenous_ghoul crypt_chill\nthreat 0 haunted haunted"
    ).do("fight:shrivelling:icy_ghoul", "draw_token", "react:agnes_baker:ghoul_minion")
    assert game.story("failed", "test") == ["test", "failed"]
    assert sorted(game.options) == ["take:ghoul_minion", "take:ravenous_ghoul"]


@pytest.mark.rule("AH-B-101")
def test_ah_b_101_choosing_needs_a_target_that_can_be_changed() -> None:
    """Given nobody hurt, then First Aid can't be used; hurt, each target is an option of its own."""
    assert not Play("area 0 first_aid").offers("use:first_aid")
    game = Play(f"{TWO}\narea 0 first_aid\ndamage 1 1\nhorror 0 1")
    assert [one for one in game.options if one.startswith("use")] == [
        "use:first_aid:damage:daisy_walker",
        "use:first_aid:horror:roland_banks",
    ]
    assert not Play("hand 0 sneak_attack\nthreat 0 icy_ghoul").offers("play:sneak_attack")


@pytest.mark.rule("AH-B-103")
def test_ah_b_103_if_the_source_leaves_play_it_still_completes() -> None:
    """Given Beat Cop discarded as the cost, then his damage is dealt."""
    game = Play("clues study 1\narea 0 beat_cop\nthreat 0 swarm_of_rats").do("use:beat_cop:swarm_of_rats")
    assert game.pile() == ["swarm_of_rats"]
    assert game.offers("react:roland_banks")


@pytest.mark.rule("AH-B-103", "AH-B-105", "AH-B-106")
def test_ah_b_103_what_cant_be_paid_or_changes_nothing_is_not_offered() -> None:
    """Given no clue, no resources or no ammo, then the card is barred with its reason and nothing can be tried."""
    game = Play(
        "hand 0 working_a_hunch dynamite_blast\narea 0 45_automatic\nuses 45_automatic 0\n"
        "threat 0 icy_ghoul\nresources 0 4"
    )
    assert not game.offers("play:working_a_hunch")
    assert not game.offers("play:dynamite_blast")
    assert not game.offers("fight:45_automatic")
    assert {one.reason for one in game.refusals} >= {"resources", "uses"}


@pytest.mark.rule("AH-B-104")
def test_ah_b_104_what_is_cancelled_has_no_effect_but_was_paid_and_drawn() -> None:
    """Given Ward of Protection, then no revelation, the treachery is discarded, and the Ward was played and paid."""
    game = Play(
        "investigators agnes_baker\nhand 0 ward_of_protection\nencounter ancient_evils crypt_chill\nphase mythos.draw"
    ).do("play:ward_of_protection")
    assert game.doom("whats_going_on") == 0
    assert game.pile() == ["ancient_evils"]
    assert (game.pile(0), game.resources(0), game.horror(0)) == (["ward_of_protection"], 4, 1)


@pytest.mark.rule("AH-B-104", "AH-B-242")
def test_ah_b_242_a_cancelled_attack_has_no_when_and_no_after() -> None:
    """Given the Acolyte's attack dodged, then no doom; in the enemy phase it exhausts all the same."""
    snarler = Card(ENEMY, "x1", "snarler", set="x", fight=2, health=2, evade=2, damage=1)
    snarler.forced(when(Attack), takes(horror=1), given=lambda game, me: me.trigger.enemy == me.card)
    with with_more(CARDS, snarler):
        game = Play("hand 0 dodge\nthreat 0 snarler\nphase enemy\narea 0 beat_cop", asks="all")
        game.do("pass", "play:dodge")
        assert (game.damage(0), game.horror(0)) == (0, 0)
        assert not game.is_ready("snarler")
    game = Play("hand 0 dodge\nthreat 0 silver_twilight_acolyte").do("draw", "play:dodge")
    assert game.doom("whats_going_on") == 0


@pytest.mark.rule("AH-B-105")
def test_ah_b_105_an_event_that_changes_nothing_is_barred() -> None:
    """Given no enemy here, then Cunning Distraction can't be played, and that is said."""
    game = Play("hand 0 cunning_distraction knife")
    assert not game.offers("play:cunning_distraction")
    assert [one.reason for one in game.refusals if one.verb == "play"] == ["no_effect"]


@pytest.mark.rule("AH-B-116", "AH-R-1.3")
def test_ah_b_116_fast_cards_cost_no_action_and_have_their_time() -> None:
    """Given Evidence!, then it is no action, offered after a defeat only; a fast asset in one's own turn only."""
    game = Play(
        f"{TWO}\nclues study 2\nhand 0 evidence magnifying_glass\nhand 1 magnifying_glass\nthreat 0 swarm_of_rats"
    )
    assert not game.offers("play:evidence")
    game.do("play:magnifying_glass")
    assert game.actions() == 3
    game.do("fight:swarm_of_rats", "draw_token")
    assert game.offers("play:evidence")
    game.do("play:evidence", "pass")
    assert (game.clues(0), game.actions()) == (1, 2)
    assert game.hand(1) == ["magnifying_glass.2"]


@pytest.mark.rule("AH-B-116", "AH-B-043")
def test_ah_b_116_a_fast_asset_can_be_played_in_the_windows_of_ones_own_test() -> None:
    """Given a Switchblade in hand and the wish for all windows, when Skids fights, then he can still draw it; it costs
    no action, and the test goes on.
    """
    game = Play("investigators skids_otoole\nhand 0 switchblade\nthreat 0 ghoul_minion", asks="all")
    game.do("fight:ghoul_minion", "play:switchblade")
    assert (game.prompt, game.area(), game.actions(), game.resources(0)) == ("test", ["switchblade"], 2, 4)


@pytest.mark.rule("AH-B-116")
def test_ah_b_116_a_fast_asset_needs_ones_own_turn() -> None:
    """Given a test in the mythos phase, then no fast asset can be played in it, whatever one wants to be asked."""
    game = Play(
        """
        investigators skids_otoole
        hand 0 switchblade guts
        encounter rotting_remains
        phase mythos.draw
        """,
        asks="all",
    )
    assert game.prompt == "test"
    assert not game.offers("play:switchblade")


@pytest.mark.rule("AH-B-116", "AH-B-043")
def test_ah_b_116_a_glass_that_helps_is_offered_in_the_investigation_and_counts_at_once() -> None:
    """Given a Magnifying Glass in hand, when Daisy investigates, then it is offered unasked, says its chance, and adds
    1; in a fight nobody is asked about it.
    """
    game = Play(
        """
        investigators daisy_walker
        hand 0 magnifying_glass_1 deduction
        clues study 1
        threat 0 swarm_of_rats
        exhausted swarm_of_rats
        bag 0 -4
        """
    )
    assert game.do("fight:swarm_of_rats").prompt == "turn"
    game.do("investigate")
    assert GAME.chance(game.now, game.option("play:magnifying_glass_1")) == 1.0
    game.do("play:magnifying_glass_1")
    assert running_test(game.table)["value"] == 6


@pytest.mark.rule("AH-B-043", "AH-B-092")
def test_ah_b_043_in_a_test_that_is_asked_about_all_that_can_be_used_is_offered() -> None:
    """Given a Beat Cop and Working a Hunch, when Roland investigates with a card to add, then both are offered along;
    without one they bring up no question of their own, nor do they for whoever wants few.
    """
    text = "investigators roland_banks\narea 0 beat_cop\nenemy icy_ghoul study\nexhausted icy_ghoul\nclues study 2\n"
    game = Play(f"{text}hand 0 working_a_hunch perception").do("investigate")
    assert game.offers("use:beat_cop:icy_ghoul")
    assert game.offers("play:working_a_hunch")
    game.do("play:working_a_hunch", "draw_token")
    assert game.clues(0) == 2
    assert Play(f"{text}hand 0 dodge").do("investigate").prompt == "turn"
    few = Play(f"{text}hand 0 working_a_hunch perception", asks="few").do("investigate")
    assert not few.offers("play:working_a_hunch")
    never = Play(f"{text}hand 0 perception").do("asks:0", "never:beat_cop", "investigate")
    assert not never.offers("use:beat_cop:icy_ghoul")


@pytest.mark.rule("AH-B-116", "AH-B-105")
def test_ah_b_116_a_fast_event_says_what_is_lacking() -> None:
    """Given Working a Hunch, then one reads that resources are short, or that there is no clue, or it is offered."""

    def why_not(lines: str) -> list[str]:
        choice = Play(f"hand 0 working_a_hunch evidence\n{lines}").table.choice
        assert choice is not None
        return [bar.reason for bar in choice.barred if bar.verb == "play"]

    assert why_not("clues study 2\nresources 0 1") == ["resources", "only_then"]
    assert why_not("clues study 0") == ["no_effect", "only_then"]
    assert why_not("clues study 2") == ["only_then"]


@pytest.mark.rule("AH-B-246")
def test_ah_b_246_modifiers_do_not_change_an_automatic_result() -> None:
    """Given auto-fail and Physical Training, then the value stays 0."""
    game = Play("area 0 physical_training\nthreat 0 icy_ghoul\nbag auto_fail").do("fight:icy_ghoul")
    game.do("use:physical_training:combat", "draw_token")
    assert game.told("failed", "value", "margin") == [(0, 3)]


@pytest.mark.rule("AH-L-03")
def test_ah_l_03_as_if_in_hand_changes_nothing_physically() -> None:
    """Given Wendy's Amulet and an event in the pile, then it can be played from there, and lies there until then."""
    game = Play("investigators wendy_adams\narea 0 wendys_amulet\ndiscard 0 emergency_cache knife\ndeck 0 guts")
    assert game.offers("play:emergency_cache")
    assert game.hand() == []
    assert game.pile(0) == ["emergency_cache", "knife"]
    game.do("play:emergency_cache")
    assert game.resources(0) == 8
    assert game.deck(0) == ["guts", "emergency_cache"]


@pytest.mark.rule("AH-X-12")
def test_ah_x_12_the_amulet_of_2019_minds_only_events_that_are_played() -> None:
    """Given Barricade discarded from play beside the Amulet, then it goes to the pile, not under the deck."""
    game = Play(
        "investigators wendy_adams\nplace hallway\nplace attic\narea 0 wendys_amulet\nhand 0 barricade\ndeck 0 guts"
    ).do("play:barricade", "move:attic")
    assert game.pile(0) == ["barricade"]


@pytest.mark.rule("AH-L-04", "AH-B-103")
def test_ah_l_04_an_event_is_in_limbo_while_it_resolves() -> None:
    """Given Backstab in its test, then it is in no hand and no pile; afterwards in the pile."""
    game = Play("hand 0 backstab guts unexpected_courage\nthreat 0 icy_ghoul").do("play:backstab:icy_ghoul")
    assert game.prompt == "test"
    assert "backstab" not in (*game.hand(), *game.pile(0))
    game.do("draw_token")
    assert game.pile(0) == ["backstab"]


@pytest.mark.rule("AH-B-005")
def test_ah_b_005_a_card_without_may_leaves_no_choice() -> None:
    """Given a treachery that must be resolved, then nobody is asked whether."""
    chill = Card(TREACHERY, "x1", "shiver", set="x")
    chill.reveals(takes(horror=1).do)
    spark = Card(EVENT, "x2", "spark", cost=0)
    spark.played(takes(horror=1))
    with with_more(CARDS, chill, spark):
        assert Play("encounter shiver\nphase mythos.draw").horror(0) == 1
        assert Play("hand 0 spark").do("play:spark").horror(0) == 1


@pytest.mark.rule("AH-B-116", "AH-B-066")
def test_ah_b_116_what_is_played_in_a_test_is_not_committed_to_it() -> None:
    """Given a Magnifying Glass that is to be committed, when it is played instead, then it adds 1 in play and nothing
    as a card, as was told before.
    """
    game = Play("hand 0 magnifying_glass perception\nclues study 1\nbag 0 -1 -2 -3 auto_fail elder_sign")
    game.do("investigate", "commit:magnifying_glass")
    assert _chance(game, "draw_token") == _chance(game, "play:magnifying_glass") == pytest.approx(4 / 6)
    game.do("play:magnifying_glass")
    assert _chance(game, "draw_token") == pytest.approx(4 / 6)


def _chance(game: Play, text: str) -> float | None:
    return game.table.game.chance(game.now, game.option(text))


# --- Whose abilities they are -----------------------------------------------------------------------------------------


def test_a_fellow_here_gets_rid_of_a_haunting() -> None:
    # given Roland's Haunted, and Rats on Daisy, whose turn it is
    game = Play(f"{BOTH}\nthreat 0 haunted\nthreat 1 swarm_of_rats").do("use:haunted")
    assert (game.threats(0), game.pile(0), game.actions(1)) == ([], ["haunted"], 1)
    assert game.told("opportunity", "seat") == [1]
    assert not Play(f"{APART}\nthreat 0 haunted").offers("use:haunted")


def test_a_fellow_here_closes_the_case() -> None:
    # given Roland's Cover Up, when Daisy would discover a clue
    game = Play(f"{BOTH}\nthreat 0 cover_up\nclues cover_up 2\nclues study 2").do("investigate")
    assert game.asked == 1
    game.do("react:cover_up")
    assert (game.clues("cover_up"), game.clues("study"), game.clues(1)) == (1, 2, 0)
    game = Play(f"{APART}\nthreat 0 cover_up\nclues cover_up 2\nclues attic 2").do("investigate")
    assert (game.clues("cover_up"), game.clues(1)) == (2, 1)


def test_a_fellow_here_pays_debts_from_their_own_pool() -> None:
    text = "investigators skids_otoole daisy_walker\nturn 1 3\nthreat 0 hospital_debts"
    game = Play(text).do("use:hospital_debts")
    assert (game.resources("hospital_debts"), game.resources(0), game.resources(1)) == (1, 5, 4)


def test_a_fellow_here_buys_off_the_mob_enforcer() -> None:
    game = Play(f"{BOTH}\nthreat 0 mob_enforcer").do("parley:mob_enforcer")
    assert (game.resources(0), game.resources(1), game.pile(0)) == (5, 1, ["mob_enforcer"])
    assert not Play(f"{APART}\nthreat 0 mob_enforcer").offers("parley")


def test_the_necronomicon_is_daisys_to_read() -> None:
    game = Play("investigators roland_banks daisy_walker\nthreat 1 the_necronomicon\nhorror the_necronomicon 2")
    assert not game.offers("use:the_necronomicon")


def test_a_gun_is_its_bearers() -> None:
    assert not Play(f"{BOTH}\narea 0 45_automatic\nthreat 1 ghoul_minion").offers("fight:45_automatic")


# --- What would change nothing ----------------------------------------------------------------------------------------


def test_nobody_hurt_nobody_healed() -> None:
    assert not Play("investigators roland_banks\narea 0 first_aid").offers("use:first_aid")


@pytest.mark.parametrize(("where", "offered"), [("enemy ghoul_minion study", False), ("threat 0 ghoul_minion", True)])
def test_the_cat_can_only_change_what_is_ready_or_engaged(where: str, offered: bool) -> None:
    game = Play(f"investigators wendy_adams\narea 0 stray_cat\n{where}\nexhausted ghoul_minion")
    assert game.offers("use:stray_cat") == offered


def test_without_a_clue_nothing_follows_a_defeat() -> None:
    game = Play("investigators roland_banks\nhand 0 evidence\nthreat 0 swarm_of_rats").do("fight:swarm_of_rats")
    assert game.prompt == "turn"


@pytest.mark.parametrize(
    ("enemy", "offered"), [("ghoul_minion", False), ("swarm_of_rats", True), ("ghoul_priest", False)]
)
def test_only_a_text_can_be_wiped_and_no_elite_one(enemy: str, offered: bool) -> None:
    game = Play(f"investigators agnes_baker\nhand 0 mind_wipe_1\nthreat 0 {enemy}\nphase enemy")
    assert game.offers("play:mind_wipe_1") == offered


def test_a_closed_case_covers_nothing_up() -> None:
    game = Play("investigators roland_banks\nthreat 0 cover_up\nclues study 2").do("investigate")
    assert (game.prompt, game.clues(0)) == ("turn", 1)


def test_nobody_knows_that_there_is_no_tome() -> None:
    game = Play("investigators daisy_walker\nhand 0 research_librarian\ndeck 0 knife guts").do(
        "play:research_librarian"
    )
    assert game.offers("react:research_librarian")


@pytest.mark.parametrize(
    ("given", "use"),
    [
        ("area 0 book_of_shadows_3", "use:book_of_shadows_3"),
        ("hand 0 extra_ammunition_1\narea 0 machete", "play:extra_ammunition_1"),
        ("threat 0 hospital_debts\nresources 0 0", "use:hospital_debts"),
        ("area 0 shrivelling\nuses shrivelling 0\nthreat 0 ghoul_minion", "fight:shrivelling"),
    ],
)
def test_nothing_to_use_it_on(given: str, use: str) -> None:
    assert not Play(f"investigators agnes_baker\n{given}").offers(use)

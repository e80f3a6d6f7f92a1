"""B.5, B.6: skill tests and the chaos bag."""

import pytest

from miskatonic.games.arkham_lcg.explain import odds_lines
from miskatonic.games.arkham_lcg.rows import topics
from miskatonic.games.arkham_lcg.rows.card import CARDS, Card
from miskatonic.games.arkham_lcg.rows.terms import ASSET, COMBAT, DISCARD, LIMBO, LOCATION, SKILL
from tests.games.arkham_lcg.looks import running_test, seen_board
from tests.games.arkham_lcg.rules.testing import Tested as Play
from tests.games.play import with_more
from tests.looking import look_at

TWO = "investigators roland_banks daisy_walker"


@pytest.mark.rule("AH-B-065")
def test_ah_b_065_the_difficulty_is_a_value_or_the_number_of_the_card() -> None:
    """Given each kind of test, then fight, evade value, shroud or the printed number is its difficulty."""
    game = Play("threat 0 icy_ghoul\nbag -4").do("fight:icy_ghoul", "evade:icy_ghoul", "investigate")
    assert game.told("test", "skill", "count") == [("combat", 3), ("agility", 4), ("intellect", 2)]
    game = Play("encounter rotting_remains\nphase mythos.draw\nbag -1")
    assert game.told("test", "skill", "count") == [("willpower", 3)]


@pytest.mark.rule("AH-B-066", "AH-B-115", "AH-B-254")
def test_ah_b_066_matching_and_wild_icons_are_committed_for_nothing() -> None:
    """Given a hand, then only cards with a matching or wild icon can be committed, each icon is +1, no cost."""
    game = Play("hand 0 perception unexpected_courage overpower machete\ndeck 0 knife\nbag 0").do("investigate")
    assert [one for one in game.options if one.startswith("commit")] == [
        "commit:perception",
        "commit:unexpected_courage",
    ]
    assert not game.offers("play")
    game.do("commit:perception", "commit:unexpected_courage", "draw_token")
    assert game.told("passed", "value") == [7]
    assert game.resources(0) == 5
    assert sorted(game.pile(0)) == ["perception", "unexpected_courage"]


@pytest.mark.rule("AH-B-066")
def test_ah_b_066_each_other_investigator_here_commits_one() -> None:
    """Given a fellow here with two cards, then one of them; a fellow elsewhere none."""
    text = f"{TWO}\nplace hallway\nplace attic\nhand 1 perception deduction\nclues hallway 1"
    game = Play(f"{text}\ndeck 1 knife").do("investigate", "commit:perception")
    assert not game.offers("commit:deduction")
    game.do("draw_token")
    assert game.told("passed", "value") == [5]
    game = Play(f"{text}\nat 1 attic").do("investigate")
    assert game.story("commits") == []


@pytest.mark.rule("AH-B-066", "AH-B-110")
def test_ah_b_066_at_most_one_of_a_title_counts_for_all() -> None:
    """Given the same skill in two hands, when one is committed, then the other can't be."""
    game = Play(f"{TWO}\nhand 0 perception perception\nhand 1 perception").do("investigate", "commit:perception.1")
    assert not game.offers("commit")


@pytest.mark.rule("AH-B-067", "AH-B-068", "AH-B-081")
def test_ah_b_067_one_token_is_revealed_and_its_symbol_resolved() -> None:
    """Given each kind of token, then a number modifies, a symbol does what the reference card says."""
    base = "enemy ghoul_minion study\nexhausted ghoul_minion\n"
    for token, value in (("1", 4), ("-1", 2), ("skull", 2), ("cultist", 2), ("tablet", 1)):
        game = Play(f"{base}bag {token}").do("investigate")
        assert len(game.told("token", "token")) == 1
        assert game.told("passed", "value") + game.told("failed", "value") == [value]
        assert game.damage(0) == int(token == "tablet")


@pytest.mark.rule("AH-B-068")
def test_ah_b_068_the_elder_sign_is_the_testers_own() -> None:
    """Given clues at the location, then Roland's sign is worth as many; Skids' +2 and 2 resources on success."""
    game = Play("clues study 3\nbag elder_sign").do("investigate")
    assert game.told("passed", "value") == [6]
    game = Play("investigators skids_otoole\nclues study 3\nbag elder_sign").do("investigate")
    assert game.told("passed", "value") == [5]
    assert game.resources(0) == 7


@pytest.mark.rule("AH-B-069")
def test_ah_b_069_the_value_is_the_sum_of_its_lines_not_below_0() -> None:
    """Given base, an asset, icons and a token, then they add up; a bad token leaves 0, not less."""
    game = Play("area 0 magnifying_glass\nhand 0 deduction\nclues study 2\nbag -2").do("investigate")
    game.do("commit:deduction", "draw_token")
    assert game.told("passed", "value") == [3 + 1 + 1 - 2]
    game = Play("bag -8").do("investigate")
    assert game.told("failed", "value", "margin") == [(0, 2)]


@pytest.mark.rule("AH-B-070")
def test_ah_b_070_equal_succeeds_and_what_would_fail_may_be_helped_first() -> None:
    """Given a value equal to the difficulty, then success by 0; Lucky! comes before the failure is fixed."""
    assert Play("bag -1").do("investigate").told("passed", "margin") == [0]
    game = Play("investigators wendy_adams\nhand 0 lucky\nbag -2").do("investigate", "draw_token", "pass")
    assert game.options == ["play:lucky", "pass"]
    game.do("play:lucky")
    assert game.story("failed", "passed") == ["passed"]
    assert game.told("passed", "margin") == [1]


@pytest.mark.rule("AH-B-070", "AH-B-095")
def test_ah_b_070_reactions_to_success_come_before_its_results() -> None:
    """Given Dr. Milan, then his resource is there before the clue."""
    game = Play("area 0 dr_milan_christopher\nclues study 1").do(
        "investigate", "draw_token", "react:dr_milan_christopher"
    )
    assert game.story("gains", "discovers") == ["gains", "discovers"]


@pytest.mark.rule("AH-B-072", "AH-B-080")
def test_ah_b_072_cards_go_to_their_owners_and_tokens_into_the_bag() -> None:
    """Given a helper's card and a token, then after the test the card is in the helper's pile, the token in the bag."""
    game = Play(f"{TWO}\nhand 1 perception\ndeck 1 knife\nclues study 1").do(
        "investigate", "commit:perception", "draw_token"
    )
    assert game.pile(1) == ["perception"]
    assert len(seen_board(game.table, 0)["bag"]) == 10
    assert seen_board(game.table, 0)["test"] is None


@pytest.mark.rule("AH-B-073", "AH-B-246")
def test_ah_b_073_automatic_failure_counts_0_and_fails_whatever_the_difficulty() -> None:
    """Given auto-fail, then the value is 0, the margin the whole difficulty, and Lucky! is no help."""
    game = Play("investigators wendy_adams\nhand 0 lucky\nthreat 0 ghoul_minion\nbag auto_fail")
    game.do("evade:ghoul_minion", "draw_token", "pass")
    assert game.told("failed", "value", "margin") == [(0, 2)]
    game = Play("area 0 flashlight\nbag auto_fail\nclues study 1").do("investigate:flashlight", "draw_token")
    assert game.told("failed", "margin") == [0]
    assert game.clues(0) == 0


@pytest.mark.rule("AH-B-073")
def test_ah_b_073_the_sum_says_why_it_is_0() -> None:
    """Given auto-fail with a machete against a priest who strikes back, then while his blow is assigned the sum of the
    failed test is 0, line by line.
    """
    game = Play("area 0 machete beat_cop\nthreat 0 ghoul_priest\nbag auto_fail")
    game.do("fight:machete:ghoul_priest")
    assert game.prompt in ("harm", "assign")
    test = running_test(game.table)
    assert [(one["card"], one["amount"]) for one in test["sources"]][-1] == ("token-auto_fail", -6)
    assert sum(one["amount"] for one in test["sources"]) == test["value"] == 0
    assert "line-fails" in [line.message for line in odds_lines(game.now)]


@pytest.mark.rule("AH-B-073", "AH-B-246")
def test_ah_b_073_automatic_success_counts_the_difficulty_as_0() -> None:
    """Given Wendy's sign with her Amulet, then success by her whole value, whatever the difficulty."""
    game = Play("investigators wendy_adams\narea 0 wendys_amulet\nthreat 0 ghoul_priest\nbag elder_sign")
    game.do("evade:ghoul_priest", "draw_token")
    assert game.told("passed", "margin") == [4]


@pytest.mark.rule("AH-B-074")
def test_ah_b_074_no_step_is_skipped_unless_a_card_says_no_token() -> None:
    """Given Will to Survive, then no token; cards are committed and judged all the same."""
    game = Play("investigators wendy_adams\nhand 0 will_to_survive_3 perception\ndeck 0 knife\nclues study 1")
    game.do("play:will_to_survive_3", "investigate", "commit:perception", "draw_token")
    assert game.story("token") == []
    assert game.told("passed", "value") == [5]
    assert game.hand() == ["knife"]


@pytest.mark.rule("AH-B-075", "AH-L-08")
def test_ah_b_075_for_each_point_is_one_packet_where_it_can_be() -> None:
    """Given a failure by 3 with a Rosary, then 3 horror are assigned in one question."""
    game = Play(
        "investigators roland_banks\narea 0 elder_sign_amulet_3\nencounter rotting_remains\nphase mythos.draw\nbag -4"
    )
    assert game.prompt == "harm"
    assert "harm:elder_sign_amulet_3=0/3" in game.options


@pytest.mark.rule("AH-B-076", "AH-B-077", "AH-B-257")
def test_ah_b_076_another_skill_changes_icons_and_bonuses() -> None:
    """Given Shrivelling, then willpower icons and bonuses count, combat ones do not."""
    game = Play(
        "investigators agnes_baker\narea 0 shrivelling beat_cop holy_rosary\n"
        "hand 0 guts overpower\nthreat 0 icy_ghoul\n"
        "deck 0 knife"
    ).do("fight:shrivelling:icy_ghoul")
    assert game.offers("commit:guts")
    assert not game.offers("commit:overpower")
    game.do("draw_token")
    assert game.told("passed", "value") == [6]


@pytest.mark.rule("AH-B-076")
def test_ah_b_076_mind_over_matter_may_be_used_test_by_test() -> None:
    """Given Mind over Matter, then before an attack one says which skill; combat bonuses are lost with intellect."""
    game = Play("investigators daisy_walker\nhand 0 mind_over_matter\narea 0 beat_cop\nthreat 0 icy_ghoul")
    game.do("play:mind_over_matter", "fight:icy_ghoul")
    assert game.options == ["skill:combat", "skill:intellect"]
    game.do("skill:intellect", "draw_token")
    assert game.told("passed", "value") == [5]


@pytest.mark.rule("AH-B-076")
def test_ah_b_076_a_location_may_prescribe_the_skill() -> None:
    """Given a place that is investigated with combat, then combat is tested."""
    pit = Card(LOCATION, "x1", "pit", set="x", level=None, shroud=2)
    pit.constant(topics.MUST_USE, 1, lambda game, card, subject: card == subject, name=COMBAT)
    with with_more(CARDS, pit):
        game = Play("place pit\nclues pit 1").do("investigate")
        assert game.told("test", "skill") == ["combat"]
        assert game.told("passed", "value") == [4]


@pytest.mark.rule("AH-B-077")
def test_ah_b_077_a_bonus_to_the_skill_value_counts_in_every_test() -> None:
    """Given an asset that adds to skill values and one that adds to combat, then an investigation has the first."""
    charm = Card(ASSET, "x1", "charm", cost=0)
    charm.constant(topics.SKILL_VALUE, 2)
    with with_more(CARDS, charm):
        game = Play("area 0 charm beat_cop\nclues study 1").do("investigate", "draw_token")
        assert game.told("passed", "value") == [5]


@pytest.mark.rule("AH-B-078")
def test_ah_b_078_a_test_ends_without_results_when_its_tester_is_eliminated() -> None:
    """Given Daisy about to fall and a tablet, then no clue; committed cards are out of the game with her."""
    game = (
        Play(
            "investigators daisy_walker roland_banks\nclues study 2\ndamage 0 4\nenemy ghoul_minion study\n"
            "exhausted ghoul_minion\nhand 1 perception\nbag tablet 0 0"
        )
        .draws("tablet")
        .do("investigate", "commit:perception", "draw_token")
    )
    assert game.story("defeated", "discovers", "passed") == ["defeated"]
    assert game.pile(1) == ["perception"]
    assert seen_board(game.table, 1)["test"] is None


@pytest.mark.rule("AH-B-080", "AH-B-083")
def test_ah_b_080_tokens_of_one_test_are_drawn_without_replacement() -> None:
    """Given cultist on the hard side, then another token comes, not the same, and both count."""
    for seed in range(12):
        game = Play("difficulty hard\nbag cultist -1 -1\nclues study 1", rng=seed * 7919 + 1)
        game.draws("cultist").do("investigate", "draw_token")
        assert game.told("token", "token") == ["cultist", "-1"]
        assert game.told("passed", "value") == [2]


@pytest.mark.rule("AH-B-083")
def test_ah_b_083_another_token_adds_its_own_effect() -> None:
    """Given cultist and then tablet with a Ghoul here, then both modify and both hurt."""
    game = (
        Play("difficulty hard\nbag cultist tablet\nenemy ghoul_minion study\nexhausted ghoul_minion")
        .draws("cultist", "tablet")
        .do("investigate", "draw_token")
    )
    assert game.told("failed", "value") == [0]
    assert (game.damage(0), game.horror(0)) == (1, 1 + 2)


@pytest.mark.rule("AH-B-084")
def test_ah_b_084_a_cancelled_token_was_not_revealed_and_goes_back() -> None:
    """Given Wendy cancelling a tablet with a Ghoul here, then no damage; the tablet may come again."""
    game = Play(
        "investigators wendy_adams\nhand 0 guts\nenemy ghoul_minion study\nexhausted ghoul_minion\nbag tablet 0"
    ).draws("tablet", "0")
    game.do("investigate", "draw_token", "react:wendy_adams")
    assert game.damage(0) == 0
    assert game.told("passed", "value") == [3]
    assert game.pile(0) == ["guts"]
    game = Play(
        "investigators wendy_adams\nhand 0 guts\nenemy ghoul_minion study\nexhausted ghoul_minion\nbag tablet"
    ).do("investigate", "draw_token", "react:wendy_adams")
    assert game.damage(0) == 1


@pytest.mark.rule("AH-B-253")
def test_ah_b_253_commits_are_made_together() -> None:
    """Given two cards marked, then nothing is committed before the token is drawn; marks can be taken back."""
    game = Play("hand 0 perception deduction\ndeck 0 knife\nclues study 2").do("investigate", "commit:perception")
    assert game.story("commits") == []
    assert set(game.hand()) == {"perception", "deduction"}
    game.do("uncommit:perception", "commit:deduction", "draw_token")
    assert game.told("commits", "card") == ["deduction"]
    assert game.clues(0) == 2


@pytest.mark.rule("AH-B-254")
def test_ah_b_254_own_tests_only_and_weaknesses_with_icons() -> None:
    """Given Opportunist with a helper, then not; given a weakness with icons, then it can be committed."""
    game = Play(f"{TWO}\nhand 0 perception\nhand 1 opportunist").do("investigate")
    assert not game.offers("commit:opportunist")
    curse = Card(SKILL, "x1", "curse", weakness=True, icons="I")
    with with_more(CARDS, curse):
        assert Play("hand 0 curse").do("investigate").offers("commit:curse")


@pytest.mark.rule("AH-B-255")
def test_ah_b_255_the_test_goes_on_when_its_enemy_is_gone() -> None:
    """Given Agnes killing the attacked enemy in ST.3, then success, no damage, and Overpower's like still draws."""
    game = Play(
        "investigators agnes_baker\narea 0 shrivelling\nhand 0 guts\ndeck 0 knife\nthreat 0 ghoul_minion\n"
        "damage ghoul_minion 1\nbag skull"
    ).do("fight:shrivelling:ghoul_minion", "commit:guts", "draw_token", "react:agnes_baker:ghoul_minion")
    assert game.told("passed", "margin") == [5 + 2 - 2], "no Ghoul is left that the skull could count"
    assert game.pile() == ["ghoul_minion"]
    assert game.told("enemy_hit", "count") == [1]
    assert game.hand() == ["knife"]


BYAKHEE = """
    investigators agnes_baker
    scenario the_devourer_below
    place main_path
    area 0 shrivelling
    hand 0 fearless blinding_light
    threat 0 screeching_byakhee
    damage screeching_byakhee 3
    horror 0 3
    bag tablet
"""


@pytest.mark.rule("AH-B-255")
@pytest.mark.parametrize("looked_at", [False, True])
def test_ah_b_255_the_last_value_of_what_is_gone_counts_whether_somebody_looks_or_not(looked_at: bool) -> None:
    """Given a Byakhee that Agnes' fourth horror drives into a frenzy (fight 4) and that her reaction then kills, then
    her 3 fail against its last value.
    """
    game = Play(BYAKHEE)
    for move in ("fight:shrivelling:screeching_byakhee", "commit:fearless", "draw_token"):
        game.do(move)
        if looked_at:
            look_at(game.table, "en")
    game.do("react:agnes_baker:screeching_byakhee")
    assert game.told("failed", "value", "count") == [(3, 4)]
    assert game.table.clone().digest() == game.table.digest()


@pytest.mark.rule("AH-B-065")
def test_ah_b_065_the_question_says_the_difficulty_as_it_stands_after_an_undo_too() -> None:
    """Given a Byakhee engaged with somebody who has 4 sanity left (evade 4), when Blinding Light is tried and a card
    that was committed is taken back, then the question still says 4.
    """
    game = Play(BYAKHEE.replace("horror 0 3", "horror 0 4")).do("play:blinding_light:screeching_byakhee")
    assert game.table.choice is not None
    before = game.table.say(game.table.choice)
    assert "4" in before
    game.do("commit:fearless")
    game.table.undo()
    assert game.table.choice is not None
    assert game.table.say(game.table.choice) == before


@pytest.mark.rule("AH-B-043", "AH-B-066")
def test_ah_b_043_what_several_seats_may_use_each_uses_for_themselves() -> None:
    """Given Hospital Debts, which anybody at the place may pay, and three investigators who are asked everywhere, when
    the second pays during the first one's test, then the second has a resource less: whether somebody holds that seat
    alone or all of them.
    """
    position = "investigators skids_otoole wendy_adams roland_banks\nthreat 0 hospital_debts\nhand 0 perception"
    answers = ("use:hospital_debts", [1]), ("use:hospital_debts:1", [1]), ("use:hospital_debts:1", range(3))
    for answer, eyes in answers:
        game = Play(position, asks="all").do("pass:1", "pass", "investigate")
        assert game.table.choice is not None
        texts = [option.text for option in game.table.choice.shown_to(eyes)]
        assert [one for one in texts if "debts" in one] == [f"use:hospital_debts{of}" for of in ("", ":1", ":2")]
        game.table.answer(answer, seat=eyes)
        assert [game.resources(seat) for seat in range(3)] == [5, 4, 5]


@pytest.mark.rule("AH-B-256")
def test_ah_b_256_after_the_test_waits_for_its_end() -> None:
    """Given a failed test with a skull on the hard side, then the Ghoul comes after the test."""
    game = Play("difficulty hard\nbag skull\nhand 0 deduction\nencounter ghoul_minion\nthreat 0 icy_ghoul")
    game.do("evade:icy_ghoul", "draw_token")
    assert game.engaged("ghoul_minion") == 0
    assert game.story("failed", "encounter") == ["failed", "encounter"]
    game = Play("investigators wendy_adams\narea 0 baseball_bat\nthreat 0 icy_ghoul\nbag skull\nhand 0 overpower")
    game.do("fight:baseball_bat:icy_ghoul", "draw_token", "pass")
    assert game.zone("baseball_bat") == DISCARD


@pytest.mark.rule("AH-L-04")
def test_ah_l_04_a_committed_card_is_nowhere_until_the_test_ends() -> None:
    """Given a committed card, then at Wendy's question it is in no hand and no pile."""
    game = Play("investigators wendy_adams\nhand 0 perception guts\nbag -1").do("investigate", "commit:perception")
    game.do("draw_token")
    assert game.prompt == "react_reveal"
    assert game.zone("perception") == LIMBO
    assert (game.hand(), game.pile(0)) == (["guts"], [])


@pytest.mark.rule("AH-L-02")
def test_ah_l_02_an_automatic_evasion_is_an_evasion_without_a_test() -> None:
    """Given Stray Cat and Pickpocketing, then no test, the enemy is evaded, and the pocket may be picked."""
    game = Play("area 0 stray_cat pickpocketing\nthreat 0 icy_ghoul\ndeck 0 knife").do("use:stray_cat:icy_ghoul")
    assert game.story("test", "evaded") == ["evaded"]
    assert game.options == ["react:pickpocketing", "pass"]


@pytest.mark.rule("AH-B-071", "AH-X-03", "AH-L-14")
def test_ah_b_071_all_results_are_one_step_before_anything_answers() -> None:
    """Given a kill with Overpower, then the card is drawn before Roland answers to the defeat."""
    game = Play("clues study 1\nhand 0 overpower\ndeck 0 knife\nthreat 0 swarm_of_rats")
    game.do("fight:swarm_of_rats", "commit:overpower", "draw_token")
    assert game.options == ["react:roland_banks", "pass"]
    assert game.hand() == ["knife"]


@pytest.mark.rule("AH-B-071", "AH-B-151")
def test_ah_b_071_retaliation_comes_after_all_results_of_the_failure() -> None:
    """Given the Priest and a cultist token, then the token's horror comes first, the attack last."""
    game = Play("threat 0 ghoul_priest\nbag cultist\ndamage 0 0").do("fight:ghoul_priest")
    assert game.story("failed", "horror_placed", "retaliates", "attacks") == [
        "failed", "horror_placed", "retaliates", "attacks", "horror_placed",
    ]  # fmt: skip


# --- Committing -------------------------------------------------------------------------------------------------------


def test_each_helper_here_commits_one_card_and_nobody_elsewhere_any() -> None:
    # given three in the Hallway, and Agnes in the Attic
    game = Play("""
        investigators roland_banks daisy_walker wendy_adams agnes_baker
        place hallway
        place attic
        at 3 attic
        threat 0 ghoul_minion
        hand 0 unexpected_courage vicious_blow
        hand 1 unexpected_courage medical_texts
        hand 2 overpower baseball_bat knife
        hand 3 unexpected_courage
        deck 2 guts
    """).do("fight:ghoul_minion")
    assert not game.offers("commit:unexpected_courage.3")
    # when Roland commits his Courage, then Daisy can't commit hers: one per test
    game.do("commit:unexpected_courage.1")
    assert not game.offers("commit:unexpected_courage.2")
    # when Wendy commits one card, then no second
    game.do("commit:overpower")
    assert not game.offers("commit:baseball_bat")
    # when all is in, then what a card brings is for who committed it
    game.do("commit:medical_texts", "draw_token")
    assert (game.told("passed", "value"), game.hand(2)) == ([9], ["baseball_bat", "knife", "guts"])


def test_what_changes_the_result_is_the_testers_what_else_a_skill_brings_the_helpers() -> None:
    # given Daisy's Deduction for Roland
    game = Play("investigators roland_banks daisy_walker\nhand 1 deduction\nclues study 3")
    game.do("investigate", "commit:deduction", "draw_token")
    assert (game.clues(0), game.clues(1)) == (2, 0)
    # given Agnes' Fearless for Roland
    game = Play("""
        investigators roland_banks agnes_baker
        hand 1 fearless
        horror 0 2
        horror 1 2
        threat 0 frozen_in_fear
    """).do("end_turn", "commit:fearless", "draw_token")
    assert (game.horror(0), game.horror(1)) == (2, 1)


def test_wild_icons_fit_every_test_and_others_only_theirs() -> None:
    game = Play("investigators agnes_baker\nhand 0 ward_of_protection guts\nclues study 1").do("investigate")
    assert game.options == ["draw_token", "commit:ward_of_protection"]
    assert game.do("commit:ward_of_protection", "draw_token").told("passed", "value") == [3]


def test_opportunist_is_for_ones_own_test_and_comes_back_after_a_success_by_three() -> None:
    game = Play("""
        investigators skids_otoole wendy_adams
        hand 0 opportunist
        hand 1 opportunist
        threat 0 swarm_of_rats
    """).do("fight:swarm_of_rats")
    # then Wendy's is not offered; what Skids can do for himself is, as the test is asked about anyhow
    assert game.options == ["draw_token", "commit:opportunist.1", "use:skids_otoole"]
    assert game.do("commit:opportunist.1", "draw_token").hand() == ["opportunist.1"]

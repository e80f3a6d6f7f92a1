"""More cases written from the rulebooks alone: RR is the Rules Reference (by the heading), FAQ the FAQ 1.5."""

import pytest

from miskatonic.games.arkham_lcg.rows.terms import HAND, VICTORY
from tests.games.arkham_lcg.play import Play

# --- "Ashcan" Pete ----------------------------------------------------------------------------------------------------


def test_pete_does_not_discard_a_weakness() -> None:
    """Given a weakness as the only card in hand, then Pete can ready nothing with it; with another card he can.

    RR "Weakness": a player may not optionally choose to discard a weakness from hand.
    """
    text = """
        investigators ashcan_pete
        area 0 duke
        exhausted duke
        hand 0 dark_memory {more}
    """
    assert not Play(text.format(more=""), asks="all").offers("use:ashcan_pete")
    game = Play(text.format(more="knife"), asks="all").do("use:ashcan_pete:duke")
    game.until(lambda: game.prompt == "turn")
    assert (game.is_ready("duke"), game.hand()) == (True, ["dark_memory"])


def test_petes_readying_is_once_per_round_in_whosever_turn() -> None:
    """Given Roland's turn, when Pete readies Duke in it, then he can't again in his own turn, but in the next round.

    RR "Free Triggered Ability": in any player window; RR "Limits and Maximums": per round, not per turn.
    """
    game = Play(
        """
        investigators ashcan_pete roland_banks
        area 0 duke
        exhausted duke
        hand 0 knife guts
        deck 0 flashlight flashlight
        deck 1 flashlight flashlight
        agenda theyre_getting_out
        encounter ancient_evils ancient_evils ancient_evils ancient_evils
        turn 1 3
        threat 0 ghoul_priest
        """,
        asks="all",
    )
    seat = game.asked
    while not game.offers("use:ashcan_pete"):
        game.do("pass" if "pass" in game.options else game.options[0])
        assert game.now.active == 1
    game.do("use:ashcan_pete:duke", "discard:guts")
    assert game.is_ready("duke")
    assert seat is not None
    game.until(lambda: game.now.active == 0 and game.prompt == "turn")
    game.do("fight:duke:ghoul_priest").until(lambda: game.prompt == "turn")
    assert not game.is_ready("duke")
    assert not game.offers("use:ashcan_pete")


def test_duke_falls_to_the_attack_he_provokes_and_the_investigation_goes_on() -> None:
    """Given an enemy whose attack kills Duke, when Pete sent him to investigate, then the base skill is still 4.

    RR "Attack of Opportunity": after the costs, before the effect; RR "Ability": once initiated, it resolves without
    its source.
    """
    game = Play("""
        investigators ashcan_pete
        area 0 duke
        threat 0 ghoul_priest
        clues study 1
        bag -2
    """).do("investigate:duke:study")
    while game.prompt not in ("turn", "test"):
        game.do(next((one for one in game.options if "duke" in one), game.options[0]))
    game.until(lambda: game.prompt == "turn")
    assert game.area() == []
    assert game.told("passed", "value") == [2]
    assert game.clues(0) == 1


def test_duke_leads_him_and_his_enemy_to_another_for_one_attack() -> None:
    """Given an enemy engaged with Pete and one in the hallway, when Duke leads him there, then both are engaged with
    him, and only the first has attacked.

    RR "Attack of Opportunity"; RR "Enemy Engagement": engaged enemies move along, ready ones engage who enters.
    """
    game = Play("""
        investigators ashcan_pete
        place hallway
        place attic
        at 0 attic
        area 0 duke
        threat 0 ghoul_minion
        enemy swarm_of_rats hallway
        clues hallway 1
        bag 0
    """).do("investigate:duke:hallway")
    game.until(lambda: game.prompt == "turn")
    assert (game.engaged("ghoul_minion"), game.engaged("swarm_of_rats"), game.place(0)) == (0, 0, "hallway")
    assert game.damage(0) + game.damage("duke") == 1
    assert game.horror(0) + game.horror("duke") == 1
    assert (game.clues(0), game.actions()) == (1, 2)


def test_duke_leaves_the_ally_slot_free() -> None:
    """Given Duke, when Pete plays an Ally, then both are there: the trait takes no slot, the slot does.

    RR "Slots".
    """
    game = Play("investigators ashcan_pete\narea 0 duke\nhand 0 stray_cat").do("play:stray_cat")
    assert sorted(game.area()) == ["duke", "stray_cat"]


# --- Rogues' cards ----------------------------------------------------------------------------------------------------


def test_a_fast_asset_is_for_ones_own_turn_and_for_any_window_in_it() -> None:
    """Given the Switchblade [2], then it is not offered in a fellow's turn, but in one's own test.

    RR "Fast": a fast asset may be played in any player window during its owner's turn.
    """
    text = """
        investigators skids_otoole roland_banks
        hand 0 switchblade_2
        clues study 3
        turn {seat} 3
    """
    game = Play(text.format(seat=1), asks="all").do("investigate")
    while game.prompt != "turn":
        assert not game.offers("play:switchblade_2")
        game.do("draw_token" if "draw_token" in game.options else "pass")
    game = Play(text.format(seat=0), asks="all").do("investigate")
    game.do("play:switchblade_2")
    assert game.area(0) == ["switchblade_2"]


def test_a_doubled_sip_heals_three() -> None:
    """Given Daisy's test of the Liquid Courage, when it is doubled, then the additional horror is healed twice.

    FAQ, "Double or Nothing": "if the test succeeds" comes twice; the first horror is healed before the test.
    """
    game = Play("""
        investigators skids_otoole daisy_walker
        area 0 liquid_courage
        uses liquid_courage 4
        hand 0 double_or_nothing
        horror 1 4
        bag 0
    """).do("use:liquid_courage:daisy_walker", "commit:double_or_nothing", "draw_token")
    assert game.told("passed", "count") == [4]
    assert (game.horror(1), game.uses("liquid_courage")) == (1, 3)


def test_doubled_quick_thinking_is_two_actions() -> None:
    """Given a success by 2 over the doubled difficulty, when both cards are committed, then two actions after it.

    FAQ, "Double or Nothing" and 1.7: the effects "if this test is successful" of committed cards come twice.
    """
    game = Play("""
        investigators rex_murphy
        hand 0 double_or_nothing quick_thinking
        clues study 6
        bag 0
    """).do("investigate", "commit:double_or_nothing", "commit:quick_thinking", "draw_token")
    game.until(lambda: game.prompt == "take_action")
    game.do("resource")
    assert game.prompt == "take_action"
    game.do("resource")
    assert (game.prompt, game.resources(0), game.actions()) == ("turn", 7, 2)


def test_the_action_after_the_last_one_provokes_again() -> None:
    """Given the last action and an engaged enemy, when Quick Thinking gives another, then that provokes an attack too.

    FAQ, "Ursula Downs": "take an action" is an action gained and spent at once, which provokes (1.1).
    """
    game = Play("""
        investigators daisy_walker
        hand 0 quick_thinking ace_in_the_hole_3
        threat 0 ghoul_minion
        clues study 3
        turn 0 1
        bag 0
    """).do("investigate", "commit:quick_thinking", "draw_token")
    assert (game.prompt, game.damage(0)) == ("take_action", 1)
    game.do("resource")
    assert (game.damage(0), game.resources(0), game.actions()) == (2, 6, 0)


def test_an_ace_after_the_last_action() -> None:
    """Given no action left, then the turn hasn't ended yet: the Ace brings 3 more.

    RR "Investigation Phase", 2.2: a player window before the turn ends; RR "Fast".
    """
    game = Play("investigators jenny_barnes\nhand 0 ace_in_the_hole_3\nturn 0 1").do("resource")
    assert (game.actions(), game.now.phase) == (0, "investigation")
    game.do("play:ace_in_the_hole_3")
    assert game.actions() == 3


# --- Talents ----------------------------------------------------------------------------------------------------------


def test_higher_education_looks_at_the_hand_as_it_is_used() -> None:
    """Given 5 cards, when she uses it once and then plays one of them in the same window, then it has no ability more.

    RR "Ability": an ability can be used only while its source has it; RR "Skill Test Timing": the window after ST.1.
    """
    game = Play(
        """
        investigators daisy_walker
        area 0 higher_education_3
        hand 0 knife flashlight guts machete magnifying_glass
        clues study 1
        bag 0
        """,
        asks="all",
    ).do("investigate", "use:higher_education_3:intellect")
    assert game.offers("use:higher_education_3")
    game.do("play:magnifying_glass")
    assert not game.offers("use:higher_education_3")
    game.until(lambda: game.prompt == "turn")
    assert game.told("passed", "value") == [5 + 2 + 1]


# --- Dr. Armitage -----------------------------------------------------------------------------------------------------


def test_there_is_one_dr_armitage() -> None:
    """Given him under Roland's control, then Daisy can't play hers.

    RR "Unique": no more than one copy by title in play, among all players.
    """
    text = """
        investigators roland_banks daisy_walker
        {there} 0 dr_henry_armitage
        hand 1 dr_henry_armitage
        turn 1 3
    """
    for there, offered in (("area", False), ("hand", True)):
        game = Play(text.format(there=there))
        assert any(one.startswith("play:dr_henry_armitage") for one in game.options) == offered


def test_the_card_drawn_from_the_new_deck_is_given_up_and_the_horror_stays() -> None:
    """Given an empty deck and a Knife in the pile, when it is drawn, then 1 horror, and the Knife is given up.

    RR "Drawing Cards": the pile becomes the deck, the card is drawn, and then 1 horror.
    """
    game = Play("""
        area 0 dr_henry_armitage
        discard 0 knife
    """).do("draw")
    while not game.offers("react:dr_henry_armitage"):
        game.do(next((one for one in game.options if "roland" in one), game.options[0]))
    game.do("react:dr_henry_armitage…").until(lambda: game.prompt == "turn")
    assert game.horror(0) + game.horror("dr_henry_armitage") == 1
    assert (game.pile(0), game.resources(0)) == (["knife"], 8)


def test_the_ninth_card_of_the_upkeep_is_given_up_before_the_hand_is_checked() -> None:
    """Given 8 cards, when the ninth is drawn and given up, then nothing need be discarded.

    RR "Upkeep Phase", 4.4 and 4.5: the draw and what answers it come before the check of the hand size.
    """
    game = Play("""
        area 0 dr_henry_armitage
        hand 0 guts guts guts guts machete machete machete machete
        deck 0 knife
        encounter ancient_evils ancient_evils
        agenda theyre_getting_out
        phase upkeep
    """).do("react:dr_henry_armitage:knife")
    game.until(lambda: game.prompt == "turn")
    assert (len(game.hand()), game.pile(0)) == (8, ["knife"])
    assert game.resources(0) == 5 + 3 + 1


# --- encounter cards --------------------------------------------------------------------------------------------------


def test_delve_too_deep_begins_with_the_lead_and_waits_for_surge() -> None:
    """Given Daisy's turn, when she plays it, then the lead draws first, and a card with surge brings its next card
    before the next investigator draws.

    RR "In Player Order": beginning with the lead investigator; RR "Surge": immediately after the card.
    """
    game = Play("""
        investigators agnes_baker roland_banks daisy_walker
        hand 2 delve_too_deep
        encounter false_lead ghoul_minion swarm_of_rats ravenous_ghoul ancient_evils
        turn 2 3
    """).do("play:delve_too_deep")
    game.until(lambda: game.prompt == "turn")
    assert game.told("encounter", "seat", "card") == [
        (0, "false_lead"), (0, "ghoul_minion"), (1, "swarm_of_rats"), (2, "ravenous_ghoul"),
    ]  # fmt: skip
    assert game.zone("delve_too_deep") == VICTORY


def test_dr_maleson_and_the_great_ward_answer_what_delve_too_deep_draws() -> None:
    """Given both, when Agnes delves, then she sends the first card back and wards the second: each is a draw.

    RR "Drawing Cards"; FAQ 1.4: the new draw is a moment of its own, in whatever phase.
    """
    game = Play("""
        investigators agnes_baker
        area 0 dr_william_t_maleson
        clues 0 1
        hand 0 delve_too_deep ward_of_protection_5
        encounter ghoul_minion ghoul_minion ghoul_minion
    """).do("play:delve_too_deep", "react:dr_william_t_maleson", "play:ward_of_protection_5")
    game.until(lambda: game.prompt == "turn")
    assert len(game.told("encounter", "card")) == 2
    assert (game.threats(), len(game.pile()), len(game.deck())) == ([], 1, 2)
    assert (game.horror(0) + game.horror("dr_william_t_maleson"), game.clues("study")) == (1, 1)
    assert game.zone("delve_too_deep") == VICTORY


def test_dr_maleson_can_not_shuffle_the_only_card_into_an_empty_deck() -> None:
    """Given a single encounter card, when he sends it back, then it is discarded, becomes the deck and comes again.

    FAQ 1.13: a card that would be discarded after it is resolved is discarded instead; RR "Encounter Deck".
    """
    game = Play("""
        investigators daisy_walker
        area 0 dr_william_t_maleson
        clues 0 1
        encounter ancient_evils
        agenda theyre_getting_out
        phase mythos.draw
    """).do("react:dr_william_t_maleson")
    game.until(lambda: game.prompt == "turn")
    assert game.told("encounter", "card") == ["ancient_evils", "ancient_evils"]
    assert (game.clues("study"), game.is_ready("dr_william_t_maleson")) == (1, False)
    assert game.doom("theyre_getting_out") == 1


# --- what lies in hand ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("resources", "offered"), [(2, True), (1, False)])
def test_the_dice_may_ignore_an_elder_sign_before_it_does_anything(resources: int, offered: bool) -> None:
    """Given Rex's elder sign, when the Dice ignore it, then he isn't asked whether to fail for cards.

    RR "Skill Test Timing", ST.3 before ST.4; RR "Ignore".
    """
    game = Play(
        f"""
        investigators rex_murphy
        area 0 lucky_dice_2
        hand 0 knife
        deck 0 guts guts guts
        resources 0 {resources}
        clues study 3
        bag elder_sign -2
        """,
        asks="all",
    ).draws("elder_sign", "-2")
    game.do("investigate")
    while game.prompt not in ("turn", "react_reveal") and not game.told("token", "token"):
        game.do("draw_token" if "draw_token" in game.options else "pass")
    assert game.offers("react:lucky_dice_2") == offered
    if offered:
        game.do("react:lucky_dice_2").until(lambda: game.prompt == "turn" or game.offers("fail_for_cards"))
        assert (game.prompt, game.zone("knife"), game.resources(0)) == ("turn", HAND, 0)
        assert game.clues(0) == 1

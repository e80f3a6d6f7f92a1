"""Cases written from the rulebooks alone: the Rules Reference (RR, by the heading) and the FAQ 1.5 (by the number)."""

import pytest

from miskatonic.games.arkham_lcg.rows.terms import THREAT
from tests.games.arkham_lcg.play import Play

# --- Zoey Samaras -----------------------------------------------------------------------------------------------------


def test_zoey_pays_for_the_cross_with_what_the_same_moment_gave_her() -> None:
    """Given no resources, when she engages an enemy, then she gains 1 and spends it on her Cross.

    FAQ 1.3: one reaction to a moment doesn't keep others from it; a cost is looked at when the ability is used.
    """
    game = Play("""
        investigators zoey_samaras
        area 0 zoeys_cross
        enemy ghoul_priest study
        exhausted ghoul_priest
        resources 0 0
    """).do("engage:ghoul_priest", "react:zoey_samaras")
    assert game.resources(0) == 1
    game.do("react:zoeys_cross")
    assert (game.damage("ghoul_priest"), game.resources(0), game.prompt) == (1, 0, "turn")


def test_zoey_gains_for_each_enemy_that_waits_for_her() -> None:
    """Given two ready enemies in the cellar, when she goes there, then both engage her, each a moment of its own.

    RR "Enemy Engagement"; FAQ 2.4: it is the same who engages whom.
    """
    game = Play("""
        investigators zoey_samaras
        place hallway
        place cellar
        at 0 hallway
        enemy ghoul_minion cellar
        enemy icy_ghoul cellar
    """).do("move:cellar")
    while game.prompt != "turn":
        game.do("react:zoey_samaras" if game.offers("react:zoey_samaras") else game.options[0])
    assert (game.engaged("ghoul_minion"), game.engaged("icy_ghoul"), game.resources(0)) == (0, 0, 7)


def test_the_wicked_engages_the_fellow_who_stands_there() -> None:
    """Given Roland in the attic, when Zoey draws Smite the Wicked in the cellar, then the enemy spawns with him, not
    engaged with her: neither she nor her Cross answers.

    FAQ, "Enemy spawn" 1: an enemy that spawns at a location engages whoever is there.
    """
    game = Play("""
        investigators zoey_samaras roland_banks
        place hallway
        place cellar
        place attic
        at 0 cellar
        at 1 attic
        area 0 zoeys_cross
        deck 0 smite_the_wicked
        encounter ancient_evils ghoul_minion swarm_of_rats
    """).do("draw")
    assert (game.engaged("ghoul_minion"), game.place("smite_the_wicked")) == (1, "attic")
    assert (game.prompt, game.resources(0), game.damage("ghoul_minion")) == ("turn", 5, 0)


def test_doubled_the_elder_sign_and_overpower_strike_twice() -> None:
    """Given Zoey's elder sign and Overpower, when the attack is doubled, then 2 damage twice, and 2 cards.

    FAQ 1.7 and the question on Double or Nothing: what step 7 brings comes twice.
    """
    game = Play("""
        investigators zoey_samaras
        hand 0 double_or_nothing overpower
        deck 0 knife flashlight guts
        threat 0 ghoul_priest
        bag elder_sign
    """).do("fight:ghoul_priest", "commit:double_or_nothing", "commit:overpower", "draw_token")
    game.until(lambda: game.prompt == "turn")
    assert game.told("passed", "count", "value") == [(8, 8)]
    assert (game.damage("ghoul_priest"), len(game.hand())) == (4, 2)


# --- Rex Murphy -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("token", "clues"), [("1", 3), ("0", 2)])
def test_rex_is_not_doubled_and_counts_from_the_doubled_difficulty(token: str, clues: int) -> None:
    """Given intellect 4 and a wild against 2, when it is doubled, then by 2 he finds 1 and 2 more, by 1 only the 2.

    FAQ 1.7: his reaction belongs to step 6, which isn't doubled; the difficulty it is measured by is.
    """
    game = Play(f"""
        investigators rex_murphy
        hand 0 double_or_nothing
        clues study 6
        bag {token}
    """).do("investigate", "commit:double_or_nothing", "draw_token")
    if token == "1":
        game.do("react:rex_murphy")
    assert (game.prompt, game.clues(0), game.clues("study")) == ("turn", clues, 6 - clues)


def test_rex_takes_the_last_clue_before_the_investigation_does() -> None:
    """Given 1 clue and Dr. Milan, when Rex has reacted, then Dr. Milan still can, and step 7 finds nothing.

    FAQ 1.7: reactions to success come in step 6; FAQ 1.3: both answer the same moment.
    """
    game = Play("""
        investigators rex_murphy
        area 0 dr_milan_christopher
        clues study 1
        bag 0
    """).do("investigate", "react:rex_murphy")
    assert (game.clues(0), game.clues("study")) == (1, 0)
    game.do("react:dr_milan_christopher")
    assert (game.prompt, game.clues(0), game.resources(0)) == ("turn", 1, 6)


def test_rex_who_fails_on_purpose_would_not_succeed() -> None:
    """Given his Curse, when he fails by his elder sign, then 3 cards, one token only, and the Curse stays.

    RR "Automatic Failure"; FAQ, last of "auto-succeed and auto-fail": the failure comes first.
    """
    game = (
        Play("""
        investigators rex_murphy
        threat 0 rexs_curse
        deck 0 knife flashlight guts machete
        clues study 3
        bag elder_sign 0 0
    """)
        .draws("elder_sign")
        .do("investigate", "fail_for_cards")
    )
    assert (game.prompt, len(game.hand()), game.clues(0)) == ("turn", 3, 0)
    assert game.told("token", "token") == ["elder_sign"]
    assert game.zone("rexs_curse") == THREAT


def test_rexs_curse_is_not_shuffled_into_an_empty_deck() -> None:
    """Given an empty deck, when the Curse makes him fail, then it stays where it is, in play.

    FAQ 1.13: a single card can't be shuffled into an empty deck; one that isn't being resolved remains in its area.
    """
    game = (
        Play("""
        investigators rex_murphy
        threat 0 rexs_curse
        discard 0 knife
        clues study 3
        bag 0 auto_fail
    """)
        .draws("0", "auto_fail")
        .do("investigate")
    )
    assert game.told("token", "token") == ["0", "auto_fail"]
    assert (game.clues(0), game.threats(), game.deck(0)) == (0, ["rexs_curse"], [])


def test_the_dice_answer_the_token_that_the_curse_brings() -> None:
    """Given the Curse and the Dice, when the Curse brings -4, then the Dice may ignore it for a third token, which the
    Curse, once per test, leaves alone.

    RR "Limits and Maximums"; FAQ 1.4: what the Curse reveals is a moment of its own.
    """
    game = Play(
        """
        investigators rex_murphy
        area 0 lucky_dice_2
        threat 0 rexs_curse
        deck 0 knife guts
        clues study 3
        bag 0 -4 -1
        """
    ).draws("0", "-4", "-1")
    game.do("investigate")
    if len(game.told("token", "token")) == 1:
        game.do("pass")
    assert (game.prompt, game.told("token", "token")) == ("react_reveal", ["0", "-4"])
    game.do("react:lucky_dice_2")
    game.until(lambda: game.prompt == "turn")
    assert game.told("token", "token") == ["0", "-4", "-1"]
    assert (game.resources(0), game.clues(0), game.threats()) == (3, 1, ["rexs_curse"])


def test_by_how_much_rex_succeeds_is_known_after_the_curse() -> None:
    """Given a first token that succeeds by 2 and a second by 0, then Rex has nothing to react to.

    RR "Skill Test Timing", ST.6: whether and by how much one succeeds is established after "when you would succeed".
    """
    game = (
        Play("""
        investigators rex_murphy
        threat 0 rexs_curse
        deck 0 knife
        clues study 3
        bag 0 -2
    """)
        .draws("0", "-2")
        .do("investigate")
    )
    assert game.told("token", "token") == ["0", "-2"]
    assert (game.prompt, game.clues(0), game.zone("rexs_curse")) == ("turn", 1, THREAT)


# --- Jenny Barnes -----------------------------------------------------------------------------------------------------


def test_jennys_elder_sign_counts_what_is_left_in_her_pool() -> None:
    """Given 3 resources and 4 ammo, when she spends 2 on Streetwise, then her elder sign is +1.

    FAQ 2.8: only the resource pool counts; RR "Skill Test Timing", ST.4: as many as there are by then.
    """
    game = Play("""
        investigators jenny_barnes
        area 0 streetwise_3 jennys_twin_45s
        uses jennys_twin_45s 4
        resources 0 3
        threat 0 ghoul_priest
        bag elder_sign
    """).do("evade:ghoul_priest", "use:streetwise_3:agility")
    game.until(lambda: game.prompt == "turn")
    assert game.told("passed", "value") == [3 + 3 + 1]


def test_two_hands_full_are_emptied_for_the_twins() -> None:
    """Given a Knife and a Flashlight, when she plays her Twin .45s, then both are discarded as they enter play.

    FAQ 1.0 errata to RR "Slots": other assets are chosen and discarded at the same time as the new one enters.
    """
    game = Play("""
        investigators jenny_barnes
        area 0 knife flashlight
        hand 0 jennys_twin_45s
    """).do("play:jennys_twin_45s", "x:2")
    game.until(lambda: game.prompt == "turn")
    assert (game.area(), sorted(game.pile(0))) == (["jennys_twin_45s"], ["flashlight", "knife"])
    assert (game.uses("jennys_twin_45s"), game.resources(0)) == (2, 3)


def test_who_looks_for_izzie_is_attacked_once_and_rex_finds_a_clue_beside() -> None:
    """Given Rex with an enemy where Jenny's Izzie is missing, when he searches for 2 actions, then one attack; with a
    success by 2 Izzie is found in place of the clue, and his own clue comes all the same.

    RR "Attack of Opportunity": an action that costs several actions provokes one attack of each enemy. RR "Instead":
    only what the investigation itself would discover is replaced.
    """
    game = Play("""
        investigators jenny_barnes rex_murphy
        place study
        place hallway
        at 0 hallway
        threat 1 ghoul_minion
        attached searching_for_izzie study
        clues study 2
        turn 1 3
        bag 0
    """).do("investigate:searching_for_izzie", "react:rex_murphy")
    assert (game.damage(1), game.horror(1), game.actions(1)) == (1, 1, 1)
    assert (game.clues(1), game.clues("study"), game.pile(0)) == (1, 1, ["searching_for_izzie"])


# --- Jim Culver -------------------------------------------------------------------------------------------------------


def test_jims_skull_is_a_zero_but_still_a_skull() -> None:
    """Given the hard side, when Jim fails in the cellar with a skull, then its -2 is a 0, and a Ghoul still comes.

    RR "Chaos Tokens", "Modifiers": his text replaces the modifier only, not what else the token does.
    """
    game = Play(
        """
        investigators jim_culver
        place hallway
        place cellar
        at 0 cellar
        clues cellar 1
        encounter ancient_evils ghoul_minion
        bag skull
        """,
        difficulty="hard",
    ).do("investigate")
    game.until(lambda: game.prompt == "turn")
    assert game.told("failed", "count", "value") == [(4, 3)]
    assert game.engaged("ghoul_minion") == 0

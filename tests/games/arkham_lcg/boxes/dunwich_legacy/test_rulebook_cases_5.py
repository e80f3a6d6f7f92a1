"""More cases written from the rulebooks alone: RR is the Rules Reference (by the heading), FAQ the FAQ 1.5."""

import pytest

from miskatonic.games.arkham_lcg.rows.terms import ATTACHED
from tests.games.arkham_lcg.play import Play


def test_the_dice_change_a_token_of_the_rhapsody() -> None:
    """Given the Dice, when Final Rhapsody reveals a skull, then it may be ignored for another token.

    Lucky Dice speak of any token that one reveals, not of a test; RR "Chaos Tokens".
    """
    game = (
        Play("""
        investigators jim_culver
        area 0 lucky_dice_2
        deck 0 final_rhapsody
        bag skull 0 0 0 0 0 -1
    """)
        .draws("skull", "0", "0", "0", "0", "0")
        .do("draw")
    )
    assert game.offers("react:lucky_dice_2")
    game.do("react:lucky_dice_2").until(lambda: game.prompt == "turn")
    assert (game.resources(0), game.damage(0), game.horror(0)) == (3, 0, 0)


def test_one_double_or_nothing_among_all() -> None:
    """Given one copy in each of two hands, when Daisy's is committed, then Roland's can't be.

    RR "Limits and Maximums": a maximum is for all copies of all players.
    """
    game = Play("""
        investigators daisy_walker roland_banks
        hand 0 double_or_nothing
        hand 1 double_or_nothing
        clues study 3
    """).do("investigate")
    assert game.offers("commit:double_or_nothing.2")
    game.do("commit:double_or_nothing.1")
    assert not game.offers("commit:double_or_nothing.2")


def test_two_who_think_quickly_act_once_each() -> None:
    """Given Daisy and Roland with a copy each in her test, then each takes one action, which is none of her three.

    FAQ, "who benefits from a committed skill card": whoever committed it.
    """
    game = Play("""
        investigators roland_banks daisy_walker
        hand 0 quick_thinking
        hand 1 quick_thinking
        clues study 3
        turn 1 3
    """).do("investigate", "commit:quick_thinking.1")
    game.do("commit:quick_thinking.2", "draw_token")
    asked = []
    while game.prompt != "turn":
        asked.append((game.prompt, game.asked))
        game.do("resource" if game.prompt == "take_action" else game.options[0])
    assert sorted(asked) == [("take_action", 0), ("take_action", 1)]
    assert (game.resources(0), game.resources(1), game.actions(1)) == (6, 6, 2)


@pytest.mark.parametrize(
    ("more", "answer", "left"),
    [
        ("hand 0 teamwork", "play:teamwork", 2),
        ("hand 0 delve_too_deep\nencounter swarm_of_rats swarm_of_rats", "play:delve_too_deep", 2),
        ("area 0 liquid_courage\nuses liquid_courage 4\nhorror 1 1", "use:liquid_courage:daisy_walker", 2),
        ("threat 0 wracked_by_nightmares", "use:wracked_by_nightmares", 1),
        ("threat 1 wracked_by_nightmares", "use:wracked_by_nightmares", 1),
    ],
)
def test_whatever_is_none_of_the_four_provokes_once(more: str, answer: str, left: int) -> None:
    """Given an engaged enemy, when such an action is taken, then it attacks once, however many actions it costs.

    RR "Attack of Opportunity".
    """
    game = Play(f"""
        investigators skids_otoole daisy_walker
        threat 0 ghoul_minion
        {more}
    """).do(answer)
    game.until(lambda: game.prompt == "turn")
    assert game.told("attacks", "enemy") == ["ghoul_minion"]
    assert (game.damage(0), game.actions()) == (1, left)


def test_the_wicked_with_nowhere_else_to_go() -> None:
    """Given the Study alone, when Smite the Wicked finds an enemy, then it spawns there and engages Zoey, who gains 1.

    RR "Farthest": the only location is the farthest; FAQ "Enemy spawn" 1.
    """
    game = Play("""
        investigators zoey_samaras
        deck 0 smite_the_wicked
        encounter ghoul_minion swarm_of_rats
    """).do("draw", "react:zoey_samaras")
    assert (game.engaged("ghoul_minion"), game.resources(0)) == (0, 6)
    assert game.zone("smite_the_wicked") == ATTACHED


def test_duke_leads_him_to_his_end() -> None:
    """Given Pete with 1 health, when Duke leads him into the cellar, then its damage defeats him before the
    investigation, and Roland plays on.

    RR "Elimination"; the location's forced ability comes after he enters, the investigation after that.
    """
    game = Play("""
        investigators ashcan_pete roland_banks
        place hallway
        place cellar
        at 0 hallway
        at 1 hallway
        area 0 duke
        damage duke 1
        damage 0 5
        clues cellar 1
        deck 1 knife
    """).do("investigate:duke:cellar")
    while not game.now.left[0] and game.prompt != "turn":
        game.do(next((one for one in game.options if "me" in one), game.options[0]))
    assert game.now.left[0] == "damage"
    game.until(lambda: game.prompt == "turn")
    assert (game.asked, game.clues("cellar"), game.told("test", "seat")) == (1, 1, [])


def test_delving_to_ones_end() -> None:
    """Given Agnes with 1 sanity, when what she delves defeats her, then Roland still draws, and the game goes on.

    RR "In Player Order"; RR "Elimination".
    """
    game = Play("""
        investigators agnes_baker roland_banks
        hand 0 delve_too_deep
        horror 0 7
        encounter rotting_remains ghoul_minion ancient_evils
        bag -8
        deck 1 knife
    """).do("play:delve_too_deep")
    game.until(lambda: game.prompt == "turn" and game.asked == 1)
    assert game.now.left[0] == "horror"
    assert game.told("encounter", "seat", "card") == [(0, "rotting_remains"), (1, "ghoul_minion")]


def test_rex_finds_nothing_where_nothing_lies() -> None:
    """Given no clue at his location, when Rex succeeds by 2, then he has no reaction.

    RR "Reaction Ability": only if its effect can change something.
    """
    game = Play("investigators rex_murphy\nbag 0").do("investigate")
    assert (game.prompt, game.clues(0)) == ("turn", 0)


def test_a_quick_resignation() -> None:
    """Given Roland's Quick Thinking in Daisy's test, when he resigns with it, then Daisy's turn goes on.

    Quick Thinking: any action, as if it were his turn; RR "Elimination".
    """
    game = Play("""
        investigators daisy_walker roland_banks
        place hallway
        place parlor
        at 0 parlor
        at 1 parlor
        hand 1 quick_thinking
        clues parlor 1
        deck 0 knife
    """).do("investigate", "commit:quick_thinking", "draw_token")
    assert (game.prompt, game.asked) == ("take_action", 1)
    game.do("resign:parlor").until(lambda: game.prompt == "turn")
    assert (game.now.left[1], game.asked, game.actions(0), game.clues(0)) == ("resigned", 0, 2, 1)


def test_two_doubled_actions_and_he_has_gone_after_the_first() -> None:
    """Given Quick Thinking doubled, when he resigns with the first action, then there is no second.

    RR "Elimination".
    """
    game = Play("""
        investigators daisy_walker roland_banks
        place hallway
        place parlor
        at 0 parlor
        at 1 parlor
        hand 0 double_or_nothing quick_thinking
        clues parlor 3
        area 0 magnifying_glass
        deck 1 knife
        bag 1
    """).do("investigate", "commit:double_or_nothing", "commit:quick_thinking", "draw_token", "resign:parlor")
    game.until(lambda: game.prompt == "turn")
    assert (game.now.left[0], game.asked) == ("resigned", 1)


def test_a_skipped_investigation_phase_has_no_turns() -> None:
    """Given a ready enemy before Roland, when Jenny's Watch skips the investigation phase, then nobody has a turn, and
    the enemy attacks.

    RR "Phase Sequence".
    """
    game = Play("""
        investigators jenny_barnes roland_banks
        area 0 the_gold_pocket_watch_4
        threat 1 ghoul_minion
        deck 0 knife
        deck 1 knife
        encounter ancient_evils ancient_evils ancient_evils ancient_evils ancient_evils
        agenda theyre_getting_out
        phase investigation
    """)
    while not game.offers("react:the_gold_pocket_watch_4:skips"):
        game.do("pass")
    game.do("react:the_gold_pocket_watch_4:skips")
    assert game.now.phase != "investigation" or game.now.round == 2
    game.until(lambda: game.now.round == 2 and game.prompt in ("turn", "next_turn"))
    assert game.damage(1) + game.horror(1) == 2
    assert (game.resources(0), game.resources(1)) == (7, 6)

"""More cases written from the rulebooks alone: RR is the Rules Reference (by the heading), FAQ the FAQ 1.5."""

from miskatonic.games.arkham_lcg.rows.terms import VICTORY
from tests.games.arkham_lcg.play import Play


def test_an_action_as_if_in_ones_turn_is_an_action_and_no_ace() -> None:
    """Given a test of the mythos phase with Quick Thinking, then the action can't be the Ace, which is fast.

    RR "Fast": a fast card takes no action; what is for one's turn is for the turn.
    """
    game = Play("""
        investigators jenny_barnes
        hand 0 quick_thinking ace_in_the_hole_3
        encounter grasping_hands ancient_evils
        phase mythos.draw
        bag 1
    """).do("commit:quick_thinking", "draw_token")
    assert (game.prompt, game.now.phase) == ("take_action", "mythos")
    assert not game.offers("play:ace_in_the_hole_3")


def test_a_weakness_in_hand_may_be_spilled() -> None:
    """Given only a weakness in Agnes's hand, when she fails the sip, then it is discarded.

    RR "Weakness": only an optional discard is forbidden; the random one is forced.
    """
    game = Play("""
        investigators skids_otoole agnes_baker
        area 0 liquid_courage
        uses liquid_courage 4
        hand 1 dark_memory
        horror 1 2
        bag -8
    """).do("use:liquid_courage:agnes_baker")
    game.until(lambda: game.prompt == "turn")
    assert (game.hand(1), game.pile(1), game.horror(1)) == ([], ["dark_memory"], 1)


def test_what_rex_draws_for_failing_is_not_doubled() -> None:
    """Given Double or Nothing, when Rex fails by his elder sign, then 3 cards, not 6.

    Double or Nothing: only the effects of a successful test come twice.
    """
    game = Play("""
        investigators rex_murphy
        hand 0 double_or_nothing
        deck 0 knife flashlight guts machete knife flashlight guts
        clues study 3
        bag elder_sign
    """).do("investigate", "commit:double_or_nothing", "draw_token", "fail_for_cards")
    game.until(lambda: game.prompt == "turn")
    assert (len(game.hand()), game.clues(0)) == (3, 0)


def test_zoey_defeated_with_the_wicked_in_play_has_both_traumas() -> None:
    """Given Zoey with 8 damage and the marked enemy elsewhere, when she is defeated, then 1 physical and 1 mental
    trauma, though Roland plays on.

    FAQ errata to RR "Elimination", step 0: for her weaknesses the game has ended.
    """
    game = Play("""
        investigators zoey_samaras roland_banks
        place hallway
        place attic
        at 0 hallway
        at 1 hallway
        damage 0 8
        threat 0 ghoul_minion
        enemy icy_ghoul attic
        attached smite_the_wicked icy_ghoul
        deck 1 knife
    """).do("resource")
    game.until(lambda: bool(game.now.left[0]))
    assert (game.now.left[0], game.now.physical, game.now.mental) == ("damage", [1, 0], [1, 0])
    assert game.place("icy_ghoul") == "attic"


def test_who_is_defeated_by_both_chooses_the_trauma() -> None:
    """Given Jim with 1 health and 1 sanity left, when the Rhapsody brings 1 of each, then he chooses his trauma.

    RR "Defeat": defeated by damage and horror at the same time, one chooses which trauma.
    """
    text = """
        investigators jim_culver roland_banks
        damage 0 6
        horror 0 7
        deck 0 final_rhapsody
        deck 1 knife
        bag skull 0 0 0 0
    """
    got = set()
    for pick in (0, 1):
        game = Play(text).do("draw")
        while not game.now.left[0] and len(game.options) != 2:
            game.do(game.options[0])
        if not game.now.left[0]:
            game.do(game.options[pick])
        got.add((game.now.physical[0], game.now.mental[0]))
    assert got == {(1, 0), (0, 1)}


def test_a_gift_to_the_wracked_stays_exhausted() -> None:
    """Given Wracked by Nightmares before Pete, when Roland gives him an exhausted Machete and Pete gives his Flashlight
    away, then in the upkeep phase the Flashlight readies, the Machete and Duke don't.

    RR "Ownership and Control": "you control" is about control.
    """
    game = Play("""
        investigators roland_banks ashcan_pete
        hand 0 teamwork
        area 0 beat_cop
        area 1 duke old_book_of_lore
        exhausted beat_cop duke old_book_of_lore
        threat 1 wracked_by_nightmares
        deck 0 knife knife
        deck 1 knife knife
        encounter ancient_evils ancient_evils ancient_evils
        agenda theyre_getting_out
    """).do("play:teamwork")
    while game.prompt != "turn":
        wanted = [one for one in game.options if "hand_over:beat_cop:1" in one or "hand_over:old_book_of_lore:0" in one]
        game.do(wanted[0] if wanted else "enough")
    assert game.area(0) == ["old_book_of_lore"]
    game.do("end_turn", "end_turn").until(lambda: game.now.round == 2 and game.prompt in ("turn", "next_turn"))
    assert (game.is_ready("old_book_of_lore"), game.is_ready("beat_cop"), game.is_ready("duke")) == (True, False, False)


def test_delving_through_an_empty_encounter_deck() -> None:
    """Given 1 card in the encounter deck and 1 in its pile, when two delve, then the pile is shuffled in between, and
    Delve Too Deep isn't among the encounter cards.

    RR "Encounter Deck": an empty one is made of the discard pile.
    """
    game = Play("""
        investigators agnes_baker roland_banks
        hand 0 delve_too_deep
        encounter swarm_of_rats
        encounter_discard ghoul_minion
    """).do("play:delve_too_deep")
    game.until(lambda: game.prompt == "turn")
    assert game.told("encounter", "seat", "card") == [(0, "swarm_of_rats"), (1, "ghoul_minion")]
    assert game.zone("delve_too_deep") == VICTORY


def test_hunters_move_again_in_a_repeated_enemy_phase() -> None:
    """Given a hunter two locations away, when the enemy phase is repeated, then it moves twice, engages, and attacks.

    RR "Enemy Phase", 3.2 and 3.3.
    """
    game = Play("""
        investigators jenny_barnes
        place hallway
        place cellar
        place attic
        at 0 attic
        area 0 the_gold_pocket_watch_4
        enemy swarm_of_rats cellar
        deck 0 knife guts
        encounter ancient_evils ancient_evils
        agenda theyre_getting_out
    """).do("end_turn")
    for _ in range(20):
        if game.offers("react:the_gold_pocket_watch_4:repeats") and game.now.phase == "enemy":
            break
        game.do("pass")
    assert game.place("swarm_of_rats") == "hallway"
    game.do("react:the_gold_pocket_watch_4:repeats")
    game.until(lambda: game.now.phase != "enemy")
    assert (game.engaged("swarm_of_rats"), game.damage(0)) == (0, 1)


def test_there_is_one_gold_pocket_watch() -> None:
    """Given the Watch under Jenny's control, then Skids can't play his; once it is removed from the game, he can.

    RR "Unique".
    """
    text = """
        investigators jenny_barnes skids_otoole
        {mine}
        hand 1 the_gold_pocket_watch_4
        turn 1 3
    """
    game = Play(text.format(mine="area 0 the_gold_pocket_watch_4"))
    assert not [one for one in game.options if one.startswith("play:the_gold")]
    game = Play(text.format(mine="removed the_gold_pocket_watch_4"))
    assert [one for one in game.options if one.startswith("play:the_gold")]


def test_streetwise_and_the_dice_are_for_ones_own_test() -> None:
    """Given Jenny's Streetwise and Dice, when Roland investigates beside her, then neither is offered.

    FAQ 2.1: "you" is who uses the ability; the test and the token are Roland's.
    """
    game = Play(
        """
        investigators roland_banks jenny_barnes
        area 1 streetwise_3 lucky_dice_2
        clues study 2
        bag -1 0
        """,
        asks="all",
    ).do("investigate")
    while game.prompt != "turn":
        assert not [one for one in game.options if "streetwise" in one or "dice" in one]
        game.do("draw_token" if "draw_token" in game.options else "pass")
    assert game.told("token", "token")


def test_the_curse_leaves_a_fellows_test_alone() -> None:
    """Given the Curse in Rex's threat area, when Roland's test beside him succeeds, then nothing is revealed anew.

    FAQ 2.1: "you" is whose threat area it is in.
    """
    game = Play("""
        investigators rex_murphy roland_banks
        threat 0 rexs_curse
        clues study 2
        turn 1 3
        bag 0
    """).do("investigate")
    game.until(lambda: game.prompt == "turn")
    assert (game.told("token", "token"), game.clues(1)) == (["0"], 1)

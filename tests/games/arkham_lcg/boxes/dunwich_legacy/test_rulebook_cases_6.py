"""More cases written from the rulebooks alone: RR is the Rules Reference (by the heading), FAQ the FAQ 1.5."""

from tests.games.arkham_lcg.play import Play


def test_a_doubled_burglary_is_six_resources() -> None:
    """Given Skids's Burglary, when the investigation is doubled, then 3 resources twice and no clue.

    FAQ, "Double or Nothing": the result in place of clues is what step 7 brings.
    """
    game = Play("""
        investigators skids_otoole
        area 0 burglary
        hand 0 double_or_nothing
        clues study 3
        bag 0
    """).do("investigate:burglary", "commit:double_or_nothing", "draw_token")
    game.until(lambda: game.prompt == "turn")
    assert (game.told("passed", "count"), game.resources(0), game.clues(0)) == ([4], 11, 0)


def test_a_treachery_grasps_twice_as_hard() -> None:
    """Given Grasping Hands against agility 3 and a wild, when its 3 are doubled, then he fails by 2: 2 damage, once.

    Double or Nothing: the difficulty of any test; a failure comes once.
    """
    game = Play("""
        investigators skids_otoole
        hand 0 double_or_nothing
        encounter grasping_hands ancient_evils
        phase mythos.draw
        bag -1
    """).do("commit:double_or_nothing", "draw_token")
    game.until(lambda: game.prompt == "turn")
    assert game.told("failed", "count", "value") == [(6, 4)]
    assert game.damage(0) == 2


def test_whose_skill_card_draws() -> None:
    """Given Roland's Overpower in Zoey's doubled attack, then he draws 2 cards, and she strikes twice.

    FAQ, "who benefits from a skill card that is committed to another's test".
    """
    game = Play("""
        investigators zoey_samaras roland_banks
        hand 0 double_or_nothing
        hand 1 overpower
        deck 0 knife knife
        deck 1 guts guts guts
        threat 0 ghoul_priest
        bag 1
    """).do("fight:ghoul_priest", "commit:double_or_nothing", "commit:overpower", "draw_token")
    game.until(lambda: game.prompt == "turn")
    assert game.told("passed", "count", "value") == [(8, 8)]
    assert (len(game.hand(0)), len(game.hand(1)), game.damage("ghoul_priest")) == (0, 2, 2)


def test_nightmares_do_not_keep_a_talent_from_working() -> None:
    """Given Wracked by Nightmares drawn, when Pete then fights, then Scrapper, exhausted, still works: it costs no
    exhausting.

    RR "Exhaust": an exhausted card keeps its abilities but those that exhaust it.
    """
    game = Play("""
        investigators ashcan_pete
        area 0 duke scrapper_3
        deck 0 wracked_by_nightmares
        threat 0 ghoul_priest
        exhausted ghoul_priest
        bag 1
    """).do("draw", "fight:ghoul_priest", "use:scrapper_3:combat")
    game.until(lambda: game.prompt == "turn")
    assert not game.is_ready("duke")
    assert game.told("passed", "value") == [4]


def test_the_cross_burns_the_hunter_before_it_attacks() -> None:
    """Given rats that hunt Zoey down, when they engage her, then the Cross kills them, and nobody attacks.

    RR "Enemy Phase": hunters move and engage in 3.2, attacks come in 3.3.
    """
    game = Play("""
        investigators zoey_samaras
        place hallway
        place cellar
        at 0 hallway
        area 0 zoeys_cross
        enemy swarm_of_rats cellar
        deck 0 knife
        encounter ancient_evils ancient_evils
        agenda theyre_getting_out
    """).do("end_turn")
    while not game.offers("react:zoeys_cross"):
        game.do("pass")
    game.do("react:zoeys_cross")
    game.until(lambda: game.prompt == "turn")
    assert game.told("attacks", "enemy") == []
    assert "swarm_of_rats" in game.pile()


def test_the_cross_strikes_off_the_wicked() -> None:
    """Given Zoey where the only location is, when the marked rats engage her, then her Cross kills them at once and
    Smite the Wicked is in her own pile.

    RR "Attach To": what is attached to a card that leaves play is discarded, to its owner's pile.
    """
    game = Play("""
        investigators zoey_samaras
        area 0 zoeys_cross
        deck 0 smite_the_wicked
        encounter swarm_of_rats ancient_evils
    """).do("draw", "react:zoeys_cross")
    game.until(lambda: game.prompt == "turn")
    assert game.pile(0) == ["smite_the_wicked"]
    assert "swarm_of_rats" in game.pile()


def test_the_curse_brings_an_elder_sign_that_rex_fails_with() -> None:
    """Given an elder sign as the second token, when Rex fails with it for cards, then he would not have failed without
    the Curse's token: the Curse is shuffled into his deck, after the 3 cards.

    Rex's Curse: "if this effect causes you to fail".
    """
    game = (
        Play("""
        investigators rex_murphy
        threat 0 rexs_curse
        deck 0 knife flashlight guts machete
        clues study 3
        bag 0 elder_sign
    """)
        .draws("0", "elder_sign")
        .do("investigate", "fail_for_cards")
    )
    game.until(lambda: game.prompt == "turn")
    assert (len(game.hand()), game.threats(), len(game.deck(0))) == (3, [], 2)


def test_engaging_a_friends_enemy_is_engaging() -> None:
    """Given an enemy engaged with Roland, when Zoey engages it, then she gains 1 and it attacks nobody.

    FAQ 2.4; RR "Engage Action": it provokes those that are already engaged with her, none.
    """
    game = Play("""
        investigators zoey_samaras roland_banks
        threat 1 ghoul_minion
    """).do("engage:ghoul_minion", "react:zoey_samaras")
    assert (game.engaged("ghoul_minion"), game.resources(0), game.told("attacks", "enemy")) == (0, 6, [])


def test_a_whippoorwill_that_is_smitten_stays_aloof() -> None:
    """Given Roland where the marked Whippoorwill spawns, then it engages nobody.

    RR "Aloof"; FAQ "Enemy spawn" 1.
    """
    game = Play("""
        boxes core dunwich_legacy
        scenario extracurricular_activity
        investigators zoey_samaras roland_banks
        place miskatonic_quad
        place orne_library
        at 1 orne_library
        deck 0 smite_the_wicked
        encounter whippoorwill thrall
    """).do("draw")
    assert (game.engaged("whippoorwill"), game.place("whippoorwill")) == (-1, "orne_library")


def test_a_thrall_that_is_smitten_spawns_far_away_not_where_clues_are() -> None:
    """Given the most clues on the Quad, when a Thrall is marked, then it spawns in the library: Smite the Wicked says
    where.

    RR "Spawn": an effect that says where takes the place of the enemy's own instruction.
    """
    game = Play("""
        boxes core dunwich_legacy
        scenario extracurricular_activity
        investigators zoey_samaras
        place miskatonic_quad
        place orne_library
        clues miskatonic_quad 3
        deck 0 smite_the_wicked
        encounter thrall whippoorwill
    """).do("draw")
    assert (game.engaged("thrall"), game.place("thrall")) == (-1, "orne_library")


def test_what_is_added_to_the_hand_is_not_drawn() -> None:
    """Given Dr. Armitage, when the Research Librarian or Scavenging adds a card to the hand, then he isn't asked.

    RR "Draw", "Search": only what says "draw" is drawn.
    """
    game = Play("""
        investigators daisy_walker
        area 0 dr_henry_armitage
        hand 0 research_librarian
        deck 0 old_book_of_lore knife guts
    """).do("play:research_librarian")
    seen = list(game.options)
    while game.prompt != "turn":
        game.do(next((one for one in game.options if "react:research" in one or "take:" in one), game.options[0]))
        seen += game.options
    assert "old_book_of_lore" in game.hand()
    assert not [one for one in seen if one.startswith("react:dr_henry")]
    game = Play("""
        investigators wendy_adams
        area 0 dr_henry_armitage scavenging
        discard 0 knife
        clues study 1
        bag 1
    """).do("investigate")
    seen = list(game.options)
    while game.prompt != "turn":
        game.do(next((one for one in game.options if "scavenging" in one or "take:" in one), game.options[0]))
        seen += game.options
    assert game.hand() == ["knife"]
    assert not [one for one in seen if one.startswith("react:dr_henry")]


def test_the_lead_falls_while_delving_and_the_next_one_leads() -> None:
    """Given three, when Daisy delves and the lead, Roland, falls to his card, then the other two still draw.

    RR "Lead Investigator": who is eliminated passes it on; RR "In Player Order".
    """
    game = Play("""
        investigators roland_banks daisy_walker skids_otoole
        hand 1 delve_too_deep
        horror 0 4
        damage 0 8
        encounter rotting_remains swarm_of_rats ravenous_ghoul ancient_evils
        deck 1 knife
        deck 2 knife
        turn 1 3
        bag -8
    """).do("play:delve_too_deep")
    game.until(lambda: game.prompt == "turn")
    assert game.now.left[0] == "horror"
    assert game.told("encounter", "seat") == [0, 1, 2]
    assert (game.asked, game.now.lead in (1, 2)) == (1, True)


def test_dr_maleson_and_the_only_enemy() -> None:
    """Given a single enemy in the encounter deck, when he sends it back, then it is found again: it can't be lost.

    FAQ 1.13; RR "Encounter Deck".
    """
    game = Play("""
        investigators daisy_walker
        area 0 dr_william_t_maleson
        clues 0 1
        encounter ghoul_minion
        agenda theyre_getting_out
        phase mythos.draw
    """).do("react:dr_william_t_maleson")
    game.until(lambda: game.prompt == "turn")
    assert game.clues("study") == 1
    assert ("ghoul_minion" in game.threats()) + ("ghoul_minion" in game.pile()) + ("ghoul_minion" in game.deck()) == 1
    assert game.told("encounter", "card") == ["ghoul_minion", "ghoul_minion"]

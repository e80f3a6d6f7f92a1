"""The Masked Hunter, beside whom nobody finds or spends a clue."""

from miskatonic.games.arkham_lcg.rows.terms import DISCARD, VICTORY
from tests.games.arkham_lcg.cards.places import HUNTED, PAIR, TOWN
from tests.games.arkham_lcg.play import Play


def test_beside_the_hunter_roland_finds_nothing_by_other_victories_but_his_own_end_lets_him_look() -> None:
    # given a hurt Hunter and an Acolyte engaged with him, and clues
    text = f"""
        {HUNTED}
        threat 0 the_masked_hunter acolyte
        exhausted the_masked_hunter acolyte
        clues rivertown 2
        damage the_masked_hunter 5
        hand 0 evidence
    """
    game = Play(text).do("fight:acolyte")
    assert (game.prompt, game.clues(0), game.hand()) == ("turn", 0, ["evidence"])
    # when the Hunter himself falls, then nobody is engaged with him any more
    game = Play(text).do("fight:the_masked_hunter")
    assert game.offers("react:roland_banks")
    assert game.offers("play:evidence")
    assert game.do("react:roland_banks").clues(0) == 1


def test_what_cant_be_discovered_covers_nothing_up() -> None:
    game = Play(f"""
        {HUNTED}
        threat 0 the_masked_hunter cover_up
        exhausted the_masked_hunter
        clues cover_up 3
        clues rivertown 1
    """).do("investigate")
    assert (game.prompt, game.clues("cover_up"), game.clues("rivertown")) == ("turn", 3, 1)


def test_drawn_to_the_flame_beside_the_hunter_brings_only_the_flame() -> None:
    game = Play(f"""
        investigators agnes_baker
        {HUNTED}
        threat 0 the_masked_hunter
        exhausted the_masked_hunter
        clues rivertown 2
        hand 0 drawn_to_the_flame
        encounter crypt_chill
    """).do("play:drawn_to_the_flame")
    assert (game.told("encounter", "card"), game.clues(0), game.clues("rivertown")) == (["crypt_chill"], 0, 2)


def test_look_what_i_found_is_nothing_to_find_beside_the_hunter() -> None:
    game = Play(f"""
        investigators wendy_adams
        {HUNTED}
        threat 0 the_masked_hunter
        exhausted the_masked_hunter
        clues rivertown 2
        attached obscuring_fog rivertown
        hand 0 look_what_i_found
        bag -2
    """).do("investigate", "draw_token", "pass")
    assert (game.prompt, game.hand()) == ("turn", ["look_what_i_found"])


def test_news_bought_at_northside_are_no_discovery() -> None:
    # given the Hunter engaged with Roland: the two clues come from the pool; buying provokes him
    game = Play(f"{HUNTED}\nat 0 northside\nthreat 0 the_masked_hunter").do("use:northside")
    assert (game.clues(0), game.told("opportunity", "enemy")) == (2, ["the_masked_hunter"])


def test_the_tablet_takes_a_clue_even_beside_the_hunter_and_nothing_from_who_has_none() -> None:
    text = f"{HUNTED}\nthreat 0 the_masked_hunter\nexhausted the_masked_hunter\nbag tablet"
    game = Play(f"{text}\nclues 0 1").do("fight:the_masked_hunter")
    assert (game.clues(0), game.clues("rivertown")) == (0, 1)
    assert Play(text).do("fight:the_masked_hunter").clues("rivertown") == 0


def test_the_hunters_health_counts_who_began() -> None:
    # given two began, when Daisy has resigned, then 8 health still: 7 damage do not defeat him
    game = Play(f"{PAIR}{HUNTED}\nturn 1\nthreat 0 the_masked_hunter\ndamage the_masked_hunter 6\nclues 1 2")
    game.do("resign:time_is_running_short")
    assert game.clues("rivertown") == 2
    game.do("fight:the_masked_hunter")
    assert (game.damage("the_masked_hunter"), game.zone("the_masked_hunter") == VICTORY) == (7, False)


def test_the_hunter_goes_for_the_nearest_and_asks_for_clues_only_among_equals() -> None:
    # given Daisy next to him without clues, and Roland two steps away with three
    game = Play(f"""
        {PAIR}
        {HUNTED}
        at 0 graveyard
        at 1 rivertown
        clues 0 3
        enemy the_masked_hunter easttown
        deck 0 knife
        deck 1 knife
        phase enemy
    """)
    assert game.told("attacks", "seat") == [1]


def test_on_the_lam_does_not_impress_the_hunter() -> None:
    game = Play(f"""
        investigators skids_otoole
        {HUNTED}
        threat 0 the_masked_hunter acolyte
        hand 0 on_the_lam
        deck 0 knife
        phase investigation
    """).do("play:on_the_lam", "resource")
    assert game.told("attacks", "enemy") == ["the_masked_hunter"]


def test_neither_cat_nor_barricade_holds_the_hunter() -> None:
    game = Play(f"investigators wendy_adams\n{HUNTED}\narea 0 stray_cat\nthreat 0 the_masked_hunter")
    assert not game.offers("use:stray_cat")
    game = Play(f"""
        {HUNTED}
        enemy the_masked_hunter easttown
        enemy hunting_nightgaunt graveyard
        attached barricade rivertown
        deck 0 knife
        phase enemy
    """)
    assert (game.told("attacks", "enemy"), game.place("hunting_nightgaunt")) == (["the_masked_hunter"], "graveyard")


def test_beside_the_hunter_an_investigation_is_good_for_all_but_clues() -> None:
    # given a burglar, then the money; given Milan and fog, then a resource, and the fog is gone
    text = f"{HUNTED}\nthreat 0 the_masked_hunter\nexhausted the_masked_hunter\nclues rivertown 1\n"
    game = Play(f"investigators skids_otoole\n{text}area 0 burglary").do("investigate:burglary")
    assert game.resources(0) == 8
    game = Play(f"""
        investigators daisy_walker
        {text}
        area 0 dr_milan_christopher
        attached obscuring_fog rivertown
        encounter crypt_chill
    """).do("investigate", "react:dr_milan_christopher")
    assert (game.resources(0), game.zone("obscuring_fog"), game.clues(0)) == (6, DISCARD, 0)


def test_money_talks_beside_the_hunter_clues_do_not() -> None:
    game = Play(f"{HUNTED}\nthreat 0 the_masked_hunter victoria_devereux").do("parley:victoria_devereux")
    assert game.zone("victoria_devereux") == VICTORY


def test_who_has_resigned_is_nobodys_prey() -> None:
    # given Roland leaves with the most clues, when the Hunter comes, then it is Daisy
    game = Play(f"""
        {PAIR}
        {TOWN}
        clues 0 3
        clues 1 1
        removed the_masked_hunter
        doom predator_or_prey 5
        deck 1 knife
        encounter crypt_chill
    """).do("resign:predator_or_prey", "end_turn")
    game.until(lambda: game.prompt == "turn")
    assert game.engaged("the_masked_hunter") == 1

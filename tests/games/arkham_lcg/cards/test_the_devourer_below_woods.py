"""The Devourer Below: the woods, the tokens of the scenario, and its treacheries."""

from miskatonic.games.arkham_lcg.rows.terms import DISCARD
from tests.games.arkham_lcg.cards.places import IT, PAIR, RITUAL, SITE, WOODS
from tests.games.arkham_lcg.play import Play

# --- The woods --------------------------------------------------------------------------------------------------------


def test_in_the_old_house_a_glass_is_no_help_and_guts_are() -> None:
    game = Play(
        f"{WOODS}place old_house\nat 0 old_house\nclues old_house 1\narea 0 magnifying_glass\nhand 0 guts perception"
    )
    game.do("investigate")
    assert game.offers("commit:guts")
    assert not game.offers("commit:perception")
    game.do("commit:guts", "draw_token")
    assert game.told("passed", "value") == [5]


def test_mind_over_matter_reads_the_cliffside_like_a_book() -> None:
    text = f"investigators daisy_walker\n{WOODS}place cliffside\nat 0 cliffside\nclues cliffside 1\n"
    game = Play(f"{text}hand 0 mind_over_matter\nbag -3").do("play:mind_over_matter", "investigate")
    assert game.options == ["skill:agility", "skill:intellect"]
    assert game.do("skill:intellect").clues(0) == 1


def test_fear_and_twisting_paths_take_two_actions_for_nothing() -> None:
    game = Play(f"{WOODS}place twisting_paths\nat 0 twisting_paths\nthreat 0 frozen_in_fear\nbag -1").do(
        "move:main_path"
    )
    assert (game.place(0), game.actions()) == ("twisting_paths", 1)


def test_from_twisting_paths_one_may_resign_nowhere() -> None:
    game = Play(f"{WOODS}place twisting_paths\nat 0 twisting_paths")
    assert not game.offers("resign")


def test_elusive_knows_no_unrevealed_wood_and_no_place_with_enemies() -> None:
    game = Play(f"""
        investigators skids_otoole
        {WOODS}
        place old_house
        place cliffside
        place tangled_thicket
        unrevealed quiet_glade
        enemy ghoul_minion cliffside
        hand 0 elusive
    """).do("play:elusive")
    assert game.options == ["place:old_house", "place:tangled_thicket"]


def test_a_hunter_finds_only_the_ways_that_are_open() -> None:
    # given goats at the Unhallowed Ground, next to the Old House: unrevealed they go round by the path
    text = f"{WOODS}place old_house\nat 0 old_house\ndeck 0 knife\nphase enemy\n"
    game = Play(f"{text}unrevealed unhallowed_ground\nenemy goat_spawn unhallowed_ground")
    assert game.place("goat_spawn") == "main_path"
    game = Play(f"{text}place unhallowed_ground\nenemy goat_spawn unhallowed_ground")
    assert game.place("goat_spawn") == "old_house"


def test_deduction_is_of_no_use_to_a_strong_will() -> None:
    game = Play(f"{WOODS}place old_house\nat 0 old_house\nclues old_house 2\nhand 0 deduction guts").do("investigate")
    assert game.offers("commit:guts")
    assert not game.offers("commit:deduction")


def test_not_even_a_burglar_finds_out_of_the_twisting_paths_every_time() -> None:
    game = Play(f"""
        investigators skids_otoole
        {WOODS}
        place twisting_paths
        at 0 twisting_paths
        area 0 cat_burglar_1
        threat 0 ghoul_minion
        bag -4
    """).do("use:cat_burglar_1")
    game.until(lambda: game.prompt == "turn")
    assert (game.place(0), game.engaged("ghoul_minion"), game.damage(0)) == ("twisting_paths", 0, 0)


# --- Tokens and treacheries -------------------------------------------------------------------------------------------


def test_before_an_ancient_one_the_elder_things_token_adds_to_the_next() -> None:
    # given Agnes' willpower 5 and -5, then -1
    game = Play(
        f"""
        investigators agnes_baker
        {SITE}
        act disrupting_the_ritual
        clues 0 1
        enemy umordhoth ritual_site
        bag elder_thing -1 0
    """,
        draws=["elder_thing", "-1"],
    ).do("use:disrupting_the_ritual:willpower")
    assert game.told("failed", "value") == [0]
    assert game.clues("disrupting_the_ritual") == 0


def test_the_monster_of_a_fellow_is_at_the_location_too() -> None:
    game = Play(f"{PAIR}{WOODS}threat 1 ghoul_minion\nclues main_path 1\nbag tablet").do("investigate")
    assert game.damage(0) == 1


def test_umordhoth_is_no_monster_for_skull_or_tablet() -> None:
    game = Play(f"{IT}clues ritual_site 1\nexhausted umordhoth\nbag skull").do("investigate")
    assert game.clues(0) == 1
    game = Play(f"{IT}clues ritual_site 1\nexhausted umordhoth\nbag tablet").do("investigate")
    assert game.damage(0) == 0


def test_doom_on_umordhoth_is_only_doom() -> None:
    # given the cultist token: the nearest enemy is Umôrdhoth itself
    game = Play(f"{IT}exhausted umordhoth\nbag cultist").do("investigate")
    assert game.doom("umordhoth") == 1


def test_a_dodge_keeps_the_observers_fingers_off_the_hand() -> None:
    game = Play(f"{WOODS}threat 0 yithian_observer\nhand 0 dodge knife").do("resource", "play:dodge")
    assert (game.hand(), game.damage(0)) == (["knife"], 0)


def test_the_observer_strikes_harder_only_this_once() -> None:
    game = Play(f"{WOODS}threat 0 yithian_observer\ndeck 0 knife").do("draw")
    assert (game.damage(0), game.horror(0)) == (2, 2)
    game.do("resource")
    assert (game.damage(0), game.horror(0), game.hand()) == (3, 3, [])


def test_a_bleating_goat_gives_agnes_her_revenge_on_another() -> None:
    game = Play(f"""
        investigators agnes_baker
        {WOODS}
        threat 0 goat_spawn ghoul_minion
        exhausted goat_spawn ghoul_minion
        damage goat_spawn 2
        bag 1
    """).do("fight:goat_spawn")
    game.do("react:agnes_baker:ghoul_minion")
    assert (game.damage("ghoul_minion"), game.zone("goat_spawn")) == (1, DISCARD)


def test_power_that_is_taken_may_bring_the_vengeance_at_once() -> None:
    game = Play(f"""
        {SITE}
        act disrupting_the_ritual
        agenda vengeance_awaits
        doom vengeance_awaits 3
        aside umordhoth
        deck 0 knife guts
        encounter offer_of_power
        phase mythos.draw
    """).do("choose:power")
    assert (game.place("umordhoth"), len(game.hand())) == ("ritual_site", 2)


def test_will_to_survive_needs_no_token_even_for_the_ritual() -> None:
    game = Play(f"""
        investigators wendy_adams
        {RITUAL}
        clues 0 1
        hand 0 will_to_survive_3
        bag auto_fail
    """).do("play:will_to_survive_3", "use:disrupting_the_ritual:agility")
    assert game.clues("disrupting_the_ritual") == 1


def test_wendy_throws_back_the_elder_thing_and_all_that_comes_with_it() -> None:
    game = Play(
        f"""
        investigators wendy_adams
        {SITE}
        act disrupting_the_ritual
        clues 0 1
        enemy umordhoth ritual_site
        hand 0 knife
        bag elder_thing 0 0
    """,
        draws=["elder_thing", "0"],
    ).do("use:disrupting_the_ritual:willpower")
    game.until(lambda: game.offers("react:wendy_adams")).do("react:wendy_adams")
    game.until(lambda: game.prompt == "turn")
    assert game.clues("disrupting_the_ritual") == 1


def test_a_gamble_on_the_elder_thing_is_not_lost_to_the_next_token() -> None:
    # given Skids' willpower 2 against 3: +5 and then -4
    game = Play(
        f"""
        investigators skids_otoole
        {SITE}
        act disrupting_the_ritual
        clues 0 1
        enemy umordhoth ritual_site
        hand 0 sure_gamble_3
        bag elder_thing -4 0
    """,
        draws=["elder_thing", "-4"],
    ).do("use:disrupting_the_ritual:willpower", "play:sure_gamble_3")
    game.until(lambda: game.prompt == "turn")
    assert game.clues("disrupting_the_ritual") == 1


def test_who_is_defeated_by_the_tablet_finds_nothing() -> None:
    game = Play(f"""
        {PAIR}
        {WOODS}
        threat 0 ghoul_minion
        exhausted ghoul_minion
        damage 0 8
        clues main_path 1
        area 0 magnifying_glass magnifying_glass
        bag tablet
    """).do("investigate")
    assert (game.story("defeated"), game.clues("main_path")) == (["defeated"], 1)


def test_a_light_does_not_change_what_the_mind_may_do_on_the_cliffside() -> None:
    # given the flashlight's investigation with intellect: 5, and the glass counts; shroud 0
    game = Play(f"""
        investigators daisy_walker
        {WOODS}
        place cliffside
        at 0 cliffside
        clues cliffside 1
        area 0 flashlight magnifying_glass
        hand 0 mind_over_matter perception
        bag -4
    """).do("play:mind_over_matter", "investigate:flashlight", "skill:intellect")
    assert game.offers("commit:perception")
    game.do("draw_token")
    assert (game.told("passed", "value"), game.clues(0)) == ([2], 1)

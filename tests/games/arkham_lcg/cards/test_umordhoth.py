"""Umôrdhoth: massive, relentless, content with Lita; and the ends that come with it."""

from miskatonic.games.arkham_lcg.rows.terms import DISCARD, REMOVED, VICTORY
from tests.games.arkham_lcg.cards.places import COMING, IT, PAIR, RITUAL, SITE, WOODS
from tests.games.arkham_lcg.play import Play

# --- Umôrdhoth is massive ---------------------------------------------------------------------------------------------


def test_a_dodge_cancels_one_of_its_attacks_and_it_exhausts_after_the_last() -> None:
    game = Play(f"""
        {PAIR}
        {IT}
        at 1 ritual_site
        hand 0 dodge
        deck 0 knife
        deck 1 knife
        phase enemy.attack
    """).do("prey:0", "play:dodge")
    assert (game.damage(0), game.damage(1)) == (0, 3)


def test_a_miss_at_it_hits_nobody_else() -> None:
    game = Play(f"{PAIR}{IT}at 1 ritual_site\narea 0 shotgun_4\nexhausted umordhoth\nbag auto_fail")
    assert game.do("fight:shotgun_4:umordhoth").damage(1) == 0
    game = Play(f"{PAIR}{IT}at 1 ritual_site\narea 0 shotgun_4\nbag auto_fail")
    assert game.do("fight:shotgun_4:umordhoth").damage(1) == 0


def test_it_strikes_who_leaves_and_does_not_follow() -> None:
    game = Play(f"{PAIR}{IT}at 1 ritual_site").do("move:main_path")
    assert (game.damage(0), game.horror(0), game.damage(1)) == (3, 3, 0)
    assert (game.place(0), game.place("umordhoth"), game.is_ready("umordhoth")) == ("main_path", "ritual_site", True)


def test_with_somebody_to_devour_it_does_not_hunt_and_alone_it_does() -> None:
    text = f"{PAIR}{SITE}enemy umordhoth ritual_site\ndeck 0 knife\ndeck 1 knife\nphase enemy\n"
    game = Play(f"{text}at 1 ritual_site")
    assert (game.place("umordhoth"), game.told("attacks", "seat")) == ("ritual_site", [1])
    # given nobody with it, then it comes and attacks everybody there at once
    game = Play(text).do("prey:1")
    assert (game.place("umordhoth"), sorted(game.told("attacks", "seat"))) == ("main_path", [0, 1])


def test_whoever_enters_is_engaged_and_whoever_acts_there_is_struck() -> None:
    game = Play(f"{SITE}enemy umordhoth ritual_site\nact disrupting_the_ritual\nclues 0 1").do("move:ritual_site")
    assert game.damage(0) == 0
    game.do("resource")
    assert game.damage(0) == 3


def test_evaded_it_lets_everybody_go_until_a_turn_ends() -> None:
    # given Wendy, who distracts it, and Roland
    game = Play(f"""
        investigators wendy_adams roland_banks
        {IT}
        at 1 ritual_site
        hand 0 cunning_distraction
        deck 0 knife
        deck 1 knife
        encounter ancient_evils ancient_evils
    """).do("play:cunning_distraction")
    assert not game.is_ready("umordhoth")
    game.do("resource")
    assert game.damage(0) == 0
    # when her turn ends, then Roland finds it ready
    game.do("end_turn")
    assert game.is_ready("umordhoth")
    game.do("resource")
    assert game.damage(1) == 3


def test_no_cat_distracts_it_but_what_it_does_not_see_hurts_it() -> None:
    game = Play(f"""
        investigators wendy_adams
        {IT}
        hand 0 cunning_distraction sneak_attack
        resources 0 9
        area 0 stray_cat
    """)
    assert not game.offers("use:stray_cat")
    game.do("play:cunning_distraction", "play:sneak_attack:umordhoth")
    assert game.damage("umordhoth") == 2


def test_on_the_lam_does_not_hold_it() -> None:
    game = Play(f"""
        investigators skids_otoole
        {IT}
        hand 0 on_the_lam
        phase investigation
    """).do("play:on_the_lam", "resource")
    assert game.damage(0) == 3


def test_a_machete_finds_it_alone_with_its_bearer_unless_something_else_clings_to_him() -> None:
    game = Play(f"{IT}area 0 machete\nbag 1").do("fight:machete:umordhoth")
    assert game.damage("umordhoth") == 2
    game = Play(f"{IT}area 0 machete\nthreat 0 ghoul_minion\nbag 1").do("fight:machete:umordhoth")
    assert game.damage("umordhoth") == 1


def test_exhausted_it_is_engaged_with_nobody_for_a_machete() -> None:
    game = Play(f"{IT}area 0 machete\nexhausted umordhoth\nbag 1").do("fight:machete:umordhoth")
    assert game.damage("umordhoth") == 1


def test_aquinnah_turns_its_blow_upon_a_ghoul() -> None:
    game = Play(f"""
        {IT}
        area 0 aquinnah_1
        enemy ravenous_ghoul ritual_site
        exhausted ravenous_ghoul
    """).do("resource", "react:aquinnah_1:ravenous_ghoul")
    game.until(lambda: game.prompt == "turn")
    assert (game.zone("ravenous_ghoul"), game.damage(0)) == (DISCARD, 0)


def test_a_dog_bites_it_back() -> None:
    game = Play(f"{IT}area 0 guard_dog").do("resource")
    game.do(*["assign:guard_dog"] * 3, "rest:me", "react:guard_dog")
    assert (game.damage("umordhoth"), game.zone("guard_dog")) == (1, DISCARD)


def test_dynamite_hurts_it_and_the_thrower() -> None:
    game = Play(f"{IT}hand 0 dynamite_blast\nexhausted umordhoth").do("play:dynamite_blast:ritual_site")
    assert (game.damage("umordhoth"), game.damage(0)) == (3, 3)


def test_its_health_counts_who_began() -> None:
    # given two began and Daisy has fallen: 14 health
    text = f"{PAIR}{SITE}act disrupting_the_ritual\nturn 1\nenemy umordhoth ritual_site\nat 0 ritual_site\n"
    game = Play(f"{text}damage umordhoth 12\nexhausted umordhoth\nbag 1").do("resign:main_path", "fight:umordhoth")
    assert (game.damage("umordhoth"), game.table.outcome) == (13, None)


def test_one_may_turn_back_under_its_eyes() -> None:
    game = Play(f"{PAIR}{SITE}enemy umordhoth main_path").do("resign:main_path")
    assert (game.story("opportunity"), game.damage(0)) == ([], 0)


def test_no_instinct_shakes_it_off_but_one_gets_away_by_it() -> None:
    # given a ghoul evaded with Survival Instinct: moving away is no action, so it does not strike
    game = Play(f"investigators wendy_adams\n{IT}threat 0 ghoul_minion\nhand 0 survival_instinct\nbag 1")
    game.do("evade:ghoul_minion", "commit:survival_instinct", "draw_token")
    game.until(lambda: any("main_path" in one for one in game.options))
    game.do(next(one for one in game.options if "main_path" in one))
    game.until(lambda: game.prompt == "turn")
    assert (game.place(0), game.damage(0), game.place("umordhoth")) == ("main_path", 0, "ritual_site")


def test_elusive_is_faster_than_it() -> None:
    game = Play(f"investigators skids_otoole\n{IT}hand 0 elusive").do("play:elusive")
    assert (game.place(0), game.damage(0), game.place("umordhoth")) == ("main_path", 0, "ritual_site")


def test_the_lead_says_whom_it_devours_first_and_the_first_to_fall_shields_nobody() -> None:
    game = Play(f"""
        {PAIR}
        {IT}
        at 1 ritual_site
        lead 1
        damage 0 8
        deck 1 knife
        phase enemy.attack
        encounter ancient_evils
    """)
    assert (game.asked, game.options) == (1, ["prey:1", "prey:0"])
    game.do("prey:0")
    assert (game.told("attacks", "seat"), game.story("defeated"), game.damage(1)) == ([0, 1], ["defeated"], 3)


def test_it_is_exhausted_after_its_last_attack_even_if_nobody_is_left_there() -> None:
    # given Roland about to fall, and Daisy elsewhere with a cop whom she may use after the attacks
    game = Play(
        f"""
        {PAIR}
        {IT}
        at 1 main_path
        damage 0 8
        area 1 beat_cop
        threat 1 ghoul_minion
        deck 1 knife
        phase enemy.attack
    """,
        asks="all",
    )
    game.until(lambda: game.prompt in ("after_attacks", "turn"))
    assert (game.story("defeated"), game.prompt, game.is_ready("umordhoth")) == (["defeated"], "after_attacks", False)


def test_a_dodge_is_for_a_fellow_too() -> None:
    game = Play(f"{PAIR}{IT}at 1 ritual_site\nhand 0 dodge\nturn 1").do("resource")
    assert game.asked == 0
    assert game.do("play:dodge").damage(1) == 0


# --- Lita -------------------------------------------------------------------------------------------------------------


def test_only_who_controls_lita_can_give_her() -> None:
    game = Play(f"{PAIR}{IT}at 1 ritual_site\narea 1 lita_chantler\nexhausted umordhoth")
    assert not game.offers("use:umordhoth:lita")
    game = Play(f"{PAIR}{IT}at 1 ritual_site\narea 1 lita_chantler\nexhausted umordhoth\nturn 1").do(
        "use:umordhoth:lita"
    )
    assert game.table.outcome is not None
    assert game.table.outcome.reason == "devourer_r3"


def test_who_is_defeated_by_its_opportunity_gives_nobody() -> None:
    game = Play(f"{PAIR}{IT}area 0 lita_chantler\ndamage 0 8").do("use:umordhoth:lita", "rest:me", "rest:me")
    assert (game.story("defeated", "resolution"), game.table.outcome) == (["defeated"], None)


def test_lita_may_take_its_blow_and_is_given_all_the_same() -> None:
    # given the condition was met when Roland began: what happens to her meanwhile does not take the action back
    game = Play(f"{PAIR}{IT}area 0 lita_chantler").do("use:umordhoth:lita", *["assign:lita_chantler"] * 6)
    assert game.story("asset_defeated", "resolution") == ["asset_defeated", "resolution"]
    assert game.now.log == ("lita_sacrificed",)


# --- The end ----------------------------------------------------------------------------------------------------------


def test_a_victory_may_cost_ones_mind_and_is_one_all_the_same() -> None:
    # given Roland with 3 mental trauma of 5 sanity
    game = Play(f"{PAIR}{RITUAL}clues disrupting_the_ritual 3\nclues 0 1", mental=[3, 0])
    game.do("use:disrupting_the_ritual:willpower")
    assert (game.won_by, game.told("insane", "seat")) == ("devourer_r1", [0])


def test_who_resigned_has_part_in_the_end_that_the_others_find() -> None:
    game = Play(f"{PAIR}{RITUAL}clues disrupting_the_ritual 3\nclues 0 1\nturn 1").do("resign:main_path")
    game.do("use:disrupting_the_ritual:willpower")
    assert game.told("earns", "seat", "count") == [(0, 5), (1, 5)]
    assert game.now.mental == [2, 2]


def test_what_was_discarded_for_the_vengeance_is_no_victory() -> None:
    game = Play(f"""
        {SITE}
        act disrupting_the_ritual
        at 0 ritual_site
        enemy screeching_byakhee ritual_site
        encounter ancient_evils acolyte
        {COMING}
    """)
    game.do("move:main_path")
    game.until(lambda: game.prompt == "turn" or game.table.outcome is not None)
    assert game.zone("screeching_byakhee") != VICTORY


def test_the_acts_are_gone_after_the_vengeance_and_umordhoth_is_not_removed() -> None:
    game = Play(f"{WOODS}aside ritual_site\nclues 0 3\nencounter rotting_remains\n{COMING}")
    assert not game.offers("advance")
    assert game.zone("investigating_the_trail") == REMOVED
    assert game.place("umordhoth") == "ritual_site"

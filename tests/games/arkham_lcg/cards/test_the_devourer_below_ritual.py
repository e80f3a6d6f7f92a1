"""The Devourer Below: its agendas and acts, the road to the ritual, and the vengeance."""

import pytest

from miskatonic.games.arkham_lcg.rows.terms import DISCARD, VICTORY
from tests.games.arkham_lcg.cards.places import COMING, PAIR, RITUAL, SITE, WOODS
from tests.games.arkham_lcg.play import Play

# --- Agendas and acts -------------------------------------------------------------------------------------------------


def test_the_first_monster_brings_the_first_doom_of_the_second_agenda() -> None:
    # given it comes with 1 doom, when the next mythos phases come, then 4 more are enough for 5
    game = Play(f"""
        {WOODS}
        place old_house
        at 0 old_house
        agenda the_ritual_begins
        doom the_ritual_begins 3
        enemy ghoul_minion main_path
        doom ghoul_minion 1
        encounter acolyte
        phase mythos
    """)
    assert game.told("advances", "card") == ["the_ritual_begins"]
    assert game.doom("ghoul_minion") == 0


def test_the_priest_may_be_the_monster_on_the_path() -> None:
    game = Play(f"""
        {PAIR}
        {WOODS}
        place old_house
        at 0 old_house
        at 1 old_house
        doom the_arkham_woods 3
        encounter ancient_evils ghoul_priest acolyte
        phase mythos
    """)
    assert (game.place("ghoul_priest"), game.doom("ghoul_priest")) == ("main_path", 1)


@pytest.mark.parametrize(
    ("agenda", "fight"), [("the_arkham_woods", 4), ("the_ritual_begins", 5), ("vengeance_awaits", 4)]
)
def test_only_the_second_agenda_makes_enemies_stronger_your_own_ones_too(agenda: str, fight: int) -> None:
    game = Play(f"{WOODS}agenda {agenda}\nthreat 0 mob_enforcer").do("fight:mob_enforcer")
    assert game.told("test", "count") == [fight]


def test_the_ritual_strengthens_but_does_not_double_for_a_byakhee() -> None:
    game = Play(f"{WOODS}agenda the_ritual_begins\nthreat 0 screeching_byakhee\nhorror 0 1").do(
        "fight:screeching_byakhee"
    )
    assert game.told("test", "count") == [5]


def test_who_got_away_waits_on_the_path_whatever_their_cards_say() -> None:
    # given Daisy on the path with a clue more than Roland in the woods: the Hunter's own instruction does not count
    game = Play(f"""
        {PAIR}
        {WOODS}
        place old_house
        at 0 old_house
        notes got_away:the_masked_hunter got_away:ruth_turner
        aside ritual_site
        clues 0 6
        clues 1 0
    """).do("advance")
    assert (game.place("the_masked_hunter"), game.engaged("the_masked_hunter")) == ("main_path", 1)
    assert (game.place("ruth_turner"), game.engaged("ruth_turner")) == ("main_path", 1)


def test_found_at_last_they_are_worth_what_they_were() -> None:
    # given Ruth evaded and the last clue on the act: 5 + 1
    game = Play(f"""
        investigators wendy_adams
        {RITUAL}
        clues disrupting_the_ritual 1
        clues 0 1
        threat 0 ruth_turner
        area 0 stray_cat
    """).do("use:stray_cat:ruth_turner")
    assert game.zone("ruth_turner") == VICTORY
    game.do("use:disrupting_the_ritual:willpower")
    assert (game.won_by, game.told("earns", "count")) == ("devourer_r1", [6])


def test_the_hunter_keeps_even_the_last_clue_from_the_ritual() -> None:
    game = Play(f"{RITUAL}clues 0 1\nthreat 0 the_masked_hunter\nexhausted the_masked_hunter")
    assert not game.offers("use:disrupting_the_ritual")
    # and at the first act he keeps Roland's clues from the group
    game = Play(f"{PAIR}{WOODS}clues 0 3\nclues 1 3\nthreat 0 the_masked_hunter\naside ritual_site")
    assert not game.offers("advance")


def test_clues_that_disrupt_the_ritual_need_not_be_found_at_the_site() -> None:
    # given Daisy at the Old House with Roland's help: he commits nothing, she is not at the Site
    game = Play(f"{PAIR}{RITUAL}place old_house\nturn 1\nat 1 old_house\nclues 1 1\nthreat 1 ghoul_minion")
    game.do("use:disrupting_the_ritual:willpower")
    assert (game.clues("disrupting_the_ritual"), game.told("opportunity", "enemy")) == (1, ["ghoul_minion"])


def test_vengeance_finds_everybody_at_the_site_and_strikes_only_when_provoked() -> None:
    # given Roland at the Site with a ghoul, a Byakhee and his own Enforcer
    game = Play(f"""
        {SITE}
        act disrupting_the_ritual
        at 0 ritual_site
        threat 0 ghoul_minion screeching_byakhee mob_enforcer
        encounter ancient_evils acolyte
        {COMING}
    """)
    assert (game.damage(0), game.place("umordhoth"), game.is_ready("umordhoth")) == (0, "ritual_site", True)
    # then all of them are discarded, none is a victory, and the Enforcer is Roland's own card
    assert (game.zone("screeching_byakhee"), game.pile(0), game.threats()) == (DISCARD, ["mob_enforcer"], [])
    game.do("resource")
    assert game.damage(0) == 3


def test_vengeance_leaves_alone_who_is_elsewhere() -> None:
    game = Play(f"{SITE}act disrupting_the_ritual\nthreat 0 ghoul_minion\nencounter rotting_remains\n{COMING}")
    assert (game.threats(), game.place("umordhoth")) == (["ghoul_minion"], "ritual_site")


def test_after_the_vengeance_no_clock_runs_and_no_dark_memory_moves_it() -> None:
    game = Play(f"""
        investigators agnes_baker
        {SITE}
        act disrupting_the_ritual
        hand 0 dark_memory
        encounter ancient_evils
        {COMING}
    """).do("play:dark_memory")
    assert (game.doom("vengeance_awaits"), len(game.told("advances", "card"))) == (2, 1)
    assert game.table.outcome is None


def test_after_the_vengeance_entering_the_site_calls_nobody() -> None:
    # given the second act was in play and the Site not yet entered
    game = Play(f"""
        {WOODS}
        unrevealed ritual_site
        act into_the_darkness
        encounter rotting_remains ghoul_minion ghoul_minion
        {COMING}
    """).do("move:ritual_site")
    assert (game.clues("ritual_site"), game.told("spawns", "enemy")) == (2, ["umordhoth"])


def test_the_site_fills_again_after_the_vengeance() -> None:
    game = Play(f"""
        {SITE}
        at 0 main_path
        act disrupting_the_ritual
        enemy umordhoth ritual_site
        exhausted umordhoth
        deck 0 knife
        encounter ancient_evils ancient_evils
        phase upkeep
    """)
    assert game.clues("ritual_site") == 2


def test_daisy_may_disrupt_the_ritual_with_her_mind() -> None:
    game = Play(f"investigators daisy_walker\n{RITUAL}clues 0 1\nhand 0 mind_over_matter\nbag -2")
    game.do("play:mind_over_matter", "use:disrupting_the_ritual:agility", "skill:intellect")
    assert game.clues("disrupting_the_ritual") == 1


def test_an_acolyte_who_waits_in_the_dark_waits_at_the_site_with_doom() -> None:
    game = Play(f"""
        {WOODS}
        place old_house
        unrevealed ritual_site
        act into_the_darkness
        encounter rotting_remains acolyte ancient_evils
    """).do("move:ritual_site")
    assert (game.place("acolyte"), game.doom("acolyte"), game.engaged("acolyte")) == ("ritual_site", 1, 0)


def test_with_one_enemy_in_the_deck_one_comes_even_for_three() -> None:
    game = Play(f"""
        investigators roland_banks daisy_walker wendy_adams
        {WOODS}
        unrevealed ritual_site
        act into_the_darkness
        encounter rotting_remains acolyte ancient_evils
    """).do("move:ritual_site")
    assert game.told("spawns", "enemy") == ["acolyte"]


def test_what_lies_on_the_act_stays_when_somebody_leaves() -> None:
    game = Play(f"{PAIR}{RITUAL}clues disrupting_the_ritual 2\nclues 0 2").do("resign:main_path")
    assert (game.clues("disrupting_the_ritual"), game.clues("main_path")) == (2, 2)


def test_too_much_doom_is_not_carried_over() -> None:
    game = Play(f"""
        {WOODS}
        doom the_arkham_woods 3
        deck 0 knife guts knife
        encounter offer_of_power acolyte
        phase mythos.draw
    """).do("choose:power")
    assert (game.told("current", "card"), game.doom("the_ritual_begins")) == (["the_ritual_begins"], 0)


def test_the_flame_may_be_the_vengeance_and_the_clues_are_found_all_the_same() -> None:
    game = Play(f"""
        investigators agnes_baker
        {SITE}
        at 0 ritual_site
        act disrupting_the_ritual
        agenda vengeance_awaits
        doom vengeance_awaits 4
        aside umordhoth
        clues ritual_site 2
        hand 0 drawn_to_the_flame
        encounter ancient_evils acolyte
    """).do("play:drawn_to_the_flame")
    assert (game.clues(0), game.place("umordhoth"), game.damage(0)) == (2, "ritual_site", 0)


def test_the_trail_and_the_ritual_ask_for_as_much_when_one_has_turned_back() -> None:
    game = Play(f"{PAIR}{WOODS}aside ritual_site\nclues 0 5\nturn 1").do("resign:main_path")
    assert not game.offers("advance")
    text = f"{PAIR}{RITUAL}clues disrupting_the_ritual 1\nclues 0 2\nturn 1"
    game = Play(text).do("resign:main_path", "use:disrupting_the_ritual:willpower")
    assert (game.clues("disrupting_the_ritual"), game.table.outcome) == (2, None)


def test_the_site_is_filled_for_all_who_came() -> None:
    game = Play(f"{PAIR}{SITE}act disrupting_the_ritual\nturn 1\ndeck 0 knife\nencounter acolyte acolyte")
    game.do("resign:main_path", "end_turn").until(lambda: game.now.round == 2)
    assert game.clues("ritual_site") == 4


def test_weaknesses_have_their_say_before_the_ending_is_read() -> None:
    text = f"{RITUAL}clues disrupting_the_ritual 1\nclues 0 1\nbag 1\n"
    game = Play(f"{text}threat 0 cover_up\nclues cover_up 1").do("use:disrupting_the_ritual:willpower")
    assert game.now.mental == [3]
    game = Play(f"investigators skids_otoole\n{text}threat 0 hospital_debts").do("use:disrupting_the_ritual:agility")
    assert game.told("earns", "count") == [3]

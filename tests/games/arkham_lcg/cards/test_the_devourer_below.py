"""The Devourer Below: its locations, agendas and acts, Umôrdhoth, and the symbols on both sides."""

import pytest

from miskatonic.games.arkham_lcg import GAME
from miskatonic.games.arkham_lcg.explain import explain
from miskatonic.games.arkham_lcg.odds.position.options import of_option as chance_of_option
from miskatonic.games.arkham_lcg.rows.terms import DISCARD, MAP, REMOVED, THREAT
from miskatonic.games.arkham_lcg.state import Arkham
from miskatonic.kernel import BadPosition, arrange, load_table
from tests.games.arkham_lcg.looks import foe, own_seat, seen_board, seen_place, there
from tests.games.arkham_lcg.play import Play

WOODS = "scenario the_devourer_below\nplace main_path\n"
ALL = f"""{WOODS}
    place unhallowed_ground
    place twisting_paths
    place old_house
    place cliffside
    place tangled_thicket
    place quiet_glade
"""
SITE = f"{WOODS}place ritual_site\n"


def ways(game: Play, place: str) -> list[str]:
    """Where the view says one can go from there."""
    return sorted(seen_place(game.table, place)["connects"])


def chance(game: Play, option: str) -> float:
    """What the table says of an option's chance."""
    found = chance_of_option(game.now, game.option(option))
    assert found is not None
    return found


# --- locations --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AH-B-133")
def test_revealed_woods_have_their_own_ways() -> None:
    """Given all six revealed, then each leads to the Main Path and to two others; the Main Path to all."""
    game = Play(f"{ALL}place ritual_site")
    assert ways(game, "unhallowed_ground") == ["cliffside", "main_path", "old_house"]
    assert ways(game, "twisting_paths") == ["main_path", "old_house", "tangled_thicket"]
    assert ways(game, "old_house") == ["main_path", "twisting_paths", "unhallowed_ground"]
    assert ways(game, "cliffside") == ["main_path", "quiet_glade", "unhallowed_ground"]
    assert ways(game, "tangled_thicket") == ["main_path", "quiet_glade", "twisting_paths"]
    assert ways(game, "quiet_glade") == ["cliffside", "main_path", "tangled_thicket"]
    assert ways(game, "ritual_site") == ["main_path"]
    assert len(ways(game, "main_path")) == 7


@pytest.mark.rule("AH-B-133")
def test_unrevealed_woods_lead_to_the_main_path_alone() -> None:
    """Given the Old House revealed and the Unhallowed Ground not, then there is no way between them."""
    game = Play(f"{WOODS}place old_house\nunrevealed unhallowed_ground\nunrevealed cliffside")
    assert ways(game, "old_house") == ["main_path"]
    assert ways(game, "unhallowed_ground") == ["main_path"]
    assert ways(game, "main_path") == ["cliffside", "old_house", "unhallowed_ground"]


@pytest.mark.rule("AH-B-174")
def test_one_can_turn_back_on_the_main_path() -> None:
    assert Play(WOODS).do("resign:main_path").lost == "devourer_none"


@pytest.mark.parametrize(("bag", "harm"), [("0", (1, 1)), ("1", (0, 0))])
def test_the_unhallowed_ground_tests_whoever_enters(bag: str, harm: tuple[int, int]) -> None:
    """Given willpower 3 against 4, then 1 damage and 1 horror, unless the token helps."""
    game = Play(f"{WOODS}bag {bag}\nunrevealed unhallowed_ground").do("move:unhallowed_ground")
    assert (game.damage(0), game.horror(0)) == harm
    assert game.clues("unhallowed_ground") == 1


@pytest.mark.rule("AH-B-104")
def test_twisting_paths_may_lead_back() -> None:
    """Given intellect 3 against 3 and a bad token, when Roland moves out, then he stays, and his action is gone."""
    game = Play(f"{WOODS}place twisting_paths\nat 0 twisting_paths\nbag -1").do("move:main_path")
    assert (game.place(0), game.actions()) == ("twisting_paths", 2)
    assert game.told("goes_round", "seat", "place") == [(0, "twisting_paths")]
    game = Play(f"{WOODS}place twisting_paths\nat 0 twisting_paths").do("move:main_path")
    assert (game.place(0), game.events("goes_round")) == ("main_path", [])


@pytest.mark.rule("AH-B-104")
def test_attacks_of_opportunity_stay_as_they_were_on_twisting_paths() -> None:
    """Given a ghoul at his heels, when the way is lost, then it has struck once, and is engaged as before."""
    game = Play(f"{WOODS}place twisting_paths\nat 0 twisting_paths\nthreat 0 ghoul_minion\nbag -1").do("move:main_path")
    assert (game.damage(0), game.engaged("ghoul_minion"), game.place(0)) == (1, 0, "twisting_paths")


def test_twisting_paths_hold_also_whom_an_effect_moves() -> None:
    """Given Elusive, when it would take Skids away, then the paths test him all the same."""
    game = Play(f"""
        investigators skids_otoole
        {WOODS}
        place twisting_paths
        at 0 twisting_paths
        hand 0 elusive
        threat 0 ghoul_minion
        bag -4
    """).do("play:elusive")
    while game.prompt != "turn":
        game.do(next(one for one in game.options if one not in ("disengage", "stay")))
    assert (game.place(0), game.engaged("ghoul_minion")) == ("twisting_paths", 0)


@pytest.mark.rule("AH-B-076")
@pytest.mark.parametrize(
    ("place", "skill"), [("old_house", "willpower"), ("cliffside", "agility"), ("tangled_thicket", "combat")]
)
def test_other_skills_find_the_way_in_the_woods(place: str, skill: str) -> None:
    """Given one of the three, then it is investigated with its own skill; the chance told before is that of it."""
    game = Play(f"{WOODS}place {place}\nat 0 {place}\nclues {place} 1\nbag 0 -1")
    assert chance(game, "investigate") == {"willpower": 1.0, "agility": 0.5, "combat": 1.0}[skill]
    game.do("investigate")
    assert game.told("test", "skill", "count") == [(skill, 2)]


@pytest.mark.rule("AH-B-076")
def test_tools_for_investigating_use_the_skill_of_the_place() -> None:
    """Given Roland's Flashlight on the Cliffside, then agility 2 against shroud 0 does it."""
    game = Play(f"{WOODS}place cliffside\nat 0 cliffside\nclues cliffside 1\narea 0 flashlight\nbag -2")
    assert chance(game, "investigate:flashlight") == 1.0
    game.do("investigate:flashlight")
    assert (game.told("test", "skill", "count"), game.clues(0)) == ([("agility", 0)], 1)


@pytest.mark.rule("AH-B-109")
def test_the_quiet_glade_heals_each_once_a_turn() -> None:
    """Given damage and horror, then Roland chooses one of them, and can't rest again this turn."""
    game = Play(f"{WOODS}place quiet_glade\nat 0 quiet_glade\ndamage 0 2\nhorror 0 2").do("use:quiet_glade")
    assert game.options == ["choose:heal_damage", "choose:heal_horror"]
    game.do("choose:heal_horror")
    assert (game.damage(0), game.horror(0)) == (2, 1)
    assert not game.offers("use:quiet_glade")


def test_the_quiet_glade_asks_only_where_there_is_a_choice() -> None:
    game = Play(f"{WOODS}place quiet_glade\nat 0 quiet_glade\ndamage 0 2").do("use:quiet_glade")
    assert game.damage(0) == 1
    assert not Play(f"{WOODS}place quiet_glade\nat 0 quiet_glade").offers("use:quiet_glade")


@pytest.mark.parametrize(("before", "now"), [(0, 4), (1, 4), (5, 5)])
def test_the_ritual_site_fills_at_the_end_of_the_round(before: int, now: int) -> None:
    """Given two investigators, then there are 4 clues again; more stay."""
    game = Play(f"""
        investigators roland_banks daisy_walker
        {SITE}
        act disrupting_the_ritual
        clues ritual_site {before}
        deck 0 knife
        deck 1 knife
        encounter ancient_evils ancient_evils ancient_evils
        phase upkeep
    """)
    assert game.clues("ritual_site") == now


def test_an_unrevealed_ritual_site_has_no_clues_yet() -> None:
    game = Play(f"""
        {WOODS}
        unrevealed ritual_site
        act into_the_darkness
        deck 0 knife
        encounter ancient_evils ancient_evils
        phase upkeep
    """)
    assert game.clues("ritual_site") == 0


# --- agendas ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AH-B-241")
def test_the_first_agenda_calls_a_monster_with_doom() -> None:
    """Given 3 of 4 doom, when one more comes, then the pile is shuffled in, and a Monster waits on the Main Path with 1
    doom after all other doom was taken away.
    """
    game = Play(f"""
        {WOODS}
        place old_house
        at 0 old_house
        doom the_arkham_woods 3
        encounter_discard young_deep_one
        encounter ancient_evils rotting_remains
        phase mythos
    """)
    assert (game.place("young_deep_one"), game.doom("young_deep_one")) == ("main_path", 1)
    assert game.told("current", "card") == ["the_ritual_begins"]


@pytest.mark.rule("AH-B-241")
def test_without_a_monster_the_first_agenda_only_advances() -> None:
    game = Play(f"{WOODS}doom the_arkham_woods 3\nencounter acolyte rotting_remains\nphase mythos")
    assert game.told("current", "card") == ["the_ritual_begins"]
    assert game.events("spawns") == []


def test_while_the_ritual_begins_enemies_are_stronger() -> None:
    """Given the second agenda, then a ghoul with 2 and 2 has 3 to fight and to evade."""
    game = Play(f"{WOODS}agenda the_ritual_begins\nthreat 0 ghoul_minion")
    ghoul = foe(own_seat(game.table)["threat"][0])
    assert (ghoul["fight"], ghoul["evade"]) == (3, 3)
    assert [line.amount for line in explain(game.now, "fight:ghoul_minion")] == [2, 1]


@pytest.mark.rule("AH-E-004")
@pytest.mark.rule("AH-B-201")
def test_the_second_agenda_drives_into_madness_for_good() -> None:
    """Given two investigators who fail willpower 6, then each has one Madness weakness more, which resolves at once and
    belongs to the deck from now on.
    """
    game = Play(f"""
        investigators roland_banks daisy_walker
        {WOODS}
        agenda the_ritual_begins
        doom the_ritual_begins 4
        encounter ancient_evils ancient_evils ancient_evils
        phase mythos
    """)
    assert [one[1:] for one in game.told("test", "skill", "seat", "count")] == [(0, 6), (1, 6)]
    given = game.told("afflicted", "seat", "card")
    assert [seat for seat, _ in given] == [0, 1]
    for seat, label in given:
        card = game.card(label)
        assert label.partition(".")[0] != "haunted"
        assert game.now.owner[card] == seat
        assert game.zone(label) in (THREAT, DISCARD)


@pytest.mark.rule("AH-Q-014")
def test_nobody_gets_a_weakness_that_is_already_in_a_deck() -> None:
    """Given all Madness weaknesses of the box but one Amnesia in Roland's deck, then it is Amnesia, and then none."""
    owned = "discard 0 amnesia paranoia paranoia psychosis hypochondria\n"
    text = f"{WOODS}agenda the_ritual_begins\ndoom the_ritual_begins 4\nencounter ancient_evils\nphase mythos\n"
    assert Play(text + owned).told("afflicted", "card") == ["amnesia.2"]
    assert Play(f"{text}{owned}discard 0 amnesia").told("afflicted", "card") == []


def test_who_withstands_the_second_agenda_stays_sane() -> None:
    game = Play(f"""
        {WOODS}
        agenda the_ritual_begins
        doom the_ritual_begins 4
        bag 1 1 1
        area 0 holy_rosary
        hand 0 guts
        encounter ancient_evils
        phase mythos
    """).do("commit:guts", "draw_token")
    assert game.events("afflicted") == []


@pytest.mark.rule("AH-B-182")
def test_vengeance_at_act_1_brings_the_ritual_site_along() -> None:
    """Given the first act, when the last agenda runs out, then the Site enters with Umôrdhoth, the acts are gone, and
    one card is act and agenda.
    """
    game = Play(f"""
        {WOODS}
        agenda vengeance_awaits
        doom vengeance_awaits 4
        aside ritual_site umordhoth
        encounter rotting_remains
        phase mythos
    """)
    assert (game.place("umordhoth"), game.zone("ritual_site")) == ("ritual_site", MAP)
    assert game.now.act == game.now.agenda == game.card("vengeance_awaits")
    assert game.zone("investigating_the_trail") == REMOVED
    board = seen_board(game.table, 0)
    act, agenda = there(board["act"]), there(board["agenda"])
    assert (act["objective"], agenda["threshold"], board["act_clues"]) == (True, 0, 0)


@pytest.mark.rule("AH-B-182")
def test_vengeance_later_clears_the_ritual_site() -> None:
    """Given the third act, a ghoul and Roland at the Site with a clue on the act, then the ghoul is discarded, and no
    doom and no clue moves anything any more.
    """
    game = Play(f"""
        {SITE}
        at 0 ritual_site
        act disrupting_the_ritual
        clues disrupting_the_ritual 1
        clues 0 3
        agenda vengeance_awaits
        doom vengeance_awaits 4
        threat 0 ghoul_minion
        aside umordhoth
        encounter ancient_evils rotting_remains
        phase mythos
    """)
    assert (game.zone("ghoul_minion"), game.place("umordhoth")) == (DISCARD, "ritual_site")
    assert not game.offers("use:disrupting_the_ritual")
    assert not game.offers("advance")
    assert game.doom("vengeance_awaits") == 1  # Ancient Evils, for nothing
    assert len(game.events("advances")) == 1


@pytest.mark.rule("AH-B-182")
def test_what_is_both_can_be_laid_out_and_saved() -> None:
    """Given act and agenda in one, then it is one card, the game goes on, and what is saved can be opened again; while
    others are to come nothing is both.
    """
    table = arrange(GAME, f"{SITE}act vengeance_awaits\nagenda vengeance_awaits\nenemy umordhoth ritual_site")
    game = table.state
    assert isinstance(game, Arkham)
    assert game.act == game.agenda == game.label.index("vengeance_awaits")
    table.answer("end_turn")
    assert table.problems() == []
    assert load_table(table.save()).digest() == table.digest()
    with pytest.raises(BadPosition, match="others are to come"):
        arrange(GAME, f"{SITE}act the_ritual_begins\nagenda the_ritual_begins")


@pytest.mark.rule("AH-B-182")
def test_what_is_both_explains_itself() -> None:
    """Given act and agenda in one, then asked for it one reads its back."""
    game = Play(f"""
        {SITE}
        act into_the_darkness
        agenda vengeance_awaits
        doom vengeance_awaits 4
        aside umordhoth
        encounter rotting_remains
        phase mythos
    """)
    assert "card-vengeance_awaits.back" in [line.message for line in explain(game.now, "card-vengeance_awaits")]


# --- acts -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AH-B-176")
@pytest.mark.rule("AH-B-143")
def test_the_trail_ends_among_those_who_got_away() -> None:
    """Given 3 clues and two names in the log, then the Site enters play unrevealed, and both wait on the Main Path."""
    game = Play(f"""
        {WOODS}
        place old_house
        at 0 old_house
        notes got_away:ruth_turner got_away:the_masked_hunter interrogated:peter_warren
        aside ritual_site
        clues 0 3
    """).do("advance")
    assert game.told("spawns", "enemy", "place") == [("ruth_turner", "main_path"), ("the_masked_hunter", "main_path")]
    assert game.zone("ritual_site") == MAP
    assert game.told("revealed", "place") == []
    assert game.told("current", "card") == ["into_the_darkness"]


def test_who_was_interrogated_does_not_come() -> None:
    game = Play(f"{WOODS}notes interrogated:peter_warren\naside ritual_site\nclues 0 3").do("advance")
    assert game.events("spawns") == []


@pytest.mark.rule("AH-B-179")
@pytest.mark.parametrize(("seats", "count"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_who_enters_the_dark_is_expected(seats: int, count: int) -> None:
    """Given the second act, when somebody enters the Ritual Site, then it advances at once, and enemies are there."""
    who = " ".join(("roland_banks", "daisy_walker", "wendy_adams", "agnes_baker")[:seats])
    game = Play(f"""
        investigators {who}
        {WOODS}
        unrevealed ritual_site
        act into_the_darkness
        encounter rotting_remains ghoul_minion ancient_evils swarm_of_rats swarm_of_rats
    """).do("move:ritual_site")
    assert len(game.told("spawns", "enemy")) == count
    assert game.now.act == game.card("disrupting_the_ritual")
    assert game.clues("ritual_site") == 2 * seats


@pytest.mark.parametrize("skill", ["willpower", "agility"])
def test_a_clue_and_a_test_disrupt_the_ritual(skill: str) -> None:
    """Given Wendy anywhere with a clue, when she spends it and passes 3, then a clue lies on the act."""
    game = Play(f"investigators wendy_adams\n{SITE}act disrupting_the_ritual\nclues 0 1")
    game.do(f"use:disrupting_the_ritual:{skill}")
    assert game.told("test", "skill", "count") == [(skill, 3)]
    assert (game.clues("disrupting_the_ritual"), game.clues(0)) == (1, 0)
    assert there(seen_board(game.table, 0)["act"])["clues"] == 1
    assert not game.offers("use:disrupting_the_ritual")


def test_a_failure_costs_the_clue_all_the_same() -> None:
    game = Play(f"{SITE}act disrupting_the_ritual\nclues 0 1\nbag -4").do("use:disrupting_the_ritual:willpower")
    assert (game.clues("disrupting_the_ritual"), game.clues(0)) == (0, 0)


# --- Umôrdhoth --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("who", "health"), [("roland_banks", 10), ("roland_banks daisy_walker", 14)])
def test_umordhoth_grows_with_the_investigators(who: str, health: int) -> None:
    """Given 6 health, then 4 more for each investigator."""
    game = Play(f"investigators {who}\n{SITE}enemy umordhoth ritual_site")
    places = seen_board(game.table, 0)["places"]
    assert places[1]["enemies"][0]["health"] == health


@pytest.mark.rule("AH-B-149")
def test_umordhoth_is_engaged_with_everybody_there() -> None:
    """Given two investigators with it, then it attacks both in the enemy phase and exhausts; nobody can engage it."""
    game = Play(f"""
        investigators roland_banks daisy_walker
        {SITE}
        at 0 ritual_site
        at 1 ritual_site
        enemy umordhoth ritual_site
        deck 0 knife
        deck 1 knife
        phase enemy.attack
        encounter ancient_evils ancient_evils ancient_evils
    """).do("prey:0")
    assert game.told("attacks", "seat") == [0, 1]
    assert [game.damage(0), game.damage(1)] == [3, 3]
    assert not game.offers("engage")


@pytest.mark.rule("AH-B-119")
def test_umordhoth_is_ready_again_at_the_end_of_every_turn() -> None:
    """Given it evaded, when the turn ends, then it readies at once and strikes in the enemy phase."""
    game = Play(f"""
        {SITE}
        at 0 ritual_site
        enemy umordhoth ritual_site
        exhausted umordhoth
        deck 0 knife
        encounter ancient_evils
    """).do("end_turn")
    assert game.told("readies", "enemy") == ["umordhoth"]
    assert game.damage(0) == 3


def test_umordhoth_is_no_monster() -> None:
    """Given Lita, when Roland strikes it, then she adds combat, but no damage."""
    game = Play(f"{SITE}at 0 ritual_site\nenemy umordhoth ritual_site\nexhausted umordhoth\narea 0 lita_chantler")
    game.do("fight:umordhoth")
    assert game.damage("umordhoth") == 1


def test_its_wrath_is_paid_point_by_point() -> None:
    """Given willpower 3 against 5 and two cards, then for each of 2 points Roland chooses a card or harm."""
    game = Play(f"{WOODS}hand 0 knife knife\nencounter umordhoths_wrath\nphase mythos.draw")
    assert (game.prompt, game.options) == ("umordhoths_wrath", ["discard:knife", "choose:harm"])
    game.do("discard:knife", "choose:harm")
    assert (len(game.hand()), game.damage(0), game.horror(0)) == (1, 1, 1)


@pytest.mark.rule("AH-B-202")
def test_its_wrath_takes_no_weakness_from_the_hand() -> None:
    """Given nothing but a weakness in hand, then there is nothing to choose, and every point hurts."""
    game = Play(
        f"investigators daisy_walker\n{WOODS}hand 0 the_necronomicon\nencounter umordhoths_wrath\nphase mythos.draw"
    )
    assert (game.damage(0), game.horror(0), game.hand()) == (2, 2, ["the_necronomicon"])


# --- symbols ----------------------------------------------------------------------------------------------------------


def token(text: str, symbol: str, difficulty: str = "standard") -> Play:
    """Roland investigates the Main Path, with this symbol and then zeros."""
    game = Play(f"difficulty {difficulty}\n{WOODS}bag {symbol} 0 0\nclues main_path 1\n{text}", draws=[symbol])
    return game.do("investigate")


@pytest.mark.parametrize(("difficulty", "worth"), [("standard", -2), ("hard", -3)])
def test_skull(difficulty: str, worth: int) -> None:
    """-1 for each Monster in play; on the other side -3."""
    game = token("place old_house\nenemy ghoul_minion old_house\nenemy goat_spawn old_house", "skull", difficulty)
    assert game.told("token", "worth") == [f"−{-worth}"]


def test_skull_on_the_hard_side_fetches_a_monster() -> None:
    """Given a failure by it, then after the test Roland draws a Monster out of deck or pile."""
    game = token("encounter ancient_evils ghoul_minion\nencounter_discard acolyte", "skull", "expert")
    assert game.told("encounter", "card") == ["ghoul_minion"]
    assert game.threats() == ["ghoul_minion"]


@pytest.mark.rule("AH-R-1.5")
@pytest.mark.parametrize(("difficulty", "worth", "doom"), [("easy", -2, 1), ("hard", -4, 2)])
def test_cultist(difficulty: str, worth: int, doom: int) -> None:
    """-2 or -4, and 1 or 2 doom on the nearest enemy of whatever kind."""
    game = token("place old_house\nenemy acolyte old_house\nthreat 0 swarm_of_rats", "cultist", difficulty)
    assert game.told("token", "worth") == [f"−{-worth}"]
    assert (game.doom("swarm_of_rats"), game.doom("acolyte")) == (doom, 0)


def test_cultist_without_any_enemy() -> None:
    assert token("", "cultist").events("doom") == []


@pytest.mark.parametrize(("difficulty", "worth", "harm"), [("standard", -3, (1, 0)), ("expert", -5, (1, 1))])
def test_tablet(difficulty: str, worth: int, harm: tuple[int, int]) -> None:
    """-3 or -5, and with a Monster at one's location 1 damage, on the other side 1 horror too."""
    game = token("threat 0 ghoul_minion\nexhausted ghoul_minion", "tablet", difficulty)
    assert game.told("token", "worth") == [f"−{-worth}"]
    assert (game.damage(0), game.horror(0)) == harm
    assert token("place old_house\nenemy ghoul_minion old_house", "tablet", difficulty).damage(0) == 0


@pytest.mark.parametrize(("difficulty", "worth"), [("standard", -5), ("hard", -7)])
def test_elder_thing(difficulty: str, worth: int) -> None:
    """-5 or -7; with an Ancient One in play another token comes."""
    assert token("", "elder_thing", difficulty).told("token", "token") == ["elder_thing"]
    game = token("place ritual_site\nenemy umordhoth ritual_site", "elder_thing", difficulty)
    assert game.told("token", "worth")[0] == f"−{-worth}"
    assert game.told("token", "token") == ["elder_thing", "0"]


@pytest.mark.rule("AH-B-070")
def test_the_chance_knows_the_elder_thing() -> None:
    """Given intellect 3 against 2 and a bag of elder thing, 0 and auto-fail, then 1 of 3; asked about, it explains."""
    game = Play(f"{WOODS}bag elder_thing 0 auto_fail\nclues main_path 1")
    assert chance(game, "investigate") == pytest.approx(1 / 3)
    lines = [line.message for line in explain(game.now, "token-elder_thing")]
    assert lines == ["token-elder_thing.text", "fact-in_bag", "fact-here"]

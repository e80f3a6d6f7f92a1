"""The chances that players are told, against what best play brings by the rules themselves (`best_play.py`).

Dice show successes, and elder signs where a row says so; tentacles are left out, as the figures leave out sanity.
"""

import pytest

from miskatonic.games.death_may_die import GAME
from miskatonic.games.death_may_die.odds.position import options
from miskatonic.games.death_may_die.odds.position.sentences import of_enemy, of_stage
from miskatonic.games.death_may_die.rows.dice import BONUS_FACES, STANDARD_FACES
from miskatonic.games.death_may_die.rules import enemies, fight
from miskatonic.games.death_may_die.state import ELDER
from miskatonic.text.numbers import percents
from tests.games.death_may_die import best_play
from tests.games.death_may_die.play import Play

SIGNS = "success sign"


def beside(who: str, enemy: str, *sentences: str, scenario: str = "unquiet_grief", space: str = "nave") -> Play:
    """Somebody beside an enemy, Peters far away; further sentences as in `arrange.py`."""
    game = Play(who, "sally" if who == "peters" else "peters", scenario=scenario)
    game.at(space, "gaol" if space == "nave" else space).enemies(enemy, space)
    for sentence in sentences:
        verb, *words = sentence.split()
        getattr(game, verb)(*words)
    return game


def told(game: Play, option: str) -> float:
    return GAME.chance(game.game, game.option(option)) or 0.0


# --- one attack -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DMD-091", "DMD-094", "DMD-073")
@pytest.mark.parametrize(
    ("who", "sentences", "shown"),
    [
        ("peters", ["stress 2 0"], "success"),
        ("agatha", ["levels 0 killer_instinct 1", "stress 3 0"], "success"),
        ("agatha", ["levels 0 killer_instinct 2", "stress 3 0"], "success"),
        ("agatha", ["levels 0 killer_instinct 2", "stress 2 0"], "success"),
        ("agatha", ["levels 0 killer_instinct 2", "stress 4 0"], "success"),
        ("agatha", ["levels 0 killer_instinct 3", "stress 4 0"], "success"),
        ("agatha", ["levels 0 killer_instinct 4", "stress 4 0"], "success"),
        ("mike", ["levels 0 proficient 2", "stress 4 0"], "success"),
        ("mike", ["levels 0 proficient 3", "stress 4 0"], "success"),
        ("mike", ["levels 0 proficient 4", "stress 3 0"], "success"),
        ("peters", ["relics 0 pocket_watch", "stress 4 0"], "success"),
        ("peters", ["transformed 0 chess_queen", "stress 4 0"], "success"),
        ("peters", ["relics 0 chess_queen", "stress 4 0"], "success"),
        ("peters", ["holds 0 silver_bodkin cudgel", "stress 4 0"], "success"),
        ("peters", ["holds 0 silver_bodkin muzzled", "stress 2 0"], "success"),
        ("peters", ["levels 0 brawling 3", "stress 4 0"], "success"),
        ("sandra", ["stress 4 0"], SIGNS),
        ("agatha", ["relics 0 jar_of_teeth", "stress 3 0"], SIGNS),
        ("sandra", ["levels 0 arcane_mastery 4", "stress 4 0"], SIGNS),
        ("agatha", ["holds 0 charred_rosary", "levels 0 killer_instinct 2", "stress 3 0"], SIGNS),
    ],
)
def test_a_kill_is_as_likely_as_it_is_told(who: str, sentences: list[str], shown: str) -> None:
    game = beside(who, "unnamable", *sentences).act()
    assert told(game, "attack:unnamable") == pytest.approx(best_play.kills(game, "unnamable", shown), abs=1e-6)


@pytest.mark.rule("DMD-094", "DMD-191")
@pytest.mark.parametrize(("level", "stress"), [(1, 4), (2, 4), (3, 4)])
def test_stella_rolls_again_for_every_target_she_declares(level: int, stress: int) -> None:
    """From level 2 on; the wounds may all go to one of them."""
    game = beside("stella", "unnamable", f"levels 0 chemical_explosives {level}", f"stress {stress} 0")
    game.hurt("unnamable", "nave", 2).enemies("cultist", "nave").act()
    assert told(game, "attack:unnamable") == pytest.approx(best_play.kills(game, "unnamable", SIGNS), abs=1e-6)


@pytest.mark.rule("DMD-094", "DMD-191")
def test_a_boost_against_cultists_counts_where_one_is_among_the_targets() -> None:
    game = beside("peters", "unnamable", "levels 0 brawling 2", "relics 0 chess_queen", "stress 4 0")
    game.enemies("cultist", "nave").act()
    assert told(game, "attack:unnamable") == pytest.approx(best_play.kills(game, "unnamable"), abs=1e-6)
    assert told(game, "attack:unnamable") > 0.2


def test_figures_that_were_told_too_low_are_now_told() -> None:
    """Agatha with one stress to take, and a card with one free reroll."""
    game = beside("agatha", "unnamable", "levels 0 killer_instinct 2", "stress 3 0").act()
    assert told(game, "attack:unnamable") == pytest.approx(0.5), "3 dice, 2 of 4 wounds by the boost"
    game = beside("agatha", "cultist", "relics 0 pocket_watch", "levels 0 killer_instinct 1", "stress 4 0").act()
    assert told(game, "attack:cultist_of_tsathoggua#1") == pytest.approx(0.6875)


@pytest.mark.rule("DMD-073")
def test_during_the_roll_a_card_with_a_free_reroll_counts() -> None:
    game = beside("peters", "cultist", "relics 0 pocket_watch", "stress 3 0").act()
    game.will_roll("success", "blank", "blank", "blank").do("attack:cultist_of_tsathoggua#1")
    assert told(game, "reroll:standard_blank") == 0.75
    assert told(game, "lucky:r1.0") == 0.75
    assert "Stopped Watch: 1 free reroll" in "\n".join(game.table.explain(game.option("keep"), "en"))
    game.do("lucky:r1.0")
    assert told(game, "reroll_free:standard_blank") == 0.75


# --- actions --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DMD-098", "DMD-031")
def test_an_action_whose_price_is_stress_has_that_much_less_to_roll_again_with() -> None:
    game = Play("peters", "sally", scenario="festival_of_death").at("midway", "midway").stress(3, 0)
    game.tokens("booth", "midway").act()
    assert told(game, "scenario:play_game") == pytest.approx(best_play.succeeds(game, "scenario:play_game"), abs=1e-6)


@pytest.mark.rule("DMD-063", "DMD-098")
def test_bones_that_may_be_discarded_for_dice_count() -> None:
    game = Play("agatha", "sally", scenario="deliver_us_from_evil").at("altar_chamber", "altar_chamber").stress(4, 0)
    game.carries(0, "bone", 2).act()
    exact = best_play.succeeds(game, "scenario:break_altar", "progress")
    assert told(game, "scenario:break_altar") == pytest.approx(exact, abs=1e-6)


@pytest.mark.rule("DMD-084")
def test_an_action_of_a_card_that_is_rolled_for_has_its_chance() -> None:
    game = Play("peters", "sally", scenario="island_of_the_damned").holds(0, "restrained").stress(4, 0).act()
    (option,) = [one for one in game.options if one.startswith("special:")]
    assert told(game, option) == pytest.approx(best_play.succeeds(game, option), abs=1e-6)


# --- a Stage --------------------------------------------------------------------------------------------------------


def at_stage(who: str, left: int, attacks: int, *sentences: str) -> Play:
    """Somebody beside the Elder One, whose second Stage has so much health left."""
    game = Play(who, "leon" if who == "peters" else "peters").at("nave", "gaol").disrupted().stage(2, "nave")
    game.elder_wounds(enemies.health(game.game, ELDER) - left)
    for sentence in sentences:
        verb, *words = sentence.split()
        getattr(game, verb)(*words)
    return game.act(attacks)


@pytest.mark.rule("DMD-147", "DMD-194")
@pytest.mark.parametrize(
    ("who", "left", "attacks", "sentences", "shown"),
    [
        ("agatha", 5, 2, ["levels 0 killer_instinct 3", "stress 4 0"], "success"),
        ("agatha", 6, 2, ["levels 0 killer_instinct 2", "stress 3 0"], "success"),
        ("agatha", 6, 2, ["levels 0 killer_instinct 4", "stress 4 0"], "success"),
        ("agatha", 5, 2, ["levels 0 killer_instinct 3", "stress 4 0", "relics 0 pocket_watch"], "success"),
        ("leon", 3, 2, ["stress 3 0"], "success"),
        ("sally", 3, 2, ["stress 4 0", "levels 0 arcane_mastery 1"], SIGNS),
    ],
)
def test_a_stage_is_beaten_as_likely_as_it_is_told(
    who: str, left: int, attacks: int, sentences: list[str], shown: str
) -> None:
    game = at_stage(who, left, attacks, *sentences)
    said = of_stage(game.game, 0).args
    assert said["count"] == attacks
    assert float(said["percent"]) == pytest.approx(100 * best_play.beats(game, shown), abs=1.0)


@pytest.mark.rule("DMD-147", "DMD-195")
@pytest.mark.parametrize(("level", "worth", "left"), [(2, 1, 8), (2, 1, 10)])
def test_elder_signs_count_in_three_attacks(level: int, worth: int, left: int) -> None:
    """Sandra without stress to take: 9 standard and 3 bonus dice, every sign of which counts."""
    game = at_stage("sandra", left, 3, f"levels 0 arcane_mastery {level}", "stress 4 0")
    dealt = {0: 1.0}
    for faces in [STANDARD_FACES] * 9 + [BONUS_FACES] * 3:
        more: dict[int, float] = {}
        for wounds, chance in dealt.items():
            for face in faces:
                hurt = wounds + face.success + worth * face.sign
                more[hurt] = more.get(hurt, 0.0) + chance / 6
        dealt = more
    enough = sum(chance for wounds, chance in dealt.items() if wounds >= left)
    assert of_stage(game.game, 0).args["percent"] == percents(enough)


# --- surviving ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DMD-119", "DMD-123", "DMD-020")
@pytest.mark.parametrize(
    ("who", "sentences", "shown"),
    [
        ("peters", ["wounds 4 0", "stress 3 0"], "success"),
        ("peters", ["wounds 4 0", "stress 4 0", "relics 0 medallion"], "success"),
        ("peters", ["wounds 4 0", "stress 4 0", "transformed 0 medallion"], "success"),
        ("peters", ["wounds 4 0", "stress 4 0", "relics 0 pocket_watch"], "success"),
        ("peters", ["wounds 4 0", "stress 4 0", "relics 0 pocket_watch medallion"], "success"),
        ("mike", ["wounds 4 0", "stress 4 0", "levels 0 proficient 4"], "success"),
        ("mike", ["wounds 4 0", "stress 3 0", "levels 0 proficient 2"], "success"),
        ("huikong", ["wounds 4 0", "stress 4 0"], "success"),
        ("huikong", ["wounds 4 0", "stress 4 0", "levels 0 self_defense 3"], "success"),
        ("huikong", ["wounds 4 0", "stress 4 0", "levels 0 toughness 2"], "success"),
        ("sally", ["wounds 4 0", "stress 4 0", "levels 0 toughness 2", "levels 0 arcane_mastery 3"], SIGNS),
        ("peters", ["wounds 4 0", "stress 4 0", "holds 0 bailiff"], "success"),
        ("peters", ["wounds 4 0", "stress 4 0", "holds 0 bailiff", "companion 0 bailiff 1"], "success"),
        ("huikong", ["wounds 4 0", "stress 4 0", "holds 0 bailiff", "companion 0 bailiff 1"], "success"),
        ("peters", ["wounds 4 0", "stress 4 0", "holds 0 well_water"], "success"),
        ("leon", ["wounds 4 0", "stress 4 0", "levels 0 show_off 3", "at nave nave"], "success"),
    ],
)
def test_attacks_are_survived_as_likely_as_it_is_told(who: str, sentences: list[str], shown: str) -> None:
    """By two Cultists with a die each; one health is left, and little stress to take."""
    game = beside(who, "cultist", *sentences).enemies("cultist", "nave").quiet().act()
    exact = best_play.survives(game, shown)
    assert options.survives(game.game, 0, fight.attackers(game.game, 0)) == pytest.approx(exact, abs=1e-6)


@pytest.mark.rule("DMD-078", "DMD-119", "DMD-200")
@pytest.mark.parametrize(
    ("enemy", "sentences", "shown"),
    [
        ("tcho_tcho", ["wounds 3 0", "stress 3 0"], "success"),
        ("tcho_tcho", ["wounds 3 0", "stress 3 0", "relics 0 medallion"], "success"),
        ("tcho_tcho", ["wounds 3 0", "stress 4 0", "transformed 0 medallion"], "success"),
        ("tcho_tcho", ["wounds 3 0", "stress 4 0", "holds 0 bailiff"], "success"),
        ("ghast", ["wounds 3 0", "stress 2 0", "relics 0 medallion"], "success"),
        ("byakhee", ["wounds 3 0", "stress 2 0", "relics 0 pocket_watch"], "success"),
        ("gyaa_yothn", ["wounds 3 0", "stress 3 0"], SIGNS),
        ("gyaa_yothn", ["wounds 3 0", "stress 4 0", "transformed 0 medallion"], SIGNS),
    ],
)
def test_so_are_those_whose_card_does_more(enemy: str, sentences: list[str], shown: str) -> None:
    game = Play("peters", "mike").slots(f"unk_{enemy}").at("nave", "gaol").enemies(enemy, "nave")
    for sentence in sentences:
        verb, *words = sentence.split()
        getattr(game, verb)(*words)
    game.quiet().act()
    exact = best_play.survives(game, shown)
    assert options.survives(game.game, 0, fight.attackers(game.game, 0)) == pytest.approx(exact, abs=1e-6)


@pytest.mark.rule("DMD-119", "DMD-078")
def test_the_order_of_the_attacks_is_up_to_whoever_is_attacked() -> None:
    """A Cultist first: the stress that the Byakhee brings comes too late to matter."""
    game = Play("peters", "mike").slots("unk_byakhee").at("nave", "gaol").enemies("byakhee", "nave")
    game.enemies("cultist", "nave").wounds(4, 0).stress(3, 0).quiet().act()
    exact = best_play.survives(game)
    assert options.survives(game.game, 0, fight.attackers(game.game, 0)) == pytest.approx(exact, abs=1e-6)


@pytest.mark.rule("DMD-020", "DMD-095")
@pytest.mark.parametrize(
    ("scenario", "sentences"),
    [
        ("festival_of_death", ["holds 0 candy_floss", "stress 4 0", "wounds 4 0"]),
        ("festival_of_death", ["holds 0 lucky_coin", "stress 4 0", "wounds 4 0"]),
        ("by_order_of_the_queen", ["holds 0 chalice", "stress 4 0", "wounds 4 0"]),
        ("by_order_of_the_queen", ["holds 0 armour", "stress 4 0", "wounds 4 0"]),
        ("island_of_the_damned", ["holds 0 ether", "stress 4 0", "wounds 4 0"]),
        ("island_of_the_damned", ["holds 0 torn_jacket boatman", "stress 4 0", "wounds 4 0"]),
        ("beauty_and_the_beast", ["carries 0 rose 2", "stress 4 0", "wounds 4 0"]),
        ("beauty_and_the_beast", ["holds 0 golden_gown enchanted_rose", "stress 4 0", "wounds 4 0"]),
        ("deliver_us_from_evil", ["holds 0 doll absinthe", "stress 3 0", "wounds 3 0"]),
    ],
)
def test_cards_between_two_attacks_count(scenario: str, sentences: list[str]) -> None:
    game = Play("peters", "mike", scenario=scenario)
    space = game._id(game.game.at[0])
    game.enemies("cultist", space, 2)
    for sentence in sentences:
        verb, *words = sentence.split()
        getattr(game, verb)(*words)
    game.quiet().act()
    exact = best_play.survives(game)
    assert options.survives(game.game, 0, fight.attackers(game.game, 0)) == pytest.approx(exact, abs=1e-6)


# --- on average -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DMD-069", "DMD-075", "DMD-078")
@pytest.mark.parametrize(
    ("enemy", "sanity"),
    [("star_spawn", 1.3), ("unnamable", 1.2), ("hunting_horror", 0.7)],
)
def test_the_sanity_that_an_enemys_card_takes_counts_on_average(enemy: str, sanity: float) -> None:
    """Star Spawn: 2 standard dice with a tentacle or sign on 3 of 6 faces, a bonus die with a sign on 2 of 6: 1.33. The
    Unnamable: 2/3, and once more if there is any: 5/9.
    """
    game = Play("peters", "mike").at("nave", "gaol")
    if enemy != "unnamable":
        game.slots(f"unk_{enemy}")
    game.enemies(enemy, "nave").act()
    figure = next(one for one in range(len(game.game.where)) if one and game.game.where[one] >= 0)
    assert of_enemy(game.game, figure, 0)[0].args["sanity"] == sanity


@pytest.mark.rule("DMD-199")
def test_what_is_prevented_is_not_counted_on_average() -> None:
    game = beside("huikong", "unnamable", "levels 0 toughness 2").act()
    (wounds, sanity) = (of_enemy(game.game, game._figure("unnamable"), 0)[0].args[key] for key in ("wounds", "sanity"))
    assert wounds == 0.2, "two hits, one in four, less one: 0.25"
    assert sanity == 0.7, "one of two tentacles, and one by the card: 1/9 and 5/9"


# --- what is left out is said ---------------------------------------------------------------------------------------


def test_explanations_name_what_helps_and_what_is_left_out() -> None:
    game = beside("agatha", "unnamable", "levels 0 killer_instinct 2", "stress 3 0").act()
    said = "\n".join(game.table.explain(game.option("attack:unnamable"), "en"))
    assert "Killer Instinct: 2 more wounds, for 1 stress" in said
    assert "Enough wounds with this attack, using everything available: 50%" in said
    assert "Not counted: cards you could use first, and whatever lost sanity triggers" in said
    said = "\n".join(game.table.explain(game.option("end"), "en"))
    assert "Not counted: lost sanity and whatever it triggers, and any figure moved away meanwhile" in said
    game = beside("mike", "unnamable", "levels 0 proficient 3", "stress 4 0").act()
    said = "\n".join(game.table.explain(game.option("attack:unnamable"), "en"))
    assert "Proficient: 1 stress healed before the roll" in said
    assert "With up to 1 stress" in said

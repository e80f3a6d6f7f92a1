"""Chances: those that were worked out by hand, and the lines that tell them with an option."""

import itertools

import pytest

from miskatonic.games.death_may_die import GAME
from miskatonic.games.death_may_die.odds import rolls
from miskatonic.games.death_may_die.odds.position import options, sentences
from miskatonic.games.death_may_die.odds.rolls import Signs
from miskatonic.games.death_may_die.odds.survival import Attack, Defence, Stand, lives
from miskatonic.games.death_may_die.rows.dice import BONUS_FACES, STANDARD_FACES
from miskatonic.terminal.sitting import Sitting
from miskatonic.text.numbers import percents
from tests.games.death_may_die.play import Play, there

CULTIST = "cultist_of_tsathoggua"


@pytest.mark.parametrize(
    ("needed", "dice", "rerolls", "chance"),
    [(2, 3, 0, 0.5), (2, 3, 1, 0.6875), (2, 3, 2, 0.8125), (2, 4, 0, 0.6875), (3, 5, 2, 0.7734)],
)
def test_successes_worked_out_by_hand(needed: int, dice: int, rerolls: int, chance: float) -> None:
    assert rolls.at_least(needed, dice, 0, rerolls) == pytest.approx(chance, abs=5e-5)


def test_tentacles_of_three_standard_dice() -> None:
    assert rolls.tentacles(3) == pytest.approx((0.2963, 0.4444, 0.2222, 0.037), abs=5e-5)


def test_a_sign_that_counts_helps() -> None:
    assert rolls.at_least(2, 3, 1, 0, Signs(1, 1)) == pytest.approx(0.8696, abs=5e-5)
    both = itertools.product(*[STANDARD_FACES] * 3, BONUS_FACES)
    hits = [sum(face.success for face in faces) + min(1, sum(face.sign for face in faces)) >= 2 for faces in both]
    assert rolls.at_least(2, 3, 1, 0, Signs(1, 1)) == pytest.approx(sum(hits) / len(hits))


@pytest.mark.parametrize(
    ("health", "dice", "rerolls", "killed"), [(2, 5, 0, 0.8125), (2, 5, 4, 0.2539), (1, 3, 0, 0.875), (1, 3, 2, 0.5)]
)
def test_being_killed_worked_out_by_hand(health: int, dice: int, rerolls: int, killed: float) -> None:
    assert 1 - lives((Attack(dice, 0),), Stand(health, rerolls)) == pytest.approx(killed, abs=5e-5)
    assert 1 - lives((Attack(0, dice, Defence(free=rerolls)),), Stand(health, 0)) == pytest.approx(killed, abs=5e-5)


# --- at the table ---------------------------------------------------------------------------------------------------


def chance(game: Play, option: str) -> float:
    found = GAME.chance(game.game, game.option(option))
    assert found is not None
    return found


def test_the_chance_of_a_kill_counts_dice_and_stress() -> None:
    """Peters has Brawling: 3 standard dice and a bonus die; two stress are left to take."""
    game = Play("peters", "mike").at("nave", "gaol").enemies("cultist", "nave").stress(2, 0).act()
    assert chance(game, f"attack:{CULTIST}#1") == pytest.approx(rolls.at_least(2, 3, 1, 2))


def test_rerolls_that_bring_another_count_twice() -> None:
    """Mike's stress rerolls bring a free one each in attacks."""
    game = Play("mike", "peters").at("nave", "gaol").enemies("cultist", "nave").stress(2, 0).act()
    assert chance(game, f"attack:{CULTIST}#1") == pytest.approx(rolls.at_least(2, 3, 1, 4))


def test_after_the_roll_each_die_has_its_chance() -> None:
    game = Play("peters", "mike").at("nave", "gaol").enemies("cultist", "nave").stress(3, 0).act()
    game.will_roll("success", "blank", "tentacle", "blank").do(f"attack:{CULTIST}#1")
    assert chance(game, "keep") == 0.0
    assert chance(game, "reroll:standard_blank") == 0.5
    assert chance(game, "reroll:standard_success") == 0.0


def test_surviving_an_attack_with_the_last_health() -> None:
    """The Unnamable against 1 health and two stress to take."""
    game = Play("peters", "mike").at("nave", "gaol").enemies("unnamable", "nave").wounds(4, 0).stress(2, 0).act()
    figure = game._figure("unnamable")
    dice = game.board["enemies"][0]
    thrown = dice["standard"] + dice["bonus"]
    assert options.survives(game.game, 0, [figure]) == lives((Attack(thrown, 0),), Stand(1, 2))


# --- what an enemy's card adds ---


def tcho_tcho() -> Play:
    """Peters beside a Tcho-Tcho, who deals a wound more to whoever has no room for stress."""
    return Play("peters", "mike").slots("unk_tcho_tcho").at("nave", "gaol").enemies("tcho_tcho", "nave")


@pytest.mark.rule("DMD-078")
def test_a_wound_that_the_card_deals_counts_in_surviving() -> None:
    game = tcho_tcho().wounds(4, 0).stress(4, 0).act()
    assert options.survives(game.game, 0, [game._figure("tcho_tcho#1")]) == 0.0
    game = tcho_tcho().wounds(3, 0).stress(4, 0).act()
    assert options.survives(game.game, 0, [game._figure("tcho_tcho#1")]) == 0.25, "both dice have to miss"
    assert "Chance of surviving their wounds, taking any stress needed: 25%" in explained(game, "end")


@pytest.mark.rule("DMD-078")
def test_the_last_stress_for_a_reroll_brings_the_wound_of_the_card() -> None:
    """One hit with 2 health left: kept it is survived; a reroll fills the stress track, and then a hit kills."""
    game = tcho_tcho().wounds(3, 0).stress(3, 0).attacked("success", "blank")
    assert game.prompt == "keep"
    assert chance(game, "keep") == 1.0
    assert chance(game, "reroll:standard_success") == 0.5
    assert "of surviving this attack and what the enemy's card adds; lost sanity" in explained(game, "keep")
    game.will_roll("success").do("reroll:standard_success")
    assert game.events("killed"), "as the chance said"


@pytest.mark.rule("DMD-078")
def test_elder_signs_that_bring_stress_count_where_none_fits() -> None:
    """A Gyaa-Yothn, two standard dice and a bonus die: neither hits nor signs, which each shows with one third."""
    game = Play("peters", "mike", scenario="festival_of_death").at("midway", "midway").enemies("gyaa_yothn", "midway")
    game.wounds(4, 0).stress(4, 0).act()
    assert options.survives(game.game, 0, [game._figure("gyaa_yothn#1")]) == pytest.approx(1 / 27)
    game.stress(1, 0)
    all_ways = itertools.product(*[STANDARD_FACES] * 2, BONUS_FACES)
    missed = [not any(face.success for face in faces) for faces in all_ways]
    assert options.survives(game.game, 0, [game._figure("gyaa_yothn#1")]) > sum(missed) / len(missed)


@pytest.mark.rule("DMD-075")
def test_signs_that_the_elder_one_counts_as_hits_count() -> None:
    """Tsathoggua's last Stage against somebody with two Fatigue: signs are hits."""
    game = Play("peters", "mike").at("nave", "gaol").disrupted().stage(4, "nave").wounds(4, 0).stress(4, 0).act()
    standard, bonus = (game.board["enemies"][0][kind] for kind in ("standard", "bonus"))
    assert options.survives(game.game, 0, [0]) == pytest.approx(0.5 ** (standard + bonus))
    game.carries(0, "fatigue", 2)
    assert options.survives(game.game, 0, [0]) == pytest.approx((1 / 3) ** (standard + bonus))


def test_one_attack_after_the_other_stress_is_spent_before_the_next_dice_are_seen() -> None:
    """Two Cultists with a die each, 1 health and 1 stress left: the first hit needs the stress, or else the second."""
    game = Play("peters", "mike").at("nave", "gaol").enemies("cultist", "nave", 2).wounds(4, 0).stress(3, 0).act()
    figures = [game._figure(f"{CULTIST}#{number}") for number in (1, 2)]
    assert options.survives(game.game, 0, figures) == pytest.approx(0.5 * 0.75 + 0.5 * 0.5 * 0.5)


# --- what an attack brings that can't kill ---


def shown(game: Play, option: str) -> str:
    """What stands beside an option."""
    return Sitting(game.table, "en").remark(game.option(option))


@pytest.mark.rule("DMD-091")
def test_an_attack_that_cannot_kill_is_told_with_its_wounds_instead_of_a_chance() -> None:
    """Peters has four dice and no stress left; the Elder One takes far more."""
    game = Play("peters", "mike").at("nave", "gaol").disrupted().stage(2, "nave").stress(4, 0).act()
    assert GAME.chance(game.game, game.option("attack:tsathoggua")) is None
    assert shown(game, "attack:tsathoggua") == "average wounds: 2, health left: 12"
    assert "Average wounds without stress: 2 " in explained(game, "attack:tsathoggua")
    hint = " ".join(Sitting(game.table, "en").hint())
    assert "0%" not in hint
    assert "on average 2 with this attack, of the 12 this Stage can still take" in hint


def test_an_attack_that_will_likely_kill_is_told_with_its_chance_alone() -> None:
    game = Play("peters", "mike").at("nave", "gaol").enemies("cultist", "nave").act()
    assert shown(game, f"attack:{CULTIST}#1") == "≈96%"


# --- what a reroll costs ---


@pytest.mark.rule("DMD-071")
def test_the_chance_beside_a_reroll_says_which_stress_it_counts_on() -> None:
    game = Play("peters", "mike").at("nave", "gaol").enemies("cultist", "nave").stress(1, 0).act()
    game.will_roll("success", "blank", "blank", "blank").do(f"attack:{CULTIST}#1")
    assert shown(game, "reroll:standard_blank") == "up to 3 stress in all, ≈88%"
    said = explained(game, "reroll:standard_blank")
    assert "This reroll, and then only free ones: 50%" in said
    assert "up to 3 stress in all: 88%" in said


def test_with_stress_for_one_reroll_there_is_nothing_more_to_say() -> None:
    game = Play("peters", "mike").at("nave", "gaol").enemies("cultist", "nave").stress(3, 0).act()
    game.will_roll("success", "blank", "blank", "blank").do(f"attack:{CULTIST}#1")
    assert shown(game, "reroll:standard_blank") == "≈50%"


def test_chances_before_a_roll_are_told_without_and_with_stress() -> None:
    game = Play("peters", "mike").at("nave", "gaol").enemies("cultist", "nave").stress(2, 0).act()
    said = explained(game, f"attack:{CULTIST}#1")
    assert "Successes without stress: at least 1: 94%, at least 2: 69%" in said
    assert "With up to 2 stress: at least 1: 98%, at least 2: 89%" in said


def explained(game: Play, thing: str) -> str:
    """Everything that is said about an option or a topic."""
    found = game.option(thing) if thing in game.options else thing
    return "\n".join(game.table.explain(found, "en"))


def test_an_attack_is_explained_with_its_chances() -> None:
    game = Play("mike", "peters").at("nave", "gaol").enemies("cultist", "nave").sanity(3, 0).act()
    said = explained(game, f"attack:{CULTIST}#1")
    for part in (
        "Standard dice: 3 (DMD-061)",
        "Brawling: 1 bonus die (DMD-190)",
        "Room for 4 stress; a reroll costs 1",
        "2 of 2 health left",
        "at least 2: >99%",
        "Tentacles as the dice fall: 0: 30%, 1: 44%, 2: 22%, 3 or more: 4%",
        "Chance that tentacles take you to the next threshold: 70%",
    ):
        assert part in said


def test_the_last_step_of_sanity_leads_to_the_skull() -> None:
    game = Play("mike", "peters").at("nave", "gaol").enemies("cultist", "nave").sanity(19, 0).act()
    assert "Chance that tentacles take you to the skull: 70%" in explained(game, f"attack:{CULTIST}#1")


@pytest.mark.rule("DMD-147")
def test_the_elder_one_is_explained_with_its_next_stage() -> None:
    game = Play("sandra", "mike").at("nave", "gaol").disrupted().stage(2, "nave").act()
    said = explained(game, "attack:tsathoggua")
    assert "Then comes Bloated with Offerings; surplus wounds are lost" in said
    assert "This Stage beaten with 3 attacks: about" in said
    assert "place the Elder One at the Yellow Gate" in said


def test_a_run_is_explained_with_whom_it_brings_and_leaves() -> None:
    game = Play("mike", "peters").at("nave", "nave").enemies("cultist", "nave", 2).fire("nave", 1).act()
    said = explained(game, "run:cathedral_steps")
    assert "These follow: 2 × Cultist of Tsathoggua" in said
    assert "Fire caught on leaving the Nave of St Canice: 1" in said
    assert "Peters stays behind alone" in said
    assert "Spaces left after that: 2" in said


def test_sanity_is_explained_with_all_the_next_threshold_brings() -> None:
    game = Play("mike", "peters").sanity(11, 7).relics(0, "mysterious_key").insanities("fugue", "bloodletting").act()
    first, second = explained(game, "sanity:0"), explained(game, "sanity:1")
    assert "Next threshold in 1: Dissociative Fugue" in first
    assert "turns your Relics over" in first
    assert "bonus die" not in first
    assert "It also brings a bonus die" in second
    assert "Relics" not in second


def test_an_enemy_is_explained_with_what_it_does_on_average() -> None:
    game = Play("peters", "mike").at("nave", "gaol").enemies("cultist", "nave").stress(4, 0).act()
    said = explained(game, f"enemy:{CULTIST}#1")
    assert "On average 0.5 wounds and 0.3 sanity, before rerolls" in said
    assert "Wounds: at most 0: 50%" in said
    assert "Mythos cards in the deck that move it: 5 of 16" in said


@pytest.mark.rule("DMD-199", "DMD-200")
def test_against_dice_and_card_of_one_attack_toughness_is_reckoned_once() -> None:
    # given one life left, and a card that adds a wound: Toughness takes it away, so that no die may hit
    game = Play("mike", "ruth").slots("unk_tcho_tcho").at("nave", "gaol").enemies("tcho_tcho", "nave")
    game.levels(0, "toughness", 2).stress(4, 0).wounds(4, 0).act()
    assert options.survives(game.game, 0, [game._figure("tcho_tcho#1")]) == pytest.approx(0.25)


@pytest.mark.rule("DMD-078")
def test_what_an_enemys_card_adds_counts_among_its_wounds() -> None:
    said = explained(tcho_tcho().stress(4, 0).act(), "enemy:tcho_tcho#1")
    assert "On average 2 wounds" in said, "one by the dice, one by the card"
    assert "Wounds: at most 0: 0%, at most 1: 25%" in said


# --- the clock ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DMD-127", "DMD-203")
def test_an_advance_is_as_likely_as_the_third_symbol() -> None:
    game = Play("mike", "peters").mythos_pile("s1_m1", "s1_m2").act()
    assert game.symbols == 2
    left = there(game.board["mythos"])
    assert sentences.of_advance(game.game) == pytest.approx(left["deck_symbols"] / left["deck"])
    assert f"An advance at the end of this turn: {percents(left['deck_symbols'] / left['deck'])}%" in explained(
        game, "clock"
    )


@pytest.mark.rule("DMD-166")
def test_cards_that_draw_another_count_too() -> None:
    """With one Unknown card among 14 others: it comes first and then a symbol, or a symbol comes at once."""
    game = Play("mike", "peters").slots("unk_shoggoth").mythos_pile("s1_m1", "s1_m2").act()
    looks = [sentences._look(game.game, card) for card in game.game.mythos]
    again, symbols, cards = sum(look == (0, 1) for look in looks), sum(look[0] for look in looks), len(looks)

    def comes(again: int, cards: int) -> float:
        return symbols / cards + (again / cards * comes(again - 1, cards - 1) if again else 0.0)

    assert sentences.of_advance(game.game) == pytest.approx(comes(again, cards))


def test_what_everybody_has_seen_is_known() -> None:
    game = Play("mike", "peters").mythos_pile("s1_m1", "s1_m2").mythos_top("s1_m6").given(foreseen=1).act()
    assert sentences.of_advance(game.game) == 1.0
    game = Play("mike", "peters").mythos_pile("s1_m1", "s1_m2").mythos_top("s1_m7").given(foreseen=1).act()
    assert sentences.of_advance(game.game) == 0.0

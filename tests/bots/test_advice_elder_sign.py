"""What a sensible friend would never advise in Elder Sign."""

import re

import pytest

from miskatonic import bots, text
from miskatonic.games.elder_sign import GAME
from miskatonic.games.elder_sign.rows.adventure import Penalty
from miskatonic.kernel import new_table
from tests.games.elder_sign.looks import board
from tests.games.elder_sign.play import Play

RICH = ("a_peculiar_specimen", "mysterious_tome", "lights_out", "medusa_exhibit", "the_elder_sign", "the_curator")
WON = ("investigation_3", "peril", "investigation_3", "lore", "investigation_1", "investigation_1")


def advised(play: Play, language: str = "en") -> tuple[str, str]:
    """What is advised to whoever is asked, and why."""
    table = play.table
    assert table.choice is not None
    advice = bots.advise(table, table.choice.seat)
    assert advice is not None
    assert advice.reason is not None
    return advice.option.text, text.say(table.game.package, language, advice.reason.message, advice.reason.args)


def hint(play: Play) -> str:
    """What is advised to whoever is asked."""
    return advised(play)[0]


def why(play: Play, language: str = "en") -> str:
    """The reason that is given."""
    return advised(play, language)[1]


# --- no avoidable death ----------------------------------------------------------------------------------------------


@pytest.mark.rule("ES-048", "ES-089")
def test_no_task_is_paid_for_in_vain_with_a_point_that_the_penalty_needs() -> None:
    # given: The Elder Sign's first task costs sanity, its penalty too; two points are left, and one die
    play = Play("joe_diamond").museum("the_elder_sign").at(0, "the_elder_sign").sanity(0, 2).attempt()
    card = board(play)["museum"][0]
    assert card
    assert len(card["tasks"]) > 1
    while play.prompt in ("ready", "rolled"):
        dice = board(play)["dice"]
        pool = [number for number, die in enumerate(dice) if die["place"] == "pool"]
        if play.prompt == "ready":
            play.will_roll(*["lore" if len(pool) == 1 else "peril"] * len(pool)).do("roll")
            continue
        if len(pool) == 1:
            break
        play.do(next(one for one in play.options if one.startswith("discard")))
    # then: what can't be resolved any more is not paid for
    assert not hint(play).startswith("complete:")


@pytest.mark.rule("ES-070", "ES-076")
def test_nobody_rolls_on_without_a_chance_where_terror_hurts() -> None:
    # given: one die, and the Koi Pond needs more than one
    play = Play("joe_diamond").museum("riot_in_the_streets").at(0, "riot_in_the_streets").stamina(0, 2).attempt()
    while play.prompt in ("ready", "rolled"):
        dice = board(play)["dice"]
        pool = [number for number, die in enumerate(dice) if die["place"] == "pool"]
        attempt = board(play)["attempt"]
        assert attempt
        whole = attempt["whole"]
        if play.prompt == "ready" and whole is not None and whole["chance"] == 0:
            break
        if play.prompt == "ready":
            play.will_roll(*["peril"] * len(pool)).do("roll")
            continue
        play.do(next(one for one in play.options if one.startswith("discard")))
    # then
    assert hint(play) == "give_up"


@pytest.mark.rule("ES-031", "ES-090")
@pytest.mark.parametrize("left", [{"sanity": 1}, {"stamina": 1}])
def test_nobody_near_the_end_goes_where_failure_devours_for_a_poor_chance(left: dict[Penalty, int]) -> None:
    # given: the last point, first aid at the entrance, and adventures that punish failure
    cards = (
        "the_hidden_passage",
        "horrible_visions",
        "medusa_exhibit",
        "lights_out",
        "the_curator",
        "unnatural_habitat",
    )
    play = Play("joe_diamond").museum(*cards)
    for what, count in left.items():
        getattr(play, what)(0, count)
    play.turn()
    # then: it stays, or goes where it would survive, or where it hardly fails
    option = play.option(hint(play))
    shown = {card["id"]: card for card in board(play)["museum"] if card}
    card = next((shown[thing] for thing in option.about if thing in shown), None)
    chance = play.table.game.chance(play.table.state, option) or 0.0
    assert card is None or chance > 0.6 or all(card["penalties"].get(what, 0) < 1 for what in left)


@pytest.mark.rule("ES-090")
@pytest.mark.parametrize(("item", "what"), [("food", "stamina"), ("whiskey", "sanity")])
def test_what_heals_is_used_before_the_last_point_is_risked_but_not_when_all_is_well(item: str, what: str) -> None:
    # given
    hurt = getattr(Play("joe_diamond").museum("lights_out").holds(0, item), what)(0, 1).turn()
    well = Play("joe_diamond").museum("lights_out").holds(0, item).turn()
    # then
    assert hint(hurt) == f"use:{item}"
    assert hint(well) != f"use:{item}"


@pytest.mark.rule("ES-090")
def test_no_flute_is_played_whose_price_devours() -> None:
    # given: Ithaqua takes stamina for a unique item, and the flute itself takes one of the last two
    for stamina, plays in ((5, True), (2, False)):
        play = Play("joe_diamond", ancient_one="ithaqua").museum("lights_out", "the_gift_shop", "the_loading_dock")
        play.monster("cultist", "lights_out").monster("maniac", "the_gift_shop").monster("witch", "the_loading_dock")
        play.holds(0, "flute_of_the_outer_gods").stamina(0, stamina).turn()
        assert (hint(play) == "use:flute_of_the_outer_gods") == plays


# --- nothing is thrown away ------------------------------------------------------------------------------------------


@pytest.mark.rule("ES-043")
def test_no_die_is_thrown_again_when_the_last_task_is_there() -> None:
    # given: a roll that pays for the one task of The Hidden Passage, clues and a spell to be tempted by
    play = Play("joe_diamond").museum("the_hidden_passage").at(0, "the_hidden_passage").clues(0, 3).attempt()
    play.will_roll(*WON).do("roll")
    assert hint(play).startswith("complete:")


@pytest.mark.rule("ES-149")
@pytest.mark.parametrize("points", [1, 2, 4])
def test_trophies_that_buy_an_elder_sign_buy_nothing_else(points: int) -> None:
    # given: ten trophies at the entrance, whatever else they could pay for
    play = Play("joe_diamond").sanity(0, points).stamina(0, max(2, points)).at(0, "entrance")
    play.trophies(0, *RICH).turn()
    play.do("stay:entrance")
    assert "buy:elder_sign" in play.options
    assert hint(play) == "buy:elder_sign"


# --- what is said ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ES-089", "ES-090")
@pytest.mark.parametrize(
    ("language", "devours"), [("en", "would devour you"), ("pl", "pochłonięcie"), ("uk", "буде зжерто")]
)
def test_an_attempt_names_its_penalty_and_whether_it_devours(language: str, devours: str) -> None:
    # given: one adventure, whose failure costs sanity
    well = Play("joe_diamond").museum("haunted_by_a_shadowy_figure").turn()
    weak = Play("joe_diamond").museum("haunted_by_a_shadowy_figure").sanity(0, 2).turn()
    # then
    assert hint(well) == "go:haunted_by_a_shadowy_figure"
    assert "−2" in why(well, language)
    assert devours not in why(well, language)
    if hint(weak) == "go:haunted_by_a_shadowy_figure":
        assert devours in why(weak, language)


@pytest.mark.parametrize("seed", [3, 4])
def test_no_hint_of_a_game_says_what_is_not_so(seed: int) -> None:
    table = new_table(GAME, seed=seed, seats=1, light=True)
    while table.choice is not None:
        advice = bots.advise(table, table.choice.seat)
        assert advice is not None
        assert advice.reason is not None
        chance = table.game.chance(table.state, advice.option)
        for language in text.COMPLETE:
            said = text.say(table.game.package, language, advice.reason.message, advice.reason.args)
            assert not re.search(r"(?<!\d)-\d", said), said
        if advice.option.verb == "complete" and chance == 0.0:
            english = text.say(table.game.package, "en", advice.reason.message, advice.reason.args)
            assert "enough are left" not in english
        table.answer(advice.option)

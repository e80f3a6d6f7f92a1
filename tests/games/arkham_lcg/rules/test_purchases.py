"""B.18: what experience buys between scenarios, by investigator, level and list."""

import pytest

from miskatonic.games.arkham_lcg import GAME
from miskatonic.games.arkham_lcg.board.words import Taboo
from miskatonic.games.arkham_lcg.rows.card import Card
from miskatonic.games.arkham_lcg.rows.terms import ASSET
from miskatonic.kernel import IllegalAnswer, Table, new_table
from tests.games.arkham_lcg.chain import burned, leave, nothing_bought, play_on, record, sequel
from tests.games.arkham_lcg.imaginary import imagined
from tests.games.arkham_lcg.play import Play
from tests.games.arkham_lcg.rules.test_upgrading import (
    answer,
    deck,
    figures,
    left,
    offered,
    person,
    position,
    told,
    why_not,
)
from tests.games.arkham_lcg.rules.test_upgrading import sequel as going_on

APRIL: Taboo = "april_2019"


def alone(name: str, experience: int, taboo: Taboo = "", **changes: int) -> Table:
    """Somebody alone between two scenarios."""
    return going_on(person(name, experience, changes), taboo=taboo)


# --- Upgrading --------------------------------------------------------------------------------------------------------


def test_both_copies_are_upgraded_and_both_are_paid() -> None:
    table = answer(alone("roland", 4), "upgrade:beat_cop_2:beat_cop", "upgrade:beat_cop_2:beat_cop")
    assert (left(table), deck(table)["beat_cop"], deck(table)["beat_cop_2"]) == (0, 0, 2)


def test_three_are_not_enough_for_both() -> None:
    table = answer(alone("roland", 3), "upgrade:beat_cop_2:beat_cop")
    assert left(table) == 1
    assert not offered(table, "upgrade:beat_cop_2")
    with pytest.raises(IllegalAnswer):
        table.answer("upgrade:beat_cop_2:beat_cop")


def test_a_cheaper_leo_costs_one() -> None:
    table = alone("skids", 1)
    assert figures(table, "upgrade:leo_de_luca_1:leo_de_luca") == (1, 0)


def test_a_single_copy_leaves_room_for_the_better_one_as_a_new_card() -> None:
    # given one Leo: the better one may come beside him for its own level, and another card leaves
    table = alone("wendy", 1)
    assert deck(table)["leo_de_luca"] == 1
    assert figures(table, "buy:leo_de_luca_1") == (1, 0)
    answer(table, "buy:leo_de_luca_1", "buy:leo_de_luca_1:knife")
    assert (deck(table)["leo_de_luca"], deck(table)["leo_de_luca_1"]) == (1, 1)


def test_a_better_card_may_leave_for_another_and_nothing_is_paid_back() -> None:
    table = alone("roland", 4, beat_cop=-1, beat_cop_2=1)
    answer(table, "buy:shotgun_4", "buy:shotgun_4:beat_cop_2")
    assert (left(table), deck(table)["beat_cop_2"]) == (0, 0)


def test_without_experience_nobody_is_asked() -> None:
    table = alone("roland", 0)
    assert table.choice is not None
    assert table.choice.prompt == "mulligan"


@pytest.mark.parametrize(
    ("name", "open_", "closed"),
    [
        (
            "daisy",
            ("mind_wipe_1", "blinding_light_2", "cryptic_research_4"),
            ("book_of_shadows_3", "grotesque_statue_4"),
        ),
        ("skids", ("extra_ammunition_1", "police_badge_2", "sure_gamble_3", "hot_streak_4"), ("shotgun_4",)),
        ("agnes", ("aquinnah_1", "close_call_2", "book_of_shadows_3", "grotesque_statue_4"), ("will_to_survive_3",)),
        ("wendy", ("cat_burglar_1", "close_call_2", "will_to_survive_3"), ("sure_gamble_3", "hot_streak_4")),
    ],
)
def test_what_experience_opens(name: str, open_: tuple[str, ...], closed: tuple[str, ...]) -> None:
    offers = {one.split(":")[1] for one in offered(alone(name, 20)) if ":" in one}
    assert set(open_) <= offers
    assert not set(closed) & offers


def test_lita_is_nothing_to_buy() -> None:
    table = answer(alone("roland", 20), "level_0")
    assert not [one for one in offered(table) if "lita" in one]


def test_machete_of_april_costs_two_for_each_copy() -> None:
    table = answer(alone("roland", 4, taboo=APRIL), "level_0", "buy:machete", "buy:machete:knife")
    answer(table, "level_0", "buy:machete", "buy:machete:overpower")
    assert (left(table), deck(table)["machete"]) == (0, 2)


def test_a_newcomer_has_nothing_to_spend() -> None:
    plan = GAME.sequel(burned().state, {})
    assert plan is not None
    table = new_table(GAME, seed=1, seats=3, options={**plan.options, "decks": "wendy"})
    assert not [one for one in offered(table, seat=2) if one.startswith(("buy", "upgrade"))]
    assert position(table).unspent == [4, 4, 0]


def test_who_sits_out_spends_nothing_now_and_everything_later() -> None:
    table = nothing_bought(sequel(burned(), absent="daisy_walker"))
    assert table.seats == 1
    over = leave(play_on(table))
    back = sequel(over, absent="nobody")
    assert back.choice is not None
    assert (back.choice.prompt, position(back).unspent) == ("upgrade", [4, 4])


def test_what_was_bought_is_drawn_in_the_next_scenario_and_kept_after_it() -> None:
    table = answer(alone("roland", 4), "buy:shotgun_4", "buy:shotgun_4:knife", "done")
    play_on(table)
    mine = [position(table).label[card] for card, owner in enumerate(position(table).owner) if owner == 0]
    assert "shotgun_4" in mine
    assert "knife" not in mine
    kept = record(leave(table))["investigators"][0]
    assert (kept["deck"].get("01029"), kept["deck"].get("01086")) == (1, None)


def test_after_the_last_scenario_nobody_is_asked_to_buy() -> None:
    game = Play("""
        scenario the_devourer_below
        place main_path
        act disrupting_the_ritual
        clues disrupting_the_ritual 1
        clues 0 1
    """).do("use:disrupting_the_ritual:willpower")
    assert game.won_by == "devourer_r1"
    assert GAME.sequel(game.table.state, {}) is None
    assert told(game.table, "buys") == []


def test_weaknesses_are_never_what_leaves() -> None:
    table = answer(alone("skids", 4), "buy:hot_streak_4")
    leaving = {one.rpartition(":")[2] for one in offered(table, "buy:")}
    assert not leaving & {"hospital_debts", "paranoia", "on_the_lam"}
    assert [one for one in why_not(table) if "Hospital Debts" in one]


def test_an_exceptional_card_is_the_only_one_of_its_title() -> None:
    # given a lower version: the difference of what both cost; given two, then one of them would be one too many
    lower = Card(ASSET, "99001", "relic_1", level=1, cost=1, traits="Relic")
    higher = Card(ASSET, "99002", "relic_3", level=3, cost=1, keywords="exceptional", traits="Relic")
    with imagined(lower, higher):
        assert figures(alone("roland", 9, knife=-1, relic_1=1), "upgrade:relic_3:relic_1") == (5, 4)
        assert not offered(alone("roland", 9, knife=-1, overpower=-1, relic_1=2), "upgrade:relic_3")

"""Chapters 16 and 17: the entrance sheet and trophies (ES-099 … ES-112)."""

from typing import Any

import pytest

from miskatonic.games.elder_sign.rows.adventures import CARDS
from miskatonic.games.elder_sign.rows.decks import ADVENTURE, ALLY, OTHER_WORLD
from miskatonic.games.elder_sign.rows.dice import DICE
from miskatonic.games.elder_sign.rows.monsters import MONSTERS
from miskatonic.games.elder_sign.rows.mythos import MYTHOS
from miskatonic.games.elder_sign.rules.trophies import payments as ways_to_pay
from miskatonic.games.elder_sign.state import LOCKED
from miskatonic.kernel import seeded
from tests.games.elder_sign.looks import board
from tests.games.elder_sign.play import CARD, Play
from tests.games.elder_sign.rules.seen import (
    at_the_entrance,
    kinds,
    resolve_the_dreamlands,
    won,
    worth,
)

PRICES = {"clue": 2, "common_item": 3, "spell": 4, "unique_item": 5, "ally": 8, "elder_sign": 10}
DEAR = "the_curator", "lights_out", "koi_pond", "medusa_exhibit", "the_elder_sign"
"""Adventures worth 2 trophies."""


def payments(game: Play) -> list[set[str]]:
    """The ways to pay that are offered, by name."""
    assert game.table.choice
    return [{name.partition("-")[2] for name in option.args["trophies"]} for option in game.table.choice.options]


def pay(game: Play, *names: str) -> Play:
    """Pay with exactly these trophies."""
    assert game.table.choice
    return game.do(game.table.choice.options[payments(game).index(set(names))].text)


# --- The entrance sheet -----------------------------------------------------------------------------------------------


@pytest.mark.rule("ES-099")
def test_es_099_first_aid_lost_and_found_souvenirs() -> None:
    # given somebody who can use all of it
    game = at_the_entrance().sanity(0, 1).stamina(0, 1).trophies(0, *DEAR).turn().do("stay:entrance")

    # then
    assert set(game.texts) == {
        "first_aid:sanity",
        "first_aid:stamina",
        "full_care:sanity",
        "full_care:stamina",
        "full_recovery",
        "lost_and_found",
        *(f"buy:{good}" for good in PRICES),
    }


@pytest.mark.rule("ES-099")
@pytest.mark.parametrize("action", ["first_aid:sanity", "full_care:stamina", "lost_and_found", "buy:clue"])
def test_es_099_exactly_one_action_a_turn(action: str) -> None:
    # given somebody hurt with trophies left for a second action
    game = at_the_entrance().sanity(0, 1).stamina(0, 1).trophies(0, "the_curator", "the_dreamlands").clock(1)
    game.turn().do("stay:entrance").will_find("investigation_1")

    # when
    game.do(action)
    if game.prompt == "pay_trophies":
        pay(game, "the_curator")

    # then the turn is over
    assert (game.asked, game.prompt) == (1, "move")
    assert kinds(game, "clock_moved") == ["clock_moved"]


@pytest.mark.rule("ES-100")
@pytest.mark.parametrize(("what", "then"), [("sanity", (2, 1)), ("stamina", (1, 2))])
def test_es_100_one_point_of_one_of_them_for_free(what: str, then: tuple[int, int]) -> None:
    # given
    game = at_the_entrance().sanity(0, 1).stamina(0, 1).turn().do("stay:entrance")

    # when
    game.do(f"first_aid:{what}")

    # then
    assert (game.game.sanity[0], game.game.stamina[0]) == then


@pytest.mark.rule("ES-100")
def test_es_100_needs_no_trophy_and_spends_none() -> None:
    # given
    game = at_the_entrance().sanity(0, 1).trophies(0, "the_curator").turn().do("stay:entrance")

    # when
    game.do("first_aid:sanity")

    # then
    assert won(game, 0) == ["the_curator"]


@pytest.mark.rule("ES-101")
@pytest.mark.parametrize(("what", "then"), [("sanity", (4, 1)), ("stamina", (1, 6))])
def test_es_101_two_trophies_for_all_of_one_of_them(what: str, then: tuple[int, int]) -> None:
    # given Joe Diamond, 4 sanity and 6 stamina on his card
    game = at_the_entrance().sanity(0, 1).stamina(0, 1).trophies(0, "the_curator").turn().do("stay:entrance")

    # when
    game.do(f"full_care:{what}")

    # then
    assert (game.game.sanity[0], game.game.stamina[0]) == then
    assert won(game, 0) == []


@pytest.mark.rule("ES-101")
def test_es_101_one_trophy_is_not_enough() -> None:
    game = at_the_entrance().sanity(0, 1).stamina(0, 1).trophies(0, "cultist").turn().do("stay:entrance")
    assert not any(text.startswith("full") for text in game.texts)
    assert {("full_care", "too_few_trophies"), ("full_recovery", "too_few_trophies")} <= set(game.barred)


@pytest.mark.rule("ES-101")
def test_es_101_with_hastur_it_costs_one_more() -> None:
    # given Hastur, who makes every payment at the entrance dearer
    game = at_the_entrance(ancient_one="hastur").sanity(0, 1).trophies(0, "the_curator").turn().do("stay:entrance")
    assert "full_care:sanity" not in game.texts

    # given one trophy more
    game = at_the_entrance(ancient_one="hastur").sanity(0, 1).trophies(0, "the_curator", "cultist")
    game.turn().do("stay:entrance", "full_care:sanity")

    # then all of it is spent
    assert (game.game.sanity[0], won(game, 0)) == (4, [])


@pytest.mark.rule("ES-102")
def test_es_102_four_trophies_for_all_of_both() -> None:
    # given
    game = at_the_entrance().sanity(0, 1).stamina(0, 1).trophies(0, "the_curator", "lights_out")
    game.turn().do("stay:entrance")

    # when
    game.do("full_recovery")

    # then
    assert (game.game.sanity[0], game.game.stamina[0]) == (4, 6)
    assert won(game, 0) == []


@pytest.mark.rule("ES-102")
def test_es_102_three_trophies_do_for_one_only() -> None:
    game = at_the_entrance().sanity(0, 1).stamina(0, 1).trophies(0, "the_curator", "cultist").turn()
    game.do("stay:entrance")
    assert "full_recovery" not in game.texts
    assert "full_care:sanity" in game.texts
    assert ("full_recovery", ("ES-102",)) in [(refusal.verb, refusal.rules) for refusal in game.refusals]


@pytest.mark.rule("ES-103", "ES-OP-16")
@pytest.mark.parametrize(
    ("face", "what"),
    [
        ("investigation_1", {}),
        ("investigation_2", {"clues": 1}),
        ("investigation_3", {"hand": ["axe"]}),
        ("lore", {"hand": ["wither"]}),
        ("peril", {"stamina": 5}),
        ("terror", {"sanity": 3}),
    ],
)
def test_es_103_the_table_of_the_lost_and_found(face: str, what: dict[str, Any]) -> None:
    # given Joe Diamond with 4 sanity and 6 stamina
    game = at_the_entrance().deck_top("axe", "wither").turn().do("stay:entrance").will_find(face)

    # when
    game.do("lost_and_found")

    # then
    seat = board(game)["seats"][0]
    found = {"clues": seat["clues"], "sanity": seat["sanity"], "stamina": seat["stamina"], "hand": game.hand(0)}
    assert found == {"clues": 0, "sanity": 4, "stamina": 6, "hand": [], **what}
    assert [event.args["face"] for event in game.events("searched")] == [f"face-{face}"]


@pytest.mark.rule("ES-103")
def test_es_103_it_is_a_green_die() -> None:
    # given many visits
    seen = set()
    for seed in range(60):
        game = at_the_entrance().given(rng=seeded(seed)).turn().do("stay:entrance", "lost_and_found")
        seen |= {event.args["face"] for event in game.events("searched")}

    # then all the faces of a green die turn up and no others
    assert len(DICE["green"]) == 6
    assert seen == {
        "face-investigation_1",
        "face-investigation_2",
        "face-investigation_3",
        "face-lore",
        "face-peril",
        "face-terror",
    }


@pytest.mark.rule("ES-103")
def test_es_103_what_is_found_can_devour() -> None:
    # given the last point of sanity
    game = at_the_entrance().sanity(0, 1).turn().do("stay:entrance").will_find("terror")

    # when
    game.do("lost_and_found")

    # then
    assert [event.args["who"] for event in game.events("devoured")] == ["investigator-joe_diamond"]
    assert game.game.doom == 1


@pytest.mark.rule("ES-099", "ES-103", "ES-OP-32")
@pytest.mark.parametrize("mythos", sorted({row.id for row in MYTHOS}))
def test_es_op_32_the_lost_and_found_is_never_searched_unasked(mythos: str) -> None:
    # given somebody with one sanity and no trophies, whatever the Mythos card forbids
    game = at_the_entrance().sanity(0, 1).mythos(mythos)
    # when
    game.turn().do("stay:entrance")
    # then the die that might be the end is not rolled at once
    assert game.events("searched") == []


@pytest.mark.rule("ES-104", "ES-DE-13")
@pytest.mark.parametrize(
    ("searcher", "other"),
    [("harvey_walters", "mandy_thompson"), ("mandy_thompson", "harvey_walters"), ("michael_mcglen", "kate_winthrop")],
)
def test_es_104_nobody_changes_that_roll(searcher: str, other: str) -> None:
    # given everything that changes rolls: clues, items, spells, abilities that read terror or roll again
    game = at_the_entrance(searcher, other).clues(0, 3).clues(1, 3)
    game.holds(0, "alien_statue", "lucky_cigarette_case", "wither", "enchant_weapon", "lantern")
    before = (game.game.sanity[0], len(game.game.hands[0]))

    # when the die shows terror
    game.turn().do("stay:entrance").will_find("terror").do("lost_and_found")

    # then a point of sanity is gone before anybody could say a word
    assert (game.asked, game.prompt) == (1, "move")
    assert (game.game.sanity[0], len(game.game.hands[0])) == (before[0] - 1, before[1])
    assert (game.game.clues, game.game.spent_day) == ([3, 3], ())


@pytest.mark.rule("ES-104", "ES-OP-18")
def test_es_104_possible_even_if_all_green_dice_are_locked() -> None:
    # given
    game = at_the_entrance()
    game.given(dice=[LOCKED] * 6 + [0, 0], locks=[tuple(range(200, 206)), (), ()])
    game.turn().do("stay:entrance").will_find("investigation_2")

    # when
    game.do("lost_and_found")

    # then
    assert game.game.clues[0] == 1
    assert game.game.dice[:6] == [LOCKED] * 6


@pytest.mark.rule("ES-105", "ES-OP-16")
@pytest.mark.parametrize("good", PRICES)
def test_es_105_the_printed_prices(good: str) -> None:
    # given trophies worth exactly one less than the price, all of them worth 1
    singles = ["cultist", "maniac", "zombie", "ghoul", "ghost", "byakhee", "nightgaunt", "fire_vampire", "chthonian"]
    game = at_the_entrance().trophies(0, *singles[: PRICES[good] - 1]).turn().do("stay:entrance")
    assert worth(game, 0) == PRICES[good] - 1
    assert f"buy:{good}" not in game.texts

    # given one more
    game = at_the_entrance().trophies(0, *singles[: PRICES[good] - 1], "forgotten_knowledge")
    game.deck_top("axe", "wither", "lamp_of_alhazred", "duke").turn().do("stay:entrance")

    # when
    game.do(f"buy:{good}")

    # then everything is spent, and the good is there
    seat = board(game)["seats"][0]
    got = [*game.hand(0), *["clue"] * seat["clues"], *["elder_sign"] * game.game.signs]
    wanted = {"common_item": "axe", "spell": "wither", "unique_item": "lamp_of_alhazred", "ally": "duke"}
    assert got == [wanted.get(good, good)]
    assert won(game, 0) == []


@pytest.mark.rule("ES-105")
def test_es_105_an_empty_deck_sells_nothing() -> None:
    # given all allies are with somebody else
    game = at_the_entrance().trophies(0, *DEAR)
    allies = game.game.decks[ALLY]
    game.game.decks[ALLY] = ()
    game.game.hands[1] += allies

    # then
    game.turn().do("stay:entrance")
    assert "buy:ally" not in game.texts
    assert "buy:elder_sign" in game.texts


@pytest.mark.rule("ES-105")
def test_es_105_a_bought_elder_sign_can_win() -> None:
    # given Yig, who is sealed by ten signs, nine of them there
    game = at_the_entrance().signs(9).trophies(0, *DEAR).turn().do("stay:entrance")

    # when
    game.do("buy:elder_sign")

    # then
    assert game.won is not None


@pytest.mark.rule("ES-106")
def test_es_106_one_purchase_whatever_the_trophies() -> None:
    # given enough trophies for five clues
    game = at_the_entrance().trophies(0, *DEAR).turn().do("stay:entrance")

    # when
    game.do("buy:clue")
    if game.prompt == "pay_trophies":
        game.do("pay…")

    # then the turn is over with one clue and eight trophies left
    assert (game.game.clues[0], worth(game, 0), game.asked, game.prompt) == (1, 8, 1, "move")


# --- Trophies ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ES-107")
def test_es_107_every_card_and_every_monster_has_a_value() -> None:
    assert {card.trophies for card in CARDS} == {1, 2}
    assert {monster.trophies for monster in MONSTERS} == {1, 2, 3}


@pytest.mark.rule("ES-107")
@pytest.mark.parametrize(
    ("name", "value"),
    [("the_loading_dock", 1), ("the_curator", 2), ("rlyeh", 2), ("cultist", 1), ("vampire", 2), ("high_priest", 3)],
)
def test_es_107_what_is_won_counts_with_its_value(name: str, value: int) -> None:
    game = at_the_entrance().museum("lights_out").trophies(0, name).turn()
    assert worth(game, 0) == value


@pytest.mark.rule("ES-107")
def test_es_107_a_resolved_adventure_is_kept() -> None:
    # given
    game = at_the_entrance().museum("the_loading_dock").at(0, "the_loading_dock").attempt()

    # when both tasks are completed
    game.will_roll("peril", "peril", "investigation_3", "lore", "lore", "lore").do("roll", "complete:0:0")
    game.will_roll("peril", "investigation_3", "lore", "lore", "lore").do("roll", "complete:1:1.2")

    # then
    assert (won(game, 0), worth(game, 0)) == (["the_loading_dock"], 1)


@pytest.mark.rule("ES-107", "ES-DE-11")
def test_es_107_a_monster_beaten_with_an_item_counts_too() -> None:
    # given a monster far away
    game = at_the_entrance().museum("the_loading_dock", "the_storage_closet").holds(0, "dynamite")
    game.monster("high_priest", "the_storage_closet", 0).sanity(0, 1).turn()

    # when it is blown up on the way to the first aid
    game.do("use:dynamite", "stay:entrance", "first_aid:sanity")

    # then
    assert (won(game, 0), worth(game, 0)) == (["high_priest"], 3)


@pytest.mark.rule("ES-108")
def test_es_108_spent_at_the_entrance_only_and_on_a_later_turn() -> None:
    # given an Adventure won this turn
    game = Play("joe_diamond", ancient_one="yig").museum("the_curator", "lights_out").at(0, "the_curator").attempt()
    game.will_roll("lore", "lore", "lore", "lore", "investigation_3", "peril").do("roll", "complete:0:0.1.2")
    game.will_roll("lore", "investigation_3", "peril").do("roll", "complete:1:3.4")

    # then there is nothing to buy before the next turn, although the marker is at the entrance already
    assert (game.place_of(0), worth(game, 0), game.prompt) == ("entrance", 2, "move")
    assert not any(text.startswith("buy") for text in game.texts)

    # when the next turn leads there
    game.do("stay:entrance")

    # then
    assert "buy:clue" in game.texts


@pytest.mark.rule("ES-108")
def test_es_108_an_effect_can_cost_a_trophy() -> None:
    # given a thief in the museum
    game = at_the_entrance().museum("late_night_break_in").trophies(0, "cultist", "high_priest")
    game.at(0, "late_night_break_in").attempt()

    # when terror strikes
    game.will_roll("terror", "peril", "peril", "peril", "peril", "peril").do("roll", "fail")

    # then the owner chooses which trophy is lost
    assert (game.asked, game.prompt) == (0, "pay_trophies")
    assert sorted(map(sorted, payments(game))) == [["cultist"], ["high_priest"]]
    pay(game, "high_priest")
    assert (won(game, 0), game.prompt) == (["cultist"], "discard_die")


@pytest.mark.rule("ES-109")
def test_es_109_any_combination_of_cards_and_monsters() -> None:
    # given 7 trophies of all three kinds
    game = at_the_entrance().trophies(0, "the_curator", "the_dreamlands", "high_priest")
    game.turn().do("stay:entrance")

    # when 5 are to be paid
    game.do("buy:unique_item")

    # then both cards and monsters may be mixed as one likes
    assert sorted(map(sorted, payments(game))) == [["high_priest", "the_curator"], ["high_priest", "the_dreamlands"]]
    pay(game, "the_dreamlands", "high_priest")
    assert won(game, 0) == ["the_curator"]


@pytest.mark.rule("ES-110")
def test_es_110_no_change_when_spending() -> None:
    # given only a monster worth 3
    game = at_the_entrance().trophies(0, "high_priest").turn().do("stay:entrance")

    # when a clue is bought for 2
    game.do("buy:clue")

    # then nothing comes back
    assert (game.game.clues[0], won(game, 0), worth(game, 0)) == (1, [], 0)


@pytest.mark.rule("ES-110")
def test_es_110_no_change_when_losing() -> None:
    # given an Adventure worth 2
    game = at_the_entrance().museum("late_night_break_in").trophies(0, "the_curator")
    game.at(0, "late_night_break_in").attempt()

    # when one trophy is to be lost
    game.will_roll("terror", "peril", "peril", "peril", "peril", "peril").do("roll", "fail")

    # then the card is gone
    assert won(game, 0) == []


@pytest.mark.rule("ES-110", "ES-OP-05")
def test_es_110_the_player_picks_what_to_give_up_and_nothing_superfluous() -> None:
    # given trophies worth 3, 2, 1 and 1
    game = at_the_entrance().trophies(0, "high_priest", "the_curator", "cultist", "forgotten_knowledge")
    game.turn().do("stay:entrance")

    # when 2 are to be paid
    game.do("buy:clue")

    # then every way that needs each of its trophies is offered, and no other
    assert sorted(map(sorted, payments(game))) == [
        ["cultist", "forgotten_knowledge"],
        ["high_priest"],
        ["the_curator"],
    ]


@pytest.mark.rule("ES-110")
def test_es_110_which_of_two_monsters_of_the_same_value_goes_back_is_the_players_choice() -> None:
    # given an easy and a hard monster, both worth 1
    game = at_the_entrance().museum("late_night_break_in").trophies(0, "cultist", "chthonian")
    game.at(0, "late_night_break_in").attempt()

    # when one of them is to be lost, and so to return to the cup
    game.will_roll("terror", "peril", "peril", "peril", "peril", "peril").do("roll", "fail")

    # then
    assert game.prompt == "pay_trophies"
    assert sorted(map(sorted, payments(game))) == [["chthonian"], ["cultist"]]


@pytest.mark.rule("ES-110")
def test_es_110_which_of_two_cards_of_the_same_value_goes_back_is_the_players_choice() -> None:
    # given
    game = at_the_entrance().trophies(0, "the_curator", "koi_pond").turn().do("stay:entrance")

    # when one of them pays for a clue
    game.do("buy:clue")

    # then
    assert game.prompt == "pay_trophies"
    assert sorted(map(sorted, payments(game))) == [["koi_pond"], ["the_curator"]]


@pytest.mark.rule("ES-110", "ES-OP-05")
def test_es_110_who_must_lose_more_than_owned_loses_all() -> None:
    # given a loss of a trophy for somebody who owns none
    game = at_the_entrance().museum("late_night_break_in").at(0, "late_night_break_in").attempt()

    # when
    game.will_roll("terror", "peril", "peril", "peril", "peril", "peril").do("roll", "fail")

    # then play just goes on
    assert game.prompt == "discard_die"

    # given a loss greater than all the trophies together, then all of them are the only way
    everything = at_the_entrance().trophies(0, "the_curator", "cultist").game.trophies[0]
    assert ways_to_pay(everything, 4) == [everything]


@pytest.mark.rule("ES-110")
def test_es_110_no_way_to_pay_is_left_out_for_the_rich() -> None:
    # given trophies of every kind and value
    small = ["cultist", "maniac", "zombie", "ghoul", "ghost", "byakhee"]
    big = ["high_priest", "vampire", "warlock", "star_spawn", "the_curator", "koi_pond", "rlyeh", "yuggoth"]
    game = at_the_entrance().trophies(0, *small, *big, "forgotten_knowledge").turn().do("stay:entrance")

    before = worth(game, 0)

    # when 5 are to be paid, and only the smallest are to go
    game.do("buy:unique_item")

    # then that is possible, whether all at once or one after the other
    while game.prompt == "pay_trophies":
        assert game.table.choice
        texts = [option.text for option in game.table.choice.options]
        names = payments(game)
        meant = [text for text, some in zip(texts, names, strict=True) if some <= set(small)]
        assert meant
        game.do(max(meant, key=len))
    assert {*big, "forgotten_knowledge"} <= set(won(game, 0))
    assert worth(game, 0) == before - 5


@pytest.mark.rule("ES-111")
def test_es_111_cards_to_the_bottom_of_their_deck_monsters_into_the_cup() -> None:
    # given
    game = at_the_entrance().trophies(0, "the_curator", "rlyeh", "cultist").turn().do("stay:entrance")
    seen = board(game)

    # when all of it pays for a unique item
    game.do("buy:unique_item")

    # then
    assert game.game.decks[ADVENTURE][0] == CARD["the_curator"]
    assert game.game.decks[OTHER_WORLD][0] == CARD["rlyeh"]
    assert board(game)["decks"]["adventure"] == seen["decks"]["adventure"] + 1
    assert board(game)["decks"]["other_world"] == seen["decks"]["other_world"] + 1
    assert board(game)["cup"] == seen["cup"] + 1


@pytest.mark.rule("ES-111")
def test_es_111_a_spent_monster_can_appear_again() -> None:
    # given an empty cup, one trophy, and a Mythos card that brings a monster
    game = Play("joe_diamond", "mandy_thompson", ancient_one="yig").museum("the_storage_closet")
    game.trophies(0, "vampire").cup().mythos("a_heavy_burden").mythos_next("sudden_terror").clock(3).turn().do(
        "stay:entrance"
    )

    # when it is spent, and midnight strikes
    game.do("buy:clue")

    # then it is the one that comes
    assert [event.args["monster"] for event in game.events("monster_appeared")] == ["monster-vampire"]


@pytest.mark.rule("ES-112")
def test_es_112_trophies_of_others_pay_for_nothing() -> None:
    # given the neighbour is rich
    game = at_the_entrance().sanity(0, 1).stamina(0, 1).trophies(1, *DEAR).turn().do("stay:entrance")

    # then
    assert set(game.texts) == {"first_aid:sanity", "first_aid:stamina", "lost_and_found"}
    assert ("buy", "too_few_trophies") in game.barred


@pytest.mark.rule("ES-112")
def test_es_112_what_is_won_belongs_to_the_winner_alone() -> None:
    # given both stand on the card
    game = at_the_entrance().worlds("the_dreamlands").at(0, "the_dreamlands").at(1, "the_dreamlands").attempt()

    # when
    resolve_the_dreamlands(game)

    # then
    assert (won(game, 0), won(game, 1)) == (["the_dreamlands"], [])
    assert (game.game.clues[0], game.game.clues[1]) == (2, 0)


@pytest.mark.rule("ES-099")
def test_es_099_enter_does_not_give_up_the_action_of_the_entrance() -> None:
    # given somebody healthy at the entrance, who might search the Lost and Found, or wait
    game = at_the_entrance().turn().do("stay:entrance")
    assert game.texts == ["lost_and_found", "wait"]
    # then waiting, which ends the turn, is nothing that Enter would do
    assert game.table.choice is not None
    assert game.table.choice.default is None

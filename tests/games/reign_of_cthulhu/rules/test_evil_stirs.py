"""Chapter 7: Evil Stirs (RC-080 … RC-087)."""

import random

import pytest

import miskatonic
from tests.games.reign_of_cthulhu.play import Play, board_of

STEPS = ("evil_stirs", "rolled", "old_one_awakes", "shoggoth_placed", "regrouped")


def layers(game: Play) -> list[set[str]]:
    """What everybody knows of the summoning deck: which cards lie in which layer, from the top."""
    return [{name.removeprefix("place-") for name in layer} for layer in game.board["summoning_layers"]]


# --- RC-080: the four steps -------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-080")
def test_rc_080_roll_old_one_shoggoth_regrouping_in_this_order() -> None:
    # given
    game = Play("detective", "doctor").at("park", "diner").old_ones("yig").deck_top("evil_stirs", "arkham")
    game.summoning_discarded("market", "theater", "wharf").summoning_bottom("cafe", "docks").begin(skips_summoning=True)

    # when
    game.die("delusion").do("end_actions")

    # then
    assert game.story(*STEPS) == list(STEPS)
    assert game.rolls() == [("detective", "delusion")]
    assert (game.sanity_of(0), game.sanity_of(1)) == (3, 4)
    assert game.revealed == ["yig"]
    assert game.shoggoth_places == ["cafe"]
    assert game.summoning_pile == []
    assert layers(game)[0] == {"market", "theater", "wharf", "cafe"}
    assert len(layers(game)[1]) == 20


@pytest.mark.rule("RC-080")
def test_rc_080_the_active_player_rolls() -> None:
    game = Play("detective", "doctor", "hunter").at("park", "diner", "church").deck_top("evil_stirs", "arkham")
    game.summoning_bottom("cafe").begin(active=2)
    game.die("psychosis").do("end_actions")
    assert game.rolls() == [("hunter", "psychosis")]
    assert game.sanity_of(2) == 2


@pytest.mark.rule("RC-080")
def test_rc_080_only_the_discards_are_shuffled_and_the_rest_keeps_its_order() -> None:
    # given
    game = Play("detective", "doctor").at("park", "diner").deck_top("evil_stirs", "arkham")
    game.summoning_discarded("market", "theater", "wharf", "old_mill", "diner").summoning_bottom("cafe", "docks")
    below = list(game.game.summoning)
    game.begin(skips_summoning=True)

    # when
    game.die("blank").do("end_actions")

    # then all but the bottom card still lie as before, underneath
    assert game.game.summoning[: len(below) - 1] == below[1:]
    assert len(game.game.summoning) == 24


@pytest.mark.rule("RC-080")
def test_rc_080_the_discards_are_really_shuffled() -> None:
    # given the same position with different luck
    orders = set()
    for luck in range(12):
        game = Play("detective", "doctor").at("park", "diner").deck_top("evil_stirs", "arkham")
        game.summoning_discarded("market", "theater", "wharf", "old_mill", "diner").summoning_bottom("cafe")
        game.given(rng=luck * 1_000_003 + 17, no_rolls_by=1, no_rolls_turns=1)
        game.begin(skips_summoning=True).do("end_actions")
        orders.add(tuple(game.game.summoning[-6:]))

    # then
    assert len(orders) > 8


@pytest.mark.rule("RC-080")
def test_rc_080_the_card_leaves_the_game() -> None:
    # given
    game = Play("detective", "doctor").at("park", "diner").deck_top("evil_stirs", "arkham").begin()

    # when
    game.die("blank").do("end_actions")

    # then
    assert game.discard_pile == []
    assert "card-evil_stirs" not in repr(game.table.view(0))
    assert 16 not in game.game.deck


# --- RC-081, RC-082: nothing interferes, rituals do -------------------------------------------------------------------


@pytest.mark.rule("RC-081")
def test_rc_081_no_relics_while_it_is_resolved() -> None:
    # given everybody holds relics, and Atlach-Nacha will ask everybody
    game = Play("detective", "doctor").at("park", "diner").relics(0, "silver_key").relics(1, "song_of_kadath")
    game.old_ones("atlach_nacha").deck_top("evil_stirs", "arkham").summoning_bottom("cafe").begin()

    # when
    game.die("delusion").do("end_actions")

    # then there is nothing but the Old One's question until all is done
    assert (game.asked, set(game.options)) == ((0, "web"), {"web_cultist", "web_sanity"})
    game.do("web_cultist")
    assert (game.asked, set(game.options)) == ((1, "web"), {"web_cultist", "web_sanity"})
    game.do("web_cultist")
    assert game.story("regrouped", "summoning_card") == ["regrouped"]
    assert game.offers("play:silver_key")
    assert game.offers("play:song_of_kadath")


@pytest.mark.rule("RC-081")
def test_rc_081_the_sane_magician_can_not_hand_relics_over_meanwhile() -> None:
    # given
    game = Play("magician", "doctor").at("park", "park").relics(0, "silver_key").old_ones("atlach_nacha")
    game.deck_top("evil_stirs", "arkham").summoning_bottom("cafe").begin()

    # when
    game.die("blank").do("end_actions")

    # then
    assert set(game.options) == {"web_cultist", "web_sanity"}


@pytest.mark.rule("RC-081")
def test_rc_081_a_warded_box_drawn_together_with_it_comes_too_late() -> None:
    game = Play("detective", "doctor").at("park", "diner").deck_top("evil_stirs", "warded_box").begin()
    game.die("psychosis").do("end_actions")
    assert game.rolls() == [("detective", "psychosis")]
    assert game.sanity_of(0) == 2


@pytest.mark.rule("RC-081")
def test_rc_081_an_active_warded_box_prevents_the_roll() -> None:
    # given
    game = Play("detective", "doctor").at("park", "diner").relics(1, "warded_box")
    game.deck_top("evil_stirs", "arkham").begin().do("play:warded_box")

    # when
    game.do("end_actions")

    # then the other steps take place
    assert game.rolls() == []
    assert len(game.revealed) == 1
    assert len(game.shoggoth_places) == 1


@pytest.mark.rule("RC-082")
def test_rc_082_rituals_of_the_roll_are_resolved_before_step_two() -> None:
    # given two cultists at the active player's location
    game = Play("detective", "doctor").at("park", "diner").cultists(park=2).old_ones("azathoth", "yig")
    game.deck_top("evil_stirs", "arkham").summoning_bottom("cafe").begin(skips_summoning=True)

    # when Paranoia brings a third and a fourth
    game.die("paranoia").do("end_actions")

    # then the ritual wakes the first, step 2 one more, and only then the Shoggoth comes
    assert game.revealed == ["azathoth", "yig"]
    assert game.story("fourth_cultist", "old_one_awakes", "cultists_removed", "shoggoth_placed") == [
        "fourth_cultist",
        "old_one_awakes",
        "cultists_removed",
        "old_one_awakes",
        "shoggoth_placed",
    ]
    assert game.cultists_at("park") == 3


@pytest.mark.rule("RC-082")
def test_rc_082_one_evil_stirs_can_wake_three() -> None:
    # given
    game = Play("detective", "doctor").at("park", "diner").cultists(park=3).old_ones("azathoth", "yig", "ithaqua")
    game.deck_top("evil_stirs", "arkham").summoning_bottom("cafe").begin(skips_summoning=True)

    # when
    game.die("paranoia").do("end_actions")

    # then
    assert game.revealed == ["azathoth", "yig", "ithaqua"]


@pytest.mark.rule("RC-082")
def test_rc_082_cthulhu_stops_everything_at_once() -> None:
    # given two are left before step 2 would come
    game = Play("detective", "doctor").at("park", "diner").cultists(park=3)
    game.awake("yig", "yog_sothoth", "ithaqua", "dagon", "hastur")
    game.deck_top("evil_stirs", "arkham").summoning_bottom("cafe").begin()

    # when
    game.die("paranoia").do("end_actions").until(lambda: False)

    # then
    assert game.lost == "cthulhu"
    assert game.revealed[-1] == "cthulhu"
    assert len(game.revealed) == 7
    assert game.shoggoth_places == []


@pytest.mark.rule("RC-082", "RC-100", "RC-143")
def test_09_paranoia_of_evil_stirs_wakes_two_before_its_own_and_the_new_rate_counts_at_once() -> None:
    # given one awake, three cultists where she stands
    game = Play("reporter", "occultist").at("diner", "swamp").cultists(diner=3)
    game.old_ones("yig", "ithaqua", "yog_sothoth").awake("nyarlathotep")
    game.summoning_top("cafe", "church").summoning_bottom("theater").deck_top("evil_stirs", "arkham")
    # when
    game.die("paranoia").begin("turn.draw")
    # then
    assert game.revealed == ["nyarlathotep", "yig", "ithaqua", "yog_sothoth"]
    assert game.story("rolled", "old_one_awakes", "shoggoth_placed") == [
        "rolled",
        "old_one_awakes",
        "old_one_awakes",
        "old_one_awakes",
        "shoggoth_placed",
    ]
    assert game.cultists_at("diner") == 3
    # four are awake: three cards, the one that brought the Shoggoth first
    assert game.summoning_pile == ["theater", "cafe", "church"]


# --- RC-083, RC-084: the Shoggoth -------------------------------------------------------------------------------------


@pytest.mark.rule("RC-083")
def test_rc_083_no_shoggoth_in_the_pool_loses_the_game() -> None:
    # given
    game = Play("detective", "doctor").at("park", "diner").shoggoths("church", "docks", "woods")
    game.deck_top("evil_stirs", "arkham").summoning_bottom("cafe").begin()

    # when
    game.die("blank").do("end_actions")

    # then in step 3, after the Old One
    assert game.lost == "shoggoths"
    assert len(game.revealed) == 1
    assert game.story("regrouped", "summoning_card") == []


@pytest.mark.rule("RC-080", "RC-084", "RC-152")
@pytest.mark.parametrize("rolls", [("delusion",), ("blank", "delusion")])
def test_rc_080_every_summoning_card_is_seen_when_a_roll_loses_the_game(rolls: tuple[str, ...]) -> None:
    # given the last token of all, and the bottom card is where its owner stands
    game = Play("detective", "doctor").at("cafe", "diner").sanity(1, 0).old_ones("yig")
    game.deck_top("evil_stirs", "arkham").summoning_bottom("cafe").begin()

    # when Evil Stirs' own roll takes it, or that for the Shoggoth
    game.die(*rolls).do("end_actions")

    # then the card that was taken lies on the discard pile
    board = game.board
    assert game.lost == "all_insane"
    assert board["summoning_deck"] + len(board["summoning_discard"]) == 24
    assert game.summoning_pile == (["cafe"] if len(rolls) == 2 else [])


@pytest.mark.rule("RC-080", "RC-152")
def test_06_the_first_roll_of_evil_stirs_loses_before_anything_awakes() -> None:
    # given
    game = Play("reporter", "occultist").at("diner", "swamp").sanity(1, 0).deck_top("evil_stirs", "arkham")
    # when
    game.die("delusion").begin("turn.draw")
    # then
    assert (game.lost, game.revealed, game.shoggoth_places) == ("all_insane", [], [])


@pytest.mark.rule("RC-083")
def test_rc_083_in_a_warded_town_nothing_is_placed_and_nothing_lost() -> None:
    # given
    game = Play("detective", "doctor").at("park", "diner").shoggoths("church", "docks", "woods")
    game.sealed("dunwich", warded=True)
    game.deck_top("evil_stirs", "arkham").summoning_bottom("cafe").begin(skips_summoning=True)

    # when
    game.die("blank").do("end_actions")

    # then the card is used up all the same
    assert game.lost is None
    assert sorted(game.shoggoth_places) == ["church", "docks", "woods"]
    assert layers(game)[0] == {"cafe"}


@pytest.mark.rule("RC-083")
def test_rc_083_a_warded_town_keeps_a_shoggoth_of_the_pool_out() -> None:
    game = Play("detective", "doctor").at("park", "diner").sealed("dunwich", warded=True)
    game.deck_top("evil_stirs", "arkham").summoning_bottom("cafe").begin(skips_summoning=True)
    game.die("blank").do("end_actions")
    assert game.shoggoth_places == []


@pytest.mark.rule("RC-083")
def test_rc_083_a_sealed_gate_alone_keeps_nothing_out() -> None:
    game = Play("detective", "doctor").at("park", "diner").sealed("dunwich")
    game.deck_top("evil_stirs", "arkham").summoning_bottom("cafe").begin(skips_summoning=True)
    game.die("blank").do("end_actions")
    assert game.shoggoth_places == ["cafe"]


@pytest.mark.rule("RC-083")
def test_rc_083_the_cards_symbol_is_ignored_and_no_cultist_is_placed() -> None:
    # given a card with the symbol, and a Shoggoth that would move
    game = Play("detective", "doctor").at("park", "diner").shoggoths("market")
    game.deck_top("evil_stirs", "arkham").summoning_bottom("docks").begin(skips_summoning=True)

    # when
    game.die("blank").do("end_actions")

    # then
    assert sorted(game.shoggoth_places) == ["docks", "market"]
    assert game.in_pool == 26


@pytest.mark.rule("RC-084", "RC-OP-03")
def test_rc_084_whoever_stands_where_it_appears_rolls_before_the_regrouping() -> None:
    # given two of three stand where the Shoggoth will appear
    game = Play("detective", "doctor", "hunter").at("cafe", "diner", "cafe").summoning_discarded("market")
    game.deck_top("evil_stirs", "arkham").summoning_bottom("cafe").begin(skips_summoning=True, active=2)

    # when
    game.die("blank", "delusion", "psychosis").do("end_actions")

    # then in turn order from the active player, after step 1's roll
    assert game.rolls() == [("hunter", "blank"), ("hunter", "delusion"), ("detective", "psychosis")]
    assert [game.sanity_of(seat) for seat in range(3)] == [2, 4, 3]
    assert game.story(*STEPS) == [
        "evil_stirs",
        "rolled",
        "old_one_awakes",
        "shoggoth_placed",
        "rolled",
        "rolled",
        "regrouped",
    ]


@pytest.mark.rule("RC-084")
def test_rc_084_paranoia_puts_its_cultists_there_before_the_regrouping() -> None:
    game = Play("detective", "doctor").at("cafe", "diner").deck_top("evil_stirs", "arkham")
    game.summoning_bottom("cafe").begin(skips_summoning=True)
    game.die("blank", "paranoia").do("end_actions")
    assert game.cultists_at("cafe") == 2
    assert game.story("cultist_placed", "regrouped") == ["cultist_placed", "cultist_placed", "regrouped"]


# --- RC-085, RC-086: two at once, and what comes next -----------------------------------------------------------------


@pytest.mark.rule("RC-085")
def test_rc_085_two_are_resolved_one_after_the_other() -> None:
    # given
    game = Play("detective", "doctor").at("church", "diner").old_ones("azathoth", "yig")
    game.summoning_discarded("market", "theater").deck_top("evil_stirs", "evil_stirs")
    game.summoning_bottom("docks", "park").begin(skips_summoning=True)

    # when
    game.given(no_rolls_by=1, no_rolls_turns=1).do("end_actions")

    # then the first completely, then the second; its last step shuffles one card only
    run = ["evil_stirs", "old_one_awakes", "shoggoth_placed", "regrouped"]
    assert game.story(*run) == run * 2
    assert game.revealed == ["azathoth", "yig"]
    assert sorted(game.shoggoth_places) == ["docks", "park"]
    assert layers(game)[:2] == [{"park"}, {"market", "theater", "docks"}]
    assert game.hand(0) == []


@pytest.mark.rule("RC-085")
def test_rc_085_each_of_the_two_means_a_roll() -> None:
    game = Play("detective", "doctor").at("church", "diner").deck_top("evil_stirs", "evil_stirs")
    game.summoning_bottom("docks", "park").begin(skips_summoning=True).do("end_actions")
    assert len(game.rolls()) == 2
    assert {who for who, _ in game.rolls()} == {"detective"}


@pytest.mark.rule("RC-085")
def test_rc_085_relics_may_be_played_between_the_two() -> None:
    # given
    game = Play("detective", "doctor").at("church", "diner").relics(1, "warded_box")
    game.deck_top("evil_stirs", "evil_stirs").summoning_bottom("docks", "park").begin()

    # when the first is done
    game.die("delusion").do("end_actions")
    assert game.story("evil_stirs", "regrouped") == ["evil_stirs", "regrouped"]
    game.do("play:warded_box", seat=1)

    # then nobody rolls for the second
    assert game.story("evil_stirs", "regrouped") == ["evil_stirs", "regrouped"] * 2
    assert game.rolls() == [("detective", "delusion")]


@pytest.mark.rule("RC-085")
def test_rc_085_nothing_else_is_done_between_the_two() -> None:
    # given a full hand
    game = Play("detective", "doctor").at("church", "diner").relics(0, "silver_key").clues(0, arkham=6)
    game.deck_top("evil_stirs", "evil_stirs").summoning_bottom("docks", "park").begin()
    game.die("blank").do("end_actions")

    # then one may go on
    assert game.asked is not None
    assert game.asked[0] == 0
    assert not game.offers("discard")
    game.die("blank").do("continue")
    assert game.story("evil_stirs", "regrouped", "summoning_card") == ["evil_stirs", "regrouped"] * 2


@pytest.mark.rule("RC-085")
def test_rc_085_with_shub_niggurath_in_the_second_run_the_pile_is_larger() -> None:
    # given
    game = Play("detective", "doctor").at("park", "park").old_ones("yig", "shub_niggurath")
    game.deck_top("evil_stirs", "evil_stirs")
    game.summoning_bottom("docks", "cafe", "church", "swamp", "woods", "theater")
    game.given(no_rolls_by=1, no_rolls_turns=1).begin(skips_summoning=True)

    # when
    game.do("end_actions")

    # then her four cards and the Shoggoth's
    assert game.revealed == ["yig", "shub_niggurath"]
    assert layers(game)[:2] == [{"cafe", "church", "swamp", "woods", "theater"}, {"docks"}]


@pytest.mark.rule("RC-085")
def test_rc_085_with_hastur_in_the_second_run_the_pile_is_larger() -> None:
    # given
    game = Play("detective", "doctor").at("park", "park").old_ones("yig", "hastur")
    game.deck_top("evil_stirs", "evil_stirs").summoning_bottom("church", "cafe", "theater")
    game.given(no_rolls_by=1, no_rolls_turns=1).begin(skips_summoning=True)

    # when
    game.do("end_actions").until(lambda: game.game.active == 1)

    # then
    assert game.revealed == ["yig", "hastur"]
    assert layers(game)[:2] == [{"cafe", "theater"}, {"church"}]


@pytest.mark.rule("RC-086")
def test_rc_086_the_regrouped_cards_are_turned_first() -> None:
    # given three cards will be regrouped
    for luck in range(8):
        game = Play("detective", "doctor").at("church", "church").summoning_discarded("market", "theater")
        game.summoning_bottom("cafe").deck_top("evil_stirs", "arkham")
        game.given(rng=luck * 7_777_777 + 3, no_rolls_by=1, no_rolls_turns=1).begin()

        # when
        game.do("end_actions")

        # then the summoning step turns two of them
        assert len(game.summoning_pile) == 2
        assert set(game.summoning_pile) < {"market", "theater", "cafe"}
        for place in game.summoning_pile:
            assert game.cultists_at(place) == 1


@pytest.mark.rule("RC-086")
def test_rc_086_without_discards_the_shoggoths_own_card_comes_again() -> None:
    # given
    game = Play("detective", "doctor").at("church", "church").summoning_bottom("cafe", "docks")
    game.summoning_top("theater").deck_top("evil_stirs", "arkham").begin()

    # when
    game.die("blank").do("end_actions")

    # then first that card, then what lay on top before
    assert game.summoning_pile == ["cafe", "theater"]
    assert game.cultists_at("cafe") == 1


@pytest.mark.rule("RC-086")
def test_rc_086_top_and_bottom_are_different_ends() -> None:
    # given no Evil Stirs
    game = Play("detective", "doctor").at("church", "church").summoning_bottom("cafe").summoning_top("theater", "wharf")
    game.begin()

    # when
    game.do("end_actions")

    # then
    assert game.summoning_pile == ["theater", "wharf"]


# --- RC-087 -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-087")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rc_087_awake_are_as_many_as_evil_stirs_and_rituals(seats: int) -> None:
    longest = 0
    for seed in range(40):
        # given a game of people who don't think
        table = miskatonic.new_table("reign_of_cthulhu", seed=seed, seats=seats, options={"investigators": "deal"})
        luck = random.Random(seed)
        while table.choice is not None:
            kinds = [event.kind for event in table.events]
            if table.choice.prompt == "action":
                # then, whenever somebody is about to act
                rituals = kinds.count("fourth_cultist") + kinds.count("shoggoth_left")
                revealed = len([one for one in board_of(table)["old_ones"] if one])
                assert revealed == kinds.count("evil_stirs") + rituals
                longest = max(longest, revealed)
            assert kinds.count("evil_stirs") <= 4
            table.answer(luck.choice(list(table.choice.options)))
    assert longest > 2


@pytest.mark.rule("RC-087")
def test_rc_087_four_evil_stirs_and_three_rituals_bring_cthulhu() -> None:
    # given four Old Ones awoke by Evil Stirs, two by rituals
    game = Play("detective", "doctor").at("park", "park").cultists(cafe=3)
    game.awake("yig", "yog_sothoth", "ithaqua", "dagon", "atlach_nacha", "hastur")
    game.summoning_top("cafe").begin()

    # when a third ritual takes place
    game.do("end_actions")

    # then
    assert game.lost == "cthulhu"

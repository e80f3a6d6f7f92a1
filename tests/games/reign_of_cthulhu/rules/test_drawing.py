"""Chapter 6: drawing player cards (RC-070 … RC-074)."""

import pytest

from tests.games.reign_of_cthulhu.play import Play

# --- RC-070, RC-071: two cards, or none are left ----------------------------------------------------------------------


@pytest.mark.rule("RC-070")
def test_rc_070_the_active_player_draws_the_top_two_cards() -> None:
    # given
    game = Play("detective", "doctor").deck_top("kingsport", "silver_key", "arkham").begin()
    size = len(game.game.deck)

    # when
    game.do("end_actions", "continue")

    # then both kinds of card, and only for the active player
    assert game.hand(0) == ["kingsport", "silver_key"]
    assert game.hand(1) == []
    assert len(game.game.deck) == size - 2


@pytest.mark.rule("RC-070")
def test_rc_070_how_many_actions_were_used_does_not_matter() -> None:
    # given all actions used
    game = Play("detective", "doctor").at("park", "park").deck_top("kingsport", "arkham").cultists(park=3).begin()

    # when
    game.do("defeat_cultist", "defeat_cultist", "defeat_cultist", "walk:university")

    # then
    assert sorted(game.hand(0)) == ["arkham", "kingsport"]


@pytest.mark.rule("RC-070")
def test_rc_070_each_player_draws_in_their_own_turn() -> None:
    game = Play("detective", "doctor").deck_top("kingsport", "arkham", "dunwich", "dunwich").begin()
    game.do("end_actions", "end_actions")
    assert sorted(game.hand(0)) == ["arkham", "kingsport"]
    assert game.hand(1) == ["dunwich", "dunwich"]


@pytest.mark.rule("RC-071")
@pytest.mark.parametrize("left", [0, 1])
def test_rc_071_fewer_than_two_cards_lose_the_game(left: int) -> None:
    # given a large discard pile does not help
    game = Play("detective", "doctor").deck_size(left).begin()
    discarded = len(game.discard_pile)

    # when
    game.do("end_actions")

    # then at once: nothing is drawn, summoned or reshuffled
    assert game.lost == "deck"
    assert game.hand(0) == []
    assert game.story("summoning_card") == []
    assert len(game.discard_pile) == discarded


@pytest.mark.rule("RC-071")
def test_rc_071_the_last_two_cards_are_still_safe() -> None:
    # given
    game = Play("detective", "doctor").deck_size(2).begin()

    # when
    game.do("end_actions")

    # then play goes on with the summoning and the next turn
    assert len(game.hand(0)) == 2
    assert len(game.story("summoning_card")) == 2
    assert (game.asked, game.actions) == ((1, "action"), 5)

    # when that turn comes to its draw
    game.do("end_actions")

    # then
    assert game.lost == "deck"


@pytest.mark.rule("RC-071")
def test_rc_071_a_win_in_the_last_action_part_counts() -> None:
    # given the deck will be empty after this draw
    game = Play("detective", "doctor").at("diner", "park").sealed("dunwich", "innsmouth", "kingsport")
    game.clues(1, arkham=5).deck_size(2).begin().do("end_actions")
    assert not game.game.deck

    # when
    game.do("seal:arkham:5")

    # then
    assert game.won


@pytest.mark.rule("RC-071")
def test_rc_071_the_deck_is_looked_at_only_in_the_draw_step() -> None:
    game = Play("detective", "doctor").deck_size(0).begin()
    game.do("walk:university", "walk:park")
    assert game.table.outcome is None


# --- RC-072: nothing between the two ----------------------------------------------------------------------------------


@pytest.mark.rule("RC-072")
def test_rc_072_no_relic_between_the_two_draws() -> None:
    # given relics in both hands
    game = Play("detective", "doctor").relics(0, "silver_key").relics(1, "bizarre_statue")
    game.deck_top("book_of_shadow", "arkham").begin()

    # when
    game.do("end_actions")

    # then the next question comes when both cards are in hand
    assert sorted(game.hand(0)) == ["arkham", "book_of_shadow", "silver_key"]
    assert game.offers("play:book_of_shadow")


@pytest.mark.rule("RC-072")
def test_rc_072_a_relic_drawn_first_can_not_be_played_before_the_second_card_is_resolved() -> None:
    # given the Warded Box lies on top of an Evil Stirs
    game = Play("detective", "doctor").at("park", "diner").deck_top("warded_box", "evil_stirs").begin()

    # when
    game.die("delusion").do("end_actions")

    # then it came too late
    assert game.rolls() == [("detective", "delusion")]
    assert game.story("evil_stirs", "regrouped") == ["evil_stirs", "regrouped"]
    assert game.offers("play:warded_box")


# --- RC-073, RC-074: what becomes of the cards ------------------------------------------------------------------------


@pytest.mark.rule("RC-073")
@pytest.mark.parametrize("cards", [("evil_stirs", "arkham"), ("arkham", "evil_stirs")])
def test_rc_073_the_clue_goes_to_the_hand_and_evil_stirs_is_resolved(cards: tuple[str, str]) -> None:
    # given
    game = Play("detective", "doctor").at("park", "diner").deck_top(*cards).begin()

    # when
    game.die("blank").do("end_actions")

    # then
    assert game.hand(0) == ["arkham"]
    assert game.revealed == ["nyarlathotep"]
    assert len(game.shoggoth_places) == 1


@pytest.mark.rule("RC-073")
@pytest.mark.parametrize("drawn", ["arkham", "silver_key"])
def test_rc_073_a_card_drawn_together_with_evil_stirs_is_in_hand_already(drawn: str) -> None:
    # given the hands would hold one card without it
    game = Play("detective", "doctor").clues(1, dunwich=1).old_ones("tsathoggua").deck_top(drawn, "evil_stirs")
    game.begin(skips_summoning=True)

    # when Tsathoggua asks for two cards
    game.die("blank").do("end_actions")

    # then he gets that one, too
    assert game.revealed == ["tsathoggua"]
    assert (game.hand(0), game.hand(1)) == ([], [])
    assert sorted(game.discard_pile) == sorted(["dunwich", drawn])
    assert game.box == []


@pytest.mark.rule("RC-073")
def test_rc_073_the_hand_limit_waits_until_evil_stirs_is_done() -> None:
    # given a full hand
    game = Play("detective", "doctor").at("park", "diner").clues(0, arkham=4, dunwich=3)
    game.deck_top("kingsport", "evil_stirs").begin()

    # when
    game.die("blank").do("end_actions")

    # then it is settled after Evil Stirs and before the summoning
    assert (game.asked, len(game.hand(0))) == ((0, "hand_limit"), 8)
    assert game.story("regrouped", "summoning_card") == ["regrouped"]
    game.do("discard:arkham")
    assert game.story("regrouped", "discarded", "summoning_card") == [
        "regrouped",
        "discarded",
        "summoning_card",
        "summoning_card",
    ]


@pytest.mark.rule("RC-073")
def test_rc_073_what_evil_stirs_takes_need_not_be_discarded() -> None:
    # given a full hand, and the partner holds nothing
    game = Play("detective", "doctor").at("park", "diner").clues(0, arkham=7).old_ones("tsathoggua")
    game.deck_top("arkham", "evil_stirs").begin()

    # when Tsathoggua takes two of the eight
    game.die("blank").do("end_actions")

    # then the limit is met
    assert game.hand(0) == ["arkham"] * 6
    assert game.asked == (1, "action")


@pytest.mark.rule("RC-073")
def test_rc_073_after_evil_stirs_a_drawn_relic_may_meet_the_limit() -> None:
    # given
    game = Play("detective", "doctor").at("park", "diner").clues(0, arkham=7)
    game.deck_top("evil_stirs", "mi_go_eye").begin()
    game.die("blank").do("end_actions")
    assert game.asked == (0, "hand_limit")

    # when
    game.die("blank").do("play:mi_go_eye")

    # then
    assert (len(game.hand(0)), game.discard_pile, game.box) == (7, [], ["mi_go_eye"])


@pytest.mark.rule("RC-074")
def test_rc_074_evil_stirs_is_not_replaced() -> None:
    # given
    game = Play("detective", "doctor").at("park", "diner").deck_top("evil_stirs", "arkham", "kingsport").begin()
    size = len(game.game.deck)

    # when
    game.die("blank").do("end_actions")

    # then two cards have left the deck, one of them is in hand
    assert (game.hand(0), len(game.game.deck)) == (["arkham"], size - 2)


@pytest.mark.rule("RC-074")
def test_rc_074_two_evil_stirs_leave_the_hand_as_it_was() -> None:
    # given
    game = Play("detective", "doctor").at("park", "diner").clues(0, arkham=2)
    game.deck_top("evil_stirs", "evil_stirs", "kingsport").summoning_bottom("cafe", "docks").begin()
    size = len(game.game.deck)

    # when
    game.die("blank").do("end_actions")

    # then
    assert (game.hand(0), len(game.game.deck)) == (["arkham"] * 2, size - 2)
    assert len(game.revealed) == 2


@pytest.mark.rule("RC-071", "RC-074")
def test_11_evil_stirs_is_one_of_the_last_two_and_not_replaced() -> None:
    # given
    game = Play("reporter", "occultist").at("diner", "swamp").old_ones("yig").deck_top("evil_stirs", "arkham")
    # when
    game.deck_size(2).summoning_top("cafe", "wharf").summoning_bottom("theater").die("blank").begin("turn.draw")
    # then
    assert (game.lost, game.hand(0), game.asked) == (None, ["arkham"], (1, "action"))

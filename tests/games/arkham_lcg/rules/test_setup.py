"""B.2, B.19: setting up a scenario."""

import pytest

import miskatonic
from miskatonic.games.arkham_lcg import GAME
from miskatonic.games.arkham_lcg.cards.night_of_the_zealot import BAGS
from miskatonic.games.arkham_lcg.names import card_name
from miskatonic.games.arkham_lcg.rows.card import CARDS
from miskatonic.games.arkham_lcg.state import Arkham, row
from miskatonic.kernel import Table, UnknownOption, new_table
from tests.games.arkham_lcg.looks import own_seat, seen_board, there
from tests.games.arkham_lcg.rules.testing import Tested as Play


def fresh(seats: int = 1, seed: int = 3, **options: str) -> Table:
    """A new table at the first mulligan."""
    return new_table(GAME, seed=seed, seats=seats, options=options)


def state(table: Table) -> Arkham:
    """The position of a table."""
    assert isinstance(table.state, Arkham)
    return table.state


def keep_all(table: Table) -> Table:
    """Nobody takes a mulligan."""
    while table.choice is not None and table.choice.prompt == "mulligan":
        table.answer("keep")
    return table


@pytest.mark.rule("AH-B-022", "AH-B-025", "AH-B-028", "AH-B-223")
def test_ah_b_022_everything_lies_ready_for_each_number_of_investigators() -> None:
    """Given 1 to 4 investigators, then 5 resources and 5 cards each, in a Study with clues."""
    for seats in range(1, 5):
        table = keep_all(fresh(seats))
        board = seen_board(table, range(seats))
        people = board["seats"]
        assert len({one["card"] for one in people}) == seats
        assert [(one["resources"], one["hand_size"], one["place"]) for one in people] == [(5, 5, "study")] * seats
        assert [(one["id"], one["revealed"], one["clues"]) for one in board["places"]] == [("study", True, 2 * seats)]
        assert there(board["agenda"])["id"] == "whats_going_on"
        assert there(board["act"])["id"] == "trapped"
        assert (board["round"], board["phase"], board["doom"]) == (1, "investigation", 0)
        assert board["encounter"]["deck"] == 26


@pytest.mark.rule("AH-B-022")
def test_ah_b_022_nobody_plays_the_same_investigator_twice() -> None:
    """When two seats ask for one investigator, then the table is refused with a reason."""
    with pytest.raises(UnknownOption):
        fresh(2, decks="roland+roland")


@pytest.mark.rule("AH-B-022")
def test_ah_b_022_whoever_is_named_takes_the_first_seat() -> None:
    """Given Skids asked for, then Skids sits first, the usual others follow; three names are too many for two seats."""
    for seats in range(1, 5):
        people = seen_board(fresh(seats, decks="skids"), range(seats))["seats"]
        usual = ["skids_otoole", "roland_banks", "daisy_walker", "wendy_adams"]
        assert [one["card"] for one in people] == [f"card-{id_}" for id_ in usual[:seats]]
    with pytest.raises(UnknownOption):
        fresh(2, decks="roland+daisy+skids")


@pytest.mark.rule("AH-B-022", "AH-B-024")
def test_ah_b_022_hands_come_before_the_scenario_and_nothing_can_be_used_then() -> None:
    """Given opening hands, then the only question before the first turn is the mulligan."""
    table = fresh(2)
    assert state(table).places == ()
    asked = set()
    while state(table).step.startswith("setup"):
        assert table.choice is not None
        asked.add(table.choice.prompt)
        table.answer(table.choice.options[0])
    assert asked == {"mulligan"}


@pytest.mark.rule("AH-B-023")
def test_ah_b_023_five_cards_without_weaknesses_which_stay_in_the_deck() -> None:
    """Given any deal, then the hand has 5 cards and no weakness, and the deck keeps its 2."""
    for seed in range(40):
        table = fresh(1, seed)
        hand = [CARDS.rows[state(table).card[card]] for card in state(table).hand[0]]
        deck = [CARDS.rows[state(table).card[card]] for card in state(table).deck[0]]
        assert len(hand) == 5
        assert not any(card.weakness for card in hand)
        assert sum(card.weakness for card in deck) == 2


@pytest.mark.rule("AH-B-023")
def test_ah_b_023_a_mulligan_is_declared_whole_and_taken_once() -> None:
    """Given two cards declared, then nothing is drawn before, 5 cards after, and the next player is asked."""
    for seed in range(30):
        table = fresh(2, seed)
        first = state(table).hand[0]
        table.answer(f"swap:{state(table).label[first[0]]}")
        table.answer(f"swap:{state(table).label[first[1]]}")
        assert state(table).hand[0] == first
        table.answer("redraw")
        hand = state(table).hand[0]
        assert len(hand) == 5
        assert set(first[2:]) < set(hand)
        assert not {first[0], first[1]} & set(hand)
        assert set(first[:2]) <= set(state(table).deck[0])
        assert table.choice is not None
        assert (table.choice.prompt, table.choice.seat) == ("mulligan", 1)


@pytest.mark.rule("AH-B-023")
def test_ah_b_023_a_declared_card_can_be_taken_back() -> None:
    """When a card is declared and then left, then the hand is kept."""
    table = fresh()
    first = state(table).hand[0]
    label = state(table).label[first[0]]
    table.answer(f"swap:{label}")
    table.answer(f"leave:{label}")
    table.answer("keep")
    assert state(table).hand[0] == first


@pytest.mark.rule("AH-B-027")
def test_ah_b_027_without_the_cards_that_an_act_brings_nobody_goes_on() -> None:
    """Given a position of somebody's own without the Hallway, when the act advances, then that is an error at once."""
    with pytest.raises(LookupError, match="hallway is not set aside"):
        Play("clues 0 2").do("advance")


@pytest.mark.rule("AH-B-027")
def test_ah_b_027_what_is_set_aside_says_nothing() -> None:
    """Given Lita set aside, then nobody has her combat, and the Priest set aside hunts nobody."""
    game = Play("aside lita_chantler ghoul_priest\nphase enemy")
    assert own_seat(game.table)["skills"]["combat"] == 4
    assert game.story("enemy_moves", "attacks") == []


@pytest.mark.rule("AH-B-028", "AH-B-030")
def test_ah_b_028_the_first_round_has_no_mythos_phase() -> None:
    """Given a new game, then the first phase is the investigation phase; the second round begins with mythos."""
    table = keep_all(fresh())
    while state(table).round == 1:
        assert table.choice is not None
        table.answer(table.choice.passing or table.choice.options[0])
    phases = [event.args["phase"] for event in table.events if event.kind == "phase"]
    assert phases[:5] == ["investigation", "enemy", "upkeep", "mythos", *phases[4:5]]


@pytest.mark.rule("AH-B-087", "AH-B-220")
def test_ah_b_087_the_bag_is_that_of_the_difficulty() -> None:
    """Given each difficulty, then the bag holds its tokens: 16, 16, 17 and 18 of them."""
    sizes = {"easy": 16, "standard": 16, "hard": 17, "expert": 18}
    for difficulty, size in sizes.items():
        board = seen_board(fresh(1, difficulty=difficulty), 0)
        assert len(board["bag"]) == size
        assert sorted(board["bag"]) == sorted(BAGS[difficulty])
        assert board["bag"].count("skull") == 2
    assert "-8" in seen_board(fresh(1, difficulty="expert"), 0)["bag"]


@pytest.mark.rule("AH-B-082", "AH-B-220")
def test_ah_b_220_the_difficulty_turns_the_reference_card() -> None:
    """Given a Ghoul and a skull, then on the easy side -1 for it, on the hard side -2."""
    for difficulty, worth in (("easy", -1), ("standard", -1), ("hard", -2), ("expert", -2)):
        text = (
            f"difficulty {difficulty}\nenemy ghoul_minion study\nexhausted ghoul_minion\nbag skull\nhand 0 perception"
        )
        game = Play(text).do("investigate", "draw_token")
        assert game.told("passed", "value") + game.told("failed", "value") == [3 + worth]


@pytest.mark.rule("AH-B-222")
def test_ah_b_222_alone_one_is_always_the_lead_and_with_several_seats_sees_all_hands() -> None:
    """Given one person with one seat or with two, then the lead is theirs and so are the hands."""
    assert seen_board(fresh(1), 0)["lead"] == 0
    seats = seen_board(fresh(2), (0, 1))["seats"]
    assert all(len(there(one["hand"])) == 5 for one in seats)


@pytest.mark.rule("AH-B-223")
def test_ah_b_223_player_order_is_fixed_and_turns_are_not() -> None:
    """Given four investigators, then anybody may begin; encounter cards come in seat order."""
    game = Play(
        "investigators roland_banks daisy_walker wendy_adams agnes_baker\n"
        "encounter ancient_evils ancient_evils dissonant_voices dissonant_voices\nphase mythos.draw"
    )
    assert game.told("encounter", "seat") == [0, 1, 2, 3]
    assert game.prompt == "next_turn"
    assert game.options == ["turn:0", "turn:1", "turn:2", "turn:3"]
    game.do("turn:2")
    assert (game.prompt, game.asked) == ("turn", 2)


@pytest.mark.rule("AH-B-208")
def test_ah_b_208_the_weakness_that_chance_deals_is_told_to_its_owner() -> None:
    """Given two starter decks, when the table is laid out, then each reads in the log which basic weakness was dealt to
    it, and of the other only that there is one; where they are chosen, nothing is told before.
    """
    table = new_table(GAME, seed=7, seats=2)
    game = table.state
    assert isinstance(game, Arkham)
    dealt = [one for one in table.events if one.kind == "weakness_dealt"]
    for seat, name in enumerate(("Roland Banks", "Daisy Walker")):
        card = next(one for one in game.deck[seat] if row(game, one).basic)
        mine, theirs = dealt[seat].seen_by((seat,)), dealt[seat].seen_by((1 - seat,))
        assert mine is not None
        assert theirs is not None
        told = f"{name} plays with a random basic weakness"
        assert table.say(mine) == f"{told}: {table.say(card_name(game, card))}."
        assert table.say(theirs) == f"{told}."
    chosen = new_table(GAME, seed=7, seats=2, options={"weakness": "choose"})
    assert not [one for one in chosen.events if one.kind == "weakness_dealt"]


def test_nobody_begins_with_a_weakness_however_much_is_drawn_again() -> None:
    for seed in range(20):
        table = miskatonic.new_table(GAME, seed=seed, seats=2)
        # when everybody swaps all five cards
        while table.choice is not None and table.choice.prompt == "mulligan":
            swaps = [option for option in table.choice.options if option.text.startswith("swap")]
            table.answer(swaps[0] if swaps else "redraw")
        # then the weaknesses are all in the decks
        game = table.state
        assert isinstance(game, Arkham)
        for seat in range(2):
            assert len(game.hand[seat]) == 5
            assert not any(row(game, card).weakness for card in game.hand[seat])
            assert sum(bool(row(game, card).weakness) for card in game.deck[seat]) == 2
            assert game.discard[seat] == ()

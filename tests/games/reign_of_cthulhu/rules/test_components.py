"""Chapter 1: components and what always holds (RC-001 … RC-006)."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import miskatonic
from miskatonic import IllegalAnswer, NotYourSeat, Table
from miskatonic.games.reign_of_cthulhu.rows.old_ones import OLD_ONES
from miskatonic.games.reign_of_cthulhu.rows.player_cards import EVIL_STIRS, is_relic, relic_of
from miskatonic.games.reign_of_cthulhu.rows.relics import RELICS
from tests.contract import ended
from tests.games.reign_of_cthulhu.play import Play, board_of

GAME = "reign_of_cthulhu"


def random_game(seed: int, seats: int, **options: str) -> Iterator[Table]:
    """A game of people who don't think, looked at before every answer and at its end."""
    table = miskatonic.new_table(GAME, seed=seed, seats=seats, options=options)
    luck = random.Random(seed)
    while table.choice is not None:
        yield table
        table.answer(luck.choice(list(table.choice.options)))
    yield table


# --- RC-001 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-001")
def test_rc_001_what_is_in_the_box() -> None:
    # given
    game = next(game for game in miskatonic.games() if game.id == GAME)

    # then
    printed = {
        "investigators": 7,
        "places": 24,
        "old_ones": 12,
        "relics": 12,
        "summoning_cards": 24,
        "clues": 44,
        "evil_stirs": 4,
    }
    assert printed.keys() == game.content.keys()
    assert {kind: min(count, game.content[kind]) for kind, count in printed.items()} == printed, "and our own besides"
    assert game.seats == (2, 3, 4)


@pytest.mark.rule("RC-001")
def test_rc_001_eleven_clues_of_each_town_every_relic_four_evil_stirs() -> None:
    # given the whole box is used
    table = miskatonic.new_table(GAME, seed=7, seats=4, options={"investigators": "deal", "difficulty": "introductory"})
    state: Any = table.state

    # when every card is counted, wherever it is
    clues = Counter(card for card in state.deck if card < 4)
    for held in state.clues:
        clues.update(dict(enumerate(held)))
    relics = [relic_of(card) for card in state.deck if is_relic(card)]
    relics += [relic for pile in (state.relic_deck, *state.relics) for relic in pile]

    # then
    assert clues == {0: 11, 1: 11, 2: 11, 3: 11}
    assert sorted(relics) == list(range(len(RELICS)))
    assert state.deck.count(EVIL_STIRS) == 4


@pytest.mark.rule("RC-001")
def test_rc_001_figures_seals_and_the_old_ones_track() -> None:
    # given
    table = miskatonic.new_table(GAME, seed=7, seats=2, options={"investigators": "deal"})
    seen = board_of(table)

    # then
    assert sum(place["cultists"] for place in seen["places"]) + seen["pool"]["cultists"] == 26
    assert sum(place["shoggoths"] for place in seen["places"]) + seen["pool"]["shoggoths"] == 3
    assert len(seen["towns"]) == 4
    assert Counter(place["town"] for place in seen["places"]) == {town["name"]: 6 for town in seen["towns"]}
    assert sum(place["gate"] is not None for place in seen["places"]) == 4
    assert len(seen["old_ones"]) == 7
    assert len(seen["summoning_discard"]) + seen["summoning_deck"] == 24


@pytest.mark.rule("RC-001")
def test_rc_001_all_investigators_can_be_chosen() -> None:
    # given
    table = miskatonic.new_table(GAME, seed=1, seats=2, options={"investigators": "choose"})

    # then
    assert table.choice is not None
    assert {option.text.removeprefix("investigator:") for option in table.choice.options} >= {
        "detective",
        "doctor",
        "driver",
        "hunter",
        "magician",
        "occultist",
        "reporter",
    }


@pytest.mark.rule("RC-001")
def test_rc_001_nobody_holds_more_than_four_sanity_tokens() -> None:
    # given one lacks a token, the other three none
    game = Play("doctor", "hunter", "driver", "detective").sanity(3, 4, 4, 4).relics(0, "song_of_kadath").begin()

    # when everybody gets one back
    game.do("play:song_of_kadath", "song_all")

    # then
    assert [game.sanity_of(seat) for seat in range(4)] == [4, 4, 4, 4]
    assert game.lost is None


# --- RC-002 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-002")
def test_rc_002_a_relic_is_no_bus_ticket_and_does_not_seal() -> None:
    # given relics only at a bus stop
    game = Play("doctor", "hunter").at("diner", "park").relics(0, "silver_key", "mi_go_eye").begin()

    # then
    assert not game.offers("bus")

    # given four clues and two relics at a gate
    game = Play("doctor", "hunter").at("park", "diner").clues(0, arkham=4).relics(0, "silver_key", "mi_go_eye").begin()

    # then
    assert not game.offers("seal")


@pytest.mark.rule("RC-002")
def test_rc_002_a_clue_is_no_relic() -> None:
    # given two together in Arkham, clues of another town in both hands, a relic in one
    game = Play("doctor", "hunter").at("diner", "diner").clues(0, dunwich=1).clues(1, kingsport=1)
    game.relics(0, "silver_key").begin()

    # then the relic may change hands and be played, the clues may not
    assert game.offers("give:silver_key")
    assert not game.offers("give:dunwich")
    assert not game.offers("take:kingsport")
    assert [text for text in game.options if text.startswith("play:")] == ["play:silver_key"]


@pytest.mark.rule("RC-002")
def test_rc_002_both_kinds_count_for_the_hand_limit() -> None:
    # given five clues and two relics
    game = Play("doctor", "hunter").clues(0, arkham=5).relics(0, "silver_key", "mi_go_eye")
    game.deck_top("kingsport", "book_of_shadow").begin()

    # when one clue and one relic are drawn
    game.do("end_actions")

    # then two of the nine are too many
    assert game.asked == (0, "hand_limit")
    game.do("discard:silver_key", "discard:arkham")
    assert len(game.hand(0)) == 7
    assert game.asked != (0, "hand_limit")


# --- RC-003 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-003")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rc_003_nothing_is_lost_or_doubled_whatever_is_played(seats: int) -> None:
    for seed in range(25):
        for table in random_game(seed, seats):
            # given any moment of any game
            seen = board_of(table)
            state: Any = table.state

            # then figures
            pool = seen["pool"]
            assert sum(place["cultists"] for place in seen["places"]) + pool["cultists"] + pool["removed"] == 26
            assert pool["cultists"] >= 0
            assert sum(place["shoggoths"] for place in seen["places"]) + pool["shoggoths"] == 3
            assert all(0 <= place["cultists"] <= 3 for place in seen["places"])

            # then cards: while one is being resolved it is in neither pile
            lying = seen["summoning_deck"] + len(seen["summoning_discard"])
            assert lying <= 24
            assert lying == 24 or state.resolving
            if not state.deck and not state.discard:
                continue  # nothing has been dealt yet
            relics = [relic_of(card) for pile in (state.deck, state.discard) for card in pile if is_relic(card)]
            relics += [relic for pile in (state.relic_deck, state.box, *state.relics) for relic in pile]
            assert len(relics) == len(set(relics))
            assert len(relics) == len(RELICS) or state.resolving


# --- RC-004 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-004")
def test_rc_004_everybody_wins_together() -> None:
    # given three gates are sealed
    game = Play("doctor", "hunter").at("park", "diner").sealed("dunwich", "innsmouth", "kingsport")
    game.clues(0, arkham=5).begin()

    # when one of them seals the fourth
    game.do("seal:arkham:5")

    # then everybody has won
    assert [ended(game.table.view(seat))["won"] for seat in (0, 1)] == [True, True]


@pytest.mark.rule("RC-004")
def test_rc_004_everybody_loses_together() -> None:
    # given an empty deck
    game = Play("doctor", "hunter").deck_size(0).begin()

    # when
    game.do("end_actions")

    # then
    assert [ended(game.table.view(seat))["won"] for seat in (0, 1)] == [False, False]


@pytest.mark.rule("RC-004")
def test_rc_004_the_turn_belongs_to_the_active_player() -> None:
    # given
    game = Play("doctor", "hunter").begin(active=1)

    # when somebody else wants to act
    with pytest.raises(NotYourSeat):
        game.do("walk:university", seat=0)

    # then nothing happened, and the active player can
    assert game.place_of(1) == "train_station"
    game.do("walk:university", seat=1)
    assert game.place_of(1) == "university"


@pytest.mark.rule("RC-004")
def test_rc_004_unless_a_rule_names_somebody_else() -> None:
    # given the partner's agreement is needed
    game = Play("doctor", "hunter", consent=True).at("cafe", "cafe").clues(1, dunwich=1).begin()
    game.do("take:dunwich:1", seat=0)

    # when the active player answers for the partner
    with pytest.raises(NotYourSeat):
        game.do("agree", seat=0)

    # then only the partner can
    assert game.hand(0) == []
    game.do("agree", seat=1)
    assert game.hand(0) == ["dunwich"]


# --- RC-005 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-005")
def test_rc_005_hands_discards_and_awoken_old_ones_are_open_to_all() -> None:
    # given
    game = Play("doctor", "hunter").clues(0, arkham=1).relics(1, "silver_key").discarded("kingsport", "mi_go_eye")
    game.summoning_discarded("woods").awake("yig").begin()

    # then everybody sees them, a spectator too
    for seat in (0, 1, None):
        seen = board_of(game.table, seat)
        assert [one["hand"] for one in seen["seats"]] == [["clue-arkham"], ["relic-silver_key"]]
        assert seen["discard"] == ["clue-kingsport", "relic-mi_go_eye"]
        assert seen["summoning_discard"] == ["place-woods"]
        assert [one and one["name"] for one in seen["old_ones"]] == ["old_one-yig"] + [None] * 6


@pytest.mark.rule("RC-005")
def test_rc_005_no_order_of_a_deck_and_no_face_down_old_one_can_be_seen() -> None:
    # given
    table = miskatonic.new_table(GAME, seed=3, seats=3, options={"investigators": "deal"})
    state: Any = table.state
    before = [table.view(seat) for seat in (0, 1, 2, None)]

    # when everything hidden lies otherwise
    for pile in ("deck", "relic_deck", "summoning"):
        cards = getattr(state, pile)
        setattr(state, pile, type(cards)(reversed(cards)))
    boxed = [card for card in range(len(OLD_ONES)) if card not in state.old_ones][:5]
    state.old_ones = type(state.old_ones)([*boxed, state.old_ones[0], state.old_ones[6]])

    # then nobody can tell
    assert [table.view(seat) for seat in (0, 1, 2, None)] == before


@pytest.mark.rule("RC-005")
def test_rc_005_hidden_cards_are_nowhere_in_what_a_seat_is_shown() -> None:
    # given
    table = miskatonic.new_table(GAME, seed=5, seats=2, options={"investigators": "driver+hunter"})
    state: Any = table.state
    shown = repr([table.view(seat) for seat in (0, 1, None)]) + repr(table.events)

    # then no Old One is named, nor a relic that lies in a deck
    assert "old_one-" not in shown
    assert len(state.relic_deck) == len(RELICS) - 4
    assert not [relic for relic in state.relic_deck if RELICS.names[relic] in shown]


# --- RC-006 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-006")
def test_rc_006_the_same_seed_and_answers_give_the_same_game() -> None:
    for seed in (1, 2, 3):
        # given a game played to its end
        *_, first = random_game(seed, 3)

        # when the same answers are given at a table with the same seed
        again = miskatonic.new_table(GAME, seed=seed, seats=3)
        luck = random.Random(seed)
        while again.choice is not None:
            again.answer(luck.choice(list(again.choice.options)))

        # then everything is the same, down to the last roll
        assert again.digest() == first.digest()
        assert again.events == first.events
        assert again.outcome == first.outcome


@pytest.mark.rule("RC-006")
def test_rc_006_other_seeds_give_other_games() -> None:
    # given
    tables = [miskatonic.new_table(GAME, seed=seed, seats=2, options={"investigators": "deal"}) for seed in range(30)]

    # then
    assert len({table.digest() for table in tables}) == 30


@pytest.mark.rule("RC-006")
def test_rc_006_no_other_source_of_chance_plays_in() -> None:
    # given Python's own generator stands somewhere else
    digests = []
    for other in (1, 2):
        random.seed(other)
        *_, table = random_game(11, 4)
        digests.append(table.digest())

    # then
    assert digests[0] == digests[1]


@pytest.mark.rule("RC-006")
def test_rc_006_a_saved_game_goes_on_with_the_same_luck() -> None:
    # given a game under way
    game = random_game(4, 2)
    table = next(table for table in game if len(table.made) == 20)
    twin = miskatonic.load_table(table.save())

    # when both are played on with the same answers
    for other in (table, twin):
        luck = random.Random(99)
        while other.choice is not None:
            other.answer(luck.choice(list(other.choice.options)))

    # then
    assert twin.digest() == table.digest()


@pytest.mark.rule("RC-006")
def test_rc_006_an_answer_that_is_refused_does_not_touch_the_luck() -> None:
    # given
    game = Play("doctor", "hunter").begin()
    before = game.table.digest()

    # when
    with pytest.raises(IllegalAnswer):
        game.do("walk:graveyard")

    # then
    assert game.table.digest() == before

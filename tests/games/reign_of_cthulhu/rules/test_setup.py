"""Chapter 2: setup (RC-010 … RC-021)."""

from collections import Counter
from typing import Any

import pytest

import miskatonic
from miskatonic import Table, UnknownOption
from miskatonic.games.reign_of_cthulhu.rows.old_ones import OLD_ONES
from miskatonic.games.reign_of_cthulhu.rows.places import PLACES
from miskatonic.games.reign_of_cthulhu.rows.player_cards import EVIL_STIRS, is_relic
from miskatonic.games.reign_of_cthulhu.rows.relics import RELICS
from tests.games.reign_of_cthulhu.play import board_of

SEEDS = range(40)


def new(seed: int, seats: int = 2, **options: str) -> Table:
    """A table that has been set up; the investigators are dealt unless somebody says otherwise."""
    return miskatonic.new_table(
        "reign_of_cthulhu", seed=seed, seats=seats, options={"investigators": "deal", **options}
    )


def position(table: Table) -> Any:
    """Everything that lies on the table, hidden cards included."""
    return table.state


def offered(table: Table) -> list[str]:
    """The investigators that can be chosen now."""
    assert table.choice is not None
    return [option.text.removeprefix("investigator:") for option in table.choice.options]


# --- board, Old Ones, first cultists ----------------------------------------------------------------------------------


@pytest.mark.rule("RC-010")
def test_rc_010_cthulhu_lies_face_down_at_the_end_of_the_track() -> None:
    for seed in SEEDS:
        table = new(seed)
        assert [OLD_ONES[card].id for card in position(table).old_ones].index("cthulhu") == 6
        assert board_of(table)["old_ones"] == [None] * 7


@pytest.mark.rule("RC-010")
def test_rc_010_no_gate_is_sealed_and_nothing_is_removed() -> None:
    seen = board_of(new(1))
    assert [town["gate"] for town in seen["towns"]] == ["open"] * 4
    assert seen["pool"]["removed"] == 0
    assert seen["summoning_rate"] == 2


@pytest.mark.rule("RC-011")
def test_rc_011_six_random_old_ones_lie_left_of_cthulhu() -> None:
    seen = Counter[str]()
    for seed in range(200):
        # given
        track = [OLD_ONES[card].id for card in position(new(seed)).old_ones]

        # then six different ones, five of the eleven stay in the box
        assert len(set(track[:6])) == 6
        assert "cthulhu" not in track[:6]
        assert len([name for name in OLD_ONES.ids if name not in track]) == 5
        seen.update(track[:6])

    # then any of the eleven may come, none is favoured
    assert len(seen) == 11
    assert all(70 < count < 150 for count in seen.values())


@pytest.mark.rule("RC-012")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rc_012_seven_summoning_cards_bring_cultists_and_a_shoggoth(seats: int) -> None:
    for seed in SEEDS:
        # given
        table = new(seed, seats)
        seen = board_of(table)
        places = {place["name"]: place for place in seen["places"]}

        # then the cards lie in the order in which they were turned: 3, 3, 2, 2, 1, 1 cultists, a Shoggoth
        turned = seen["summoning_discard"]
        assert len(set(turned)) == 7
        assert [places[name]["cultists"] for name in turned] == [3, 3, 2, 2, 1, 1, 0]
        assert [places[name]["shoggoths"] for name in turned] == [0, 0, 0, 0, 0, 0, 1]


@pytest.mark.rule("RC-012")
def test_rc_012_what_is_left_in_the_pools_and_piles() -> None:
    for seed in SEEDS:
        seen = board_of(new(seed))
        assert sum(place["cultists"] for place in seen["places"]) == 12
        assert sum(place["shoggoths"] for place in seen["places"]) == 1
        assert (seen["pool"]["cultists"], seen["pool"]["shoggoths"]) == (14, 2)
        assert (seen["summoning_deck"], len(seen["summoning_discard"])) == (17, 7)


@pytest.mark.rule("RC-012")
def test_rc_012_any_location_may_be_hit() -> None:
    hit = {name for seed in range(60) for name in board_of(new(seed))["summoning_discard"]}
    assert hit == {f"place-{place.id}" for place in PLACES}


@pytest.mark.rule("RC-012")
def test_rc_012_shoggoth_symbols_mean_nothing_and_no_ritual_takes_place() -> None:
    symbols = 0
    for seed in SEEDS:
        # given
        table = new(seed)
        seen = board_of(table)
        shoggoth = next(place for place in seen["places"] if place["shoggoths"])

        # then the Shoggoth still stands where its own card put it, and no Old One is awake
        assert shoggoth["name"] == seen["summoning_discard"][-1]
        assert not any(seen["old_ones"])
        symbols += shoggoth["symbol"]
    assert symbols


# --- first player and investigators -----------------------------------------------------------------------------------


@pytest.mark.rule("RC-013")
@pytest.mark.parametrize("first", ["1", "2", "3"])
def test_rc_013_the_host_says_who_begins(first: str) -> None:
    table = new(1, 3, first=first)
    assert board_of(table)["active"] == int(first) - 1
    assert table.choice is not None
    assert table.choice.seat == int(first) - 1


@pytest.mark.rule("RC-013")
def test_rc_013_or_chance_does() -> None:
    assert {board_of(new(seed, 4))["active"] for seed in SEEDS} == {0, 1, 2, 3}


@pytest.mark.rule("RC-013")
@pytest.mark.parametrize("first", ["0", "3", "x", ""])
def test_rc_013_only_somebody_at_the_table_can_begin(first: str) -> None:
    with pytest.raises(UnknownOption):
        new(1, 2, first=first)


@pytest.mark.rule("RC-014")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rc_014_everybody_chooses_from_two_and_the_rejected_one_stays(seats: int) -> None:
    for seed in SEEDS:
        # given
        table = new(seed, seats, investigators="draft", first="2")
        shown: list[str] = []
        chosen: dict[int, str] = {}
        rejected = None
        for turn in range(seats):
            # when the players choose in seat order, beginning with the first player
            assert table.choice is not None
            seat = table.choice.seat
            assert seat == (1 + turn) % seats
            pair = offered(table)

            # then two are on offer, one of them the one nobody wanted
            assert len(set(pair)) == 2
            assert rejected is None or rejected in pair
            assert board_of(table)["offer"] == [f"investigator-{name}" for name in pair]
            shown += [name for name in pair if name not in shown]
            chosen[seat] = pair[seed % 2]
            rejected = pair[1 - seed % 2]
            table.answer(f"investigator:{chosen[seat]}", seat=seat)

        # then n players have seen n + 1 cards, and everybody plays whom they chose
        assert len(shown) == seats + 1
        assert [one["investigator"] for one in board_of(table)["seats"]] == [
            f"investigator-{chosen[seat]}" for seat in range(seats)
        ]


@pytest.mark.rule("RC-014")
def test_rc_014_the_investigators_are_shuffled() -> None:
    assert len({tuple(offered(new(seed, investigators="draft"))) for seed in SEEDS}) > 15


@pytest.mark.rule("RC-014")
def test_rc_014_nobody_sees_who_comes_next_in_the_draft() -> None:
    # given
    table = new(1, 4, investigators="draft")
    before = [table.view(seat) for seat in (0, 1, 2, 3, None)]

    # when the rest of the pile lies otherwise
    pile = position(table).offer
    position(table).offer = type(pile)([*pile[:2], *reversed(pile[2:])])

    # then nobody can tell
    assert [table.view(seat) for seat in (0, 1, 2, 3, None)] == before


@pytest.mark.rule("RC-015")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rc_015_all_start_sane_at_the_train_station(seats: int) -> None:
    for how in ("draft", "choose", "deal"):
        # given
        table = new(3, seats, investigators=how)
        while table.choice is not None and table.choice.prompt == "investigator":
            table.answer(table.choice.options[0])

        # then
        for one in board_of(table)["seats"]:
            assert (one["place"], one["sanity"], one["sane"]) == ("place-train_station", 4, True)
        assert len({one["investigator"] for one in board_of(table)["seats"]}) == seats


@pytest.mark.rule("RC-015")
def test_rc_015_a_shoggoth_at_the_train_station_means_no_roll_at_the_start() -> None:
    # given games that begin like that
    tables = [new(seed) for seed in range(200)]
    met = [table for table in tables if board_of(table)["summoning_discard"][-1] == "place-train_station"]

    # then nobody has rolled or lost anything
    assert met
    for table in met:
        assert not [event for event in table.events if event.kind in ("rolled", "sanity_lost")]
        assert [one["sanity"] for one in board_of(table)["seats"]] == [4, 4]


# --- cards ------------------------------------------------------------------------------------------------------------


def clue_counts(table: Table) -> list[int]:
    """How many clues of each town are in the game."""
    state = position(table)
    return [state.deck.count(town) + sum(held[town] for held in state.clues) for town in range(4)]


@pytest.mark.rule("RC-016")
@pytest.mark.parametrize(("difficulty", "each"), [("introductory", 11), ("standard", 10), ("expert", 9)])
def test_rc_016_clues_of_each_town_by_difficulty(difficulty: str, each: int) -> None:
    for seats in (2, 3, 4):
        assert clue_counts(new(seats, seats, difficulty=difficulty)) == [each] * 4


@pytest.mark.rule("RC-016")
def test_rc_016_clues_taken_out_are_not_in_the_discard_pile() -> None:
    for difficulty in ("standard", "expert"):
        assert board_of(new(1, difficulty=difficulty))["discard"] == []


@pytest.mark.rule("RC-017")
@pytest.mark.parametrize(("seats", "in_deck"), [(2, 4), (3, 5), (4, 6)])
def test_rc_017_relics_among_the_clues_by_players(seats: int, in_deck: int) -> None:
    names = "+".join(("driver", "hunter", "doctor", "reporter")[:seats])
    apart_seen = set()
    for seed in SEEDS:
        # given nobody is the Magician
        table = new(seed, seats, investigators=names)
        state = position(table)

        # then
        dealt = sum(len(held) for held in state.relics)
        assert dealt + len([card for card in state.deck if is_relic(card)]) == in_deck
        assert board_of(table)["relic_deck"] == len(state.relic_deck) == len(RELICS) - in_deck
        apart_seen.update(state.relic_deck)

    # then it is chance which
    assert len(apart_seen) == len(RELICS)


@pytest.mark.rule("RC-018")
@pytest.mark.parametrize(("seats", "cards"), [(2, 4), (3, 3), (4, 2)])
def test_rc_018_starting_hands_by_players(seats: int, cards: int) -> None:
    names = "+".join(("driver", "hunter", "doctor", "reporter")[:seats])
    hands = []
    for seed in SEEDS:
        table = new(seed, seats, investigators=names)
        hands += [one["hand"] for one in board_of(table)["seats"]]
    assert {len(hand) for hand in hands} == {cards}

    # then relics may be dealt, Evil Stirs can't
    dealt = {card for hand in hands for card in hand}
    assert any(card.startswith("relic-") for card in dealt)
    assert all(card.startswith(("relic-", "clue-")) for card in dealt)


@pytest.mark.rule("RC-019")
@pytest.mark.parametrize(("seats", "cards", "taken"), [(2, 5, 5), (3, 4, 6), (4, 3, 7)])
def test_rc_019_the_magician_takes_one_relic_more(seats: int, cards: int, taken: int) -> None:
    names = "+".join(("driver", "magician", "doctor", "reporter")[:seats])
    for seed in SEEDS:
        # given
        table = new(seed, seats, investigators=names)
        hands = [one["hand"] for one in board_of(table)["seats"]]

        # then
        assert [len(hand) for hand in hands] == [cards if seat == 1 else cards - 1 for seat in range(seats)]
        assert any(card.startswith("relic-") for card in hands[1])
        assert board_of(table)["relic_deck"] == len(RELICS) - taken


@pytest.mark.rule("RC-020")
@pytest.mark.parametrize(
    ("seats", "difficulty", "after_deal", "piles", "deck", "draw_steps"),
    [
        (2, "introductory", 40, [10, 10, 10, 10], 44, 22),
        (2, "standard", 36, [9, 9, 9, 9], 40, 20),
        (2, "expert", 32, [8, 8, 8, 8], 36, 18),
        (3, "introductory", 40, [10, 10, 10, 10], 44, 22),
        (3, "standard", 36, [9, 9, 9, 9], 40, 20),
        (3, "expert", 32, [8, 8, 8, 8], 36, 18),
        (4, "introductory", 42, [11, 11, 10, 10], 46, 23),
        (4, "standard", 38, [10, 10, 9, 9], 42, 21),
        (4, "expert", 34, [9, 9, 8, 8], 38, 19),
    ],
)
def test_rc_020_four_piles_with_an_evil_stirs_in_each(
    seats: int, difficulty: str, after_deal: int, piles: list[int], deck: int, draw_steps: int
) -> None:
    depths = set()
    for seed in SEEDS:
        # given
        table = new(seed, seats, difficulty=difficulty)
        from_top = list(position(table).deck)[::-1]

        # then the deck's size, even in every case
        assert board_of(table)["deck"] == len(from_top) == deck == 2 * draw_steps
        assert len([card for card in from_top if card != EVIL_STIRS]) == after_deal

        # then one Evil Stirs in each pile, the larger piles on top
        assert board_of(table)["piles"] == [size + 1 for size in piles]
        for size in piles:
            pile, from_top = from_top[: size + 1], from_top[size + 1 :]
            assert pile.count(EVIL_STIRS) == 1
            depths.add(pile.index(EVIL_STIRS))
        assert from_top == []

    # then anywhere in it
    assert depths == set(range(max(piles) + 1))


@pytest.mark.rule("RC-020")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rc_020_clues_and_relics_are_well_mixed(seats: int) -> None:
    # given many decks: the top card may be of any kind, a relic may be at the bottom
    tops = {position(new(seed, seats)).deck[-1] for seed in range(150)}
    bottoms = {position(new(seed, seats)).deck[0] for seed in range(150)}

    # then
    for cards in (tops, bottoms):
        assert {0, 1, 2, 3, EVIL_STIRS} <= cards
        assert any(is_relic(card) for card in cards)


@pytest.mark.rule("RC-021")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rc_021_the_first_player_begins_and_turns_pass_in_seat_order(seats: int) -> None:
    # given
    table = new(3, seats, first="2")
    order: list[int] = []

    # when everybody does nothing for a round
    for _ in range(200):
        if table.choice is None or len(order) > seats:
            break
        if table.choice.prompt == "action" and order[-1:] != [table.choice.seat]:
            order.append(table.choice.seat)
        table.answer(table.choice.passing or table.choice.options[0])

    # then, though idleness may have lost the game by the end of the round
    assert len(order) >= seats
    assert order == [(1 + turn) % seats for turn in range(len(order))]

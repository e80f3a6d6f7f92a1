"""Chance as an integer: reproducible, in range, fair, and never shared."""

from collections import Counter
from dataclasses import dataclass

from hypothesis import given
from hypothesis import strategies as st

from miskatonic.kernel import below, seeded, shuffle
from miskatonic.kernel.rng import next_seed


@dataclass
class Source:
    """Something with its own fate."""

    rng: int


@given(st.integers(0, 2**40), st.integers(1, 1000))
def test_below_stays_below(seed: int, n: int) -> None:
    assert 0 <= below(Source(seeded(seed)), n) < n


@given(st.integers(0, 2**40), st.lists(st.integers(), max_size=60))
def test_shuffle_keeps_every_item(seed: int, items: list[int]) -> None:
    shuffled = list(items)
    shuffle(Source(seeded(seed)), shuffled)
    assert sorted(shuffled) == sorted(items)


@given(st.integers(0, 2**40))
def test_the_same_seed_is_the_same_fate(seed: int) -> None:
    one, other = Source(seeded(seed)), Source(seeded(seed))
    assert [below(one, 6) for _ in range(20)] == [below(other, 6) for _ in range(20)]
    assert one.rng == other.rng


def test_neighbouring_seeds_share_nothing() -> None:
    rolls = [tuple(below(source, 6) for _ in range(8)) for source in map(Source, map(seeded, range(500)))]
    assert len(set(rolls)) == 500


def test_a_die_is_fair() -> None:
    source = Source(seeded(1))
    faces = Counter(below(source, 6) for _ in range(60_000))
    assert all(abs(count - 10_000) < 400 for count in faces.values())


def test_every_order_of_four_cards_is_as_likely() -> None:
    source = Source(seeded(2))
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        cards = [0, 1, 2, 3]
        shuffle(source, cards)
        orders[tuple(cards)] += 1
    assert len(orders) == 24
    assert all(abs(count - 1000) < 150 for count in orders.values())


def test_every_place_of_a_long_pile_is_as_likely() -> None:
    source = Source(seeded(3))
    places: Counter[int] = Counter()
    for _ in range(44_000):
        cards = list(range(44))
        shuffle(source, cards)
        places[cards.index(0)] += 1
    assert all(abs(count - 1000) < 160 for count in places.values())


def test_the_generator_is_the_same_on_every_machine() -> None:
    source = Source(seeded(7))
    assert [below(source, 100) for _ in range(8)] == [34, 10, 26, 78, 27, 69, 10, 80]
    cards = list(range(10))
    shuffle(source, cards)
    assert cards == [9, 1, 7, 2, 5, 8, 4, 0, 3, 6]


# --- sealed: seeds that are no words ---

sealed_seeds = st.integers(2**64, 2**128 - 1)


@given(sealed_seeds, st.integers(1, 6**8))
def test_a_sealed_draw_stays_below(seed: int, n: int) -> None:
    assert 0 <= below(Source(seeded(seed)), n) < n


@given(sealed_seeds)
def test_a_sealed_fate_is_the_same_for_the_same_seed_and_in_a_copy(seed: int) -> None:
    one, other = Source(seeded(seed)), Source(seeded(seed))
    assert [below(one, 6) for _ in range(20)] == [below(other, 6) for _ in range(20)]
    copy, cards, same = Source(one.rng), list(range(30)), list(range(30))
    shuffle(one, cards)
    shuffle(copy, same)
    assert cards == same
    assert sorted(cards) == list(range(30))


def test_a_sealed_fate_is_fair() -> None:
    source = Source(seeded(2**100))
    faces = Counter(below(source, 6) for _ in range(60_000))
    assert all(abs(count - 10_000) < 500 for count in faces.values())
    firsts: Counter[int] = Counter()
    for _ in range(6_000):
        cards = list(range(6))
        shuffle(source, cards)
        firsts[cards[0]] += 1
    assert all(abs(count - 1_000) < 160 for count in firsts.values())


def test_neither_the_state_nor_a_turn_of_fate_shows_a_sealed_seed_or_leaves_the_seal() -> None:
    seed = 0x5EED_5EED_5EED_5EED_5EED_5EED_5EED_5EED
    source = Source(seeded(seed))
    below(source, 6)
    later = next_seed(source.rng, 3)
    for number in (source.rng, later, seeded(later)):
        assert number >= 2**128
        assert f"{seed:x}" not in f"{number:x}"
    assert source.rng not in (seeded(seed), seeded(later))


def test_all_bits_of_a_sealed_seed_matter() -> None:
    seeds = [2**127, *(2**127 ^ 1 << bit for bit in range(127))]
    futures = [tuple(below(source, 6) for _ in range(30)) for source in map(Source, map(seeded, seeds))]
    assert len(set(futures)) == 128


def test_a_word_is_drawn_from_as_ever() -> None:
    """Records hold seeds up to the largest word; their games must not change."""
    source = Source(seeded(2**64 - 1))
    assert source.rng < 2**64
    assert [below(source, 100) for _ in range(6)] == [0, 8, 13, 74, 35, 10]
    assert next_seed(seeded(7), 3) == seeded(seeded(7), 3) >> 11

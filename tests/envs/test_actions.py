"""Every option has a number of its own, and the same one everywhere."""

import random

import pytest

from miskatonic.envs.actions import ACTIONS, FEWEST_ACTIONS, WAIT, home, numbered
from miskatonic.kernel import Option, UnknownOption


def options(*texts: str) -> list[Option]:
    return [Option(text) for text in texts]


def colliding(size: int) -> tuple[str, str]:
    """Two texts that want the same number."""
    seen: dict[int, str] = {}
    for number in range(10 * size):
        text = f"walk:{number}"
        at = home(text, size)
        if at in seen:
            return seen[at], text
        seen[at] = text
    raise AssertionError("no two texts want the same number")


def test_numbers_mean_the_same_in_every_version() -> None:
    """These stand in what people have trained: they never change."""
    assert [home(text, ACTIONS) for text in ("walk:park", "continue", "commit:deduction.1")] == [266, 2848, 144]


def test_waiting_is_nobodys_home() -> None:
    assert all(home(f"go:{number}", FEWEST_ACTIONS) != WAIT for number in range(5000))


def test_an_option_has_its_number_whatever_else_can_be_done() -> None:
    alone = numbered(options("walk:park"), ACTIONS)
    among = numbered(options("walk:cafe", "walk:park", "continue"), ACTIONS)
    assert {number: option.text for number, option in among.items()}[next(iter(alone))] == "walk:park"


def test_two_options_never_share_a_number() -> None:
    first, second = colliding(FEWEST_ACTIONS)
    found = numbered(options("continue", first, second), FEWEST_ACTIONS)
    assert {option.text for option in found.values()} == {"continue", first, second}
    assert list(found) == sorted(found)
    assert home(first, FEWEST_ACTIONS) in found


def test_the_order_in_which_options_are_offered_does_not_matter() -> None:
    texts = [f"walk:{number}" for number in range(FEWEST_ACTIONS - 2)]
    found = numbered(options(*texts), FEWEST_ACTIONS)
    assert len(found) == len(texts)
    random.Random(1).shuffle(texts)
    again = numbered(options(*texts), FEWEST_ACTIONS)
    assert {number: option.text for number, option in again.items()} == {
        number: option.text for number, option in found.items()
    }


def test_more_options_than_numbers_are_refused() -> None:
    with pytest.raises(UnknownOption, match="do not fit"):
        numbered(options(*(f"walk:{number}" for number in range(FEWEST_ACTIONS))), FEWEST_ACTIONS)

"""Table options: values that are joined, and values that need something else to be chosen."""

from collections.abc import Sequence

import pytest

from miskatonic.kernel import Setting, find_game
from miskatonic.kernel.game import Line
from miskatonic.terminal.wishes import Wishes

BOXES = ("first", "second", "third")


def with_first(value: str, seats: int) -> tuple[Line, ...] | None:
    """The first box is always needed."""
    return None if "first" in value.split("+") else (Line("no_first", "LC-1"),)


def boxes(values: Sequence[str] = BOXES) -> Setting:
    return Setting("boxes", tuple(values), "first", with_first, several=True)


def test_of_several_values_the_default_alone_each_other_and_all_can_be_gone_through() -> None:
    assert boxes().choices({}) == ["first", "first+second", "first+third", "first+second+third"]
    assert boxes(("first", "second")).choices({}) == ["first", "first+second"]
    assert boxes(("first",)).choices({}) == ["first"]


def test_joined_values_are_checked_even_where_one_of_them_stands_alone() -> None:
    assert boxes().problem("first+third", 1) is None
    assert boxes().problem("second", 1) == (Line("no_first", "LC-1"),)


@pytest.mark.parametrize(
    ("chosen", "found"),
    [
        ("first", ["meadow"]),
        ("first+second", ["meadow", "forest"]),
        ("first+second+third", ["meadow", "forest", "sea"]),
    ],
)
def test_a_value_is_offered_where_what_it_needs_is_chosen(chosen: str, found: list[str]) -> None:
    needs = {"forest": ("boxes", "second"), "sea": ("boxes", "third")}
    places = Setting("place", ("meadow", "forest", "sea"), "meadow", needs=needs)
    assert places.choices({"boxes": chosen}) == found
    assert places.choices({}) == ["meadow"]


def test_who_steps_through_the_settings_of_a_terminal_comes_to_every_box_and_back() -> None:
    """Given Arkham Horror, then the core set is followed by both boxes, in words, and a table begins with them."""
    wishes = Wishes(find_game("arkham_lcg"), "en")
    setting = next(one for one in wishes.settings() if one.id == "boxes")
    assert wishes.value(setting, wishes.options["boxes"]) == "Core Set"
    wishes.turn_option(setting, 1)
    assert wishes.options["boxes"] == "core+dunwich_legacy"
    assert wishes.value(setting, wishes.options["boxes"]) == "Core Set, The Dunwich Legacy"
    assert wishes.table(3).options["boxes"] == "core+dunwich_legacy"
    wishes.turn_option(setting, 1)
    assert wishes.options["boxes"] == "core"

"""For all tests."""

import gc

import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The long ones come first, so that in the end no process waits for another that has just begun one."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)


def pytest_collection_finish() -> None:
    """Ten thousand tests stay to the end: whenever memory is tidied up, they need not be looked through again."""
    gc.freeze()

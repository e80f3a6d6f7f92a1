"""The Gymnasium spaces of observations and actions."""

from typing import Any

import numpy as np
from gymnasium import spaces

from miskatonic.envs.observing import CLIP, KINDS, LONGEST_TEXT, Observer
from miskatonic.kernel import UnknownOption

LETTERS = "\n" + "".join(chr(code) for code in range(0x20, 0x3000) if chr(code).isprintable())
"""All characters that texts in any of the languages may contain."""


def of_actions(observer: Observer) -> spaces.Discrete:
    """The space of actions."""
    return spaces.Discrete(observer.terms.actions)


def of_observations(kind: str, observer: Observer) -> spaces.Space[Any]:
    """The space of a kind of observation."""
    if kind not in KINDS:
        raise UnknownOption(f"`observation` must be one of {', '.join(KINDS)}, not {kind!r}.")
    if kind == "text":
        return spaces.Text(LONGEST_TEXT, charset=LETTERS)
    vector = _box(observer.size)
    if kind == "vector":
        return vector
    parts: dict[str, spaces.Space[Any]] = {"observation": vector}
    if kind == "dict":
        parts = {name: _box(where.stop - where.start) for name, where in observer.layout.items()}
    return spaces.Dict({**parts, "action_mask": spaces.Box(0, 1, (observer.terms.actions,), np.int8)})


def _box(size: int) -> spaces.Box:
    return spaces.Box(-CLIP, CLIP, (size,), np.float32)

"""What is on no card of its own and can be looked up: symbols, and the faces of the die."""

from collections.abc import Mapping

GLOSSARY: Mapping[str, tuple[str, ...]] = {
    "sign-sanity": ("RC-142", "RC-150"),
    "sign-actions": ("RC-030", "RC-031"),
    "sign-gate": ("RC-044", "RC-056"),
    "sign-seal": ("RC-045", "RC-058"),
    "sign-ward": ("RC-215",),
    "sign-cultist": ("RC-050", "RC-103"),
    "sign-shoggoth": ("RC-040", "RC-051", "RC-111"),
    "sign-bus": ("RC-042", "RC-043"),
    "sign-clue": ("RC-056", "RC-042"),
    "sign-relic": ("RC-130", "RC-132"),
    "sign-summoning_rate": ("RC-100", "RC-102"),
    "sign-old_one": ("RC-120", "RC-121"),
    "sign-ongoing": ("RC-122",),
    "sign-symbol": ("RC-107", "RC-110"),
    "sign-hand": ("RC-090",),
    "face-blank": ("RC-141",),
    "face-delusion": ("RC-141", "RC-142"),
    "face-psychosis": ("RC-141", "RC-142"),
    "face-paranoia": ("RC-141", "RC-143"),
}
"""Each with the rules that say more."""

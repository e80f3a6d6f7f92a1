"""The words of the rulebook that boards, records and answers use."""

from typing import Literal, TypedDict

OtherKind = Literal["investigator", "asset", "event", "skill", "treachery", "location", "act", "agenda", "reference"]
Kind = OtherKind | Literal["enemy"]
Class = Literal["guardian", "seeker", "rogue", "mystic", "survivor", "neutral"]
Skill = Literal["willpower", "intellect", "combat", "agility"]
NoSkill = Literal[""]
Icon = Literal["willpower", "intellect", "combat", "agility", "wild"]
Slot = Literal["accessory", "body", "ally", "hand", "arcane"]
NoSlot = Literal[""]
Keyword = Literal["hunter", "massive", "peril", "retaliate"]
Uses = Literal["ammo", "charges", "secrets", "supplies"]
"""What the uses of an asset are called."""
Symbol = Literal[
    "", "circle", "diamond", "equals", "hourglass", "moon", "plus", "square", "squiggle", "t", "triangle"
]  # fmt: skip
"""How a location is marked, for those that lead there."""

Phase = Literal["mythos", "investigation", "enemy", "upkeep"]
Period = Literal["test", "turn", "phase", "round", "game"]
Difficulty = Literal["easy", "standard", "hard", "expert"]
Taboo = Literal["", "april_2019"]
"""The taboo list in use; empty: none."""

Out = Literal["", "resigned", "damage", "horror", "effect"]
"""How an investigator was eliminated; nothing: still there."""
Fate = Literal["", "killed", "insane"]
"""How somebody left the campaign for good; empty: still in it."""
End = Literal["", "won", "survived", "lost"]
"""How a scenario or a campaign has ended; nothing: not yet."""
Earns = Literal["victory", "bonus", "lead", "card", "floor"]
"""What experience is earned for; `floor` raises a sum below 0 to 0."""
Spends = Literal["bought", "upgraded"]


class OfClass(TypedDict("OfClass", {"class": Class})):
    """Whatever has a class: its key can't be written as a name."""

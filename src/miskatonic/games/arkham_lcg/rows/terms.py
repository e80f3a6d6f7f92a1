"""The words of the Rules Reference that are neither cards nor rules: skills, slots, zones, chaos tokens, phases."""

from typing import Final

from miskatonic.games.arkham_lcg.board.words import Difficulty, Skill

SKILLS: tuple[Skill, Skill, Skill, Skill] = ("willpower", "intellect", "combat", "agility")
WILLPOWER, INTELLECT, COMBAT, AGILITY = SKILLS
WILD: Final = "wild"
ICONS = {"W": WILLPOWER, "I": INTELLECT, "C": COMBAT, "A": AGILITY, "?": WILD}
"""How icons are written in rows."""

INVESTIGATOR, ASSET, EVENT, SKILL, TREACHERY, ENEMY = "investigator", "asset", "event", "skill", "treachery", "enemy"
LOCATION, ACT, AGENDA, REFERENCE = "location", "act", "agenda", "reference"
GUARDIAN, SEEKER, ROGUE, MYSTIC, SURVIVOR, NEUTRAL = (
    "guardian", "seeker", "rogue", "mystic", "survivor", "neutral",
)  # fmt: skip

SLOTS = {"accessory": 1, "body": 1, "ally": 1, "hand": 2, "arcane": 2}
"""AH-B-117: how many slots of each kind an investigator has."""

(DECK, HAND, DISCARD, LIMBO, ASIDE, VICTORY, REMOVED, AREA, THREAT, AT_PLACE, ATTACHED, MAP, STAGE) = range(13)
"""AH-B-018: where a card is. From AREA on it is in play: under somebody's control, in a threat area, at a location, on
another card, a location itself, the current act, agenda or reference card.
"""
IN_PLAY = AREA

NOBODY = NOWHERE = NO_CARD = -1
WITH_PREY = "with_prey"
"""AH-B-143: an enemy that spawns engaged with its prey."""

SYMBOLS = SKULL, CULTIST, TABLET, ELDER_THING, AUTO_FAIL, ELDER_SIGN = (
    "skull", "cultist", "tablet", "elder_thing", "auto_fail", "elder_sign",
)  # fmt: skip
"""AH-S-006: chaos tokens that aren't numbers."""
NUMBERS = tuple([str(number) for number in range(1, -9, -1)])
TOKENS = (*NUMBERS, *SYMBOLS)
IGNORED, SEALED = "ignored", "sealed"
"""What cards make of a token that is revealed, besides another one; in whose place one comes that is sealed."""
"""AH-S-006: the chaos tokens that there are; which of them are in the bag a campaign says."""
BAD_SYMBOLS = (SKULL, CULTIST, TABLET, ELDER_THING, AUTO_FAIL)

PHASES = MYTHOS, INVESTIGATION, ENEMY_PHASE, UPKEEP = "mythos", "investigation", "enemy", "upkeep"
"""AH-B-029."""
PERIODS = TEST, TURN, PHASE, ROUND, GAME = "test", "turn", "phase", "round", "game"
"""What a limit or an effect can last for."""

DIFFICULTIES: tuple[Difficulty, ...] = ("easy", "standard", "hard", "expert")
EASY, STANDARD, HARD, EXPERT = DIFFICULTIES
"""AH-B-220."""

CLOSED, OPEN = "closed", "open"
"""AH-B-016: whether hands are shown to the others."""

MOVE, FIGHT, EVADE, ENGAGE, INVESTIGATE, PARLEY, RESIGN, PLAY, DRAW, RESOURCE = (
    "move", "fight", "evade", "engage", "investigate", "parley", "resign", "play", "draw", "resource",
)  # fmt: skip
"""AH-B-047: the kinds of action."""
ADVANCE = "advance"
"""AH-B-176: the clues of the act are spent."""
UNPROVOKING = (FIGHT, EVADE, PARLEY, RESIGN)
"""AH-B-059, AH-B-062: actions that provoke no attacks of opportunity."""

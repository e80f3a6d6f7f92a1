"""The two kinds of dice and what their faces show (DMD-067, DMD-070)."""

from typing import Literal, NamedTuple

FaceId = Literal["success", "success_tentacle", "success_sign", "tentacle", "sign", "blank"]
Die = Literal["standard", "bonus"]


class Face(NamedTuple):
    """What one face shows; a face may show two results."""

    id: FaceId
    success: int = 0
    sign: int = 0
    tentacle: int = 0


SUCCESS = Face("success", success=1)
SUCCESS_TENTACLE = Face("success_tentacle", success=1, tentacle=1)
SUCCESS_SIGN = Face("success_sign", success=1, sign=1)
TENTACLE = Face("tentacle", tentacle=1)
SIGN = Face("sign", sign=1)
BLANK = Face("blank")

STANDARD, BONUS = range(2)
DICE: tuple[Die, Die] = ("standard", "bonus")
SIDES = 6
STANDARD_FACES = (SUCCESS, SUCCESS, SUCCESS_TENTACLE, TENTACLE, SIGN, BLANK)
BONUS_FACES = (SUCCESS, SUCCESS, SUCCESS_SIGN, SIGN, BLANK, BLANK)
"""DMD-070: no tentacle on these."""

FACES = STANDARD_FACES + BONUS_FACES
"""What a rolled die shows, by its number: standard dice are 0 to 5, bonus dice 6 to 11."""
LOOKS = tuple(
    FACES.index(face) if number < SIDES else SIDES + BONUS_FACES.index(face) for number, face in enumerate(FACES)
)
"""The first number with the same face: dice of one kind that show the same can't be told apart."""

ROLLED_BY_INVESTIGATORS = 3
"""DMD-061: the standard dice of a roll."""


def kind_of(rolled: int) -> int:
    """Whether a rolled die is a standard or a bonus die."""
    return STANDARD if rolled < SIDES else BONUS

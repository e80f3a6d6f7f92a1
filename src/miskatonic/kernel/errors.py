"""What can go wrong, in a few named classes whose messages tell a person what to do. None of them changes a table."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from miskatonic.kernel.game import Line


class Trouble(Exception):
    """Everything Miskatonic refuses on purpose. Catch this one to show the message to a person."""


class UnknownGame(Trouble):
    """No game has that id."""


class UnknownOption(Trouble):
    """A table option, or a value of it, that the game does not have."""


class RefusedOption(UnknownOption):
    """A value of a table option that the rules refuse; the lines, messages of a package, say why in any language."""

    def __init__(self, package: str, lines: "tuple[Line, ...]" = ()) -> None:
        super().__init__(package, lines)
        self.package = package
        self.lines = lines

    def said(self, language: str) -> str:
        """Why, in a language."""
        from miskatonic import text

        return " ".join(text.say(self.package, language, line.message, line.args) for line in self.lines)

    def __str__(self) -> str:
        return self.said("en") if self.lines else self.package  # a library raised it again with only its sentence


class IllegalAnswer(Trouble):
    """The answer is not among the options of the pending choice."""


class StaleAnswer(Trouble):
    """The answer was meant for an earlier choice; the table has moved on."""


class NotYourSeat(Trouble):
    """The option belongs to somebody else."""


class NothingToUndo(Trouble):
    """There is no earlier decision to go back to."""


class BadSave(Trouble):
    """The text is not a save, is damaged, or does not match the rules it names."""


class OtherCards(BadSave):
    """A save whose numbers do not refer to the cards that the game has now."""

    def __init__(self, more: str = "") -> None:
        super().__init__(
            f"The save can't be continued: the cards of the game have changed since it was made. {more}".strip()
        )


class BadPosition(Trouble):
    """The text does not describe a position of the game."""


class EmptyChoice(Exception):
    """A rule asked a question that has no legal answer: a bug in the rule, raised where it was asked."""

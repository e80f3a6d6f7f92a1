"""Everything that may come in, as closed types, so that nothing else is understood; and refusals.

What goes out is declared in `sent` and `answers`; `docs/protocol.md` describes both directions.
"""

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from miskatonic.text import LANGUAGES

PROTOCOL = 4
"""Goes up with every change that would break an older page."""
WHOLE_STATES = 3
"""The protocol of older pages that are still served, but with whole states only."""
WORDS = "miskatonic.web"
"""The package with the words of the page and of refusals."""

Language = Annotated[str, Meta(pattern=rf"^(?:{'|'.join(LANGUAGES)})(?![\s\S])")]
"""One of the ids of `text.SPOKEN`, to the last character: `$` would let a newline through."""
Id = Annotated[str, Meta(min_length=1, max_length=64)]
Key = Annotated[str, Meta(min_length=1, max_length=64)]
"""Half a key is a wrong link, not a wrong message."""
Name = Annotated[str, Meta(max_length=24)]
Text = Annotated[str, Meta(min_length=1, max_length=300)]
Count = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Seat = Annotated[int, Meta(ge=0, le=7)]


# --- over the socket ------------------------------------------------------------------------------------------------


class Join(Struct, tag="join", tag_field="type", forbid_unknown_fields=True):
    """The first message: which table, with which keys, in which language, and from which log line on."""

    protocol: int
    table: Id
    keys: Annotated[list[Key], Meta(max_length=16)]
    """All the keys the page has for this table, at most 16; those of other tables do no harm."""
    person: Id
    """Tells people apart: several tabs or seats of one person send the same one. It is shown to nobody."""
    language: Language
    name: Name = ""
    """What others see: at most 24 letters."""
    from_: Count = msgspec.field(name="from", default=0)
    """The number of the first log line wanted: 0, or one more than the last one known."""


class Answer(Struct, tag="answer", tag_field="type", forbid_unknown_fields=True):
    """A decision."""

    number: Count
    """The number of the state it answers."""
    option: Text
    """The text of an option of that state."""


class Undo(Struct, tag="undo", tag_field="type", forbid_unknown_fields=True):
    """Take back the last `decision`, or everything since one of the game's marks, such as the last `turn`."""

    number: Count
    to: Id


class Consent(Struct, tag="consent", tag_field="type", forbid_unknown_fields=True):
    """Yes or no to somebody else's request to undo."""

    agree: bool


class Speak(Struct, tag="language", tag_field="type", forbid_unknown_fields=True):
    """Switch to this language."""

    language: Language


class HandOver(Struct, tag="bot", tag_field="type", forbid_unknown_fields=True):
    """A seat goes to a bot, or comes back (`null`)."""

    seat: Seat
    bot: Annotated[str, Meta(max_length=32)] | None


class Hint(Struct, tag="hint", tag_field="type", forbid_unknown_fields=True):
    """Ask what a sensible player would do here."""

    number: Count


class About(Struct, forbid_unknown_fields=True):
    """What a `why` asks about: exactly one of these."""

    choice: bool = False
    """The question itself."""
    option: Text | None = None
    """An option, by its text."""
    barred: Count | None = None
    """What can't be done, by its `n`."""
    event: Count | None = None
    """A line of the log, by its number."""
    name: Text | None = None
    """A name such as `place-park`."""
    rule: Id | None = None


class Why(Struct, tag="why", tag_field="type", forbid_unknown_fields=True):
    """Why is this so? The reply has the same id."""

    id: Id
    about: About


class Whole(Struct, tag="whole", tag_field="type", forbid_unknown_fields=True):
    """The whole state, for a page that could not apply a change."""


class Position(Struct, tag="position", tag_field="type", forbid_unknown_fields=True):
    """The whole position in words."""


class Goal(Struct, tag="goal", tag_field="type", forbid_unknown_fields=True):
    """The goal of the game, with the numbers of this table."""


Message = Join | Answer | Undo | Consent | Speak | HandOver | Hint | Why | Position | Goal | Whole
read_message = msgspec.json.Decoder(Message).decode


# --- over HTTP ------------------------------------------------------------------------------------------------------


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be set up."""

    game: Id
    seats: Annotated[int, Meta(ge=1, le=8)] | None = None
    """If null, as few as the game allows."""
    options: Annotated[dict[Id, str], Meta(max_length=16)] = {}
    """Each game decides how long the value of an option may be."""
    language: Language = "en"
    bots: Annotated[dict[Annotated[str, Meta(pattern="^[0-7]$")], Id], Meta(max_length=8)] = {}
    """The seats that bots play, and which bot."""
    seed: Annotated[int, Meta(ge=0, le=2**53 - 1)] | Annotated[str, Meta(pattern=r"^[0-9]{1,39}(?![\s\S])")] | None = (
        None
    )
    """If null, one is drawn. One that is too large for a number in JSON is a string of digits."""


class NewLink(Struct, forbid_unknown_fields=True):
    """A new link for a seat; -1 means the spectators."""

    seat: Annotated[int, Meta(ge=-1, le=7)]


class Import(Struct, forbid_unknown_fields=True):
    """A save, as text."""

    file: Annotated[str, Meta(min_length=2, max_length=2_000_000)]
    language: Language = "en"


class GoOn(Struct, forbid_unknown_fields=True):
    """A new table that continues from a position of this one."""

    at: Count
    language: Language = "en"
    creator: Key | None = None
    """The key of the list that the new table should join."""


class Follow(Struct, forbid_unknown_fields=True):
    """The table that follows this one, which is over: wishes for its options, and how many people join."""

    options: Annotated[dict[Id, Annotated[str, Meta(max_length=300)]], Meta(max_length=16)] = {}
    joining: Annotated[int, Meta(ge=0, le=7)] = 0
    seed: Annotated[int, Meta(ge=0, le=2**53 - 1)] | None = None
    language: Language = "en"


Raw = msgspec.Raw
"""What is already JSON."""
Plain = dict[str, Any]
"""Data ready for JSON."""


encode = msgspec.json.Encoder(enc_hook=str.__str__).encode
"""Anything that is sent or stored, as JSON; a `Name` becomes a plain string, anything that isn't data is an error."""


class Refused(Exception):
    """A request that is refused: a code for programs, a sentence for people, and the HTTP status."""

    def __init__(self, code: str, say: str, status: int = 400) -> None:
        super().__init__(say)
        self.code, self.say, self.status = code, say, status


NOT_KEPT = "This could not be written to disk, so it did not happen."


def closed() -> Refused:
    """The answer to anyone who wants to play a table that can only be read."""
    return Refused("closed", "This table is from an earlier version; it can be read, but not continued.", 409)


def out_of_service() -> Refused:
    """The answer to anyone who comes to a table that can't be read from the disk now, or can't be trusted any more."""
    return Refused("out_of_service", "This table can't be read from the disk right now. Come back in a moment.", 503)


def nothing_there() -> Refused:
    """The one answer for everything that does not exist or that the asker may not know about."""
    return Refused("unknown", "There is nothing here.", 404)

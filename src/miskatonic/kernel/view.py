"""The one gate through which a seat looks at the table: the game's own view plus the pending choice, as plain data."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from miskatonic.kernel.choice import Barred, Choice, Option

if TYPE_CHECKING:
    from miskatonic.kernel.table import Table


def view_of(table: "Table", seat: int | None, options: bool = True) -> dict[str, Any]:
    """Everything `seat` may know. The seed, the generator and the record never pass here.

    Without `options` the pending choice leaves out what can and can't be answered, for whoever says that themselves.
    """
    outcome = table.outcome
    return {
        "game": table.game.id,
        "seats": table.seats,
        "options": dict(table.options),
        "number": table.number,
        "decisions": len(table.made),
        "names": [table.game.seat_name(table.state, i) for i in range(table.seats)],
        "choice": None if table.choice is None else _choice(table, table.choice, seat, options),
        "outcome": outcome and {"won": outcome.won, "reason": outcome.reason, "rule": outcome.rule},
        "board": table.game.view(table.state, seat),
    }


def eyes_of(table: "Table", seat: int | None) -> int | None:
    """Through whose eyes a seat looks: None, a spectator's, where it knows nothing more than they do."""
    secrets = table.game.secrets
    if seat is None or secrets is None:
        return seat
    asked = table.choice is not None and table.choice.private and table.choice.seat == seat
    return seat if asked or seat in secrets(table.state) else None


def is_shown(choice: Choice, seat: int | None) -> bool:
    """Whether a seat may see what can be answered."""
    return not choice.private or seat == choice.seat


def _choice(table: "Table", choice: Choice, seat: int | None, options: bool) -> dict[str, Any]:
    shown = is_shown(choice, seat)
    default = choice.default if shown else None
    asked = {
        "seat": choice.seat,
        "prompt": choice.prompt,
        "rule": choice.rule,
        "args": as_data(table.game.named(table.state, choice.args)),
        "private": choice.private,
        "default": default and default.text,
    }
    if options:
        asked["options"] = [_option(option, choice.seat) for option in choice.options] if shown else []
        asked["barred"] = [_barred(thing) for thing in choice.barred] if shown else []
    return asked


def _option(option: Option, asked: int) -> dict[str, Any]:
    return {
        "text": option.text,
        "verb": option.verb,
        "cost": option.cost,
        "seat": asked if option.seat is None else option.seat,
        "passes": option.passes,
        "args": as_data(option.args),
    }


def _barred(thing: Barred) -> dict[str, Any]:
    return {"verb": thing.verb, "reason": thing.reason, "rules": list(thing.rules), "args": as_data(thing.args)}


def as_data(args: Mapping[str, Any]) -> dict[str, Any]:
    """Arguments ready for JSON."""
    return {name: list(value) if isinstance(value, tuple) else value for name, value in args.items()}

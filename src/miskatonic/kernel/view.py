"""The one gate through which a seat looks at the table: the game's own view plus the pending choice, as plain data."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from miskatonic.kernel.choice import Choice, Option

if TYPE_CHECKING:
    from miskatonic.kernel.table import Table


def view_of(table: "Table", seat: int | None) -> dict[str, Any]:
    """Everything `seat` may know. The seed, the generator and the record never pass here."""
    outcome = table.outcome
    return {
        "game": table.game.id,
        "seats": table.seats,
        "options": dict(table.options),
        "number": table.number,
        "decisions": len(table.made),
        "names": [table.game.seat_name(table.state, i) for i in range(table.seats)],
        "choice": None if table.choice is None else _choice(table, table.choice, seat),
        "outcome": outcome and {"won": outcome.won, "reason": outcome.reason, "rule": outcome.rule},
        "board": table.game.view(table.state, seat),
    }


def _choice(table: "Table", choice: Choice, seat: int | None) -> dict[str, Any]:
    shown = seat == choice.seat or not choice.private
    default = choice.default if shown else None
    return {
        "seat": choice.seat,
        "prompt": choice.prompt,
        "rule": choice.rule,
        "args": as_data(table.game.named(table.state, choice.args)),
        "private": choice.private,
        "options": [_option(option, choice.seat) for option in choice.options] if shown else [],
        "default": default and default.text,
        "barred": [
            {"verb": b.verb, "reason": b.reason, "rules": list(b.rules), "args": as_data(b.args)} for b in choice.barred
        ]
        if shown
        else [],
    }


def _option(option: Option, asked: int) -> dict[str, Any]:
    return {
        "text": option.text,
        "verb": option.verb,
        "cost": option.cost,
        "seat": asked if option.seat is None else option.seat,
        "passes": option.passes,
        "args": as_data(option.args),
    }


def as_data(args: Mapping[str, Any]) -> dict[str, Any]:
    """Arguments ready for JSON."""
    return {name: list(value) if isinstance(value, tuple) else value for name, value in args.items()}

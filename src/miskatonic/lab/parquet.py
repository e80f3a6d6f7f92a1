"""Results as Parquet (the extra `lab`): what other programs read fastest, made from JSON Lines when a run is over."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from miskatonic.kernel import Trouble
from miskatonic.lab.results import DECODER, FORMAT, BadResults, Head, JsonLines, Record

BATCH = 5000
"""How many records are in memory at once."""


class NoParquet(Trouble):
    """The library that reads and writes it is missing."""


def arrow() -> Any:
    """The library, with its module for Parquet; if it is missing, refuses and says what to do."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError as missing:
        raise NoParquet(
            "Parquet files need pyarrow, which is not installed: pip install 'miskatonic[lab]'. "
            "JSON Lines (.jsonl) need nothing."
        ) from missing
    return pyarrow


def schema(common: Head) -> Any:
    """The columns. Options are a struct with a field for each, measures a list of structs with two lists each."""
    pa = arrow()
    whole, number, text = pa.int64(), pa.int32(), pa.string()
    measures = pa.list_(
        pa.struct(
            {
                "id": text,
                "goal": number,
                "wins": pa.bool_(),
                "decisions": pa.list_(number),
                "values": pa.list_(number),
            }
        )
    )
    ended = {"seed": whole, "outcome": text, "reason": text, "rule": text, "decisions": number}
    columns = {
        **{"format": number, "kind": text, "program": text, "game": text, "version": text, "cards": text},
        "options": pa.struct(dict.fromkeys(common.options, text)),
        **{"seats": number, "bot": text, "checked": pa.bool_()},
        **ended,
        "error": text,
        "measures": measures,
    }
    if common.kind == "campaign":
        columns["tables"] = pa.list_(pa.struct({**ended, "measures": measures}))
    return pa.schema(columns)


def write(path: Path, common: Head, lines: JsonLines) -> None:
    """The records of JSON Lines that have been read, in the order of their seeds. The file is complete or not there."""
    pa = arrow()
    columns = schema(common)
    offsets = [lines.offsets[seed] for seed in sorted(lines.offsets)]
    unfinished = path.with_name(f"{path.name}.new")
    try:
        with open(lines.path, "rb") as file, pa.parquet.ParquetWriter(unfinished, columns) as writer:
            for start in range(0, len(offsets), BATCH):
                rows = []
                for offset in offsets[start : start + BATCH]:
                    file.seek(offset)
                    rows.append(msgspec.to_builtins(DECODER.decode(file.readline())))
                writer.write_table(pa.Table.from_pylist(rows, schema=columns))
        os.replace(unfinished, path)
    finally:
        unfinished.unlink(missing_ok=True)


def rows(path: Path) -> Iterator[Record]:
    """Every record of the file."""
    pa = arrow()
    with open(path, "rb"):
        pass  # any system error is reported in the system's own words
    try:
        with pa.parquet.ParquetFile(path) as file:
            for batch in file.iter_batches(BATCH):
                for row in batch.to_pylist():
                    yield msgspec.convert(row, Record)
    except (pa.ArrowException, OSError) as problem:
        raise BadResults(f"{path} is damaged or isn't a Parquet file.") from problem
    except msgspec.ValidationError as problem:
        other = row.get("format")
        if isinstance(other, int) and other != FORMAT:
            raise BadResults(
                f"{path} holds results of format {other}; this version of Miskatonic reads {FORMAT}."
            ) from problem
        raise BadResults(f"{path} holds no results of a simulation.") from problem

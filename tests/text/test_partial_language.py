"""A new language is its row and its files: tried in a copy of the package with a language that has hardly begun."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import miskatonic
from miskatonic.kernel import games

END_OF_LIST = ')\n"""Every language; this is the only list'
ROW = '    Language("eo", "Esperanto", plurals=("one", "other"), complete=False),\n'
WORDS = """
relic-silver_key = Arĝenta ŝlosilo
    .gen = de la Arĝenta ŝlosilo
    .acc = la Arĝentan ŝlosilon
    .ins = la Arĝenta ŝlosilo
    .gender = neuter
relic-xaos_mirror = Spegulo de Kaoso
    .gen = de la Spegulo de Kaoso
    .acc = la Spegulon de Kaoso
    .ins = la Spegulo de Kaoso
    .gender = neuter
    .text = Interŝanĝu spurojn.
option-play = Ludu { NAME($relic, case: "acc") }
option-lend = { investigator-magician }: donu { NAME($card, case: "acc") } al { NAME($whom) }
"""


class Copy:
    """The package with one language more."""

    def __init__(self, root: Path) -> None:
        self.root = root
        shutil.copytree(Path(miskatonic.__file__).parent, root / "miskatonic")
        rows = root / "miskatonic" / "text" / "__init__.py"
        source = rows.read_text(encoding="utf-8")
        assert END_OF_LIST in source
        rows.write_text(source.replace(END_OF_LIST, ROW + END_OF_LIST), encoding="utf-8")
        self.write(WORDS)

    def write(self, words: str) -> None:
        """The words of Reign of Cthulhu in the new language."""
        folder = self.root / "miskatonic" / "games" / "reign_of_cthulhu" / "text" / "eo"
        folder.mkdir(exist_ok=True)
        (folder / "begun.ftl").write_text(words, encoding="utf-8")

    def run(self, *args: str) -> str:
        """What Python prints that knows only the copy."""
        environment = {**os.environ, "PYTHONPATH": str(self.root), "PYTHONIOENCODING": "utf-8"}
        done = subprocess.run([sys.executable, *args], env=environment, capture_output=True, encoding="utf-8")
        assert done.returncode == 0, done.stderr
        return done.stdout

    def lint(self) -> list[str]:
        """What is wrong with the words of the game."""
        code = (
            "import json, miskatonic.text.lint as l; print(json.dumps(l.problems('miskatonic.games.reign_of_cthulhu')))"
        )
        found: list[str] = json.loads(self.run("-c", code))
        return found


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Copy:
    return Copy(tmp_path_factory.mktemp("package"))


SAID = """
from miskatonic import new_table, text
from miskatonic import web
from miskatonic.server import messages
from miskatonic.server.door import page
from miskatonic.server.seen import games_and_words
import msgspec, pathlib
def say(message, **args):
    print(text.say("miskatonic.games.reign_of_cthulhu", "eo", message, args))
say("relic-silver_key")
say("relic-silver_key.text")
say("relic-xaos_mirror.text")
say("option-play", relic="relic-silver_key")
say("option-play", relic="relic-warded_box")
say("option-lend", card="relic-silver_key", whom="seat-1")
table = new_table("reign_of_cthulhu", seed=1)
print(table.say(table.choice, "eo"))
print(msgspec.convert("eo", messages.Language))
print(b"" != games_and_words.words("miskatonic.games.reign_of_cthulhu", "eo"))
print("Esperanto" in page.Modules(pathlib.Path(web.__file__).parent / "static").page_for("/"))
"""


def test_what_is_written_is_said_and_english_stands_in_for_the_rest(copy: Copy) -> None:
    assert copy.run("-c", SAID).splitlines() == [
        "Arĝenta ŝlosilo",
        "The active player may move directly to any location on the board.",
        "Interŝanĝu spurojn.",
        "Ludu la Arĝentan ŝlosilon",
        "Ludu the Warded Box",
        "Magician: donu la Arĝentan ŝlosilon al Player 2",
        "Player 2: who will you be?",
        "eo",
        "True",
        "True",
    ]
    assert "RC-041" in copy.run("-m", "miskatonic", "rules", "reign_of_cthulhu", "--language", "eo")


def test_what_is_missing_is_reported(copy: Copy) -> None:
    rows = copy.run("-m", "miskatonic", "lab", "words").splitlines()
    assert len([row for row in rows if row.split()[1] == "eo"]) == len(games()) + 2, "the page and what all share too"
    (heading,) = (row for row in rows if row.split()[:2] == ["reign_of_cthulhu", "eo"])
    assert int(heading.split()[2]) == 5 < int(heading.split()[4])
    listed = copy.run("-m", "miskatonic", "lab", "words", "--missing").partition(heading)[2].splitlines()
    assert "  relic-silver_key.text" in listed
    assert "  relic-warded_box" in listed
    assert "  relic-silver_key" not in listed


def test_the_lint_is_silent_about_what_is_missing_but_not_about_what_is_wrong(copy: Copy) -> None:
    assert copy.lint() == []
    copy.write(WORDS.replace("    .ins = la Arĝenta ŝlosilo\n", "").replace('{ NAME($relic, case: "acc") }', "ion"))
    assert copy.lint() == [
        "eo: relic-silver_key lacks .ins, which others of relic- have",
        "eo: relic-silver_key.ins is missing",
        "eo: option-play does not use $relic, another language does",
    ]

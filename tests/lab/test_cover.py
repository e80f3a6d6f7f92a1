"""Every card of every game comes up in play."""

import subprocess
import sys
from pathlib import Path

import pytest

import miskatonic
from miskatonic import bots
from miskatonic.kernel import find_game
from miskatonic.lab import cover

ROOT = Path(__file__).resolve().parents[2]


def unknown(game: str) -> set[str]:
    """What does not come up in the few games that are known: what is new, and what the rules have changed. They are
    played in a process of their own, because there the game has no rows that came after the last release.
    """
    command = [sys.executable, "scripts/covering.py", "--missing", game]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, encoding="utf-8", check=False)
    assert not done.returncode, done.stderr
    return set(done.stdout.split("\n")) - {""}


@pytest.mark.long
@pytest.mark.timeout(3000)  # where the known games no longer bring it all, thousands are played
@pytest.mark.parametrize("game", [game.id for game in miskatonic.games()])
def test_everything_comes_up(game: str) -> None:
    """In a few games that are known to bring it all, or else in one of thousands."""
    left = unknown(game)
    for found in cover.cover(game, most=4000) if left else ():
        left &= {*found.missing()}
        if not left:
            break
    assert not left


@pytest.mark.parametrize(
    ("id_", "families"),
    [
        ("reign_of_cthulhu", ("relic", "old_one", "place", "investigator")),
        ("elder_sign", ("adventure", "other_world", "mythos", "spell", "ally")),
        ("death_may_die", ("mythos", "discovery", "side", "enemy", "unknown", "relic", "skill", "token", "action")),
        ("arkham_lcg", ("card", "scenario")),
    ],
)
def test_the_names_are_the_games_own(id_: str, families: tuple[str, ...]) -> None:
    game = find_game(id_)
    printed = {str(name) for catalogue in game.catalogues for name in catalogue.names} | {*game.glossary}
    for family in families:
        expected = {name for name in printed if name.startswith(f"{family}-")}
        assert expected
        assert set(cover.names(game, f"{family}-")) == expected


@pytest.mark.parametrize("seats", [1, 2, 5, 8])
def test_an_arranged_table_is_a_proper_one(seats: int) -> None:
    rich = [game for game in miskatonic.games() if game.coverage.enrich and seats in game.seats]
    assert rich
    for game in rich:
        table = cover.arranged(miskatonic.new_table(game, seed=2, seats=seats))
        assert not table.problems()
        assert table.choice is not None


def test_a_bold_player_goes_anywhere() -> None:
    """And decides everything else as the better bot would."""
    table = miskatonic.new_table("elder_sign", seed=4, seats=1)
    while table.choice is not None and table.choice.prompt != "move":
        table.answer(table.choice.options[0])
    bold = cover.bold(table.game)
    moves = set()
    for seed in range(60):
        moves.add(bold(table, bots.Luck(seed)).text)
    assert table.choice is not None
    assert table.choice.prompt == "move"
    assert moves == {option.text for option in table.choice.options}
    table.answer("go:" + next(move for move in sorted(moves) if move.startswith("go:"))[3:])
    assert bold(table, bots.Luck(1)).text == bots.find("sensible", "elder_sign")(table, bots.Luck(1)).text


def test_skills_are_wanted_at_every_level_and_settings_with_every_value() -> None:
    game = find_game("death_may_die")
    lines = {family.label: cover.wanted(game, family) for family in cover.families(game)}
    assert len(lines["skills raised to their levels"]) == 16 * 3
    assert "skill-brawling, level 4" in lines["skills raised to their levels"]
    assert "unknown=two_no_relics" in lines["settings played"]


def test_a_game_need_not_force_anything() -> None:
    for game in miskatonic.games():
        told = cover.names(game, "event-")
        assert told
        assert "event-forced" not in told


def test_a_seed_always_means_the_same_game() -> None:
    game = find_game("reign_of_cthulhu")
    first, second = cover.Cover(game), cover.Cover(game)
    cover.play(first, 5)
    cover.play(second, 5)
    assert first.seen == second.seen
    assert cover.setup_of(game, 5) != cover.setup_of(game, 6)

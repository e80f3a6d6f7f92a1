"""Every chance that is told, before going somewhere and beside every option of an attempt, against a player who plays
it out with the rules themselves (`expectimax`): never a point apart.
"""

from typing import NamedTuple

import pytest

from miskatonic.games.elder_sign.rows.card import HAND
from miskatonic.games.elder_sign.rows.dice import RED, YELLOW
from miskatonic.games.elder_sign.rows.mythos import MYTHOS
from miskatonic.games.elder_sign.state import GONE, ON_SPELL, SUPPLY, track_length
from tests.games.elder_sign.looks import board, whole_chance
from tests.games.elder_sign.odds.expectimax import Expectimax
from tests.games.elder_sign.play import CARD, FACE, Play

POINT = 0.01
NOT_COUNTED = ("clue", "refuse")
"""What the chance leaves out: clues, and that whoever is asked for assistance says no."""
DOCK, WALL = "the_loading_dock", "the_writing_on_the_wall"
GALA = "gala_in_the_great_hall"


class Case(NamedTuple):
    """Who goes where, with what; and what has happened there since: a roll is a tuple of faces."""

    card: str
    green: int = 3
    who: str = "bob_jenkins"
    held: tuple[str, ...] = ()
    on_spell: tuple[str, ...] = ()
    special_on_spell: tuple[int, str] | None = None
    """The yellow or red die on a spell, and what it shows."""
    helpers: tuple[str, ...] = ()
    sanity: int = 9
    stamina: int = 9
    forbids: str = ""
    clues: int = 0
    doom_left: int = 9
    """Free spaces of the doom track."""
    since: tuple[tuple[str, ...] | str, ...] = ()

    def arranged(self) -> Play:
        """The table."""
        game = Play(self.who, *self.helpers)
        if CARD[self.card] >= CARD["another_dimension"]:
            game.worlds(self.card)
        else:
            game.museum(self.card)
        for seat in range(bool(self.since) ^ 1, 1 + len(self.helpers)):
            game.at(seat, self.card)
        if self.on_spell:
            game.holds(0, "dread_curse_of_azathoth").on_spell(0, "dread_curse_of_azathoth", *self.on_spell)
        if self.special_on_spell:
            die, face = self.special_on_spell
            game.holds(0, "wither")
            game.game.dice[die] = ON_SPELL + HAND.number("wither")
            game.game.faces[die] = FACE[face]
        game.holds(0, *self.held) if self.held else None
        if self.forbids:
            game.mythos(next(row.id for row in MYTHOS if row.forbids == self.forbids))
        game.clues(0, self.clues).doom(max(0, track_length(game.game) - self.doom_left))
        game.sanity(0, min(self.sanity, game.game.sanity[0])).stamina(0, min(self.stamina, game.game.stamina[0]))
        free = [die for die in range(6) if game.game.dice[die] == SUPPLY]
        for die in free[self.green :]:
            game.game.dice[die] = GONE
        game.attempt() if self.since else game.turn()
        for done in self.since:
            if done:
                game.do(done) if isinstance(done, str) else game.will_roll(*done).do("roll")
        return game


BEFORE = {
    "plain dice": Case(DOCK, 4),
    "in order": Case("hallway_on_fire", 4),
    "terror that ends it": Case("something_has_broken_free", 3),
    "terror that wakes the Ancient One": Case(GALA, 6, doom_left=1),
    "too little stamina for the costs and the terror": Case("hallway_on_fire", 4, stamina=4),
    "without focus": Case(DOCK, 4, forbids="focus"),
    "an item": Case("dont_fall_asleep", 3, held=("axe",)),
    "two items": Case("the_writing_on_the_wall", 2, held=("axe", "sword_of_glory")),
    "michael mcglen reads terror": Case(DOCK, 4, "michael_mcglen"),
    "michael mcglen where terror ends it": Case("something_has_broken_free", 4, "michael_mcglen"),
    "michael mcglen and the yellow die": Case("did_you_hear_that", 3, "michael_mcglen", ("axe",)),
    "michael mcglen, whom it costs sanity": Case("unnatural_habitat", 4, "michael_mcglen", sanity=2),
    "harvey walters reads terror": Case("gate_to_elsewhere", 4, "harvey_walters"),
    "harvey walters needs the terror too": Case("mysterious_tome", 4, "harvey_walters"),
    "harvey walters and the red die": Case("public_lavatory", 2, "harvey_walters", ("sword_of_glory",)),
    "darrell simmons raises": Case("late_night_break_in", 3, "darrell_simmons"),
    "darrell simmons in order": Case("the_gift_shop", 3, "darrell_simmons"),
    "darrell simmons and the yellow die": Case("the_writing_on_the_wall", 2, "darrell_simmons", ("axe",)),
    "darrell simmons and both": Case("late_night_break_in", 1, "darrell_simmons", ("ruby_of_rlyeh",)),
    "amanda sharpe goes on": Case(DOCK, 4, "amanda_sharpe"),
    "amanda sharpe in order": Case("hallway_on_fire", 3, "amanda_sharpe"),
    "amanda sharpe and equal tasks": Case("ancient_relics", 4, "amanda_sharpe", sanity=2),
    "amanda sharpe and a die on a spell": Case("gate_to_elsewhere", 3, "amanda_sharpe", on_spell=("lore",)),
    "a die on a spell that serves": Case("gate_to_elsewhere", 3, on_spell=("lore",)),
    "a die on a spell that does not": Case(DOCK, 2, on_spell=("lore",)),
    "two dice on a spell": Case("gate_to_elsewhere", 2, on_spell=("lore", "peril")),
    "all dice on spells": Case("hallway_on_fire", 0, on_spell=("peril", "lore")),
    "a terror on a spell where terror ends it": Case("something_has_broken_free", 3, on_spell=("terror",)),
    "the red die on a spell, with an item for it": Case(
        WALL, 2, held=("sword_of_glory",), special_on_spell=(RED, "investigation_2")
    ),
    "the red die on a spell, without": Case(WALL, 2, special_on_spell=(RED, "investigation_3")),
    "jenny barnes may take it off, or buy": Case(
        WALL, 1, "jenny_barnes", clues=1, special_on_spell=(YELLOW, "investigation_2")
    ),
    "gloria goldberg and the red die on a spell": Case(
        "the_dreamlands", 2, "gloria_goldberg", special_on_spell=(RED, "lore")
    ),
    "a helper": Case("gate_to_elsewhere", 4, helpers=("kate_winthrop",)),
    "a helper instead of focus": Case("gate_to_elsewhere", 4, helpers=("kate_winthrop",), forbids="focus"),
    "two helpers": Case("dont_fall_asleep", 4, helpers=("kate_winthrop", "sister_mary"), forbids="focus"),
    "helpers are forbidden": Case("gate_to_elsewhere", 4, helpers=("kate_winthrop",), forbids="assist"),
    "michael mcglen and a helper": Case("unnatural_habitat", 4, "michael_mcglen", helpers=("kate_winthrop",)),
}
DURING = {
    "michael mcglen's roll that wakes the Ancient One, if it fails": Case(
        GALA, 6, "michael_mcglen", doom_left=1, since=(("terror", "lore", "lore", "peril", "peril", "peril"),)
    ),
    "an open roll": Case(DOCK, 4, since=(("peril", "lore", "terror", "terror"),)),
    "an open roll and an item": Case("dont_fall_asleep", 3, held=("axe",), since=(("terror", "lore", "lore"),)),
    "the last die and an item": Case("hallway_on_fire", 1, held=("ruby_of_rlyeh",), since=(("lore",),)),
    "michael mcglen's roll": Case(DOCK, 4, "michael_mcglen", since=(("peril", "terror", "terror", "lore"),)),
    "harvey walters after it": Case(
        "gate_to_elsewhere", 4, "harvey_walters", since=(("terror", "lore", "peril", "peril"), "read_terror…")
    ),
    "darrell simmons's roll": Case(
        "late_night_break_in", 4, "darrell_simmons", since=(("investigation_2", "investigation_3", "lore", "lore"),)
    ),
    "amanda sharpe's roll": Case("did_you_hear_that", 4, "amanda_sharpe", since=(("peril", "peril", "peril", "lore"),)),
    "amanda sharpe's roll goes on": Case(
        "the_loading_dock", 4, "amanda_sharpe", since=(("peril", "peril", "lore", "investigation_3"), "complete:0:0")
    ),
    "a failed roll with a helper": Case(
        "gate_to_elsewhere", 4, helpers=("kate_winthrop",), since=(("lore", "peril", "peril", "peril"), "discard:1")
    ),
    "a helper has refused": Case(
        "gate_to_elsewhere",
        4,
        helpers=("kate_winthrop", "sister_mary"),
        since=(("lore", "peril", "peril", "peril"), "discard:1", "ask:1:0", "refuse"),
    ),
    "a helper has helped": Case(
        "gate_to_elsewhere",
        4,
        helpers=("kate_winthrop", "sister_mary"),
        since=(("lore", "peril", "peril", "peril"), "discard:1", "ask:1:0", "help"),
    ),
    "dice on spells before the second roll": Case(
        DOCK, 2, on_spell=("peril", "lore"), since=(("peril", "lore"), "complete:0:…")
    ),
    "jenny barnes before she buys": Case(WALL, 2, "jenny_barnes", held=("dynamite",), since=((),)),
    "an item before a roll": Case(WALL, 2, held=("axe",), since=((),)),
}


def told(game: Play) -> dict[str, float | None]:
    """What is told beside every option."""
    assert game.table.choice
    return {one.text: game.table.game.chance(game.game, one) for one in game.table.choice.options}


@pytest.mark.parametrize("name", BEFORE)
@pytest.mark.rule("ES-049", "ES-055", "ES-061", "ES-074", "ES-121", "ES-125", "ES-142", "ES-153", "ES-171", "ES-182")
def test_the_chance_before_going_is_that_of_the_best_play(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    # given
    case = BEFORE[name]
    game = case.arranged()
    [go] = [text for text in game.texts if text in (f"go:{case.card}", f"stay:{case.card}")]
    # when it is played out
    true = Expectimax(monkeypatch, game.table, without=NOT_COUNTED).of(go)
    # then that is what is told
    assert 0.01 < true < 0.99, "a chance that says something"
    assert told(game)[go] == pytest.approx(true, abs=POINT)


@pytest.mark.parametrize("name", DURING)
@pytest.mark.rule("ES-061", "ES-065", "ES-121", "ES-125", "ES-129", "ES-153", "ES-171", "ES-182")
def test_every_chance_in_an_attempt_is_that_of_the_best_play_after_it(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    # given
    game = DURING[name].arranged()
    chances = told(game)
    # when everything is played out
    true = Expectimax(monkeypatch, game.table, without=NOT_COUNTED).chances()
    # then every option tells that, and the whole is the best of them
    assert {text: chances[text] for text in true} == pytest.approx(true, abs=POINT)
    whole = whole_chance(game)
    assert whole == pytest.approx(max(true.values()), abs=POINT)
    assert whole == pytest.approx(max(chance for chance in chances.values() if chance is not None))


# --- what is left out -------------------------------------------------------------------------------------------------


def said_of(game: Play, card: str) -> list[str]:
    """What is said of going to a card, by its messages."""
    assert game.table.choice
    [option] = [one for one in game.table.choice.options if one.text == f"go:{card}"]
    return [line.message for line in game.table.game.explain(game.game, option)]


@pytest.mark.rule("ES-207")
def test_a_monster_that_terror_can_bring_to_this_card_alone_is_named() -> None:
    # given the only free monster task on a card whose terror brings a monster
    game = Play("bob_jenkins").museum("haunted_by_a_shadowy_figure", DOCK).turn()
    # then it is said that the chance may be less
    assert "why-uncounted_monster" in said_of(game, "haunted_by_a_shadowy_figure")
    assert "why-uncounted_monster" not in said_of(game, DOCK)
    assert "sign-monster" in board(game)["uncounted"]


@pytest.mark.rule("ES-207")
def test_a_monster_that_can_go_elsewhere_is_not() -> None:
    game = Play("bob_jenkins").museum("haunted_by_a_shadowy_figure", "unnatural_habitat").turn()
    assert "why-uncounted_monster" not in said_of(game, "haunted_by_a_shadowy_figure")
    assert "sign-monster" not in board(game)["uncounted"]

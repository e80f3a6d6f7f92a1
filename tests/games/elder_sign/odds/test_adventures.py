"""The chance that is told for an adventure, against a player who tries everything out (`exhaustive`)."""

from typing import Any, NamedTuple

import pytest

from miskatonic.bots.elder_sign import Player
from miskatonic.games.elder_sign.board import TaskChance
from miskatonic.games.elder_sign.rows.adventures import CARDS
from miskatonic.games.elder_sign.rows.card import HAND, READY
from miskatonic.games.elder_sign.rows.dice import LORE, PERIL, RED, TERROR, YELLOW
from miskatonic.games.elder_sign.rows.monsters import MONSTERS
from miskatonic.games.elder_sign.rows.mythos import MYTHOS
from miskatonic.games.elder_sign.state import GONE, SUPPLY
from miskatonic.text.numbers import percents
from tests.games.elder_sign.looks import board, running_attempt, whole_chance
from tests.games.elder_sign.odds.exhaustive import Exhaustive
from tests.games.elder_sign.play import CARD, Play

POINTS = 0.03


class Attempt(NamedTuple):
    """A table before a move: who is to go where, with what; and what of it counts for the chance."""

    card: str
    green: int = 4
    who: str = "bob_jenkins"
    items: tuple[int, ...] = ()
    """The special dice that items in hand add."""
    on_spell: tuple[str, ...] = ()
    sanity: int = 9
    stamina: int = 9
    mythos: str = ""
    """What the Mythos card forbids, or the effect it has on terror."""
    monster: str = ""
    clues: int = 0
    # what it comes to
    yellow: int = 0
    red: int = 0
    secured: tuple[int, ...] = ()
    focus: bool = True
    bears: int = 99
    terrors: bool = False
    impossible: bool = False

    def arranged(self) -> Play:
        """The table."""
        world = CARDS[CARD[self.card]].id if CARD[self.card] >= CARD["another_dimension"] else ""
        game = Play(self.who)
        game.worlds(world) if world else game.museum(self.card)
        spell = next(card.id for card in HAND if card.power.slots == 1)
        if self.on_spell:
            game.holds(0, spell).on_spell(0, spell, *self.on_spell)
        for die in self.items:
            game.holds(0, next(card.id for card in HAND if card.power.adds == (die,) and card.when == READY))
        if self.mythos:
            game.mythos(next(row.id for row in MYTHOS if self.mythos == row.forbids or self.mythos == _terror(row)))
        if self.monster:
            game.monster(self.monster, self.card)
        game.clues(0, self.clues)
        game.sanity(0, min(self.sanity, game.game.sanity[0])).stamina(0, min(self.stamina, game.game.stamina[0]))
        free = [die for die in range(6) if game.game.dice[die] == SUPPLY]
        for die in free[self.green :]:
            game.game.dice[die] = GONE
        return game.turn()

    def tried_out(self) -> float:
        """The chance, by trying everything out."""
        if self.impossible:
            return 0.0
        row = CARDS[CARD[self.card]]
        tasks = [task.requirements for task in row.tasks if task.slot != "empty"]
        if self.monster:
            tasks.append(MONSTERS[MONSTERS.number(self.monster)].task.requirements)
        player = Exhaustive(tasks, row.ordered, self.bears, self.terrors)
        return player.chance(self.green, self.yellow, self.red, self.secured, self.focus)


def _terror(row: Any) -> str:
    return row.lasting[0].what if row.when == "terror" and row.lasting[0].verb == "lose" else ""


ATTEMPTS = {
    "green dice": Attempt("mysterious_tome", 5),
    "in order": Attempt("the_guided_tour", 5),
    "three tasks": Attempt("theres_something_in_the_basement"),
    "without focus": Attempt("mysterious_tome", 5, mythos="focus", focus=False),
    "sister mary focuses all the same": Attempt("mysterious_tome", 6, who="sister_mary", mythos="focus"),
    "the yellow die of an item": Attempt("the_hidden_passage", items=(YELLOW,), yellow=1),
    "the red die of an item": Attempt("horrible_visions", 3, items=(RED,), red=1),
    "both of them": Attempt("the_hedge_maze", 2, items=(YELLOW, RED), yellow=1, red=1),
    "gloria goldberg on an other world": Attempt("the_dreamlands", 2, who="gloria_goldberg", yellow=1, red=1),
    "gloria goldberg in the museum": Attempt("horrible_visions", who="gloria_goldberg"),
    "jenny barnes and a clue": Attempt("horrible_visions", 2, who="jenny_barnes", clues=1, yellow=1, red=1),
    "a lore on a spell": Attempt("a_secret_gathering", on_spell=("lore",), secured=(LORE,), bears=3),
    "a peril on a spell": Attempt("the_abyss", on_spell=("peril",), secured=(PERIL,)),
    "terror takes dice": Attempt("the_loading_dock", 5, terrors=True),
    "terror ends it": Attempt("something_has_broken_free", 5, bears=0),
    "kate winthrop knows no fear": Attempt("something_has_broken_free", 5, who="kate_winthrop"),
    "terror that devours": Attempt("ancient_relics", 5, sanity=1, bears=0),
    "terror that leaves too little for the costs": Attempt("hallway_on_fire", 5, stamina=4, bears=1),
    "terror of the mythos card": Attempt("mysterious_tome", 5, sanity=2, mythos="sanity", bears=1),
    "a cost that can't be paid": Attempt("a_terrible_discovery", 6, sanity=2, impossible=True),
    "the cost of a monster": Attempt("dont_fall_asleep", 6, sanity=1, monster="ghost", impossible=True),
    "a monster more": Attempt("did_you_hear_that", monster="nightgaunt"),
}


@pytest.mark.parametrize("name", ATTEMPTS)
@pytest.mark.rule("ES-049", "ES-055", "ES-074", "ES-120", "ES-121", "ES-142", "ES-153")
def test_the_chance_told_for_going_somewhere_is_what_trying_everything_out_gives(name: str) -> None:
    attempt = ATTEMPTS[name]
    game = attempt.arranged()
    option = game.option(f"go:{attempt.card}")
    told = game.table.game.chance(game.game, option)
    assert told is not None
    seen = board(game)
    shown = [seen["chances"][thing] for thing in option.about if thing in seen["chances"]]
    # then page, terminal and what stands behind the option say the same
    assert told == pytest.approx(attempt.tried_out(), abs=POINTS)
    assert attempt.impossible or 0.02 < told < 0.98, "a chance that says something"
    assert shown == [{"chance": told, "exact": False}]
    [line] = [line for line in game.table.game.explain(game.game, option) if line.message == "why-whole"]
    assert line.args == {"percent": percents(told)}


@pytest.mark.parametrize("name", [name for name, one in ATTEMPTS.items() if not (one.impossible or one.clues)])
def test_the_bot_weighs_the_same_chance(name: str) -> None:
    attempt = ATTEMPTS[name]
    game = attempt.arranged()
    assert game.table.choice
    player = Player(game.table, game.table.choice)
    card = player.sight.card_of(game.option(f"go:{attempt.card}"))
    assert card
    chances = [player.museum.chance(card, dice, card.left) for dice, *_ in player.museum.handfuls(card)]
    assert max(chances) == pytest.approx(game.table.game.chance(game.game, game.option(f"go:{attempt.card}")))


# --- the running attempt --------------------------------------------------------------------------------------------


def office(*faces: str, spell: str = "wither") -> Play:
    """Given: the lore of the Administration Office is done, investigation 9 is left; these dice were rolled."""
    game = Play("bob_jenkins").museum("administration_office").at(0, "administration_office").holds(0, spell).attempt()
    game.will_roll("lore", *["peril"] * 5).do("roll", "complete:0:0")
    return game.will_roll(*faces).do("roll")


def next_chance(game: Play) -> TaskChance:
    """What is told of the next roll."""
    [told] = running_attempt(game)["odds"]
    return told


@pytest.mark.rule("ES-057", "ES-120")
def test_es_120_a_die_just_secured_counts_for_the_next_roll() -> None:
    # given a roll with a three
    game = office("investigation_3", "investigation_3", "investigation_3", *["peril"] * 2)
    assert "complete:1:1.2.3" in game.texts
    # when one of the threes is put on a spell
    game.do("use:wither", "secure:1")
    # then what is told of the next roll is what comes of it: three dice, and six missing
    told = next_chance(game)
    game.do("discard…")
    assert told == next_chance(game)
    assert told["exact"]
    sixes = sum(sum(faces) >= 6 for faces in rolls_of(3)) / 6**3
    assert told["chance"] == pytest.approx(sixes)


@pytest.mark.rule("ES-034")
def test_what_a_chance_leaves_out_is_named_inside_an_attempt_too() -> None:
    # given a spell in hand and a failed roll
    game = office("investigation_3", "investigation_3", *["peril"] * 3)

    def left_out(option: str) -> list[str]:
        lines = game.table.game.explain(game.game, game.option(option))
        return [str(name) for line in lines if line.message == "why-uncounted" for name in line.args["things"]]

    # then whatever has a chance names the spell, before the roll and after it
    assert left_out("discard…") == ["spell-wither"]
    assert not left_out("give_up")
    game.do("discard…")
    assert left_out("roll") == left_out("focus…") == ["spell-wither"]
    # when nothing is left to chance, then nothing can make it more
    game.will_roll(*["investigation_3"] * 4).do("roll")
    assert not left_out(next(one for one in game.texts if one.startswith("complete")))


def rolls_of(count: int) -> list[tuple[int, ...]]:
    """What every roll of so many green dice is worth as investigation."""
    values = (1, 2, 3, 0, 0, 0)
    found: list[tuple[int, ...]] = [()]
    for _ in range(count):
        found = [(*faces, value) for faces in found for value in values]
    return found


@pytest.mark.rule("ES-049", "ES-057")
def test_es_049_a_task_that_can_not_be_paid_is_told_as_impossible() -> None:
    game = Play("bob_jenkins").museum("a_terrible_discovery").at(0, "a_terrible_discovery").sanity(0, 1).attempt()
    attempt = running_attempt(game)
    assert [one["chance"] for one in attempt["odds"]] == [0.0, 0.0]
    assert attempt["whole"] == {"chance": 0.0, "exact": False}


@pytest.mark.rule("ES-076", "ES-057")
def test_es_076_dice_that_terror_will_take_are_not_in_the_next_roll() -> None:
    # given a roll with two terrors where terror takes them all
    game = Play("bob_jenkins").museum("the_loading_dock").at(0, "the_loading_dock").attempt()
    game.will_roll("terror", "terror", "lore", "lore", "lore", "lore").do("roll")
    # then two go with the terror, and one for the failed roll
    told = running_attempt(game)
    assert told["next_dice"] == 3
    # and so it comes
    game.do("fail")
    if game.prompt == "discard_die":
        game.do("discard…")
    assert [one["chance"] for one in running_attempt(game)["odds"]] == [one["chance"] for one in told["odds"]]


@pytest.mark.rule("ES-121", "ES-153")
def test_the_best_option_promises_what_the_attempt_promises() -> None:
    # given an item in hand, and a failed roll with something worth keeping
    game = Play("bob_jenkins").museum("mysterious_tome").at(0, "mysterious_tome")
    game.holds(0, next(card.id for card in HAND if card.power.adds == (YELLOW,))).attempt()
    for faces in (("terror", *["peril"] * 5), ("lore", *["peril"] * 4)):
        game.will_roll(*faces).do("roll")
        assert_best(game)
        game.do("discard:1" if len(faces) == 6 else "discard:2")
        assert_best(game)


def assert_best(game: Play) -> None:
    """Then: of the options the likeliest is as likely as the attempt."""
    assert game.table.choice
    chances = [game.table.game.chance(game.game, option) for option in game.table.choice.options]
    whole = whole_chance(game)
    assert max(chance for chance in chances if chance is not None) == pytest.approx(whole)


@pytest.mark.rule("ES-077")
def test_terror_on_a_spell_frightens_nobody() -> None:
    attempt = Attempt("something_has_broken_free", 4, on_spell=("terror",), secured=(TERROR,), bears=0)
    game = attempt.arranged()
    told = game.table.game.chance(game.game, game.option("go:something_has_broken_free"))
    assert told == pytest.approx(attempt.tried_out())

"""Has everything been played? Random games until every card, side and place has come up, judging by events alone.

What should come up is taken from the game's own names (`relic-…`, `place-…`), so a card that is added to a game and
never comes up is noticed here although nobody has listed it.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files

import miskatonic
from miskatonic import bots, text
from miskatonic.kernel import Family, Game, Option, Setting, Table, below, find_game
from miskatonic.kernel.rng import HasRng

CHOSEN, ASKED, TOLD, ENDED, SET = "(chosen)", "(asked)", "(told)", "(ended)", "(set)"
"""Not events, but collected like them: verbs of options picked, prompts, kinds of events, outcomes, settings."""

EVERY_GAME = (
    Family("verbs chosen", "option-", (CHOSEN,)),
    Family("questions asked", "ask-", (ASKED,)),
    Family("events told", "event-", (TOLD,)),
    Family("endings reached", "outcome-", (ENDED,)),
)
SETTINGS = Family("settings played", "setting-", (SET,))
NOT_PLAYED = {"event-forced", "event-undone", "event-new_rules", "event-untold", "face-unrolled"}
"""What need not come up in any game: bots don't undo, rules don't change in the middle of a game, a die that has not
been rolled shows nothing, and there may always be more than one option.
"""
SENSIBLE_EVERY = 8
"""How often a better bot plays, because nobody wins by chance."""
ARRANGED_EVERY, BOLD_EVERY = 4, 16
"""If a game has an arranged table, how often games begin with it; in some of those a better bot plays, but goes
anywhere, because otherwise it never tries what is hardly worth it.
"""

ASIDE_EVERY = 20
"""How often somebody chooses when to be asked, if that can be chosen."""


@dataclass
class Cover:
    """What has been seen so far: for each kind of event the names in it, how often, and with which seed first."""

    game: Game
    games: int = 0
    seen: dict[tuple[str, str], tuple[int, int]] = field(default_factory=dict)

    def note(self, kind: str, name: str, seed: int) -> None:
        """Count something seen."""
        count, first = self.seen.get((kind, name), (0, seed))
        self.seen[kind, name] = (count + 1, first)

    def sights(self, family: Family) -> dict[str, tuple[int, int]]:
        """For every name of the family, how often it has been seen and with which seed first."""
        found = {}
        for name in wanted(self.game, family):
            seen = [self.seen[kind, name] for kind in family.kinds if (kind, name) in self.seen]
            found[name] = (sum(count for count, _ in seen), min((first for _, first in seen), default=-1))
        return found

    def missing(self) -> list[str]:
        """Everything that has not come up, as `label: name`."""
        return [
            f"{family.label}: {name}"
            for family in families(self.game)
            for name, (count, _) in self.sights(family).items()
            if not count
        ]


def families(game: Game) -> list[Family]:
    """The lines of the report for this game: its own, and those of every game, if there are texts for them."""
    own = [*game.coverage.families, *([SETTINGS] if game.settings else [])]
    return [*own, *(family for family in EVERY_GAME if names(game, family.prefix))]


def wanted(game: Game, family: Family) -> list[str]:
    """What a line of the report counts: names, with their grades if it has any; for settings, every value."""
    if family is SETTINGS:
        return [f"{setting.id}={value}" for setting in game.settings for value in _played(setting)]
    argument, grades = family.grades
    elsewhere = {*game.coverage.beyond} | of_boxes(game.package)
    found = [name for name in names(game, family.prefix) if name not in elsewhere]
    return [_graded(name, argument, grade) for name in found for grade in grades] if grades else found


def _graded(name: str, argument: str, grade: int) -> str:
    return f"{name}, {argument} {grade}"


def names(game: Game, prefix: str) -> tuple[str, ...]:
    """The ids of the game's names (or sentences) with this prefix; `setting-x-y` isn't one, but belongs to one."""
    return _names(game.package, prefix)


@cache
def _names(domain: str, prefix: str) -> tuple[str, ...]:
    known = text.messages(domain, "en")
    found = [name for name in known if name.startswith(prefix) and "-" not in name[len(prefix) :]]
    return tuple(name for name in found if name not in NOT_PLAYED)


@cache
def of_boxes(domain: str) -> frozenset[str]:
    """The ids of the messages that stand in a box's own files: they come up only where somebody plays with that box."""
    found = set[str]()
    folder = files(domain).joinpath("boxes")
    for box in folder.iterdir() if folder.is_dir() else ():
        words = box.joinpath("text").joinpath("en")
        for file in words.iterdir() if words.is_dir() else ():
            found |= {*_ID.findall(file.read_text(encoding="utf-8"))}
    return frozenset(found)


_ID = re.compile(r"^([a-z][\w-]*)\s*=", re.MULTILINE)


def _played(setting: Setting) -> list[str]:
    """The values with which games are played: none that need a box, whose cards are looked for elsewhere."""
    return [setting.default] if setting.several else setting.choices({})


def setup_of(game: Game, seed: int) -> tuple[str, int, dict[str, str]]:
    """Bot, seats and options of the game with this seed, so that in time every combination comes up."""
    luck = bots.Luck(seed)
    known = bots.names(game.id)
    bot = known[-1] if seed % SENSIBLE_EVERY == SENSIBLE_EVERY - 1 else known[0]
    drawn = {setting.id: _played(setting) for setting in game.settings if not setting.several}
    options = {id_: values[below(luck, len(values))] for id_, values in drawn.items()}
    options |= {setting.id: setting.default for setting in game.settings if setting.several}
    return bot, game.seats[below(luck, len(game.seats))], options


def cover(game_id: str, most: int = 4000, seed: int = 0) -> Iterator[Cover]:
    """Play games with rising seeds, and yield the same collection after each, until nothing is missing."""
    found = Cover(find_game(game_id))
    for one in range(seed, seed + most):
        play(found, one)
        yield found
        if not found.missing():
            return


def play(found: Cover, seed: int) -> None:
    """Play one game with all its sequels, and record everything that comes up."""
    bot, seats, options = setup_of(found.game, seed)
    pick = bots.find(bot, found.game.id)
    luck = bots.Luck(seed)
    table = miskatonic.new_table(found.game, seed=seed, seats=seats, options=options)
    if seed % ARRANGED_EVERY == 1 and found.game.coverage.enrich:
        table = arranged(table)
        if seed % BOLD_EVERY == 1:
            pick = bold(found.game)
    _play_out(found, table, pick, luck, seed)
    while (after := found.game.sequel(table.state, {})) is not None:
        table = miskatonic.new_table(found.game, seed=seed, seats=len(after.seats), options=after.options)
        _play_out(found, table, pick, luck, seed)
    for setting, value in options.items():
        found.note(SET, f"{setting}={value}", seed)
    found.games += 1


def _play_out(found: Cover, table: Table, pick: bots.Bot, luck: bots.Luck, seed: int) -> None:
    """Play a table to its end."""
    while table.outcome is None:
        assert table.choice is not None
        found.note(ASKED, f"ask-{table.choice.prompt}", seed)
        asides = table.choice.asides
        aside = asides and not below(luck, ASIDE_EVERY)
        option = asides[below(luck, len(asides))] if aside else pick(table, luck)
        found.note(CHOSEN, f"option-{option.verb}", seed)
        table.answer(option)
    found.note(ENDED, f"outcome-{table.outcome.reason}", seed)
    _note_events(found, table, seed)


def bold(game: Game) -> bots.Bot:
    """A bot that goes anywhere, and then does its best."""
    wild, steady = (bots.find(bots.names(game.id)[number], game.id) for number in (0, -1))

    def pick(table: Table, luck: HasRng, seat: int | None = None) -> Option:
        assert table.choice is not None
        return (wild if table.choice.prompt == game.coverage.wander else steady)(table, luck, seat)

    return pick


def arranged(table: Table) -> Table:
    """The same table with something set up before the game begins."""
    game = table.game
    state = game.setup(table.seed, table.seats, table.options)
    assert game.coverage.enrich is not None
    game.coverage.enrich(state)
    other = Table(game, table.seed, table.seats, table.options, light=False)
    other.begin(state)
    return other


def _note_events(found: Cover, table: Table, seed: int) -> None:
    for entry in table.answers:
        if isinstance(entry, Option):
            found.note(CHOSEN, f"option-{entry.verb}", seed)
    graded = {kind: family.grades[0] for family in families(found.game) if family.grades[0] for kind in family.kinds}
    for event in table.events:
        found.note(TOLD, f"event-{event.kind}", seed)
        grade = graded.get(event.kind)
        for value in event.args.values():
            for name in value if isinstance(value, tuple | list) else (value,):
                if isinstance(name, str):
                    found.note(event.kind, name, seed)
                    if grade:
                        found.note(event.kind, _graded(name, grade, event.args[grade]), seed)

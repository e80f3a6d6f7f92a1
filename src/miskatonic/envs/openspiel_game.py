"""The games for OpenSpiel: `pyspiel.load_game("miskatonic_reign_of_cthulhu(players=3,deals=64)")`.

Importing this module registers them. All chance is in one node at the root: which of `deals` seeds is dealt, starting
at `first_seed`. After that the rules are deterministic, so the history of actions is the whole game, and a state can be
copied, saved and replayed. What players can't know stays hidden from their observations; a search that copies states
sees the future of its seed, unless it uses `resample_from_infostate`.
"""

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
import pyspiel

from miskatonic.envs import observing
from miskatonic.envs.actions import ACTIONS
from miskatonic.envs.playing import LIMIT, WORTH, Legal, Play, terms
from miskatonic.kernel import Game, UnknownOption, find_game
from miskatonic.kernel.game import game_ids

DEALS = 1024
DEFAULTS: dict[str, Any] = {
    "options": "",
    "deals": DEALS,
    "first_seed": 0,
    "limit": LIMIT,
    "actions": ACTIONS,
    "interrupts": False,
}
"""The parameters besides `players`. Table options are written `difficulty:expert;first:1`."""


def game_name(game_id: str) -> str:
    """What OpenSpiel calls a game."""
    return f"miskatonic_{game_id}"


def table_options(written: str) -> dict[str, str]:
    """The table options in a parameter: `difficulty:expert;first:1`."""
    found = {}
    for pair in filter(None, written.split(";")):
        name, colon, value = pair.partition(":")
        if not colon:
            raise UnknownOption(f"A table option is written NAME:VALUE, not {pair!r}.")
        found[name] = value
    return found


def game_type(game: Game) -> Any:
    """What OpenSpiel wants to know about a game before it is loaded."""
    return pyspiel.GameType(
        short_name=game_name(game.id),
        long_name=f"Miskatonic: {game.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.IDENTICAL,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": min(game.seats), **DEFAULTS},
    )


class MiskatonicGame(pyspiel.Game):
    """One of the games."""

    def __init__(self, kind: Any, game: Game, given: Mapping[str, Any]) -> None:
        wished = {**DEFAULTS, "players": min(game.seats), **given}
        self.deals, self.first_seed = int(wished["deals"]), int(wished["first_seed"])
        if self.deals < 1 or self.first_seed < 0:
            raise UnknownOption(
                f"There must be at least one deal, and seeds of 0 or more; not {self.deals} from {self.first_seed}."
            )
        self.terms = terms(
            game,
            wished["players"],
            table_options(wished["options"]),
            actions=wished["actions"],
            limit=wished["limit"],
            interrupts=bool(wished["interrupts"]),
        )
        self.observer = observing.Observer(self.terms)
        about = pyspiel.GameInfo(
            num_distinct_actions=self.terms.actions,
            max_chance_outcomes=self.deals,
            num_players=self.terms.seats,
            min_utility=min(WORTH.values()),
            max_utility=max(WORTH.values()),
            max_game_length=self.terms.limit,
        )
        super().__init__(kind, about, dict(given))

    def new_initial_state(self) -> "MiskatonicState":
        """Before anything is dealt."""
        return MiskatonicState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "MiskatonicObserver":
        """What a player sees."""
        if params:
            raise UnknownOption(f"There is only one kind of observation here, without parameters, not {params!r}.")
        return MiskatonicObserver(self.observer)


class MiskatonicState(pyspiel.State):
    """A table that is being played; before the deal there is none."""

    def __init__(self, game: MiskatonicGame) -> None:
        super().__init__(game)
        self._terms, self._deals, self._first_seed = game.terms, game.deals, game.first_seed
        self.play: Play | None = None
        """What is being played; None before the deal."""

    def current_player(self) -> int:
        """The player who decides."""
        play = self.play
        if play is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else play.deciding

    def _legal(self, player: int) -> Legal:
        play = self.play
        return {} if play is None or self.is_terminal() else play.legal(frozenset({player}))

    def _legal_actions(self, player: int) -> list[int]:
        """The numbers of what a player can do, ascending."""
        return list(self._legal(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All deals are equally likely."""
        return [(deal, 1 / self._deals) for deal in range(self._deals)]

    def _apply_action(self, action: int) -> None:
        """Deal, or do what a number stands for."""
        if self.play is None:
            self.play = Play(self._terms, self._terms.new_table(self._first_seed + action))
        else:
            self.play.take(action, frozenset({self.play.deciding}))

    def _action_to_string(self, player: int, action: int) -> str:
        """A deal, or the option's text form."""
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal:{action}"
        legal = self._legal(player)
        if action not in legal:
            return f"{action} (not possible here)"
        option = legal[action]
        return "wait" if option is None else option.text

    def is_terminal(self) -> bool:
        """Whether the game is over or cut short."""
        return self.play is not None and (self.play.terminated or self.play.truncated)

    def returns(self) -> list[float]:
        """The same for everybody: 1 for a victory, -1 for a defeat."""
        outcome = None if self.play is None else self.play.table.outcome
        return [0.0 if outcome is None else WORTH.get(outcome.result, 0.0)] * self._terms.seats

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "MiskatonicState":
        """The same position as far as a player knows: the rest is redealt, and the dice are reseeded."""
        twin: MiskatonicState = self.clone()
        if twin.play is not None:
            table = twin.play.table.determinised(player, int(sampler() * 2**32))
            twin.play = twin.play.with_table(table)
        return twin

    def __str__(self) -> str:
        """The answers so far."""
        play = self.play
        return "not dealt" if play is None else f"{play.table.digest()} after {len(play.table.made)} decisions"


class MiskatonicObserver:
    """What a player sees: the vector, its parts by name, or words."""

    def __init__(self, observer: observing.Observer) -> None:
        self._observer = observer
        self.tensor = np.zeros(observer.size, np.float32)
        self.dict = {name: self.tensor[where] for name, where in observer.layout.items()}

    def set_from(self, state: MiskatonicState, player: int) -> None:
        """Observe a state as a player sees it; before the deal there is nothing to see."""
        if state.play is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self._observer.vector(state.play, frozenset({player}))

    def string_from(self, state: MiskatonicState, player: int) -> str:
        """The same in words."""
        return "" if state.play is None else self._observer.words(state.play, frozenset({player}))


def register_all() -> list[str]:
    """Register every game with OpenSpiel that is not registered yet; returns their names there."""
    names = []
    for game_id in game_ids():
        names.append(game_name(game_id))
        if names[-1] not in pyspiel.registered_names():
            _register(find_game(game_id))
    return names


def _register(game: Game) -> None:
    """OpenSpiel keeps the factory until the very end of the process, when a plain function could no longer be released;
    so it gets a class.
    """
    kind = game_type(game)

    class Registered(MiskatonicGame):
        def __init__(self, given: Mapping[str, Any] | None = None) -> None:
            super().__init__(kind, game, given or {})

    pyspiel.register_game(kind, Registered)


register_all()

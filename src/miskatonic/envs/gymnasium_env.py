"""A game for Gymnasium: one agent holds all seats, and decides for every seat that is asked."""

from collections.abc import Collection, Mapping
from typing import Any

import gymnasium
import numpy as np

from miskatonic.envs import observing, spaces
from miskatonic.envs.actions import ACTIONS
from miskatonic.envs.playing import LIMIT, Play, Played, terms
from miskatonic.kernel import Game, IllegalAnswer, UnknownOption

METADATA = {"render_modes": ["ansi"], "render_fps": 1}
REFUSE, RAISE = "refuse", "raise"


class MiskatonicEnv(Played, gymnasium.Env[Any, Any]):
    """One agent at one table; docs/research.md says what the arguments mean.

    `reset(seed=7)` deals the game that `miskatonic.new_table(seed=7)` deals; without a seed the next one is drawn from
    the environment's generator. `reset(options=…)` takes table options in addition to those of the environment.
    """

    metadata = METADATA

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        *,
        observation: str = "masked",
        actions: int = ACTIONS,
        limit: int = LIMIT,
        shaping: float = 0.0,
        discount: float = 1.0,
        illegal: str = REFUSE,
        penalty: float = 0.0,
        tell: Collection[str] = ("options",),
        language: str = "en",
        render_mode: str | None = None,
    ) -> None:
        self.terms = terms(
            game,
            seats,
            options,
            actions=actions,
            limit=limit,
            shaping=shaping,
            discount=discount,
            language=language,
        )
        if illegal not in (REFUSE, RAISE):
            raise UnknownOption(f"`illegal` must be {REFUSE} or {RAISE}, not {illegal!r}.")
        check_telling(tell, render_mode)
        self.observer = observing.Observer(self.terms)
        self.observation_space = spaces.of_observations(observation, self.observer)
        self.action_space = spaces.of_actions(self.observer)
        self.render_mode = render_mode
        self._kind = observation
        self._illegal = illegal
        self._penalty = float(penalty)
        self._tell = tuple(tell)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Deal a new game."""
        self.terms.check(options)
        super().reset(seed=seed)
        drawn = int(self.np_random.integers(2**32)) if seed is None else seed
        self._play = Play(self.terms, self.terms.new_table(drawn, options))
        return self.observer.seen(self._kind, self._play, self._play.everybody), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Do what a number stands for. An illegal one changes nothing, and `info["refused"]` says why."""
        play = self.play
        if play.terminated or play.truncated:
            raise IllegalAnswer("This game is over: call reset before the next step.")
        refusal = ""
        try:
            reward = play.take(whole(action), play.everybody)
        except IllegalAnswer as refused:
            if self._illegal == RAISE:
                raise
            reward, refusal = play.refused() - self._penalty, str(refused)
        seen = self.observer.seen(self._kind, play, play.everybody)
        return seen, reward, play.terminated, play.truncated, self._info(refusal)

    def action_masks(self) -> observing.Mask:
        """What can be taken now; sb3-contrib calls this name."""
        return self.observer.mask(self.play.legal(self.play.everybody))

    def render(self) -> str | None:
        """The table in words."""
        if self.render_mode is None:
            return None
        return self.observer.words(self.play, self.play.everybody)

    def _info(self, refusal: str = "") -> dict[str, Any]:
        return {**self.observer.told(self.play, self.play.everybody, self._tell), "refused": refusal}


def whole(action: Any) -> int:
    """An action as a whole number."""
    if isinstance(action, np.ndarray) and action.size == 1:
        action = action.item()
    if not isinstance(action, int | np.integer):
        raise IllegalAnswer(f"An action must be a whole number, not {action!r}.")
    return int(action)


def check_telling(tell: Collection[str], render_mode: str | None) -> None:
    """Refuse what can't be reported or shown."""
    for name in tell:
        if name not in observing.TOLD:
            raise UnknownOption(f"`tell` takes {', '.join(observing.TOLD)}, not {name!r}.")
    if render_mode not in (None, "ansi"):
        raise UnknownOption(f"A table can be shown only in words (render_mode 'ansi'), not {render_mode!r}.")

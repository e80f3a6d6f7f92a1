"""A game for PettingZoo: one agent for each seat. They decide in turn (AEC), and each knows what its seat may know."""

from collections.abc import Collection, Mapping
from typing import Any

import numpy as np
from gymnasium.spaces import Space
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper

from miskatonic.envs import VERSION, observing, spaces
from miskatonic.envs.actions import ACTIONS
from miskatonic.envs.gymnasium_env import check_telling, whole
from miskatonic.envs.playing import LIMIT, Play, Played, terms
from miskatonic.kernel import Game

CHECK = {"options": 1}
"""PettingZoo's `api_test` uses this to check that options are accepted at all; it isn't a table option."""


def env(game: str | Game, **arguments: Any) -> AECEnv[str, Any, Any]:
    """The environment with PettingZoo's own checks around it."""
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(SeatsEnv(game, **arguments)))


class SeatsEnv(Played, AECEnv[str, Any, Any]):
    """One agent (`seat_0`, `seat_1` …) for each seat; docs/research.md says what the arguments mean.

    The first of the seats that are asked decides. All get the same reward. The mask is in the infos, and if the
    observation is `masked` or a `dict`, in there too. An illegal action is refused (`IllegalAnswer`).
    """

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
        interrupts: bool = False,
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
            interrupts=interrupts,
            language=language,
        )
        check_telling(tell, render_mode)
        self.metadata = {
            "name": f"{self.terms.game.id}_v{VERSION}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.observer = observing.Observer(self.terms)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.terms.seats)]
        self.agents: list[str] = []
        self.observation_spaces = {
            agent: spaces.of_observations(observation, self.observer) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.of_actions(self.observer) for agent in self.possible_agents}
        self.state_space = spaces.of_observations("vector", self.observer)
        self.render_mode = render_mode
        self._kind = observation
        self._tell = tuple(tell)
        self._eyes = {agent: frozenset({seat}) for seat, agent in enumerate(self.possible_agents)}
        self._luck = np.random.default_rng()

    def observation_space(self, agent: str) -> Space[Any]:
        """The space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        """An agent's actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game: the one with that seed, or the next of those that follow from the last seed."""
        wished = None if options == CHECK else options
        self.terms.check(wished)
        drawn = int(self._luck.integers(2**32)) if seed is None else seed
        self._play = Play(self.terms, self.terms.new_table(drawn, wished))
        if seed is not None:
            self._luck = np.random.default_rng(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self._go_on()

    def step(self, action: Any) -> None:
        """Do what a number stands for, for the agent whose turn it is."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        reward = self.play.take(whole(action), self._eyes[agent])
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict.fromkeys(self.agents, reward)
        self._accumulate_rewards()
        self._go_on()

    def observe(self, agent: str) -> Any:
        """What an agent's seat sees."""
        return self.observer.seen(self._kind, self.play, self._eyes[agent])

    def state(self) -> observing.Vector:
        """What all seats know together, for critics that see everything the agents see, but not what nobody knows."""
        return self.observer.vector(self.play, self.play.everybody)

    def render(self) -> str | None:
        """The table in words, as seen by the seat that decides."""
        if self.render_mode is None:
            return None
        return self.observer.words(self.play, self._eyes[self.agent_selection])

    def _go_on(self) -> None:
        """Work out whose turn it is now, and their infos."""
        play = self.play
        self.terminations = dict.fromkeys(self.agents, play.terminated)
        self.truncations = dict.fromkeys(self.agents, play.truncated)
        self.infos = {agent: {**self.observer.told(play, self._eyes[agent], self._tell)} for agent in self.agents}
        over = play.terminated or play.truncated
        self.agent_selection = self.agents[0] if over else self.possible_agents[play.deciding]

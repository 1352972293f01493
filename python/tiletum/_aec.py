"""An environment for several learners, after PettingZoo's agent environment cycle."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from ._engine import shared_engine
from ._game import Game
from ._tables import config_of, tables_of

Observation = dict[str, Any]


class TiletumAEC(AECEnv[str, Observation, int]):
    """Every seat is an agent. The winner gets 1, everybody else -1, when the game is over."""

    metadata = {
        "name": "tiletum_v0",
        "render_modes": ["ansi", "human"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        modules: Iterable[str] = ("base",),
        players: int = 2,
        *,
        render_mode: str | None = None,
        **settings: Any,
    ) -> None:
        """Prepare the agents and their spaces; ``reset`` begins a game."""
        super().__init__()
        self._modules = tuple(modules)
        self._settings = settings
        self.render_mode = render_mode
        self.tables = tables_of(shared_engine(), config_of(list(self._modules), players, settings))
        self.possible_agents = [f"seat_{seat}" for seat in range(self.tables.players)]
        self._players = players
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(-32768, 32767, (self.tables.length,), np.int16),
                    "action_mask": spaces.Box(0, 1, (len(self.tables.actions),), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: spaces.Discrete(len(self.tables.actions)) for agent in self.possible_agents
        }
        self.game: Game | None = None
        self._random = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return what an agent sees: its observation and the mask of its legal actions."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the actions: the same for every agent."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game; with the same seed the same one."""
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self.game = Game(
            self._modules,
            self._players,
            seed=int(self._random.integers(2**31)),
            **self._settings,
        )
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self._deciding(self.game)

    def _deciding(self, game: Game) -> str:
        return self.possible_agents[game.seat or 0]

    def observe(self, agent: str) -> Observation:
        """Return what an agent sees; only the agent that decides has legal actions."""
        assert self.game is not None
        seat = self.possible_agents.index(agent)
        observation, mask = self.game.encode(seat)
        if agent != self.agent_selection:
            mask = np.zeros_like(mask)
        return {"observation": observation, "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Play the action of the agent that decides."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)  # type: ignore[arg-type]
            return
        assert self.game is not None
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.game.play_action(int(action))
        if self.game.is_over:
            winner = self.game.standings[0]
            for seat, name in enumerate(self.possible_agents):
                self.rewards[name] = 1.0 if seat == winner else -1.0
                self.terminations[name] = True
                self.infos[name] = {"scores": self.game.scores}
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self._deciding(self.game)
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """Return the position as text, or print it."""
        assert self.game is not None
        text = self.game.render()
        if self.render_mode != "human":
            return text
        print(text)
        return None

    def close(self) -> None:
        """Leave the game."""
        self.game = None


def aec_env(
    modules: Iterable[str] = ("base",),
    players: int = 2,
    *,
    render_mode: str | None = None,
    **settings: Any,
) -> AECEnv[str, Observation, int]:
    """Return an environment in which every seat is an agent; an illegal action loses the game."""
    env: Any = TiletumAEC(modules, players, render_mode=render_mode, **settings)
    env = wrappers.TerminateIllegalWrapper(env, illegal_reward=-1)
    env = wrappers.AssertOutOfBoundsWrapper(env)
    return wrappers.OrderEnforcingWrapper(env)

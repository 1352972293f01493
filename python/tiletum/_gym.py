"""One seat against computer players, after Gymnasium; one game, or many at once."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from ._engine import TiletumError, shared_engine
from ._game import Game
from ._tables import Observations, Tables, config_of, tables_of
from ._vector import SelfPlay

Info = dict[str, Any]


def _spaces(tables: Tables) -> tuple[spaces.Box, spaces.Discrete]:
    return (
        spaces.Box(-32768, 32767, (tables.length,), np.int16),
        spaces.Discrete(len(tables.actions)),
    )


def _rivals(tables: Tables, seat: int, level: str) -> dict[int, str]:
    return {other: level for other in range(tables.players) if other != seat}


class TiletumEnv(gymnasium.Env[Observations, np.int64]):
    """One seat. ``info["action_mask"]`` has 1 for each legal action; any other loses the game.

    The reward comes at the end: 1 for a win, -1 otherwise.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        modules: Iterable[str] = ("base",),
        players: int = 2,
        *,
        level: str = "random",
        seat: int = 0,
        render_mode: str | None = None,
        **settings: Any,
    ) -> None:
        """Prepare the spaces; ``reset`` begins a game."""
        self.render_mode = render_mode
        self._modules = tuple(modules)
        self._players = players
        self._settings = settings
        self.tables = tables_of(shared_engine(), config_of(list(self._modules), players, settings))
        self.seat = seat
        self._levels = _rivals(self.tables, seat, level)
        self.observation_space, self.action_space = _spaces(self.tables)  # type: ignore[assignment]
        self.game: Game | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, Info]:
        """Begin a game; with the same seed the same one."""
        super().reset(seed=seed)
        self.game = Game(
            self._modules,
            self._players,
            seed=int(self.np_random.integers(2**31)),
            levels=self._levels,
            **self._settings,
        )
        return self._seen(self.game)

    def _seen(self, game: Game) -> tuple[Observations, Info]:
        observation, mask = game.encode(self.seat)
        return observation, {"action_mask": mask}

    def step(self, action: np.int64 | int) -> tuple[Observations, float, bool, bool, Info]:
        """Play an action, and let the others play until this seat decides again."""
        assert self.game is not None
        try:
            self.game.play_action(int(action))
        except TiletumError as error:
            observation, info = self._seen(self.game)
            return observation, -1.0, True, False, {**info, "illegal": str(error)}
        observation, info = self._seen(self.game)
        if not self.game.is_over:
            return observation, 0.0, False, False, info
        info["scores"] = self.game.scores
        reward = 1.0 if self.game.standings[0] == self.seat else -1.0
        return observation, reward, True, False, info

    def render(self) -> str | None:  # type: ignore[override]
        """Return the position as text."""
        return None if self.game is None else self.game.render()


def gym_env(
    modules: Iterable[str] = ("base",),
    players: int = 2,
    *,
    level: str = "random",
    seat: int = 0,
    render_mode: str | None = None,
    **settings: Any,
) -> TiletumEnv:
    """Return an environment of one seat against computer players of a level."""
    return TiletumEnv(modules, players, level=level, seat=seat, render_mode=render_mode, **settings)


class TiletumVectorEnv(VectorEnv[Observations, NDArray[np.int64], NDArray[Any]]):
    """One seat in each of many games, over worker processes.

    A game that is over begins anew in the same step. An illegal action is an error.
    """

    metadata = {
        "autoreset_mode": AutoresetMode.SAME_STEP,
        "render_modes": [],
    }

    def __init__(
        self,
        num_envs: int,
        modules: Iterable[str] = ("base",),
        players: int = 2,
        *,
        level: str = "random",
        seat: int = 0,
        workers: int = 1,
        **settings: Any,
    ) -> None:
        """Begin the games, shared out among the workers."""
        config = config_of(list(modules), players, settings)
        tables = tables_of(shared_engine(), config)
        self.num_envs = num_envs
        self.seat = seat
        self.games = SelfPlay(
            num_envs,
            config["modules"],
            players,
            workers=workers,
            levels=_rivals(tables, seat, level),
            **settings,
        )
        self.single_observation_space, self.single_action_space = _spaces(tables)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self,
        *,
        seed: int | list[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Observations, Info]:
        """Begin all games anew."""
        self.games.reset(seed if isinstance(seed, int) else None)
        return self.games.observations.copy(), {"action_mask": self.games.masks.copy()}

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Observations, NDArray[Any], NDArray[Any], NDArray[Any], Info]:
        """Play an action in every game."""
        self.games.step(np.asarray(actions))
        rewards = np.zeros(self.num_envs)
        over = np.zeros(self.num_envs, bool)
        for game, standings in self.games.standings.items():
            rewards[game] = 1.0 if standings[0] == self.seat else -1.0
            over[game] = True
        info = {"action_mask": self.games.masks.copy(), "scores": dict(self.games.finished)}
        never = np.zeros(self.num_envs, bool)
        return self.games.observations.copy(), rewards, over, never, info

    def close_extras(self, **_: object) -> None:
        """End the workers."""
        self.games.close()


def vector_env(
    num_envs: int,
    modules: Iterable[str] = ("base",),
    players: int = 2,
    *,
    level: str = "random",
    seat: int = 0,
    workers: int = 1,
    **settings: Any,
) -> TiletumVectorEnv:
    """Return many games of one seat against a level, over worker processes."""
    return TiletumVectorEnv(
        num_envs, modules, players, level=level, seat=seat, workers=workers, **settings
    )

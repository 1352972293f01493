"""Many games at once, each worker an engine of its own."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

from ._engine import Answer, Engine, TiletumError
from ._tables import OVER, Masks, Observations, config_of, read_masks, read_observations, tables_of


class _Worker:
    """The games of one engine."""

    def __init__(self, start: int, count: int) -> None:
        self.engine = Engine()
        self.rows = slice(start, start + count)
        self.games = list(range(count))


class SelfPlay:
    """Many games side by side in which the caller plays every seat.

    After ``step`` a game that is over has begun anew; its points are in ``finished``.
    """

    def __init__(
        self,
        games: int,
        modules: Iterable[str] = ("base",),
        players: int = 2,
        *,
        seed: int = 0,
        workers: int = 1,
        levels: Mapping[int, str] | None = None,
        **settings: Any,
    ) -> None:
        """Begin the games, shared out among worker processes."""
        self.config = config_of(list(modules), players, settings)
        self.games = games
        self._levels = {str(seat): level for seat, level in (levels or {}).items()}
        share = [
            games // workers + (1 if index < games % workers else 0) for index in range(workers)
        ]
        starts = np.cumsum([0, *share[:-1]])
        self._workers = [
            _Worker(int(start), count)
            for start, count in zip(starts, share, strict=True)
            if count > 0
        ]
        self.tables = tables_of(self._workers[0].engine, self.config)
        actions = len(self.tables.actions)
        self.observations: Observations = np.zeros((games, self.tables.length), np.int16)
        """What the seat that decides sees, a row for each game."""
        self.masks: Masks = np.zeros((games, actions), np.int8)
        """1 for each legal action, a row for each game."""
        self.seats: NDArray[np.int8] = np.zeros(games, np.int8)
        """The seat that decides in each game."""
        self.finished: dict[int, list[int]] = {}
        """The points by seat of the games that ended with the last step."""
        self.standings: dict[int, list[int]] = {}
        self.reset(seed)

    def reset(self, seed: int | None = None) -> None:
        """Begin all games anew; with the same seed they come again."""
        if seed is not None:
            self._random = np.random.default_rng(seed)
        for worker in self._workers:
            worker.engine.send([{"id": 0, "do": "drop", "all": True}, self._new(worker.games)])
        for worker in self._workers:
            answers = cast("list[Answer]", worker.engine.receive())
            self._take(worker, worker.games, answers[1])
        self.finished = {}
        self.standings = {}

    def _new(self, games: list[int]) -> dict[str, Any]:
        seeds = self._random.integers(0, 2**31, len(games)).tolist()
        return {
            "id": 1,
            "do": "new",
            "games": games,
            "config": self.config,
            "seeds": seeds,
            "levels": self._levels,
            "show": ["encoding"],
        }

    def step(self, actions: NDArray[Any]) -> None:
        """Play an action in every game. Raises TiletumError if one is not legal."""
        for worker in self._workers:
            worker.engine.send(
                {
                    "id": 0,
                    "do": "play",
                    "games": worker.games,
                    "actions": actions[worker.rows].tolist(),
                    "show": ["encoding"],
                }
            )
        self.finished = {}
        self.standings = {}
        over: list[tuple[_Worker, list[int]]] = []
        for worker in self._workers:
            ended = self._take(worker, worker.games, cast(Answer, worker.engine.receive()))
            if ended:
                worker.engine.send([{"id": 0, "do": "drop", "games": ended}, self._new(ended)])
                over.append((worker, ended))
        for worker, ended in over:
            answers = cast("list[Answer]", worker.engine.receive())
            self._take(worker, ended, answers[1])

    def _take(self, worker: _Worker, games: list[int], answer: Answer) -> list[int]:
        """Take the arrays of an answer; returns the games that are over."""
        if "error" in answer:
            raise TiletumError(answer["error"])
        encoding = answer["encoding"]
        actions = len(self.tables.actions)
        start: int = worker.rows.start
        if len(games) == len(worker.games):
            rows: slice | list[int] = worker.rows
        else:
            rows = [start + game for game in games]
        self.observations[rows] = read_observations(encoding)
        self.masks[rows] = read_masks(encoding, actions)
        self.seats[rows] = encoding["seats"]
        ended: list[int] = []
        for result in answer["results"]:
            if "error" in result:
                raise TiletumError(result["error"])
            game: int = result["game"]
            ended.append(game)
            self.finished[start + game] = result["scores"]
            self.standings[start + game] = result["standings"]
        return ended

    def random_actions(self, random: np.random.Generator) -> NDArray[np.int64]:
        """Return a random legal action for every game."""
        actions = self.masks.shape[1]
        legal = np.flatnonzero(self.masks.view(np.bool_).ravel())
        starts = np.searchsorted(legal, np.arange(self.games + 1) * actions)
        counts = np.diff(starts)
        chosen = starts[:-1] + (random.random(self.games) * counts).astype(np.int64)
        return legal[chosen] % actions

    @property
    def engines(self) -> list[Engine]:
        """The engine of each worker."""
        return [worker.engine for worker in self._workers]

    def close(self) -> None:
        """End the engines."""
        for worker in self._workers:
            worker.engine.close()


__all__ = ["OVER", "SelfPlay"]

"""What is the same for all games of the same settings: the names of actions and observations."""

from __future__ import annotations

import base64
import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ._engine import Engine

Observations = NDArray[np.int16]
Masks = NDArray[np.int8]
Config = Mapping[str, Any]

CHANCE = -1
"""In place of a seat: chance is asked."""
OVER = -2
"""In place of a seat: the game is over."""


@dataclass(frozen=True)
class Field:
    """A part of an observation: its name, the place of its first number, and how many there are."""

    name: str
    at: int
    length: int


@dataclass(frozen=True)
class Tables:
    """The actions and the observation of games of the same settings."""

    rules: int
    """The revision of the rules; with another one, actions may have other numbers."""
    seats: int
    bot: int
    """The Cardinalbot's seat; -1 without it."""
    actions: tuple[str, ...]
    """The notation of each action."""
    moves: tuple[int, ...]
    """The number of each action as a move of the engine."""
    observation: tuple[Field, ...]
    length: int
    """The length of an observation."""

    @property
    def players(self) -> int:
        """How many seats are played: all but the Cardinalbot's."""
        return self.seats if self.bot < 0 else self.seats - 1


_known: dict[str, Tables] = {}


def config_of(
    modules: tuple[str, ...] | list[str], players: int, more: Mapping[str, Any]
) -> dict[str, Any]:
    """Return the settings of a game as the engine reads them."""
    return {"modules": list(modules), "players": players, **more}


def tables_of(engine: Engine, config: Config) -> Tables:
    """Return the tables of a game's settings, asked for once."""
    key = json.dumps(config, sort_keys=True)
    known = _known.get(key)
    if known is None:
        info = engine.ask("info", config=config)
        game = info["game"]
        fields = tuple(Field(**field) for field in game["observation"])
        known = _known[key] = Tables(
            rules=info["rules"],
            seats=game["seats"],
            bot=game["bot"],
            actions=tuple(game["actions"]),
            moves=tuple(game["actionMoves"]),
            observation=fields,
            length=fields[-1].at + fields[-1].length,
        )
    return known


def read_observations(encoding: Mapping[str, Any]) -> Observations:
    """Return the observations of an answer, a row for each game."""
    data = base64.b64decode(encoding["observations"])
    return np.frombuffer(data, dtype="<i2").reshape(-1, encoding["length"])


def read_masks(encoding: Mapping[str, Any], actions: int) -> Masks:
    """Return the masks of an answer, a row for each game: 1 for each legal action."""
    data = np.frombuffer(base64.b64decode(encoding["masks"]), dtype=np.uint8)
    rows = data.reshape(-1, encoding["bytes"])
    return np.unpackbits(rows, axis=1, count=actions, bitorder="little").view(np.int8)

"""Tiletum for programs that play, search and learn.

``Game`` is a game to be played, copied and asked. ``aec_env`` is an environment for several
learners (PettingZoo), ``gym_env`` one seat against computer players (Gymnasium), and ``vector_env``
many games at once over several processes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ._engine import Engine, TiletumError
from ._game import Fair, Forecast, Game, Odds, Option, Refusal, Trial
from ._tables import Field, Tables
from ._vector import SelfPlay

if TYPE_CHECKING:
    from ._aec import aec_env
    from ._gym import gym_env, vector_env

__all__ = [
    "Engine",
    "Fair",
    "Field",
    "Forecast",
    "Game",
    "Odds",
    "Option",
    "Refusal",
    "SelfPlay",
    "Tables",
    "TiletumError",
    "Trial",
    "aec_env",
    "gym_env",
    "vector_env",
]


def __getattr__(name: str) -> object:
    """Load the environments only for those who have Gymnasium or PettingZoo."""
    if name == "aec_env":
        from ._aec import aec_env

        return aec_env
    if name in ("gym_env", "vector_env"):
        from . import _gym

        return getattr(_gym, name)
    raise AttributeError(name)

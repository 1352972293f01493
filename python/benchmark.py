"""Measures how fast Python plays, in processor time of Python and the engine together.

Prints one line of JSON: decisions a second of a core, through the vector environment and by
fork, play and drop.
"""

import json
import os
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np

from tiletum import Engine, Game, SelfPlay

GAMES = 256
SECONDS = 4.0
TICKS = os.sysconf("SC_CLK_TCK")


def used_by(engine: Engine) -> float:
    """Return the processor seconds of the engine's process."""
    stat = Path(f"/proc/{engine.pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(stat[11]) + int(stat[12])) / TICKS


def rate(engine: Engine, step: Callable[[], int]) -> float:
    """Return the decisions a second of a core, after a warm-up of the same length."""
    for measured in (False, True):
        begun = time.process_time() + used_by(engine)
        until = time.monotonic() + SECONDS
        decisions = 0
        while time.monotonic() < until:
            decisions += step()
        if measured:
            return decisions / (time.process_time() + used_by(engine) - begun)
    return 0.0


def vector() -> float:
    """Play at random through the vector environment."""
    games = SelfPlay(GAMES, seed=1)
    random = np.random.default_rng(1)

    def step() -> int:
        games.step(games.random_actions(random))
        return GAMES

    found = rate(games.engines[0], step)
    games.close()
    return found


def forks() -> float:
    """Copy a game, play a move on each copy, and drop the copies."""
    engine = Engine()
    game = Game(seed=1, engine=engine)
    for _ in range(40):
        game.play(game.moves()[0])
    moves = [option.move for option in game.options()]
    copies = list(range(1_000_000, 1_000_000 + 64))
    played = [moves[index % len(moves)] for index in range(len(copies))]
    lines = [
        {"id": 1, "do": "fork", "game": game.number, "as": copies},
        {"id": 2, "do": "play", "games": copies, "moves": played, "show": []},
        {"id": 3, "do": "drop", "games": copies},
    ]

    def step() -> int:
        engine.talk(lines)
        return len(copies)

    return rate(engine, step)


if __name__ == "__main__":
    print(json.dumps({"vector": vector(), "forks": forks()}))

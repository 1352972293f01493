"""Plays the move whose forecast is best, one move ahead, against random players.

`python one_ply.py 100` plays 100 games and prints how many it won.
"""

import random
import sys

from tiletum import Game, Trial

LIKED = [
    "walk",
    "climb",
    "take",
    "gain",
    "use",
    "place",
    "build",
    "crest",
    "fulfil",
    "contribute",
    "bonus",
    "characters",
]
"""What pays off later, the best last."""
AVOIDED = {"buy": 4, "renew": 4, "exchange": 4, "end": 5, "done": 5, "leave": 5}
FAIRS = 0.6
"""What a point at a fair to come is worth to whoever would take part as things stand."""


def liking(notation: str) -> float:
    """Return a guess at what a move is worth beyond its points now."""
    verb, *words = notation.split()
    if verb == "die":
        return -0.5 * int(words[-1])  # a low die brings more action points
    if verb in LIKED:
        return 1.5 + 0.25 * LIKED.index(verb)
    return -AVOIDED.get(verb, 0)


def worth(trial: Trial, seat: int) -> float:
    """Return what a move is worth to a seat: its lead by the forecast, the fairs, and a guess."""
    fairs = sum(
        fair.points[seat] * (FAIRS if fair.present[seat] else FAIRS / 5)
        for fair in trial.forecast.fairs
    )
    return trial.forecast.lead(seat) + fairs + liking(trial.notation)


def choose(game: Game, stream: random.Random) -> str:
    """Return the move that is worth most; one of them, if several are."""
    seat = game.seat
    assert seat is not None
    return max(game.trials(), key=lambda trial: (worth(trial, seat), stream.random())).notation


def main(games: int) -> int:
    """Play so many games, from each seat in turn, and return how many were won."""
    won = 0
    for number in range(games):
        own = number % 2
        game = Game(players=2, seed=number, levels={1 - own: "random"})
        stream = random.Random(number)
        while not game.is_over:
            game.play(choose(game, stream))
        won += game.standings[0] == own
    return won


if __name__ == "__main__":
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    print(f"Won {main(count)} of {count} games against random play.")

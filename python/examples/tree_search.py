"""Searches the own turn, with the exact odds where chance answers, and plays a game by it.

The worth of a position is the lead by the forecast. Where chance is asked, it is the mean of what
each answer leads to, weighted by its odds. `python tree_search.py 4` plays four games.
"""

import random
import sys

from tiletum import Game

DEPTH = 2
"""How many decisions ahead it looks."""
WIDTH = 3
"""How many moves it looks at more closely, by their forecast."""
ANSWERS = 3
"""How many answers of chance it looks at: the likeliest."""


def value(game: Game, seat: int, depth: int) -> float:
    """Return how far a seat is ahead, if it plays its best for so many decisions."""
    if depth == 0 or game.is_over:
        return game.forecast().lead(seat)
    if game.waits == "chance":
        odds = sorted(game.chance(), key=lambda one: -one.probability)[:ANSWERS]
        total = sum(one.probability for one in odds)
        return sum(
            one.probability / total * value(game.fork().play(one.notation), seat, depth - 1)
            for one in odds
        )
    if game.seat != seat:
        return game.forecast().lead(seat)
    return max(worth for worth, _ in lines(game, seat, depth))


def lines(game: Game, seat: int, depth: int) -> list[tuple[float, str]]:
    """Return what the most promising moves are worth."""
    trials = sorted(game.trials(), key=lambda trial: -trial.forecast.lead(seat))[:WIDTH]
    return [
        (value(game.fork().play(trial.notation), seat, depth - 1), trial.notation)
        for trial in trials
    ]


def main(games: int) -> int:
    """Play so many games against random play and return how many were won."""
    won = 0
    for number in range(games):
        game = Game(players=2, seed=number, levels={1: "random"})
        stream = random.Random(number)
        while not game.is_over:
            found = lines(game, 0, DEPTH)
            best = max(worth for worth, _ in found)
            game.play(stream.choice([move for worth, move in found if worth == best]))
        won += game.standings[0] == 0
    return won


if __name__ == "__main__":
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 1
    print(f"Won {main(count)} of {count} games against random play.")

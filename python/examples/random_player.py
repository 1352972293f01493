"""Plays a game at random and prints how it ended."""

import random

from tiletum import Game

game = Game(players=2, seed=1)
stream = random.Random(1)
while not game.is_over:
    game.play(stream.choice(game.moves()))
print("Points by seat:", game.scores)

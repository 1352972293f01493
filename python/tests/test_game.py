"""A game: played, copied, asked."""

import random

import numpy as np
import pytest

from tiletum import Game, TiletumError


def play_out(game: Game, seed: int) -> Game:
    stream = random.Random(seed)
    while not game.is_over:
        game.play(stream.choice(game.moves()))
    return game


def test_a_game_is_played_to_its_end_and_its_record_plays_again() -> None:
    game = play_out(Game(seed=3), 1)
    assert [game.scores[seat] for seat in game.standings] == sorted(game.scores, reverse=True)
    again = Game.load(game.record(["Anna", "Bruno"]))
    assert again.hash() == game.hash()
    assert again.scores == game.scores


def test_the_same_seed_is_the_same_game() -> None:
    assert Game(seed=5).hash() == Game(seed=5).hash()
    assert Game(seed=5).hash() != Game(seed=6).hash()


def test_chance_waits_with_its_odds_where_there_is_no_seed() -> None:
    game = Game()
    while game.waits == "chance":
        odds = game.chance()
        assert sum(one.probability for one in odds) == pytest.approx(1)
        game.play(odds[-1].notation)
    assert game.waits == "seat"
    with pytest.raises(TiletumError) as refused:
        game.chance()
    assert refused.value.why == "not-chance"


def test_a_refused_move_says_why_and_changes_nothing() -> None:
    game = Game(seed=1)
    before = game.hash()
    refusal = game.why("climb")
    assert refusal is not None
    assert (refusal.reason, refusal.clause) == ("not-now", "kingact-1")
    assert refusal.says == "Choose a die first."
    with pytest.raises(TiletumError, match=r"Choose a die first\."):
        game.play("climb")
    assert game.why(game.moves()[0]) is None
    assert game.hash() == before


def test_a_copy_is_another_game_and_undo_goes_back() -> None:
    game = Game(seed=1)
    before = game.hash()
    copy = game.fork()
    assert copy.hash() == before
    copy.play(copy.moves()[0])
    assert copy.hash() != before
    assert game.hash() == before
    copy.undo()
    assert copy.hash() == before


def test_trials_are_what_copies_would_say() -> None:
    game = Game(seed=8)
    for trial in game.trials():
        copy = game.fork().play(trial.notation)
        assert copy.forecast() == trial.forecast
        assert copy.seat == trial.seat
    with pytest.raises(TiletumError):
        game.trials(["climb"])


def test_levels_play_their_seats() -> None:
    game = Game(seed=2, levels={1: "greedy"})
    while not game.is_over:
        assert game.seat == 0
        game.play(game.moves()[0])


def test_options_facts_text_and_advice() -> None:
    game = Game(modules=["base", "silver"], players=3, seed=4)
    option = game.options()[0]
    assert option.notation in game.moves()
    assert game.facts()["round"] == 1
    assert "Round 1" in game.render()
    assert game.advise("greedy") in game.moves()
    assert len(game.playouts(3)) == 3


def test_an_observation_has_the_names_of_its_parts() -> None:
    game = Game(seed=4)
    observation, mask = game.encode()
    tables = game.tables
    assert observation.shape == (tables.length,)
    legal = {tables.actions[action] for action in np.flatnonzero(mask)}
    assert legal == set(game.moves())
    resources = next(one for one in tables.observation if one.name == "seat 0: resources")
    held = list(game.facts()["seats"][game.seat]["resources"].values())
    assert list(observation[resources.at : resources.at + resources.length]) == held


def test_games_that_are_no_longer_needed_are_dropped() -> None:
    engine = Game(seed=1).engine
    for number in range(300):
        Game(seed=number)
    last = Game(seed=1)
    last._open = False
    assert engine.ask("drop", games=[last.number])["games"] < 50

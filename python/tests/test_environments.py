"""The environments keep to what Gymnasium and PettingZoo ask of theirs."""

import warnings

import numpy as np
import pytest

gymnasium = pytest.importorskip("gymnasium")
pettingzoo = pytest.importorskip("pettingzoo")

from gymnasium.utils.env_checker import check_env  # noqa: E402
from pettingzoo.test import api_test, seed_test  # noqa: E402

from tiletum import SelfPlay, TiletumError, aec_env, gym_env, vector_env  # noqa: E402

MODES = [
    {"modules": ["base"], "players": 2},
    {"modules": ["base", "silver"], "players": 4},
    {"modules": ["base", "solo"], "players": 1, "difficulty": "hard"},
]


@pytest.mark.parametrize("mode", MODES)
def test_the_api_test_of_pettingzoo(mode: dict) -> None:
    with warnings.catch_warnings():
        # It only remarks that an observation may be any number of 16 bits.
        warnings.simplefilter("ignore", UserWarning)
        api_test(aec_env(**mode), num_cycles=200)


def test_the_seed_test_of_pettingzoo() -> None:
    seed_test(aec_env, num_cycles=200)


@pytest.mark.parametrize("mode", MODES)
def test_the_checker_of_gymnasium(mode: dict) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        check_env(gym_env(**mode, render_mode="ansi"), skip_render_check=False)


def test_a_game_of_several_agents_ends_with_one_winner() -> None:
    env = aec_env(players=3)
    env.reset(seed=4)
    random = np.random.default_rng(1)
    rewards = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, over, cut, _ = env.last()
        rewards[agent] += reward
        legal = np.flatnonzero(observation["action_mask"])
        env.step(None if over or cut else int(random.choice(legal)))
    assert sorted(rewards.values()) == [-1.0, -1.0, 1.0]


def test_an_illegal_action_loses() -> None:
    env = gym_env(level="greedy")
    _, info = env.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, over, _, info = env.step(illegal)
    assert (reward, over) == (-1.0, True)
    assert info["illegal"].startswith("There is no ")


def test_one_seat_plays_to_the_end() -> None:
    env = gym_env()
    _, info = env.reset(seed=3)
    over = False
    reward = 0.0
    while not over:
        _, reward, over, _, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
    assert reward in (1.0, -1.0)
    assert len(info["scores"]) == 2


def test_many_games_are_those_that_one_engine_plays() -> None:
    random = np.random.default_rng(5)
    one, three = SelfPlay(10, seed=9), SelfPlay(10, seed=9, workers=3)
    # Seeds are drawn worker by worker in the same order, until the first game is over.
    for _ in range(60):
        assert (one.observations == three.observations).all()
        assert (one.masks == three.masks).all()
        actions = one.random_actions(random)
        assert (one.masks[np.arange(10), actions] == 1).all()
        one.step(actions)
        three.step(actions)
    with pytest.raises(TiletumError):
        one.step(np.full(10, 5000))
    one.close()
    three.close()


def test_games_that_are_over_begin_anew() -> None:
    random = np.random.default_rng(5)
    games = SelfPlay(8, seed=1, workers=2)
    finished = 0
    for _ in range(400):
        games.step(games.random_actions(random))
        finished += len(games.finished)
        assert (games.masks.sum(axis=1) > 0).all()
        assert (games.seats >= 0).all()
    assert finished >= 8
    games.close()


def test_the_vector_environment() -> None:
    env = vector_env(6, workers=2)
    first, info = env.reset(seed=7)
    again, _ = env.reset(seed=7)
    assert (first == again).all()
    random = np.random.default_rng(1)
    rewards: list[float] = []
    for _ in range(150):
        actions = np.array([random.choice(np.flatnonzero(mask)) for mask in info["action_mask"]])
        _, reward, over, cut, info = env.step(actions)
        assert not cut.any()
        rewards.extend(reward[over])
    assert set(rewards) == {1.0, -1.0}
    env.close()

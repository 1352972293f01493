"""Every block of Python in the documents runs, and every example does what it says."""

import re
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

PYTHON = Path(__file__).resolve().parents[1]
DOCUMENTS = [PYTHON / "README.md", *sorted((PYTHON.parent / "docs").glob("*.md"))]
BLOCKS = [
    pytest.param(block, id=f"{document.name} {number}")
    for document in DOCUMENTS
    for number, block in enumerate(
        re.findall(r"^```python\n(.*?)^```", document.read_text("utf-8"), re.DOTALL | re.MULTILINE)
    )
]


@pytest.mark.parametrize("block", BLOCKS)
def test_a_block_runs(block: str) -> None:
    if "import gym" in block or "_env" in block:
        pytest.importorskip("gymnasium")
        pytest.importorskip("pettingzoo")
    if "sys.stdin" in block:
        pytest.skip("a bot, which the tests of the seats run")
    exec(compile(block, "block", "exec"), {"__name__": "__main__"})


def test_the_random_player_ends_its_game() -> None:
    done = subprocess.run(
        [sys.executable, PYTHON / "examples" / "random_player.py"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert re.fullmatch(r"Points by seat: \[\d+, \d+\]\n", done.stdout)


def test_one_ply_beats_random_play() -> None:
    assert runpy.run_path(str(PYTHON / "examples" / "one_ply.py"))["main"](20) >= 17


def test_the_tree_search_wins_its_game() -> None:
    assert runpy.run_path(str(PYTHON / "examples" / "tree_search.py"))["main"](1) in (0, 1)

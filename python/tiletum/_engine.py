"""The engine: a process that answers lines of JSON."""

from __future__ import annotations

import atexit
import itertools
import json
import os
import shlex
import shutil
import subprocess
import threading
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, cast

Answer = dict[str, Any]

_COMMAND = "TILETUM_ENGINE"
_CHECKOUT = Path(__file__).resolve().parents[2]


class TiletumError(Exception):
    """The engine could not do what was asked.

    ``why`` is a word for programs, such as ``refused`` or ``no-game``; ``reason`` and ``clause``
    are those of the rules, if a move was refused.
    """

    def __init__(self, error: Mapping[str, Any]) -> None:
        """Take the error of an answer."""
        wanted = error.get("wanted")
        super().__init__(error["says"] if wanted is None else f"{error['says']} Wanted: {wanted}.")
        self.why: str = error["why"]
        self.reason: str | None = error.get("reason")
        self.clause: str | None = error.get("clause")
        self.facts: Mapping[str, Any] = error.get("facts", {})


def _find_command() -> list[str]:
    """Return how the engine is started here."""
    named = os.environ.get(_COMMAND)
    if named:
        return shlex.split(named)
    node = shutil.which("node")
    if node is None:
        raise RuntimeError(f"Node was not found. Install Node 20.19 or newer, or set {_COMMAND}.")
    checkout = _CHECKOUT / "scripts" / "main.cjs"
    if checkout.exists():
        return [node, str(checkout), "tiletum", "engine"]
    here = Path.cwd()
    for folder in (here, *here.parents):
        installed = folder / "node_modules" / "tiletum" / "dist" / "main.js"
        if installed.exists():
            return [node, str(installed), "engine"]
    anywhere = shutil.which("tiletum")
    if anywhere is not None:
        return [anywhere, "engine"]
    raise RuntimeError(
        "The engine was not found. Install it with `npm install tiletum`, or set "
        f"{_COMMAND} to the command that starts it."
    )


class Engine:
    """A running engine. It holds many games; one engine is enough for most programs."""

    def __init__(self, command: Sequence[str] | None = None) -> None:
        """Start the engine, by ``command`` or as it is found here."""
        self._command = list(command) if command is not None else _find_command()
        self._process = subprocess.Popen(
            self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=1 << 20
        )
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._input = self._process.stdin
        self._output = self._process.stdout
        self._lock = threading.Lock()
        self._numbers = itertools.count()
        self._owner = os.getpid()
        self._unwanted: list[int] = []
        atexit.register(self.close)

    @property
    def pid(self) -> int:
        """The number of the engine's process."""
        return self._process.pid

    def new_number(self) -> int:
        """Return a number that no game of this engine has."""
        return next(self._numbers)

    def ask(self, do: str, **parts: object) -> Answer:
        """Ask for one thing and return its answer.

        Raises TiletumError if it could not be done.
        """
        self._drop_unwanted()
        answer = cast(Answer, self.talk({"id": 0, "do": do, **parts}))
        if "error" in answer:
            raise TiletumError(answer["error"])
        return answer

    def ask_all(self, requests: Sequence[Mapping[str, object]]) -> list[Answer]:
        """Ask for several things in one line; an answer may have an ``error``."""
        self._drop_unwanted()
        numbered = [{"id": number, **request} for number, request in enumerate(requests)]
        answer = self.talk(numbered)
        if isinstance(answer, dict):
            raise TiletumError(answer["error"])
        return cast("list[Answer]", answer)

    def talk(self, message: object) -> object:
        """Send one line and return the line that answers it."""
        with self._lock:
            self.send(message)
            return self.receive()

    def send(self, message: object) -> None:
        """Send a line without waiting for its answer."""
        self._input.write(json.dumps(message, separators=(",", ":")).encode() + b"\n")
        self._input.flush()

    def receive(self) -> object:
        """Wait for the next answer."""
        line = self._output.readline()
        if not line:
            raise RuntimeError(f"The engine has ended: {shlex.join(self._command)}")
        return json.loads(line)

    def forget(self, game: int) -> None:
        """Note a game that nobody needs any more; it is dropped with the next request."""
        self._unwanted.append(game)

    def _drop_unwanted(self) -> None:
        if self._unwanted:
            games, self._unwanted = self._unwanted, []
            self.talk({"id": 0, "do": "drop", "games": games})

    def close(self) -> None:
        """End the engine and all its games."""
        if self._owner != os.getpid():
            return
        atexit.unregister(self.close)
        if self._process.poll() is None:
            self._input.close()
            self._process.wait()
        self._output.close()

    def __enter__(self) -> Engine:
        """Return the engine itself."""
        return self

    def __exit__(self, *_: object) -> None:
        """End the engine."""
        self.close()


_shared: dict[int, Engine] = {}


def shared_engine() -> Engine:
    """Return the engine that all games of this process share."""
    own = os.getpid()
    engine = _shared.get(own)
    if engine is None:
        engine = _shared[own] = Engine()
    return engine

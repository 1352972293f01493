"""A game to be played, copied and asked."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, cast

from ._engine import Answer, Engine, TiletumError, shared_engine
from ._tables import (
    Masks,
    Observations,
    Tables,
    config_of,
    read_masks,
    read_observations,
    tables_of,
)

Seed = int | str
Move = str | int
"""A move in notation, such as ``die pink 4``, or its number."""


@dataclass(frozen=True)
class Option:
    """A legal move."""

    move: int
    notation: str
    clause: str
    verb: str
    args: tuple[str, ...]
    task: bool
    reveals: bool
    """Whether the move turns up something hidden, so that what follows depends on chance."""
    warnings: tuple[str, ...]
    action: int


@dataclass(frozen=True)
class Odds:
    """A possible answer of chance."""

    move: int
    notation: str
    probability: float


@dataclass(frozen=True)
class Refusal:
    """Why a move is refused: a word, the clause of the rules, and a sentence."""

    reason: str
    clause: str
    says: str


@dataclass(frozen=True)
class Fair:
    """A fair to come: by seat, who takes part as things stand, and what that is worth."""

    fair: int
    town: str
    present: tuple[bool, ...]
    points: tuple[int, ...]


@dataclass(frozen=True)
class Forecast:
    """The points by seat if the round or the game ended now, and who would be first."""

    round: tuple[int, ...]
    end: tuple[int, ...]
    standings: tuple[int, ...]
    fairs: tuple[Fair, ...] = ()

    def lead(self, seat: int) -> int:
        """Return how far a seat is ahead of the best other seat."""
        return self.end[seat] - max(
            points for other, points in enumerate(self.end) if other != seat
        )


@dataclass(frozen=True)
class Trial:
    """What a move would lead to: who decides then, and the forecast."""

    notation: str
    seat: int | None
    forecast: Forecast = field(repr=False)


class Game:
    """A game. With a ``seed`` chance is drawn from it; without one, chance waits to be answered.

    >>> game = Game(players=2, seed=1)
    >>> game.moves()[0].split()[0]
    'die'
    """

    def __init__(
        self,
        modules: Iterable[str] = ("base",),
        players: int = 2,
        *,
        seed: Seed | None = None,
        levels: Mapping[int, str] | None = None,
        engine: Engine | None = None,
        **settings: Any,
    ) -> None:
        """Begin a game.

        ``levels`` names the computer player of a seat. ``settings`` are the rest of the engine's
        configuration, such as ``difficulty="hard"``.
        """
        self.config = config_of(list(modules), players, settings)
        self._start(engine or shared_engine())
        parts: dict[str, Any] = {"config": self.config}
        if seed is not None:
            parts["seed"] = seed
        if levels:
            parts["levels"] = {str(seat): level for seat, level in levels.items()}
        self._ask("new", show=["scores"], **parts)

    @classmethod
    def load(
        cls,
        record: str,
        *,
        at: int | None = None,
        seed: Seed | None = None,
        engine: Engine | None = None,
    ) -> Game:
        """Read a recorded game; ``at`` is how many moves and answers of it are played."""
        game = cls.__new__(cls)
        game.config = {}
        game._start(engine or shared_engine())
        parts: dict[str, Any] = {"record": record}
        if at is not None:
            parts["at"] = at
        if seed is not None:
            parts["seed"] = seed
        game._ask("load", show=["scores"], **parts)
        return game

    def _start(self, engine: Engine) -> None:
        self.engine = engine
        self.number = engine.new_number()
        self._open = False
        self._now: Answer = {}

    def _ask(self, do: str, **parts: object) -> Answer:
        answer = self.engine.ask(do, game=self.number, **parts)
        if "waits" in answer:
            self._now = answer
            self._open = True
        return answer

    def __del__(self) -> None:
        """Let the engine forget the game."""
        if getattr(self, "_open", False):
            self.engine.forget(self.number)

    @property
    def waits(self) -> Literal["seat", "chance", "nobody"]:
        """Whom the game waits for."""
        return cast(Literal["seat", "chance", "nobody"], self._now["waits"])

    @property
    def seat(self) -> int | None:
        """The seat that decides, from 0; None while chance is asked or when the game is over."""
        return self._now.get("seat")

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return self.waits == "nobody"

    @property
    def scores(self) -> list[int]:
        """The points by seat."""
        return list(self._now["scores"])

    @property
    def standings(self) -> list[int]:
        """The seats from first to last, when the game is over."""
        return list(self._now["standings"])

    @property
    def tables(self) -> Tables:
        """The names of the actions and of the parts of an observation."""
        return tables_of(self.engine, self.config)

    def moves(self) -> list[str]:
        """Return the legal moves in notation, or the possible answers of chance."""
        return list(self.engine.ask("state", game=self.number, show=["notation"])["notation"])

    def options(self) -> list[Option]:
        """Return the legal moves with what the rules say of them."""
        options: list[Any] = self.engine.ask("options", game=self.number)["options"]
        return [
            Option(
                move=one["move"],
                notation=one["notation"],
                clause=one["clause"],
                verb=one["verb"],
                args=tuple(one["args"]),
                task=one["task"],
                reveals=one["reveals"],
                warnings=tuple(one["warnings"]),
                action=one["action"],
            )
            for one in options
        ]

    def play(self, move: Move) -> Game:
        """Play a move, or an answer of chance. Raises TiletumError if it is refused."""
        self._ask("play", move=move, show=["scores"])
        return self

    def play_action(self, action: int) -> Game:
        """Play the move of an action."""
        self._ask("play", action=action, show=["scores"])
        return self

    def why(self, move: Move) -> Refusal | None:
        """Return why a move is refused; None if it is legal."""
        answer = self.engine.ask("why", game=self.number, move=move)
        if answer["legal"]:
            return None
        return Refusal(answer["reason"], answer["clause"], answer["says"])

    def undo(self, steps: int = 1) -> Game:
        """Take back the last moves that were played by ``play``, and all that came of them."""
        self._ask("undo", steps=steps, show=["scores"])
        return self

    def fork(self, seed: Seed | None = None) -> Game:
        """Return a copy. Without a seed its chance waits to be answered: nobody looks ahead."""
        copy = Game.__new__(Game)
        copy.config = self.config
        copy._start(self.engine)
        parts: dict[str, Any] = {} if seed is None else {"seed": seed}
        answer = self.engine.ask(
            "fork", game=self.number, **{"as": copy.number}, show=["scores"], **parts
        )
        copy._now = answer
        copy._open = True
        return copy

    def chance(self) -> list[Odds]:
        """Return what chance may answer, with the exact odds."""
        return [Odds(**one) for one in self.engine.ask("chance", game=self.number)["answers"]]

    def forecast(self) -> Forecast:
        """Return the points if the round or the game ended now."""
        return _forecast(self.engine.ask("forecast", game=self.number, detail=True))

    def trials(self, moves: Iterable[Move] | None = None) -> list[Trial]:
        """Try moves on copies, in one line to the engine, and return what they would lead to."""
        tried = self.moves() if moves is None else list(moves)
        if not tried:
            return []
        copies = [self.engine.new_number() for _ in tried]
        forked, played, seen, _ = self.engine.ask_all(
            [
                {"do": "fork", "game": self.number, "as": copies},
                {"do": "play", "games": copies, "moves": tried, "show": []},
                {"do": "forecast", "games": copies, "detail": True},
                {"do": "drop", "games": copies},
            ]
        )
        for answer in (forked, played, seen):
            for one in (answer, *answer.get("results", [])):
                if "error" in one:
                    raise TiletumError(one["error"])
        return [
            Trial(str(move), after.get("seat"), _forecast(then))
            for move, after, then in zip(tried, played["results"], seen["results"], strict=True)
        ]

    def playouts(self, count: int, level: str = "random", seed: Seed = 0) -> list[list[int]]:
        """Play copies to their end and return the points by seat of each."""
        answer = self.engine.ask("playout", game=self.number, count=count, level=level, seed=seed)
        return [list(scores) for scores in answer["scores"]]

    def advise(self, level: str = "master", iterations: int | None = None) -> str:
        """Return the move of a computer player."""
        parts: dict[str, Any] = {} if iterations is None else {"iterations": iterations}
        return str(self.engine.ask("policy", game=self.number, level=level, **parts)["notation"])

    def encode(self, seat: int | None = None) -> tuple[Observations, Masks]:
        """Return what a seat sees, and 1 for each action that is legal now."""
        parts: dict[str, Any] = {} if seat is None else {"seat": seat}
        answer = self.engine.ask("encode", game=self.number, **parts)
        return read_observations(answer)[0], read_masks(answer, len(self.tables.actions))[0]

    def facts(self) -> Mapping[str, Any]:
        """Return the position as facts, by the words of the notation."""
        return cast(
            "Mapping[str, Any]",
            self.engine.ask("state", game=self.number, show=["facts"])["facts"],
        )

    def render(self) -> str:
        """Return the position as text for people."""
        return str(self.engine.ask("state", game=self.number, show=["text"])["text"])

    def record(self, names: Iterable[str] = ()) -> str:
        """Return the game as a record, from which it can be played again."""
        return str(self.engine.ask("record", game=self.number, names=list(names))["record"])

    def hash(self) -> str:
        """Return a fingerprint of the position: equal positions have equal ones."""
        return str(self.engine.ask("state", game=self.number, show=["hash"])["hash"])


def _forecast(answer: Mapping[str, Any]) -> Forecast:
    fairs = tuple(
        Fair(one["fair"], one["town"], tuple(one["present"]), tuple(one["points"]))
        for one in answer["fairs"]
    )
    return Forecast(tuple(answer["round"]), tuple(answer["end"]), tuple(answer["standings"]), fairs)

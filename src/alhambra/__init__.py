"""An exact and fast engine for the board game Alhambra, with game records and a command line."""

from __future__ import annotations

from .actions import Action as Action
from .actions import parse as parse
from .core.state import State as State
from .deal import Deal as Deal
from .errors import AlhambraError as AlhambraError
from .errors import IllegalAction as IllegalAction
from .errors import NotationError as NotationError
from .errors import SetupError as SetupError
from .events import Event as Event
from .game import Game as Game
from .options import Options as Options
from .pieces import Card as Card
from .pieces import Cell as Cell
from .pieces import Currency as Currency
from .pieces import Kind as Kind
from .pieces import Side as Side
from .pieces import Tile as Tile
from .record import Record as Record
from .scoring import Scoring as Scoring
from .view import View as View

__version__ = "0.1.0"

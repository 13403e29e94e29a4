"""The rules on flat arrays: compiled where there was a C compiler, else plain Python.

A compiled module is an ordinary ``.py`` with C types in the ``.pxd`` beside it, so the same source
also runs interpreted. ``ALHAMBRA_PURE=1`` forces that, even where compiled modules exist.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    FileFinder,
    ModuleSpec,
    PathFinder,
    SourceFileLoader,
)
from types import ModuleType

PURE = os.environ.get("ALHAMBRA_PURE", "") not in ("", "0")


def compiled() -> bool:
    """Whether the rules run compiled, found out without importing them."""
    spec = None if PURE else PathFinder.find_spec(f"{__name__}.state", __path__)
    return spec is not None and str(spec.origin).endswith(tuple(EXTENSION_SUFFIXES))


class _SourceFinder:
    """Finds the modules of alhambra by their source, and ignores compiled ones."""

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if path is None or not name.startswith("alhambra."):
            return None
        return FileFinder(path[0], (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)


if PURE:
    sys.meta_path.insert(0, _SourceFinder())

"""Checks before any test: what is compiled has to be what is written."""

from __future__ import annotations

from pathlib import Path

import pytest

import alhambra.core


def pytest_configure() -> None:
    """Refuse to test libraries that were built before their sources were last changed."""
    if not alhambra.core.compiled():
        return
    stale = sorted(stale_libraries(Path(alhambra.core.__file__).parent))
    if stale:
        raise pytest.UsageError(f"built before the source was changed: {', '.join(stale)}")


def pytest_report_header() -> str:
    """Say which of the two modes is tested."""
    return f"core: {'compiled' if alhambra.core.compiled() else 'interpreted'}"


def stale_libraries(folder: Path) -> set[str]:
    """The modules of a folder whose library is older than the source or any header."""
    headers = list(folder.glob("*.pxd"))
    stale = set()
    for library in (*folder.glob("*.so"), *folder.glob("*.pyd")):
        source = library.with_name(f"{library.name.partition('.')[0]}.py")
        newest = max(file.stat().st_mtime for file in (source, *headers) if file.exists())
        if library.stat().st_mtime < newest:
            stale.add(source.stem)
    return stale

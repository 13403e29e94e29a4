"""Who may import whom: dependencies point inwards, and importing the engine stays cheap."""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest
from hatchling.metadata.core import ProjectMetadata
from hatchling.plugin.manager import PluginManager

import alhambra

PACKAGE = Path(alhambra.__file__).parent

LAYERS = (
    ("core", "errors"),
    ("cleaning", "pieces", "parallel"),
    ("actions", "options", "placement", "scoring"),
    ("codes", "deal", "events", "lots"),
    ("layouts", "refusals", "view"),
    ("bots", "cardboard", "narrate", "positions", "show"),
    ("turn",),
    ("game",),
    ("record",),
    ("simulate",),
    ("analysis", "speed"),
    ("exercises",),
    ("arena", "envs", "server", "train"),
    ("cli",),
    ("__main__",),
)
"""From low to high. A module imports from its own folder and from lower layers only."""

FOREIGN = {
    "asyncpg": ("server",),
    "cryptography": ("server",),
    "msgspec": ("server",),
    "prometheus_client": ("server",),
    "rich": ("cli",),
    "starlette": ("server",),
    "uvicorn": ("server",),
    "websockets": ("server",),
    "choix": ("arena",),
    "gymnasium": ("envs",),
    "matplotlib": ("arena",),
    "numpy": ("arena", "envs", "train"),
    "pettingzoo": ("envs",),
    "PIL": ("envs",),
    "pyarrow": ("envs",),
    "pyspiel": ("envs",),
    "resvg_py": ("envs",),
    "ray": ("parallel",),
    "sklearn": ("train",),
    "threadpoolctl": ("train",),
}
"""Which parts may import a foreign package."""

DISTRIBUTION = {
    "PIL": "pillow",
    "prometheus_client": "prometheus-client",
    "pyspiel": "open_spiel",
    "resvg_py": "resvg-py",
    "sklearn": "scikit-learn",
}
"""What a package is called where it is installed from, if not the same."""

HEAVY = {
    "cli/colour.py",
    *(f"arena/{name}.py" for name in ("page", "plots", "ratings", "report")),
    *(
        f"envs/{name}.py"
        for name in (
            "aec",
            "alhambra_v0",
            "moves",
            "policy",
            "single",
            "spiel",
            "vector",
            "workers",
        )
    ),
    *(f"train/{name}.py" for name in ("correction", "course", "fit", "kept")),
}
"""What imports one at once, and is therefore imported only when something is wanted of it.

So is the whole server.
"""

UPPER = (
    "analysis", "arena", "bots", "cli", "envs", "exercises", "parallel", "server", "show",
    "simulate", "train",
)  # fmt: skip
"""What the engine itself does without."""

HEIGHT = {name: height for height, layer in enumerate(LAYERS) for name in layer}

PUBLIC = [
    "Action",
    "AlhambraError",
    "Card",
    "Cell",
    "Currency",
    "Deal",
    "Event",
    "Game",
    "IllegalAction",
    "Kind",
    "NotationError",
    "Options",
    "Record",
    "Scoring",
    "SetupError",
    "Side",
    "State",
    "Tile",
    "View",
    "parse",
]

MODULES = sorted(path.relative_to(PACKAGE) for path in PACKAGE.rglob("*.py"))


def part(module: Path) -> str:
    """The folder or the module of the package that a file belongs to."""
    return module.parts[0].removesuffix(".py")


def imports(module: Path) -> Iterator[tuple[str, bool]]:
    """Every module that a file imports, with its full name, and whether at once or when called."""
    tree = ast.parse((PACKAGE / module).read_text("utf-8"))
    within = ("alhambra", *module.parts[:-1])
    for node in ast.walk(tree):
        at_once = node in tree.body
        if isinstance(node, ast.Import):
            yield from ((alias.name, at_once) for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            yield str(node.module), at_once
        elif isinstance(node, ast.ImportFrom):
            base = within[: len(within) - node.level + 1]
            if node.module:
                yield ".".join((*base, node.module)), at_once
            else:
                yield from ((".".join((*base, alias.name)), at_once) for alias in node.names)


def is_heavy(module: Path) -> bool:
    """Whether a file may import foreign packages at once."""
    return module.as_posix() in HEAVY or part(module) == "server"


def ours(module: Path) -> set[str]:
    """The parts of the package that a file imports."""
    names = [name.split(".") for name, _ in imports(module)]
    return {name[1] if len(name) > 1 else "" for name in names if name[0] == "alhambra"}


def test_every_module_has_a_layer() -> None:
    assert {part(module) for module in MODULES} == {*HEIGHT, "__init__"}


@pytest.mark.parametrize("module", MODULES, ids=str)
def test_imports_point_inwards(module: Path) -> None:
    if part(module) == "__init__":
        return
    for name in ours(module) - {part(module)}:
        if name == "__version__":
            assert part(module) in ("arena", "cli", "server")
        else:
            assert HEIGHT[name] < HEIGHT[part(module)], f"{module} imports {name}"


@pytest.mark.parametrize("module", [m for m in MODULES if part(m) == "core"], ids=str)
def test_the_core_imports_nothing_but_itself(module: Path) -> None:
    for name, _ in imports(module):
        inside = name == "alhambra.core" or name.startswith("alhambra.core.")
        assert inside or name.split(".")[0] in sys.stdlib_module_names, name


def test_no_header_of_the_core_reaches_outside() -> None:
    for path in PACKAGE.rglob("*.pxd"):
        assert path.parent == PACKAGE / "core"
        for line in path.read_text("utf-8").splitlines():
            if "cimport" in line:
                assert line == "cimport cython" or line.startswith(("from . ", "from .")), line
                assert not line.startswith("from .."), line


def test_foreign_packages_are_imported_where_they_belong_and_only_when_needed() -> None:
    for module in MODULES:
        for name, at_once in imports(module):
            top = name.split(".")[0]
            if top != "alhambra" and top not in sys.stdlib_module_names:
                assert part(module) in FOREIGN.get(top, ()), f"{module} imports {top}"
                assert not at_once or is_heavy(module), f"{module} imports {top} at once"
            imported = Path(f"{name.removeprefix('alhambra.').replace('.', '/')}.py")
            if is_heavy(imported) and at_once:
                assert is_heavy(module), f"{module} imports {imported} at once"


def test_foreign_packages_are_those_that_the_package_asks_for() -> None:
    project = tomllib.loads((PACKAGE.parents[1] / "pyproject.toml").read_text("utf-8"))["project"]
    extras = project["optional-dependencies"]
    extra = {each for requirements in extras.values() for each in requirements}
    named = {re.split(r"[^\w-]", each)[0] for each in {*project["dependencies"], *extra}}
    assert {DISTRIBUTION.get(name, name) for name in FOREIGN} <= named


def test_the_package_itself_imports_no_upper_layer() -> None:
    assert ours(Path("__init__.py")).isdisjoint({*UPPER, "__main__"})


def test_importing_the_engine_loads_nothing_heavy() -> None:
    loaded = modules_after("import alhambra")
    heavy = {"rich", "argparse", "multiprocessing", "concurrent", "asyncio", "socket", "logging"}
    heavy |= {"gymnasium", "numpy", "pettingzoo", "pyspiel"}
    assert heavy.isdisjoint(name.split(".")[0] for name in loaded)
    upper = tuple(f"alhambra.{name}" for name in UPPER)
    assert not [name for name in loaded if name.startswith(upper)]


def test_the_command_line_loads_foreign_packages_only_when_they_are_needed() -> None:
    loaded = modules_after("import alhambra.cli.main")
    assert not [name for name in loaded if name.split(".")[0] in FOREIGN]


def modules_after(statement: str) -> set[str]:
    """The modules that a fresh Python has loaded after a statement."""
    code = f"import sys; before = set(sys.modules); {statement}; print(*set(sys.modules) - before)"
    run = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60
    )
    return set(run.stdout.split())


def test_public_names() -> None:
    names = {
        name
        for name, value in vars(alhambra).items()
        if not name.startswith("_") and not isinstance(value, ModuleType) and name != "annotations"
    }
    assert names == set(PUBLIC)


def test_the_version_stands_in_one_place() -> None:
    root = PACKAGE.parents[1]
    assert ProjectMetadata(str(root), PluginManager()).version == alhambra.__version__
    project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]
    assert "version" not in project
    assert "version" not in json.loads((root / "client" / "package.json").read_text("utf-8"))


def test_no_test_imports_from_another() -> None:
    """What several tests need stands in a module of its own."""
    tests = PACKAGE.parents[1] / "tests"
    for path in tests.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom):
                assert not (node.module or "").split(".")[-1].startswith("test_"), path.name

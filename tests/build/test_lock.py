"""The lock in requirements/: it satisfies pyproject.toml everywhere, and every file has a hash."""

from __future__ import annotations

import json
import re
import tomllib
from importlib.metadata import PackageNotFoundError, distribution
from typing import Any, NamedTuple

import pytest
from packaging.markers import default_environment
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from . import ROOT

PYPROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))

LOCKS = {
    "build": ((), ("build",)),
    "cluster": (("cluster",), ()),
    "compiler": ((), ("compiler",)),
    "dev": (("arena", "postgres", "server", "train"), ("dev",)),
    "docs": ((), ("docs",)),
    "node": ((), ("node",)),
    "runtime": ((), ("runtime",)),
    "server": (("postgres", "server"), ()),
}
"""The extras and groups of pyproject.toml that each file locks; an extra implies the package."""

ENVIRONMENTS = [
    {"python_version": python, "python_full_version": f"{python}.1", **system}
    for python in ("3.11", "3.12", "3.13", "3.14")
    for system in (
        {"sys_platform": "linux", "platform_system": "Linux", "platform_machine": "x86_64"},
        {"sys_platform": "linux", "platform_system": "Linux", "platform_machine": "aarch64"},
        {"sys_platform": "darwin", "platform_system": "Darwin", "platform_machine": "arm64"},
    )
]


class Pin(NamedTuple):
    """One entry of a lock."""

    requirement: Requirement
    hashes: list[str]

    @property
    def version(self) -> str:
        """The one version that it allows."""
        [specifier] = self.requirement.specifier
        assert specifier.operator == "=="
        return specifier.version


def pins(lock: str) -> list[Pin]:
    """All entries of a lock."""
    text = (ROOT / "requirements" / f"{lock}.txt").read_text("utf-8")
    lines = re.sub(r"^\s*#.*$", "", text, flags=re.MULTILINE).replace("\\\n", " ").splitlines()
    entries = [line.split("--hash=") for line in lines if line.strip()]
    return [Pin(Requirement(entry), [each.strip() for each in rest]) for entry, *rest in entries]


def wanted(lock: str) -> list[Requirement]:
    """What pyproject.toml asks for in a lock's name."""
    extras, groups = LOCKS[lock]
    project = PYPROJECT["project"]
    texts = [*project["dependencies"]] if extras else []
    texts += [text for extra in extras for text in project["optional-dependencies"][extra]]
    texts += [text for group in groups for text in members(group)]
    return [Requirement(text) for text in texts]


def members(group: str) -> list[str]:
    """The requirements of a dependency group, with those of the groups that it includes."""
    found: list[str] = []
    for each in PYPROJECT["dependency-groups"][group]:
        found += [each] if isinstance(each, str) else members(each["include-group"])
    return found


def holds(requirement: Requirement, environment: dict[str, str]) -> bool:
    """Whether a requirement counts in an environment."""
    marker = requirement.marker
    return marker is None or marker.evaluate({**environment, "extra": ""})


def missing(
    requirements: list[Requirement], lock: list[Pin], environment: dict[str, str]
) -> list[str]:
    """The requirements that a lock does not satisfy with exactly one version."""
    installed = {
        canonicalize_name(pin.requirement.name): pin.version
        for pin in lock
        if holds(pin.requirement, environment)
    }

    def satisfied(requirement: Requirement) -> bool:
        version = installed.get(canonicalize_name(requirement.name))
        return version is not None and requirement.specifier.contains(version, prereleases=True)

    return [str(each) for each in requirements if holds(each, environment) and not satisfied(each)]


def test_every_file_is_known() -> None:
    assert sorted(path.stem for path in (ROOT / "requirements").iterdir()) == sorted(LOCKS)


@pytest.mark.parametrize("lock", LOCKS)
def test_it_satisfies_pyproject_on_every_system_and_python(lock: str) -> None:
    for environment in ENVIRONMENTS:
        lacking = missing(wanted(lock), pins(lock), {**_here(), **environment})
        assert not lacking, f"`make lock` makes requirements/{lock}.txt anew"


@pytest.mark.parametrize("lock", ["build", "dev", "server"])
def test_it_has_all_that_its_packages_ask_for(lock: str) -> None:
    entries = [pin for pin in pins(lock) if holds(pin.requirement, _here())]
    for pin in entries:
        try:
            package = distribution(pin.requirement.name)
        except PackageNotFoundError:
            pytest.fail(f"{pin.requirement.name} is locked and not installed: run make")
        assert package.version == pin.version
        asked = [Requirement(text) for text in package.requires or []]
        assert not missing(asked, entries, _here()), pin.requirement.name


@pytest.mark.parametrize("lock", LOCKS)
def test_every_entry_has_hashes_and_no_host(lock: str) -> None:
    for pin in pins(lock):
        assert pin.hashes
        assert all(re.fullmatch(r"sha256:[0-9a-f]{64}", each) for each in pin.hashes), pin
        assert pin.requirement.url is None
    assert "://" not in (ROOT / "requirements" / f"{lock}.txt").read_text("utf-8")


def test_a_package_has_the_same_version_in_all_of_them() -> None:
    environment = _here()
    versions: dict[str, set[str]] = {}
    for lock in LOCKS:
        for pin in pins(lock):
            if holds(pin.requirement, environment):
                versions.setdefault(pin.requirement.name, set()).add(pin.version)
    assert not {name: found for name, found in versions.items() if len(found) > 1}


def test_a_lock_that_is_out_of_date_is_noticed() -> None:
    asked = [Requirement("rich>=999"), Requirement("unheard-of")]
    assert missing(asked, pins("server"), _here()) == ["rich>=999", "unheard-of"]


def test_what_builds_the_wheel_is_what_is_locked() -> None:
    assert PYPROJECT["build-system"]["requires"] == PYPROJECT["dependency-groups"]["build"]


def test_make_installs_by_the_lock() -> None:
    make = (ROOT / "Makefile").read_text("utf-8")
    assert "LOCKED := $(PIP) --require-hashes\n" in make
    installs = [line for line in make.splitlines() if "-r requirements/" in line]
    assert installs
    assert all("$(LOCKED) -r" in line for line in installs)


def _here() -> dict[str, str]:
    return {name: str(value) for name, value in default_environment().items()}


def test_the_lock_of_the_client_has_what_each_package_may_bring_along() -> None:
    """`npm ci` refuses a lock that leaves out the builds for other systems."""
    lock: dict[str, Any] = json.loads((ROOT / "client/package-lock.json").read_text("utf-8"))
    places = set(lock["packages"])
    for place, package in lock["packages"].items():
        for name in package.get("optionalDependencies", {}):
            assert {f"{place}/node_modules/{name}", f"node_modules/{name}"} & places, (place, name)

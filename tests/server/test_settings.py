"""Settings: who overrides whom, and a wrong one says what is wrong, where, and what is right."""

from __future__ import annotations

import dataclasses
import os
from pathlib import Path

import pytest

from alhambra.errors import SetupError
from alhambra.server.settings import Settings, default_workers, describe, read, without_password

SECRET = "hunter2"


def config(folder: Path, text: str) -> Path:
    path = folder / "alhambra.toml"
    path.write_text(text, "utf-8")
    return path


def refused(
    environ: dict[str, str] | None = None,
    given: dict[str, object] | None = None,
    file: Path | None = None,
) -> str:
    with pytest.raises(SetupError) as caught:
        read(file, environ or {}, given)
    return str(caught.value)


def test_the_usual() -> None:
    settings = read(environ={})
    assert (settings.host, settings.port) == ("127.0.0.1", 8000)
    assert (settings.bot_seconds, settings.bot_delay, settings.grace) == (0.5, 0.6, 60)
    assert (settings.keep_open_hours, settings.keep_unfinished_days) == (48, 30)
    assert (settings.messages_per_second, settings.requests_per_second) == (20, 20)
    assert (settings.tables_per_hour, settings.sockets_per_address) == (240, 200)
    assert (settings.public_url, settings.origins, settings.trusted_proxies) == (None, (), "")
    assert (settings.log, settings.log_level, settings.metrics) == ("text", "info", False)
    assert settings.workers == default_workers() >= 1
    assert settings.database.endswith("/.local/share/alhambra/alhambra.db")
    assert dataclasses.replace(settings, database="x") == Settings(database="x")


def test_the_database_lies_where_data_lies(tmp_path: Path) -> None:
    assert read(environ={"XDG_DATA_HOME": str(tmp_path)}).database == str(
        tmp_path / "alhambra" / "alhambra.db"
    )
    assert read(environ={"XDG_DATA_HOME": "relative"}) == read(environ={})
    home = os.path.expanduser("~")
    assert read(given={"database": "~/x.db"}, environ={}).database == f"{home}/x.db"


def test_each_source_overrides_the_one_before(tmp_path: Path) -> None:
    file = config(tmp_path, 'port = 1\nhost = "file"\nlog = "json"\ngrace = 1')
    environ = {"ALHAMBRA_CONFIG": str(file), "ALHAMBRA_PORT": "2", "ALHAMBRA_LOG": "text"}
    settings = read(None, environ, {"port": 3, "host": None})
    assert (settings.port, settings.host, settings.log) == (3, "file", "text")
    assert settings.grace == 1.0

    other = tmp_path / "other.toml"
    other.write_text("port = 9")
    assert read(other, {"ALHAMBRA_CONFIG": str(file)}).port == 9


def test_what_a_file_can_hold(tmp_path: Path) -> None:
    file = config(
        tmp_path,
        """
        host = "::1"
        port = 80
        database = "postgresql://u:p@db/alhambra"
        public_url = "https://alhambra.example.org/"
        origins = ["https://a.example", "http://B.example:8080"]
        trusted_proxies = "10.0.0.0/8, 192.0.2.1"
        workers = 2
        bot_seconds = 1
        metrics = false
        """,
    )
    assert read(file, {}) == Settings(
        host="::1",
        port=80,
        database="postgresql://u:p@db/alhambra",
        public_url="https://alhambra.example.org",
        origins=("https://a.example", "http://b.example:8080"),
        trusted_proxies="10.0.0.0/8,192.0.2.1",
        workers=2,
        bot_seconds=1.0,
        metrics=False,
    )


def test_the_same_as_text() -> None:
    environ = {
        "ALHAMBRA_ORIGINS": "https://a.example, https://b.example",
        "ALHAMBRA_METRICS": "yes",
        "ALHAMBRA_WORKERS": "2",
        "ALHAMBRA_BOT_DELAY": "0",
        "ALHAMBRA_LOG_LEVEL": "DEBUG",
        "ALHAMBRA_TRUSTED_PROXIES": "10.0.0.0/8, ::1",
        "ALHAMBRA_HOSTS": "Games.example., *.club.example",
        "ALHAMBRA_HOST": "",
        "ALHAMBRA_PURE": "1",
        "ALHAMBRA_WEB": "skip",
        "ALHAMBRA_COMPILED": "1",
        "PATH": "/bin",
    }
    settings = read(environ=environ)
    assert settings.origins == ("https://a.example", "https://b.example")
    assert (settings.metrics, settings.workers, settings.bot_delay) == (True, 2, 0.0)
    assert (settings.log_level, settings.trusted_proxies) == ("debug", "10.0.0.0/8,::1")
    assert settings.hosts == ("games.example", "*.club.example")
    assert settings.host == "127.0.0.1"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("port", "65536"),
        ("port", "-1"),
        ("port", "http"),
        ("port", True),
        ("port", 80.0),
        ("port", [80]),
        ("trusted_proxies", "*"),
        ("trusted_proxies", "0.0.0.0/0"),
        ("trusted_proxies", "10.0.0.1, ::/0"),
        ("hosts", "https://games.example"),
        ("hosts", "games.*"),
        ("host", "a b"),
        ("host", "http://x"),
        ("host", 5),
        ("database", "mysql://host/x"),
        ("database", "sqlite://"),
        ("database", "postgresql://host:port/x"),
        ("database", "a\nb"),
        ("public_url", "alhambra.example.org"),
        ("public_url", "ftp://x"),
        ("public_url", "https://x?y"),
        ("public_url", "https://"),
        ("origins", "https://a.example/path"),
        ("origins", "*"),
        ("origins", 3),
        ("origins", [3]),
        ("trusted_proxies", "proxy"),
        ("trusted_proxies", "10.0.0.0/99"),
        ("workers", "0"),
        ("bot_seconds", "0"),
        ("bot_seconds", "nan"),
        ("bot_seconds", "inf"),
        ("bot_seconds", False),
        ("grace", "-1"),
        ("tables_per_hour", "many"),
        ("sockets_per_address", "1.5"),
        ("log", "xml"),
        ("log_level", "loud"),
        ("metrics", "maybe"),
        ("metrics", 2),
    ],
)
def test_a_wrong_value_is_refused(name: str, value: object) -> None:
    [right] = [each.right for each in describe() if each.name == name]
    text = refused(given={name: value})
    assert text.startswith(f"{name} is ")
    assert f"by --{name.replace('_', '-')}, but has to be {right}" in text
    if isinstance(value, str):
        assert f"by ALHAMBRA_{name.upper()}, but" in refused({f"ALHAMBRA_{name.upper()}": value})


def test_the_place_of_a_wrong_value_is_named(tmp_path: Path) -> None:
    file = config(tmp_path, "port = 99999")
    assert refused(file=file) == (
        f"port is set to 99999 in {file}, but has to be a whole number from 0 to 65535"
    )
    assert refused({"ALHAMBRA_LOG": "xml"}) == (
        "log is set to 'xml' by ALHAMBRA_LOG, but has to be one of text, json"
    )


def test_what_is_unknown_is_refused(tmp_path: Path) -> None:
    file = config(tmp_path, "prot = 1")
    assert refused(file=file) == f"unknown setting 'prot' in {file}; did you mean port?"
    assert refused({"ALHAMBRA_BOT_SECOND": "1"}) == (
        "unknown setting 'ALHAMBRA_BOT_SECOND' in the environment; "
        "did you mean ALHAMBRA_BOT_SECONDS?"
    )
    assert "unknown setting 'server' in" in refused(file=config(tmp_path, "[server]\nport = 1"))
    assert refused({"ALHAMBRA_QQQ": "1"}).endswith("ALHAMBRA_LOG_LEVEL, ALHAMBRA_METRICS")
    assert refused(given={"prot": 1}) == "unknown setting 'prot' by --prot; did you mean port?"


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    missing = tmp_path / "missing.toml"
    assert refused({"ALHAMBRA_CONFIG": str(missing)}) == (
        f"cannot read the settings in {missing}: No such file or directory"
    )
    file = config(tmp_path, "port = @")
    assert refused(file=file).startswith(f"{file} is not valid TOML: Invalid value (at line 1")
    file.write_bytes(b"\xff\xfe")
    assert refused(file=file) == f"{file} is not a settings file: it is not UTF-8 text"
    assert "cannot read the settings" in refused(file=tmp_path)


@pytest.mark.parametrize(
    ("url", "shown"),
    [
        (f"postgresql://me:{SECRET}@host:5432/db", "postgresql://me:***@host:5432/db"),
        (f"postgresql://me:a@{SECRET}/b@host/db", "postgresql://me:***@host/db"),
        (f"postgresql://:{SECRET}@/db", "postgresql://:***@/db"),
        (
            f"postgresql://host/db?user=me&Password={SECRET}&sslmode=require",
            "postgresql://host/db?user=me&Password=***&sslmode=require",
        ),
        (f"postgresql://host/db?sslpassword={SECRET}", "postgresql://host/db?sslpassword=***"),
        ("postgresql://me@host/db", "postgresql://me@host/db"),
        ("/var/lib/alhambra.db", "/var/lib/alhambra.db"),
    ],
)
def test_no_password_is_ever_shown(url: str, shown: str) -> None:
    assert without_password(url) == shown
    settings = Settings(database=url)
    assert settings.database_shown == shown
    assert f"database={shown!r}" in repr(settings)
    assert SECRET not in repr(settings) + str(settings)


@pytest.mark.parametrize(
    "wrong",
    [
        f"mysql://me:{SECRET}@host/db",
        f"postgresql:/me:{SECRET}@host/db",
        f"postgresql://me:{SECRET}@host:x/db",
        f"postgresql://me:{SECRET}@host/db\nx",
        f"host=db password={SECRET}",
    ],
)
def test_no_password_is_shown_when_it_is_refused(wrong: str) -> None:
    text = refused({"ALHAMBRA_DATABASE": wrong})
    assert text.startswith("database is set to *** by ALHAMBRA_DATABASE, but has to be a path, ")
    assert SECRET not in text


def test_everything_is_described() -> None:
    described = {each.name: each for each in describe()}
    assert list(described) == [field.name for field in dataclasses.fields(Settings)]
    assert described["port"].variable == "ALHAMBRA_PORT"
    assert described["port"].default == "8000"
    assert described["grace"].default == "60"
    assert described["metrics"].default == "false"
    assert described["origins"].default == described["public_url"].default == "none"
    assert described["database"].default.startswith("alhambra/alhambra.db in ")
    for each in described.values():
        assert each.meaning
        assert each.right

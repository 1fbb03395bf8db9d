"""The files in deploy/ ask for nothing that is not there, and for what the server expects of a proxy."""

import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import typer.main
import yaml  # type: ignore[import-untyped]

from brandubh.cli.command import app
from brandubh.cli.signatures import server as _signatures  # noqa: F401  # which adds the commands
from tests.support.paths import ROOT

DEPLOY = ROOT / "deploy"
PAGE = ROOT / "docs" / "operating.md"
FILES = [path for path in sorted(DEPLOY.rglob("*")) if path.is_file()]
UNITS = ["brandubh.service", "brandubh@.service"]


def known_options() -> set[str]:
    command: Any = typer.main.get_command(app)
    return {name for option in command.commands["serve"].params for name in option.opts}


def known_variables() -> set[str]:
    """The environment variables that the code reads."""
    sources = (path.read_text("utf-8") for path in (ROOT / "src" / "brandubh").rglob("*.py"))
    return {name for text in sources for name in re.findall(r'"(BRANDUBH_[A-Z_]+)"', text)}


def served_with(text: str) -> list[str]:
    """The options that ``brandubh serve`` is given in a file: in a line, or in a list of words."""
    lines = re.findall(r"brandubh serve (.*)", re.sub(r"\\\n\s*", " ", text))
    listed = re.findall(r"^ +- (--[a-z-]+)", text, re.MULTILINE)
    listed += re.findall(r'"(--[a-z-]+)"', text)
    return [*re.findall(r"(?<!\S)--[a-z-]+", " ".join(lines)), *listed]


@pytest.mark.parametrize("path", [*FILES, PAGE], ids=lambda path: path.name)
def test_every_option_and_variable_is_one_that_there_is(path: Path) -> None:
    text = path.read_text("utf-8")
    assert set(served_with(text)) <= known_options()
    # what compose itself puts in is the operator's: ${BRANDUBH_NAME}
    asked = set(re.findall(r"(?<!\{)\bBRANDUBH_[A-Z_]+", text)) - {"BRANDUBH_NAME"}
    assert asked <= known_variables()


def test_the_files_that_start_a_server_are_all_looked_at() -> None:
    starting = {path.name for path in FILES if served_with(path.read_text("utf-8"))}
    assert starting == {*UNITS, "compose.yaml", "Containerfile"}


def test_a_server_that_is_stopped_has_the_time_to_drain() -> None:
    unit = (DEPLOY / "brandubh@.service").read_text("utf-8")
    drains, waits = (float(re.findall(pattern, unit)[0]) for pattern in (r"--drain (\d+)", r"TimeoutStopSec=(\d+)"))
    assert waits > drains + 2
    server = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))["x-server"]
    [drain] = [word.partition("=")[2] for word in server["command"] if word.startswith("--drain")]
    assert float(server["stop_grace_period"].removesuffix("s")) > float(drain) + 2


def test_the_compose_file_fits_together() -> None:
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
    services = compose["services"]
    servers = {name for name, each in services.items() if each.get("image") == "brandubh"}
    proxy = (DEPLOY / "nginx" / "compose.conf").read_text("utf-8")
    assert set(re.findall(r"server (\w+):7749", proxy)) == servers == {"one", "two", "three"}
    for name in servers:
        each = services[name]
        assert each["environment"]["BRANDUBH_NODE"] == name
        assert each["environment"].keys() >= {"BRANDUBH_DATABASE_URL", "BRANDUBH_REDIS_URL"}
        assert each["volumes"] == [f"{name}:/var/lib/brandubh"]
        trusted = f"--trust-proxy={services['nginx']['networks']['inside']['ipv4_address']}"
        assert trusted in each["command"]
    named = {volume.partition(":")[0] for each in services.values() for volume in each.get("volumes", ())}
    assert {name for name in named if not name.startswith(".")} == set(compose["volumes"])
    for file in re.findall(r"- (\./[^:]+):", (DEPLOY / "compose.yaml").read_text("utf-8")):
        assert (DEPLOY / file).is_file()


def test_strangers_do_not_come_to_the_numbers_through_the_proxy() -> None:
    text = (DEPLOY / "nginx" / "locations.conf").read_text("utf-8")
    assert re.search(r"location = /metrics \{\s*return 404;", text)
    assert "proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;" in text
    assert "proxy_set_header Host $http_host;" in text


@pytest.mark.parametrize("unit", UNITS)
def test_systemd_understands_the_unit(unit: str, tmp_path: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("this machine has no systemd-analyze")
    text = (DEPLOY / unit).read_text("utf-8").replace("/opt/brandubh/bin/brandubh", "/bin/true")
    (tmp_path / unit).write_text(text, "utf-8")
    name = unit.replace("@", "@7751")
    command = ["systemd-analyze", "verify", "--man=no", "--recursive-errors=no", str(tmp_path / name)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")

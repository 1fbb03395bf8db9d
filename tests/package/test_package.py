"""What is handed to a package index: a wheel that names its licences, a description that stands alone, and a source
package that can be tested.
"""

import email.message
import os
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from brandubh import __version__
from hatch_build import WEB, machine_npm, pypi_npm, readme_for_index
from tests.support.paths import ROOT


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the wheel and the source package."""
    folder = tmp_path_factory.mktemp("built")
    command = [sys.executable, "-m", "hatchling", "build", "-d", str(folder)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


@pytest.fixture(scope="module")
def wheel(built: Path) -> Iterator[zipfile.ZipFile]:
    [file] = built.glob("*.whl")
    with zipfile.ZipFile(file) as opened:
        yield opened


@pytest.fixture(scope="module")
def metadata(wheel: zipfile.ZipFile) -> email.message.Message:
    return email.message_from_bytes(wheel.read(f"brandubh-{__version__}.dist-info/METADATA"))


@pytest.mark.slow
def test_the_licences_of_all_that_is_bundled_are_in_the_wheel_and_named(
    wheel: zipfile.ZipFile, metadata: email.message.Message
) -> None:
    named = set(str(metadata["License-Expression"]).split(" AND "))
    files = metadata.get_all("License-File", [])
    texts = [wheel.read(f"brandubh-{__version__}.dist-info/licenses/{file}").decode() for file in files]
    assert texts[0].startswith("MIT License")
    parts = dict(re.findall(r"^(\S+) \d\S*, (?:.*, )?(\S+)\n-+$", texts[1], re.MULTILINE))
    assert {"MIT", *parts.values()} == named
    fonts = {path.rpartition("/")[2] for path in wheel.namelist() if path.endswith(".woff2")}
    assert fonts, "there are fonts"
    assert {"svelte", "@fluent/bundle", "@fontsource/alegreya-sans", "@fontsource/uncial-antiqua"} <= parts.keys()
    for beginning in ("Permission is hereby granted", "Apache License", "SIL OPEN FONT LICENSE"):
        assert beginning in texts[1]
    assert wheel.read("brandubh/server/static/licences.txt").decode() == texts[1], "the app shows the same"


@pytest.mark.slow
def test_no_package_gets_into_the_bundle_without_its_licence() -> None:
    code = (
        "import { licenceOf, namedLicences, packageOf } from './licences.js';"
        "const named = namedLicences();"
        "console.log(packageOf('/x/node_modules/a/node_modules/@b/c/d.js'), packageOf('\\0vite/h'), packageOf('/x'));"
        "console.log(named.join(), licenceOf('svelte', named).split('\\n')[0]);"
        "try { licenceOf('svelte', ['OFL-1.1']) } catch (error) { console.log(error.message) }"
    )
    node = shutil.which("node") if machine_npm() else (pypi_npm() or [""])[0]
    assert node
    command = [node, "--input-type=module", "-e", code]
    done = subprocess.run(command, cwd=WEB, capture_output=True, text=True, check=True)
    first, second, third = done.stdout.splitlines()
    assert first == "@b/c vite null"
    assert second.startswith("MIT,Apache-2.0,OFL-1.1 svelte 5.")
    assert third == "svelte has the licence MIT: name it in pyproject.toml"


@pytest.mark.slow
def test_the_metadata_says_whose_it_is_and_where_it_runs(metadata: email.message.Message) -> None:
    assert metadata["Author"] == "The Brandubh authors"
    pythons = [f"Programming Language :: Python :: 3.{minor}" for minor in range(11, 15)]
    assert set(pythons) <= set(metadata.get_all("Classifier", []))
    assert metadata["Requires-Python"] == ">=3.11"


@pytest.mark.slow
def test_the_description_has_no_link_or_picture_that_leads_nowhere(metadata: email.message.Message) -> None:
    text = metadata.get_payload(decode=True)
    assert isinstance(text, bytes)
    assert metadata["Description-Content-Type"] == "text/markdown"
    assert_stands_alone(text.decode())
    assert "# Brandubh" in text.decode()


def assert_stands_alone(text: str) -> None:
    targets = re.findall(r"]\(([^)\s]+)\)|(?:src|href)=\"([^\"]+)\"", text)
    assert all(re.match(r"https?://|#", target or source) for target, source in targets)


def test_with_an_address_the_description_links_to_the_source() -> None:
    text = (ROOT / "README.md").read_text("utf-8")
    made = readme_for_index(text, "https://git.example/brandubh")
    assert_stands_alone(made)
    assert "](https://git.example/brandubh/blob/HEAD/docs/rules.md)" in made
    assert '<img src="https://git.example/brandubh/raw/HEAD/docs/screenshots/play.png" width=' in made
    assert made.count("](") == text.count("](")
    assert made.count("<img") == text.count("<img")


@pytest.fixture(scope="module")
def source(built: Path) -> Iterator[tarfile.TarFile]:
    [file] = built.glob("*.tar.gz")
    with tarfile.open(file) as opened:
        yield opened


@pytest.mark.slow
@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="only the repository knows what belongs to it")
def test_the_source_package_has_every_file_of_the_repository(source: tarfile.TarFile) -> None:
    tracked = subprocess.check_output(["git", "ls-files", "-z"], cwd=ROOT, text=True).split("\0")
    there = {name.partition("/")[2] for name in source.getnames()}
    assert {name for name in tracked if name and (ROOT / name).exists()} - there == set()
    assert not [name for name in there if "node_modules" in name or ".venv" in name]
    for name in ("test", "brandubh", ".ci/run"):
        assert source.getmember(f"brandubh-{__version__}/{name}").mode & 0o100, "it can be run"


@pytest.mark.long
def test_the_tests_run_in_the_unpacked_source_package(source: tarfile.TarFile, tmp_path: Path) -> None:
    source.extractall(tmp_path, filter="data")
    environment = {name: value for name, value in os.environ.items() if name not in ("VIRTUAL_ENV", "PYTHONPATH")}
    path = os.pathsep.join(part for part in environment["PATH"].split(os.pathsep) if ".venv" not in part)
    command = ["./test", "fast", "tests/docs", "tests/library", "tests/package"]
    folder = tmp_path / f"brandubh-{__version__}"
    done = subprocess.run(
        command, cwd=folder, env=environment | {"PATH": path}, capture_output=True, text=True, check=False
    )
    assert done.stdout.endswith("All is well.\n"), done.stdout[-3000:] + done.stderr[-3000:]

"""Runs quick tests against the built wheel: on every Python from 3.11 on that this machine has, or with the lowest
versions of the dependencies that pyproject.toml allows.

    python tools/pythons.py                  every Python that is found; says which are not
    python tools/pythons.py --others         the same without the Python that runs this, whose tests have been run
    python tools/pythons.py --brief          every module imported, the rules and the library: what ./test has time for
    python tools/pythons.py --lowest         the lowest versions, on the Python that runs this
    python tools/pythons.py 3.13 -- tests    only that one, and what pytest is told
"""

import argparse
import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
MINORS = range(11, 15)
USUAL = ["-n", "2", "-m", "not slow and not long", "tests"]
BRIEF = ["-n", "0", "-m", "not slow and not long", "tests/kernel/test_conformance.py", "tests/library/test_board.py"]
BRIEF_TOOLS = ("pytest", "pytest-xdist", "hypothesis", "httpx", "fluent.runtime")
KEPT = ROOT / ".venv-pythons"
"""Where brief runs keep their environments and compiled code: the next one has little left to do."""
IMPORT_ALL = """
import importlib, pkgutil, brandubh
for module in pkgutil.walk_packages(brandubh.__path__, "brandubh."):
    if not module.name.endswith("__main__") and ".migrations" not in module.name:
        importlib.import_module(module.name)
"""
WHAT = "import sys; print('%d.%d' % sys.version_info[:2])"


def found() -> dict[str, str]:
    """The Pythons of this machine: the version and the command of each."""
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"), "versions")
    names = [sys.executable, *(f"python3.{minor}" for minor in MINORS), "python3"]
    candidates = [*map(shutil.which, names), *map(str, sorted(pyenv.glob("3.*/bin/python")))]
    pythons: dict[str, str] = {}
    for command in filter(None, candidates):
        answer = subprocess.run([command, "-c", WHAT], capture_output=True, text=True, check=False)
        version = answer.stdout.strip()
        if answer.returncode == 0 and version in {f"3.{minor}" for minor in MINORS}:
            pythons.setdefault(version, command)
    return pythons


def stated() -> set[str]:
    """The lowest versions that pyproject.toml states, as ``name==version``, those of the extras included."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extras = project["optional-dependencies"]
    asked = [*project["dependencies"], *extras["app"], *extras["cluster"], *extras["nodes"]]
    bounds = (re.match(r"([\w.-]+)(?:\[.*])?>=([\d.]+)", each) for each in asked)
    found_bounds = [bound.groups() for bound in bounds if bound]
    assert len(found_bounds) == len(asked), "every dependency states its lowest version"
    return {f"{name.replace('.', '-').lower()}=={_whole(version)}" for name, version in found_bounds}


def _whole(version: str) -> str:
    """A version as packages have it: 2 is 2.0.0."""
    return ".".join([*version.split("."), "0", "0"][: max(3, version.count(".") + 1)])


def try_on(command: str, wheel: Path, folder: Path, arguments: list[str], *, lowest: bool) -> bool:
    """Install the wheel in an environment of its own and run tests there; whether all is well."""
    environment = folder / "environment"
    uv = shutil.which("uv", path=os.pathsep.join((str(Path(sys.executable).parent), os.environ.get("PATH", ""))))
    python = environment / ("Scripts" if os.name == "nt" else "bin") / "python"
    asked = [f"{wheel}[app,cluster,nodes]"]
    if uv:
        make = [uv, "venv", "--quiet", "--python", command, str(environment)]
        install = [uv, "pip", "install", "--quiet", "--python", str(python)]
    elif lowest:
        raise SystemExit("uv is needed to find the lowest versions: pip install uv")
    else:
        make = [command, "-m", "venv", str(environment)]
        install = [str(python), "-m", "pip", "install", "--quiet"]
    clean = {name: value for name, value in os.environ.items() if name not in ("VIRTUAL_ENV", "PYTHONPATH")}
    clean["PATH"] = os.pathsep.join((str(python.parent), clean.get("PATH", "")))
    pinned = folder / "pinned.txt"
    steps: list[list[str]] = [make]
    if lowest and uv:
        # Of pyproject.toml, not of the wheel, whose dependencies would be indirect ones and so the newest.
        oldest = [uv, "pip", "compile", "--quiet", "--resolution", "lowest-direct", "--python", str(python)]
        extras = ["--extra", "app", "--extra", "cluster", "--extra", "nodes"]
        steps.append([*oldest, *extras, "--output-file", str(pinned), str(ROOT / "pyproject.toml")])
        asked += ["--constraint", str(pinned)]
    for step in [*steps, [*install, *asked]]:
        if subprocess.run(step, env=clean, check=False, stdout=subprocess.DEVNULL).returncode:
            return False
    listed = [uv, "pip", "freeze", "--python", str(python)] if uv else [str(python), "-m", "pip", "freeze"]
    frozen = subprocess.check_output(listed, env=clean, text=True)
    print(*sorted(line for line in frozen.splitlines() if "==" in line), sep="  ", flush=True)
    if lowest and (missing := stated() - set(frozen.lower().replace("_", "-").splitlines())):
        print("not installed in the lowest version:", *sorted(missing))
        return False
    pinned.write_text("\n".join(line for line in frozen.splitlines() if "==" in line) + "\n")
    tools = [*install, "--constraint", str(pinned), "--group", str(ROOT / "pyproject.toml:dev")]
    clean["BRANDUBH_CACHE"] = str(folder / "cache")
    warm = [str(python), "-P", "-m", "brandubh", "warm", "--all"]
    tests = [str(python), "-m", "pytest", "-q", "-p", "no:cacheprovider", *(arguments or USUAL)]
    steps = [tools, warm, tests]
    return all(subprocess.run(step, env=clean, cwd=ROOT, check=False).returncode == 0 for step in steps)


def try_briefly(command: str, wheel: Path) -> bool:
    """Import everything and run a few tests, in an environment that is kept as long as it is asked for the same."""
    uv = shutil.which("uv", path=os.pathsep.join((str(Path(sys.executable).parent), os.environ.get("PATH", ""))))
    if uv is None:
        raise SystemExit("uv is needed for --brief: pip install uv")
    key = hashlib.sha256(f"{ROOT} {Path(command).resolve()}\n".encode() + (ROOT / "pyproject.toml").read_bytes())
    home = KEPT / key.hexdigest()[:16]
    python = home / ("Scripts" if os.name == "nt" else "bin") / "python"
    clean = {name: value for name, value in os.environ.items() if name not in ("VIRTUAL_ENV", "PYTHONPATH")}
    clean["PATH"] = os.pathsep.join((str(python.parent), clean.get("PATH", "")))
    clean["BRANDUBH_CACHE"] = str(home / "cache")
    install = [uv, "pip", "install", "--quiet", "--python", str(python)]
    ours = [*install, "--reinstall-package", "brandubh"]
    steps = [[*ours, "--no-deps", str(wheel)]]
    whole = home / "whole"  # made last, so that half an environment is made afresh
    if not whole.exists():
        make = [uv, "venv", "--quiet", "--clear", "--python", command, str(home)]
        steps = [make, [*ours, f"{wheel}[app,cluster,nodes]"], [*install, *BRIEF_TOOLS]]
    for step in steps:
        if subprocess.run(step, env=clean, check=False, stdout=subprocess.DEVNULL).returncode:
            return False
    whole.touch()
    tests = [str(python), "-m", "pytest", "-q", "-p", "no:cacheprovider", *BRIEF]
    steps = [[str(python), "-P", "-c", IMPORT_ALL], tests]
    return all(subprocess.run(step, env=clean, cwd=ROOT, check=False).returncode == 0 for step in steps)


def main() -> None:
    """Try the Pythons that are asked for, or all."""
    place = sys.argv.index("--") if "--" in sys.argv else len(sys.argv)
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lowest", action="store_true", help="the lowest versions of the dependencies")
    parser.add_argument("--others", action="store_true", help="not the Python that runs this")
    parser.add_argument("--brief", action="store_true", help="every module imported, the rules and the library")
    parser.add_argument("versions", nargs="*", help="such as 3.13; all that are found, if none is named")
    options = parser.parse_args(sys.argv[1:place])
    arguments = sys.argv[place + 1 :]
    pythons = found()
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    if options.lowest:
        pythons = {version: pythons[version]}
    wanted = options.versions or (sorted(pythons) if options.lowest else [f"3.{minor}" for minor in MINORS])
    if options.others:
        wanted = [each for each in wanted if each != version]
        if not pythons.keys() & set(wanted):
            print(f"No other Python than {version} is on this machine, so none is tried")
            return
    failed = []
    with tempfile.TemporaryDirectory(prefix="brandubh-pythons-") as temporary:
        folder = Path(temporary)
        build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
        subprocess.run(build, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
        [wheel] = folder.glob("*.whl")
        for version in wanted:
            if version not in pythons:
                print(f"== Python {version}: not on this machine, so not tried", flush=True)
                if version in options.versions:
                    failed.append(version)
                continue
            print(f"== Python {version}{', lowest versions' if options.lowest else ''}", flush=True)
            home = folder / version
            home.mkdir()
            if options.brief:
                is_well = try_briefly(pythons[version], wheel)
            else:
                is_well = try_on(pythons[version], wheel, home, arguments, lowest=options.lowest)
            if not is_well:
                failed.append(version)
    if failed:
        raise SystemExit(f"Failed: {', '.join(failed)}")


if __name__ == "__main__":
    main()

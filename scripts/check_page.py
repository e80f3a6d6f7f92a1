"""Check the page's scripts and style sheets: formatting, lint, types (tsc --checkJs).

python -m scripts.check_page [--fix | --format]

`--fix` rewrites what can be rewritten without changing what it does, `--format` rewrites only the layout. Needs npm,
which playing does not: the page has no build step.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
STATIC = ROOT / "src" / "miskatonic" / "web" / "static"
TOOLS = ROOT / ".venv" / "page"
MODULES = TOOLS / "node_modules"
PACKAGES = {
    "@biomejs/biome": "2.6.7",
    "typescript": "7.0.2",
    "preact": "11.2.0",
    "htm": "3.1.1",
    "@preact/signals": "2.11.4",
}
"""Pinned to one version each, because others may format or judge differently. Biome is configured in biome.jsonc."""
BIOME = {
    "": ["check", "--error-on-warnings"],
    "--fix": ["check", "--write", "--error-on-warnings"],
    "--format": ["format", "--write"],
}


def settings() -> dict[str, object]:
    """The type checker's settings: our files, the libraries' own types, no output."""
    types = str(MODULES)
    return {
        "compilerOptions": {
            "allowJs": True,
            "checkJs": True,
            "noEmit": True,
            "strict": True,
            "target": "es2022",
            "module": "esnext",
            "moduleResolution": "bundler",
            "lib": ["es2023", "dom", "dom.iterable"],
            "types": [],
            "skipLibCheck": True,
            "paths": {
                "preact": [f"{types}/preact"],
                "preact/hooks": [f"{types}/preact/hooks"],
                "htm": [f"{types}/htm"],
                "@preact/signals": [f"{types}/@preact/signals"],
                "/static/*": [f"{STATIC}/*"],
            },
        },
        "include": [f"{STATIC}/**/*.js", f"{STATIC.parent}/*.d.ts"],
    }


def installed(package: str) -> str:
    """The version installed beside the environment, or nothing."""
    about = MODULES / package / "package.json"
    return str(json.loads(about.read_text(encoding="utf-8"))["version"]) if about.is_file() else ""


def missing() -> str:
    """Install what is missing; returns why that is impossible, or nothing."""
    if all(installed(package) == version for package, version in PACKAGES.items()):
        return ""
    npm = shutil.which("npm")
    if npm is None:
        return "there is no npm here"
    TOOLS.mkdir(parents=True, exist_ok=True)
    wanted = [f"{package}@{version}" for package, version in PACKAGES.items()]
    command = [npm, "install", "--silent", "--no-audit", "--no-fund", "--prefix", str(TOOLS), *wanted]
    done = subprocess.run(command, capture_output=True, text=True)
    return f"npm could not install the checkers: {done.stderr.strip()[-300:]}" if done.returncode else ""


def run(program: str, arguments: list[str]) -> int:
    """Run one of the checkers in the project's folder."""
    return subprocess.call([str(MODULES / ".bin" / program), *arguments], cwd=ROOT)


def main(wish: str = "") -> int:
    """Install the checkers beside the environment if they are missing, and run them."""
    if wish not in BIOME:
        print(__doc__)
        return 2
    if why := missing():
        print(f"NOT CHECKED: {why}, so the page's scripts and style sheets were not checked.")
        return 1 if wish else 0
    formatted = run("biome", BIOME[wish])
    config = TOOLS / "tsconfig.json"
    config.write_text(json.dumps(settings()), encoding="utf-8")
    return run("tsc", ["--project", str(config)]) or formatted


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:2]))

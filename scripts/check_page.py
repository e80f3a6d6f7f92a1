"""Check the page's JavaScript with TypeScript's checker (tsc --checkJs), where npm can be had.

Nothing of this is needed to play: the page has no build step.
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
PACKAGES = ("typescript@7.0.2", "preact@11.2.0", "htm@3.1.1", "@preact/signals@2.11.4")


def settings() -> dict[str, object]:
    """What the checker is told: our files, the libraries' own types, nothing is written."""
    types = str(TOOLS / "node_modules")
    return {
        "compilerOptions": {
            "allowJs": True,
            "checkJs": True,
            "noEmit": True,
            "strict": False,
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
        "include": [f"{STATIC}/**/*.js"],
    }


def main() -> int:
    """Install the checker beside the environment if it is not there, and run it."""
    npm = shutil.which("npm")
    if npm is None:
        print("NOT CHECKED: there is no npm here, so the page's types were not looked at.")
        return 0
    TOOLS.mkdir(parents=True, exist_ok=True)
    if not (TOOLS / "node_modules" / "typescript").is_dir():
        command = [npm, "install", "--silent", "--no-audit", "--no-fund", "--prefix", str(TOOLS), *PACKAGES]
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode != 0:
            print("NOT CHECKED: npm could not install TypeScript:", done.stderr.strip()[-300:])
            return 0
    config = TOOLS / "tsconfig.json"
    config.write_text(json.dumps(settings()), encoding="utf-8")
    return subprocess.call([str(TOOLS / "node_modules" / ".bin" / "tsc"), "--project", str(config)])


if __name__ == "__main__":
    sys.exit(main())

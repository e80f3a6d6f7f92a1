"""Find a Chromium for the browser tests, or get Debian's where we may."""

from __future__ import annotations

import os
import shutil
import subprocess

from setup_venv import say

NAMES = ("chromium", "chromium-browser", "google-chrome")


def browser() -> str | None:
    """The program, if there is one; MISKATONIC_BROWSER names another."""
    named = os.environ.get("MISKATONIC_BROWSER")
    return named or next((found for name in NAMES if (found := shutil.which(name))), None)


def ensure_browser() -> None:
    """Install Debian's chromium where apt is there and we may use it; else say what will be left out."""
    if browser():
        return
    apt = shutil.which("apt-get")
    if apt and hasattr(os, "geteuid") and os.geteuid() == 0:
        say("Installing chromium for the browser tests; this takes a minute the first time ...")
        install = [apt, "install", "--yes", "--no-install-recommends", "chromium"]
        if subprocess.run(install, capture_output=True).returncode != 0:  # perhaps the lists are old
            subprocess.run([apt, "update"], capture_output=True)
            subprocess.run(install, capture_output=True)
    if not browser():
        say("NO BROWSER: tests/browser will be skipped. Install chromium, or name one in MISKATONIC_BROWSER.")

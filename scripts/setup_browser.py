"""Find a Chromium for the browser tests, or install Debian's if we may."""

from __future__ import annotations

import os
import shutil
import subprocess

from setup_venv import say

PACKAGES = ("chromium-headless-shell", "chromium")
"""Debian's, best first: the same engine without windows takes less processor time."""
NAMES = (*PACKAGES, "chromium-browser", "google-chrome")


def browser() -> str | None:
    """The program, if there is one; MISKATONIC_BROWSER can name another."""
    named = os.environ.get("MISKATONIC_BROWSER")
    return named or next((found for name in NAMES if (found := shutil.which(name))), None)


def ensure_browser() -> None:
    """Install Debian's chromium if there is apt and we may use it; otherwise say what will be left out."""
    if browser():
        return
    apt = shutil.which("apt-get")
    if apt and hasattr(os, "geteuid") and os.geteuid() == 0:
        say("Installing chromium for the browser tests; this takes a minute the first time ...")
        if not install(apt):  # perhaps the lists are old
            subprocess.run([apt, "update"], capture_output=True)
            install(apt)
    if not browser():
        say("NO BROWSER: tests/browser will be skipped. Install chromium, or name one in MISKATONIC_BROWSER.")


def install(apt: str) -> bool:
    """Install the best package available; returns whether there is one."""
    command = [apt, "install", "--yes", "--no-install-recommends"]
    return any(subprocess.run([*command, package], capture_output=True).returncode == 0 for package in PACKAGES)

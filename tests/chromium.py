"""Where Chromium is on this computer."""

import os
import shutil

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def launch_args():
    """How Playwright is to start this computer's own Chromium; nothing if it has none."""
    path = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    return {"executable_path": path} if path else {}

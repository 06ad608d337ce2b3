"""Where Chromium is on this computer, and how tests start it."""

import os
import shutil

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
OMNIBOX = "WebUIOmniboxPopup", "WebUIOmniboxAimPopup"
"""Each window loads pages of its own for an address bar that no test opens: half of what a window costs."""
PLAYWRIGHTS = (
    "AimEnabled", "AvoidCorsURLLoaderRestartOnRedirect", "AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable", "HttpsUpgrades", "LensOverlay", "MediaRouter", "NetworkTimeServiceQuerying",
    "OptimizationHints", "PaintHolding", "PreconnectToSearch", "ThirdPartyStoragePartitioning",
)  # fmt: skip
"""What Playwright switches off: the last list that Chromium is given is the one that counts."""


LIGHTER = "--in-process-gpu"
"""No process of its own for what a graphics card would do: a tenth less work for most tests."""
COMPILED_ONCE = "--js-flags=--liftoff-only"
"""Where Python runs in the page, its code is compiled quickly and not a second time for speed: a third less work in all."""


def launch_args(*more):
    """How Playwright is to start this computer's own Chromium, else its own; with more switches."""
    path = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    started = {"args": [f"--disable-features={','.join((*OMNIBOX, *PLAYWRIGHTS))}", LIGHTER, *more]}
    return started | ({"executable_path": path} if path else {})

"""The browsers' engines behind one small face: Chromium's, Firefox's, and WebKit's, which is Apple's, as Debian packages them."""

import shutil
import time
from contextlib import ExitStack, suppress
from pathlib import Path

from marionette_driver.errors import MarionetteException
from marionette_driver.marionette import Marionette
from selenium import webdriver
from selenium.common.exceptions import WebDriverException
from selenium.webdriver.chrome.service import Service as ChromeService
from selenium.webdriver.webkitgtk.service import Service as WebKitService

PATIENCE = 30
"""Seconds until what should be on the page counts as missing."""
FIND = """
const [roles, name] = arguments;
const label = (element) =>
    (element.getAttribute("aria-label") ?? [...(element.labels ?? [])].map(({ innerText }) => innerText).join(" ")) || element.innerText || "";
const plain = (text) => text.replace(/\\s+/g, " ").trim();
const shown = (element) =>
    element.checkVisibility() && element.getBoundingClientRect().width > 0 && !element.disabled
    && !element.closest('[aria-disabled="true"], [aria-busy="true"], [data-moving]');
return [...document.querySelectorAll(roles)].find((element) => shown(element) && plain(label(element))[element.labels?.length && element.type ? "includes" : "startsWith"](name)) ?? null;
"""
SEEN = "return document.body.innerText.replace(/\\s+/g, ' ').toLowerCase().includes(arguments[0].toLowerCase())"
REQUEST = """
const done = arguments[arguments.length - 1];
fetch(arguments[0], { method: "POST", headers: { "Content-Type": "application/json" }, body: arguments[1] })
    .then((answer) => answer.json()).then(done);
"""
BUTTONS = "button, a[href], [role=tab]"
FIELDS = "input"


class MissingBrowser(Exception):
    """A browser or its driver is not installed."""


class Engine:
    """A browser with one page. A size is that of what the page may use, not of the window."""

    packages = ""
    """What Debian calls it."""

    def __init__(self, closing: ExitStack) -> None:
        self.closing = closing

    def run(self, script, *arguments):
        """Runs a script in the page; gives what it returns."""
        return self.driver.execute_script(script, *arguments)

    def request(self, path, body):
        """Sends the page's server a request; gives the answer."""
        return self.driver.execute_async_script(REQUEST, path, body)

    def go(self, url):
        self.driver.get(url)

    def until(self, what, find):
        """Waits until something is found, and gives it."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            found = find()
            if found:
                return found
            time.sleep(0.05)
        raise AssertionError(f"not there: {what}; the page says: {self.run('return document.body.innerText')[:900]}")

    def find(self, name, roles=BUTTONS):
        """A button or link by the beginning of its name, or a field by its label; waits for it."""
        return self.until(name, lambda: self.run(FIND, roles, name))

    def has(self, name, roles=BUTTONS):
        return self.run(FIND, roles, name) is not None

    def press(self, name, roles=BUTTONS):
        """Presses what has that name, as a person does: by the browser's own click."""
        end = time.monotonic() + PATIENCE
        while True:
            try:
                self.find(name, roles).click()
                return
            except (WebDriverException, MarionetteException):  # it was drawn anew, or something lay above it
                if time.monotonic() > end:
                    raise

    def press_at(self, selector):
        """Presses what a selector names, if it is there."""
        with suppress(WebDriverException, MarionetteException):  # it was drawn anew, or something lay above it
            if found := self.run("return document.querySelector(arguments[0])", selector):
                found.click()

    def sees(self, text):
        """Waits until the page shows a text."""
        self.until(text, lambda: self.run(SEEN, text))

    def resize(self, width, height):
        """Gives the page a size."""
        for _ in range(2):  # the frame of the window is known after the first time
            inner = self.run("return [outerWidth - innerWidth, outerHeight - innerHeight]")
            self.driver.set_window_rect(0, 0, width + inner[0], height + inner[1])

    def picture(self, path: Path):
        """Keeps a picture of the page."""
        self.driver.save_screenshot(str(path))


class Chromium(Engine):
    """Google's engine."""

    packages = "chromium chromium-driver"

    def __init__(self, closing, folder):
        super().__init__(closing)
        options = webdriver.ChromeOptions()
        options.binary_location = program("chromium", self)
        for option in ("headless", "no-sandbox", "disable-gpu", "disable-background-networking"):
            options.add_argument(f"--{option}")
        options.add_argument(f"--user-data-dir={folder}")
        self.driver = webdriver.Chrome(options, ChromeService(program("chromedriver", self)))
        closing.callback(self.driver.quit)

    def resize(self, width, height):
        size = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False}
        self.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", size)


class WebKit(Engine):
    """Apple's engine, in a small browser of GTK."""

    packages = "webkit2gtk-driver xvfb"

    def __init__(self, closing, folder):
        super().__init__(closing)
        options = webdriver.WebKitGTKOptions()
        browsers = sorted(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"))
        if not browsers:
            raise MissingBrowser(f"MiniBrowser: apt-get install {self.packages}")
        options.binary_location = str(browsers[-1])
        options.add_argument("--automation")
        options.add_argument("--full-screen")  # its bar would make the window wider than a phone
        self.driver = webdriver.WebKitGTK(options, service=WebKitService(program("WebKitWebDriver", self)))
        closing.callback(self.driver.quit)


class Firefox(Engine):
    """Mozilla's engine, spoken to in Firefox's own protocol."""

    packages = "firefox-esr"

    def __init__(self, closing, folder):
        super().__init__(closing)
        folder.mkdir()
        self.driver = Marionette(
            bin=program("firefox-esr", self, "firefox"),
            headless=True,
            workspace=str(folder),
            gecko_log=str(folder / "firefox.log"),
        )
        closing.callback(self.driver.cleanup)
        self.driver.start_session()
        self.driver.timeout.script = PATIENCE

    def run(self, script, *arguments):
        return self.driver.execute_script(script, list(arguments), sandbox=None)

    def request(self, path, body):
        return self.driver.execute_async_script(REQUEST, [path, body], sandbox=None)

    def go(self, url):
        self.driver.navigate(url)

    def resize(self, width, height):
        """No window of Firefox is as narrow as a phone, so the page gets a part of it."""
        self.driver.set_window_rect(width=max(width, 800), height=height + 200)
        with self.driver.using_context("chrome"):
            size = f"width: {width}px; max-width: {width}px; height: {height}px; max-height: {height}px"
            self.driver.execute_script("gBrowser.selectedBrowser.style.cssText = arguments[0]", [size])
        self.until(
            "the size", lambda: self.run("return innerWidth === arguments[0] && innerHeight === arguments[1]", width, height)
        )

    def picture(self, path):
        path.write_bytes(self.driver.screenshot(format="binary", full=False))


ENGINES = {"chromium": Chromium, "firefox": Firefox, "webkit": WebKit}


def program(name, engine, *others):
    """A program's path. Raises MissingBrowser."""
    for each in (name, *others):
        if path := shutil.which(each):
            return path
    raise MissingBrowser(f"{name}: apt-get install {engine.packages}")

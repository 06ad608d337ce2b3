"""What a page shows at each of its frames, and what it was told before."""

import json
import re

# Runs before the page's own script: keeps what the server says, and what stands on the page at each frame.
WATCH = """
(() => {
  const seen = (window.seen = { told: [], frames: [], shifts: [], kinds: {} });
  const Plain = window.WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...how) {
      super(...how);
      this.addEventListener("message", ({ data }) => {
        const message = JSON.parse(data);
        if (message.type === "welcome" || message.type === "moved") seen.told.push(message);
      });
    }
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.hadRecentInput) continue;
      const what = ({ node, previousRect: a, currentRect: b }) =>
        `${node?.parentElement?.className ?? ""}>${node?.nodeName} ${node?.className?.baseVal ?? node?.className ?? node?.data ?? ""} ` +
        `${a.x},${a.y} ${a.width}x${a.height} -> ${b.x},${b.y} ${b.width}x${b.height}`;
      seen.shifts.push({ value: entry.value, at: entry.startTime, sources: entry.sources.map(what) });
    }
  }).observe({ type: "layout-shift", buffered: true });
  const text = (selector) => document.querySelector(selector)?.textContent.trim() ?? null;
  function frame() {
    requestAnimationFrame(frame);
    const newest = document.querySelector("#ledger .ledger li");
    if (!newest) return;
    const moving = document.getAnimations().map((one) => one.effect?.target);
    const is = (selector) => moving.some((target) => target?.closest?.(selector));
    const shot = {
      line: Number(newest.querySelector(":scope > .spoken").textContent.replace(/\\D/g, "")),
      text: newest.querySelector("button").textContent,
      heading: text("#dock-heading"),
      cash: Object.fromEntries(
        [...document.querySelectorAll("#players .seat")].map((card) => [
          card.querySelector(".name").textContent,
          Number(card.querySelector(".cash").firstChild.textContent.replace(/[^\\d-]/g, "")),
        ]),
      ),
      dice: is(".die"),
      walk: is(".token"),
      money: is(".flight"),
    };
    for (const kind of ["dice", "walk", "money"]) if (shot[kind]) seen.kinds[kind] = (seen.kinds[kind] ?? 0) + 1;
    const { at: _, ...last } = seen.frames.at(-1) ?? {};
    if (JSON.stringify(last) !== JSON.stringify(shot)) seen.frames.push({ ...shot, at: performance.now() });
  }
  requestAnimationFrame(frame);
})();
"""


def watch(page, speed="normal", **preferences):
    """Keeps what the page shows from now on, at a speed of the board."""
    page.add_init_script(f"localStorage.setItem('duopoly', {json.dumps(json.dumps({'speed': speed, **preferences}))})")
    page.add_init_script(WATCH)


def seen(page):
    return page.evaluate("window.seen")


class Story:
    """What the server told: after how many lines of the ledger each heading stood, and what cash everybody had."""

    def __init__(self, told):
        first = next(message for message in told if message["view"])
        self.headings = {}
        self.sent = {line["n"] for message in told for line in message["lines"] if line["kind"] == "sent"}
        """The lines before which a token was sent on from where it had just come to."""
        self.cash = {first["total"]: {player["name"]: player["cash"] for player in first["view"]["players"]}}
        known = dict(self.cash[first["total"]])
        for message in told:
            headings = self.headings.setdefault(message["total"], set())
            headings.add(message["view"]["heading"])
            headings.update(moves["heading"] for moves in message["view"]["moves"])
            if message["view"]["chance"]:
                headings.add(message["view"]["chance"]["heading"])
            if message["view"]["result"]:
                headings.add("The game is over")
            if message["type"] == "welcome":
                continue
            for line in message["lines"]:
                if line["amount"] is not None:
                    for name, change in ((line["payer"], -line["amount"]), (line["payee"], line["amount"])):
                        if name in known:
                            known[name] += change
                self.cash[line["n"] + 1] = dict(known)

    def headings_at(self, lines):
        """What may be asked when so many lines have been told: that of the last message that is whole."""
        return self.headings[max(total for total in self.headings if total <= lines)]


def ahead(found):
    """Each frame at which a part of the page showed another moment than the others."""
    story = Story(found["told"])
    problems = []
    before = None
    for frame in found["frames"]:
        line = frame["line"]
        if line not in story.cash:
            continue
        # What is asked next waits until the last card has counted and the last title lies there.
        waits = before and frame["heading"] == before["heading"]
        if not waits and frame["heading"] not in story.headings_at(line):
            problems.append(f"the panel: {frame}, but {story.headings_at(line)}")
        for name, shown in frame["cash"].items():
            now = story.cash[line].get(name)
            if now is None:
                continue
            # A card counts from what it showed to the sum before, and on to this one.
            passed = [now, before["cash"].get(name, now), story.cash[before["line"]].get(name, now)] if before else [now]
            if not min(passed) <= shown <= max(passed):
                problems.append(f"{name}'s card: {shown}, not between {passed}: {frame}")
        if before and line > before["line"]:
            if frame["dice"] and re.search(r"throws \d and \d", frame["text"]):
                problems.append(f"a throw before the dice lie: {frame}")
            if frame["walk"] and "moves to" in frame["text"] and line not in story.sent:
                problems.append(f"a move before the token stands: {frame}")
        before = frame
    return problems

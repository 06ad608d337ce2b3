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
  const numbers = new WeakMap(); // a throw goes on while its number does: a late frame may show the next one
  let motion = 0;
  const numberOf = (one) => numbers.get(one) ?? (numbers.set(one, ++motion), motion);
  const text = (selector) => document.querySelector(selector)?.textContent.trim() ?? null;
  function frame() {
    requestAnimationFrame(frame);
    if (!text("#dock-heading")) return;
    const newest = document.querySelector("#ledger .ledger li"); // on a phone it is in a sheet
    const moving = document.getAnimations();
    const motions = (selector) => moving.filter((one) => one.effect?.target?.closest?.(selector)).map(numberOf);
    const shot = {
      line: newest && Number(newest.querySelector(":scope > .spoken").textContent.replace(/\\D/g, "")),
      text: newest?.querySelector("button").textContent ?? "",
      heading: text("#dock-heading"),
      cash: Object.fromEntries(
        [...document.querySelectorAll("#players .seat")].map((card) => [
          card.querySelector(".name").textContent,
          Number(card.querySelector(".cash").firstChild.textContent.replace(/[^\\d-]/g, "")),
        ]),
      ),
      places: Object.fromEntries(
        [...document.querySelectorAll("[data-token]")].map(({ dataset }) => [dataset.token, Number(dataset.at)]),
      ),
      owned: document.querySelectorAll("svg[role=grid] .owner, .phonemap .owner").length,
      dice: motions(".die"),
      walk: motions("[data-token]"),
      money: motions(".flight"),
    };
    for (const kind of ["dice", "walk", "money"]) if (shot[kind].length) seen.kinds[kind] = (seen.kinds[kind] ?? 0) + 1;
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
        moves = [[line["n"] for line in message["lines"] if line["kind"] in ("move", "sent")] for message in told]
        self.stops = {line for lines in moves if len(lines) > 1 for line in lines}
        """The lines of tokens that stood somewhere between two messages: a card leads on."""
        self.boards = {}
        """Where everybody stood, and how many titles were owned, after so many lines."""
        self.cash = {first["total"]: {player["name"]: player["cash"] for player in first["view"]["players"]}}
        known = dict(self.cash[first["total"]])
        for message in told:
            headings = self.headings.setdefault(message["total"], set())
            headings.add(message["view"]["heading"])
            places = {player["name"]: player["space"] for player in message["view"]["players"]}
            self.boards[message["total"]] = places, len(message["view"]["titles"])
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
        return self.headings[self.last(lines)]

    def last(self, lines):
        """How many lines the last message had that is whole after so many."""
        return max(total for total in self.headings if total <= lines)

    def around(self, lines):
        """The messages before, at and after so many lines: what counts and arrives may end in the next moment."""
        totals = sorted(self.headings)
        at = totals.index(self.last(lines))
        return totals[max(0, at - 1) : at + 2]

    def wrong_board(self, frame, lines):
        """What the board shows that belongs to none of the messages around so many lines."""
        if not frame["places"]:  # the game is over, or the board is not drawn yet
            return ""
        around = self.around(lines)
        boards = [self.boards[total] for total in around]
        if frame["owned"] not in {owned for _, owned in boards}:
            return f"{frame['owned']} titles are owned"
        if any(line in self.stops for line in range(around[0], around[-1] + 1)):
            return ""
        wrong = {name: at for name, at in frame["places"].items() if at not in {places[name] for places, _ in boards}}
        return f"they stand elsewhere: {wrong}" if wrong else ""

    def moment(self, frame, before, since, waits):
        """The first message, from one on, that all of a frame without a ledger fits; None if there is none."""
        for lines in sorted(total for total in self.headings if total >= since):
            around = self.around(lines)
            passed = [cash for line, cash in self.cash.items() if around[0] <= line <= around[-1]]
            if before:
                passed.append({**passed[0], **before["cash"]})  # a card counts from what it showed
            counted = all(
                min(cash[name] for cash in passed) <= shown <= max(cash[name] for cash in passed)
                for name, shown in frame["cash"].items()
            )
            if counted and (waits or frame["heading"] in self.headings[lines]) and not self.wrong_board(frame, lines):
                return lines
        return None


def ahead(found):
    """Each frame at which a part of the page showed another moment than the others."""
    story = Story(found["told"])
    problems = []
    before = None
    since = min(story.headings)
    ledger = any(frame["line"] is not None for frame in found["frames"])
    for frame in found["frames"]:
        line = frame["line"]
        # What is asked next waits until the last card has counted and the last title lies there.
        waits = before and frame["heading"] == before["heading"]
        if before and not waits and any(set(frame[kind]) & set(before[kind]) for kind in ("dice", "walk")):
            problems.append(f"asked while it moves: {frame}")
        if not ledger:
            moment = story.moment(frame, before, since, waits)
            if moment is None:
                problems.append(f"panel, cards and map at no one moment: {frame}")
            before, since = frame, moment or since
            continue
        if line not in story.cash:
            continue
        if wrong := story.wrong_board(frame, line):
            problems.append(f"the board: {wrong}: {frame}")
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

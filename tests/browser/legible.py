"""What of a page cannot be read or hit: text that is too small, faint or cut, and targets that are too small for a finger."""

LEAST_TEXT = 11
LEAST_TARGET = 44
LEAST_CONTRAST = 4.5

SCRIPT = """
([leastText, leastTarget, leastContrast]) => {
  const found = [];
  const [wide, high] = [document.documentElement.clientWidth, innerHeight];
  const top = [...document.querySelectorAll("dialog[open]")].at(-1);
  const where = (element) => {
    const kind = (element.getAttribute("class") || "").replace(/svelte-\\w+/g, "").trim().split(/ +/).join(".");
    const up = element.parentElement?.closest("[class],[id]");
    return (up ? (up.id || (up.getAttribute("class") || "").replace(/svelte-\\w+/g, "").trim()) + " > " : "") + element.tagName + "." + kind;
  };
  const shown = (element) => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true })) return false;
    if (element.closest(".spoken, .skip, .name[y], [hidden], .preview, noscript")) return false;
    return !top || top.contains(element);
  };
  const scaleOf = (element) => {
    if (element.ownerSVGElement) {
      const matrix = element.getScreenCTM?.();
      return matrix ? Math.hypot(matrix.a, matrix.b) : 1;
    }
    let scale = 1;
    for (let up = element; up; up = up.parentElement) {
      const matrix = new DOMMatrix(getComputedStyle(up).transform);
      scale *= Math.hypot(matrix.a, matrix.b);
    }
    return scale;
  };
  /** What of a box is not scrolled or cut away: "cut" if somebody cuts it who does not scroll. */
  const clipped = (element, box) => {
    let fixed = false;
    for (let up = element.parentElement; up && up !== document.documentElement; up = up.parentElement) {
      const style = getComputedStyle(up);
      if (up.ownerSVGElement || up.tagName === "svg") continue;
      for (const [axis, from, to, overflow] of [["x", "left", "right", style.overflowX], ["y", "top", "bottom", style.overflowY]]) {
        if (overflow === "visible") continue;
        const frame = up.getBoundingClientRect();
        if (overflow === "auto" || overflow === "scroll") {
          if (box[to] <= frame[from] + 1 || box[from] >= frame[to] - 1) return "away";
          return "";
        }
        if (box[from] < frame[from] - 1.5 || box[to] > frame[to] + 1.5) return `cut ${axis} by ${where(up)}`;
      }
    }
    return "";
  };
  const walker = document.createTreeWalker(top || document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const words = node.textContent.trim();
    const element = node.parentElement;
    if (!words || !element || ["SCRIPT", "STYLE", "TITLE", "DEFS"].includes(element.tagName) || !shown(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = element.ownerSVGElement ? element.getBoundingClientRect() : range.getBoundingClientRect();
    if (!box.width || !box.height) continue;
    const size = parseFloat(getComputedStyle(element).fontSize) * scaleOf(element);
    if (size < leastText - 0.06) found.push(`small: ${size.toFixed(1)} px: "${words.slice(0, 40)}" ${where(element)}`);
    if (element.closest("[data-may-cut]")) continue;
    const cut = clipped(element, box);
    if (cut === "away") continue;
    if (cut) found.push(`cut: "${words.slice(0, 40)}" ${where(element)} ${cut}`);
    const scrolls = (() => { for (let up = element; up; up = up.parentElement) if (/auto|scroll/.test(getComputedStyle(up).overflowX) && up.scrollWidth > up.clientWidth) return true; return false; })();
    if (!scrolls && (box.left < -1 || box.right > wide + 1)) found.push(`off the page: "${words.slice(0, 40)}" ${where(element)}`);
    if (!element.ownerSVGElement) {
      for (let up = element, n = 0; up && n < 3 && getComputedStyle(up).display.startsWith("inline") === false; up = up.parentElement, n++) {
        const style = getComputedStyle(up);
        // A part of a pixel is enough for the three dots, and scrollWidth is rounded.
        const inner = up.getBoundingClientRect().right - parseFloat(style.paddingRight) - parseFloat(style.borderRightWidth);
        if (style.textOverflow === "ellipsis" && box.right > inner + 0.2 && !up.closest("[data-may-cut]"))
          found.push(`cut: "${words.slice(0, 40)}" ends in … ${where(up)}`);
      }
      const holder = element.closest("button, .btn, th, td, .field, label, .chip, [role=tab]");
      if (holder) {
        const frame = holder.getBoundingClientRect();
        if (box.left < frame.left - 1.5 || box.right > frame.right + 1.5 || box.bottom > frame.bottom + 2.5 || box.top < frame.top - 2.5)
          found.push(`out of its box: "${words.slice(0, 40)}" ${where(element)} in ${where(holder)}`);
      }
    } else if (element.textLength?.baseVal && element.hasAttribute("textLength")) {
      const ctx = (window.__pen ??= document.createElement("canvas").getContext("2d"));
      const style = getComputedStyle(element);
      ctx.font = `${style.fontWeight} 100px ${style.fontFamily}`;
      const full = ctx.measureText(words).width * parseFloat(style.fontSize) / 100;
      const share = parseFloat(element.getAttribute("textLength")) / full;
      if (share < 0.8) found.push(`squeezed to ${share.toFixed(2)}: "${words}" ${where(element)}`);
    }
  }
  const shade = (color) => {
    const [r, g, b, a = 1] = color.match(/[\\d.]+/g).map(Number);
    const [x, y, z] = [r, g, b].map((one) => (one / 255 <= 0.04045 ? one / 255 / 12.92 : ((one / 255 + 0.055) / 1.055) ** 2.4));
    return a < 1 ? null : 0.2126 * x + 0.7152 * y + 0.0722 * z;
  };
  for (const element of (top || document.body).querySelectorAll("input[placeholder]")) {
    if (!shown(element)) continue;
    let [up, ground] = [element, null];
    while (up && (ground = shade(getComputedStyle(up).backgroundColor)) === null) up = up.parentElement;
    const words = shade(getComputedStyle(element, "::placeholder").color);
    const contrast = words === null ? 0 : (Math.max(words, ground) + 0.05) / (Math.min(words, ground) + 0.05);
    if (contrast < leastContrast) found.push(`faint: ${contrast.toFixed(1)}: "${element.placeholder}" ${where(element)}`);
  }
  if (leastTarget) {
    for (const element of (top || document.body).querySelectorAll("button, a[href], input, select, textarea, [role=button], [role=tab]")) {
      if (!shown(element) || element.closest("svg[role=grid]")) continue;
      const box = element.getBoundingClientRect();
      if (!box.width || !box.height || clipped(element, box) === "away") continue;
      const spread = getComputedStyle(element, "::after");
      let [w, h] = [box.width, box.height];
      if (spread.position === "absolute" && spread.content !== "none") {
        w = Math.max(w, w - parseFloat(spread.left) - parseFloat(spread.right));
        h = Math.max(h, h - parseFloat(spread.top) - parseFloat(spread.bottom));
      }
      const label = element.closest("label");
      if (label) { const frame = label.getBoundingClientRect(); w = Math.max(w, frame.width); h = Math.max(h, frame.height); }
      // Words in a sentence may be as small as the sentence.
      if (element.closest("p") && getComputedStyle(element).display === "inline") continue;
      if (w < leastTarget - 0.6 || h < leastTarget - 0.6)
        found.push(`target ${w.toFixed(0)}x${h.toFixed(0)}: "${(element.textContent || element.ariaLabel || "").trim().slice(0, 30)}" ${where(element)}`);
    }
  }
  return [...new Set(found)];
}
"""


def faults(page, touch=False):
    """What cannot be read on the page as it is, and with `touch` what is too small for a finger: a line for each."""
    return page.evaluate(SCRIPT, [LEAST_TEXT, LEAST_TARGET if touch else 0, LEAST_CONTRAST])

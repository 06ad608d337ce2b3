/** Room between what was asked for and the button below it, in pixels. */
const GAP = 12;

/** Scrolls to what was asked for: its end above the button that it speaks of, but never past its beginning. */
export function insight(section: HTMLElement): void {
  const dock = section.closest<HTMLElement>(".dock");
  if (!dock) {
    section.scrollIntoView({ block: section.offsetHeight > innerHeight ? "start" : "nearest" });
    return;
  }
  const buttons = dock.querySelector<HTMLElement>(":is(.pinned, .choices, .confirm)")?.offsetHeight ?? 0;
  const [above, begin, end] = [dock.scrollTop, section.offsetTop, section.offsetTop + section.offsetHeight];
  const least = end + GAP + buttons - dock.clientHeight;
  dock.scrollTop = Math.min(begin - GAP, Math.max(above, least));
}

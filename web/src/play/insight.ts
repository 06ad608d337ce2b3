/** Scrolls to what was asked for: its end above the button that it speaks of, but never past its beginning. */
export function insight(section: HTMLElement): void {
  const room = section.closest<HTMLElement>(".dock")?.clientHeight ?? innerHeight;
  section.scrollIntoView({ block: section.offsetHeight > room ? "start" : "nearest" });
}

/** Scrolls to the board of a finished game, as far as needed. */
export function showBoard(): void {
  document.querySelector(".then")?.scrollIntoView({ block: "nearest" });
}

/** Reloads of the page after which this tab is to have the games, even if another tab asks for them meanwhile. */

const KEY = "duopoly-take-over";

export function reloadWithGames(): void {
  try {
    sessionStorage.setItem(KEY, "yes");
  } catch {
    // Where nothing can be stored, tabs share no games.
  }
  location.reload();
}

/** Whether this page was loaded by such a reload; asked once. */
export function takesOver(): boolean {
  try {
    const marked = sessionStorage.getItem(KEY) !== null;
    sessionStorage.removeItem(KEY);
    return marked;
  } catch {
    return false;
  }
}

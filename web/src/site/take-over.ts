/** Reloads of the page after which this tab is to have the games, even if another tab asks for them meanwhile. */

const KEY = "duopoly-take-over";
/** A reload takes no longer: what is left of one that never came means nothing. */
const SOON = 20_000;

export function reloadWithGames(): void {
  try {
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    // Where nothing can be stored, tabs share no games.
  }
  location.reload();
}

/** Whether this page was loaded by such a reload; asked once. */
export function takesOver(): boolean {
  try {
    const marked = Number(sessionStorage.getItem(KEY));
    sessionStorage.removeItem(KEY);
    return Date.now() - marked < SOON;
  } catch {
    return false;
  }
}

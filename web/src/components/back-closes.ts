/** The browser's Back closes what is open over a screen, instead of leaving the screen. */
const open: (() => void)[] = [];
/** Whether the history has an entry of ours on top. */
let entered = false;

interface Marker {
  sheet?: boolean;
}

const ours = (): boolean => (history.state as Marker | null)?.sheet === true;

function enter(): void {
  if (entered) return;
  entered = true;
  // The entry may still be there from before a reload.
  if (!ours()) history.pushState({ sheet: true } satisfies Marker, "");
}

function left(): void {
  if (!entered || ours()) return;
  entered = false;
  open.at(-1)?.();
}

/** Calls `close` when the reader goes back; what is returned is called when it has closed by itself. */
export function closeOnBack(close: () => void): () => void {
  if (!open.length) addEventListener("popstate", left);
  open.push(close);
  enter();
  return () => {
    open.splice(open.indexOf(close), 1);
    // One sheet may follow upon another, or a screen: then the entry is used again, or lies below.
    setTimeout(() => {
      if (open.length) return enter();
      removeEventListener("popstate", left);
      if (entered && ours()) history.back();
      entered = false;
    });
  };
}

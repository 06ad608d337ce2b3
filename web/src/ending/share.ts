/** Sharing a game that is over: the picture by the system's sheet, else saved, with the link copied. */
import { api } from "../lib/api.ts";
import { hasServer } from "../lib/has-server.ts";
import { invitation } from "../lib/invitations.ts";
import { preferences } from "../lib/preferences.svelte.ts";

const NAME = "duopoly.png";

/** The canvas as a file. */
export function pictureOf(canvas: HTMLCanvasElement): Promise<File> {
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) =>
      blob ? resolve(new File([blob], NAME, { type: "image/png" })) : reject(new Error("the picture cannot be made")),
    ),
  );
}

/** A link with which others can look back: to the table if they may watch, else with the whole record in it; "" for none. */
export async function linkFor(room: string): Promise<string> {
  if (hasServer) return (await invitation(room, { purpose: "watch", seat: null })).url;
  return (await api.recordLink(room, location.href.replace(/#.*/, ""), preferences.lang)).url;
}

/** Whether this browser can hand a picture to other programs. */
export function canShare(): boolean {
  return navigator.canShare?.({ files: [new File([], NAME, { type: "image/png" })] }) ?? false;
}

/** Hands the picture with its link to a program of this device. Whoever changes their mind has nothing to be told. */
export async function send(file: File, title: string, url: string): Promise<void> {
  try {
    await navigator.share({ files: [file], title, text: [title, url].filter(Boolean).join(" ") });
  } catch (thrown) {
    if (!(thrown instanceof DOMException && thrown.name === "AbortError")) throw thrown;
  }
}

/** Saves the picture as a file of this device. */
export function save(file: File): void {
  const url = URL.createObjectURL(file);
  Object.assign(document.createElement("a"), { href: url, download: file.name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Copies a link; false where the browser does not allow that. */
export async function copy(link: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(link);
    return true;
  } catch {
    return false;
  }
}

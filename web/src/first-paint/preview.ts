/** A picture of the board, painted while the code that plays on it is still loading. */
import { SIZE } from "../board/geometry.ts";
import { picture } from "../board/picture.ts";
import type { Board, Lang, ServerMessage } from "../lib/types.ts";
import { isSmall, layoutOf } from "../play/layout.ts";

/** A hidden tab paints nothing; after this many ms the page goes on without it. */
const MAX_WAIT = 300;

let shown: HTMLElement | null = null;
let board: Board | null = null;

/** Whether this layout has a preview. A phone shows few spaces at first, and their places depend on everything else. */
export function hasPreview(): boolean {
  return !isSmall(layoutOf(innerWidth, innerHeight));
}

/** Paints the board if the server's first message is about a game in progress. */
export async function preview(message: ServerMessage, lang: Lang): Promise<void> {
  if (message.type !== "welcome" || !message.board || message.room.state === "waiting" || message.room.treasurer)
    return;
  // Beside a coach the board may be smaller.
  if (!hasPreview() || message.room.guide) return;
  board = message.board;
  shown = document.createElement("div");
  shown.className = "preview";
  shown.ariaHidden = "true";
  const view = `-4 -4 ${SIZE + 8} ${SIZE + 8}`;
  shown.innerHTML =
    `<div class="bar"></div><div class="desk"><div class="board"><div class="ring">` +
    `<svg viewBox="${view}"><g class="picture">${picture(board, lang)}</g></svg></div></div></div>`;
  fit();
  addEventListener("resize", fit);
  document.body.prepend(shown);
  await painted();
}

/** Whether the preview shows this board. If so, the board itself need not be drawn at once. */
export function isPreviewed(candidate: Board): boolean {
  return shown !== null && board === candidate;
}

/** Removes the preview: the board itself is drawn, or never will be. */
export function endPreview(): void {
  removeEventListener("resize", fit);
  shown?.remove();
  shown = board = null;
}

/** Places the preview exactly where the table's board goes. */
function fit(): void {
  shown?.querySelector(".desk")?.setAttribute("class", `desk ${layoutOf(innerWidth, innerHeight)}`);
}

/** Resolves when the current frame has been painted. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, MAX_WAIT);
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => resolve();
      channel.port2.postMessage(null);
    });
  });
}

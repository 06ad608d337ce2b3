/** The picture of a first board, painted while the page that it is played on is still being read. */
import { SIZE } from "../board/geometry.ts";
import { picture } from "../board/picture.ts";
import type { Board, Lang, ToPage } from "../lib/types.ts";
import { layoutOf } from "./layout.ts";

/** A page that is not looked at paints nothing: so long it is waited for. */
const PATIENCE = 300;

let shown: HTMLElement | null = null;
let board: Board | null = null;

/** Whether there is such a picture: a phone shows a few spaces at first, and they lie where the rest leaves them room. */
export function previewed(): boolean {
  return layoutOf(innerWidth, innerHeight) !== "phone";
}

/** Paints the board of a table that is played at, if that is what the server's first message tells of. */
export async function preview(message: ToPage, lang: Lang): Promise<void> {
  if (message.type !== "welcome" || !message.board || message.room.state === "waiting" || message.room.treasurer)
    return;
  if (!previewed()) return;
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

/** Whether it shows this board: then the board itself need not be drawn at once. */
export function previews(asked: Board): boolean {
  return shown !== null && board === asked;
}

/** The board itself is drawn, or will not be. */
export function endPreview(): void {
  removeEventListener("resize", fit);
  shown?.remove();
  shown = board = null;
}

/** It lies where the table's board lies. */
function fit(): void {
  shown?.querySelector(".desk")?.setAttribute("class", `desk ${layoutOf(innerWidth, innerHeight)}`);
}

/** When the frame that is being made now was painted. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, PATIENCE);
    requestAnimationFrame(() => {
      const after = new MessageChannel();
      after.port1.onmessage = () => resolve();
      after.port2.postMessage(null);
    });
  });
}

/** What the coach points at: the control that makes the guide's next move, as the table stands. */
import type { GuideView, LegalMove } from "../lib/types.ts";
import type { Mode, Play } from "../play/play.svelte.ts";

export interface Target {
  /** Finds the control among the actions. */
  selector: string;
  /** What to do with it. */
  kind: "press" | "choose";
  /** What it is called; a message's name for what is no move. */
  label: string;
}

const MODE_OF: Record<string, Mode> = { build: "build", sell: "sell", mortgage: "mortgage", lift: "mortgage" };

/** The control to use next; null while others move. `t` gives the words of a message. */
export function targetOf(play: Play, guide: GuideView, t: (id: string) => string): Target | null {
  if (guide.waits || !guide.move || !play.acts || play.moving) return null;
  const mode = MODE_OF[guide.move.split(" ")[0]!];
  if (play.mode !== null && play.mode !== mode) return { selector: ".done", kind: "press", label: t("web-play-done") };
  if (!mode) return press(guide.move, labelOf(play.moves?.decisions, guide.move));
  const label = labelOf(play.managed(mode), guide.move);
  if (play.mode === null) return { selector: `[data-verb="${mode}"]`, kind: "press", label: t(`web-play-${mode}`) };
  if (play.picked === guide.move) return { selector: "[data-primary]", kind: "press", label };
  return { selector: `label:has(input[value="${guide.move}"])`, kind: "choose", label };
}

const press = (move: string, label: string): Target => ({ selector: `[data-move="${move}"]`, kind: "press", label });

const labelOf = (moves: LegalMove[] | undefined, move: string): string =>
  moves?.find((one) => one.move === move)?.label ?? move;

/** What a key does at the table. */
export type Command =
  | "primary"
  | "build"
  | "sell"
  | "mortgage"
  | "trade"
  | "ledger"
  | "players"
  | "board"
  | "card"
  | "undo"
  | "keys"
  | "more"
  | "less"
  | "back";

const LETTERS: Record<string, Command> = {
  b: "build",
  s: "sell",
  m: "mortgage",
  t: "trade",
  l: "ledger",
  p: "players",
  g: "board",
  c: "card",
  u: "undo",
  "+": "more",
  "-": "less",
  "−": "less",
};

/** The keyboard shortcuts, in the order of the help. */
export const SHOWN: [key: string, command: Command][] = [
  ["B", "build"],
  ["S", "sell"],
  ["M", "mortgage"],
  ["T", "trade"],
  ["L", "ledger"],
  ["P", "players"],
  ["G", "board"],
  ["C", "card"],
  ["U", "undo"],
  ["+", "more"],
  ["−", "less"],
  ["?", "keys"],
];

const NO_TEXT = new Set(["button", "checkbox", "color", "file", "image", "radio", "range", "reset", "submit"]);

/** Whether keys typed there are text. */
export function takesText(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !NO_TEXT.has(target.type);
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement || isEditable(target);
}

function isEditable(target: HTMLElement): boolean {
  const holder = target.closest("[contenteditable]");
  return holder !== null && holder.getAttribute("contenteditable") !== "false";
}

/** Whether the space bar already presses the focused element. */
function takesSpace(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest("button, a, input, summary, [role=button]") !== null;
}

/** The command for a key, or null. Single letters can be switched off; no shortcut works in text fields or sheets. */
export function commandOf(event: KeyboardEvent, letters: boolean): Command | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || takesText(event.target)) return null;
  if (event.target instanceof HTMLElement && event.target.closest("dialog, [role=dialog]")) return null;
  if (event.key === "Escape") return "back";
  if (event.key === " ") return event.repeat || takesSpace(event.target) ? null : "primary";
  return (letters && !event.repeat && LETTERS[event.key.toLowerCase()]) || null;
}

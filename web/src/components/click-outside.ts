import type { Attachment } from "svelte/attachments";

/** Closes a dialog by a click beside it, unless the press began inside: text may be selected from there. */
export function closeOutside(onclose: () => void): Attachment<HTMLDialogElement> {
  return (dialog) => {
    let pressed: EventTarget | null = null;
    const press = ({ target }: Event) => (pressed = target);
    const click = ({ target }: Event) => {
      if (target === dialog && (pressed ?? dialog) === dialog) onclose();
      pressed = null;
    };
    dialog.addEventListener("pointerdown", press);
    dialog.addEventListener("click", click);
    return () => {
      dialog.removeEventListener("pointerdown", press);
      dialog.removeEventListener("click", click);
    };
  };
}

/** Copying what a field shows. */
import { shell } from "./shell.svelte.ts";
import { t } from "./words.svelte.ts";

/** Copies the text of a field, or selects it where the browser does not allow that. */
export async function copyFrom(field: HTMLInputElement | undefined): Promise<void> {
  if (!field) return;
  try {
    await navigator.clipboard.writeText(field.value);
    shell.note(t("web-shell-copied"));
  } catch {
    field.select();
    shell.note(t("web-shell-copy-failed"));
  }
}

/** What opens over any screen: the settings, the help on keys, and toasts. */
export interface Note {
  id: number;
  text: string;
}

const READ = 6000;

class Shell {
  sheet = $state<"settings" | "keys" | null>(null);
  notes = $state<Note[]>([]);
  #next = 0;

  /** A toast, for messages without a place of their own; it disappears by itself. */
  note(text: string): void {
    const id = this.#next++;
    this.notes = [...this.notes.filter((note) => note.text !== text), { id, text }];
    setTimeout(() => this.drop(id), READ);
  }

  drop(id: number): void {
    this.notes = this.notes.filter((note) => note.id !== id);
  }
}

export const shell = new Shell();

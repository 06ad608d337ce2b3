/** What opens over any screen: the settings, the help on keys, and toasts. */
export interface Note {
  id: number;
  text: string;
  /** It stays, with a button that reloads the page. */
  reload: boolean;
}

const READ = 6000;

class Shell {
  sheet = $state<"settings" | "keys" | null>(null);
  notes = $state<Note[]>([]);
  #next = 0;

  /** A toast, for messages without a place of their own; it disappears by itself, unless only a reload helps. */
  note(text: string, reload = false): void {
    const id = this.#next++;
    this.notes = [...this.notes.filter((note) => note.text !== text), { id, text, reload }];
    if (!reload) setTimeout(() => this.drop(id), READ);
  }

  drop(id: number): void {
    this.notes = this.notes.filter((note) => note.id !== id);
  }
}

export const shell = new Shell();

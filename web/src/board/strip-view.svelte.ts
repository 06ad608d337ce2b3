/** The spaces the phone's strip shows; the map marks them and can scroll to others. */
export class Glance {
  /** The first space shown, and the number of spaces; 0 while there is no strip to see. */
  first = $state(0);
  many = $state(3);
  /** The space to scroll to, with a count so that the same one can be requested again. */
  request = $state.raw<{ space: number; times: number }>({ space: -1, times: 0 });

  ask(space: number): void {
    if (space === this.request.space && this.first === space) return;
    this.request = { space, times: this.request.times + 1 };
  }
}

/** There is one strip on a screen. */
export const glance = new Glance();

/** Which spaces the phone's strip shows; the overview points at them and may ask for others. */
export class Glance {
  /** The first space that is shown, and how many are. */
  first = $state(0);
  many = $state(3);
  /** The space that was asked for, with a count so that the same can be asked for again. */
  asked = $state.raw<{ space: number; times: number }>({ space: -1, times: 0 });

  ask(space: number): void {
    if (space === this.asked.space && this.first === space) return;
    this.asked = { space, times: this.asked.times + 1 };
  }
}

/** There is one strip on a screen. */
export const glance = new Glance();

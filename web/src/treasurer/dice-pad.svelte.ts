/** Two rows of dice: a throw is one tap in each, in either order. */
export type Row = 0 | 1;

export class Pad {
  picked = $state.raw<[number | null, number | null]>([null, null]);

  /** The only die entered so far. */
  get one(): number | null {
    const [first, second] = this.picked;
    return first !== null && second !== null ? null : (first ?? second);
  }

  /** Handles a tap; returns the throw once both dice are known, and clears itself. */
  tap(row: Row, face: number): [number, number] | null {
    const picked: [number | null, number | null] = [...this.picked];
    picked[row] = picked[row] === face ? null : face;
    this.picked = picked;
    const [first, second] = picked;
    if (first === null || second === null) return null;
    this.clear();
    return [first, second];
  }

  /** Puts a typed number into the first free row. */
  type(face: number): [number, number] | null {
    const row: Row = this.picked[0] === null ? 0 : 1;
    return this.tap(row, face);
  }

  clear(): void {
    this.picked = [null, null];
  }
}

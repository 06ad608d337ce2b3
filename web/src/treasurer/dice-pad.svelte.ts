/** Two rows of dice to tap: a throw is one tap in each, in any order. */
export type Row = 0 | 1;

export class Pad {
  picked = $state.raw<[number | null, number | null]>([null, null]);

  /** The die that is known while the other is not. */
  get one(): number | null {
    const [first, second] = this.picked;
    return first !== null && second !== null ? null : (first ?? second);
  }

  /** Takes a tap; gives the throw once both dice are known, and is empty again then. */
  tap(row: Row, face: number): [number, number] | null {
    const picked: [number | null, number | null] = [...this.picked];
    picked[row] = picked[row] === face ? null : face;
    this.picked = picked;
    const [first, second] = picked;
    if (first === null || second === null) return null;
    this.clear();
    return [first, second];
  }

  /** A number typed goes into the first row that is free. */
  type(face: number): [number, number] | null {
    const row: Row = this.picked[0] === null ? 0 : 1;
    return this.tap(row, face);
  }

  clear(): void {
    this.picked = [null, null];
  }
}

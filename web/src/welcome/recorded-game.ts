/** The recorded game on the welcome page, frame by frame: a frame holds only the titles that changed. */
import recorded from "./game.json";
import type { Outline, Owned, Scene } from "./board-picture.ts";

export interface Frame extends Scene {
  dice: number[];
  /** The largest payment between two players: from, to, amount. */
  paid: [from: number, to: number, amount: number] | null;
}

export const board = recorded as unknown as Outline;
export const LENGTH = recorded.frames.length;

/** The frame of that number; numbers past the end begin again. */
export function frameAt(n: number): Frame {
  const at = n % LENGTH;
  const titles = new Map<number, Owned>();
  for (const frame of recorded.frames.slice(0, at + 1))
    for (const [space, title] of Object.entries(frame.titles as Record<string, number[] | null>)) {
      if (title === null) titles.delete(Number(space));
      else titles.set(Number(space), { owner: title[0]!, buildings: title[1]!, hotel: title[2] === 1 });
    }
  const frame = recorded.frames[at]!;
  return {
    turn: frame.turn,
    dice: frame.dice,
    paid: frame.paid as Frame["paid"],
    titles,
    stones: recorded.players.map(({ letter, role, mark }, seat) => ({
      mark: { letter, role, mark },
      at: frame.at[seat] ?? -1,
    })),
  };
}

/** How a player is drawn. With camps the shape shows the camp, the pattern the player within it; without them each has a
 * shape and a color. The letter tells everybody apart. */
export interface Marked {
  letter: string;
  role?: string | null;
  mark: number;
  bankrupt?: boolean;
}

export type Camp = "c" | "m" | "n";

export function campOf(role: string | null | undefined): Camp {
  if (role === "competitor") return "c";
  return role === "monopolist" ? "m" : "n";
}

const PATTERNS = ["solid", "ringed", "split"] as const;

export function patternOf(mark: number): (typeof PATTERNS)[number] {
  return PATTERNS[mark % PATTERNS.length]!;
}

/** The shape of a player without a camp. */
export interface Shape {
  name: string;
  /** Round 0, 0; never a circle or a square, as these mean camps. */
  d: string;
  /** How far below the middle the letter stands. */
  low: number;
}

/** In the order of the seats; the colors --p1 to --p8 go with them. */
export const SHAPES: readonly Shape[] = [
  { name: "hexagon", d: "M0-11.800 10.200-5.900V5.900L0 11.800-10.200 5.900V-5.900Z", low: 0 },
  { name: "diamond", d: "M0-13.500 13.500 0 0 13.500-13.500 0Z", low: 0 },
  { name: "triangle", d: "M0-13.500 14.200 11.300H-14.200Z", low: 3.6 },
  {
    name: "shield",
    d: "M-10.300-11H10.300V1.500C10.300 7.500 4.500 10.800 0 12.600-4.500 10.800-10.300 7.500-10.300 1.500Z",
    low: -0.8,
  },
  { name: "cross", d: "M-6.800-12H6.800V-6.800H12V6.800H6.800V12H-6.800V6.800H-12V-6.800H-6.800Z", low: 0 },
  { name: "arch", d: "M-9.500 11.500V-2A9.500 9.500 0 0 1 9.500-2V11.500Z", low: 1 },
  {
    name: "drop",
    d: "M0-14.500C3.500-8.500 11-4 11 3.500A11 9.500 0 0 1-11 3.500C-11-4-3.500-8.500 0-14.500Z",
    low: 3,
  },
  {
    name: "star",
    d: "M0-14.500 4.600-6.300 13.800-4.500 7.400 2.400 8.500 11.700 0 7.800-8.500 11.700-7.400 2.400-13.800-4.500-4.600-6.300Z",
    low: 0.6,
  },
];

/** Which shape and color a player without a camp has. */
export function shapeOf(mark: number): number {
  return mark % SHAPES.length;
}

/** Outlines round 0, 0 that fit a circle of 10, or a little more where there are no camps. */
export function outline(player: Marked): string {
  const camp = campOf(player.role);
  if (camp === "c") return "M0-10A10 10 0 1 1-.01-10Z";
  if (camp === "m")
    return "M-7.6-9.2H7.6A1.6 1.6 0 0 1 9.2-7.6V7.6A1.6 1.6 0 0 1 7.6 9.2H-7.6A1.6 1.6 0 0 1-9.2 7.6V-7.6A1.6 1.6 0 0 1-7.6-9.2Z";
  return SHAPES[shapeOf(player.mark)]!.d;
}

/** The classes of what wears a player's mark: the camp and its pattern, or the own color. */
export function markClass(player: Marked): string {
  const camp = campOf(player.role);
  return camp === "n" ? `n solid player-${shapeOf(player.mark) + 1}` : `${camp} ${patternOf(player.mark)}`;
}

/** How a player is drawn: the shape tells the camp, the pattern which of the camp, the letter who. */
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

/** Outlines round 0, 0 that fit a circle of 10; without camps every three players share one. */
const NEUTRAL = [
  "M0-10 8.700-5V5L0 10-8.700 5V-5Z",
  "M0-10.500 10.500 0 0 10.500-10.500 0Z",
  "M-6-9H6L10 2 0 10-10 2Z",
];

export function outline(player: Marked): string {
  const camp = campOf(player.role);
  if (camp === "c") return "M0-10A10 10 0 1 1-.01-10Z";
  if (camp === "m")
    return "M-7.600-9.200H7.600A1.600 1.600 0 0 1 9.200-7.600V7.600A1.600 1.600 0 0 1 7.600 9.200H-7.600A1.600 1.600 0 0 1-9.200 7.600V-7.600A1.600 1.600 0 0 1-7.600-9.200Z";
  return NEUTRAL[Math.floor(player.mark / PATTERNS.length) % NEUTRAL.length]!;
}

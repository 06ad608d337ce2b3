/** How a player is drawn: the shape shows the camp, the pattern the player within it, the letter the name. */
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
const NEUTRAL = ["M0-10 8.7-5V5L0 10-8.7 5V-5Z", "M0-10.5 10.5 0 0 10.5-10.5 0Z", "M-6-9H6L10 2 0 10-10 2Z"];

export function outline(player: Marked): string {
  const camp = campOf(player.role);
  if (camp === "c") return "M0-10A10 10 0 1 1-.01-10Z";
  if (camp === "m")
    return "M-7.6-9.2H7.6A1.6 1.6 0 0 1 9.2-7.6V7.6A1.6 1.6 0 0 1 7.6 9.2H-7.6A1.6 1.6 0 0 1-9.2 7.6V-7.6A1.6 1.6 0 0 1-7.6-9.2Z";
  return NEUTRAL[Math.floor(player.mark / PATTERNS.length) % NEUTRAL.length]!;
}

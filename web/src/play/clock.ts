/** Seconds left when the clock starts to warn. */
export const WARNING = 20;

/** Seconds left until a time on the server's clock, which may differ from ours. */
export function left(deadline: number, ahead: number, now: number): number {
  return Math.max(0, Math.ceil(deadline - (now / 1000 + ahead)));
}

/** 75 seconds as 1:15; an hour or more as 1:02:05. */
export function clockText(seconds: number): string {
  const two = (n: number) => String(n).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

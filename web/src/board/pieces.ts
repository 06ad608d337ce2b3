/** Outlines of buildings on a ground line at 0: the roof shows the camp, the size tells houses from hotels. */
import type { Camp } from "../components/mark.ts";

/** Round roofs for competitors, flat for monopolists, gables without camps. */
function roofed(camp: Camp, x: number, w: number, h: number): string {
  if (camp === "c") return `M${x} 0V${-(h - w / 2)}a${w / 2} ${w / 2} 0 0 1 ${w} 0V0Z`;
  if (camp === "m") return `M${x} 0V${-h}h${w}V0Z`;
  return `M${x} 0V${-h * 0.58}l${w / 2} ${-h * 0.42}l${w / 2} ${h * 0.42}V0Z`;
}

/** A house of that size, its left side at x. */
export function house(camp: Camp, x: number, size: number): string {
  return roofed(camp, x, size, size * 1.05);
}

/** What stands for all houses, round the middle: an apartment house is tall, a hotel long. */
export function large(camp: Camp, kind: "hotel" | "apartment", size: number): { body: string; windows: string } {
  const [w, h] = kind === "apartment" ? [size * 1.5, size * 1.4] : [size * 2.1, size * 1.2];
  const body = camp === "c" ? arch(w, h) : roofed(camp, -w / 2, w, h);
  const side = size * 0.24;
  const rows = kind === "apartment" ? [0.3, 0.62] : [0.42];
  const columns = kind === "apartment" ? [-0.22, 0.22] : [-0.28, 0, 0.28];
  const windows = rows.flatMap((up) =>
    columns.map((along) => `M${along * w - side / 2} ${-up * h}h${side}v${side}h${-side}Z`),
  );
  return { body, windows: windows.join("") };
}

/** Round shoulders, as half a circle would be too high. */
function arch(w: number, h: number): string {
  const r = Math.min(w / 2, h * 0.7);
  return `M${-w / 2} 0V${-(h - r)}a${r} ${r} 0 0 1 ${r} ${-r}H${w / 2 - r}a${r} ${r} 0 0 1 ${r} ${r}V0Z`;
}

/** Patterns of the cities' bands as SVG, for fill="url(#id)": a color, and a texture for those who cannot tell colors apart. */
const LINES: Record<number, string> = {
  2: "M0 3H6",
  4: "M-1 7L7-1M-1 1L1-1M5 7L7 5",
  5: "M3 0V6",
  6: "M0 3H6M3 0V6",
  7: "M-1 2L1.5 5L4.5 1L7 4",
  8: "M-1-1L7 7M-1 5L1 7M5-1L7 1",
};
const DOT = "M1.500 3a1.500 1.500 0 1 0 3 0a1.500 1.500 0 1 0-3 0";
/** Grounds so light that only dark lines are seen on them. */
const LIGHT = ["city-2", "city-7", "city-8", "group-light-blue", "group-yellow"];

/** The texture over a ground, as a path in a square of 6, and whether its lines are dark; null for a plain band. */
export function textureOf(band: number, ground: string): { d: string; dark: boolean; filled: boolean } | null {
  const d = band === 3 ? DOT : LINES[band];
  return d ? { d, dark: LIGHT.includes(ground), filled: band === 3 } : null;
}

/** The ground of one of the eight bands; a scale of 1 suits a band of 12. */
export function bandPattern(id: string, band: number, ground: string, scale = 1): string {
  const lines = LINES[band];
  const over =
    band === 3
      ? `<circle cx="3" cy="3" r="1.5"/>`
      : lines
        ? `<path${LIGHT.includes(ground) ? ' class="dark"' : ""} d="${lines}"/>`
        : "";
  return pattern(id, 6, `scale(${scale})`, `<rect class="${ground}" width="6" height="6"/>${over}`, "bandpattern");
}

/** The hatching over a mortgaged title. */
export function hatch(id: string, scale = 1): string {
  return pattern(id, 7, `rotate(45) scale(${scale * 0.8})`, `<path d="M0 0V7"/>`, "hatch");
}

function pattern(id: string, size: number, placed: string, inside: string, kind: string): string {
  const field = `width="${size}" height="${size}" patternUnits="userSpaceOnUse" patternTransform="${placed}"`;
  return `<pattern id="${id}" class="${kind}" ${field}>${inside}</pattern>`;
}

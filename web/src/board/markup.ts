/** Pieces of SVG as text: made element by element, a board takes several times as long. */
type Attributes = Record<string, string | number | undefined>;

/** An element; what is undefined is left out. Values are the page's own: only words come from elsewhere. */
export function element(name: string, attributes: Attributes, inside = ""): string {
  let attributeText = "";
  for (const [key, value] of Object.entries(attributes)) if (value !== undefined) attributeText += ` ${key}="${value}"`;
  return `<${name}${attributeText}>${inside}</${name}>`;
}

/** A line of words. */
export function text(words: string, x: number, y: number, size: number, kind?: string, more: Attributes = {}): string {
  return element("text", { class: kind, x, y, "font-size": size, ...more }, escaped(words));
}

const SIGNS: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

function escaped(words: string): string {
  return words.replace(/[&<>]/g, (sign) => SIGNS[sign]!);
}

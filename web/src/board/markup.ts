/** SVG as text: building a board element by element takes several times as long. */
type Attributes = Record<string, string | number | undefined>;

/** An element; undefined attributes are left out. Attribute values need no escaping: only words come from outside. */
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

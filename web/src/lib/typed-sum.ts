const GROUPED = /^\d{1,3}([\s.,'’])\d{3}(\1\d{3})*$/;

/** The sum in a field: whole units, also in groups of three as the page writes them; null for anything else. */
export function typedSum(text: string): number | null {
  const typed = text.trim();
  if (!/^\d+$/.test(typed) && !GROUPED.test(typed)) return null;
  return Number(typed.replace(/\D/g, ""));
}

/** Rows of 0 and 1 as one outline: each run of 1 is a bar of height 1. */
export function squares(rows: string[]): string {
  return rows
    .flatMap((row, y) =>
      [...row.matchAll(/1+/g)].map((run) => `M${run.index} ${y}h${run[0].length}v1h-${run[0].length}z`),
    )
    .join("");
}

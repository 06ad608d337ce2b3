/** How a player's line is drawn, so that lines differ without their colour: by the mark of the player in his camp. */
const DASHES = ["", "7 5", "2 4", "14 4 2 4", "12 7", "6 3 1 3 1 3", "18 3", "1 6"];

export const dashOf = (mark: number): string | undefined => DASHES[mark % DASHES.length] || undefined;

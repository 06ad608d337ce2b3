/** The faces of the characters, drawn in a field of 48 by 48: parts with a fill, each outlined, the first at the back. */

/** `paper`, `ink`, and the character's own `tint` and `shade` are filled; `line` is only drawn. */
export type Fill = "paper" | "ink" | "tint" | "shade" | "line";
export type Part = readonly [Fill, string];

export interface FaceDrawing {
  /** Tokens of the two colors that the character wears. */
  tint: string;
  shade: string;
  parts: readonly Part[];
}

/** A niche behind each portrait: neither a circle nor a square, which mean camps. */
export const NICHE = "M5 46V21a19 19 0 0 1 38 0v25z";

const HEAD = "M24 12c6 0 9.5 4.5 9.5 11S30 36 24 36s-9.5-6.5-9.5-13S18 12 24 12z";
const WIDE_HEAD = "M24 11c7 0 11 5 11 11.5S31 36 24 36s-11-7-11-13.5S17 11 24 11z";
const BODY = "M8 46c1-8 7-11 16-11s15 3 16 11z";
const EYES = "M20 23.5v.01M28 23.5v.01";

export const FACES: Readonly<Record<string, FaceDrawing>> = {
  dukat: {
    tint: "--city-2",
    shade: "--city-5",
    parts: [
      ["shade", BODY],
      ["paper", "M18.5 34.5 24 41l5.5-6.5L32 38l-5 8h-6l-5-8z"],
      ["paper", WIDE_HEAD],
      ["shade", "M13.5 25c-2.5-2-2.5-7 .5-10 .5 3 1 4 1.5 5zM34.5 25c2.5-2 2.5-7-.5-10-.5 3-1 4-1.5 5z"],
      ["line", "M17 19.5c1.5-1.5 4-1.5 5.5-.5M26 18.5c2-1.5 4.5-1 6 .5"],
      ["tint", "M28.5 20a3.7 3.7 0 1 1-.01 0zM28.5 27.5l1.5 9"],
      ["line", "M19.5 23.5v.01M28.5 23.7v.01"],
      ["line", "M24 23.5l-1.5 4.5h2.5M20.5 31.5c2 .8 4.5.8 6.5-.3"],
      ["tint", "M24 39.5a3 3 0 1 1-.01 0zM24 41.200v2.600"],
    ],
  },
  targo: {
    tint: "--city-1",
    shade: "--city-6",
    parts: [
      ["tint", BODY],
      ["shade", "M15 37c5 3.5 13 3.5 18 0l1 4c-6 3-14 3-20 0z"],
      ["paper", HEAD],
      ["shade", "M12.5 17c0-7 5-9.5 12-9.5S36 10 36 16c-8-1.5-14-1-23.5 1z"],
      ["shade", "M12.5 17c-3 .7-4.5 1.800-5 3.200 4.5-1 12.5-3 17.5-3.7z"],
      ["line", "M17.5 21.5c1.5-1 3-1 4.5-.3M26.5 19.5c1.5-1.5 3.5-1.300 4.800-.2"],
      ["line", EYES],
      ["line", "M24 24l-1.7 4h2.200"],
      ["ink", "M24 28.7c-2-1.200-5-.7-7.5 1.7 3 1.200 6 .8 7.5-.8 1.5 1.600 4.5 2 7.5.8-2.5-2.400-5.5-2.900-7.5-1.7z"],
      ["line", "M22 32.5c1.7.9 4 .6 5.300-.9"],
    ],
  },
  veta: {
    tint: "--city-8",
    shade: "--city-4",
    parts: [
      ["shade", BODY],
      ["paper", "M20 34h8v4l-4 3.5-4-3.5z"],
      ["ink", "M24 3.5a4.5 4.5 0 1 1-.01 0z"],
      ["ink", "M13 27c-2.5-11 2-16.5 11-16.5S37.5 16 35 27z"],
      ["paper", "M24 14c6 0 9 4 9 9.5S29.5 36 24 36s-9-7-9-12.5S18 14 24 14z"],
      ["ink", "M14.5 22c0-7 4-9.5 9.5-9.5S33.5 15 33.5 22c-3-1-4.5-3-5-5-2 3-8 4.5-14 5z"],
      ["tint", "M17 22.5h5.7v4H17zM25.300 22.5H31v4h-5.7zM22.7 24h2.600"],
      ["line", "M20 24.5v.01M28 24.5v.01"],
      ["line", "M24 26.5l-1 2.800h1.800M21 32.200h6"],
      [
        "paper",
        "M31.5 46v-6.5c0-1.5.3-5 1-6.5 1.5-1 1.7.5 1.7 2V31c0-2 2-2 2 0v-1.5c0-2 2.1-2 2.1 0V31c0-1.8 2-1.8 2 0v2c.3-1.5 2-1.5 1.9.2L41.5 41l-.7 5z",
      ],
      ["line", "M37.7 31v4.5M39.800 31v4.5M41.800 33v3"],
    ],
  },
  mura: {
    tint: "--now-face",
    shade: "--city-3",
    parts: [
      ["shade", BODY],
      ["tint", "M14.5 36.5 13 46h5l1-11zM33.5 36.5 35 46h-5l-1-11z"],
      ["ink", "M13.5 31c-3-3-2.5-11-.5-14h22c2 3 2.5 11-.5 14z"],
      ["paper", HEAD],
      ["tint", "M12.5 17.5C12.5 10 17.5 6 24 6s11.5 4 11.5 11.5z"],
      ["tint", "M9.5 17.5c9-2 20-2 29 0v2.300c-9-1.7-20-1.7-29 0z"],
      ["tint", "M21.5 5.5h5l.7 10.5h-6.400z"],
      ["line", EYES],
      ["line", "M18.5 27h.01M20.5 28h.01M27.5 28h.01M29.5 27h.01"],
      ["line", "M24 24.5l-1.300 3h2"],
      ["paper", "M19.5 30c3 1 6 1 9 0-.5 3-2.5 4.300-4.5 4.300S20 33 19.5 30z"],
    ],
  },
  kamrat: {
    tint: "--city-7",
    shade: "--city-1",
    parts: [
      ["tint", BODY],
      ["paper", HEAD],
      [
        "ink",
        "M14.300 23c-.8 9 3 15.5 9.7 15.5S34.5 32 33.7 23c-1 3.5-2.5 5-4.5 5.300-3-1.300-7.400-1.300-10.400 0-2-.3-3.5-1.800-4.5-5.300z",
      ],
      ["paper", "M20 31.300c2.600-1 5.400-1 8 0-.7 2-2.200 2.900-4 2.900s-3.300-.9-4-2.900z"],
      ["shade", "M11 17.5C9.5 11 17 7 25 7.5S39 13 36.5 17c-7-2.5-18-2.5-25.5.5z"],
      ["line", "M25 7.5c0-1.5.5-2.5 1.5-3"],
      ["line", "M18 20.5c1.200-1 2.800-1 4 0M26 20.5c1.200-1 2.800-1 4 0"],
      ["line", EYES],
      ["line", "M24 23.5l-1.5 3.7h2.300"],
      [
        "shade",
        "M33.5 38.5a1.5 1.5 0 0 1 2 2 1.5 1.5 0 0 1 0 2.7 1.5 1.5 0 0 1-2.7.5 1.5 1.5 0 0 1-1.800-2.200 1.5 1.5 0 0 1 2.5-3z",
      ],
    ],
  },
  loko: {
    tint: "--city-3",
    shade: "--city-2",
    parts: [
      ["tint", BODY],
      ["shade", "M17 37.5h.01M24 40v.01M24 43.5v.01"],
      ["paper", "M18.5 34.5 24 39.5l5.5-5 2.5 3-5 5-3-2.5-3 2.5-5-5z"],
      ["paper", WIDE_HEAD],
      ["tint", "M12.5 14.5 11 8.5C18 4.5 30 4.5 37 8.5l-1.5 6z"],
      ["ink", "M12 18.5c0-2 .2-3 .5-4 7-2 16-2 23 0 .3 1 .5 2 .5 4-7.5-2.5-16.5-2.5-24 0z"],
      ["shade", "M24 7l2 1.800-.8 3h-2.400l-.8-3z"],
      ["ink", "M19.5 22a1.3 1.3 0 1 1-.01 0zM28.5 22a1.3 1.3 0 1 1-.01 0z"],
      ["line", "M17 20c1-1.3 3-1.6 4.3-.9M26.7 19.1c1.3-.7 3.3-.4 4.3.9"],
      ["line", "M24 24.5l-1 2.5h1.800M20.5 30.5c1.5 2.300 5.5 2.300 7 0"],
    ],
  },
};

/** Whether a bot has a face of its own. */
export const hasFace = (bot: string | null | undefined): boolean => bot != null && bot in FACES;

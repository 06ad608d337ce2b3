/** The topics with a picture. */
export const PICTURES = ["doubles", "monopoly", "building", "sightseeing", "moving", "speed-faces"] as const;

export type PictureName = (typeof PICTURES)[number];

export function pictured(topic: string): topic is PictureName {
  return (PICTURES as readonly string[]).includes(topic);
}

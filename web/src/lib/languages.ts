/** The languages that there are words for: the server writes those that it has into the page. */
import type { Lang } from "./types.ts";

type Language = [name: string, separator: string, groupedFrom: number];

/** Those of the source that the page was built from. */
declare const __LANGUAGES__: Record<string, Language>;

const served = document.documentElement.dataset["languages"];
export const languages = (served ? JSON.parse(served) : __LANGUAGES__) as Record<Lang, Language>;
export const LANGUAGES = Object.keys(languages) as Lang[];

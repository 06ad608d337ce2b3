/** What can be done with titles, in the usual order. */
export const VERBS = ["build", "sell", "mortgage", "lift"] as const;
export type Verb = (typeof VERBS)[number];

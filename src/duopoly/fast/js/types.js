/** The types of `twin.ts`. */
export {};
